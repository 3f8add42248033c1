# Zombies!!!: modes of the game.

zombies-mode-usual = Usual
zombies-mode-usual-about = The alternative rules: with an auction and healing, without movement rolls
zombies-mode-short = Short
zombies-mode-short-about = At most five turns each, or 10 trophies
zombies-mode-classic = Classic
zombies-mode-classic-about = The base game with its dice
