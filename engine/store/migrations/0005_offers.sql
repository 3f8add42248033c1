-- To whom the person who holds the seat has offered it.
ALTER TABLE seats ADD COLUMN offered INTEGER;
