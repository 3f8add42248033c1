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

zombies-cardtext-adrenaline_rush = Before or during your own move, as long as you have points left: double your points. Or after a failed roll of your own: add 2 to it.
zombies-cardtext-all_the_marbles = Lay it down in the Toy Store. { zombies-deed-all_the_marbles }
zombies-cardtext-alternate_food_source = Nobody fights until your next turn is over: everybody walks past zombies or stops beside them, and the centre of the Helipad wins even with a zombie on it. No zombie can be killed in any way, and no token can be taken from under one.
zombies-cardtext-bad_sense_of_direction = Pay { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }, and keep one at least. An opponent's pawn is put on the centre of tile 0, where all began. Not against a pawn that stands there, is off the map, recovers from a knock-out, or is held by a card in its own turn.
    .earlier = Pay 1 life; you need at least 2. An opponent's pawn is put on the centre of tile 0, where all began. Not against a pawn that stands there, is off the map, recovers from a knock-out, or is held by a card in its own turn.
zombies-cardtext-brain_cramp = In an opponent's next move you decide where and how far the pawn goes. During that move they neither heal nor rest nor pay for tokens; where tokens are free (base game) they still get them. They decide their fights themselves.
zombies-cardtext-butter_fingers = An opponent loses a card in play of your choice, or up to { $n ->
        [one] { $n } bullet
       *[other] { $n } bullets
    }.
    .earlier = An opponent loses a card in play of your choice, or up to 2 bullets.
zombies-cardtext-chainsaw = Lay it down in the Lawn & Garden Store. { zombies-deed-chainsaw }
    .earlier = Lay it down in the Lawn & Garden Store. Discard it in your own turn: +2 to all your fights until this turn ends.
zombies-cardtext-claustrophobia = In their next turn an opponent enters no building on their move. If they stand in one, they have to leave it first, by a shortest way, and can neither heal nor rest before.
zombies-cardtext-couldnt_get_worse = Choose a building: a zombie appears in every room without one, as far as the bank goes.
zombies-cardtext-fear = In their next turn nothing moves an opponent's pawn. Healing and resting are allowed.
zombies-cardtext-fire_axe = Lay it down in the Fire Station. { zombies-deed-fire_axe }
    .earlier = Lay it down in the Fire Station. +1 to all your fights. Of Fire Axe, Chainsaw and Molotov Cocktail only the best counts, unless the table plays otherwise.
zombies-cardtext-first_aid_kit = Lay it down in the Hospital or the Drug Store. { zombies-deed-first_aid_kit }
zombies-cardtext-grenade = Lay it down in the Army Surplus. { zombies-deed-grenade }
zombies-cardtext-hey_look_a_shotgun = Lay it down anywhere on the map. { zombies-deed-hey_look_a_shotgun }
    .earlier = Lay it down anywhere on the map. Your next 3 fight rolls get +1 each, on top of any other weapon; then it is empty.
zombies-cardtext-hysterical_paralysis = An opponent's next turn is skipped.
zombies-cardtext-i_dont_think_theyre_dead = An opponent with trophies rolls { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }. Every die of 1 to 3 can be saved with bullets (+2 each, in the base game +1, up to 4) or rolled again for a life; in the base game the last life cannot be paid. If one stays bad, 2 trophies go back to the bank.
    .earlier = An opponent with trophies rolls two dice. Every die of 1 to 3 can be saved with bullets (+2 each, in the base game +1, up to 4) or rolled again for a life; in the base game the last life cannot be paid. If one stays bad, 2 trophies go back to the bank.
zombies-cardtext-keys_are_still_in_it = In your own turn, before you spend a point (base game: instead of the die): you have exactly { $n ->
        [one] { $n } point
       *[other] { $n } points
    } to move with, whatever else would change them. Not if a card holds you or an opponent leads you.
    .earlier = In your own turn, before you spend a point (base game: instead of the die): you have exactly 10 points to move with, whatever else would change them. Not under Fear or Brain Cramp.
zombies-cardtext-lots_of_ammo = Lay it down in the Sporting Goods Store. { zombies-deed-lots_of_ammo }
    .earlier = Lay it down in the Sporting Goods Store. Discard it at any time, also after a failed roll: gain 3 bullets.
zombies-cardtext-molotov_cocktail = Lay it down in the Gas Station. { zombies-deed-molotov_cocktail }
    .earlier = Lay it down in the Gas Station. Discard it in your own turn while you stand in a building or at one of its doors: +2 to your fights in its rooms until this turn ends.
zombies-cardtext-much_needed_rest = In your own turn, instead of moving or healing: gain { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }, up to 5.
    .earlier = In your own turn, instead of moving or healing: gain 2 lives, up to 5.
zombies-cardtext-skateboard = Lay it down in the Skate Shop. { zombies-deed-skateboard }
    .earlier = Lay it down in the Skate Shop. 2 more points to move with. It is no help in a fight.
zombies-cardtext-slight_miscalculation = Choose a building with zombies: just as many more appear in free rooms of your choice, as long as there are rooms and zombies left.
zombies-cardtext-this_isnt_so_bad = Move { $n ->
        [one] a zombie to any square without one.
       *[other] up to { $n } zombies, each to any square without a zombie.
    }
    .earlier = Move one or two zombies, each to any square without a zombie.
zombies-cardtext-were_screwed = Put { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    } on squares without a zombie, also onto pawns.
    .earlier = Put 10 zombies on squares without a zombie, also onto pawns.
zombies-cardtext-where_did_everybody_go = Move an opponent's pawn exactly { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }, on a way of your choice; they fight every zombie they meet. Not against a pawn that is off the map, recovers from a knock-out, or is held by a card in its own turn.
    .earlier = Move an opponent's pawn exactly 5 squares, on a way of your choice; they fight every zombie they meet. Not against a pawn that is off the map, recovers from a knock-out, or is held by Fear in its own turn.
zombies-cardtext-your_shoes_untied = In their next move an opponent has only half the points, rounded down.
zombies-cardtext-zombie_master = Put { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    } on squares with neither a zombie nor a pawn.
    .earlier = Put 5 zombies on squares with neither a zombie nor a pawn.

## What items do once they lie there, as on the cards of towns that people write

zombies-cardtext-laid = Lay it down in: { $needs }. { $text }
zombies-cardtext-anywhere = Lay it down anywhere on the map. { $text }
zombies-deed-all_the_marbles = Discard it at any time: nobody moves zombies until your next turn is over. If somebody is moving them just now, that ends.
zombies-deed-chainsaw = Discard it in your own turn: +{ $n } to all your fights until this turn ends.
    .earlier = Discard it in your own turn: +2 to all your fights until this turn ends.
zombies-deed-fire_axe = +{ $n } to all your fights. Of weapons like it only the best counts, unless the table plays otherwise.
zombies-deed-first_aid_kit = When a fight would cost you a life, discard it instead and roll again.
zombies-deed-grenade = Discard it while you stand in a building or at one of its doors: all zombies in its rooms become your trophies, and then you lose 1 life. You need at least 1, and no card saves it.
zombies-deed-hey_look_a_shotgun = Your { $n ->
        [one] next fight roll gets +1
       *[other] next { $n } fight rolls get +1 each
    }, on top of any other weapon; then it is empty.
zombies-deed-lots_of_ammo = Discard it at any time, also after a failed roll: gain { $n ->
        [one] { $n } bullet
       *[other] { $n } bullets
    }.
zombies-deed-molotov_cocktail = Discard it in your own turn while you stand in a building or at one of its doors: +{ $n } to your fights in its rooms until this turn ends.
    .earlier = Discard it in your own turn while you stand in a building or at one of its doors: +2 to your fights in its rooms until this turn ends.
zombies-deed-skateboard = { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    } to move with. It is no help in a fight.

## What they do, in a line

zombies-does-adrenaline_rush = Twice the points to walk with in this turn, or +2 to your own failed roll
zombies-does-all_the_marbles = Item (Toy Store). { zombies-brief-all_the_marbles }
zombies-does-alternate_food_source = Nobody fights until your next turn is over: everybody walks past zombies
zombies-does-bad_sense_of_direction = Pay { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }: an opponent is back on tile 0, where all began
    .earlier = Pay 1 life: an opponent is back on tile 0, where all began
zombies-does-brain_cramp = You decide where an opponent goes in their next move
zombies-does-butter_fingers = An opponent loses an item of your choice, or up to { $n ->
        [one] { $n } bullet
       *[other] { $n } bullets
    }
    .earlier = An opponent loses an item of your choice, or up to 2 bullets
zombies-does-chainsaw = Weapon (Lawn & Garden Store). { zombies-brief-chainsaw }
    .earlier = Weapon (Lawn & Garden Store). Discard it: +2 in all fights of your turn
zombies-does-claustrophobia = An opponent enters no building in their next turn
zombies-does-couldnt_get_worse = A zombie appears in every free room of a building
zombies-does-fear = An opponent's pawn stands still in their next turn
zombies-does-fire_axe = Weapon (Fire Station). { zombies-brief-fire_axe }
    .earlier = Weapon (Fire Station). While it lies before you: +1 in all your fights
zombies-does-first_aid_kit = Item (Hospital, Drug Store). { zombies-brief-first_aid_kit }
zombies-does-grenade = Weapon (Army Surplus). { zombies-brief-grenade }
zombies-does-hey_look_a_shotgun = Weapon, laid down anywhere. { zombies-brief-hey_look_a_shotgun }
    .earlier = Weapon, laid down anywhere. +1 to your next 3 fight rolls
zombies-does-hysterical_paralysis = An opponent's next turn is skipped
zombies-does-i_dont_think_theyre_dead = An opponent rolls { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } and may lose 2 trophies
    .earlier = An opponent rolls two dice and may lose 2 trophies
zombies-does-keys_are_still_in_it = Exactly { $n ->
        [one] { $n } point
       *[other] { $n } points
    } to walk with, before your first step
    .earlier = Exactly 10 points to walk with, before your first step
zombies-does-lots_of_ammo = Item (Sporting Goods Store). { zombies-brief-lots_of_ammo }
    .earlier = Item (Sporting Goods Store). Discard it: 3 bullets, also after a failed roll
zombies-does-molotov_cocktail = Weapon (Gas Station). { zombies-brief-molotov_cocktail }
    .earlier = Weapon (Gas Station). Discard it at a building: +2 in your fights there this turn
zombies-does-much_needed_rest = { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }, up to 5, instead of walking
    .earlier = 2 lives, up to 5, instead of walking
zombies-does-skateboard = Item (Skate Shop). { zombies-brief-skateboard }
    .earlier = Item (Skate Shop). 2 more points to walk with
zombies-does-slight_miscalculation = In a building with zombies just as many more appear
zombies-does-this_isnt_so_bad = Put { $n ->
        [one] a zombie
       *[other] up to { $n } zombies
    } wherever you like
    .earlier = Put one or two zombies wherever you like
zombies-does-were_screwed = { $n ->
        [one] { $n } zombie appears
       *[other] { $n } zombies appear
    } on free squares, also beside pawns
    .earlier = 10 zombies appear on free squares, also beside pawns
zombies-does-where_did_everybody_go = You lead an opponent { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }; they fight every zombie on the way
    .earlier = You lead an opponent 5 squares; they fight every zombie on the way
zombies-does-your_shoes_untied = An opponent has half the points in their next move
zombies-does-zombie_master = { $n ->
        [one] { $n } zombie appears
       *[other] { $n } zombies appear
    } on squares with neither a zombie nor a pawn
    .earlier = 5 zombies appear on squares with neither a zombie nor a pawn

zombies-does-laid = { $weapon ->
    [1] Weapon
   *[0] Item
} ({ $needs }). { $text }
zombies-does-anywhere = { $weapon ->
    [1] Weapon
   *[0] Item
}, laid down anywhere. { $text }
zombies-brief-all_the_marbles = Discard it: no zombie is moved until your next turn is over
zombies-brief-chainsaw = Discard it: +{ $n } in all fights of your turn
    .earlier = Discard it: +2 in all fights of your turn
zombies-brief-fire_axe = While it lies before you: +{ $n } in all your fights
zombies-brief-first_aid_kit = Discard it instead of a life in a fight, and roll again
zombies-brief-grenade = 1 life, and all zombies of a building beside you are trophies
zombies-brief-hey_look_a_shotgun = +1 to your { $n ->
        [one] next fight roll
       *[other] next { $n } fight rolls
    }
zombies-brief-lots_of_ammo = Discard it: { $n ->
        [one] { $n } bullet
       *[other] { $n } bullets
    }, also after a failed roll
zombies-brief-molotov_cocktail = Discard it at a building: +{ $n } in your fights there this turn
    .earlier = Discard it at a building: +2 in your fights there this turn
zombies-brief-skateboard = { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    } to walk with

## Statuses and effects

zombies-effect-alternate_food_source = Alternate Food Source
zombies-effect-all_the_marbles = All the Marbles

## Log

zombies-lays = { $who } lays down { $card }.
zombies-suffers-fear = not a step in the next turn, only healing or resting
zombies-suffers-claustrophobia = no entering buildings in the next turn, and from inside one the way out comes first
zombies-suffers-hysterical_paralysis = the next turn is missed
zombies-suffers-brain_cramp = an opponent decides where the next move goes
zombies-suffers-your_shoes_untied = half the points in the next move
zombies-lies-fear = { $card }: { $whom } will not move in the next turn; healing and resting are allowed.
    .earlier = Fear: { $whom } will not move in the next turn; healing and resting are allowed.
zombies-lies-claustrophobia = { $card }: { $whom } will enter no building in the next turn, and has to leave one first.
    .earlier = Claustrophobia: { $whom } will enter no building in the next turn, and has to leave one first.
zombies-lies-hysterical_paralysis = { $card }: { $whom } will miss the next turn.
    .earlier = Hysterical Paralysis: { $whom } will miss the next turn.
zombies-lies-brain_cramp = { $card }: in the next move { $whom } will go where an opponent says.
    .earlier = Brain Cramp: in the next move { $whom } will go where an opponent says.
zombies-lies-your_shoes_untied = { $card }: { $whom } will have half the points in the next move.
    .earlier = Your Shoe's Untied: { $whom } will have half the points in the next move.
zombies-works-fear = { $card }: { $who } cannot move in this turn.
    .earlier = Fear: { $who } cannot move in this turn.
zombies-works-claustrophobia = { $card }: { $who } enters no building in this turn.
    .earlier = Claustrophobia: { $who } enters no building in this turn.
zombies-works-brain_cramp = { $card }: { $who } goes where an opponent says.
    .earlier = Brain Cramp: { $who } goes where an opponent says.
zombies-works-your_shoes_untied = { $card }: { $who } has half the points to walk with.
    .earlier = Your Shoe's Untied: { $who } has half the points to walk with.
zombies-starts-alternate_food_source = { $who } plays { $card }: nobody fights until the next turn of { $who } is over.
    .earlier = { $who } plays Alternate Food Source: nobody fights until the next turn of { $who } is over.
zombies-starts-all_the_marbles = { $who } discards { $card }: no zombie is moved until the next turn of { $who } is over.
    .earlier = { $who } scatters All the Marbles: no zombie is moved until the next turn of { $who } is over.
zombies-effect-ends = { $effect } is over.
zombies-doubles = { $who } moves twice as far in this turn.
zombies-drives = { $n ->
    [one] { $who } has { $n } point to move with.
   *[other] { $who } has { $n } points to move with.
}
    .earlier = { $who } has 10 points to move with.
zombies-rests = { $n ->
    [one] { $who } rests and has { $n } life now.
   *[other] { $who } rests and has { $n } lives now.
}
zombies-misleads = { $who } pays a life, and { $whom } is back on { $at }.
    .earlier = { $who } pays a life, and { $whom } is back on the Town Square.
zombies-misleads-for = { $who } pays { $n } lives, and { $whom } is back on { $at }.
zombies-fumbles = { $who } loses { $card }.
zombies-fumbles-bullets = { $n ->
    [one] { $who } loses { $n } bullet
   *[other] { $who } loses { $n } bullets
}, { $left } left.
    .earlier = { $n ->
        [one] { $who } loses { $n } bullet.
       *[other] { $who } loses { $n } bullets.
    }
zombies-come = { $n ->
    [one] { $who } plays { $card }: { $n } more zombie ({ $tiles }).
   *[other] { $who } plays { $card }: { $n } more zombies ({ $tiles }).
}
    .earlier = { $n ->
        [one] { $n } zombie comes: { $tiles }.
       *[other] { $n } zombies come: { $tiles }.
    }
zombies-beset = { $who } plays “{ $card }”: a zombie stands on the square of { $whom } now. Whoever is still there at the start of their next turn has to fight it.
    .earlier = A zombie stands on the square of { $whom } now. Whoever is still there at the start of their next turn has to fight it.
zombies-saws = { $who } discards { $card }: +{ $n } in all own fights until this turn ends.
    .earlier = { $who } discards the Chainsaw: +2 in all own fights until this turn ends.
zombies-burns = { $who } discards { $card }: +{ $n } in own fights until this turn ends, at { $tile }.
    .earlier = { $who } throws the Molotov Cocktail: +2 in own fights until this turn ends, at { $tile }.
zombies-explodes = { $n ->
    [one] { $who } discards { $card } and kills { $n } zombie: trophies now { $total }.
   *[other] { $who } discards { $card } and kills { $n } zombies: trophies now { $total }.
}
    .earlier = { $n ->
        [one] The grenade takes { $n } zombie along: a trophy for { $who }.
       *[other] The grenade takes { $n } zombies along: trophies for { $who }.
    }
zombies-loads = { $n ->
    [one] { $who } discards { $card }: { $n } bullet more, { $left } now.
   *[other] { $who } discards { $card }: { $n } bullets more, { $left } now.
}
    .earlier = { $n ->
        [one] { $who } gains { $n } bullet.
       *[other] { $who } gains { $n } bullets.
    }
zombies-odds-rise = has to pay or give trophies back { $p }
zombies-rolls-repair = { $who } rolls for the trophies, 4+ needed: { $faces } ({ $luck }).
    .earlier = { $who } rolls for the trophies: { $faces }.
zombies-rerolls = { $who } rolls again, 4+ needed: { $faces } ({ $luck }).
    .earlier = { $who } rolls again: { $faces }.
zombies-repairs = { $n ->
    [one] { $who } saves the die of { $die } with { $n } bullet; { $left } left.
   *[other] { $who } saves the die of { $die } with { $n } bullets; { $left } left.
}
zombies-stay-dead = They stay dead: { $who } keeps all trophies.
zombies-rise = { $n ->
    [one] They are not dead: { $who } returns { $n } trophy
   *[other] They are not dead: { $who } returns { $n } trophies
}, { $left } left.
    .earlier = { $n ->
        [one] They are not dead: { $who } returns { $n } trophy.
       *[other] They are not dead: { $who } returns { $n } trophies.
    }
zombies-title-forced = { $whom } is led astray
zombies-title-repair = { $whom } makes sure of the dead

## Questions

zombies-ask-card = Play a card? One each round.
    .kind = Play a card
    .rule = R13.2
    .verb = Play
    .choose = Play a card…
    .hint = One card per round, also in another's turn. Items are laid down in the building they belong to.
    .plan = play { $card } on { $whom }
    .plan-self = play { $card }
    .plan-lay = lay down { $card }
    .plan-squares = play { $card }: zombies on { $at }
    .plan-zombies = play { $card }: { $at }
    .plan-way = play { $card } on { $whom }: { $at }
    .plan-bullets = play { $card } on { $whom }, who loses bullets
    .plan-item = play { $card } on { $whom }, who loses { $item }
    .why-item = From now on it works for you.
    .why-against = { $near ->
        [1] { $whom } is about to win, and this costs time.
       *[0] { $whom } stands best, and a card kept for ever helps nobody.
    }
    .why-adrenaline_rush = With twice the points you reach the Helipad in this turn.
    .why-alternate_food_source = Nobody fights for a while, so you can walk right through them to the Helipad.
    .why-keys_are_still_in_it = Its points take you where your own would not.
    .why-much_needed_rest = Your lives are few: a rest is worth a turn.
    .why-couldnt_get_worse = More zombies: in the way of { $whom }, or as prey for you.
    .why-slight_miscalculation = More zombies: in the way of { $whom }, or as prey for you.
    .why-were_screwed = More zombies: in the way of { $whom }, or as prey for you.
    .why-zombie_master = More zombies: in the way of { $whom }, or as prey for you.
    .why-this_isnt_so_bad = A zombie out of your way, or into that of { $whom }.
    .whom = On whom?
    .loses = What is lost?
    .step = Step { $n } of { $of }: where to?
    .building = In which building?
    .squares = { $n ->
        [one] { $n } zombie: on which square?
       *[other] { $n } zombies: on which squares?
    }
    .zombie = Which zombie?
    .square = Where does it go?
    .zombie-more = Another one?

zombies-ask-use = Use an item?
    .kind = Use an item
    .rule = R14.4
    .verb = Use
    .hint = What lies in front of you can be used when it suits you, and is then gone.
    .why-grenade = { $n ->
        [one] One life for a trophy without a roll.
       *[other] One life for { $n } trophies, without a roll.
    }
    .why-lots_of_ammo = You are nearly out of bullets.
    .why-chainsaw = Many zombies are at hand, and it makes most rolls a kill.
    .why-molotov_cocktail = The building is full, and it makes most rolls in it a kill.
    .why-all_the_marbles = The Helipad is near: now no zombie steps in your way.
    .plan = discard { $card } and use it

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
    .kind = Mend the dice
    .rule = D13
    .hint = Dead zombies rise, unless you mend the dice with bullets or lives: 4 or more keeps your trophies.
    .wait = save the trophies?
    .word-2 = Which die?
    .why = { $what ->
        [bullets] A bullet or two for two trophies is a good price.
        [life] A life for the trophies is a good price.
       *[give] Mending the dice would cost more than the trophies are worth.
    }

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
zombies-option-only-one = No more zombies
