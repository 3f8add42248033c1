"""The zombie turn, its cards and the end of Zombie Plague, rule by rule (R18-R25), where no worked example shows it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from completeness import states
from plague.box import box
from plague.table import Table, game

from engine.core.errors import Illegal
from engine.core.runner import awaited
from engine.core.state import End
from engine.games.plague.data import kind
from engine.games.plague.dead import hand
from engine.games.plague.dead.acting import Acting
from engine.games.plague.dead.attack import actions, can_attack, reach, spare, steps_left
from engine.games.plague.dead.bot import attacks, walk, walkers
from engine.games.plague.dead.entry import Entry, room
from engine.games.plague.dead.field import Field
from engine.games.plague.humans import basement
from engine.games.plague.humans.ending import judge, won
from engine.games.plague.humans.harm import kill, wound
from engine.games.plague.phases.turn import Round
from engine.games.plague.phases.zombie_turn import Breaking, Dawn, Rising, ZombieTurn
from engine.games.plague.state import CAR, DOOR, ZOMBIES
from engine.games.plague.terms import contacts, gaps

CLOSED = ("D1", "D2", "D3", *(f"W{n}" for n in range(1, 9)))


def play(table: Table, card: str, aim: str = "") -> Table:
    """The Zombie Player plays a card of this kind."""
    table.hand(card)
    found = hand.playable(table.s)
    assert card in found, "it cannot be played"
    hand.play(table.s, found[card], aim)
    return table


@states("R0.1", "R0.7", "R0.9", "R0.10", "I14", "I24")
def test_R0_geometry_holds_together() -> None:
    ground = Table().s.ground
    squares = sorted(box().grid.floor)
    sample = Random(1).sample([*combinations(squares, 2)], 3000)
    for a, b in sample:
        assert ground.contact(a, b) == ground.contact(b, a) and ground.sight(a, b) == ground.sight(b, a)
    assert len(ground.walks("L15")) == 417, "everything upstairs is connected"
    assert "bA1" in box().indoors and "L17" not in box().indoors and "C9" in box().indoors


@states("A3")
def test_R18_5_risen_do_not_count_and_do_not_come_back() -> None:
    table = Table(3)
    table.human("h1", "J13", "katana")
    table.risen("K13", "h2")
    table.begin().force(6).act("h1", "attack", "katana#1", "r2")
    assert table.s.fallen == 1 and table.s.reserve == 24
    table.sound()


@states("R19", "R20.1", "D16", "D17", "D18")
def test_R19_a_whole_zombie_turn_in_its_order() -> None:
    table = Table(2).barricade("D1")
    table.human("h1", "J11")
    table.zombies("L16", "L17", "L18", "L19")
    kill(table.s, table.human("h2", "A1"))
    table.start(Round(at=1))
    assert not table.s.barricades and "r2" in table.s.zombies and table.open() == [("m", "enter")]
    table.answer("m", "enter", "auto")
    assert table.open() == [("m", "horde")] and len(table.s.zombies) == 6
    table.answer("m", "horde", "act")
    assert table.s.round == 3 and "z1" in table.s.zombies
    told = [(event.message.key, event.message.args["n"]) for event in table.events[-2:]]
    assert told == [("plague-headline-zombies", 2), ("plague-round-over", 2)]
    assert table.s.zombies["z1"].at in ("L15", "L14", "K15", "K14", "M15")
    table.sound()


@states("R20.3", "R20.4", "A12", "A13", "A53", "I19")
def test_R20_where_zombies_enter() -> None:
    table = Table(1)
    table.human("h1", "L8")
    for sheet in range(1, 7):
        found = room(table.s, sheet)
        assert all((table.s.grid.distance(each, "L7") or 0) >= 0 for each in found)
    table.human("h1", "A20")
    near = {each: table.s.grid.distance("A20", each) or 0 for each in room(table.s, 4)}
    assert min(near.values()) >= 8
    full = Table(1, spawn_min_distance="12")
    full.human("h1", "D5")
    far = [full.s.grid.distance("D5", each) for each in room(full.s, 1)]
    assert len(set(far)) == 1 and far[0] == 9, "the farthest squares, if all are too near"
    full.human("h1", "")
    full["h1"].at = CAR
    assert all(min(full.s.grid.distance(each, door) or 0 for door in ("B14", "E14")) >= 12 for each in room(full.s, 5))


@states("R20.4")
def test_R20_4_a_full_sheet_is_rolled_again() -> None:
    table = Table(1, fire="on")
    table.s.fires = [each for each in table.s.data.sheets[2] if each in table.s.grid.floor]
    table.force(2, 2, 3).start(Entry())
    step = table.s.find(Entry)
    assert step and step.sheet == 3
    table.force(*[2] * 6).start(Entry())
    assert table.open() == [("a", "rest")] and not table.s.zombies


@states("R21.2", "I15")
def test_R21_steps_and_attacks_of_a_zombie() -> None:
    table = Table(2).dark()
    zombie, _ = table.zombies("L18", "L17")
    table.human("h1", "K17")
    assert set(reach(table.s, zombie, 2)) == {"K18", "J18", "K19", "L19", "L20", "M18", "M17", "N18"}
    assert steps_left(table.s, zombie) == spare(table.s, zombie) == 2
    zombie.steps = zombie.attacks = 1
    assert not can_attack(table.s, zombie) and not reach(table.s, zombie, 0)
    for figure, number in (("risen", 4), ("crawler", 1), ("crazy", 2)):
        zombie.kind = figure
        assert actions(table.s, zombie) == number


@states("R23.1", "R23.2", "R23.3", "I18")
def test_R23_cards_of_a_turn() -> None:
    table = Table(2, zombie_cards_per_turn="2").dark().hand("fog", "fog", "flooded", "stench")
    table.start(Acting())
    assert table.words("m", "horde", "card") == ["fog", "flooded", "stench"]
    table.answer("m", "horde", "card", "fog")
    assert table.words("m", "horde", "card") == ["flooded", "stench"]
    table.zombies("L18")
    table.answer("m", "horde", "z1", "L17")
    assert table.words("m", "horde", "card") == ["flooded"], "no stench once a zombie has walked"
    table.answer("m", "horde", "card", "flooded")
    assert "card" not in table.words("m", "horde") and len(table.s.hand) == 2 and len(table.s.effects) == 2
    table.answer("m", "horde", "end")
    table.sound()


@states("R23.4", "D19", "D20")
def test_R23_4_where_a_trap_lies_nobody_is_told() -> None:
    table = Table(1).dark().hand("surprise").start(Acting())
    table.answer("m", "horde", "card", "surprise", "X3")
    assert [*map(kind, table.s.traps.get().values())] == ["surprise"] and table.s.laid == 1
    assert table.log == ["lays"] and table.told("lays") == [{}]
    table.sound()


@states("R15.8", "R24.4", "D15", "A21")
def test_R24_the_default_is_the_barricade_nearest_to_a_human() -> None:
    table = Table(2).barricade("I5", "I6")
    table.zombies("P11", "P12", "P13", "P14")
    table.human("h1", "N15")
    table.start(Breaking())
    assert table.default("m", "crush") == ["O13-P13"]
    with pytest.raises(Illegal):
        table.answer("m", "crush", "O12-P12,O13-P13")


def test_2_5_cards_that_bring_zombies() -> None:
    table = Table(2, zombie_cards_per_turn="unlimited").dark()
    table.human("h1", "J11")
    play(table, "dead_resident", "T6")
    assert table.s.zombies["z1"].at == "T6"
    assert not any(box().zone[each] == "LIV" for each in hand.aims(table.s, "dead_resident"))
    play(table, "from_below", "A10")
    shy = table.s.grid.within("J11", 1)
    assert not set(shy).intersection(hand.aims(table.s, "from_below"))
    table.start(Acting())
    table.hand("horde").s.played = []
    table.answer("m", "horde", "card", "horde")
    assert table.open() == [("m", "enter")]
    table.answer("m", "enter", "auto")
    assert len(table.s.zombies) == 4 and table.open() == [("m", "horde")]
    table.sound()


def test_2_5_cards_on_zombies() -> None:
    table = Table(2, zombie_cards_per_turn="unlimited").dark()
    (zombie,) = table.zombies("L18")
    play(table, "lunge", "z1")
    assert steps_left(table.s, zombie) == 4 and spare(table.s, zombie) == 2
    zombie.steps = 4
    assert can_attack(table.s, zombie) and not spare(table.s, zombie)
    play(table, "bloodlust", "z1")
    table.human("h1", "L17")
    table.force(5).attack("h1", zombie)
    assert table["h1"].life == 3
    play(table, "thick_skull", "z1")
    assert kind(zombie.boon) == "thick_skull" and "thick_skull" not in hand.playable(table.hand("thick_skull").s)
    table.sound()


def test_2_5_stench_and_howl() -> None:
    table = Table(1).dark()
    zombie, inside = table.zombies("L19", "K14")
    table.human("h1", "L16")
    play(table, "stench")
    assert actions(table.s, zombie) == 3
    table = Table(1).dark()
    zombie, inside = table.zombies("L19", "I11")
    table.human("h1", "L16")
    table.hand("howl").start(Acting()).answer("m", "horde", "card", "howl").answer("m", "howl", "auto")
    assert zombie.at == "L18" and zombie.steps == 0 and inside.at == "I11"


def test_2_5_the_zombie_player_makes_the_free_steps_of_a_howl() -> None:
    table = Table(1).dark()
    first, second = table.zombies("L19", "A1")
    table.human("h1", "L16")
    table.hand("howl").start(Acting()).answer("m", "horde", "card", "howl")
    assert table.default("m", "howl") == ["auto"]
    table.answer("m", "howl", "z1", "K19")
    assert (first.at, first.steps) == ("K19", 0)
    table.answer("m", "howl", "end")
    assert second.at == "A1" and table.open() == [("m", "horde")]


def test_2_5_cards_against_humans() -> None:
    table = Table(2, zombie_cards_per_turn="unlimited").dark()
    human = table.human("h1", "L17", "bat")
    table.hand("butterfingers", "panic", "infection", "slip", "misfire")
    assert set(hand.playable(table.s)) == {"slip"}
    table.zombies("L18", "K17")
    human.bitten = True
    assert set(hand.playable(table.s)) == {"butterfingers", "panic", "infection", "slip"}
    play(table, "butterfingers", "h1")
    assert table.s.piles == {"L17": ["bat#1"]}
    play(table, "panic", "h1 M17")
    assert human.at == "M17"
    play(table, "infection", "h1")
    assert table.begin().left() == 3
    table.sound()


def test_2_5_smash_and_the_fire_card() -> None:
    table = Table(1, fire="on", zombie_cards_per_turn="2").dark().barricade("D1").start(Acting())
    table.human("h1", "A1")
    table.zombies("L16")
    play(table, "smash", "L15-L16")
    assert not table.s.barricades
    table.s.hand.cards.append("fire_card#1")
    table.force(3).answer("m", "horde", "card", "fire_card").answer("m", "kindle", "J11").answer("m", "kindle", "auto")
    assert len(table.s.fires) == 3 and table.s.fires[0] == "J11"
    assert not {*table.s.grid.around("A1"), *box().car}.intersection(table.s.fires)


@states("R25.2", "R25.3", "R25.4", "A43", "I20", "I21")
def test_R25_who_wins_when_nobody_is_conscious() -> None:
    table = Table(2)
    table.human("h2", "L18", life=0)
    table.human("h1", "L17", life=1)
    wound(table.s, table["h1"])
    with pytest.raises(End) as end:
        judge(table.s, human_turn=False)
    assert end.value.result.winners == [ZOMBIES] and end.value.result.title.key == "plague-end-zombies"


@states("R25.1", "R25.2", "R29.7")
def test_R25_1_the_house_wants_everybody_inside_and_nobody_dead() -> None:
    table = Table(2, baby="placed").barricade(*CLOSED)
    table.human("h1", "J11")
    assert not gaps(table.s) and won(table.s) == ""
    table.human("h2", "S13", life=0)
    assert won(table.s) == "house"
    table.s.baby.at = "A1"
    assert won(table.s) == ""
    table.s.baby.at = "P5"
    (zombie,) = table.zombies("S6")
    assert won(table.s) == ""
    zombie.at = "A5"
    table.s.round = 1
    assert won(table.s) == ""


@states("R16.4", "A46")
def test_R16_4_only_from_the_door_squares() -> None:
    table = Table(2).dark()
    for human in table.s.humans.values():
        human.at = CAR
    assert contacts(table.s, table["h1"]) == ("B14", "E14")
    door, _ = table.zombies("E14", "E13")
    assert next(attacks(table.s))[1] == [door.id]


@states("I15", "I16", "I17")
def test_11_2_the_program_walks_from_near_to_far() -> None:
    table = Table(1).dark()
    table.human("h1", "L17")
    near, far = table.zombies("L20", "L1")
    field, taken = Field(table.s), table.s.taken
    assert walkers(table.s, field) == [near.id, far.id]
    for each in (near, far):
        walk(table.s, each, field, taken)
    assert near.at == "L18" and near.steps == 2 and far.at == "L3"
    assert taken == table.s.taken


def test_11_2_before_a_barricade_zombies_gather() -> None:
    table = Table(1).dark().barricade(*CLOSED)
    table.human("h1", "L14")
    (zombie,) = table.zombies("L18")
    for _ in range(2):
        zombie.steps = 0
        walk(table.s, zombie, Field(table.s), table.s.taken)
    assert zombie.at == "L16"


def test_11_2_above_a_barricaded_basement_zombies_gather_at_its_entrance() -> None:
    table = Table(1, basement="card")
    basement.discover(table.s, "X1")
    table.barricade(DOOR).human("h1", "bC1")
    (zombie,) = table.zombies("L18")
    for _ in range(20):
        zombie.steps = 0
        walk(table.s, zombie, Field(table.s), table.s.taken)
    assert zombie.at in table.s.faces


def test_the_table_goes_on_after_the_largest_zombie_turn() -> None:
    table = Table(19)
    squares = [each for each in table.s.grid.floor if each[0] not in "AX"]
    table.zombies(*sorted(squares)[: 76 * 4 : 4])
    table.start(ZombieTurn())
    table.force().answer("m", "horde", "auto")
    assert awaited(table.s) or table.s.over
    assert not game().check(table.s) and not table.s.breathing


@states("R18.1")
def test_R18_4_nobody_rises_out_of_fire() -> None:
    table = Table(3, fire="on")
    kill(table.s, table.human("h1", "L17"))
    kill(table.s, table.human("h2", "L18"), rises=False)
    table.s.fires = ["L17"]
    table.start(Rising())
    assert not table.s.zombies and not table.s.corpses
    assert table.told("corpse-burnt")[0]["at"] == "L17"
    table.sound()


@pytest.mark.parametrize(("face", "rises"), [(1, True), (4, False)])
def test_R18_4_what_burns_at_the_end_of_a_round_may_be_out_when_the_dead_rise(face: int, rises: bool) -> None:
    table = Table(2, fire="on")
    kill(table.s, table.human("h1", "L17"))
    table.s.fires = ["L17"]
    table.force(face).start(Dawn())
    assert table.s.corpses == {"h1": "L17"}, "it is destroyed at the moment at which it would rise"
    table.start(Rising())
    assert [each.id for each in table.s.zombies.values()] == (["r1"] if rises else []) and not table.s.corpses
    table.sound()


def test_R28_1_they_keep_coming_with_half_a_unit_left() -> None:
    for crawlers, playable in (("on", True), ("off", False)):
        table = Table(1, crawlers=crawlers).dark().hand("horde")
        table.human("h1", "A1")
        table.zombies("X18", "X19", "X20")
        table.zombies("W20", kind="crawler")
        table.s.reserve = 1  # of a crawler whose other half is on the board
        assert ("horde" in hand.playable(table.s)) == playable
        if playable:
            table.force(6).start(Acting()).answer("m", "horde", "card", "horde")
            assert "zombie" not in table.words("m", "enter") and table.words("m", "enter")[1] == "crawler"
            table.answer("m", "enter", "crawler", "Q20")
            assert table.s.number("crawler") == 2 and table.s.reserve == 0 and table.open() == [("m", "horde")]


@pytest.mark.parametrize(
    ("options", "below"), [({}, False), ({"basement": "card"}, False), ({"basement": "die"}, True)]
)
def test_R27_1_no_fire_in_a_basement_that_nobody_knows(options: dict[str, str], below: bool) -> None:
    table = Table(1, fire="on", **options).dark()
    table.human("h1", "A1")
    table.s.hand.cards = ["fire_card#1"]
    table.s.entrance = "X1" if below else ""
    table.force(2).start(Acting()).answer("m", "horde", "card", "fire_card")
    assert any(each.startswith("b") for each in table.words("m", "kindle")) == below
    assert ("bD2" in table.s.squares) == below and "L17" in table.s.squares
