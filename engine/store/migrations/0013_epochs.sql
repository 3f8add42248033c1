-- By whom the row was written: how often the shard of its server had changed hands. Who has lost it writes no more.
ALTER TABLE posts ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
