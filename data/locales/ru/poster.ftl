# Афиша стола: кто сидит, чего не хватает, сколько это займёт.

poster-players = От { $least } до { $most } игроков
poster-players-only = { $most ->
    [1] Один игрок
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
}
lobby-missing = { $n ->
    [one] **Нужен ещё { $n } игрок или автопилот.**
    [few] **Нужно ещё { $n } игрока или автопилота.**
   *[many] **Нужно ещё { $n } игроков или автопилотов.**
}
lobby-first-easier = 🌱 Первая партия: { $names }.
lobby-first-gentle = 🌱 Первая партия: { $names }. Автопилоты послабее.
lobby-first = 🌱 Первая партия: { $names }. Новичкам поможет **Сделать полегче**.
lobby-easier = Сделать полегче
lobby-not-easier = Обычная сложность
lobby-pace = ⏳ Ждать около { $waits ->
    [one] { $waits } раза
    [few] { $waits } раз
   *[many] { $waits } раз
}, около { $days ->
    [one] { $days } дня
    [few] { $days } дней
   *[many] { $days } дней
} при двух заходах в день.
lobby-pace-alone = ⏳ Ждать некого: играйте когда удобно.
lobby-pace-short = ожиданий — около { $waits }, дней — около { $days }
lobby-banked = { $deadline } + { $bank } в запасе
lobby-then = Потом
lobby-by-rules = { $value } (по правилам)

seat-colour = Цвет
seat-colour-about = Ваш цвет и знак на всех картинках. На порядок хода он не влияет.
seat-colour-any = Любой из оставшихся
refused-colour-taken = Этот цвет уже кто-то выбрал.
colour-blue = синий круг
colour-green = зелёный треугольник
colour-yellow = жёлтый квадрат
colour-red = красный ромб
colour-violet = фиолетовый шестиугольник
colour-white = белая звезда
colour-silver = серебристый домик
colour-magenta = пурпурное сердце
colour-orange = оранжевый крест
colour-plum = сливовый клин
colour-cyan = голубой цветок
colour-lime = салатовое надгробие
