"""The cases of the spec (7), played."""

from __future__ import annotations

import pytest
from completeness import states
from plague.box import box
from plague.table import Table, one

from engine.games.plague.dead.attack import attackers, can_attack
from engine.games.plague.dead.entry import Entry
from engine.games.plague.humans import ending, search
from engine.games.plague.humans.fire import rage
from engine.games.plague.humans.harm import kill
from engine.games.plague.humans.moves import reach
from engine.games.plague.phases.zombie_turn import Rising
from engine.games.plague.state import CAR, Effect
from engine.games.plague.terms import allowance, contacts, gaps, is_blocked


@states("R0.4", "R0.5", "R10.2", "R15.4", "A14", "A16")
def test_X1_diagonal_attack_through_a_door() -> None:
    table = one("L15", "bat", "revolver")
    table.zombies("K16")
    assert "K16" in contacts(table.s, table["h1"])
    table.begin()
    assert table.can("h1", "attack") == ["revolver#1"]
    table.barricade("D1")
    assert "K16" not in contacts(table.s, table["h1"]) and "attack" not in table.can("h1")


@states("R21.3", "R21.5", "R3.2", "R3.6", "A28")
def test_X2_an_attack_order_with_the_group_bonus() -> None:
    table = one("L17", humans=2).dark()
    a, b, c = table.zombies("K17", "M17", "L18")
    table.force(5, 1, 6).attack("h1", a, b, c)
    assert table["h1"].life == 2 and b.stopped and not can_attack(table.s, b)
    table.s.round = 3
    assert allowance(table.s, table["h1"]) == 3


@states("R21.6", "R21.7")
def test_X3_finishing_in_the_same_order() -> None:
    table = one("L17", life=1, humans=2).dark()
    a, b, c = table.zombies("K17", "M17", "L18")
    table.force(5, 6).attack("h1", a, b, c)
    assert table["h1"].dead and table.s.dice.forced == ["6"]
    assert (b.attacks, c.attacks) == (1, 0)


@states("R21.1", "R21.2", "R21.4")
def test_X4_the_extra_attack() -> None:
    table = one("L17", humans=2).dark()
    a, b = table.zombies("M17", "M18")
    a.steps, b.steps, b.attacks = 2, 1, 1
    assert attackers(table.s, table["h1"]) == ["z1"]
    table.force(2).attack("h1", a)
    assert not attackers(table.s, table["h1"]) and table["h1"].life == 4
    assert table["h1"].attackers == ["z1"]


@pytest.mark.parametrize(
    ("item", "die", "life", "left"), [("medkit", 4, 3, 3), ("bandage", 5, 2, 2), ("medkit", 2, 1, 1)]
)
@states("R3.1", "R3.4", "R9.3", "A6")
def test_X5_healing_in_mid_turn(item: str, die: int, life: int, left: int) -> None:
    table = one("L17", item, life=1).begin().force(die).act("h1", "use", f"{item}#1", "h1")
    assert (table["h1"].life, table.left()) == (life, left)
    table = one("L17", "medkit", life=3).begin().force(4).act("h1", "use", "medkit#1", "h1")
    assert table["h1"].life == 4


@states("R9.6", "R9.7")
def test_X6_overload() -> None:
    table = one("L17", "bat", "axe", "knife").begin()
    assert table.left() == 3
    table.act("h1", "drop", "knife#1")
    assert table.left() == 3 and table.s.piles == {"L17": ["knife#1"]}
    assert table.begin().left() == 4


@states("R13.1")
def test_X7_a_burst_with_1_and_6() -> None:
    table = one("L17", "smg")
    table.zombies("L19")
    table.begin().force(1, 6).act("h1", "attack", "smg#1", "z1")
    assert not table.s.zombies and table.s.empty == ["smg#1"] and table.left() == 3


@states("R0.2", "R0.8", "R10.3")
def test_X8_line_of_sight() -> None:
    ground = Table().s.ground
    seen = "K14-M17 L17-K13 L15-L20 H7-L6 U13-R13 R4-R12 B15-E15 B12-E12 C11-E13 O11-P12"
    for pair in seen.split():
        assert ground.sight(*pair.split("-")), pair
    for pair in ["L14-N17", "L17-N13", "H6-K7", "U14-R12", "B14-E14", "B13-E12", "C10-C17", "O11-Q12"]:
        assert not ground.sight(*pair.split("-")), pair


@pytest.mark.parametrize(("at", "zombies", "end"), [("J11", "I11", "I12"), ("K11", "J11 I11", "I11 J10")])
@states("R11.4", "X10", "A19")
def test_X9_push_against_a_wall(at: str, zombies: str, end: str) -> None:
    table = one(at, "bat")
    table.zombies(*zombies.split())
    words = ("J10",) if at == "K11" else ()
    table.begin().force(4).act("h1", "attack", "bat#1", "z1", *words)
    assert sorted(each.at for each in table.s.zombies.values()) == end.split()


@states("R13.2", "R13.3", "R13.4", "R13.5", "R13.6", "R13.7", "X12", "A48")
def test_X11_a_grenade_and_walls() -> None:
    for used in (0, 8):
        table = one("N12", "grenade", humans=2).barricade("I2")
        walls = [edge for edge, what in box().grid.edges.items() if what == "wall"]
        table.s.holes = [each for each in walls if each[0] in "BCDEF" and "10" not in each][:used]
        table.human("h2", "N11")
        inside, outside = table.zombies("O10", "I12")
        table.begin().force(3).act("h1", "attack", "grenade#1", "N10")
        new = table.s.holes[used:]
        assert set(new) == ({"N9-N10", "M9-M10"} if used else {"N9-N10", "M9-M10", "M9-N9", "O10-P10"})
        assert not table.s.barricades and inside.id not in table.s.zombies and outside.id in table.s.zombies
        assert table["h2"].life == 2 and table["h1"].life == 4 and "grenade#1" in table.s.discard


def drivers(*zombies: str, humans: int = 3, **options: str) -> Table:
    """Everything is searched, everybody sits in the car, the engine runs."""
    table = Table(humans, **options).searched()
    for human in table.s.humans.values():
        human.at, human.door = CAR, "B14"
    table.s.running = True
    table.zombies(*zombies)
    return table


@states("R16.4", "R16.6", "R16.7", "R16.8", "R20.6", "R25.1")
def test_X13_the_blocked_car() -> None:
    table = drivers("B12", "B13", "C11", "E15")
    table.human("h1", "", "revolver")
    table["h1"].at = CAR
    table.begin()
    assert is_blocked(table.s)
    table.force(6).act("h1", "attack", "revolver#1", "z4", "F15")
    assert table.s.result and table.s.result.title.key == "plague-end-car" and table.s.result.winners == ["a"]
    for weight, blocked in (("full", True), ("half", False)):
        table = drivers("B12", "B13", "C11", crawlers="on", crawler_weight=weight)
        table.zombies("E15", kind="crawler")
        assert is_blocked(table.s) == blocked


@states("R16.5", "R17.1", "R17.2", "A23")
def test_X14_someone_outside() -> None:
    table = drivers(humans=4)
    table.s.running = False
    table.human("h4", "G16", life=0)
    table.begin()
    assert "ignite" not in table.can("h1")
    table.aside("h4", "sacrifice", "sure")
    assert table["h4"].dead and not table.s.corpses and "ignite" in table.can("h1")
    table.force(5, 6).act("h1", "ignite")
    assert "ignite" not in table.can("h2")
    table.act("h1", "ignite")
    assert table.s.result and table.s.result.title.key == "plague-end-car"


@pytest.mark.parametrize(
    ("character", "keys", "flooded", "least"),
    [
        ("cook", False, False, 6),
        ("mechanic", False, False, 5),
        ("cook", True, False, 5),
        ("mechanic", True, False, 4),
        ("mechanic", True, True, 5),
        ("cook", False, True, 7),
    ],
)
@states("R16.5")
def test_X15_ignition_numbers(character: str, keys: bool, flooded: bool, least: int) -> None:
    for die in range(1, 7):
        table = drivers("B12", "B13", "C11", "E15", humans=2)
        table.s.running = False
        table["h1"].character = character
        if keys:
            table["h2"].cards.append(table.card("keys"))
        if flooded:
            table.hand("flooded")
            table.s.effects.append(Effect(card=table.s.hand.cards.pop()))
        table.begin().force(die).act("h1", "ignite")
        assert table.s.running == (die >= least) and table.left() == 3
        assert table.told("rolls-ignition")[0]["need"] == least


@states("R27.2")
def test_X16_the_basement_at_the_car() -> None:
    table = one("C11", basement="card").top("basement", "knife").begin().act("h1", "search", "X7")
    assert not table.s.entrance and table["h1"].cards == ["knife#1"] and "basement#1" in table.s.search.cards
    table = one("C11", basement="card")
    table.s.discard = [each for each in table.s.search.cards if each != "basement#1"]
    table.s.search.cards = ["basement#1"]
    table.begin().act("h1", "search", "X7")
    assert table.s.search.cards == ["basement#1"] and not table["h1"].cards and table.s.searched == {"X7": ["h1"]}


@states("R27.2")
def test_A34_a_house_plan_finds_no_basement() -> None:
    table = one("L17", "plan", basement="card").top("knife", "basement", "hammer").begin()
    table.act("h1", "use", "plan#1")
    assert table["h1"].cards == ["knife#1", "hammer#1"] and not table.s.entrance
    assert "basement#1" in table.s.search.cards and table.s.discard == ["plan#1"] and not table.s.removed


@states("R29.1", "R29.2", "R29.3", "R29.4", "R29.5")
def test_X17_where_the_baby_lies() -> None:
    table = one("J5", baby="card").top("baby")
    table.zombies("O7")
    search.draw(table.s, table["h1"])
    assert table.s.baby.at == "I5" and table.s.removed == ["baby#1"]
    table.begin().act("h1", "baby_take")
    assert table.s.baby.carrier == "h1" and table.left() == 2 and allowance(table.s, table["h1"]) == 3


@states("R28.2", "R28.3", "R28.4", "R28.5", "A40", "A54")
def test_X18_a_crawler() -> None:
    table = one("G17", crawlers="on")
    (crawler,) = table.zombies("F17", kind="crawler")
    table.begin().force(4).act("h1", "move", "G15")
    assert crawler.at == "G16" and crawler.holds == "h1" and table.left() == 2
    table.act("h1", "done")
    assert not crawler.holds


@states("R31.1", "R31.2", "A38", "A39")
def test_X19_crazy_tokens() -> None:
    table = one("J13", "katana", humans=2, crazy="discard")
    table.zombies("K13", "J14", "I13")
    table.begin().force(4, 3).act("h1", "attack", "katana#1", "z1")
    assert (table.s.tokens, table.s.lost_tokens) == (3, 1)
    table.force(4, 1).act("h1", "attack", "katana#1", "z2")
    assert table.s.tokens == 2 and table.s.zombies["m1"].at == "J14" and table.s.reserve == 14
    table.sound()


@states("R26.2", "R26.4", "R26.5", "A32")
def test_X20_fire() -> None:
    table = Table(fire="on")
    table.s.fires = ["X20", "W19"]
    table.force(6, 4, 1, 5, 4)
    rage(table.s)
    assert table.s.fires == ["X20", "W19", "W18"] and not table.s.dice.forced


@states("R26.8", "R18.4", "R14.6")
def test_X21_the_exploding_car() -> None:
    table = Table(3, fire="on")
    for figure, at in (("h1", "E12"), ("h2", "F12"), ("h3", "B11")):
        table.human(figure, at)
    table.zombies("C11")
    table.s.fires = ["B16"]
    table.force(5, 2)
    rage(table.s)
    assert table.s.exploded and table["h1"].dead and not table.s.corpses and not table.s.zombies
    assert table["h2"].life == table["h3"].life == 4
    table.human("h3", "C11")
    assert search.in_front(table.s, table["h3"]) == []


@states("R18.3")
def test_X22_rising_on_a_taken_square() -> None:
    table = Table(2)
    kill(table.s, table.human("h1", "O7"))
    table.zombies("O7")
    table.start(Rising())
    assert table.words("m", "rise") == ["O6", "N7", "P7", "O8"] and table.default("m", "rise") == ["O6"]
    table.answer("m", "rise", "P7")
    assert table.s.zombies["r1"].at == "P7"


@states("R20.2", "R20.5")
def test_X23_the_reserve() -> None:
    table = Table()
    for number, entered in ((1, 2), (2, 3), (3, 4), (4, 4)):
        table.s.round = number
        table.start(Entry())
        if table.open() == [("m", "enter")]:
            table.answer("m", "enter", "auto")
        assert len(table.s.zombies) == entered
    table.sound()


@states("R25.1", "R13.7", "A22", "A50", "A55", "A56")
def test_X24_house_victory_with_a_hole() -> None:
    table = one("K15").barricade("D1", "D2", "D3", *(f"W{n}" for n in range(1, 9)))
    table.s.holes = ["K15-K16", "P15-P16"]
    assert gaps(table.s) == ["K15-K16"]
    table.begin().act("h1", "build", "K15-K16")
    assert table.s.result and table.s.result.title.key == "plague-end-house"
    table = one("K15").barricade("D1", "D2", "D3", *(f"W{n}" for n in range(1, 9)))
    table.s.round = 1
    assert ending.won(table.s) == ""


@states("R7.1", "R7.3", "R26.10")
def test_X25_step_costs() -> None:
    table = one("K13", character="athlete").hand("lights_out", "slip")
    first, second = table.s.hand.cards
    table.s.hand.cards = []
    table.s.effects = [Effect(card=first), Effect(card=second, human="h1")]
    table.begin()
    assert {table.s.hand.owner} == {"m"}
    found = reach(table.s, table["h1"], 4)
    assert found["K14"][0] == 2 and found["K15"][0] == 4
    table.human("h1", "L20")
    table["h1"].path = ["L20"]
    assert reach(table.s, table["h1"], 4)["L19"][0] == 1


@states("R10.7", "R11.1")
def test_X26_the_double_barrel() -> None:
    table = one("L17", "doublebarrel")
    table.zombies("L19", "M19")
    table.s.zombies["z2"].at = "K19"
    table.begin().force(1, 5).act("h1", "attack", "doublebarrel#1", "z1", "z2")
    assert list(table.s.zombies) == ["z1"] and table.s.marked == ["doublebarrel#1"] and not table.s.empty
    table.force(1).act("h1", "attack", "doublebarrel#1", "z1")
    assert table.s.empty == ["doublebarrel#1"] and not table.s.marked


@states("R30.3", "R30.4", "R30.5", "R30.6")
def test_X27_the_traitor() -> None:
    table = Table(3, seats=3, traitor="on").searched()
    seat = table.s.leader(table.s.traitor)
    figure = table.s.traitor
    table.human(figure, "B14")
    table.zombies("B12", "B13", "C11")
    table.begin()
    table.aside(figure, "reveal")
    assert table.left(figure) == 5
    table.act(figure, "board").force(2, 6).act(figure, "ignite").act(figure, "ignite")
    assert table.s.result and table.s.result.winners == [seat]
    assert table.s.result.title.key == "plague-end-traitor-car"


@states("R3.3", "R12.3")
def test_X28_the_medic() -> None:
    for character, dice, life, left in (("medic", (2, 5), 3, 4), ("cook", (5,), 2, 3)):
        table = one("L17", "medkit", character=character, humans=2)
        table.human("h2", "L18", life=0)
        table.begin().force(*dice).act("h1", "use", "medkit#1", "h2")
        assert (table["h2"].life, table.left("h2")) == (life, left)
