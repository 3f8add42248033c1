# Zombie Plague: why the stand-in advises what it does.

plague-why-auto = The dead know the way.
plague-why-search = Every place searched is one less, and there may be something useful here.
plague-why-attack = It is worth a try: with this one gone it is safer here.
plague-why-use = This is the moment for it.
plague-why-build = One opening less for the dead.
plague-why-give = One weapon is enough for one; whoever has none needs it more.
plague-why-pick = Too good to be left lying here.
plague-why-take = It is of more use to somebody who can stand.
plague-why-baby_take = Nobody gets away without the baby.
plague-why-board = Everything is searched: into the car.
plague-why-ignite = Everybody is in: it has to start now.
plague-why-move-away = Fewer of them can reach this square.
plague-why-move-goal = It is on the way, and not too dangerous.
plague-why-done = Nothing better can be done from here.
