"""What looks wrong with a house of Zombie Plague though it is legal: seen before it is played, from its file alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.message import Arg, Message
from engine.core.written import Doubt
from engine.kit.walks import distances

from .data import PlagueData
from .house import House
from .rows import CAR_DOOR, OUTDOORS

FEW_OPENINGS = 4
"""Doors and windows to the outside; with fewer the house is closed at once."""
FAR = 30
"""Steps from the nearest opening of the house to the car; ours has 5."""
PACK = 4
"""Zombies that hold the car, and humans of a usual table."""
ARMS = 0.3
"""The part of the search cards that are weapons: with less of them most stay unarmed; of ours it is half."""
DRAWS = 3
"""Search cards for each search square, at least."""
NAMED = 6
"""Squares that are named of many."""


def doubts(box: PlagueData, house: House) -> list[Doubt]:
    """All that looks wrong with a house that fits into our box."""
    data = box.having(house)
    return [*_of_openings(data), *_of_places(data), *_of_car(data), *_of_squares(data, house), *_of_decks(data)]


def _of_openings(data: PlagueData) -> Iterator[Doubt]:
    n, of = len(data.exterior_openings), data.counts.barricades
    if n < FEW_OPENINGS:
        yield _doubt(("drawing",), "openings-few", n=n)
    if n > of:
        yield _doubt(("counts", "barricades"), "openings-many", n=n, of=of)


def _of_places(data: PlagueData) -> Iterator[Doubt]:
    ground, car = data.grid.ground(), "yes" if data.car else "no"
    for name, square in data.searches.items():
        if not ground.neighbours(square):
            drawing = "basement" if name in data.cellars else "drawing"
            yield _doubt((drawing,), "search-shut", place=name, at=square, car=car)
    inside = {data.zone[data.searches[name]] for name in data.hideouts}
    if len(inside) == 1 and len(data.hideouts) > 1:
        yield _doubt(("drawing",), "searches-together")


def _of_car(data: PlagueData) -> Iterator[Doubt]:
    if not data.car:
        return
    if len(data.car_doors) == 1:
        yield _doubt(("drawing",), "car-one-door", at=data.car_doors[0])
    beside = [each for each in data.beside_car if each in data.grid.floor]
    if len(beside) < PACK:
        yield _doubt(("drawing",), "car-free", n=len(beside))
    way = data.grid.ground().walks(*data.car_doors)
    steps = min((way[end] for edge in data.exterior_openings for end in data.grid.ends(edge) if end in way), default=0)
    if steps > FAR:
        yield _doubt(("drawing",), "car-far", n=steps)


def _of_squares(data: PlagueData, house: House) -> Iterator[Doubt]:
    grid, spots = data.grid, data.grid.spots
    floor = [each for each in grid.floor if spots[each].code not in (CAR_DOOR, "st")]
    floor.sort(key=grid.order)
    for kind, found in (
        ("floor-indoors", [each for each in floor if spots[each].code == "." and data.zone[each] != OUTDOORS]),
        ("floor-outdoors", [each for each in floor if not spots[each].code and data.zone[each] == OUTDOORS]),
    ):
        if found:
            yield _doubt(("zones",), kind, squares=_some(found))
    out = {each for each in grid.floor if data.zone[each] == OUTDOORS}
    links = grid.ground().neighbours
    open_air = distances(out.intersection(data.border), lambda at: [to for to in links(at) if to in out])
    if shut := out.difference(open_air):
        yield _doubt(("drawing",), "yard-shut", squares=_some(sorted(shut, key=grid.order)))
    for number, squares in data.sheets.items():
        if not data.starts[number] and not data.begins:
            yield _doubt(("drawing",), "sheet-closed", n=number, first=squares[0], last=squares[-1])
    below = [each for each in data.basement if each in grid.floor]
    if below and len(below) < 2 * PACK:
        yield _doubt(("basement",), "cellar-small", n=len(below))


def _of_decks(data: PlagueData) -> Iterator[Doubt]:
    deck = [data.card(copy) for copy in data.deck]
    arms = sum(card.kind in ("melee", "firearm", "thrown") for card in deck)
    if arms < ARMS * len(deck):
        yield _doubt(("copies",), "arms-few", n=arms, of=len(deck))
    if not any(card.heals for card in deck):
        yield _doubt(("copies",), "medicine-none")
    if len(deck) < DRAWS * len(data.searches):
        yield _doubt(("copies",), "deck-small", n=len(deck), of=len(data.searches))
    there = {data.does[card.id] for card in deck}
    for character in data.characters.values():
        if character.prefers not in there:
            name, card = Message(f"plague-character-{character.id}"), Message(f"plague-card-{character.prefers}")
            yield _doubt(("characters",), "unarmed", who=name, card=card)


def _some(squares: Iterable[str]) -> str:
    found = [*squares]
    return ", ".join(found[:NAMED]) + (", …" if len(found) > NAMED else "")


def _doubt(where: tuple[str, ...], kind: str, **args: Arg) -> Doubt:
    return Doubt(where, Message(f"plague-doubt-{kind}", args))
