-- Who has a table open as a page: one row for each tab, opened by a ticket that was never used before. Token and ticket
-- stand here as hashes; without a seat somebody watches.
CREATE TABLE visits (
    token    TEXT PRIMARY KEY,
    ticket   TEXT NOT NULL,
    session  TEXT NOT NULL,
    person   INTEGER NOT NULL,
    seat     TEXT,
    language TEXT NOT NULL,
    opened   REAL NOT NULL,
    seen     REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX visits_by_ticket ON visits (ticket);
CREATE INDEX visits_by_session ON visits (session, person);
