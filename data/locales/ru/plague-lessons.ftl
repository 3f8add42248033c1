# Нашествие зомби за 60 секунд: карточки с картинками.

plague-lesson-1-title = Спастись
plague-lesson-1 = Обыщите все семь мест, сядьте все в машину (с клетки у дверцы, 2 действия), заведите её на шестёрке и уезжайте. Четверо зомби вокруг её не выпустят. Или заколотите дом, когда все внутри.
plague-lesson-car = Всё обыскано, все в машине
plague-lesson-house = Все в закрытом доме
plague-lesson-2-title = Ваш ход
plague-lesson-2 = Чем больше жизней, тем больше действий: их тратят на всё. Люди ходят в один ход, в любом порядке, потом — зомби.
plague-lesson-step = Шаг
plague-lesson-fight = Атака
plague-lesson-search = Поиск
plague-lesson-barricade = Баррикада
plague-lesson-3-title = Бой
plague-lesson-3 = Одно действие, один кубик. У каждого оружия свои числа, здесь — бита. Единица — «Упс!..».
plague-lesson-oops = Упс: минус действие
plague-lesson-miss = Промах
plague-lesson-push = Отлетел назад
plague-lesson-kill = Убит
plague-lesson-4-title = Зомби
plague-lesson-4 = Каждый делает два шага и кусает, а стоя рядом кусает дважды, даже наискосок: рана на 6, а если кусают двое — и на 5. Никого в сознании — зомби победили.
plague-lesson-reach = Два шага и укус
plague-lesson-four = Четверо ломают баррикаду
