"""Long work that breathes: done in parts, each of them kept, with nobody able to come between."""

from __future__ import annotations

import pytest
from core.toys import ZOMBIES, Night, Nights, Play, Small, Swarm

from engine.core.act import Answer, Correct, GoOn
from engine.core.errors import Gone, Refused
from engine.core.runner import awaited, decisions, find, offered
from engine.core.step import Lanes
from engine.core.view import view


class Two(Lanes):
    """Two swarms side by side."""

    begun: bool = False

    def more(self, s: Small):
        if self.begun:
            return False
        self.begun = True
        self.open_lane(s, "x", Swarm(left=2))
        self.open_lane(s, "y", Swarm(left=1))
        return True


def asleep() -> Play:
    play = Play(Night())
    play.answer("a", "sleep", "now")
    return play


def test_long_work_goes_on_breath_by_breath() -> None:
    play, game = asleep(), Nights()
    for n in range(1, ZOMBIES):
        assert len(play.s.heard) == n and play.s.breathing
        act = game.follow(play.s)
        assert isinstance(act, GoOn)
        play.s = game.load(game.dump(play.s))
        (told,) = game.apply(play.s, act)
        assert told.message.args == {"n": ZOMBIES - 1 - n} and told.depth == 2
    assert isinstance(game.follow(play.s), GoOn), "the step has not said yet that it is done"
    game.apply(play.s, GoOn())
    assert not play.s.breathing and play.asked() == [("a", "sleep", "")] and game.follow(play.s) is None
    with pytest.raises(Gone):
        game.apply(play.s, GoOn())


def test_nobody_comes_between() -> None:
    rested, play, game = Play(Night()), asleep(), Nights()
    assert awaited(play.s) == decisions(play.s) == offered(play.s, "b") == []
    for seat, kind in (("a", "sleep"), ("b", "shout")):
        decision = rested.open(seat, kind).id
        for s in (play.s, view(play.s, seat)):
            with pytest.raises(Refused, match="refused-busy"):
                find(s, seat, decision)
        before = game.dump(play.s)
        with pytest.raises(Refused, match="refused-busy"):
            game.apply(play.s, Answer(seat=seat, decision=decision, words=["loud"]))
        assert game.dump(play.s) == before
    play.order("b", "shout", "loud")
    assert isinstance(game.follow(play.s), GoOn), "orders wait for the end of it, too"
    while isinstance(act := game.follow(play.s), GoOn):
        game.apply(play.s, act)
    assert isinstance(act, Answer) and act.by == "order" and play.s.heard == list(range(ZOMBIES))[::-1]


def test_work_in_lanes_breathes() -> None:
    play = Play(Two(), Night())
    game, breaths = Nights(), 0
    while play.s.breathing:
        breaths += 1
        game.apply(play.s, GoOn())
    assert play.s.heard == [1, 0, 0] and breaths == 3 and play.asked() == [("a", "sleep", "")]


def test_a_correction_in_the_middle_goes_on_with_the_work() -> None:
    play, game = asleep(), Nights()
    game.apply(play.s, Correct(ops=[]))
    assert len(play.s.heard) == 2 and play.s.breathing
