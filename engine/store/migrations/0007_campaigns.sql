-- Games in chapters that carry something on.
CREATE TABLE campaigns (
    id      INTEGER PRIMARY KEY,
    game    TEXT NOT NULL,
    guild   INTEGER NOT NULL,
    name    TEXT NOT NULL,
    chapter INTEGER NOT NULL,                -- the one to be played, or in play
    carry   TEXT NOT NULL,                   -- JSON of what it begins with
    seats   TEXT NOT NULL                    -- JSON of who comes from the chapter before: seat, user (null: stand-in), name
) STRICT;

-- The tables at which chapters are or were played, with what each began with: from there it can be played again.
CREATE TABLE chapters (
    session  TEXT PRIMARY KEY REFERENCES sessions (id),
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    chapter  INTEGER NOT NULL,
    carry    TEXT NOT NULL
) STRICT;
CREATE INDEX chapters_by_campaign ON chapters (campaign);
