# Zombie Plague: why the stand-in advises what it does.

plague-why-auto = The dead know the way.
plague-why-search = Every place searched is one less, and there may be something useful here.
plague-why-attack = It is worth a try: with this one gone it is safer here.
plague-why-use = This is the moment for it.
plague-why-build = One opening less for the dead.
plague-why-board = Everything is searched: into the car.
plague-why-ignite = Everybody is in: it has to start now.
plague-why-move-away = Fewer of them can reach this square.
plague-why-move-goal = It is on the way, and not too dangerous.
plague-why-done = Nothing better can be done from here.
