"""What an expert answers: the best of what was tried, from what its seat sees and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from core.secrecy import scrambled
from every_game import IDS, game_of

from engine.core.act import Answer
from engine.core.runner import offered
from engine.core.shape import One, Some, replay
from engine.core.stand_ins import act_of
from engine.core.view import view
from engine.outlook import search
from engine.outlook.search import MOST, RUNGS, answers, best, think

GAME, CITY, TOWN = game_of("hitz"), game_of("zgame"), game_of("zombies")


def asked(kind: str, game: Any = GAME, **options: str) -> tuple[Any, Answer]:
    """A game in which a stand-in is about to answer a question of this kind, and what it would answer."""
    settings = game.settings.model_validate({"difficulty": "expert", **options})
    s, _ = game.set_up(settings, list("abc"), "search")
    while not s.over:
        act = act_of(game, s)
        if isinstance(act, Answer) and f".{kind}." in act.decision:
            return s, act
        assert act is not None
        game.apply(s, act)
    raise AssertionError(kind)


def question(s: Any, usual: Answer) -> Any:
    return next(each for each in offered(s, usual.seat) if each.id == usual.decision)


@pytest.mark.parametrize(
    ("usual", "tried"),
    [("4", "4 5 3 6 2"), ("0", "0 1 pass 2 8"), ("pass", "pass 0 8 1 7")],
    ids=["middle", "first", "last"],
)
def test_the_answers_nearest_to_the_usual_one_are_tried(usual: str, tried: str) -> None:
    numbers = One([*map(str, range(9)), "pass"])
    assert [words for (words,) in answers(numbers, [usual])] == tried.split()


def test_of_two_answers_both_are_tried_and_what_is_no_list_is_left_to_the_stand_in() -> None:
    assert answers(One(["yes", "no"]), ["no"]) == [["no"], ["yes"]]
    assert answers(Some(["x", "y"]), ["x"]) == [["x"]]


TURNING: Sequence[tuple[Any, str, dict[str, str]]] = [
    (GAME, "bid", {}),
    (GAME, "ceiling", {"auction": "ceilings"}),
    (GAME, "plan", {"auction": "ceilings", "routes": "pipelined", "ranking": "on"}),
    (GAME, "route", {}),
    (GAME, "shoot", {}),
    (GAME, "flee", {}),
    (CITY, "raid", {}),
    (TOWN, "place", {}),
]


def test_all_turning_points_are_known_here() -> None:
    assert {(game.id, kind) for game in map(game_of, IDS) for kind in game.turning} == {
        (game.id, kind) for game, kind, _ in TURNING
    }


@pytest.mark.parametrize(("game", "kind", "options"), TURNING, ids=[f"{game.id}-{kind}" for game, kind, _ in TURNING])
def test_every_turning_point_has_several_whole_answers(game: Any, kind: str, options: dict[str, str]) -> None:
    s, usual = asked(kind, game, **options)
    source = question(s, usual).ask.shape
    found = answers(source, usual.words)
    assert kind in game.turning and found[0] == usual.words and 1 < len(found) <= MOST
    assert all(replay(source, words)[0] is None for words in found) and len({*map(tuple, found)}) == len(found)
    if kind == "plan":
        assert len({words[1] for words in found}) == 1, "another ceiling, the same ranking"


def scored(monkeypatch: pytest.MonkeyPatch, worth: dict[str, Sequence[float]]) -> list[tuple[str, str]]:
    """Games played on end so, in turn, by the first word of the answer; returns which were played."""
    played: list[tuple[str, str]] = []

    def play(game: Any, seen: Any, seed: str, act: Answer) -> dict[str, float]:
        played.append((act.words[0], seed))
        found = worth.get(act.words[0], (0.0,))
        return {act.seat: found[int(seed.split(":")[-1]) % len(found)]}

    monkeypatch.setattr(search, "played_on", play)
    return played


def found(s: Any, usual: Answer, games: int = 10_000) -> list[str]:
    """What is answered when so many looks at the clock have been allowed."""
    left = iter(range(games))
    return best(GAME, view(s, usual.seat), usual.seat, question(s, usual), usual.words, "x", lambda: next(left, -1) < 0)


def test_the_best_answer_is_given_only_if_it_is_better_than_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    s, usual = asked("bid")
    (other,) = answers(question(s, usual).ask.shape, usual.words)[1]
    mine = usual.words[0]
    scored(monkeypatch, {mine: (0, 1), other: (1,)})
    assert found(s, usual) == [other]
    scored(monkeypatch, {mine: (1, 0), other: (0, 1)})
    assert found(s, usual) == usual.words, "as many"
    scored(monkeypatch, {mine: (1, 0) * 16, other: (1, 0) * 15 + (1, 1)})
    assert found(s, usual) == usual.words, "one more of 32 may be chance"


def test_all_are_tried_in_the_same_games_and_the_worse_half_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    s, usual = asked("bid")
    tried = [words[0] for words in answers(question(s, usual).ask.shape, usual.words)]
    assert len(tried) == MOST
    played = scored(monkeypatch, {tried[3]: (1, 1, 0), tried[2]: (1, 0, 0)})
    assert found(s, usual) == [tried[3]]
    games = {word: [seed for each, seed in played if each == word] for word in tried}
    assert len(games[tried[0]]) == len(games[tried[3]]) == RUNGS[-1]
    assert len(games[tried[2]]) == RUNGS[1] and len(games[tried[1]]) == len(games[tried[4]]) == RUNGS[0]
    assert all(seeds == games[tried[0]][: len(seeds)] for seeds in games.values())


def test_where_the_time_is_over_what_was_played_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    s, usual = asked("bid")
    (other,) = answers(question(s, usual).ask.shape, usual.words)[1]
    played = scored(monkeypatch, {other: (1,)})
    assert found(s, usual, 0) == usual.words and not played
    assert found(s, usual, 3) == [other] and len(played) == 3 * MOST


@pytest.mark.parametrize(
    ("game", "kind"),
    [(GAME, "bid"), (GAME, "shoot"), (CITY, "raid"), (TOWN, "place")],
    ids=["bid", "shoot", "raid", "place"],
)
def test_it_knows_nothing_that_its_seat_does_not_and_says_the_same_again(
    monkeypatch: pytest.MonkeyPatch, game: Any, kind: str
) -> None:
    monkeypatch.setattr(search, "RUNGS", (1, 3))
    s, usual = asked(kind, game)
    (words, seconds), (again, _) = (think(game, game.dump(s), usual, "seed", 60) for _ in range(2))
    assert words == again and seconds > 0
    other = scrambled(game, s, usual.seat, Random(5))
    assert game.dump(other) != game.dump(s)
    assert think(game, game.dump(other), usual, "seed", 60)[0] == words
