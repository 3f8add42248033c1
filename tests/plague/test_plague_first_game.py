"""The first game by the advice alone, and what can be typed before it is asked."""

from __future__ import annotations

from engine.core.act import Answer
from engine.core.shape import replay
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
        act = game.follow(s)
        if act is None:
            seat, advice = next((seat, found) for seat in s.seats if (found := advise(game, s, seat)))
            if seat == "a":
                answers += 1
                seen = view(s, seat)
                met |= {advice.decision.kind, *lesson.topics(seen, advice.decision)}
                source = game.ahead(seen, seat, "act")
                assert source
                deeds.append((s.round, advice.words[0]))
                if advice.decision.kind == "act" and advice.words[0] in ("move", "search", "done"):
                    assert replay(source, advice.words)[0] is None, "what is typed early is what is asked then"
                    early.add(advice.words[0])
            act = Answer(seat=seat, decision=advice.decision.id, words=advice.words)
        game.apply(s, act)
    assert answers <= MOST and len(met) >= 8, (answers, met)
    assert s.result and "a" in s.result.winners
    assert early == {"move", "search", "done"}
    assert {"attack", "build", "search", "use"} <= {deed for _, deed in deeds}, "fights, nails up, searches and heals"
    assert {"own", "contact", "barricades", "heal", "wounded"} <= met
    assert (OWN, "build") in deeds, "a barricade is left to the learner"
