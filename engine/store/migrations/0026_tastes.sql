-- Of which games' tables a person wants to hear in a server (a JSON list), and when a private word last told of one.
CREATE TABLE tastes (
    person INTEGER NOT NULL,
    guild  INTEGER NOT NULL,
    games  TEXT NOT NULL,
    told   REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (person, guild)
) STRICT, WITHOUT ROWID;
