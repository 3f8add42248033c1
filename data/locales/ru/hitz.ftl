# «Зомбистопом по Америке»: журнал, вопросы, варианты, настройки, приказы, исправления, итоги.

hitz-name = Зомбистопом по Америке
hitz-about = Из Чикаго в Лос-Анджелес сквозь толпы зомби: торгуйтесь за дорогу поспокойнее, пробивайтесь по ней и доберитесь живыми.
hitz-face-down = закрытая карта
hitz-hand = Собрано: { $cards }. { $bonus ->
    [0] Это
   *[other] Вместе с картой дорог это
} { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[many] { $n } победных очков.
}
hitz-title-round = Раунд { $round }: { $leg }
hitz-title-auction = Аукцион
hitz-title-payment = Оплата ставок
hitz-title-encounter = Маршрут
hitz-title-travel = { $who }: маршрут { $route }
hitz-title-card = { $card }
hitz-title-event = Событие
hitz-title-battle = Битва

## Журнал: раунд и аукцион

hitz-begins = Очередность по жребию: { $order }.
hitz-round = Раунд { $round }: { $leg }.
hitz-laid = { $key ->
    [0] Маршрут { $route }: { $left } → { $right }.
   *[other] Маршрут { $route }, ключ +{ $key }: { $left } → { $right }.
}
hitz-bids = { $who }: ставка { $n }.
hitz-passes = { $who }: пас.
hitz-sealed = { $who }: предел ставки назван.
hitz-auction-again = Лидер аукциона выбывает: торг начинается заново.
hitz-pays-bid = { $who } оплачивает ставку: { $what }.
hitz-order = Очередность выбора по ставкам: { $order }

## Журнал: маршруты и карты

hitz-chooses = { $who } выбирает маршрут { $route }: { $left } → { $right }.
hitz-pays-route = { $who } платит за маршрут: { $what }.
hitz-turned = Открываются карты: { $left } → { $right }.
hitz-plays = { $who } в пути: { $card }.
hitz-scavenges = { $who } находит: { $what }.
hitz-takes = { $who } берёт: { $what }.
hitz-discards = { $who } сбрасывает: { $what }.
hitz-loses = { $n ->
    [one] { $who } теряет { $n } выжившего; осталось: { $left }.
    [few] { $who } теряет { $n } выживших; осталось: { $left }.
   *[many] { $who } теряет { $n } выживших; осталось: { $left }.
}
hitz-grows = { $n ->
    [one] { $who }: +{ $n } выживший, теперь их { $all }.
    [few] { $who }: +{ $n } выживших, теперь их { $all }.
   *[many] { $who }: +{ $n } выживших, теперь их { $all }.
}
hitz-token = { $who } получает жетон: { $token }.
hitz-uses = { $who } сбрасывает жетон: { $token }.
hitz-rolls = { $who } бросает кубики: { $faces }.
hitz-map = { $n ->
    [one] { $who } сверяется с картой дорог: +{ $n } очко.
    [few] { $who } сверяется с картой дорог: +{ $n } очка.
   *[many] { $who } сверяется с картой дорог: +{ $n } очков.
}
hitz-blast = { $n ->
    [one] { $who } посылает Фанатика вперёд: { $n } зомби гибнет, битвы нет.
    [few] { $who } посылает Фанатика вперёд: { $n } зомби гибнут, битвы нет.
   *[many] { $who } посылает Фанатика вперёд: { $n } зомби гибнут, битвы нет.
}
hitz-collects = { $vp ->
    [0] { $who } забирает карту: { $card }.
    [one] { $who } забирает карту: { $card }, { $vp } очко.
    [few] { $who } забирает карту: { $card }, { $vp } очка.
   *[many] { $who } забирает карту: { $card }, { $vp } очков.
}
hitz-liquidates = { $who }: автобус теперь крепость, и любая орда в бою — обычные зомби.
hitz-out = { $who } выбывает из игры: выживших больше нет.

## Журнал: битвы

hitz-meets = { $horde ->
    [0] { $who } против { $n } зомби.
   *[other] { $who } против орды силой { $horde }: в ней { $n } зомби.
}
hitz-shoots = { $who } стреляет: { $what }.
hitz-ranged = Дистанционная атака: { $faces }.
hitz-shot = { $more ->
    [0] Убито: { $n }, осталось зомби: { $left }.
   *[other] На шум сбегаются ещё зомби: { $more }; убито: { $n }, осталось: { $left }.
}
hitz-flees = { $who } сбегает ({ $card }): { $what }.
hitz-melee = { $red ->
    [0] Ближний бой, раунд { $round }: { $faces }.
    [1] Ближний бой, раунд { $round } (первый кубик — красный): { $faces }.
    [one] Ближний бой, раунд { $round } (первый { $red } кубик — красный): { $faces }.
    [few] Ближний бой, раунд { $round } (первые { $red } кубика — красные): { $faces }.
   *[many] Ближний бой, раунд { $round } (первые { $red } кубиков — красные): { $faces }.
}
hitz-horribly = { $n ->
    [one] Ужасная смерть: { $who } теряет { $n } выжившего; осталось: { $left }.
    [few] Ужасная смерть: { $who } теряет { $n } выживших; осталось: { $left }.
   *[many] Ужасная смерть: { $who } теряет { $n } выживших; осталось: { $left }.
}
hitz-kills = Убито: { $n }, осталось зомби: { $left }.
hitz-adrenaline = { $who } тратит { $what }: { $save ->
    [0] { "" }
   *[other] спасено { $save }
}{ $kill ->
    [0] { "" }
   *[other] { $save ->
        [0] { "" }
       *[other] , { "" }
    }убито { $kill }
}.
hitz-bitten = { $n ->
    [one] { $who }: от укуса погибает { $n } выживший; осталось: { $left }.
    [few] { $who }: от укусов погибают { $n } выживших; осталось: { $left }.
   *[many] { $who }: от укусов погибают { $n } выживших; осталось: { $left }.
}
hitz-reinforced = Подходят новые зомби: +{ $n }, теперь их { $left }.
hitz-acts-X-AMBUSH = Засада: в первом раунде считаются только «{ hitz-face-bite }» и «{ hitz-face-death }».
hitz-acts-X-DARK = Темнота: адреналином здесь никого не убить.
hitz-acts-X-NOADR = В этой битве адреналин тратить нельзя.
hitz-acts-X-NORANGED = Дистанционной атаки здесь нет.
hitz-acts-X-NOFLEE = Сбежать отсюда нельзя.
hitz-throws = { $n ->
    [one] { $who } бросает «Коктейль Молотова»: горит { $n } зомби.
    [few] { $who } бросает «Коктейль Молотова»: горят все { $n } зомби.
   *[many] { $who } бросает «Коктейль Молотова»: горят все { $n } зомби.
}

## Вопросы

hitz-kind-bid = Ставка
hitz-choose-bid = Ставка…
hitz-kind-ceiling = Предел ставки
hitz-kind-pay = Оплата
hitz-kind-route = Маршрут
hitz-choose-route = Маршрут…
hitz-choose-shoot = Сколько патронов…
hitz-kind-drop = Сброс
hitz-kind-take = Взять ресурсы
hitz-kind-fuel = Бензин
hitz-kind-meds = Адреналин или выживший
hitz-kind-toll = Дань
hitz-kind-grab = Второй кубик
hitz-kind-map = Карта дорог
hitz-kind-rifle = Винтовка
hitz-kind-fanatic = Фанатик
hitz-kind-trade = Обмен
hitz-kind-shoot = Дистанционная атака
hitz-kind-flee = Бежать или драться
hitz-kind-adrenaline = Адреналин
hitz-kind-molotov = Коктейль Молотова

hitz-ask-bid = { $high ->
    [0] Ставок ещё нет
   *[other] Высшая ставка — { $high }{ $own ->
        [0] {""}
       *[other] , ваша — { $own }
    }
}. У вас { $total ->
    [one] { $total } ресурс
    [few] { $total } ресурса
   *[many] { $total } ресурсов
}. Поставите или спасуете?
hitz-ask-ceiling = До какой ставки вы готовы торговаться? Не больше { $limit }.
hitz-ask-pay = { $n ->
    [one] Оплатите ставку: { $n } ресурс.
    [few] Оплатите ставку: { $n } любых ресурса.
   *[many] Оплатите ставку: { $n } любых ресурсов.
}
hitz-ask-route = Какой маршрут? Всего ресурсов у вас: { $total }.
hitz-ask-route-2 = Какие ресурсы?
hitz-ask-drop = { $n ->
    [one] Сбросьте { $n } ресурс.
    [few] Сбросьте { $n } любых ресурса.
   *[many] Сбросьте { $n } любых ресурсов.
}
hitz-ask-take = { $n ->
    [one] Возьмите { $n } ресурс.
    [few] Возьмите { $n } любых ресурса.
   *[many] Возьмите { $n } любых ресурсов.
}
hitz-ask-fuel = { $n ->
    [1] Отдайте 1 жетон бензина или потеряйте выжившего.
    [one] Отдайте до { $n } жетона бензина: каждый недостающий стоит выжившего.
    [few] Отдайте до { $n } жетонов бензина: каждый недостающий стоит выжившего.
   *[many] Отдайте до { $n } жетонов бензина: каждый недостающий стоит выжившего.
}
hitz-ask-meds = { $n ->
    [one] Отдайте { $n } жетон адреналина или потеряйте выжившего.
    [few] Отдайте { $n } жетона адреналина или потеряйте выжившего.
   *[many] Отдайте { $n } жетонов адреналина или потеряйте выжившего.
}
hitz-ask-toll = { $n ->
    [one] Отдайте { $n } ресурс или потеряйте выжившего.
    [few] Отдайте { $n } ресурса или потеряйте выжившего.
   *[many] Отдайте { $n } ресурсов или потеряйте выжившего.
}
hitz-ask-toll-2 = Какие ресурсы?
hitz-ask-grab = Если не выпадет «{ hitz-face-hit }» или «{ hitz-face-hitbolt }», вы теряете выжившего. Бросить второй кубик?
hitz-ask-map = { $n ->
    [one] Сбросить «Карту дорог» за { $n } очко?
    [few] Сбросить «Карту дорог» за { $n } очка?
   *[many] Сбросить «Карту дорог» за { $n } очков?
}
hitz-ask-rifle = { $n ->
    [one] Сбросьте снайперскую винтовку или потеряйте { $n } выжившего.
    [few] Сбросьте снайперскую винтовку или потеряйте { $n } выживших.
   *[many] Сбросьте снайперскую винтовку или потеряйте { $n } выживших.
}
hitz-ask-fanatic = { $n ->
    [one] Отдайте { $n } патрон за Фанатика или отпустите его.
    [few] Отдайте { $n } патрона за Фанатика или отпустите его.
   *[many] Отдайте { $n } патронов за Фанатика или отпустите его.
}
hitz-ask-blast = Послать Фанатика к зомби (их { $n })?
hitz-ask-trade = { $n ->
    [1] Обменять 1 ресурс на другой?
    [one] Обменять до { $n } ресурса на другие?
    [few] Обменять до { $n } ресурсов на другие?
   *[many] Обменять до { $n } ресурсов на другие?
}
hitz-ask-trade-2 = На что обменять?
hitz-ask-shoot = { $ammo ->
    [one] Против вас { $n } зомби. У вас { $ammo } патрон — сколько потратите?
    [few] Против вас { $n } зомби. У вас { $ammo } патрона — сколько потратите?
   *[many] Против вас { $n } зомби. У вас { $ammo } патронов — сколько потратите?
}
hitz-ask-flee = Зомби: { $n }, выживших: { $survivors }, бензин: { $gas }. Бежать или драться?
hitz-ask-adrenaline = Выпало: { $faces }. Зомби осталось: { $n }. Адреналина у вас { $adr }{ $ways ->
    [0] { "" }
   *[other] ; цена: { $prices }
}.
hitz-price-save = { $cost } за спасённого (иначе погибнет)
hitz-price-kill = 1 за добитого зомби
hitz-ask-adrenaline-2 = Скольких спасти и скольких убить?
hitz-ask-molotov = Зомби: { $n }, выживших: { $survivors }. Бросить «Коктейль Молотова» или драться дальше?

## Варианты

hitz-option-pass = Пас
hitz-option-bid = Ставка { $n }
hitz-option-ceiling = { $n ->
    [0] Пас
   *[other] До { $n }
}
hitz-option-route = { $route }: { $left } – { $right }
hitz-option-route-price = { $n ->
    [one] { $route }, отдать { $n } ресурс: { $left } → { $right }
    [few] { $route }, отдать { $n } ресурса: { $left } → { $right }
   *[many] { $route }, отдать { $n } ресурсов: { $left } → { $right }
}
hitz-option-route-gift = { $n ->
    [one] { $route }, взять { $n } ресурс: { $left } → { $right }
    [few] { $route }, взять { $n } ресурса: { $left } → { $right }
   *[many] { $route }, взять { $n } ресурсов: { $left } → { $right }
}
hitz-option-fuel = { $n ->
    [0] { $lost ->
        [one] Потерять { $lost } выжившего
        [few] Потерять { $lost } выживших
       *[many] Потерять { $lost } выживших
    }
   *[other] { $lost ->
        [0] Отдать бензин: { $n }
        [one] Отдать бензин: { $n } — и { $lost } выжившего
        [few] Отдать бензин: { $n } — и { $lost } выживших
       *[many] Отдать бензин: { $n } — и { $lost } выживших
    }
}
hitz-option-meds-pay = { $n ->
    [one] Отдать { $n } жетон адреналина
    [few] Отдать { $n } жетона адреналина
   *[many] Отдать { $n } жетонов адреналина
}
hitz-option-meds-lose = Потерять 1 выжившего
hitz-option-toll-pay = { $n ->
    [one] Отдать { $n } ресурс
    [few] Отдать { $n } ресурса
   *[many] Отдать { $n } ресурсов
}
hitz-option-toll-lose = Потерять 1 выжившего
hitz-option-grab-pay = Отдать 1 патрон: 2 кубика
hitz-option-grab-keep = Бросить 1 кубик
hitz-option-map-use = { $n ->
    [one] Ехать по карте: +{ $n } очко
    [few] Ехать по карте: +{ $n } очка
   *[many] Ехать по карте: +{ $n } очков
}
hitz-option-map-keep = Оставить карту себе
hitz-option-rifle-use = Сбросить снайперскую винтовку
hitz-option-rifle-lose = { $n ->
    [one] Потерять { $n } выжившего
    [few] Потерять { $n } выживших
   *[many] Потерять { $n } выживших
}
hitz-option-fanatic-pay = { $n ->
    [one] Отдать { $n } патрон: он остаётся
    [few] Отдать { $n } патрона: он остаётся
   *[many] Отдать { $n } патронов: он остаётся
}
hitz-option-fanatic-drop = Пусть уходит
hitz-option-blast-use = Послать
hitz-option-blast-keep = Оставить и драться
hitz-option-shoot = { $n ->
    [one] Потратить { $n } патрон
    [few] Потратить { $n } патрона
   *[many] Потратить { $n } патронов
}: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
hitz-option-no-shot = Не стрелять
hitz-option-flee = { $n ->
    [one] Сбежать: отдать { $n } жетон бензина
    [few] Сбежать: отдать { $n } жетона бензина
   *[many] Сбежать: отдать { $n } жетонов бензина
}
hitz-option-fight = { $n ->
    [one] Драться: { $n } кубик
    [few] Драться: { $n } кубика
   *[many] Драться: { $n } кубиков
}
    .earlier = Драться
hitz-option-molotov = «Коктейль Молотова»: сжечь всех зомби ({ $n })
hitz-option-settle = Беречь «Коктейль»
hitz-option-save = { $cost ->
    [1] Спасти укушенных
   *[other] Спасти укушенных (по { $cost } адреналина)
}
hitz-option-kill = Убить («{ hitz-face-bolt }», «{ hitz-face-hitbolt }»)
hitz-option-spend = { $save ->
    [0] { $kill ->
        [0] Ничего не тратить
       *[other] Убить { $kill }
    }
   *[other] { $kill ->
        [0] Спасти { $save }
       *[other] Спасти { $save }, убить { $kill }
    }
}{ $price ->
    [0] { "" }
   *[other] { " " }(адреналин: { $price })
}
hitz-count-save = спасти { $n }
hitz-count-kill = убить { $n }

## Настройки

hitz-setting-score = Очки
hitz-setting-score-about = Видят ли все, сколько очков уже набрано.
hitz-value-score-hidden = скрыты до конца
hitz-value-score-open = открыты
hitz-setting-auction = Аукцион
hitz-setting-auction-about = Ставки по очереди, или каждый один раз тайно называет предел: так ждать гораздо меньше.
hitz-value-auction-live = по очереди
hitz-value-auction-ceilings = тайные пределы
hitz-setting-routes = Маршруты
hitz-setting-routes-about = Группы едут одна за другой или все сразу, как только маршрут выбран.
hitz-value-routes-strict = по одной
hitz-value-routes-pipelined = одновременно
hitz-setting-solo = Сложность одиночной игры
hitz-setting-solo-about = На высокой закрытый маршрут ничего не даёт, а полуоткрытый стоит 1 ресурс.
hitz-value-solo-standard = обычная
hitz-value-solo-hard = высокая
hitz-setting-last = Последняя группа
hitz-setting-last-about = Нужно ли последней живой группе ещё доехать до Лос-Анджелеса, чтобы победить.
hitz-value-last-play_on = едет дальше
hitz-value-last-stop = побеждает сразу

## Постоянные приказы

hitz-order-save = Спасать укушенных
hitz-order-save-tap = Всегда спасать, кого можно
hitz-order-save-about = Пока хватает адреналина. Если можно ещё и убить или бросить «Коктейль», вас спросят.
hitz-order-finish = Убивать, только если это конец битвы
hitz-order-finish-about = Адреналин убивает, только если этим кончается битва. Если есть кого спасать, вас спросят.
hitz-order-pay = Платить за ставки по порядку
hitz-order-pay-about = Сначала один вид, потом второй, потом третий.
hitz-order-raise = В этом аукционе торговаться до …
hitz-order-raise-about = Ставка растёт на самый малый шаг, до вашего предела, потом пас. Кончается вместе с аукционом.

## Конец игры

hitz-ends = { $what }
hitz-result-nobody = До Лос-Анджелеса не доезжает никто. Победителя нет.
hitz-result-last = До Лос-Анджелеса доезжает только { $who }. Это победа!
hitz-result-winner = { $n ->
    [one] Победа: { $winners }, { $n } победное очко.
    [few] Победа: { $winners }, { $n } победных очка.
   *[many] Победа: { $winners }, { $n } победных очков.
}
hitz-result-shared = { $n ->
    [one] Общая победа: { $winners }, по { $n } победному очку.
    [few] Общая победа: { $winners }, по { $n } победных очка.
   *[many] Общая победа: { $winners }, по { $n } победных очков.
}
hitz-result-defeat = Поездка кончается в раунде { $round }: не осталось никого.
hitz-result-solo = { $n ->
    [one] Лос-Анджелес! Итог: { $n } очко.
    [few] Лос-Анджелес! Итог: { $n } очка.
   *[many] Лос-Анджелес! Итог: { $n } очков.
}
hitz-result-sets = { $vp ->
    [one] { $vp } победное очко, полных наборов: { $n }.
    [few] { $vp } победных очка, полных наборов: { $n }.
   *[many] { $vp } победных очков, полных наборов: { $n }.
}
hitz-result-bonus = { $kind ->
    [adr] Больше всего адреналина
    [gas] Больше всего бензина
    [ammo] Больше всего патронов
   *[survivors] Больше всего выживших
}: { $who }, +{ $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
hitz-result-no-bonus = { $kind ->
    [adr] Больше всего адреналина
    [gas] Больше всего бензина
    [ammo] Больше всего патронов
   *[survivors] Больше всего выживших
}: поровну, очков никому.
hitz-result-decreed = { $n ->
    [0] Решение ведущего: победителя нет.
   *[other] Решение ведущего: победа — { $winners }.
}

## Исправления

hitz-fix-resource = Изменить ресурс
hitz-fix-survivors = Изменить число выживших
hitz-fix-revive = Вернуть группу в игру
hitz-fix-token = Переложить специальный жетон
hitz-fix-card = Переложить карту
hitz-fix-bonus = Изменить бонусные очки
hitz-fix-exchange = Заменить карту на столе
hitz-fix-swap = Поменять две карты на столе местами
hitz-fix-top = Положить карту на верх её уровня
hitz-fix-key = Изменить ключ маршрута
hitz-fix-marker = Переставить фишку ставок
hitz-fix-turn = Чья очередь торговаться
hitz-fix-auction = Вернуть ставку, закрыть, открыть или начать аукцион заново
hitz-fix-initiative = Изменить очередность
hitz-fix-phase = К началу фазы
hitz-fix-step = К шагу разыгрываемой карты
hitz-fix-skip = К следующему игроку
hitz-fix-battle = Изменить битву
hitz-fix-dice = Выставить последний бросок
hitz-fix-reroll = Перебросить
hitz-fix-end = Закончить игру
hitz-fix-result = Исправить итог

hitz-place-supply = запас
hitz-place-spent = использованные жетоны
hitz-place-box = коробка
hitz-place-deck = колода
hitz-place-table = стол
hitz-place-pile = собранные карты
hitz-place-route = маршрут { $route }
hitz-option-later = Ключи — со следующего раунда
hitz-option-now = Сейчас
hitz-option-yes = да
hitz-option-no = нет
hitz-option-opening = перед битвой
hitz-option-between = между раундами
hitz-option-step-1 = Зачистка
hitz-option-step-2 = Текст
hitz-option-step-3 = Битва
hitz-option-auction-undo = Вернуть последнюю ставку
hitz-option-auction-close = Закрыть
hitz-option-auction-reopen = Открыть снова
hitz-option-auction-restart = Начать заново
hitz-option-battle-zombies = Зомби
hitz-option-battle-shot = Дистанционная атака уже была
hitz-option-battle-round = Раунд ближнего боя
hitz-option-battle-red = Красный текст действует
hitz-option-battle-moment = Момент

hitz-fix-did-resource = Исправлено: { $whom }, { $what }: { $before } → { $after }.
hitz-fix-did-survivors = Исправлено: { $whom }, выжившие: { $before } → { $after }.
hitz-fix-did-revive = { $n ->
    [one] Исправлено: { $whom } снова в игре, { $n } выживший.
    [few] Исправлено: { $whom } снова в игре, { $n } выживших.
   *[many] Исправлено: { $whom } снова в игре, { $n } выживших.
}
hitz-fix-did-token = Исправлено: { $token }: { $before } → { $after }.
hitz-fix-did-card = Исправлено: { $card } → { $to }.
hitz-fix-did-bonus-hidden = Исправлено: { $whom }, бонусные очки.
hitz-fix-did-bonus = Исправлено: { $whom }, бонусные очки: { $before } → { $after }.
hitz-fix-did-exchange = Исправлено: карта на столе заменена, теперь это { $card }.
hitz-fix-did-swap = Исправлено: две карты на столе меняются местами.
hitz-fix-did-top = Исправлено: карта уровня { $level } поднята в колоде.
hitz-fix-did-key = { $n ->
    [0] Исправлено: у маршрута { $route } нет ключа.
   *[other] Исправлено: у маршрута { $route } ключ +{ $n }.
}
hitz-fix-did-marker = Исправлено: { $whom }, ставка: { $before } → { $after }.
hitz-fix-did-turn = Исправлено: торгуется { $whom }.
hitz-fix-did-auction = Исправлено: аукцион: { $what }.
hitz-fix-did-initiative = Исправлено: очередность: { $order }.
hitz-fix-did-phase = Исправлено: к началу фазы: { $what }.
hitz-fix-did-step = Исправлено: { $whom }, шаг карты: { $what }.
hitz-fix-did-skip = Исправлено: { $whom } завершает маршрут здесь.
hitz-fix-did-battle = Исправлено: битва ({ $whom }), { $what }: { $value }.
hitz-fix-did-dice = Исправлено: бросок ({ $whom }): { $faces }.
hitz-fix-did-reroll = Исправлено: { $whom } бросает снова.
hitz-fix-did-end = Ведущий заканчивает игру.
hitz-fix-did-result = Исправлено: { $what }

# Слова команд: в приказе, и когда они возможны
hitz-word-pass = пас
hitz-word-flee = бежать
hitz-word-fight = драться
hitz-word-molotov = бросить «Коктейль Молотова»
hitz-word-pay = заплатить
hitz-when-flee = Бегство стоит бензина: его должно хватать, и карта не должна запрещать бегство.
hitz-when-molotov = Нужен «Коктейль Молотова», который ещё не брошен, и зомби, в которых его бросать.
