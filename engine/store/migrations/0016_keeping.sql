-- sessions.paused says why a game stands still, as a sum: 1 a game master wants it, 2 its channel is gone or refuses the
-- bot, 4 the bot was removed from the server, 8 nobody has acted for long. Since when the bot is gone from a server:
ALTER TABLE servers ADD COLUMN gone REAL;
CREATE INDEX sessions_at_rest ON sessions (changed) WHERE status IN ('lobby', 'over');
CREATE INDEX sessions_paused ON sessions (guild) WHERE paused != 0;
