"""The picture of Zombicide: what it shows, that all of it fits, that unread cards do not show; the same in words."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import get_args

import pytest
from hitz.pictured import catalogue
from PIL import Image
from zgame.pictured import sound
from zombicide.box import box
from zombicide.pictured import MISSIONS, MOMENTS, NAMES, at, busy, crowded, fresh, scene, texts
from zombicide.table import Table

from engine.core.view import view
from engine.games.zombicide.party import verdict
from engine.games.zombicide.reading.objectives import Reading
from engine.games.zombicide.state import Spawn, Verdict, ZombicideState, card_name
from render.canvas.encode import ALT_LIMIT
from render.canvas.fonts import glyph
from render.canvas.text import FLOOR
from render.cards import LARGE, TALL, alone
from render.lessons import cards as lessons
from render.maps.pieces import SMALL
from render.page import EDGE, WIDTH
from render.zombicide import BOARD, cards, hands, look, streets, zoom
from render.zombicide.board import CELLS, MOST, compose, divided, whole_city
from render.zombicide.focus import centre
from render.zombicide.legend import LEGEND
from render.zombicide.places import place
from render.zombicide.words import lines
from telling.texts import Locale

__all__ = ["texts"]
MOMENT = pytest.mark.parametrize("moment", MOMENTS)
LONG = 17
"""Letters of a name for which one line hardly suffices."""
MISSION = pytest.mark.parametrize("mission", MISSIONS)


@MOMENT
def test_pictures_are_bounded_and_every_text_lies_in_its_box(moment: str, texts: Locale) -> None:
    s = at(moment)
    shown = scene(s, texts, changed=frozenset([*s.city.zones][:3]), due="понедельник, 23:59")
    for sheet in (compose(shown), whole_city(shown)):
        assert sheet.image.width == WIDTH and 600 <= sheet.image.height <= MOST
        sound(sheet, SMALL - 2)
        assert len(BOARD.picture(sheet, []).data) < 200_000


@MISSION
def test_every_mission_is_drawn_whole_and_in_part(mission: str) -> None:
    s = fresh(mission)
    shown = scene(s, catalogue("ru"))
    whole, part = divided(shown, all_of_it=True), divided(shown)
    assert whole.window == streets.extent(s.city) and whole.pitch >= 64
    assert part.pitch >= 128 and part.window.width <= CELLS and part.window.height <= CELLS
    for sheet in (compose(shown), whole_city(shown)):
        sound(sheet, SMALL - 2)


def test_the_map_shows_who_acts() -> None:
    s = busy("m6", 2)
    s.holder = "b"
    for survivor in s.survivors.values():
        survivor.at = "12R.a" if s.leader(survivor.id) == "a" else "11R.a"
    window = divided(scene(s, catalogue("en"))).window
    row, column = s.city.zones["11R.a"].cells[0]
    assert window.covers(column, row)


@MOMENT
def test_nothing_in_a_zone_covers_anything_else(moment: str) -> None:
    """As many pieces as a zone holds have places of their own, clear of the address."""
    for sheet in (whole_city(scene(at(moment), catalogue("en"))),):
        marks = [each for each in sheet.placed if each.text in at(moment).city.zones]
        assert len({each.text for each in marks}) == len(at(moment).city.zones)
        for n, one in enumerate(marks):
            assert not any(one.ink.meets(other.ink) for other in marks[n + 1 :]), one.text


CHANGES: dict[str, Callable[[ZombicideState], object]] = {
    "door": lambda s: s.open.append(next(iter(s.city.doors))),
    "crate": lambda s: s.crates.pop(),
    "objective": lambda s: s.objectives.update(dict.fromkeys([*s.objectives][:1], "up")),
    "taken": lambda s: s.objectives.update(dict.fromkeys([*s.objectives][:1], "gone")),
    "spawn off": lambda s: setattr(s.spawns[0], "active", False),
    "spawn added": lambda s: s.spawns.append(Spawn(zone="8R.A", colour="blue")),
    "noise": lambda s: s.noise.update({"2V.D": 3}),
    "night": lambda s: setattr(s, "hour", 22),
    "health": lambda s: setattr(s.survivors["s1"], "health", 3),
    "adrenaline": lambda s: setattr(s.survivors["s1"], "ap", 43),
    "empty": lambda s: setattr(s.survivors["s2"], "empty", []),
    "acted": lambda s: setattr(s.survivors["s1"], "acted", True),
    "fallen": lambda s: setattr(s.survivors["s1"], "standing", "down"),
    "zombie": lambda s: s.add("2V.D", "runner", 1),
    "exit": lambda s: s.exits.append("2V.D"),
    "keyword": lambda s: s.keys.append("FUEL"),
    "link": lambda s: s.links.append(("2V.D", "3R.D")),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_is_seen_and_said(change: str) -> None:
    """Each thing on the table makes another picture, and but for the ways on it other words."""
    s = busy()
    before = seen(s)
    CHANGES[change](s)
    after = seen(s)
    assert before[:2] != after[:2]
    assert before[2] != after[2] or change in ("acted", "link")


def seen(s: ZombicideState) -> tuple[bytes, bytes, str]:
    """The part of the map that matters, all of it, and both in words."""
    shown, words = view(s, None), catalogue("en")
    part, whole = (BOARD.draw(shown, words, NAMES, whole=whole).data for whole in (False, True))
    return part, whole, BOARD.text(shown, words, NAMES)


def test_unread_cards_show_neither_title_nor_text(texts: Locale) -> None:
    """I20."""
    s = busy()
    shown = [
        placed.text for sheet in (compose(scene(s, texts)), whole_city(scene(s, texts))) for placed in sheet.placed
    ]
    said = BOARD.text(view(s, None), texts, NAMES)
    for card in (*s.mission.cards, *s.mission.notes):
        assert texts(f"zombicide-objective-{card}") not in shown
        assert texts(f"zombicide-objective-{card}-story")[:20] not in said


def test_whoever_chooses_an_option_sees_the_card_that_offers_it(texts: Locale) -> None:
    table = Table("m1", seats=2)
    table.s.objectives["m1-1"] = "reading"
    table.start(Reading(card="m1-1", taker="s1"))
    taker, other = (BOARD.close_up(view(table.s, seat), texts, NAMES, seat).alt for seat in "ab")
    story = texts("zombicide-objective-m1-1-story")[:60]
    assert story in taker and story not in other
    sheet = zoom.around(scene(table.s, texts, "a"), "a")
    sound(sheet, 24)
    assert all(placed.whole for placed in sheet.placed)
    table.reply("s1", "option", "1")
    assert story not in BOARD.close_up(view(table.s, "a"), texts, NAMES, "a").alt


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_story_fits_its_card(language: str) -> None:
    for mission in MISSIONS:
        shown = scene(Table(mission).s, catalogue(language))
        for card in (*shown.s.mission.cards, *shown.s.mission.notes):
            sheet = alone(cards.story(shown, card), zoom.STORY)
            assert all(placed.whole for placed in sheet.placed), card


def test_two_states_that_differ_in_hidden_order_look_the_same(texts: Locale) -> None:
    s, other = busy(), busy()
    for deck in (*other.equipment.values(), other.zombie_deck, other.abomination_deck):
        deck.cards.reverse()
    for seat in (None, "a"):
        assert BOARD.draw(view(s, seat), texts, NAMES).data == BOARD.draw(view(other, seat), texts, NAMES).data
        assert BOARD.text(view(s, seat), texts, NAMES) == BOARD.text(view(other, seat), texts, NAMES)


@MOMENT
def test_hands_close_ups_and_legend_are_sound(moment: str, texts: Locale) -> None:
    s = at(moment)
    for seat in s.seats:
        shown = scene(s, texts, seat)
        sound(hands.hand(shown, seat), 16)
        sound(zoom.around(shown, seat, [*s.city.zones][:2]), SMALL - 2)
        assert [*hands.lines(shown, seat)]
    sound(LEGEND.draw(texts), 22)
    assert len(LEGEND.lines(texts)) == len(LEGEND.signs) + 1


@pytest.mark.parametrize("seats", [1, 6], ids=["all six", "one each"])
def test_every_card_can_be_read_in_a_hand(seats: int, texts: Locale) -> None:
    """By its name and numbers where somebody leads several, with all it does otherwise; in the backpack as in hands."""
    table = Table("m1", seats=seats)
    for card in box().equipment.values():
        if card.kind != "trap":
            table["s1"].hands, table["s1"].bag = [f"{card.id}#1"], [f"{card.id}#2"] * 3
            drawn = hands.hand(scene(table.s, texts, "a"), "a")
            sound(drawn, 16)
            assert all(placed.whole for placed in drawn.placed), card.id


def test_every_card_that_is_held_has_its_whole_name_beside_the_map(texts: Locale) -> None:
    table = Table("m1")
    weapons = [f"{card.id}#1" for card in box().equipment.values() if card.kind != "trap"]
    for first in range(0, len(weapons), 12):
        for survivor, one in zip(table.s.survivors.values(), range(first, first + 12, 2), strict=True):
            survivor.hands = weapons[one : one + 2]
        held = {texts.message(card_name(copy), {}) for copy in weapons[first : first + 12]}
        drawn = [placed for placed in compose(scene(table.s, texts)).placed if placed.text in held]
        assert {placed.text for placed in drawn} == held and all(placed.whole for placed in drawn)


def test_the_hand_of_six_is_no_higher_than_twice_its_width() -> None:
    """All of it is to be seen on a phone, and its letters are as large there as they can be."""
    s = busy("m1", 1)
    for survivor in s.survivors.values():
        survivor.hands, survivor.bag = ["katana#1"] * 2, ["water#1"] * 3
    width, height = hands.hand(scene(s, catalogue("ru"), "a"), "a").image.size
    assert width == 800 and height <= 2.05 * width


def test_every_card_skill_mission_and_survivor_can_be_looked_at(texts: Locale) -> None:
    for lookup in BOARD.lookups.values():
        for thing in lookup.things(box()).values():
            picture = BOARD.look_up(lookup, thing, texts)
            assert picture.alt and len(picture.data) < 100_000
    found = [
        *((cards.equipment(each, texts), LARGE) for each in box().equipment.values()),
        *((cards.mission(each, texts), TALL) for each in box().missions.values()),
        *((cards.survivor(each, texts), LARGE) for each in box().survivors.values()),
    ]
    for printed, size in found:
        sheet = alone(printed, size)
        sound(sheet, 22)
        assert all(placed.whole for placed in sheet.placed), printed.name


def test_lessons_are_drawn(texts: Locale) -> None:
    assert len(lessons(BOARD, box(), texts)) == 4


@MOMENT
def test_words_are_complete_and_fit(moment: str, texts: Locale) -> None:
    s = at(moment)
    short, full = [*lines(scene(s, texts), False)], [*lines(scene(s, texts), True)]
    for survivor in s.survivors.values():
        assert any(texts(f"zombicide-survivor-{survivor.who}") in line for line in short)
    assert len("\n".join(full)) >= len("\n".join(short))
    assert len(BOARD.draw(view(s, None), texts, NAMES).alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7R.A", "7R.A"),
        (" 7r A ", "7R.A"),
        ("7Ra", "7R.a"),
        ("7Р.А", "7R.A"),
        ("2В-с", "2V.c"),
        ("4R:32-22", "4R:32-22"),
        ("nowhere", "nowhere"),
        ("99R.A", "99R.A"),
    ],
)
def test_zones_and_doors_are_named_as_on_the_picture(typed: str, meant: str) -> None:
    assert place(fresh(), typed) == meant


def test_every_icon_is_there_and_a_card_of_the_box_has_its_own() -> None:
    assert {each.name for each in box().equipment.values()} <= look.CARDS.keys()
    for icon in (*look.CARDS.values(), *(icon for icon, _ in look.UNITS.values()), *look.SIGNS.values()):
        glyph(icon)


def test_a_lost_mission_does_not_look_like_a_won_one() -> None:
    table = Table("m1")
    seen = {}
    for ending in get_args(Verdict)[1:]:
        table.s.result = verdict.decided(table.s, ending)
        seen[ending] = compose(scene(table.s, catalogue("en"))).image.getpixel((WIDTH // 2, EDGE + 12))
    assert seen["lost"] == seen["fallen"] != seen["won"]


def test_goals_are_ticked_as_the_rules_have_them() -> None:
    """R9.11: leaving by the exit is reached when the last one has left."""
    table = Table("m4")
    table.s.goals = [goal for goal, kind in table.s.mission.goals.items() if kind == "effect"]
    shown = scene(table.s, catalogue("en"))
    assert [goal.reached for goal in shown.goals] == [True, False]
    for survivor in table.s.survivors.values():
        survivor.standing, survivor.at = "left", ""
    assert all(goal.reached for goal in scene(table.s, catalogue("en")).goals)


def test_goals_are_counted_and_say_where_the_rest_is_to_be_done() -> None:
    table = Table("m1")
    doors = table.s.mission.doors["DINER"].doors
    table.s.open += doors[:2]
    table.s.objectives["m1-3"] = "gone"
    diner, cards = scene(table.s, catalogue("en")).goals
    assert diner.said == "Open all four doors of the diner 2/4: 3R.A, 3R.C" and diner.doors == doors[2:]
    assert diner.zones == ("3R.A", "3R.C") and not diner.reached
    assert (
        cards.said.endswith("1/7") and len(cards.zones) == 6 and table.s.mission.cards["m1-3"].zone not in cards.zones
    )
    table.s.open += doors[2:]
    diner, cards = scene(table.s, catalogue("en")).goals
    assert diner.reached and not diner.zones and diner.said == "Open all four doors of the diner"
    assert "1/7" in "\n".join(lines(scene(table.s, catalogue("en")), False))


def test_goals_stand_on_every_map_doors_are_marked_and_the_edge_points_at_what_lies_beyond() -> None:
    table = Table("m1")
    table.survivor("s1", "2V.A")
    for survivor in table.s.survivors.values():
        survivor.at = "2V.A"
    shown = scene(table.begin().s, catalogue("en"))
    for sheet in (compose(shown), whole_city(shown), zoom.around(shown, "a")):
        assert "0/4" in " ".join(text.text for text in sheet.placed)
    far, near = compose(shown), whole_city(shown)
    table.s.open += table.s.mission.doors["DINER"].doors
    for id in table.s.objectives:
        table.s.objectives[id] = "gone"
    after = scene(table.s, catalogue("en"))
    for before, now, crowd in ((far, compose(after), 1), (near, whole_city(after), 1)):
        gold = [sum(n for n, colour in s.image.getcolors(1 << 20) if colour == look.CAPITAL) for s in (before, now)]
        assert gold[0] > gold[1] + crowd, "nothing points there any more"


@MISSION
def test_rooms_are_named_on_the_whole_map(mission: str) -> None:
    """Where few things lie in them; with the letters that a tap makes large."""
    s = fresh(mission)
    shown = scene(s, catalogue("ru"))
    said = " ".join(text.text for text in whole_city(shown).placed)
    rooms = [zone for zone, each in s.city.zones.items() if each.room]
    named = [zone for zone in rooms if shown.room(zone).split()[0] in said]
    assert len(named) >= len(rooms) * 0.8, {zone: shown.room(zone) for zone in rooms if zone not in named}


def test_the_most_crowded_room_is_drawn_in_colours_of_the_palette() -> None:
    picture = BOARD.draw(view(crowded(), None), catalogue("ru"), NAMES)
    assert len(picture.data) < 200_000 and Image.open(io.BytesIO(picture.data)).mode == "P"


def test_a_close_up_shows_the_whole_name_of_every_room(texts: Locale) -> None:
    looked: set[str] = set()
    for mission in MISSIONS:
        s = fresh(mission)
        shown = scene(s, texts, "a")
        for zone in s.city.zones.values():
            name = shown.room(zone.id)
            if zone.room and len(name) > LONG and name not in looked:
                sheet = zoom.around(shown, "a", [zone.id])
                (placed,) = {each.text: each for each in sheet.placed if each.text == name}.values()
                assert placed.whole and placed.size >= FLOOR
                looked.add(name)
    assert len(looked) > 3


def test_cards_on_doors_cover_no_address_and_no_name(texts: Locale) -> None:
    s = fresh("m3")
    shown = scene(s, texts, "a")
    for id, card in s.mission.cards.items():
        if not card.door:
            continue
        for zone in s.city.doors[card.door].zones:
            sheet = zoom.around(shown, "a", [zone])
            plates = [each for each in sheet.placed if each.text.startswith("?")]
            assert f"?{id.rpartition('-')[2]}" in {each.text for each in plates}
            for plate in plates:
                covered = [each.text for each in sheet.placed if each != plate and each.ink.meets(plate.box)]
                assert not covered


def test_the_close_up_is_around_whoever_is_asked() -> None:
    table = Table("m2", free_order="on")
    near, far = "8R.C", "2R.A"
    for figure in table.s.survivors:
        table.survivor(figure, far)
    table.survivor("s4", near)
    table.begin()
    goals = [*table.s.ground.neighbours(near)]
    assert centre(scene(table.s, catalogue("en"), "a"), "a", goals) == near
    assert centre(scene(table.s, catalogue("en"), "a"), "a", [far]) == far
