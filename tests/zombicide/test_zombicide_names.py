"""Everything in the box has its words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from zombicide.box import box
from zombicide.written import choices

LOCALES = Path(__file__).parents[2] / "data" / "locales"


def names() -> Iterator[str]:
    """What the rules call things by, as family and id."""
    data = box()
    for family, ids in (
        ("card", data.equipment), ("skill", data.skills), ("survivor", data.survivors), ("companion", data.companions),
        ("abomination", data.abominations), ("achievement", data.achievements),
    ):  # fmt: skip
        yield from (f"{family}-{id}" for id in ids)
    yield from (f"room-{zone}" for tile in data.tiles.values() for zone in tile.cells if zone[-1].islower())
    for mission in data.missions.values():
        yield from (f"mission-{mission.id}", f"mission-{mission.id}-briefing")
        yield from (f"mission-{mission.id}-rule-{n}" for n in range(1, mission.rules + 1))
        yield from (f"goal-{mission.id}-{goal}" for goal in mission.goals)
        yield from (f"keyword-{word}" for word in mission.keywords)
        for id, objective in {**mission.cards, **mission.notes}.items():
            yield from (f"objective-{id}", f"objective-{id}-story")
            options = (option for choice in choices(objective.effect) for option in choice.options)
            yield from (f"objective-{id}-option-{option.number}" for option in options)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_O5_O6_everything_has_its_words(language: str) -> None:
    texts = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("zombicide*.ftl"))
    there = set(re.findall(r"^(zombicide-[\w-]+) =", texts, re.MULTILINE))
    needed = {f"zombicide-{name}".lower().replace("_", "-").replace(".", "-") for name in names()}
    assert needed <= there, sorted(needed - there)
    family = re.compile("zombicide-objective-|zombicide-mission-.*-rule-")
    assert {key for key in there if family.match(key)} <= needed, "words that nothing needs"
