# Зомбицид за 60 секунд: карточки с картинками.

zombicide-lesson-1-title = Вместе
zombicide-lesson-1 = Шестеро выживших, одна миссия, победа и поражение общие. Выполните её задачи: карты, двери, выход.
zombicide-lesson-card = Карта цели
zombicide-lesson-exit = Выход
zombicide-lesson-2-title = Ваш ход
zombicide-lesson-2 = По три действия каждому: идти, искать, открывать, драться. Убитые дают адреналин, а он — умения.
zombicide-lesson-walk = Движение
zombicide-lesson-search = Обыск
zombicide-lesson-door = Дверь
zombicide-lesson-fight = Бой
zombicide-lesson-3-title = Бой
zombicide-lesson-3 = Бросьте кубики оружия и выбросьте его число. Рискнёте — кубиков больше, но поломка отнимет оружие.
zombicide-lesson-hit = 4 и больше: попадание
zombicide-lesson-miss = Меньше: промах
zombicide-lesson-break = Поломка: оружия нет
zombicide-lesson-4-title = Зомби
zombicide-lesson-4 = Потом они кусают, идут туда, где видят вас или где шумно, и приходят новые. Упавшего успейте поднять.
zombicide-lesson-noise = Шум приманивает
zombicide-lesson-fallen = На помощь — один раунд
