# Zombies!!!: headlines, one line per finished turn, and what they are made of.

zombies-headline = **{ $who }**: { $parts }
zombies-headline-forced = **{ $whom }**, led astray by { $who }: { $parts }
zombies-standing = { $who } { $n }
zombies-round-over = Round { $n } is over. Trophies ({ $of } win): { $standing }
    .earlier = Round { $n } is over. Trophies: { $standing }
zombies-sum-way = { $at } → { $to }
zombies-sum-kills = { $n ->
    [0] no kill
    [one] { $n } kill
   *[other] { $n } kills
}
zombies-sum-shoots = { $n ->
    [one] { $n } bullet fired
   *[other] { $n } bullets fired
}
zombies-sum-bleeds = { $n ->
    [one] { $n } life lost
   *[other] { $n } lives lost
}
zombies-sum-down = { $n ->
    [0] knocked out
    [one] knocked out, { $n } trophy given back
   *[other] knocked out, { $n } trophies given back
}
zombies-sum-takes = { $what ->
    [life] { $n ->
        [one] picked up a life
       *[other] picked up { $n } lives
    }
   *[bullet] { $n ->
        [one] picked up a bullet
       *[other] picked up { $n } bullets
    }
}, { $left } now
    .earlier = { $what ->
        [life] { $n ->
            [one] picked up a life
           *[other] picked up { $n } lives
        }
       *[bullet] { $n ->
            [one] picked up a bullet
           *[other] picked up { $n } bullets
        }
    }
zombies-sum-heals = a life for { $n } trophies, { $lives } now
    .earlier = healed a life for { $n } trophies
zombies-sum-plays = played { $card }
zombies-sum-plays-on = played { $card } on { $whom }
zombies-sum-lays = laid down { $card }
zombies-sum-explodes = { $n ->
    [one] { $card }: { $n } kill
   *[other] { $card }: { $n } kills
}
    .earlier = { $n ->
        [one] the grenade: { $n } kill
       *[other] the grenade: { $n } kills
    }
zombies-sum-paralysed = turn missed ({ $card })
    .earlier = turn missed (Hysterical Paralysis)
