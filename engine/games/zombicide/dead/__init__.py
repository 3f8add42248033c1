"""The dead: which come and go, and what they do by themselves (R7)."""
