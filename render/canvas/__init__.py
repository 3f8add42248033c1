"""What every board is drawn with: colours, fonts, silhouettes, fitted text, fast PNG."""
