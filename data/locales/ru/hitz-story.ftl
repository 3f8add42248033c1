# «Зомбистопом по Америке»: сводки, одна строка на пройденный маршрут, и из чего они состоят.

hitz-headline = **{ $who }**: { $parts }
hitz-standing = { $who } { $n }
hitz-round-over = Раунд { $round } окончен. Выжившие: { $standing }
hitz-sum-route = { $left } → { $right }
hitz-sum-kills = { $n ->
    [one] убит { $n } зомби
    [few] убито { $n } зомби
   *[many] убито { $n } зомби
}
hitz-sum-loses = { $n ->
    [one] потерян { $n } выживший
    [few] потеряно { $n } выживших
   *[many] потеряно { $n } выживших
}
hitz-sum-joins = { $n ->
    [one] примкнул { $n } выживший
    [few] примкнуло { $n } выживших
   *[many] примкнуло { $n } выживших
}
hitz-sum-group = в группе теперь { $n }
hitz-sum-token = { $token }
hitz-sum-flees = бегство ({ $card })
hitz-sum-collects = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $n ->
    [0] { "" }
    [one] , { $n } очко
    [few] , { $n } очка
   *[many] , { $n } очков
}
