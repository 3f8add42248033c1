-- What several processes on one database need, and what every database understands.

-- A session is written from the version that was read: whoever comes with another one is refused.
ALTER TABLE sessions ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- The order in which tables were opened.
ALTER TABLE sessions ADD COLUMN age INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET age = rowid;
CREATE INDEX sessions_by_age ON sessions (age);

-- One table is open in a channel at most.
UPDATE sessions SET status = 'dropped', dirty = 1
WHERE status IN ('lobby', 'playing') AND EXISTS (
    SELECT 1 FROM sessions AS newer
    WHERE newer.channel = sessions.channel AND newer.status IN ('lobby', 'playing') AND newer.age > sessions.age
);
CREATE UNIQUE INDEX sessions_open ON sessions (channel) WHERE status IN ('lobby', 'playing');

-- How a finished game ended, as JSON, beside the state, which only its game can read.
ALTER TABLE sessions ADD COLUMN result TEXT;
UPDATE sessions SET result = json_extract(CAST(state AS TEXT), '$.result') WHERE status = 'over' AND state IS NOT NULL;

-- To PostgreSQL "user" is who is connected.
ALTER TABLE seats RENAME COLUMN user TO person;
ALTER TABLE drafts RENAME COLUMN user TO person;
ALTER TABLE users RENAME COLUMN user TO person;
ALTER TABLE gms RENAME COLUMN user TO person;
ALTER TABLE pings RENAME COLUMN user TO person;
ALTER TABLE attention RENAME COLUMN user TO person;
ALTER TABLE votes RENAME COLUMN user TO person;
ALTER TABLE met RENAME COLUMN user TO person;

-- Whose timers and calls they are is known without a look at their tables.
ALTER TABLE timers ADD COLUMN guild INTEGER NOT NULL DEFAULT 0;
ALTER TABLE pings ADD COLUMN guild INTEGER NOT NULL DEFAULT 0;
UPDATE timers SET guild = (SELECT guild FROM sessions WHERE id = session);
UPDATE pings SET guild = (SELECT guild FROM sessions WHERE id = session);
DROP INDEX timers_by_time;
DROP INDEX pings_by_time;
CREATE INDEX timers_by_time ON timers (at, guild) WHERE at IS NOT NULL;
CREATE INDEX pings_by_time ON pings (at, guild);
