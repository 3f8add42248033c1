"""Whole games of Hit Z Road: random, default, automated and misbehaving players; replay and secrecy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from core.fuzz import play, replayed
from core.secrecy import assert_secret
from hitz.play import options
from hitz.scene import SEATS, game
from thorough import amount

from engine.core.act import Answer
from engine.core.errors import Refused
from engine.core.runner import awaited, decisions, offered
from engine.core.shape import sample
from engine.core.view import view
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.groups.ending import points
from engine.games.hitz.state import HitzSettings, HitzState

GAMES = amount(32, 96)
"""One or three for each combination of options; `make fuzz` plays many more."""
SPREAD = range(0, 32, amount(11, 3))
"""Some combinations, in which each option has each of its values."""
COUNTS = (1, 2, 3, 4)


@pytest.mark.parametrize("players", COUNTS)
def test_random_games_end_in_a_sound_state(players: int) -> None:
    for n in range(GAMES):
        s, _ = play(game(), options(n), list(SEATS[:players]), f"fuzz{n}", Random(n), deep=n < 3)
        assert s.result is not None and not s.stack


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("player", ["default", "stand-in"])
def test_defaults_and_stand_ins_always_have_an_answer(players: int, player: str) -> None:
    for n in SPREAD:
        s, _ = play(game(), options(n), list(SEATS[:players]), f"d{n}", Random(n), deep=n == 0, player=player)
        assert s.result is not None


@pytest.mark.parametrize("players", COUNTS)
def test_I20_the_log_leads_to_the_same_bytes(players: int) -> None:
    for n in range(4):
        seats = list(SEATS[:players])
        s, log = play(game(), options(n), seats, f"r{n}", Random(n))
        assert game().dump(replayed(game(), options(n), seats, f"r{n}", log)) == game().dump(s)


def walk(players: int, n: int) -> Any:
    """A random game, position by position."""
    random = Random(n)
    s, _ = game().set_up(options(n), list(SEATS[:players]), f"walk{n}")
    while not s.over:
        yield s
        act = game().follow(s)
        if act is None:
            decision = random.choice(awaited(s))
            act = Answer(
                seat=decision.seats[0],
                decision=decision.id,
                words=sample(next(d for d in offered(s, decision.seats[0]) if d.id == decision.id).ask.shape, random),
            )
        game().apply(s, act)
    yield s


@pytest.mark.parametrize("players", COUNTS)
def test_I21_what_is_hidden_shows_nowhere(players: int) -> None:
    for n in range(2):
        random = Random(n)
        for s in walk(players, n):
            assert_secret(game(), s, random)


@pytest.mark.parametrize("players", COUNTS)
def test_I14_nobody_is_asked_to_fight_nobody(players: int) -> None:
    for n in SPREAD:
        for s in walk(players, n):
            for decision in decisions(s):
                if isinstance(decision.step, Fight):
                    fight = decision.step
                    pending = decision.kind == "adrenaline" and "bite" in fight.faces
                    assert fight.zombies >= 1 or pending
                    assert not (decision.kind == "flee" and fight.round)


def mischief(s: HitzState, random: Random) -> list[Answer]:
    """Answers that nobody may give."""
    real = random.choice(awaited(s))
    owner = real.seats[0]
    right = sample(real.ask.shape, random)
    bad = [
        Answer(seat=owner, decision=real.id, words=[*right, "more"]),
        Answer(seat=owner, decision=real.id, words=[]),
        Answer(seat=owner, decision=real.id, words=["nonsense"]),
        Answer(seat=owner, decision=real.id, words=["ammo=-1", "99"]),
        Answer(seat=owner, decision=f"{s.era + 1}{real.id[1:]}", words=right),
        Answer(seat=owner, decision="", words=right),
    ]
    return bad + [Answer(seat=seat, decision=real.id, words=right) for seat in s.seats if seat not in real.seats]


@pytest.mark.parametrize("players", COUNTS)
def test_misbehaving_players_change_nothing(players: int) -> None:
    for n in range(3):
        random = Random(n)
        last = ""
        for s in walk(players, n):
            if s.over:
                continue
            before = game().dump(s)
            for act in mischief(s, random):
                with pytest.raises(Refused):
                    game().apply(s, act)
                assert game().dump(s) == before, act
            if last:
                assert last not in {d.id for d in decisions(s)}
            last = random.choice(awaited(s)).id if len(awaited(s)) == 1 else ""


# Section 11: seats that arrive, mean VP of arrivals, mean final score of arrivals, from 20 000 games each.
EXPECTED = {1: (0.96, 11.4, 12.1), 2: (0.85, 11.2, 14.8), 3: (0.73, 11.1, 14.3), 4: (0.69, 10.8, 13.7)}


@pytest.mark.parametrize("players", COUNTS)
def test_stand_ins_play_as_section_11_says(players: int) -> None:
    games, arrived, vp, score = 160 if players == 1 else 80, 0, 0, 0
    for n in range(games):
        s, _ = game().set_up(HitzSettings(), list(SEATS[:players]), f"stat{n}")
        while not s.over:
            act = game().follow(s)
            if act is None:
                decision = awaited(s)[0]
                seat = decision.seats[0]
                seen = view(s, seat)
                mine = next(d for d in offered(s, seat, seen) if d.id == decision.id)
                act = Answer(seat=seat, decision=mine.id, words=game().stand_in(seen, mine))
            game().apply(s, act)
        arrived += len(s.living)
        vp += sum(points(s, seat) for seat in s.living)
        score += sum(s.result.scores[seat] for seat in s.living)
    rate, mean_vp, mean_score = EXPECTED[players]
    assert arrived / games / players == pytest.approx(rate, abs=0.06)
    assert vp / arrived == pytest.approx(mean_vp, abs=0.7)
    assert score / arrived == pytest.approx(mean_score, abs=0.8)
