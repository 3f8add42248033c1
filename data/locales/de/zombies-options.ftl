# Zombies!!!: Name und Optionen.

zombies-name = Zombies!!!
zombies-about = Eine Stadt wächst Feld um Feld und füllt sich mit Zombies. Kämpft, greift euch, was ihr könnt, durchkreuzt die Pläne der anderen, und seid als Erste am Hubschrauber oder erlegt als Erste genug Zombies.
