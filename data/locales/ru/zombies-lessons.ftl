# Zombies!!! за 60 секунд: карточки с картинками.

zombies-lesson-1-title = Цель
zombies-lesson-1 = Победить можно двояко: первым дойти до центра вертолётной площадки или убить достаточно зомби.
zombies-lesson-pad = Площадка
zombies-lesson-or = или
zombies-lesson-trophies = Трофеи
zombies-lesson-2-title = Ваш ход
zombies-lesson-2 = Выложите локацию, доберите карты до трёх, сходите, сдвиньте зомби. Город растёт для всех.
zombies-lesson-tile = новая локация
zombies-lesson-cards = карты
zombies-lesson-walk = ходьба
zombies-lesson-zombies = ход зомби
zombies-lesson-3-title = Бой
zombies-lesson-3 = По кубику на каждого зомби на пути: 4 и больше — убит, и это ваш трофей.
zombies-lesson-roll-5 = 4 и больше: убит
zombies-lesson-roll-3 = патрон прибавит 2
zombies-lesson-roll-2 = или минус жизнь и новый бросок
zombies-lesson-4-title = Чем кончится
zombies-lesson-4 = Никто не выбывает: без жизней начнёте заново, с половиной трофеев. А потом — бегом!
zombies-lesson-won = Кто первый
zombies-lesson-down = Нокаут
