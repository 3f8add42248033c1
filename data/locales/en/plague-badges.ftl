# Badges of Zombie Plague: what they are called, and what they are given for.

plague-badge-car = It Started!
    .about = Get away in the car
plague-badge-house = Home, Sweet Home
    .about = Hold out in the house
plague-badge-basement = Down Below
    .about = Hold out in the basement
plague-badge-full = Room for Everyone
    .about = Drive off with everybody conscious
plague-badge-sealed = Nailed Shut
    .about = Close the house with nobody lost
plague-badge-unhurt = Not One Bite
    .about = Win without any of your humans losing a life
plague-badge-carried = I've Got You
    .about = Carry somebody unconscious to safety
plague-badge-slain = Gravedigger
    .about = Kill { $n } zombies in one game
plague-badge-searched = In Every Drawer
    .about = Search { $n } times in one game
plague-badge-built = Carpenter
    .about = Put up { $n } barricades in one game
plague-badge-hard = Against the Odds
    .about = Win with the humans at the highest difficulty
plague-badge-dead = Hungry No More
    .about = Win with the dead
plague-badge-traitor = Sorry, Friends
    .about = Get away alone as the traitor
