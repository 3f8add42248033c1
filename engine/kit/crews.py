"""Commands of games in which somebody leads several figures: which one is meant, and how an answer about it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.command import STEP, Answers, Complete, Suggestions, Typed
from engine.core.message import Message

Named = Sequence[tuple[Message, str]]
"""Names of things and the words for them."""
Meant = Callable[[Typed[Any]], str]
"""The figure that a command is about; nothing if that cannot be told."""


def meant(typed: Typed[Any], led: Named, parameter: str = "figure") -> str:
    """The figure that a member means, of those that the seat leads: by its name, or as the only one."""
    said = typed.value(parameter)
    if not said:
        return led[0][1] if len(led) == 1 else ""
    return said if any(said == figure for _, figure in led) else only(typed.reader.fitting(led, said))


def only(found: Suggestions) -> str:
    """The one that was found; nothing if there are several."""
    return found[0][1] if len(found) == 1 else ""


def goes_on(kind: str, figure: Meant, *words: str, after: Sequence[str] = ()) -> Complete:
    """Offers how the answer about the figure goes on after some words, and after those of other parameters."""

    def complete(typed: Typed[Any], current: str) -> Suggestions:
        return typed.reader.rest(kind, [*words, *typed.words(*after)], current, figure(typed))

    return complete


def next_word(complete: Complete) -> Complete:
    """Of what goes on the next word only: what follows has a parameter of its own."""

    def first(typed: Typed[Any], current: str) -> Suggestions:
        found = complete(typed, current)
        return [*{label.partition(f" {STEP}")[0]: value.partition(STEP)[0].strip() for label, value in found}.items()]

    return first


def place(typed: Typed[Any], parameter: str) -> str:
    """The word for a place that is typed there, called by its name or as on the picture."""
    return typed.reader.place(typed.value(parameter))


def places(typed: Typed[Any], *parameters: str) -> list[str]:
    """The words typed there; places among them may be called as on the picture."""
    return [*map(typed.reader.place, typed.words(*parameters))]


def acts(word: str, *parameters: str) -> Callable[[Typed[Any]], Answers]:
    """Something that a figure does in its turn, with what belongs to it."""
    return lambda typed: {"act": [word, *places(typed, *parameters)]}
