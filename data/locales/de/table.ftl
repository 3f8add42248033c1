# Was alle Tische gemeinsam haben: Lobby, Beiträge, Ansichten, Absagen.

language-unfinished = { $language } (unfertig, { $percent } %)
language-auto = wie in meinem Discord
value-on = an
value-off = aus
setting-difficulty = Schwierigkeit
value-difficulty-normal = Normal
value-difficulty-easy = Leicht
value-difficulty-hard = Schwer
value-difficulty-expert = Experte
where-thread = in einem eigenen Thread
where-here = in diesem Kanal
stand-in-names = Ada, Boris, Cora, Dietmar, Edith, Felix

lobby-opened-here = Der Tisch ist in diesem Kanal offen.
lobby-announce = **{ $who }** macht einen Tisch auf: **{ $game }**.
lobby-announced = **{ $who }** macht einen Tisch auf: **{ $game }** → { $thread }
lobby-thread = { $game } · { $who }
lobby-seats = Plätze: { $n } von { $most }
lobby-program = das Programm
lobby-role-take = Spielen: { $role }
lobby-role-back = Abgeben: { $role }
lobby-my-seat = Mein Platz
lobby-figures = Wer führt wen
lobby-figure-choose = Eine Figur vergeben
lobby-figure-dealt = wird mit den anderen verteilt
lobby-figure-led = geführt von { $who }
lobby-option-apart = Das passt nicht zu den anderen Optionen.
preset-mode = Modus
preset-pace = Tempo
preset-own = eigene Mischung
pace-post = per Post
pace-post-about = So wenig Warten aufeinander wie möglich, ein Tag für jede Antwort: für Partien über Tage
pace-sitting = am Stück
pace-sitting-about = Der Reihe nach, wie um einen Tisch herum: für einen gemeinsamen Abend
lobby-options = Optionen
lobby-game-options = Optionen des Spiels
lobby-table-options = Optionen des Tisches
lobby-scenario = **{ $name }**
lobby-story = -# { $text }
lobby-usual-options = { $n ->
    [one] { $n } weitere Option wie üblich
   *[other] { $n } weitere Optionen wie üblich
}
lobby-host = Gastgeber
lobby-host-sets = Nur wer den Tisch aufgemacht hat, kann das ändern.
lobby-stand-in = Autopilot
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-add = + Autopilot
lobby-remove = − Autopilot
lobby-set = Optionen
lobby-begin = Los geht’s
lobby-cancel = Schließen
lobby-half = 🎲 Würfel (SHA-256): `{ $hash }`
lobby-joined = Du hast einen Platz. Der Tisch ist hier: { $thread }
lobby-begun = Das Spiel hat begonnen. Viel Glück!
lobby-closed = dieser Tisch wurde geschlossen, bevor es losging.

table-language = Sprache des Tisches
table-language-about = In ihr sind Beiträge und Bilder, die alle sehen. Was nur du siehst, ist in deiner Sprache.
table-auto = Antworten, wo es nichts zu wählen gibt
table-auto-about = Gibt es nur eine erlaubte Antwort, gilt sie sofort; im Protokoll steht eine Zeile dazu.
table-joined = Du sitzt am Tisch.
table-left = Du bist aufgestanden. Solange das Spiel läuft, holt `/table join` deinen Platz zurück.
table-thread-deleted = Der Thread, in dem { $game } lief, wurde gelöscht. Die Partie ist sicher: { $host } kann sie mit `/table here` in jedem Kanal fortsetzen.
table-abandoned = Niemand sitzt mehr hier, darum steht das Spiel still. Wer hier saß, kann es fortsetzen: `/table join`.

begun-dice = 🎲 Würfel: `{ $hash }…`, vollständig im Protokoll
log-begin = Das Spiel beginnt. Prüfsumme des Würfel-Startwerts: `{ $hash }`
log-begin-shared = Das Spiel beginnt. Prüfsumme der Bot-Hälfte des Würfel-Startwerts: `{ $hash }`. Eure Hälfte: `{ $parts }`
log-undone = { $who } nimmt den letzten Zug zurück.
log-order-given = { $who } gibt einen Auftrag.
log-order-taken = { $who } zieht einen Auftrag zurück.
log-order-void = Ein Auftrag passte nicht, als er dran war, und ist weg: { $what }.
log-choice = { $who } legt etwas auf Dauer fest.
times = { $n }× { $what }
log-by-auto = ⚙️
log-by-order = 📜
log-by-stand-in = 🤖
log-by-default = ⏰
log-by-gm = 🛠️
log-earlier = { $n ->
    [one] { $n } früherer Eintrag steht im Protokoll
   *[other] { $n } frühere Einträge stehen im Protokoll
}
log-title = Protokoll: { $n ->
    [1] Eintrag { $high }
   *[other] Einträge { $low }–{ $high }
} von { $last }
log-empty = Hier gibt es noch nichts zu lesen.
log-older = Früher
log-newer = Später

public-secret = { $what } (geheim)
public-call = { $who } — du bist dran.
public-incident = ⚠️ Bei uns ist etwas schiefgegangen (Vorfall { $number }). Das Spiel steht wie nach dem letzten Zug. Es versucht sich selbst noch einmal, und sofort, sobald jemand einen Knopf drückt.
public-away = ⏳ Die Datenbank ist gerade weg. Sobald sie wieder da ist, geht es von selbst weiter: Niemand muss etwas tun.

panel-hand = Meine Hand
panel-held = Meine Sachen
panel-log = Protokoll
panel-rules = Regeln
panel-verify = Würfel prüfen
panel-rematch = Noch einmal
panel-refresh = Aktualisieren
panel-undo = Zurücknehmen
panel-orders = Aufträge
panel-zoom = Nah
panel-more = Es gibt mehr zu entscheiden, als hierher passt: Beantworte erst etwas, dann aktualisiere.
panel-nothing = Auf dich wartet gerade nichts.
panel-due = { $n ->
    [0] Niemand ist dran.
   *[other] Jetzt dran: { $who }.
}
panel-crew = { $n ->
    [one] Du führst { $n } Figur: { $figures }.
   *[other] Du führst { $n } Figuren: { $figures }.
}
panel-sealed = Deine Antwort liegt vor: { $what }. Du kannst sie ändern, bis alle geantwortet haben.

typed-not-open = Danach wirst du gerade nicht gefragt.
typed-open = Offen für dich:
typed-keep = Für später merken
typed-would = Gemerkt hieße es: { $what }
typed-not-early = Das lässt sich erst beantworten, wenn danach gefragt wird.
orders-title = Aufträge
orders-about = Antworten im Voraus. Nur du siehst sie; sie gelten, sobald ihre Frage kommt, und du kannst sie jederzeit zurückziehen.
orders-none = Du hast keine Aufträge gegeben.
orders-take = Zurückziehen
orders-choose = Einen Dauerauftrag geben
orders-all-figures = Für alle meine Figuren
choices-title = Auf Dauer festgelegt
choices-choose = Etwas ändern…
orders-kept = Gemerkt: Es gilt, sobald du danach gefragt wirst.
undo-done = Dein letzter Zug ist zurückgenommen.

me-due = **wartet auf dich**
me-lobby = noch nicht begonnen
me-waits = wartet auf andere
me-none = Du sitzt hier an keinem offenen Tisch. Wie man einen aufmacht, sagt `/help`.
me-language-set = Ab jetzt antworte ich dir in dieser Sprache.
me-language-set-unfinished = Ab jetzt antworte ich dir auf Deutsch. Es ist noch nicht fertig ({ $percent } %): Was fehlt, kommt in der nächstbesten Sprache.

result-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
result-seed = 🎲 Würfel: `{ $seed }…`, vollständig unter „{ panel-verify }“
verify-title = Die Würfel dieser Partie
verify-seed = Startwert: `{ $seed }`
    Sein SHA-256, gezeigt am Anfang: `{ $hash }`
verify-rolls = { $all ->
    [one] { $good } von { $all } Wurf folgt aus dem Startwert.
   *[other] { $good } von { $all } Würfen folgen aus dem Startwert.
} { $forced ->
    [0] Keiner wurde von Hand gesetzt.
    [one] { $forced } wurde von Hand gesetzt.
   *[other] { $forced } wurden von Hand gesetzt.
}
verify-halves = Startwert: `{ $seed }`
    Die Hälfte des Bots: `{ $half }`
    SHA-256 dieser Hälfte, gezeigt vor dem Spiel: `{ $hash }`
    Die Hälfte der Spieler, also die Nummern der Knopfdrücke, mit denen sie sich gesetzt und das Spiel begonnen haben, und eigene Wörter (was mit # beginnt, ist der Abdruck eines vergessenen): `{ $parts }`
verify-shuffles = { $n ->
    [one] Auch { $n } Mischen wurde geprüft.
   *[other] Auch { $n }-mal Mischen wurde geprüft.
}
verify-whole = ✅ Nichts ist ausgelassen, nichts doppelt benutzt: Jede Zahl dieser Partie folgt aus dem Startwert, und jeder Stapel lag, wie er gemischt wurde.
verify-unmixed = Ein Wort für die Würfel wurde auf Wunsch vergessen: Wie der Startwert aus seinen Hälften entstand, lässt sich nicht mehr prüfen.
verify-part = ✅ Was sich prüfen lässt, stimmt.
verify-unwritten = { $n ->
    [one] { $n } Eintrag stammt von einer älteren Version, die Würfe aufschrieb, aber kein Mischen: Von ihm lassen sich nur die Würfe prüfen.
   *[other] { $n } Einträge stammen von einer älteren Version, die Würfe aufschrieb, aber kein Mischen: Von ihnen lassen sich nur die Würfe prüfen.
}
verify-by-hand = Eintrag { $seq }: Die Spielleitung hat { $faces } gesetzt.
verify-stirred-back = Das Spiel ging zurück: Seither gilt anderes Würfelglück, verdeckte Karten wurden neu gemischt. Im Protokoll: { $entries }.
verify-stirred-resumed = Das Spiel ging weiter, obwohl der Startwert schon gezeigt war. Ab da stimmen die Zahlen noch, ließen sich aber vorher ausrechnen. Im Protokoll: { $entries }.
verify-stirred-gm = Die Spielleitung ließ die Würfel neu rühren. Im Protokoll: { $entries }.
verify-handled = Die Spielleitung hat von Hand geändert, was in einem Stapel lag. Im Protokoll: { $entries }.
verify-fault-shuffle = Eintrag { $seq }: Ein Mischen folgt **nicht** aus dem Startwert!
verify-fault-gap = Eintrag { $seq }: Zahlen wurden **ausgelassen oder doppelt benutzt**!
verify-fault-deck = Eintrag { $seq }: Ein Stapel liegt **nicht**, wie er gemischt wurde!
verify-fault-stir = Eintrag { $seq }: Das Würfelglück wurde **öfter gewechselt, als es durfte**!
verify-fault-forced = Eintrag { $seq }: Würfel wurden von Hand gesetzt, und **keine Spielleitung** hat es nachweislich getan!
verify-fault-seed = Der Startwert besteht **nicht** aus den zwei Hälften, die am Anfang gezeigt wurden!
verify-wrong = Eintrag { $seq }: { $faces } — folgt **nicht** aus dem Startwert!

rules-choose = { $first } – { $last }
rules-statement = { $number } · { $title } (im Regelwerk, auf Englisch)
rules-none = Zu „{ $words }“ sagen die Regeln nichts. Versuch ein anderes Wort.

help-text = ### So geht’s
    1. Ein Thread mit einer Lobby geht auf. Drück **Mitspielen**; leere Plätze können Autopiloten übernehmen. Wer den Tisch aufgemacht hat, drückt **Los geht’s**.
    2. Jeder Beitrag zeigt das Brett und sagt, wer entscheidet. Drück die Knöpfe darunter oder **Meine Hand**: Dort steht immer, was von dir gefragt ist. *Rat* rät dir.
    ### Gut zu wissen
    - `/table board` das Brett, auch in Worten · `/table log` was geschah · `/table undo` einen Zug zurücknehmen
    - `/table orders` Antworten im Voraus · `/table do` ergänzt alles, was erlaubt ist
    - `/me games` alle deine Tische · `/me language` deine Sprache · `/me hints` Erklärungen an oder aus
    - `/table leave` überlässt deinen Platz einem Autopiloten, `/table join` holt ihn zurück.

error-incident = Bei uns ist etwas schiefgegangen, verloren ist nichts. Sag bitte Bescheid, wer diesen Bot betreibt: Vorfall { $number }.
error-away = Die Datenbank ist kurz weg. Nichts ist verloren; mach es bitte gleich noch einmal.
error-silent = Die Datenbank antwortet gerade nicht. Schau in einer Minute auf den Tisch: Wenn es nicht gezählt hat, mach es noch einmal.
error-forbidden = Das darf ich hier nicht. Bitte jemanden von der Moderation, meine Rechte in diesem Kanal zu prüfen.
error-old-command = Dieser Befehl hat sich geändert. Lade Discord neu und versuch es noch einmal.
error-option = Eine Angabe dieses Befehls konnte ich nicht lesen.
error-server-only = Das geht nur auf Servern.
error-not-allowed = Das darfst du nicht.
error-late = Discord sagt, das kam zu spät. Versuch es bitte noch einmal.
error-discord = Discord hat gerade Schwierigkeiten. Vom Spiel ist nichts verloren; schau gleich noch einmal.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden

refused-already-begun = Das Spiel hat schon begonnen.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-campaign-open = Ein Kapitel dieser Kampagne wird noch gespielt. Bringt es erst zu Ende.
refused-campaign-over = Von hier geht diese Kampagne nicht weiter. Das Kapitel lässt sich noch einmal spielen.
refused-campaign-past = Die Kampagne ist von einem anderen Tisch aus weitergegangen.
refused-channel-taken = In diesem Kanal ist schon ein Tisch offen. Bringt ihn erst zu Ende oder fangt in einem Thread an.
refused-full = Alle Plätze sind besetzt.
refused-busy = Das Spiel ist noch in Bewegung. Versuch es gleich noch einmal.
refused-updating = An diesem Tisch hat schon eine neuere Version des Bots gespielt; hier wird er gerade erneuert. Versuch es in ein paar Minuten noch einmal.
refused-scenario = An diesem Tisch wird mit „{ $name }“ gespielt, und die Datei dazu ist nicht mehr da. Sag bitte Bescheid, wer diesen Bot betreibt: Sobald sie wieder da ist, geht das Spiel weiter, wo es stehen geblieben ist.
refused-unknown = Beim Speichern riss die Verbindung ab, und niemand weiß, ob es gelang. Schau auf den Tisch; wenn nicht, mach es noch einmal.
refused-gone = Dieser Moment ist vorbei. Jetzt ist Folgendes offen.
refused-host-only = Das kann nur, wer den Tisch aufgemacht hat.
refused-how-many = { $least ->
    [0] Wähle höchstens { $most }.
   *[other] Wähle { $least } bis { $most }.
}
refused-exactly = Wähle genau { $n }.
refused-incomplete = An dieser Antwort fehlt noch etwas.
refused-invariant = Das würde das Spiel zerstören: { $what }
refused-no-fix = Eine Korrektur „{ $fix }“ gibt es nicht.
refused-no-moment = So einen Eintrag hat das Protokoll nicht.
refused-no-order = Diesen Auftrag gibt es in diesem Spiel nicht.
refused-no-session = Diesen Tisch gibt es nicht mehr.
refused-no-stand-in = An diesem Tisch sitzt kein Autopilot.
refused-no-campaign = Diese Kampagne gibt es nicht.
refused-no-choice = Das lässt sich hier nicht auf Dauer festlegen, oder nicht von dir.
refused-no-figure = Jemand bliebe ohne Figur. Gib allen mindestens eine, oder lass sie verteilen.
refused-no-sheet = Einen Bogen „{ $typed }“ gibt es nicht.
refused-no-sheets = Hier gibt es noch keine Bögen zu sehen. Der Befehl `campaign` dieses Spiels gründet eine Kampagne.
refused-no-role = Diese Seite gibt es an diesem Tisch nicht.
refused-no-table-here = In diesem Kanal wird nicht gespielt. `/me games` zeigt deine Tische, `/help` sagt, wie man einen aufmacht.
refused-other-game = { $game } wird in diesem Kanal gerade nicht gespielt.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-seated = Du hast an diesem Tisch keinen Platz.
refused-others = Danach wirst nicht du gefragt, sondern { $who }.
refused-not-yours = Danach wird jemand anders gefragt.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-old-control = Dieser Knopf ist veraltet. Nimm den neuesten Beitrag des Tisches.
refused-option = Diese Option oder diesen Wert gibt es nicht.
refused-option-apart = Das passt nicht zu den anderen Optionen.
refused-over = Dieses Spiel ist vorbei.
refused-abandoned = Alle haben dieses Spiel verlassen. Wer dabei war, kann mit `/table join` weitermachen; die Spielleitung kann mit `/table gm` einen Platz vergeben.
refused-permissions = Mir fehlen hier Rechte: { $missing }.
refused-role-not-yours = Diese Seite spielt jemand anders.
refused-role-taken = Diese Seite spielt { $who }.
refused-stand-in-plays = Ein Autopilot spielt für dich. `/table join` holt deinen Platz zurück.
refused-too-few = { $least ->
    [one] Mindestens { $least } Spieler ist nötig. Lasst noch jemanden mitspielen oder nehmt einen Autopiloten dazu.
   *[other] Mindestens { $least } Spieler sind nötig. Lasst noch jemanden mitspielen oder nehmt einen Autopiloten dazu.
}
refused-undo-known = Seither wurde etwas aufgedeckt oder gewürfelt: Dieser Zug lässt sich nicht mehr zurücknehmen.
refused-undo-others = Der letzte Zug war nicht deiner.
refused-verify-early = Der Startwert bleibt geheim, bis das Spiel vorbei ist. Seine Prüfsumme steht im ersten Eintrag des Protokolls.
refused-word = Diese Wahl gibt es nicht mehr. Nimm deine neueste Ansicht.
table-moved = Hier geht der Tisch weiter.
status-since = Wartet auf { $who }. Letzter Zug: { $at }
lobby-again = { $who }: noch einmal? Der neue Tisch wartet auf euch.
lobby-full = { $host }: Der Tisch ist voll, es kann losgehen.
lobby-next = { $who }: Eure Plätze in der nächsten Lobby sind reserviert.
incidents-told = { $n ->
    [one] Ein Vorfall: Mehr sagt das Protokoll des Programms unter seiner Nummer.
   *[other] { $n } Vorfälle: Mehr sagt das Protokoll des Programms unter ihren Nummern.
  }
console-bad-token = Discord nimmt das Token in .env nicht an. Kopier es noch einmal aus dem Entwicklerportal (Bot › Reset Token).
console-no-token = Es gibt kein DISCORD_TOKEN, und der Tisch zu Hause ist hier nicht installiert.
console-bad-setting = Die Einstellung { $name } kann so nicht sein: Was sie sein kann, steht in .env.example.
console-no-network = Discord ist nicht zu erreichen: { $why }
console-bad-share = CLUSTER, CLUSTERS und SHARDS passen nicht zusammen ({ $why }): CLUSTER zählt ab 0, und jeder Prozess braucht einen Shard.
console-new-key = Ab dem nächsten Start werden Links der Karte mit einem neuen Schlüssel unterschrieben. Offene Seiten bleiben offen.
store-exists = { $path } gibt es schon; nichts wurde überschrieben.
store-no-copy = { $path } lässt sich nicht nach { $to } kopieren: { $why }
store-foreign = { $path } ist die Datenbank eines anderen Programms; sie blieb unberührt.
store-newer = { $path } hat Version { $found }, dieses Programm kennt höchstens { $known }; sie blieb unberührt.
store-damaged = { $path } ist beschädigt ({ $why }) und blieb unberührt. Fang mit einer der nächtlichen Kopien an.
store-incomplete = In { $path } fehlt etwas ({ $what }); sie blieb unberührt. Fang mit einer der nächtlichen Kopien an.
store-in-use = { $path } wird von einem anderen laufenden Bot benutzt.
store-read-only = { $path } lässt sich lesen, aber nicht schreiben: Gib dem Bot das Recht an der Datei und ihrem Ordner.
store-unusable = { $path } lässt sich nicht als Datenbank benutzen: { $why }
store-old-sqlite = Dieses Python bringt SQLite { $found } mit; der Bot braucht { $needed } oder neuer.
store-bad-url = Das ist keine Adresse eines PostgreSQL: postgresql://name:passwort@host/datenbank, wobei im Passwort %40 für @, %2F für / und %25 für % steht.
store-no-version = Bei { $path } steht „{ $found }“, wo die Version stehen sollte; die Datenbank blieb unberührt.
store-encoding = { $path } speichert Texte in { $found }, nötig ist UTF8 (createdb --encoding=UTF8 --template=template0).
store-no-driver = Für DATABASE_URL braucht es die Pakete aus requirements-cluster.txt: { $why }
store-no-server = { $path } ist nicht zu erreichen: { $why }
store-no-login = { $path } lässt den Bot nicht hinein: Sieh Namen und Passwort in DATABASE_URL nach ({ $why }).
store-standby = { $path } ist ein Standby, der sich nur lesen lässt: Nenne den primären Server, oder füge target_session_attrs=read-write hinzu.
store-unknown = { $path } ging verloren, während etwas gespeichert wurde: { $why }
store-no-such-file = { $path } ist keine Datenbank, die man kopieren könnte.
store-not-empty = { $path } ist nicht leer; nichts wurde kopiert.
store-not-equal = { $path } enthält nicht dasselbe wie das Original ({ $what }); nichts wurde kopiert.
store-use-pg-dump = PostgreSQL hat seine eigenen Sicherungen: pg_dump, pgBackRest oder die deines Anbieters. Wie, steht in docs/hosting.md.
store-other-shards = Die laufenden Prozesse zählen { $known } Shards, dieser { $found }: Gib allen dasselbe SHARDS, oder halte alle an, bevor du es änderst.
store-shards-held = Um die Shards { $shards } kümmert sich ein anderer Prozess ({ $who }).
store-closed = { $path } ist geschlossen.
