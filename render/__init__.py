"""Pictures of boards: pure functions from a view to image bytes and alternative text."""
