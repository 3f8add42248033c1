# Was über jemanden gespeichert ist, und es zu vergessen.

person-forgotten = Spieler { $n }
log-forgotten = { $who } ist für immer gegangen; ein Autopilot spielt weiter. Wer mag, kann den Platz haben: `/table join`.
