# Z-Game: what is wrong with a box or a city.

zgame-fault-base = there is no Base “{ $name }” in tiles
zgame-fault-base-idle = is the Base of no gang: name it in bases
zgame-fault-base-yield = a Base has at most 3, and no Zombies
zgame-fault-deck = no card of deck “{ $deck }”
zgame-fault-order = names each gang once, not “{ $given }”
zgame-fault-mall = there is one Megamall
zgame-fault-gangs = each Base belongs to one gang
zgame-fault-layouts = there is none for 2, 3 or 4 gangs
zgame-fault-quarter = there is no quarter “{ $name }” of its own
zgame-fault-place = “{ $name }” has no place of its own in the city of { $gangs } gangs
zgame-fault-quarters = { $gangs } gangs need { $needs } quarters, there are { $n }
zgame-fault-sign = there are M, B1 to { $last }, dots and numbers like 07, not “{ $given }”
zgame-fault-bases = { $gangs } gangs have the Bases B1 to { $last }, one of each; { $n ->
    [one] { $n } is
   *[other] { $n } are
} drawn
zgame-fault-quarter-twice = a quarter lies there twice
zgame-fault-size = { $least } to { $most } quarters, not { $n }
zgame-fault-unreached = some of its places ({ $n }) cannot be got to without crossing a Base
zgame-fault-n = is { $least } to { $most } for { $op }, not { $n }
zgame-fault-only = is for { $op } only
zgame-fault-gain = food or medicine belong to gain
zgame-fault-use = “{ $op }” is no use of this phase
zgame-fault-use-twice = an operation stands there twice
zgame-fault-kind = “{ $metric }” is { $kind }
zgame-fault-max = is max for { $metrics } only
zgame-fault-at = is for mall only
