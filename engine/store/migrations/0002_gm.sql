-- Game masters: people whom a host has named, and the role of a server.
CREATE TABLE gms (
    session TEXT NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,                -- Discord snowflake
    PRIMARY KEY (session, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE gm_roles (
    guild INTEGER PRIMARY KEY,
    role  INTEGER NOT NULL                   -- Discord snowflake
) STRICT;

ALTER TABLE sessions ADD COLUMN paused INTEGER NOT NULL DEFAULT 0; -- whether a game master has stopped the play
