# Zombies!!!: сводки, одна строка на законченный ход, и из чего они состоят.

zombies-headline = **{ $who }**: { $parts }
zombies-headline-forced = **{ $whom }**, куда завёл игрок { $who }: { $parts }
zombies-standing = { $who } { $n }
zombies-round-over = Круг { $n } окончен. Трофеи: { $standing }
zombies-sum-way = { $at } → { $to }
zombies-sum-kills = { $n ->
    [0] бой без победы
    [one] убит { $n } зомби
    [few] убито { $n } зомби
   *[many] убито { $n } зомби
} ({ $how })
zombies-sum-down = { $n ->
    [0] нокаут
    [one] нокаут, минус { $n } трофей
    [few] нокаут, минус { $n } трофея
   *[many] нокаут, минус { $n } трофеев
}
zombies-sum-bullets = { $n ->
    [one] { $n } патрон
    [few] { $n } патрона
   *[many] { $n } патронов
}
zombies-sum-life = жизнь
zombies-sum-takes = { $what ->
    [life] { $n ->
        [one] подобрана { $n } жизнь
        [few] подобраны { $n } жизни
       *[many] подобрано { $n } жизней
    }
   *[bullet] { $n ->
        [one] подобран { $n } патрон
        [few] подобраны { $n } патрона
       *[many] подобрано { $n } патронов
    }
}
zombies-sum-heals = вылечена жизнь за { $n } трофея
zombies-sum-zombies = { $n ->
    [one] сдвинут { $n } зомби
    [few] сдвинуты { $n } зомби
   *[many] сдвинуто { $n } зомби
}
zombies-card-on = { $card } (цель: { $whom })
zombies-sum-plays = сыграна карта: { $card }
zombies-sum-lays = выложена карта: { $card }
zombies-sum-explodes = { $n ->
    [one] граната: убит { $n } зомби
    [few] граната: убито { $n } зомби
   *[many] граната: убито { $n } зомби
}
zombies-sum-paralysed = ход пропущен, паралич
zombies-sum-stay-dead = все трофеи целы
zombies-sum-rise = { $n ->
    [one] вернуть пришлось { $n } трофей
    [few] вернуть пришлось { $n } трофея
   *[many] вернуть пришлось { $n } трофеев
}
