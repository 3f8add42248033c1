# «Зомбистопом по Америке»: сводки, одна строка на пройденный маршрут, и из чего они состоят.

hitz-standing = { $who } { $n }
hitz-round-over = Раунд { $round } окончен. Выжившие: { $standing }
hitz-sum-kills = { $n ->
    [one] убит { $n } зомби
    [few] убито { $n } зомби
   *[many] убито { $n } зомби
}
hitz-sum-loses = { $n ->
    [one] погиб { $n } выживший
    [few] погибли { $n } выживших
   *[many] погибли { $n } выживших
}
hitz-sum-joins = { $n ->
    [one] +{ $n } выживший
    [few] +{ $n } выживших
   *[many] +{ $n } выживших
}
hitz-sum-group = в группе теперь { $n }
hitz-travelled = **{ $who }**, { $left } → { $right }: { $n ->
    [0] без происшествий
   *[other] { $what }
}.
hitz-sum-sprung = { $n ->
    [1] сработал жетон «{ $tokens }»
    [one] сработали жетоны ({ $tokens })
    [few] сработали жетоны ({ $tokens })
   *[many] сработали жетоны ({ $tokens })
}
hitz-sum-flights = { $n ->
    [1] побег с карты «{ $cards }»
    [one] побег с карт ({ $cards })
    [few] побег с обеих карт
   *[many] побег с карт ({ $cards })
}
hitz-sum-swaps = { $n ->
    [one] обменян { $n } ресурс
    [few] обменяно { $n } ресурса
   *[many] обменяно { $n } ресурсов
}
hitz-sum-tokens = { $n ->
    [1] жетон «{ $tokens }»
    [one] жетоны ({ $tokens })
    [few] жетоны ({ $tokens })
   *[many] жетоны ({ $tokens })
}
hitz-sum-spent = { $n ->
    [1] потрачен жетон «{ $tokens }»
    [one] потрачены жетоны ({ $tokens })
    [few] потрачены жетоны ({ $tokens })
   *[many] потрачены жетоны ({ $tokens })
}
hitz-sum-points = { $n ->
    [one] +{ $n } очко
    [few] +{ $n } очка
   *[many] +{ $n } очков
}
hitz-sum-gained = { $n ->
    [one] +{ $n } ресурс
    [few] +{ $n } ресурса
   *[many] +{ $n } ресурсов
}
hitz-sum-paid = { $n ->
    [one] −{ $n } ресурс
    [few] −{ $n } ресурса
   *[many] −{ $n } ресурсов
}
