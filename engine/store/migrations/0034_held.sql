-- After which entry of the log the server's channel of results is still to be told of parts of the story, up to `told`.
ALTER TABLE posts ADD COLUMN held INTEGER;
CREATE INDEX posts_held ON posts (session) WHERE held IS NOT NULL;
