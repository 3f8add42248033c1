from collections.abc import Iterator
from random import Random
from threading import Thread, current_thread, main_thread

import pytest

from engine.core.dice import Dice
from engine.core.errors import Illegal
from engine.core.runner import awaited, follow, start
from engine.core.shape import Chain, One, Option, finished
from engine.core.state import State
from engine.core.step import Ask, Step


def test_options_given_by_their_keys_are_made_when_somebody_looks() -> None:
    made: list[str] = []

    def make() -> list[Option]:
        made.append("all")
        return [Option("a"), Option("b", ref="1.1")]

    shape = One(make, "a", ["a", "b"])
    assert list(shape.words()) == ["a", "b"] and shape.parse("b") == "b" and shape.sample(Random(1)) in "ab"
    with pytest.raises(Illegal):
        shape.parse("c")
    assert made == []
    assert [option.ref for option in shape.options] == [None, "1.1"] and shape.options is shape.options
    assert made == ["all"]


def test_two_threads_may_ask_for_the_options_at_once() -> None:
    both = list[list[Option]]()

    def make(key: str) -> Option:
        if key == "a" and current_thread() is main_thread():
            other = Thread(target=lambda: both.append(shape.options))
            other.start()
            other.join()
        return Option(key)

    shape = One(each=make, keys=["a", "b"])
    both.append(shape.options)
    assert [[option.key for option in options] for options in both] == [["a", "b"]] * 2


def test_whether_a_word_is_offered_can_be_said_without_finding_all() -> None:
    found: list[str] = []

    def keys() -> list[str]:
        found.append("all")
        return ["a", "b"]

    shape = One(lambda: [Option("a"), Option("b")], keys=keys, offers=lambda word: word in "ab")
    assert shape.parse("b") == "b" and not found
    with pytest.raises(Illegal):
        shape.parse("c")
    assert list(shape.words()) == shape.keys == ["a", "b"] and found == ["all"]


class Question(Step):
    several: bool
    late: bool
    """Whether that is said only to whoever wants to know."""
    looked: int = 0

    def asks(self, s: State) -> Iterator[Ask]:
        def choose():
            self.looked += 1
            return (yield One(["a", "b"]))

        yield Ask("a", "which", choose, several=(lambda: self.several) if self.late else self.several)


@pytest.mark.parametrize("late", [True, False])
@pytest.mark.parametrize("several", [True, False])
def test_nobody_looks_for_the_only_answer_where_there_are_known_to_be_several(several: bool, late: bool) -> None:
    s = State(seats=["a"], dice=Dice(seed="x"))
    step = Question(several=several, late=late)
    start(s, step)
    assert follow(s) is None and follow(s, awaited(s)) is None
    assert step.looked == (0 if several else 2)


def test_an_answer_is_finished_with_the_usual_words_else_with_the_first() -> None:
    def chain() -> Chain:
        first: str = yield One(["a", "b"])
        yield One(["c", "d"], usual="d")
        if first == "b":
            yield One(["e", "f"])

    assert finished(chain, ()) == ["a", "d"]
    assert finished(chain, ["b"]) == ["b", "d", "e"]
    assert finished(chain, ["b", "c", "f"]) == ["b", "c", "f"]
    with pytest.raises(Illegal):
        finished(chain, ["x"])
