"""The colours of seats: everybody chooses a free one in the lobby, the others get what is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

COLOURS = (
    "blue",
    "green",
    "yellow",
    "red",
    "violet",
    "white",
    "silver",
    "magenta",
    "orange",
    "plum",
    "cyan",
    "lime",
)
"""One for each seat that a table can have.

A colour has its own shape on every picture, and a name, ``colour-<colour>``.
"""


def deal_colours(seats: Sequence[str], chosen: Mapping[str, str], among: Sequence[str] = COLOURS) -> dict[str, str]:
    """A colour for every seat: the chosen one, else that of its place, else the first that is left."""
    dealt = {seat: colour for seat, colour in chosen.items() if seat in seats and colour in among}
    for seat, usual in zip(seats, among, strict=False):
        if seat not in dealt and usual not in dealt.values():
            dealt[seat] = usual
    left = iter([colour for colour in among if colour not in dealt.values()])
    return {seat: dealt.get(seat) or next(left) for seat in seats}
