# Zombie Plague: what the coach says in a first game, each thing when it comes.

plague-coach-start = There are two ways to win: nail up all eleven doors and windows with everybody inside and no zombie there, or search all seven places and drive off together. You lead one human, the program two others and the dead. First choose where to begin. Under **Advice** I say what I would do in your place, and **Do that** does it.
plague-coach-act = All humans act at the same time, with four actions at full lives. A step costs one; so does searching here, mostly it costs more. The turn ends by itself with your last action; when nothing more is worth doing, press **End the turn**. 🎯 (under **My hand**) says which way the others go and what that leaves to you.
plague-coach-dawn = A round is over: the dead have walked, and from now on one more comes every round. Inside the red line they can bite you next turn.
plague-coach-own = This turn is yours: what would you do? If you are stuck press **Advice**.
plague-coach-near = A zombie is close. It makes two steps and can still bite after them: stay four squares away, or strike first.
plague-coach-contact = A zombie stands beside you! A bite wounds on a 6, and of two together on a 5 or 6. Strike with what you have, or walk away: it does not hold you.
plague-coach-things = You carry something: **My things** shows what each card does. A weapon hits who stands beside you, not around corners; a firearm needs a line of sight.
plague-coach-wounded = You are wounded. The first wound costs no action, every further one does; at no lives you lie there until somebody helps. First aid is among the things to find.
plague-coach-indoors = You are inside. Doors and windows can be nailed up from either side, an action each. With every one closed, everybody inside and no zombie with you, the humans win, too.
plague-coach-barricades = A barricade stands. Nobody passes or sees through it, and only four zombies together break it.
plague-coach-searched = Everything is searched! Now to the car: you get in from B14 or E14, for two actions. Nobody is left behind. Be quick: four zombies beside the car hold it.
plague-coach-car = You are in the car. When all are in, one of you turns the key: a 6 starts it, each try an action. Zombies at the doors bite here, too, and four beside the car hold it.
plague-coach-heal = You can heal: first aid gives lives back to you or to somebody beside you, **Use a thing** names whom.
plague-coach-unconscious = Somebody lies unconscious. A first-aid kit from beside brings them back, or carry them: the car does not leave without them.
plague-coach-end = That was the first game. There are two ways to win: nail up the house, or search everything, get into the car before zombies stand around it, and drive off. Whichever it is, go where the others go. Mostly searching costs more, there may be more humans or fewer, and there are six expansions to add.
