-- What people of a server have written for one another, each version a row of its own: its files, packed. One that was
-- taken off the list ("gone" since then) stays as long as a table of the server was opened with it.
CREATE TABLE packs (
    guild   INTEGER NOT NULL,
    digest  TEXT NOT NULL,
    game    TEXT NOT NULL,
    name    TEXT NOT NULL,
    version INTEGER NOT NULL,
    person  INTEGER,
    author  TEXT NOT NULL,
    licence TEXT NOT NULL,
    files   BLOB NOT NULL,
    trial   TEXT NOT NULL DEFAULT '',
    added   REAL NOT NULL,
    gone    REAL,
    PRIMARY KEY (guild, digest)
) STRICT, WITHOUT ROWID;

CREATE TABLE pack_ratings (
    guild  INTEGER NOT NULL,
    digest TEXT NOT NULL,
    person INTEGER NOT NULL,
    stars  INTEGER NOT NULL,
    PRIMARY KEY (guild, digest, person)
) STRICT, WITHOUT ROWID;

ALTER TABLE sessions ADD COLUMN pack TEXT NOT NULL DEFAULT '';
