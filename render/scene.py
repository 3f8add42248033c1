"""What a picture of any game shows: a view, the words for it, and what surrounds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.core.decision import Decision
from engine.core.message import Message, Roll
from engine.core.runner import awaited
from engine.core.state import State

from .canvas.theme import SEATS, SeatLook
from .initials import initials
from .texts import Texts

S = TypeVar("S", bound=State)
COLOURS = tuple(SEATS)


@dataclass(frozen=True)
class Scene(Generic[S]):
    """A view of the table and its surroundings; every game has its own subclass.

    `names` are the seats' players, `losses` how much was lost at some of what has `changed`, `roll` the last one that
    had to show something; for the rest see `board.Around`.
    """

    s: S
    texts: Texts
    names: Mapping[str, str]
    changed: frozenset[str] = frozenset()
    stand_ins: frozenset[str] = frozenset()
    news: Sequence[str] = ()
    due: str = ""
    losses: Mapping[str, int] = field(default_factory=dict[str, int])
    roll: Roll | None = None
    open: list[Decision] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "open", [] if self.s.over else awaited(self.s))

    def label(self, key: str, /, **args: object) -> str:
        """One of the board's own texts."""
        return self.texts(f"{self.s.game}-board-{key}", **args)

    def message(self, message: Message) -> str:
        return self.texts.message(message, self.names)

    def name(self, seat: str) -> str:
        return self.names.get(seat, seat)

    def colour(self, seat: str) -> str:
        """The colour of the seat: chosen, or that of its place at the table."""
        return self.s.colours.get(seat) or COLOURS[self.s.seats.index(seat)]

    def look(self, seat: str) -> SeatLook:
        return SEATS[self.colour(seat)]

    def initials(self, seat: str) -> str:
        """What stands on the shape of a seat: letters of its player's name."""
        return initials({each: self.name(each) for each in self.s.seats})[seat]

    @property
    def waiting(self) -> list[str]:
        """Seats that the table waits for, in the order of the table."""
        asked = {seat for decision in self.open for seat in decision.seats}
        return [seat for seat in self.s.seats if seat in asked]

    @property
    def winners(self) -> list[str]:
        return self.s.result.winners if self.s.result else []

    @property
    def heading(self) -> str:
        """For whom and for what the table waits, or how the game ended."""
        if self.s.result:
            return self.message(self.s.result.title)
        names = ", ".join(self.name(seat) for seat in self.waiting)
        return self.label("wait", names=names, what=self.question)

    @property
    def question(self) -> str:
        """For what the table waits."""
        kinds = sorted({decision.kind for decision in self.open})
        return self.asked(kinds[0]) if len(kinds) == 1 else self.label("wait-several")

    def asked(self, kind: str, which: str = "wait", /, **args: object) -> str:
        """What the table waits for, in a word or two, while this kind of question is open."""
        return self.texts(f"{self.s.game}-ask-{kind}.{which}", **args)
