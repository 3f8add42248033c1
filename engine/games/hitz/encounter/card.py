"""Playing one card: scavenge, text, battle, as long as somebody is left (R5, R5.7)."""

from __future__ import annotations

from engine.core.message import Message
from engine.core.model import Number
from engine.core.step import DONE, Done, Step

from ..groups.collect import collect
from ..groups.resources import take
from ..state import RESOURCES, HitzState, OnCard
from .battle import Fight
from .events import EVENTS


class PlayCard(OnCard):
    """The three steps of a card, in order; `at` counts those begun."""

    at: Number = 0

    def title(self, s: HitzState) -> Message:
        return s.text("title-card", card=s.name(self.card))

    def run(self, s: HitzState) -> Done | None:
        while self.in_play(s):
            self.at += 1
            step = PARTS[self.at - 1](s, self)
            if step:
                s.push(step)
                return None
        return DONE


def scavenge(s: HitzState, play: PlayCard) -> None:  # R5.1
    card = s.card(play.card)
    s.tell("plays", who=play.seat, card=s.name(play.card), refs=(f"card-{play.card}",))
    found = {kind: int(getattr(card, kind)) for kind in RESOURCES}
    take(s, play.seat, found, "scavenges")
    if any(found.values()):
        s.note("gained", n=sum(found.values()))


def event(s: HitzState, play: PlayCard) -> Step | None:  # R5.2, R5.3
    row = EVENTS.get(s.card(play.card).effect)
    return row.model_validate(play.place) if row else None


def battle(s: HitzState, play: PlayCard) -> Step | None:  # R5.8
    zombies = s.card(play.card).zombies
    if not zombies:
        return collect(s, play)
    horde = s.horde(play.seat, play.card)
    s.tell("meets", who=play.seat, n=zombies, horde=horde, refs=(f"card-{play.card}",))
    fight = Fight.model_validate({**play.place, "zombies": zombies, "total": zombies})
    fight.heed(s)
    return fight


PARTS = (scavenge, event, battle)
