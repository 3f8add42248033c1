"""Cards, skills, missions, objectives by themselves, and what a seat's survivors hold, a line for each."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.zombicide.data import Equipment, Skill
from engine.games.zombicide.data import Survivor as Tree
from engine.games.zombicide.mission import Mission
from engine.games.zombicide.state import Survivor, card_name, objective_name, skill_name, survivor_name

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, MUTED, PANEL, WHITE
from ..cards import Print, line
from ..texts import Texts
from . import players
from .look import BANDS, CAPITAL, card_icon
from .scene import ZombicideScene

WIDTH, MARGIN, GAP = 1200, 24, 8
TITLE, ROW = 64, 72


def equipment(card: Equipment, texts: Texts) -> Print:
    """An equipment card."""
    key = f"zombicide-card-{card.id.replace('_', '-')}"
    about = texts(f"{key}-about") if texts.has(f"{key}-about") else ""
    said = " · ".join((*numbers(card, texts), *traits(card, texts)))
    kind = f"{texts(f'zombicide-type-{card.kind}')} · {texts(f'zombicide-deck-{card.deck}')}"
    name = texts.message(card_name(card.id), {})
    return Print(card_icon(card.name), BANDS[card.kind], name, kind, "\n".join(part for part in (said, about) if part))


def numbers(card: Equipment, texts: Texts) -> list[str]:
    """Dice, accuracy, damage, range, risk and keep of a weapon."""
    if card.accuracy is None:
        return []
    found = [texts("zombicide-board-card-dice", n=card.dice, accuracy=card.accuracy, damage=card.damage)]
    if card.ranged:
        least, most = card.reach
        found.append(texts("zombicide-board-card-range", range=str(least) if least == most else f"{least}–{most}"))
    if card.risk:
        found.append(texts("zombicide-board-card-risk", n=card.risk))
    if card.keep:
        found.append(texts("zombicide-board-card-keep", n=card.keep))
    return found


TRAITS = ("dual", "loud", "bullets", "shells", "reload", "light", "bag", "food")


def traits(card: Equipment, texts: Texts) -> list[str]:
    """What is printed on a card in a word each."""
    found = [each for each in TRAITS if each in card.flags]
    if "door" in card.flags:
        found.append("door-loud" if "noisy" in card.flags else "door")
    return [texts(f"zombicide-trait-{each}") for each in found]


def skill(entry: Skill, texts: Texts) -> Print:
    """A skill."""
    name = texts.message(skill_name(entry.id), {})
    about = texts(f"zombicide-skill-{entry.id.replace('_', '-')}-about", what="…")
    return Print("star_four_points", BANDS["skill"], name, texts(f"zombicide-works-{entry.kind}"), about)


def survivor(entry: Tree, texts: Texts) -> Print:
    """A survivor with all his skills."""
    rows = (("blue", (entry.blue,)), ("yellow", (entry.yellow,)), ("orange", entry.orange), ("red", entry.red))
    said = [
        f"{texts(f'zombicide-danger-{level}')}: {', '.join(texts.message(skill_name(each), {}) for each in found)}"
        for level, found in rows
    ]
    name = texts.message(survivor_name(entry.id), {})
    return Print("account", BANDS["skill"], name, texts("zombicide-board-health-of", n=entry.health), "\n".join(said))


def mission(entry: Mission, texts: Texts) -> Print:
    """A mission: what it is about, and what has to be reached."""
    key = f"zombicide-mission-{entry.id}"
    goals = [texts(f"zombicide-goal-{entry.id}-{goal.lower().replace('_', '-')}") for goal in entry.goals]
    said = "\n".join([texts(f"{key}-briefing"), *(f"• {goal}" for goal in goals)])
    rated = texts(f"zombicide-rated-{entry.difficulty.replace('_', '-')}")
    return Print("flag_checkered", BANDS["objective"], texts(key), rated, said)


def story(scene: ZombicideScene, card: str) -> Print:
    """An objective card or note that is being read."""
    kind = scene.label("read-note" if card in scene.s.mission.notes else "read-card")
    name = objective_name(card)
    return Print("script_text", BANDS["objective"], scene.said(name), kind, scene.texts(f"{name.key}-story"))


# What a seat's survivors hold


def _led(scene: ZombicideScene, seat: str) -> list[Survivor]:
    crew = scene.s.crews.get(seat, ())
    return [scene.s.survivors[each] for each in crew if each in scene.s.survivors]


def hand(scene: ZombicideScene, seat: str) -> Sheet:
    """The panel of each survivor of a seat, below it its cards with what they do, and its skills."""
    led = _led(scene, seat)
    rows = [[equipment(scene.s.card(copy), scene.texts) for copy in each.cards] for each in led]
    high = sum(players.HIGH + len(cards) * (ROW + GAP) + 84 + 2 * GAP for cards in rows)
    sheet = Sheet(WIDTH, 2 * MARGIN + max(high, TITLE))
    rest = sheet.box.inset(MARGIN)
    for survivor, cards in zip(led, rows, strict=True):
        place, rest = rest.top(players.HIGH, GAP)
        players.panel(sheet, place, scene, survivor)
        for printed in cards:
            place, rest = rest.top(ROW, GAP)
            _row(sheet, place, printed)
        place, rest = rest.top(84, GAP)
        said = scene.label("hand-skills", skills=", ".join(scene.skills_of(survivor)))
        sheet.text(said, place, Style(26, "Medium", 22), MUTED, "left", "top", 3)
    if not led:
        sheet.text(scene.label("hand-none"), rest, Style(32, "Bold"), CAPITAL, "left", "middle", 1)
    return sheet


def _row(sheet: Sheet, box: Box, printed: Print) -> None:
    sheet.panel(box, PANEL, 12)
    mark, rest = box.left(ROW, 14)
    sheet.panel(mark, printed.band, 12)
    sheet.icon(printed.icon, mark.centre, 46, WHITE)
    name, text = rest._replace(x1=box.x1 - 12).left(330, 14)
    sheet.text(printed.name, name, Style(30, "Bold", 22), WHITE, "left", "middle", 2)
    sheet.text(printed.text.replace("\n", ". "), text, Style(25, "Regular", 20), CREAM, "left", "middle", 2)


def hand_lines(scene: ZombicideScene, seat: str) -> Iterable[str]:
    """What a seat's survivors hold, in words."""
    for survivor in _led(scene, seat):
        yield f"{scene.called(survivor)}: {', '.join(scene.skills_of(survivor))}"
        for copy in survivor.cards:
            yield line(equipment(scene.s.card(copy), scene.texts))
    if not _led(scene, seat):
        yield scene.label("hand-none")
