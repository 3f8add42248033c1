"""The automated player's judgement of tiles, bids, fights, zombies and hands (section 11).

It reads only what the seat it plays for may see, and has no luck of its own: where section 11 wants chance, the
number of the turn decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

from engine.core.shape import NONE

from .. import defaults
from ..box.city import MIDDLE, City, Spot, address, nearest
from ..box.judgement import Judgement
from ..dead.moves import movable, targets
from ..dead.supply import bank
from ..ground.filling import Filling, automatic_filling, filling_words, settled, to_door
from ..ground.spots import joined, openings_after, spot_words, spots
from ..state import HAND, START, ZombiesState
from ..steps.helipad import Auction
from ..steps.place import BY_HAND
from ..steps.zombies import AUTO, ZombieMoves
from ..survivors.fight import Fight
from ..survivors.hand import adds
from ..survivors.strength import KILLED, RUSH, bullets_for

FAR = 40
"""The distance, in steps, of everything that is as far as this or cannot be reached."""
WORTH = {
    "alternate_food_source": 9, "first_aid_kit": 8, "grenade": 8, "adrenaline_rush": 8, "much_needed_rest": 7,
    "keys_are_still_in_it": 7, "fire_axe": 7, "skateboard": 7, "hey_look_a_shotgun": 7, "lots_of_ammo": 6,
    "fear": 6, "brain_cramp": 6, "hysterical_paralysis": 6, "butter_fingers": 5, "where_did_everybody_go": 5,
    "chainsaw": 5, "molotov_cocktail": 4, "claustrophobia": 4, "your_shoes_untied": 4, "this_isnt_so_bad": 4,
    "i_dont_think_theyre_dead": 4, "zombie_master": 4, "couldnt_get_worse": 3, "were_screwed": 3,
    "slight_miscalculation": 3, "bad_sense_of_direction": 2, "all_the_marbles": 1,
}  # fmt: skip
"""How gladly a card is kept; the least of a full hand is discarded."""


def mind(s: ZombiesState) -> Judgement:
    """What the table's stand-ins go by."""
    return s.data.player.of(s.settings.difficulty)


def chance(s: ZombiesState, seat: str, what: str, percent: int) -> bool:
    """Whether something with this chance, in percent, happens: the same for one seat throughout a turn."""
    return crc32(f"{s.number} {seat} {what}".encode()) % 100 < percent


# How the players stand


def pad_steps(s: ZombiesState, square: str) -> int:
    """Steps from a square to the goal, at most `FAR`."""
    pad = s.pad
    return min((s.city.ways(goal).get(square, FAR) for goal in pad), default=FAR)


def threatens(s: ZombiesState, seat: str) -> bool:
    """Whether this player may soon win."""
    survivor = s.survivors[seat]
    return (
        s.target - survivor.trophies <= mind(s).near_target or pad_steps(s, survivor.pawn or START) <= mind(s).near_pad
    )


def standing(s: ZombiesState, seat: str) -> float:
    """How near a player is to winning, by trophies or by the goal."""
    survivor = s.survivors[seat]
    return survivor.trophies / s.target + 1 - min(FAR, pad_steps(s, survivor.pawn or START)) / FAR


def leader(s: ZombiesState, seat: str) -> str:
    """The opponent who stands best."""
    return max(s.opponents(seat), key=lambda each: standing(s, each))


def weariness(s: ZombiesState) -> float:
    """Rounds without a new tile and without a trophy: the more there are, the more the stand-in dares."""
    return s.idle / len(s.playing)


def bullet(s: ZombiesState) -> float:
    """How many lives a bullet is as good as."""
    return mind(s).bullet_power if s.rules.bullet_bonus == 2 else 0.6


def power(s: ZombiesState, seat: str) -> float:
    """The power of a player in fights, counted in lives."""
    survivor = s.survivors[seat]
    bold = mind(s).strong if weariness(s) >= 1 else 0
    return max(bold, survivor.lives + survivor.bullets * bullet(s))


def strong(s: ZombiesState, seat: str) -> bool:
    """Whether a fight is nothing to be afraid of."""
    return power(s, seat) >= mind(s).strong


# Tiles


def place(s: ZombiesState, seat: str, tile: str) -> list[str]:  # D1, D4
    """Where a tile goes: most openings; buildings near the player's pawn, streets near the leader's; the helipad near
    the player's.
    """
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
    """The filling of a tile: by the automatic rule, but tokens near the doors if nobody is nearer than the player."""
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
    if survivor.trophies >= s.target - mind(s).near_target:
        return 0
    spot = defaults.spot(s, seat, tile)
    ways = s.city.ways(survivor.pawn or START)
    entries = [address(number, MIDDLE[side]) for number, side in joined(s.city, tile, spot)]
    walk = (nearest(ways, entries) or 0) + 2  # its edge, its centre
    points = survivor.lives + 2 if s.rules.movement == "lives_plus_2" else 4
    points += adds(s, seat, "skateboard")
    by = mind(s)
    return int(survivor.trophies * (by.bid_near if survivor.lives >= 2 and walk <= 2 * points else by.bid_far))


def bid(s: ZombiesState, seat: str, auction: Auction) -> list[str]:  # D3
    most = highest_bid(s, seat, auction.tile)
    return [str(auction.high + 1) if auction.high < most else "pass"]


# Fights


def wound(s: ZombiesState, seat: str, fight: Fight) -> list[str]:  # D5
    """The answer to a failed roll: one bullet if it is enough, a life while two are left, then anything that avoids
    the knock-out.
    """
    ways, survivor, bullets = list(fight.ways(s)), s.survivors[seat], bullets_for(s, fight.total)
    last = s.rules.ko_when == "last_life_lost"
    if "bullets" in ways and bullets <= mind(s).spend:
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
    """Where a zombie goes: to the pawn of a strong player as prey; else towards the leader, onto the leader's way to
    the goal.
    """
    city, pawn = s.city, s.survivors[seat].pawn
    ahead = pad_steps(s, s.survivors[leader(s, seat)].pawn or START)
    if pawn and strong(s, seat) and ahead > mind(s).block:
        herded = _herded(s, step, pawn)
        if herded:
            return herded
    if chance(s, seat, f"zombie{step.left}", mind(s).straying) and not step.settled(s):
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
    """Move a near zombie onto the player's square or beside it, for a trophy next turn without a walk; empty if no
    zombie is near.
    """
    ways = s.city.ways(pawn)
    for square in sorted(movable(s, step.moved), key=lambda each: ways.get(each, FAR)):
        if not 1 <= ways.get(square, FAR) <= mind(s).herd:
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
    placed = {s.tile(number).named for number in range(len(s.tiles))}
    buildable = not card.needs or not placed.isdisjoint(card.needs) or not s.city.closed
    return WORTH[card.rule] if buildable else 0


def discard(s: ZombiesState, seat: str) -> list[str]:  # D10
    """The least useful card of a full hand, if no card of it could be played; else nothing."""
    held = s.in_hand(seat)
    if s.survivors[seat].used or len(held) < HAND:
        return [NONE]
    return [min(held, key=lambda copy: worth(s, seat, copy))]
