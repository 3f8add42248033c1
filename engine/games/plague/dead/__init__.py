"""The dead: how they enter, walk and attack, the cards of their player, how the program leads them (R20, R21, R23)."""
