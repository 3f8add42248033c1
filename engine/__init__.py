"""Rules, sessions and storage of Gravekeeper; knows nothing of Discord or of pictures."""
