"""The workshop: what people write for one another, read, tried and played; and first versions of new missions."""
