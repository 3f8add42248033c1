# Hit Z Road: headlines, one line per finished encounter, and what they are made of.

hitz-headline = **{ $who }**: { $parts }
hitz-standing = { $who } { $n }
hitz-round-over = Round { $round } is over. Survivors: { $standing }
hitz-sum-route = { $left } → { $right }
hitz-sum-kills = { $n ->
    [one] { $n } kill
   *[other] { $n } kills
}
hitz-sum-loses = { $n ->
    [one] { $n } survivor lost
   *[other] { $n } survivors lost
}
hitz-sum-joins = { $n ->
    [one] { $n } survivor joins
   *[other] { $n } survivors join
}
hitz-sum-group = { $n } left in the group
hitz-sum-token = { $token }
hitz-sum-flees = fled from { $card }
hitz-sum-collects = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $n ->
    [0] { "" }
   *[other] , { $n } VP
}
