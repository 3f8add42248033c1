"""Chapters: what is counted in a step becomes one headline when it is over."""

from __future__ import annotations

from typing import Any

from toys import Play, Small

from engine.core.chapter import Chapter
from engine.core.message import Message, msg, parts, who
from engine.core.shape import One
from engine.core.state import End, Result
from engine.core.step import DONE, Ask, Lanes, Step


class Walk(Chapter):
    """Counts what it is told to, until it is told to stop; "win" ends the game."""

    seat: str = "a"

    def asks(self, s: Small):
        yield Ask(self.seat, "walk", One(["step", "find", "stop", "win"]))

    def on_walk(self, s: Small, ask: Ask, word: str) -> Any:
        match word:
            case "stop":
                return DONE
            case "win":
                raise End(Result(title=msg("small-won")))
            case "find":
                s.note("finds", n=1, what=[msg("small-coin")])
            case _:
                s.note("steps", n=2, who=self.seat)
        return None

    def headline(self, s: Small) -> Message | None:
        return s.text("headline", parts=parts(self.tally)) if self.tally else None


class Last(Step):
    """Something to wait for after the chapters."""

    def asks(self, s: Small):
        yield Ask("a", "rest", One(["on"]))

    def on_rest(self, s: Small, ask: Ask, word: str) -> None:
        return None


class Both(Lanes):
    """Two walks side by side."""

    opened: bool = False

    def more(self, s: Small) -> bool:
        if self.opened:
            return False
        self.opened = True
        for seat in ("a", "b"):
            self.open_lane(s, seat, Walk(seat=seat))
        return True


def headlines(events: list[Any]) -> list[Message]:
    return [event.message for event in events if event.weight == "headline"]


def counted(headline: Any) -> list[int]:
    """The numbers of its parts."""
    return [part.args["n"] for part in headline.args["parts"].args["of"]]


def test_numbers_add_up_and_lists_follow_one_another() -> None:
    play = Play(Walk(), Last())
    for word in ("step", "find", "step", "find"):
        assert headlines(play.answer("a", "walk", word)) == []
    (told,) = headlines(play.answer("a", "walk", "stop"))
    steps = Message("small-sum-steps", {"n": 4, "who": who("a")})
    coins = Message("small-sum-finds", {"n": 2, "what": [msg("small-coin"), msg("small-coin")]})
    assert told == Message("small-headline", {"parts": parts([steps, coins])})


def test_a_chapter_in_which_nothing_came_makes_no_headline() -> None:
    play = Play(Walk(), Last())
    assert headlines(play.answer("a", "walk", "stop")) == []


def test_the_chapter_that_ends_the_game_is_told() -> None:
    play = Play(Walk())
    play.answer("a", "walk", "step")
    (told,) = headlines(play.answer("a", "walk", "win"))
    assert told.key == "small-headline" and play.s.over


def test_what_is_counted_outlives_saving() -> None:
    play = Play(Walk(), Last())
    play.answer("a", "walk", "step")
    play.s = Small.model_validate_json(play.s.model_dump_json())
    play.answer("a", "walk", "step")
    (told,) = headlines(play.answer("a", "walk", "stop"))
    assert counted(told) == [4]


def test_lanes_count_for_themselves() -> None:
    play = Play(Both(), Last())
    for seat in ("a", "b", "b"):
        play.answer(seat, "walk", "step")
    found = [headlines(play.answer(seat, "walk", "stop"))[0] for seat in ("a", "b")]
    assert [counted(each) for each in found] == [[2], [4]]


def test_without_a_chapter_nothing_is_counted() -> None:
    play = Play(Last())
    play.s.note("steps", n=1)
    assert play.s.model_dump()["stack"][0].get("tally") is None
