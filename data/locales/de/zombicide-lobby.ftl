# Zombicide: Name.

zombicide-name = Zombicide
zombicide-about = Washington, zehn Missionen, sechs Überlebende: Durchsucht Häuser, tötet, was kommt, lest, was ihr findet, und nehmt Waffen, Fertigkeiten und Freunde in die nächste Mission mit.
zombicide-goal = Alle zusammen: Erfüllt die Ziele der Mission, und mindestens einer von euch bleibt auf den Beinen. Wer fällt, muss innerhalb einer Runde aufgehoben werden.
