-- What people who do not play have guessed of how a game ends: the side that wins, of a party 'yes' or 'no'.
CREATE TABLE guesses (
    session TEXT NOT NULL,
    person  INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    word    TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (session, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX guesses_by_guild ON guesses (guild);
