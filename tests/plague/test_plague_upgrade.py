"""States that older versions saved: humans were placed one after another, and drafted before that."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.act import ENDING, Answer
from engine.core.runner import awaited, default, opened
from engine.games.plague.dead.acting import Acting
from engine.games.plague.phases.set_up import arm
from engine.games.plague.settings import PlagueSettings
from tests.every_game import game_of
from tests.plague.table import Table


def begun(characters: str) -> tuple[Any, dict[str, Any]]:
    """A game of two at the beginning, and the same as it is saved."""
    game = game_of("plague")
    settings = PlagueSettings.model_validate({"n_humans": "2", "characters": characters, "armed_start": "on"})
    s, _ = game.set_up(settings, ["a", "b"], "old")
    while act := game.follow(s, opened(s)):
        game.apply(s, act)
    return game, {**json.loads(game.dump(s)), "version": 1}


def test_who_was_being_placed_keeps_the_sheet_of_the_die() -> None:
    game, saved = begun("random")
    placing = saved["stack"][-1]
    sheet = placing.pop("sheets")["h1"]
    s = game.load(json.dumps({**saved, "stack": [*saved["stack"][:-1], {**placing, "sheet": sheet}]}))
    assert s.stack[-1].sheets == {"h1": sheet} and [each.subject for each in awaited(s)] == ["h1"]


def test_who_was_in_a_draft_chooses_again_and_everybody_is_armed_once() -> None:
    game, saved = begun("draft")
    match, placing = saved["stack"]
    del placing["sheets"]
    saved["stack"] = [{**match, "at": match["at"] - 1}, {**placing, "step": "plague.Characters"}]
    saved["humans"]["h1"]["character"] = "biker"
    s = game.load(json.dumps(saved))
    assert s.version == 3 and [(each.kind, each.subject) for each in awaited(s)] == [
        ("character", "h1"),
        ("character", "h2"),
    ]
    while not all(each.at for each in s.humans.values()):
        decision = awaited(s)[0]
        game.apply(s, Answer(seat=decision.seats[0], decision=decision.id, words=default(decision)))
        assert not game.check(s)
    assert all(len(each.cards) <= 1 for each in s.humans.values())


def test_who_was_armed_in_a_draft_is_not_armed_again() -> None:
    game, saved = begun("draft")
    placing = saved["stack"][-1]
    del placing["sheets"]
    saved["stack"][-1] = {**placing, "sheet": 1}
    for human, character in (("h1", "biker"), ("h2", "cook")):
        saved["humans"][human]["character"] = character
    s = game.load(json.dumps(saved))
    for each in s.humans.values():
        arm(s, each)
    cards = {each.id: [*each.cards] for each in s.humans.values()}
    while not all(each.at for each in s.humans.values()):
        decision = awaited(s)[0]
        game.apply(s, Answer(seat=decision.seats[0], decision=decision.id, words=default(decision)))
    assert any(cards.values()) and {each.id: each.cards for each in s.humans.values()} == cards


def test_a_finished_game_is_read() -> None:
    game, saved = begun("random")
    s = game.load(json.dumps({**saved, "version": 2}))
    game.apply(s, ENDING)
    s = game.load(json.dumps({**json.loads(game.dump(s)), "version": 1}))
    assert s.over and s.version == 3 and not s.stack


def test_a_turn_of_the_dead_that_was_saved_under_its_old_name_goes_on() -> None:
    table = Table(1).dark().start(Acting())
    saved = json.loads(table.game.dump(table.s))
    saved["stack"][-1]["step"] = "plague.Horde"
    s = table.game.load(json.dumps({**saved, "version": 2}))
    assert s.version == 3 and [each.kind for each in awaited(s)] == ["horde"]


@pytest.mark.parametrize("stack", [None, 7, [], [{"step": "plague.Placing", "sheet": 1}], [{}, {}]])
def test_what_cannot_be_understood_is_refused(stack: Any) -> None:
    game, saved = begun("random")
    with pytest.raises(ValueError):
        game.load(json.dumps({**saved, "stack": stack, "oddity": 1}))
