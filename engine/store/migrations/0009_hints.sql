-- Whether a person is told in a line what a kind of question is about, the first time they meet it …
ALTER TABLE users ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;

-- … and what they have met, at which moment: as long as that moment lasts, it is still the first time.
CREATE TABLE met (
    user   INTEGER NOT NULL,
    topic  TEXT NOT NULL,
    moment TEXT NOT NULL,
    PRIMARY KEY (user, topic)
) STRICT, WITHOUT ROWID;
