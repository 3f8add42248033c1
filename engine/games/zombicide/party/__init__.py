"""The survivors and what is theirs: skills, ranks, cards, wounds, companions, sheets, and how it ends for them."""
