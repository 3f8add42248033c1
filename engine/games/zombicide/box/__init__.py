"""What lies in the box: its tables, tiles and the board made of them, missions, and the language of their cards."""
