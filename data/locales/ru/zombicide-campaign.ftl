# Zombicide: листы кампании и их поправки между миссиями.

zombicide-mission-numbered = { $n }. { $title }
zombicide-campaign-chapter = Миссия { $title }
zombicide-campaign-pace = { $pace } Это на одну миссию.
zombicide-campaign-next = Следующая миссия
zombicide-lobby-mission = **Миссия { $title }**
    🎯 { $goals }
zombicide-lobby-own = **{ $title }**
    🎯 { $goals }
zombicide-lobby-briefing = -# { $text }
zombicide-lobby-carries = - { $who } берёт с собой: { $what }
zombicide-lobby-bonus = { $n ->
    [one] { $n } бонусное действие
    [few] { $n } бонусных действия
   *[many] { $n } бонусных действий
}
zombicide-lobby-common = - { $what }
zombicide-lobby-sheets = -# Листы кампании, с умениями целиком: `/zombicide sheet`
zombicide-sheet-party = Вся группа
zombicide-sheet-nobody = никто
zombicide-sheet-dead = { $figure } (нет в живых)
zombicide-sheet-cxp = Опыт кампании: { $n } из { $most }
zombicide-sheet-bonus = Бонусные действия: { $n }
zombicide-sheet-skill = { $what }
zombicide-sheet-kept = Сохранено: { $what }
zombicide-sheet-achievements = Достижения: { $what }
zombicide-sheet-companion = { $companion } (ведёт { $figure })
zombicide-sheet-companions = С вами: { $companions }
zombicide-sheet-lost = Потеряны навсегда: { $who }
zombicide-sheet-fallen = Погибли: { $who }
zombicide-carry-fix-cxp = { zombicide-fix-cxp }
zombicide-carry-fix-bonus = { zombicide-fix-bonus }
zombicide-carry-fix-learnt = Умение кампании: дать или отнять
zombicide-carry-fix-achievement = Достижение: дать или отнять
zombicide-carry-fix-kept = Сохранённая карта: дать или отнять
zombicide-carry-fix-fate = Погибли или всё-таки живы
zombicide-carry-fix-who = Другой выживший на месте в группе
zombicide-carry-fix-companion = { zombicide-fix-companion }
zombicide-carry-fix-counter = { zombicide-fix-counter }
zombicide-carry-fix-flag = { zombicide-fix-flag }
zombicide-carry-fix-mission = Какую миссию играть следующей
