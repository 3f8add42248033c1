"""Objective cards and notes: how they are taken, read, and carried out word by word (R6.5-R6.10, O1, O2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from engine.core.luck import percent
from engine.core.message import Arg, Message
from engine.core.model import Number
from engine.core.shape import Chain, One, Option, finished, replay
from engine.core.step import DONE, Ask, Done, Step

from ..box.dice import D6
from ..box.effects import OPERATIONS, Choose, Do, Effect, If, Statement, Test, branches, operation
from ..box.effects import Option as Offer
from ..deeds.volley import resolved
from ..party import turns
from ..party.chronicle import Reader, holds
from ..party.verdict import Ongoing, judge, tell_reached
from ..state import Survivor, ZombicideState, objective_name
from .foretold import foretold
from .operations import aims

UNREAD = 1.0
"""What a note is worth that nobody has read, besides that it may bring a goal nearer."""


def take(s: ZombicideState, survivor: Survivor, card: str) -> None:
    """A survivor takes an objective card: pushes its reading (R6.5, R6.9)."""
    again = s.objectives[card] == "up"  # R6.8
    s.objectives[card] = "reading"
    s.push(Reading(card=card, taker=survivor.id, again=again))


@resolved.amend(lambda s, survivor: bool(s.trophies))
def trophies(_: None, s: ZombicideState, survivor: Survivor) -> None:
    """The notes that killed abominations have earned are read, now that an attack is over (M7.3)."""
    due, s.trophies = s.trophies, []
    s.push(*(Reading(card=note, taker=survivor.id) for note in due))


class Reading(Ongoing):
    """A card or note is read, and does what it says; then it is discarded, unless it was put back (O1).

    ``again``: it had been put back, and its story is known.
    """

    card: str
    taker: str
    again: bool = False
    begun: bool = False

    def run(self, s: ZombicideState) -> Done | None:
        if not self.begun:
            self.begun = True
            self.open(s)
            return None
        if s.objectives.get(self.card) == "reading":
            s.objectives[self.card] = "gone"
            if s.mission.cards[self.card].kind != "clock":
                tell_reached(s, "cards")
        judge(s, complete=self)
        return DONE

    def open(self, s: ZombicideState) -> None:
        taker, name = s.survivors[self.taker], objective_name(self.card)
        s.known += 1
        if self.card in s.mission.notes:
            s.notes.append(self.card)
            s.tell("reads-note", weight="headline", figure=s.name(taker.id), card=name)
        else:
            if turn := turns.of(s, taker):
                s.credit(turn.seat, "objective")
            s.tell("reads", weight="scene", refs=(taker.at,), figure=s.name(taker.id), card=name)
        if not self.again:
            s.tell("story", weight="headline", card=name, story=Message(f"{name.key}-story"))
        s.push(Block(card=self.card, taker=self.taker, here=taker.at))

    def dropped(self, s: ZombicideState) -> None:
        if s.objectives.get(self.card) == "reading":
            s.objectives[self.card] = "up"


def passing(effect: Effect) -> Message | None:
    """How likely the test of an effect succeeds, if it has one whatever happens (O2)."""
    return next((percent(each.chance) for each in effect if isinstance(each, Test)), None)


@operation("note", "note", worth=UNREAD)
def further(s: ZombicideState, reader: Reader, number: str) -> None:
    """A note is read."""
    note = s.mission.note(int(number))
    if note not in s.notes:
        s.push(Reading(card=note, taker=reader.taker.id))


class Block(Step):
    """Statements are carried out one after the other, each with all that it causes (O2).

    ``path`` leads to them: by turns the number of a statement and that of its branch.
    """

    card: str
    taker: str
    here: str
    path: list[Number] = []
    at: Number = 0

    def run(self, s: ZombicideState) -> Done | None:
        statements = self.statements(s)
        while self.at < len(statements):
            shape, aim = replay(partial(self.choose, s, statements[self.at]), [])
            if shape is not None:
                return None
            self.perform(s, statements[self.at], aim)
            if not s.rests_on(self):
                return None
        return DONE

    def statements(self, s: ZombicideState) -> Effect:
        found = s.mission.objective(self.card).effect
        for number, branch in zip(self.path[::2], self.path[1::2], strict=True):
            found = branches(found[number])[branch]
        return found

    def reader(self, s: ZombicideState) -> Reader:
        taker = s.survivors[self.taker]
        return Reader(taker, taker.at or self.here, self.card)

    # What is asked

    def choose(self, s: ZombicideState, statement: Statement) -> Chain:
        """What the taker's player chooses: an option by its place, or the aims of an operation (D13)."""
        reader = self.reader(s)
        if isinstance(statement, Choose):
            options = [
                each for each in statement.options if each.condition is None or holds(s, each.condition, *reader)
            ]
            numbers = [each.number for each in statement.options]
            if len(options) == 1:
                return numbers.index(options[0].number)
            word: str = yield One(
                [
                    Option(str(each.number), partial(self.offer, s, reader, each), odds=partial(passing, each.effect))
                    for each in options
                ]
            )
            return numbers.index(int(word))
        if isinstance(statement, Do):
            return (yield from aims(s, reader, statement))
        return None

    def offer(self, s: ZombicideState, reader: Reader, option: Offer) -> Message:
        """An option with what it will do."""
        return s.text("foretold-option", what=self.label(option.number), does=foretold(s, reader, option.effect))

    def label(self, number: int) -> Message:
        return Message(f"{objective_name(self.card).key}-option-{number}")

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        statement = self.statements(s)[self.at]
        kind = "option" if isinstance(statement, Choose) else "pick"
        prompt, shape = partial(self.prompt, s, kind, statement), partial(self.choose, s, statement)
        default = partial(self.usual, s, statement)
        yield Ask(s.leader(self.taker), kind, shape, self.taker, prompt, default=default)

    def prompt(self, s: ZombicideState, kind: str, statement: Statement) -> Message:
        """Who decides; if what happens is settled, also what."""
        args: dict[str, Arg] = {"figure": s.name(self.taker), "card": objective_name(self.card)}
        if kind == "pick":
            args["does"] = foretold(s, self.reader(s), (statement,))
        return s.text(f"ask-{kind}", **args)

    def usual(self, s: ZombicideState, statement: Statement) -> Sequence[str]:
        """The first option without a condition; the usual aims."""
        if isinstance(statement, Choose):
            return [str(next(each.number for each in statement.options if each.condition is None))]
        return finished(partial(self.choose, s, statement), ())

    def on_option(self, s: ZombicideState, ask: Ask, chosen: Any) -> None:
        self.perform(s, self.statements(s)[self.at], chosen)

    on_pick = on_option

    # What is done

    def perform(self, s: ZombicideState, statement: Statement, aim: Any) -> None:
        number, self.at = self.at, self.at + 1
        reader = self.reader(s)
        self.here = reader.here
        match statement:
            case If(condition):
                self.enter(s, number, not holds(s, condition, *reader))
            case Test(dice, least):
                args: dict[str, Arg] = {"figure": s.name(self.taker), "least": least, "p": percent(statement.chance)}
                (faces,) = s.roll("rolls-test", (D6, dice), weight="line", good=statement.passes, **args)
                self.enter(s, number, not any(map(statement.passes, faces)))
            case Choose(options):
                option = options[int(aim)]
                s.tell("chooses", figure=s.name(self.taker), what=self.label(option.number))
                self.enter(s, number, aim)
            case Do(op):
                OPERATIONS[op].do(s, reader, *aim)

    def enter(self, s: ZombicideState, number: int, branch: int) -> None:
        """Go on with a branch of a statement."""
        s.push(Block(card=self.card, taker=self.taker, here=self.here, path=[*self.path, number, int(branch)]))
