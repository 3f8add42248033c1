# Hit Z Road: worum es in jeder Art von Frage geht, für alle, die ihr zum ersten Mal begegnen, und warum der Autopilot so antwortet.

hitz-goal = Kommt lebend in Los Angeles an. Die meisten Punkte gewinnen; doch wer den letzten Überlebenden verliert, ist raus.
hitz-why-discard = Du gibst, wovon du am meisten hast: So bleiben deine Vorräte ausgeglichen.
hitz-why-survivor-last = Ein Kampf kann nicht mehr kommen, aber wer ankommt, zählt am Ende.

## Was die Anleitung in einer ersten Partie sagt, jedes zu seiner Zeit

hitz-coach-start = Du führst 5 Überlebende von Chicago Richtung Los Angeles. Wir fahren den halben Weg: 4 Runden statt 8. Ich erkläre alles, wenn es kommt, und sage, was ich täte: **So machen** tut es.
hitz-coach-bid = Jede Runde beginnt mit einer Auktion. Für 3 Gruppen gibt es 3 Routen: Das höchste Gebot wählt zuerst. Aber **alle** zahlen, was sie geboten haben; biete also nie, was du lieber behältst.
hitz-coach-pay = Die Auktion ist vorbei, und du bezahlst dein Gebot in beliebiger Mischung. Munition ist zum Schießen, Benzin zum Fliehen, Adrenalin zum Retten von Gebissenen.
hitz-coach-route = Wähl eine Route. Oben links auf einer Karte steht, was du findest, oben rechts ihre Punkte: deine, wenn du nicht fliehst. Unten, was geschieht, und eine Hand mit der Zahl der Zombies.
hitz-coach-battle = Zombies! Erst darfst du schießen, einmal: 2 Würfel je Munition, **Treffer** und **Doppelschlag** töten je einen Zombie, und von deinen Leuten kommt niemand zu Schaden. Dann darfst du fliehen. Bleibst du, wird gewürfelt, bis eine Seite weg ist.
hitz-coach-shoot = Beim Schießen zählen nur Treffer: Bisse und Blitze bedeuten nichts. Treffer über den letzten Zombie hinaus verfallen, du musst also nicht alles verschießen.
hitz-coach-flee = Jetzt oder nie: Wer kämpft, kann nicht mehr weg. Fliehen kostet 2 Benzin und die Karte mit ihren Punkten. Bleibst du, wirfst du einen Würfel für jeden Überlebenden.
hitz-coach-adrenaline = Jeder **Biss** ist ein gebissener Überlebender: 1 Adrenalin rettet einen, die anderen sterben. Und für jeden **Blitz** oder **Doppelschlag** tötet 1 Adrenalin einen Zombie.
hitz-coach-horde = Eine rote Hand ist eine Horde: Einige deiner Würfel sind rot, und von ihrem Grausigen Tod kauft dich nichts frei.
hitz-coach-red-text = Roter Text auf einer Karte ist eine eigene Regel nur für diesen Kampf. Lies ihn, bevor du würfelst.
hitz-coach-key = Eine Route mit Schlüssel kostet zusätzliche Ressourcen. Es gibt jetzt mehr Routen als Gruppen.
hitz-coach-token = Du hast einen Sonderchip. Er bewirkt nichts, bis eine Karte ihn nennt. Wozu er gut ist, steht unter **Meine Sachen**.
hitz-coach-out = Eine Gruppe hat ihren letzten Überlebenden verloren, und alles, was sie gesammelt hat, ist nichts mehr wert. Darum gehen Überlebende vor.
hitz-coach-bonuses = Die letzte Runde! Neben den Punkten auf Karten gibt es je 3 dazu: für die meiste Munition, das meiste Benzin, das meiste Adrenalin, die meisten Überlebenden. Bei Gleichstand bekommt sie niemand.
hitz-coach-end = Das war’s: bieten, eine Route wählen, zwei Karten spielen. Eine echte Partie ist doppelt so lang, und die Karten werden schlimmer. Per Post nennst du Grenze und Reihenfolge der Routen auf einmal, und das Bieten läuft von selbst.
hitz-brings-vp = { $n } SP
hitz-brings-map = { $n } SP für deine Straßenkarte
hitz-brings-found = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
hitz-brings-joins = { $n ->
    [one] { $n } neuer Überlebender
   *[other] { $n } neue Überlebende
}
hitz-brings-token = ein Chip ({ $token })
hitz-brings-costs = { $n ->
    [one] { $n } Ressource weniger
   *[other] { $n } Ressourcen weniger
}
hitz-brings-falls = die Gefahr, { $n ->
    [one] { $n } Überlebenden
   *[other] { $n } Überlebende
} ohne Kampf zu verlieren
hitz-brings-zombies = { $n ->
    [0] keine Zombies
    [one] { $n } Zombie, der wohl { $lost ->
        [0] niemanden
        [one] etwa { $lost } Überlebenden
       *[other] etwa { $lost } Überlebende
    } beißt
   *[other] { $n } Zombies, die wohl { $lost ->
        [0] niemanden
        [one] etwa { $lost } Überlebenden
       *[other] etwa { $lost } Überlebende
    } beißen
}
hitz-brings-harm = ein schädlicher Chip ({ $token })
