"""Steps: the phases of a rulebook as small pieces of data on a stack."""

from __future__ import annotations

from collections import abc
from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Any, ClassVar, cast

from pydantic import PlainValidator, SerializeAsAny

from .message import Message, Text, read
from .model import Count, Model, Number
from .shape import Source


class Done:
    """The type of `DONE`."""


DONE = Done()
"""Returned by ``run``, ``on_<kind>`` or ``back``: the step is finished and leaves the stack."""


class Ask:
    """A question that a step puts to a seat (or to several: the first who answers does so for all).

    ``shape``: what is asked, one shape or a chain. ``wait``: the table waits for it; otherwise it is an opportunity.
    ``private``: its options show what only this seat may see. ``sealed``: the answer is kept by the runner, changeable
    until all sealed ones of the same kind of the step are in, then handed over together as a dict (seat, subject) →
    value. ``subject``: what the question is about, if one seat may be asked the same about several things: any string.
    ``default``: the words used for an absent player, or a function of the seat's view that yields them; without one,
    the usual words. ``several``: there is more than one answer, or a function that says so, where looking for the only
    one takes long. ``ref``: where it lies on the board, for a picture of it, as long as its options name no places.
    """

    __slots__ = (
        "_prompt", "_several", "by", "default", "kind", "private", "ref", "sealed", "seat", "seats", "shape", "subject",
        "wait",
    )  # fmt: skip

    def __init__(
        self,
        seat: str | tuple[str, ...],
        kind: str,
        shape: Source,
        subject: str = "",
        prompt: Text | None = None,
        wait: bool = True,
        private: bool = False,
        sealed: bool = False,
        default: abc.Sequence[str] | Callable[[], abc.Sequence[str]] | None = None,
        several: bool | Callable[[], bool] = False,
        ref: str = "",
    ) -> None:
        self.seat = seat
        self.seats = (seat,) if isinstance(seat, str) else seat
        self.by = ""
        """The seat that has answered, for ``on_<kind>``."""
        self.kind = kind
        self.shape = shape
        self.subject = subject
        self._prompt = prompt
        self.wait = wait
        self.private = private
        self.sealed = sealed
        self.default = default
        self._several = several
        self.ref = ref

    @property
    def prompt(self) -> Message | None:
        return read(self._prompt)

    @property
    def several(self) -> bool:
        return self._several() if callable(self._several) else self._several


class Breath:
    """The type of `BREATH`."""


BREATH = Breath()
"""Returned by ``run``: a part of long work is done, the rest comes with the next call."""

registry: dict[str, type[Step]] = {}
"""Every class of step by its tag, for reading saved states."""


class Step(Model):
    """A phase, or a moment of one, holding only its own data.

    ``run`` does what needs no answer: change the state, push steps, be done; called again at rest it changes
    nothing. Work of more than some 20 ms asks for breaths: with each `BREATH` what is done so far is kept, other tables
    get their turn, and it is called again before anybody can do anything. ``asks`` yields the open questions while the
    step is on top of its stack. ``on_<kind>(s, ask, value)`` takes an answer, and ``ask.by`` tells whose; sealed ones
    come together: ``on_<kind>(s, {(seat, subject): value})``. ``back`` hears that a step pushed by this one has
    finished. ``always`` yields opportunities, for which the table never waits, and keeps them open while the step is
    covered. ``title`` feeds the heading; ``heading`` is enough where it always says the same. ``dropped`` hears that a
    game master takes the step off before it is done: what it holds goes back where it came from.
    """

    step: str = ""
    no: Count = 0
    answered: dict[str, Count] = {}
    """How often each line of questions (kind, subject, seat) was answered here; part of a decision's id."""

    tag: ClassVar[str] = ""
    watches: ClassVar[bool] = False
    """Whether the class has opportunities of its own (`always`)."""
    heading: ClassVar[str] = ""
    """The text of its `title`, where that needs no arguments."""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        cls.tag = f"{package(cls)}.{cls.__name__}"
        cls.watches = cls.always is not Step.always
        registry[cls.tag] = cls

    @property
    def held_up(self) -> int:
        """The number of the step until whose end a missed deadline of this one lasts: one number, one deadline."""
        return self.no

    def run(self, s: Any) -> Done | Breath | None:
        return None

    def asks(self, s: Any) -> Iterable[Ask]:
        return ()

    def always(self, s: Any) -> Iterable[Ask]:
        return ()

    def back(self, s: Any, child: Step) -> Done | None:
        return None

    def title(self, s: Any) -> Message | None:
        return s.text(self.heading) if self.heading else None

    def dropped(self, s: Any) -> None:
        pass


def package(cls: type) -> str:
    """The name of the package of `engine.games` that a class is from."""
    return cls.__module__.removeprefix("engine.games.").partition(".")[0]


def read_step(value: Any) -> Step:
    """A step from saved data, by its tag; raises ValueError for an unknown one."""
    if isinstance(value, Step):
        return value
    if not isinstance(value, dict):
        raise ValueError("a step is an object")
    fields = cast("dict[str, Any]", value)
    cls = registry.get(str(fields.get("step")))
    if cls is None:
        raise ValueError(f"unknown step {fields.get('step')!r}")
    return cls.model_validate(fields)


AnyStep = Annotated[SerializeAsAny[Step], PlainValidator(read_step)]


class Sequence(Step):
    """Parts in order. A part is a class of step; fields of the same name are handed on to it."""

    parts: ClassVar[tuple[type[Step], ...]] = ()
    at: Number = 0

    def order(self, s: Any) -> abc.Sequence[type[Step]]:
        """The parts that apply; a game with options or modules may amend them."""
        return self.parts

    def run(self, s: Any) -> Done | None:
        parts = self.order(s)
        if self.at >= len(parts):
            return DONE
        part = parts[self.at]
        self.at += 1
        s.push(part(**{name: getattr(self, name) for name in _handed_on(type(self), part)}))
        return None


@cache
def _handed_on(whole: type[Sequence], part: type[Step]) -> tuple[str, ...]:
    """The fields that a sequence hands on to a part."""
    own = part.model_fields.keys() - Step.model_fields.keys()
    return tuple(own & whole.model_fields.keys() - {"at"})


class Lane(Model):
    """One of the stacks of a `Lanes` step."""

    key: str
    stack: list[AnyStep] = []


class Lanes(Step):
    """Stacks side by side, each driven until it waits. Done when no lane is left and `more` opens none.

    It may ask questions of its own as well.
    """

    lanes: list[Lane] = []

    def more(self, s: Any) -> bool:
        """Called when every lane rests: open further lanes with `open_lane` and return True, else False."""
        return False

    def closed(self, s: Any) -> bool:
        """Whether the step ends once its lanes are gone."""
        return True

    def lane_done(self, s: Any, key: str) -> None:
        """A lane has finished."""

    def open_lane(self, s: Any, key: str, *steps: Step) -> None:
        """Add a lane; the steps run in the order given."""
        lane = Lane(key=key)
        for step in reversed(steps):
            s.enter(step)
            lane.stack.append(step)
        self.lanes.append(lane)

    def run(self, s: Any) -> Done | Breath | None:
        while True:
            for lane in list(self.lanes):
                s.drive(lane.stack)
                if s.breathing:
                    return BREATH
                if not lane.stack and lane in self.lanes:
                    self.lanes.remove(lane)
                    self.lane_done(s, lane.key)
            if not self.more(s):
                break
        return DONE if not self.lanes and self.closed(s) else None
