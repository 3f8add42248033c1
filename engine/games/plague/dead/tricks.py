"""Which cards the program plays for the Zombie Player, and on what (11.2.5).

It knows what that seat may know: the table, and its own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ..state import Human, PlagueState
from ..terms import in_contact
from . import hand
from .attack import ACTIONS
from .bot import indoors, level, nearest_edges, outdoors, pick
from .errands import is_siege, outside, ways_in
from .field import FAR, Field


def trick(s: PlagueState) -> tuple[str, str] | None:
    """The next card to be played, and on what (11.2.5)."""
    found = hand.playable(s)
    if not found:
        return None
    if level(s) == "easy":
        if s.dice.pick(3):
            return None
        name = pick(s, [*found])
        return found[name], _aim(s, name, pick(s, hand.aims(s, name)))
    field = Field(s)
    for name, test in _held(s, found):
        if level(s) == "hard" or s.dice.pick(2):
            aim = test(s, field)
            if aim is not None:
                return found[name], _aim(s, name, aim)
    return None


def wished(s: PlagueState) -> tuple[str, str] | None:
    """The kind of card that is most worth playing now, and on what. Nothing is left to chance, as it is at the weaker
    levels.
    """
    found, field = hand.playable(s), Field(s)
    for name, test in _held(s, found):
        aim = test(s, field)
        if aim is not None:
            return name, _aim(s, name, aim)
    return None


def _held(s: PlagueState, found: Iterable[str]) -> list[tuple[str, Wish]]:
    """Those of these kinds of cards that can be worth playing, each with what it is worth played on, the best first."""
    return [(each, test) for name, test in _wishes(s).items() for each in found if s.data.does[each] == name]


def _aim(s: PlagueState, name: str, aim: str) -> str:
    """The words of an aim; Panic also needs a square, the one in contact with most zombies."""
    if s.data.does[name] != "panic":
        return aim
    to = hand.flights(s, s.humans[aim])
    at = {each.at for each in s.zombies.values()}
    best = max(to, key=lambda each: len(at.intersection(s.ground.contacts(each))), default="")
    return f"{aim} {best}"


Wish = Callable[[PlagueState, Field], str | None]
"""On what a card is worth playing now; None if it is not worth it."""


def _if(test: Callable[[PlagueState, Field], bool]) -> Wish:
    return lambda s, field: "" if test(s, field) else None


def _first(found: Sequence[str]) -> str | None:
    return found[0] if found else None


def _near(s: PlagueState, field: Field, kinds: tuple[str, ...], most: int) -> int:
    return sum(each.kind in kinds and field[each.at] <= most for each in s.zombies.values())


def _closest(s: PlagueState, field: Field, name: str) -> str | None:
    """The nearest square for a zombie from the reserve."""
    return min(hand.aims(s, name), key=field.at, default=None)


def _search(s: PlagueState, field: Field) -> str | None:
    """The unsearched square without a trap that is nearest to a human."""
    open_ = [each for each in hand.aims(s, "surprise") if not s.searched.get(each)]
    return min(open_, key=lambda each: _facing(s, field, each), default=None)


def _facing(s: PlagueState, field: Field, name: str) -> int:
    return min((field[each] for each in s.ground.neighbours(s.data.searches[name])), default=FAR)


def _lunge(s: PlagueState, field: Field) -> str | None:
    return _first([each for each in hand.aims(s, "lunge") if 3 <= field[s.zombies[each].at] <= 4])


def _nearest(s: PlagueState, field: Field, name: str, most: int = FAR) -> str | None:
    """The zombie that is nearest to a human, no farther than that."""
    far = {each: field[s.zombies[each].at] for each in hand.aims(s, name)}
    return min((each for each in far if far[each] <= most), key=far.__getitem__, default=None)


def _weakest(name: str) -> Wish:
    return lambda s, field: min(hand.aims(s, name), key=lambda each: s.humans[each].life, default=None)


def _butterfingers(s: PlagueState, field: Field) -> str | None:
    def worth(human: Human) -> bool:
        arms = [card for card in human.cards if s.card(card).kind != "item"]
        return len(human.cards) > 1 or bool(arms)

    return _first([each for each in hand.aims(s, "butterfingers") if worth(s.humans[each])])


def _panic(s: PlagueState, field: Field) -> str | None:
    at = {each.at for each in s.zombies.values()}
    for each in hand.aims(s, "panic"):
        human = s.humans[each]
        now = len(in_contact(s, human))
        if any(len(at.intersection(s.ground.contacts(to))) > now for to in hand.flights(s, human)):
            return each
    return None


def _smash(s: PlagueState, field: Field) -> str | None:
    return _first(nearest_edges(s, hand.aims(s, "smash")))


def _guns(s: PlagueState) -> int:
    return sum(s.card(card).kind == "firearm" and card not in s.empty for each in s.conscious for card in each.cards)


WISHES: Mapping[str, Wish] = {
    "stench": _if(lambda s, field: _near(s, field, ("zombie",), 5) >= 3),
    "horde": _if(lambda s, field: s.reserve >= 2 * 2),
    "dead_resident": lambda s, field: _closest(s, field, "dead_resident") if indoors(s) else None,
    "from_below": lambda s, field: _closest(s, field, "from_below"),
    "fire_card": _if(lambda s, field: bool(indoors(s))),
    "surprise": _search,
    "empty_drawers": _search,
    "lunge": _lunge,
    "bloodlust": lambda s, field: _nearest(s, field, "bloodlust", 2),
    "thick_skull": lambda s, field: _nearest(s, field, "thick_skull"),
    "lights_out": _if(lambda s, field: indoors(s) > 1),
    "slip": _weakest("slip"),
    "infection": _weakest("infection"),
    "misfire": _weakest("misfire"),
    "butterfingers": _butterfingers,
    "smash": _smash,
    "howl": _if(lambda s, field: len(outdoors(s)) >= 3),
    "fog": _if(lambda s, field: _guns(s) > 1),
    "flooded": _if(lambda s, field: s.all_searched),
    "panic": _panic,
}


# The house


HOLDERS = 3
"""Number of humans from which the hard Zombie Player keeps cards until the house is being held."""
FEW = 2
"""Number of zombies inside the house up to which the humans may kill them all in one turn."""


def _resident(s: PlagueState, field: Field) -> str | None:
    """One more zombie inside as long as there are few: while there is one, the house is not won (R25.1)."""
    inside = sum(each.at in s.data.house for each in s.zombies.values())
    return _closest(s, field, "dead_resident") if inside <= FEW else None


def _breach(s: PlagueState, field: Field) -> str | None:
    """The barricade of the house through which most zombies can get in this turn."""

    def crowd(edge: str) -> int:
        walks = s.ground.walks(outside(s, edge))
        return sum(walks.get(each.at, FAR) <= ACTIONS["zombie"] for each in s.zombies.values())

    aims = [each for each in hand.aims(s, "smash") if each in s.data.exterior_openings]
    return max(aims, key=crowd, default=None)


def _through(s: PlagueState, field: Field) -> str | None:
    """A square before an open door or window, from which the new zombie gets in this turn."""
    ways = s.ground.walks(*ways_in(s))
    aims = [each for each in hand.aims(s, "from_below") if ways.get(each, FAR) <= ACTIONS["zombie"]]
    return min(aims, key=ways.__getitem__, default=None)


SIEGE: Mapping[str, Wish] = {
    "dead_resident": _resident,
    "smash": _breach,
    "from_below": _through,
    "horde": WISHES["horde"],
    "stench": WISHES["stench"],
    "howl": WISHES["howl"],
}
"""The cards that come first while humans hold the house."""
KEPT = ("dead_resident", "from_below")
"""The cards that bring a zombie into the house or before it, however it is closed."""


def _wishes(s: PlagueState) -> Mapping[str, Wish]:
    """What to play, in this order. The hard Zombie Player keeps `KEPT` until the house is held; then `SIEGE` comes
    first.
    """
    if level(s) != "hard" or len(s.humans) < HOLDERS:
        return WISHES
    if is_siege(s):
        return {**SIEGE, **WISHES, **SIEGE}  # in the order of the first, with the tests of the last
    return {name: test for name, test in WISHES.items() if name not in KEPT}
