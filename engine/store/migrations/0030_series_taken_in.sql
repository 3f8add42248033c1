-- Where a series was begun, of series that came with the files of their tables: the server, and its number there.
ALTER TABLE series ADD COLUMN origin TEXT;
-- Of such tables, under which id each counted first, and when its game was over.
ALTER TABLE series_tables ADD COLUMN origin TEXT;
ALTER TABLE series_tables ADD COLUMN ended REAL;
