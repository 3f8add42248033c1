"""Who plays for an absent person: the automated player (section 11)."""
