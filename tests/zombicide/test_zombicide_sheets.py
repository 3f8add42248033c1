"""The sheets of a campaign between two missions: read, drawn and corrected (R9.10, R10.1)."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

import pytest
from core.fuzz import step_on
from hitz.pictured import catalogue
from kit.fixing import read
from zgame.pictured import sound
from zombicide.box import box

from engine.core.errors import Illegal
from engine.core.shape import replay
from engine.games.zombicide.fixes import CARRY_FIXES
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.party.campaign import Replacement, begin
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import Carry
from engine.gm import campaign_file
from render.boards import BOARDS
from render.zombicide.sheets import compose

FIXES = {fix.name: fix for fix in CARRY_FIXES}


@pytest.fixture
def game() -> Zombicide:
    return Zombicide(box())


def rich(game: Zombicide) -> dict[str, Any]:
    """What a party carries on that has seen a lot."""
    carry: Carry = begin(game.data, ZombicideSettings(), None)
    carry.party.mission = "m3"
    for member in carry.members.values():
        member.sheet.cxp, member.sheet.bonus = 14, 2
        member.sheet.skills = list(game.data.campaign_skills[:3])
        member.sheet.achievements = ["RADIO_VOICE"]
    carry.members["s1"].sheet.achievements.append("PRAETORIAN")
    carry.members["s1"].sheet.kept = [f"{next(id for id, c in game.data.equipment.items() if c.keep)}#1"]
    carry.party.dead = [carry.members["s6"].who]
    return carry.model_dump()


def full(game: Zombicide, n: int) -> dict[str, Any]:
    """A party of so many with as much on every sheet as there can be, half of them dead."""
    carry = Carry.model_validate(rich(game))
    carry.members = dict([*carry.members.items()][:n])
    free = iter(copy for card in game.data.equipment.values() if card.keep for copy in game.data.copies(card))
    for at, member in enumerate(carry.members.values()):
        member.sheet.cxp, member.sheet.bonus = 20, at % 8
        member.sheet.skills = list(game.data.campaign_skills[: 7 - at % 8])
        member.sheet.achievements = [*game.data.achievements][at % 2 :]
        member.sheet.kept = [next(free) for _ in range(7)]
    carry.party.dead = [*(each.who for each in [*carry.members.values()][::2]), "amy", "wanda", "doug"]
    carry.party.companions = {"president": "s1"}
    carry.party.lost = ["taylor"]
    carry.party.counters, carry.party.flags = {"SAVED": 21}, dict.fromkeys(game.data.campaign.flags, 1)
    return carry.model_dump()


def lines(game: Zombicide, carry: Any, place: int = 0) -> list[str]:
    texts = catalogue("en")
    return [texts.message(line, {}) for line in game.campaign.pages(box(), carry)[place].lines]


def test_r10_1_a_campaign_begins_with_six_empty_sheets(game: Zombicide) -> None:
    assert game.campaign.chapter(box(), None).key == "zombicide-value-mission-m1"
    assert [len(page.lines) for page in game.campaign.pages(box(), None)] == [1] * 6


def test_r10_1_a_sheet_names_all_that_is_carried_on(game: Zombicide) -> None:
    carry = rich(game)
    assert game.campaign.chapter(box(), carry).key == "zombicide-value-mission-m3"
    assert len(lines(game, carry)) == 7 and lines(game, carry)[0] == "Campaign experience: 14 of 20"
    assert len(game.campaign.pages(box(), carry)) == 7
    campaign_file.sound(game, carry)


def test_r10_5_a_skill_on_a_sheet_stands_with_what_it_does(game: Zombicide) -> None:
    carry, texts = rich(game), catalogue("en")
    for skill in carry["members"]["s1"]["sheet"]["skills"]:
        key = f"zombicide-skill-{skill.replace('_', '-')}"
        assert f"{texts(key)}. {texts(f'{key}-about')}" in lines(game, carry)


def test_the_lobby_of_a_mission_says_which_it_is_what_it_is_about_and_what_is_brought(game: Zombicide) -> None:
    def told(settings: ZombicideSettings, carry: Any, language: str = "en") -> list[str]:
        return [catalogue(language).message(line, {}) for line in game.lobby(settings, carry)]

    first = told(ZombicideSettings(), None)
    assert first[0].startswith("**Mission 1. Face to face with the impossible**") and "Open all four doors" in first[0]
    assert "Noon, and people are running" in first[1] and len(first) == 2, "nothing is brought into the first mission"
    single = told(ZombicideSettings(mode="single", mission="m4"), rich(game), "ru")
    assert single[0].startswith("**Миссия 4. Зона боевых действий**") and len(single) == 2
    carry = rich(game)
    carry["party"]["counters"] = {"SAVED": 12}
    third = told(ZombicideSettings(), carry)
    assert third[0].startswith("**Mission 3.")
    angelo = next(line for line in third if line.startswith("- Angelo"))
    kept = catalogue("en")(
        f"zombicide-card-{carry['members']['s1']['sheet']['kept'][0].partition('#')[0].replace('_', '-')}"
    )
    assert kept in angelo and "2 bonus actions" in angelo
    assert not any(line.startswith("- Ashley") for line in third), "she is dead"
    assert any("12 people saved" in line and "Dead: Ashley" in line for line in third)
    assert "/zombicide sheet" in third[-1]
    with pytest.raises(ValueError, match=r"."):
        game.lobby(ZombicideSettings(), {"party": {}})


def test_missions_are_listed_in_the_order_of_the_campaign(game: Zombicide) -> None:
    (missions,) = (each.values for each in game.options if each.field == "mission")
    assert list(missions) == [f"m{n}" for n in range(1, 11)]


@pytest.mark.parametrize("carry", [[], {"party": {}}, {"party": {"mission": "m99"}, "members": {}}])
def test_what_no_mission_left_is_no_carry(game: Zombicide, carry: Any) -> None:
    for told in (game.campaign.chapter, game.campaign.pages):
        with pytest.raises(ValueError, match=r"."):
            told(box(), carry)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("n", range(7))
def test_r10_1_the_sheets_are_a_picture_on_which_nothing_is_cut_off(game: Zombicide, language: str, n: int) -> None:
    """With none filled in, and with up to six filled to the brim."""
    draw = BOARDS["zombicide"].pages
    assert draw is not None
    carry = full(game, n) if n else None
    sheet = compose(game.data, carry, catalogue(language))
    sound(sheet, 26)
    assert all(each.whole for each in sheet.placed)
    picture = draw(game.data, carry, catalogue(language))
    assert sheet.image.width == 1200 and len(picture.data) < 320_000 and picture.alt


def test_r10_1_a_sheet_by_itself_is_the_one_that_is_meant(game: Zombicide) -> None:
    """The last page is what all have in common."""
    english, carry = catalogue("en"), full(game, 6)
    titles = [english.message(page.title, {}) for page in game.campaign.pages(box(), carry)]
    for at, title in enumerate(titles):
        sheet = compose(game.data, carry, english, at)
        sound(sheet, 26)
        assert [each.text for each in sheet.placed if each.text in titles] == [title]


def test_r10_1_sheets_in_the_middle_of_a_mission(game: Zombicide) -> None:
    """As they would be if it ended now; it goes on all the same."""
    s, _ = game.set_up(ZombicideSettings(), ["a"], "now", rich(game))
    while s.find(Replacement):
        step_on(game, s, Random(1))
    s.survivors["s1"].sheet.cxp, s.survivors["s2"].standing = 20, "dead"
    found, before = Carry.model_validate(game.campaign.carried(s)), s.party.model_dump()
    assert found.members["s1"].sheet.cxp == 20 and s.survivors["s2"].who in found.party.dead
    assert found.party.mission == "m3" and s.party.model_dump() == before


# Corrections


def fixed(game: Zombicide, carry: Any, name: str, *words: str) -> dict[str, Any]:
    """The carry after a correction; what is corrected is a copy, and the next mission can begin with it. All that is
    offered on the way can be read.
    """
    before = json.dumps(carry)
    for n in range(len(words)):
        shape, _ = replay(partial(FIXES[name].chain, game.data, carry), words[:n])
        assert shape is not None and words[n] in read(shape)
    new = FIXES[name].apply(game.data, carry, words)
    assert json.dumps(carry) == before
    campaign_file.sound(game, new)
    return json.loads(json.dumps(new))


def test_r10_1_each_part_of_a_sheet_is_corrected(game: Zombicide) -> None:
    carry = rich(game)
    sheet = fixed(game, carry, "cxp", "s1", "17")["members"]["s1"]["sheet"]
    assert sheet["cxp"] == 17
    assert fixed(game, carry, "bonus", "s1", "1")["members"]["s1"]["sheet"]["bonus"] == 1
    skill = game.data.campaign_skills[0]
    assert skill not in fixed(game, carry, "learnt", "s2", skill)["members"]["s2"]["sheet"]["skills"]
    word = [*game.data.achievements][5]
    assert word in fixed(game, carry, "achievement", "s2", word)["members"]["s2"]["sheet"]["achievements"]
    (copy,) = carry["members"]["s1"]["sheet"]["kept"]
    assert fixed(game, carry, "kept", "s1", copy)["members"]["s1"]["sheet"]["kept"] == []
    assert fixed(game, carry, "kept", "s2", "katana#1")["members"]["s2"]["sheet"]["kept"] == ["katana#1"]


def test_r10_3_rewards_never_exceed_what_the_points_bring(game: Zombicide) -> None:
    carry = rich(game)
    skill = next(each for each in game.data.campaign_skills if each not in carry["members"]["s2"]["sheet"]["skills"])
    refused = (
        ("cxp", "s1", "13"),
        ("bonus", "s1", "4"),
        ("learnt", "s2", skill),
        ("kept", "s2", carry["members"]["s1"]["sheet"]["kept"][0]),
    )
    for name, *words in refused:
        with pytest.raises(Illegal):
            FIXES[name].apply(game.data, carry, words)
    carry["members"]["s2"]["sheet"]["bonus"] = 1
    assert skill in fixed(game, carry, "learnt", "s2", skill)["members"]["s2"]["sheet"]["skills"]


def test_r9_5_the_dead_live_and_others_take_places(game: Zombicide) -> None:
    carry = rich(game)
    assert fixed(game, carry, "fate", "s6", "standing")["party"]["dead"] == []
    assert fixed(game, carry, "fate", "s1", "dead")["party"]["dead"] == ["ashley", "angelo"]
    new = fixed(game, carry, "who", "s6", "wanda")
    assert new["members"]["s6"]["who"] == "wanda" and new["party"]["dead"] == ["ashley"]
    back = fixed(game, new, "who", "s6", "ashley")
    assert back["members"]["s6"]["who"] == "ashley" and back["party"]["dead"] == []


def test_r12_8_what_the_party_knows_is_corrected(game: Zombicide) -> None:
    carry = rich(game)
    lost = fixed(game, carry, "companion", "taylor", "nobody")["party"]
    assert (lost["companions"], lost["lost"]) == ({}, ["taylor"])
    with_them = fixed(game, {**carry, "party": lost}, "companion", "taylor", "s2")["party"]
    assert (with_them["companions"], with_them["lost"]) == ({"taylor": "s2"}, [])
    assert fixed(game, carry, "counter", "SAVED", "12")["party"]["counters"] == {"SAVED": 12}
    on = fixed(game, carry, "flag", "DRAIN")
    assert on["party"]["flags"] == {"DRAIN": 1} and fixed(game, on, "flag", "DRAIN")["party"]["flags"] == {"DRAIN": 0}
    assert fixed(game, carry, "mission", "m7")["party"]["mission"] == "m7"
    with pytest.raises(Illegal):
        FIXES["mission"].apply(game.data, carry, ["m3"])
