"""Whole games of Z-Game: random, default, automated and misbehaving players; replay, saving and secrecy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from core.fuzz import play, replayed
from core.secrecy import assert_secret
from zgame.table import SEATS, game

from engine.core.act import Answer
from engine.core.errors import Refused
from engine.core.runner import awaited, decisions, offered
from engine.core.shape import sample
from engine.core.view import view
from engine.games.zgame.settings import MODULES, ZgameSettings
from engine.games.zgame.state import ZgameState

COUNTS = (2, 3, 4)
GAMES = 6
by_count = pytest.mark.parametrize("players", COUNTS)


def mixed(random: Random) -> ZgameSettings:
    """Any options in any combination."""
    chosen = {o.field: random.choice(o.values) for o in game().options if random.random() < 0.5}
    return ZgameSettings.model_validate(chosen)


@by_count
def test_random_games_end_in_a_sound_state(players: int) -> None:
    for n in range(GAMES):
        random = Random(f"{players}{n}")
        settings = mixed(random) if n else ZgameSettings()
        s, _ = play(game(), settings, list(SEATS[:players]), f"fuzz{n}", random, deep=n < 2)
        assert s.result is not None and not s.stack and s.turn <= 8


@pytest.mark.parametrize("module", [*MODULES, "walls", "truce", "laid", "built"])
def test_each_module_alone_and_with_another(module: str) -> None:
    city = {"city": module} if module in ("laid", "built") else {"homeless": "on", module: "on"}
    alone = city if module in ("laid", "built", "walls", "truce") else {module: "on"}
    other = Random(module).choice(MODULES)
    for n, options in enumerate((alone, {**alone, other: "on"})):
        settings = ZgameSettings.model_validate({"mode": ("standard", "intro")[n], **options})
        s, _ = play(game(), settings, list(SEATS[: 2 + n]), f"module{n}", Random(n), deep=bool(n))
        assert s.result is not None


@by_count
@pytest.mark.parametrize("player", ["default", "stand-in"])
def test_defaults_and_stand_ins_always_have_an_answer(players: int, player: str) -> None:
    for n in range(2):
        random = Random(n)
        s, _ = play(game(), mixed(random), list(SEATS[:players]), f"d{n}", random, player=player)
        assert s.result is not None


@by_count
def test_I15_the_log_leads_to_the_same_bytes(players: int) -> None:
    seats, random = list(SEATS[:players]), Random(players)
    settings = mixed(random)
    s, log = play(game(), settings, seats, "r", random)
    assert game().dump(replayed(game(), settings, seats, "r", log)) == game().dump(s)


def walk(players: int, n: int) -> Iterator[ZgameState]:
    """A short random game with trade and two of the modules, position by position."""
    random = Random(f"{players}{n}")
    settings = ZgameSettings(mode="intro", business="on", carry="on", city=("laid", "built", "random")[n % 3])
    s, _ = game().set_up(settings, list(SEATS[:players]), f"walk{n}")
    while not s.over:
        yield s
        act = game().follow(s)
        if act is None:
            decision = random.choice(decisions(s) if random.random() < 0.5 else awaited(s))
            seat = decision.seats[0]
            mine = next(d for d in offered(s, seat) if d.id == decision.id)
            act = Answer(seat=seat, decision=mine.id, words=sample(mine.ask.shape, random))
        game().apply(s, act)
    yield s


@by_count
def test_I16_what_is_hidden_shows_nowhere(players: int) -> None:
    random = Random(players)
    for at, s in enumerate(walk(players, players)):
        if at % 4 == 0:
            assert_secret(game(), s, random)


def mischief(s: ZgameState, random: Random) -> list[Answer]:
    """Answers that nobody may give."""
    real = random.choice(awaited(s))
    owner = real.seats[0]
    mine = next(d for d in offered(s, owner) if d.id == real.id)
    right = sample(mine.ask.shape, random)
    bad = [
        Answer(seat=owner, decision=real.id, words=[*right, "more"]),
        Answer(seat=owner, decision=real.id, words=[]),
        Answer(seat=owner, decision=real.id, words=["nonsense"]),
        Answer(seat=owner, decision=f"{s.era + 1}{real.id[1:]}", words=right),
        Answer(seat=owner, decision="", words=right),
    ]
    return bad + [Answer(seat=seat, decision=real.id, words=right) for seat in s.seats if seat not in real.seats]


@by_count
def test_misbehaving_players_change_nothing_and_views_ask_the_same(players: int) -> None:
    random = Random(players)
    for at, s in enumerate(walk(players, players + 1)):
        if s.over or at % 3:
            continue
        before = game().dump(s)
        for act in mischief(s, random):
            with pytest.raises(Refused):
                game().apply(s, act)
            assert game().dump(s) == before, act
        real = decisions(s)
        for seat in s.seats:
            assert {d.id for d in offered(s, seat, view(s, seat))} == {d.id for d in real if seat in d.seats}
