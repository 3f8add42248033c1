-- Digests: the newest one, which shrinks once there is another, and the entry of the log up to which they tell.
ALTER TABLE posts ADD COLUMN card INTEGER;
ALTER TABLE posts ADD COLUMN told INTEGER NOT NULL DEFAULT -1;
-- side_posts.kind has two more values: card, a digest that is to shrink, and gone, a post that is to be deleted.
