-- "grav": the mark by which a file is known as ours.
PRAGMA application_id = 1735549302;

-- A table of players: its lobby, its present state, where it is shown.
CREATE TABLE sessions (
    id            TEXT PRIMARY KEY,
    game          TEXT NOT NULL,
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,          -- where it is played: a thread, or the channel itself
    host          INTEGER NOT NULL,
    language      TEXT NOT NULL,
    status        TEXT NOT NULL,             -- lobby, playing, over, dropped
    settings      TEXT NOT NULL,             -- JSON of the game's settings model, and of the table's own
    rules_version INTEGER NOT NULL,
    seq           INTEGER NOT NULL,          -- number of the last entry of the log
    state         BLOB,                      -- JSON of the state after that entry
    created       REAL NOT NULL,
    changed       REAL NOT NULL,
    dirty         INTEGER NOT NULL DEFAULT 0 -- whether the channel may not show the present state yet
) STRICT;
CREATE INDEX sessions_by_channel ON sessions (channel, status);
CREATE INDEX sessions_dirty ON sessions (dirty) WHERE dirty = 1;

CREATE TABLE seats (
    session  TEXT NOT NULL REFERENCES sessions (id),
    seat     TEXT NOT NULL,
    user     INTEGER,                        -- Discord snowflake; NULL for a stand-in of nobody
    name     TEXT NOT NULL,
    stand_in INTEGER NOT NULL,               -- whether the automated player answers for it
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user);

-- The log: append only. `state` is the state after the entry, compressed; with `base` set, the uncompressed state
-- of that entry is the dictionary.
CREATE TABLE actions (
    session       TEXT NOT NULL REFERENCES sessions (id),
    seq           INTEGER NOT NULL,
    at            REAL NOT NULL,
    actor         INTEGER,                   -- Discord snowflake; NULL for what happened by itself
    act           TEXT NOT NULL,
    events        TEXT NOT NULL,
    counter       INTEGER NOT NULL,          -- of the dice, after the entry
    known         INTEGER NOT NULL,          -- the undo barrier, after the entry
    rules_version INTEGER NOT NULL,
    interaction   INTEGER,
    undone        INTEGER NOT NULL DEFAULT 0,
    base          INTEGER,
    state         BLOB NOT NULL,
    PRIMARY KEY (session, seq)
) STRICT;
CREATE UNIQUE INDEX actions_by_interaction ON actions (interaction) WHERE interaction IS NOT NULL;

-- What the channel shows of a session, as last posted.
CREATE TABLE posts (
    session TEXT PRIMARY KEY REFERENCES sessions (id),
    message INTEGER,                         -- the turn post with the board
    lobby   INTEGER,                         -- the lobby post
    shown   INTEGER NOT NULL DEFAULT -1,     -- the seq it shows
    since   INTEGER NOT NULL DEFAULT -1,     -- its story begins after this seq
    side    TEXT NOT NULL DEFAULT '',        -- the seats it waited for
    pinged  TEXT NOT NULL DEFAULT '[]',      -- ids of decisions that people were called for
    posted  REAL NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Words of an unfinished answer.
CREATE TABLE drafts (
    session  TEXT NOT NULL,
    user     INTEGER NOT NULL,
    decision TEXT NOT NULL,
    words    TEXT NOT NULL,
    PRIMARY KEY (session, user, decision)
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
    user     INTEGER PRIMARY KEY,
    language TEXT
) STRICT;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
