"""The automated player's judgement of tiles, bids, fights, zombies and hands (section 11).

It reads only what the seat it plays for may see, and has no luck of its own: where section 11 wants chance, the
number of the turn decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

from engine.core.shape import NONE

from .. import defaults
from ..city import MIDDLE, City, Spot, address, nearest
from ..fight import KILLED, RUSH, Fight, bullets_for
from ..filling import Filling, automatic_filling, filling_words, settled, to_door
from ..helipad import Auction
from ..moves import movable, targets
from ..place import BY_HAND
from ..spots import joined, openings_after, spot_words, spots
from ..state import HAND, START, ZombiesState
from ..supply import bank
from ..zombies_step import AUTO, ZombieMoves

NEAR_PAD = 8
"""Who is so few squares from the goal threatens to win."""
NEAR_TARGET = 4
"""Who lacks so few trophies threatens to win."""
STRONG = 3
"""With so much to fight with nobody is afraid of a fight."""
TOLL = 1
"""What a fight takes, on average."""
FAR = 40
"""Steps at which distance stops to matter, also for what cannot be reached."""
HERD = 2
"""From so few squares away zombies are brought to the own pawn."""
STRAYING = 40
"""In so many of a hundred cases a zombie is moved by the automatic rule."""
WORTH = {
    "alternate_food_source": 9, "first_aid_kit": 8, "grenade": 8, "adrenaline_rush": 8, "much_needed_rest": 7,
    "keys_are_still_in_it": 7, "fire_axe": 7, "skateboard": 7, "hey_look_a_shotgun": 7, "lots_of_ammo": 6,
    "fear": 6, "brain_cramp": 6, "hysterical_paralysis": 6, "butter_fingers": 5, "where_did_everybody_go": 5,
    "chainsaw": 5, "molotov_cocktail": 4, "claustrophobia": 4, "your_shoes_untied": 4, "this_isnt_so_bad": 4,
    "i_dont_think_theyre_dead": 4, "zombie_master": 4, "couldnt_get_worse": 3, "were_screwed": 3,
    "slight_miscalculation": 3, "bad_sense_of_direction": 2, "all_the_marbles": 1,
}  # fmt: skip
"""How gladly a card is kept; the least of a full hand is discarded."""


def chance(s: ZombiesState, seat: str, what: str, percent: int) -> bool:
    """Whether something happens that shall happen so often: the same for one seat throughout a turn."""
    return crc32(f"{s.number} {seat} {what}".encode()) % 100 < percent


# How the players stand


def pad_steps(s: ZombiesState, square: str) -> int:
    """Steps from a square to the goal, at most `FAR`."""
    pad = s.pad
    return min((s.city.ways(goal).get(square, FAR) for goal in pad), default=FAR)


def threatens(s: ZombiesState, seat: str) -> bool:
    """Whether this player may soon win."""
    survivor = s.survivors[seat]
    return s.target - survivor.trophies <= NEAR_TARGET or pad_steps(s, survivor.pawn or START) <= NEAR_PAD


def standing(s: ZombiesState, seat: str) -> float:
    """How near a player is to winning, by trophies or by the goal."""
    survivor = s.survivors[seat]
    return survivor.trophies / s.target + 1 - min(FAR, pad_steps(s, survivor.pawn or START)) / FAR


def leader(s: ZombiesState, seat: str) -> str:
    """The opponent who stands best."""
    return max(s.opponents(seat), key=lambda each: standing(s, each))


def weariness(s: ZombiesState) -> float:
    """Rounds without a new tile and without a trophy: the longer nothing happens, the less is shunned."""
    return s.idle / len(s.playing)


def bullet(s: ZombiesState) -> float:
    """How many lives a bullet is as good as."""
    return 2 if s.rules.bullet_bonus == 2 else 0.6


def power(s: ZombiesState, seat: str) -> float:
    """What one has to fight with, counted in lives."""
    survivor = s.survivors[seat]
    bold = STRONG if weariness(s) >= 1 else 0
    return max(bold, survivor.lives + survivor.bullets * bullet(s))


def strong(s: ZombiesState, seat: str) -> bool:
    """Whether a fight is nothing to be afraid of."""
    return power(s, seat) >= STRONG


# Tiles


def place(s: ZombiesState, seat: str, tile: str) -> list[str]:  # D1, D4
    """Most openings; buildings near the own pawn, streets near the leader's; the helipad near the own one."""
    if s.data.tiles[tile].kind == "helipad":
        return spot_words(s, tile, defaults.spot(s, seat, tile))
    city, printed = s.city, s.data.tiles[tile]
    named = printed.kind == "named"
    x, y = city.at(s.survivors[seat if named else leader(s, seat)].pawn or START)

    def rank(spot: Spot) -> tuple[int, int]:
        return -openings_after(city, tile, spot), abs(spot.x * 3 + 1 - x) + abs(spot.y * 3 + 1 - y)

    spot = min(spots(s, tile), key=rank)
    loaded = not settled(s, tile) and printed.life + printed.bullets > 0
    by_hand = [BY_HAND] if loaded and _is_nearest(s, seat, city.plus(tile, spot), len(s.tiles)) else []
    return [*by_hand, *spot_words(s, tile, spot)]


def _is_nearest(s: ZombiesState, seat: str, city: City, number: int) -> bool:
    """Whether nobody has a shorter way to a building."""
    ways = city.ways(next(iter(city.rooms[number])))

    def gap(each: str) -> int:
        return ways.get(s.survivors[each].pawn or START, FAR)

    return all(gap(each) >= gap(seat) for each in s.opponents(seat))


def fill(s: ZombiesState, seat: str, number: int) -> list[str]:  # D2
    """By the automatic rule, but tokens near the doors if nobody is nearer than oneself."""
    tile, filling = s.tile(number), automatic_filling(s, number)
    if tile.life + tile.bullets and _is_nearest(s, seat, s.city, number):
        steps = to_door(s.city, number)
        inwards = sorted(steps, key=lambda room: steps[room])
        life, rest = inwards[: tile.life], inwards[tile.life :]
        filling = Filling(inwards[: min(tile.zombies, bank(s))], life, rest[: tile.bullets])
    return filling_words(s, number, filling)


# The auction


def highest_bid(s: ZombiesState, seat: str, tile: str) -> int:
    """What the right to place the helipad is worth to a seat, in trophies."""
    survivor = s.survivors[seat]
    if survivor.trophies >= s.target - NEAR_TARGET:
        return 0
    spot = defaults.spot(s, seat, tile)
    ways = s.city.ways(survivor.pawn or START)
    entries = [address(number, MIDDLE[side]) for number, side in joined(s.city, tile, spot)]
    walk = (nearest(ways, entries) or 0) + 2  # its edge, its centre
    points = survivor.lives + 2 if s.rules.movement == "lives_plus_2" else 4
    points += 2 * bool(s.in_play(seat, "skateboard"))
    return survivor.trophies // (2 if survivor.lives >= 2 and walk <= 2 * points else 4)


def bid(s: ZombiesState, seat: str, auction: Auction) -> list[str]:  # D3
    most = highest_bid(s, seat, auction.tile)
    return [str(auction.high + 1) if auction.high < most else "pass"]


# Fights


def wound(s: ZombiesState, seat: str, fight: Fight) -> list[str]:  # D5
    """One bullet if it suffices, a life while two are left, then whatever keeps one standing."""
    ways, survivor, bullets = list(fight.ways(s)), s.survivors[seat], bullets_for(s, fight.total)
    last = s.rules.ko_when == "last_life_lost"
    if "bullets" in ways and bullets == 1:
        return ["bullets"]
    if survivor.lives >= 2:
        return ["life"]
    if "kit" in ways:
        return ["kit"]
    if "bullets" in ways:
        return ["bullets"]
    if "ammo" in ways:
        return ["ammo"]
    if survivor.lives - last > 0 or "rush" not in ways:
        return ["life"]
    short = KILLED - fight.total - RUSH
    return ["rush" if short <= survivor.bullets * s.rules.bullet_bonus else "life"]


# Zombies


def zombie(s: ZombiesState, seat: str, step: ZombieMoves) -> list[str]:  # D9
    """To the own pawn as prey for the strong; else towards the leader, onto the way to the goal if there is one."""
    city, pawn = s.city, s.survivors[seat].pawn
    if pawn and strong(s, seat):
        herded = _herded(s, step, pawn)
        if herded:
            return herded
    if chance(s, seat, f"zombie{step.left}", STRAYING) and not step.settled(s):
        return [AUTO]
    prey = city.ways(s.survivors[leader(s, seat)].pawn or START)
    pad = city.pad(False)
    goal: Mapping[str, int] = city.ways(pad[0]) if pad else {}
    avoided = {pawn, *city.links.get(pawn, ())}
    best: tuple[int, list[str]] | None = None
    for square in movable(s, step.moved):
        before = danger(square, prey, goal)
        free = targets(s, square)
        for to in free:
            after = danger(to, prey, goal)
            if to not in avoided and after < before and (best is None or after < best[0]):
                best = after, [square, to] if len(free) > 1 else [square]
    if best:
        return best[1]
    return [] if step.settled(s) else [AUTO]


def _herded(s: ZombiesState, step: ZombieMoves, pawn: str) -> list[str]:
    """A zombie at hand onto the own square or beside it: next turn it is a trophy without a walk; empty if none is."""
    ways = s.city.ways(pawn)
    for square in sorted(movable(s, step.moved), key=lambda each: ways.get(each, FAR)):
        if not 1 <= ways.get(square, FAR) <= HERD:
            continue
        free = targets(s, square)
        to = min(free, key=lambda each: ways.get(each, FAR))
        if ways.get(to, FAR) < ways[square]:
            return [square, to] if len(free) > 1 else [square]
    return []


def danger(square: str, prey: Mapping[str, int], goal: Mapping[str, int]) -> int:
    """How little a zombie on this square would trouble a player on the way to the goal."""
    near = prey.get(square, FAR)
    return near + goal.get(square, FAR) if goal else near


# The hand


def worth(s: ZombiesState, seat: str, copy: str) -> int:
    """How gladly a card is kept."""
    card = s.card(copy)
    placed = {each.tile for each in s.tiles}
    buildable = not card.needs or not placed.isdisjoint(card.needs) or not s.city.closed
    return WORTH[card.id] if buildable else 0


def discard(s: ZombiesState, seat: str) -> list[str]:  # D10
    """The least useful card of a full hand of which none could be played."""
    held = s.in_hand(seat)
    if s.survivors[seat].used or len(held) < HAND:
        return [NONE]
    return [min(held, key=lambda copy: worth(s, seat, copy))]
