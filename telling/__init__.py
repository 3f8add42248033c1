"""What a table says, without a surface: texts, names, options and words, the story, a question, the past."""
