"""The state of a game: plain data, and the few verbs that rules use on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Annotated, Any, ClassVar, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field, model_validator

from .chapter import Chapter
from .choice import Choice
from .decision import Decision, Policy
from .dice import Dice
from .errors import RulesError
from .luck import Good, Thrown, luck
from .message import Arg, Event, Message, Weight, who
from .model import Count, Model, without
from .order import Order
from .secret import Sealed
from .step import BREATH, DONE, AnyStep, Lanes, Step

K = TypeVar("K", bound=Step)
LOOP_LIMIT = 10_000
NO_POLICIES: Mapping[str, Policy] = {}
PIPS = frozenset("123456")
"""The faces of dice that have a character of their own."""


@cache
def face_name(game: str, face: str) -> Message:
    """What a face of a die is called."""
    return Message(f"{game}-face-{face}")


def face_names(game: str, faces: list[str], good: Collection[str] | None = None) -> list[Message]:
    """What lies there, equal faces counted together; with ``good``, as faces of dice, of which those are marked."""
    return [
        _alike(game, face, faces.count(face), good is not None, good is not None and face in good)
        for face in dict.fromkeys(faces)
    ]


@lru_cache(4096)
def _alike(game: str, face: str, n: int, die: bool, good: bool) -> Message:
    name = Message(f"die-{face}") if die and face in PIPS else face_name(game, face)
    said = name if n == 1 else Message("times", {"n": n, "what": name})
    return Message("die-good", {"what": said}) if good else said


@lru_cache(1024)
def _printed(dice: Thrown) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All faces of some dice, and what each of these dice is called in the log."""
    names = tuple(name for die, number in dice for name in [",".join(die)] * number)
    return tuple(dict.fromkeys(face for die, _ in dice for face in die)), names


class SeatPlan(BaseModel):
    """What was agreed in the lobby for one seat: figures that were given to it by hand, the colour that its person has
    chosen, and whether the program plays it from the beginning.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    figures: tuple[str, ...] = ()
    colour: str = ""
    stand_in: bool = False

    @model_validator(mode="before")
    @classmethod
    def _earlier(cls, fields: Any) -> Any:
        """Earlier versions wrote down options of the seat, which no game had."""
        return without(fields, options={})


Former = Mapping[str, tuple[str, Mapping[str, str]]]
"""Options as earlier versions named them: what each is called now, and which of its values are called otherwise."""


class Settings(BaseModel):
    """The options of a game; every game has its own subclass. ``seats``: what single seats have chosen; ``former``:
    what earlier versions called otherwise, for saved tables and for buttons of old lobbies.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    former: ClassVar[Former] = {}

    seats: dict[str, SeatPlan] = {}

    @classmethod
    def today(cls, field: str, value: Any) -> tuple[str, Any]:
        """An option and its value as they are called now."""
        name, values = cls.former.get(field, (field, {}))
        return name, values.get(value, value) if isinstance(value, str) else value

    @model_validator(mode="before")
    @classmethod
    def _earlier(cls, fields: Any) -> Any:
        if not isinstance(fields, dict):
            return fields
        saved = cast("dict[str, Any]", fields)
        return dict(cls.today(name, value) for name, value in saved.items()) if cls.former else saved


class Result(BaseModel):
    """How a game ended. ``winners`` may be empty; ``scores`` are shown in the result line; ``lines`` explain."""

    model_config = ConfigDict(extra="forbid")

    winners: list[str] = []
    title: Message
    scores: dict[str, Annotated[int, Field(ge=-1_000_000, le=1_000_000)]] = {}
    lines: list[Message] = []


class End(Exception):
    """Raised by a rule: the game stops at once, wherever it is."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.title.key)
        self.result = result


@dataclass(slots=True, eq=False)
class Run:
    """What lives during one act only, and is never saved.

    ``here`` is the stack that is being driven, ``depth`` the place on it, ``events`` what was told so far, ``open``
    what the act found awaited at its end (see `runner.opened`).
    """

    here: list[Step]
    depth: int = 0
    events: list[Event] = field(default_factory=lambda: [])
    open: list[Decision] | None = None


class State(Model):
    """Everything about one game. Games subclass it with their own pieces.

    Rules change it in place through attributes and the verbs below. What is not a field is not saved: ``data``, the
    game's tables, and ``policies``, those of its standing orders, both put in place by the game; ``seen_by``, the seat
    (None: a spectator) whose view this is, in a tuple, or None for the state itself; ``run``, see `Run`.
    """

    __slots__ = ("data", "policies", "run", "seen_by")

    game: ClassVar[str] = ""
    schema_number: ClassVar[int] = 1

    version: Count = 1
    """The schema number that this state was written with."""
    seats: list[str]
    dice: Dice
    stack: list[AnyStep] = []
    orders: list[Order] = []
    choices: list[Choice] = []
    sealed: list[Sealed] = []
    """Sealed answers that are in and not handed over yet."""
    steps: Count = 0
    given: Count = 0
    """How many orders were ever given; numbers them."""
    known: Count = 0
    """Rises whenever something hidden or random became known: the barrier of free undo."""
    era: Count = 0
    """Rises with every undo, so that buttons from before it do nothing."""
    breathing: bool = False
    """Whether the rules have stopped for a breath: nobody is asked anything, and they go on by themselves."""
    auto: bool = True
    """Whether questions with one legal answer are answered by themselves."""
    colours: dict[str, str] = {}
    """The colour of each seat; without one a seat has that of its place."""
    crews: dict[str, list[str]] = {}
    """The figures that each seat leads, in a game in which figures are not seats."""
    deeds: dict[str, dict[str, Count]] = {}
    """What each seat has done so far and how often, for the awards at the end; everybody may read it."""
    repaired: bool = False
    """Whether a game master changed something by hand: some invariants hold only without."""
    result: Result | None = None

    def model_post_init(self, context: Any, /) -> None:
        self.policies: Mapping[str, Policy] = NO_POLICIES
        self.attach(None)

    def attach(self, data: Any, seen_by: tuple[str | None] | None = None, of: State | None = None) -> None:
        """Put what is not saved in place: the game's tables, and of a view whose it is and ``of`` which state, for what
        that has already worked out.
        """
        self.data = data
        self.seen_by = seen_by
        self.run = Run(self.stack)

    @property
    def over(self) -> bool:
        return self.result is not None

    def seats_from(self, seat: str) -> list[str]:
        """All seats around the table, this one first."""
        at = self.seats.index(seat)
        return [*self.seats[at:], *self.seats[:at]]

    def leader(self, figure: str) -> str:
        """The seat that leads a figure; raises KeyError if nobody does."""
        for seat, crew in self.crews.items():
            if figure in crew:
                return seat
        raise KeyError(figure)

    # Verbs for rules

    def push(self, *steps: Step) -> None:
        """Put steps on the stack that is being driven; they run in the order given, before the present step goes on."""
        here = self.run.here
        for step in reversed(steps):
            self.enter(step)
            here.append(step)

    def rests_on(self, step: Step) -> bool:
        """Whether a running step is the top of its stack, with nothing pushed over it."""
        return self.run.here[-1] is step

    def enter(self, step: Step) -> None:
        """Give a step its number and tag."""
        self.steps += 1
        step.no = self.steps
        step.step = type(step).tag

    def tell(
        self,
        key: str,
        /,
        *,
        only: tuple[str, ...] = (),
        refs: tuple[str, ...] = (),
        weight: Weight = "line",
        hurts: tuple[str, ...] = (),
        concerns: tuple[str, ...] = (),
        loss: int = 0,
        **args: Arg,
    ) -> None:
        """Write a line into the log. ``who`` and ``whom`` are seats; the key is prefixed with the game's id.

        For the rest see `Event`.
        """
        told = self._say(key, args)
        self.run.events.append(
            Event(told, self.run.depth, only, refs, weight=weight, hurts=hurts, concerns=concerns, loss=loss)
        )

    def note(self, key: str, /, **args: Arg) -> None:
        """Count something for the headline of the innermost running chapter; without one, nothing happens.

        The text is ``<game>-sum-<key>``; arguments as for `tell`, lists are of messages.
        """
        innermost = (step for step in reversed(self.run.here) if isinstance(step, Chapter))
        chapter = next(innermost, None) or self.find(Chapter)
        if chapter is not None:
            chapter.count(self._say(f"sum-{key}", args))
            number = args.get("n", 1)
            if (seat := getattr(chapter, "seat", "")) and isinstance(number, int):
                self.credit(seat, key, number)

    def credit(self, seat: str, deed: str, number: int = 1) -> None:
        """Count what a seat has done, for the awards at the end; `note` does so for the seat of its chapter."""
        if number > 0:
            deeds = self.deeds.setdefault(seat, {})
            deeds[deed] = deeds.get(deed, 0) + number

    def sum_up(self, chapter: Chapter) -> None:
        """Write the headline of a chapter into the log."""
        told = chapter.headline(self)
        if told is not None:
            self.run.events.append(Event(told, weight="headline", hurts=chapter.hurts(), concerns=chapter.concerns()))

    def find_all(self, *kinds: type[K], seat: str = "") -> Iterator[K]:
        """The steps of these kinds that are running, from the outside in, those of all lanes included.

        With ``seat``, only those that belong to it (by their own field ``seat``).
        """
        return (step for step in _running(self.stack) if isinstance(step, kinds) and _belongs(step, seat))

    def find(self, *kinds: type[K], seat: str = "") -> K | None:
        """The innermost running step of these kinds, see `find_all`."""
        found = list(self.find_all(*kinds, seat=seat))
        return found[-1] if found else None

    def text(self, key: str, /, **args: Arg) -> Message:
        """A message of this game."""
        return self._say(key, args)

    def _say(self, key: str, args: dict[str, Arg]) -> Message:
        if "who" in args and isinstance(seat := args["who"], str):
            args["who"] = who(seat)
        if "whom" in args and isinstance(seat := args["whom"], str):
            args["whom"] = who(seat)
        return Message(f"{self.game}-{key}", args)

    def roll(
        self,
        key: str,
        /,
        *dice: tuple[tuple[str, ...], int],
        weight: Weight = "line",
        good: Good | None = None,
        **args: Arg,
    ) -> list[list[str]]:
        """Roll some of each kind of die, in order, and log it under ``key`` with the argument ``faces``.

        Each pair is a die (its faces) and how many; the faces come back in the same grouping. The log counts equal
        faces of a kind of die together; how many were forced stands in the event's data. With ``good``, the faces that
        the roll is for, these are marked, pictures show the dice, and the argument ``luck`` says how many came.
        """
        counter = self.dice.counter
        thrown = [[self.dice.roll(die) for _ in range(number)] for die, number in dice]
        rolled = [[face for face, _ in group] for group in thrown]
        self.known += 1
        every, names = _printed(dice)
        hits = tuple(filter(good, every)) if good else None
        faces = [said for group in rolled for said in face_names(self.game, group, hits)]
        data: dict[str, str | int | list[str]] = {
            "faces": [face for group in rolled for face in group],
            "dice": [*names],
            "counter": counter,
            "stir": self.dice.stir,
            "forced": sum(forced for group in thrown for _, forced in group),
        }
        if hits is not None:
            data["good"] = [*hits]
            args["luck"] = luck(sum([face in hits for group in rolled for face in group]), dice, hits)
        self.run.events.append(Event(self._say(key, {**args, "faces": faces}), self.run.depth, (), (), data, weight))
        return rolled

    def conclude(self, result: Result) -> None:
        """The game is over, wherever it is: nothing is asked any more, and no order waits."""
        self.result = result
        self.stack.clear()
        self.sealed.clear()
        self.orders.clear()

    # The runner's part

    def drive(self, stack: list[Step]) -> None:
        """Run the steps of a stack until its top waits, wants a breath, or it is empty."""
        run = self.run
        here, depth = run.here, run.depth
        run.here = stack
        for _ in range(LOOP_LIMIT):
            if not stack:
                break
            top = stack[-1]
            run.depth = depth + len(stack)
            ran = top.run(self)
            if ran is BREATH:
                self.breathing = True
                break
            if ran is DONE:
                self.leave(stack, top)
            elif stack and stack[-1] is top:
                break
        else:
            raise RulesError(f"no end of steps at {stack[-1].step}")
        run.here, run.depth = here, depth

    def leave(self, stack: list[Step], step: Step) -> None:
        """Take a finished step off its stack; the step below hears of it unless another has taken its place."""
        while True:
            if isinstance(step, Chapter):
                self.sum_up(step)
            if stack[-1] is not step:
                del stack[next(at for at, each in enumerate(stack) if each is step)]
                return
            stack.pop()
            if not stack:
                return
            self.run.here = stack
            parent = stack[-1]
            if parent.back(self, step) is not DONE:
                return
            step = parent


def _running(stack: list[Step]) -> Iterator[Step]:
    for step in stack:
        yield step
        if isinstance(step, Lanes):
            for lane in step.lanes:
                yield from _running(lane.stack)


def _belongs(step: Step, seat: str) -> bool:
    return not seat or getattr(step, "seat", None) == seat
