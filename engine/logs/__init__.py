"""What the program writes about itself: lines or JSON, with their table, without secrets; incidents with a number."""
