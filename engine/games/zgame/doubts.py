"""What looks wrong with a city of Z-Game though it is legal: seen before it is played, from its file alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.message import Arg, Message
from engine.core.written import Doubt
from engine.kit.hexes import Hex, distance

from .box import OwnCity, ZgameData
from .data import ITEM_DECKS, Layout

HUNGRY = 0.3
"""Food and Medicine of quarters, each: with less Fighters starve; ours have 9 in 19."""
STRONG = 2.2
"""The mean Strength of a Zombie card above which hardly a fight is won; ours have 1.4."""
FEW = 4
"""Cards in a deck: with fewer it runs out at once."""
EVENT_ICONS = ("invasion", "marauders", "night", "night_marauders", "ruin")


def doubts(box: ZgameData, city: OwnCity) -> list[Doubt]:
    """All that looks wrong with a city that fits into our box."""
    data = box.having(city)
    return [
        *(each for layout in data.layouts.values() if city.layouts for each in _of_layout(data, layout)),
        *_of_bases(data, city),
        *_of_tiles(data, city),
        *_of_events(data, city),
        *_of_decks(data, city),
        *_of_goals(data, city),
        *_of_names(city),
    ]


def _of_layout(data: ZgameData, layout: Layout) -> Iterator[Doubt]:
    where = ("layouts", layout.id, "rows")
    cells = {cell for _, cell in layout.cells}
    bases = layout.bases
    if any(distance(a, b) == 1 for a in bases for b in bases):
        yield _doubt(where, "bases-touch")
    ways = [_steps(cells - {*bases} | {base}, base) for base in bases]
    if min(ways) < max(ways):
        yield _doubt(where, "bases-far", least=min(ways), most=max(ways))
    if any(sum(near in cells for near in base.neighbours) == 1 for base in bases):
        yield _doubt(where, "base-shut")
    fixed = [data.mall, *data.fixed_quarters(layout)]
    free = [data.tiles[tile].zombies for tile in data.free_quarters(layout)]
    usual = len(layout.quarters) * sum(free) / len(free) if free else 0
    expected = round(sum(data.tiles[tile].zombies for tile in fixed) + usual)
    if expected > layout.size + 1:
        yield _doubt(where, "crowded", n=expected)


def _steps(cells: set[Hex], start: Hex) -> int:
    """How far it is to the Megamall over these cells; there is a way."""
    found, edge, steps = {start}, {start}, 0
    while Hex(0, 0) not in found:
        edge = {near for cell in edge for near in cell.neighbours if near in cells} - found
        found |= edge
        steps += 1
    return steps


def _of_bases(data: ZgameData, city: OwnCity) -> Iterator[Doubt]:
    yields = {gang.base: len(data.tiles[gang.base].icons) for gang in data.gangs.values()}
    usual = max(yields.values())
    for base in city.bases.values():
        if yields[base] < usual:
            yield _doubt(("tiles", base, "icons"), "bases-uneven")


def _of_tiles(data: ZgameData, city: OwnCity) -> Iterator[Doubt]:
    """What people live on."""
    icons = Counter(icon for tile in data.quarters for icon in data.tiles[tile].icons)
    food = icons["food"] + icons["medicine"]
    if food < HUNGRY * len(data.quarters):
        yield _doubt(("tiles",), "hungry", n=food, of=len(data.quarters))
    if not icons["fighter"]:
        yield _doubt(("tiles",), "nobody-comes")


def _of_events(data: ZgameData, city: OwnCity) -> Iterator[Doubt]:
    there = {icon for tile in (*data.quarters, data.mall) for icon in data.tiles[tile].icons}
    for id, event in data.events.items():
        for field in EVENT_ICONS:
            icons: tuple[str, ...] = getattr(event, field)
            if icons and not there.intersection(icons):
                where = ("events", id, field) if id in city.events else ("keep", "events", id)
                yield _doubt(where, "icon-nowhere", icon=Message(f"zgame-board-icon-{icons[0]}"))
    first = {event.order[0] for event in data.events.values()}
    for letter in data.gangs:
        if letter not in first:
            yield _doubt(("events",), "gang-never-first", gang=Message(f"zgame-gang-{letter}"))


def _of_decks(data: ZgameData, city: OwnCity) -> Iterator[Doubt]:
    for deck in ITEM_DECKS:
        if (n := len(data.deck(deck))) < FEW:
            yield _doubt(("items",), "deck-small", deck=Message(f"zgame-deck-{deck}"), n=n)
    undead = [*data.undead.values()]
    if (strength := sum(zombie.strength for zombie in undead)) > STRONG * len(undead):
        yield _doubt(("zombies",), "zombies-strong", n=strength, of=len(undead))
    kept = {*data.items, *data.zombies}
    for id in city.copies:
        if id not in kept:
            yield _doubt(("copies", id), "copies-unused")


def _of_goals(data: ZgameData, city: OwnCity) -> Iterator[Doubt]:
    ops = {use.op for item in data.items.values() for use in (*item.raid, *item.household)}
    moved = "marauders" in ops or any(event.marauders or event.night_marauders for event in data.events.values())
    idle = {metric for metric, possible in (("rides", "ride" in ops), ("marauders", moved)) if not possible}
    seen = set[str]()
    for id, goal in data.goals.items():
        where = ("goals", id) if id in city.goals else ("keep", "goals", id)
        if goal.metric in idle:
            yield _doubt(where, "goal-never")
        if goal.measure in seen and not goal.at:
            yield _doubt(where, "goals-alike")
        seen.add(goal.measure)


def _of_names(city: OwnCity) -> Iterator[Doubt]:
    """Places that can only be told apart by their numbers."""
    for language, given in city.texts.items():
        seen = set[str]()
        for short in (each for each in city.wording() if each.startswith("tile-") and each in given):
            name = given[short].casefold()
            if name in seen:
                yield _doubt(("texts", language, short), "places-alike", name=given[short])
            seen.add(name)


def _doubt(where: tuple[str, ...], kind: str, **args: Arg) -> Doubt:
    return Doubt(where, Message(f"zgame-doubt-{kind}", args))
