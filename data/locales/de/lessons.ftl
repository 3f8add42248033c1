# Für alle, die neu sind: Rat, Hinweise, erste Partien.

panel-advise = Rat
advice = Ich würde: **{ $what }**
advice-take = So machen
advice-try = So probieren
advice-keep = Immer raten
advice-stop = Nicht mehr raten
advice-none = 💡 Ich würde warten: Nichts, was dir offensteht, lohnt sich gerade.
advice-others = 💡 Damit würde ich warten: Lass erst { $who } ran.
advice-changed = Inzwischen hat sich etwas geändert. Jetzt würde ich das tun:

hint-try = **Ausprobieren**: eine Kopie des Tisches für dich allein. Was du dort auch tust, am Tisch ändert sich nichts.
hint-orders = **Aufträge** sind Antworten im Voraus: Sie gelten, sobald du gefragt wirst.
hint-refresh = **Aktualisieren**: Von selbst ändert sich dieses Fenster nicht. Drück hier, wenn andere dran waren.

name-hints = hinweise
about-me-hints = Eine Zeile zu jeder Art von Frage, die dir zum ersten Mal begegnet
about-me-hints-what = Ob du diese Zeilen willst
hints-on = an
hints-off = aus
hints-set-on = Begegnet dir eine Art von Frage zum ersten Mal, sage ich dir in einer Zeile, worum es geht.
hints-set-off = Keine Hinweise mehr. *Rat* antwortet weiterhin, wann immer du fragst.

name-odds = chancen
about-me-odds = Ob deine Möglichkeiten sagen, was die Würfel daraus machen können
about-me-odds-what = Ob du sie sehen willst
odds-set-on = Bei deinen Möglichkeiten steht, was die Würfel daraus machen können.
odds-set-off = Keine Chancen mehr neben deinen Möglichkeiten.

name-advice = rat
about-me-advice = Rat zu jeder Frage, ohne dass du fragst
about-me-advice-what = Ob du ihn willst
advice-set-on = Ab jetzt öffnet sich dein Panel bei jeder Frage mit einem Rat. `/me advice` oder *Nicht mehr raten* beendet das.
advice-set-off = Ich rate dir nur, wenn du fragst.

name-learn = lernen
about-game-learn = Eine erste Partie, kurz und mit Anleitung; allein oder mit Freunden
lesson-lobby = Eine erste Partie mit Anleitung, etwa zehn Minuten lang. Drück **Los geht’s**, um allein zu spielen; bis zu { $seats } können mitspielen, leere Plätze übernehmen Autopiloten. Alle lernen mit denselben Würfeln, und nichts zählt.
lesson-dice = 🎲 Feste Würfel: Alle lernen mit denselben
lesson-verify = Das war eine erste Partie. Ihre Würfel stehen fest und sind vorher bekannt; in der Statistik zählt sie nicht.
lesson-real = Jetzt eine echte
refused-lesson = Eine erste Partie wird gespielt, wie sie ist. Mach einen eigenen Tisch auf, um etwas zu wählen.
refused-no-lesson = Von diesem Spiel gibt es keine erste Partie.

panel-cards = In 60 Sekunden erklärt
open-learn = Lernen
open-start = Spielen
open-cards = In 60 Sekunden
greeting = ## Was spielen wir?
    Ich leite Zombie-Brettspiele: Ich kenne die Regeln, würfle, hüte die Geheimnisse und zeichne das Brett. Ihr spielt, wenn ihr eine Minute habt, gern auch am Handy.
greeting-master = -# Wer diesen Server verwalten darf, ist Spielleitung: `/gm`. Mehr sagt `/help`.
