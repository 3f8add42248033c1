"""The six expansions of Zombie Plague, rule by rule (R26-R31), where no worked example shows it."""

from __future__ import annotations

import pytest
from completeness import states
from plague.box import box
from plague.table import Table

from engine.core.choice import Choice
from engine.core.runner import decisions
from engine.core.state import SeatPlan
from engine.core.view import view
from engine.games.plague.dead.hand import aims
from engine.games.plague.humans import basement
from engine.games.plague.humans.baby import is_with
from engine.games.plague.humans.blast import explode
from engine.games.plague.humans.choices import CRADLE, CRAZY, GRAB
from engine.games.plague.humans.ending import won
from engine.games.plague.humans.fire import burn_zombies, layable, light, rage
from engine.games.plague.humans.harm import kill
from engine.games.plague.humans.moves import reach
from engine.games.plague.humans.search import in_front
from engine.games.plague.humans.slain import slay
from engine.games.plague.phases.set_up import Expansions, lay_out
from engine.games.plague.phases.zombie_turn import Crazies, Dawn, groups
from engine.games.plague.settings import PlagueSettings
from engine.games.plague.state import CAR, DOOR
from engine.games.plague.terms import contacts, gaps

CLOSED = ("D1", "D2", "D3", *(f"W{n}" for n in range(1, 9)))


# Fire


@states("R26.6", "A30", "A33")
def test_R26_6_who_stands_in_fire() -> None:
    table = Table(2, fire="on")
    table.human("h1", "L17", "bat")
    table.zombies("L18")
    table.s.fires = ["L17", "L18", "M17"]
    table.begin()
    assert "M17" not in table.can("h1", "move") and "N17" in table.can("h1", "move")
    table.act("h1", "done").act("h2", "done")
    assert table["h1"].dead and not table.s.corpses and table.s.piles == {"L17": ["bat#1"]}
    burn_zombies(table.s)
    assert not table.s.zombies and table.s.reserve == 16


@states("R26.7", "R26.12")
def test_R26_7_putting_out() -> None:
    for character, thing, die, out in (
        ("cook", "", 4, False),
        ("cook", "", 5, True),
        ("firefighter", "", 3, True),
        ("cook", "extinguisher", 1, True),
    ):
        table = Table(1, fire="on")
        table.human("h1", "L17", *filter(None, [thing]), character=character)
        table.s.fires = ["L18"]
        table.begin().force(die).act("h1", "douse", "L18")
        assert (table.s.fires == []) == out and table.left() == 3
    assert "douse" not in Table(1).begin().can("h1")


@states("R26.3", "R26.9")
def test_R26_9_where_no_fire_is_laid() -> None:
    table = Table(2, fire="on", baby="placed")
    table.human("h1", "L17")
    table["h2"].at = CAR
    table.s.baby.at = "I5"
    free = layable(table.s, box().grid.spots)
    assert not {"L17", "K16", "I5", "J6", "B12", "B11", "E16", "C12"}.intersection(free) and "F12" in free
    table.s.fires = sorted(box().grid.floor)[:40]
    assert not layable(table.s, box().grid.spots)
    light(table.s, "X20")
    assert len(table.s.fires) == 40


@states("R26.4", "R26.13", "A31")
def test_R26_13_dice_for_fires() -> None:
    for rolls, gone in (("round", False), ("each_turn", True)):
        table = Table(1, fire="on", fire_rolls=rolls)
        table.s.fires = ["X20"]
        table.begin().force(1).act("h1", "done")
        assert (table.s.fires == []) == gone
    table.s.fires = ["X20"]
    table.force(2).start(Dawn())
    assert not table.s.fires


@states("R26.5")
def test_R26_5_fire_hemmed_in_by_fire_does_not_spread() -> None:
    table = Table(1, fire="on")
    table.s.fires = ["X20", "W20", "X19", "W19"]
    table.force(3, 3, 3, 6, 2)
    rage(table.s)
    assert len(table.s.fires) == 4 and table.s.dice.forced == ["2"]


@states("R26.11")
def test_R26_11_a_burning_search_square() -> None:
    table = Table(1, fire="on", basement="card")
    table.human("h1", "O5")
    table.s.fires = ["P5"]
    assert in_front(table.s, table["h1"]) == []
    basement.discover(table.s, "X1")
    assert "bA1" not in reach(table.s, table["h1"], 4)
    table.s.fires = []
    assert "bA1" in reach(table.s, table["h1"], 4)


# The basement


def below(at: str = "O5", **options: str) -> Table:
    """The entrance is in the bathroom; human 1 stands there."""
    table = Table(2, basement="card", **options)
    basement.discover(table.s, "X1")
    table.human("h1", at)
    return table


@states("R27.1", "R27.4", "R27.6", "A35")
def test_R27_4_through_the_basement_door() -> None:
    table = below().begin()
    table.act("h1", "move", "bA1")
    assert table["h1"].at == "bA1" and table.left() == 3
    assert {"O5", "P6"} <= set(table.can("h1", "move"))
    table.zombies("P6")
    assert "P6" in contacts(table.s, table["h1"]) and table.can("h1", "attack") == ["hands"]


@states("R27.6")
def test_R27_6_pushes_at_the_door() -> None:
    table = below("bA1")
    table.human("h1", "", "bat")
    table.zombies("O5")
    table.begin()
    assert table.can("h1", "attack", "bat#1", "z1") == ["O4", "O6"], "the attacker counts as standing on the entrance"
    table.force(4).act("h1", "attack", "bat#1", "z1", "O6")
    assert table.s.zombies["z1"].at == "O6"
    table = below("O5")
    table.human("h1", "", "bat")
    (zombie,) = table.zombies("bA1")
    table.begin().force(4).act("h1", "attack", "bat#1", "z1")
    assert zombie.at == "bB1"


@states("R27.5", "R27.11", "A57")
def test_R27_5_the_door_is_barricaded_and_blown_open() -> None:
    table = below("bC1").begin()
    table.act("h1", "build", DOOR)
    assert DOOR in table.s.barricades and "bA1" not in table.s.ground.neighbours("O5")
    explode(table.s, table["h2"], "bA1", 1)
    assert DOOR not in table.s.barricades
    table.s.barricades = [DOOR]
    table.zombies("O5", "O6", "P6", "O7")
    assert [each.edges for each in groups(table.s)] == [[DOOR]]


@states("R27.3")
def test_R27_3_the_entrance_by_a_die() -> None:
    for die, found in ((1, "X1"), (2, "")):
        table = Table(1, basement="die")
        table.human("h1", "O5")
        table.begin().force(die).act("h1", "search", "X1")
        assert table.s.entrance == found
    table = Table(1, basement="die")
    table.human("h1", "C11")
    table.begin().force(1).act("h1", "search", "X7")
    assert not table.s.entrance and table.s.dice.forced == ["1"]


@states("R27.7", "R27.8", "R27.9")
def test_R27_7_R27_8_victories_with_a_basement() -> None:
    table = below("bD2")
    table.human("h2", "bE2")
    assert won(table.s) == "" and "X8" in table.s.required
    table.s.barricades = [DOOR]
    assert won(table.s) == "basement"
    (zombie,) = table.zombies("bG2")
    assert won(table.s) == ""
    table.s.barricades = []
    table.barricade(*CLOSED)
    table.human("h2", "J11")
    assert won(table.s) == "", "an open basement is part of the house"
    zombie.at = "A20"
    assert won(table.s) == "house"
    table.s.holes = ["P5-Q5"]
    assert gaps(table.s) == []
    table.s.holes = ["P4-P5"]
    assert gaps(table.s) == ["P4-P5"]


@states("R27.10", "A36")
def test_R27_10_who_lives_below() -> None:
    table = below(basement_dwellers="3")
    at = [each.at for each in table.s.zombies.values()]
    assert len(at) == 3 and all(each in box().basement and each not in ("bA1", "bB1", "bC1") for each in at)
    table.sound()


# Crawlers


@states("R28.1", "R28.6", "A49")
def test_R28_1_two_crawlers_for_a_zombie() -> None:
    from engine.games.plague.dead.entry import Entry

    table = Table(1, crawlers="on", crazy="keep")
    table.force(4).start(Entry()).answer("m", "enter", "crawler", "B12", "B13")
    assert sorted(table.s.zombies) == ["c1", "c2"] and table.s.reserve == 6
    slay(table.s, table.s.zombies["c1"], table["h1"])
    assert table.s.reserve == 7 and table.s.tokens == 2
    table.sound()


@states("R28.3", "R28.5", "D14")
def test_R28_3_whom_crawlers_grab() -> None:
    for words, grabs in ((["always"], True), (["never"], False), (["some", "h2"], False), (["some", "h1"], True)):
        table = Table(2, crawlers="on")
        table.human("h1", "G17")
        table.zombies("F17", kind="crawler")
        table.s.choices.append(Choice(seat="m", name=GRAB.name, words=words))
        table.begin().force(6).act("h1", "move", "G16")
        assert bool(table.s.zombies["c1"].holds) == grabs
    table.human("h1", "G16", life=1)
    kill(table.s, table["h1"])
    assert not table.s.zombies["c1"].holds


# The baby


@states("R29.3", "R29.4", "R29.9")
def test_R29_3_handing_the_baby_on() -> None:
    table = Table(2, baby="placed", fire="on")
    table.human("h1", "L17")
    table.human("h2", "L18")
    table.s.baby.at, table.s.baby.carrier = "", "h1"
    table.s.fires = ["K17"]
    table.begin()
    assert table.left() == 3 and "J17" not in [
        each for each in table.can("h1", "move") if reach(table.s, table["h1"], 2).get(each)
    ]
    table.act("h1", "baby_pass", "give", "h2")
    assert table.s.baby.carrier == "h2" and table.left("h2") == 3 and table.left() == 2
    table.act("h2", "baby_pass", "put", "L19")
    assert table.s.baby.at == "L19" and not table.s.baby.carrier


@states("R29.6", "D22")
def test_R29_6_a_carrier_dies() -> None:
    for words, at in (("n", "L16"), ("e", "M17"), ("s", "L18"), ("w", "K17")):
        table = Table(2, baby="placed")
        table.human("h1", "L17")
        table.s.baby.at, table.s.baby.carrier = "", "h1"
        table.s.choices.append(Choice(seat="a", name=CRADLE.name, subject="h1", words=[words]))
        kill(table.s, table["h1"])
        assert table.s.baby.at == at


def test_R29_6_where_nothing_is_free_the_baby_lies_where_its_carrier_died() -> None:
    table = Table(2, baby="placed")
    table.human("h1", "L17")
    table.zombies("L16", "M17", "L18", "K17")
    table.s.baby.at, table.s.baby.carrier = "", "h1"
    kill(table.s, table["h1"])
    assert (table.s.baby.at, table.s.baby.carrier) == ("L17", "")


def test_R29_6_R29_7_the_baby_of_somebody_who_is_carried() -> None:
    table = Table(3, baby="placed")
    table.human("h1", "L17")
    table.human("h2", "L18", life=0)
    table.s.baby.at, table.s.baby.carrier = "", "h2"
    table.begin().act("h1", "lift", "h2").act("h1", "move", "L16")
    assert is_with(table.s, frozenset({"L16"})) and not is_with(table.s, frozenset({"L18", ""}))
    table.aside("h2", "sacrifice", "sure")
    assert table.s.baby.at == "L15" and not table.s.baby.carrier


@states("R29.8", "A37")
def test_R29_8_the_baby_burns_and_the_humans_skip_a_turn() -> None:
    table = Table(2, baby="placed", fire="on")
    table.human("h1", "L17")
    table.s.baby.at, table.s.fires = "L19", ["L17"]
    light(table.s, "L19")
    assert table.s.baby.burnt and table.s.skip and not table.s.baby.alive
    table.begin()
    assert table.open() == [("a", "rest")] and not table.s.skip and not table["h1"].dead


# The traitor


@states("R30.1", "R30.2", "R30.3", "D12")
def test_R30_1_only_the_traitor_knows() -> None:
    table = Table(4, seats=2, traitor="on").begin()
    figure = table.s.traitor
    for seat in ("a", "b", "m", None):
        seen = view(table.s, seat)
        assert (seen.traitor == figure) == (seat == table.s.leader(figure))
        for decision in decisions(seen):
            if decision.kind == "aside" and decision.seats == (seat,):
                offers = list(decision.ask.shape().send(None).words())
                assert ("reveal" in offers) == (decision.subject == figure)
    assert not Table(2, seats=1, traitor="on").s.traitor, "it wants two people"


def test_R30_1_the_traitor_is_drawn_among_those_whom_people_lead() -> None:
    def drawn(program: str, seed: str) -> str:
        plans = {seat: SeatPlan(stand_in=True) for seat in program}
        settings = PlagueSettings(n_humans="5", traitor="on", seats=plans)
        crews = {seat: [f"h{n}"] for n, seat in enumerate("abcde", 1)}
        return lay_out(box(), settings, [*"abcde", "m"], crews, seed).traitor

    assert {drawn("cde", str(seed)) for seed in range(40)} == {"h1", "h2"}
    assert {drawn("", str(seed)) for seed in range(40)} == {"h1", "h2", "h3", "h4", "h5"}
    assert {drawn("bcde", str(seed)) for seed in range(10)} == {""}, "one person has nobody to betray"


def test_R30_1_where_there_can_be_no_traitor_everybody_is_told() -> None:
    plans = {"b": SeatPlan(stand_in=True)}
    for seats, told in ((plans, True), ({}, False)):
        table = Table(2, seats=2, traitor="on")
        settings = PlagueSettings(n_humans="2", traitor="on", seats=seats)
        table.s = lay_out(box(), settings, ["a", "b", "m"], {"a": ["h1"], "b": ["h2"]}, "x")
        table.start(Expansions())
        assert bool(table.told("no-traitor")) == told != bool(table.told("you-are-traitor"))


@states("R30.4", "R30.8", "A41")
def test_R30_4_stealing() -> None:
    table = Table(2, seats=2, traitor="on")
    figure = table.s.traitor
    other = next(each for each in table.s.humans if each != figure)
    table.human(figure, "L17")
    table.human(other, "L18", "medkit")
    table.begin()
    assert "steal" not in table.can(figure)
    table.aside(figure, "reveal").act(figure, "steal", other, "medkit#1")
    assert table[figure].cards == ["medkit#1"] and table.left(figure) == 4


@states("R30.2", "R30.5", "R30.6", "R30.7", "R30.9", "R25.5")
def test_R30_who_wins_with_a_traitor() -> None:
    table = Table(2, seats=2, traitor="on").searched()
    figure = table.s.traitor
    loyal = next(each for each in table.s.humans if each != figure)
    for human in table.s.humans.values():
        human.at = CAR
    table.s.running = True
    table.begin()
    assert table.s.result and table.s.result.winners == [table.s.leader(loyal)], "unrevealed he loses with the others"
    table = Table(2, seats=2, traitor="on").searched()
    figure = table.s.traitor
    loyal = next(each for each in table.s.humans if each != figure)
    kill(table.s, table[loyal])
    table[figure].at, table.s.running = CAR, True
    table.begin()
    assert table.s.result and table.s.result.winners == [table.s.leader(figure)], "alone he is revealed and wins"


# Crazy zombies


@states("R31.3", "R31.5", "A38")
def test_R31_3_crazy_zombies_stagger() -> None:
    table = Table(2, crazy="keep").dark()
    table.human("h1", "L17")
    (zombie,) = table.zombies("X11", kind="crazy")
    table.s.tokens -= 1
    table.force(3, 7).start(Crazies())
    assert zombie.at == "W11" and zombie.steps == 1
    zombie.at, zombie.steps = "L19", 0
    table.human("h2", "X20")
    table.force(1, 6).start(Crazies())
    assert zombie.at == "L18" and zombie.attacks == 1 and table["h1"].life == 3
    table.sound()


@states("R31.4", "R31.6")
def test_R31_4_the_bonus_counts_for_crazy_ones() -> None:
    table = Table(2, crazy="keep").dark()
    table.human("h1", "L17")
    (zombie,) = table.zombies("L18")
    table.zombies("L16", kind="crazy")
    table.s.tokens -= 1
    table.force(3).attack("h1", zombie)
    table.force(5, 2).start(Crazies())
    assert table["h1"].life == 3
    assert aims(table.s, "bloodlust") == ["z1"]


@states("R31.2")
@pytest.mark.parametrize(("wish", "rolled"), [("always", True), ("never", False)])
def test_R31_2_dice_for_the_killed(wish: str, rolled: bool) -> None:
    table = Table(1, crazy="discard")
    (zombie,) = table.zombies("L18")
    table.s.choices.append(Choice(seat="m", name=CRAZY.name, words=[wish]))
    table.force(4)
    slay(table.s, zombie, table["h1"])
    assert (table.s.tokens == 1) == rolled
