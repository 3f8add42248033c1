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
}
zombies-sum-shoots = { $n ->
    [one] потрачен { $n } патрон
    [few] потрачено { $n } патрона
   *[many] потрачено { $n } патронов
}
zombies-sum-bleeds = { $n ->
    [one] потеряна { $n } жизнь
    [few] потеряны { $n } жизни
   *[many] потеряно { $n } жизней
}
zombies-sum-down = { $n ->
    [0] нокаут
    [one] нокаут, минус { $n } трофей
    [few] нокаут, минус { $n } трофея
   *[many] нокаут, минус { $n } трофеев
}
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
}, теперь { $left }
    .earlier = { $what ->
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
zombies-sum-heals = жизнь за { $n } трофея, теперь { $lives }
    .earlier = жизнь за { $n } трофея
zombies-sum-plays = сыграна карта «{ $card }»
zombies-sum-plays-on = карта «{ $card }», жертва — { $whom }
zombies-sum-lays = выложена карта «{ $card }»
zombies-sum-explodes = { $n ->
    [one] «{ $card }»: { $n } убитый
    [few] «{ $card }»: { $n } убитых
   *[many] «{ $card }»: { $n } убитых
}
    .earlier = { $n ->
        [one] граната: { $n } убитый
        [few] граната: { $n } убитых
       *[many] граната: { $n } убитых
    }
zombies-sum-paralysed = ход пропущен («{ $card }»)
    .earlier = ход пропущен (истерический паралич)
