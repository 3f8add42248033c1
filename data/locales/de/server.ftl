# Was für alle Tische eines Servers gilt.
about-gm-server = Was für alle Tische dieses Servers gilt
name-server = server
server-title = Dieser Server
server-about = Gilt für alle Tische. Was niemand festgelegt hat, ist frei. Ändern kann es hier, wer den Server verwalten darf.
server-gone = (weg)
server-channel = <#{ $id }>
server-role = <@&{ $id }>
server-result = **{ $game }**: { $how }
server-result-corrected = **{ $game }**, berichtigt: { $how }
server-result-void = **{ $game }** geht weiter: Das gemeldete Ergebnis gilt nicht mehr.
server-channels = Kanäle für Tische
server-channels-about = Wo Tische aufgemacht werden dürfen: in diesen Kanälen und ihren Threads
server-channels-none = überall
server-openers = Wer aufmachen darf
server-openers-about = Die Rolle, die Tische aufmachen darf; ohne sie dürfen es alle
server-openers-none = alle
server-authors = Wer Missionen beisteuern darf
server-authors-about = Die Rolle, die eigene Missionen in die Werkstatt legen darf; ohne sie dürfen es alle
server-authors-none = alle
server-amiss-authors = Die Rolle gibt es nicht mehr, darum kann sonst niemand etwas beisteuern.
server-each = Tische pro Person
server-each-about = Wie viele Tische jemand gleichzeitig offen haben darf
server-each-none = beliebig viele
server-all = Tische insgesamt
server-all-about = Wie viele Tische auf diesem Server gleichzeitig offen sein dürfen
server-all-none = beliebig viele
server-language = Sprache
server-language-about = In welcher neue Tische sprechen; sonst in der dessen, der sie aufmacht
server-language-none = die des Gastgebers
server-pace = Tempo
server-pace-about = Womit neue Tische beginnen; in der Lobby lässt es sich ändern
server-pace-none = wie üblich: per Post
server-callers = Rolle für neue Tische
server-callers-about = Die Rolle, die einmal erwähnt wird, wenn jemand einen Tisch aufmacht
server-callers-none = niemand
server-results = Ergebnisse
server-results-about = Ein Kanal, der hört, wie jedes Spiel ausging
server-results-none = nur am Tisch
server-acts = Eingriffe der Spielleitung
server-acts-about = Ein Kanal, der alles hört, was die Spielleitung an den Tischen tut
server-acts-none = nur am Tisch
server-masters = Spielleitung
server-masters-about = Die Rolle, deren Mitglieder an jedem Tisch Spielleitung sind
server-masters-none = wer den Tisch aufmacht, und wen er benennt
server-barred = Gesperrt
server-barred-about = Mitglieder, die weder Tische aufmachen noch mitspielen dürfen; Plätze, die sie haben, bleiben ihre
server-barred-none = niemand
server-forgotten-members = { $n ->
    [one] { $n } vergessenes Mitglied
   *[other] { $n } vergessene Mitglieder
}
server-quiet = Ohne Ton
server-quiet-about = Erwähnungen und Ergebnisse machen auf keinem Handy ein Geräusch
server-back = Zurück
server-export = Alles exportieren
server-export-waits = Deine Datei erscheint hier, sobald { $n ->
    [one] der Export eines anderen Servers fertig ist.
   *[other] die Exporte von { $n } anderen Servern fertig sind.
  }
server-export-why = alle Tische des Servers wurden exportiert
server-export-file = Alle Tische und Kampagnen dieses Servers
server-export-done = { $every ->
    [0] Dieser Server hat noch keine Tische; in der Datei stehen seine Einstellungen.
   *[other] { $more ->
        [0] Alle Tische und Kampagnen dieses Servers
       *[other] Die ersten { $upto } von { $every } Tischen und Kampagnen dieses Servers
    }, vollständig, mit allem, was geheim ist: Behalt die Datei für dich. Laufenden Spielen wurde es gesagt. `/gm import` macht einen Tisch wieder auf, `/gm campaign import` eine Kampagne.
}
server-export-missing = { $n ->
    [one] { $n } davon hat keine Datei: eine Lobby, zu groß, nicht lesbar oder nicht zu benachrichtigen. Sie steht in `list.json`.
   *[other] { $n } davon haben keine Datei: Lobbys, zu groß, nicht lesbar oder nicht zu benachrichtigen. Sie stehen in `list.json`.
}
server-export-next = Die nächste Datei
server-form-limits = Wer und wo
server-form-begin = Neue Tische
server-form-people = Leute
server-form-told = Neuigkeiten
server-lost = von einer anderen Version des Bots so gesetzt, dass diese es nicht lesen kann; es gilt erst, wenn es neu gesetzt ist.
server-amiss-none = einiges davon gibt es auf dem Server nicht mehr.
server-amiss-channels = alle diese Kanäle sind weg, kein Tisch lässt sich aufmachen.
server-amiss-openers = die Rolle ist weg, sonst kann niemand Tische aufmachen.
server-amiss-callers = die Rolle ist weg, niemand wird gerufen.
server-amiss-results = der Kanal ist weg, Ergebnisse stehen nur am Tisch.
server-amiss-acts = der Kanal ist weg, Eingriffe stehen nur am Tisch.
server-amiss-masters = die Rolle ist weg, durch sie ist niemand Spielleitung.
server-amiss-mention = ich darf diese Rolle nicht erwähnen, ihre Mitglieder hören nichts: Erlaubt es allen, oder lasst mich alle Rollen erwähnen.
server-amiss-rights = in { $where } fehlt mir: { $missing }.
refused-server-changed = Gerade hat jemand diese Einstellungen geändert. Sieh sie dir mit `/gm server` noch einmal an.
refused-server-number = { $what }: eine ganze Zahl bis { $most }, oder nichts für beliebig viele. Nichts wurde geändert.
refused-server-forget = Hier werden schneller Tische aufgemacht, als ich sie vergessen kann. Was es gab, ist weg; drück noch einmal, wenn es ruhiger ist, oder leg erst fest, wer Tische aufmachen darf.
refused-server-export = Ein Export dieses Servers läuft schon. Warte auf die Datei.
server-forget = Server vergessen…
server-forget-title = Diesen Server vergessen?
server-forget-goes = **Für immer weg:** { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
  } mit Protokollen und Statistik ({ $going ->
    [0] keiner davon im Spiel
    [one] { $going } ist noch offen und endet
   *[other] { $going } sind noch offen und enden
  }), { $campaigns ->
    [one] { $campaigns } Kampagne
   *[other] { $campaigns } Kampagnen
  }, die Einstellungen dieser Seite.
server-forget-stays = **Bleibt:** was Mitglieder mit `/me` für sich eingestellt haben, und was in den Kanälen steht. Das könnt ihr selbst löschen.
server-forget-backups = { $nights ->
    [0] Kopien der Datenbank, falls der Betreiber des Bots welche macht, enthalten all das noch.
   *[other] Nächtliche Kopien der Datenbank enthalten all das noch; jede wird gelöscht, wenn es { $nights } neuere gibt.
}
server-forget-do = Alles vergessen
server-forgotten = Vergessen: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
  }, { $campaigns ->
    [one] { $campaigns } Kampagne
   *[other] { $campaigns } Kampagnen
  }, alle Einstellungen. Von diesem Server ist nichts mehr gespeichert.
server-forgotten-post = Diesen Tisch gibt es nicht mehr: Wer den Server verwaltet, hat alles über ihn vergessen lassen.
refused-server-channels = Tische macht man in { $where } auf: So ist es auf diesem Server festgelegt (Kanäle für Tische). Wer den Server verwalten darf, kann es mit `/gm server` ändern.
refused-server-openers = Tische macht auf, wer { $role } hat: So ist es auf diesem Server festgelegt (Wer aufmachen darf). Wer den Server verwalten darf, kann es mit `/gm server` ändern.
refused-server-each = Du hast hier { $n ->
    [one] einen Tisch
   *[other] { $n } Tische
  } offen, mehr erlaubt dieser Server nicht (Tische pro Person). Bring erst einen zu Ende; wer den Server verwalten darf, kann es mit `/gm server` ändern.
refused-server-all = { $n ->
    [one] Hier ist ein Tisch
   *[other] Hier sind { $n } Tische
  } offen, mehr erlaubt dieser Server nicht (Tische insgesamt). Wer den Server verwalten darf, kann es mit `/gm server` ändern.
refused-server-barred = Auf diesem Server darfst du weder Tische aufmachen noch mitspielen (Gesperrt). Wer den Server verwalten darf, kann es mit `/gm server` ändern.

server-board = Aushang
server-board-about = Ein Kanal mit einer Nachricht über alle Tische: wer dran ist, freie Plätze, was zuletzt endete
server-board-none = kein Aushang
server-digests = Chronik
server-digests-about = Der Kanal der Ergebnisse hört auch, was bei jedem Teil einer Partie herauskam, mit Bild
server-abroad = Über Server hinweg
server-abroad-about = Wer Mitspieler sucht, darf mit Suchenden anderer Server sitzen, die das auch erlauben
server-ratings = Wertungen
server-ratings-about = /stats sagt, wie stark sich jemand in jedem Spiel gezeigt hat und wie sicher das ist
server-amiss-board = den Kanal gibt es nicht mehr, also hängt nichts aus.
board-title = Tische hier
board-none = Gerade spielt niemand. `/help` zeigt, was es zu spielen gibt.
board-more = { $n ->
    [one] noch ein Tisch
   *[other] noch { $n } Tische
}
board-free = 🪑 { $n ->
    [0] alle sind da, gleich geht es los
    [one] ein Platz ist frei
   *[other] { $n } Plätze sind frei
}
board-paused = ⏸️ steht still
board-played = ▶️ wird gerade gespielt
board-waits = ⏳ { $who }, { $since }
board-last = 🏁 **{ $game }**: { $how }
