# «Зомби!!!»: что не так с коробкой или городом.

zombies-fault-rows = три строки по три знака: R, . и #
zombies-fault-exit = из середины стороны { $side } не выходит дорога
zombies-fault-door = { $door } не соединяет комнату с дорогой рядом
zombies-fault-zombies = зомби { $n }, а клеток для них { $squares }
zombies-fault-tokens = жетонов больше, чем комнат для них
zombies-fault-no-door = зданию нужна дверь
zombies-fault-rooms = комнаты и двери бывают только у зданий (named)
zombies-fault-helipad = вертолётная площадка — это девять клеток дороги и четыре выхода
zombies-fault-start = старт — пустая локация с дорогой в центре
zombies-fault-apart = от выходов не дойти до { $squares }
zombies-fault-street = зомби на улице столько же, сколько выходов
zombies-fault-no-number = у { $card } нет числа, которое можно изменить
zombies-fault-number = для { $card } — от { $least } до { $most }, а не { $n }
zombies-fault-needs = здание нужно только тому, что выкладывают
zombies-fault-one = локация вида «{ $kind }» должна быть одна, а не { $n }
zombies-fault-rule = для «{ $card }» нет правила
zombies-fault-building = «{ $tile }» — не здание
zombies-fault-copies = карт с одним названием больше { $most }
zombies-fault-deck = нужно хотя бы { $least } карт, которых не убирает ни одно правило, а здесь { $n }
