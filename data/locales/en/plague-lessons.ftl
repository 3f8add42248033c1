# Zombie Plague in 60 seconds: the picture cards.

plague-lesson-1-title = Get away
plague-lesson-1 = Search all seven places, all get into the car (from beside a door, 2 actions), start it with a 6 and drive off. Four zombies around hold it. Or nail up the house with everybody inside.
plague-lesson-car = Searched, all in the car
plague-lesson-house = All in a closed house
plague-lesson-2-title = Your turn
plague-lesson-2 = The more lives, the more actions, and everything costs some. All humans act in the same turn, in any order; then the zombies.
plague-lesson-step = Step
plague-lesson-fight = Attack
plague-lesson-search = Search
plague-lesson-barricade = Barricade
plague-lesson-3-title = A fight
plague-lesson-3 = One action, one die. Every weapon has numbers of its own; these are the bat’s. A 1 is an Oops.
plague-lesson-oops = Oops: lose an action
plague-lesson-miss = Miss
plague-lesson-push = Pushed away
plague-lesson-kill = Killed
plague-lesson-4-title = The zombies
plague-lesson-4 = Each takes two steps and bites, or bites twice if beside you, around corners too: a 6 wounds, a 5 as well if two bite you. When no human is conscious, they have won.
plague-lesson-reach = Two steps and a bite
plague-lesson-four = Four break a barricade
