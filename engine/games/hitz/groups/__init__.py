"""What a group owns, pays, collects and loses, and how it stands at the end."""
