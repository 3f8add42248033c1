"""The table as a page, on whose map one taps: beside Discord, on the same sessions."""
