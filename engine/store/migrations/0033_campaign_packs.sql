-- With which pack of its server the chapters of a campaign are played; empty: with what comes with the game.

ALTER TABLE campaigns ADD COLUMN pack TEXT NOT NULL DEFAULT '';
