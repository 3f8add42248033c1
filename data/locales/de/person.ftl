# Was über jemanden gespeichert ist: herausgeben und vergessen.

name-data = daten
name-forget = vergessen
about-me-data = Alles, was auf allen Servern über dich gespeichert ist, als Dateien nur für dich
about-me-forget = Lass alles vergessen, was über dich gespeichert ist; erst siehst du, was geht und was bleibt
help-data = -# Was über dich gespeichert ist: `/me data` · `/me forget`
link-privacy = Datenschutz
link-terms = Bedingungen
link-support = Hilfe

person-forgotten = Spieler { $n }
log-forgotten = { $who } ist für immer gegangen; ein Autopilot spielt weiter. Wer mag, kann den Platz haben: `/table join`.

data-done = { $n ->
    [0] Das ist alles, was über dich gespeichert ist. Du hast noch an keinem Tisch gesessen.
    [one] Das ist alles, was über dich gespeichert ist, samt dem, was du an einem Tisch getan hast. Die Seite ist zum Lesen, das JSON für Programme.
   *[other] Das ist alles, was über dich gespeichert ist, samt dem, was du an { $n } Tischen getan hast. Die Seite ist zum Lesen, das JSON für Programme.
}
data-page = Was über dich gespeichert ist, zum Lesen
data-file = Was über dich gespeichert ist, als Daten
data-title = Was Gravekeeper über dich speichert
data-about = Discord-ID { $id }. All das liegt in der Datenbank dessen, der diesen Bot betreibt, damit Spiele weitergehen und man sie wieder ansehen kann, und für nichts sonst. `/me forget` lässt es vergessen.
data-settings = Was du eingestellt hast
data-none = Nichts.
data-setting-language = Sprache
data-setting-zone = Zeitzone
data-setting-quiet_from = Ruhezeit von
data-setting-quiet_to = Ruhezeit bis
data-setting-away_until = Weg bis
data-setting-reminders = Erinnerungen an Fristen
data-setting-hints = Hinweise
data-setting-odds = Chancen
data-setting-advice = Rat zu jeder Frage
data-away-open = du zurück bist
data-hints = { $n ->
    [one] { $n } Art von Frage, die dir begegnet ist (für die Hinweise)
   *[other] { $n } Arten von Fragen, die dir begegnet sind (für die Hinweise)
}
data-barred = Server, auf denen du nicht spielen darfst (IDs): { $servers }
data-tables = { $n ->
    [0] Keine Tische
    [one] { $n } Tisch
   *[other] { $n } Tische
}
data-table = Server { $server }, Kanal { $channel }; du heißt dort { $name }
data-host = Du hast ihn aufgemacht
data-game_master = Du bist Spielleitung
data-dice = Dein Anteil an den Würfeln: { $parts }
data-acts = { $n ->
    [0] Du hast hier nichts getan
    [one] Du hast { $n } Sache getan
   *[other] Du hast { $n } Sachen getan
  }{ $votes ->
    [0] {""}
    [one] {" "}und einmal abgestimmt
   *[other] {" "}und { $votes }-mal abgestimmt
  } (Zeiten in UTC)
data-typed = „{ $text }“
data-campaigns = Kampagnen

forget-title = Dich vergessen lassen?
forget-goes = - **Geht:** deine Sprache, Zeitzone, Ruhezeit, Abwesenheiten, Erinnerungen, Hinweise, Chancen und Rat; dein Platz in der Statistik; Gründe und Ansagen, die du getippt hast; deine Wörter für die Würfel.
forget-becomes = - **Wird „Spieler 3“:** dein Name und deine ID an jedem Tisch, auch in Kampagnen und künftigen Exporten.{ $playing ->
    [0] {""}
    [one] {" "}In deinem laufenden Spiel übernimmt ein Autopilot, und dein Platz ist für alle frei.
   *[other] {" "}In { $playing } laufenden Spielen übernimmt ein Autopilot, und deine Plätze sind für alle frei.
  }{ $lobbies ->
    [0] {""}
    [one] {" "}Du verlässt die Lobby.
   *[other] {" "}Du verlässt { $lobbies } Lobbys.
  }
forget-stays = - **Bleibt:** was in den Spielen geschah, ohne dich; eine Sperre auf einem Server, der dich nicht will, ohne deinen Namen; alte Beiträge in Discord, die wir nicht ändern können.
forget-backups = - **Sicherungen:** { $n ->
    [one] Die nächtliche Kopie der Datenbank vom { $last } enthält dich noch; sie
   *[other] { $n } nächtliche Kopien der Datenbank enthalten dich noch, vom { $first } bis zum { $last }; jede
  } wird gelöscht, wenn es { $nights } neuere gibt.
forget-backups-unknown = - **Sicherungen:** Macht der Betreiber dieses Bots Kopien der Datenbank, enthalten sie dich noch; frag dort, wie lange.
forget-backups-server = - **Sicherungen:** Kopien der Datenbank enthalten dich noch, falls der Betreiber dieses Bots welche macht, eine Weile auch ihre Festplatte; frag dort, wie lange.
forget-do = Vergiss mich für immer
forget-data = Erst meine Daten
forget-begun = Du wirst vergessen, ein Tisch nach dem anderen … Dauert es lange, musst du nicht warten: Es geht von selbst weiter.
forget-done = { $n ->
    [0] Fertig: Über dich ist nichts mehr gespeichert.
    [one] Fertig: An deinem Tisch bist du nur noch eine Nummer, sonst ist über dich nichts mehr gespeichert.
   *[other] Fertig: An { $n } Tischen bist du nur noch eine Nummer, sonst ist über dich nichts mehr gespeichert.
}
data-setting-ahead = Eine Nachricht einen Zug vorab
