"""What every part of the surface stands on: texts, ids of components, errors, people."""
