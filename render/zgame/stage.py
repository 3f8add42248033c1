"""What is going on above the map: a fight with both Strengths as far as they are known, a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.zgame import terms
from engine.games.zgame.data import Zombie
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.people import Laid, People
from engine.games.zgame.gangs.strength import cutthroats
from engine.games.zgame.phases.business import Bundle, Deal

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, LINE, MUTED, PANEL, RAISED, WHITE
from . import tiles
from .look import BARRICADE, BLOOD, CARDS, FLESH, ICONS, RUIN, RUST, STRENGTH
from .scene import ZgameScene

HEIGHT = 136
LINES, STEP = 3, 40
"""So many lines of Zombies have room, and what each further one needs."""
MIDDLE = 230
"""Width of what stands between both sides."""


def height(scene: ZgameScene) -> int:
    """Pixels that this needs now; 0 if there is nothing to show."""
    if not (scene.fight or scene.deal):
        return 0
    kinds = len(_crowd(scene, scene.fight)) if isinstance(scene.fight, Undead) else 0
    return HEIGHT + STEP * max(0, -(-kinds // 2) - LINES)


def concerns(scene: ZgameScene, seat: str) -> bool:
    """Whether a seat has its part in what is going on."""
    going_on = scene.fight or scene.deal
    return going_on is not None and seat in (going_on.seat, getattr(going_on, "other", ""))


def draw(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """The fight or the deal that is under way."""
    sheet.panel(box, PANEL, 16, BLOOD if scene.fight else RUST, 3)
    inner = box.inset(14, 10)
    if isinstance(scene.fight, People):
        _people(sheet, inner, scene, scene.fight)
    elif isinstance(scene.fight, Undead):
        _undead(sheet, inner, scene, scene.fight)
    elif scene.deal:
        _deal(sheet, inner, scene, scene.deal)


def _sides(box: Box) -> tuple[Box, Box, Box]:
    wide = (box.width - MIDDLE) // 2
    left, rest = box.left(wide)
    right, middle = rest.right(wide)
    return left, middle, right


def _middle(sheet: Sheet, box: Box, icon: str, text: str) -> None:
    upper, lower = box.top(62)
    sheet.icon(icon, upper.centre, 56, BLOOD if icon == "sword_cross" else RUST)
    sheet.text(text, lower.inset(2, 0), Style(26, "Bold"), WHITE, "centre", "middle", 2)


def _people(sheet: Sheet, box: Box, scene: ZgameScene, fight: People) -> None:
    """Both gangs with the Strength of their Fighters and walls, and the cards they have laid face down."""
    left, middle, right = _sides(box)
    walls = terms.fortified(scene.s, fight.other, fight.place)
    _side(sheet, left, scene, fight.seat, cutthroats(scene.s, fight.seat, fight.place), 0, fight.attack)
    _middle(sheet, middle, "sword_cross", scene.place(fight.place))
    _side(sheet, right, scene, fight.other, cutthroats(scene.s, fight.other, fight.place), walls, fight.defence)


def _side(sheet: Sheet, box: Box, scene: ZgameScene, seat: str, own: int, walls: int, laid: Laid | None) -> None:
    upper, lower = box.rows(2, 4)
    _who(sheet, upper, scene, seat)
    rest = _strength(sheet, lower, own + walls)
    if walls:
        mark, rest = rest.left(40, 4)
        sheet.icon(BARRICADE, mark.centre, 36, MUTED)
    if laid is None:
        _held(sheet, rest, scene, seat)
        return
    if not len(laid.cards):
        sheet.line(scene.label("no-cards"), rest, Style(25, "Medium"), MUTED)
        return
    plus, rest = rest.left(34)
    sheet.line("+", plus, Style(44, "Black"), WHITE, "centre")
    _backs(sheet, rest, len(laid.cards))


def _strength(sheet: Sheet, box: Box, n: int) -> Box:
    """The Strength that lies open; what is right of it."""
    mark, rest = box.left(58)
    sheet.icon(STRENGTH, mark.centre, 40, MUTED)
    number, rest = rest.left(48, 8)
    sheet.line(str(n), number, Style(50, "Black", 34), WHITE, "centre")
    return rest


def _who(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    look = scene.look(seat)
    mark, name = box.left(58, 8)
    sheet.badge(look.shape, scene.initials(seat), mark.centre, 50, look.colour)
    sheet.line(scene.name(seat), name, Style(30, "Bold"), WHITE)


def _held(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    """How many cards are in hand."""
    sheet.item(box, CARDS, 38, MUTED, str(len(scene.s.hands[seat])), Style(34, "Bold"), MUTED, 44)


def _backs(sheet: Sheet, box: Box, number: int) -> None:
    """Cards face down: everybody sees how many."""
    step = min(38, max(8, (box.width - 100) // max(1, number)))
    for n in range(number):
        card = Box.at(box.x0 + n * step, box.y0 + 2, 36, box.height - 4)
        sheet.panel(card, INK, 7)
        sheet.panel(card.inset(2), LINE, 6)
        sheet.shape("skull", card.centre, 22, PANEL)
    rest = box._replace(x0=box.x0 + (number - 1) * step + 44)
    sheet.line(f"×{number}", rest, Style(32, "Bold"), WHITE)


def _undead(sheet: Sheet, box: Box, scene: ZgameScene, fight: Undead) -> None:
    """What the Zombies have together, who they are, what may not be laid against them; what the Fighters have."""
    s = scene.s
    left, rest = box.left(286, 8)
    upper, lower = left.rows(2, 4)
    _who(sheet, upper, scene, fight.seat)
    more = _strength(sheet, lower, fight.strength(s, []))
    _held(sheet, more, scene, fight.seat)
    middle, rest = rest.left(150, 8)
    _middle(sheet, middle, "sword_cross", scene.short(fight.place))
    total, rest = rest.left(80, 8)
    skull, against = total.top(62)
    sheet.shape("skull", skull.centre, 54, FLESH)
    sheet.line(str(fight.against(s)), against, Style(50, "Black"), FLESH, "centre")
    _horde(sheet, rest, scene, fight)


def _crowd(scene: ZgameScene, fight: Undead) -> list[tuple[Zombie | None, int]]:
    """Each kind of Zombie in a fight, and how many of it; None: those without a card (R16.5)."""
    kinds = Counter(zombie.id for zombie in fight.zombies(scene.s))
    found: list[tuple[Zombie | None, int]] = [(scene.s.data.zombies[kind], n) for kind, n in kinds.items()]
    return found + ([(None, fight.nameless)] if fight.nameless else [])


def _horde(sheet: Sheet, box: Box, scene: ZgameScene, fight: Undead) -> None:
    """Each kind of Zombie by name with its Strength and what it forbids or does."""
    shown = _crowd(scene, fight)
    columns = 1 if len(shown) <= LINES else 2
    rows = max(LINES, -(-len(shown) // columns))
    cells = [cell for row in box.rows(rows, 4) for cell in row.columns(columns, 6)]
    for (zombie, n), cell in zip(shown, cells, strict=False):
        sheet.panel(cell, RAISED, 8)
        number, rest = cell.inset(6, 0).left(28, 6)
        strength = zombie.strength if zombie else 1
        sheet.line(str(strength), number, Style(28, "Black"), FLESH, "centre")
        if zombie and zombie.bans:
            ban, rest = rest.right(30, 4)
            tiles.chip_of(sheet, Box.at(ban.x0, ban.centre[1] - 14, 28, 28), zombie.bans, crossed=True)
        for icon in _after(zombie):
            mark, rest = rest.right(30, 2)
            sheet.icon(icon, mark.centre, 28, BLOOD)
        name = scene.texts(f"zgame-zombie-{zombie.id}") if zombie else scene.label("nameless")
        said = scene.texts("times", n=n, what=name) if n > 1 else name
        sheet.line(said, rest, Style(26, "Medium"), WHITE)


def _after(zombie: Zombie | None) -> Sequence[str]:
    """Icons for what happens if the fight is lost."""
    if zombie is None:
        return []
    return [*["skull_crossbones"] * zombie.kills, *[RUIN] * zombie.despoils, *["arrow_expand_all"] * zombie.spreads]


def _deal(sheet: Sheet, box: Box, scene: ZgameScene, deal: Deal) -> None:
    """Both bundles, as far as everybody may know (O10.3)."""
    left, middle, right = _sides(box)
    _bundle(sheet, left, scene, deal.seat, deal.mine)
    _middle(sheet, middle, "swap_horizontal_bold", scene.label("phase-trade"))
    _bundle(sheet, right, scene, deal.other, deal.yours)


def _bundle(sheet: Sheet, box: Box, scene: ZgameScene, seat: str, bundle: Bundle | None) -> None:
    upper, lower = box.rows(2, 4)
    _who(sheet, upper, scene, seat)
    if bundle is None:
        sheet.line(scene.label("thinks"), lower, Style(25, "Medium"), MUTED)
        return
    food, medicine = ICONS["food"], ICONS["medicine"]
    for icon, colour, n in (
        ("cards", WHITE, len(bundle.cards)),
        (food.icon, food.colour, bundle.food),
        (medicine.icon, BLOOD, bundle.medicine),
    ):
        place, lower = lower.left(112, 6)
        sheet.item(place, icon, 40, colour, str(n), Style(36, "Black"), WHITE, 44)
