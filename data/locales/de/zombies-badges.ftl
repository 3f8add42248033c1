# Abzeichen von Zombies!!!: wie sie heißen und wofür es sie gibt.

zombies-badge-helicopter = Letzter Flug
zombies-badge-helicopter-about = Gewinne am Landeplatz
zombies-badge-trophies = Sammler
zombies-badge-trophies-about = Gewinne durch Trophäen
zombies-badge-pad = Eigener Pilot
zombies-badge-pad-about = Leg den Landeplatz und gewinne dort
zombies-badge-upright = Nie am Boden
zombies-badge-upright-about = Gewinne, ohne niedergeschlagen zu werden
zombies-badge-back = Steht immer noch
zombies-badge-back-about = Gewinne, obwohl du niedergeschlagen wurdest
zombies-badge-healthy = Kein Kratzer
zombies-badge-healthy-about = Gewinne mit { $n } Leben
zombies-badge-kills = Friedhofsschicht
zombies-badge-kills-about = Töte { $n } Zombies in einer Partie
zombies-badge-turn = Rundumschlag
zombies-badge-turn-about = Töte { $n } Zombies in einem Zug
zombies-badge-sixes = Glückssträhne
zombies-badge-sixes-about = Wirf { $n } Sechsen in einer Partie
zombies-badge-takes = Tiefe Taschen
zombies-badge-takes-about = Sammle { $n } Leben und Patronen ein
zombies-badge-friendly = Niemandes Feind
zombies-badge-friendly-about = Gewinne ohne eine Karte gegen andere
zombies-badge-hostile = Solche Freunde
zombies-badge-hostile-about = Gewinne mit { $n } Karten gegen andere
zombies-badge-blast = Großer Knall
zombies-badge-blast-about = Spreng { $n } Zombies auf einmal
