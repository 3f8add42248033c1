-- Of which entries of the log an old post tells, to tell it anew: those after `since` up to `shown`; and after which the
-- newest digest does. What earlier versions left is taken to tell of all of its part.
ALTER TABLE side_posts ADD COLUMN since INTEGER NOT NULL DEFAULT -1;
ALTER TABLE side_posts ADD COLUMN shown INTEGER NOT NULL DEFAULT -1;
ALTER TABLE posts ADD COLUMN card_since INTEGER NOT NULL DEFAULT -1;
UPDATE side_posts SET
    since = coalesce((SELECT told FROM posts WHERE posts.session = side_posts.session), -1),
    shown = coalesce((SELECT shown FROM posts WHERE posts.session = side_posts.session), -1);
UPDATE posts SET card_since = coalesce((
    SELECT max(seq) FROM actions WHERE actions.session = posts.session AND actions.seq < posts.told
    AND undone = 0 AND events LIKE '%"weight":"scene"%'), -1)
WHERE card IS NOT NULL;
