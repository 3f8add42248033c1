# Zombies!!!: event cards: names, what they do, log lines, questions, options, statuses, effects.

## Names

zombies-card-adrenaline_rush = Adrenaline Rush
zombies-card-all_the_marbles = All the Marbles
zombies-card-alternate_food_source = Alternate Food Source
zombies-card-bad_sense_of_direction = Bad Sense of Direction
zombies-card-brain_cramp = Brain Cramp
zombies-card-butter_fingers = Butter Fingers
zombies-card-chainsaw = Chainsaw
zombies-card-claustrophobia = Claustrophobia
zombies-card-couldnt_get_worse = Just When You Thought It Couldn't Get Any Worse
zombies-card-fear = Fear
zombies-card-fire_axe = Fire Axe
zombies-card-first_aid_kit = First Aid Kit
zombies-card-grenade = Grenade
zombies-card-hey_look_a_shotgun = Hey, Look! A Shotgun!
zombies-card-hysterical_paralysis = Hysterical Paralysis
zombies-card-i_dont_think_theyre_dead = I Don't Think They're Dead
zombies-card-keys_are_still_in_it = The Keys Are Still In It
zombies-card-lots_of_ammo = Lots of Ammo
zombies-card-molotov_cocktail = Molotov Cocktail
zombies-card-much_needed_rest = Much Needed Rest
zombies-card-skateboard = Skateboard
zombies-card-slight_miscalculation = Slight Miscalculation
zombies-card-this_isnt_so_bad = This Isn't So Bad
zombies-card-were_screwed = We're Screwed
zombies-card-where_did_everybody_go = Where Did Everybody Go?
zombies-card-your_shoes_untied = Your Shoe's Untied
zombies-card-zombie_master = Zombie Master

## What they do

zombies-cardtext-adrenaline_rush = Before or during step 4 of your own turn: double your movement in this step, as long as you have points left. Or after a failed roll of your own: add 2 to it.
zombies-cardtext-all_the_marbles = Item; lay it down in the Toy Store. Discard it at any time: no zombie is moved in step 5, by anybody, until your next turn is over. If that step is running, it ends.
zombies-cardtext-alternate_food_source = Nobody fights until your next turn is over: everybody walks past zombies and stands beside them, and the helicopter can be reached even so. No zombie can be killed, not by a Grenade either, and no token taken from under one.
zombies-cardtext-bad_sense_of_direction = Pay 1 life; you need at least 2. An opponent's pawn is put on the centre of Town Square. Not against a pawn that stands there, is off the map, recovers from a knock-out, or is held by Fear in its own turn.
zombies-cardtext-brain_cramp = In an opponent's next step 4 it is you who decides where and how far the pawn goes. They neither heal nor rest nor pay to pick up tokens in it; where tokens are free (base game) they still get them. They decide their fights themselves.
zombies-cardtext-butter_fingers = An opponent loses a card in play of your choice, or up to 2 bullets.
zombies-cardtext-chainsaw = Item, weapon; lay it down in the Lawn & Garden Store. Discard it in your own turn: +2 to all your fights until this turn ends.
zombies-cardtext-claustrophobia = In step 4 of their next turn an opponent enters no building. Who stands in one has to leave it first, by a shortest way, and can neither heal nor rest before.
zombies-cardtext-couldnt_get_worse = Choose a building: a zombie comes to every room without one, as far as the bank goes.
zombies-cardtext-fear = In their next turn nothing moves an opponent's pawn. Healing and Much Needed Rest are allowed.
zombies-cardtext-fire_axe = Item, weapon; lay it down in the Fire Station. +1 to all your fights. Of Fire Axe, Chainsaw and Molotov Cocktail only the best counts, unless the table plays otherwise.
zombies-cardtext-first_aid_kit = Item; lay it down in the Hospital or the Drug Store. When a fight would cost you a life, discard it instead and roll again.
zombies-cardtext-grenade = Item, weapon; lay it down in the Army Surplus. Discard it while you stand in a building or at a door of it: all zombies in its rooms become your trophies, and then you lose 1 life. You need at least 1, and the First Aid Kit is no help.
zombies-cardtext-hey_look_a_shotgun = Item, weapon; lay it down anywhere on the map. Your next 3 fight rolls get +1 each, on top of any other weapon; then it is empty.
zombies-cardtext-hysterical_paralysis = An opponent's next turn is skipped.
zombies-cardtext-i_dont_think_theyre_dead = An opponent with trophies rolls two dice. Every die of 1 to 3 can be saved with bullets (+2 each, in the base game +1, up to 4) or rolled again for a life; in the base game the last life cannot be paid. If one stays bad, 2 trophies go back to the bank.
zombies-cardtext-keys_are_still_in_it = In your own step 4, before the first point is spent (base game: instead of the die): you have exactly 10 points, whatever else would change them. Not under Fear or Brain Cramp.
zombies-cardtext-lots_of_ammo = Item; lay it down in the Sporting Goods Store. Discard it at any time, also after a failed roll: gain 3 bullets.
zombies-cardtext-molotov_cocktail = Item, weapon; lay it down in the Gas Station. Discard it in your own turn while you stand in a building or at a door of it: +2 to your fights in its rooms until this turn ends.
zombies-cardtext-much_needed_rest = In your own step 4 instead of moving and healing: gain 2 lives, up to 5.
zombies-cardtext-skateboard = Item, weapon; lay it down in the Skate Shop. 2 more points to move with. It is no help in a fight.
zombies-cardtext-slight_miscalculation = Choose a building with zombies: as many again come to free rooms of your choice, as far as rooms and bank go.
zombies-cardtext-this_isnt_so_bad = Move one or two zombies, each to any square without a zombie.
zombies-cardtext-were_screwed = Put 10 zombies on squares without a zombie, also onto pawns.
zombies-cardtext-where_did_everybody_go = Move an opponent's pawn exactly 5 squares, on a way of your choice; they fight every zombie they meet. Not against a pawn that is off the map, recovers from a knock-out, or is held by Fear in its own turn.
zombies-cardtext-your_shoes_untied = In their next step 4 an opponent has only half the points, rounded down.
zombies-cardtext-zombie_master = Put 5 zombies on squares with neither a zombie nor a pawn.

## Statuses and effects

zombies-status-fear = Fear
zombies-status-claustrophobia = Claustrophobia
zombies-status-hysterical_paralysis = Hysterical Paralysis
zombies-status-brain_cramp = Brain Cramp
zombies-status-your_shoes_untied = Your Shoe's Untied
zombies-effect-alternate_food_source = Alternate Food Source
zombies-effect-all_the_marbles = All the Marbles

## Log

zombies-lays = { $who } lays down { $card }.
zombies-status-lies = { $status } lies on { $whom }.
zombies-status-works = { $status } takes effect on { $who }.
zombies-effect-starts = { $effect } lasts until the next turn of { $who } is over.
zombies-effect-ends = { $effect } is over.
zombies-doubles = { $who } moves twice as far in this turn.
zombies-drives = { $who } has 10 points to move with.
zombies-rests = { $n ->
    [one] { $who } rests and has { $n } life now.
   *[other] { $who } rests and has { $n } lives now.
}
zombies-misleads = { $who } pays a life, and { $whom } stands on Town Square.
zombies-fumbles = { $who } loses { $card }.
zombies-fumbles-bullets = { $n ->
    [one] { $who } loses { $n } bullet.
   *[other] { $who } loses { $n } bullets.
}
zombies-come = { $n ->
    [one] { $n } zombie comes: { $tiles }.
   *[other] { $n } zombies come: { $tiles }.
}
zombies-saws = { $who } starts the chainsaw: +2 in fights until this turn ends.
zombies-burns = { $tile } is on fire: +2 for { $who } in fights there until this turn ends.
zombies-explodes = { $n ->
    [one] The grenade takes { $n } zombie along: a trophy for { $who }.
   *[other] The grenade takes { $n } zombies along: trophies for { $who }.
}
zombies-loads = { $n ->
    [one] { $who } gains { $n } bullet.
   *[other] { $who } gains { $n } bullets.
}
zombies-rolls-repair = { $who } looks whether they are dead: { $faces }.
zombies-rerolls = { $who } rolls again: { $faces }.
zombies-repairs = { $n ->
    [one] { $who } makes sure of the { $die } with { $n } bullet; { $left } left.
   *[other] { $who } makes sure of the { $die } with { $n } bullets; { $left } left.
}
zombies-stay-dead = They are dead: { $who } keeps all trophies.
zombies-rise = { $n ->
    [one] They are not dead: { $who } returns { $n } trophy.
   *[other] They are not dead: { $who } returns { $n } trophies.
}
zombies-title-forced = { $whom } is led astray
zombies-title-repair = { $whom } makes sure of the dead

## Questions

zombies-ask-card = Play a card? One each round.
zombies-ask-card-2 = Against whom, or where?
zombies-ask-card-3 = What exactly, or where to?
zombies-ask-card-4 = And then?
zombies-ask-card-5 = And then?
zombies-ask-card-6 = And then?
zombies-ask-card-7 = And then?
zombies-ask-use = Use an item?
zombies-ask-repair = { $n ->
    [one] The dice say { $dice }, and each must be 4 at least, or { $n } trophy goes back.
   *[other] The dice say { $dice }, and each must be 4 at least, or { $n } trophies go back.
} You have { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
} and { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}.
zombies-ask-repair-2 = Which die?
zombies-option-repair-bullets = { $n ->
    [one] Save a die: { $n } bullet
   *[other] Save a die: { $n } bullets
}
    .earlier = Save a die with bullets
zombies-option-repair-life = Roll a die again: 1 life
zombies-option-repair-give = { $n ->
    [one] Give { $n } trophy back
   *[other] Give { $n } trophies back
}
    .earlier = Give up
zombies-option-die-bullets = { $n ->
    [one] The { $die }: { $n } bullet
   *[other] The { $die }: { $n } bullets
}
zombies-option-die-life = The { $die }: 1 life
zombies-option-building = { $n ->
    [one] { $tile }: { $n } more zombie
   *[other] { $tile }: { $n } more zombies
}
zombies-option-fumble = { $n ->
    [one] { $n } bullet
   *[other] { $n } bullets
}
zombies-option-charged = { $n ->
    [one] { $card } ({ $n } charge)
   *[other] { $card } ({ $n } charges)
}
zombies-option-only-one = No second zombie
