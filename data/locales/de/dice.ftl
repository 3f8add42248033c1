# Ein eigenes Wort für die Würfel

name-word = wort
about-table-dice = Gib den Würfeln ein eigenes Wort mit, bevor das Spiel beginnt
about-table-dice-word = Irgendein Wort, das du niemandem sagst: Gezeigt wird es, wenn das Spiel beginnt
table-dice-word = 🎲 „{ $word }“ wird in die Würfel gemischt. Sag es niemandem; wenn das Spiel beginnt, sehen es alle.
refused-dice-word = Ein Wort für die Würfel hat nur Buchstaben, Ziffern und Leerzeichen, höchstens { $n } Zeichen.
refused-dice-fixed = Die Würfel einer ersten Partie stehen fest, damit sie viel zeigt.

odds-percent = { $n } %
odds-tenths = { $whole },{ $tenth }

die-1 = ⚀
die-2 = ⚁
die-3 = ⚂
die-4 = ⚃
die-5 = ⚄
die-6 = ⚅
die-good = **{ $what }**
luck = { $of ->
    [1] Chance { $chance }
   *[other] { $n } von { $of } getroffen, erwartet { $expected }
}
roll-alt = Letzter Wurf: { $faces }{ $need ->
    [none] {""}
   *[other] { " " }({ $need })
}; { $n ->
    [0] kein Treffer
   *[other] { $n } Treffer
}.
