# Labels on the board of Hit Z Road, and its description in words.

hitz-board-title = HIT Z ROAD
hitz-board-round = Round { $n }/{ $of }
hitz-board-where = { $leg } · { $level }
hitz-board-phase-auction = Auction
hitz-board-phase-route = Routes
hitz-board-phase-battle = Battle
hitz-board-phase-payment = Payment
hitz-board-phase-card = Encounter
hitz-board-phase-end = The end
hitz-board-wait = { $names }: { $what }
hitz-board-wait-several = several decisions

## Seats, resources, points

hitz-board-letter-ammo = A
hitz-board-letter-gas = G
hitz-board-letter-adr = Ad
hitz-board-vp = { $n } VP
hitz-board-total = = { $n }
hitz-board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
hitz-board-times = { $what } ×{ $n }
hitz-board-liquidated = { $bus } + Liquidator

## What a player did this round

hitz-board-out = out since round { $round }
hitz-board-on-route = route { $n }
hitz-board-highest = highest bid: { $n }
hitz-board-passed = { $n ->
    [0] passed
   *[other] passed on { $n }
}
hitz-board-bids = { $n ->
    [0] no bid yet
   *[other] bid: { $n }
}
hitz-board-pays = pays { $n }
hitz-board-paid = { $n ->
    [0] pays nothing
   *[other] paid { $n }
}
hitz-board-thinking = limit: still thinking
hitz-board-ready = limit: set

## Cards that have been played

hitz-board-won = { $vp ->
    [0] taken
   *[other] { $vp } VP
}
hitz-board-fled = fled
hitz-board-lost = lost

## Battle

hitz-board-horde = horde { $n }
hitz-board-melee = melee round { $n }
hitz-board-next-dice = next roll
hitz-board-needed = { $n ->
    [one] { $n } more hit to win
   *[other] { $n } more hits to win
}
hitz-board-none-left = No zombie is left
hitz-board-can-shoot = shoot
hitz-board-can-flee = flee ({ $n } gas)
hitz-board-can-fight = fight
hitz-board-can-molotov = Molotov
hitz-board-can-save = save up to { $n }
hitz-board-can-kill = kill up to { $n }

## Deck

hitz-board-deck = Left in the deck: I { $one } · II { $two } · III { $three }

## End of the game

hitz-board-from-cards = cards { $n }
hitz-board-bonus = bonus { $n }
hitz-board-sets = complete sets { $n }

## Close-up of a card

hitz-board-mark = { $level } · { $mark } (only with four players)

## The board in words

hitz-board-icon-hit = [crosshair]
hitz-board-icon-bite = [skull]
hitz-board-icon-death = [skull and crossbones]
hitz-board-face-blank = blank
hitz-board-face-bolt = lightning
hitz-board-face-hit = kill
hitz-board-face-hitbolt = kill and lightning
hitz-board-face-bite = bite
hitz-board-face-death = death
hitz-board-alt-now = { $phase }. { $heading }
hitz-board-alt-round = Round { $n } of { $of }, { $leg }, { $level }.
hitz-board-alt-battle = { $who }, battle: { $what }; zombies left { $left } of { $of }.
hitz-board-alt-red-dice = red dice: { $faces }
hitz-board-alt-black-dice = dice: { $faces }
hitz-board-alt-rolled = Last roll – { $dice }.
hitz-board-alt-next-dice = Next roll: { $red } red, { $black } black.
hitz-board-alt-choices = Possible: { $what }.
hitz-board-alt-auction = Bids: { $bids }.
hitz-board-alt-route = Route { $n }{ $note }:
hitz-board-alt-key = key +{ $n }
hitz-board-alt-gift = gives { $n }
hitz-board-alt-cost = costs { $n }
hitz-board-alt-back = face down ({ $level })
hitz-board-alt-red-text = battle rule: { $text }
hitz-board-automated = played by the stand-in

## What the marks mean

hitz-board-legend = What the marks mean
hitz-board-legend-ammo = Ammo: shoot once before the melee, 2 dice for each
hitz-board-legend-gas = Gas: for 2 you flee, and the card is lost
hitz-board-legend-adr = Adrenaline: saves the bitten, finishes off a zombie
hitz-board-legend-survivor = Survivor: a die each in melee. Without any you are out
hitz-board-legend-loss = Survivors that have just been lost
hitz-board-legend-crowd = Zombies on the card: kill them all to collect it
hitz-board-legend-horde = A horde: in melee as many of your dice are red as it has skulls
hitz-board-legend-key = A key: the route costs this many resources more, of any kind
hitz-board-legend-cost = What the route costs you when you play alone, in resources of any kind
hitz-board-legend-gift = What the route gives you when you play alone, in resources of any kind
hitz-board-legend-blank = { hitz-face-blank }: nothing happens
hitz-board-legend-bolt = { hitz-face-bolt }: 1 adrenaline kills a zombie
hitz-board-legend-hit = { hitz-face-hit }: a zombie dies
hitz-board-legend-hitbolt = { hitz-face-hitbolt }: a zombie dies, 1 adrenaline kills another
hitz-board-legend-bite = { hitz-face-bite }: a survivor is bitten, 1 adrenaline saves them
hitz-board-legend-death = { hitz-face-death }, only on red dice: a survivor is lost, nothing helps
hitz-board-legend-bus = { hitz-about-token-bus }
hitz-board-legend-molotov = { hitz-about-token-molotov }
hitz-board-legend-map = { hitz-about-token-map }
hitz-board-legend-rifle = { hitz-about-token-rifle }
hitz-board-legend-fanatic = { hitz-about-token-fanatic }
hitz-board-legend-toxic = { hitz-about-token-toxic }
hitz-board-legend-wound = { hitz-about-token-wound }
hitz-board-legend-rule = Red text: a rule for the battle on this card only
