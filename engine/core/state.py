"""The state of a game: plain data, and the few verbs that rules use on it."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict

from .dice import Dice
from .errors import RulesError
from .message import Arg, Event, Message, who
from .model import Model
from .order import Order
from .step import DONE, AnyStep, Step

LOOP_LIMIT = 10_000
SEAT_ARGS = ("who", "whom")


@cache
def face_name(game: str, face: str) -> Message:
    """What a face of a die is called."""
    return Message(f"{game}-face-{face}")


class Settings(BaseModel):
    """The options of a game; every game has its own subclass."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Result(BaseModel):
    """How a game ended. ``winners`` may be empty; ``scores`` are shown in the result line; ``lines`` explain."""

    model_config = ConfigDict(extra="forbid")

    winners: list[str] = []
    title: Message
    scores: dict[str, int] = {}
    lines: list[Message] = []


class End(Exception):
    """Raised by a rule: the game stops at once, wherever it is."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.title.key)
        self.result = result


class State(Model):
    """Everything about one game. Games subclass it with their own pieces.

    Rules change it in place through attributes and the verbs below. What is not a field (``data``, ``events`` and
    the place the runner is at) is not saved: the game's data tables are put in place by the game, the rest lives
    during one answer only.
    """

    __slots__ = ("data", "depth", "events", "here", "open", "seen_by")

    game: ClassVar[str] = ""
    schema_number: ClassVar[int] = 1

    version: int = 1
    """The schema number that this state was written with."""
    seats: list[str]
    dice: Dice
    stack: list[AnyStep] = []
    orders: list[Order] = []
    sealed: dict[str, list[str]] = {}
    """Words of sealed answers by decision id, until they are handed over."""
    steps: int = 0
    given: int = 0
    """How many orders were ever given; numbers them."""
    known: int = 0
    """Rises whenever something hidden or random became known: the barrier of free undo."""
    era: int = 0
    """Rises with every undo, so that buttons from before it do nothing."""
    auto: bool = True
    """Whether questions with one legal answer are answered by themselves."""
    result: Result | None = None

    def model_post_init(self, context: Any, /) -> None:
        self.attach(None)

    def attach(self, data: Any) -> None:
        """Put the game's data tables (not saved) in place and clear what belongs to one answer."""
        put = object.__setattr__  # these are no fields
        put(self, "data", data)
        put(self, "events", [])
        put(self, "here", self.stack)
        put(self, "depth", 0)
        put(self, "open", None)
        put(self, "seen_by", None)

    @property
    def over(self) -> bool:
        return self.result is not None

    # Verbs for rules

    def push(self, *steps: Step) -> None:
        """Put steps on the stack that is being driven; they run in the order given, before the present step goes on."""
        here: list[Step] = self.here
        for step in reversed(steps):
            self.enter(step)
            here.append(step)

    def enter(self, step: Step) -> None:
        """Give a step its number and tag."""
        self.steps += 1
        step.no = self.steps
        step.step = type(step).tag

    def tell(self, key: str, /, *, only: tuple[str, ...] = (), refs: tuple[str, ...] = (), **args: Arg) -> None:
        """Write a line into the log. ``who`` and ``whom`` are seats; the key is prefixed with the game's id."""
        self.events.append(Event(self._say(key, args), self.depth, only, refs))

    def text(self, key: str, /, **args: Arg) -> Message:
        """A message of this game."""
        return self._say(key, args)

    def _say(self, key: str, args: dict[str, Arg]) -> Message:
        for name in SEAT_ARGS:
            if name in args and isinstance(seat := args[name], str):
                args[name] = who(seat)
        return Message(f"{self.game}-{key}", args)

    def roll(self, key: str, /, *dice: tuple[tuple[str, ...], int], **args: Arg) -> list[list[str]]:
        """Roll some of each kind of die, in order, and log it under ``key`` with the argument ``faces``.

        Each pair is a die (its faces) and how many; the faces come back in the same grouping. The log counts equal
        faces of a kind of die together; how many were forced stands in the event's data.
        """
        counter = self.dice.counter
        thrown = [[self.dice.roll(die) for _ in range(number)] for die, number in dice]
        rolled = [[face for face, _ in group] for group in thrown]
        self.known += 1
        faces = [
            face_name(self.game, face)
            if number == 1
            else Message("times", {"n": number, "what": face_name(self.game, face)})
            for group in rolled
            for face, number in [(face, group.count(face)) for face in dict.fromkeys(group)]
        ]
        data: dict[str, str | int | list[str]] = {
            "faces": [face for group in rolled for face in group],
            "dice": [name for die, number in dice for name in [",".join(die)] * number],
            "counter": counter,
            "stir": self.dice.stir,
            "forced": sum(forced for group in thrown for _, forced in group),
        }
        self.events.append(Event(self._say(key, {**args, "faces": faces}), self.depth, (), (), data))
        return rolled

    # The runner's part

    def drive(self, stack: list[Step]) -> None:
        """Run the steps of a stack until its top waits or it is empty."""
        here, depth = self.here, self.depth
        put = object.__setattr__
        put(self, "here", stack)
        for _ in range(LOOP_LIMIT):
            if not stack:
                break
            top = stack[-1]
            put(self, "depth", depth + len(stack))
            if top.run(self) is DONE:
                self.leave(stack, top)
            elif stack and stack[-1] is top:
                break
        else:
            raise RulesError(f"no end of steps at {stack[-1].step}")
        put(self, "here", here)
        put(self, "depth", depth)

    def leave(self, stack: list[Step], step: Step) -> None:
        """Take a finished step off its stack; the step below hears of it unless another has taken its place."""
        while True:
            if stack[-1] is not step:
                del stack[next(at for at, each in enumerate(stack) if each is step)]
                return
            stack.pop()
            if not stack:
                return
            object.__setattr__(self, "here", stack)
            parent = stack[-1]
            if parent.back(self, step) is not DONE:
                return
            step = parent
