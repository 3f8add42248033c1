-- People who want to be forgotten: the row goes when nothing of them is left, so that whatever stops it goes on later.
CREATE TABLE forgetting (
    person INTEGER PRIMARY KEY,
    asked  REAL NOT NULL
) STRICT;
