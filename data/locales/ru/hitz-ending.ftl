# Конец партии: кто на каком месте и кто чем отличился.

hitz-end-standing = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} ({ $more ->
    [0] всё за карты
   *[other] карты { $cards }, бонусы { $more }
}) · { $survivors }
hitz-end-standing-solo = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} (карты { $cards }, полные наборы { $more }) · { $survivors }
hitz-end-standing-out = вне игры с раунда { $round }
hitz-award-kills = Больше всего убитых зомби: { $whom } — { $n }
hitz-award-gains = Лучший добытчик: { $whom } — { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
hitz-award-loses = Самый тяжёлый путь: { $whom } — { $n ->
    [one] потерян { $n } выживший
    [few] потеряно { $n } выживших
   *[many] потеряно { $n } выживших
}
