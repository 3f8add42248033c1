"""Standing orders of the Zombie Player, each given by one tap under the question that it answers from then on."""

from __future__ import annotations

from engine.core.game import StandingOrder
from engine.kit.orders import always, as_usual

ORDERS = (
    StandingOrder("enter", "enter", always("auto"), tap=True),
    StandingOrder("horde", "horde", always("auto"), tap=True),
    StandingOrder("crush", "crush", as_usual, tap=True),
)
"""The program enters zombies and plays the whole turn, cards included; the barricades nearest to a human break."""
