collect_ignore = ["game"]
"""What a newcomer writes: it is tested where it belongs, in a copy of the program."""
