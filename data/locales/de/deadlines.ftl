# Fristen, Erinnerungen, Ruhezeiten, Abwesenheit.

table-deadline = Zeit für eine Entscheidung
table-deadline-about = So lange darf jemand brauchen. Die Zeit beginnt mit der Frage; erinnert wird nach der Hälfte und kurz vor Schluss.
deadline-none = ohne Frist
deadline-6h = 6 Stunden
deadline-12h = 12 Stunden
deadline-24h = 24 Stunden
deadline-2d = 2 Tage
deadline-3d = 3 Tage
deadline-7d = 7 Tage
table-bank = Zeitkonto
table-bank-about = So viel länger darf jemand in der ganzen Partie brauchen, wenn die Zeit für eine Entscheidung um ist. Ruhezeiten und angekündigte Abwesenheit zählen nicht; wer rechtzeitig zieht, bekommt 2 Stunden zurück.
bank-none = keines
bank-24h = 24 Stunden
bank-2d = 2 Tage
bank-4d = 4 Tage
bank-7d = 7 Tage
table-policy = Wenn die Zeit um ist
table-policy-about = Was geschieht, wenn jemand nicht geantwortet hat. Der Autopilot spielt, bis der aufgehaltene Schritt vorbei ist. Die vorsichtige Wahl ist sicher und verbraucht nichts unnötig; welche das ist, sagen die Regeln des Spiels.
policy-wait = weiter warten
policy-tell = der Spielleitung sagen
policy-default = vorsichtig wählen
policy-stand-in = der Autopilot spielt
table-patience = Abwesende ersetzen
table-patience-about = Nach wie vielen verpassten Fristen hintereinander ein Autopilot für jemanden spielt, bis er wieder selbst zieht.
patience-2 = nach 2 verpassten Fristen
patience-3 = nach 3 verpassten Fristen
patience-5 = nach 5 verpassten Fristen
patience-never = nie

due-figures = { $what }: { $who }
due-thinks = 💭 am Überlegen
due-until = ⏳ { $at } ({ $left })
due-away = 🏖️ weg bis { $at }
due-gone = 🏖️ weg
due-picture = bis { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
} { $time } UTC

log-time-up-default = Die Zeit von { $who } ist um: Es gilt die vorsichtige Wahl.
log-time-up-stand-in = Die Zeit von { $who } ist um: Der Autopilot spielt, bis dieser Schritt vorbei ist.
log-absent = Die Zeit von { $who } ist zum { $n }. Mal hintereinander um: Ein Autopilot spielt, bis { $who } wieder da ist.
log-joins = { $who } sitzt wieder am Tisch.
log-leaves = { $who } steht auf; ein Autopilot hält den Platz.
log-borrows = { $who } übernimmt einen Platz.
log-back = { $who } ist wieder da.
log-deadline = Zeit für eine Entscheidung ab jetzt: { $deadline }. Wenn sie um ist: { $policy }.
seat-back = Willkommen zurück: Der Platz gehört wieder dir.

call-table = { $who } — zur Erinnerung: Dieser Tisch wartet auf dich.
call-tables = { $who } — { $n ->
    [one] { $n } Tisch wartet auf dich:
   *[other] { $n } Tische warten auf dich:
}
call-late = { $who } — ⏰ die Zeit von { $late } ist um, und das Spiel wartet. Was daraus wird, entscheidest du.
call-silent = { $who } — 🔕 { $late } { $n ->
    [one] hat
   *[other] haben
} auf fünf Erinnerungen nicht geantwortet. Ich erinnere nicht mehr, bis jemand zieht.
call-mute = Für diesen Zug still
call-muted = An diesen Zug wirst du nicht mehr erinnert.

reminders-both = nach der Hälfte und kurz vor Schluss
reminders-half = nach der Hälfte der Zeit
reminders-last = kurz vor Schluss
reminders-off = nie
reminders-set-both = Du wirst nach der Hälfte der Zeit und kurz vor Schluss erinnert.
reminders-set-half = Du wirst nach der Hälfte der Zeit erinnert.
reminders-set-last = Du wirst kurz vor Schluss erinnert.
reminders-set-off = Du wirst nicht erinnert. Wenn du dran bist, sage ich es dir trotzdem einmal.
quiet-set = Von { $start } bis { $end } ruft dich niemand ({ $zone }, dort ist es jetzt { $now }). Was inzwischen kommt, steht danach in einer Nachricht.
quiet-none = Du hast keine Ruhezeit ({ $zone }, dort ist es jetzt { $now }).
away-set = Du bist weg bis { $at } ({ $left }); alle deine Tische sehen es. Erinnerungen warten so lange, Fristen nicht. Früher zurück? `/me return`.
away-open = Du bist weg, bis du `/me return` sagst; alle deine Tische sehen es. Erinnerungen warten so lange, Fristen nicht.
away-day = { DATETIME($at, dateStyle: "full") }
away-hour = { DATETIME($at, dateStyle: "full", timeStyle: "short") }
away-none = Willkommen zurück! Du wirst wieder gerufen, wenn du dran bist.
away-1d = 1 Tag
away-2d = 2 Tage
away-3d = 3 Tage
away-1w = 1 Woche
away-2w = 2 Wochen
deadline-set = Erledigt. Für alles, was offen ist, beginnt die Zeit von vorn.

refused-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Tipp eine Stadt ein und wähle aus der Liste, etwa Europe/Berlin.
refused-zone-needed = Sag bitte auch deine Zeitzone; ich merke sie mir.
refused-clock = „{ $typed }“ ist keine Uhrzeit. Schreib sie wie 22:00 oder 7.
refused-quiet-both = Eine Ruhezeit braucht Anfang und Ende.
refused-until = „{ $typed }“ kann ich nicht als Zeit lesen, die noch kommt. Schreib „3 Tage“, „bis Freitag“ oder „24. Dezember“: höchstens ein Jahr voraus.

name-away = weg
name-deadline = frist
name-from = von
name-quiet = ruhe
name-reminders = erinnerungen
name-then = dann
name-time = zeit
name-timezone = zeitzone
name-to = bis
name-return = zurück
name-until = bis-wann
name-when = wann
about-me-reminders = Wann ich dich an eine Frist erinnere
about-me-reminders-when = Nach der Hälfte der Zeit, kurz vor Schluss, beides oder nie
about-me-quiet = Stunden, in denen dich niemand ruft; ohne sie darf man dich immer rufen
about-me-quiet-from = Ihr Anfang, etwa 22:00
about-me-quiet-to = Ihr Ende, etwa 8:00
about-me-quiet-timezone = Deine Zeitzone; tipp eine Stadt ein
about-me-away = Sag allen deinen Tischen, dass du weg bist; ohne Datum, bis du zurück bist
about-me-away-until = 3 Tage, 2 Wochen, Freitag, 24. Dezember
about-me-return = Sag allen deinen Tischen, dass du zurück bist
about-gm-deadline = Wie lange eine Entscheidung dauern darf und was dann geschieht
about-gm-deadline-time = Die Zeit für jede Entscheidung ab jetzt
about-gm-deadline-then = Was geschieht, wenn sie um ist

name-ahead = vorab
about-me-ahead = Eine private Nachricht, wenn der nächste Zug dir gehört
about-me-ahead-what = Ob du sie willst
ahead-on = schreiben
ahead-off = nicht schreiben
ahead-set-on = Ich schreibe dir, sobald vor dir nur noch einer dran ist, einmal pro Zug; nur wo reihum gespielt wird.
ahead-set-off = Ich schreibe dir erst, wenn du dran bist.
call-ahead = **{ $game }** auf { $server }: { $who } ist am Zug, danach du. { $table }
    -# Mit `/me ahead` hört das auf.
span-minutes = { $n } Min.
span-hours = { $n } Std.
span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tagen
}

due-bank = ⌛ Zeitkonto, { $left }
log-deadline-bank = Zeit für eine Entscheidung von jetzt an: { $deadline }. Danach hat jeder für das ganze Spiel ein Zeitkonto von { $bank }. Ist auch das aufgebraucht: { $policy }.
panel-bank = -# ⌛ Dein Zeitkonto: noch { $left } von { $all } Stunden. Es läuft, sobald die Zeit für eine Entscheidung um ist.
panel-bank-runs = ⌛ **Deine Zeit ist um, und dein Zeitkonto läuft:** { $left } Stunden waren darauf. Stunden, in denen dich niemand rufen darf, zählen nicht.
name-bank = zeitkonto
about-gm-deadline-bank = Das Zeitkonto, das jeder für das ganze Spiel hat
