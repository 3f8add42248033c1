"""A survivor of Zombicide whom the program leads: what it answers, and why."""

from __future__ import annotations

from collections.abc import Mapping

from zombicide.table import Table, game

from engine.core.message import Arg, Message
from engine.core.runner import find
from engine.core.view import view
from engine.games.zombicide.player import stand_in


def said(table: Table, figure: str, kind: str = "act") -> list[str] | None:
    """What the program answers about a survivor."""
    seat = table.s.leader(figure)
    decision = find(table.s, seat, table.asked(figure, kind))
    return stand_in.play(view(table.s, seat), decision)


def alone(table: Table, figure: str = "s1") -> None:
    """Nobody else stands on the board."""
    for each in table.s.survivors.values():
        if each.id != figure:
            each.standing, each.at = "saved", ""


def why(table: Table, figure: str = "s1", kind: str = "act") -> tuple[list[str], Message]:
    """What is advised about a survivor, and why."""
    decision = find(table.s, table.s.leader(figure), table.asked(figure, kind))
    words = stand_in.play(table.s, decision)
    reason = game().reason(table.s, decision, words or [])
    assert words and reason
    return words, reason


def sentences(reason: Message) -> dict[str, Mapping[str, Arg]]:
    """The sentences of a reason by their keys, with what they say."""
    if reason.key != "zombicide-foretold":
        return {reason.key.rpartition("why-")[2]: reason.args}
    first, then = reason.args["first"], reason.args["then"]
    assert isinstance(first, Message) and isinstance(then, Message)
    return {**sentences(first), **sentences(then)}
