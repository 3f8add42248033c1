## Namen der Karten

hitz-card-H1-01 = Farm im Maisgürtel
hitz-card-H1-02 = Tankstelle mit Service
hitz-card-H1-03 = Waffenschrank der Wache
hitz-card-H1-04 = Gestrandete Tramper
hitz-card-H1-05 = Leerer Schulhof
hitz-card-H1-06 = Jagdhütte
hitz-card-H1-07 = Büro des Automobilclubs
hitz-card-H1-08 = Quer liegender Laster
hitz-card-H1-09 = Prophet auf der Brücke
hitz-card-H1-10 = Leckender Kesselwagen
hitz-card-H1-11 = Brand im Lackwerk
hitz-card-H1-12 = Rudel Straßenhunde
hitz-card-H1-13 = Parkplatz am Stadion
hitz-card-H1-14 = Bezirksgefängnis
hitz-card-H1-15 = Apotheke an der Ecke
hitz-card-H1-16 = Karambolage mit Krankenwagen
hitz-card-H1-17 = Imbiss im Autokino
hitz-card-H1-18 = Kasinodampfer
hitz-card-H1-19 = Stau an der Mautstelle
hitz-card-H1-20 = Uferpark
hitz-card-H2-01 = Werkbank für Patronen
hitz-card-H2-02 = Stilles Motel
hitz-card-H2-03 = Tanklager der Raffinerie
hitz-card-H2-04 = Posten an der Staatsgrenze
hitz-card-H2-05 = Der Abwickler
hitz-card-H2-06 = Schrottplatz Klapperschlange
hitz-card-H2-07 = Unterspülte Brücke
hitz-card-H2-08 = Aufgebrochener Kofferraum
hitz-card-H2-09 = Roulette im Hinterzimmer
hitz-card-H2-10 = Einsamer Cowboy
hitz-card-H2-11 = Tanklaster am Viadukt
hitz-card-H2-12 = Endlose Gerade
hitz-card-H2-13 = Krankenhaus in Quarantäne
hitz-card-H2-14 = Tornadosirene
hitz-card-H2-15 = Marsch der Verwundeten
hitz-card-H2-16 = Lehmziegelmission
hitz-card-H2-17 = Furt durch den Bach
hitz-card-H2-18 = Garage des Sheriffs
hitz-card-H2-19 = Alarm im Einkaufszentrum
hitz-card-H2-20 = Bolzplatz
hitz-card-H2-21 = Keller des Schwarzbrenners
hitz-card-H2-22 = Panik im Viehhof
hitz-card-H2-23 = Diner an der Straße
hitz-card-H2-24 = Grillfest der Kannibalen
hitz-card-H2-25 = Umweg durchs Minenfeld
hitz-card-H2-26 = Rummel um Mitternacht
hitz-card-H2-27 = Belagerter Rasthof
hitz-card-H2-28 = Horde im Ölfeld
hitz-card-H3-01 = Befestigter Handelsposten
hitz-card-H3-02 = Abkürzung durchs Trockental
hitz-card-H3-03 = Panne in der Wüste
hitz-card-H3-04 = Ausblick auf bunte Felsen
hitz-card-H3-05 = Hustenanfall
hitz-card-H3-06 = Schlechte Luft im Canyon
hitz-card-H3-07 = Lager im Steinwald
hitz-card-H3-08 = Letzte Leuchtkugel
hitz-card-H3-09 = Predigt mit Gewehr
hitz-card-H3-10 = Leerer Verbandkasten
hitz-card-H3-11 = Saloon der Geisterstadt
hitz-card-H3-12 = Esel auf der Straße
hitz-card-H3-13 = Von hinten gepackt
hitz-card-H3-14 = Falle im Treppenhaus
hitz-card-H3-15 = Nachtschicht im Bahndepot
hitz-card-H3-16 = Sandsturmfront
hitz-card-H3-17 = Brücke des Märtyrers
hitz-card-H3-18 = Suchscheinwerfer
hitz-card-H3-19 = Alarm im Hochhaus
hitz-card-H3-20 = Schwarm am Funkturm
hitz-card-H3-21 = Stau auf der Landebahn
hitz-card-H3-22 = Tore der Schutzzone
hitz-card-H3-23 = Markt der Überlebenden
hitz-card-H3-24 = Glühende Müllgrube
hitz-card-H3-25 = Über den Staudamm
hitz-card-H3-26 = Kulissen im Filmstudio
hitz-card-H3-27 = Autobahnkreuz
hitz-card-H3-28 = Der letzte Pier

## Kartentexte ($n: die Zahl auf der Karte; [hit], [bite] und [death] werden zu Zeichen)

hitz-effect-E-SURVIVOR = { $n ->
    [one] { $n } Überlebender schließt sich dir an.
   *[other] { $n } Überlebende schließen sich dir an.
}
hitz-effect-E-TOKEN-bus = Nimm den Schulbus.
hitz-effect-E-TOKEN-molotov = Nimm den Molotow-Cocktail.
hitz-effect-E-TOKEN-map = Nimm eine Straßenkarte.
hitz-effect-E-TOKEN-rifle = Nimm das Scharfschützengewehr.
hitz-effect-E-TOKEN-fanatic = Nimm den Fanatiker.
hitz-effect-E-TOKEN-toxic = Nimm einen Chip Giftgas.
hitz-effect-E-TOKEN-wound = Nimm die Bisswunde.
hitz-effect-E-DROP = { $n ->
    [one] Leg { $n } beliebige Ressource ab.
   *[other] Leg { $n } beliebige Ressourcen ab.
}
hitz-effect-E-SUPPLY = { $n ->
    [one] Nimm { $n } beliebige Ressource.
   *[other] Nimm { $n } beliebige Ressourcen.
}
hitz-effect-E-SCAVROLL = { $n ->
    [one] Wirf { $n } Würfel: Bei [hit] nimm 1 beliebige Ressource.
   *[other] Wirf { $n } Würfel: Für jedes [hit] nimm 1 beliebige Ressource.
}
hitz-effect-E-FUEL = { $n ->
    [one] Leg { $n } Benzin ab oder verlier 1 Überlebenden.
   *[other] Leg bis zu { $n } Benzin ab; für jedes, das an { $n } fehlt, verlier 1 Überlebenden.
}
hitz-effect-E-MEDS = Leg { $n } Adrenalin ab oder verlier 1 Überlebenden.
hitz-effect-E-TOLL = { $n ->
    [one] Leg { $n } beliebige Ressource ab oder verlier 1 Überlebenden.
   *[other] Leg { $n } beliebige Ressourcen ab oder verlier 1 Überlebenden.
}
hitz-effect-E-ROLLLOSS-group = Wirf 1 Würfel je Überlebendem: Für jedes [bite] verlier 1. Adrenalin hilft nicht.
hitz-effect-E-ROLLLOSS = { $n ->
    [one] Wirf { $n } Würfel: Bei [bite] verlier 1 Überlebenden. Adrenalin hilft nicht.
   *[other] Wirf { $n } Würfel: Für jedes [bite] verlier 1 Überlebenden. Adrenalin hilft nicht.
}
hitz-effect-E-GRAB = Wirf 1 Würfel, oder 2, wenn du erst 1 Munition ablegst. Kein [hit]: Verlier 1 Überlebenden.
hitz-effect-E-MAP = Du darfst eine Straßenkarte ablegen: +{ $n } SP.
hitz-effect-E-LIQUIDATOR = Hast du den Schulbus, kämpfen Horden ab jetzt gegen dich wie gewöhnliche Zombies.
hitz-effect-E-RIFLE = { $n ->
    [one] Leg das Scharfschützengewehr ab oder verlier { $n } Überlebenden.
   *[other] Leg das Scharfschützengewehr ab oder verlier { $n } Überlebende.
}
hitz-effect-E-WOUND = Hast du die Bisswunde: Leg sie ab, und dann { $n } Adrenalin, oder verlier 1 Überlebenden.
hitz-effect-E-TOXIC = Hast du Giftgas: Leg 1 solchen Chip ab und verlier 1 Überlebenden.
hitz-effect-E-FANPAY = Hast du den Fanatiker: Leg { $n } Munition ab oder den Fanatiker.
hitz-effect-E-FANBLAST = Du darfst den Fanatiker ablegen: Alle Zombies hier sterben, kein Kampf.
hitz-effect-E-TRADE = { $n ->
    [one] Du darfst { $n } deiner Ressourcen gegen eine beliebige tauschen.
   *[other] Du darfst bis zu { $n } deiner Ressourcen eins zu eins gegen beliebige tauschen.
}
hitz-effect-X-NOISE = Schüsse: Jedes [bite] bringt 1 Zombie dazu.
hitz-effect-X-NORANGED = Keine Schüsse.
hitz-effect-X-NOFLEE = Du kannst nicht fliehen.
hitz-effect-X-NOADR = In diesem Kampf hilft kein Adrenalin.
hitz-effect-X-RANGE3 = Schüsse: 3 Würfel je Munition.
hitz-effect-X-DARK = Nahkampf: Adrenalin kann nicht töten; Gebissene rettet es.
hitz-effect-X-AMBUSH = Erste Nahkampfrunde: Nur [bite] und [death] zählen.
hitz-effect-X-REINF = { $n ->
    [one] Sind nach der ersten Nahkampfrunde Zombies übrig, kommt 1 dazu.
   *[other] Nach jeder der ersten { $n } Nahkampfrunden kommt, wenn Zombies übrig sind, 1 dazu.
}
hitz-effect-X-FLEECOST = Fliehen kostet { $n } Benzin.
hitz-effect-X-SAVE2 = Einen Gebissenen zu retten kostet 2 Adrenalin.
hitz-effect-X-LOOT = { $n ->
    [one] Gewinnst du diesen Kampf, nimm { $n } beliebige Ressource.
   *[other] Gewinnst du diesen Kampf, nimm { $n } beliebige Ressourcen.
}

## Sonderchips

hitz-token-bus = Schulbus
hitz-token-molotov = Molotow-Cocktail
hitz-token-map = Straßenkarte
hitz-token-rifle = Scharfschützengewehr
hitz-token-fanatic = Fanatiker
hitz-token-toxic = Giftgas
hitz-token-wound = Bisswunde

## Wozu jeder Chip gut ist

hitz-about-token-bus = { hitz-token-bus }: Mit der Karte „Der Abwickler“ sind Horden für dich gewöhnliche Zombies
hitz-about-token-molotov = { hitz-token-molotov }: tötet einmal alle Zombies einer Karte
hitz-about-token-map = { hitz-token-map }: auf manchen Karten zusätzliche SP wert
hitz-about-token-rifle = { hitz-token-rifle }: Auf manchen Karten legst du es ab, statt Überlebende zu verlieren
hitz-about-token-fanatic = { hitz-token-fanatic }: Eine Karte will Munition für ihn, auf einer anderen tötet er alle Zombies
hitz-about-token-toxic = { hitz-token-toxic }: schlecht, damit kosten manche Karten dich einen Überlebenden
hitz-about-token-wound = { hitz-token-wound }: schlecht, damit kostet eine Karte dich Adrenalin oder einen Überlebenden

## Ressourcen, und was sonst gezählt wird

hitz-resource-ammo = Munition
hitz-resource-gas = Benzin
hitz-resource-adr = Adrenalin
hitz-count-ammo = { $n } Munition
hitz-count-gas = { $n } Benzin
hitz-count-adr = { $n } Adrenalin
hitz-count-survivors = { $n ->
    [one] { $n } Überlebender
   *[other] { $n } Überlebende
}
hitz-count-zombies = { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
}
hitz-count-vp = { $n } SP

## Etappen der Fahrt

hitz-leg-1 = Chicago – Springfield
hitz-leg-2 = Springfield – St. Louis
hitz-leg-3 = St. Louis – Tulsa
hitz-leg-4 = Tulsa – Amarillo
hitz-leg-5 = Amarillo – Albuquerque
hitz-leg-6 = Albuquerque – Flagstaff
hitz-leg-7 = Flagstaff – Needles
hitz-leg-8 = Needles – Los Angeles
hitz-level-1 = Stufe I
hitz-level-2 = Stufe II
hitz-level-3 = Stufe III

## Wertung allein (R16.7)

hitz-rating-1 = So gut wie überfahren
hitz-rating-2 = Mit Ach und Krach
hitz-rating-3 = Vorsichtiger Überlebender
hitz-rating-4 = Chef des Konvois
hitz-rating-5 = Legende der Straße
hitz-rating-6 = Liebling des Highways

## Seiten der Würfel

hitz-face-blank = Glück gehabt
hitz-face-bolt = Blitz
hitz-face-hit = Treffer
hitz-face-hitbolt = Doppelschlag
hitz-face-bite = Biss
hitz-face-death = Grausiger Tod
