-- What game masters have corrected between two chapters: JSON of chapter, time, who, why and what.
ALTER TABLE campaigns ADD COLUMN corrections TEXT NOT NULL DEFAULT '[]';
