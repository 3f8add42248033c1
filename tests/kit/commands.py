"""What named commands answer and offer, without Discord: the words of a member at a table of tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from kit.table import GameTable

from engine.core.command import Answers, Command, Suggestions, Typed
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.message import Message
from engine.core.runner import decisions, find
from engine.core.shape import replay


class Reader:
    """Understands places as #L15, and things by any part of their names' keys; goes on with what is really asked."""

    def __init__(self, table: GameTable[Any] | None, seat: str) -> None:
        self.table, self.seat = table, seat

    def place(self, typed: str) -> str:
        return typed.removeprefix("#")

    def means(self, typed: str, name: Message) -> bool:
        return typed == name.key

    def fitting(self, names: Iterable[tuple[Message, str]], typed: str) -> Suggestions:
        told = [(f"{name.key} {name.args}", value) for name, value in names]
        return [(text, value) for text, value in told if typed in text or typed == value]

    def rest(self, kind: str, before: Sequence[str], typed: str, subject: str = "") -> Suggestions:
        for each in self.asked() if self.table else ():
            if each.kind == kind and subject in ("", each.subject):
                with suppress(Refused):
                    shape, _ = replay(each.ask.shape, list(before))
                    return [(word, word) for word in (shape.words() if shape else ()) if typed in word]
        return []

    def asked(self) -> list[Decision]:
        """The open questions of the seat, as it sees them."""
        if self.table is None:
            return []
        s = self.table.s
        return [find(s, self.seat, each.id) for each in decisions(s) if self.seat in each.seats]


class Speaker:
    """A member who types commands; without a table he watches another game. ``also`` is asked of him besides."""

    def __init__(
        self, commands: Iterable[Command], table: GameTable[Any] | None, seat: str = "a", also: Sequence[str] = ()
    ) -> None:
        self.commands = {each.name: each for each in commands}
        self.table, self.reader, self.seat, self.also = table, Reader(table, seat), seat, also

    def _typed(self, given: dict[str, Any]) -> Typed[Any]:
        asked = frozenset([*self.also, *(each.kind for each in self.reader.asked())])
        return Typed(given, self.seat, self.table and self.table.s, asked, self.reader)

    def says(self, command: str, /, **given: Any) -> Answers:
        """What is answered with a command, given only what it takes."""
        taken = {each.name: each.numbers or each.values for each in self.commands[command].parameters}
        for name, value in given.items():
            assert name in taken and (not taken[name] or value in taken[name]), f"{command} takes no {name} {value}"
        return {kind: [*words] for kind, words in self.commands[command].words(self._typed(given)).items()}

    def means(self, command: str, /, **given: Any) -> str:
        """The figure that a command is about."""
        return self.commands[command].subject(self._typed(given))

    def offered(self, command: str, parameter: str, current: str = "", /, **given: Any) -> list[str]:
        """The values that are offered while something is typed into a parameter."""
        complete = next(each.complete for each in self.commands[command].parameters if each.name == parameter)
        assert complete
        return [value for _, value in complete(self._typed(given), current)]
