-- The curve of a finished game: the chance to win in the course of it, as far as it has been worked out.
CREATE TABLE outlooks (
    session TEXT PRIMARY KEY REFERENCES sessions (id),
    head    INTEGER NOT NULL,                -- the entry of the log up to which it goes
    curve   TEXT NOT NULL,                   -- JSON: games played on from points of the log, and who won them
    done    INTEGER NOT NULL,
    tries   INTEGER NOT NULL,                -- how often in a row it could not be worked out
    step    INTEGER NOT NULL                 -- counts what has been added: whoever adds to another count is refused
) STRICT;
