"""Data of Zombies!!!: the sums of 2.3 and 2.5, the names in both languages, the complaints about damaged tables."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from complaints import complaints
from pydantic import ValidationError
from zombies.table import box

from engine.data import DATA, load
from engine.games.zombies.box.card import NAMES
from engine.games.zombies.box.data import ZombiesData
from engine.games.zombies.box.tile import Tile
from telling.texts import Texts

TILES, CARDS, DECK = box().tiles, box().cards, box().deck


# The tiles


def test_2_3_sums_of_the_tiles() -> None:
    tiles = TILES.values()
    assert len(tiles) == 30
    assert sum(tile.zombies for tile in tiles) == 105
    by_kind = {kind: sum(t.zombies for t in tiles if t.kind == kind) for kind in ("named", "street", "helipad")}
    assert by_kind == {"named": 52, "street": 44, "helipad": 9}
    assert sum(tile.life for tile in tiles) == 21
    assert sum(tile.bullets for tile in tiles) == 22
    assert sum(len(tile.rooms) for tile in tiles) == 60
    assert sum(len(tile.roads) for tile in tiles) == 105
    assert Counter(tile.kind for tile in tiles) == {"start": 1, "helipad": 1, "named": 12, "street": 16}
    assert Counter(len(tile.exits) for tile in tiles) == {1: 4, 2: 13, 3: 7, 4: 6}
    assert [id for id, tile in TILES.items() if len(tile.exits) == 1] == ["T09", "T10", "T11", "T13"]


def test_2_3_the_late_tiles() -> None:
    late = {id for id, tile in TILES.items() if tile.late}
    assert late == {"T02", "T17", "T18", "T21", "T22", "T25", "T26", "T29", "T30"}


def test_R2_6_signs_belong_to_streets() -> None:
    signs = {id: tile.sign for id, tile in TILES.items() if tile.sign}
    theatre, warehouse, media = ("T17", "T18"), ("T21", "T22"), ("T25", "T26")
    expected = dict.fromkeys(theatre, "theater") | dict.fromkeys(warehouse, "warehouse")
    assert signs == expected | dict.fromkeys(media, "media_buy")
    assert all(TILES[id].kind == "street" and not TILES[id].rooms for id in signs)


def test_2_2_example_row() -> None:
    assert TILES["T05"].model_dump() == {
        "id": "T05",
        "kind": "named",
        "rows": ("RRR", ".RR", "..R"),
        "exits": "SW",
        "doors": ((4, 5), (5, 8), (8, 9)),
        "zombies": 6,
        "life": 4,
        "bullets": 2,
        "late": False,
        "sign": "",
    }


def test_2_1_every_building_has_room_for_all_that_comes_with_it() -> None:
    for tile in TILES.values():
        if tile.kind == "named":
            assert max(tile.zombies, tile.life + tile.bullets) <= len(tile.rooms)


# The cards


def test_2_5_sums_of_the_deck() -> None:
    assert len(CARDS) == 27 and set(CARDS) == set(NAMES)
    assert len(DECK) == 50
    copies = Counter(copy.card for copy in DECK.values())
    assert Counter(copies.values()) == {2: 23, 1: 4}
    single = {"bad_sense_of_direction", "hysterical_paralysis", "keys_are_still_in_it", "were_screwed"}
    assert {card for card, n in copies.items() if n == 1} == single
    out = Counter(copy.card for copy in DECK.values() if copy.alt_out)
    assert out == Counter([*single, "where_did_everybody_go", "fear", "brain_cramp"])


def test_2_4_kinds_and_buildings() -> None:
    needs = {id: card.needs for id, card in CARDS.items() if card.needs}
    assert needs == {
        "all_the_marbles": ("T14",),
        "chainsaw": ("T10",),
        "fire_axe": ("T05",),
        "first_aid_kit": ("T09", "T04"),
        "grenade": ("T03",),
        "lots_of_ammo": ("T13",),
        "molotov_cocktail": ("T07",),
        "skateboard": ("T12",),
    }
    assert {id for id, card in CARDS.items() if card.kind == "item"} == {*needs, "hey_look_a_shotgun"}
    attached = {"brain_cramp", "claustrophobia", "fear", "hysterical_paralysis", "your_shoes_untied"}
    assert {id for id, card in CARDS.items() if card.kind == "attach"} == attached
    weapons = {"chainsaw", "fire_axe", "grenade", "hey_look_a_shotgun", "molotov_cocktail", "skateboard"}
    assert {id for id, card in CARDS.items() if card.weapon} == weapons


# Texts


@pytest.mark.parametrize(
    ("id", "en", "ru"),
    [
        ("T01", "Town Square", "Городская площадь"),
        ("T02", "Helipad", "Вертолётная площадка"),
        ("T13", "Sporting Goods Store", "Спорттовары"),
        ("T17", "Straight street “Theater 6”", "Прямая улица «Театр»"),
    ],
)
def test_2_3_names(id: str, en: str, ru: str) -> None:
    texts = Texts()
    assert (texts("en")(f"zombies-tile-{id}"), texts("ru")(f"zombies-tile-{id}")) == (en, ru)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_tile_and_sign_has_its_name(language: str) -> None:
    locale = Texts()(language)
    names = {tile.kind + locale(f"zombies-tile-{id}") for id, tile in TILES.items() if tile.kind != "street"}
    assert len(names) == 14 and all(locale.has(f"zombies-tile-{id}") for id in TILES)
    assert all(locale.has(f"zombies-sign-{tile.sign}") for tile in TILES.values() if tile.sign)


# A damaged tile


def tile(**changes: Any) -> Tile:
    row = TILES["T06"].model_dump() | {"id": "T99"} | changes
    return Tile.model_validate(row)


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"id": "X1"}, {"id"}),
        ({"kind": "park"}, {"kind"}),
        ({"rows": ["RRR", "...", "#.x"]}, {"rows"}),
        ({"rows": ["RRR", "..."]}, {"rows.2"}),
        ({"exits": "WSE"}, {"exits"}),
        ({"exits": "NESW"}, {"exits"}),
        ({"exits": ""}, {"exits"}),
        ({"doors": [[1, 5]]}, {"doors"}),
        ({"doors": [[4, 5]]}, {"doors"}),
        ({"doors": [[2, 10]]}, {"doors.0.1"}),
        ({"doors": []}, {"doors"}),
        ({"zombies": 4}, {"zombies"}),
        ({"zombies": "3"}, {"zombies"}),
        ({"life": 3}, {"life"}),
        ({"bullets": -1}, {"bullets"}),
        ({"late": 1}, {"late"}),
        ({"sign": "A sign"}, {"sign"}),
        ({"kind": "street"}, {"rows", "life"}),
        ({"kind": "helipad"}, {"rows", "life"}),
        ({"colour": "red"}, {"colour"}),
    ],
)
def test_damaged_tile(changes: dict[str, Any], fields: set[str]) -> None:
    assert tile().id == "T99"
    with pytest.raises(ValidationError) as caught:
        tile(**changes)
    assert {".".join(map(str, each["loc"])) for each in caught.value.errors()} == fields


def test_a_street_has_as_many_zombies_as_exits() -> None:
    street = TILES["T15"].model_dump()
    for changes in ({"zombies": 3}, {"life": 1}):
        with pytest.raises(ValidationError):
            Tile.model_validate(street | changes)


# Damaged files


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An administrator's folder with a copy of our tables."""
    shutil.copytree(DATA / "zombies", tmp_path / "zombies")
    return tmp_path


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / "zombies" / file
    text = re.sub(" +", " ", path.read_text("utf-8"))
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def faults(folder: Path) -> list[str]:
    return complaints("zombies", ZombiesData, folder)


def test_a_file_of_the_administrator_takes_the_place_of_ours(folder: Path) -> None:
    (folder / "zombies" / "cards.toml").unlink()
    edit(folder, "tiles.toml", "zombies = 8", "zombies = 7")
    theirs = load("zombies", ZombiesData, folder)
    assert theirs.tiles["T09"].zombies == 7 and TILES["T09"].zombies == 8
    assert theirs.deck == box().deck


def test_every_faulty_field_is_listed(folder: Path) -> None:
    edit(folder, "tiles.toml", 'id = "T06", kind = "named"', 'id = "T06", kind = "park"')
    edit(folder, "tiles.toml", 'exits = "S", ', "")
    edit(folder, "cards.toml", '"chainsaw", kind = "item", weapon = true', '"chainsaw", kind = "item", weapon = 1')
    edit(folder, "cards.toml", 'id = "E07"', 'id = "7"')
    assert faults(folder) == [
        "zombies/tiles.toml, tiles T06, kind: it has to be one of 'start', 'helipad', 'named', 'street' (it is park)",
        "zombies/tiles.toml, tiles T09, exits: is missing",
        "zombies/cards.toml, cards chainsaw, weapon: true or false is needed (it is 1)",
        "zombies/cards.toml, deck 7, id: it is not written as it has to be: ^E\\d\\d$ (it is 7)",
    ]


def test_the_box_as_a_whole(folder: Path) -> None:
    edit(folder, "tiles.toml", 'id = "T08"', 'id = "T07"')
    edit(folder, "cards.toml", 'id = "skateboard"', 'id = "hoverboard"')
    edit(folder, "cards.toml", '["T03"]', '["T15"]')
    assert faults(folder) == [
        "zombies/tiles.toml, tiles T07 (#8), id: “T07” belongs to another entry",
        "zombies/cards.toml, cards grenade, needs: “T15” is no named building",
        "zombies/cards.toml, cards hoverboard, id: there is no rule for “hoverboard”",
        "zombies/cards.toml, deck E38, card: there is no “skateboard”",
        "zombies/cards.toml, deck E39, card: there is no “skateboard”",
    ]


def test_there_is_one_helipad(folder: Path) -> None:
    edit(
        folder,
        "tiles.toml",
        'id = "T27", kind = "street", rows = ["#.#", "...", "#.#"]',
        'id = "T27", kind = "helipad", rows = ["...", "...", "..."]',
    )
    assert faults(folder) == ["zombies/tiles.toml, tiles: there must be one tile of kind “helipad”, not 2"]


@pytest.mark.parametrize(
    ("rows", "exits", "doors", "apart"),
    [
        (["RRR", "...", "R##"], "EW", [[2, 5]], "7"),
        (["RRR", "...", "#.#"], "EW", [[2, 5]], ""),
    ],
)
def test_everybody_can_walk_from_the_exits_to_all_squares(rows: list[str], exits: str, doors: Any, apart: str) -> None:
    changes = {"rows": rows, "exits": exits, "doors": doors, "zombies": 2, "life": 0, "bullets": 0}
    try:
        tile(**changes)
        found = ""
    except ValidationError as error:
        found = error.errors()[0]["ctx"]["what"].args["squares"]
    assert found == apart


def test_six_players_have_cards_to_begin_with(folder: Path) -> None:
    path = folder / "zombies" / "cards.toml"
    text = path.read_text("utf-8")
    lines = [line for line in text.splitlines() if not re.search(r'id = "E[34]\d"|id = "E2[2-9]"|id = "E50"', line)]
    path.write_text("\n".join(lines), "utf-8")
    assert faults(folder) == ["zombies/cards.toml, deck: at least 18 cards that no rule takes out, not 16"]
