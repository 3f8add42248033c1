# Zombie Plague: hints.

plague-hint-character = Each has an ability of their own, and a weapon with which a die may be rolled again.
plague-hint-start = A start near the house saves steps. New zombies keep their distance from all humans.
plague-hint-act = ⚡ are actions, ❤️ lives. Every deed has its price; when nobody has actions left, or all are done, the zombies’ turn comes.
plague-hint-aside = This costs nothing and can be done at any time of the human turn.
plague-hint-crush = Four zombies that stand together break one barricade, eight break two.
plague-hint-enter = The die says the sheet, you say the square. The program can do it for you.
plague-hint-howl = One step for each outdoors, and it costs them nothing: they still have all their actions.
plague-hint-rise = The squares offered are equally near.
plague-hint-kindle = Whoever ends a turn on a burning square dies, zombies as well.
plague-hint-horde = Give orders one by one, or let all of it happen by itself. Several attackers of one human roll with 1 more.
