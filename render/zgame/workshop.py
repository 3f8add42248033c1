"""A city that somebody wrote before anybody plays it: its shapes, its places, its cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.games.zgame.box import OwnCity, ZgameData
from engine.games.zgame.data import Item, Layout, Zombie
from engine.games.zgame.game import ZGame
from engine.games.zgame.state import goal_text
from engine.kit.hexes import Hex
from engine.workshop.trial import Tried

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import HOPE, LINE, MUTED, PANEL, RAISED, WHITE
from ..maps import hexes
from ..page import MARGIN, WIDTH, Part, full, page
from ..texts import Texts
from . import hands, pieces, things, tiles
from .look import FLESH, NIGHT, RUST, ZOMBIES, palette
from .scene import short
from .sites import PIECE, ROW

HEAD, LINE_HIGH, GAP = 64, 44, 12
TALL, LARGEST, PAD = 460, 144, 10
"""Pixels of a shape from top to bottom, of a hex in it, and around it."""
SMALL = 192
"""Pixels of a place on a map of which only a part is shown."""
COLUMNS = 6
"""Places side by side."""


class Plan:
    """A city, the tables with it, and the words for it."""

    def __init__(self, game: ZGame, name: str, texts: Texts) -> None:
        self.data: ZgameData = game.data.playing(name)
        self.city: OwnCity = game.data.cities[name]
        self.name, self.texts = name, texts

    @property
    def title(self) -> str:
        return self.texts(f"zgame-value-town-{self.name}")

    def place(self, sheet: Sheet, box: Box, tile: str) -> None:
        """A place with the Zombies that it begins with."""
        row, size = self.data.tiles[tile], box.width
        tiles.draw(sheet, box, tiles.face_of(row), short(tile, self.texts))
        if row.zombies and size >= tiles.NAMED:
            high = round(size * PIECE)
            at = box.x0 + (size - 3 * high // 2) // 2, box.y0 + round(size * ROW) - high // 2
            pieces.skulls(sheet, Box.at(*at, 3 * high // 2, high), row.zombies)


def picture(game: ZGame, name: str, texts: Texts, tried: Tried | None = None) -> Picture:
    """The shape of the city for each number of gangs, and its own places."""
    return _picture(the_map(Plan(game, name, texts)))


def all_cards(game: ZGame, name: str, texts: Texts) -> list[Picture]:
    """What else is its own: cards for hands, Zombies, Goals, events."""
    return [_picture(sheet) for sheet in the_cards(Plan(game, name, texts))]


def cut(game: ZGame, name: str, texts: Texts) -> list[str]:
    """Its texts that have to be shortened in a picture."""
    plan = Plan(game, name, texts)
    sheets = [the_map(plan), *the_cards(plan), *_large(plan)]
    return [each.text for sheet in sheets for each in sheet.placed if not each.whole]


def _picture(sheet: Sheet) -> Picture:
    return Picture(png(sheet.image, palette()), alternative([each.text for each in sheet.placed]))


# The map


def the_map(plan: Plan) -> Sheet:
    parts: list[Part[Plan]] = [(HEAD, _title), (LINE_HIGH, _uses)]
    for layout in plan.data.layouts.values():
        cells = [cell for _, cell in layout.cells]
        size = hexes.largest(hexes.extent(cells), WIDTH - 2 * PAD, TALL, LARGEST)
        high = hexes.pixels(hexes.extent(cells), size)[1] + 2 * PAD
        parts += [(LINE_HIGH, partial(_gangs, layout=layout)), (high, partial(_shape, layout=layout, size=size))]
    rows = -(-len(plan.city.tiles) // COLUMNS)
    parts.append((rows * _column() + (rows - 1) * GAP if rows else 0, _places))
    return page(plan, parts, GAP)


def _column() -> int:
    return (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS


def _title(sheet: Sheet, box: Box, plan: Plan) -> None:
    sheet.line(plan.title, box, Style(48, "Black", 30), HOPE)


def _uses(sheet: Sheet, box: Box, plan: Plan) -> None:
    data = plan.data
    counts = {"quarters": data.quarters, "cards": data.cards, "zombies": data.undead, "goals": data.goals}
    said = plan.texts("zgame-city-uses", **{what: len(each) for what, each in counts.items()}, events=len(data.events))
    sheet.line(said, box, Style(32, "Medium", 22), MUTED)


def _gangs(sheet: Sheet, box: Box, plan: Plan, layout: Layout) -> None:
    said = plan.texts("zgame-city-gangs", n=int(layout.id), quarters=layout.size)
    sheet.line(said, box, Style(34, "Bold", 24), WHITE)


def _shape(sheet: Sheet, box: Box, plan: Plan, layout: Layout, size: int) -> None:
    """What lies where: the Megamall, the slots of Bases, quarters that have their place, cells for any others."""
    place = full(box)
    sheet.fill(place, NIGHT)
    grid = hexes.centred(hexes.extent([cell for _, cell in layout.cells]), size, place)
    lying: Mapping[Hex, str] = {cell: plan.data.numbered[number] for number, cell in layout.fixed.items()}
    for name, cell in layout.cells:
        where = grid.box(cell)
        if name == "M" or cell in lying:
            plan.place(sheet, where, lying.get(cell, plan.data.mall))
            continue
        inner = where.inset(max(2, size // 40))
        hexes.fill(sheet, inner, RAISED if name.startswith("B") else PANEL)
        hexes.rim(sheet, inner, RUST if name.startswith("B") else LINE, max(2, size // 30))
        if name.startswith("B"):
            sheet.icon("home_flood", where.centre, size // 2, RUST)


def _places(sheet: Sheet, box: Box, plan: Plan) -> None:
    """Its own places, side by side."""
    wide = _column()
    for at, tile in enumerate(sorted(plan.city.tiles)):
        row, column = divmod(at, COLUMNS)
        plan.place(sheet, Box.at(box.x0 + column * (wide + GAP), box.y0 + row * (wide + GAP), wide, wide), tile)


def _large(plan: Plan) -> Iterator[Sheet]:
    """Its places as large as a map mostly shows them: names that have no room there have none anywhere."""
    for tile in plan.city.tiles:
        sheet = Sheet(SMALL, SMALL)
        plan.place(sheet, sheet.box, tile)
        yield sheet


# Cards


def the_cards(plan: Plan) -> Iterator[Sheet]:
    data, city, texts = plan.data, plan.city, plan.texts
    own = [item for id, item in data.items.items() if id in city.items or id in city.copies]
    if own:
        rows = -(-len(own) // hands.COLUMNS)
        high = rows * (hands.CARD_HIGH + hands.GAP)
        yield page(plan, [(HEAD, _title), (high, partial(_hand, items=own))], GAP)
    undead = [zombie for id, zombie in data.zombies.items() if id in city.zombies or id in city.copies]
    if undead:
        rows = [things.Row(ZOMBIES, _zombie(each, texts), ink=FLESH) for each in undead]
        yield things.sheet(things.Thing(ZOMBIES, texts("zgame-deck-undead"), plan.title, rows))
    if city.goals:
        goals = [things.Row("trophy", _goal(plan, goal)) for goal in city.goals]
        yield things.sheet(things.Thing("trophy", texts("zgame-city-goals"), plan.title, goals))
    yield from (things.sheet(things.event(event, texts)) for event in city.events.values())


def _hand(sheet: Sheet, box: Box, plan: Plan, items: Sequence[Item]) -> None:
    kinds = [hands.Held(item, len(item.copies), now=False) for item in items]
    hands.draw_cards(sheet, box, plan.texts, kinds)


def _goal(plan: Plan, goal: str) -> str:
    aim = plan.city.goals[goal]
    said = plan.texts.message(goal_text(aim, "goaltext"), {})
    return plan.texts("zgame-city-named", name=plan.texts(f"zgame-goal-{goal}"), what=said)


def _zombie(zombie: Zombie, texts: Texts) -> str:
    """How many there are, how strong they are, and what they do."""
    parts = [texts("zgame-look-zombie", n=len(zombie.copies), strength=zombie.strength)]
    if zombie.bans:
        key = "zgame-look-zombie-ransom" if zombie.ransom else "zgame-look-zombie-bans"
        parts.append(texts(key, deck=texts(f"zgame-inside-deck-{zombie.bans}")))
    if zombie.extra:
        parts.append(texts("zgame-look-zombie-extra", n=zombie.extra))
    if zombie.kills:
        parts.append(texts("zgame-look-zombie-kills", n=zombie.kills))
    if zombie.despoils:
        parts.append(texts("zgame-look-zombie-despoils"))
    if zombie.spreads:
        parts.append(texts("zgame-look-zombie-spreads"))
    return texts("zgame-city-named", name=texts(f"zgame-zombie-{zombie.id}"), what=" · ".join(parts))
