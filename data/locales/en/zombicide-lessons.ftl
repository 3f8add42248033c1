# Zombicide in 60 seconds: the picture cards.

zombicide-lesson-1-title = Together
zombicide-lesson-1 = Six survivors, one mission, all win or lose together: take its cards, open its doors, get away.
zombicide-lesson-card = Objective card
zombicide-lesson-exit = Exit
zombicide-lesson-2-title = Your turn
zombicide-lesson-2 = Three actions each: walk, search, open, fight. Kills give adrenaline, and adrenaline gives skills.
zombicide-lesson-walk = Move
zombicide-lesson-search = Search
zombicide-lesson-door = Door
zombicide-lesson-fight = Fight
zombicide-lesson-3-title = A fight
zombicide-lesson-3 = Roll the weapon’s dice and reach its number. Dare to add the risk dice: a break costs you the weapon.
zombicide-lesson-hit = 4 and more: a hit
zombicide-lesson-miss = Less: a miss
zombicide-lesson-break = A break: weapon lost
zombicide-lesson-4-title = The zombies
zombicide-lesson-4 = They bite, or come to where they see you or hear noise, and more appear. Help up in time who falls.
zombicide-lesson-noise = Noise draws them
zombicide-lesson-fallen = One round to help
