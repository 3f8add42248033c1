"""Z-Game, Fast & Dead: its box.

data          quarters, layouts, gangs, cards, events and Goals (2)
"""
