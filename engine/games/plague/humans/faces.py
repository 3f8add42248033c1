"""What faces mean for a weapon (R10.5, R11.1), and how likely each result of an attack is."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import product
from typing import Literal, NamedTuple

from ..data import Hit
from ..dice import D6

Result = Literal["oops", "miss", "push", "kill"]
WORTH: dict[Result, int] = {"oops": 0, "miss": 1, "push": 2, "kill": 3}
JAMS = (1,)
"""The faces that are an Oops (R11.1)."""
AGAIN: dict[str, frozenset[Result]] = {
    "never": frozenset(),
    "on_fail": frozenset({"oops", "miss"}),
    "unless_kill": frozenset({"oops", "miss", "push"}),
}
"""By standing choice: the results after which a die is rolled again (R12.4)."""


def result(face: int, bonus: int, hit: Hit, jams: Iterable[int] = JAMS) -> Result:
    """What a face means for this weapon (R10.5, R0.12)."""
    if face in jams:
        return "oops"
    total = face + bonus
    if hit.kill and total >= hit.kill:
        return "kill"
    return "push" if hit.push and total >= hit.push else "miss"


def least(hit: Hit, bonus: int, jams: Iterable[int] = JAMS) -> int:
    """The lowest face that pushes or kills, as `result` reads it."""
    return max(min(each for each in (hit.push, hit.kill) if each) - bonus, max(jams) + 1)


class Outlook(NamedTuple):
    """Probabilities of an attack on one figure: of its best result, and of an Oops among its dice."""

    kill: float
    push: float
    oops: float


def outlook(
    hit: Hit, dice: int, bonus: int, jams: Collection[int], unwelcome: Collection[Result], *, fired: bool
) -> Outlook:
    """How likely each result is; the lowest die is rolled again if all results are ``unwelcome`` (R12.2, R12.3)."""
    faces = range(1, len(D6) + 1)
    kill = push = oops = 0
    for rolled in product(faces, repeat=dice):
        results: list[Result] = [result(face, bonus, hit, jams) for face in rolled]
        again = all(each in unwelcome for each in results) and not (fired and "oops" in results)
        at = rolled.index(min(rolled))
        for face in faces:  # the second roll of that die, whether or not it is made
            if again:
                results[at] = result(face, bonus, hit, jams)
            best = max(results, key=WORTH.__getitem__)
            kill, push, oops = kill + (best == "kill"), push + (best == "push"), oops + ("oops" in results)
    ways = len(faces) ** (dice + 1)
    return Outlook(kill / ways, push / ways, oops / ways)
