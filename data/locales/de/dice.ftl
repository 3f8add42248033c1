# Ein eigenes Wort für die Würfel

name-word = wort
about-table-dice = Gib den Würfeln ein eigenes Wort mit, bevor das Spiel beginnt
about-table-dice-word = Irgendein Wort, das du niemandem sagst: Gezeigt wird es, wenn das Spiel beginnt
table-dice-word = 🎲 „{ $word }“ wird in die Würfel gemischt. Sag es niemandem; wenn das Spiel beginnt, sehen es alle.
refused-dice-word = Ein Wort für die Würfel hat nur Buchstaben, Ziffern und Leerzeichen, höchstens { $n } Zeichen.
refused-dice-fixed = Die Würfel einer ersten Partie stehen fest, damit sie viel zeigt.

odds-percent = { $n } %
odds-tenths = { $whole },{ $tenth }
