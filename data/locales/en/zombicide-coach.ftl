# Zombicide: what the coach says in a first game, each thing when it comes.

zombicide-coach-start = Seven cards lie face down, and the diner has four doors: take all, open all, and the mission is won. You lead two survivors, the program four. Below my advice is **Do that**.
zombicide-coach-act = One survivor after the other takes a turn of three actions: a step, a search, an attack, a door, taking something.
zombicide-coach-actions = Actions are left. A survivor can do the same again; only searching is once a turn.
zombicide-coach-round = A round is over: the dead have walked towards noise or whom they see, and more have come at the spawn zones. They walk one zone, runners two; you walk three.
zombicide-coach-objective = A card lies here. Taking it costs an Action, also with zombies around. What it says is known only then.
zombicide-coach-option = A card leaves you the choice. What each option does stands below it.
zombicide-coach-near = They are next to you. Whoever stands with you when they act wounds you, without a roll. Shoot, or be gone.
zombicide-coach-held = They are upon you! Leaving costs an Action more for each of them. Strike first, then go.
zombicide-coach-room = A room without zombies can be searched, once a turn. Here only when the card of this part of the city has been taken.
zombicide-coach-card = A new card. Only what is in your hands works, with few exceptions; putting it all in order is free now.
zombicide-coach-danger = Kills and cards bring adrenaline. At seven you have a fourth Action, but the deck brings as many zombies as the most dangerous of you deserves.
zombicide-coach-wounded = You are wounded. Three wounds knock a survivor out; there is little to heal with.
zombicide-coach-down = Somebody is knocked out. Until the end of the next round anybody can take him out of here with an Action.
zombicide-coach-night = It is night: zombies see only their own zone, you see one zone far, and shots hit on a 6 only, except where light falls.
zombicide-coach-end = That was it: be quick, be quiet, and do not stay where they come. The campaign has ten missions, and what you achieve in one counts in the next.
