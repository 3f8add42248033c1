ALTER TABLE sessions ADD COLUMN half TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN parts TEXT NOT NULL DEFAULT '{}';
UPDATE sessions SET half = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), dirty = 1
WHERE status = 'lobby';
ALTER TABLE actions ADD COLUMN used TEXT;
