"""The stand-in, and the orders that may be given in advance."""
