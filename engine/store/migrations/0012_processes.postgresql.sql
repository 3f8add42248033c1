ALTER TABLE sessions ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN age BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET age = opened.age
FROM (SELECT id, row_number() OVER (ORDER BY created, id) AS age FROM sessions) AS opened WHERE opened.id = sessions.id;
CREATE INDEX sessions_by_age ON sessions (age);

UPDATE sessions SET status = 'dropped', dirty = 1
WHERE status IN ('lobby', 'playing') AND EXISTS (
    SELECT 1 FROM sessions AS newer
    WHERE newer.channel = sessions.channel AND newer.status IN ('lobby', 'playing') AND newer.age > sessions.age
);
CREATE UNIQUE INDEX sessions_open ON sessions (channel) WHERE status IN ('lobby', 'playing');

ALTER TABLE sessions ADD COLUMN result TEXT;
UPDATE sessions SET result = convert_from(state, 'UTF8')::json ->> 'result'
WHERE status = 'over' AND state IS NOT NULL;

-- JSON, not JSONB: the text stays as it was written.
ALTER TABLE actions ALTER COLUMN act TYPE JSON USING act::json;

ALTER TABLE seats RENAME COLUMN "user" TO person;
ALTER TABLE drafts RENAME COLUMN "user" TO person;
ALTER TABLE users RENAME COLUMN "user" TO person;
ALTER TABLE gms RENAME COLUMN "user" TO person;
ALTER TABLE pings RENAME COLUMN "user" TO person;
ALTER TABLE attention RENAME COLUMN "user" TO person;
ALTER TABLE votes RENAME COLUMN "user" TO person;
ALTER TABLE met RENAME COLUMN "user" TO person;

ALTER TABLE timers ADD COLUMN guild BIGINT NOT NULL DEFAULT 0;
ALTER TABLE pings ADD COLUMN guild BIGINT NOT NULL DEFAULT 0;
UPDATE timers SET guild = (SELECT guild FROM sessions WHERE id = session);
UPDATE pings SET guild = (SELECT guild FROM sessions WHERE id = session);
DROP INDEX timers_by_time;
DROP INDEX pings_by_time;
CREATE INDEX timers_by_time ON timers (at, guild) WHERE at IS NOT NULL;
CREATE INDEX pings_by_time ON pings (at, guild);

-- In how many shards Discord divides the servers, for all processes alike.
CREATE TABLE topology (
    one        BIGINT PRIMARY KEY CHECK (one = 1),
    shards     BIGINT NOT NULL,
    generation BIGINT NOT NULL               -- how often the number has changed
);

-- Which process looks after a shard, and until when if it does not say so again.
CREATE TABLE shards (
    shard  BIGINT PRIMARY KEY,
    holder TEXT NOT NULL,
    epoch  BIGINT NOT NULL,                  -- how often the holder has changed
    until  TIMESTAMPTZ NOT NULL
);

-- When a shard of a bucket (shard % max_concurrency) may next identify itself to Discord.
CREATE TABLE identify (
    bucket BIGINT PRIMARY KEY,
    at     TIMESTAMPTZ NOT NULL
);
