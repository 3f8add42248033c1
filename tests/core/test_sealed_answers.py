"""Sealed answers: whose they are and what they are about, whatever stands in the subject."""

from __future__ import annotations

from functools import cache
from random import Random
from threading import Event, Thread
from typing import Any

import pytest
from core.secrecy import assert_secret, scrambled, shown
from core.toys import HOSTILE, SEATS, Play, Small, SmallGame

import engine.core.view as views
from engine.core.errors import NotYours
from engine.core.runner import awaited, find
from engine.core.shape import One
from engine.core.step import DONE, Ask, Step
from engine.core.view import view


class Zones(Step):
    """Every seat chooses in secret what it does in each of some zones."""

    zones: list[str]
    several: bool = False

    def asks(self, s: Small):
        for seat in s.seats:
            for zone in self.zones:
                yield Ask(seat, "zone", One(["hold", "leave"]), zone, sealed=True, default=["hold"])

    def on_zone(self, s: Small, given: dict[tuple[str, str], str]):
        s.heard.append({f"{seat} {zone}": word for (seat, zone), word in given.items()})
        return DONE


class Floor(Step):
    def asks(self, s: Small):
        yield Ask("a", "rest", One(["here", "there"]))


def test_a_seat_seals_answers_to_two_subjects_and_both_are_handed_over() -> None:
    play = Play(Zones(zones=["7R", "8V"]), Floor())
    for seat in SEATS:
        play.answer(seat, "zone", "hold", subject="7R")
        assert (seat, "zone", "8V") in play.asked() and (seat, "zone", "7R") not in play.asked()
        play.answer(seat, "zone", "hold" if seat == "b" else "leave", subject="8V")
        if seat != "c":
            play.answer(seat, "zone", "leave", subject="7R")  # a change of mind, about one of them only
    assert play.s.heard == [
        {"a 7R": "leave", "a 8V": "leave", "b 7R": "leave", "b 8V": "hold", "c 7R": "hold", "c 8V": "leave"}
    ]
    assert play.s.sealed == [] and play.asked() == [("a", "rest", "")]


@pytest.mark.parametrize("zone", HOSTILE)
def test_a_subject_may_be_any_string_and_shows_no_sealed_answer(zone: str) -> None:
    play, game = Play(Zones(zones=[zone, "other"]), Floor()), SmallGame()
    told = play.answer("a", "zone", "leave", subject=zone)
    assert [event.message.args for event in told] == [{"who": told[0].message.args["who"]}]
    assert [each.words for each in view(play.s, "a").sealed] == [["leave"]]
    for seat in ("b", "c", None):
        assert [each.words for each in view(play.s, seat).sealed] == [["?"]]
        assert shown(game, play.s, seat) == shown(game, scrambled(game, play.s, seat, Random(1)), seat)
    assert_secret(game, play.s, Random(2))
    assert game.dump(game.load(game.dump(play.s))) == game.dump(play.s)
    with pytest.raises(NotYours):
        find(play.s, "b", play.open("a", "zone", zone).id)
    for seat, about in [(seat, about) for seat in SEATS for about in (zone, "other")]:
        if (seat, about) != ("a", zone):
            play.answer(seat, "zone", "hold", subject=about)
    (heard,) = play.s.heard
    assert heard == {f"{seat} {about}": "hold" for seat in SEATS for about in (zone, "other")} | {f"a {zone}": "leave"}


def test_the_oracle_sees_a_view_that_shows_what_is_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    play, game = Play(Zones(zones=["7R.b"]), Floor()), SmallGame()
    play.answer("a", "zone", "leave", subject="7R.b")
    monkeypatch.setattr("engine.core.secret.Sealed.masked", lambda self, seat: self)
    monkeypatch.setattr(views, "_masks_of", views._masks_of.__wrapped__)  # without what it remembers of the classes
    with pytest.raises(AssertionError):
        assert_secret(game, play.s, Random(3))


def test_a_view_hides_what_is_sealed_also_while_another_thread_takes_the_first_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play, begun, seen = Play(Zones(zones=["7R.b"]), Floor()), Event(), list[Small]()
    play.answer("a", "zone", "leave", subject="7R.b")
    mask_of = views._mask_of

    def slowly(annotation: Any) -> Any:
        if not begun.is_set():
            begun.set()
            other = Thread(target=lambda: seen.append(view(play.s, "b")))
            other.start()
            other.join()
        return mask_of(annotation)

    monkeypatch.setattr(views, "_mask_of", slowly)
    monkeypatch.setattr(views, "_masks_of", cache(views._masks_of.__wrapped__))
    seen.append(view(play.s, "b"))
    assert [[each.words for each in one.sealed] for one in seen] == [[["?"]], [["?"]]]


def test_the_ids_of_subjects_differ_and_are_short_and_plain() -> None:
    play = Play(Zones(zones=HOSTILE), Floor())
    ids = [decision.id for decision in awaited(play.s)]
    assert len(set(ids)) == len(ids) == len(HOSTILE) * len(SEATS)
    assert all(id.isascii() and len(id) < 30 and not set(id) & set(": \n") for id in ids)
