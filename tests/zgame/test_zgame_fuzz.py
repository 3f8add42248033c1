"""Whole games of Z-Game: random, default, automated and misbehaving players; replay, saving and secrecy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest
from completeness import states
from core.fuzz import play, replayed
from core.secrecy import assert_secret
from thorough import amount
from zgame.table import SEATS, Table, game

from engine.core.act import Answer
from engine.core.errors import Refused
from engine.core.runner import awaited, decisions, offered
from engine.core.shape import NONE, sample
from engine.core.view import view
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.phases.business import Deal, Trading
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.settings import MODULES, ZgameSettings
from engine.games.zgame.state import ZgameState

COUNTS = (2, 3, 4)
GAMES, PARTS = amount(12, 100), amount(2, 10)
"""Random games for each number of players, and how many tests share them; `make fuzz` plays many more."""
ALONE: Mapping[str, Mapping[str, str]] = {
    **{module: {module: "on"} for module in MODULES},
    **{module: {"homeless": "on", module: "on"} for module in ("walls", "truce")},
    **{city: {"city": city} for city in ("laid", "built")},
}
"""The options that each module needs."""
by_count = pytest.mark.parametrize("players", COUNTS)


def mixed(random: Random) -> ZgameSettings:
    """Any options in any combination."""
    chosen = {o.field: random.choice(o.values) for o in game().options if random.random() < 0.5}
    return ZgameSettings.model_validate(chosen)


@by_count
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end_in_a_sound_state(players: int, part: int) -> None:
    """Any options; three of four games are short ones."""
    for n in range(part, GAMES, PARTS):
        random = Random(f"{players}{n}")
        settings = mixed(random).model_copy(update={"mode": "intro" if n % 4 else "standard"})
        s, _ = play(game(), settings, list(SEATS[:players]), f"fuzz{n}", random, deep=n == 0)
        assert s.result is not None and not s.stack and s.turn <= 8


@pytest.mark.parametrize("module", ALONE)
def test_each_module_alone_and_with_each_other(module: str) -> None:
    for other in ALONE:
        if other < module or {module, other} == {"laid", "built"}:
            continue
        settings = ZgameSettings.model_validate({**ALONE[module], **ALONE[other]})
        s, _ = play(game(), settings, list(SEATS[:2]), "pair", Random(f"{module}{other}"))
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


def tile_hands() -> Table:
    """Everybody holds quarters that are still to be laid."""
    t = Table(2, city="laid")
    t.s, _ = game().set_up(t.s.settings, list(SEATS[:2]), "tiles")
    return t


def laid_cards() -> Table:
    """The attacker has laid cards and wishes for their noise; the defender is asked."""
    t = Table().fighters("a", C1="1-05").fighters("b", C1="1-05")
    axe, pistol = t.hand("a", "axe", "pistol")
    t.hand("b", "bat", "vest")
    return t.start(Slaughter(seat="a")).answer("a", "attack", f"{axe},{pistol}", "1-01,2-01")


def bundles() -> Table:
    """Both sides of a deal have put their bundles together."""
    t = Table(3, business="on")
    (axe,), (bat,) = t.hand("a", "axe"), t.hand("b", "bat")
    return t.start(Trading()).answer("a", "business", "b", axe, "food=1").answer("b", "deal", "accept", bat, NONE)


def goals_taken() -> Table:
    """Some have more Goal cards than others, and hands of one size."""
    t = Table(3).fighters("a", C1="1-01")
    t.s.won["a"].get().extend(["C01", "C03"])
    t.s.won["b"].get().append("C05")
    for seat, card in zip("abc", ("axe", "bat", "vest"), strict=True):
        t.hand(seat, card)
    return t.start(Raid(seat="a"))


@states("A30")
@pytest.mark.parametrize("laid", [tile_hands, laid_cards, bundles, goals_taken], ids=lambda laid: laid.__name__)
def test_I16_R12_5_R16_7_hidden_things_one_by_one(laid: Callable[[], Table]) -> None:
    s = laid().s
    for n in range(8):
        assert_secret(game(), s, Random(n))


def test_R7_1_O10_3_only_the_owner_sees_what_was_laid_but_all_see_how_much() -> None:
    fight = laid_cards().s
    for seat in ("b", "c", None):
        seen = view(fight, seat).find(People)
        assert seen and seen.attack and seen.attack.cards.cards == ["?", "?"] and seen.attack.wanted.hidden
    own = view(fight, "a").find(People)
    assert own and own.attack and own.attack.wanted.get() == ["1-01", "2-01"] and "?" not in own.attack.cards.cards
    deal = view(bundles().s, "c").find(Deal)
    assert deal and deal.mine.cards.cards == ["?"] and deal.mine.food == 1


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
