# Зомбицид: вещи, колоды, зомби, выжившие, спутники, достижения, ключевые слова.

## Вещи

zombicide-card-baseball-bat = Бейсбольная бита
zombicide-card-crowbar-s = { zombicide-card-crowbar }
zombicide-card-fire-axe-s = { zombicide-card-fire-axe }
zombicide-card-fire-axe-s-about = Кому он достался на старте, тот берёт часы и ходит первым.
zombicide-card-pistol-s = { zombicide-card-pistol }
zombicide-card-aaahh = А-а-а!!
zombicide-card-aaahh-about = Рядом с вами поднимается ходок, и обыск окончен.
zombicide-card-bag-of-rice = Мешок риса
    .acc = мешок риса
zombicide-card-bag-of-rice-about = Съешьте в любой момент: 3 очка адреналина.
zombicide-card-canned-food = Консервы
    .acc = консервы
zombicide-card-canned-food-about = { zombicide-card-bag-of-rice-about }
zombicide-card-water = Вода
    .acc = воду
zombicide-card-water-about = Выпейте в любой момент: 3 очка адреналина.
zombicide-card-chainsaw = Бензопила
zombicide-card-crowbar = Лом
zombicide-card-fire-axe = Пожарный топор
zombicide-card-flashlight = Фонарь
zombicide-card-flashlight-about = При обыске вы берёте две карты. Ночью освещает две зоны, и мертвецы видят этот свет.
zombicide-card-katana = Катана
zombicide-card-kukri = Кукри
zombicide-card-machete = Мачете
zombicide-card-molotov = Коктейль Молотова
zombicide-card-molotov-about = Бросают один раз: в зоне не уцелеет никто, ни живой, ни мёртвый, ни отродье.
zombicide-card-molotov-short = сжигает всех в зоне · шумит
zombicide-card-pistol = Пистолет
zombicide-card-plenty-of-bullets = Много пуль
zombicide-card-plenty-of-bullets-about = Раз за атаку оружием с пулями перебросьте все её обычные кубики.
zombicide-card-plenty-of-bullets-short = переброс для оружия с пулями
zombicide-card-plenty-of-shells = Много патронов
zombicide-card-plenty-of-shells-about = Раз за атаку оружием с дробью перебросьте все её обычные кубики.
zombicide-card-plenty-of-shells-short = переброс для оружия с дробью
zombicide-card-sawed-off = Обрез
zombicide-card-sawed-off-about = После выстрела разряжен. Зарядить — одно действие, а в конце раунда он заряжается сам.
zombicide-card-shotgun = Дробовик
zombicide-card-sniper-rifle = Снайперская винтовка
zombicide-card-sniper-rifle-about = Вы сами выбираете цели и никогда не попадаете по своим.
zombicide-card-uzi = Узи
zombicide-card-does = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $accuracy }+, урон { $damage }{ $n ->
    [0] {""}
   *[other] {" · "}{ $special }
}
    .earlier = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, { $accuracy }+, урон { $damage }
zombicide-card-reach = дальность { $n ->
    [0] { $most }
   *[other] { $least }–{ $most }
}
zombicide-card-aaahh-e = { zombicide-card-aaahh }
zombicide-card-aaahh-e-about = Оружия нет: из ящика вылезает ходок.
zombicide-card-army-sniper-rifle = Армейская снайперка
zombicide-card-army-sniper-rifle-about = { zombicide-card-sniper-rifle-about }
zombicide-card-automatic-shotgun = Автоматический дробовик
zombicide-card-evil-twins = Злые близнецы
zombicide-card-evil-twins-about = Два ствола на одной карте: вдвоём занимают одну руку.
zombicide-card-golden-ak47 = Золотой АК-47
zombicide-card-golden-kukri = Золотые кукри
zombicide-card-gunblade = Ружьё-клинок
zombicide-card-gunblade-about = В ближнем бою бросает 4 кубика и не шумит.
zombicide-card-mas-shotgun = Мамочкин дробовик
zombicide-card-mas-shotgun-about = После выстрела разряжен, как обрез. В ближнем бою, даже пустой, бросает 2 кубика и не шумит.
zombicide-card-nailbat = Бита с гвоздями
zombicide-card-zantetsuken = Дзантэцукэн
zombicide-card-aaahh-ss = { zombicide-card-aaahh }
zombicide-card-aaahh-ss-about = { zombicide-card-aaahh-about }
zombicide-card-service-pistol = Служебный пистолет
zombicide-card-compact-smg = Малый пистолет-пулемёт
zombicide-card-assault-carbine = Штурмовой карабин
zombicide-card-breaching-shotgun = Штурмовой дробовик
zombicide-card-marksman-rifle = Винтовка меткого стрелка
zombicide-card-marksman-rifle-about = { zombicide-card-sniper-rifle-about }
zombicide-card-anti-materiel-rifle = Крупнокалиберная винтовка
zombicide-card-telescopic-baton = Телескопическая дубинка
zombicide-card-tactical-knife = Тактический нож
zombicide-card-frag-grenade = Осколочная граната
zombicide-card-frag-grenade-about = Бросают один раз. Берегите своих в той зоне: каждый промах может достаться им, по 3 раны.
zombicide-card-ballistic-vest = Бронежилет
zombicide-card-ballistic-vest-about = Сбросьте его, когда вас ранят: до 2 ран не считаются.
zombicide-card-ballistic-vest-short = гасит до 2 ран
zombicide-card-field-medkit = Полевая аптечка
zombicide-card-field-medkit-about = За действие, один раз: лечит 2 раны выжившему в вашей зоне.
zombicide-card-field-medkit-short = лечит 2 раны
zombicide-card-tactical-flashlight = Тактический фонарь
zombicide-card-tactical-flashlight-about = { zombicide-card-flashlight-about }
zombicide-card-night-goggles = Прибор ночного видения
zombicide-card-night-goggles-about = Ни ночь, ни тёмные зоны вам не мешают.
zombicide-card-night-goggles-short = темнота не мешает
zombicide-card-repair-kit = Ремонтный набор
zombicide-card-repair-kit-about = Сбросьте его после броска: ни одна поломка в этом броске не считается.
zombicide-card-repair-kit-short = поломка не считается

## Виды вещей и что на них написано

zombicide-type-melee = оружие ближнего боя
zombicide-type-ranged = дистанционное оружие
zombicide-type-hybrid = оружие для ближнего боя и для стрельбы
zombicide-type-item = предмет
zombicide-type-trap = неприятный сюрприз
zombicide-trait-dual = для обеих рук
zombicide-trait-door = взламывает двери без шума
zombicide-trait-door-loud = взламывает двери с шумом
zombicide-trait-loud = шумит
zombicide-trait-bullets = пули
zombicide-trait-shells = дробь
zombicide-trait-bag = действует из рюкзака
zombicide-trait-light = источник света
zombicide-trait-food = еда
zombicide-trait-reload = перезарядка
zombicide-trait-thrown = бросается один раз
zombicide-deck-start = стартовые вещи
zombicide-deck-eq = вещи
zombicide-deck-epic = супероружие
zombicide-deck-ss = Секретная служба
zombicide-deck-zombie = зомби
zombicide-deck-abomination = отродья

## Зомби

zombicide-zombie-walker = Ходок
zombicide-zombie-fatty = Толстяк
zombicide-zombie-runner = Бегун
zombicide-zombie-abomination = Отродье
zombicide-all-walker = все ходоки
zombicide-all-fatty = все толстяки
zombicide-all-runner = все бегуны
zombicide-all-abomination = все отродья
zombicide-all-all = все зомби
zombicide-count-walker = { $n ->
    [one] { $n } ходок
    [few] { $n } ходока
   *[many] { $n } ходоков
}
zombicide-count-fatty = { $n ->
    [one] { $n } толстяк
    [few] { $n } толстяка
   *[many] { $n } толстяков
}
zombicide-count-runner = { $n ->
    [one] { $n } бегун
    [few] { $n } бегуна
   *[many] { $n } бегунов
}
zombicide-count-abomination = { $n ->
    [one] { $n } отродье
    [few] { $n } отродья
   *[many] { $n } отродий
}
zombicide-abomination-patient0 = Пациент ноль
zombicide-abomination-patient0-about = С него всё началось. Никаких хитростей, но остановит его только урон 3 или коктейль Молотова.
zombicide-abomination-hobomination = Отродье-бродяга
zombicide-abomination-hobomination-about = В его зоне никто не может совершать боевые действия.
zombicide-abomination-abominacop = Отродье-коп
zombicide-abomination-abominacop-about = Заслоняет остальных: попадания издали достаются ему первому.
zombicide-abomination-abominawild = Дикое отродье
zombicide-abomination-abominawild-about = Коктейль Молотова в его зоне убивает только его самого.

## Выжившие и спутники

zombicide-survivor-angelo = Анджело
    .gender = m
zombicide-survivor-justin = Джастин
    .gender = m
    .gen = Джастина
    .dat = Джастину
    .acc = Джастина
    .ins = Джастином
zombicide-survivor-anton = Антон
    .gender = m
    .gen = Антона
    .dat = Антону
    .acc = Антона
    .ins = Антоном
zombicide-survivor-tess = Тэсс
    .gender = f
zombicide-survivor-mindy = Минди
    .gender = f
zombicide-survivor-ashley = Эшли
    .gender = f
zombicide-survivor-amy = Эми
    .gender = f
zombicide-survivor-doug = Даг
    .gender = m
    .gen = Дага
    .dat = Дагу
    .acc = Дага
    .ins = Дагом
zombicide-survivor-elle = Элль
    .gender = f
zombicide-survivor-josh = Джош
    .gender = m
    .gen = Джоша
    .dat = Джошу
    .acc = Джоша
    .ins = Джошем
zombicide-survivor-ned = Нед
    .gender = m
    .gen = Неда
    .dat = Неду
    .acc = Неда
    .ins = Недом
zombicide-survivor-wanda = Ванда
    .gender = f
    .gen = Ванды
    .dat = Ванде
    .acc = Ванду
    .ins = Вандой
zombicide-companion-president = Президент
zombicide-companion-taylor = Тэйлор

## Достижения: что остаётся от поступка, без подсказок о будущих миссиях

zombicide-achievement-praetorian = Преторианец
zombicide-achievement-praetorian-about = Вы присягнули охранять президента и знаете, кого искать.
zombicide-achievement-tunnel-dweller = Обитатель туннелей
zombicide-achievement-tunnel-dweller-about = Вы знаете ход за стенами Белого дома.
zombicide-achievement-let-there-be-light = Да будет свет
zombicide-achievement-let-there-be-light-about = Вы вернули свет в крыло. Заметили это не только вы.
zombicide-achievement-radio-voice = Голос в эфире
zombicide-achievement-radio-voice-about = Где-то там знают ваш голос.
zombicide-achievement-good-shepherd = Добрый пастырь
zombicide-achievement-good-shepherd-about = Много людей живы благодаря вам. О таком рассказывают.
zombicide-achievement-friend-of-taylor = Друг Тэйлор
zombicide-achievement-friend-of-taylor-about = У Тэйлор ваше оружие и ваше слово.
zombicide-achievement-keeper-of-secrets = Хранитель тайны
zombicide-achievement-keeper-of-secrets-about = Уилсон рассказал вам кое-что, а вы ему.
zombicide-achievement-cold-blooded = Хладнокровие
zombicide-achievement-cold-blooded-about = Вы оставили кого-то в беде. Теперь не всякий пойдёт за вами.

## Ключевые слова и что ещё помнит группа

zombicide-keyword-generator-house = Дом с генератором
zombicide-keyword-cutters = Болторез
zombicide-keyword-key-ring = Связка ключей
zombicide-keyword-private-passage = Тайный ход
zombicide-keyword-passcode = Код
zombicide-keyword-key-card = Ключ-карта
zombicide-keyword-fuse = Предохранитель
zombicide-keyword-fuel = Топливо
zombicide-keyword-cases = Опечатанные чемоданы
zombicide-keyword-armour = Броня
zombicide-keyword-route-west = Путь на запад
zombicide-keyword-route-east = Путь на восток
zombicide-keyword-stairs = Служебная лестница
zombicide-keyword-map = Карта города
zombicide-keyword-bus-key = Ключ от автобуса
zombicide-keyword-ignition = Стартёр
zombicide-keyword-flares = Сигнальные ракеты
zombicide-flag-lift-ready = У лифта есть предохранитель
zombicide-flag-call = Уилсон позвал вас
zombicide-flag-drain = У вас есть план ливнёвки
zombicide-flag-taylor-left = Тэйлор осталась одна
zombicide-flag-wilson-blind = Камера Уилсона не работает
# В кампании, которую кто-то придумал: что считают и сколько его.
zombicide-counter-written = { $what }: { $n }
zombicide-counter-saved = { $n ->
    [0] Пока никто не спасён
    [one] Спасён { $n } человек
    [few] Спасены { $n } человека
   *[many] Спасено { $n } человек
}
