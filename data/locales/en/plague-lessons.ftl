# Zombie Plague in 60 seconds: the picture cards.

plague-lesson-1-title = Get away
plague-lesson-1 = Search all seven places, get into the car together and drive off. Or nail up the house with everybody inside.
plague-lesson-car = Searched, all in the car
plague-lesson-house = All in a closed house
plague-lesson-2-title = Your turn
plague-lesson-2 = Lives give actions, and actions are spent on everything. All humans act at the same time, in any order.
plague-lesson-step = Step
plague-lesson-fight = Attack
plague-lesson-search = Search
plague-lesson-barricade = Barricade
plague-lesson-3-title = A fight
plague-lesson-3 = One action, one die. Every weapon has its own numbers: this is the bat. A 1 is an Oops.
plague-lesson-oops = Oops: lose an action
plague-lesson-miss = Miss
plague-lesson-push = Pushed away
plague-lesson-kill = Killed
plague-lesson-4-title = The zombies
plague-lesson-4 = They walk two squares or bite, also around corners. Nobody conscious left: they have won.
plague-lesson-reach = Two steps, then a bite
plague-lesson-four = Four break a barricade
