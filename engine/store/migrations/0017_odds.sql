-- Whether the choices of a person say what dice may make of them.
ALTER TABLE users ADD COLUMN odds INTEGER NOT NULL DEFAULT 1;
