# «Зомби!!!»: режимы игры.

zombies-mode-usual = обычный
zombies-mode-usual-about = Альтернативные правила: с аукционом и лечением, без броска на движение
zombies-mode-short = короткий
zombies-mode-short-about = Не больше пяти ходов на каждого или 10 трофеев
zombies-mode-classic = классика
zombies-mode-classic-about = Базовые правила, где больше решают кубики
