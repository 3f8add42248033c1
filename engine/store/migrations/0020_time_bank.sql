-- How many seconds of the table's time bank a person has spent, and since when more of it is being spent.
ALTER TABLE seats ADD COLUMN spent REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN late REAL;
