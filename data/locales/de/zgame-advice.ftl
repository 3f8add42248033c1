# Z-Game: worum es geht.

zgame-goal = Hab die meisten Zielkarten: In jedem Zug liegen zwei offen, und wer am meisten von dem hat, was ein Ziel zählt, bekommt sie.
