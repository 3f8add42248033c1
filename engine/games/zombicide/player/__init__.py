"""How the program plays for somebody."""
