# Zombicide: what is wrong with the box or a mission.

zombicide-fault-no-text = an effect is a text
zombicide-fault-spelled-tile = there is no tile “{ $name }”: a tile is called by its number and its side, R or V, as { $like }
zombicide-fault-no-tile = there is no tile { $name }
zombicide-fault-no-zone = there is no zone { $name }
zombicide-fault-no-door = there is no door { $name }
zombicide-fault-no-doors = there are no doors { $name }
zombicide-fault-no-locked-doors = there are no locked doors { $name }
zombicide-fault-no-achievement = there is no achievement { $name }
zombicide-fault-no-companion = there is no companion { $name }
zombicide-fault-no-card = there is no equipment { $name }
zombicide-fault-no-class = there is no equipment { $name }, and it is none of ranged, melee, food, molotov, light
zombicide-fault-no-spawn = there is no spawn zone { $name }
zombicide-fault-no-light = there is no light { $name }
zombicide-fault-no-note = there is no note { $name }
zombicide-fault-no-keyword = there is no keyword { $name }
zombicide-fault-no-counter = there is no counter { $name }
zombicide-fault-no-flag = there is no flag { $name }
zombicide-fault-no-campaign-flag = there is no flag { $name } of the campaign
zombicide-fault-no-goal = there is no goal { $name } that a card reaches

## Missions

zombicide-fault-grid = rows of equal length
zombicide-fault-not-here = does not lie here: { $tiles }
zombicide-fault-merged = two zones and more become one
zombicide-fault-merged-apart = { $one } and { $other } are no streets beside one another
zombicide-fault-spawn-names = they are S1, S2 and so on
zombicide-fault-spawn-twice = another spawn zone is in { $zone }
zombicide-fault-clockwise = they are numbered clockwise, as { $order }
zombicide-fault-apart = a zone for each of { $n } survivors, who start apart
zombicide-fault-goal-doors = there are no doors of this name
zombicide-fault-goal-never = no card reaches it
zombicide-fault-goal-exit = there is no way out
zombicide-fault-word-never = no card gives { $word }
zombicide-fault-card-name = cards are called { $id }-1 and so on
zombicide-fault-card-place = lies in a zone, on a door, or is read at an hour
zombicide-fault-note-names = they are called { $id }-n1, { $id }-n2 and so on
zombicide-fault-note-place = a note has no zone, door or hour: it is read when an effect says so

## The box

zombicide-fault-tile-rows = three rows
zombicide-fault-tile-cells = the cells of “{ $zone }” do not touch
zombicide-fault-tile-border = { $border } is no such border
zombicide-fault-tile-room = { $zone } is no room
zombicide-fault-dice = weapons have dice, accuracy and damage, nothing else, and fire needs none
zombicide-fault-melee-dice = hybrids have them, nothing else
zombicide-fault-reach = ranged weapons have one, from the least to the greatest range; nothing else has
zombicide-fault-risk = only weapons that roll dice can be risked
zombicide-fault-ammo = bullets or shells, not both
zombicide-fault-noisy = only what opens doors is noisy by it
zombicide-fault-food = food gives adrenaline, nothing else does
zombicide-fault-start-trap = nobody begins with a trap: it is found in a search or a crate
zombicide-fault-levels = a number for each of the four danger levels; none for extra activations
zombicide-fault-abomination = an abomination comes alone: spawn, with 0 or 1 at each level

## What is wrong with an effect

zombicide-fault-long = it is too long: { $most } characters at most
zombicide-fault-sign = “{ $found }” means nothing here
zombicide-fault-other = { $expected ->
    [statement] a statement
    [number] a number
    [small] a number from 0 to 99
    [condition] a condition
    [argument] an argument ({ $of })
    [range] a range
    [distance] a range as in range0-3
    [party] zone or all
    [over] the end, or ';' and a statement more
   *[sign] { $expected }
} is expected, not “{ $found }”
zombicide-fault-end = { $expected ->
    [statement] a statement
    [number] a number
    [small] a number from 0 to 99
    [condition] a condition
    [argument] an argument ({ $of })
    [range] a range
    [distance] a range as in range0-3
    [party] zone or all
    [over] the end, or ';' and a statement more
   *[sign] { $expected }
} is expected, and it is over there
zombicide-fault-operation = there is no operation “{ $name }”
zombicide-fault-condition = there is no condition “{ $name }”
zombicide-fault-unconditional = one option at least must be without a condition
zombicide-fault-number = options are numbered through the effect: this is { $right }, not { $found }
zombicide-fault-takes = { $name } takes { $kinds }
zombicide-fault-takes-more = { $name } takes { $kinds }, and more of them
zombicide-fault-takes-less = { $name } takes { $kinds }; the last can be missing
zombicide-fault-takes-nothing = { $name } takes nothing
zombicide-fault-words = “{ $found }” is none of { $words }
zombicide-fault-deep = too many blocks in one another
zombicide-fault-deck = the deck { $deck } needs { $needs } cards, there are { $n }
zombicide-fault-no-tale = is missing, and so are cards (copies, equipment, keep, zombie_cards): a campaign has one or the other
zombicide-fault-no-missions = words of its own are for missions of its own: there are none
