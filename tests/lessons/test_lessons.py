"""First games: they end soon by the advice alone, their dice are fixed, and the coach tells nothing hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from core.secrecy import scrambled
from every_game import game_of
from languages import LANGUAGES
from lessons.tables import played

from engine.core.act import Answer
from engine.core.runner import offered
from engine.core.shape import sample
from engine.core.view import view
from engine.tables.advice import advise
from render.boards import BOARDS
from telling.texts import Texts

TEXTS = Texts()
LEARNT = [name for name, board in BOARDS.items() if board.game.lesson is not None]
MOST = 40
"""Answers of one learner: at four a minute, reading included, ten minutes."""


SLIPS = 0.1
"""Share of answers in which a learner does whatever comes to mind."""


def test_both_games_can_be_learnt() -> None:
    assert {"hitz", "zombies"} <= set(LEARNT)


@pytest.mark.parametrize("name", LEARNT)
def test_a_first_game_ends_soon_by_the_advice_alone_and_its_coach_tells_nothing_hidden(name: str) -> None:
    game, random = game_of(name), Random(1)
    lesson = game.lesson
    s, _ = game.set_up(game.settings(**lesson.settings), list("abcd"[: lesson.seats]), lesson.seed)
    answers, met = 0, set[str]()
    while not s.over:
        act = game.follow(s)
        if act is None:
            seat = next(seat for seat in s.seats if advise(game, s, seat))
            advice = advise(game, s, seat)
            other = view(scrambled(game, s, seat, random), seat)
            for decision in offered(s, seat):
                mine = next(each for each in offered(other, seat, other) if each.id == decision.id)
                said = list(lesson.topics(view(s, seat), decision))
                assert said == list(lesson.topics(other, mine))
                new = [topic for topic in said if topic != decision.kind]
                assert all(TEXTS(language).has(f"{name}-coach-{topic}") for topic in new for language in LANGUAGES)
                list(lesson.topics(view(s, None), decision))  # in public nobody's own view is to be had
            if seat == "a":
                answers += 1
                met |= {advice.decision.kind, *lesson.topics(view(s, seat), advice.decision)}
            act = Answer(seat=seat, decision=advice.decision.id, words=advice.words)
        game.apply(s, act)
    assert answers <= MOST and len(met) >= 8, (answers, met)
    assert "a" in s.result.winners, "who follows the coach wins the first game"


@pytest.mark.parametrize("name", LEARNT)
def test_whoever_errs_now_and_then_wins_most_first_games(name: str) -> None:
    game, won = game_of(name), 0
    lesson = game.lesson
    for number in range(10):
        random = Random(number)
        s, _ = game.set_up(game.settings(**lesson.settings), list("abcd"[: lesson.seats]), lesson.seed)
        while not s.over:
            act = game.follow(s) or _with_slips(game, s, random)
            game.apply(s, act)
        won += "a" in s.result.winners
    assert won >= 7


def _with_slips(game: Any, s: Any, random: Random) -> Answer:
    """What stand-ins answer, and the learner by advice, but for one answer in ten."""
    act = played(game, s)
    advice = advise(game, s, "a")
    if advice is None or act.seat != "a":
        return act
    words = sample(advice.decision.ask.shape, random) if random.random() < SLIPS else advice.words
    return Answer(seat="a", decision=advice.decision.id, words=words)


@pytest.mark.parametrize("name", LEARNT)
def test_the_coach_begins_ends_and_speaks_of_what_there_is(name: str) -> None:
    for language in LANGUAGES:
        assert all(TEXTS(language).has(f"{name}-coach-{when}") for when in ("start", "end"))
        assert TEXTS(language).has(f"{name}-goal")
