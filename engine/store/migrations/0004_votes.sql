-- Proposals to take moves back past what was revealed, or past the moves of others. One is open per session at most.
CREATE TABLE proposals (
    id       INTEGER PRIMARY KEY,
    session  TEXT NOT NULL REFERENCES sessions (id),
    proposer INTEGER NOT NULL,
    target   INTEGER NOT NULL,               -- seq of the entry from which on everything is to be taken back
    head     INTEGER NOT NULL,               -- seq of the last entry when it was made
    what     TEXT NOT NULL,                  -- JSON of the messages that name what is to be taken back
    moves    INTEGER NOT NULL,               -- how many answers that are
    until    REAL NOT NULL,
    outcome  TEXT,                           -- NULL while it is open; carried, refused, withdrawn, lapsed, expired
    message  INTEGER,                        -- its post
    dirty    INTEGER NOT NULL DEFAULT 1      -- whether the post may not show the present state yet
) STRICT;
CREATE UNIQUE INDEX proposals_open ON proposals (session) WHERE outcome IS NULL;
CREATE INDEX proposals_dirty ON proposals (dirty) WHERE dirty = 1;

CREATE TABLE votes (
    proposal INTEGER NOT NULL REFERENCES proposals (id),
    user     INTEGER NOT NULL,
    yes      INTEGER NOT NULL,
    PRIMARY KEY (proposal, user)
) STRICT, WITHOUT ROWID;

-- Who lent the seat to the person who holds it, and may take it back.
ALTER TABLE seats ADD COLUMN lender INTEGER;
