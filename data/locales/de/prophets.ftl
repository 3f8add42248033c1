# Propheten: wer nicht mitspielt, rät in der Chronik, wie eine Partie ausgeht.

server-prophets = Propheten
server-prophets-about = Wer nicht mitspielt, darf unter der Chronik raten, wie es ausgeht; /stats zählt die Treffer
server-amiss-prophets = ohne Kanal für Ergebnisse und ohne Chronik kann niemand raten
guess-winner = -# 🔮 Für alle, die nur zusehen: Wer gewinnt?
guess-party = -# 🔮 Für alle, die nur zusehen: Schafft es die Truppe?
guess-yes = Sie schaffen es
guess-no = Sie schaffen es nicht
guess-noted = 🔮 Dein Tipp: **{ $what }**. Bis die Partie vorbei ist, kannst du ihn ändern.
guess-foreseen = -# 🔮 { $n ->
    [one] Jemand hat getippt und lag { $right ->
        [0] daneben
       *[other] richtig
    }.
   *[other] { $right ->
        [0] Von { $n } Tipps war keiner richtig.
        [one] Von { $n } Tipps war einer richtig.
       *[other] Von { $n } Tipps waren { $right } richtig.
    }
}
refused-guess-off = Auf diesem Server wird nicht mehr getippt.
refused-guess-known = Die Partie ist vorbei und der Ausgang bekannt. Die Treffer stehen in `/stats`.
refused-guess-player = Du hast selbst mit dieser Partie zu tun und weißt zu viel. Tippen dürfen alle, die nur zusehen.
refused-guess-word = Dazu kann es nicht mehr kommen. Unter dem neuesten Eintrag der Chronik steht die Frage, wie sie jetzt lautet.
stats-prophets = **Propheten** · wer wie oft richtig lag
stats-prophet = - { $who } · { $right } von { $n }
data-guesses = Deine Tipps, wie Partien ausgehen: { $n }
