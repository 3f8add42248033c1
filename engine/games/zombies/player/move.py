"""Where the automated player goes (section 11): the dearest goal less the price of the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.kit.walks import traced, worthiest

from ..box.city import ROOM
from ..ground.ways import can_move
from ..state import MOST_LIVES, ZombiesState
from ..steps.helipad import soon
from ..steps.move import Move
from ..steps.planner import BACK, END, GO_ON, HEAL, PATH, ROLL, STOP, TAKE
from ..survivors.pieces import can_hold, can_take
from . import policy
from .gather import richest

STEP = 1.0
"""The price of a step, in squares."""
SPARE = 2
"""With bullets that add less than this in all, the stand-in counts as out of bullets."""


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
    """The first part of a way, up to where something happens on it, as words; where it is the way that the game would
    take by itself, where it ends says all.
    """
    left, steps = step.left(s), list[str]()
    for square in path[:left]:
        steps.append(square)
        if square in s.zombies and not s.feast:
            break
    if not steps:
        return [STOP]
    reach = step.reach(s)
    if steps[-1] in reach and traced(reach, steps[-1]) == steps:
        return steps[-1:]
    return [PATH, GO_ON, *steps, *([END] if len(steps) < left else [])]


def wants_to_heal(s: ZombiesState, seat: str) -> bool:
    """Whether healing is better than anything else (R8.6)."""
    survivor = s.survivors[seat]
    poor = survivor.bullets * s.rules.bullet_bonus < SPARE
    return survivor.lives <= 1 and poor and policy.pad_steps(s, survivor.pawn) > policy.mind(s).home


def hold(s: ZombiesState, step: Move) -> list[str]:
    """Lead another player's pawn under Brain Cramp: into a zombie if that may hurt, else nowhere (R15.5)."""
    words = list(step.words(s))
    if STOP not in words:
        return [BACK]
    if policy.strong(s, step.seat):
        return [STOP]
    near = {square: each.steps for square, each in step.reach(s).items() if each.price == 1 and each.steps == 1}
    return [min(near)] if near else [STOP]


def leave(s: ZombiesState, step: Move, words: list[str]) -> list[str]:
    """Walk out of a building, as far as the points go (R15.6)."""
    if ROLL in words:
        return [ROLL]
    outside = {square: each.steps for square, each in step.reach(s).items() if s.city.building(square) is None}
    reach = outside or {square: -each.steps for square, each in step.reach(s).items()}
    return [min(reach, key=lambda square: (reach[square], square))]


# The best goal


def goals(s: ZombiesState, seat: str) -> dict[str, float]:
    """The worth of every square that may be worth going to."""
    survivor, by = s.survivors[seat], policy.mind(s)
    found: dict[str, float] = {}
    for square, token in s.tokens.items():
        if token == "bullet":
            found[square] = by.goal_bullet
        elif survivor.lives < MOST_LIVES:
            found[square] = by.goal_life
    if not s.feast:
        worth = by.prey if policy.strong(s, seat) else by.goal_peril
        for square in s.zombies:
            found[square] = found.get(square, 0) + worth
    for room, worth in shop_rooms(s, seat).items():
        found[room] = found.get(room, 0) + worth
    for square in s.pad:
        found[square] = by.pad
    return found


def shops(s: ZombiesState, copy: str) -> Iterator[int]:
    """The buildings on the map in which a card can be laid (R14.1)."""
    needs = s.card(copy).needs
    return (number for number in s.city.rooms if s.tiles[number].tile in needs) if needs else iter(())


def shop_rooms(s: ZombiesState, seat: str) -> dict[str, float]:
    """The worth of the rooms in which an item of the hand can be laid down."""
    found: dict[str, float] = {}
    for copy in () if s.survivors[seat].used else s.in_hand(seat):
        for number in shops(s, copy):
            for room in s.city.rooms[number]:
                found[room] = found.get(room, 0) + policy.mind(s).shop
    return found


def ends(s: ZombiesState, seat: str) -> Mapping[str, float]:
    """The worth of ending on a square: for an item of the hand, and near the edge of the city while the helipad may
    come with any tile.
    """
    found, edge = shop_rooms(s, seat), policy.mind(s).edge
    if edge and s.city.helipad is None and len(s.pile) <= soon(s):
        for square, away in s.city.edge.items():
            found[square] = found.get(square, 0) - edge * away
    return found


def races(s: ZombiesState, seat: str, left: int) -> bool:
    """Whether the goal is within reach, or nearer than the trophies that are missing."""
    survivor = s.survivors[seat]
    return policy.pad_steps(s, survivor.pawn) <= max(left, policy.mind(s).chase * (s.target - survivor.trophies))


def way(s: ZombiesState, step: Move) -> list[str]:
    """The way to the best goal, or to take what lies here; empty if nothing is worth a step."""
    seat = step.seat
    if not can_move(s, seat):
        return []
    start, city, letters = s.survivors[seat].pawn, s.city.links, s.city.letters
    by = policy.mind(s)
    price = by.price / (1 + policy.weariness(s))
    foe = 0.0 if s.feast else by.foe if policy.strong(s, seat) else by.dire_foe
    zombies, worth, outdoors = set(s.zombies), goals(s, seat), s.survivors[seat].under("claustrophobia")

    def links(here: str) -> Sequence[str]:
        return [each for each in city[here] if letters[each] != ROOM] if outdoors else city[here]

    def cost(square: str) -> float:
        return STEP + (foe if square in zombies else 0.0)

    pays = s.rules.pickup == "paid_choice" and not step.cramped
    if not races(s, seat, step.left(s)):
        path = richest(s, seat, step.left(s), links, pays, ends(s, seat))
        if path:
            return path
    taking = pays and can_take(s, seat)
    path = worthiest(start, links, cost, worth, price, worth.get(start, 0.0) - price * STEP if taking else 0.0)
    if not path and not taking and policy.strong(s, seat):  # points cannot be saved: nearer to what is too far as yet
        path = worthiest(start, links, cost, worth, by.point)
    if not path:
        return [TAKE] if taking else []
    to = path[-1]
    lies = to not in zombies and can_hold(s.tokens.get(to), s.survivors[seat].lives)
    return [*path, TAKE] if lies and pays else path
