-- A pack of a server while a person writes at it: as it was after each of the last changes. It begins with a version that
-- stands in packs.
CREATE TABLE manuscripts (
    guild   INTEGER NOT NULL,
    begins  TEXT NOT NULL,
    person  INTEGER NOT NULL,
    content BLOB NOT NULL,
    changed REAL NOT NULL,
    PRIMARY KEY (guild, begins, person)
) STRICT, WITHOUT ROWID;
