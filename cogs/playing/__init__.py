"""What a member does and sees alone: the panel, its answers, orders, options, looking back."""
