# Abstimmungen, Rückblick, Augenblicke von früher, Film, das Spiel als Dokument, übergebene Plätze, Statistik.

name-export = dokument
name-handover = übergeben
name-history = verlauf
name-member = mitglied
name-moment = moment
name-public = öffentlich
name-recap = rückblick
name-replay = film
name-stats = statistik

about-table-recap = Was seit deinem letzten Zug geschah, in Worten und Bildern
about-table-history = Das Brett zu jedem früheren Zeitpunkt
about-table-history-moment = Nummer eines Eintrags im Protokoll; ohne sie der neueste
about-table-replay = Das ganze Spiel als bewegtes Bild
about-table-replay-public = Zeig es allen, ohne das, was nur du sehen darfst
about-table-export = Das beendete Spiel als Dokument mit Bildern für deinen Browser
about-table-handover = Biete deinen Platz jemandem an; du kannst ihn dir zurückholen
about-table-handover-member = Wer für dich spielen soll
about-stats = Beendete Spiele dieses Servers oder eines Spielers
about-stats-member = Wessen Spiele; ohne Angabe die von allen hier

undo-answer = { $who }: „{ $what }“
log-was = ~~{ $what }~~
log-was-more = { $n ->
    [one] … und { $n } weiterer Zug
   *[other] … und { $n } weitere Züge
}
log-stirred = Das Würfelglück ist ein anderes, die Stapel sind neu gemischt: Rechnet nicht mit denselben Würfen und Karten.
log-undone-vote = Alle sind einverstanden, { $who } nimmt zurück:
log-undone-table = Alle sind einverstanden, zurückgenommen wird:

log-ended-vote = Alle am Tisch sind einverstanden: Das Spiel endet so, wie es steht.
vote-ask = Den Tisch fragen
vote-can-ask = Sind alle am Tisch einverstanden, geht es trotzdem.
vote-asked = Der Tisch ist gefragt: { $n ->
    [one] { $n } Zug soll zurückgenommen werden.
   *[other] { $n } Züge sollen zurückgenommen werden.
}
vote-done = Es ist zurückgenommen.
vote-cast = Deine Stimme zählt.
vote-title = { $who } möchte zurücknehmen:
vote-more = { $n ->
    [one] … und { $n } weiteren Zug
   *[other] … und { $n } weitere Züge
}
vote-dice = Wurde seither gewürfelt oder aufgedeckt, ändert sich das Würfelglück, und die Stapel werden neu gemischt: Niemand kann auf denselben Wurf oder dieselbe Karte zählen. Was schon auf dem Tisch liegt, kann dort bleiben.
vote-agreed = ✅ { $who }
vote-missing = ⬜ { $who }
vote-until = Alle müssen zustimmen. Offen bis { $when }, und nur, solange das Spiel stillsteht.
vote-yes = Zustimmen
vote-no = Ablehnen
vote-carried = ✅ Alle haben zugestimmt: Es ist zurückgenommen.
vote-refused = ❌ Abgelehnt von { $who }.
vote-withdrawn = Zurückgezogen von { $who }.
vote-lapsed = Dieser Vorschlag ist hinfällig: Das Spiel ging weiter.
vote-expired = Dieser Vorschlag ist abgelaufen: Nicht alle haben rechtzeitig geantwortet.
vote-lapsed-line = { $who } wollte Züge zurücknehmen. Das Spiel ging weiter, darum ist der Vorschlag hinfällig.

panel-recap = Rückblick
panel-replay = Film
panel-export = Dokument
story-last = Die letzten Züge
recap-since = Seit deinem letzten Zug
recap-begin = Seit dem Anfang
recap-latest = Die neuesten Züge
recap-nothing = Seither ist nichts geschehen.
recap-before = Vorher · Eintrag { $n }
recap-now = Jetzt · Eintrag { $n }

moment-title = Eintrag { $at } von { $last } · { $heading }
moment-silent = Nichts, was du lesen darfst.
moment-back-far = −10
moment-back = −1
moment-on = +1
moment-on-far = +10

replay-wait = Ein anderer Film wird gerade gezeichnet. Deiner kommt danach.
replay-drawing = Wird gezeichnet: { $done } von { $all } …
replay-done = { $game } in { $n ->
    [one] { $n } Bild
   *[other] { $n } Bildern
}
replay-alt = Das Spiel { $game } als bewegtes Bild in { $n } Schritten. Am Ende: { $end }

refused-export-early = Das Dokument entsteht, wenn das Spiel vorbei ist. Bis dahin gibt es `/table log` und `/table replay`.
export-done = Das Spiel als Dokument: Speichere es und öffne es in einem Browser.
export-alt = Das beendete Spiel als Webseite mit Protokoll und Bildern
export-players = Spieler
export-options = Optionen
export-played = Gespielt von { $from } bis { $to } (UTC)
export-opening = Vor der ersten Runde
export-log = Das Protokoll
export-result = Wie es ausging
export-dice = Würfel
export-dice-about = Aus diesem Startwert folgt jeder Wurf und jedes Mischen.
export-dice-halves = Die Hälfte des Bots: { $half }
    SHA-256 dieser Hälfte, gezeigt vor dem Spiel: { $hash }
    Die Hälfte der Spieler: { $parts }
export-dice-uses = Jede Zahl, die gezogen wurde
export-legend = Durchgestrichen: zurückgenommen. 🤖 ein Autopilot hat gespielt, ⚙️ es gab nur eine Möglichkeit, 📜 nach einem Auftrag, ⏰ die Zeit war um, 🛠️ die Spielleitung war es.

handover-offer = { $from } bietet { $to } den Platz an diesem Tisch an.
handover-offered = Der Platz ist angeboten. Er bleibt deiner, bis { $to } ihn nimmt.
handover-take = Platz nehmen
handover-taken = { $to } spielt jetzt für { $from }. `/table join` gibt { $from } den Platz zurück.
handover-yours = Du spielst jetzt auf diesem Platz. Das liegt hier.
refused-member-seated = { $who } sitzt schon an diesem Tisch.
refused-handover-bot = Bots können keinen Platz nehmen. `/table leave` überlässt ihn einem Autopiloten.
refused-handover-other = Dieser Platz wurde jemand anderem angeboten.
refused-handover-old = Dieses Angebot gilt nicht mehr.

stats-server = Beendete Spiele auf diesem Server: { $n }
stats-player = { $who }: { $n ->
    [one] { $n } beendetes Spiel
   *[other] { $n } beendete Spiele
}
stats-none = Hier ist noch kein Spiel zu Ende gegangen.
stats-none-player = { $who } hat hier noch kein Spiel beendet.
stats-row = **{ $who }** · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} · { $won } gewonnen ({ $share } %)
stats-game = { $game } · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} · { $won } gewonnen · { $average ->
    [none] ohne Punkte
    [one] im Schnitt { $average } Punkt, am besten { $best }
   *[other] im Schnitt { $average } Punkte, am besten { $best }
}
stats-plot-server = Spiele und Siege
stats-plot-player = Punkte der letzten Spiele
stats-plot-games = Spiele
stats-plot-won = gewonnen
stats-plot-points = Punkte
stats-plot-none = –
stats-alt-player = { $who }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen.
stats-alt-game = { $game }: { $points ->
    [none] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $won ->
    [yes] , gewonnen.
   *[no] .
}

refused-proposal-open = Der Tisch ist schon gefragt, ob etwas zurückgenommen wird. Das muss erst entschieden sein.
refused-proposal-closed = Dieser Vorschlag ist nicht mehr offen.
vote-end-asked = Der Tisch ist gefragt. Das Spiel endet, sobald alle zugestimmt haben.
vote-end-title = { $who } möchte das Spiel so beenden, wie es steht
vote-end-until = Alle müssen zustimmen. Offen bis { $when }; das Spiel geht inzwischen weiter.
vote-end-after = Wer beim jetzigen Stand gewonnen hat, sagen die Regeln.
vote-end-carried = ✅ Alle haben zugestimmt: Das Spiel endet.
vote-end-refused = ❌ Abgelehnt von { $who }.
vote-end-withdrawn = Zurückgezogen von { $who }.
vote-end-lapsed = Dieser Vorschlag ist hinfällig: Das Spiel läuft nicht mehr.
vote-end-expired = Dieser Vorschlag ist abgelaufen: Nicht alle haben rechtzeitig geantwortet.
stats-takes = -# Du antwortest meist nach { $span }, Ruhezeiten nicht mitgezählt. Das siehst nur du, und die Spielleitung an ihrem Tisch.

stats-rating = Wertung { $points } ± { $doubt }
stats-ratings = **Wertungen**
    -# Wie stark jemand spielt und um wie viel das danebenliegen kann; alle fangen bei 1500 an.
stats-rated = **{ $game }** · { $people }
stats-strength = { $who } { $points } ± { $doubt }
badges-more = noch { $n }
badges-title = { $game }: { $n } von { $of } Abzeichen
badges-alt = { $badge }: { $about }.
badges-count = 🏅 { $n } von { $of }
badges-of = 🏅 { $game }
name-series = serie
name-days = tage
about-table-series = Mehrere Spiele, die zusammen zählen: gründen, beitreten oder sehen, wie es steht
about-table-series-games = Nach wie vielen Spielen sie vorbei ist
about-table-series-days = Nach wie vielen Tagen sie vorbei ist
about-table-series-series = Eine Serie dieses Servers, für die dieser Tisch zählen soll
lobby-series = 🏆 Serie { $id }
series-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
series-games-of = { $n ->
    [0] Serie { $id }: { $of ->
        [one] { $of } Spiel steht bevor
       *[other] { $of } Spiele stehen bevor
    }
   *[other] Serie { $id }: { $n } von { $of } gespielt
}
series-running = Serie { $id }: { $n ->
    [0] das erste Spiel steht bevor
    [one] bisher { $n } Spiel
   *[other] bisher { $n } Spiele
}
series-over = Serie { $id }: vorbei nach { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spielen
}
series-until = Bis { $at }
series-won = { $n ->
    [one] **{ $who }** gewinnt sie mit { $points } Punkten.
   *[other] **{ $who }** teilen sich den Sieg mit je { $points } Punkten.
}
series-alt = { $place }. { $who }: { $points } Punkte, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}.
series-how = Wer alle anderen hinter sich lässt, bekommt 10 Punkte, wer Letzter ist, keinen; wer gemeinsam gewinnt, bekommt je 10. „Noch einmal“ führt zum nächsten Spiel; auch ein anderer Tisch zählt, wenn dort `/table series` die Serie { $id } nennt.
refused-no-series = So eine Serie gibt es hier nicht.
refused-series-over = Serie { $id } ist vorbei. `/table series` ohne ihre Nummer beginnt eine neue.
refused-in-series = Dieser Tisch zählt schon für eine Serie.
