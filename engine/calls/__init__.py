"""Time: whom to call and when, what happens when time is up, and when people want to be left alone."""
