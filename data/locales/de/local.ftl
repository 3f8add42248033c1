# Der Tisch zu Hause: was er beim Start sagt, und seine eigenen Seiten.

local-no-token = Ohne Discord-Token: Das ist der Tisch zu Hause.
local-address = Öffne { $address } in deinem Browser. Ctrl-C beendet ihn; alles bleibt bis zum nächsten Mal.
local-put-aside = Der gespeicherte Tisch war nicht zu lesen ({ $reason }) und liegt jetzt als { $name } beiseite; ein neuer ist gedeckt.
local-no-file = Der Tisch zu Hause lässt sich nicht in { $path } speichern: { $reason }
local-needs = Der Tisch zu Hause braucht { $package } { $version }, gefunden: { $found }. Installieren: pip install -r requirements-local.txt
local-nothing = nichts
local-port-taken = Port { $port } ist belegt: Läuft schon ein Tisch zu Hause? Einen anderen wählt --port.
local-bad-language = Unbekannte Sprache in „{ $player }“: Schreib einen Namen, oder Name:Sprache wie in Vera:ru.
local-no-players = Nenn mindestens einen Spieler.
local-bot = Gravekeeper
local-server = Tisch zu Hause
local-second = zweiter-tisch
local-channel = tisch
local-gm-role = Spielleitung
local-choose = Wähl einen Kanal und wer du bist. Jedes Fenster kann jemand anders sein.
local-all-channels = Alle Kanäle
local-lost = Der Tisch zu Hause antwortet nicht. Diese Seite kommt von selbst wieder.
local-master = { $gm } ist die Spielleitung.
