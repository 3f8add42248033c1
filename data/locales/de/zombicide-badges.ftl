# Abzeichen von Zombicide: wie sie heißen und wofür es sie gibt.

zombicide-badge-mission = Auftrag erfüllt
zombicide-badge-mission-about = Gewinnt eine Mission
zombicide-badge-unhurt = Kein Kratzer
zombicide-badge-unhurt-about = Gewinne eine Mission, ohne dass einer der Deinen verwundet wird
zombicide-badge-all = Niemand bleibt zurück
zombicide-badge-all-about = Gewinnt eine Mission, in der niemand ausfällt
zombicide-badge-red = Rot gesehen
zombicide-badge-red-about = Gewinne eine Mission mit einem der Deinen auf der roten Stufe
zombicide-badge-night = Nachtschicht
zombicide-badge-night-about = Gewinnt eine Mission bei Nacht
zombicide-badge-kills = Ein-Mann-Armee
zombicide-badge-kills-about = Töte { $n } Zombies in einer Mission
zombicide-badge-volley = Reiner Tisch
zombicide-badge-volley-about = Töte { $n } Zombies mit einem Angriff
zombicide-badge-monster = Riesentöter
zombicide-badge-monster-about = Töte eine Monstrosität
zombicide-badge-objectives = Streng nach Plan
zombicide-badge-objectives-about = Lies { $n } Auftragskarten in einer Mission
zombicide-badge-searches = Wer sucht, der findet
zombicide-badge-searches-about = Durchsuch { $n } Mal etwas in einer Mission
zombicide-badge-doors = Klopf, klopf
zombicide-badge-doors-about = Öffne { $n } Türen in einer Mission
zombicide-badge-hard = Auf die harte Tour
zombicide-badge-hard-about = Gewinnt eine Mission auf der höchsten Schwierigkeit
zombicide-badge-campaign = Bis ganz zum Schluss
zombicide-badge-campaign-about = Gewinnt die letzte Mission einer Kampagne
