"""The named commands of Bones."""

from __future__ import annotations

from engine.core.command import Command, Parameter, Suggestions, Typed, goes_on
from engine.core.message import Message
from engine.core.shape import amounts_word

from .state import BonesState


def held(typed: Typed[BonesState], current: str) -> Suggestions:
    hand = typed.seen.hands[typed.seat].cards if typed.seen else []
    return typed.reader.fitting([(Message(f"bones-charm-{each}"), each) for each in hand], current)


COMMANDS = (
    Command("wear", lambda typed: {"charm": [typed.value("trinket")]}, [Parameter("trinket", complete=held)]),
    Command("throw", {"throw": ["throw"]}),
    Command("halt", {"throw": ["stop"]}),
    Command(
        "offer",
        lambda typed: {"pay": [amounts_word({"points": typed.number("amount")})]},
        [Parameter("amount", range(1, 4))],
    ),
    Command(
        "either",
        lambda typed: {"throw": typed.words("how") or [typed.value("luck")]},
        [
            Parameter("how", complete=goes_on("throw"), needed=False),
            Parameter("luck", values=("throw", "stop"), needed=False),
        ],
    ),
)
