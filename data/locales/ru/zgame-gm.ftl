# Z-Game: шаги и инварианты для ведущего.

zgame-step-match = Вся партия
zgame-step-turn = Ход
zgame-step-dawn = Начало хода
zgame-step-invasion = Нашествие
zgame-step-marauders = Ход Мародёров
zgame-step-opengoals = Новые Цели
zgame-step-rounds = Раунды
zgame-step-round = Раунд
zgame-step-raid = Набег
zgame-step-slaughter = Резня
zgame-step-people = Бой с людьми
zgame-step-undead = Бой с Зомби
zgame-step-retreat = Отступление
zgame-step-household = Хозяйство
zgame-step-toomuch = Сброс лишних карт
zgame-step-settle = Возврат Баз
zgame-step-award = Раздача Целей
zgame-step-trading = Торговля
zgame-step-deal = Сделка
zgame-step-upkeep = Содержание
zgame-step-handloss = Потеря карт
zgame-step-nightzombies = Ночные Зомби
zgame-step-nightmarauders = Ночной налёт Мародёров
zgame-step-ruin = Разрушение
zgame-step-dusk = Конец хода
zgame-step-wrestling = Борьба
zgame-step-laycity = Выкладывание города
zgame-step-laytiles = Выкладывание Кварталов
zgame-step-buildcity = Постройка города
zgame-step-populate = Первые Зомби и карты
zgame-step-firstfighters = Первые Бойцы

## Инварианты

zgame-check-i1 = Карта пропала или лежит в двух местах (I1)
zgame-check-i2 = Цели или их маркеры не на своих местах (I2)
zgame-check-i3 = У банды не те Бойцы (I3)
zgame-check-i4 = Баррикад слишком много, или они стоят где нельзя (I4)
zgame-check-i5 = Зомби слишком много, или они там, где быть не могут (I5)
zgame-check-i6 = В одном месте две банды (I6)
zgame-check-i7 = На Базе стоят чужие (I7, I10)
zgame-check-i8 = Мародёры там, где быть не могут (I8)
zgame-check-i9 = Опустошено место, которое опустошить нельзя (I9)
zgame-check-i10 = Кто-то держит то, что держать нельзя (I10)
zgame-check-i11 = У банды невозможные числа (I11)
zgame-check-i12 = Город изменился (I12)
zgame-check-i13 = Ходы, раунды или События не сходятся (I13)
zgame-check-i18 = У кого-то больше восьми карт (I18)
zgame-check-i19 = Отдыхающий Боец стоит в городе (I19)
zgame-check-o6-9 = У выбывшей банды что-то осталось (O6.9)
zgame-check-r15 = Победитель не участвует в игре (R15)
