# «Зомби!!!»: режимы игры.

zombies-mode-usual = Обычный
zombies-mode-usual-about = Альтернативные правила: с аукционом и лечением, без броска на движение
zombies-mode-short = Короткий
zombies-mode-short-about = Не больше пяти ходов на каждого или 10 трофеев
zombies-mode-classic = Классика
zombies-mode-classic-about = Базовые правила, где больше решают кубики
