# Kampagnen jedes Spiels: Kapitel, die etwas weitergeben.

name-campaign = kampagne
name-name = name
about-game-campaign = Eine Kampagne: ansehen, gründen, ihr nächstes Kapitel spielen
about-game-campaign-name = Welche; ein neuer Name gründet eine Kampagne
name-sheet = bogen
name-whose = wessen
about-game-sheet = Sieh dir einen Bogen der Kampagne an, wie er jetzt ist
about-game-sheet-whose = Wessen Bogen; ohne Namen alle
about-gm-campaign = Kampagnen: ihre Bögen berichtigen, sie anderswohin mitnehmen
about-gm-campaign-fix = Berichtige zwischen zwei Kapiteln, was eine Kampagne weitergibt
about-gm-campaign-which = Welche Kampagne
name-campaign-export = archiv
about-gm-campaign-export = Die ganze Kampagne als Datei
about-gm-campaign-import = Nimm die Kampagne einer Datei auf
about-gm-campaign-file = Die Datei einer Kampagne

campaign-pace = { $pace } Das gilt für ein Kapitel.
campaign-chapter = Kapitel { $n }: { $title }
campaign-of = Kampagne von { $who }
campaign-unreadable = aus einer anderen Version
campaign-all = { $n ->
    [0] noch keine Kampagne
    [one] { $n } Kampagne
   *[other] { $n } Kampagnen
}
campaign-how = `{ $command }` mit einem Namen findet diese Kampagne oder gründet sie unter ihm.
campaign-found = Kampagne gründen
campaign-founded = Die Kampagne ist gegründet.
campaign-people = Zuletzt dabei: { $who }
campaign-ready = ist spielbereit
campaign-lost = ging verloren und lässt sich spielen, wie es begann
campaign-open = wird in { $channel } gespielt
campaign-done = Die Kampagne ist vorbei.
campaign-begin = Los geht’s
campaign-next = Nächstes Kapitel
campaign-again = Noch einmal spielen
campaign-anew = Mit anderen Leuten
campaign-journal = Chronik
campaign-sheets = Was weitergegeben wurde
campaign-file = Die Kampagne als Datei
campaign-journal-done = Die Kampagne bis hierher. Die Datei öffnet sich in jedem Browser.
campaign-corrected = Berichtigt von { $gm }: { $what } ({ $why })
campaign-no-reason = ohne Angabe eines Grundes
campaign-preview = Das würde sich ändern:
campaign-no-change = nichts
campaign-export-done = Die ganze Kampagne; `/gm campaign import` nimmt sie wieder auf.
campaign-imported = Die Kampagne „{ $name }“ ist da: `{ $command }`.

lobby-free = Den Platz von jemandem freigeben, der nicht kommt …

refused-campaign-name = Eine Kampagne braucht einen Namen.
refused-campaign-named = Eine Kampagne „{ $name }“ gibt es hier schon.
refused-campaign-unsound = Damit könnte kein Kapitel beginnen.
import-campaign-packed = Das ist keine gepackte Datei einer Kampagne.
