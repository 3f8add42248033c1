"""What lies in the box: cards, special tokens and legs as data, and the faces of the dice (section 2)."""
