# Мастерская: что в миссии не так, как её испытали, и слова миссий, которые составляет программа.

## Что выглядит ошибкой, хоть и допустимо; перед этим — файл, запись и поле

# $spawn — S1 и так далее, $zone — зона вроде 5R.A.
workshop-doubt-spawn-start = зона появления { $spawn } лежит прямо на старте ({ $zone })
workshop-doubt-spawn-beside = зона появления { $spawn } лежит вплотную к старту ({ $zone })
workshop-doubt-spawn-cut-off = из зоны появления { $spawn } ({ $zone }) зомби никогда не доберутся до выживших
workshop-doubt-start-unused = все выжившие начинают в { $zone }; чтобы работали остальные зоны, нужно «apart = true»
workshop-doubt-exit-unreached = до выхода { $zone } никто никогда не доберётся
workshop-doubt-tile-unreached = на отдельный фрагмент { $tile } никто никогда не попадёт
workshop-doubt-crates-many = { $n ->
    [one] { $n } ящик
    [few] { $n } ящика
    [many] { $n } ящиков
   *[other] { $n } ящика
}, а эпических карт для них всего { $of }
workshop-doubt-crate-unreached = до ящика в { $zone } никто никогда не доберётся
workshop-doubt-crate-twice = в { $zone } стоят сразу два ящика
workshop-doubt-humvee-unreached = до машины в { $zone } никто никогда не доберётся
workshop-doubt-doors-locked = ни одна карта, до которой можно добраться, не отпирает двери «{ $name }»
workshop-doubt-door-nowhere = дверь { $door } никуда не ведёт: к ней не подойти ни с одной стороны
workshop-doubt-goal-doors = { $n ->
    [one] эта дверь никогда не откроется
    [few] эти двери никогда не откроются
    [many] эти двери никогда не откроются
   *[other] эти двери никогда не откроются
}: { $doors }
workshop-doubt-goal-cards = { $n ->
    [one] эту карту взять невозможно
    [few] эти карты взять невозможно
    [many] эти карты взять невозможно
   *[other] эти карты взять невозможно
}: { $cards }
workshop-doubt-goal-never = ни одна карта, до которой можно добраться, не выполняет { $goal }
workshop-doubt-goal-exit = ни до одного выхода никто никогда не доберётся
workshop-doubt-word-never = ни одна карта, до которой можно добраться, не даёт { $word }
workshop-doubt-word-unasked = { $word } никто никогда не спрашивает
workshop-doubt-flag-never = ни одна карта, до которой можно добраться, не ставит { $flag }
workshop-doubt-flag-unasked = { $flag } никто никогда не спрашивает
workshop-doubt-colour-nobody = { $at }: нет ни одной { $colour ->
    [red] красной
    [green] зелёной
   *[blue] синей
} зоны появления
workshop-doubt-hour-late = сработает только через { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
workshop-doubt-card-unreached = до карты { $card } ({ $place }) никто никогда не доберётся
workshop-doubt-note-unread = заметку { $note } никто не читает
workshop-doubt-card-none = { $at }: карты { $card } в колодах нет, вместо неё достанется карта Секретной службы
workshop-doubt-copies-none = её выдают миссии ({ $missions }), а достанется вместо неё карта Секретной службы
workshop-doubt-class-none = { $at }: ни в одной колоде нет карт { $card }
workshop-doubt-deck-none = { $at }: в колоде { $deck } нет ни одной карты
workshop-doubt-companion-never = { $name } ни к кому не присоединится
workshop-doubt-victory-idle = после победы это уже ничего не делает: { $names }; действует только то, что записывается
workshop-doubt-zombie-never = { $at }: { $zombie ->
    [walker] ходоки не появляются
    [fatty] толстяки не появляются
    [runner] бегуны не появляются
   *[other] отродье не появляется
} никогда
workshop-doubt-hunt-nobody = отродье не появляется никогда, и охотиться не на кого
workshop-doubt-deck-unarmed = в колоде { $deck } нет никакого оружия
workshop-doubt-deck-traps = в колоде { $deck } ловушек { $n } из { $of }
workshop-doubt-deck-doors = ни при раздаче, ни при обыске не попадётся ничего, чем открывают двери
workshop-doubt-deck-nobody = { $deck ->
    [easy] на лёгкой
   *[other] на сложной
} сложности ни одна карта не приводит { $zombie ->
    [walker] ходоков
    [fatty] толстяков
    [runner] бегунов
   *[other] отродья
}
workshop-doubt-text-cut = на картинке не помещается целиком: «{ $text }»
workshop-doubt-unsaid = на этом языке ({ $language }) сказано не всё: { $names }
workshop-doubts-none = Ничего подозрительного.
workshop-doubts = { $n ->
    [one] Настораживает { $n } место:
    [few] Настораживают { $n } места:
    [many] Настораживают { $n } мест:
   *[other] Настораживает { $n } места:
}

## Что показали пробные партии

# $share и $error в процентах; где играют друг против друга — первого и последнего места.
workshop-tried-won = побед { $share } % ± { $error }
workshop-tried-first = у первого игрока побед { $share } % ± { $error }
workshop-tried-last = у последнего игрока побед { $share } % ± { $error }; совсем ровно было бы по { $even } %
workshop-tried-lead = победитель обычно впереди на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
workshop-tried-length = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
} · примерно { $waits ->
    [one] { $waits } ожидание
    [few] { $waits } ожидания
    [many] { $waits } ожиданий
   *[other] { $waits } ожидания
}{ $days }
# После ожиданий; $days — число вроде 4,2.
workshop-tried-days = , { $days } дн.
workshop-level-easy = легко
workshop-level-normal = обычно
workshop-level-hard = сложно
workshop-failing-stuck = { $n ->
    [one] В { $n } партии
    [few] В { $n } партиях
    [many] В { $n } партиях
   *[other] В { $n } партии
} всё встало: никто уже ничего не мог сделать
workshop-failing-endless = { $n ->
    [one] { $n } партия так и не кончилась
    [few] { $n } партии так и не кончились
    [many] { $n } партий так и не кончились
   *[other] { $n } партии так и не кончились
}
workshop-failing-broken = { $n ->
    [one] { $n } партию не удалось доиграть
    [few] { $n } партии не удалось доиграть
    [many] { $n } партий не удалось доиграть
   *[other] { $n } партии не удалось доиграть
}: пожалуйста, расскажите нам об этом
workshop-failing-never = Ни одну из { $n ->
    [one] { $n } партии
    [few] { $n } партий
    [many] { $n } партий
   *[other] { $n } партии
} не выиграл никто: победить вообще можно?
# На картинке с картой.
workshop-fell = Где гибли выжившие: { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}, чаще всех — { $who }
workshop-fell-nobody = Никто не погиб.
# На картинке кампании.
workshop-campaign-uses = { $missions ->
    [one] { $missions } миссия
    [few] { $missions } миссии
    [many] { $missions } миссий
   *[other] { $missions } миссии
}{ $words ->
    [0] {""}
   *[other] {" "}· что остаётся на потом — под ними
}
workshop-campaign-fell = Сколько выживших пало в каждой миссии: { $n ->
    [one] { $n } кампания
    [few] { $n } кампании
    [many] { $n } кампаний
   *[other] { $n } кампании
}
workshop-campaign-counter = Счёт
workshop-campaign-flag = Запомнится
workshop-campaign-achievement = Достижение
workshop-campaign-cards = Наши миссии с другими картами
workshop-campaign-deck = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
# Под колодой: карта, сколько её теперь и сколько в коробке.
workshop-campaign-new = новое: { $card } ×{ $n }
workshop-campaign-changed = { $card } ×{ $n } вместо { $printed }
workshop-campaign-coming = Карты зомби
workshop-campaign-dead = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}, новых { $own ->
    [0] нет
   *[other] { $own }
}
workshop-campaign-spawn = приходят
workshop-campaign-rush = приходят и действуют
workshop-campaign-extra = действуют ещё раз
workshop-campaign-in-easy = легко, обычно
workshop-campaign-in-hard = обычно, сложно
workshop-campaign-in-all = всегда
workshop-map-uses = { $tiles ->
    [one] { $tiles } фрагмент
    [few] { $tiles } фрагмента
    [many] { $tiles } фрагментов
   *[other] { $tiles } фрагмента
} · { $spawns ->
    [one] { $spawns } зона появления
    [few] { $spawns } зоны появления
    [many] { $spawns } зон появления
   *[other] { $spawns } зоны появления
} · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} · { $crates ->
    [one] { $crates } ящик
    [few] { $crates } ящика
    [many] { $crates } ящиков
   *[other] { $crates } ящика
} · золотая рамка — старт

workshop-trial = Пробные партии
workshop-trial-comes = -# Скоро автопилоты сыграют пробные партии, и здесь будет видно, что вышло.
workshop-trial-about = -# Так сыграли автопилоты. Ожидания и дни — для троих по переписке.

## Миссии, которые составляет программа

workshop-name-escape-1 = Последний автобус
workshop-name-escape-2 = Задними дворами
workshop-name-escape-3 = На красный свет
workshop-name-escape-4 = Улица в один конец
workshop-name-escape-5 = Моста больше нет
workshop-name-escape-6 = Пока они спят
workshop-name-search-1 = Список покупок
workshop-name-search-2 = Поквартирный обход
workshop-name-search-3 = Что от них осталось
workshop-name-search-4 = Бюро находок
workshop-name-search-5 = Дальняя дорога домой
workshop-name-search-6 = Ничья кухня
workshop-name-hold-1 = К нам едут
workshop-name-hold-2 = Пока не загудят моторы
workshop-name-hold-3 = Вопрос времени
workshop-name-hold-4 = Держать перекрёсток
workshop-name-hold-5 = Помехи в эфире
workshop-name-hold-6 = Смена караула
workshop-briefing-escape = Выход есть, но шлагбаум перед ним обесточен. Найдите, чего не хватает щитку, и бегите — все до одного.
workshop-briefing-search = Всё, что ещё чего-то стоит, лежит за этими дверями. Заберите всё и не спрашивайте, чьё это было.
workshop-briefing-hold = Кто-то там ещё отвечает по рации. Вызовите их сюда — и доживите до их приезда.
workshop-goal-escape-power = Вернуть шлагбауму питание
workshop-goal-escape-out = Увести всех выживших через выход
workshop-goal-search-found = Забрать все карты целей
workshop-goal-hold-called = Вызвать помощь
workshop-goal-hold-held = Продержаться до прихода помощи
workshop-rule-hold = Помощь придёт в { $hour }:00. Если играете без часов — в конце восьмого раунда.
workshop-keyword-fuse-a = Первый предохранитель
workshop-keyword-fuse-b = Второй предохранитель
workshop-find-fuse = Предохранитель
workshop-find-fuse-story = Кто-то обронил его на бегу, тут он и лежит. На вид целый.
workshop-find-call = Рация
workshop-find-call-story = Треск, треск, а потом голос: где вы? Вы отвечаете дважды, и погромче.
workshop-find-help = Моторы
workshop-find-help-story = Сначала дрожит пол. Потом из-за угла выходит первый грузовик и не тормозит ни перед кем, кто ещё ходит.
workshop-find-pantry = Кладовая
workshop-find-pantry-story = На полках порядок. Кто-то даже подписал банки.
workshop-find-locker = Ряд шкафчиков
workshop-find-locker-story = Почти все нараспашку. Два заперты — и правильно сделали.
workshop-find-alarm = Сигнализация
workshop-find-alarm-story = Огонёк на коробке зелёный — пока вы не тронули сумку под ней.
workshop-find-sleepers = Тёмная спальня
workshop-find-sleepers-story = Двое лежат в постели, укрытые до подбородка. Садятся они одновременно.
workshop-find-patrol = Патруль, который не вернулся
workshop-find-patrol-story = Трое у стены. Всё их добро пристёгнуто ремнями, а ремни мокрые.
workshop-find-patrol-option-1 = Срезать всё подряд
workshop-find-patrol-option-2 = Взять, что само отходит
workshop-find-shutter = Стальная ставня
workshop-find-shutter-story = За ней шкаф, до которого ещё никто не добрался. Щель как раз под рычаг.
workshop-find-medic = Школьный медпункт
workshop-find-medic-story = Пластыри с медвежатами. Вы берёте все.
workshop-find-radio = Полицейская рация
workshop-find-radio-story = Аккумулятор ещё жив, и скучный голос перечисляет улицу за улицей.
workshop-find-radio-option-1 = Слушать тихонько
workshop-find-radio-option-2 = Включить погромче, для всех
workshop-find-ambush = Открытая касса
workshop-find-ambush-story = Деньги на месте. То, что под прилавком, — тоже. Мимо окна кто-то пробегает.

## `/workshop new`

name-new = новая
about-workshop-new = Первый вариант по вашим пожеланиям: обкатанная миссия или пример всего остального, чтобы его менять
workshop-new-title = Что-нибудь новое
workshop-new-what = Что это будет?
workshop-new-what-about = Всё, кроме миссии, начинается с примера из руководства. Остальное спрашивается о миссиях.
workshop-new-what-mission = Миссия · { $game }
workshop-new-what-campaign = Кампания · { $game }
workshop-new-what-road = Дорога · { $game }
workshop-new-what-town = Город · { $game }
workshop-new-what-city = Город · { $game }
workshop-new-what-house = Дом · { $game }
workshop-new-called-campaign = Кампания от { $who }
workshop-new-called-road = Дорога от { $who }
workshop-new-called-town = Город от { $who }
workshop-new-called-city = Город от { $who }
workshop-new-called-house = Дом от { $who }
workshop-new-example = ✅ Это пример из руководства под вашим именем. **Изменить** — и меняйте его прямо здесь; или заберите файл, поправьте и пришлите командой `/workshop add`: если название останется, получится следующая версия.
workshop-new-aim = О чём она?
workshop-new-aim-escape = Выбраться: открыть путь и уйти
workshop-new-aim-search = Обыскать: забрать всё, что есть
workshop-new-aim-hold = Продержаться: вызвать помощь и дожить до неё
workshop-new-size = Какого размера?
workshop-new-size-small = Маленькая: четыре фрагмента
workshop-new-size-medium = Средняя: шесть фрагментов
workshop-new-size-large = Большая: девять фрагментов
workshop-new-tiles = Где?
workshop-new-tiles-streets = На улицах
workshop-new-tiles-houses = В домах, пока хватает фрагментов
workshop-new-level = Насколько трудная?
workshop-new-level-about = Её играют, пока не выйдет как надо: обычно полминуты, самое большее четыре.
workshop-new-level-easy = Чуть полегче
workshop-new-level-normal = Поровну: выиграна половина партий
workshop-new-level-hard = Чуть потруднее
workshop-new-making = ⏳ Миссия составляется, и её уже пробуют сыграть, пока сложность не станет такой, как вы просили: обычно это полминуты, самое большее четыре. Она появится здесь сама…
workshop-new-made = ✅ Первый вариант уже в мастерской: пока он составлялся, его сыграли { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
} и выиграли в { $share } % партий. **Изменить** — и он станет таким, как вы хотите.
