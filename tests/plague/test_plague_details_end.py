"""Fires, crawlers and the crazy of Zombie Plague, and its end: what a rule says beside its plain case (R25-R31)."""

from __future__ import annotations

import pytest
from plague.box import box
from plague.table import Table, game

from engine.core.state import End
from engine.games.plague.data import kind as kind_of
from engine.games.plague.dead.kindling import Kindling
from engine.games.plague.humans.blast import explode
from engine.games.plague.humans.ending import judge, standings, traitor_won, won
from engine.games.plague.humans.fire import explode_car, light, rage
from engine.games.plague.humans.harm import kill
from engine.games.plague.humans.moves import by_number, reach, step
from engine.games.plague.humans.slain import remove, slay
from engine.games.plague.phases.zombie_turn import Crazies
from engine.games.plague.state import CAR, DOOR, ZOMBIES
from telling.texts import Texts

CLOSED = ("D1", "D2", "D3", *(f"W{n}" for n in range(1, 9)))
EN = Texts()("en")


# Fire, crawlers, the crazy


def test_R26_1_fires_on_rolled_sheets() -> None:
    table = Table(2, fire="on")
    table.human("h1", "A20")
    table.force(5, 5).start(Kindling(left=2, by_sheet=True))
    words = table.words(ZOMBIES, "kindle")
    assert words[0] == "auto" and {*words[1:]} <= {*box().sheets[5]} and "L12" in words
    table.answer(ZOMBIES, "kindle", "L17")
    assert "L17" not in table.words(ZOMBIES, "kindle")
    table.answer(ZOMBIES, "kindle", "auto")
    assert len(table.s.fires) == 2 and {*table.s.fires} <= {*box().sheets[5]}


def test_R26_4_R26_5_how_fires_go_on() -> None:
    for dice, fires in (
        ((2,), []),
        ((3,), ["L17"]),
        ((4,), ["L17"]),
        ((5, 1), ["L17", "L16"]),
        ((6, 3), ["L17", "M17"]),
    ):
        table = Table(1, fire="on")
        table.s.fires = ["L17"]
        table.force(*dice)
        rage(table.s)
        assert table.s.fires == fires and not table.s.dice.forced
    table.s.fires = ["L17", "L16"]
    table.force(3, 6, 1, 4)
    rage(table.s)
    assert table.s.dice.forced == [] and table.s.fires == ["L17", "L16", "M18"], "a burning square is rolled again"


def test_R26_3_forty_fires() -> None:
    table = Table(1, fire="on")
    table.s.fires = sorted(box().grid.floor - {"L17"})[:39]
    light(table.s, "L17")
    light(table.s, "X20")
    assert len(table.s.fires) == 40 and table.s.fires[-1] == "L17"


def test_R26_8_the_baby_in_the_exploding_car() -> None:
    for at, burnt in ((CAR, True), ("C12", True), ("L17", False)):
        table = Table(2, fire="on", baby="placed")
        table.human("h1", CAR)
        table.s.baby.at, table.s.running = at, True
        explode_car(table.s)
        assert table.s.baby.burnt is burnt and table["h1"].dead and not table.s.running and not table.s.corpses
        explode_car(table.s)


def test_R28_3_each_crawler_tries_once_a_turn_and_one_holds() -> None:
    table = Table(2, crawlers="on")
    table.human("h1", "L17")
    table.zombies("L18", "K17", kind="crawler")
    table.begin().force(2, 3).act("h1", "move", "L16")
    assert [each.holds for each in table.s.zombies.values()] == ["", "h1"]
    assert all(each.tried for each in table.s.zombies.values())
    assert table.s.zombies["c2"].at == "L17", "dragged behind"
    table.act("h1", "move", "L15")
    assert table.s.zombies["c2"].at == "L16" and not table.s.dice.forced
    plain = Table(2)
    plain.human("h1", "L17")
    plain.zombies("L18", kind="crawler")
    plain.begin().act("h1", "move", "L16")
    assert not plain.s.zombies["c1"].tried, "without the expansion they hold nobody"


def test_R28_5_nobody_is_held_through_the_basement_door() -> None:
    table = Table(1, crawlers="on", basement="card")
    table.s.entrance = "X1"
    human = table.human("h1", "O5")
    (crawler,) = table.zombies("O6", kind="crawler")
    crawler.holds = "h1"
    step(table.s, human, "bA1")
    assert human.at == "bA1" and not crawler.holds and crawler.at == "O6"


def test_R7_ways_and_their_prices() -> None:
    table = Table(3, baby="placed", fire="on")
    human = table.human("h1", "L17")
    table.human("h2", "L18")
    table.s.fires = ["L16"]
    table.begin()
    found = reach(table.s, human, 2)
    assert found["L19"] == (2, ["L18", "L19"]) and found["L15"] == (2, ["L16", "L15"]) and "L16" not in found
    assert "L17" not in found and "L18" not in found and found["K17"] == (1, ["K17"])
    table.s.baby.at, table.s.baby.carrier = "", "h1"
    assert "L15" not in reach(table.s, human, 2), "not through fire with the baby"
    assert reach(table.s, human, 0) == {}


def test_R11_3_what_goes_back_to_the_reserve() -> None:
    for kind, reserve, lost in (("zombie", 8, 0), ("crawler", 8, 0), ("crazy", 8, 1)):
        table = Table(1, crawlers="on", crazy="keep")
        (zombie,) = table.zombies("L18", kind=kind)
        table.s.tokens -= kind == "crazy"
        remove(table.s, zombie)
        assert (table.s.reserve, table.s.lost_tokens, table.s.fallen) == (reserve, lost, 0)
        table.sound()
    table = Table(2, crazy="keep").hand("thick_skull")
    (zombie,) = table.zombies("L18")
    zombie.boon = table.s.hand.cards.pop()
    slay(table.s, zombie, table["h1"])
    assert [*map(kind_of, table.s.used)] == ["thick_skull"] and table.s.deeds["a"]["slain"] == 1
    table.sound()


def test_R31_2_who_goes_crazy() -> None:
    for setting, kind, tokens, dice, left in (
        ("off", "zombie", 0, (), 0),
        ("keep", "crawler", 2, (), 2),
        ("keep", "zombie", 2, (2,), 2),
        ("discard", "zombie", 2, (2,), 1),
        ("keep", "zombie", 2, (1,), 1),
        ("keep", "zombie", 0, (), 0),
    ):
        table = Table(1, crazy=setting, crawlers="on")
        (zombie,) = table.zombies("L18", kind=kind)
        table.s.tokens = tokens
        table.force(*dice, 6)
        slay(table.s, zombie, table["h1"])
        assert table.s.tokens == left and table.s.dice.forced == ["6"] and bool(table.s.zombies) == (dice == (1,))
    table = Table(2, crazy="keep")
    risen = table.risen("L18", "h2")
    table.force(1)
    slay(table.s, risen, table["h1"])
    assert [each.kind for each in table.s.zombies.values()] == ["crazy"], "the risen as well"


def test_R31_3_how_the_crazy_stagger() -> None:
    for face, to in ((1, "L16"), (2, "L16"), (3, "M17"), (4, "M17"), (5, "L18"), (6, "L18"), (7, "K17"), (8, "K17")):
        table = Table(1, crazy="keep").dark()
        (zombie,) = table.zombies("L17", kind="crazy")
        zombie.steps = 0
        table.zombies("X1")
        table.force(face, 1 if to != "L16" else 5)
        zombie.stopped = False
        Crazies().stagger(table.s, zombie)
        assert zombie.at == to and zombie.steps == 1, face
    table.zombies("J17")
    table.force(7)
    Crazies().stagger(table.s, zombie)
    assert zombie.at == "K17" and zombie.steps == 1, "the square is taken"
    zombie.at = "L15"
    table.force(3)
    table.barricade("D1").force(5)
    Crazies().stagger(table.s, zombie)
    assert zombie.at == "L15", "no way through a barricade"


def test_R31_3_the_crazy_act_in_the_order_of_their_numbers() -> None:
    table = Table(2, crazy="keep", crawlers="on")
    table.zombies("A1", "A2", kind="crazy")
    table.zombies("A3", kind="crawler")
    table.zombies("A4")
    assert [each.id for each in by_number(table.s, "zombie", "crawler", "crazy")] == ["z1", "c1", "m1", "m2"]


def test_R13_explosions_take_zombies_in_the_order_of_their_numbers() -> None:
    table = Table(2, crazy="keep")
    table.zombies("L17", "L18", "K17")
    table.force(1, 2, 2)
    explode(table.s, table["h1"], "L17", 1)
    assert [each.at for each in table.s.zombies.values()] == ["L17"] and not table.s.dice.forced


# The end


def test_R25_what_keeps_the_car_from_leaving() -> None:
    table = Table(2, baby="placed").searched()
    for human in table.s.humans.values():
        human.at = CAR
    table.s.baby.at = CAR
    table.s.running = True
    assert won(table.s) == "car"
    for field, value, back in (("running", False, True), ("exploded", True, False)):
        setattr(table.s, field, value)
        assert won(table.s) == ""
        setattr(table.s, field, back)
    table.s.baby.at = "L17"
    assert won(table.s) == ""
    table.s.baby.at = CAR
    table["h1"].life = 0
    assert won(table.s) == "car"
    table["h2"].life = 0
    assert won(table.s) == "", "nobody is conscious"
    table["h1"].life = 4
    del table.s.searched["X3"]
    assert won(table.s) == ""


def test_R25_1_what_keeps_the_house_from_holding() -> None:
    table = Table(2, fire="on").barricade(*CLOSED)
    table.human("h1", "J11")
    table.human("h2", "S13")
    assert won(table.s) == "house"
    table.s.fires = ["K11"]
    assert won(table.s) == "house"
    table.s.exploded = True
    assert won(table.s) == ""
    table.s.fires = []
    assert won(table.s) == "house"
    table["h1"].carries, table["h2"].at = "h2", ""
    assert won(table.s) == "house", "the carried one is where his carrier is"
    table["h1"].at = "A1"
    assert won(table.s) == ""


def test_R25_1_R2_5_what_fire_does_at_the_end_of_a_turn_counts_from_the_next_on() -> None:
    table = Table(2, fire="on").barricade(*CLOSED)
    table.human("h1", "J11")
    table.human("h2", "A1")
    table.s.fires = ["A1"]
    table.begin().act("h1", "done").act("h2", "done")
    assert table["h2"].dead and won(table.s) == "house" and not table.s.over
    assert table.begin().s.over


@pytest.mark.parametrize("number", ["1", "4", "6"])
def test_R25_1_from_which_round_a_house_counts(number: str) -> None:
    table = Table(1, house_from_round=number).barricade(*CLOSED)
    table.human("h1", "J11")
    table.s.round = int(number)
    assert won(table.s) == "house"
    table.s.round -= 1
    assert won(table.s) == ""


def test_R30_5_how_the_traitor_wins_alone() -> None:
    table = Table(2, seats=2, traitor="on", basement="card").searched()
    traitor = table[table.s.traitor]
    (other,) = (each for each in table.s.humans.values() if each is not traitor)
    for role in table.s.roles.values():
        role.open(table.s)
    traitor.at, other.at, table.s.running = CAR, "L17", True
    assert traitor_won(table.s, traitor) == "car"
    table.zombies("B12", "B13", "C11", "E12")
    assert traitor_won(table.s, traitor) == "", "the car is blocked"
    table.s.zombies.clear()
    other.at = CAR
    assert traitor_won(table.s, traitor) == ""
    other.at, traitor.life = "L17", 0
    assert traitor_won(table.s, traitor) == ""
    traitor.life, table.s.running = 4, False
    table.barricade(*CLOSED)
    traitor.at = "J11"
    assert traitor_won(table.s, traitor) == "house"
    other.at = "K11"
    assert traitor_won(table.s, traitor) == ""
    other.at, table.s.round = "L17", 1
    assert traitor_won(table.s, traitor) == ""
    table.s.round, table.s.entrance, table.s.barricades = 2, "X1", [DOOR]
    traitor.at = "bD2"
    assert traitor_won(table.s, traitor) == "basement"
    table.s.barricades = []
    assert traitor_won(table.s, traitor) == ""


def test_R25_3_R25_4_the_end_is_told_and_everybody_has_a_place() -> None:
    table = Table(3, seats=2).searched("X1", "X2")
    kill(table.s, table["h2"])
    for human in table.s.humans.values():
        human.life = 0
    with pytest.raises(End) as end:
        judge(table.s)
    table.s.result = end.value.result
    assert table.s.result.winners == [ZOMBIES]
    searched, alive, rounds = table.s.result.lines
    assert (searched.args, alive.args, rounds.args) == ({"n": 2, "of": 7}, {"n": 2, "dead": 1}, {"n": 2})
    found = standings(table.s)
    assert [each.seat for each in found] == [ZOMBIES, "a", "b"]
    assert [EN.message(each.text, {}) for each in found] == [
        "Humans brought down: 3 of 3",
        "Soldier 1 and Soldier 3",
        "† Soldier 2 in round 2",
    ]
    table.s.result.winners = ["a", "b"]
    assert [each.seat for each in standings(table.s)] == ["a", "b", ZOMBIES]


def test_what_the_zombie_player_and_the_traitor_hold() -> None:
    table = Table(2, seats=2, traitor="on").dark().hand("fog", "slip")
    table.s.traps.get()["X3"] = "surprise#1"
    seen = game().hand(table.s, ZOMBIES)
    assert [each.key.removeprefix("plague-") for each in seen] == ["hand-cards", "hand-trap"]
    assert seen[0].args["n"] == 2 and [each.key for each in seen[0].args["cards"]] == [
        "plague-zombie-card-fog",
        "plague-zombie-card-slip",
    ]
    assert seen[1].args["place"] == "X3"
    traitor = table.s.traitor
    for seat in ("a", "b"):
        lines = [each.key for each in game().hand(table.s, seat)]
        more = ["plague-hand-traitor"] if table.s.leader(traitor) == seat else []
        assert lines == ["plague-persona", *more], "who one is comes first"
