"""Whole games of Zombies!!!: random, default, automated and misbehaving players; replay, saving and secrecy."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import play, replayed
from core.secrecy import assert_secret
from thorough import amount
from zombies.table import MODES, SEATS, every_table, game, mixed, walk

from engine.core.act import Answer
from engine.core.errors import Refused
from engine.core.runner import awaited, decisions, offered
from engine.core.shape import sample
from engine.core.view import view
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.state import ZombiesState

GAMES = amount(4, 24)


@every_table
def test_random_games_end_in_a_sound_state(mode: str, players: int) -> None:
    for n in range(GAMES):
        random = Random(f"{mode}{players}{n}")
        s, _ = play(game(), mixed(mode, random), list(SEATS[:players]), f"fuzz{n}", random, deep=n == 0)
        assert s.result is not None and not s.stack


@pytest.mark.parametrize("mode", MODES)
def test_random_games_go_on_when_stack_and_deck_are_used_up(mode: str) -> None:
    random = Random(mode)
    settings = ZombiesSettings.model_validate({"mode": mode, "round_limit": "25"})
    s, _ = play(game(), settings, list(SEATS[:4]), "long", random)
    assert s.result is not None and s.number > 30
    assert s.city.closed or not s.pile.cards


@every_table
@pytest.mark.parametrize("player", ["default", "stand-in"])
def test_defaults_and_stand_ins_always_have_an_answer(mode: str, players: int, player: str) -> None:
    for n in range(amount(1, 4)):
        random = Random(f"{mode}{players}{player}{n}")
        s, _ = play(game(), mixed(mode, random), list(SEATS[:players]), f"d{n}", random, deep=n == 0, player=player)
        assert s.result is not None


@every_table
def test_I15_the_log_leads_to_the_same_bytes(mode: str, players: int) -> None:
    seats, random = list(SEATS[:players]), Random(players)
    settings = mixed(mode, random)
    s, log = play(game(), settings, seats, "r", random)
    assert game().dump(replayed(game(), settings, seats, "r", log)) == game().dump(s)


@every_table
def test_I15_saving_and_loading_changes_nothing(mode: str, players: int) -> None:
    straight = [game().dump(s) for s in walk(mode, players, 0, list(SEATS[:players]))]
    copy = game().load(straight[len(straight) // 2])
    assert game().dump(copy) == straight[len(straight) // 2]
    for s, dumped in zip(walk(mode, players, 0, list(SEATS[:players])), straight, strict=True):
        assert game().dump(game().load(dumped)) == dumped == game().dump(s)


@every_table
def test_I16_what_is_hidden_shows_nowhere(mode: str, players: int) -> None:
    random = Random(players)
    for at, s in enumerate(walk(mode, players, 1, list(SEATS[:players]))):
        if at % 5 == 0:
            assert_secret(game(), s, random)


def mischief(s: ZombiesState, random: Random) -> list[Answer]:
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


@every_table
def test_misbehaving_players_change_nothing(mode: str, players: int) -> None:
    random = Random(players)
    for at, s in enumerate(walk(mode, players, 2, list(SEATS[:players]))):
        if s.over or at % 4:
            continue
        before = game().dump(s)
        for act in mischief(s, random):
            with pytest.raises(Refused):
                game().apply(s, act)
            assert game().dump(s) == before, act


@every_table
def test_a_view_asks_the_same_as_the_state(mode: str, players: int) -> None:
    for at, s in enumerate(walk(mode, players, 3, list(SEATS[:players]))):
        if s.over or at % 4:
            continue
        real = decisions(s)
        for seat in s.seats:
            mine = {d.id for d in offered(s, seat, view(s, seat))}
            assert mine == {d.id for d in real if seat in d.seats}
