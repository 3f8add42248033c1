"""Which line of the log is told of a turning point."""

from __future__ import annotations

from dataclasses import replace

from engine.core.message import Event, msg
from engine.outlook.curve import Turn
from engine.outlook.outlooks import Turning
from engine.tables.journal import Entry
from telling.curves import happened

TURN = Turn(0, 3, "a", 0.6, 0.2, -0.4, None)


def entry(seq: int, *events: Event) -> Entry:
    return Entry(seq, 0.0, None, "player", "a", [*events], False, 0, 1, {"act": "answer"}, None)


def told(*entries: Entry, deed: Entry | None = None) -> str:
    event = happened(Turning(TURN, entries, deed), ["a"])
    return event.message.key if event is not None else ""


def test_the_answer_that_decided_it_is_told_whatever_came_after_it() -> None:
    flees = entry(2, Event(msg("rolls"), weight="detail"), Event(msg("flees")), Event(msg("sum"), weight="headline"))
    entries = entry(1, Event(msg("early"))), flees, entry(3, Event(msg("finds")))
    assert told(*entries, deed=flees) == "flees"
    assert told(*entries) == "sum", "else a headline says most"
    secret = entry(2, Event(msg("secret"), only=("b",)))
    assert told(entries[0], secret, deed=secret) == "", "of what only some may read it is said whose choice it was"


def test_where_the_chance_rose_no_harm_is_told_and_where_it_fell_harm_comes_first() -> None:
    kills, bites = Event(msg("kills"), weight="headline"), Event(msg("bites"), weight="headline", hurts=("a",))
    for after, told in ((0.9, "kills"), (0.2, "bites")):
        event = happened(Turning(replace(TURN, after=after), [entry(1, kills, bites)]), ["a"])
        assert event is not None and event.message.key == told


def test_where_only_details_are_told_the_last_of_them_is_better_than_nothing() -> None:
    walks = entry(1, Event(msg("walks"), weight="detail")), entry(2, Event(msg("stops"), weight="detail"))
    assert told(*walks) == "stops" and told() == ""
