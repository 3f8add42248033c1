"""Finding the steps that run, questions that share a deadline, and what a piece of a state begins with."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from core.toys import Play, Small

from engine.core.model import Model
from engine.core.runner import awaited
from engine.core.shape import One
from engine.core.step import DONE, Ask, Lanes, Step

T = TypeVar("T")


class Heap(Model, Generic[T]):
    """Empty defaults, of itself, of a class and of what is made of it."""

    kinds: ClassVar[dict[str, str]] = {}
    things: list[T] = []


class Full(Heap[str]):
    things: list[str] = ["axe"]


class Cleared(Full):
    things: list[str] = []


class Wait(Step):
    seat: str

    def asks(self, s: Small):
        yield Ask(self.seat, "wait", One(["on", "off"]))

    def on_wait(self, s: Small, ask: Ask, word: str):
        return DONE


class Long(Wait):
    """A kind of waiting."""


class Sides(Lanes):
    """Two stacks side by side, of which one holds two steps."""

    begun: bool = False

    def more(self, s: Small) -> bool:
        if self.begun:
            return False
        self.begun = True
        self.open_lane(s, "a", Wait(seat="a"))
        self.open_lane(s, "b", Wait(seat="b"), Long(seat="b"))
        return True


def test_steps_are_found_by_class_from_the_outside_in_lanes_included() -> None:
    s = Play(Sides(), Wait(seat="c")).s
    assert [(type(step), step.seat) for step in s.find_all(Wait)] == [
        (Wait, "c"),
        (Wait, "a"),
        (Long, "b"),
        (Wait, "b"),
    ]
    assert [step.seat for step in s.find_all(Wait, seat="b")] == ["b", "b"]
    assert [type(step) for step in s.find_all(Sides, Long)] == [Sides, Long]
    innermost, nobody = s.find(Wait, seat="b"), s.find(Long, seat="a")
    assert type(innermost) is Wait and nobody is None


def test_a_question_may_share_the_deadline_of_another_step() -> None:
    class Second(Wait):
        first: int

        @property
        def held_up(self) -> int:
            return self.first

    class First(Wait):
        def on_wait(self, s: Small, ask: Ask, word: str):
            s.push(Second(seat=self.seat, first=self.no))
            return DONE

    play = Play(First(seat="a"), Wait(seat="b"))
    (first,) = awaited(play.s)
    play.answer("a", "wait", "on")
    (second,) = awaited(play.s)
    assert second.deadline == first.deadline == first.step.no != second.step.no
    play.answer("a", "wait", "on")
    (other,) = awaited(play.s)
    assert other.deadline == other.step.no != first.deadline


def test_an_empty_default_is_made_anew_for_each_piece_and_what_belongs_to_the_class_is_left_alone() -> None:
    for kind, default in ((Heap[int], []), (Full, ["axe"]), (Cleared, [])):
        one, other = kind(), kind()
        assert one.things == other.things == default and one.things is not other.things
        assert one.kinds is other.kinds is Heap.kinds == {}
