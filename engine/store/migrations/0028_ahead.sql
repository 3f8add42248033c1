-- Whether a person wants to be told privately that the turn after the present one is theirs.
ALTER TABLE users ADD COLUMN ahead INTEGER NOT NULL DEFAULT 0;
-- The present turn and the one after it, of which somebody has been told: both seats.
ALTER TABLE posts ADD COLUMN ahead TEXT NOT NULL DEFAULT '';
