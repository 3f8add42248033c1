# Zombie Plague: lines that earlier versions wrote into logs.

plague-unconscious = { $figure } falls unconscious.
plague-killed = { $figure } is dead.
plague-helmet = { $figure }: the helmet takes it, and breaks.
plague-steals = { $figure } steals from { $whom }: { $card }.
plague-draws = { $figure } finds: { $card }.
plague-plays = The Zombie Player plays: { $card }.
plague-plays-on = The Zombie Player plays: { $card } → { $on }.
plague-crushed = The barricade is down: { $edge }.
plague-baby-burnt = The baby is burnt.
plague-standing = Humans alive: { $n } of { $of }
plague-searches = { $figure } searches: { $place }.
