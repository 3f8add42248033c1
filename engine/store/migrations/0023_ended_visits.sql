-- When somebody ended all the pages of a table that they had open: links from before then open nothing any more.
ALTER TABLE visits ADD COLUMN ended REAL;
