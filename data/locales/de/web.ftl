# Der Tisch als Seite im Browser, auf deren Karte man tippt.

panel-on-map = Auf der Karte
panel-in-browser = Im Browser
panel-watch = Zuschauen
panel-unmap = Meine Seiten schließen

web-places = Orte, die man wählen kann
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-whole = Die ganze Karte
web-rule = Regel
web-previous = Der Ort davor
web-next = Der nächste Ort
web-close = Schließen
web-less = einer weniger
web-more = einer mehr
web-done = Fertig
web-at-a-tap = Mit einem Tipp antworten
web-past = Schritte
web-things = Sachen
web-try = Probe
web-steps = Schritt für Schritt ansehen
web-in-words = Der Tisch in Worten
web-search = Suchen
web-what = Was ist das?
web-lost = Keine Verbindung. Die Seite kommt von selbst wieder.
web-loading = Der Tisch wird gedeckt …
web-no-script = Diese Seite braucht JavaScript. In Discord geht es auch ohne.
web-ticket-old = Dieser Link ist abgelaufen: er gilt eine Viertelstunde. Drück in deinem Panel in Discord auf „Aktualisieren“ und öffne den neuen.
web-ticket-bad = Dieser Link öffnet nichts. Drück unter dem Brett in Discord auf „Meine Hand“ und öffne die Karte von dort.
web-ticket-spent = Dieser Link wurde schon einmal geöffnet. Einen neuen gibt es mit „Aktualisieren“ in deinem Panel in Discord.
web-ticket-closed = Nach diesem Link wurden alle deine Seiten geschlossen. Einen neuen gibt es mit „Aktualisieren“ in deinem Panel in Discord.
web-pages-ended = Deine offenen Seiten dieses Tisches sind geschlossen, und ältere Links öffnen nichts mehr.
web-visit-over = Diese Seite ist nicht mehr offen. Drück in deinem Panel in Discord auf „Aktualisieren“ und öffne die Karte von dort.
web-seat-gone = Dieser Platz ist nicht mehr deiner, darum zeigt die Seite nichts mehr. Zuschauen kannst du in Discord.
web-wrong-host = Das ist nicht die Adresse der Seite. Den richtigen Link gibt es mit „Aktualisieren“ in deinem Panel in Discord.
web-wrong-origin = Das kommt nicht von unserer eigenen Seite, darum ist nichts geschehen.
