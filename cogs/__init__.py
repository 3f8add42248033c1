"""What Discord sees."""
