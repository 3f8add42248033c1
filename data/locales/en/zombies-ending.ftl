# The end: who stands where, and what is honoured.

zombies-end-standing = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}, { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
zombies-end-falls = { $n ->
    [one] knocked out once
    [2] knocked out twice
   *[other] knocked out { $n } times
}
zombies-end-pad = placed the Helipad
zombies-end-standing-gone = left the game, { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
zombies-award-kills = Most zombies: { $whom } – { $n }
zombies-award-sixes = Luckiest die: { $whom } – { $n ->
    [one] { $n } six
   *[other] { $n } sixes
}
zombies-award-takes = Best scrounger: { $whom } – { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
