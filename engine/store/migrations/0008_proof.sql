-- The dice of a game come of two halves: the bot's, drawn when the lobby opens and told at the end of the game, and what
-- the players give: by their ids, the ids of the interactions with which they sat down.
ALTER TABLE sessions ADD COLUMN half TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN parts TEXT NOT NULL DEFAULT '{}';
UPDATE sessions SET half = lower(hex(randomblob(32))), dirty = 1 WHERE status = 'lobby';

-- What was shuffled by an entry, and other numbers taken that nobody saw; NULL: written before this was kept.
ALTER TABLE actions ADD COLUMN used TEXT;
