# The end: who stands where, and what is honoured.

hitz-end-standing = { $n } VP ({ $more ->
    [0] all from cards
   *[other] cards { $cards }, bonus { $more }
}) · { $survivors }
hitz-end-standing-solo = { $n } VP (cards { $cards }, complete sets { $more }) · { $survivors }
hitz-end-standing-out = out in round { $round }
hitz-award-kills = Most zombies: { $whom } – { $n }
hitz-award-gains = Best scavenger: { $whom } – { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
hitz-award-loses = Hardest road: { $whom } – { $n ->
    [one] { $n } survivor lost
   *[other] { $n } survivors lost
}
