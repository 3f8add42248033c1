"""Commands of games in which somebody leads several figures: which one is meant, and how an answer about it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from engine.core.command import Answers, Command, Complete, Parameter, Suggestions, Typed, goes_on, in_order
from engine.core.message import Message
from engine.core.state import State

S = TypeVar("S", bound=State)

Named = Sequence[tuple[Message, str]]
"""Names of things and the words for them."""


def only(found: Suggestions) -> str:
    """The one that was found; nothing if there are several."""
    return found[0][1] if len(found) == 1 else ""


class Crew(Generic[S]):
    """The figures that a member leads, and their commands: the question about the turn of one is of the kind ``act``.

    ``led`` names those of a seat.
    """

    def __init__(self, led: Callable[[S, str], Named]) -> None:
        self._led = led
        self.who = Parameter("figure", complete=self.offered, needed=False, about="figure")

    def led(self, typed: Typed[S]) -> Named:
        """The figures of the member."""
        return self._led(typed.seen, typed.seat) if typed.seen else ()

    def offered(self, typed: Typed[S], current: str) -> Suggestions:
        """Those figures of the member whose names fit."""
        return typed.reader.fitting(self.led(typed), current)

    def meant(self, typed: Typed[S]) -> str:
        """The figure that a command is about: the named one, or the only one; nothing if neither is clear."""
        led, said = self.led(typed), typed.value("figure")
        if not said:
            return led[0][1] if len(led) == 1 else ""
        return said if any(said == figure for _, figure in led) else only(typed.reader.fitting(led, said))

    def goes_on(self, *words: str, after: Sequence[str] = ()) -> Complete:
        """Offers how what the figure does next goes on after some words, and after those of other parameters."""
        return goes_on("act", *words, after=after, about=self.meant)

    def command(self, name: str, answers: Answers | Callable[[Typed[Any]], Answers], *parameters: Parameter) -> Command:
        """A command for a figure: which one may be left out where only one can be meant."""
        return Command(name, answers, [*parameters, self.who], subject=self.meant)

    def deed(self, name: str, key: str, *names: str, also: Sequence[str] = ()) -> Command:
        """Something that a figure does in its turn: the parameters are the words of its question, in their order
        (`in_order`). Questions of the kinds ``also`` take the same words.
        """
        words = [key] if key else []
        parameters = in_order(lambda before: self.goes_on(*words, after=before), names)
        taken = [each.name for each in parameters]
        return self.command(
            name, lambda typed: {kind: [*words, *typed.places(*taken)] for kind in ("act", *also)}, *parameters
        )

    def choose(self, kinds: Sequence[str]) -> Command:
        """The command for whatever is asked besides a turn: one thing, or several words of one answer."""

        def offered(typed: Typed[S], current: str) -> Suggestions:
            asked = [kind for kind in kinds if kind in typed.asked]
            return typed.reader.rest(asked[0], [], current) if asked else []

        return self.command(
            "choose", lambda typed: dict.fromkeys(kinds, typed.places("what")), Parameter("what", complete=offered)
        )
