"""Advice of several steps is told as one deed, not as the names of buttons."""

from __future__ import annotations

from every_game import game_of

from cogs.base.texts import Texts
from engine.core.act import Answer
from engine.core.runner import decisions, default, opened
from engine.tables.advice import advise

NAMES = {"a": "Ann", "b": "Bob", "c": "Cy"}


def test_ways_fillings_zombies_and_cards_against_others_are_told_as_a_deed() -> None:
    game, told = game_of("zombies"), dict[str, list[str]]()
    s, _ = game.set_up(game.settings(), list("abc"), "a seed", None)
    for _ in range(400):
        if s.over:
            break
        act = game.follow(s, opened(s) or decisions(s))
        if act is None:
            asked = decisions(s)
            for seat in {seat for each in asked for seat in each.seats}:
                advice = advise(game, s, seat)
                if advice is not None and len(advice.words) > 1 and advice.plan is not None:
                    for language in ("en", "ru"):
                        text = Texts()(language).message(advice.plan, NAMES)
                        told.setdefault(f"{advice.decision.kind} {language}", []).append(text)
                        assert "›" not in text and "⟨" not in text
            decision = next((each for each in asked if each.ask.wait), asked[0])
            seat = decision.seats[0]
            advice = advise(game, s, seat)
            good = advice is not None and advice.decision.id == decision.id
            words = advice.words if advice is not None and good else default(decision)
            act = Answer(seat=seat, decision=decision.id, words=words)
        game.apply(s, act)
    assert {"move en", "move ru", "fill en", "zombie ru"} <= told.keys()
    assert any(each.startswith("go to ") and "fight on the way" in each for each in told["move en"])
    assert all(each.startswith("дойти до ") for each in told["move ru"])
    assert all(each.startswith("передвинуть зомби с ") for each in told["zombie ru"])
