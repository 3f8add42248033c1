-- Several games, of one kind or many, that are played as one series: so many of them, or until a date. Its standings are
-- worked out from the tables that belong to it.
CREATE TABLE series (
    id    INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    games INTEGER,
    until REAL
) STRICT;
CREATE INDEX series_by_guild ON series (guild);

CREATE TABLE series_tables (
    session TEXT PRIMARY KEY,
    series  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX series_tables_by_series ON series_tables (series);
