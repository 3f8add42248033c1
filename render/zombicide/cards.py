"""Cards, skills, missions, survivors and objectives by themselves."""

from __future__ import annotations

from engine.core.message import msg
from engine.games.zombicide.box.data import Equipment, Skill
from engine.games.zombicide.box.data import Survivor as Tree
from engine.games.zombicide.box.mission import Mission
from engine.games.zombicide.state import card_name, objective_name, skill_name, survivor_name, zone_name

from ..cards import Print
from ..texts import Texts
from .look import BANDS, card_icon
from .scene import ZombicideScene


def equipment(card: Equipment, texts: Texts) -> Print:
    """An equipment card."""
    key = f"zombicide-card-{card.id.replace('_', '-')}"
    about = texts(f"{key}-about") if texts.has(f"{key}-about") else ""
    said = " · ".join((*numbers(card, texts), *traits(card, texts)))
    kind = f"{texts(f'zombicide-type-{card.kind}')} · {texts(f'zombicide-deck-{card.deck}')}"
    name = texts.message(card_name(card.id), {})
    return Print(
        card_icon(card.name, card.kind), BANDS[card.kind], name, kind, "\n".join(part for part in (said, about) if part)
    )


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


BAG = "bag"
TRAITS = ("dual", "loud", "bullets", "shells", "reload", "thrown", "light", BAG, "food")


def traits(card: Equipment, texts: Texts, but: str = "") -> list[str]:
    """What is printed on a card in a word each; all of it ``but`` one thing."""
    found = [each for each in TRAITS if each in card.flags and each != but]
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
    """A mission: what it is about, what has to be reached, and which rules are its own."""
    key = f"zombicide-mission-{entry.id}"
    goals = [texts(f"zombicide-goal-{entry.id}-{goal.lower().replace('_', '-')}") for goal in entry.goals]
    rules = [texts(f"{key}-rule-{n}") for n in range(1, entry.rules + 1)]
    if asleep := [zone_name(each.zone) for each in entry.spawns.values() if each.asleep]:
        rules.append(texts.message(msg("zombicide-asleep", n=len(asleep), zones=asleep), {}))
    said = "\n".join(
        [
            texts(f"{key}-briefing"),
            *(f"• {each}" for each in goals),
            *([texts("zombicide-board-special"), *(f"• {each}" for each in rules)] if rules else ()),
        ]
    )
    rated = texts(f"zombicide-rated-{entry.difficulty.replace('_', '-')}")
    return Print("flag_checkered", BANDS["objective"], texts(key), rated, said)


def story(scene: ZombicideScene, card: str) -> Print:
    """An objective card or note that is being read."""
    kind = scene.label("read-note" if card in scene.s.mission.notes else "read-card")
    name = objective_name(card)
    return Print("script_text", BANDS["objective"], scene.said(name), kind, scene.texts(f"{name.key}-story"))
