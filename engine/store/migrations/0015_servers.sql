-- What those who look after a server have settled, as JSON (`gm/servers.py`). `gm_roles` is read no more.
CREATE TABLE servers (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;
INSERT INTO servers (guild, settings) SELECT guild, '{"masters": [' || role || ']}' FROM gm_roles;
CREATE INDEX sessions_by_guild ON sessions (guild, status);
