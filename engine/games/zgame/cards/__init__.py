"""What cards do outside of fights (2.13): the operations that the data names."""
