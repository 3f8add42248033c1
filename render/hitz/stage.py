"""The middle of the board: the auction track, running battles, or how the game ended."""

from __future__ import annotations

from engine.games.hitz.encounter.battle import Fight

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import LINE, MUTED, PANEL, RAISED, TOXIC, WHITE
from .look import COAL, HORDE, HORDE_LIT, ROAD
from .scene import HitzScene
from .symbols import die, halo

TOP_BID = 10
AUCTION = 128
BATTLE = 150
NEWS_LINE = 38
FINALE = 190
DEFEAT = 300
SCORE = 88
GAP = 8


def height(scene: HitzScene) -> int:
    """Pixels that this part needs now; 0 if there is nothing to show."""
    battles = len(scene.battles)
    if scene.s.over:
        return _finale_height(scene) + GAP + SCORE * len(scene.score)
    if battles:
        return BATTLE
    if scene.auction:
        return AUCTION
    return NEWS_LINE * len(scene.news[-3:]) + 20 if scene.news else 0


def draw(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    """Draw what the present phase needs: the auction, the battles, the result or the news."""
    if scene.s.over:
        _scores(sheet, box, scene)
    elif len(scene.battles) == 1:
        _battle(sheet, box, scene, scene.battles[0])
    elif scene.battles:
        for battle, place in zip(scene.battles, box.columns(len(scene.battles), GAP), strict=True):
            _small_battle(sheet, place, scene, battle)
    elif scene.auction:
        _auction(sheet, box, scene)
    else:
        _news(sheet, box, scene)


def _auction(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    """Spaces 0 to 10 with the markers on them (2.3)."""
    sheet.panel(box, PANEL, 16)
    bidders = [seat for seat in scene.s.order if scene.s.groups[seat].alive]
    top = max(scene.s.groups[seat].bid for seat in bidders)
    zero, rest = box.inset(10).left(212, GAP)
    for space, cell in enumerate([zero, *rest.columns(TOP_BID, 6)]):
        here = [seat for seat in bidders if scene.s.groups[seat].bid == space]
        lit = here and space == top and space > 0
        if f"bid-{space}" in scene.changed and here:
            halo(sheet, cell)
        sheet.panel(cell, RAISED, 12, ROAD if lit else LINE, 4 if lit else 2)
        number, places = cell.top(40)
        ink = ROAD if lit else WHITE if space > top else MUTED
        sheet.line(str(space), number, Style(30, "Bold"), ink, "centre")
        size = 62 if space else 48
        for seat, place in zip(here, places.inset(4, 0).columns(max(1, len(here))), strict=False):
            look = scene.look(seat)
            sheet.badge(look.shape, scene.initials(seat), place.move(0, -2).centre, size, look.colour)


def _battle(sheet: Sheet, box: Box, scene: HitzScene, battle: Fight) -> None:
    """One battle at full width: zombies, last roll, what can be decided."""
    look = scene.look(battle.seat)
    sheet.panel(box, PANEL, 16)
    stripe, inner = box.left(14)
    sheet.panel(stripe._replace(x1=stripe.x1 + 16), look.colour, 14)
    sheet.fill(Box(stripe.x1, box.y0, stripe.x1 + 16, box.y1), PANEL)
    head, body = inner.inset(14, 8).top(38, 4)
    dice, title = head.right(380, 10)
    if battle.zombies:
        next_dice(sheet, dice, scene, battle)
    sheet.line(battle_title(scene, battle), title, Style(32, "Bold"), WHITE)
    horde, rest = body.left(344, 16)
    ask, rolled = rest.right(300, 16)
    crowd(sheet, horde, scene, battle, 52)
    last_roll(sheet, rolled, battle, 84)
    sheet.text(scene.choices(battle), ask, Style(30, "Medium"), WHITE, "right", "middle", 3)


def crowd(sheet: Sheet, box: Box, scene: HitzScene, battle: Fight, figure: int) -> None:
    """Zombies left in colour, the dead as shadows; with many, figures give way to the number."""
    strength = scene.strength(battle)
    colour = HORDE_LIT if strength else TOXIC
    count, rest = box.left(110, 8)
    sheet.line(f"{battle.zombies}/{battle.total}", count, Style(54, "Black", 30), WHITE)
    total = max(battle.total, battle.zombies, 1)
    rows = 1 if total * (figure - 12) <= rest.width else 2
    across = -(-total // rows)
    size = min(figure, rest.height // rows)
    step = min(size, rest.width // across)
    if step * 2 < size:
        sheet.shape("zombie", rest.centre, figure, colour)
        return
    for i in range(total):
        line, column = divmod(i, across)
        centre = (rest.x0 + column * step + size // 2, rest.y0 + rest.height * (2 * line + 1) // (2 * rows))
        sheet.shape("zombie", centre, size, colour if i < battle.zombies else LINE)


def last_roll(sheet: Sheet, box: Box, battle: Fight, largest: int) -> None:
    """The last roll, red dice first; two rows if one would make them too small."""
    count = len(battle.faces)
    if not count:
        return
    gap = 8
    rows = 1 if count * (min(largest, 56) + gap) <= box.width or box.height < 60 else 2
    across = -(-count // rows)
    size = min(largest, (box.height - gap * (rows - 1)) // rows, (box.width + gap) // across - gap)
    for i, face in enumerate(battle.faces):
        line, column = divmod(i, across)
        y = box.y0 + (box.height - rows * (size + gap) + gap) // 2 + line * (size + gap)
        die(sheet, Box.at(box.x0 + column * (size + gap), y, size, size), face, i < battle.red)


def next_dice(sheet: Sheet, box: Box, scene: HitzScene, battle: Fight) -> None:
    """The dice of the next melee roll, at the right end of the box."""
    red, black = scene.next_dice(battle)
    for number, colour in ((black, COAL), (red, HORDE)):
        if number:
            place, box = box.right(38, 8)
            square = Box.at(place.x0, place.centre[1] - 19, 38, 38)
            sheet.panel(square, colour, 8, WHITE, 2)
            sheet.line(str(number), square, Style(28, "Black"), WHITE, "centre")
    sheet.line(scene.label("next-dice"), box, Style(26), MUTED, "right")


def _small_battle(sheet: Sheet, box: Box, scene: HitzScene, battle: Fight) -> None:
    """One of several battles fought side by side (O4): who, card, zombies, last roll."""
    look = scene.look(battle.seat)
    sheet.panel(box, PANEL, 16)
    upper, rolled = box.inset(10, 8).top(88, 4)
    mark, upper = upper.left(56, 10)
    sheet.badge(look.shape, scene.initials(battle.seat), mark.centre, 54, look.colour)
    title, left = upper.rows(2)
    name = scene.texts(f"hitz-card-{battle.card}")
    sheet.line(name, title, Style(28, "Bold"), WHITE)
    figure, count = left.left(46, 4)
    strength = scene.strength(battle)
    sheet.shape("zombie", figure.centre, 44, HORDE_LIT if strength else TOXIC)
    laid = sheet.line(f"{battle.zombies}/{battle.total}", count, Style(36, "Black", 26), WHITE)
    for i in range(strength):
        sheet.shape("skull", (count.x0 + laid.width + 30 + 34 * i, count.centre[1]), 30, HORDE_LIT)
    last_roll(sheet, rolled, battle, 42)


def battle_title(scene: HitzScene, battle: Fight) -> str:
    """Card, horde strength and melee round."""
    name = scene.texts(f"hitz-card-{battle.card}")
    strength = scene.strength(battle)
    parts = [name]
    if strength:
        parts.append(scene.label("horde", n=strength))
    if battle.round:
        parts.append(scene.label("melee", n=battle.round))
    return " · ".join(parts)


def _news(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    sheet.panel(box, PANEL, 16)
    icon, rest = box.inset(14, 10).left(44, 10)
    sheet.icon("newspaper_variant_outline", icon.centre, 42, MUTED)
    lines = scene.news[-3:]
    for text, line in zip(lines, rest.rows(len(lines)), strict=True):
        sheet.line(text, line, Style(28), WHITE)


def _scores(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    """Everybody's points, best first, the winners lit."""
    finale, box = box.top(_finale_height(scene), GAP)
    _finale(sheet, finale, scene)
    best = max((points or 0 for _, points, _ in scene.score), default=0) or 1
    for seat, points, parts in scene.score:
        row, box = box.top(SCORE - GAP, GAP)
        look = scene.look(seat)
        won = seat in scene.winners
        if won:
            halo(sheet, row)
        sheet.panel(row, PANEL, 16)
        mark, rest = row.inset(12, 4).left(64, 10)
        sheet.badge(look.shape, scene.initials(seat), mark.centre, 58, look.colour)
        total, rest = rest.right(150, 12)
        vp = scene.label("vp", n=points) if points is not None else "–"
        sheet.line(vp, total, Style(44, "Black"), ROAD if won else WHITE, "right")
        said, bar = rest.left(560, 16)
        name, sources = said.rows(2)
        sheet.line(scene.name(seat), name, Style(32, "Bold"), WHITE)
        sheet.line(parts, sources, Style(26), MUTED)
        track = Box(bar.x0, bar.centre[1] - 16, bar.x1, bar.centre[1] + 16)
        sheet.panel(track, RAISED, 16)
        if points:
            length = max(32, track.width * points // best)
            sheet.panel(track._replace(x1=track.x0 + length), look.colour, 16)


def _finale_height(scene: HitzScene) -> int:
    return FINALE if scene.winners else DEFEAT


def _finale(sheet: Sheet, box: Box, scene: HitzScene) -> None:
    """Who reached the coast: the winners' survivors on the road, or the zombies."""
    sheet.panel(box, PANEL, 16)
    ground = Box(box.x0 + 30, box.y1 - 26, box.x1 - 30, box.y1 - 18)
    for dash in ground.columns(12, 24):
        sheet.panel(dash, ROAD, 4)
    figures = [("zombie", TOXIC)] * 4
    if scene.winners:
        figures = [
            ("survivor" if i else "leader", scene.look(seat).colour)
            for seat in scene.winners
            for i in range(scene.s.groups[seat].survivors)
        ]
    size = box.height - 50
    step = min(size, (ground.width - size) // max(1, len(figures) - 1))
    left = ground.centre[0] - step * (len(figures) - 1) // 2
    for i, (shape, colour) in enumerate(figures):
        sheet.shape(shape, (left + i * step, ground.y0 - size // 2 + 2), size, colour)
