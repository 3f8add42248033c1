# Hit Z Road: headlines, one line per finished encounter, and what they are made of.

hitz-standing = { $who } { $n }
hitz-round-over = Round { $round } is over. Survivors: { $standing }
hitz-sum-kills = { $n ->
    [one] { $n } zombie killed
   *[other] { $n } zombies killed
}
hitz-sum-loses = { $n ->
    [one] { $n } survivor lost
   *[other] { $n } survivors lost
}
hitz-sum-joins = { $n ->
    [one] { $n } survivor joins
   *[other] { $n } survivors join
}
hitz-sum-group = { $n } in the group now
hitz-sum-collects = { $cards ->
    [one] { $cards } card taken
   *[other] { $cards } cards taken
}{ $n ->
    [0] , no VP
   *[other] , { $n } VP
}
hitz-travelled = **{ $who }**, { $left } → { $right }: { $n ->
    [0] nothing happened
   *[other] { $what }
}.
hitz-sum-sprung = { $n ->
    [one] { $tokens } did its harm
   *[other] { $tokens } did their harm
}
hitz-sum-flights = { $n ->
    [one] fled from { $cards }
   *[other] fled from both cards
}
hitz-sum-finds = { $n ->
    [one] { $n } resource found
   *[other] { $n } resources found
}
hitz-sum-pays = { $n ->
    [one] { $n } resource paid
   *[other] { $n } resources paid
}
hitz-sum-swaps = { $n ->
    [one] { $n } resource swapped
   *[other] { $n } resources swapped
}
hitz-sum-tokens = { $n ->
    [one] a token ({ $tokens })
   *[other] { $n } tokens ({ $tokens })
}
hitz-sum-spent = { $n ->
    [one] a token used ({ $tokens })
   *[other] { $n } tokens used ({ $tokens })
}
hitz-sum-map = { $n } VP by road map
