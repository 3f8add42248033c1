# Z-Game: Name.

zgame-name = Z-Game: Fast & Dead
zgame-about = Vier Banden, eine tote Stadt. Überfallt, prügelt, befestigt oder plündert ihre Viertel, und erfüllt mehr Ziele als alle anderen.
