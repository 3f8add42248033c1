"""Which line of the log is told of a turning point."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest
from every_game import game_of

from engine.core.message import Event, msg
from engine.outlook.curve import Turn
from engine.outlook.outlooks import Outlook, Turning
from engine.tables.journal import Entry
from engine.tables.session import Session
from telling.curves import change, happened, level, turning_points
from telling.texts import Texts

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


def test_what_concerns_the_seat_above_all_is_told_of_a_rise_as_of_a_fall() -> None:
    """A Goal that it took, and what its own road came to, are no harm."""
    other, takes = Event(msg("other"), weight="headline"), Event(msg("takes"), weight="headline", concerns=("a",))
    for after in (0.9, 0.2):
        event = happened(Turning(replace(TURN, after=after), [entry(1, other, takes)]), ["a"])
        assert event is not None and event.message.key == "takes"


def test_where_only_details_are_told_the_last_of_them_is_better_than_nothing() -> None:
    walks = entry(1, Event(msg("walks"), weight="detail")), entry(2, Event(msg("stops"), weight="detail"))
    assert told(*walks) == "stops" and told() == ""


def test_of_a_longer_stretch_the_last_headline_tells_what_it_came_to() -> None:
    bites, sum = Event(msg("bites"), weight="headline", hurts=("a",)), Event(msg("sum"), weight="headline")
    entries = [entry(1, bites), entry(2, sum), entry(3, Event(msg("line")))]
    for until, told in ((None, "bites"), (msg("round"), "sum")):
        event = happened(Turning(replace(TURN, until=until), entries), ["a"])
        assert event is not None and event.message.key == told


@pytest.mark.parametrize(
    ("language", "by", "until", "said"),
    [
        ("en", "a", "", "**Round 3** · Ann 60 → 20\N{NO-BREAK SPACE}% (choices −40)."),
        ("en", "b", "", "**Round 3** · Ann 60 → 20\N{NO-BREAK SPACE}% (others’ choices −40)."),
        ("ru", "b", "", "**Раунд 3** · Ann 60 → 20\N{NO-BREAK SPACE}% (чужие решения −40)."),
        ("en", "a", "zombicide-title-round", "**Round 3 – Round 4** · Ann 60 → 20\N{NO-BREAK SPACE}% (choices −40)."),
        ("ru", "a", "zombicide-title-round", "**Раунд 3 — Раунд 4** · Ann 60 → 20\N{NO-BREAK SPACE}% (решения −40)."),
    ],
)
def test_it_says_when_and_whose_choices_they_were(language: str, by: str, until: str, said: str) -> None:
    game = game_of("hitz")
    s, _ = game.set_up(game.settings(), ["a", "b"], "told")
    last = msg(until, n=4) if until else None
    turn = replace(TURN, by=frozenset({by}), title=msg("zombicide-title-round", n=3), until=last)
    session = cast("Session", SimpleNamespace(game=game, playing=s))
    assert change(Texts()(language), session, turn, {"a": "Ann", "b": "Bob"}, several=True) == said


@pytest.mark.parametrize(
    ("language", "first", "last", "said"),
    [
        ("en", 0.88, 1.0, "Ann: 88 % at the beginning, and no moment changed that."),
        ("ru", 0.88, 1.0, "Ann: 88 % в начале, и ни один момент этого не изменил."),
        ("en", 0.5, 1.0, "No moment decided it by itself."),
        ("en", 0.9, 0.0, "No moment decided it by itself."),
        ("en", 0.1, 0.0, "Ann: 10 % at the beginning, and no moment changed that."),
    ],
)
def test_a_game_without_turning_points_ended_as_it_began_or_was_decided_by_no_moment(
    language: str, first: float, last: float, said: str
) -> None:
    session = cast("Session", SimpleNamespace(game=game_of("hitz")))
    outlook = Outlook(["a"], [(0, {"a": first}), (9, {"a": last})], [], range(10))
    assert level(Texts()(language), session, outlook, {"a": "Ann"}) == said


@pytest.mark.parametrize(("language", "said"), [("en", "Ann is knocked out: 3R.C."), ("ru", "Нокаут: Ann, 3R.C.")])
def test_what_was_to_be_done_then_is_left_out(language: str, said: str) -> None:
    knocked = msg("zombicide-knocked-out", figure="Ann", zone="3R.C", n=2, near=1, who=[msg("@name", name="Bob")])
    event = Event(knocked, weight="scene", hurts=("a",))
    session = cast("Session", SimpleNamespace(game=game_of("hitz"), playing=SimpleNamespace(seats=["a", "b"])))
    outlook = Outlook(["a"], [(0, {"a": 0.6}), (3, {"a": 0.2})], [Turning(TURN, [entry(1, event)])], range(4))
    (line,) = turning_points(Texts()(language), session, outlook, {"a": "Ann", "b": "Bob"})
    assert line.endswith(f". {said}")
