# Zombie Plague: what the coach says in a first game, each thing when it comes.

plague-coach-start = Search all seven places, in the house, the garage and the trunk of the car, then all of you get into the car and drive off. You lead one human, the program two others and the dead. I say what I would do in your place; the button **Do that** makes that move. Near the house is a good place to begin.
plague-coach-act = All humans act at the same time, with four actions at full lives. A step costs one; searching costs one here, three in a real game. When nothing more is worth it, say that you are done.
plague-coach-dawn = A round is over: the dead have walked, and one more comes every turn. Inside the red line on the map they can reach you next time.
plague-coach-near = There is one close by. Zombies make two steps and can still bite after them. Keep more than three squares away, or strike first.
plague-coach-contact = It is upon you! They bite on a 6, two together on a 5. Strike with what you have, or walk away: nothing holds you.
plague-coach-things = You carry something. A weapon hits whatever stands beside you, not around corners; a firearm needs a line of sight. Look at a card with its command, every one has numbers of its own.
plague-coach-wounded = You are wounded. The first wound costs no action, every further one does; at no lives you lie there until somebody helps. First aid is among the things to find.
plague-coach-indoors = You are inside. Doors and windows can be nailed up from either side, an action each. With every one closed, everybody inside and nobody dead with you, the humans win as well.
plague-coach-barricades = A barricade stands. Nobody passes or sees through it, and only four zombies together break it.
plague-coach-searched = Everything is searched! Now to the car: from B14 or E14, two actions. Nobody is left behind.
plague-coach-car = You are in the car. When all are in, one of you turns the key: a 6 starts it, each try an action. It cannot leave while four zombies stand around it.
plague-coach-unconscious = Somebody lies unconscious. A first-aid kit from beside brings them back, or carry them: the car does not leave without them.
plague-coach-end = That was it: search, flee, and never stand where two can bite. In a real game searching costs three actions, there may be more humans or fewer (one or two begin with empty hands), and there are six expansions to add.
