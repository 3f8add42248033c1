# Die Spielleitung: Befehle, Ansicht, was der Tisch liest, Korrekturen aller Spiele, Dateien von Partien.

name-gm = spielleitung
name-panel = ansicht
name-fix = korrektur
name-rewind = zurückspulen
name-pause = pause
name-resume = weiter
name-act-as = handeln-für
name-skip = übergehen
name-seat = platz
name-dice = würfel
name-step = schritt
name-reveal = aufdecken
name-repost = neu-zeigen
name-check = kontrolle
name-announce = ansage
name-end = beenden
name-transfer = übertragen
name-audit = eingriffe
name-gm-export = sichern
name-import = einlesen
name-helper = hilfe
name-role = rolle
name-reason = grund
name-who = wer
name-action = aktion
name-winners = sieger
name-file = datei
name-remove = entfernen

about-gm = Für die Spielleitung dieses Tisches
about-gm-panel = Alles, was eine Spielleitung hier durch Drücken tun kann
about-gm-fix = Berichtige das Spiel, nach einer Vorschau
about-gm-fix-what = Fang an zu tippen: Jede jetzt mögliche Korrektur wird angeboten
about-gm-reason = Warum; der Tisch liest es
about-gm-dice = Setz den nächsten oder letzten Wurf, oder lass neu würfeln
about-gm-step = Brich eine hängende Phase ab oder beginn eine andere
about-gm-undo = Nimm den letzten Zug zurück, wessen auch immer, gewürfelt oder nicht
about-gm-rewind = Geh zu irgendeiner Zeile des Protokolls zurück
about-gm-rewind-moment = Die Zeile des Protokolls, nach der es weitergeht
about-gm-pause = Halt das Spiel an: Niemand kann ziehen
about-gm-resume = Mach nach einer Pause weiter
about-gm-act-as = Antworte für einen Platz
about-gm-whose = Wessen Platz
about-gm-skip = Die vorsichtige Wahl für alles, was von einem Platz erwartet wird
about-gm-reveal = Sieh, was ein Platz sieht; der Tisch erfährt, dass du hingesehen hast
about-gm-seat = Gib einen Platz jemandem oder dem Autopiloten, oder mach ihn frei
about-gm-seat-action = Was mit dem Platz geschieht
about-gm-seat-who = Wer den Platz bekommt (beim Ersetzen)
about-gm-transfer = Mach jemand anderen zum Gastgeber
about-gm-transfer-who = Der neue Gastgeber
about-gm-helper = Benenn eine Spielleitung für diesen Tisch
about-gm-helper-who = Wer hilft
about-gm-helper-remove = Nimm das Recht wieder weg
about-gm-announce = Sag dem Tisch etwas
about-gm-announce-text = Was der Tisch lesen soll
about-gm-end = Beende das Spiel jetzt
about-gm-end-winners = Namen, mit Kommas getrennt; ohne Angabe entscheiden die Regeln
about-gm-repost = Zeig den Tisch neu, auch in einem anderen Kanal
about-gm-repost-table = Ein Tisch von dir, der in diesen Kanal umziehen soll
about-gm-check = Prüf, ob im Spiel alles stimmt
about-gm-audit = Wo die Spielleitung hier eingegriffen hat, und warum
about-gm-export = Die ganze Partie als Datei, mit allen Geheimnissen, nur für dich
about-gm-import = Mach den Tisch einer Datei in diesem Kanal auf
about-gm-import-file = Eine Datei aus dem Export-Befehl

gm-panel = Spielleitung
gm-panel-lobby = Das Spiel hat noch nicht begonnen. Was jetzt geht, steht in der Liste unten.
gm-more = Mehr …
gm-undo = Zurücknehmen
gm-pause = Pause
gm-resume = Weiter
gm-check = Kontrolle
gm-repost = Neu zeigen
gm-audit = Eingriffe
gm-skip-seat = { $who } übergehen
gm-choose-fix = Berichtigen …
gm-choose-moment = Zurück zu …
gm-back = Zur Ansicht
gm-preview = Das würde sich ändern:
gm-preview-rolls = Dann wird gewürfelt oder aufgedeckt; was kommt, zeigt sich erst, wenn es getan ist.
gm-preview-broken = Es würde Regeln des Spiels brechen:
gm-apply = So machen
gm-force = Trotzdem so machen
gm-moved-on = Inzwischen ist das Spiel weiter. Jetzt würde sich das ändern:
gm-locked = Du spielst selbst an diesem Tisch
gm-locked-why = Manche Korrekturen und Antworten zeigen, was dein Platz nicht sehen darf. Du bekommst sie, sobald der Tisch weiß, dass du hinsiehst; nach deinem nächsten Zug als Spieler musst du es noch einmal sagen.
gm-look = Dem Tisch sagen und hinsehen
gm-why-title = Warum?
gm-why-label = Grund (der Tisch liest ihn)
gm-done = Erledigt.
gm-seat-replace = jemandem geben
gm-seat-stand-in = vorerst spielt ein Autopilot
gm-seat-remove = für immer wegnehmen
gm-reveal-title = Was { $who } sieht
gm-check-sound = ✅ Alles ist in Ordnung.
gm-check-broken = { $n ->
    [one] { $n } Regel ist gebrochen:
   *[other] { $n } Regeln sind gebrochen:
}
gm-audit-title = { $n ->
    [one] { $n } Eingriff der Spielleitung
   *[other] { $n } Eingriffe der Spielleitung
}
gm-audit-none = Hier hat noch keine Spielleitung eingegriffen.
gm-export-file = Die ganze Partie als Datei
gm-export-done = In dieser Datei steht alles, auch was geheim ist. Behalt sie für dich. `/gm import` öffnet sie wieder.
gm-import-done = Der Tisch ist in diesem Kanal offen.
gm-announcement = 📣 **{ $gm }**: { $text }
public-paused = { $why ->
    [server] ⏸️ Der Bot wurde von diesem Server entfernt; das Spiel steht still, bis er zurück ist.
    [channel] ⏸️ Der Kanal dieses Spiels ist weg oder lässt den Bot nicht schreiben; es steht still. Wer den Tisch aufgemacht hat, kann es in jedem Kanal fortsetzen: `/table here`.
    [idle] ⏸️ Lange hat niemand etwas getan, darum steht das Spiel still: keine Fristen, keine Erinnerungen. Drückt jemand von euch etwas, geht es weiter.
   *[master] ⏸️ Die Spielleitung hat das Spiel angehalten.
  }
log-goes-on = Das Spiel stand still und geht weiter.
log-goes-on-for = { $who } ist da: Das Spiel stand still und geht weiter.

# Was der Tisch liest. $why ist eines der nächsten beiden.
gm-why = { " " }Grund: { $text }
gm-no-why = { "" }
gm-did-fix = { $gm } berichtigt das Spiel.{ $why }
gm-did-undo = { $gm } nimmt Eintrag { $seq } zurück.{ $why }
gm-did-rewind = { $gm } geht auf den Stand nach Eintrag { $seq } zurück.{ $why }
gm-did-roll-again = { $n ->
    [0] { $gm } lässt den Wurf von Eintrag { $seq } wiederholen.{ $why }
    [one] { $gm } lässt den Wurf von Eintrag { $seq } wiederholen, ein Würfel ist gesetzt.{ $why }
   *[other] { $gm } lässt den Wurf von Eintrag { $seq } wiederholen, { $n } Würfel sind gesetzt.{ $why }
}
gm-did-again = { $gm } lässt die Antwort von { $who } gelten.{ $why }
gm-did-answer = { $gm } antwortet für { $who }.{ $why }
gm-did-skip = { $gm } übergeht { $who }: Es gilt die vorsichtige Wahl.{ $why }
gm-did-pause = { $gm } hält das Spiel an.{ $why }
gm-did-resume = { $gm } setzt das Spiel fort.{ $why }
gm-did-deadline = { $gm } ändert die Fristen.{ $why }
gm-did-repost = { $gm } zeigt den Tisch neu.{ $why }
gm-did-look = { $gm } spielt hier mit und sieht als Spielleitung nach, was verdeckt ist.{ $why }
gm-did-replace = { $gm } gibt den Platz von { $who } an { $whom }.{ $why }
gm-did-stand-in = { $gm } lässt für { $who } einen Autopiloten spielen.{ $why }
gm-did-remove = { $gm } nimmt den Platz von { $who } weg.{ $why }
gm-did-transfer = { $gm } macht { $whom } zum Gastgeber.{ $why }
gm-did-name = { $gm } macht { $who } zur Spielleitung dieses Tisches.{ $why }
gm-did-unname = { $who } ist nicht mehr Spielleitung, sagt { $gm }.{ $why }
gm-did-reveal = { $gm } hat gesehen, was nur { $who } sehen darf.{ $why }
gm-did-export = { $gm } hat die ganze Partie samt Geheimnissen als Datei mitgenommen.{ $why }
gm-did-import = { $gm } hat diese Partie aus einer Datei hergebracht.{ $why }
gm-did-announce = { $gm } sagt an: { $text }{ $why }
gm-forced = Trotz gebrochener Regeln: { $what }.
gm-stirred = Das Würfelglück ist ein anderes, die Stapel sind neu gemischt: Rechnet nicht mit denselben Würfen und Karten.

# Korrekturen, die jedes Spiel hat
fix-drop-step = Eine Phase abbrechen
fix-put-step = Eine Phase beginnen
fix-next-dice = Der nächste Wurf
fix-last-dice = Zurück zum letzten Wurf
fix-crew = Eine Figur einem anderen Platz geben
fix-end = Das Spiel beenden
fix-result = Das Ergebnis berichtigen
fix-end-now = jetzt
fix-step-of = { $what } ({ $who })
fix-step-top = zuoberst
fix-dice-set = setzen
fix-dice-fresh = anderes Glück
fix-did-drop = Berichtigt: Diese Phase ist abgebrochen: { $what }.
fix-did-put = Berichtigt: Diese Phase beginnt: { $what }.
fix-did-crew = Berichtigt: { $who } führt jetzt diese Figur: { $what }.
fix-did-dice = { $n ->
    [0] Berichtigt: Das Glück, das kommt, ist ein anderes.
    [one] Berichtigt: Der nächste Würfel ist gesetzt.
   *[other] Berichtigt: Die nächsten { $n } Würfel sind gesetzt.
}
fix-did-last-dice = { $n ->
    [0] Der letzte Wurf wird wiederholt. Alles seither ist zurückgenommen.
    [one] Der letzte Wurf wird wiederholt, ein Würfel ist gesetzt. Alles seither ist zurückgenommen.
   *[other] Der letzte Wurf wird wiederholt, { $n } Würfel sind gesetzt. Alles seither ist zurückgenommen.
}
fix-did-end = Die Spielleitung beendet das Spiel.
fix-did-result = Berichtigt: { $what }
result-ended = Die Spielleitung hat das Spiel beendet: Niemand gewinnt.
result-named = { $n ->
    [0] Die Spielleitung entscheidet: Niemand gewinnt.
   *[other] Die Spielleitung entscheidet: Der Sieg geht an { $winners }.
}

refused-paused = { $why ->
    [server] Der Bot wurde von diesem Server entfernt; das Spiel steht still, bis er zurück ist.
    [channel] Der Kanal dieses Spiels ist weg oder lässt den Bot nicht schreiben; es steht still. Wer den Tisch aufgemacht hat, kann es in jedem Kanal fortsetzen: `/table here`.
    [idle] Lange hat niemand etwas getan, darum steht das Spiel still. Drückt jemand von euch etwas, geht es weiter.
   *[master] Das Spiel ist angehalten. Es geht weiter, wenn die Spielleitung es fortsetzt.
  }
refused-gm = Das darf nur die Spielleitung dieses Tisches: wer ihn aufgemacht hat, wen er benannt hat, die Spielleitung des Servers.
refused-gm-owner = Das darf nur, wer diesen Tisch aufgemacht hat, und die Spielleitung des Servers.
refused-gm-manager = Dafür braucht man das Recht „Server verwalten“.
refused-gm-trusted = Das darf nur die Spielleitung des Servers: die Rolle aus `/gm server` oder das Recht „Server verwalten“.
refused-gm-broken = Das würde Regeln des Spiels brechen: { $what }. Die Vorschau bietet an, es trotzdem zu tun.
refused-gm-stuck = Dann stünde das Spiel, wo niemand weiterkäme.
refused-gm-no-roll = Es wurde noch nicht gewürfelt.
refused-gm-not-due = Von { $who } wird nichts erwartet.
refused-gm-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-gm-has-seat = { $who } hat an diesem Tisch schon einen Platz.
refused-gm-back = Wer zurückkäme, hat jetzt einen anderen Platz an diesem Tisch.
refused-gm-last = Mindestens ein Mensch muss am Tisch bleiben. `/table gm` kann das Spiel beenden.
refused-gm-paused = Das Spiel ist schon angehalten.
refused-gm-running = Das Spiel ist nicht angehalten.
refused-gm-who = Sag bitte, wer; Bots kann man nicht wählen.

refused-exhausted = Das braucht mehr Speicher oder Zeit, als es darf. Nichts wurde geändert.
refused-apart-yours = Für diesen Server wird gerade etwas anderes erledigt. Warte auf die Antwort und versuche es dann noch einmal.
refused-apart-full = Gerade warten andere Server. Versuche es in ein paar Minuten noch einmal.
import-refused = Nichts wurde geändert: Die Datei lässt sich nicht gebrauchen.
import-large = Sie ist zu groß: höchstens { $most } KB.
import-no-json = Das ist kein JSON: { $what }
import-crowded = Sie enthält zu viel: höchstens { $most } Werte.
import-deep = Sie ist zu tief verschachtelt: höchstens { $most } Ebenen.
import-format = Das ist keine Partie, die hier exportiert wurde.
import-version = Ihr Format hat Version { $found }; bekannt ist { $known }.
import-game = Dieses Spiel wird hier nicht gespielt: { $game }
import-newer = Sie stammt aus einer neueren Version: { $what } ist { $found }, bekannt ist { $known }.
import-missing = Fehlt: { $path }
import-unknown = Unbekannt: { $path }
import-wrong = Ungültig: { $path }
import-twice = Dort sitzt jemand zweimal: { $path }
import-packed = Beschädigt: { $path }, und so auch alles danach.
import-other-game = Dieser Stand gehört zu einem anderen Spiel: { $path }
import-broken = Der jetzige Stand bricht eine Regel: { $what }
import-unplayable = Der jetzige Stand lässt sich nicht zeigen, oder niemand käme von ihm weiter.
import-broken-at = Der Stand nach Eintrag { $n } bricht eine Regel: { $what }
import-unusable-at = Der Stand nach Eintrag { $n } lässt sich nicht zeigen oder nicht weiterspielen.
import-more = { $n ->
    [one] Und { $n } weitere Beanstandung.
   *[other] Und { $n } weitere Beanstandungen.
}

# Hit Z Road: Schritte und Prüfungen
hitz-step-journey = Die ganze Fahrt
hitz-step-planning = Planung
hitz-step-round = Runde
hitz-step-auction = Auktion
hitz-step-bidding = Bieten
hitz-step-ceilings = Grenzen nennen
hitz-step-payment = Bezahlen
hitz-step-neworder = Neue Reihenfolge
hitz-step-encounter = Begegnung
hitz-step-travel = Route
hitz-step-playcard = Karte
hitz-step-fight = Kampf
hitz-step-curtain = Ende des Spiels
hitz-step-happening = Text einer Karte
hitz-step-drop = Ablegen
hitz-step-gain = Ressourcen nehmen
hitz-step-fuel = Benzin
hitz-step-meds = Medizin
hitz-step-toll = Maut
hitz-step-grab = Gepackt
hitz-step-map = Straßenkarte
hitz-step-rifle = Gewehr
hitz-step-fanaticpay = Fanatiker: bezahlen
hitz-step-fanaticblast = Fanatiker: Explosion
hitz-step-trade = Tausch
hitz-check-i1 = Eine Karte fehlt oder liegt an zwei Orten (I1)
hitz-check-i2 = Das Ergebnis zählt zu wenig (I2)
hitz-check-i2-i16 = Jemand hat mehr Überlebende oder Bonuspunkte, als Karten geben (I2, I16)
hitz-check-i3 = Wer raus ist, hat noch etwas oder lebt (I3)
hitz-check-i4 = Die Reihenfolgekarten passen nicht zu den Lebenden (I4)
hitz-check-i5 = Eine Gruppe hat zwei Routen genommen (I5)
hitz-check-i5a = Gebotssteine teilen ein Feld, stehen neben der Tafel oder über dem, was ihr Besitzer hat (I5a)
hitz-check-i6 = Sonderchips fehlen oder sind zu viele (I6)
hitz-check-i7 = Jemand hat weniger als nichts (I7)
hitz-check-i8 = Die Schlüssel liegen falsch (I8)
hitz-check-i10 = Der Stapel liegt nicht nach Stufen (I10)
hitz-check-i11 = Der Stapel ist falsch groß, oder eine Karte anderer Stufe liegt auf dem Tisch (I11)
hitz-check-i12-i15 = Jemand hat falsch viele rote Würfel geworfen (I12, I15)
hitz-check-i13 = Mehr als eine Karte ist im Spiel (I13)
hitz-check-i14 = Ein Kampf hat keinen Gegner, oder Flucht war nach Beginn des Nahkampfs möglich (I14)
hitz-check-i15 = Eine Seite fiel, die kein Würfel hat (I15)
hitz-check-i17 = Eine Karte nur für vier Spieler ist im Spiel (I17)
hitz-check-i18 = Das Spiel endete zu früh, oder die Runde gibt es nicht (I18)
hitz-check-i19 = Die Sieger sind nicht die, die leben (I19)
hitz-check-r4-3 = Zu wenige Routen ohne Preis für die, die noch wählen müssen (R4.3)
gm-takes = -# Antworten meist nach: { $people }
gm-takes-who = { $who } { $span }

gm-strike = Zählt nicht
gm-count = Zählt wieder
gm-did-strike = { $gm } streicht dieses Spiel: Es zählt weder für Statistik und Wertungen noch für Abzeichen und Serien.{ $why }
gm-did-count = { $gm } lässt dieses Spiel wieder zählen.{ $why }
refused-gm-not-over = Nur ein beendetes Spiel lässt sich streichen.
refused-gm-struck = Das Spiel zählt schon nicht mehr.
refused-gm-counts = Das Spiel zählt schon.
