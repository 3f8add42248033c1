"""Named commands: other ways to say an answer, declared by the game, so that nothing outside of it knows a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .message import Message
from .state import State

S = TypeVar("S", bound=State)

STEP = "›"
"""Between the words of an answer that stand in one field."""

Answers = Mapping[str, Sequence[str]]
"""Typed words by kind of question: the first kind that is asked of the member is answered."""
Suggestions = Sequence[tuple[str, str]]
"""What is offered while somebody types: labels and values."""


def split(typed: str) -> list[str]:
    """Words of an answer typed into one field, as `Reader.rest` offers them."""
    return [part.strip() for part in typed.replace(">", STEP).replace(";", STEP).split(STEP) if part.strip()]


class Reader(Protocol):
    """Understands what a member types: in the member's language, and as the picture names things."""

    def place(self, typed: str) -> str:
        """The word for a place that is named as on the picture; anything else as it is."""
        ...

    def means(self, typed: str, name: Message) -> bool:
        """Whether this name was typed, in whatever case."""
        ...

    def fitting(self, names: Iterable[tuple[Message, str]], typed: str) -> Suggestions:
        """Of these names and their values those in which the typed text occurs; equal names once."""
        ...

    def rest(self, kind: str, before: Sequence[str], typed: str, subject: str = "") -> Suggestions:
        """How an answer to the member's question of this kind (about this, if given) goes on after some words.

        It works before the question is asked, too, and gives nothing while nothing can be said.
        """
        ...


@dataclass(frozen=True)
class Typed(Generic[S]):
    """A command as a member has typed it.

    `given` are the values by parameter, those left out are not in it; `seat` is the member's, `seen` what it sees of
    the game (None if the table plays another one), `asked` the kinds of questions that it can answer now.
    """

    given: Mapping[str, str | int]
    seat: str
    seen: S | None
    asked: frozenset[str]
    reader: Reader

    def value(self, parameter: str) -> str:
        """What was typed there; empty if nothing was."""
        return str(self.given.get(parameter, ""))

    def words(self, *parameters: str) -> list[str]:
        """The words typed there, one after another."""
        return [word for parameter in parameters for word in split(self.value(parameter))]

    def place(self, parameter: str) -> str:
        """The word for the place that is typed there, called by its name or as on the picture."""
        return self.reader.place(self.value(parameter))

    def places(self, *parameters: str) -> list[str]:
        """The words typed there; places among them may be called as on the picture."""
        return [*map(self.reader.place, self.words(*parameters))]

    def number(self, parameter: str) -> int:
        """The number given there; 0 if none was."""
        return int(self.given.get(parameter, 0))


Complete = Callable[[Typed[Any], str], Suggestions]
"""What is offered for the beginning of a text."""


@dataclass(frozen=True)
class Parameter:
    """One thing that a command is given: a number out of `numbers`, one of `values`, or else a text.

    Its name is the text ``name-<name>``, its description ``about-<game>-<about>``, by default that of
    ``<command>-<name>``; the label of a value is ``<game>-option-<name>-<value>``.
    """

    name: str
    numbers: range | None = None
    values: Sequence[str] = ()
    complete: Complete | None = None
    needed: bool = True
    about: str = ""


def _about_anything(typed: Typed[Any]) -> str:
    return ""


@dataclass(frozen=True)
class Command:
    """A named command: what it is given, the words that it answers, and what the question is about (one of several
    figures, say), if the member has said that.

    Its name is the text ``name-<name>``, its description ``about-<game>-<about>``, by default that of the name.
    """

    name: str
    answers: Answers | Callable[[Typed[Any]], Answers]
    parameters: Sequence[Parameter] = ()
    about: str = ""
    subject: Callable[[Typed[Any]], str] = _about_anything

    def words(self, typed: Typed[Any]) -> Answers:
        """The words that were meant, by kind of question."""
        return self.answers(typed) if callable(self.answers) else self.answers


def goes_on(
    kind: str, *words: str, after: Sequence[str] = (), about: Callable[[Typed[Any]], str] = _about_anything
) -> Complete:
    """Offers how an answer to a question of this kind goes on after some words, and after those of other parameters."""
    return lambda typed, current: typed.reader.rest(kind, [*words, *typed.words(*after)], current, about(typed))


def next_word(complete: Complete) -> Complete:
    """Of what goes on the next word only: what follows has a parameter of its own."""

    def first(typed: Typed[Any], current: str) -> Suggestions:
        found = complete(typed, current)
        return [*{label.partition(f" {STEP}")[0]: value.partition(STEP)[0].strip() for label, value in found}.items()]

    return first


def in_order(offered: Callable[[Sequence[str]], Complete], names: Sequence[str]) -> list[Parameter]:
    """Parameters for the words of an answer, one after the other; those that end in ``?`` may be left out.

    ``offered`` says what goes on after the words of the parameters before.
    """
    plain = [name.rstrip("?") for name in names]
    ways = [offered(plain[:n]) for n in range(len(plain))]
    ways[:-1] = map(next_word, ways[:-1])
    return [
        Parameter(name.rstrip("?"), complete=way, needed=not name.endswith("?"))
        for name, way in zip(names, ways, strict=True)
    ]


def answering(name: str, kind: str, *names: str) -> Command:
    """A command whose parameters are the words of an answer to a question of this kind, in their order (`in_order`)."""
    parameters = in_order(lambda before: goes_on(kind, after=before), names)
    return Command(name, lambda typed: {kind: typed.places(*(each.name for each in parameters))}, parameters)
