"""The box of Z-Game: the sums of section 2, and the complaints about damaged tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from complaints import told
from zgame.box import box

from engine.data import DATA, DataError, load
from engine.games.zgame.box import ZgameData
from engine.games.zgame.data import DECKS, ITEM_DECKS, SEATS
from engine.kit.hexes import Hex, distance

MALL = Hex(0, 0)


def test_2_1_a_hundred_and_twelve_cards() -> None:
    data = box()
    assert {deck: len(data.deck(deck)) for deck in DECKS} == dict.fromkeys(DECKS, 11)
    assert (len(data.undead), len(data.events), len(data.goals)) == (16, 12, 18)
    assert len(data.cards) + len(data.undead) + len(data.events) + len(data.goals) == 112


def test_2_2_icons_of_the_quarters() -> None:
    icons = Counter(icon for id in box().quarters for icon in box().tiles[id].icons)
    assert icons == {"firearm": 4, "melee": 4, "transport": 3, "gadget": 3, "supply": 3, "food": 6, "medicine": 3,
                     "fighter": 3}  # fmt: skip
    assert Counter(len(box().tiles[id].icons) for id in box().quarters) == {1: 9, 2: 10}
    assert all(box().tiles[id].zombies == len(box().tiles[id].icons) - 1 for id in box().quarters)
    assert "medicine" in box().tiles[box().mall].icons and box().tiles[box().mall].zombies == 2


@pytest.mark.parametrize(
    ("seats", "pairs", "to_mall", "to_bases", "doors"),
    [(2, 20, 2, {4}, 2), (3, 33, 2, {4}, 3), (4, 44, 3, {4, 6}, 2)],
)
def test_2_4_checksums_of_the_layouts(seats: int, pairs: int, to_mall: int, to_bases: set[int], doors: int) -> None:
    layout = box().layouts[str(seats)]
    cells = {cell for _, cell in layout.cells}
    links = {cell: [each for each in cell.neighbours if each in cells] for cell in cells}
    assert len(cells) == 1 + 5 * seats
    assert sum(map(len, links.values())) == 2 * pairs
    assert {distance(base, MALL) for base in layout.bases} == {to_mall}
    assert {distance(a, b) for a in layout.bases for b in layout.bases if a != b} == to_bases
    assert {len(links[base]) for base in layout.bases} == {doors}


@pytest.mark.parametrize("seats", SEATS)
def test_2_4_the_city_holds_together_without_its_bases(seats: int) -> None:
    layout = box().layouts[str(seats)]
    cells = {cell for _, cell in layout.cells} - set(layout.bases)
    found, edge = {MALL}, {MALL}
    while edge := {new for old in edge for new in old.neighbours if new in cells} - found:
        found |= edge
    assert found == cells


def test_2_8_zombie_cards() -> None:
    undead = box().undead.values()
    assert sum(each.strength for each in undead) == 23
    assert {each.bans for each in undead} - {None} == set(DECKS)


@pytest.mark.parametrize(
    ("kinds", "together"), [("hunters rescuer screamer mob", 6), ("contagion spitter", 2), ("fatty swat", 3)]
)
def test_2_8_sums_of_the_rulebook(kinds: str, together: int) -> None:
    assert sum(box().zombies[kind].strength for kind in kinds.split()) == together


def test_2_9_every_gang_and_every_icon_alike() -> None:
    events = box().events.values()
    for gang in "ABCD":
        assert Counter(event.order.index(gang) for event in events) == {0: 3, 1: 3, 2: 3, 3: 3}
        for other in set("ABCD") - {gang}:
            assert sum(event.order.index(gang) < event.order.index(other) for event in events) == 6
    for icons in ("invasion", "ruin"):
        assert set(Counter(icon for event in events for icon in getattr(event, icons)).values()) == {3}
    assert Counter(event.upkeep for event in events) == {"full": 8, "half": 2, "plus": 2}
    assert (sum(bool(event.night) for event in events), sum(bool(event.night_marauders) for event in events)) == (5, 4)


def test_2_1_what_the_rulebook_says_of_cards() -> None:
    items = box().items

    def using(op: str) -> set[str]:
        return {id for id, item in items.items() for use in (*item.raid, *item.household) if use.op == op}

    assert using("ride") == {"bike", "chopper", "car", "horse"}
    assert using("build") == {"tools", "chainsaw", "car", "lab", "tom"}
    assert using("despoil") | using("wreck") == {"petrol", "lab", "copt", "zorgius"}
    assert using("marauders") == {"alcohol", "gold"}
    assert items["grenade"].strength + items["shotgun"].strength == 5
    assert all(item.strength == 1 for item in items.values() if item.deck == "mercenary")
    assert items["bat"].power(undead=True) == 2 and items["bat"].power(undead=False) == 1


# Complaints


def damaged(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    """The faults of the box with something changed in a file."""
    content = (DATA / "zgame" / file).read_text("utf-8")
    assert old in content
    (tmp_path / "zgame").mkdir()
    (tmp_path / "zgame" / file).write_text(content.replace(old, new), "utf-8")
    with pytest.raises(DataError) as error:
        load("zgame", ZgameData, tmp_path)
    return told(error.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("tiles.toml", '"mall"', '"quarter"', "one Megamall"),
        ("tiles.toml", '["firearm"],  ', '["gun"],', "tiles 1-01, icons"),
        ("layouts.toml", "B1  .   .   .   B2", "B1  .   .   .", "4 gangs have the Bases B1 to B4"),
        ("layouts.toml", "  .   M   .\"", "  .  M   .\"", "stands between two cells"),
        ("gangs.toml", "3-02", "3-03", "each Base belongs to one gang"),
        ("items.toml", '"F02"', '"F01"', "stands there twice: F01"),
        ("items.toml", '[{ op = "shoot", n = 1 }]', '[{ op = "build" }]', "no use of this phase"),
        ("items.toml", '{ op = "hire" }', '{ op = "marauders" }', "an operation stands there twice"),
        ("zombies.toml", '"Z02"', '"Z01"', "stands there twice: Z01"),
        ("events.toml", '"ABCD"', '"ABCC"', "names each gang once"),
        ("goals.toml", '"mall"', '"mail"', "goals C02, metric"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    faults = damaged(tmp_path, file, old, new)
    assert any(complaint in fault for fault in faults), faults


def cut(table: str, rows: int) -> ZgameData:
    """The box with so many rows of a table only."""
    held = {name: getattr(box(), name) for name in ZgameData.model_fields if name != ZgameData.adds}
    fields: dict[str, Any] = {
        name: [row.model_dump() for row in each.values()] if isinstance(each, Mapping) else each
        for name, each in held.items()
    }
    fields[table] = fields[table][:rows]
    return ZgameData.model_validate(fields)


@pytest.mark.parametrize(("table", "needed"), [("events", "'needs': 8"), ("goals", "'needs': 16")])
def test_too_few_cards_are_refused(table: str, needed: str) -> None:
    with pytest.raises(ValueError, match=needed):
        cut(table, 7)


def test_as_many_cards_as_a_game_needs_are_enough() -> None:
    cut("events", 8)


def test_item_decks_come_first() -> None:
    assert ITEM_DECKS == ("firearm", "melee", "transport", "gadget", "supply")
