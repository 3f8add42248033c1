# Zombies!!!: сводки, одна строка на законченный ход, и из чего они состоят.

zombies-headline = **{ $who }**: { $parts }
zombies-headline-forced = **{ $whom }** идёт, куда ведёт { $who }: { $parts }
zombies-standing = { $who } { $n }
zombies-round-over = Круг { $n } окончен. Трофеи (нужно { $of }): { $standing }
    .earlier = Круг { $n } окончен. Трофеи: { $standing }
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
zombies-sum-heals = жизнь за { $n } трофея
zombies-sum-zombies = { $n ->
    [one] сдвинут { $n } зомби
    [few] сдвинуты { $n } зомби
   *[many] сдвинуто { $n } зомби
}
zombies-sum-plays = сыграна карта «{ $card }»
zombies-sum-plays-on = карта «{ $card }», жертва — { $whom }
zombies-sum-lays = выложена карта «{ $card }»
zombies-sum-explodes = { $n ->
    [one] граната: { $n } убитый
    [few] граната: { $n } убитых
   *[many] граната: { $n } убитых
}
zombies-sum-paralysed = ход пропущен: паралич
zombies-sum-stay-dead = все трофеи целы
zombies-sum-rise = { $n ->
    [one] потерян { $n } трофей
    [few] потеряны { $n } трофея
   *[many] потеряно { $n } трофеев
}
