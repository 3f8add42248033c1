"""What is drawn for one player, and single things: hands, close-ups, legend, cards, places, Goals, gangs, events."""

from __future__ import annotations

import io

import pytest
from PIL import Image
from zgame.pictured import NAMES, at, busy, catalogue, hand, scene, sound, state, texts
from zgame.table import Table, box

from engine.core.view import view
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.state import ZgameState
from render.board import Lookup
from render.canvas.encode import ALT_LIMIT
from render.lessons import card
from render.zgame import BOARD, hands, stage, things, zoom
from render.zgame.legend import LEGEND
from render.zgame.lessons import LESSONS
from render.zgame.scene import ZgameScene
from telling.texts import Locale

__all__ = ["state", "texts"]

FINE = 18
"""The smallest letters of a hand full of cards, and on a map in close-up."""


def seen(s: ZgameState, seat: str, texts: Locale) -> ZgameScene:
    return ZgameScene(view(s, seat), texts, NAMES)


def full() -> Table:
    """A hand with one card of each kind."""
    table = busy()
    held = {table.s.card(card).id for card in table.s.hands["a"].cards}
    dealt = {table.s.card(card).id for each in table.s.hands.values() for card in each.cards}
    for kind, item in box().items.items():
        if kind not in held and (kind not in dealt or len(item.copies) > 1):
            table.hand("a", kind)
    table.s.won["a"].get().extend(sorted(box().goals)[:9])
    return table


# The hand


def test_a_hand_of_everything_fits_and_is_whole(texts: Locale):
    for table in (full(), busy()):
        sheet = hands.hand(seen(table.start(Raid(seat="a")).s, "a", texts), "a")
        sound(sheet, FINE)
        assert sheet.box.height <= 2400 and all(text.whole for text in sheet.placed)
    drawn = BOARD.held(view(full().s, "a"), texts, NAMES, "a")
    assert len(drawn.data) < 200_000 and len(drawn.alt) <= ALT_LIMIT


def test_cards_that_are_alike_stand_there_once_with_their_number(texts: Locale):
    table = busy()
    table.hand("a", "pistol", "axe")
    found = {held.item.id: held.number for held in hands.grouped(seen(table.s, "a", texts), "a")}
    assert found == {"pistol": 2, "axe": 1}


@pytest.mark.parametrize(
    ("step", "now"), [(Raid(seat="a"), {"pistol", "bike"}), (Household(seat="a"), {"tools", "stew"})]
)
def test_cards_that_can_be_used_now_stand_out(step: Raid | Household, now: set[str]):
    table = busy().give("a", food=2)
    table.hand("a", "bike", "tools", "stew", "shotgun")
    found = hands.grouped(seen(table.start(step).s, "a", catalogue("en")), "a")
    assert {held.item.id for held in found if held.now} == now


def test_R8_4_banned_cards_do_not_stand_out():
    table = busy().top("undead", "swat", "shuffler", "fatty").fighters("a", C1="2-04")
    table.hand("a", "bike")

    found = hands.grouped(seen(table.start(Undead(seat="a", place="2-04")).s, "a", catalogue("en")), "a")
    assert {held.item.id: held.now for held in found} == {"pistol": False, "bike": True}


def test_R7_1_all_cards_can_be_laid_in_defence():
    found = hands.grouped(seen(at("people"), "b", catalogue("en")), "b")
    assert found and all(held.now for held in found)
    assert stage.concerns(scene(at("people"), catalogue("en")), "b")


def test_R12_5_own_goals_and_orders_are_in_the_hand_and_only_there(texts: Locale):
    table = busy()
    table.s.won["a"].get().append("C17")
    goal = texts("zgame-goal-C17")
    own = BOARD.held(view(table.s, "a"), texts, NAMES, "a").alt
    assert goal in own and texts("zgame-card-pistol") in own and texts("zgame-board-defends-frugal") in own
    for other in ("b", None):
        strange = BOARD.held(view(table.s, other), texts, NAMES, "a").alt
        assert goal not in strange and texts("zgame-card-pistol") not in strange


def test_O12_1_tiles_to_be_laid_are_in_the_hand_and_beside_the_close_up(texts: Locale):
    s = at("laid")
    seat = next(seat for seat in s.seats if hand(s, seat))
    tile = hand(s, seat)[0]
    for sheet in (hands.hand(seen(s, seat, texts), seat), zoom.surroundings(seen(s, seat, texts), seat)):
        sound(sheet, FINE)
        assert tile in [text.text for text in sheet.placed]
    other = next(each for each in s.seats if each != seat)
    assert tile not in BOARD.held(view(s, other), texts, NAMES, seat).alt


# Close-ups


def test_close_ups_have_their_labels_inside(state: ZgameState, texts: Locale):
    for seat in state.seats:
        sheet = zoom.surroundings(scene(state, texts), seat, ["1-01", "2-04"])
        sound(sheet, 9)
        assert sheet.box.height <= 1800


def test_a_close_up_shows_what_is_marked_and_is_larger_than_the_board():
    s, texts = at("raid"), catalogue("en")
    one, two = (BOARD.close_up(view(s, "a"), texts, NAMES, "a", marked=marked) for marked in ([], ["1-02"]))
    assert one.data != two.data and one.alt == two.alt and len(one.data) < 150_000
    assert "1-01" in one.alt
    shown = zoom.around(scene(s, texts), "a", ["1-02"], (9, 4))
    assert scene(s, texts).cells["1-02"] in shown


def test_news_far_away_does_not_make_a_close_up_smaller():
    s, texts = at("raid"), catalogue("en")
    calm, news = scene(s, texts), scene(s, texts, changed=frozenset(s.sites))
    assert zoom.around(news, "a", [], (9, 4)) == zoom.around(calm, "a", [], (9, 4))
    assert len(zoom.around(calm, "a", [], (99, 99))) < len(calm.cells)


# Single things


@pytest.mark.parametrize("what", BOARD.lookups)
def test_single_things_are_whole_and_named(what: str, texts: Locale):
    lookup: Lookup = BOARD.lookups[what]
    for id, thing in lookup.things(box()).items():
        sheet = things.sheet(getattr(things, what)(thing, texts))
        sound(sheet)
        assert all(text.whole for text in sheet.placed), (what, id)
        drawn = BOARD.look_up(lookup, thing, texts)
        assert texts(f"zgame-{what}-{id}") in drawn.alt and len(drawn.data) < 80_000


def test_every_mark_is_in_the_legend(texts: Locale):
    sheet = LEGEND.draw(texts)
    sound(sheet, 9)
    assert all(text.whole for text in sheet.placed) and sheet.box.height <= 1600
    said = BOARD.explained(texts)
    assert said and len(said.data) < 150_000
    assert len(LEGEND.lines(texts)) == len(LEGEND.signs) + 1


def test_lessons_are_whole_and_large(texts: Locale):
    assert len(LESSONS) == 4
    for number in range(1, 5):
        sheet = card(BOARD, box(), texts, number)
        for text in sheet.placed:
            assert text.whole and sheet.box.holds(text.ink), text
        assert Image.open(io.BytesIO(BOARD.picture(sheet, []).data)).size == (1200, 900)
