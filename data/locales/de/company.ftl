# Zueinander finden: Wünsche, die Stunden, zu denen jemand hereinschaut, und mit wem man nicht sitzen will.

name-avoid = meiden
about-me-play = Sag, was du spielen möchtest: Sobald genug dasselbe wollen, geht ein Tisch auf
about-me-avoid = Leute, mit denen du nicht sitzen willst; niemand erfährt davon

wish-find = Mitspieler suchen
wish-title = Gesellschaft für eine Partie
wish-none = Du suchst gerade niemanden.
wish-make = Mitspieler suchen
wish-change = Ändern
wish-withdraw = Nicht mehr suchen
wish-hours = Meine Stunden
wish-notices = Bescheid geben
notices-about = Eine private Nachricht, höchstens eine am Tag, wenn hier so ein Tisch aufgeht oder wieder ein Platz frei wird
notices-set = Gut: höchstens eine private Nachricht am Tag, wenn es hier Tische gibt. Spiele: { $games }.
notices-none = Ich schreibe dir nicht mehr wegen Tischen.
notice-opened = **{ $game }** auf { $server }: Ein Tisch ist aufgegangen, und ein Platz ist frei: { $table }
    -# Höchstens eine Nachricht am Tag; mit `/me play` auf jenem Server änderst du das.
notice-seat = **{ $game }** auf { $server }: Ein Platz ist frei geworden: { $table }
    -# Höchstens eine Nachricht am Tag; mit `/me play` auf jenem Server änderst du das.
data-notices = Von diesen Spielen willst du hören, wenn ein Tisch aufgeht: { $games } (Server { $server })
wish-games = Welche Spiele
wish-sizes = Wie viele am Tisch
wish-sizes-about = Alles, was dir passt
wish-how = Wie
wish-languages = In welcher Sprache
wish-span = Wie lange ich suchen soll
wish-size = { $n }
wish-size-more = { $n } oder mehr
wish-stand-ins = auch mit Autopiloten
wish-seats = am Tisch: { $parts }
wish-waits = { $n ->
    [0] Das sucht noch niemand außer dir.
    [one] Noch jemand sucht dasselbe.
   *[other] Noch { $n } andere suchen dasselbe.
  } Ich rufe dich einmal, sobald ein Tisch mit Leuten zustande kommt, die zu deinen Stunden spielen. Die Suche endet { $until }.
wish-shut = ⚠️ Hier lässt sich gerade kein Tisch für dich öffnen: { $why } Ich versuche es { $until } noch einmal.
wish-shut-gone = Den Kanal, in dem du gesucht hast, gibt es nicht mehr. Such in einem anderen.
wish-shut-refused = Discord lässt mich in diesem Kanal keinen Thread öffnen.
wish-shut-full = Auf dem Server sind so viele Threads offen, wie Discord erlaubt.
wish-met = **Ein Tisch wartet auf dein Ja:** { $thread }
wish-open = **Schon offen, mit freiem Platz:**
wish-days = { $days ->
    [one] mit dir etwa ein Tag
   *[other] mit dir etwa { $days } Tage
}
wish-slower = { $days ->
    [one] mit dir etwa ein Tag
   *[other] mit dir etwa { $days } Tage
  } ({ $before ->
    [0] ohne dich nicht einmal einer
    [one] ohne dich einer
   *[other] ohne dich { $before }
  })
refused-wish = { $what }: Wähl bitte noch einmal.
refused-wish-where = Such in einem Textkanal eines Servers: Dort geht dann dein Tisch auf.
refused-wish-met = Ein Tisch wartet auf dein Ja. Antworte zuerst dort: „Bin dabei“ oder „Jetzt nicht“.
refused-wish-never = Keines dieser Spiele geht mit so vielen in diesem Tempo. Nimm andere Zahlen oder ein anderes Spiel.

lobby-met = { $who }: Ihr wolltet dasselbe. **{ $game }** wird aufgebaut …
lobby-met-there = { $who }: Ihr wolltet dasselbe. **{ $game }** → { $thread }
    -# Es geht von selbst los, sobald alle dabei sind. Wer binnen eines Tages nicht antwortet, verliert den Platz.
lobby-yes = Bin dabei
lobby-no = Jetzt nicht
lobby-asked = ⏳ noch keine Antwort
lobby-parted = { $who }: Es konnten nicht alle, darum schließt dieser Tisch. Eure Wünsche gelten weiter, und ich suche weiter.
lobby-pace-own = ⏳ { $waits ->
    [one] Etwa { $waits } Mal warten
   *[other] Etwa { $waits } Mal warten
}, { $days ->
    [one] etwa ein Tag
   *[other] etwa { $days } Tage
} bei euren Stunden.
lobby-slower = Mit dir dauert die Partie { $days ->
    [one] etwa einen Tag
   *[other] etwa { $days } Tage
  } statt { $before }: Die anderen schauen zu anderen Stunden herein. Ist dir das zu lang, nimmt **Aufstehen** es zurück.
refused-asked = Noch sind nicht alle dabei. Sobald sie es sind, geht es von selbst los; wer binnen eines Tages nicht antwortet, verliert den Platz.
call-asked = { $who } — das habt ihr euch gewünscht: Ein Tisch ist bereit. Seid ihr dabei?
call-alone = { $who } — seit einem Tag hat sich niemand an deinen Tisch gesetzt. Was helfen würde:
alone-stand-ins = **+ Autopilot**: Autopiloten nehmen die Plätze, und es geht gleich los
alone-pace = **Optionen**: Im Tempo *per Post* muss niemand gleichzeitig da sein
alone-seats = { $least ->
    [1] Es muss niemand kommen: **Los geht’s** geht auch allein
   *[other] Zum Anfangen reichen { $least } am Tisch; die übrigen Plätze dürfen leer bleiben
}
alone-role = Bitte die Serververwaltung um eine Rolle, die zu neuen Tischen gerufen wird (`/gm server`)
alone-wish = **Mitspieler suchen**: Ich suche andere, auch während du weg bist

hours-title = Wann du hereinschaust
hours-about = Aus deinen Klicks gelernt, damit du mit Leuten sitzt, die zu denselben Stunden spielen. Sonst sieht das niemand.
hours-off = Deine Stunden werden nicht gelernt.
hours-none = Noch ist nichts gelernt.
hours-zone = -# Stunden in { $zone } (die Zeitzone stellst du mit `/me quiet` ein)
hours-switch-off = Vergessen und nicht mehr lernen
hours-switch-on = Meine Stunden lernen
hours-back = Zurück
day-0 = Mo
day-1 = Di
day-2 = Mi
day-3 = Do
day-4 = Fr
day-5 = Sa
day-6 = So

avoid-title = Nicht mit …
avoid-people = Leute
avoid-about = Wird für dich ein Tisch gesucht, sitzt du nicht mit ihnen. Niemand erfährt davon.
avoid-set = { $n ->
    [0] Du meidest niemanden.
    [one] Gut: Mit dieser Person wirst du nicht an einen Tisch gesetzt.
   *[other] Gut: Mit diesen { $n } wirst du nicht an einen Tisch gesetzt.
}
refused-avoid-many = Höchstens { $most } kannst du nennen.

data-setting-hours = Meine Stunden lernen
data-wish = Du suchst Mitspieler für { $games } (Server { $server }, bis { $until } UTC)
data-hours = Wie oft du hereingeschaut hast, nach Stunden der Woche ab Montag 0:00 UTC: { $counts }
data-avoided = Mit wem du nicht sitzen willst (IDs): { $people }
