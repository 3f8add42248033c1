"""The automated player (section 11): it ends its games in about as many turns as section 1 says, using what it has."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from statistics import median
from time import process_time

import pytest
from every_game import said
from zombies.table import SEATS, Table, game, mixed

from engine.core.decision import Decision
from engine.core.runner import decisions, offered
from engine.core.shape import replay
from engine.core.view import view
from engine.games.zombies.phases.turn import Turn
from engine.games.zombies.player import policy, stand_in
from engine.games.zombies.player.move import races, way
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.steps.helipad import Auction
from engine.games.zombies.steps.move import Move
from engine.games.zombies.steps.place import Fill, Place
from engine.games.zombies.steps.zombies import ZombieMoves
from engine.games.zombies.survivors.fight import Fight

GAMES = 12
EXPECTED = {"alt": (24, 43), "base": (22, 44)}
"""Medians of turns for two to six players: section 1 names 32–43 and 31–39; ours go straighter for the helipad."""
TURNS = 300


def words_of(seen: ZombiesState, decision: Decision, used: Counter[str]) -> list[str] | None:
    """What the automated player says, which fits; what it has used is counted."""
    words = stand_in.play(seen, decision)
    if words is None:
        assert not decision.ask.wait
        return None
    assert replay(decision.ask.shape, words)[0] is None, (decision.kind, words)
    used[f"{decision.kind} {words[0]}" if decision.kind != "card" else f"card {seen.card(words[0]).id}"] += 1
    return words


def whole_game(settings: ZombiesSettings, players: int, seed: str, used: Counter[str]) -> ZombiesState:
    s, _ = game().set_up(settings, list(SEATS[:players]), seed)
    while not s.over:
        game().apply(s, game().follow(s) or said(s, partial(words_of, used=used)))
        assert s.number < TURNS, seed
    assert not game().check(s)
    return s


@pytest.mark.parametrize("mode", ["alt", "base"])
def test_games_are_as_long_as_section_1_says(mode: str) -> None:
    used = Counter[str]()
    for players in (2, 4, 6):
        settings = ZombiesSettings.model_validate({"mode": mode})
        played = [whole_game(settings, players, f"length{n}", used) for n in range(GAMES)]
        length = median(s.number for s in played)
        print(f"{mode}, {players} players: median {length} turns")
        assert EXPECTED[mode][0] <= length <= EXPECTED[mode][1]
        assert all(s.result and len(s.result.winners) == 1 for s in played)
    cards = {word for word in used if word.startswith("card ")}
    assert len(cards) >= 18, cards
    assert used["wound bullets"] and used["wound life"] and used["move path"]
    assert any(word.startswith("use ") for word in used)
    if mode == "alt":
        assert used["bid 1"] and used["bid pass"] and used["move take"] and used["place hand"]


@pytest.mark.parametrize("mode", ["alt", "base"])
@pytest.mark.parametrize("players", range(2, 7))
def test_games_with_any_options_end(players: int, mode: str) -> None:
    for n in range(2):
        random = Random(f"{mode}{players}{n}")
        whole_game(mixed(mode, random, ("0",)), players, f"mixed{n}", Counter())


def test_a_decision_costs_less_than_a_millisecond() -> None:
    spent, moves = 0.0, 0
    for n in range(3):
        s, _ = game().set_up(ZombiesSettings(), list(SEATS[:4]), f"speed{n}")
        while not s.over:
            act = game().follow(s) or said(s, stand_in.play)
            decision = next(
                (d for d in decisions(s) if d.kind == "move" and d.id == getattr(act, "decision", "")), None
            )
            if decision:
                begun = process_time()
                stand_in.play(s, decision)
                spent, moves = spent + process_time() - begun, moves + 1
            game().apply(s, act)
    assert moves > 50 and spent / moves < 0.001


# Single decisions


def answer_of(table: Table, seat: str, kind: str) -> list[str] | None:
    """What the automated player says to a question, or to an opportunity."""
    seen = view(table.s, seat)
    decision = next(d for d in offered(table.s, seat, seen) if d.kind == kind)
    return stand_in.play(seen, decision)


def street(**options: str) -> Table:
    """The Drug Store lies east of the Town Square (X8), crossroads south."""
    table = Table(3, **options).tile("T04", 1, 0).tile("T27", 0, 1)
    table.s.phase, table.s.l0 = 4, 3
    return table


def test_a_life_token_is_fetched() -> None:
    table = street().tokens("life", "1.2").start(Move(seat="a"))
    assert answer_of(table, "a", "move") == ["path", "on", "0.6", "1.4", "1.5", "1.2", "take"]
    full = street().tokens("life", "1.2").give("a", lives=5).start(Move(seat="a"))
    assert answer_of(full, "a", "move") == ["stop"]


def test_a_life_token_is_left_where_it_lies_by_who_has_five() -> None:
    """The building of an item in hand is worth the way; what lies in its room cannot be taken (R8.5)."""
    table = Table(2).tile("T04", 1, 0).give("a", lives=5).hand("a", "first_aid_kit").tokens("life", "1.2")
    table.s.l0 = 5
    step = Move(seat="a")
    table.start(step)
    path = way(table.s, step)
    assert path[-1] == "1.2"
    assert way(table.give("a", lives=4).s, step)[-1] == "take"


def test_the_reason_for_a_long_walk_says_where_to_and_how_far_that_still_is() -> None:
    table = street().tile("T03", 2, 0).tokens("life", "3.2").start(Move(seat="a"))
    (decision,) = [each for each in offered(table.s, "a") if each.kind == "move"]
    words = stand_in.play(view(table.s, "a"), decision)
    assert words is not None and words == ["3.4"], "where it ends says the whole way"
    why = game().reason(view(table.s, "a"), decision, words)
    assert why is not None and why.key == "zombies-ask-move.why-far"
    assert why.args == {"what": "life", "at": table.s.place("3.2"), "n": 2}


def test_points_bring_the_strong_nearer_to_what_is_too_far_to_be_worth_its_way() -> None:
    table = street().tile("T15", 0, 2).zombies("3.8")
    table.start(Move(seat="a"))
    (decision,) = [each for each in offered(table.s, "a") if each.kind == "move"]
    words = stand_in.play(view(table.s, "a"), decision)
    assert words == ["3.2"]
    why = game().reason(view(table.s, "a"), decision, words)
    assert why is not None and why.args == {"what": "zombie", "at": table.s.place("3.8"), "n": 2}
    table.give("a", lives=1, bullets=0)
    assert answer_of(table, "a", "move") == ["stop"]


def test_a_way_ends_at_the_next_fight() -> None:
    table = street().tokens("life", "1.2").zombies("1.4").start(Move(seat="a"))
    assert answer_of(table, "a", "move") == ["1.4"]


def test_the_weak_avoid_zombies_and_heal() -> None:
    table = street().zombies("0.6").give("a", lives=1, bullets=0, trophies=4).start(Move(seat="a"))
    assert answer_of(table, "a", "move") == ["heal"]
    poor = street().zombies("0.6").give("a", lives=1, bullets=0).start(Move(seat="a"))
    assert answer_of(poor, "a", "move") == ["stop"]


def test_the_longer_nothing_happens_the_bolder() -> None:
    table = street().zombies("0.6").give("a", lives=1, bullets=0)
    table.s.idle = 9
    assert answer_of(table.start(Move(seat="a")), "a", "move") == ["0.6"]


def test_a_winning_move_is_never_declined() -> None:
    table = street().tile("T02", -1, 0).zombies("3.5").pawn("a", "3.6").give("a", lives=1, bullets=0, trophies=6)
    assert answer_of(table.start(Move(seat="a")), "a", "move") == ["3.5"]


def test_a_die_is_rolled_only_if_there_is_somewhere_to_go() -> None:
    assert answer_of(street(mode="base").start(Move(seat="a")), "a", "move") == ["stop"]
    goal = street(mode="base").tokens("bullet", "1.2").start(Move(seat="a"))
    assert answer_of(goal, "a", "move") == ["roll"]


@pytest.mark.parametrize(
    ("die", "lives", "bullets", "word"),
    [(2, 3, 1, "bullets"), (1, 3, 2, "life"), (1, 1, 2, "bullets"), (2, 0, 1, "bullets")],
)
def test_answers_to_a_failed_roll(die: int, lives: int, bullets: int, word: str) -> None:
    table = street().zombies("0.5").give("a", lives=lives, bullets=bullets).force(die)
    assert answer_of(table.start(Fight(seat="a", square="0.5")), "a", "wound") == [word]


def test_the_kit_before_the_last_life_and_the_rush_before_a_knock_out() -> None:
    kit = street().zombies("0.5").give("a", lives=1, bullets=1).play("a", "first_aid_kit").force(1)
    assert answer_of(kit.start(Fight(seat="a", square="0.5")), "a", "wound") == ["kit"]
    rush = street().zombies("0.5").give("a", lives=0, bullets=0).hand("a", "adrenaline_rush").force(2)
    assert answer_of(rush.start(Fight(seat="a", square="0.5")), "a", "wound") == ["rush"]


def test_tokens_lie_near_the_door_if_the_own_pawn_is_nearest() -> None:
    table = Table(2).tile("T11", 0, -1).pawn("a", "0.2").pawn("b", "0.8")
    table.start(Fill(seat="a", number=1))
    words = answer_of(table, "a", "fill")
    assert words is not None and "1.5" in words[0].split(",")
    other = Table(2).tile("T11", 0, -1).pawn("a", "0.8").pawn("b", "0.2").start(Fill(seat="a", number=1))
    assert answer_of(other, "a", "fill") == other.default("a", "fill") != words


def test_a_tile_is_never_laid_so_that_it_seals_the_map() -> None:
    table = Table(2).tile("T09", 0, -1).tile("T10", -1, 0, 3)
    table.s.pile.cards.remove("T11")
    table.start(Place(seat="a", tile="T11"))
    words = answer_of(table, "a", "place")
    assert words is not None
    table.answer("a", "place", *words)
    assert not table.s.city.closed


def test_bids_follow_trophies_and_nearness() -> None:
    table = Table(2).give("a", trophies=9).give("b", trophies=5)
    table.s.pile.cards.remove("T02")
    table.start(Auction(seat="a", tile="T02"))
    assert policy.highest_bid(table.s, "a", "T02") == 4
    assert answer_of(table, "a", "bid") == ["1"]
    table.give("a", lives=1)
    assert policy.highest_bid(table.s, "a", "T02") == 2
    table.give("a", trophies=21)
    assert answer_of(table, "a", "bid") == ["pass"]  # near enough to the other victory


def test_zombies_walk_towards_the_leader() -> None:
    table = street().pawn("b", "1.2").pawn("a", "0.8").pawn("c", "0.8").zombies("1.4").give("b", trophies=10)
    table.s.number = next(
        n for n in range(99) if not policy.chance(_numbered(table.s, n), "a", "zombie3", policy.mind(table.s).straying)
    )
    assert answer_of(table.start(ZombieMoves(seat="a")), "a", "zombie") == ["1.4", "1.5"]


def test_a_building_is_gathered_room_after_room() -> None:
    """Two trophies and two bullets on one way, not the dearest goal alone."""
    table = street().zombies("1.2", "1.3").tokens("bullet", "1.2", "1.3").pawn("a", "1.5")
    step = Move(seat="a", begun=True, base=5)
    assert way(table.start(step).s, step) == ["1.2", "take", "1.3", "take"]


def test_who_lacks_few_trophies_hunts_and_does_not_run_for_the_helipad() -> None:
    table = Table(3).tile("T27", 0, 1).tile("T15", 0, 2).tile("T02", 0, 3).zombies("0.4")
    step = Move(seat="a", begun=True, base=3)
    assert way(table.start(step).s, step)[0] == "0.8"
    assert way(table.give("a", trophies=21).s, step) == ["0.4"]
    assert not races(table.s, "a", 3) and races(table.s, "a", 9)


def test_zombies_at_hand_are_brought_to_the_strong_but_not_to_the_weak() -> None:
    table = street().pawn("a", "0.5").pawn("b", "2.8").pawn("c", "2.8").zombies("0.6")
    assert answer_of(table.start(ZombieMoves(seat="a")), "a", "zombie") == ["0.6", "0.5"]
    words = answer_of(table.give("a", lives=1, bullets=0), "a", "zombie")
    assert words is not None and words[-1] != "0.5"


def _numbered(s: ZombiesState, n: int) -> ZombiesState:
    s.number = n
    return s


def test_items_are_laid_as_soon_as_they_can_be() -> None:
    table = street().hand("a", "hey_look_a_shotgun", "skateboard").tokens("life", "1.2")
    copy = table["a"].hand.cards[0]
    assert answer_of(table.start(Turn(seat="a", at=4)), "a", "card") == [copy]


def test_what_troubles_the_leader_is_played_when_they_threaten_to_win() -> None:
    table = street().hand("a", "fear", "zombie_master").give("b", trophies=19).tokens("life", "1.2")
    fear, master = table["a"].hand.cards
    assert answer_of(table.start(Turn(seat="a", at=4)), "a", "card") == [fear, "b"]
    table["a"].hand.cards = [master]
    words = answer_of(table, "a", "card")
    assert words is not None and words[0] == master and len(words[1].split(",")) == 5


def test_zombies_are_wanted_where_there_are_none() -> None:
    table = street().hand("a", "zombie_master").tokens("life", "1.2")
    assert answer_of(table.start(Turn(seat="a", at=4)), "a", "card")
    hunted = street().hand("a", "zombie_master").tokens("life", "1.2").zombies("2.2", "2.4", "2.6", "2.8")
    assert answer_of(hunted.start(Turn(seat="a", at=4)), "a", "card") is None


def test_a_grenade_is_thrown_into_a_crowd() -> None:
    table = street().play("a", "grenade").pawn("a", "1.5").zombies("1.1", "1.2", "1.3")
    item = table["a"].table[0].card
    assert answer_of(table.start(Turn(seat="a", at=4)), "a", "use") == [item]
    table.give("a", lives=1)
    assert answer_of(table, "a", "use") is None
    table.give("a", trophies=20)
    assert answer_of(table, "a", "use") == [item]  # it wins


def test_the_least_useful_card_of_a_full_hand_is_discarded() -> None:
    table = Table(2).hand("a", "all_the_marbles", "fear", "grenade")
    assert policy.discard(table.s, "a") == [table["a"].hand.cards[0]]
    table["a"].used = True
    assert policy.discard(table.s, "a") == ["none"]
