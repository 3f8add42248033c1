"""Map tiles, cards, and the city that the tiles make."""
