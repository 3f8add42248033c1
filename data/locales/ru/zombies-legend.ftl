# Что значат знаки на карте города «Зомби!!!».

zombies-board-legend = Что значат знаки
zombies-board-legend-address = Клетка: локация 13, клетка 5. Клетки считаются как кнопки телефона
zombies-board-legend-pawn = Фигурка с инициалами игрока; на белом круге — тот, чей ход
zombies-board-legend-zombie = Зомби
zombies-board-legend-movable = Зомби, которого сейчас можно сдвинуть
zombies-board-legend-tokens = Жизнь и патрон; маленький жетон в углу лежит под тем, кто там стоит
zombies-board-legend-reach = Сюда можно дойти за столько очков
zombies-board-legend-fights = Дойти можно, но по пути или на месте будет бой
zombies-board-legend-candidate = Сюда можно положить новую локацию; у вариантов те же номера
zombies-board-legend-choice = На вашей картинке: это можно выбрать сейчас
zombies-board-legend-opening = Дорога уходит дальше: город может вырасти здесь
zombies-board-legend-door = Дверь: войти в здание можно только через неё
zombies-board-legend-new = Новая локация
zombies-board-legend-changed = Здесь что-то изменилось
zombies-board-legend-way = Зомби пришёл оттуда
zombies-board-legend-kill = Здесь погиб зомби
zombies-board-legend-loss = Столько потеряно: здесь жизней, у игрока — того, что рядом
zombies-board-legend-fall = Здесь случился нокаут
zombies-board-legend-goal = Цель: сюда садится вертолёт
