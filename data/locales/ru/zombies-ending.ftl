# Конец партии: кто на каком месте и кто чем отличился.

zombies-end-standing = { $n ->
    [one] { $n } трофей
    [few] { $n } трофея
   *[many] { $n } трофеев
}, { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
}
zombies-end-falls = { $n ->
    [one] { $n } нокаут
    [few] { $n } нокаута
   *[many] { $n } нокаутов
}
zombies-end-pad = площадка по своему выбору
zombies-end-standing-gone = вне игры, { $n ->
    [one] { $n } трофей
    [few] { $n } трофея
   *[many] { $n } трофеев
}
zombies-award-kills = Больше всего убитых зомби: { $whom } — { $n }
zombies-award-sixes = Самый везучий кубик: { $whom } — { $n ->
    [one] { $n } шестёрка
    [few] { $n } шестёрки
   *[many] { $n } шестёрок
}
zombies-award-takes = Лучший добытчик: { $whom } — { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
