# Badges of Zombies!!!: what they are called, and what they are given for.

zombies-badge-helicopter = Last Flight Out
    .about = Win at the helipad
zombies-badge-trophies = Collector
    .about = Win by trophies
zombies-badge-pad = Own Pilot
    .about = Place the helipad and win there
zombies-badge-upright = Never Down
    .about = Win without a knock-out
zombies-badge-back = Still Standing
    .about = Win although you were knocked out
zombies-badge-healthy = Not a Scratch
    .about = Win with { $n } lives
zombies-badge-kills = Graveyard Shift
    .about = Kill { $n } zombies in one game
zombies-badge-turn = Rampage
    .about = Kill { $n } zombies within one turn
zombies-badge-sixes = On a Roll
    .about = Roll { $n } sixes in one game
zombies-badge-takes = Deep Pockets
    .about = Pick up { $n } lives and bullets
zombies-badge-friendly = Nobody's Enemy
    .about = Win without a card against anybody
zombies-badge-hostile = With Friends Like These
    .about = Win with { $n } cards played against others
zombies-badge-blast = Big Bang
    .about = Blow up { $n } zombies at once
