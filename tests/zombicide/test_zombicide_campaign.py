"""What lasts from mission to mission (R9.5, R10.9-R10.13, R12.8)."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from completeness import states
from core.fuzz import step_on
from zombicide.box import box
from zombicide.table import Table, game

from engine.core.act import Answer
from engine.core.luck import percent
from engine.core.message import Message
from engine.core.runner import awaited, default, find
from engine.core.state import End, SeatPlan
from engine.games.zombicide.party import campaign, verdict
from engine.games.zombicide.phases.set_up import Gifts
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import Companion, ZombicideState, kind, survivor_name

SEATS = ["a", "b", "c"]


def won(mission: str = "m1", **options: Any) -> Table:
    """A mission of a campaign that is about to be won."""
    table = Table(mission, mode="campaign", seats=3, **options)
    table.s.mission_id = mission
    return table


def over(table: Table, how: str = "won") -> Table:
    """The mission ends so."""
    with suppress(End):
        verdict.end(table.s, how)
    table.s.result = verdict.Result(winners=SEATS if how == "won" else [], title=table.s.text("end-won"))
    return table


def carried(table: Table) -> Any:
    """What the next mission begins with, as it is stored."""
    return json.loads(json.dumps(game().campaign.outcome(table.s)))


def begun(carry: Any, **options: Any) -> ZombicideState:
    """The next mission as it is set up, all questions answered as for absent players."""
    settings = ZombicideSettings.model_validate(options)
    s, _ = game().set_up(settings, SEATS, "next", carry)
    while not all(each.at for each in s.survivors.values()):
        decision = awaited(s)[0]
        seat = decision.seats[0]
        game().apply(s, Answer(seat=seat, decision=decision.id, words=default(find(s, seat, decision.id))))
    return s


def test_R10_9_D25_E5_keep_rolls_of_a_won_mission() -> None:
    """One break among the dice of a card loses it; cards without a keep value are lost; nobody re-rolls."""
    table = won()
    table.survivor("s5", "8R.C", "chainsaw", "machete", "sawed_off", "sawed_off", "plenty_of_shells")
    table.force(2, 3, "break", 5, 6).s.dice.forced += [*"23", *"4562", "break", "break", *"22"]
    cards = [*map(table.s.card, table["s5"].cards)]
    kept = [kind(each) for each in over(table)["s5"].sheet.kept]
    assert kept == ["machete", "sawed_off"]
    told = [event.message.args for event in table.s.run.events if event.message.key == "zombicide-rolls-keep"]
    assert [each["p"] for each in told] == [percent((5 / 6) ** card.keep) for card in cards if card.keep]


def test_R10_9_a_lost_mission_keeps_nothing() -> None:
    table = won()
    table.survivor("s1", "8R.C", "katana")
    assert over(table, "lost")["s1"].sheet.kept == [] and game().campaign.outcome(table.s) is None


def test_R10_10_R10_11_kept_cards_come_back_and_are_not_in_the_deck() -> None:
    table = won()
    table.survivor("s5", "8R.C", "katana")
    table.s.dice.forced = ["6", "6", "6"]
    s = begun(carried(over(table)))
    (copy,) = [each for each in s.survivors["s5"].cards if kind(each) == "katana"]
    assert copy not in s.equipment["eq"].cards and not game().check(s)
    assert len(s.survivors["s5"].cards) == 2, "and a starting card"


def test_R10_10_above_the_limit_the_owner_discards_once_everything_is_dealt() -> None:
    table = won()
    table.survivor("s5", "8R.C", *("machete",) * 4, *("sawed_off",) * 3)
    table.s.dice.forced = ["6"] * 20
    s = game().set_up(ZombicideSettings(), SEATS, "much", carried(over(table)))[0]
    assert [each.kind for each in awaited(s)] == ["keep", "jack"], "side by side"
    keep = awaited(s)[0]
    game().apply(s, Answer(seat=keep.seats[0], decision=keep.id, words=default(keep)))
    assert len(s.survivors["s5"].cards) == 7 and [each.kind for each in awaited(s)] == ["jack"]
    assert not game().check(s)
    s = begun(carried(table))
    assert len(s.survivors["s5"].cards) == 5 and not game().check(s)


def test_R10_1_R10_4_R10_12_the_next_mission_begins_with_the_sheets() -> None:
    table = won()
    sheet = table["s2"].sheet
    sheet.cxp, sheet.skills, sheet.bonus, sheet.achievements = 5, ["lifesaver"], 1, ["RADIO_VOICE"]
    table.s.party.counters, table.s.party.flags = {"SAVED": 9}, {"DRAIN": 1}
    s = begun(carried(over(table)))
    assert (s.mission_id, s.party.mission) == ("m2", "m2")
    assert s.survivors["s2"].sheet.model_dump(exclude={"kept"}) == sheet.model_dump(exclude={"kept"})
    assert s.party.counters == {"SAVED": 9} and s.party.flags == {"DRAIN": 1}
    assert s.survivors["s2"].ap == 0 and s.survivors["s2"].spent == 0, "all restored (R10.8)"


def test_a_campaign_without_anything_carried_begins_with_the_first_mission() -> None:
    s = begun(None, mission="m7")
    assert s.mission_id == box().campaign.missions[0]
    assert begun(None, mode="single", mission="m7").mission_id == "m7"


@states("A35")
def test_R10_13_D27_a_lost_mission_leaves_nothing_behind() -> None:
    """What a mission begins with is not touched by it, so it can be played again from there."""
    carry = carried(over(won()))
    before = json.dumps(carry)
    s = begun(carry)
    s.survivors["s1"].sheet.cxp, s.party.counters["SAVED"] = 9, 99
    s.survivors["s2"].sheet.achievements.append("RADIO_VOICE")
    assert json.dumps(carry) == before
    again = begun(carry)
    assert not again.survivors["s1"].sheet.cxp and not again.party.counters


@pytest.mark.parametrize("how", ["lost", "fallen"])
def test_R9_10_a_campaign_goes_on_only_when_won(how: str) -> None:
    assert game().campaign.outcome(over(won(), how).s) is None


def test_the_last_mission_ends_the_campaign() -> None:
    table = over(won("m10"))
    assert game().campaign.outcome(table.s) is None and campaign.following(table.s) is None


def test_single_missions_carry_nothing() -> None:
    table = Table("m1", seats=3)
    assert game().campaign.outcome(over(table).s) is None


def test_M2_4_the_good_shepherd() -> None:
    for saved, earned in ((15, False), (16, True)):
        table = won("m2")
        table.s.party.counters["SAVED"] = saved
        over(table)
        assert all(("GOOD_SHEPHERD" in each.sheet.achievements) == earned for each in table.s.survivors.values())


# The dead


def bereft(**options: Any) -> Any:
    """The first survivor, of much experience, has died."""
    table = won(**options)
    survivor = table["s1"]
    survivor.sheet.cxp, survivor.sheet.achievements = 12, ["RADIO_VOICE"]
    survivor.standing, survivor.health, survivor.at = "dead", 0, ""
    return carried(over(table))


def test_R9_5_D26_a_dead_survivor_is_replaced_from_the_reserve() -> None:
    settings = ZombicideSettings()
    s, _ = game().set_up(settings, SEATS, "next", bereft())
    (decision,) = awaited(s)
    assert (decision.kind, decision.subject, decision.seats) == ("replace", "s1", (s.leader("s1"),))
    assert default(find(s, decision.seats[0], decision.id)) == ["amy"]
    game().apply(s, Answer(seat=decision.seats[0], decision=decision.id, words=["wanda"]))
    new = s.survivors["s1"]
    assert (new.who, new.health, new.sheet.cxp, new.sheet.achievements) == ("wanda", 3, 0, ["RADIO_VOICE"])
    assert not game().check(s)


def test_R9_5_without_a_reserve_the_party_goes_on_with_fewer() -> None:
    s = begun(bereft(), reserve="off", seats={"a": SeatPlan(figures=("s1", "s4"))})
    assert "s1" not in s.survivors and len(s.survivors) == 5
    assert s.survivors["s4"].sheet.achievements == ["RADIO_VOICE"], "the next survivor of the same player"
    assert "s4" in s.crews["a"] and not game().check(s)


def test_R9_5_only_who_can_be_replaced_is_dealt() -> None:
    """With the reserve off nobody gets one of the dead, with few left only the first of them."""
    carry = bereft()
    settings = game().campaign.peopled(box(), ZombicideSettings(), carry)
    assert list(game().dealt(settings)) == list(campaign.PLACES)
    off = game().campaign.peopled(box(), ZombicideSettings(reserve="off"), carry)
    assert list(game().dealt(off)) == ["s2", "s3", "s4", "s5", "s6"]
    assert sorted(len(crew) for crew in game().crews(off, SEATS).values()) == [1, 2, 2]
    *_, last = reserve = [each.id for each in box().survivors.values() if each.roster == "reserve"]
    carry["party"]["dead"] = ["angelo", "justin", *(each for each in reserve if each != last)]
    few = game().campaign.peopled(box(), ZombicideSettings(), carry)
    assert list(game().dealt(few)) == ["s1", "s3", "s4", "s5", "s6"]
    s = begun(carry)
    assert s.survivors["s1"].who == last and "s2" not in s.survivors and not game().check(s)


def test_R9_5_the_lobby_names_who_is_there() -> None:
    """Somebody who has come for one of the dead, and of whom nobody has come for yet that."""
    carry = bereft()
    carry["members"]["s2"]["who"], carry["party"]["dead"] = "wanda", ["justin", "angelo"]
    settings = game().campaign.peopled(box(), ZombicideSettings(), carry)
    names = [game().figure_name(each, settings=settings) for each in ("s1", "s2", "s3")]
    assert names[1:] == [survivor_name("wanda"), survivor_name("anton")]
    assert names[0] == Message("zombicide-sheet-dead", {"figure": survivor_name("angelo")})
    assert game().campaign.peopled(box(), settings, None) == ZombicideSettings(), "another game begins with all six"


@states("A34")
def test_R9_5_achievements_go_to_the_next_seat_where_a_player_has_nobody_else() -> None:
    carry, plans = bereft(), {seat: SeatPlan(figures=(f"s{n}",)) for n, seat in enumerate("abcdef", 1)}
    s, _ = game().set_up(ZombicideSettings(reserve="off", seats=plans), list("abcdef"), "next", carry)
    assert s.survivors["s2"].sheet.achievements == ["RADIO_VOICE"] and s.leader("s2") == "b" and s.crews["a"] == []


def test_R9_5_the_dead_never_return() -> None:
    s = begun(bereft())
    assert s.survivors["s1"].who == "amy" and s.party.dead == ["angelo"]
    assert "angelo" not in campaign.reserve(s) and "amy" not in campaign.reserve(s)


def test_R9_3_one_who_was_saved_plays_the_next_mission() -> None:
    table = won()
    table["s1"].standing, table["s1"].health, table["s1"].at = "saved", 0, ""
    s = begun(carried(over(table)))
    assert s.survivors["s1"].who == "angelo" and s.survivors["s1"].health == 3


# Companions


def test_R12_8_companions_start_with_their_leader() -> None:
    table = won("m9")
    table.s.companions = {"president": Companion(leader="s4", at="13R.b"), "taylor": Companion(lost=True)}
    s = begun(carried(over(table)))
    assert s.mission_id == "m10" and s.led("s4") == ["president"]
    assert s.party.lost == ["taylor"] and s.companions.keys() == {"president"}


def test_R12_8_who_was_left_alone_finds_another_leader() -> None:
    table = won("m9")
    table.s.companions = {"president": Companion(at="13R.b")}
    s = begun(carried(over(table)))
    assert s.led("s1") == ["president"]


def test_what_is_no_campaign_of_this_box_is_refused() -> None:
    carry = carried(over(won()))
    for strange in ({**carry, "party": {**carry["party"], "mission": "m99"}}, {"chapter": 3}):
        with pytest.raises(ValueError):
            begun(strange)
    carry["members"]["s1"]["who"] = "nobody"
    with pytest.raises(ValueError):
        begun(carry)


def test_a_whole_campaign_from_mission_to_mission() -> None:
    """Ten missions, each played a little and then won by the table: everything fits into what comes next."""
    carry = None
    for n, mission in enumerate(box().campaign.missions):
        s, _ = game().set_up(ZombicideSettings(), SEATS, f"campaign{n}", carry)
        assert s.mission_id == mission
        random = Random(n)
        for _ in range(25):
            if s.over:
                break
            step_on(game(), s, random)
        s.result = s.result if s.over and s.verdict == "won" else verdict.decided(s, "won")
        assert not game().check(s), mission
        carry = json.loads(json.dumps(game().campaign.outcome(s)))
    assert carry is None


def test_D25_R10_10_each_owner_says_which_kept_cards_come_along() -> None:
    table = won()
    table.survivor("s1", "2V.D", "katana", "machete")
    carry = carried(over(table))
    carry["members"]["s1"]["sheet"]["kept"] = ["katana#1", "machete#1"]
    s, _ = game().set_up(ZombicideSettings(), SEATS, "next", carry)
    asked = next(each for each in awaited(s) if each.kind == "keep")
    assert asked.subject == "s1" and default(asked) == ["katana#1,machete#1"], "all of them, if nobody says anything"
    game().apply(s, Answer(seat=s.leader("s1"), decision=asked.id, words=["katana#1"]))
    assert "katana#1" in s.survivors["s1"].cards and not s.survivors["s1"].sheet.kept
    assert "machete#1" in s.equipment["eq"].cards and not game().check(s)
    assert all(each.kind != "keep" for each in awaited(s)), "whoever kept nothing is not asked"


def test_D25_where_the_question_is_struck_all_kept_cards_come_along() -> None:
    table = won()
    carry = carried(over(table))
    carry["members"]["s1"]["sheet"]["kept"] = ["katana#1"]
    s, _ = game().set_up(ZombicideSettings(), SEATS, "next", carry)
    next(s.find_all(Gifts)).dropped(s)
    assert s.survivors["s1"].hands == ["katana#1"]
