# Ein Versuch: eine Kopie des Tisches, auf der man allein weiterspielt.

panel-try = Ausprobieren
try-title = Nur ein Versuch
try-about = Nichts davon geschieht am Tisch. Was du nicht siehst, wird ausgelost; für die anderen spielt das Programm.
try-picture = Nur ein Versuch: nichts davon ist geschehen
try-do = So machen
try-back = Zurücknehmen
try-again = Andere Würfel
try-on = Die anderen spielen lassen
try-table = Tisch
try-leave = Verlassen
try-taken-back = Zurückgenommen.
try-begun-again = Es beginnt von vorn, mit anderen Würfeln; auch das Verdeckte liegt anders.
try-beyond = Hier liest jemand, was noch niemand gelesen hat. Das kann kein Versuch wissen, darum geht er nicht weiter: mach es so, nimm es zurück oder beginne von vorn.
try-done = { $n ->
    [one] Am Tisch getan: { $what }.
   *[other] Am Tisch nacheinander getan: { $what }.
}
try-not-done = Nicht übernommen: { $what }. { $why }
try-why-known = Davor wurde gewürfelt oder aufgedeckt, und am Tisch kann das anders ausfallen.
try-why-gone = Danach fragt der Tisch jetzt nicht: Erst sind andere an der Reihe, oder das Spiel ist weiter.

refused-try-gone = Diesen Versuch gibt es nicht mehr: Er endet, wenn man ihn verlässt oder am Tisch ausführt, nach einer Stunde und bei einem Neustart. Wie deine Partie steht, zeigt **Meine Hand** unter ihrem neuesten Beitrag.
refused-try-not-yours = Das ist der Versuch von jemand anderem.
refused-try-full = Es sind schon so viele Versuche offen, wie Platz haben. Bitte versuche es später noch einmal.
