"""Rounds, and the human turn: everybody's at once (R2, R4, R17)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.core.chapter import Chapter
from engine.core.message import Message, named, parts
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done, Sequence, Step
from engine.kit.choices import possible, worded
from engine.kit.deeds import DONE as ENDS
from engine.kit.deeds import Chosen, choose

from .. import defaults as safe
from ..humans import fire, harm
from ..humans.deeds import MENU, has_time
from ..humans.ending import judge
from ..humans.moves import has_room
from ..humans.traitor import reveal
from ..progress import is_closed, to_do
from ..state import CAR, Human, PlagueState
from ..terms import excess, gaps, is_armed, left, openings, step_price
from .set_up import SET_UP
from .zombie_turn import ZombieTurn

EXPLAINED = ("drop", "sacrifice")
"""What of that which costs nothing is told what it is for."""


class Match(Sequence):
    """Set-up, then round after round."""

    parts: ClassVar[tuple[type[Step], ...]] = SET_UP

    def run(self, s: PlagueState) -> Done | None:
        if super().run(s) is DONE:
            s.push(Round())
        return None


class Round(Sequence):
    """A human turn, then a zombie turn (R2.1)."""

    parts: ClassVar[tuple[type[Step], ...]]

    def order(self, s: PlagueState) -> tuple[type[Step], ...]:
        return (HumanTurn, ZombieTurn)

    def run(self, s: PlagueState) -> Done | None:
        if super().run(s) is not DONE:
            return None
        s.tell("round-over", weight="scene", n=s.round, alive=len(s.living), of=len(s.humans), dead=len(s.zombies))
        s.round += 1  # R19, step 6
        return DONE

    def title(self, s: PlagueState) -> Message:
        return s.text("title-round", n=s.round)


class HumanTurn(Chapter):
    """The humans act in any order, freely interleaved (R2.2)."""

    heading = "title-humans"

    begun: bool = False

    def run(self, s: PlagueState) -> Done | None:
        if not self.begun:
            self.begun = True
            begin(s)
            judge(s)
            if s.skip:  # R29.8
                s.skip = False
                s.tell("skipped", weight="headline")
                end(s, skipped=True)
                return DONE
        if any(waits(s, each) for each in s.humans.values()):
            return None
        end(s)
        return DONE

    def headline(self, s: PlagueState) -> Message | None:
        return s.text("headline-humans", n=s.round, parts=parts(self.tally)) if self.tally else None

    def asks(self, s: PlagueState) -> Iterator[Ask]:  # D4
        for human in s.humans.values():
            if waits(s, human):
                yield Ask(
                    s.leader(human.id),
                    "act",
                    partial(MENU.plan, s, human),
                    subject=human.id,
                    prompt=partial(self.prompt, s, human),
                    default=partial(safe.words, s, human.id),
                    several=partial(_can_walk, s, human),
                    ref=human.at if human.on_foot else "",
                )

    def prompt(self, s: PlagueState, human: Human) -> Message:
        at = s.text("in-car") if human.at == CAR else named(human.at)
        asked = s.text("ask-act", figure=s.name(human.id), at=at, n=left(s, human), life=human.life)
        lasts = [s.text(f"lasts-{s.does(each.card)}") for each in s.effects if each.human in ("", human.id)]
        return parts([asked, *([] if is_armed(s, human) else [s.text("unarmed")]), *lasts])

    def on_act(self, s: PlagueState, ask: Ask, chosen: Chosen) -> None:
        human = s.humans[ask.subject]
        if chosen.key == ENDS:
            human.done = True
            human.aimed = False
            harm.let_go(s, human)  # R28.5
            s.tell("done", weight="detail", figure=s.name(human.id))
            return
        self.perform(s, human, chosen)

    def perform(self, s: PlagueState, human: Human, chosen: Chosen) -> None:
        """He does it; who has won by it is asked, and a house that is closed by it without that is told."""
        was_open = bool(gaps(s))
        MENU.perform(s, human, chosen)
        judge(s)
        if was_open and is_closed(s):
            s.tell("sealed", weight="scene", refs=(human.at, *s.data.exterior_openings), of=openings(s), what=to_do(s))

    def always(self, s: PlagueState) -> Iterator[Ask]:  # D11, D12
        for human in s.living:
            shape, prompt = partial(aside, s, human.id), partial(s.text, "ask-aside", figure=s.name(human.id))
            yield Ask(s.leader(human.id), "aside", shape, human.id, prompt, wait=False, private=True, several=True)

    def on_aside(self, s: PlagueState, ask: Ask, chosen: Chosen) -> None:
        human = s.humans[ask.subject]
        match chosen.key:
            case "back":  # R2.3
                human.done = False
            case "down":  # R8.7
                carrier = s.carrier(human.id)
                assert carrier
                harm.lay_down(s, carrier)
            case "sacrifice":
                s.tell("sacrificed", weight="scene", refs=(s.place(human), human.id), figure=s.name(human.id))
                harm.kill(s, human, rises=False, told=False)  # R17.2
            case "reveal":
                reveal(s)
            case _:
                self.perform(s, human, chosen)
                return
        judge(s)


def waits(s: PlagueState, human: Human) -> bool:
    """Whether the turn lasts until he has acted or is done (R2.3)."""
    return not human.done and has_time(s, human)


def _can_walk(s: PlagueState, human: Human) -> bool:
    """Whether it is plain that he can do more than end his turn: nobody need look for further deeds."""
    return left(s, human) >= step_price(s, human) and has_room(s, human)


def aside(s: PlagueState, figure: str) -> Chain:
    """What costs nothing and can be done at any time: also by who is done, lies or is carried (R8.5, R9.7, R17)."""
    human = s.humans[figure]
    idle = human.conscious and human.at != "" and not waits(s, human)
    words = possible(
        back=human.done and has_time(s, human),
        put=idle and MENU.deeds["put"].can(s, human),
        drop=idle and MENU.deeds["drop"].can(s, human),
        down=human.conscious and not human.at,
        reveal=human.conscious and s.traitor == figure and not s.open_traitor,
        sacrifice=True,
    )
    awaited = not human.conscious or any(each.at == CAR for each in s.living)
    options = [
        Option(
            word, partial(s.text, f"aside-{word}"), handy=word == "back", grave=word == "sacrifice" and not awaited,
            about=partial(s.text, f"about-{word}") if word in EXPLAINED else None,
        )
        for word in words
    ]  # fmt: skip
    chosen: Chosen = yield from choose(s, human, MENU.deeds, One(options))
    if chosen.key == "sacrifice":  # R17.1
        yield One(worded(s, "sacrifice", ["sure"]), prompt=partial(s.text, "sacrifice-prompt", figure=s.name(figure)))
    return chosen


def begin(s: PlagueState) -> None:
    """A human turn begins (R2.4)."""
    s.driver, s.tried = "", False
    for human in s.humans.values():
        human.spent = human.risked = 0
        human.overload = excess(s, human)  # R9.6
        human.minded = s.baby.carrier == human.id
        human.done = human.aimed = human.drunk = human.rerolled = human.helped = human.built = human.stepped = False
        human.path = [human.at]
    for zombie in s.zombies.values():
        zombie.tried = False
    for figure, role in s.roles.items():
        role.seats = (s.leader(figure),)  # who leads him now knows
    s.tell("humans-turn", weight="detail", n=s.round)


def end(s: PlagueState, *, skipped: bool = False) -> None:
    """The human turn is over (R2.5)."""
    for human in s.humans.values():
        if human.carries:
            harm.lay_down(s, human)
    if not skipped:
        fire.consume(s)
    for human in s.humans.values():
        human.aimed = human.done = False
        human.painless = max(0, human.painless - 1)
    for zombie in s.zombies.values():
        zombie.holds = ""
    s.used += [each.card for each in s.effects]
    s.effects = []
    judge(s, human_turn=False)
    if s.settings.fire_rolls == "each_turn":  # R26.13
        fire.rage(s)
        judge(s, human_turn=False)
