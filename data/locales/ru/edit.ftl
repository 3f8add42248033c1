# `/workshop edit`: написанное меняют через формы, глядя на картинку.

name-edit = изменить
about-workshop-edit = Изменить написанное, глядя на картинку, и сохранить как следующую версию
workshop-edit = Изменить

## Что есть в миссии

# $name: S1 и так далее; номер карты; имя группы дверей; слово вроде RADIO; язык; фрагмент вроде 5R.
edit-thing-start = старт
edit-thing-spawn = зона появления { $name }
edit-thing-crate = ящик
edit-thing-exit = выход
edit-thing-door = { $name ->
    [open] открытая дверь
    [never] дверь, которую не открыть
   *[other] дверь «{ $name }»
}
edit-thing-card = карта { $name }
edit-thing-note = заметка { $name }
edit-thing-goal = цель { $name }
edit-thing-keyword = ключевое слово { $name }
edit-thing-flag = флаг { $name }
edit-thing-texts = тексты: { $name }
edit-thing-tile = фрагмент { $name }
edit-thing-field = { $name }
edit-thing-entry = { $name }
edit-more = … и ещё { $n ->
    [one] { $n } изменение
    [few] { $n } изменения
    [many] { $n } изменений
   *[other] { $n } изменения
}
# $zones: две зоны, вроде 5R.A – 5R.a.
edit-door-between = дверь { $zones }
edit-at-hour = в { $hour }:00
edit-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}

## Панель

edit-sound = -# ✅ Ошибок нет, можно сохранять.
edit-wrong = -# ⚠️ { $n ->
    [one] Нашлась { $n } ошибка
    [few] Нашлось { $n } ошибки
    [many] Нашлось { $n } ошибок
   *[other] Нашлось { $n } ошибки
}{ $page ->
    [yes] :
   *[no] : смотрите **Проверить**.
}
edit-comments = -# В присланном файле есть комментарии, в сохранённой версии их не будет. Если они вам нужны, заберите **Файл** прежней.
edit-several = -# Вы меняете одну часть: «{ $name }»
edit-what = Что изменить?
edit-part = Какую часть менять
edit-save = Сохранить
edit-undo = Отменить
edit-check = Проверить
edit-map = На карте
edit-beside = В браузере
edit-discard = Выбросить
edit-discard-sure = Выбросить всё, что вы изменили в **{ $title }**? То, что лежит в мастерской, останется как есть.
edit-discarded = Ваши изменения выброшены.
edit-section-place = Места
edit-section-place-about = Зоны появления, ящики, старт, выходы, карты
edit-section-doors = Двери
edit-section-cards = Карты и заметки
edit-section-goals = Цели и ключевые слова
edit-section-texts = Тексты и языки
edit-section-tiles = Фрагменты
edit-section-frame = Сложность и время
edit-section-frame-about = Как оценена, сколько длится, во сколько начинается
edit-section-others = Всё остальное, в виде TOML
edit-tile = Какой фрагмент
edit-zone = Какая зона
edit-door = Какая дверь
edit-hour = Или час, в который её прочтут
edit-wake = Какой будет зона появления
edit-wake-active = { $colour }, действует сразу
edit-wake-inactive = { $colour }, спит, пока её не разбудит карта
edit-wake-asleep = { $colour }, действует только на «сложно»
edit-colour-red = красная
edit-colour-green = зелёная
edit-colour-blue = синяя
edit-page = Коснитесь места и выберите, что там будет. Что говорят карты, пишут через `/workshop edit`.
edit-put-spawn = + Зона появления
edit-put-crate = + Ящик
edit-put-exit = + Выход
edit-put-start = Все начинают здесь
edit-put-card = + Карта
edit-put-clock = + Карта по часам
edit-put-note = + Заметка
edit-put-row = + Ещё одна запись
edit-take-card = − Карта { $name }
edit-take-spawn = − Зона появления
edit-take-crate = − Ящик
edit-take-exit = − Выход
edit-take-start = − Старт
edit-door-is = Какая это дверь
edit-door-usual = обычная
edit-door-plain = её надо открыть для цели «{ $name }»
edit-door-open = открыта с самого начала
edit-door-locked = заперта, пока карта не отопрёт «{ $name }»
edit-door-never = никогда не откроется
edit-no-doors = На фрагменте { $tile } нет дверей.
edit-card = Посмотреть
edit-operations = Что бывает
edit-operations-about =
    Одно за другим, через `;`.
    `if(условие) {"{"}…{"}"} else {"{"}…{"}"}` · `choose(taker) {"{"}1: … | 2 [условие]: …{"}"}` · `test(кубики, порог) {"{"}…{"}"} else {"{"}…{"}"}`
    Кто: `taker`, `zone`, `all`, `pick(zone)`. Зона: её название, `here`, `S1`. Зомби: `walker`, `runner`, `fatty`, `abomination`.
    Условия: `key(СЛОВО)`, `flag(ФЛАГ)`, `taken(n)` других карт, `inv(food)`, `!` не, `&` и, `or` или.
edit-cards-about = -# Новую карту кладут в разделах **Места** и **Двери**.
edit-write = Изменить
edit-move = Переложить
edit-goal = Изменить
edit-goal-new = Добавить
edit-goals-about = -# Для победы нужны все цели. Ключевые слова одни карты дают, другие спрашивают.
edit-new-effect = Цель: что-то, что делает карта
edit-new-effect-about = В её эффекте стоит goal(ИМЯ)
edit-new-cards = Цель: забрать все карты
edit-new-cards-about = Все, что лежат в городе
edit-new-doors = Цель: открыть двери
edit-new-doors-about = Какие — потом отметьте в разделе «Двери»
edit-new-exit = Цель: уйти
edit-new-exit-about = Все выжившие уходят через выход
edit-new-keyword = Ключевое слово
edit-new-keyword-about = Одна карта даёт его: key(ИМЯ), другие спрашивают
edit-new-flag = Флаг
edit-new-flag-about = Одна карта ставит его: flag(ИМЯ, 1), другие спрашивают
edit-texts-about = -# С этой минуты вы пишете на этом языке всё, и карты с целями тоже.
edit-texts-missing = -# { $n ->
    [one] Ещё не сказан { $n } текст
    [few] Ещё не сказаны { $n } текста
    [many] Ещё не сказаны { $n } текстов
   *[other] Ещё не сказаны { $n } текста
}: { $what }
edit-language = На каком языке
edit-texts-which = Какие тексты
edit-write-name = Название, вводная, правила
edit-turn = Повернуть
edit-grow-right = + Столбец
edit-grow-below = + Ряд
edit-shrink-right = − Столбец
edit-shrink-below = − Ряд
edit-lay = Вместо него
edit-tile-here = уже лежит: поменяются местами
edit-again = Писать дальше
edit-name = Что передвинуть
edit-name-put = Добавить
edit-put = + Добавить
edit-up = ↑ Раньше
edit-down = ↓ Позже
edit-take = − Убрать
edit-left-out = (не указано)
edit-said-in = Тексты: { $language }
edit-keep = Записать
edit-page-entry = Выберите, что хотите изменить. Каждое изменение сразу сохраняется.

## Формы

edit-form-card = Карта
edit-form-note = Заметка
edit-form-texts = Название, вводная, правила
edit-form-frame = Сложность и время
edit-form-others = Всё остальное, в виде TOML
edit-field-difficulty = Сложность на обложке
edit-field-minutes = Сколько длится за столом
edit-field-hour = Когда начинается
edit-field-title = Название
edit-field-story = Что рассказано
edit-field-effect = Что происходит
edit-field-effect-about = Например, ap(taker, 2); noise(here, 1). Полный список — «Что бывает» под картой.
edit-field-options = Из чего выбирать
edit-field-options-about = Для choose(taker) {"{"}1: … | 2: …{"}"}: по строке на вариант
edit-field-goal-new = Как звучит
edit-field-goal-kept = Как звучит
edit-field-goal-kept-about = Пусто — значит, убрать
edit-field-word = Имя в эффектах
edit-field-word-about = Заглавными латинскими: RADIO. Пусто — найдётся само.
edit-field-name = Название
edit-field-briefing = Вводная
edit-field-rules = Особые правила
edit-field-rules-about = По строке на правило
edit-field-fields = Поля
edit-field-fields-about = Вроде apart, lights, passages, victory: все они в руководстве

## Что получилось

edit-file = **{ $title }** как есть сейчас. `/workshop add` примет файл, когда в нём не будет ошибок.
edit-saved = ✅ Сохранено: версия { $n }. Начатые партии останутся при своей.
edit-saved-own = ✅ Сохранено под вашим именем, версия { $n }. Чужое осталось как было.
edit-after = { $who } (на основе: { $author })
edit-older = Вы начали менять **{ $title }**, версию { $old }, а с тех пор появилась версия { $new }. Продолжить свою или начать с новой? Тогда ваши изменения пропадут.
edit-go-on = Продолжить свою
edit-anew = Начать с новой
refused-no-manuscript = Вы это больше не пишете. Начать можно через `/workshop edit`.
refused-manuscripts = У вас здесь уже { $most } начатых работ: сохраните одну из них или выбросьте.
refused-edit-first = Отменять нечего.
refused-edit-unchanged = Вы ещё ничего не изменили.
refused-edit-unreadable = Эту версию больше не прочесть: { $why }
refused-edit-map = Карты у неё больше нет: **Отменить** вернёт всё, как было до последнего изменения.
refused-edit-place = { $place } больше нет на карте.
refused-edit-gone = Этого здесь больше нет.
refused-edit-done = Это уже сделано.
refused-edit-taken = Имя «{ $name }» уже занято.
refused-edit-edge = Дальше двигать некуда.
refused-edit-spawns = Зон появления может быть не больше { $most }.
refused-edit-note = Заметки идут по порядку: сначала уберите последнюю.
refused-edit-tiles = Для этого в коробке не хватает фрагментов (нужно ещё { $n }), или больше уже некуда.
refused-edit-last = Это последнее, что осталось.
refused-edit-form = Для формы это длинно (больше { $most } знаков): заберите файл, исправьте и пришлите через `/workshop add`.
refused-edit-large = Выйдет слишком много: не больше { $most } КБ.
