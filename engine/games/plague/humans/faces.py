"""What faces mean for a weapon (R10.5, R11.1), and how likely each result of an attack is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import product
from typing import Literal, NamedTuple

from ..dice import D6
from ..rows import Hit

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


def least(hit: Hit, bonus: int, jams: Collection[int] = JAMS) -> tuple[int, Result]:
    """The lowest face that pushes or kills, and which it does, as `result` reads it."""
    face = max(min(each for each in (hit.push, hit.kill) if each) - bonus, max(jams) + 1)
    return face, result(face, bonus, hit, jams)


class Outlook(NamedTuple):
    """Probabilities of an attack on one figure or two: of its best result, of an Oops among its dice, and that somebody
    who was killed goes crazy (R31.2).
    """

    kill: float
    push: float
    oops: float
    crazy: float = 0.0


Madness = Callable[[Sequence[bool]], float]
"""How likely one goes crazy at least, by who of the targets is killed."""


def outlook(
    hit: Hit, dice: int, bonus: int, jams: Collection[int], unwelcome: Collection[Result], *, fired: bool,
    skulls: Sequence[bool] = (False,), crazy: Madness = lambda killed: 0.0,
) -> Outlook:  # fmt: skip
    """How likely each result is; the lowest die is rolled again if all results are ``unwelcome`` (R12.2, R12.3).

    ``skulls``: whom of the targets a kill only pushes (2.5, thick_skull). One target gets the best result, of several
    each that of its own die (R10.7).
    """
    faces = range(1, len(D6) + 1)
    found = [0.0] * len(Outlook._fields)
    for rolled in product(faces, repeat=dice):
        results: list[Result] = [result(face, bonus, hit, jams) for face in rolled]
        again = all(each in unwelcome for each in results) and not (fired and "oops" in results)
        at = rolled.index(min(rolled))
        for face in faces:  # the second roll of that die, whether or not it is made
            if again:
                results[at] = result(face, bonus, hit, jams)
            came = results if len(skulls) > 1 else [max(results, key=WORTH.__getitem__)]
            killed = [each == "kill" and not skull for each, skull in zip(came, skulls, strict=True)]
            pushed = [each in ("push", "kill") for each in came]
            ways = any(killed), any(pushed) and not any(killed), "oops" in results, crazy(killed)
            found = [n + way for n, way in zip(found, ways, strict=True)]
    return Outlook(*(n / len(faces) ** (dice + 1) for n in found))
