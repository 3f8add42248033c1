# Hit Z Road: Schlagzeilen, eine Zeile je beendeter Begegnung, und woraus sie bestehen.

hitz-standing = { $who } { $n }
hitz-round-over = Runde { $round } ist vorbei. Überlebende: { $standing }
hitz-sum-kills = { $n ->
    [one] { $n } Zombie getötet
   *[other] { $n } Zombies getötet
}
hitz-sum-loses = { $n ->
    [one] { $n } Überlebender verloren
   *[other] { $n } Überlebende verloren
}
hitz-sum-joins = { $n ->
    [one] +{ $n } Überlebender
   *[other] +{ $n } Überlebende
}
hitz-sum-group = jetzt { $n } in der Gruppe
hitz-travelled = **{ $who }**, { $left } → { $right }: { $n ->
    [0] nichts geschah
   *[other] { $what }
}.
hitz-sum-sprung = { $n ->
    [one] { $tokens } hat geschadet
   *[other] { $tokens } haben geschadet
}
hitz-sum-flights = { $n ->
    [one] geflohen von { $cards }
   *[other] von beiden Karten geflohen
}
hitz-sum-swaps = { $n ->
    [one] { $n } Ressource getauscht
   *[other] { $n } Ressourcen getauscht
}
hitz-sum-tokens = { $n ->
    [one] ein Chip ({ $tokens })
   *[other] { $n } Chips ({ $tokens })
}
hitz-sum-spent = { $n ->
    [one] ein Chip benutzt ({ $tokens })
   *[other] { $n } Chips benutzt ({ $tokens })
}
hitz-sum-points = +{ $n } SP
hitz-sum-gained = { $n ->
    [one] +{ $n } Ressource
   *[other] +{ $n } Ressourcen
}
hitz-sum-paid = { $n ->
    [one] −{ $n } Ressource
   *[other] −{ $n } Ressourcen
}
