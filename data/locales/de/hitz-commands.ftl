# Namen und Beschreibungen der Befehle von Hit Z Road; gemeinsame Wörter stehen in commands.ftl.

name-adrenaline = adrenalin
name-ammo = munition
name-fight = kämpfen
name-flee = fliehen
name-gas = benzin
name-hitz = hitz
name-kill = töten
name-molotov = molotow
name-number = nummer
name-pay = zahlen
name-route = route
name-save = retten
name-shoot = schießen
about-hitz = Hit Z Road: Biete um eine Route, fahr sie, überlebe
about-hitz-bid = Überbiete in der Auktion, oder nenn deine Grenze; 0 passt
about-hitz-bid-amount = Das Feld der Auktionstafel, 0 bis 10
about-hitz-route = Nimm eine Route
about-hitz-route-number = Die Nummer der Route, von oben
about-hitz-route-mix = Für einen Schlüssel (oder allein): wie viel hiervon gezahlt oder genommen wird
about-hitz-pay = Bezahl dein Gebot, oder leg ab oder nimm, was eine Karte verlangt
about-hitz-ammo = Wie viel Munition
about-hitz-gas = Wie viel Benzin
about-hitz-adrenaline = Wie viel Adrenalin
about-hitz-shoot = Schieß vor dem Nahkampf
about-hitz-shoot-ammo = Wie viel Munition; 0 heißt nicht schießen
about-hitz-flee = Flieh vor dem Nahkampf
about-hitz-fight = Geh in den Nahkampf
about-hitz-adrenaline-use = Setz nach einem Wurf Adrenalin ein
about-hitz-save = Wie viele Gebissene du rettest
about-hitz-kill = Wie viele Zombies du mit dem Blitz tötest
about-hitz-molotov = Wirf den Molotow-Cocktail
about-hitz-card = Sieh dir eine Karte an
about-hitz-card-which = Ihr Name oder ihre Nummer
about-hitz-zoom = Worum es in deiner Frage geht, groß und nur für dich

hitz-no-card = Eine Karte „{ $typed }“ gibt es nicht.
