# Zombicide: что не так с коробкой или миссией.

zombicide-fault-no-text = эффект — это текст
zombicide-fault-spelled-tile = фрагмента «{ $name }» нет: он зовётся по номеру и стороне, R или V, например { $like }
zombicide-fault-no-tile = такого фрагмента нет: { $name }
zombicide-fault-no-zone = такой зоны нет: { $name }
zombicide-fault-no-door = такой двери нет: { $name }
zombicide-fault-no-doors = дверей с таким именем нет: { $name }
zombicide-fault-no-locked-doors = запертых дверей с таким именем нет: { $name }
zombicide-fault-no-achievement = такого достижения нет: { $name }
zombicide-fault-no-companion = такого спутника нет: { $name }
zombicide-fault-no-card = такого снаряжения нет: { $name }
zombicide-fault-no-class = такого снаряжения нет: { $name }; и это не вид (ranged, melee, food, molotov, light)
zombicide-fault-no-spawn = такой зоны появления нет: { $name }
zombicide-fault-no-light = такого света нет: { $name }
zombicide-fault-no-note = такой заметки нет: { $name }
zombicide-fault-no-keyword = такого ключевого слова нет: { $name }
zombicide-fault-no-counter = такого счётчика нет: { $name }
zombicide-fault-no-flag = такого флага нет: { $name }
zombicide-fault-no-campaign-flag = такого флага кампании нет: { $name }
zombicide-fault-no-goal = такой цели для карт нет: { $name }

## Миссии

zombicide-fault-grid = все ряды одной длины
zombicide-fault-not-here = здесь такого фрагмента нет: { $tiles }
zombicide-fault-merged = в одну сливаются хотя бы две зоны
zombicide-fault-merged-apart = { $one } и { $other } — не улицы рядом друг с другом
zombicide-fault-spawn-names = называются S1, S2 и так далее
zombicide-fault-spawn-twice = в { $zone } уже есть другая зона появления
zombicide-fault-clockwise = нумеруются по часовой стрелке: { $order }
zombicide-fault-apart = начинают порознь: нужна зона на каждого, всего { $n }
zombicide-fault-goal-doors = дверей с таким именем нет
zombicide-fault-goal-never = её не выполняет ни одна карта
zombicide-fault-goal-exit = нет ни одного выхода
zombicide-fault-word-never = { $word } не даёт ни одна карта
zombicide-fault-card-name = карты называются { $id }-1 и так далее
zombicide-fault-card-place = лежит в зоне, на двери или читается в свой час
zombicide-fault-note-names = называются { $id }-n1, { $id }-n2 и так далее
zombicide-fault-note-place = у заметки нет ни зоны, ни двери, ни часа: её читают по команде эффекта

## Коробка

zombicide-fault-tile-rows = три ряда
zombicide-fault-tile-cells = клетки «{ $zone }» не соприкасаются
zombicide-fault-tile-border = { $border } — не такая граница
zombicide-fault-tile-room = { $zone } — не комната
zombicide-fault-dice = кубики, точность и урон бывают только у оружия, и огню они не нужны
zombicide-fault-melee-dice = бывают у оружия обоих видов (hybrid), и только у него
zombicide-fault-reach = бывает только у стрелкового оружия: от наименьшей дальности до наибольшей
zombicide-fault-risk = рисковать можно только оружием, за которое бросают кубики
zombicide-fault-ammo = патроны или картечь, а не то и другое сразу
zombicide-fault-noisy = с шумом открывает двери только то, что их открывает
zombicide-fault-food = адреналин даёт еда, и только она
zombicide-fault-start-trap = с ловушки никто не начинает: её находят при обыске или в ящике
zombicide-fault-levels = по числу на каждый из четырёх уровней опасности; для лишних активаций — ни одного
zombicide-fault-abomination = отродье приходит одно: spawn, на каждом уровне 0 или 1

## Что не так с эффектом

zombicide-fault-long = слишком длинно, больше { $most } знаков
zombicide-fault-sign = «{ $found }» здесь ничего не значит
zombicide-fault-other = тут должно быть { $expected ->
    [statement] действие
    [number] число
    [small] число от 0 до 99
    [condition] условие
    [argument] что-то в скобках ({ $of })
    [range] расстояние
    [distance] расстояние вроде range0-3
    [party] zone или all
    [over] конец или ';' и ещё действие
   *[sign] { $expected }
}, а не «{ $found }»
zombicide-fault-end = тут должно быть { $expected ->
    [statement] действие
    [number] число
    [small] число от 0 до 99
    [condition] условие
    [argument] что-то в скобках ({ $of })
    [range] расстояние
    [distance] расстояние вроде range0-3
    [party] zone или all
    [over] конец или ';' и ещё действие
   *[sign] { $expected }
}, а текст уже кончился
zombicide-fault-operation = действия «{ $name }» нет
zombicide-fault-condition = условия «{ $name }» нет
zombicide-fault-unconditional = хотя бы один вариант должен быть без условия
zombicide-fault-number = варианты идут по порядку через весь эффект: это { $right }, а не { $found }
zombicide-fault-takes = в скобках у { $name } стоит { $kinds }
zombicide-fault-takes-more = в скобках у { $name } стоит { $kinds }, можно и больше
zombicide-fault-takes-less = в скобках у { $name } стоит { $kinds }; последнего может не быть
zombicide-fault-takes-nothing = в скобках у { $name } ничего нет
zombicide-fault-words = «{ $found }» не из этого списка: { $words }
zombicide-fault-deep = слишком много блоков друг в друге
zombicide-fault-deck = в колоде { $deck } должно быть карт: { $needs }, а есть { $n }
zombicide-fault-no-tale = не хватает, и карт (copies, equipment, keep, zombie_cards) тоже: что-то из этого в кампании есть всегда
zombicide-fault-no-missions = свои слова нужны своим миссиям, а их нет
