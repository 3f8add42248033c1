"""The box of Zombicide: its counts (section 2, C1 to C8, T2), and complaints about damaged tables."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest
from complaints import told
from completeness import states
from pydantic import ValidationError
from zombicide.box import box

from engine.data import DATA, DataError, load
from engine.games.zombicide.box.cards import DeckName
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.box.tile import tile_of

# C1 equipment


@pytest.mark.parametrize(("deck", "cards"), [("start", 6), ("eq", 45), ("epic", 11), ("ss", 33)])
def test_C1_decks(deck: DeckName, cards: int) -> None:
    copies = box().deck(deck)
    assert len(copies) == len(set(copies)) == cards


def test_C1_kinds() -> None:
    kinds = Counter(card.kind for card in box().equipment.values() for _ in range(card.n))
    assert kinds == {"melee": 22, "ranged": 38, "hybrid": 2, "item": 24, "trap": 9} and kinds.total() == 95


def test_C1_what_the_rulebook_says_of_cards() -> None:
    cards = box().equipment
    for id, dice, risk, accuracy in (
        ("baseball_bat", 2, 1, 3), ("shotgun", 2, 2, 4), ("katana", 2, 2, 4), ("uzi", 3, 3, 5),
    ):  # fmt: skip
        assert (cards[id].dice, cards[id].risk, cards[id].accuracy) == (dice, risk, accuracy)
    assert {id: cards[id].keep for id in ("chainsaw", "machete", "sawed_off", "plenty_of_shells")} == {
        "chainsaw": 5, "machete": 2, "sawed_off": 4, "plenty_of_shells": 0,
    }  # fmt: skip


@states("A5")
def test_C1_nothing_of_the_starting_deck_is_kept_and_only_one_card_holds_the_clock() -> None:
    cards = box().equipment.values()
    assert not any(card.keep for card in cards if card.deck == "start")
    assert [card.id for card in cards if "holder" in card.flags] == ["fire_axe_s"]


@states("A8")
def test_C1_cards_of_one_name_in_several_decks_are_alike() -> None:
    cards = box().equipment
    alike = [card for card in cards.values() if card.like]
    assert Counter(card.name for card in alike) == {"aaahh": 2, "crowbar": 1, "fire_axe": 1, "pistol": 1}
    for card in alike:
        other = cards[card.name]
        assert (card.kind, card.reach, card.dice, card.accuracy, card.damage, card.risk) == (
            other.kind, other.reach, other.dice, other.accuracy, other.damage, other.risk,
        )  # fmt: skip
        assert card.flags - {"holder"} == other.flags


def test_C1_what_opens_doors() -> None:
    opening = {card.name: "noisy" in card.flags for card in box().equipment.values() if "door" in card.flags}
    assert opening == {"crowbar": False, "fire_axe": True, "chainsaw": True, "breaching_shotgun": True}


def test_O3_firearms_are_not_thrown() -> None:
    assert {card.id for card in box().equipment.values() if card.ranged and not card.firearm} == {
        "molotov", "frag_grenade",
    }  # fmt: skip


def test_R8_13_ammunition() -> None:
    cards = box().equipment
    assert [cards[id].ammo for id in ("uzi", "shotgun", "katana")] == ["bullets", "shells", None]


# C2 to C4 zombies


def test_C2_the_zombie_deck() -> None:
    cards = box().zombie_cards
    assert len(cards) == 40 and list(cards) == [f"{n:03}" for n in range(1, 41)]
    assert Counter((card.zombie, card.kind) for card in cards.values()) == {
        ("walker", "spawn"): 8, ("walker", "rush"): 8, ("walker", "extra"): 2,
        ("fatty", "spawn"): 4, ("fatty", "rush"): 4, ("fatty", "extra"): 1,
        ("runner", "spawn"): 8, ("runner", "extra"): 1, ("abomination", "spawn"): 4,
    }  # fmt: skip
    assert Counter(card.deck for card in cards.values()) == {"easy": 18, "hard": 18, "all": 4}
    assert all(list(card.n) == sorted(card.n) for card in cards.values())
    assert [sum(card.n[level] for card in cards.values() if card.n) for level in range(4)] == [74, 118, 166, 212]


def test_E23_card_006() -> None:
    card = box().zombie_cards["006"]
    assert (card.zombie, card.kind, card.n[1]) == ("walker", "rush", 3)


def test_C3_the_table_of_zombies() -> None:
    found = {id: (each.actions, each.kill, each.ap, each.priority, each.pieces) for id, each in box().zombies.items()}
    assert found == {
        "walker": (1, 1, 1, 2, 40), "fatty": (1, 2, 1, 1, 16), "runner": (2, 1, 1, 3, 16),
        "abomination": (1, 3, 5, 1, 4),
    }  # fmt: skip
    assert len(box().abominations) == box().zombies["abomination"].pieces


# C5 to C8 survivors and skills


def test_C5_C6_survivors_and_companions() -> None:
    survivors = box().survivors
    rosters = {
        roster: [id for id, each in survivors.items() if each.roster == roster] for roster in ("party", "reserve")
    }
    assert rosters["party"] == ["angelo", "justin", "anton", "tess", "mindy", "ashley"]
    assert len(rosters["reserve"]) == 6
    assert all((each.health, each.yellow) == (3, "action_plus") for each in survivors.values())
    assert survivors["anton"].blue == "ao:die_ranged" and survivors["justin"].blue == "jack"
    assert all(len(set(each.tree)) == 7 for each in survivors.values())
    assert {id: each.skill for id, each in box().companions.items()} == {
        "president": "born_leader", "taylor": "steady_hand",
    }  # fmt: skip


def test_C7_C8_skills() -> None:
    assert len(box().campaign_skills) == 14 and set(box().campaign_skills) <= box().skills.keys()
    assert box().skills.keys() - set(box().ultrared_skills) == {
        "ao", "action_plus", "jack", "start_ap2", "start_kit", "start_ammo",
    }  # fmt: skip


# T2, O4, O5


def test_T2_tiles() -> None:
    tiles = box().tiles.values()
    assert Counter(tile.kind for tile in tiles) == {"city": 16, "lawn": 2, "house": 10}
    assert [tile.id for tile in tiles if tile.tank] == ["10V"]
    assert {f"{tile.id}.{letter}" for tile in tiles for letter in tile.secret} == {
        "10V.p", "11V.q", "10R.d", "11R.a", "11R.b", "14R.a", "14V.d", "15V.a",
    }  # fmt: skip


def test_O4_achievements_of_all_and_of_each() -> None:
    assert [id for id, each in box().achievements.items() if each.group] == [
        "TUNNEL_DWELLER", "LET_THERE_BE_LIGHT", "RADIO_VOICE", "GOOD_SHEPHERD",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("mission", "cards", "notes", "crates"),
    [("m1", 7, 2, 6), ("m2", 6, 0, 6), ("m3", 7, 0, 6), ("m4", 9, 0, 5), ("m5", 9, 5, 6), ("m6", 6, 6, 6),
     ("m7", 6, 3, 6), ("m8", 8, 5, 5), ("m9", 6, 0, 5), ("m10", 9, 1, 6)],
)  # fmt: skip
def test_O5_cards_notes_and_crates_of_each_mission(mission: str, cards: int, notes: int, crates: int) -> None:
    found = box().missions[mission]
    assert (len(found.cards), len(found.notes), len(found.crates)) == (cards, notes, crates)


def test_O5_at_most_one_crate_on_a_tile() -> None:
    for mission in box().missions.values():
        tiles = [tile_of(zone) for zone in mission.crates]
        assert len(tiles) == len(set(tiles)) and set(tiles) <= set(mission.tiles)
        lacking = {"m4": {"10V"}, "m9": {"12R"}}.get(mission.id, set())
        assert set(mission.tiles) - set(tiles) == lacking


def test_O1_where_cards_lie() -> None:
    eight, three = box().missions["m8"], box().missions["m3"]
    found = [(each.kind, each.tile) for each in map(eight.objective, ("m8-1", "m8-3", "m8-n1"))]
    assert found == [("door", "11R"), ("card", "13V"), ("note", None)]
    assert (three.objective("m3-7").kind, three.cards["m3-7"].hour) == ("clock", 19)


def test_O5_ninety_five_cards_in_ten_missions() -> None:
    missions = box().missions
    assert sum(len(each.cards) + len(each.notes) for each in missions.values()) == 95
    assert box().campaign.missions == tuple(f"m{n}" for n in range(1, 11)) and len(missions) == 10


# Complaints


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An administrator's folder with a copy of ours."""
    shutil.copytree(DATA / "zombicide", tmp_path / "zombicide")
    return tmp_path


def complaints(folder: Path) -> str:
    with pytest.raises(DataError) as caught:
        load("zombicide", Tables, folder)
    return "\n".join(told(caught.value)).replace(f"{folder}/", "")


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("equipment.toml", '"food", "bag"], ap = 3', '"food", "bag"]', "equipment bag_of_rice, ap: food gives"),
        ("equipment.toml", "accuracy = 3, damage = 1, risk = 1 }", "damage = 1, risk = 1 }", "baseball_bat, dice"),
        ("equipment.toml", "melee_dice = 4", "melee_dice = 0", "equipment gunblade, melee_dice: hybrids have them"),
        ("equipment.toml", "reach = [1, 3]", "reach = [3, 1]", "equipment sniper_rifle, reach: ranged weapons"),
        ("equipment.toml", '"door", "noisy", "holder"', '"noisy", "holder"', "equipment fire_axe_s, flags: only what"),
        ("equipment.toml", 'like = "crowbar"', 'like = "lever"', "equipment crowbar_s, like: there is no “lever”"),
        ("equipment.toml", '"loud", "shells"]', '"loud", "arrows"]', "equipment shotgun, flags"),
        ("zombies.toml", "n = [1, 2, 4, 6]", "n = [1, 2, 4]", "zombie_cards 001, n: a number for each"),
        ("survivors.toml", '"free_move", "ao:die_melee"', '"free_move", "ao:fly"', "there is no “ao:fly”"),
        ("tiles.toml", '["aAb", "BCC", "cDd"]', '["aAb", "BCC", "cBd"]', "tiles 1R, grid: the cells of “B” do not"),
        ("tiles.toml", '"11-12", "13-23"', '"11-22", "13-23"', "tiles 1R, doors: 11-22 is no such border"),
        ("tiles.toml", 'dark = "bc"', 'dark = "bx"', "tiles 1R, dark: there is no zone x"),
        ("campaign.toml", '"m10"]', '"m11"]', "campaign missions: there is no “m11”"),
        ("missions/m1.toml", 'DINER = "doors"', 'BAR = "doors"', "missions m1, goals, BAR: there are no doors"),
        ("missions/m1.toml", '["5R", "8R", "3R"]', '["5R", "8R"]', "missions m1, grid: rows of equal length"),
        ("missions/m5.toml", '[["11R", "15R"], ["10R", "14R"], ["12R", "13V"]]', "[]", "m5, grid: rows of equal"),
        ("missions/m1.toml", '"S3", zone', '"S4", zone', "missions m1, spawns: they are S1, S2 and so on"),
        ("missions/m2.toml", '"2R.D" = "S1"', '"2R.D" = "S9"', "missions m2, sent_back, 2R.D: there is no “S9”"),
        ("missions/m8.toml", "[cards.m8-1]", "[cards.m7-1]", "missions m8, cards, m7-1: cards are called m8-1"),
        ("missions/m5.toml", "[notes.m5-n2]", "[notes.m5-n7]", "missions m5, notes: they are called m5-n1, m5-n2"),
        ("missions/m8.toml", 'door = "11R:11-12"', "", "missions m8, cards, m8-1: lies in a zone, on a door"),
        ("missions/m9.toml", 'first = "m9-13"', 'first = "m9-1"', "missions m9, first: there is no “m9-1”"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    path = folder / "zombicide" / file
    content = path.read_text("utf-8")
    assert old in content
    path.write_text(content.replace(old, new, 1), "utf-8")
    assert f"zombicide/{file.partition('/')[0]}" in (found := complaints(folder)) and complaint in found, found


@pytest.mark.parametrize(
    "table", [name for name in Tables.model_fields if name not in ("campaign", "missions", "campaigns", "player")]
)
def test_a_row_under_the_id_of_another_is_said(table: str) -> None:
    rows: dict[str, object] = dict(getattr(box(), table))
    one, other = [*rows][:2]
    rows[one], rows[other] = rows[other], rows[one]
    with pytest.raises(ValidationError, match=f"fault-id.*{other}"):
        Tables.model_validate({**{name: getattr(box(), name) for name in Tables.model_fields}, table: rows})


def test_a_mission_of_the_administrator(tmp_path: Path) -> None:
    """A file of a new name is a mission more, one of ours in its place is another."""
    theirs = tmp_path / "zombicide" / "missions"
    theirs.mkdir(parents=True)
    content = (DATA / "zombicide" / "missions" / "m4.toml").read_text("utf-8")
    (theirs / "yard.toml").write_text(content.replace(".m4-", ".yard-").replace("hour = 0", "hour = 5"), "utf-8")
    (theirs / "m4.toml").write_text(content.replace("hour = 0", "hour = 6"), "utf-8")
    missions = load("zombicide", Tables, tmp_path).missions
    assert len(missions) == 11 and (missions["yard"].hour, missions["m4"].hour) == (5, 6)
    (tmp_path / "zombicide" / "more.toml").write_text("missions = []\n")
    assert "more.toml, missions: stands in" in complaints(tmp_path)
