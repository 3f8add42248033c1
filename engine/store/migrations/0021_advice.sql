-- Whether a person is advised at every question without asking.
ALTER TABLE users ADD COLUMN advice INTEGER NOT NULL DEFAULT 0;
