"""What a survivor may do in a turn, each deed with its price, its question and what comes of it (R3.4, R8)."""
