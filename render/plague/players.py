"""The panels of the humans: who leads each, lives, actions, things and condition."""

from __future__ import annotations

from engine.games.plague.state import Human

from ..canvas.box import Box
from ..canvas.fonts import width
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, LINE, MUTED, PANEL, RAISED, WHITE, Colour
from ..maps import marks
from .look import BLOOD, BRASS, CARDS, CLASSES, MOULD
from .pieces import LIVES
from .scene import PlagueScene

GAP = 8
TAB = 64
HEAD = 78
"""Height of the lines with name, lives and actions."""
CHIP, CHIP_GAP = 36, 6
ICON = 42
"""Width of a thing without its name."""
LABEL = Style(24, "Medium")
FULL = 6
"""Number of humans up to which things have lines of their own, and names where there is room."""
FEW = 4
"""Number of humans up to which a panel has `MORE` lines of things."""
LINES = 3
"""Lines of things that a panel has at most."""
MORE = 5
"""The same with few humans."""
SMALL = 64
"""Height of a brief panel."""
Chip = tuple[str, str, Colour, Colour]
"""Icon, words, paper and ink."""


def columns(wide: int, brief: bool) -> int:
    """Panels side by side."""
    return 3 if brief and wide > 1000 else 2


def height(scene: PlagueScene, wide: int, brief: bool) -> int:
    """Pixels that all panels take in this width."""
    rows = _rows(scene, wide, brief)
    return sum(rows) + GAP * max(0, len(rows) - 1)


def _rows(scene: PlagueScene, wide: int, brief: bool) -> list[int]:
    count, humans = columns(wide, brief), [*scene.s.humans.values()]
    if brief:
        return [SMALL] * -(-len(humans) // count)
    room = (wide - GAP * (count - 1)) // count - TAB - 20
    tall = [HEAD + len(_flow(scene, human, room)) * (CHIP + CHIP_GAP) + 4 for human in humans]
    return [max(tall[n : n + count]) for n in range(0, len(tall), count)]


def draw(sheet: Sheet, box: Box, scene: PlagueScene, brief: bool) -> None:
    """One panel per human, by number; ``brief``: of two lines, with things as icons."""
    count = columns(box.width, brief)
    humans = [*scene.s.humans.values()]
    panel = _line if brief else _panel
    for n, high in enumerate(_rows(scene, box.width, brief)):
        row, box = box.top(high, GAP)
        for human, place in zip(humans[n * count :], row.columns(count, GAP), strict=False):
            sheet.panel(place, PANEL, 14, MOULD if scene.acting(human) else None)
            panel(sheet, place, scene, human)


def _badge(sheet: Sheet, box: Box, scene: PlagueScene, human: Human) -> None:
    look = scene.look_of(human)
    paper, ink = (LINE, MUTED) if human.dead else (look.colour, INK)
    sheet.badge(look.shape, str(scene.number(human.id)), box.centre, 52, paper, ink)
    if lost := scene.losses.get(human.id):
        marks.loss(sheet, box.inset(2), lost)


def _name(sheet: Sheet, box: Box, scene: PlagueScene, human: Human, size: int) -> None:
    name = f"{scene.character(human)} · {scene.name(scene.led(human))}"
    sheet.line(name, box, Style(size, "Bold", 22), MUTED if human.dead else WHITE)


def _line(sheet: Sheet, box: Box, scene: PlagueScene, human: Human) -> None:
    """A panel of two lines: what is carried by icons, as many as there is room for."""
    tab, rest = box.left(60, 4)
    _badge(sheet, tab, scene, human)
    upper, lower = rest._replace(x1=box.x1 - 8).inset(0, 2).rows(2)
    _name(sheet, upper, scene, human, 24)
    counts, lower = lower.left(0 if human.dead else 186, 6)
    _counts(sheet, counts, scene, human, 24)
    found = chips(scene, human)
    room = lower.width // 34
    for icon, _, paper, ink in found[: room if len(found) <= room else room - 1]:
        place, lower = lower.left(32, 2)
        sheet.panel(place.inset(0, 1), paper, 7)
        sheet.icon(icon, place.centre, 24, ink)
    if len(found) > room:
        sheet.line(f"+{len(found) - room + 1}", lower, Style(22, "Bold"), MUTED)


def _panel(sheet: Sheet, box: Box, scene: PlagueScene, human: Human) -> None:
    tab, rest = box.left(TAB, 8)
    _badge(sheet, tab.top(HEAD)[0], scene, human)
    head, below = rest._replace(x1=box.x1 - 12).top(HEAD)
    upper, lower = head.inset(0, 4).rows(2)
    _name(sheet, upper, scene, human, 28)
    _counts(sheet, lower, scene, human, 30)
    for line in _flow(scene, human, below.width):
        row, below = below.top(CHIP, CHIP_GAP)
        for (icon, text, paper, ink), wide in line:
            place, row = row.left(wide, CHIP_GAP)
            sheet.panel(place, paper, 9)
            sheet.item(place._replace(x1=place.x1 - 4), icon, 27, ink, text, LABEL, ink, ICON, 0)


def _counts(sheet: Sheet, box: Box, scene: PlagueScene, human: Human, size: int) -> None:
    """Lives as hearts, actions left of all; a tick for who is done."""
    if human.dead:
        return
    hearts, actions = box.left(LIVES * size, size // 2)
    for n, place in enumerate(hearts.columns(LIVES)):
        alive = n < human.life
        sheet.icon("heart" if alive else "heart_outline", place.centre, size - 1, BLOOD if alive else MUTED)
    left, of = scene.actions(human)
    acts = scene.acting(human)
    if not scene.playing or not of:
        return
    icon, colour, ink = ("lightning_bolt", BRASS, WHITE) if acts else ("check_bold", MUTED, MUTED)
    sheet.item(actions, icon, size - 2, colour, f"{left}/{of}", Style(max(22, size - 4), "Bold"), ink, size, 2)


def chips(scene: PlagueScene, human: Human) -> list[Chip]:
    """What is the matter with a human, then what is carried."""
    found: list[Chip] = [(icon, text, RAISED, WHITE) for icon, text in scene.status(human)]
    for card in human.cards:
        empty = card in scene.s.empty
        name = scene.card_name(card)
        said = scene.label("card-spent", card=name) if empty else name
        band = CLASSES[scene.s.card(card).kind]
        found.append(
            (CARDS.get(scene.s.does(card), "package_variant"), said, INK if empty else band, MUTED if empty else WHITE)
        )
    return found


def _flow(scene: PlagueScene, human: Human, room: int) -> list[list[tuple[Chip, int]]]:
    """Chips with their widths, in lines; what finds no room is counted by the last one."""
    lines: list[list[tuple[Chip, int]]] = []
    found = chips(scene, human)
    left = 0
    for n, chip in enumerate(found):
        wide = min(room, ICON + width(chip[1], LABEL.weight, LABEL.size) + 12)
        if wide > left:
            if len(lines) == (MORE if len(scene.s.humans) <= FEW else LINES):
                more = ("dots_horizontal", f"+{len(found) - n + 1}", RAISED, WHITE)
                lines[-1][-1] = (more, ICON + 60)
                break
            lines.append([])
            left = room
        lines[-1].append((chip, wide))
        left -= wide + CHIP_GAP
    return lines
