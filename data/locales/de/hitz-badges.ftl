# Abzeichen von Hit Z Road: wie sie heißen und wofür es sie gibt.

hitz-badge-arrived = Angekommen
hitz-badge-arrived-about = Erreiche Los Angeles
hitz-badge-first = Allen voraus
hitz-badge-first-about = Gewinne gegen andere Gruppen
hitz-badge-whole = Kein Platz leer
hitz-badge-whole-about = Erreiche Los Angeles, ohne unterwegs jemanden zu verlieren
hitz-badge-crowd = Nur noch Stehplätze
hitz-badge-crowd-about = Erreiche Los Angeles mit mindestens { $n } Überlebenden
hitz-badge-kills = Straßenkehrer
hitz-badge-kills-about = Töte { $n } Zombies in einer Partie
hitz-badge-points = Hat sich gelohnt
hitz-badge-points-about = Erreiche { $n } Punkte
hitz-badge-lead = Nur im Rückspiegel
hitz-badge-lead-about = Gewinne mit { $n } Punkten Vorsprung
hitz-badge-volley = Aus sicherer Entfernung
hitz-badge-volley-about = Erschieß { $n } Zombies mit einem Wurf
hitz-badge-roll = Mann gegen Zombie
hitz-badge-roll-about = Töte { $n } Zombies mit einem Wurf im Nahkampf
hitz-badge-flights = Nicht mein Problem
hitz-badge-flights-about = Flieh { $n } Mal und komm trotzdem an
hitz-badge-bonuses = Bestens versorgt
hitz-badge-bonuses-about = Bekomm am Ende { $n } Bonuskarten
hitz-badge-tokens = Alle Spielsachen
hitz-badge-tokens-about = Benutz { $n } besondere Chips in einer Partie
hitz-badge-alone = Einsam unterwegs
hitz-badge-alone-about = Spiel allein und werde „{ hitz-rating-4 }“ oder besser
