"""Missions tried by stand-ins: what is counted, what is a fault, and the queue that has them played."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from every_game import game_of
from workshop.streets import changed, game

from engine.games.zombicide.game import Zombicide
from engine.workshop import played as playing
from engine.workshop.trial import (
    FEWEST,
    LEVELS,
    SEATS,
    Trial,
    Tried,
    days_of,
    levels_of,
    median,
    settings_of,
    tried,
)

BARRED = (
    'goals = { FOUND = "cards" }\n',
    ('goals = { FOUND = "cards" }\n\n[doors.barred]\nrule = "never"\ndoors = ["8R:11-21", "5R:13-12"]\n'),
)
"""The room with the only card cannot be entered."""


def test_what_has_been_played_adds_up_however_it_is_cut() -> None:
    whole = tried(game(), "plain", "normal", range(6))
    assert whole == tried(game(), "plain", "normal", range(2)).plus(tried(game(), "plain", "normal", range(2, 6)))
    assert whole.games == sum(whole.rounds.values()) == sum(whole.waits.values()) == 6
    assert Tried.model_validate_json(whole.model_dump_json()) == whole
    assert whole != tried(game(), "plain", "normal", range(6, 12)), "other numbers are other games"


def test_each_difficulty_is_played_normal_first_until_there_are_enough() -> None:
    trial, order = Trial(), list[tuple[str, range]]()
    while (lacking := trial.lacking(levels_of(game()), 3)) is not None:
        order.append(lacking)
        trial = trial.plus(Trial(levels={lacking[0]: tried(game(), "plain", lacking[0], lacking[1][:2])}))
    assert order == [(level, range(at, 3)) for level in ("normal", "easy", "hard") for at in (0, 2)]
    assert {level: each.games for level, each in trial.levels.items()} == dict.fromkeys(LEVELS, 3)
    assert trial.all.games == 9


def test_it_is_told_where_and_who_falls() -> None:
    found = tried(game(), "m4", "hard", range(6))
    zones = game().data.city("m4").zones
    assert found.fell and found.fell.keys() <= zones.keys() and found.who.keys() <= game().data.survivors.keys()
    assert sum(found.fell.values()) == sum(found.who.values()) <= 6 * len(SEATS) * 2


def test_shares_errors_and_days() -> None:
    even = Tried(how={"won": 50, "lost": 50}, rounds={9: 60, 12: 40}, waits={11: 100})
    assert even.won == 0.5 and even.error == pytest.approx(0.05)
    assert even.typical_rounds == 9 and even.typical_waits == 11
    days = days_of(game(), "plain", even)
    assert days is not None and 3 < days < 11
    assert Tried(how={"won": 10}).error > 0.05
    assert median({}) == 0 and median({3: 1, 5: 1}) == 3 and median({3: 1, 5: 2}) == 5
    assert not even.failing


@pytest.mark.parametrize(("id", "levels"), [("hitz", 1), ("zombies", 1), ("zgame", 1), ("plague", 3), ("zombicide", 3)])
def test_every_game_is_tried_on_the_difficulties_that_matter(id: str, levels: int) -> None:
    rules = game_of(id)
    assert levels_of(rules) == LEVELS[:levels] if levels == 1 else {*levels_of(rules)} == {*LEVELS}
    assert levels_of(rules)[0] == "normal"


@pytest.mark.parametrize("id", ["hitz", "zombies", "zgame", "plague"])
def test_a_game_of_any_kind_is_played_to_its_end(id: str) -> None:
    """By the rules as they are: nobody wrote anything."""
    rules = game_of(id)
    post = next(each for each in rules.presets if each.name == "post")
    settings = rules.settings.model_validate({**rules.usual.model_dump(), **post.values})
    one, s = playing.played(rules, settings, SEATS, "x")
    assert s.over and one.how in ("won", "lost") and 0 < one.rounds <= playing.ROUNDS and one.waits
    assert (one.lead is None) == rules.together and {*one.winners} <= {*s.seats}
    if rules.together:
        assert one.won == any(seat in SEATS for seat in one.winners), "it is told of the players, not of the program"


def test_of_players_against_one_another_it_is_told_how_even_it_is() -> None:
    even = Tried(how={"won": 4}, winners={"a": 1, "c": 3}, leads={1: 3, 5: 1})
    assert even.won_by("a") == (0.25, pytest.approx(0.229, abs=0.001)) and even.won_by("b")[0] == 0
    assert even.typical_lead == 1 and even.plus(even).winners == {"a": 2, "c": 6}


def test_a_mission_with_no_way_on_is_at_fault() -> None:
    nobody = '[{ id = "S1", zone = "8R.D", active = false }]'
    quiet = changed(BARRED, ('[{ id = "S1", zone = "8R.D" }, { id = "S2", zone = "5R.D" }]', nobody))
    assert tried(quiet, "plain", "easy", range(1)).failing == {"endless": 1}, "they wait for ever"
    lost = Trial(levels={"easy": tried(changed(BARRED), "plain", "easy", range(1))})
    assert lost.all.how == {"lost": 1} and not lost.failing, "so few games say nothing"
    assert Trial(levels={"easy": Tried(how={"lost": FEWEST})}).failing == {"never": FEWEST}
    assert not Trial(levels={"easy": Tried(how={"lost": 99, "won": 1}), "hard": Tried(how={"lost": 99})}).failing
    assert not Tried(how={"won": 19, "endless": 1}).failing, "stand-ins hide at times"
    assert Tried(how={"stuck": 1, "won": 99}).failing == {"stuck": 1}


def test_games_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "ROUNDS", 2)
    one, s = playing.played(changed(BARRED), settings_of(game(), "plain"), SEATS, "a")
    assert (one.how, s.round, s.over) == ("endless", 3, False)
    monkeypatch.setattr(playing, "ACTS", 5)
    assert playing.played(game(), settings_of(game(), "plain"), SEATS, "a")[0].answers == 5
    assert playing.played(game(), settings_of(game(), "plain"), SEATS, "a", say=lambda *_: None)[0].how == "stuck"


def test_a_game_that_fails_is_counted_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    real, fails = playing.played, iter([False, True, False])

    def failing(*given: Any) -> Any:
        if next(fails):
            raise RecursionError
        return real(*given)

    monkeypatch.setattr("engine.workshop.trial.played", failing)
    found = tried(game(), "plain", "normal", range(3))
    assert found.games == 3 and found.broken == ["plain:normal:1"] and found.failing["broken"] == 1


def test_the_rules_of_the_box_are_given_to_the_process_whole() -> None:
    """It is made of its tables alone, which hold the mission."""
    again: Zombicide = pickle.loads(pickle.dumps(game()))
    assert again.data.missions["plain"] == game().data.missions["plain"]
