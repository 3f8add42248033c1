"""Another world of Zombicide: the same table, but other texts on all that nobody has read."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.core.state import State
from engine.games.zombicide.box.mission import Objective
from engine.games.zombicide.state import ZombicideState


def rewritten(s: State, random: Random) -> None:
    """What nobody has read of the mission does something else: effects change places among cards and notes."""
    assert isinstance(s, ZombicideState)
    mission = s.mission
    hidden = [id for id in (*mission.cards, *mission.notes) if s.effect(id) is None]
    effects = [mission.objective(id).effect for id in hidden]
    random.shuffle(effects)
    new = dict(zip(hidden, effects, strict=True))

    def other(rows: Mapping[str, Objective]) -> dict[str, Objective]:
        return {id: row.model_copy(update={"effect": new.get(id, row.effect)}) for id, row in rows.items()}

    changed = mission.model_copy(update={"cards": other(mission.cards), "notes": other(mission.notes)})
    s.attach(s.data.model_copy(update={"missions": {**s.data.missions, mission.id: changed}}))
