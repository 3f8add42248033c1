"""What attacks of zombies do to a human, as `attack.bite` rolls them: exact chances (R21.3-R21.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.luck import percent
from engine.core.message import Message, parts

from ..dice import D6
from ..humans.choices import LUCKY, chosen
from ..state import Human, PlagueState, Zombie
from .attack import JACKET, has_extra, need_of, several, spare
from .packs import after

SAVED = sum(face >= JACKET for face in range(1, len(D6) + 1)) / len(D6)
"""How often a leather jacket saves from a wound (2.4)."""


class Outlook(NamedTuple):
    """How likely it is that a human loses a life at least, and all of them."""

    wound: float
    down: float


class _So(NamedTuple):
    """How far a series of attacks has come: the wounds, what still protects, and the next attacks of each zombie, with
    what each of its rolls needs.
    """

    wounds: int
    helmet: bool
    lucky: bool
    left: tuple[tuple[int, int], ...] = ()


def outlook(s: PlagueState, human: Human, ways: Mapping[str, Sequence[str]], *, once: bool = False) -> Outlook:
    """What comes of the attacks of these zombies after these steps, one order after another until none can attack, or
    of the first alone.
    """
    zombies = [after(s.zombies[each], len(way)) for each, way in ways.items()]
    together = several(s, human, ways)
    todo = tuple((1 if once else _attacks(s, each), need_of(each, together)) for each in zombies)
    lucky = not human.lucky and s.able(human, "lucky")
    spread: dict[_So, float] = {_So(0, s.has(human, "helmet"), lucky, todo): 1.0}
    while any(each.left for each in spread):
        spread = _order(s, human, spread)
    wound = sum(p for each, p in spread.items() if each.wounds)
    return Outlook(wound, sum(p for each, p in spread.items() if each.wounds >= human.life))


def _attacks(s: PlagueState, zombie: Zombie) -> int:
    return max(spare(s, zombie), int(has_extra(s, zombie)))


def _order(s: PlagueState, human: Human, spread: Mapping[_So, float]) -> dict[_So, float]:
    """One order: each that can attacks once; who has rolled a 1 attacks no more."""
    found: dict[_So, float] = {}
    for start, share in spread.items():
        line = {start._replace(left=()): share}
        for attacks, need in start.left:
            then: dict[_So, float] = {}
            for so, p in line.items():
                for to, q, stopped in _bite(s, human, so, need):
                    go_on = attacks > 1 and not stopped and to.wounds < human.life
                    new = to._replace(left=(*to.left, (attacks - 1, need))) if go_on else to
                    then[new] = then.get(new, 0.0) + p * q
            line = then
        for so, p in line.items():
            end = so._replace(left=()) if so.wounds >= human.life else so
            found[end] = found.get(end, 0.0) + p
    return found


def _bite(s: PlagueState, human: Human, so: _So, need: int) -> list[tuple[_So, float, bool]]:
    """One attack roll: what it comes to, how likely, and whether the zombie is stopped by a 1."""
    if so.wounds >= human.life:
        return [(so, 1.0, False)]
    stopped, hit = 1 / len(D6), (len(D6) + 1 - need) / len(D6)
    threshold = chosen(s, LUCKY, human)[0] if so.lucky else "never"
    if not so.helmet and threshold != "never" and human.life - so.wounds - 1 <= int(threshold):
        luckless = so._replace(lucky=False)
        again = [(to, hit * p, end) for to, p, end in _hit(s, human, luckless, stopped, hit)]
        return [*again, (so, stopped, True), (so, 1 - stopped - hit, False)]
    return _hit(s, human, so, stopped, hit)


def _hit(s: PlagueState, human: Human, so: _So, stopped: float, hit: float) -> list[tuple[_So, float, bool]]:
    """A roll that is not made again, and what a helmet or a jacket does about it."""
    if so.helmet:
        wounded, saved = so._replace(helmet=False), 0.0
    else:
        wounded, saved = so._replace(wounds=so.wounds + 1), SAVED * s.has(human, "vest")
    found = [(so, stopped, True), (wounded, hit * (1 - saved), False), (so, 1 - stopped - hit * (1 - saved), False)]
    return [each for each in found if each[1]]


def odds(s: PlagueState, human: Human, ways: Mapping[str, Sequence[str]], *, once: bool = False) -> Message | None:
    """The same in a few signs; nothing about whoever lies there, for that needs no roll (R21.6)."""
    if not human.life:
        return None
    found = outlook(s, human, ways, once=once)
    said = [s.text("odds-wound", p=percent(found.wound))]
    return parts([*said, s.text("odds-down", p=percent(found.down))] if found.down and human.life > 1 else said)
