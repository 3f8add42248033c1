# Z-Game in 60 seconds: cards with pictures.

zgame-lesson-1-title = The Goals
zgame-lesson-1 = Every turn opens two Goals. Who alone has the most of one at its end takes it. Most Goals win.
zgame-lesson-2-title = Your round
zgame-lesson-2 = Send Fighters into quarters, fight whoever is there, then build Barricades and collect the income.
zgame-lesson-raid = Raid
zgame-lesson-slaughter = Slaughter
zgame-lesson-household = Household
zgame-lesson-3-title = A fight
zgame-lesson-3 = A Cutthroat is worth 1, cards are worth what they say. Laid cards are spent. Shots attract Zombies.
zgame-lesson-undead = Zombies: as much is enough
zgame-lesson-people = People: ties go to the attacker
zgame-lesson-4-title = Night and the end
zgame-lesson-4 = Every night feed each Fighter or lose him. After eight turns, or with eight Goals, the game is over.
zgame-lesson-night = Feed them
zgame-lesson-won = Most Goals win
