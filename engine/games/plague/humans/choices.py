"""What is decided in advance, because nothing may interrupt the human turn: standing choices (5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.core.choice import StandingChoice
from engine.core.luck import percent
from engine.core.shape import Chain, One, Some, Source
from engine.kit.choices import labelled, worded

from ..dice import D6
from ..state import ZOMBIES, Human, PlagueState
from .deed import card_options


def _figures(test: Callable[[PlagueState, Human], bool]) -> Callable[[Any, str], Sequence[str]]:
    """The figures of a seat that have a choice."""

    def subjects(s: PlagueState, seat: str) -> Sequence[str]:
        return [each for each in s.crews.get(seat, ()) if not s.humans[each].dead and test(s, s.humans[each])]

    return subjects


def _words(name: str, *words: str) -> Callable[[Any, str, str], Source]:
    def ask(s: PlagueState, seat: str, subject: str) -> Source:
        return One(worded(s, f"choose-{name}", words))

    return ask


def _zombie_side(test: Callable[[PlagueState], bool]) -> Callable[[Any, str], Sequence[str]]:
    def subjects(s: PlagueState, seat: str) -> Sequence[str]:
        return ("",) if seat == ZOMBIES and test(s) else ()

    return subjects


def _drawn(s: PlagueState, seat: str, figure: str) -> Source:
    return partial(_drawn_words, s, s.humans[figure])


def _drawn_words(s: PlagueState, human: Human) -> Chain:
    word: str = yield One(worded(s, "choose-drawn", ("leave", "keep", "swap")))
    if word == "swap":
        yield Some(card_options(s, human.cards))
    return word


def _grab(s: PlagueState, seat: str, subject: str) -> Source:
    return partial(_grab_words, s)


def _grab_words(s: PlagueState) -> Chain:
    word: str = yield One(worded(s, "choose-grab", ("always", "never", "some")))
    if word == "some":
        yield Some(labelled(s.name, (each.id for each in s.living)))
    return word


def _anyone(s: PlagueState, human: Human) -> bool:
    return True


def _crazy(s: PlagueState, seat: str, subject: str) -> Source:
    always = s.text("odds-crazy", p=percent(1 / len(D6)))
    return One(worded(s, "choose-crazy", ("always", "never"), odds=lambda word: always if word == "always" else None))


REROLL = StandingChoice(  # R12.4
    "reroll", _words("reroll", "on_fail", "unless_kill", "never"), ("on_fail",), _figures(_anyone)
)
DRAWN = StandingChoice("drawn", _drawn, ("leave",), _figures(_anyone))
"""What becomes of a card that would overload (R14.8, D7)."""
ACCEPT = StandingChoice("accept", _words("accept", "no", "yes"), ("no",), _figures(_anyone))
"""Whether gifts may overload (R9.4)."""
CARRIED = StandingChoice(
    "carried", _words("carried", "no", "yes"), ("no",), _figures(lambda s, human: s.settings.carry == "any_wounded")
)
"""Whether a wounded one may be carried (R8.7, D23)."""
LUCKY = StandingChoice(
    "lucky",
    _words("lucky", "1", "0", "2", "3", "never"),
    ("1",),
    _figures(lambda s, human: s.able(human, "lucky") and not human.lucky),
)
"""How few lives a wound must leave for the Student's luck to serve (2.6, R21.8, D13)."""
CRADLE = StandingChoice(
    "cradle", _words("cradle", "n", "e", "s", "w"), ("n",), _figures(lambda s, human: s.settings.baby != "off")
)
"""On which side the baby is laid first if its carrier dies (R29.6, D22)."""
GRAB = StandingChoice("grab", _grab, ("always",), _zombie_side(lambda s: s.settings.crawlers == "on"))
"""Whom crawlers try to hold (R28.3)."""
CRAZY = StandingChoice("crazy", _crazy, ("always",), _zombie_side(lambda s: s.settings.crazy != "off"))
"""Whether dice are rolled for killed zombies (R31.2, D14)."""
CHOICES = (REROLL, DRAWN, ACCEPT, CARRIED, LUCKY, CRADLE, GRAB, CRAZY)


def chosen(s: PlagueState, choice: StandingChoice, human: Human) -> list[str]:
    """What a human's player has chosen for him."""
    return choice.of(s, s.leader(human.id), human.id)
