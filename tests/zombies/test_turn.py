"""Victory (R1), the turn (R3), drawing and discarding (R7, R10), the round limit (R18.8), orders and stalls (R19)."""

from __future__ import annotations

import pytest
from zombies.card_table import CardTable
from zombies.table import SEATS, Table, game
from zombies.turns import at, at_rest, bare, effect, match, move, pass_by, plaza, status, street

from engine.core.act import Answer
from engine.core.errors import Illegal
from engine.core.message import msg
from engine.core.runner import offered
from engine.core.state import Result
from engine.games.zombies.check import check
from engine.games.zombies.survivors.pieces import check_pad, kill, move_zombie, put_pawn
from engine.tables.undo import public_choice


def outcome(table: Table) -> tuple[list[str], str]:
    """Who has won, and how."""
    assert table.s.result
    return table.s.result.winners, table.s.result.title.key.removeprefix("zombies-")


# R1


def test_R1_1_on_the_zombie_free_centre() -> None:
    table = at(4, plaza().zombies("1.5").pawn("a", "1.4").force(1)).answer("a", "move", "1.5")
    assert not table.s.over and table.open() == [("a", "wound")]
    table.answer("a", "wound", "bullets")
    assert outcome(table) == (["a"], "win-helipad") and table.open() == []


@pytest.mark.parametrize("square", ["1.2", "1.4", "1.9"])
def test_R1_1_not_on_its_other_squares(square: str) -> None:
    table = plaza().pawn("a", square)
    check_pad(table.s)
    assert not table.s.over


def test_R1_1_with_other_food_the_zombie_is_ignored() -> None:
    table = at(4, effect(plaza().zombies("1.5").pawn("a", "1.4"), "alternate_food_source")).answer("a", "move", "1.5")
    assert outcome(table) == (["a"], "win-helipad") and table.s.zombies == ["1.5"]


def test_R1_2_the_kill_target() -> None:
    table = at(2, street().give("a", trophies=23).zombies("0.5").force(6))
    assert not table.s.over and table["a"].trophies == 24
    table = at(2, street().give("a", trophies=24).zombies("0.5").force(6))
    assert outcome(table) == (["a"], "win-kills") and table.s.result and table.s.result.scores == {"a": 25, "b": 0}


@pytest.mark.parametrize("mode", ["alt", "base"])
@pytest.mark.parametrize("target", ["5", "10", "60"])
def test_R1_2_kill_target_is_an_option(mode: str, target: str) -> None:
    table = street(mode=mode, kill_target=target).give("a", trophies=int(target) - 1).zombies("0.5").force(6)
    assert at(2, table).s.over


@pytest.mark.parametrize(("players", "alt"), [(2, 25), (3, 22), (4, 20), (5, 17), (6, 15)])
def test_R1_2_S8_the_targets_of_the_modes(players: int, alt: int) -> None:
    assert bare(players).s.target == bare(players, mode="base", kill_target="table").s.target == alt
    assert bare(players, mode="base").s.target == 25


def test_R1_3_in_the_turn_of_another() -> None:
    table = plaza().pawn("b", "1.5").zombies("1.5")
    with pytest.raises(Exception) as end:
        move_zombie(table.s, "1.5", "1.4")
    assert end.typename == "End"
    table = at(5, plaza().pawn("b", "1.5").zombies("1.5")).answer("a", "zombie", "1.5", "1.4")
    assert outcome(table) == (["b"], "win-helipad")


def test_R1_3_when_a_card_moves_the_pawn() -> None:
    table = at(4, plaza().pawn("b", "0.6").hand("a", "where_did_everybody_go"))
    table.plays("a", "where_did_everybody_go", "b", "1.4", "1.5", "1.6", "1.5", "1.4")
    assert outcome(table) == (["b"], "win-helipad") and table["b"].pawn == "1.5"


def test_R1_3_one_event_that_fulfils_both_is_a_helipad_win() -> None:
    table = at(2, plaza().pawn("a", "1.5").give("a", trophies=24).zombies("1.5").force(6))
    assert outcome(table) == (["a"], "win-helipad")


def test_R1_4_only_gained_trophies_win() -> None:
    table = at(4, street().give("a", trophies=25))  # as a game master may have set it
    assert not table.s.over and table.open() == [("a", "move")]


@pytest.mark.parametrize(("active", "winner"), [("b", "b"), ("a", "b"), ("c", "c"), ("d", "b")])
def test_R1_7_of_several_the_active_player_or_the_next_clockwise(active: str, winner: str) -> None:
    table = plaza(4).pawn("b", "1.5").pawn("c", "1.5").zombies("1.5")
    table.s.active = active
    with pytest.raises(Exception) as end:
        move_zombie(table.s, "1.5", "1.6")
    assert end.typename == "End" and end.value.result.winners == [winner]


def test_R1_7_R18_9_on_any_square_of_the_helipad() -> None:
    table = plaza(3, helipad_goal="any_square").pawn("b", "1.1").pawn("c", "1.9").zombies("1.1", "1.9")
    table.s.active = "c"
    put_pawn(table.s, "a", "0.5")  # nobody stands on a free square
    with pytest.raises(Exception) as end:
        kill(table.s, "c", ["1.1"])
    assert end.value.result.winners == ["b"]


def test_R1_5_without_a_helipad_nobody_can_reach_it() -> None:
    table = street()
    assert table.s.city.pad(False) == table.s.city.pad(True) == ()


# R3


def test_R3_1_six_steps_in_order() -> None:
    table = CardTable(2).pile("T15")
    table.s.deck.cards = [table.copy(card) for card in ("fear", "grenade", "chainsaw")]
    match(table.zombies("0.5").force(6, 6))
    seen = [(table.s.phase, *table.open()[0])]
    for word in ("1,0", "0.6", "stop", "auto", "none"):
        table.answer(*table.open()[0], word)
        seen.append((table.s.phase, *table.open()[0]))
    assert seen == [
        (1, "a", "place"),
        (4, "a", "move"),  # the zombie was fought, three cards drawn
        (4, "a", "move"),
        (5, "a", "zombie"),
        (6, "a", "discard"),
        (4, "b", "move"),
    ]
    assert table["a"].trophies == 1 and len(table["a"].hand) == 3


@pytest.mark.parametrize("players", range(2, 7))
def test_R3_1_clockwise(players: int) -> None:
    table = street(players)
    table.s.active = "b"
    match(table)
    turns = []
    for _ in range(players + 1):
        turns.append(table.s.active)
        table.answer(table.s.active, "move", "stop")
    order = list(SEATS[:players])
    assert turns == [*order[1:], "a", "b"]


def test_R3_1_players_who_have_left_are_passed_over() -> None:
    table = street(4)
    table["b"].gone, table["b"].pawn = True, ""
    match(table).answer("a", "move", "stop")
    assert table.s.active == "c"


def test_R3_2_at_the_start_of_the_turn() -> None:
    table = street().give("b", lives=1)
    table["b"].used = True
    match(table)
    assert table.s.l0 == 3 and table["b"].used
    table.answer("a", "move", "stop")
    assert table.s.l0 == 1 and not table["b"].used and table["b"].turns == 1 and table.s.number == 2


def test_R3_2_the_lives_are_recorded_before_step_2() -> None:
    table = match(street().zombies("0.5").give("a", lives=3, bullets=0).force(1, 6))
    assert table["a"].lives == 2 and table.s.l0 == 3 and move(table).allowance(table.s) == 5


def test_R3_3_steps_without_anything_to_do_are_silent() -> None:
    table = match(street())
    assert table.log == ["turn"] and table.open() == [("a", "move")]
    table.answer("a", "move", "stop")
    assert table.log == ["stays", "turn"] and table.open() == [("b", "move")]


def test_R3_4_a_skipped_turn() -> None:
    table = street().zombies("0.5", "3.5").give("a", lives=1)
    status(status(table, "a", "hysterical_paralysis"), "a", "your_shoes_untied")
    table["a"].used = True
    match(effect(status(table, "a", "fear"), "all_the_marbles", "a"))
    assert table.open()[0][0] == "b" and "paralysed" in table.log and "0.5" in table.s.zombies
    assert not table["a"].used and table["a"].turns == 1
    assert [each.name for each in table["a"].statuses] == ["your_shoes_untied"]  # R15.2: it waits for a step 4
    assert table.s.effects == []  # R15.3


def test_R4_9_a_turn_that_seals_the_map_ends_at_once() -> None:
    table = bare().tile("T09", 0, -1).tile("T10", -1, 0, 3).tile("T11", 0, 1, 2).pile("T13").zombies("0.5")
    match(table.hand("a", "fear")).answer("a", "place", "1,0")  # there is one spot for it
    assert table.s.city.closed and "0.5" in table.s.zombies
    assert table.s.active == "b"
    assert not {"fights", "draws", "moves-zombie", "discards"} & set(table.log[: table.log.index("turn")])


def test_R10_2_effects_of_the_turn_end_with_it() -> None:
    table = street()
    match(table)
    table.s.chainsaw, table.s.doubled, table.s.molotov, table.s.halted = 2, True, {3: 2}, False
    table.answer("a", "move", "stop")
    assert (table.s.chainsaw, table.s.doubled, table.s.molotov, table.s.halted) == (0, False, {}, False)


# R7


def drawing(deck: int, hand: int, discard: int = 0) -> CardTable:
    table = CardTable(2).pile()
    cards, table.s.deck.cards = table.s.deck.cards, []
    table.s.deck.cards, cards = cards[:deck], cards[deck:]
    table["a"].hand.cards, cards = cards[:hand], cards[hand:]
    table.s.discard, cards = cards[:discard], cards[discard:]
    table.s.box += cards
    return at(3, table)


@pytest.mark.parametrize(("hand", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_R7_1_up_to_three_cards(hand: int, drawn: int) -> None:
    table = drawing(10, hand)
    assert len(table["a"].hand) == 3 and len(table.s.deck) == 10 - drawn
    assert [line["n"] for line in table.told("draws")] == ([drawn] if drawn else [])


def test_R7_2_cards_in_play_do_not_count() -> None:
    table = CardTable(2).pile().play("a", "fire_axe").play("a", "skateboard")
    at(3, table)
    assert len(table["a"].hand) == 3 and len(table["a"].table) == 2


@pytest.mark.parametrize(
    ("deck", "discard", "hand", "left"), [(0, 9, 3, 6), (2, 9, 3, 8), (1, 1, 2, 0), (0, 0, 0, 0), (3, 5, 3, 0)]
)
def test_R13_9_R16_3_an_empty_deck(deck: int, discard: int, hand: int, left: int) -> None:
    table = drawing(deck, 0, discard)
    assert (len(table["a"].hand), len(table.s.deck)) == (hand, left)
    assert len(table.s.discard) == (5 if deck == 3 else 0)  # it is shuffled only when a card is wanted


# R10


def test_R10_1_D10_one_card_of_the_hand_may_be_discarded() -> None:
    table = at(6, street().hand("a", "fear", "grenade").play("a", "fire_axe"))
    fear, grenade = table["a"].hand.cards
    assert table.words("a", "discard") == [fear, grenade, "none"] and table.default("a", "discard") == ["none"]
    with pytest.raises(Illegal):
        table.answer("a", "discard", table["a"].table[0].card)
    table.answer("a", "discard", grenade)
    assert table["a"].hand.cards == [fear] and table.s.active == "b"
    assert table["b"].hand.cards == [grenade]  # all there was to draw from


def test_R10_1_D10_of_equal_cards_one_is_offered() -> None:
    table = at(6, street().hand("a", "fear", "fear", "grenade"))
    first, _, grenade = table["a"].hand.cards
    assert table.words("a", "discard") == [first, grenade, "none"]


def test_who_keeps_all_cards_is_named_by_that_and_no_card_of_a_hand_is_told() -> None:
    table = at(6, street().hand("a", "fear"))
    (decision,) = (each for each in offered(table.s, "a") if each.kind == "discard")
    fear, keeping = (Answer(seat="a", decision=decision.id, words=[word]) for word in table.words("a", "discard"))
    assert public_choice(table.s, keeping) == msg("zombies-option-keep")
    assert public_choice(table.s, fear) is None


def test_R10_1_who_has_played_a_card_is_asked_only_if_they_have_said_what_they_discard() -> None:
    def ended(*cards: str, said: bool = False) -> Table:
        table = street().hand("a", *cards)
        table["a"].used = True
        return at(6, table.order("a", "discard", table["a"].hand.cards[1]) if said else table)

    assert ended("fear", "grenade").s.active == "b"
    assert ended("fear", "grenade", "chainsaw").open() == [("a", "discard")]
    said = ended("fear", "grenade", said=True)
    assert said.s.active == "b" and len(said["a"].hand) == 1 and said.log.count("discards") == 1


def test_R10_1_nothing_is_asked_of_an_empty_hand() -> None:
    assert at(6, street().play("a", "fire_axe")).s.active == "b"


def test_R13_4_a_card_just_before_the_turn_passes() -> None:
    table = at(6, street().hand("a", "zombie_master"))
    squares = table.next("a", "zombie_master")
    table.plays("a", "zombie_master", ",".join(squares[:5]))
    assert len(table.s.zombies) == 5 and table.s.active == "b"  # the hand is empty: nothing is left to decide


# R15.3, R15.2 over whole turns


def test_R15_3_an_effect_ends_with_the_owners_next_turn() -> None:
    table = effect(match(street(3)), "all_the_marbles", "a")
    for seat in ("a", "b", "c", "a"):
        assert table.s.active == seat and table.s.effect("all_the_marbles")
        table.answer(seat, "move", "stop")
    assert table.s.effects == []


def test_R15_2_fear_on_the_running_player_waits_for_the_next_turn() -> None:
    table = match(street().hand("b", "fear"))
    table.plays("b", "fear", "a")
    assert "0.6" in table.words("a", "move")
    table.answer("a", "move", "stop").answer("b", "move", "stop").answer("b", "discard", "none")
    assert table.open() == [("b", "move")] and table.s.number == 4  # a's turn held nothing to decide
    assert table["a"].statuses == []


# R18.8, R1.6


@pytest.mark.parametrize("limit", [3, 5])
@pytest.mark.parametrize("players", [2, 3])
def test_R18_8_the_game_ends_when_everybody_has_had_so_many_turns(limit: int, players: int) -> None:
    table = match(street(players, round_limit=str(limit)).give("b", trophies=2).give("a", trophies=1))
    pass_by(table, limit * players - 1)
    assert not table.s.over and table.s.number == limit * players
    pass_by(table, 1)
    assert outcome(table) == (["b"], "win-rank") and "ranked" in table.log


@pytest.mark.parametrize(("mode", "made"), [("alt", "lives"), ("base", "die")])
def test_R8_2_what_the_points_of_a_move_are_made_of(mode: str, made: str) -> None:
    table = street(mode=mode).force(4)
    if mode == "base":
        at(4, table).answer("a", "move", "roll")
    else:
        at(4, table)
    assert [each.key for each in move(table).made(table.s)] == [f"zombies-points-{made}"]


def test_R18_8_without_a_limit_it_goes_on() -> None:
    assert not pass_by(match(street()), 30).s.over


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ((5, 0, 0), (4, 5, 9), ["a"]),
        ((5, 2, 0), (5, 3, 0), ["b"]),
        ((5, 3, 0), (5, 2, 4), ["a"]),
        ((5, 2, 1), (5, 2, 0), ["a"]),
        ((5, 2, 1), (5, 2, 1), ["a", "b"]),
    ],
)
def test_R1_6_by_trophies_lives_bullets(a: tuple[int, ...], b: tuple[int, ...], winners: list[str]) -> None:
    table = match(street(round_limit="3"))
    for seat, (trophies, lives, bullets) in (("a", a), ("b", b)):
        table.give(seat, trophies=trophies, lives=lives, bullets=bullets)
    pass_by(table, 6)
    assert outcome(table) == (winners, "win-rank")


def test_R1_6_places_are_in_the_same_order_after_the_winners_and_before_who_has_left() -> None:
    table = street(5).give("a", trophies=1).give("b", trophies=9).give("c", trophies=3)
    table.give("d", trophies=3, lives=4).give("e", trophies=3, bullets=4)
    table["b"].gone, table.s.result = True, Result(winners=["a"], title=table.s.text("win-helipad", who="a"))
    found = game().standings(table.s)
    assert [each.seat for each in found] == ["a", "d", "e", "c", "b"]
    assert [each.text.args["n"] for each in found] == [1, 3, 3, 3, 9]
    assert [each.text.key.endswith("gone") for each in found] == [False] * 4 + [True]


# A whole game at rest


@pytest.mark.parametrize("mode", ["alt", "base"])
def test_invariants_and_rest_over_some_turns(mode: str) -> None:
    table = Table(3, mode=mode, seed=f"rest {mode}")
    for _ in range(60):
        if not table.open():
            match(table)
        seat, kind = table.open()[0]
        words = table.default(seat, kind)
        if kind == "move" and words == ["stop"]:
            offered = table.words(seat, kind)
            words = [next((word for word in offered if "." in word), "roll" if "roll" in offered else "stop")]
            words += table.words(seat, kind, *words)[:1]
        table.answer(seat, kind, *words)
        if table.s.over:
            break
        assert check(table.s) == []
        at_rest(table)
    assert table.s.number > 3
