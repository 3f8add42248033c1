"""What pictures of maps are made of, whatever lies on the map: squares, hexes or zones, each the `Box` around it."""
