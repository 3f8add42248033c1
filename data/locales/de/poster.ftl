# Der Aushang einer Lobby: wer sitzt, wer fehlt, wie lange es dauert.

poster-players = { $least ->
    [1] Allein oder bis zu { $most } Spieler
   *[other] { $least } bis { $most } Spieler
}
lobby-missing = { $n ->
    [one] **Noch ein Spieler oder Autopilot fehlt.**
   *[other] **Noch { $n } Spieler oder Autopiloten fehlen.**
}
lobby-first-easier = 🌱 Erste Partie: { $names }.
lobby-first-gentle = 🌱 Erste Partie: { $names }. Autopiloten spielen schwächer.
lobby-first = 🌱 Erste Partie: { $names }. **Leichter machen** hilft beim Einstieg.
lobby-easier = Leichter machen
lobby-not-easier = Übliche Stufe
lobby-pace = ⏳ Etwa { $waits ->
    [one] { $waits }-mal
   *[other] { $waits }-mal
} warten, { $days ->
    [one] etwa ein Tag
   *[other] etwa { $days } Tage
} bei zwei Besuchen am Tag.
lobby-pace-alone = ⏳ Auf niemanden warten: Spiel, wie schnell du magst.
lobby-pace-short = etwa { $waits }-mal warten, { $days ->
    [one] etwa ein Tag
   *[other] etwa { $days } Tage
}
lobby-banked = { $deadline } + { $bank } auf dem Zeitkonto
lobby-then = Danach
lobby-by-rules = { $value } (wie in den Regeln)

seat-colour = Farbe
seat-colour-about = Deine Farbe und ihre Form auf jedem Bild. An der Reihenfolge ändert sie nichts.
seat-colour-any = Eine, die übrig ist
refused-colour-taken = Diese Farbe hat schon jemand.
colour-blue = blauer Kreis
colour-green = grünes Dreieck
colour-yellow = gelbes Quadrat
colour-red = rote Raute
colour-violet = violettes Sechseck
colour-white = weißer Stern
colour-silver = silbernes Haus
colour-magenta = magenta Herz
colour-orange = oranges Kreuz
colour-plum = pflaumenblauer Keil
colour-cyan = türkise Blume
colour-lime = hellgrüner Grabstein
