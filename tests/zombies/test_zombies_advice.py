"""What advice in Zombies!!! never does (section 11), over positions of games that are played half at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest
from positions import positions
from zombies.table import SEATS, game
from zombies.turns import bare

from engine.core.runner import offered
from engine.core.shape import NONE
from engine.core.view import view
from engine.games.zombies.ground.spots import openings_after, spot_words, spots
from engine.games.zombies.player import policy
from engine.games.zombies.player.move import goals, way
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.state import HAND, ZombiesState
from engine.games.zombies.steps.helipad import Auction
from engine.games.zombies.steps.move import Move
from engine.games.zombies.steps.place import BY_HAND, Place
from engine.games.zombies.steps.planner import END, HEAL, PATH
from engine.games.zombies.steps.zombies import AUTO, ZombieMoves
from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.strength import bullets_for
from engine.tables.advice import Advice


@pytest.mark.parametrize(("mode", "difficulty"), [*product(("alt", "base"), ("normal", "hard"))])
def test_11_advice_never_declines_to_win_seals_the_city_overbids_or_throws_a_life_away(
    mode: str, difficulty: str
) -> None:
    looked = Counter[str]()
    for players in (2, 3):
        settings = ZombiesSettings.model_validate({"mode": mode, "difficulty": difficulty})
        s, _ = game().set_up(settings, SEATS[:players], f"advice {players}")
        for at, found in positions(game(), s, Random(players), 600, heeded=0.95):
            looked[found.decision.kind] += 1
            _keeps_to_it(at, found.decision.seats[0], found)
            if isinstance(found.decision.step, Move):
                for near in _moved_near(at, found.decision.seats[0]):
                    looked["victory"] += 1
                    assert _walk(near, found.decision.seats[0])[-1] in at.pad
    assert {"place", "wound", "move", "zombie", "card"} <= looked.keys()
    assert looked["victory"] > 5


def _keeps_to_it(s: ZombiesState, seat: str, found: Advice) -> None:
    words = found.words
    match found.decision.step:
        case _ if found.decision.kind == "card":
            _plays(s, seat, words)
        case _ if found.decision.kind == "discard" and words != [NONE]:
            held = s.in_hand(seat)
            assert len(held) >= HAND
            assert all(policy.worth(s, seat, words[0]) <= policy.worth(s, seat, each) for each in held)
        case Place(tile=tile):
            _lays(s, tile, [each for each in words if each != BY_HAND])
        case Auction() as auction if words[0] != "pass":
            survivor, by = s.survivors[seat], policy.mind(s)
            assert int(words[0]) <= survivor.trophies * max(by.bid_near, by.bid_far)
            assert survivor.trophies < s.target - by.near_target or words[0] == "0"
            assert auction.high < int(words[0]) or words[0] == "0"
        case Fight() as fight if found.decision.kind == "wound":
            _pays(s, seat, fight, words[0])
        case Move() as step if step.controller != seat:
            _walks(s, seat, step, words)
        case ZombieMoves() if words[0] != AUTO and not policy.strong(s, seat):
            pawn = s.survivors[seat].pawn
            assert len(words) < 2 or words[1] not in {pawn, *s.city.links.get(pawn, ())}
        case _:
            pass


def _lays(s: ZombiesState, tile: str, words: Sequence[str]) -> None:
    """Most openings stay, the Helipad's place apart: so the city is never sealed where that can be helped."""
    left = {tuple(spot_words(s, tile, each)): openings_after(s.city, tile, each) for each in spots(s, tile)}
    chosen = left[tuple(words)]
    assert chosen == max(left.values()) or s.data.tiles[tile].kind == "helipad"


def _pays(s: ZombiesState, seat: str, fight: Fight, word: str) -> None:
    ways, lives = [*fight.ways(s)], s.survivors[seat].lives
    if "bullets" in ways and bullets_for(s, fight.total) == 1:
        assert word == "bullets"
    if word == "life" and lives < 2:
        assert not {"kit", "bullets", "ammo"}.intersection(ways)
    if word in ("kit", "rush"):
        assert lives < 2


def _walks(s: ZombiesState, seat: str, step: Move, words: Sequence[str]) -> None:
    """Nobody rests with the goal before him, or hunts who is too weak for it and finds nothing on the way."""
    survivor = s.survivors[seat]
    if words[0] == HEAL:
        assert survivor.lives <= 1 and policy.pad_steps(s, survivor.pawn) > 0
    path = [each for each in way(s, step) if each in s.city.links]
    if path and path[-1] in s.zombies and not s.feast and words[0] in (*path, PATH) and not step.must_leave(s):
        stronger = any(each in s.tokens for each in (survivor.pawn, *path))
        assert policy.strong(s, seat) or stronger or goals(s, seat)[path[-1]] > 0


def _walk(s: ZombiesState, seat: str) -> list[str]:
    """Where the advice of this moment leads."""
    seen = view(s, seat)
    asked = next(each for each in offered(s, seat, seen) if each.kind == "move")
    return [each for each in game().advise(seen, asked) or () if each != END]


def _moved_near(s: ZombiesState, seat: str) -> Iterator[ZombiesState]:
    """The same position with the pawn two or three steps before the goal, with no zombie about."""
    ways = s.city.ways(s.pad[0]) if s.pad else {}
    for square in [each for each, steps in ways.items() if steps in (2, 3)][:2]:
        near = game().load(game().dump(s))
        step = near.stack[-1]
        assert isinstance(step, Move)
        step.base, step.spent, step.over, near.survivors[seat].pawn = step.base or 5, 0, False, square
        near.zombies = [each for each in s.zombies if ways.get(each, 9) > 3]
        if any(to in near.pad for to in step.reach(near)):
            yield near


def _plays(s: ZombiesState, seat: str, words: Sequence[str]) -> None:
    """What is played on somebody troubles whoever leads, but for what is snatched from anybody."""
    if len(words) > 1 and words[1] in s.survivors and s.card(words[0]).id != "butter_fingers":
        assert words[1] == policy.leader(s, seat)


@pytest.mark.parametrize(("bullets", "spare"), [(0, "no"), (2, "no"), (3, "yes")])
def test_nobody_is_told_to_keep_bullets_that_would_not_do(bullets: int, spare: str) -> None:
    table = bare(mode="base").give("a", bullets=bullets)
    table.play("a", "first_aid_kit").pawn("a", "0.5").zombies("0.5").force(1)
    table.start(Fight(seat="a", square="0.5"))
    decision = next(each for each in offered(table.s, "a") if each.kind == "wound")
    reason = game().reason(table.s, decision, ["life"])
    assert reason and reason.args["spare"] == spare
