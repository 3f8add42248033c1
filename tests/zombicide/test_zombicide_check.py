"""The invariants of section 10: each is noticed when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from completeness import states
from zombicide.table import Table, game

from engine.core.message import msg
from engine.core.state import Result
from engine.games.zombicide.party.ranks import MOST_BONUS
from engine.games.zombicide.party.turns import Turn
from engine.games.zombicide.phases.turn import SurvivorTurn
from engine.games.zombicide.state import Companion, Spawn, Standing

Break = Callable[[Table], object]


def lay() -> Table:
    """A sound table in a survivor's turn, at night, with a bit of everything."""
    table = Table("m7", seats=2).night()
    table.survivor("s1", "10R.C", "katana", "flashlight")
    table.zombies("12R.A", 3, 1, 1, "patient0")
    table.s.noise["12R.B"] = 2
    return table.start(SurvivorTurn(survivor="s1", seat="a"))


def test_I8_bonus_actions_are_actions() -> None:
    table = lay()
    turn = next(table.s.find_all(Turn))
    turn.bonus = MOST_BONUS
    assert game().check(table.s) == []
    turn.used = -8
    assert "I8: the Actions of s1" in game().check(table.s)


@pytest.mark.parametrize("standing", ["down", "saved", "dead"])
def test_I5_whoever_fell_has_no_health(standing: Standing) -> None:
    table = lay()
    table["s6"].standing, table["s6"].health, table["s6"].fell = standing, 0, table.s.round
    if standing != "down":
        table["s6"].at = ""
    assert game().check(table.s) == []
    table["s6"].health = 1
    assert game().check(table.s) == ["I5: the health of s6"]


def lit(table: Table, beam: str = "") -> None:
    table["s1"].lit, table["s1"].beam = True, beam


BROKEN: tuple[tuple[str, Break], ...] = (
    ("I1", lambda t: t.s.equipment["eq"].cards.pop()),
    ("I1", lambda t: t.s.discards["eq"].append(t["s1"].hands[0])),
    ("I2", lambda t: t.s.zombie_deck.cards.pop()),
    ("I2", lambda t: t.s.zombie_deck.show("a", t.s.zombie_discard or ["nothing"])),
    ("I2", lambda t: t.s.abomination_discard.append("patient0")),
    ("I3", lambda t: t.s.add("12R.A", "runner", 16)),
    ("I3", lambda t: t.s.horde["12R.A"].update(fatty=0)),
    ("I3", lambda t: setattr(t["s1"], "who", t["s2"].who)),
    ("I4", lambda t: t.s.objectives.update({"m1-1": "down"})),
    ("I4", lambda t: t.s.notes.extend(["m7-n1", "m7-n1"])),
    ("I4", lambda t: t.s.goals.append("POWER")),
    ("I4", lambda t: t.s.bound.update(hobomination="m7-n1")),
    ("I5", lambda t: setattr(t["s1"], "health", 4)),
    ("I5", lambda t: setattr(t["s1"], "health", 0)),
    ("I5", lambda t: setattr(t["s1"], "standing", "down")),
    ("I6", lambda t: t["s1"].hands.append(t.card("machete"))),
    ("I6", lambda t: t["s1"].bag.extend(t.card("machete") for _ in range(4))),
    ("I6", lambda t: t["s1"].bag.append(t.card("aaahh"))),
    ("I6", lambda t: t["s1"].empty.append("sawed_off#1")),
    ("I7", lambda t: setattr(t["s1"], "ap", 20)),
    ("I7", lambda t: t["s1"].skills.append("lucky")),
    ("I8", lambda t: t.s.stack.insert(0, Turn(survivor="s1", seat="a"))),
    ("I9", lambda t: t.s.horde.update({"1R.A": {"walker": 1}})),
    ("I9", lambda t: setattr(t["s1"], "at", "1R.A")),
    ("I9", lambda t: setattr(t["s2"], "at", "")),
    ("I9", lambda t: t.s.exits.append("1R.A")),
    ("I10", lambda t: t.s.open.append("1R:11-12")),
    ("I10", lambda t: t.s.opened.extend(["10R.b", "10R.b"])),
    ("I11", lambda t: t.s.noise.update({"12R.B": 0})),
    ("I12", lambda t: lit(t) or setattr(t.s, "hour", 12)),
    ("I12", lambda t: lit(t, "12R.A")),
    ("I13", lambda t: setattr(t.s, "hour", 24)),
    ("I13", lambda t: setattr(t.s, "holder", "f")),
    ("I15", lambda t: setattr(t["s1"].sheet, "cxp", 21)),
    ("I15", lambda t: setattr(t["s1"], "spent", 1)),
    ("I15", lambda t: t["s1"].sheet.skills.extend(["hoard", "hoard"])),
    ("I7", lambda t: setattr(t["s1"], "jack", "nothing")),
    ("I9", lambda t: setattr(t["s1"], "beam", "99R.Z")),
    ("I9", lambda t: t.s.humvees.append("99R.Z")),
    ("I4", lambda t: t.s.keys.append("NOTHING")),
    ("I4", lambda t: t.s.keys.extend([t.s.mission.keywords[0]] * 2)),
    ("I4", lambda t: t.s.flags.update(NOTHING=1)),
    ("I9", lambda t: t.s.spawns.append(t.s.spawns[0].model_copy())),
    ("I9", lambda t: t.s.spawns.append(Spawn(zone="99R.Z"))),
    ("I9", lambda t: t.s.links.append(("12R.A", "99R.Z"))),
    ("I9", lambda t: t.s.lights.append("NOTHING")),
    ("I10", lambda t: t.s.unlocked.append("nothing")),
    ("I15", lambda t: t.s.party.flags.update(NOTHING=1)),
    ("I15", lambda t: t.s.begun.members["s1"].sheet.kept.append("nothing#1")),
    ("I16", lambda t: [setattr(t["s2"], *each) for each in (("standing", "down"), ("health", 0), ("fell", 0))]),
    ("I17", lambda t: t.s.abominations.update(hobomination="12R.A")),
    ("I18", lambda t: setattr(t.s, "verdict", "won")),
    ("R1.3", lambda t: t.s.crews["a"].remove("s1")),
    ("R12.1", lambda t: t.s.companions.update(taylor=Companion(lost=True, at="12R.A"))),
    ("R12.5", lambda t: t.s.companions.update(taylor=Companion(leader="s9"))),
)


@states(
    "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I15", "I16", "I17", "I18"
)  # fmt: skip
@pytest.mark.parametrize(("number", "do"), BROKEN, ids=[f"{n}-{number}" for n, (number, _) in enumerate(BROKEN)])
def test_what_is_broken_is_noticed(number: str, do: Break) -> None:
    table = lay()
    table.sound()
    do(table)
    assert any(each.startswith(f"{number}:") for each in table.game.check(table.s)), table.game.check(table.s)


def test_I9_a_mission_that_is_given_up_before_it_begins_has_placed_nobody() -> None:
    table = lay()
    table["s6"].at, table.s.result = "", Result(title=msg("zombicide-lost"))
    for number, wrong in ((1, False), (2, True)):
        table.s.round = number
        assert ("I9: where is s6" in table.game.check(table.s)) is wrong


def test_I15_how_many_bonus_actions_a_sheet_holds() -> None:
    table = lay()
    for bonus, wrong in ((MOST_BONUS, False), (MOST_BONUS + 1, True)):
        table["s1"].sheet.cxp, table["s1"].sheet.bonus = 20, bonus
        assert ("I15: the sheet of s1" in table.game.check(table.s)) is wrong


def test_I15_rewards_are_what_points_have_brought() -> None:
    table = Table("m2", mode="campaign")
    table["s1"].sheet.cxp, table["s1"].sheet.bonus = 5, 2
    table.sound()
    table["s1"].sheet.skills.append("hoard")
    assert any(each.startswith("I15") for each in table.game.check(table.s))
