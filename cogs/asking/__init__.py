"""A question as components, and typed words as its answer."""
