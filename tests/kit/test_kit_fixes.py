"""Parts of corrections: what they are called, numbers with bounds, and runs of steps that are broken off."""

from __future__ import annotations

import pytest
from core.toy import Bid, Round, Toy, ToyState

from engine.core import fix
from engine.core.act import Answer
from engine.core.errors import Illegal
from engine.core.fix import APPLY, Fix
from engine.core.message import named, who
from engine.core.model import Model
from engine.core.runner import decisions
from engine.core.shape import Chain, One, replay
from engine.kit.choices import exactly, labelled, number, places, possible, seats, worded
from engine.kit.fixes import corrections, counter, cut, instead, put_on_top, toggle, toggled


class Purse(Model):
    coins: int = 3


def a_game() -> ToyState:
    s, _ = Toy().set_up(None, ["a", "b"], "fixes")
    return s


def two_words(s: ToyState) -> Chain:
    yield One(["now"])
    yield APPLY


def test_a_correction_is_called_like_its_chain() -> None:
    (found,) = corrections([two_words], harmless=[two_words])
    assert found == Fix("two-words", two_words, public=True, harmless=True)
    (found,) = corrections([two_words], showing=[two_words], ended=[two_words])
    assert found == Fix("two-words", two_words, ended=True)


def test_a_number_is_set_within_its_bounds_and_told() -> None:
    s, purse, heard = a_game(), Purse(), list[int]()
    s.run.events.clear()

    def chain(s: ToyState) -> Chain:
        n: int = yield from counter(s, "coins", purse, "coins", (2, 4), refs=("purse",), whom="a")
        heard.append(n)

    (found,) = corrections([chain])
    shape, _ = replay(found.ask(s), [])
    assert shape and list(shape.words()) == ["2", "3", "4"]
    _, deed = replay(found.ask(s), ["4"])
    assert (purse.coins, heard) == (3, [])
    deed()
    assert (purse.coins, heard) == (4, [4])
    with pytest.raises(Illegal):
        replay(found.ask(s), ["4", "4"])
    (event,) = s.run.events
    assert event.message == s.text("fix-did-coins", whom="a", before=3, after=4)
    assert event.refs == ("purse",)


def test_what_is_on_a_list_is_taken_off_and_put_back() -> None:
    s, own = a_game(), ["here"]
    s.run.events.clear()
    _, deed = replay(lambda: fix.worded(toggled(s, "word", own, "here", ("there",), word="here")), [])
    assert own == ["here"]
    deed()
    assert own == []
    assert toggle(own, "here") and own == ["here"] and not toggle(own, "here")
    (event,) = s.run.events
    assert (event.message, event.refs) == (s.text("fix-did-word", word="here", what="off"), ("there",))


def test_what_runs_above_a_step_is_dropped_with_the_sealed_answers() -> None:
    game, s = Toy(), a_game()
    bid = next(d for d in decisions(s) if d.kind == "bid")
    game.apply(s, Answer(seat=bid.seats[0], decision=bid.id, words=[s.hands[bid.seats[0]].cards[0]]))
    below, above = s.stack
    assert isinstance(below, Round) and isinstance(above, Bid) and s.sealed
    put_on_top(s, Bid())
    assert s.stack[-1].no > above.no
    instead(s, above, Bid(leader="b"))
    assert s.stack[0] is below and len(s.stack) == 2 and isinstance(top := s.stack[1], Bid) and top.leader == "b"
    assert top.no == s.steps and not s.sealed
    cut(s, below)
    assert s.stack == [below]


def test_choices_say_what_they_are() -> None:
    s = a_game()
    assert list(possible(this=True, that=False, those=True)) == ["this", "those"]
    assert list(number(3, 5).words()) == ["3", "4", "5"] and not list(number(3, 2).words())
    assert list(seats(["b", "a"]).words()) == ["b", "a"]
    (option,) = worded(s, "way", ["left"], n=2)
    assert (option.key, option.label) == ("left", s.text("way-left", n=2))
    one, other = labelled(who, ["b", "a"])
    assert [(each.key, each.label, each.ref) for each in (one, other)] == [("b", who("b"), None), ("a", who("a"), None)]
    (place,) = places(["C7"])
    assert (place.key, place.label, place.ref) == ("C7", named("C7"), "C7")


def test_so_many_of_several_are_asked_for_only_where_there_is_a_choice() -> None:
    def some(n: int) -> Chain:
        return (yield from exactly(labelled(who, ["a", "b", "c"]), n, "a,b"))

    for n, all_told in ((0, []), (3, ["a", "b", "c"]), (4, ["a", "b", "c"])):
        assert replay(lambda n=n: some(n), []) == (None, all_told)
    shape, _ = replay(lambda: some(2), [])
    assert shape is not None and shape.usual == "a,b" and list(shape.words()) == ["a,b", "a,c", "b,c"]
    assert replay(lambda: some(2), ["c,a"]) == (None, ["a", "c"])


def test_a_correction_that_asks_for_words_after_it_was_applied_is_a_fault() -> None:
    def late() -> Chain:
        yield APPLY
        yield One(["now"])

    _, deed = replay(lambda: fix.worded(late()), [])
    with pytest.raises(RuntimeError):
        deed()
