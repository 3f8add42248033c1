# Knöpfe und Listen zu einer Frage, und getippte Antworten.

list-and = { $first } und { $last }

choice-so-far = Bisher: { $words }
choice-choose = Wählen…
choice-group = Eine Gruppe wählen…
choice-page = Seite
choice-exactly = { $most } wählen
choice-several = { $least ->
    [0] Bis zu { $most } wählen
   *[other] { $least } bis { $most } wählen
}
choice-in-order = { $least ->
    [0] Höchstens { $most } wählen
   *[other] { $least } bis { $most } wählen
}, nacheinander in deiner Reihenfolge
choice-in-order-exact = { $most } wählen, nacheinander in deiner Reihenfolge
choice-chosen = { $n } gewählt ({ $least ->
    [0] höchstens { $most }
   *[other] { $least } bis { $most }
}): { $what }
choice-chosen-exact = { $n } von { $most } gewählt: { $what }
choice-none = Nichts
choice-done = Fertig ({ $n })
choice-confirm = Bestätigen: { $what }
choice-usual = Üblich
choice-usual-is = Üblich: { $what }
choice-back = Zurück
choice-default = Wähl für mich

refused-draft-moved = Du bist hier inzwischen weiter. Nimm deine neueste Ansicht.
refused-typed = „{ $typed }“ verstehe ich hier nicht. Möglich: { $legal }.
refused-command = Geht jetzt nicht: `{ $command }`. Möglich: { $legal }.
refused-typed-when = Geht jetzt nicht: { $what }. { $when } Möglich: { $legal }.
refused-typed-several = „{ $typed }“ kann heißen: { $legal }. Tipp etwas mehr davon.
refused-typed-more = Da fehlt noch etwas. Möglich: { $legal }.
refused-typed-too-much = Vor „{ $typed }“ ist die Antwort schon vollständig.
refused-typed-none = Jetzt gibt es nichts zu wählen.
refused-typed-nothing = Nichts, was dir offensteht, beginnt wie „{ $typed }“. Möglich: { $legal }.
refused-which-figure = Sag bitte, wer: { $legal } können das alle.
