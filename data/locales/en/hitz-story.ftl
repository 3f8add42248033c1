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
    [one] +{ $n } survivor
   *[other] +{ $n } survivors
}
hitz-sum-group = { $n } in the group now
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
hitz-sum-points = +{ $n } VP
hitz-sum-gained = { $n ->
    [one] +{ $n } resource
   *[other] +{ $n } resources
}
hitz-sum-paid = { $n ->
    [one] −{ $n } resource
   *[other] −{ $n } resources
}
