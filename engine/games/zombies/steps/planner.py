"""Where to: the words in which step 4 is told its way, by its end or part by part (D6, R19.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.kit.choices import worded
from engine.kit.walks import Way, traced

from ..box.city import tile_of
from ..dice import D6
from ..ground.ways import around, enterable, fights_on
from ..state import ZombiesState
from ..survivors import odds
from ..survivors.pieces import can_hold


class Moving(Protocol):
    """A move under way, as far as a way is planned for it."""

    seat: str
    spent: int
    cramped: bool

    def points(self, s: ZombiesState, base: int) -> int: ...
    def left(self, s: ZombiesState) -> int: ...
    def must_leave(self, s: ZombiesState) -> bool: ...
    def reach(self, s: ZombiesState) -> Mapping[str, Way[str]]: ...
    def usual(self, s: ZombiesState, words: Sequence[str], reach: Mapping[str, Way[str]]) -> str: ...


PATH, TAKE, END, GO_ON = "path", "take", "end", "on"
STOP, HEAL, ROLL, BACK = "stop", "heal", "roll", "back"
LIKELY = (ROLL, TAKE)
"""The words that are listed before the squares: what is likely done before a step."""
ENDING = (BACK, STOP)
"""The words that end the move for the player who is asked; they are listed last."""
HEAL_PRICE = 2
"""Trophies that healing costs (R8.6)."""
CONDITIONS = (GO_ON, "fight", "lives0", "lives1", "lives2", "lives3", "lives4")
"""When a path stops early (R19.1): never, after each fight, or when this number of lives or fewer is left."""
LONGEST = 40
"""The most words of a path."""


def choose(s: ZombiesState, move: Moving, words: Sequence[str]) -> Chain:
    """One of `words`, or a square and the way there, or a way part by part.

    The value is what to do ("go" for a way), the squares and pick-ups of the way, and when to stop early.
    """
    reach = move.reach(s)
    usual = move.usual(s, words, reach)
    way = [PATH] if reach and not move.must_leave(s) else []
    first, ending = [each for each in words if each in LIKELY], [each for each in words if each in ENDING]
    last = [*(each for each in words if each not in (*first, *ending)), *way, *ending]
    squares = sorted(reach, key=lambda square: -reach[square].steps)  # the likely ones first: few stop half-way
    options = partial(_options, s, move, first, {square: reach[square] for square in squares}, last)
    word = yield One(options, usual, [*first, *squares, *last])
    if word == PATH:
        return (yield from _parts(s, move))
    if word not in reach:
        return word, [], GO_ON
    path = traced(reach, word)
    careful = around(s, move.seat, move.left(s), word) if reach[word].price else path
    if fights_on(s, careful) < reach[word].price:
        ways = {"quick": path, "careful": careful}
        chosen = yield One(
            [
                Option(
                    name,
                    partial(s.text, f"option-{name}", n=len(way), fights=fights_on(s, way)),
                    odds=partial(odds.won, s, move.seat, way) if fights_on(s, way) else None,
                )
                for name, way in ways.items()
            ],
            usual="quick",
        )
        path = ways[chosen]
    return "go", path, GO_ON


def _options(
    s: ZombiesState, move: Moving, first: Sequence[str], reach: Mapping[str, Way[str]], last: Sequence[str]
) -> list[Option]:
    """The squares in reach between what is done first and last."""
    squares = [
        Option(
            square,
            partial(_label, s, move.seat, square, way),
            group=s.text("group-tile", n=tile_of(square), tile=s.tile_name(s.tiles[tile_of(square)].tile)),
            ref=square,
            handy=way.steps == 1,
            odds=_odds(s, move.seat, reach, square, way),
        )
        for square, way in reach.items()
    ]
    return [*_actions(s, move, first), *squares, *_actions(s, move, last)]


def _odds(
    s: ZombiesState, seat: str, reach: Mapping[str, Way[str]], square: str, way: Way[str]
) -> Callable[[], Message] | None:
    """What the fights on the way to a square come to; a button has room for the chance alone."""
    if not way.price:
        return None
    said = odds.won if way.steps == 1 else odds.cost
    return lambda: said(s, seat, traced(reach, square))


def _actions(s: ZombiesState, move: Moving, words: Sequence[str]) -> list[Option]:
    return [
        Option(
            word,
            partial(_action, s, move, word),
            handy=True,
            ends=word in ENDING,
            odds=partial(odds.of_points, s, [move.points(s, int(face)) for face in D6]) if word == ROLL else None,
        )
        for word in words
    ]


def _action(s: ZombiesState, move: Moving, word: str) -> Message:
    """What can be done instead of going somewhere, with its price."""
    match word:
        case "take":
            return _take(s, s.tokens[s.survivors[move.seat].pawn])
        case "heal":
            return s.text("option-heal", n=HEAL_PRICE)
        case "back":
            return s.text("option-back", whom=move.seat)
        case "stop":
            return s.text("option-stop", spent=move.spent)
        case "roll":
            return s.text("option-roll-move")
        case _:
            return s.text(f"option-{word}")


def _take(s: ZombiesState, token: str) -> Message:
    return s.text("option-take", what=token, n=1)


def _label(s: ZombiesState, seat: str, square: str, way: Way[str]) -> Message:
    if way.steps == 1:
        return _step(s, s.survivors[seat].pawn, square)
    token = s.tokens.get(square, "none")
    price = int(token != "none" and s.rules.pickup == "paid_choice")  # R8.5
    return s.text("option-square", at=s.place(square), n=way.steps, fights=way.price, token=token, price=price)


def step(s: ZombiesState, here: str, square: str, odds: Callable[[], Message] | None = None) -> Option:
    """A single step to choose."""
    return Option(square, partial(_step, s, here, square), ref=square, odds=odds)


def _step(s: ZombiesState, here: str, square: str) -> Message:
    """A single step: its direction, and what waits there."""
    fights, token = int(square in s.zombies and not s.feast), s.tokens.get(square, "none")
    return s.text("option-step", side=s.city.side(here, square), square=square, fights=fights, token=token)


def _parts(s: ZombiesState, move: Moving) -> Chain:
    """A way part by part, with pick-ups, and when to stop early (R19.1)."""
    until = yield One(partial(worded, s, "option-until", CONDITIONS), GO_ON, CONDITIONS)
    survivor = s.survivors[move.seat]
    here, left, lives, path = survivor.pawn, move.left(s), survivor.lives, list[str]()
    tokens = dict(s.tokens) if s.rules.pickup == "paid_choice" and not move.cramped else {}
    while left and len(path) < LONGEST:
        beside = enterable(s, move.seat, here)
        # R8.5: a zombie there will be dead by then, unless it is not fought; lives are counted as if no fight cost one
        lies = can_hold(tokens.get(here), lives) and not (here in s.zombies and (s.feast or not path))
        keys = [*([TAKE] if lies else []), *beside, *([END] if path else [])]
        walked = [square for square in path if square != TAKE]
        word = yield One(partial(_next_part, s, move.seat, here, walked, left, keys), END if path else None, keys)
        if word == END:
            break
        left -= 1
        path.append(word)
        if word == TAKE:
            lives += tokens.pop(here) == "life"
        else:
            here = word
    return "go", path, until


def _next_part(
    s: ZombiesState, seat: str, here: str, walked: Sequence[str], left: int, keys: Sequence[str]
) -> list[Option]:
    """Of a way part by part: a pick-up of what lies here, a square beside, the end. What ends the way says what all the
    fights on it come to.
    """

    def option(key: str) -> Option:
        match key:
            case "take":
                return Option(key, partial(_take, s, s.tokens[here]))
            case "end":
                return Option(key, partial(s.text, "option-end"), ends=True, odds=_of_way(s, seat, walked))
            case _:
                return step(s, here, key, _of_way(s, seat, [*walked, key]) if left == 1 else None)

    return [option(key) for key in keys]


def _of_way(s: ZombiesState, seat: str, way: Sequence[str]) -> Callable[[], Message] | None:
    return partial(odds.cost, s, seat, way) if fights_on(s, way) and not s.feast else None
