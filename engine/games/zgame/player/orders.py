"""Standing orders, each private to who gave it: given by one tap under the question that it answers from then on."""

from __future__ import annotations

from engine.core.game import StandingOrder
from engine.kit.orders import as_usual

ORDERS = (
    StandingOrder("defend", "defend", as_usual, tap=True),
    StandingOrder("pass", "business", as_usual, tap=True),
)
"""Whoever is absent defends by the standing choice, and does not trade."""
