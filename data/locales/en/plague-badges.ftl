# Badges of Zombie Plague: what they are called, and what they are given for.

plague-badge-car = It Started!
plague-badge-car-about = Get away in the car
plague-badge-house = Home, Sweet Home
plague-badge-house-about = Hold out in the house
plague-badge-basement = Down Below
plague-badge-basement-about = Hold out in the basement
plague-badge-full = Room for Everyone
plague-badge-full-about = Drive off with everybody conscious
plague-badge-sealed = Nailed Shut
plague-badge-sealed-about = Close the house with nobody lost
plague-badge-unhurt = Not One Bite
plague-badge-unhurt-about = Win without any of your humans losing a life
plague-badge-carried = I've Got You
plague-badge-carried-about = Carry somebody unconscious to safety
plague-badge-slain = Gravedigger
plague-badge-slain-about = Kill { $n } zombies in one game
plague-badge-searched = In Every Drawer
plague-badge-searched-about = Search { $n } times in one game
plague-badge-built = Carpenter
plague-badge-built-about = Put up { $n } barricades in one game
plague-badge-hard = Against the Odds
plague-badge-hard-about = Win with the humans at the highest difficulty
plague-badge-dead = Hungry No More
plague-badge-dead-about = Win with the dead
plague-badge-traitor = Sorry, Friends
plague-badge-traitor-about = Get away alone as the traitor
