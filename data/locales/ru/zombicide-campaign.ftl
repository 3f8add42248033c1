# Zombicide: листы кампании и их поправки между миссиями.

zombicide-sheet-party = Вся группа
zombicide-sheet-nobody = никто
zombicide-sheet-dead = { $figure } (нет в живых)
zombicide-sheet-cxp = Опыт кампании: { $n } из { $most }
zombicide-sheet-bonus = Бонусные действия: { $n }
zombicide-sheet-skills = Умения кампании: { $what }
zombicide-sheet-kept = Сохранено: { $what }
zombicide-sheet-achievements = Достижения: { $what }
zombicide-sheet-companion = { $companion } (ведёт { $figure })
zombicide-sheet-companions = С вами: { $companions }
zombicide-sheet-lost = Потеряны навсегда: { $who }
zombicide-sheet-fallen = Погибли: { $who }
zombicide-carry-fix-cxp = Опыт кампании
zombicide-carry-fix-bonus = Бонусные действия
zombicide-carry-fix-learnt = Умение кампании: дать или отнять
zombicide-carry-fix-achievement = Достижение: дать или отнять
zombicide-carry-fix-kept = Сохранённая карта потеряна
