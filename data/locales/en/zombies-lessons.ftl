# Zombies!!! in 60 seconds: the picture cards.

zombies-lesson-1-title = The goal
zombies-lesson-1 = Two ways to win: be the first in the centre of the Helipad, or kill enough zombies.
zombies-lesson-pad = The Helipad
zombies-lesson-or = or
zombies-lesson-trophies = Trophies
zombies-lesson-2-title = Your turn
zombies-lesson-2 = Lay a tile, fill your hand to three cards, walk, move zombies. The city grows for everybody.
zombies-lesson-tile = new tile
zombies-lesson-cards = cards
zombies-lesson-walk = walk
zombies-lesson-zombies = move zombies
zombies-lesson-3-title = A fight
zombies-lesson-3 = One die for each zombie in your way: 4 or more kills it, and it is your trophy.
zombies-lesson-roll-5 = 4 or more: a kill
zombies-lesson-roll-3 = each bullet adds 2
zombies-lesson-roll-2 = or lose a life and roll again
zombies-lesson-4-title = How it ends
zombies-lesson-4 = Nobody is ever out: without lives you start again, with half your trophies. Then run for it!
zombies-lesson-won = First one there
zombies-lesson-down = Knocked out
