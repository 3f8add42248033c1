"""What a channel shows: posts, the story, and the presenter that keeps them right."""
