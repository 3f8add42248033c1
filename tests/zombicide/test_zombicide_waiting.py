"""Zombicide: what is said where a turn ends with Actions left, who goes ahead of whom, and ways of one press."""

from __future__ import annotations

import pytest
from languages import LANGUAGES
from zombicide.led import alone, said
from zombicide.table import Table

from engine.core.message import Message
from engine.core.runner import find
from engine.games.zombicide.box.effects import Choose
from engine.games.zombicide.deeds.moves import ways
from engine.games.zombicide.party import turns
from engine.games.zombicide.player import full, reasons, waiting
from engine.games.zombicide.player.choosing import score
from engine.games.zombicide.player.errands import Errand, errands, shared_out
from engine.games.zombicide.player.going import Map
from engine.games.zombicide.reading import objectives
from telling.texts import Texts

WHY = (
    "spent",
    "risk",
    "friend",
    "dear",
    "held",
    "searched",
    "door",
    "shut",
    "with",
    "barred",
    "spawn",
    "nearer",
    "none",
)


def told(table: Table, errand: Errand, used: int = 0, *, searched: bool = False) -> Message:
    """Why ``s1`` ends his turn who has used so many Actions and goes for this."""
    survivor = table.turn()["s1"]
    turn = turns.of(table.s, survivor)
    assert turn
    turn.used, turn.searched = used, searched
    return waiting.why(table.s, survivor, full.look(table.s, survivor)._replace(errand=errand))


def lonely(mission: str, at: str, *cards: str, health: int = 3) -> Table:
    table = Table(mission)
    table.survivor("s1", at, *cards, health=health)
    alone(table)
    return table


def test_who_has_used_everything_is_not_told_that_nothing_better_can_be_done() -> None:
    found = told(lonely("m2", "8R.C", "katana"), Errand("take", "m2-3", ("8R.A",), 4), used=3)
    assert found.args["why"] == "spent"


def test_who_can_neither_kill_nor_leave_is_told_what_leaving_takes() -> None:
    here = Errand("take", "m2-3", ("8R.A",), 4)
    held = told(lonely("m2", "8R.C", "pistol").zombies("8R.C", 0, 3), here)
    assert (held.args["why"], held.args["n"]) == ("held", 4)
    assert told(lonely("m2", "8R.C", "pistol").zombies("8R.C", 1, 0), here).args["why"] != "held", "he could shoot it"


def test_who_has_a_move_for_nothing_is_held_only_by_what_that_does_not_pay() -> None:
    here = Errand("take", "m2-3", ("8R.A",), 4)
    table = lonely("m2", "8R.C", "pistol").zombies("8R.C", 0, 3)
    table.skilled("s1", "free_move")
    assert ways(table.turn().s, table["s1"]), "he could leave"
    assert told(table, here).args["why"] != "held"
    held = told(table, here, 1)
    assert (held.args["why"], held.args["n"]) == ("held", 3)


@pytest.mark.parametrize(("skills", "told_so"), [((), "friend"), (("steady_hand",), "dear")])
def test_nobody_is_told_of_friends_whom_no_miss_of_his_can_hit(skills: tuple[str, ...], told_so: str) -> None:
    table = Table("m2")
    table.survivor("s2", "8R.C")
    table.survivor("s1", "8R.C", "pistol")
    table.skilled("s1", *skills)
    found = told(table.zombies("8R.C", 1), Errand("take", "m2-3", ("8R.A",), 4))
    assert found.args["why"] == told_so


def test_who_would_hit_a_friend_is_told_so_and_nothing_of_weapons() -> None:
    table = Table("m2")
    table.survivor("s2", "8R.C")
    table.survivor("s1", "8R.C", "pistol")
    found = told(table.zombies("8R.C", 1), Errand("take", "m2-3", ("8R.A",), 4))
    assert found.args["why"] == "friend"
    again = told(lonely("m2", "8R.C", "katana").zombies("8R.C", 1), Errand("take", "m2-3", ("8R.A",), 4))
    assert again.args["why"] == "dear"


def test_a_search_is_over_for_this_turn_only() -> None:
    room = Errand("search", "", ("8R.a",), 0.8)
    assert told(lonely("m2", "8R.a", "katana"), room, 1, searched=True).args["why"] == "searched"
    assert told(lonely("m2", "8R.a", "katana"), room, 1).args["why"] == "none"


def test_a_door_waits_for_the_next_turn_or_for_whoever_can_open_it() -> None:
    door = Errand("door", "8V:13-12", ("8V.A", "8V.b"), 4, tool=True)
    assert told(lonely("m3", "8V.A", "crowbar"), door, 2).args["why"] == "door"
    table = lonely("m9", "11R.B", "katana")
    (room,) = [zone for zone in table.s.city.doors["11R:31-21"].zones if zone != "11R.B"]
    assert told(table, Errand("take", "", (room,), 4)).args["why"] == "shut"


def test_what_lies_on_the_way_is_named() -> None:
    aim = Errand("take", "m2-3", ("8R.A",), 4)
    found = told(lonely("m2", "8R.C").zombies("8R.A", 3), aim)
    assert (found.args["why"], found.args["n"]) == ("barred", 3)
    table = lonely("m2", "7V.A")
    spawn = next(each.zone for each in table.s.spawns if each.zone.startswith("7V"))
    assert told(table, Errand("take", "", (spawn,), 4)).args["why"] == "spawn"
    assert told(lonely("m2", "8R.C"), aim).args["why"] == "none", "nothing is in the way"


def test_who_stands_where_somebody_else_has_to_act_is_told_who() -> None:
    table = Table("m2")
    found = told(table, Errand("help", "s2", (table["s1"].at,), 0.5))
    assert (found.args["why"], found.args["figure"]) == ("with", table.s.name("s2"))


def test_each_reason_to_wait_reads_otherwise_in_every_language() -> None:
    for language in LANGUAGES:
        texts = Texts()(language)
        args = {"n": 3, "to": Message("zombicide-zone-room"), "figure": Message("zombicide-survivor-tess")}
        lines = {texts.message(Message("zombicide-ask-act.why-done", {"why": why, **args}), {}) for why in WHY}
        assert len(lines) == len(WHY)


# Who goes along


@pytest.mark.parametrize(("mission", "ahead"), [("m2", True), ("m3", False)])
def test_who_goes_along_goes_ahead_to_a_card_but_not_before_a_door(mission: str, ahead: bool) -> None:
    table = Table(mission).begin()
    table.survivor("s3", "", "crowbar")
    table.s.round = 9
    table.s.objectives |= dict.fromkeys([each for each in table.s.objectives if each != f"{mission}-1"], "gone")
    found = shared_out(table.s, Map(table.s), list(errands(table.s)), table["s6"])
    mine = found["s6"]
    assert mine.what == "help"
    assert mine.zones == (found[mine.key].zones if ahead else (table[mine.key].at,))


# Ways of one press


@pytest.mark.parametrize("crate", [False, True])
def test_a_way_on_which_nothing_is_to_be_done_is_one_press(crate: bool) -> None:
    table = lonely("m2", "4V.B", "katana")
    table.s.objectives |= dict.fromkeys(["m2-2", "m2-3", "m2-5", "m2-6"], "gone")
    table.s.crates = ["7V.D"] if crate else []
    words = said(table.turn(), "s1") or []
    assert words[0] == "move"
    assert (ways(table.s, table["s1"])[words[1]][0] > 1) is not crate


# What a campaign counts


@pytest.mark.parametrize(("mode", "best"), [("campaign", "1"), ("single", "2")])
def test_what_later_missions_may_ask_for_counts_in_a_campaign_alone(mode: str, best: str) -> None:
    table = Table("m1", mode=mode)
    table.survivor("s1", "3R.D", "katana")
    effect = next(each for each in table.s.mission.objective("m1-7").effect if isinstance(each, Choose))
    worth = {str(each.number): score(table.s, "s1", "m1-7", each.effect, frozenset()) for each in effect.options}
    assert max(worth, key=worth.__getitem__) == best
    table.turn().act("s1", "take")
    decision = find(table.s, "a", table.asked("s1", "option"))
    assert isinstance(decision.step, objectives.Block)
    reason = reasons.reason(table.s, decision, ["1"])
    assert reason and reason.key.endswith("why-lasts") is (mode == "campaign")


def test_nobody_is_knocked_out_for_what_a_campaign_counts() -> None:
    table = Table("m1", mode="campaign")
    effect = next(each for each in table.s.mission.objective("m1-5").effect if isinstance(each, Choose))

    def best(health: int) -> int:
        table.survivor("s1", "5R.B", health=health)
        return max(effect.options, key=lambda each: score(table.s, "s1", "m1-5", each.effect, frozenset())).number

    assert (best(3), best(1)) == (1, 2)


@pytest.mark.parametrize(("mission", "card", "told"), [("m1", "m1-6", "why-secret"), ("m6", "m6-1", "why-unread")])
def test_a_note_is_what_the_mission_may_need_only_where_a_note_can_bring_that(
    mission: str, card: str, told: str
) -> None:
    table = Table(mission)
    table.survivor("s1", str(table.s.mission.objective(card).zone), "katana")
    table.s.crates = []
    table.turn().act("s1", "take")
    decision = find(table.s, "a", table.asked("s1", "option"))
    reason = reasons.reason(table.s, decision, ["1"])
    assert reason and reason.key.endswith(told)
