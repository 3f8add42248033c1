"""Advice: the stand-in's own choice, from the seat's view only, with a reason in both languages."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import pytest
from core.secrecy import scrambled
from every_game import game_of
from languages import LANGUAGES

from engine.core.act import Answer
from engine.core.runner import default
from engine.core.shape import replay, sample
from engine.tables.advice import Advice, advise
from telling.labels import Labels
from telling.texts import Texts

TEXTS = Texts()
NAMES = dict(zip("abcdm", ("Ann", "Bob", "Cy", "Dee", "Mo"), strict=True))
TABLES = [
    ("hitz", 1, {}),
    ("hitz", 3, {}),
    ("hitz", 4, {"auction": "ceilings", "routes": "pipelined"}),
    ("zombies", 3, {"kill_target": "8", "round_limit": "12"}),
    ("zombies", 2, {"mode": "base", "kill_target": "8", "round_limit": "12", "auction_style": "proxy"}),
    ("zgame", 3, {"mode": "intro", "business": "on", "carry": "on", "defence": "asked"}),
    ("plague", 2, {"n_humans": "3", "difficulty": "hard"}),
    ("zombicide", 2, {"mode": "single", "mission": "m1", "difficulty": "hard"}),
]


def said(advice: Advice | None) -> Any:
    return advice and (advice.decision.id, advice.words, advice.why)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_advice_is_legal_has_a_reason_and_knows_nothing_hidden(
    name: str, seats: int, options: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    game, random = game_of(name), Random(seats)
    settings = game.settings(**options)
    s, _ = game.set_up(settings, [*"abcd"[:seats], *game.house(settings)], "advice")
    reasons = set[str]()
    for count in range(3_000):
        if s.over:
            break
        act = game.follow(s)
        if act is None:
            seat = random.choice([seat for seat in s.seats if advise(game, s, seat)])
            before, advice = game.dump(s), advise(game, s, seat)
            assert advice is not None and game.dump(s) == before, "asking for advice changes nothing"
            assert replay(advice.decision.ask.shape, advice.words)[0] is None
            assert advice.why is not None, (advice.decision.kind, advice.words)
            reasons.add(f"{advice.why.key} {advice.why.args.get('what', '')}")
            for language in LANGUAGES:
                locale = TEXTS(language)
                texts = locale.message(advice.why, NAMES), Labels(locale, NAMES, advice.decision).words(advice.words)
                assert all(text and "⟨" not in text and "{" not in text for text in texts), texts
            if count % 5 == 0:
                assert said(advise(game, scrambled(game, s, seat, random), seat)) == said(advice)
            lucky = random.random() < 0.8  # else something foolish, so that bad moments come, too
            words = advice.words if lucky else sample(advice.decision.ask.shape, random)
            act = Answer(seat=seat, decision=advice.decision.id, words=words)
        game.apply(s, act)
    assert s.over and len(reasons) > 7, sorted(reasons)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_stand_in_that_fails_advises_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("hitz")
    s, _ = game.set_up(None, ["a", "b"], "advice")
    monkeypatch.setattr(game, "stand_in", lambda seen, decision: 1 / 0)
    (seat,) = [seat for seat in s.seats if advise(game, s, seat)]
    advice = advise(game, s, seat)
    assert advice is not None and advice.words == default(advice.decision)


def test_nothing_is_advised_on_what_is_answered_or_over() -> None:
    game = game_of("hitz")
    s, _ = game.set_up(game.settings(auction="ceilings"), ["a", "b"], "advice")
    advice = advise(game, s, "a")
    assert advice is not None and advice.decision.kind == "ceiling"
    game.apply(s, Answer(seat="a", decision=advice.decision.id, words=advice.words))
    assert advise(game, s, "a") is None and advise(game, s, "b") is not None
