"""What the hard Zombie Player of the program does beyond hunting (11.2), in laid-out moments."""

from __future__ import annotations

from plague.table import Table

from engine.games.plague.data import kind
from engine.games.plague.dead.acting import Acting
from engine.games.plague.dead.bot import enters, sent
from engine.games.plague.dead.tricks import trick
from engine.games.plague.phases.zombie_turn import groups

WEST = ("D1", "W1", "W2", "W3", "W4", "D3", "W8")
"""The doors and windows of the house but those in the east and two in the north."""
ALL = (*WEST, "D2", "W5", "W6", "W7")


def besieged(*closed: str, humans: int = 4, side: str = "hard") -> Table:
    """Humans in the middle of the house, whose doors and windows are nailed up so far."""
    table = Table(humans, difficulty=side).dark().barricade(*closed)
    for n, human in enumerate(table.s.humans.values()):
        human.at = f"{'NMLK'[n]}11"
    return table


def turns(table: Table, n: int) -> None:
    """A number of zombie turns in which no new zombies enter."""
    for _ in range(n):
        table.dark().start(Acting()).answer("m", "horde", "act")


def tried(table: Table) -> tuple[str, str]:
    """The kind of card that it plays next, and on what."""
    card, aim = trick(table.s) or ("", "")
    return kind(card), aim


def test_11_2_four_meet_where_they_are_soonest_to_break_a_barricade() -> None:
    table = besieged(*ALL)
    four = table.zombies("E12", "F11", "F14", "G9")
    turns(table, 3)
    assert [set(group.edges) for group in groups(table.s)] == [{table.s.data.openings["W3"].edge}], four


def test_11_2_whoever_is_near_an_open_door_hunts_instead_of_gathering() -> None:
    table = besieged(*WEST)
    near, far = table.zombies("V13", "A20")
    assert set(sent(table.s)) == {far.id} and near.id not in sent(table.s)


def test_11_2_only_the_hard_one_besieges_and_only_while_somebody_is_inside() -> None:
    for side, humans_at, gathers in (
        ("hard", "L11", True),
        ("normal", "L11", False),
        ("easy", "L11", False),
        ("hard", "L20", False),
    ):
        table = besieged(*WEST, humans=1, side=side).searched()
        table.human("h1", humans_at)
        table.zombies("A20")
        assert bool(sent(table.s)) == gathers


def test_11_2_new_ones_enter_the_house_that_is_held_else_near_a_human() -> None:
    for closed, at in ((WEST, "I6"), ((), "U11")):
        table = besieged(*closed, humans=1)
        table.human("h1", "S11")
        assert enters(table.s, ["U11", "I6", "A20"]) == ("zombie", (at,))
    table.barricade(*ALL)
    assert enters(table.s, ["A20", "I20"]) == ("zombie", ("I20",))


def test_11_2_half_keep_watch_in_pairs_before_what_is_to_be_searched_and_hunt_in_turn() -> None:
    table = Table(2, difficulty="hard").searched("X1", "X2", "X3", "X4", "X5")
    table.human("h1", "B19")
    table.human("h2", "B20")
    pack = table.zombies("V1", "V3", "V5", "V7", "V11", "V12", "V13", "V14")
    assert table.s.round == 2 and len(sent(table.s)) == len(pack) // 2
    turns(table, 13)
    for place in ("X6", "X7"):
        faces = table.s.ground.neighbours(table.s.data.searches[place])
        steps = sorted(table.s.ground.walks(*faces)[each.at] for each in pack)
        assert 1 <= steps[0] <= steps[1] <= 2, "one beside the other, with room for a human to come"
    for humans, spell in ((1, 7), (2, 5)):
        table = Table(humans, difficulty="hard")
        for n in range(humans):
            table.human(f"h{n + 1}", f"L{18 + n}")
        table.zombies("A1", "A2", "A3", "A4")
        watched: list[int] = []
        for n in range(10):
            table.s.round = 20 + n
            watched += [n] if sent(table.s) else []
        assert watched == [*range(spell)]


def test_11_2_nobody_waits_who_can_attack() -> None:
    table = Table(2, difficulty="hard")
    table.human("h1", "L18")
    table.human("h2", "L20")
    close, *others = table.zombies("L15", "A1", "A2", "A3")
    assert close.id not in sent(table.s) and {each.id for each in others} & set(sent(table.s))


def test_11_2_cards_that_get_into_the_house_are_kept_until_it_is_held() -> None:
    table = besieged().hand("dead_resident", "from_below", "slip")
    assert tried(table)[0] == "slip"
    table.barricade(*WEST)
    card, at = tried(table)
    assert card == "dead_resident" and at in table.s.data.house
    table.zombies("R6", "S6", "Q6")  # with so many inside it is needed less
    card, at = tried(table)
    inside = table.s.ground.walks("T13", "T7", "R5", "O5")
    assert card == "from_below" and inside[at] <= 2 and at not in table.s.data.house


def test_11_2_two_humans_hardly_hold_the_house_so_nothing_is_kept_against_them() -> None:
    assert tried(besieged(humans=2).hand("from_below"))[0] == "from_below"


def test_11_2_the_barricade_that_is_smashed_is_the_one_before_the_most() -> None:
    table = besieged(*WEST).hand("smash")
    table.zombies("L16", "J16", "J17", "I16")
    assert tried(table) == ("smash", table.s.data.openings["W1"].edge)
