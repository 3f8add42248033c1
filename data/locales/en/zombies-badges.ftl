# Badges of Zombies!!!: what they are called, and what they are given for.

zombies-badge-helicopter = Last Flight Out
zombies-badge-helicopter-about = Win at the helipad
zombies-badge-trophies = Collector
zombies-badge-trophies-about = Win by trophies
zombies-badge-pad = Private Pilot
zombies-badge-pad-about = Place the helipad and win there
zombies-badge-upright = Never Down
zombies-badge-upright-about = Win without being knocked out
zombies-badge-back = Still Standing
zombies-badge-back-about = Win although you were knocked out
zombies-badge-healthy = Not a Scratch
zombies-badge-healthy-about = Win with { $n } lives
zombies-badge-kills = Graveyard Shift
zombies-badge-kills-about = Kill { $n } zombies in one game
zombies-badge-turn = Rampage
zombies-badge-turn-about = Kill { $n } zombies within one turn
zombies-badge-sixes = On a Roll
zombies-badge-sixes-about = Roll { $n } sixes in one game
zombies-badge-takes = Deep Pockets
zombies-badge-takes-about = Pick up { $n } lives and bullets
zombies-badge-friendly = Nobody's Enemy
zombies-badge-friendly-about = Win without a card against anybody
zombies-badge-hostile = With Friends Like These
zombies-badge-hostile-about = Win with { $n } cards played against others
zombies-badge-blast = Big Bang
zombies-badge-blast-about = Blow up { $n } zombies at once
