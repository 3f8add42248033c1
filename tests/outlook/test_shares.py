"""Shares of games that stand-ins play on: sides, shared victories, errors, the same games for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from engine.core import stand_ins
from engine.core.act import Answer
from engine.core.runner import offered
from engine.core.stand_ins import act_of, answer
from engine.core.view import view
from engine.outlook.curve import Wanted
from engine.outlook.shares import Tally, outcome, played_on, won
from engine.outlook.work import Job, work
from tests.every_game import IDS, game_of
from tests.outlook.__main__ import Said, of_sixty


def test_a_victory_is_shared_by_the_sides_that_win_and_nobody_may() -> None:
    sides = {"a": ["a"], "b": ["b"], "c": ["c"]}
    assert won(sides, ["b"]) == {"a": 0, "b": 1, "c": 0}
    assert won(sides, ["a", "c"]) == {"a": 0.5, "b": 0, "c": 0.5}
    assert won(sides, []) == {"a": 0, "b": 0, "c": 0}


def test_a_side_of_several_wins_with_any_of_its_seats() -> None:
    assert won({"humans": ["a", "b"]}, ["b"]) == {"humans": 1}
    assert won({"humans": ["a", "b"]}, ["m"]) == {"humans": 0}


def test_a_share_has_an_error_even_where_all_was_won() -> None:
    tally = Tally()
    for _ in range(50):
        tally.add({"a": 1.0, "b": 0.0})
    assert (tally.share("a"), tally.share("b"), tally.share("c")) == (1, 0, 0)
    assert 0 < tally.error("a") < 0.02
    even = Tally(games=100, won={"a": 50})
    assert even.error("a") == pytest.approx(0.05, abs=0.001)
    assert tally.plus(even).share("a") == pytest.approx(100 / 150)


@pytest.mark.parametrize("id", IDS)
def test_every_game_is_played_on_to_its_end_the_same_for_the_same_seed(id: str) -> None:
    game = game_of(id)
    seats = ["a", "b", *game.house(game.settings())]
    s, _ = game.set_up(game.settings(), seats, "shares")
    for _ in range(20):
        act = act_of(game, s)
        assert act is not None
        game.apply(s, act)
    before = game.dump(s)
    seen = view(s, None)
    ends = [played_on(game, seen, f"dice {number}") for number in range(3)]
    assert ends == [played_on(game, seen, f"dice {number}") for number in range(3)]
    assert game.dump(s) == before, "what is imagined changes nothing"
    sides = game.sides(s)
    assert all(end.keys() == sides.keys() and 0 <= sum(end.values()) <= 1 for end in ends)


def words_of(game: Any, s: Any, act: Answer) -> list[str] | None:
    """What a stand-in of the table would say in place of an answer."""
    seen = view(s, act.seat)
    decision = next(each for each in offered(s, act.seat, seen) if each.id == act.decision)
    return stand_ins.words(game, seen, decision)


def test_persons_are_played_as_advised_among_easy_stand_ins_and_who_follows_advice_made_no_choice() -> None:
    """At an easy table stand-ins choose blindly: what a person may hope for, and does, is not measured by that."""
    game = game_of("hitz")
    seats = ["a", "b"]
    s, _ = game.set_up(game.settings.model_validate({"difficulty": "easy"}), seats, "easy")
    seen, alone, advised = view(s, None), Tally(), Tally()
    for number in range(40):
        alone.add(played_on(game, seen, f"{number}"))
        advised.add(played_on(game, seen, f"{number}", advised={"a"}))
    assert advised.share("a") > alone.share("a") + 0.2 and advised.share("b") < alone.share("b")

    while (act := answer(game, s, "a", advice=True)) is None or act.words == words_of(game, s, act):
        following = act_of(game, s, {"a"})
        assert following is not None
        game.apply(s, following)
    job = Job(Wanted(1, 0, 2, before=0), game.dump(s), act, frozenset({"a"}))
    for persons, told in ((job.persons, "same"), (frozenset[str](), "other")):
        ((done,), _) = work(game, "seed", [replace(job, persons=persons)], inf, inf)
        assert done.choice.told == told


@pytest.mark.parametrize("id", IDS)
def test_a_finished_game_has_been_won_by_whom_it_says(id: str) -> None:
    game = game_of(id)
    s, _ = game.set_up(game.settings(), ["a", "b", *game.house(game.settings())], "shares")
    while not s.over:
        act = act_of(game, s)
        assert act is not None
        game.apply(s, act)
    assert s.result is not None
    found = outcome(game, s)
    assert {side for side, part in found.items() if part} == {
        side for side, seats in game.sides(s).items() if {*seats} & {*s.result.winners}
    }


def test_what_few_games_make_too_bold_is_told_apart_from_what_is_wrong() -> None:
    random = Random("calibration")

    def measured(playouts: int, won: Callable[[float], float]) -> list[Said]:
        chances = [random.uniform(0.1, 0.7) for _ in range(10_000)]
        return [
            Said(sum(random.random() < each for _ in range(playouts)), playouts, float(random.random() < won(each)))
            for each in chances
        ]

    true, error = of_sixty(measured(10, lambda chance: chance), 10_000)
    assert true == pytest.approx(0.6, abs=0.02) and 0 < error < 0.01, "it is true, only told from few games"
    assert of_sixty(measured(10, lambda chance: chance), 10)[0] < 0.55, "which is too bold by itself"
    assert of_sixty(measured(10, lambda chance: 0.4 + (chance - 0.4) / 2), 10_000)[0] == pytest.approx(0.5, abs=0.02)
