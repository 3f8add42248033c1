"""Orders to groups of the dead: all who reach somebody attack, some are sent somewhere; and what an attack promises."""

from __future__ import annotations

from random import Random

import pytest
from plague.spoken import CLOSED
from plague.table import Table, game

from engine.core.errors import Illegal
from engine.core.shape import replay
from engine.games.plague.data import kind
from engine.games.plague.dead import packs
from engine.games.plague.dead.acting import Acting
from engine.games.plague.dead.attack import attack, attackers
from engine.games.plague.dead.bites import outlook
from engine.games.plague.state import ZOMBIES


def horde(*zombies: str, human: str = "L17", **options: str) -> Table:
    table = Table(2, **options).dark().hand()
    table.human("h1", human)
    table.human("h2", "X1")
    table.zombies(*zombies)
    return table.start(Acting())


def at(table: Table) -> dict[str, str]:
    return {each.id: each.at for each in table.s.zombies.values()}


def test_R21_4_R21_5_all_who_reach_a_human_attack_together_by_one_order() -> None:
    """One stands there and attacks twice, one comes from two steps away, one stands too far off."""
    table = horde("K17", "L20", "A1")
    table.force(6, 2, 2).answer(ZOMBIES, "horde", "hunt", "h1")
    assert table["h1"].life == 3 and set(table["h1"].attackers) == {"z1", "z2"}
    assert at(table)["z2"] in table.s.ground.contacts("L17") and at(table)["z3"] == "A1"
    assert attackers(table.s, table["h1"]) == []


def test_R21_2_the_nearest_go_round_so_that_others_find_room_behind_them() -> None:
    """In a row behind one another: the first one does not stand in the way."""
    table = horde("L19", "L20", human="L17")
    found = packs.hunters(table.s, table["h1"])
    assert list(found) == ["z1", "z2"] and found["z1"][-1] != found["z2"][-1]


def test_R21_6_a_hunt_kills_whoever_lies_there() -> None:
    table = horde("L19")
    table["h1"].life = 0
    table.answer(ZOMBIES, "horde", "hunt", "h1")
    assert table["h1"].dead


def test_R31_3_crazy_zombies_take_no_orders() -> None:
    table = Table(1, crazy="keep").dark().hand()
    table.human("h1", "L17")
    table.zombies("L18", "A1", kind="crazy")
    assert not packs.hunters(table.s, table["h1"]) and not [*packs.goals(table.s)]


def test_D18_some_are_sent_to_a_human_to_the_car_or_to_an_opening() -> None:
    table = horde("A1", "C1", "E1", "A5", "A7")
    for goal in ("near", "h1", "car", table.s.data.openings["D1"].edge):
        before = {each: packs._field(table.s, goal).at(square) for each, square in at(table).items()}
        if goal != "near":
            assert len(packs.usual(table.s, goal)) == (5 if goal == "h1" else 4), "as many as break a barricade"
        copy = game().load(game().dump(table.s))
        sent = packs.marches(copy, goal, ["z1", "z4"])
        assert set(sent) == {"z1", "z4"}
        assert all(packs._field(table.s, goal).at(way[-1]) < before[each] for each, way in sent.items())
    where, ways = at(table), packs.marches(table.s, "h1", ["z1", "z4"])
    table.answer(ZOMBIES, "horde", "send", "h1", "z1,z4")
    now = at(table)
    assert {each for each in now if now[each] != where[each]} == {"z1", "z4"}
    assert all(now[each] == way[-1] and table.s.zombies[each].steps == len(way) for each, way in ways.items())


def test_R24_2_a_group_stands_before_a_barricade_or_goes_in_where_it_is_open() -> None:
    table = Table(1).dark().hand().barricade(*CLOSED)
    table.human("h1", "L10")
    table.zombies("K18", "L18", "M18", "N18")
    edge = next(each for each in table.s.data.exterior_openings if each in table.s.barricades)
    ends = set(table.s.grid.ends(edge))
    assert packs._field(table.s, edge).at(next(iter(ends - table.s.data.house))) == 0
    table.s.barricades.remove(edge)
    assert packs._field(table.s, edge).at(next(iter(ends - table.s.data.house))) == 1


def test_what_nobody_can_follow_is_not_offered_and_is_refused() -> None:
    table = horde("L18", "A1")
    asked = table.ask(ZOMBIES, "horde")
    for words in (["hunt", "h2"], ["send", "h2", "z9"], ["send", "A1", "z1"], ["send", "near", "z1"]):
        with pytest.raises(Illegal):
            replay(asked.ask.shape, words)
    for each in table.s.zombies.values():
        each.stopped = True
    first = replay(table.ask(ZOMBIES, "horde").ask.shape, [])[0]
    assert first and {*first.words()} == {"auto", "act", "end"}


def test_an_order_to_a_group_needs_no_chance_of_its_own_and_replays() -> None:
    ends = list[bytes]()
    for _ in range(2):
        table = horde("L19", "L20", "A1", "C3")
        table.answer(ZOMBIES, "horde", "send", "car", "z3,z4")
        table.answer(ZOMBIES, "horde", "hunt", "h1")
        ends.append(game().dump(table.s))
    assert ends[0] == ends[1]


PROTECTED = [(), ("helmet",), ("vest",), ("helmet", "vest")]


@pytest.mark.parametrize("cards", PROTECTED)
@pytest.mark.parametrize(
    ("life", "near"), [(1, ("L18",)), (2, ("L18", "K17")), (3, ("L18", "K17", "L20")), (4, ("L20",))]
)
@pytest.mark.parametrize("character", ["soldier", "student", "gravedigger"])
def test_R21_3_what_an_attack_promises_is_what_the_rules_roll(
    character: str, cards: tuple[str, ...], life: int, near: tuple[str, ...]
) -> None:
    table = horde(*near)
    table.human("h1", "L17", *cards, character=character, life=life)
    promised, rolls = outlook(table.s, table["h1"], packs.hunters(table.s, table["h1"])), 900
    saved, wounds, downs = game().dump(table.s), 0, 0
    random = Random(life)
    for _ in range(rolls):
        s = game().load(saved)
        s.dice.seed = str(random.random())
        human = s.humans["h1"]
        for figure, way in packs.hunters(s, human).items():
            s.zombies[figure].steps += len(way)
            s.zombies[figure].at = way[-1] if way else s.zombies[figure].at
        while human.life and (group := attackers(s, human)):
            attack(s, human, group)
            if s.stack and not human.life:
                break
        wounds += human.life < life
        downs += not human.life
    for said, seen in ((promised.wound, wounds), (promised.down, downs)):
        assert said == pytest.approx(seen / rolls, abs=0.06), (promised, wounds, downs)
    assert promised.down <= promised.wound
    assert {kind(each) for each in table["h1"].cards} == set(cards)
