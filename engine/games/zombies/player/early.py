"""What can be typed before it is asked, checked as far as the view of a seat knows it by then (R13.4, R19.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from engine.core.game import Early
from engine.core.shape import NONE, Chain, One, Option, Source
from engine.kit.choices import labelled, worded

from ..box.city import by_address
from ..cards import catalogue as cards
from ..dead.moves import targets
from ..ground.squares import one_square, square_options
from ..moment import quiet
from ..state import ZombiesState
from ..steps.helipad import PASS, trophies
from ..steps.move import BACK, HEAL, ROLL, STOP
from ..steps.planner import CONDITIONS, END, GO_ON, LONGEST, PATH, TAKE
from ..steps.zombies import AUTO
from .orders import WAYS


def card(seen: ZombiesState, seat: str) -> Source | None:
    """A card of the hand and what belongs to it, as things stand where that cannot be foreseen; nothing at a quiet
    point, where what can be played is asked (R13.4).
    """
    if quiet(seen):
        return None
    held = {seen.card(copy).id: copy for copy in reversed(seen.in_hand(seat))}
    rules = {copy: cards.rule_of(copy, seen.card(copy)) for copy in held.values()}
    listed = [copy for copy, rule in rules.items() if rule.foreseen or rule.can(seen, seat)]
    return partial(_card, seen, seat, listed) if listed else None


def _card(seen: ZombiesState, seat: str, copies: Sequence[str]) -> Chain:
    copy = yield One(labelled(seen.card_name, copies, seen.card_about))
    rule = cards.rule_of(copy, seen.card(copy))
    yield from rule.ahead(seen, seat) if rule.foreseen else rule.choose(seen, seat)


def use(seen: ZombiesState, seat: str) -> One | None:
    """An item in play that does something when it is discarded; nothing at a quiet point (R13.4)."""
    if quiet(seen):
        return None
    items = {seen.card(item.card).id: item.card for item in reversed(seen.survivors[seat].table)}
    found = [copy for name, copy in items.items() if cards.used(seen.data.cards[name])]
    return One(labelled(seen.card_name, found, seen.card_about)) if found else None


def discard(seen: ZombiesState, seat: str) -> One:
    """A card of the hand, or none."""
    keep = Option(NONE, partial(seen.text, "option-keep"))
    return One([keep, *labelled(seen.card_name, seen.in_hand(seat), seen.card_about)], NONE)


def move(seen: ZombiesState, seat: str) -> Source:
    """What is done in step 4: something else, a square, or a way part by part, wherever it begins."""
    return partial(_move, seen)


def _move(seen: ZombiesState) -> Chain:
    squares = [*seen.city.letters]
    word = yield one_square(seen, squares, worded(seen, "word", (ROLL, TAKE, HEAL, BACK, STOP, PATH)))
    if word != PATH:
        return
    yield One(worded(seen, "option-until", CONDITIONS), GO_ON)
    beside, usual = squares, None
    more = worded(seen, "word", (TAKE,))
    for _ in range(LONGEST):
        part = yield One([*more, *square_options(seen, beside)], usual)
        if part == END:
            return
        more, usual = worded(seen, "word", (END, TAKE)), END
        if part != TAKE:
            beside = seen.city.links[part]


def zombie(seen: ZombiesState, seat: str) -> Source:
    """All by the automatic rule, or one zombie and, if it can go to several squares, which."""
    return partial(_zombie, seen)


def _zombie(seen: ZombiesState) -> Chain:
    word = yield one_square(seen, sorted(seen.zombies, key=by_address), worded(seen, "word", (AUTO,)))
    free = targets(seen, word) if word != AUTO else []
    if len(free) > 1:
        yield one_square(seen, free)


def bid(seen: ZombiesState, seat: str) -> One | None:
    """A bid for the Helipad with as many trophies as there are; nothing where everybody names a maximum."""
    if seen.rules.auction_style != "live":
        return None
    return One([PASS, *(trophies("bid", n) for n in range(1, seen.survivors[seat].trophies + 1))])


def maximum(seen: ZombiesState, seat: str) -> One | None:
    """The most to be bid for the Helipad, where everybody names that."""
    if seen.rules.auction_style == "live":
        return None
    return One([trophies("maximum", n) for n in range(seen.survivors[seat].trophies + 1)])


EARLY: Mapping[str, Early] = {
    "card": card,
    "use": use,
    "discard": discard,
    "move": move,
    "zombie": zombie,
    "bid": bid,
    "maximum": maximum,
    "fight": lambda seen, seat: One(worded(seen, "word", (ROLL,))),
    "wound": lambda seen, seat: One(worded(seen, "option-first", WAYS)),
}
