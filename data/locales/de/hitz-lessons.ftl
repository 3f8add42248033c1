# Hit Z Road in 60 Sekunden: die Bildkarten.

hitz-lesson-1-title = Das Ziel
hitz-lesson-1 = Führ deine 5 Überlebenden nach Los Angeles. Die meisten Punkte gewinnen, aber nur wer noch lebt.
hitz-lesson-sign = Los Angeles
hitz-lesson-2-title = Eine Runde
hitz-lesson-2 = Bietet, wer zuerst wählt: Alle zahlen ihr Gebot. Dann nimmst du eine Route und spielst ihre zwei Karten.
hitz-lesson-bid = Gebot
hitz-lesson-route = Zwei Karten
hitz-lesson-3-title = Ein Kampf
hitz-lesson-3 = Erst schießen, oder für Benzin fliehen. Dann ein Würfel je Überlebendem, bis eine Seite weg ist.
hitz-lesson-face-hit = ein Zombie stirbt
hitz-lesson-face-hitbolt = einer stirbt, mit Adrenalin zwei
hitz-lesson-face-bite = gebissen: Adrenalin rettet
hitz-lesson-4-title = Wie es endet
hitz-lesson-4 = Nach 8 Runden zählen die Lebenden ihre Karten. Wer von etwas am meisten hat, bekommt 3 Punkte dazu.
hitz-lesson-points = Punkte auf Karten
hitz-lesson-most = Am meisten …
