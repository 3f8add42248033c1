"""The board of Zombies!!! in words: short for the alternative text, complete for `board text`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.secret import HIDDEN
from engine.games.zombies.box.card import Card
from engine.games.zombies.box.city import OPPOSITE, SIDES, address, by_address, tile_of
from engine.games.zombies.box.tile import Tile
from engine.games.zombies.ground.spots import joined, spots

from .. import dice
from ..texts import Texts
from . import zoom
from .cards import printed
from .scene import ZombiesScene


def zoom_lines(scene: ZombiesScene, seat: str) -> list[str]:
    """Where a pawn stands and what is near it, tile by tile."""
    pawn = scene.s.survivors[seat].pawn
    numbers = [tile_of(pawn)] if pawn else [0]
    here = scene.s.tiles[numbers[0]]
    cells = scene.s.city.cells
    numbers += [n for dx, dy in SIDES.values() if (n := cells.get((here.x + dx, here.y + dy))) is not None]
    return [zoom.place_line(scene, seat), *(tile_line(scene, number) for number in numbers)]


def hand_lines(scene: ZombiesScene, seat: str) -> list[str]:
    """What lies on a player and in front of them, and the cards of the hand with their texts."""
    known = [copy for copy in scene.s.survivors[seat].hand.cards if copy != HIDDEN]
    cards = [card_line(scene.s.card(copy), scene.texts) for copy in known]
    return [zoom.hand_line(scene, seat), *(line for _, line in zoom.lying_lines(scene, seat)), *cards]


def card_line(card: Card, texts: Texts) -> str:
    """One card in words."""
    said = printed(card, texts)
    head = ". ".join(part for part in (said.band, said.needs) if part)
    return texts("zombies-board-alt-card", card=said.name, kind=head, text=said.text)


def tile_lines(tile: Tile, texts: Texts) -> list[str]:
    """One tile in words: what comes with it, and its squares."""
    kinds = {"R": "room", ".": "road", "#": "blocked"}
    squares: dict[str, list[str]] = {}
    for square in range(1, 10):
        squares.setdefault(kinds[tile.letter(square)], []).append(str(square))
    ground = [texts(f"zombies-board-alt-{kind}", squares=", ".join(found)) for kind, found in squares.items()]
    doors = ", ".join(f"{a}–{b}" for a, b in tile.doors)
    rows = [text for _, text in zoom.tile_rows(tile, texts)]
    door = [texts("zombies-board-alt-doors", pairs=doors)] if doors else []
    return [texts(f"zombies-tile-{tile.named}"), *rows, *ground, *door]


# The board

FEW = 8
"""The most squares to choose from that a short text names."""


def lines(scene: ZombiesScene, full: bool) -> Iterator[str]:
    """Decision, what can be chosen, players, supply; `full` adds all tiles and news."""
    s = scene.s
    yield scene.label("alt-now", phase=scene.phase, heading=scene.heading) if scene.phase else scene.heading
    if scene.due:
        yield scene.due
    if scene.dice:
        faces = ", ".join(str(face) for face in scene.dice)
        yield scene.label("alt-dice", faces=faces) + (f" {scene.meaning}" if scene.meaning else "")
    else:
        yield from dice.said(scene)
    yield from _choices(scene, full)
    if s.city.closed:
        yield scene.label("sealed")
    yield from scene.effects
    yield from (player_line(scene, seat, full) for seat in s.seats)
    yield f"{scene.round}. {scene.supply}."
    yield scene.deck
    if full:
        yield scene.mode
        if scene.options:
            yield scene.options
        if s.removed:
            yield scene.label("alt-removed", tiles=", ".join(scene.tile_name(tile) for tile in s.removed))
        yield from (tile_line(scene, number) for number in range(len(s.tiles)))
        yield from scene.news


def _choices(scene: ZombiesScene, full: bool) -> Iterator[str]:
    """What the picture marks as possible."""
    s = scene.s
    if scene.drawn:
        tile = s.data.tiles[scene.drawn]
        what = " · ".join(text for _, text in zoom.tile_rows(tile, scene.texts))
        yield scene.label("drawn", tile=scene.tile_name(tile.id), what=what)
    if scene.candidates:
        yield scene.label("alt-cells", cells="; ".join(_candidates(scene)))
    if scene.reach:
        ways = list(scene.reach.items())[: None if full else FEW]
        said = ", ".join(scene.label("alt-way", square=square, n=way.steps, fights=way.price) for square, way in ways)
        yield scene.label("alt-reach", squares=said if len(ways) == len(scene.reach) else f"{said}, …")
    if scene.movable:
        shown = sorted(scene.movable, key=by_address)[: None if full else FEW]
        more = "" if len(shown) == len(scene.movable) else ", …"
        yield scene.label("alt-movable", squares=", ".join(shown) + more)


def _candidates(scene: ZombiesScene) -> Iterator[str]:
    """Each numbered cell with the sides of tiles that it joins."""
    sides: dict[tuple[int, int], dict[tuple[int, str], None]] = {}
    for spot in spots(scene.s, scene.drawn):
        sides.setdefault((spot.x, spot.y), {}).update(dict.fromkeys(joined(scene.s.city, scene.drawn, spot)))
    for cell, number in scene.candidates.items():
        beside = ", ".join(f"#{n} {scene.texts(f'zombies-side-{side}')}" for n, side in sides[cell])
        yield f"{number}: {beside}"


def player_line(scene: ZombiesScene, seat: str, full: bool) -> str:
    """A player: counts, where the pawn stands, what lies there."""
    survivor = scene.s.survivors[seat]
    if survivor.gone:
        return f"{scene.name(seat)}: {scene.label('gone')}"
    parts = [
        scene.label("alt-lives", n=survivor.lives),
        scene.label("alt-bullets", n=survivor.bullets),
        scene.label("alt-trophies", n=survivor.trophies, of=scene.s.target),
        scene.label("alt-hand", n=len(survivor.hand)),
        scene.label("card-used" if survivor.used else "card-free") if full or survivor.used else "",
        scene.label("alt-pawn", at=survivor.pawn) if survivor.pawn else "",
        *(note.text for note in scene.status(seat)),
        scene.label("automated") if seat in scene.stand_ins else "",
        scene.label("alt-active") if seat == scene.s.active and not scene.s.over else "",
        scene.label("alt-winner") if seat in scene.winners else "",
    ]
    return f"{scene.name(seat)} ({scene.initials(seat)}): " + ", ".join(part for part in parts if part)


def tile_line(scene: ZombiesScene, number: int) -> str:
    """A tile on the table: where it lies, its roads, what stands on it."""
    s, placed = scene.s, scene.s.tiles[number]
    laid = s.city.lies[number]
    roads: list[str] = []
    for side in SIDES:
        if side in laid.exits:
            beyond = s.city.neighbour(placed, side)
            joins = beyond is not None and OPPOSITE[side] in s.city.lies[beyond].exits
            where = f"#{beyond}" if joins else scene.label("alt-open" if beyond is None else "alt-shut")
            roads.append(f"{scene.texts(f'zombies-side-{side}')} {where}")
    here = [address(number, n) for n in range(1, 10)]
    found = {
        "zombies": [square for square in here if square in s.zombies],
        "life": [square for square in here if s.tokens.get(square) == "life"],
        "bullet": [square for square in here if s.tokens.get(square) == "bullet"],
        "goal": [square for square in here if square in scene.pad],
    }
    parts = [scene.label("alt-roads", roads=", ".join(roads))]
    if number in s.city.rooms:
        parts.append(scene.label("alt-room", squares=", ".join(s.city.rooms[number])))
        pairs = [(a, b) for a in s.city.rooms[number] for b in s.city.links[a] if s.city.letters[b] == "."]
        parts.append(scene.label("alt-doors", pairs=", ".join(f"{a}–{b}" for a, b in pairs)))
    parts += [scene.label(f"alt-{what}", squares=", ".join(squares)) for what, squares in found.items() if squares]
    parts += [
        scene.label("alt-stand", names=", ".join(map(scene.name, seats)), square=square)
        for square in here
        if (seats := scene.standing.get(square))
    ]
    return f"#{number} {scene.tile_name(placed.tile)}: " + "; ".join(parts)
