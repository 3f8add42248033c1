"""Which cards the automated player plays, on whom, and which items it uses (section 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.decision import Decision
from engine.core.shape import One, Some, replay

from ..box.card import Card
from ..box.city import tile_of
from ..cards import catalogue as cards
from ..cards.items import building_near, in_reach
from ..cards.opponent import OnOpponent
from ..ground.ways import can_move
from ..state import START, ZombiesState
from ..steps.move import moving
from ..survivors.hand import adds
from . import policy
from .policy import FAR, chance, leader, pad_steps, strong, threatens, weariness

COVETED = ("skateboard", "fire_axe", "grenade")
"""The items that Butter Fingers takes first."""
SPARES = ("first_aid_kit", "grenade", "lots_of_ammo")
"""Items of which a second copy is useful."""


def card(s: ZombiesState, seat: str, decision: Decision) -> list[str] | None:  # D11
    """A card worth playing now, with all words of the answer; None if no card is."""
    held = [copy for copy, _ in cards.playable(s, seat)]
    for copy in sorted(held, key=lambda each: policy.worth(s, seat, each), reverse=True):
        rest = _plan(s, seat, copy)
        if rest is not None:
            return _finish(s, seat, decision, [copy, *rest])
    return None


def _finish(s: ZombiesState, seat: str, decision: Decision, words: list[str]) -> list[str]:
    """The words with what is still open: zombies come where they trouble the right one."""
    while (shape := replay(decision.ask.shape, words)[0]) is not None:
        if shape.usual is not None:
            words.append(shape.usual)
            continue
        assert isinstance(shape, One | Some)
        rank, keys = _troublesome(s, seat), [option.key for option in shape.options]
        if isinstance(shape, Some):
            words.append(",".join(sorted(keys, key=rank)[: shape.least]))
        else:
            words.append(min(keys, key=lambda number: rank(s.city.rooms[int(number)][0])))
    return words


def _plan(s: ZombiesState, seat: str, copy: str) -> list[str] | None:
    card = s.card(copy)
    if card.kind == "item":
        return [] if card.rule in SPARES or not s.in_play(seat, card.rule) else None
    return PLANS[card.rule](s, seat, card)


def points(s: ZombiesState, seat: str) -> int:
    """The squares that the pawn can expect to walk in a whole step 4."""
    base = s.survivors[seat].lives + 2 if s.rules.movement == "lives_plus_2" else 3
    return base + adds(s, seat, "skateboard")


def ahead(s: ZombiesState, seat: str) -> int:
    """The points left in the pawn's own running step 4; 0 outside it."""
    move = moving(s)
    if move is None or move.seat != seat or move.controller or not can_move(s, seat):
        return 0
    return move.left(s) if move.known else points(s, seat)


def steps(s: ZombiesState, seat: str) -> int:
    return pad_steps(s, s.survivors[seat].pawn)


# For oneself


def _rush(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    far = ahead(s, seat)
    return [] if far < steps(s, seat) <= 2 * far else None


def _keys(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    far = ahead(s, seat)
    reached = far < steps(s, seat) <= far + policy.mind(s).dash
    return [] if reached or chance(s, seat, card.rule, policy.mind(s).often) else None


def _rest(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    return [] if s.survivors[seat].lives <= policy.mind(s).low and steps(s, seat) > ahead(s, seat) else None


def _feast(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    far = ahead(s, seat)
    return [] if far and steps(s, seat) <= far + points(s, seat) else None


# Against the leader


def _target(s: ZombiesState, seat: str, card: Card) -> str | None:
    """The leader, if the card can be played on them and the moment is right; None otherwise."""
    rule, target = cards.played(card), leader(s, seat)
    assert isinstance(rule, OnOpponent)
    if not rule.legal(s, target):
        return None
    return target if threatens(s, target) or chance(s, seat, card.rule, policy.mind(s).often) else None


def _attach(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    target = _target(s, seat, card)
    return [target] if target else None


def _mislead(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    target, left = _target(s, seat, card), s.survivors[seat].lives - card.n
    spare = left >= policy.mind(s).low
    return [target] if target and spare and steps(s, target) <= policy.mind(s).near_pad else None


def _fumble(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    for target in s.opponents(seat):
        for wanted in COVETED:
            item = s.in_play(target, wanted)
            if item:
                return [target, item.card]
    return None


def _raise_dead(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    target = _target(s, seat, card)
    return [target] if target and s.survivors[target].trophies >= 2 else None


def _astray(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    """Away from the goal, and into zombies."""
    target = _target(s, seat, card)
    if target is None:
        return None
    here, path = s.survivors[target].pawn, list[str]()
    pad = s.pad

    def rank(square: str) -> tuple[bool, int, bool, bool, str]:
        return square in pad, -pad_steps(s, square), square not in s.zombies, square in path, square

    for _ in range(card.n):
        here = min(s.city.links[here], key=rank)
        path.append(here)
    return [target, *path]


# Zombies


def _troublesome(s: ZombiesState, seat: str) -> Callable[[str], tuple[int, str]]:
    """For sorting squares: those where zombies stand between the leader and the goal, or else near oneself as prey."""
    threat = threatens(s, leader(s, seat))
    around = s.city.ways(s.survivors[leader(s, seat) if threat else seat].pawn or START)
    pad = s.city.pad(False)
    goal: Mapping[str, int] = s.city.ways(pad[0]) if pad and threat else {}
    pawn = s.survivors[seat].pawn
    own = {pawn, *s.city.links.get(pawn, ())} if threat else set[str]()

    def rank(square: str) -> tuple[int, str]:
        return policy.danger(square, around, goal) + FAR * (square in own), square

    return rank


def _swarm(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    """More zombies if the leader threatens to win, or if there is nothing to hunt; where, is chosen later."""
    wanted = threatens(s, leader(s, seat)) or len(s.zombies) <= policy.mind(s).few or weariness(s) >= 1
    return [] if wanted else None


def _lead_zombie(s: ZombiesState, seat: str, card: Card) -> list[str] | None:
    """The zombie on the goal away when one is near it, else one into the leader's way."""
    pad = s.city.pad(False)
    rank = _troublesome(s, seat)
    free = [square for square in s.city.letters if square not in s.zombies]
    if pad and pad[0] in s.zombies and steps(s, seat) <= max(1, ahead(s, seat)):
        return [pad[0], max(free, key=rank)]
    if not threatens(s, leader(s, seat)):
        return None
    return [max(s.zombies, key=rank), min(free, key=rank)]


PLANS: Mapping[str, Callable[[ZombiesState, str, Card], list[str] | None]] = {
    "adrenaline_rush": _rush,
    "alternate_food_source": _feast,
    "bad_sense_of_direction": _mislead,
    "brain_cramp": _attach,
    "butter_fingers": _fumble,
    "claustrophobia": _attach,
    "couldnt_get_worse": _swarm,
    "fear": _attach,
    "hysterical_paralysis": _attach,
    "i_dont_think_theyre_dead": _raise_dead,
    "keys_are_still_in_it": _keys,
    "much_needed_rest": _rest,
    "slight_miscalculation": _swarm,
    "this_isnt_so_bad": _lead_zombie,
    "were_screwed": _swarm,
    "where_did_everybody_go": _astray,
    "your_shoes_untied": _attach,
    "zombie_master": _swarm,
}
"""For each card that is not an item, what is chosen with it; None means: keep it."""


# Items in play


def use(s: ZombiesState, seat: str, decision: Decision) -> list[str] | None:  # D12
    """An item worth using now; None if no item is."""
    return next(([copy] for copy, _ in cards.usable(s, seat) if _useful(s, seat, s.card(copy))), None)


def _useful(s: ZombiesState, seat: str, card: Card) -> bool:
    survivor = s.survivors[seat]
    match card.rule:
        case "grenade":
            killed = len(in_reach(s, seat))
            return survivor.trophies + killed >= s.target or (
                killed >= policy.mind(s).crowd and survivor.lives >= policy.mind(s).crowd
            )
        case "lots_of_ammo":
            return survivor.bullets <= 1
        case "chainsaw":
            return ahead(s, seat) > 0 and _near(s, survivor.pawn) >= policy.mind(s).many
        case "molotov_cocktail":
            building = building_near(s, seat)
            inside = sum(tile_of(square) == building for square in s.zombies)
            return ahead(s, seat) > 0 and strong(s, seat) and inside >= policy.mind(s).crowd
        case _:  # All the Marbles: nobody comes between oneself and the goal
            return steps(s, seat) <= policy.mind(s).near_pad


def _near(s: ZombiesState, pawn: str) -> int:
    """How many zombies are at hand."""
    ways = s.city.ways(pawn)
    return sum(ways.get(square, FAR) <= policy.mind(s).around for square in s.zombies)
