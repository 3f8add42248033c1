"""Actions: what is offered, what is asked with it, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from core.toy import Toy, ToyState

from engine.core.errors import Illegal
from engine.core.message import Message
from engine.core.shape import Chain, One, replay
from engine.kit.actions import Action, Chosen, choose


class Wait(Action[ToyState]):
    def do(self, s: ToyState, who: str, aim: Any) -> None:
        s.points[who] += 1


class Give(Action[ToyState]):
    def ask(self, s: ToyState, who: str) -> Chain:
        return (yield One([seat for seat in s.seats if seat != who])), int((yield One(["1", "2"])))

    def do(self, s: ToyState, who: str, aim: tuple[str, int]) -> None:
        seat, n = aim
        s.points[seat] += n


def test_an_action_is_chosen_with_what_it_asks() -> None:
    s, _ = Toy().set_up(None, ["a", "b"], "actions")
    rows = {"wait": Wait(), "give": Give()}

    def chain() -> Chain:
        return choose(s, "a", rows, Message)

    shape, _ = replay(chain, [])
    assert isinstance(shape, One)
    assert [(option.key, option.label) for option in shape.options] == [
        ("wait", Message("wait")),
        ("give", Message("give")),
    ]
    assert replay(chain, ["wait"]) == (None, Chosen("wait", None))
    shape, _ = replay(chain, ["give"])
    assert shape and list(shape.words()) == ["b"]
    assert replay(chain, ["give", "b", "2"]) == (None, Chosen("give", ("b", 2)))
    with pytest.raises(Illegal):
        replay(chain, ["wait", "b"])
    for chosen in (Chosen("wait", None), Chosen("give", ("b", 2))):
        assert rows[chosen.key].may(s, "a")
        rows[chosen.key].do(s, "a", chosen.aim)
    assert s.points == {"a": 1, "b": 2}
