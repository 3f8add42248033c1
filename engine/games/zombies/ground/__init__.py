"""Questions about the city: where tiles go, what fills them, how far pawns walk."""
