"""The event cards (R13–R15): what each may, asks and does."""
