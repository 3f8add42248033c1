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


def attack(table: Table, words: str, risk: str = "", *more: str, figure: str = "s1") -> Table:
    """He attacks with the first word that begins so; ``risk`` is said if it is asked."""
    word = next(each for each in table.can(figure, "attack") if each.startswith(words))
    asked = table.can(figure, "attack", word)
    return table.act(figure, "attack", word, *([risk or "plain"] if "risk" in asked else []), *more)
