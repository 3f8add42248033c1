-- When a person may be called: local time of the zone (IANA name), minutes after midnight.
ALTER TABLE users ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE users ADD COLUMN quiet_from INTEGER;
ALTER TABLE users ADD COLUMN quiet_to INTEGER;
ALTER TABLE users ADD COLUMN away_until REAL NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN reminders TEXT NOT NULL DEFAULT 'both'; -- both, half, last, off

-- Why the automated player answers for a person's seat: '' (nobody sits there, or the person left), 'default' or
-- 'stand-in' (time ran out); until which step of the game is over, NULL: until the person acts.
ALTER TABLE seats ADD COLUMN absent TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN until INTEGER;

-- An awaited decision of a table with a deadline.
CREATE TABLE timers (
    session  TEXT NOT NULL REFERENCES sessions (id),
    decision TEXT NOT NULL,
    opened   REAL NOT NULL,
    due      REAL NOT NULL,
    at       REAL,                           -- when something is to be done next; NULL: nothing more
    PRIMARY KEY (session, decision)
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_by_time ON timers (at) WHERE at IS NOT NULL;

-- Words still to be said to somebody, at most one of each kind for a person and a table.
CREATE TABLE pings (
    session TEXT NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,                -- whose move it is
    what    TEXT NOT NULL,                   -- call (to that person), late or silent (to the game master)
    at      REAL NOT NULL,                   -- not before
    PRIMARY KEY (session, user, what)
) STRICT, WITHOUT ROWID;
CREATE INDEX pings_by_time ON pings (at);

-- What has been tried since a person last acted at a table.
CREATE TABLE attention (
    session TEXT NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,
    calls   INTEGER NOT NULL DEFAULT 0,      -- pings without an answer
    missed  INTEGER NOT NULL DEFAULT 0,      -- deadlines passed in a row
    muted   INTEGER NOT NULL DEFAULT 0,      -- no reminders until the next turn
    PRIMARY KEY (session, user)
) STRICT, WITHOUT ROWID;
