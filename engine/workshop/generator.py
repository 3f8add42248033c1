"""First versions of missions: a map, and on it what is wanted of the survivors and what stands in their way.

How hard a version is goes by one number, the hardness; `screws` finds the one with which stand-ins win as often as is
wished.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, NamedTuple

from ..core.message import Message, msg
from ..core.options import Difficulty
from ..games.zombicide.box.city import City
from ..games.zombicide.box.data import Tables
from ..games.zombicide.box.ground import Ground, ground
from ..games.zombicide.box.mission import Mission, text_key
from ..games.zombicide.box.mission_faults import laid_out, mission_faults
from ..games.zombicide.box.tile import is_room, tile_of
from .streets import Map, Size, Tiles, lay
from .toml import Fields

Aim = Literal["escape", "search", "hold"]
HARDEST = 12
"""The greatest hardness; 0 is the easiest."""
NAMES = 6
"""Names of missions for each aim, of which the texts are `workshop-name-<aim>-<n>`."""
AWAKE: Mapping[Aim, Mapping[Size, int]] = {
    "escape": {"small": 1, "medium": 2, "large": 2},
    "search": {"small": 1, "medium": 1, "large": 1},
    "hold": {"small": 1, "medium": 2, "large": 3},
}
"""Spawn zones of the easiest."""
CARDS: Mapping[Size, int] = {"small": 3, "medium": 4, "large": 5}
"""Cards of a search; of some maps one more."""
RATED: Mapping[Difficulty, str] = {"easy": "medium", "normal": "medium", "hard": "hard"}
FUSES = ("FUSE_A", "FUSE_B")
DOUBLE = 0.4
"""How many of the escapes need two fuses, and of the searches one card more."""
HOURS = 24
NO_LINKS: frozenset[tuple[str, str]] = frozenset()
WAVE = "green"
"""The colour of the spawn zone that a card wakes up."""
WAKES = f"; spawn_on({WAVE})"
RISING = 0.75
"""How much is added with each step of the hardness: half a spawn zone, which is one that a card wakes up, counts 1."""


class Find(NamedTuple):
    """What a card does, by the name under which it has its texts ``workshop-find-<name>…``; its options."""

    name: str
    effect: str
    options: int = 0


FINDS: Sequence[Find] = (
    Find("pantry", "ap(taker, 2); gain(taker, canned_food); heal(zone, 1)"),
    Find("locker", "ap(taker, 2); draw(taker, eq, 2)"),
    Find("alarm", "ap(taker, 3); noise(here, 3); draw(taker, ss, 1)"),
    Find("sleepers", "ap(taker, 3); spawn(here, walker, 2); draw(taker, eq, 1)"),
    Find("patrol", "choose(taker) {1: draw(taker, ss, 1); noise(here, 2) | 2: ap(zone, 1)}", 2),
    Find("shutter", "test(2, 5) {draw(taker, epic, 1)} else {noise(here, 2); ap(taker, 2)}"),
    Find("medic", "ap(taker, 1); healall(zone, 1)"),
    Find("radio", "choose(taker) {1: peek(zombie, 3); ap(taker, 1) | 2: ap(taker, 3); noise(here, 2)}", 2),
    Find("ambush", "ap(taker, 3); spawn(S1, runner, 1); draw(taker, ss, 1)"),
)


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wanted; equal wishes make equal missions. ``name`` is the id of the mission."""

    name: str
    aim: Aim
    size: Size = "medium"
    tiles: Tiles = "streets"
    seed: str = ""
    level: Difficulty = "normal"
    """How hard it shall be, as missions go: see `screws.SHARES`."""


@dataclass(slots=True)
class Draft:
    """A mission: the fields of its file without texts, and these by their short names (`Mission.wording`), each as one
    of the catalogue.
    """

    wish: Wish
    hardness: int
    fields: Fields
    texts: Mapping[str, Message]

    @property
    def mission(self) -> Mission:
        """The mission of the file."""
        return Mission.model_validate({**self.fields, "id": self.wish.name})


@dataclass(slots=True)
class _Plan:
    """A mission while it is being written."""

    wish: Wish
    hardness: int
    random: Random
    map: Map
    city: City
    ground: Ground
    away: Mapping[str, int]
    """How far every zone is from the start, all doors open."""
    cards: dict[str, Fields] = field(default_factory=dict[str, Fields])
    texts: dict[str, Message] = field(default_factory=dict[str, Message])
    taken: set[str] = field(default_factory=set[str])
    """Zones in which something lies."""

    @property
    def halves(self) -> int:
        """Twice the number of spawn zones: an odd one is asleep until the card is read that matters most."""
        return 2 * AWAKE[self.wish.aim][self.wish.size] + round(RISING * self.hardness)

    @property
    def wakes(self) -> str:
        """What that card does beside."""
        return WAKES if self.halves % 2 else ""


def draft(data: Tables, wish: Wish, hardness: int) -> Draft:
    """A mission as wished, so hard, on the same map whatever the hardness.

    Raises ValueError if the box has not enough tiles for it.
    """
    random = Random(f"{wish.seed}:{wish.aim}:{wish.size}:{wish.tiles}")
    laid = lay(random, data.tiles, wish.size, wish.tiles)
    bare = _bare(wish, laid)
    city = City(bare, data.tiles)
    open_all = ground(city, frozenset(city.doors), NO_LINKS)
    start = _start(random, city, open_all)
    plan = _Plan(wish, hardness, random, laid, city, open_all, open_all.away(start))
    plan.taken.add(start)
    given = _of_aim(plan) | _opponents(plan)
    plan.texts["name"] = msg(f"workshop-name-{wish.aim}-{random.randint(1, NAMES)}")
    return Draft(wish, hardness, _fields(plan, start, given), plan.texts)


def joined(data: Tables, mission: Mission) -> Tables:
    """The box with one more mission in it. Raises ValueError if it does not fit."""
    fields: dict[str, Any] = {name: getattr(data, name) for name in type(data).model_fields}
    fields["missions"] = {**data.missions, mission.id: mission}
    tables = type(data).model_construct(**fields)
    faults = [*laid_out(mission, tables)]
    faults = faults or [*mission_faults(mission, tables.city(mission.id), tables)]
    if faults:
        raise ValueError("; ".join(f"{', '.join(where)}: {what.key} {what.args}" for where, what in faults))
    return tables


# Where it is played


def _bare(wish: Wish, laid: Map) -> Mission:
    """Nothing but the map, to be measured."""
    first = f"{laid[0][0].tile}.A"
    return Mission.model_construct(
        id=wish.name,
        grid=tuple(tuple(each.tile for each in row) for row in laid),
        turns={each.tile: each.turns for row in laid for each in row if each.turns},
        detached=(),
        merged=(),
        start=(first,),
    )


def _outdoors(city: City) -> list[str]:
    """Streets and corridors in their order."""
    return [id for id, zone in city.zones.items() if not zone.room]


def _rim(city: City, zone: str) -> bool:
    """Whether a zone reaches the edge of the map."""
    rows, columns = max(row for row, _ in city.cells), max(column for _, column in city.cells)
    return any(row in (0, rows) or column in (0, columns) for row, column in city.zones[zone].cells)


def _start(random: Random, city: City, open_all: Ground) -> str:
    """A street at the edge of the map from which everything can be reached."""
    found = [zone for zone in _outdoors(city) if _rim(city, zone) and len(open_all.away(zone)) == len(city.zones)]
    if not found:
        raise ValueError("there are zones that cannot be reached")
    return random.choice(found)


def _pick(plan: _Plan, zones: Sequence[str], share: float) -> str:
    """One of the zones in which nothing lies yet, so far away among them: 0 is the nearest, 1 the farthest."""
    free = [zone for zone in zones if zone not in plan.taken]
    ranked = sorted(free, key=lambda zone: (plan.away[zone], plan.random.random()))
    at = round(share * (len(ranked) - 1))
    found = ranked[max(0, min(len(ranked) - 1, at + plan.random.choice((-1, 0, 0, 1))))]
    plan.taken.add(found)
    return found


def _rooms(plan: _Plan, *, apart: bool = True) -> list[str]:
    """Rooms in which nothing lies, ``apart``: on tiles and in buildings without anything as long as there are any."""
    used = {tile_of(zone) for zone in plan.taken}
    free = [zone for zone in plan.city.zones if is_room(zone) and zone not in plan.taken and plan.away[zone] > 1]
    alone = [zone for zone in free if tile_of(zone) not in used]
    return alone if apart and alone else free


# What is wanted


def _of_aim(plan: _Plan) -> Fields:
    plan.texts["briefing"] = msg(f"workshop-briefing-{plan.wish.aim}")
    return {"escape": _escape, "search": _search, "hold": _hold}[plan.wish.aim](plan)


def _card(plan: _Plan, find: Find, where: Fields, effect: str = "") -> None:
    """A card, and its texts."""
    number = len(plan.cards) + 1
    plan.cards[f"{plan.wish.name}-{number}"] = {**where, "effect": effect or find.effect}
    for part in ("", "-story", *(f"-option-{option}" for option in range(1, find.options + 1))):
        plan.texts[f"card-{number}{part}"] = Message(f"workshop-find-{find.name}{part}")


def _in_room(plan: _Plan, share: float) -> Fields:
    return {"zone": _pick(plan, _rooms(plan), share)}


def _finds(plan: _Plan, count: int) -> None:
    """So many cards that are good to have and can do harm, everywhere."""
    finds = plan.random.sample(FINDS, min(count, len(FINDS)))
    for n, find in enumerate(finds):
        _card(plan, find, _in_room(plan, (n + 1) / (len(finds) + 1)))


def _goal(plan: _Plan, goal: str) -> None:
    plan.texts[f"goal-{goal.lower()}"] = msg(f"workshop-goal-{plan.wish.aim}-{goal.lower()}")


def _escape(plan: _Plan) -> Fields:
    """The way out is known; what opens it lies somewhere, the harder the farther."""
    hard = plan.hardness / HARDEST
    if double := plan.random.random() < DOUBLE:
        last = f"if(keys_all(FUSE_A, FUSE_B)) {{goal(POWER){plan.wakes}}}"
        effects = [f"ap(taker, 3); key({word}); {last}" for word in FUSES]
    else:
        effects = [f"ap(taker, 3); goal(POWER){plan.wakes}"]
    for effect in effects:
        _card(plan, Find("fuse", ""), _in_room(plan, 0.25 + 0.5 * hard), effect)
    _finds(plan, 2)
    out = [zone for zone in _outdoors(plan.city) if _rim(plan.city, zone)]
    exit = _pick(plan, out, 0.5 + 0.5 * hard)
    for goal in ("POWER", "OUT"):
        _goal(plan, goal)
    given: Fields = {"exits": [exit], "goals": {"POWER": "effect", "OUT": "exit"}}
    if double:
        given["keywords"] = [*FUSES]
        for word in FUSES:
            plan.texts[f"keyword-{text_key(word)}"] = msg(f"workshop-keyword-{text_key(word)}")
    return given


def _search(plan: _Plan) -> Fields:
    """All cards are wanted, the harder the farther away."""
    count = CARDS[plan.wish.size] + (plan.random.random() < DOUBLE)
    finds = plan.random.sample(FINDS, count)
    far = 0.5 + 0.5 * plan.hardness / HARDEST
    for n, find in enumerate(finds):
        effect = f"{find.effect}{plan.wakes}" if n == 0 else find.effect
        _card(plan, find, _in_room(plan, far * (n + 1) / count), effect)
    _goal(plan, "FOUND")
    return {"goals": {"FOUND": "cards"}}


def _hold(plan: _Plan) -> Fields:
    """Help is called for, and then comes at its hour, the harder the later."""
    rounds = 5 + plan.hardness // 3
    hour = plan.random.choice((8, 9, 10, 12, 14, 15))
    comes = (hour + rounds) % HOURS
    _card(plan, Find("call", ""), _in_room(plan, 0.5), f"ap(taker, 3); noise(here, 2); goal(CALLED){plan.wakes}")
    _finds(plan, 2)
    _card(plan, Find("help", ""), {"hour": comes}, "ap(all, 1); goal(HELD)")
    for goal in ("CALLED", "HELD"):
        _goal(plan, goal)
    plan.texts["rule-1"] = msg("workshop-rule-hold", hour=comes)
    return {"hour": hour, "rules": 1, "goals": {"CALLED": "effect", "HELD": "effect"}}


# What stands in the way


def _opponents(plan: _Plan) -> Fields:
    """Spawn zones at the edge, the harder the more of them awake, and crates, the harder the fewer."""
    zones = _spawn_zones(plan, (plan.halves + 1) // 2)
    asleep = set(zones[-1:]) if plan.wakes else set[str]()
    ordered = plan.city.clockwise(zones, zones[0])
    rows: list[Fields] = [
        {"id": f"S{n}", "zone": zone, **({"colour": WAVE, "active": False} if zone in asleep else {})}
        for n, zone in enumerate(ordered, 1)
    ]
    crates = max(1, len(plan.city.tiles) - plan.hardness // 3)
    found = [_pick(plan, _rooms(plan), plan.random.random()) for _ in range(crates)]
    return {"spawns": rows, "crates": found}


def _spawn_zones(plan: _Plan, count: int) -> list[str]:
    """Streets at the edge, not at the start nor at a way out, as far from one another as can be."""
    edge = [zone for zone in _outdoors(plan.city) if _rim(plan.city, zone) and zone not in plan.taken]
    far = [zone for zone in edge if plan.away[zone] > 1]
    found = [max(far, key=lambda zone: (plan.away[zone], plan.random.random()))]
    while len(found) < min(count, len(far)):
        apart = {zone: min(plan.ground.away(other)[zone] for other in found) for zone in far if zone not in found}
        found.append(max(apart, key=lambda zone: (apart[zone], plan.away[zone])))
    return found


# The file


def _fields(plan: _Plan, start: str, given: Fields) -> Fields:
    """The mission as its file says it."""
    wish = plan.wish
    turns = {each.tile: each.turns for row in plan.map for each in row if each.turns}
    return {
        "difficulty": RATED[wish.level],
        "minutes": 30 + 15 * (wish.size != "small") + 15 * (wish.size == "large"),
        "hour": given["hour"] if "hour" in given else plan.random.choice((8, 10, 12, 14)),
        "grid": [[each.tile for each in row] for row in plan.map],
        **({"turns": turns} if turns else {}),
        "start": [start],
        **{name: value for name, value in given.items() if name != "hour"},
        "cards": plan.cards,
    }
