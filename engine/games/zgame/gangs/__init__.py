"""What gangs have and do: pieces, names, march (R5), strength (R7.4, R7.5), income (R11), goals (R3, R12)."""
