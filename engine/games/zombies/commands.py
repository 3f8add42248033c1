"""The named commands of Zombies!!!."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.command import (
    STEP,
    Answers,
    Command,
    Complete,
    Parameter,
    Suggestions,
    Typed,
    answering,
    goes_on,
    in_order,
    split,
)
from engine.kit.walks import traced

from .dead.moves import targets
from .ground.ways import around
from .state import ZombiesState
from .steps.move import moving, reach
from .steps.planner import CONDITIONS, END, GO_ON, PATH
from .steps.zombies import AUTO
from .survivors.repair import Repair

ANSWERS = {"adrenaline_rush": "rush", "first_aid_kit": "kit", "lots_of_ammo": "ammo"}
"""The word of the answer to a failed roll, by the card that gives it."""
QUICK, CAREFUL = "quick", "careful"
"""The short way to a square, and the one around zombies."""

T = Typed[ZombiesState]


def _bid(typed: T) -> Answers:
    amount = str(typed.number("amount"))
    return {"bid": ["pass" if amount == "0" else amount], "maximum": [amount]}


# Fights


def _repaired(way: str) -> Callable[[T], Answers]:
    """Answers a failed roll or a bad die; which die is said only where there is a choice."""

    def answers(typed: T) -> Answers:
        s, die, words = typed.seen, typed.number("die"), [way]
        step = s.stack[-1] if s and s.stack else None
        if die and s and isinstance(step, Repair):
            choice = set(step.affordable(s) if way == "bullets" else step.failed)
            words = [way] if choice == {die} else [way, str(die)]
        return {"wound": [way], "repair": words}

    return answers


def _answering(typed: T, card: str) -> str | None:
    """The word with which this card answers the member's failed roll (R11.4 c–e); None if it cannot."""
    if "wound" not in typed.asked or typed.seen is None:
        return None
    data = typed.seen.data
    copy = data.deck.get(card.upper())
    for each in data.cards.values():
        meant = each.id in (copy and copy.card, card.casefold()) or typed.reader.means(card, each.name)
        if each.rule in ANSWERS and meant:
            return ANSWERS[each.rule]
    return None


# Moving


def _parts(typed: str) -> list[str]:
    """The squares and pick-ups of a way, however they are separated."""
    return typed.replace(STEP, " ").replace(",", " ").replace(">", " ").split()


def _move(typed: T) -> Answers:
    """To a square, or along a whole way with pick-ups; with a condition on which to stop early always a way."""
    way, condition = [*map(typed.reader.place, _parts(typed.value("to")))], typed.value("until") or GO_ON
    if len(way) == 1 or way[1:] == [CAREFUL]:  # a destination
        if condition == GO_ON:
            return {"move": way}
        way = _way(typed.seen, *way)
    return {"move": [PATH, condition, *way]}


def _way(s: ZombiesState | None, to: str, how: str = QUICK) -> list[str]:
    """The squares of the way to one in reach: the shortest, or the one with the fewest fights."""
    move = moving(s) if s else None
    found = reach(s) if s else {}
    if s is None or move is None or to not in found:
        return [to]
    return around(s, move.seat, move.left(s), to) if how == CAREFUL else traced(found, to)


def _ways(typed: T, current: str) -> Suggestions:
    """The squares in reach, or the next part of a way."""
    *way, last = map(typed.reader.place, _parts(current) or [""])
    found: dict[str, str] = {}
    for before in ([PATH, GO_ON, *way], way) if way else ([],):
        for label, value in typed.reader.rest("move", before, last):
            words = [*way, *(word for word in split(value) if word not in (END, QUICK))]
            if "." in words[0]:
                found.setdefault(" ".join(words), f"{' '.join(way)} {label}".strip())
    return [(label, value) for value, label in found.items()]


# Zombies


def _zombie(typed: T) -> Answers:
    words, s = typed.places("from", "to"), typed.seen
    if s and len(words) == 2 and words[0] in s.zombies and targets(s, words[0]) == words[1:]:
        del words[1]  # there is no choice, so that it is not asked for
    return {"zombie": words}


# Cards


def _play(typed: T) -> Answers:
    way = _answering(typed, typed.value("card"))
    return {"wound": [way]} if way else {"card": [typed.value("card"), *typed.words("targets")]}


def _use(typed: T) -> Answers:
    way = _answering(typed, typed.value("item"))
    return {"wound": [way]} if way else {"use": [typed.value("item")]}


def _targets(typed: T, current: str) -> Suggestions:
    return typed.reader.rest("card", [typed.value("card")], current)


def _discard(typed: T) -> Answers:
    card = typed.value("card")
    return {"discard": [card] if card else []}


def _own(cards: Callable[[ZombiesState, str], Iterable[str]]) -> Complete:
    """Offers cards that the member has; the first of equal ones is as good as the others."""

    def complete(typed: T, current: str) -> Suggestions:
        s = typed.seen
        held = cards(s, typed.seat) if s else ()
        return typed.reader.fitting([(s.card_name(copy), copy) for copy in held] if s else [], current)

    return complete


_hand = _own(lambda s, seat: s.in_hand(seat))
_items = _own(lambda s, seat: (item.card for item in s.survivors[seat].table))
_die = Parameter("die", range(1, 4), needed=False, about="die")

COMMANDS = (
    answering("place", "place", "cell", "rotation?"),
    answering("fill", "fill", "how?"),
    Command("bid", _bid, [Parameter("amount", range(101))]),
    Command("roll", {"fight": ["roll"], "move": ["roll"], "go": ["go"]}),
    Command("bullets", _repaired("bullets"), [_die]),
    Command("life", _repaired("life"), [_die]),
    Command("give", {"repair": ["give"]}),
    Command("kit", {"wound": ["kit"]}),
    Command("move", _move, [Parameter("to", complete=_ways), Parameter("until", values=CONDITIONS, needed=False)]),
    Command("take", {"move": ["take"]}),
    Command("heal", {"move": ["heal"]}),
    Command("back", {"move": ["back"]}),
    Command("stop", {"move": ["stop"]}),
    Command("zombie", _zombie, in_order(lambda before: goes_on("zombie", after=before), ("from", "to?"))),
    Command("auto", {"zombie": [AUTO]}),
    Command(
        "play",
        _play,
        [
            Parameter("card", complete=_hand),
            Parameter("targets", complete=_targets, needed=False),
        ],
    ),
    Command("use", _use, [Parameter("item", complete=_items)]),
    Command("discard", _discard, [Parameter("card", complete=_hand, needed=False)]),
)
