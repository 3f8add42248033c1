# Hit Z Road in 60 seconds: the picture cards.

hitz-lesson-1-title = The goal
hitz-lesson-1 = Lead your 5 survivors to Los Angeles. Most points win, but only for those who are still alive.
hitz-lesson-sign = Los Angeles
hitz-lesson-2-title = A round
hitz-lesson-2 = Bid to choose first: everybody pays their own bid. Then take a route and play its two cards.
hitz-lesson-bid = Bid
hitz-lesson-route = Two cards
hitz-lesson-3-title = A fight
hitz-lesson-3 = Shoot first, or flee for gas. Then roll a die for each survivor, until one side is gone.
hitz-lesson-face-hit = a zombie dies
hitz-lesson-face-hitbolt = one dies, adrenaline kills another
hitz-lesson-face-bite = bitten: adrenaline saves
hitz-lesson-4-title = How it ends
hitz-lesson-4 = After 8 rounds the living count their cards. Having the most of a kind brings 3 points more.
hitz-lesson-points = Points on your cards
hitz-lesson-most = The most of …
