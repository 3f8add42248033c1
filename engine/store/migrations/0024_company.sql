-- What people wish to play, one wish of a person at a time. `meeting` is the table that was made of it and waits for
-- everybody's yes.
CREATE TABLE wishes (
    person    INTEGER PRIMARY KEY,
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,          -- where it was made, and its table may be opened
    games     TEXT NOT NULL,             -- JSON lists: any of these
    sizes     TEXT NOT NULL,
    paces     TEXT NOT NULL,
    languages TEXT NOT NULL,
    stand_ins INTEGER NOT NULL,          -- whether stand-ins may take seats for which nobody is found
    made      REAL NOT NULL,
    until     REAL NOT NULL,
    meeting   TEXT
) STRICT;
CREATE INDEX wishes_by_guild ON wishes (guild, made);

-- Tables that are made of wishes, until they have begun or come to nothing. No row of `sessions` belongs to one that has
-- not been opened yet.
CREATE TABLE meetings (
    session   TEXT PRIMARY KEY,          -- the id that its table has, or will have
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    game      TEXT NOT NULL,
    pace      TEXT NOT NULL,
    language  TEXT NOT NULL,
    seats     INTEGER NOT NULL,          -- with those of stand-ins
    people    INTEGER NOT NULL,
    made      REAL NOT NULL,
    message   INTEGER                    -- what announces it, once that is known
) STRICT;

-- With whom a person does not want to sit.
CREATE TABLE avoided (
    person INTEGER NOT NULL,
    other  INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

-- How often a person has looked in, by the hour of the week in UTC: a JSON list of 24 × 7 numbers, as they count at `at`.
CREATE TABLE hours (
    person INTEGER PRIMARY KEY,
    counts TEXT NOT NULL,
    since  REAL NOT NULL,
    at     REAL NOT NULL
) STRICT;
ALTER TABLE users ADD COLUMN hours INTEGER NOT NULL DEFAULT 1;
