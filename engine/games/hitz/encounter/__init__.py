"""Playing one card: its resources, its black text, its battle (R5-R10, R12)."""
