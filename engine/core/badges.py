"""Badges: what somebody has brought off in a finished game, told from its log and how it stood at the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from .state import State

S = TypeVar("S", bound=State)


class _Message(msgspec.Struct):
    key: str
    args: msgspec.Raw = msgspec.Raw(b"{}")


class _Event(msgspec.Struct):
    message: _Message


_events = msgspec.json.Decoder(list[_Event])


@dataclass(slots=True, frozen=True)
class Line:
    """A line of the log: its key without the game's id, and its arguments as they are saved, read when asked for."""

    key: str
    saved: msgspec.Raw

    @property
    def args(self) -> Mapping[str, Any]:
        return msgspec.json.decode(self.saved)

    @property
    def n(self) -> int:
        """The number that it tells, 0 if none."""
        return int(self.args.get("n", 0))

    def names(self, arg: str = "who") -> str:
        """The seat, or else the key of the message, that an argument names; "" if there is none."""
        found = self.args.get(arg)
        if not isinstance(found, dict):
            return ""
        return found["args"]["seat"] if found["key"] == "@seat" else found["key"]  # pyright: ignore[reportUnknownVariableType]


def read(game: str, events: bytes | str) -> Iterator[Line]:
    """The lines of an entry of the log."""
    for each in _events.decode(events):
        yield Line(each.message.key.removeprefix(f"{game}-"), each.message.args)


@dataclass(slots=True, frozen=True)
class Finished(Generic[S]):
    """A finished game, as one of its seats has lived through it: its last state, and what was told, the oldest first,
    without what was taken back.
    """

    s: S
    seat: str
    log: Sequence[Line]

    @property
    def won(self) -> bool:
        return self.s.result is not None and self.seat in self.s.result.winners

    @property
    def scores(self) -> Mapping[str, int]:
        return self.s.result.scores if self.s.result is not None else {}

    @property
    def score(self) -> int:
        """The points of the seat, 0 if it has none."""
        return self.scores.get(self.seat, 0)

    @property
    def crew(self) -> Sequence[str]:
        """The figures that the seat led at the end."""
        return self.s.crews.get(self.seat, ())

    def did(self, deed: str) -> int:
        """How often the seat has done something that is counted."""
        return self.s.deeds.get(self.seat, {}).get(deed, 0)

    def told(self, *keys: str) -> list[Line]:
        """What was told of anybody under these keys."""
        return [line for line in self.log if line.key in keys]

    def own(self, *keys: str) -> list[Line]:
        """What was told of this seat."""
        return [line for line in self.told(*keys) if line.names() == self.seat]

    def highest(self, key: str) -> int:
        """The highest number that was told of this seat under a key."""
        return max((line.n for line in self.own(key)), default=0)

    def most(self, key: str, begins: str) -> int:
        """The most lines of this seat under a key from one line that begins a part, a turn of anybody, to the next."""
        best = now = 0
        for line in self.log:
            now = 0 if line.key == begins else now + (line.key == key and line.names() == self.seat)
            best = max(best, now)
        return best

    def ended(self, *keys: str) -> bool:
        """Whether the title of the result is one of these."""
        title = self.s.result.title.key if self.s.result is not None else ""
        return title.removeprefix(f"{self.s.game}-") in keys


@dataclass(slots=True, frozen=True)
class Badge(Generic[S]):
    """Something that is worth a badge: that of which a seat has brought off ``n`` or more, or that is true of it.

    ``<game>-badge-<name>`` is what it is called, the same with ``-about`` what it is given for, with the number ``n``;
    ``icon`` is its sign on pictures.
    """

    name: str
    icon: str
    reached: Callable[[Finished[S]], int]
    n: int = 1


def earned(badges: Collection[Badge[Any]], finished: Finished[Any]) -> list[str]:
    """The names of the badges that a seat has earned in a game."""
    return [badge.name for badge in badges if badge.reached(finished) >= badge.n]
