"""The game, its turns and rounds (R1, R4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.core.chapter import Chapter
from engine.core.message import Message, parts, who
from engine.core.model import Number
from engine.core.step import DONE, Done, Step
from engine.core.step import Sequence as Parts

from ..ending import finish, reason
from ..fights.slaughter import Slaughter
from ..gangs.goals import Award, OpenGoals, turf
from ..gangs.names import one_of
from ..modules import homeless
from ..state import ZgameState, event_name
from . import burdens, business, my_city, set_up
from .event import Invasion, Marauders
from .household import Household
from .raid import Raid

BROUGHT = ("zgame-sum-income", "zgame-sum-joins")
"""What a headline says last: what came of it all."""


class Match(Parts):
    """Set-up, then turn after turn."""

    parts: ClassVar[tuple[type[Step], ...]] = (set_up.LayCity, set_up.Populate, set_up.FirstFighters)

    def order(self, s: ZgameState) -> Sequence[type[Step]]:
        return (my_city.steps(s), *self.parts[1:])

    def run(self, s: ZgameState) -> Done | None:
        if super().run(s) is DONE:
            s.push(Turn())
        return None


class Turn(Parts):
    """A whole turn (R1.1)."""

    parts: ClassVar[tuple[type[Step], ...]]

    def order(self, s: ZgameState) -> Sequence[type[Step]]:
        trade = (business.Trading,) if s.settings.on("business") else ()  # O10.1
        return (Dawn, Invasion, Marauders, OpenGoals, Rounds, Award, *trade, *burdens.STEPS, Dusk)

    def title(self, s: ZgameState) -> Message:
        return s.text("title-turn", n=s.turn, of=s.turn + len(s.events), event=event_name(s.event))


class Dawn(Step):
    """A new turn: the next event is revealed (R2.1), and Fighters who had to rest are back (O1)."""

    def run(self, s: ZgameState) -> Done:
        s.turn += 1
        for gang in s.gangs.values():
            gang.resting = []
        event = s.events.draw(s)
        assert event is not None, "the game ends with the last event"
        s.event = event
        s.played.append(event)
        card = s.data.events[event]
        s.order = sorted(s.living, key=lambda seat: card.order.index(s.gangs[seat].letter))  # R4.1
        order, night = [who(seat) for seat in s.order], s.text(f"night-{card.upkeep}")
        s.tell("turn", weight="headline", n=s.turn, event=event_name(event), order=order, night=night, lost=card.loss)
        if coming := [*_by_night(s)]:
            s.tell("by-night", coming=parts(coming))
        return DONE


def _by_night(s: ZgameState) -> Iterator[Message]:
    """What else the end of the turn brings (R13.4-R13.6)."""
    card = s.data.events[s.event]
    nights = {"zombies": card.night, "marauders": card.night_marauders} if s.settings.on("nights") else {}
    for what, icons in {**nights, "ruin": card.ruin}.items():
        if icons:
            yield s.text(f"by-night-{what}", icons=one_of(s, icons))


class Rounds(Step):
    """One round after another (R4.1)."""

    at: Number = 0

    def run(self, s: ZgameState) -> Done | None:
        while self.at < len(s.order):
            seat = s.order[self.at]
            self.at += 1
            if not s.gangs[seat].out:  # O6.9
                s.active = seat
                s.push(Round(seat=seat))
                return None
        s.active = ""
        # before the Goals are taken: who takes them is the first news of the next part
        standing = [s.text("standing", who=seat, n=turf(s, seat)) for seat in s.living]
        s.tell("turn-over", weight="scene", n=s.turn, standing=parts(standing))
        return DONE


class Round(Chapter, Parts):
    """A gang's round, in which others only defend and place what they attract (R4.2, R4.3); then the next (R11.8)."""

    parts: ClassVar[tuple[type[Step], ...]] = (Raid, Slaughter, Household, homeless.Settle)
    seat: str

    def title(self, s: ZgameState) -> Message:
        return s.text("title-round", who=self.seat)

    def headline(self, s: ZgameState) -> Message:
        told = [_each_once(part) for part in sorted(self.tally, key=_rank)]
        return s.text("headline", who=self.seat, parts=parts(told), n=len(told))


def _rank(part: Message) -> int:
    """What was done by deeds comes before what it has brought."""
    return part.key in BROUGHT


def _each_once(part: Message) -> Message:
    """A part of a headline in which no place stands twice."""
    at = part.args.get("at")
    if not isinstance(at, list):
        return part
    return Message(part.key, {**part.args, "at": list({place.key: place for place in at}.values())})


class Dusk(Step):
    """Whether the game is over (R14.2); else the next turn begins."""

    def run(self, s: ZgameState) -> Done | None:
        why = reason(s)
        if not why:
            return DONE
        finish(s, s.living, why)
        return None
