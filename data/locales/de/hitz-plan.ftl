# Hit Z Road: die Grenze beim Bieten und die Reihenfolge der Routen, zusammen genannt; Rat als Plan.

hitz-ask-plan = Wie weit gehst du mit? Höchstens { $limit }. Bietet niemand, wählst du als Nr. { $place }. Dann bring die Routen in deine Reihenfolge.
    .kind = Grenze und Routen
    .hint = Grenze und Routen auf einmal: Das Bieten läuft von selbst, dann bekommt jede Gruppe die beste Route, die von ihrer Liste übrig ist.
    .wait = Grenze und Reihenfolge der Routen
    .word-2 = Jetzt die Routen, die beste zuerst.

hitz-ask-settle = Deine ist Route { $route }: { $left } → { $right }. Zahl { $n ->
    [one] { $n } Ressource
   *[other] { $n } beliebige Ressourcen
} für { $what ->
    [key] den Schlüssel der Route
    [both] dein Gebot und den Schlüssel der Route
   *[bid] dein Gebot
}.
hitz-pays-all = { $who } bezahlt Gebot und Route: { $what }.
hitz-step-plans = Grenzen und Routen
hitz-step-settle = Bezahlen vor der Abfahrt
hitz-setting-ranking = Routen vorab ordnen
hitz-setting-ranking-about = Mit der Grenze ordnen alle auch die Routen. Genommen werden sie in der Reihenfolge der Auktion, bezahlt vor der Abfahrt. Nur mit geheimen Grenzen und gleichzeitigen Routen.
hitz-value-ranking-off = Nein
hitz-value-ranking-on = Ja
hitz-plan-routes = { $n ->
    [0] passen
   *[other] bis { $n } bieten
} und die beste Route nehmen, die übrig ist von { $routes }
hitz-plan-route-number = { $route }
hitz-plan-route = Route { $route } nehmen und { $mix } { $what ->
    [gift] bekommen
   *[price] zahlen
}
hitz-plan-toll = { $mix } zahlen
hitz-plan-trade = { $mix } gegen { $to } tauschen
hitz-plan-adrenaline = { $throw ->
    [yes] den Molotow werfen
   *[no] den Molotow behalten
}{ $save ->
    [0] { "" }
   *[other] { $kill ->
        [0] { " " }und { $save } retten
       *[other] , { $save } retten
    }
}{ $kill ->
    [0] { "" }
   *[other] { " " }und { $kill } töten
}
