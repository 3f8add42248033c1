# Нашествие зомби: вопросы, действия, журнал.

plague-name = Нашествие зомби
plague-about = Дом, полный вещей, машина, которая не заводится, и мертвецы на улице: обыщите всё и уезжайте или заколотите дом.
plague-goal = Люди: обыскать всё и уехать вместе или заколотить дом, в котором нет мертвецов. Зомби: чтобы на ногах не осталось никого.
plague-role-zombies = Игрок-Зомби
plague-title-round = Раунд { $n }
plague-title-humans = Ход людей
plague-title-zombies = Ход зомби
plague-face-1 = 1
plague-face-2 = 2
plague-face-3 = 3
plague-face-4 = 4
plague-face-5 = 5
plague-face-6 = 6
plague-face-7 = 7
plague-face-8 = 8

## Figures

plague-human = { $what } { $n }
plague-figure-human = Человек { $n }
plague-figure-zombie = Зомби { $n }
plague-figure-risen = Свежий мертвец { $n }
plague-figure-crawler = Ползун { $n }
plague-figure-crazy = Сумасшедший зомби { $n }
plague-placed = { $figure }, { $at ->
    [car] в машине
   *[other] { $at }
}
plague-mover = { $figure }, { $at }: { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
plague-card-empty = { $card } (разряжено)
plague-card-marked = { $card } (с отметкой)
plague-card-again = { $card }, № { $n }
plague-swung = { $card } как дубина
plague-bare-hands = Голыми руками
plague-square = { $at }
plague-in-car = в машине

## Questions

plague-ask-character = Человек { $n }: кто вы?
plague-kind-character = Персонаж
plague-choose-character = Персонаж…
plague-ask-start = { $figure }: откуда начинаете? { $sheet ->
    [0] С края поля.
   *[other] Кубик указал на лист { $sheet }.
}
plague-kind-start = Начальная клетка
plague-choose-start = Клетка…
plague-ask-act = { $figure }, { $at }: { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}, { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[many] { $life } жизней
}. Что делаете?
plague-kind-act = Действие
plague-choose-act = Действие…
plague-ask-aside = { $figure }: в любое время
plague-kind-aside = В любое время
plague-verb-aside = Ещё можно
plague-choose-aside = В любое время…
plague-ask-crush = На все баррикады одной группы не хватит: какие она сносит?
plague-kind-crush = Снос баррикад
plague-ask-enter = Лист { $sheet }: где он появится? { $n ->
    [one] Осталось выставить { $n } зомби.
    [few] Осталось выставить { $n } зомби.
   *[many] Осталось выставить { $n } зомби.
}
plague-kind-enter = Новые зомби
plague-ask-howl = Вой: кто делает лишний шаг?
plague-kind-howl = Лишние шаги
plague-choose-howl = Какой зомби…
plague-ask-rise = { $whom } встаёт, но клетка занята: на какую из ближайших?
plague-kind-rise = Мёртвые встают
plague-ask-kindle = Где горит? { $n ->
    [one] Осталось выложить { $n } огонь
    [few] Осталось выложить { $n } огня
   *[many] Осталось выложить { $n } огней
}{ $sheet ->
    [0] .
   *[other] , этот на лист { $sheet }.
}
plague-kind-kindle = Огни
plague-ask-horde = Мертвецы ваши: { $n ->
    [one] { $n } ещё может идти
    [few] { $n } ещё могут идти
   *[many] { $n } ещё могут идти
}.
plague-kind-horde = Приказы зомби
plague-choose-horde = Приказ…
plague-option-auto = Пусть всё идёт само
plague-option-none = Никто
plague-step-match = игра
plague-step-round = раунд
plague-step-characters = выбор персонажей
plague-step-placing = расстановка людей
plague-step-expansions = подготовка дополнений
plague-step-kindling = выкладывание огней
plague-step-humanturn = ход людей
plague-step-zombieturn = ход зомби
plague-step-dark = начало хода зомби
plague-step-breaking = снос баррикад
plague-step-rising = восстание мёртвых
plague-step-entry = появление зомби
plague-step-horde = действия зомби
plague-step-howling = лишние шаги зомби
plague-step-crazies = сумасшедшие зомби
plague-step-dawn = конец раунда

## What a human can do

plague-price = { $n ->
    [0] бесплатно
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
plague-do-move = Идти
plague-do-attack = Атаковать ({ plague-price })
plague-do-search = Обыскать ({ plague-price })
plague-do-use = Применить вещь ({ plague-price })
plague-do-build = Поставить баррикаду ({ plague-price })
plague-do-lift = Взвалить на себя раненого ({ plague-price })
plague-do-pick = Подобрать вещь ({ plague-price })
plague-do-take = Взять у того, кто без сознания ({ plague-price })
plague-do-give = Передать вещь ({ plague-price })
plague-do-aim = Прицелиться ({ plague-price })
plague-do-check = Силовой приём ({ plague-price })
plague-do-break = Убрать баррикаду ({ plague-price })
plague-do-douse = Тушить огонь ({ plague-price })
plague-do-board = Сесть в машину ({ plague-price })
plague-do-ignite = Завести машину ({ plague-price })
plague-do-leave = Выйти из машины ({ plague-price })
plague-do-baby_take = Взять младенца ({ plague-price })
plague-do-baby_pass = Отдать младенца ({ plague-price })
plague-do-steal = Украсть ({ plague-price })
plague-do-put = Опустить раненого ({ plague-price })
plague-do-drop = Бросить вещи ({ plague-price })
plague-do-done = Ход закончен
plague-walk = { $at } ({ plague-price })
plague-where = Куда?
plague-where-second = А второй?
plague-with-what = Чем?
plague-whom = Кого?
plague-second = Второго рядом тоже?
plague-throw-where = В какую клетку?
plague-push-where = Если он отлетит, то куда?
plague-search-where = Какое место?
plague-which-opening = Какой проём?
plague-what-item = Что применяете?
plague-reload-what = Что перезаряжаете?
plague-on-whom = На ком?
plague-give-whom = Кому?
plague-give-what = Что передаёте?
plague-pick-where = Откуда?
plague-pick-what = Что подбираете?
plague-take-whom = У кого?
plague-take-what = Что берёте?
plague-steal-whom = У кого?
plague-steal-what = Что крадёте?
plague-lift-whom = Кого несёте?
plague-which-fire = Какой огонь?
plague-pass-baby-give = Кому-то в руки
plague-pass-baby-put = Положить
plague-aside-back = Ход ещё не закончен
plague-aside-put = Опустить раненого
plague-aside-drop = Бросить вещи
plague-aside-down = Попросить опустить себя
plague-aside-reveal = Открыться: предатель — это вы
plague-aside-sacrifice = Пожертвовать собой
plague-sacrifice-prompt = { $figure } жертвует собой ради остальных, навсегда. Вы уверены?
plague-sacrifice-sure = Да, пожертвовать собой

## What the Zombie Player can do

plague-enter-auto = Остальное само
plague-enter-zombie = Зомби
plague-enter-crawler = Два ползуна
plague-howl-auto = Остальные сами
plague-howl-end = Больше никто
plague-horde-auto = Всё само, с картами
plague-horde-act = Всё само, без карт
plague-horde-attack = Атаковать
plague-horde-card = Сыграть карту
plague-horde-end = Закончить ход зомби
plague-group-zombies = Передвинуть зомби
plague-group = Кто нападает? Если их несколько, у каждого +1 к броску.
plague-which-card = Какую карту?
plague-card-on = На кого?
plague-card-where = Где?
plague-card-does = { $card } · { $does }

## The human turn

plague-plays-as = { $figure }. Персонаж: { $what }.
plague-rolls-start = { $figure } начинает на листе { $faces }.
plague-starts = { $figure } начинает на { $at }.
plague-you-are-traitor = Вы предатель: { $figure }. Больше об этом не знает никто.
plague-humans-turn = Раунд { $n }: ход людей.
plague-no-traitor = Предателя нет: для него нужны хотя бы двое живых игроков-людей.
plague-skipped = Люди пропускают этот ход от горя.
plague-moves = { $figure } идёт на { $at }.
plague-done = { $figure }: ход закончен.
plague-loses-action = { $figure } теряет действие.
plague-aims = { $figure } целится.
plague-rolls-attack = { $figure }, { $weapon }: { $faces } (нужно { $need })
    .earlier = { $figure }, { $weapon }: { $faces }
plague-rolls-again = { $figure }, { $weapon }, переброс: { $faces } (нужно { $need })
    .earlier = { $figure }, { $weapon }, переброс: { $faces }
plague-oops = Упс!.. { $figure } поскальзывается.
plague-misses = { $figure }: промах.
plague-slain = { $figure } падает замертво на { $at }.
plague-pushed = { $figure } отлетает на { $at }.
plague-stays = { $figure } не сдвинулся с места.
plague-skull = { $figure }: крепкий череп.
plague-is-empty = { $figure }: кончились патроны ({ $card }).
plague-marks = { $card }: один ствол пуст.
plague-breaks = { $figure }: вещь сломалась ({ $card }).
plague-explodes = Взрыв на { $at }! Бросок: { $figure }.
plague-rolls-crazy = { $figure } сходит с ума? { $faces } (нужна 1)
plague-crazy = { $figure } поднимается на { $at }.
plague-looks = { $figure } обыскивает { $place }{ $first ->
    [yes] : обыскано { $n } из { $of }.
   *[no] , где уже искали.
}
plague-finds = { $figure } находит: { $card }. { $does }
plague-robs = Кража! { $card }: { $victim } ({ $who }) → { $figure }.
plague-burns-under = Огонь на { $at }, прямо под ногами: { $figure }. Кто не уйдёт оттуда до конца следующего хода людей, погибнет.
plague-baby-lost = Младенец сгорел. От горя люди пропустят следующий ход.
plague-sealed = Все проёмы дома закрыты: { $of } из { $of }! До победы людям осталось: { $what }.
plague-rolls-grab = { $figure } хватает, цель — { $whom }: { $faces } (нужно { $need })
    .earlier = { $figure } хватает, цель — { $whom }: { $faces }
plague-holds = { $figure } вцепился и волочится следом: { $whom }.
