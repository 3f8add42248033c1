# Zombies!!!: what each kind of question is about, for players who meet it first, and why the stand-in answers as it does.

zombies-goal = Be the first in the centre of the Helipad, or collect enough trophies: each is a zombie killed.
zombies-goal-trophies = Trophies { $n } of { $of }, { $whom } { $m }
zombies-goal-trophies-best = Trophies { $n } of { $of }, the most
zombies-goal-pad = Helipad: { $n ->
    [one] { $n } square
   *[other] { $n } squares
}, { $whom } { $m }
zombies-goal-pad-best = Helipad: { $n ->
    [one] { $n } square
   *[other] { $n } squares
}, you are nearest
zombies-goal-pad-cut-off = No way leads to the Helipad
zombies-goal-pad-later = { $n ->
    [1] Helipad: not the next tile
   *[other] Helipad: not among the next { $n } tiles
}
zombies-goal-pad-among = { $n ->
    [1] Helipad: the next tile
   *[other] Helipad: among the next { $n } tiles
}
zombies-goal-pad-drawn = The Helipad has been drawn
zombies-goal-pad-never = The Helipad will not come any more

## What the coach says in a first game, each thing when it comes

zombies-coach-start = Here 5 trophies win, in a real game some twenty. I explain each thing when it comes, and say what I would do: **Do that** does it.
zombies-coach-place = Your turn begins with a new piece of the city. Roads must meet roads; where it lies decides who gets there first. What comes with it is put there by itself, unless you fill it by hand.
zombies-coach-fill = Now the new tile is filled: zombies on some squares, lives and bullets on others. Lives and bullets near a door that you will pass are as good as yours.
zombies-coach-move = You have as many points as lives, and two more. A step costs one, and picking up what lies on your square another one. Where a zombie stands you have to fight: one die, and 4 or more kills it.
zombies-coach-fight = A zombie stands on your square, so it is fought before you walk.
zombies-coach-wound = Below 4 the zombie still stands. Bullets raise the roll by 2 each; or a life is lost, and you roll again. Without lives you are knocked out and start anew on the Town Square.
zombies-coach-trophy = Your first trophy! In a real game that is one of some twenty.
zombies-coach-weak = You have hardly a life left. A life token gives one; and instead of walking you may trade two trophies for a life.
zombies-coach-card = You hold three event cards and may play one per round, even in somebody else's turn. Items are laid down in their building.
zombies-coach-item = What lies in front of you works for you until it is used up or lost.
zombies-coach-zombie = At the end of your turn three zombies move a square each, and you choose which. Bring some to you, or put them in somebody's way.
zombies-coach-discard = Each turn fills your hand up to three cards. What you throw away now makes room for a new one.
zombies-coach-status = Somebody has played a card on you. As long as it lasts, **My things** shows it with its text.
zombies-coach-helipad = The Helipad is on the map: from now on it is a race. Who stands on its centre wins at once.
zombies-coach-repair = A card makes two of your trophies rise again. Two dice are rolled: 4 or more keeps them dead, and bullets or lives mend a die.
zombies-coach-end = That was it: a tile, a walk with fights, three zombies, a card now and then. In a real game the city grows until the Helipad is drawn. Trophies buy the right to place it, and then everybody runs.
