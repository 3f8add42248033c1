# Нашествие зомби: названия и действие карт поиска, карт Игрока-Зомби и персонажей; места и фигуры.


## Карты поиска

plague-card-knife = Кухонный нож
plague-card-bat = Бейсбольная бита
plague-card-hockey = Хоккейная клюшка
plague-card-nailboard = Доска с гвоздями
plague-card-hammer = Молоток
plague-card-crowbar = Лом
plague-card-axe = Пожарный топор
plague-card-machete = Мачете
plague-card-shovel = Лопата
plague-card-pan = Сковорода
plague-card-chainsaw = Бензопила
plague-card-katana = Катана
plague-card-pistol = Пистолет
plague-card-revolver = Револьвер
plague-card-rifle = Охотничья винтовка
plague-card-shotgun = Дробовик
plague-card-doublebarrel = Двустволка
plague-card-smg = Пистолет-пулемёт
plague-card-ak47 = АК-47
plague-card-grenade = Граната
plague-card-molotov = Коктейль Молотова
plague-card-dynamite = Динамит
plague-card-medkit = Аптечка
plague-card-bandage = Бинты
plague-card-painkillers = Обезболивающее
plague-card-energy = Энергетик
plague-card-ammo = Патроны
plague-card-flashlight = Фонарь
plague-card-extinguisher = Огнетушитель
plague-card-vest = Кожаная куртка
plague-card-helmet = Мотоциклетный шлем
plague-card-backpack = Рюкзак
plague-card-toolbox = Ящик с инструментами
plague-card-plan = План дома
plague-card-keys = Запасные ключи
plague-card-basement = Вход в подвал
plague-card-baby = Младенец

plague-cardtext-knife = Отталкивает на 5, убивает на 6.
plague-cardtext-bat = Отталкивает на 4, убивает на 5–6.
plague-cardtext-hockey = Отталкивает на 3–4, убивает на 5–6.
plague-cardtext-nailboard = Убивает на 5–6. Выпала единица и не переброшена — ломается.
plague-cardtext-hammer = Отталкивает на 5, убивает на 6.
plague-cardtext-crowbar = Отталкивает на 4–5, убивает на 6. Инструмент: разбирает баррикаду за 2 действия.
plague-cardtext-axe = Отталкивает на 3, убивает на 4–6. Инструмент: разбирает баррикаду за 2 действия.
plague-cardtext-machete = Убивает на 5–6.
plague-cardtext-shovel = Отталкивает на 2–4, убивает на 5–6.
plague-cardtext-pan = Отталкивает на 3–5, убивает на 6.
plague-cardtext-chainsaw = Убивает на 3–6. На единице ранит владельца, но лишнего действия не отнимает.
plague-cardtext-katana = Убивает на 4–6.
plague-cardtext-pistol = Дальность 5. Отталкивает на 5–6, убивает от 7: без прицела или меткости не обойтись.
plague-cardtext-revolver = Дальность 4. Отталкивает на 5, убивает от 6.
plague-cardtext-rifle = Дальность 10. Отталкивает на 4, убивает от 5. Прикладом, даже пустая: толкает на 4, убивает на 5–6.
plague-cardtext-shotgun = Дальность 5, цепляет и второго рядом. Отталкивает на 3–4, убивает от 5. Прикладом: на 4 и на 5–6.
plague-cardtext-doublebarrel = Как дробовик, но первое «Упс!..» оставляет только метку; разряжает её следующее.
plague-cardtext-smg = Дальность 4, два кубика, считается лучший. Отталкивает на 5, убивает от 6.
plague-cardtext-ak47 = Дальность 6, лучший из трёх: толкает на 4–5, убивает от 6. «Упс» — минус действие. Прикладом: 5 и 6.
plague-cardtext-grenade = Бросок на клетку до 5, один раз. На 3–6 взрывается там и на клетках рядом.
plague-cardtext-molotov = Бросок до 4, один раз, не в человека. На 3–6 убивает зомби; с «Пожаром» клетка загорается.
plague-cardtext-dynamite = Бросок на клетку до 4, один раз. На 2–6 взрывается там и на две клетки вокруг.
plague-cardtext-medkit = Себе или тому, кто рядом. 3–6: две жизни, и аптечки нет. 2: не вышло, она остаётся. 1: испорчена.
plague-cardtext-bandage = Себе или тому, кто рядом. 5–6: одна жизнь, и бинтов нет. Иначе они остаются.
plague-cardtext-painkillers = Тому, кто в сознании, один раз: до конца следующего хода людей раны не отнимают действий.
plague-cardtext-energy = Себе, один раз: ещё 4 действия в этот ход. Не больше одного за ход.
plague-cardtext-ammo = Заряжает одно ваше разряженное оружие, один раз.
plague-cardtext-flashlight = Пока он у вас, «Свет потух» не мешает ни вам, ни тем, кто не дальше 2 клеток.
plague-cardtext-extinguisher = За 1 действие наверняка тушит огонь рядом. В руках: отталкивает на 2–6, но не убивает.
plague-cardtext-vest = Пока она на вас: рана от зомби не проходит на 5–6.
plague-cardtext-helmet = Пока он на вас: спасает от следующей раны, любой, и пропадает.
plague-cardtext-backpack = Пока он с вами: на 2 места больше. Второй ничего не добавит.
plague-cardtext-toolbox = Пока он с вами: первая баррикада за ход бесплатно. Инструмент: разбирает баррикаду за 2 действия.
plague-cardtext-plan = Один раз: возьмите две карты поиска.
plague-cardtext-keys = С ними в машине мотор заводится и на 5.
plague-cardtext-basement = Под обысканной клеткой нашёлся спуск вниз.
plague-cardtext-baby = В первой комнате без зомби найден младенец. Заберите его с собой.

## Карты Игрока-Зомби

plague-zombie-card-lights_out = Свет потух
plague-zombie-card-stench = Запах страха
plague-zombie-card-dead_resident = Мёртвый жилец
plague-zombie-card-smash = Хрясь!
plague-zombie-card-surprise = Сюрприз!
plague-zombie-card-empty_drawers = Пустые ящики
plague-zombie-card-horde = Они всё идут
plague-zombie-card-lunge = Рывок
plague-zombie-card-bloodlust = Жажда крови
plague-zombie-card-infection = Заражение
plague-zombie-card-slip = Скользкий пол
plague-zombie-card-misfire = Осечка
plague-zombie-card-butterfingers = Дырявые руки
plague-zombie-card-from_below = Из-под земли
plague-zombie-card-thick_skull = Крепкий череп
plague-zombie-card-flooded = Залило свечи
plague-zombie-card-howl = Вой
plague-zombie-card-fog = Туман
plague-zombie-card-panic = Паника
plague-zombie-card-fire_card = Пожар

plague-zombie-cardtext-lights_out = В следующий ход шаг из тёмной клетки дома стоит на 1 больше. Огонь и фонарь светят на 2 клетки.
plague-zombie-cardtext-stench = Пока никто из зомби не ходил: у обычных зомби по 3 действия в этот ход.
plague-zombie-cardtext-dead_resident = Зомби из запаса в комнате дома, где нет людей. Может действовать сразу.
plague-zombie-cardtext-smash = Убирает баррикаду, у которой стоит ваш зомби.
plague-zombie-cardtext-surprise = Втёмную на клетку поиска: кто следующим будет там искать, найдёт рядом зомби.
plague-zombie-cardtext-empty_drawers = Втёмную на клетку поиска: следующий поиск там не даст карты.
plague-zombie-cardtext-horde = Выходят ещё зомби, до двух. Могут действовать сразу.
plague-zombie-cardtext-lunge = Обычный зомби или свежий мертвец, который ещё не ходил, получает 2 действия, только на шаги.
plague-zombie-cardtext-bloodlust = Зомби весь ход атакует с +1. Единица всё равно «Упс!..».
plague-zombie-cardtext-infection = У того, кого ранили в этот ход и кто в сознании, в следующий ход на действие меньше.
plague-zombie-cardtext-slip = Первый шаг человека в следующий ход стоит на 1 больше.
plague-zombie-cardtext-misfire = У человека с заряженным оружием в следующий ход «Упс!..» и на двойке.
plague-zombie-cardtext-butterfingers = Человек, к которому зомби подошёл вплотную, роняет случайную карту.
plague-zombie-cardtext-from_below = Зомби из запаса где угодно на улице, не ближе 2 клеток к людям. Может действовать сразу.
plague-zombie-cardtext-thick_skull = Открыто на зомби: следующий смертельный удар его только оттолкнёт. От взрыва и огня не спасает.
plague-zombie-cardtext-flooded = В следующий ход мотор заводят с −1.
plague-zombie-cardtext-howl = Пока никто из зомби не ходил: все на улице, кроме ползунов, могут сделать бесплатный шаг.
plague-zombie-cardtext-fog = В следующий ход никто не стреляет и не бросает дальше 3 клеток.
plague-zombie-cardtext-panic = Человек, к которому вплотную подошли хотя бы два зомби, делает шаг, куда укажете вы.
plague-zombie-cardtext-fire_card = Бросьте кубик и подожгите столько клеток, но не рядом с людьми.

plague-timing-now = Сразу
plague-timing-turn = До конца хода зомби
plague-timing-next = На следующий ход людей
plague-timing-trap = Ловушка
plague-timing-boon = Усиление

## Персонажи

plague-character-bum = Бомж
plague-character-medic = Медик
plague-character-cop = Полицейский
plague-character-hunter = Охотник
plague-character-carpenter = Плотник
plague-character-firefighter = Пожарный
plague-character-athlete = Спортсмен
plague-character-mechanic = Механик
plague-character-cook = Повар
plague-character-soldier = Солдат
plague-character-biker = Байкер
plague-character-hockey_player = Хоккеист
plague-character-gravedigger = Могильщик
plague-character-student = Студентка

plague-ability-scavenger = Добытчик
plague-ability-surgeon = Полевой хирург
plague-ability-trained = Меткий стрелок
plague-ability-steady = Твёрдая рука
plague-ability-handyman = Мастер на все руки
plague-ability-rescuer = Спасатель
plague-ability-sprinter = Спринтер
plague-ability-engines = Знаток моторов
plague-ability-balance = Крепко стоит на ногах
plague-ability-reload = Быстрая перезарядка
plague-ability-brawler = Драчун
plague-ability-check = Силовой приём
plague-ability-no_prey = Нелёгкая добыча
plague-ability-lucky = Везучая

plague-abilitytext-scavenger = Один поиск за ход стоит на действие меньше.
plague-abilitytext-surgeon = Аптечка и бинты лечат на 1 больше, неудачную аптечку раз в ход можно перебросить.
plague-abilitytext-trained = +1 с пистолетом, револьвером и пистолетом-пулемётом.
plague-abilitytext-steady = Прицел даёт +2 вместо +1.
plague-abilitytext-handyman = Первая баррикада за ход бесплатно.
plague-abilitytext-rescuer = Поднимает раненых бесплатно и тушит огонь руками на 3–6.
plague-abilitytext-sprinter = Первый шаг за ход стоит на 1 меньше.
plague-abilitytext-engines = За рулём заводит мотор с +1.
plague-abilitytext-balance = «Упс!..» в ближнем бою не отнимает лишнего действия.
plague-abilitytext-reload = Раз в ход заряжает оружие бесплатно.
plague-abilitytext-brawler = Голыми руками отталкивает на 4–5 и убивает на 6; единица — «Упс!..».
plague-abilitytext-check = Раз в ход за 1 действие отталкивает зомби рядом без броска.
plague-abilitytext-no_prey = Зомби не получают против него +1 за нападение группой.
plague-abilitytext-lucky = Раз за игру бросок зомби, который ранил бы её, перебрасывают.

## Места

plague-zone-BATH = Ванная
plague-zone-BED = Спальня
plague-zone-LIV = Жилая комната
plague-zone-KIT = Кухня
plague-zone-OFF = Офис
plague-zone-GAR = Гараж
plague-zone-CAR = Машина
plague-zone-BASE = Подвал
plague-zone-OUT = Улица

plague-search-X1 = Ванная (поиск 1)
plague-search-X2 = Спальня (поиск 2)
plague-search-X3 = Жилая комната (поиск 3)
plague-search-X4 = Кухня (поиск 4)
plague-search-X5 = Офис (поиск 5)
plague-search-X6 = Гараж (поиск 6)
plague-search-X7 = Багажник машины (поиск 7)
plague-search-X8 = Подвал (поиск 8)
plague-searching-X1 = ванную
plague-searching-X2 = спальню
plague-searching-X3 = жилую комнату
plague-searching-X4 = кухню
plague-searching-X5 = офис
plague-searching-X6 = гараж
plague-searching-X7 = багажник машины
plague-searching-X8 = подвал

plague-search-own = { $what } (поиск { $n })
plague-searching-own = место { $n } ({ $what })

plague-opening-number = № { $n }
plague-opening-numbered = { $name } (№ { $n })
plague-opening-D1 = Входная дверь
plague-opening-D2 = Кухонная дверь
plague-opening-D3 = Дверь из спальни в сад
plague-opening-W1 = Юго-западное окно жилой комнаты
plague-opening-W2 = Юго-восточное окно жилой комнаты
plague-opening-W3 = Западное окно жилой комнаты
plague-opening-W4 = Окно кухни
plague-opening-W5 = Восточное окно офиса
plague-opening-W6 = Северное окно офиса
plague-opening-W7 = Окно ванной
plague-opening-W8 = Окно спальни
plague-opening-I1 = Дверь из спальни в жилую комнату
plague-opening-I2 = Дверь из ванной в жилую комнату
plague-opening-I3 = Дверь из офиса в кухню
plague-opening-I4 = Дверь из спальни в ванную
plague-opening-I5 = Северная арка на кухню
plague-opening-I6 = Южная арка на кухню
plague-opening-G1 = Боковая дверь гаража
plague-opening-G2 = Гаражные ворота, запад
plague-opening-G3 = Гаражные ворота, середина
plague-opening-G4 = Гаражные ворота, восток
plague-opening-of-door = Дверь ({ $rooms })
plague-opening-of-window = Окно ({ $rooms })
plague-opening-of-gate = Ворота ({ $rooms })
plague-opening-hole = Пролом { $edge }
plague-opening-cellar = Дверь в подвал

## Фигуры и виды

plague-piece-zombie = Зомби
plague-piece-risen = Свежий мертвец
plague-piece-crawler = Ползун
plague-piece-crazy = Сумасшедший зомби
plague-piece-corpse = Тело
plague-piece-pile = Кучка вещей
plague-piece-barricade = Баррикада
plague-piece-hole = Пролом в стене
plague-piece-fire = Огонь
plague-piece-baby = Младенец

plague-class-melee = Ближний бой
plague-class-firearm = Стрелковое
plague-class-thrown = Метательное
plague-class-item = Предмет
plague-class-expansion = Находка
plague-size-small = маленькая вещь
plague-size-large = большая вещь
plague-size-none = не занимает места
