"""What the box names, and so needs words for in the catalogues."""

from __future__ import annotations

from collections.abc import Iterator

from .box.data import Tables
from .box.effects import choices
from .box.tile import is_room
from .state import text_key


def keys(data: Tables) -> Iterator[str]:
    """The keys of all its cards, people, rooms and missions."""
    for family, ids in (
        ("card", data.equipment), ("skill", data.skills), ("survivor", data.survivors), ("companion", data.companions),
        ("abomination", data.abominations), ("achievement", data.achievements), ("value-mission", data.missions),
    ):  # fmt: skip
        yield from (f"zombicide-{family}-{text_key(id)}" for id in ids)
    for tile in data.tiles.values():
        rooms = [zone for zone in tile.cells if is_room(zone)]
        yield from (f"zombicide-room-{text_key(zone).replace('.', '-')}" for zone in rooms)
    for mission in data.missions.values():
        yield from (f"zombicide-mission-{mission.id}", f"zombicide-mission-{mission.id}-briefing")
        yield from (f"zombicide-mission-{mission.id}-rule-{n}" for n in range(1, mission.rules + 1))
        yield from (f"zombicide-goal-{mission.id}-{text_key(goal)}" for goal in mission.goals)
        yield from (f"zombicide-keyword-{text_key(word)}" for word in mission.keywords)
        for id, objective in {**mission.cards, **mission.notes}.items():
            yield from (f"zombicide-objective-{id}", f"zombicide-objective-{id}-story")
            yield from (f"zombicide-objective-{id}-option-{option.number}" for option in choices(objective.effect))
