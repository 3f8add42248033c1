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
    [one] присоединился { $n } выживший
    [few] присоединились { $n } выживших
   *[many] присоединились { $n } выживших
}
hitz-sum-group = теперь в группе { $n }
hitz-sum-collects = { $cards ->
    [one] взята { $cards } карта
    [few] взяты { $cards } карты
   *[many] взято { $cards } карт
} { $n ->
    [0] без очков
    [one] на { $n } очко
    [few] на { $n } очка
   *[many] на { $n } очков
}
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
hitz-sum-finds = { $n ->
    [one] найден { $n } ресурс
    [few] найдено { $n } ресурса
   *[many] найдено { $n } ресурсов
}
hitz-sum-pays = { $n ->
    [one] отдан { $n } ресурс
    [few] отдано { $n } ресурса
   *[many] отдано { $n } ресурсов
}
hitz-sum-swaps = { $n ->
    [one] обменян { $n } ресурс
    [few] обменяно { $n } ресурса
   *[many] обменяно { $n } ресурсов
}
hitz-sum-tokens = { $n ->
    [1] получен жетон «{ $tokens }»
    [one] получены жетоны ({ $tokens })
    [few] получены жетоны ({ $tokens })
   *[many] получены жетоны ({ $tokens })
}
hitz-sum-spent = { $n ->
    [1] потрачен жетон «{ $tokens }»
    [one] потрачены жетоны ({ $tokens })
    [few] потрачены жетоны ({ $tokens })
   *[many] потрачены жетоны ({ $tokens })
}
hitz-sum-map = { $n ->
    [one] +{ $n } очко по карте дорог
    [few] +{ $n } очка по карте дорог
   *[many] +{ $n } очков по карте дорог
}
