"""The workshop: what can be said of a mission of Zombicide before anybody plays it, and first versions of new ones."""
