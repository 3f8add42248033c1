"""Another world of Zombicide: the same table, but other texts on all that nobody has read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from engine.core.message import Arg, Message
from engine.core.state import State
from engine.games.zombicide.box.mission import Objective
from engine.games.zombicide.state import ZombicideState

OBJECTIVE = "zombicide-objective-"


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


def known(s: ZombicideState) -> set[str]:
    """The cards and notes that somebody has read."""
    cards = {id for id, where in s.objectives.items() if where in ("up", "reading", "gone")}
    return cards | {*s.notes, *s.bound.values()}


def named(*texts: Message | None) -> set[str]:
    """The cards and notes whose titles, stories or options stand in texts."""
    keys = (key.removeprefix(OBJECTIVE) for text in texts if text for key in _keys(text) if key.startswith(OBJECTIVE))
    return {key.partition("-option")[0].removesuffix("-story") for key in keys}


def _keys(text: Message) -> Iterator[str]:
    yield text.key
    for arg in text.args.values():
        for each in _parts(arg):
            yield from _keys(each)


def _parts(arg: Arg) -> list[Message]:
    return arg if isinstance(arg, list) else [arg] if isinstance(arg, Message) else []
