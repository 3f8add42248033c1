# Дороги, которые люди придумывают для «Зомбистопом по Америке».

## Что в придуманной дороге выглядит ошибкой

# $effect — E-MAP и так далее, $n — уровень: 1, 2 или 3.
hitz-doubt-token-useless = { $token }: карты дают этот жетон, а на дороге он ни на что не годится
hitz-doubt-token-never = { $token }: для { $effect } нужен этот жетон, а на дороге его никто не даёт
hitz-doubt-level-unused = уровня { $n } нет ни в одном раунде, так что карту никто не встретит
hitz-doubt-card-seldom = попадётся только в { $share } % партий: карт её уровня { $n }
hitz-doubt-card-thankless = бой, в котором нечего выиграть
hitz-doubt-card-empty = на карте ничего нет
hitz-doubt-level-peaceful = на уровне { $n } никто не дерётся
hitz-doubt-level-easier = уровень { $n } легче предыдущего: зомби в бою примерно { $zombies }
hitz-doubt-level-poor = на уровне { $n } почти нечего найти: чем тогда торговаться?
hitz-doubt-level-pointless = на уровне { $n } не за что получить очки

## Дорога, по которой ещё никто не ехал

hitz-road-uses = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
} · { $cards ->
    [one] { $cards } своя карта
    [few] { $cards } своих карты
    [many] { $cards } своих карт
   *[other] { $cards } своей карты
}, наших: { $ours }
hitz-road-level = { $level }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, в игре { $played }
hitz-road-battles = { $n ->
    [one] { $n } бой
    [few] { $n } боя
    [many] { $n } боёв
   *[other] { $n } боя
}, зомби в каждом: { $zombies }
hitz-road-tokens = Особые жетоны
