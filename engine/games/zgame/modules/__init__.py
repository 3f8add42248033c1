"""Modules that change other rules: amendments (O1 to O5, O7), homeless (O6), carry (O9)."""
