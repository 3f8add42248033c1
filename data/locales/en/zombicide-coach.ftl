# Zombicide: what the coach says in a first game, each thing when it comes.

zombicide-coach-start = Seven cards lie face down, and the diner has four doors: take all, open all, and the mission is won. You lead two survivors, the program four. Below my advice is **Do that**.
zombicide-coach-act = One survivor after the other takes a turn of three actions: a step, a search, an attack, a door, taking something.
zombicide-coach-actions = Actions are left. A survivor can do the same again; only searching is once a turn.
zombicide-coach-round = A round is over: the dead have walked towards noise or whom they see, and more have come at the spawn zones. They walk one zone, runners two; you walk three.
zombicide-coach-objective = A card lies here. Taking it costs an Action, also with zombies around. What it says is known only then.
zombicide-coach-option = A card leaves you the choice. What each option does stands below it.
zombicide-coach-near = They are next to you. Whoever stands with you when they act wounds you, without a roll. Shoot, or be gone.
zombicide-coach-attack = Zombies in reach: roll the weapon’s dice. Each that shows its number or more hits, and a hit kills one whom its damage is enough for. Kills give adrenaline.
zombicide-coach-risk = Risk adds dice that can hit too, but a 1 on one of them breaks the weapon. Risk what you can spare, never your only way to open doors.
zombicide-coach-door = A tool in your hand opens doors for an Action. The first door of a building wakes it: for each striped room inside a zombie card is drawn.
zombicide-coach-crate = A crate holds one of the best weapons and costs an Action. In this mission the objective cards of its tile come first: tile 4R is all zones from 4R.A to 4R.e.
zombicide-coach-held = They are upon you! Each of them costs you an Action more if you leave, and wounds you if you stay. Strike first, then go.
zombicide-coach-room = A room without zombies can be searched, once a turn: you draw a card. In this mission only when the objective cards of the tile have been taken: tile 4R is all zones from 4R.A to 4R.e.
zombicide-coach-card = A new card. Only what is in your two hands works, with few exceptions; putting it all in order is free now.
zombicide-coach-danger = Seven adrenaline: level yellow, and its skill is a fourth Action. At 19 and 43 you choose one more. But zombie cards now bring as many as the most dangerous of you deserves.
zombicide-coach-wounded = A wound: one heart less. At none a survivor falls, loses all cards and must be carried out within a round. And there is little to heal with.
zombicide-coach-down = Somebody is knocked out. Until the end of the next round anybody can take him out of here with an Action.
zombicide-coach-night = It is night: zombies see only their own zone, you see one zone far, and shots hit on a 6 only, except where light falls.
zombicide-coach-end = That was it: be quick, be quiet, and do not stay where they come. The campaign has ten missions, and what you achieve in one counts in the next.
