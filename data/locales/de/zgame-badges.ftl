# Abzeichen von Z-Game: wie sie heißen und wofür es sie gibt.

zgame-badge-boss = Die Stadt gehört mir
zgame-badge-boss-about = Gewinne eine Partie
zgame-badge-goals = Wunschlos glücklich
zgame-badge-goals-about = Gewinne mit { $n } Zielen
zgame-badge-lead = Konkurrenzlos
zgame-badge-lead-about = Gewinne mit { $n } Zielen Vorsprung
zgame-badge-streak = Alles auf einmal
zgame-badge-streak-about = Erreiche { $n } Ziele in einem Zug
zgame-badge-cleared = Saubere Straßen
zgame-badge-cleared-about = Räum { $n } Zombies in einer Partie weg
zgame-badge-built = Alles verrammelt
zgame-badge-built-about = Bau { $n } Barrikaden in einer Partie
zgame-badge-fights = Schrecken des Viertels
zgame-badge-fights-about = Gewinne { $n } Angriffe auf andere Banden
zgame-badge-unbeaten = Unbesiegt
zgame-badge-unbeaten-about = Gewinne { $n } Kämpfe gegen andere und verlier keinen
zgame-badge-fed = Alle satt
zgame-badge-fed-about = Gewinne, ohne dass ein Kämpfer verhungert
zgame-badge-drew = Volle Speisekammer
zgame-badge-drew-about = Zieh { $n } Karten als Einkommen in einer Partie
zgame-badge-army = Kleine Armee
zgame-badge-army-about = Gewinne mit { $n } Kämpfern in der Stadt
zgame-badge-taken = Zwei Haustüren
zgame-badge-taken-about = Halte am Ende eine fremde Basis
