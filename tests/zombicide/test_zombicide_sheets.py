"""The sheets of a campaign between two missions: read, drawn and corrected (R9.10, R10.1)."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from zombicide.box import box

from cogs.base.texts import Texts
from engine.core.errors import Illegal
from engine.games.zombicide.campaign import Carry, begin
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.sheets import CARRY_FIXES
from engine.gm.campaign_file import sound
from render.boards import BOARDS

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
        member.sheet.achievements = [*game.data.achievements][:4]
    carry.members["s1"].sheet.kept = [f"{next(id for id, c in game.data.equipment.items() if c.keep)}#1"]
    carry.party.dead = [carry.members["s6"].who]
    return carry.model_dump()


def lines(game: Zombicide, carry: Any, place: int = 0) -> list[str]:
    texts = Texts()("en")
    return [texts.message(line, {}) for line in game.pages(carry)[place].lines]


def test_r10_1_a_campaign_begins_with_six_empty_sheets(game: Zombicide) -> None:
    assert game.chapter(None).key == "zombicide-mission-m1"
    assert [len(page.lines) for page in game.pages(None)] == [1] * 6


def test_r10_1_a_sheet_names_all_that_is_carried_on(game: Zombicide) -> None:
    carry = rich(game)
    assert game.chapter(carry).key == "zombicide-mission-m3"
    assert len(lines(game, carry)) == 5 and lines(game, carry)[0] == "Campaign experience: 14 of 20"
    assert len(game.pages(carry)) == 7
    sound(game, carry)


@pytest.mark.parametrize("carry", [[], {"party": {}}, {"party": {"mission": "m99"}, "members": {}}])
def test_what_no_mission_left_is_no_carry(game: Zombicide, carry: Any) -> None:
    for read in (game.chapter, game.pages):
        with pytest.raises(ValueError, match=r"."):
            read(carry)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_sheets_are_a_picture(game: Zombicide, language: str) -> None:
    draw = BOARDS["zombicide"].pages
    assert draw is not None
    for carry in (None, rich(game)):
        picture = draw(game.data, carry, Texts()(language))
        image = Image.open(BytesIO(picture.data))
        assert image.width == 1200 and image.height <= 1900 and len(picture.data) < 200_000
        assert picture.alt and "⟨" not in picture.alt


def test_sheets_are_corrected_and_nothing_else(game: Zombicide) -> None:
    carry = rich(game)
    before = rich(game)
    for name, words, said in (
        ("cxp", ["s1", "17"], "Campaign experience: 17 of 20"),
        ("bonus", ["s1", "1"], "Bonus actions: 1"),
    ):
        new = FIXES[name].apply(game.data, carry, words)
        assert said in lines(game, new) and carry == before
        sound(game, new)
    skill = game.data.campaign_skills[0]
    assert skill not in FIXES["learnt"].apply(game.data, carry, ["s2", skill])["members"]["s2"]["sheet"]["skills"]
    word = [*game.data.achievements][5]
    assert word in FIXES["achievement"].apply(game.data, carry, ["s2", word])["members"]["s2"]["sheet"]["achievements"]
    (copy,) = carry["members"]["s1"]["sheet"]["kept"]
    assert FIXES["kept"].apply(game.data, carry, ["s1", copy])["members"]["s1"]["sheet"]["kept"] == []
    for name, words in (("cxp", ["s1", "3"]), ("cxp", ["s1"]), ("bonus", ["s9", "1"]), ("kept", ["s2", "x"])):
        with pytest.raises(Illegal):
            FIXES[name].apply(game.data, carry, words)
