# Names and descriptions of the commands of Hit Z Road; words that other commands use too stand in commands.ftl.

name-adrenaline = адреналин
name-ammo = патроны
name-fight = драться
name-flee = сбежать
name-gas = бензин
name-hitz = зомбистоп
name-kill = убить
name-molotov = молотов
name-number = номер
name-pay = заплатить
name-route = маршрут
name-save = спасти
name-shoot = стрелять
about-hitz = «Зомбистопом по Америке»: торгуйтесь за маршрут, прорывайтесь, выживайте
about-hitz-bid = Поднять ставку или назвать свой предел; 0 — пас
about-hitz-bid-amount = Отметка на планшете аукциона, от 0 до 10
about-hitz-route = Выбрать маршрут
about-hitz-route-number = Номер маршрута, сверху вниз
about-hitz-route-mix = За ключ (или в одиночной игре): сколько этого отдать или взять
about-hitz-pay = Заплатить ставку, отдать или взять то, о чём просит карта
about-hitz-ammo = Сколько патронов
about-hitz-gas = Сколько бензина
about-hitz-adrenaline = Сколько адреналина
about-hitz-shoot = Стрелять до ближнего боя
about-hitz-shoot-ammo = Сколько патронов потратить; 0 — не стрелять
about-hitz-flee = Сбежать до ближнего боя
about-hitz-fight = Вступить в ближний бой
about-hitz-adrenaline-use = Потратить адреналин после броска
about-hitz-save = Скольких укушенных спасти
about-hitz-kill = Скольких зомби добить молнией
about-hitz-molotov = Бросить коктейль Молотова
about-hitz-card = Посмотреть карту
about-hitz-card-which = Название или номер карты
about-hitz-zoom = То, о чём вас спрашивают, крупно и только для вас

hitz-no-card = Карты «{ $typed }» нет.
