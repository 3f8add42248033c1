# Beschriftungen auf dem Brett von Hit Z Road, und seine Beschreibung in Worten.

hitz-board-title = HIT Z ROAD
hitz-board-round = Runde { $n }/{ $of }
hitz-board-where = { $leg } · { $level }
hitz-board-phase-auction = Auktion
hitz-board-phase-route = Routen
hitz-board-phase-battle = Kampf
hitz-board-phase-payment = Bezahlen
hitz-board-phase-card = Begegnung
hitz-board-phase-end = Das Ende
hitz-board-wait = { $names }: { $what }
hitz-board-wait-several = mehrere Entscheidungen

## Plätze, Ressourcen, Punkte

hitz-board-letter-ammo = M
hitz-board-letter-gas = B
hitz-board-letter-adr = Ad
hitz-board-vp = { $n } SP
hitz-board-total = = { $n }
hitz-board-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
hitz-board-times = { $what } ×{ $n }
hitz-board-liquidated = { $bus } + Abwickler

## Was jemand in dieser Runde getan hat

hitz-board-out = raus seit Runde { $round }
hitz-board-on-route = Route { $n }
hitz-board-highest = höchstes Gebot: { $n }
hitz-board-passed = { $n ->
    [0] passt
   *[other] passt bei { $n }
}
hitz-board-bids = { $n ->
    [0] noch kein Gebot
   *[other] Gebot: { $n }
}
hitz-board-pays = zahlt { $n }
hitz-board-paid = { $n ->
    [0] zahlt nichts
   *[other] hat { $n } bezahlt
}
hitz-board-thinking = Grenze: überlegt noch
hitz-board-ready = Grenze: steht

## Gespielte Karten

hitz-board-won = { $vp ->
    [0] gewonnen
   *[other] { $vp } SP
}
hitz-board-fled = geflohen
hitz-board-lost = verloren

## Kampf

hitz-board-horde = Horde { $n }
hitz-board-melee = Nahkampfrunde { $n }
hitz-board-next-dice = nächster Wurf
hitz-board-needed = { $n ->
    [one] noch { $n } Treffer zum Sieg
   *[other] noch { $n } Treffer zum Sieg
}
hitz-board-none-left = Kein Zombie ist übrig
hitz-board-can-shoot = schießen
hitz-board-can-flee = fliehen ({ $n } Benzin)
hitz-board-can-fight = kämpfen
hitz-board-can-molotov = Molotow
hitz-board-can-save = bis zu { $n } retten
hitz-board-can-kill = bis zu { $n } töten

## Stapel

hitz-board-deck = Noch im Stapel: I { $one } · II { $two } · III { $three }

## Ende des Spiels

hitz-board-from-cards = Karten { $n }
hitz-board-bonus = Bonus { $n }
hitz-board-sets = volle Sätze { $n }

## Eine Karte aus der Nähe

hitz-board-mark = { $level } · { $mark } (nur zu viert)

## Das Brett in Worten

hitz-board-icon-hit = [Fadenkreuz]
hitz-board-icon-bite = [Schädel]
hitz-board-icon-death = [Schädel mit Knochen]
hitz-board-face-blank = leer
hitz-board-face-bolt = Blitz
hitz-board-face-hit = Treffer
hitz-board-face-hitbolt = Treffer und Blitz
hitz-board-face-bite = Biss
hitz-board-face-death = Tod
hitz-board-alt-now = { $phase }. { $heading }
hitz-board-alt-round = Runde { $n } von { $of }, { $leg }, { $level }.
hitz-board-alt-battle = { $who }, Kampf: { $what }; noch { $left } von { $of } Zombies.
hitz-board-alt-red-dice = rote Würfel: { $faces }
hitz-board-alt-black-dice = Würfel: { $faces }
hitz-board-alt-rolled = Letzter Wurf – { $dice }.
hitz-board-alt-next-dice = Nächster Wurf: { $red } rote, { $black } schwarze.
hitz-board-alt-choices = Möglich: { $what }.
hitz-board-alt-auction = Gebote: { $bids }.
hitz-board-alt-route = Route { $n }{ $note }:
hitz-board-alt-key = Schlüssel +{ $n }
hitz-board-alt-gift = bringt { $n }
hitz-board-alt-cost = kostet { $n }
hitz-board-alt-back = verdeckt ({ $level })
hitz-board-alt-red-text = Regel für den Kampf: { $text }
hitz-board-automated = gespielt vom Autopiloten

## Was die Zeichen bedeuten

hitz-board-legend = Was die Zeichen bedeuten
hitz-board-legend-ammo = Munition: einmal vor dem Nahkampf schießen, je 2 Würfel
hitz-board-legend-gas = Benzin: Für 2 fliehst du, und die Karte ist verloren
hitz-board-legend-adr = Adrenalin: rettet Gebissene, gibt Zombies den Rest
hitz-board-legend-survivor = Überlebender: je ein Würfel im Nahkampf. Ohne ist man raus
hitz-board-legend-loss = Überlebende, die gerade verloren gingen
hitz-board-legend-crowd = Zombies auf der Karte: Töte alle, und sie gehört dir
hitz-board-legend-horde = Eine Horde: Im Nahkampf sind so viele deiner Würfel rot, wie sie Schädel hat
hitz-board-legend-key = Ein Schlüssel: Die Route kostet so viele beliebige Ressourcen mehr
hitz-board-legend-cost = Was die Route kostet, wenn du allein spielst, in beliebigen Ressourcen
hitz-board-legend-gift = Was die Route bringt, wenn du allein spielst, in beliebigen Ressourcen
hitz-board-legend-blank = { hitz-face-blank }: nichts geschieht
hitz-board-legend-bolt = { hitz-face-bolt }: 1 Adrenalin tötet einen Zombie
hitz-board-legend-hit = { hitz-face-hit }: Ein Zombie stirbt
hitz-board-legend-hitbolt = { hitz-face-hitbolt }: Ein Zombie stirbt, 1 Adrenalin tötet noch einen
hitz-board-legend-bite = { hitz-face-bite }: Ein Überlebender ist gebissen, 1 Adrenalin rettet ihn
hitz-board-legend-death = { hitz-face-death }, nur auf roten Würfeln: Ein Überlebender ist verloren, nichts hilft
hitz-board-legend-bus = { hitz-about-token-bus }
hitz-board-legend-molotov = { hitz-about-token-molotov }
hitz-board-legend-map = { hitz-about-token-map }
hitz-board-legend-rifle = { hitz-about-token-rifle }
hitz-board-legend-fanatic = { hitz-about-token-fanatic }
hitz-board-legend-toxic = { hitz-about-token-toxic }
hitz-board-legend-wound = { hitz-about-token-wound }
hitz-board-legend-rule = Roter Text: eine Regel nur für den Kampf auf dieser Karte
