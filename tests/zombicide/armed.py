"""One survivor alone with weapons, and zones beside him."""

from __future__ import annotations

from zombicide.table import Table

HERE, NEXT, FAR = "8R.C", "8R.A", "2R.A"
BREAK = "break"


def armed(
    *cards: str, figure: str = "s1", who: str = "amy", mission: str = "m2", at: str = HERE, **options: str
) -> Table:
    """A table at which one survivor stands alone with these cards, and no skill that matters."""
    table = Table(mission, **options)
    for each in table.s.survivors:
        table[each].at = "8R.D" if mission == "m2" else table[each].at
    table.survivor(figure, at, *cards, who=who)
    return table
