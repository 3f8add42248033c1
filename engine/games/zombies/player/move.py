"""Where the automated player goes (section 11): the dearest goal less the price of the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kit.walks import worthiest

from ..city import ROOM
from ..move import Move
from ..pieces import can_hold, can_take
from ..planner import BACK, END, GO_ON, HEAL, PATH, ROLL, STOP, TAKE
from ..state import MOST_LIVES, ZombiesState
from ..ways import can_move
from . import policy
from .gather import richest

PRICE = 0.45
"""What a square costs against the worth of a goal."""
STEP, FOE, DIRE_FOE = 1.0, 1.2, 3.0
"""Squares that a step, a zombie, and a zombie to the weak count for."""
PAD, LIFE, BULLET, PREY, PERIL, SHOP = 12.0, 3.2, 2.2, 1.6, -2.0, 2.0
"""What goals are worth: the helipad, tokens, a zombie to the strong, to the weak, the building of an item in hand."""
CHASE = 0.5
"""Squares that the goal may be away for every trophy that is missing: farther off, one hunts."""
HOME = 4
"""So near the goal nobody stops to heal."""
SPARE = 2
"""Fewer bullets, counted by what they add, are none to speak of."""


def move(s: ZombiesState, seat: str, step: Move) -> list[str]:
    """The words for step 4 (D6, D7)."""
    words = list(step.words(s))
    if step.controller == seat:
        return hold(s, step)
    if HEAL in words and wants_to_heal(s, step.seat):
        return [HEAL]
    if step.must_leave(s):
        return leave(s, step, words)
    path = way(s, step)
    if not path:
        return [HEAL] if HEAL in words and s.survivors[step.seat].lives <= 1 else [STOP]
    if ROLL in words:
        return [ROLL]
    if path == [TAKE]:
        return [TAKE]
    return walk(s, step, path)


def walk(s: ZombiesState, step: Move, path: list[str]) -> list[str]:
    """As much of a way as can be gone before something happens on it, in words."""
    left, steps = step.left(s), list[str]()
    for square in path[:left]:
        steps.append(square)
        if square in s.zombies and not s.feast:
            break
    if not steps:
        return [STOP]
    if len(steps) == 1:
        return steps
    return [PATH, GO_ON, *steps, *([END] if len(steps) < left else [])]


def wants_to_heal(s: ZombiesState, seat: str) -> bool:
    """Whether healing is better than anything else (R8.6)."""
    survivor = s.survivors[seat]
    poor = survivor.bullets * s.rules.bullet_bonus < SPARE
    return survivor.lives <= 1 and poor and policy.pad_steps(s, survivor.pawn) > HOME


def hold(s: ZombiesState, step: Move) -> list[str]:
    """Somebody else's pawn under Brain Cramp: into a zombie if that may hurt, else it stays (R15.5)."""
    words = list(step.words(s))
    if STOP not in words:
        return [BACK]
    if policy.strong(s, step.seat):
        return [STOP]
    near = {square: each.steps for square, each in step.reach(s).items() if each.price == 1 and each.steps == 1}
    return [min(near)] if near else [STOP]


def leave(s: ZombiesState, step: Move, words: list[str]) -> list[str]:
    """Out of a building, as far as the points go (R15.6)."""
    if ROLL in words:
        return [ROLL]
    outside = {square: each.steps for square, each in step.reach(s).items() if s.city.building(square) is None}
    reach = outside or {square: -each.steps for square, each in step.reach(s).items()}
    return [min(reach, key=lambda square: (reach[square], square))]


# The best goal


def goals(s: ZombiesState, seat: str) -> dict[str, float]:
    """What may be worth going to, by square."""
    survivor = s.survivors[seat]
    found: dict[str, float] = {}
    for square, token in s.tokens.items():
        if token == "bullet":
            found[square] = BULLET
        elif survivor.lives < MOST_LIVES:
            found[square] = LIFE
    if not s.feast:
        worth = PREY if policy.strong(s, seat) else PERIL
        for square in s.zombies:
            found[square] = found.get(square, 0) + worth
    for room, worth in shop_rooms(s, seat).items():
        found[room] = found.get(room, 0) + worth
    for square in s.pad:
        found[square] = PAD
    return found


def shops(s: ZombiesState, copy: str) -> Iterator[int]:
    """The buildings on the map in which a card can be laid (R14.1)."""
    needs = s.card(copy).needs
    return (number for number in s.city.rooms if s.tiles[number].tile in needs) if needs else iter(())


def shop_rooms(s: ZombiesState, seat: str) -> dict[str, float]:
    """What it is worth to stand in a room of the building of an item in hand."""
    found: dict[str, float] = {}
    for copy in () if s.survivors[seat].used else s.in_hand(seat):
        for number in shops(s, copy):
            for room in s.city.rooms[number]:
                found[room] = found.get(room, 0) + SHOP
    return found


def races(s: ZombiesState, seat: str, left: int) -> bool:
    """Whether the goal is within reach, or nearer than the trophies that are missing."""
    survivor = s.survivors[seat]
    return policy.pad_steps(s, survivor.pawn) <= max(left, CHASE * (s.target - survivor.trophies))


def way(s: ZombiesState, step: Move) -> list[str]:
    """The way to the best goal, or to take what lies here; empty if nothing is worth a step."""
    seat = step.seat
    if not can_move(s, seat):
        return []
    start, city, letters = s.survivors[seat].pawn, s.city.links, s.city.letters
    price = PRICE / (1 + policy.weariness(s))
    foe = 0.0 if s.feast else FOE if policy.strong(s, seat) else DIRE_FOE
    zombies, worth, outdoors = set(s.zombies), goals(s, seat), s.survivors[seat].under("claustrophobia")

    def links(here: str) -> Sequence[str]:
        return [each for each in city[here] if letters[each] != ROOM] if outdoors else city[here]

    def cost(square: str) -> float:
        return STEP + (foe if square in zombies else 0.0)

    pays = s.rules.pickup == "paid_choice" and not step.cramped
    if not races(s, seat, step.left(s)):
        path = richest(s, seat, step.left(s), links, pays, shop_rooms(s, seat))
        if path:
            return path
    taking = pays and can_take(s, seat)
    path = worthiest(start, links, cost, worth, price, worth.get(start, 0.0) - price * STEP if taking else 0.0)
    if not path:
        return [TAKE] if taking else []
    to = path[-1]
    lies = to not in zombies and can_hold(s.tokens.get(to), s.survivors[seat].lives)
    return [*path, TAKE] if lies and pays else path
