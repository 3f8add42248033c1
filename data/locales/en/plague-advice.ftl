# Zombie Plague: why the stand-in advises what it does, and what that costs.

## The dead

plague-why-auto = The program moves all that is left, one after the other.
