-- The post that is about to be sent, as JSON: written before, so that whatever happens then somebody looks for it.
ALTER TABLE posts ADD COLUMN sending TEXT;

-- The other posts of a table: an announcement of its lobby, and those that have buttons they must lose.
CREATE TABLE side_posts (
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    session TEXT NOT NULL REFERENCES sessions (id),
    kind    TEXT NOT NULL,                   -- turn, lobby, announcement
    tries   INTEGER NOT NULL DEFAULT 0,      -- edits that failed, one after another
    at      REAL,                            -- when it is to be made right; NULL: it is
    PRIMARY KEY (channel, message)
) STRICT, WITHOUT ROWID;
CREATE INDEX side_posts_by_time ON side_posts (at) WHERE at IS NOT NULL;
CREATE INDEX side_posts_by_session ON side_posts (session);
