"""Each part of the invariants of Z-Game (section 10): it notices its damage, and just holds at its limit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from zgame.table import Table, game

from engine.core.message import msg
from engine.core.state import Result
from engine.games.zgame.check import check
from engine.games.zgame.phases.my_city import LayTiles
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.settings import ZgameSettings

Break = Callable[[Table], object]


def numbers(t: Table) -> set[str]:
    return {each.partition(":")[0] for each in check(t.s)}


BROKEN: dict[str, tuple[str, Break]] = {
    "a card in two hands": ("I1", lambda t: t.s.hands["a"].cards.append(t.s.decks["melee"].cards[0])),
    "a card in another deck": ("I1", lambda t: t.s.decks["melee"].cards.append(t.s.decks["firearm"].cards.pop())),
    "a card on another pile": ("I1", lambda t: t.s.discards["melee"].append(t.s.decks["firearm"].cards.pop())),
    "a Zombie card that is gone": ("I1", lambda t: t.s.decks["undead"].cards.pop()),
    "a Goal that is taken twice": ("I2", lambda t: t.s.won["a"].get().append(t.s.goals.cards[0])),
    "too many open Goals": ("I2", lambda t: t.s.open.extend(t.s.goals.cards.pop() for _ in range(9))),
    "markers on no Goal": ("I2", lambda t: t.s.counts.update(C99={})),
    "a Fighter nowhere": ("I3", lambda t: t["a"].fighters.update(C1="9-99")),
    "Food below nothing": ("I11", lambda t: setattr(t["a"], "food", -1)),
    "too much Medicine": ("I11", lambda t: setattr(t["a"], "medicine", 11)),
    "Medicine below nothing": ("I11", lambda t: setattr(t["a"], "medicine", -1)),
    "a Barricade of nobody": ("I4", lambda t: setattr(t.site("1-01"), "barricades", 1)),
    "no Barricade of somebody": ("I4", lambda t: setattr(t.site("1-01"), "owner", "a")),
    "Zombies in a Base": ("I5", lambda t: setattr(t.site("3-02"), "zombies", 1)),
    "Zombies among Marauders": ("I5", lambda t: (t.zombies(q1_01=1), setattr(t.s, "marauders", "1-01"))),
    "Zombies behind Barricades": ("I5", lambda t: t.barricade("a", "1-01").zombies(q1_01=1)),
    "Marauders behind Barricades": ("I8", lambda t: (t.barricade("a", "1-01"), setattr(t.s, "marauders", "1-01"))),
    "a Base without a gang that holds it": ("I7", lambda t: t.fighters("a", C1="3-03")),
    "a Fighter behind a rival's Barricade": ("I6", lambda t: t.barricade("b", "1-01").fighters("a", C1="1-01")),
    "an event too much": ("I13", lambda t: t.s.events.cards.append(t.s.box.cards.pop())),
    "an event twice": ("I13", lambda t: t.s.box.cards.append(t.s.played[0])),
    "a turn without an event": ("I13", lambda t: setattr(t.s, "turn", 2)),
    "a quarter too many": ("I12", lambda t: t.s.sites.update({"1-09": t.site("1-01").model_copy()})),
}


@pytest.mark.parametrize("what", BROKEN)
def test_each_part_of_an_invariant_notices_its_damage(what: str) -> None:
    number, damage = BROKEN[what]
    t = Table(carry="on")
    t.sound()
    damage(t)
    assert numbers(t) == {number}


def test_limits_that_just_hold() -> None:
    t = Table(2, carry="on")
    t.give("a", food=10, medicine=0).give("b", food=0, medicine=10)
    t.zombies(q1_01=3)
    t.hand("a", *["pistol"] * 3, *["shotgun"] * 3, *["grenade"] * 2)
    t.fighters("a", C1="1-02").fighters("b", C1="2-01").barricade("b", "2-01")
    t["a"].resting = ["C2"]
    t.s.marauders = "1-03"
    t.sound()


def test_I6_I7_in_a_raid_gangs_meet() -> None:
    t = Table(2).fighters("a", C1="1-01").fighters("b", C1="1-01")
    assert numbers(t) == {"I6"}
    t.start(Raid(seat="a"))
    assert numbers(t) == set()
    t.fighters("a", T1="3-03")
    assert numbers(t) == {"I7"}, "nobody enters a Base"
    t = Table(2, homeless="on").fighters("a", C1="3-03").start(Raid(seat="a"))
    assert numbers(t) == set(), "with HOMELESS Bases are attacked"


def test_I11_steps_of_a_raid() -> None:
    t = Table(2).fighters("a", C1="1-01").start(Raid(seat="a"))
    raid = t.s.find(Raid)
    assert raid
    for left, wrong in ((0, set()), (4, set()), (5, {"I11"}), (-1, {"I11"})):
        raid.left["C1"] = left
        assert numbers(t) == wrong


def test_I19_O6_9_who_rests_and_who_is_out() -> None:
    t = Table(2).fighters("a", C1="1-01")
    t["a"].resting = ["C1"]
    assert numbers(t) == {"I19"}
    t = Table(3, homeless="on")
    for site in t.s.sites.values():
        site.holder = "" if site.holder == "a" else site.holder
    t["a"].out = True
    assert numbers(t) == set()
    t.hand("a", "axe")
    assert numbers(t) == {"O6.9"}


def test_I10_who_holds_a_base() -> None:
    t = Table(2, homeless="on")
    t.site("1-01").holder = "a"
    assert numbers(t) == {"I10"}


def test_I12_tiles_that_are_still_to_be_laid() -> None:
    t = Table(2)
    t.s, _ = game().set_up(ZgameSettings(city="laid"), ["a", "b"], "laid")
    step = t.s.find(LayTiles)
    assert step and numbers(t) == set()
    step.tiles["a"].cards.append(next(iter(t.s.sites)))
    assert numbers(t) == {"I12"}


def test_R15_winners_are_among_those_who_play() -> None:
    t = Table(2)
    t.s.result = Result(winners=["a", "b"], title=msg("zgame-end-goals"))
    assert numbers(t) == set()
    t.s.result.winners.append("c")
    assert numbers(t) == {"R15"}


def test_I18_nine_cards_are_too_many() -> None:
    for option, wrong in (("on", {"I18"}), ("off", set())):
        t = Table(2, carry=option)
        t.hand("a", *["pistol"] * 3, *["shotgun"] * 3, *["grenade"] * 2, "axe")
        assert numbers(t) == wrong


def test_I2_a_corrected_table_may_have_more_goals() -> None:
    t = Table(2)
    t.s.open += [t.s.goals.cards.pop() for _ in range(9)]
    t.s.counts = {goal: {"a": 0, "b": 0} for goal in t.s.open if t.s.data.goals[goal].kind != "end"}
    assert numbers(t) == {"I2"}
    t.s.repaired = True
    assert numbers(t) == set()
