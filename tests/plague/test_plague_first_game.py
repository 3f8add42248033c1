"""The first game by the advice alone, and what can be typed before it is asked."""

from __future__ import annotations

from engine.core.act import Answer
from engine.core.shape import replay
from engine.core.stand_ins import answer
from engine.core.view import view
from engine.games.plague.player.lesson import OWN
from engine.tables.advice import advise
from tests.every_game import game_of

MOST = 40
"""Answers of the learner."""


def test_the_first_game_is_won_by_the_advice_alone_and_early_words_fit_its_questions() -> None:
    game = game_of("plague")
    lesson = game.lesson
    assert lesson
    s, _ = game.set_up(game.settings(**lesson.settings), list("abc")[: lesson.seats], lesson.seed)
    answers, met, early, deeds = 0, set[str](), set[str](), list[tuple[int, str]]()
    while not s.over:
        act = game.follow(s) or next(filter(None, (answer(game, s, seat) for seat in s.seats if seat != "a")), None)
        if act is None:  # stand-ins answer first, as at a table
            advice = advise(game, s, "a")
            assert advice
            answers += 1
            seen = view(s, "a")
            met |= {advice.decision.kind, *lesson.topics(seen, advice.decision)}
            source = game.ahead(seen, "a", "act")
            assert source
            deeds.append((s.round, advice.words[0]))
            if advice.decision.kind == "act" and advice.words[0] in ("move", "search", "done"):
                assert replay(source, advice.words)[0] is None, "what is typed early is what is asked then"
                early.add(advice.words[0])
            act = Answer(seat="a", decision=advice.decision.id, words=advice.words)
        game.apply(s, act)
    assert answers <= MOST and len(met) >= 8, (answers, met)
    assert s.result and "a" in s.result.winners
    assert early >= {"move", "done"}
    assert {(OWN, "build"), (OWN, "attack")} <= {*deeds}, "a fight and a barricade are the learner's own"
    assert {"own", "contact", "barricades", "indoors"} <= met
