# Нашествие зомби: строки, которые писали в журнал прежние версии.

plague-unconscious = { $figure } теряет сознание.
plague-killed = { $figure } погибает.
plague-helmet = { $figure }: удар пришёлся на шлем, он разбит.
plague-steals = { $figure } крадёт, жертва — { $whom }: { $card }.
plague-draws = { $figure } находит: { $card }.
plague-plays = Игрок-Зомби играет карту: { $card }.
plague-plays-on = Игрок-Зомби играет карту: { $card } → { $on }.
plague-crushed = Баррикада снесена: { $edge }.
plague-baby-burnt = Младенец сгорел.
plague-standing = Живы: { $n } из { $of }
plague-searches = { $figure } ищет: { $place }.
