# Zombies!!!: worum es geht.

zombies-goal = Sei als Erster in der Mitte des Landeplatzes, oder sammle genug Trophäen: jede ein erlegter Zombie.
