-- Where the standing post of a server is that tells of all its tables. Message 0: it was on its way when this was written.
ALTER TABLE servers ADD COLUMN board_channel INTEGER;
ALTER TABLE servers ADD COLUMN board_message INTEGER;
