# Abzeichen von Zombie Plague: wie sie heißen und wofür es sie gibt.

plague-badge-car = Er springt an!
plague-badge-car-about = Entkommt im Auto
plague-badge-house = Trautes Heim
plague-badge-house-about = Haltet im Haus durch
plague-badge-basement = Ganz unten
plague-badge-basement-about = Haltet im Keller durch
plague-badge-full = Platz für alle
plague-badge-full-about = Fahrt mit allen los, und alle sind bei Bewusstsein
plague-badge-sealed = Zugenagelt
plague-badge-sealed-about = Macht das Haus dicht, ohne jemanden zu verlieren
plague-badge-unhurt = Kein einziger Biss
plague-badge-unhurt-about = Gewinne, ohne dass einer deiner Menschen ein Leben verliert
plague-badge-carried = Ich hab dich
plague-badge-carried-about = Trag jemanden ohne Bewusstsein in Sicherheit
plague-badge-slain = Totengräber
plague-badge-slain-about = Töte { $n } Zombies in einer Partie
plague-badge-searched = In jeder Schublade
plague-badge-searched-about = Durchsuch { $n } Mal etwas in einer Partie
plague-badge-built = Zimmermann
plague-badge-built-about = Bau { $n } Barrikaden in einer Partie
plague-badge-hard = Gegen jede Chance
plague-badge-hard-about = Gewinne mit den Menschen auf der höchsten Schwierigkeit
plague-badge-dead = Endlich satt
plague-badge-dead-about = Gewinne mit den Toten
plague-badge-traitor = Tut mir leid, Freunde
plague-badge-traitor-about = Entkomm allein als Verräter
