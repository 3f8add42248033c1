"""A table for tests of rules: any game's state, and verbs to play it word by word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Self, TypeVar

from kit.told import check_asked, check_counted, check_seen, check_told

from engine.core.act import Answer
from engine.core.chapter import Chapter
from engine.core.decision import Decision
from engine.core.game import Game
from engine.core.message import Event
from engine.core.order import Order
from engine.core.runner import awaited, decisions, default, find, resume, start
from engine.core.shape import One, replay
from engine.core.state import State
from engine.core.step import Ask, Step

S = TypeVar("S", bound=State)

SUMMARIES = ("headline", "headline-forced", "round-over")
"""Lines of the log that say again, in short, what others have said."""
KNOWN = 100
"""So much is known already, that a number which is set instead of raised is noticed."""


class Floor(Chapter):
    """The bottom of the stack: it waits, so that a test can look around when its steps are over.

    What is counted while no other chapter runs is counted here, so that its text is read, too.
    """

    def headline(self, s: State) -> None:
        return None

    def asks(self, s: State) -> Iterator[Ask]:
        yield Ask("a", "rest", One(["here", "there"]))


class GameTable(Generic[S]):
    """A game with verbs for tests; its own lays whatever a test needs.

    ``events`` are those of the last answer and of what followed by itself. Whatever is told and asked can be read,
    and after each answer the state can be saved.
    """

    floor: type[Step] = Floor

    def __init__(self, game: Game[S], s: S, events: Sequence[Event] = ()) -> None:
        self.game = game
        self.s = s
        self.events = list(events)
        s.policies = game.policies
        s.known += KNOWN

    @property
    def events(self) -> list[Event]:
        return self._events

    @events.setter
    def events(self, events: list[Event]) -> None:
        check_told(events)
        self._events = events

    # Laying the table

    def force(self, *faces: str | int) -> Self:
        """The next faces of the dice."""
        self.s.dice.forced = [str(face) for face in faces]
        return self

    def order(self, seat: str, kind: str, *words: str, policy: str = "", arg: tuple[str, ...] = ()) -> Self:
        """A standing order of a seat."""
        self.s.given += 1
        given = Order(
            id=self.s.given, seat=seat, kind=kind, mode="always", words=list(words), policy=policy, arg=list(arg)
        )
        self.s.orders.append(given)
        return self

    # Playing

    def start(self, *steps: Step) -> Self:
        """The stack holds these steps over a floor; they run to the first question."""
        self.s.stack.clear()
        self.events = start(self.s, *steps, self.floor())
        return self

    def resume(self) -> Self:
        """The rules go on after a test has changed something."""
        self.events = resume(self.s)
        return self.follow()

    def open(self) -> list[tuple[str, str]]:
        """Who is waited for, and for what."""
        return [(d.seats[0], d.kind) for d in awaited(self.s)]

    def ask(self, seat: str, kind: str) -> Decision:
        """The open question as the seat sees it."""
        real = next(d for d in decisions(self.s) if d.kind == kind and seat in d.seats)
        return find(self.s, seat, real.id)

    def words(self, seat: str, kind: str, *before: str) -> list[str]:
        """The next words that are offered."""
        shape, _ = replay(self.ask(seat, kind).ask.shape, list(before))
        return list(shape.words()) if shape else []

    def default(self, seat: str, kind: str) -> list[str]:
        """The words with which a deadline answers."""
        return default(self.ask(seat, kind))

    def answer(self, seat: str, kind: str, *words: str) -> Self:
        """Answer, and let happen what then happens by itself."""
        return self.send(seat, self.ask(seat, kind).id, *words)

    def send(self, seat: str, decision: str, *words: str) -> Self:
        """Answer the question of this id."""
        check_asked([each for each in decisions(self.s) if each.id == decision], words)
        known = self.s.known
        self.events = self.game.apply(self.s, Answer(seat=seat, decision=decision, words=list(words)))
        self.follow()
        assert self.s.known >= known, "what is known is never less"
        check_seen(self.game, self.s, seat)
        saved = self.game.dump(self.s)
        assert self.game.dump(self.game.load(saved)) == saved
        return self

    def follow(self) -> Self:
        """What happens without anybody doing anything."""
        events = self.events
        while (act := self.game.follow(self.s)) is not None:
            events = [*events, *self.game.apply(self.s, act)]
        self.events = events
        check_counted(self.s)
        return self

    # Looking

    def sound(self) -> Self:
        """The invariants hold."""
        assert not self.game.check(self.s), self.game.check(self.s)
        return self

    def told(self, key: str) -> list[dict[str, Any]]:
        """Arguments of the log lines with this key since the last answer."""
        return [event.message.args for event in self.events if event.message.key == f"{self.s.game}-{key}"]

    @property
    def log(self) -> list[str]:
        """Keys of what was told since the last answer, but for what only sums it up."""
        keys = (event.message.key.removeprefix(f"{self.s.game}-") for event in self.events)
        return [key for key in keys if key not in SUMMARIES]


class CrewTable(GameTable[S]):
    """The same for a game in which seats lead figures. Only orders are answered by themselves: tests look at what is
    asked.
    """

    def asked(self, figure: str, kind: str) -> str:
        """The question of a kind about a figure."""
        return next(each.id for each in decisions(self.s) if (each.kind, each.subject) == (kind, figure))

    def reply(self, figure: str, kind: str, *words: str) -> Self:
        """The figure's player answers a question about it."""
        return self.send(self.s.leader(figure), self.asked(figure, kind), *words)

    def act(self, figure: str, *words: str) -> Self:
        """A figure does something."""
        return self.reply(figure, "act", *words)

    def can(self, figure: str, *before: str, kind: str = "act") -> list[str]:
        """The next words that a figure's player is offered."""
        shape, _ = replay(find(self.s, self.s.leader(figure), self.asked(figure, kind)).ask.shape, list(before))
        return list(shape.words()) if shape else []

    def follow(self) -> Self:
        auto, self.s.auto = self.s.auto, False
        super().follow()
        self.s.auto = auto
        return self
