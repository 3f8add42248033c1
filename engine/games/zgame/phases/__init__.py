"""The game in its order: set_up and my_city, turn, event, raid, household with its works, business (O10), burdens."""
