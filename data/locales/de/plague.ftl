# Zombie Plague: Name.

plague-name = Zombie Plague
plague-about = Ein Haus voller Sachen, ein Auto, das nicht anspringt, und draußen die Toten: Durchsucht alles und fahrt davon, oder vernagelt das Haus.
plague-goal = Menschen: alles durchsuchen und zusammen wegfahren, oder das Haus vernageln, ohne dass innen jemand tot ist. Zombies: niemanden am Leben lassen.
plague-goal-on-foot = Menschen: das Haus vernageln, ohne dass innen ein Zombie ist. Zombies: niemanden am Leben lassen.
