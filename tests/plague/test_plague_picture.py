"""The picture of Zombie Plague: what it shows, that all of it fits, that nothing hidden shows; the same in words."""

from __future__ import annotations

import io

import pytest
from hitz.pictured import catalogue
from PIL import Image
from plague.box import box
from plague.pictured import MOMENTS, NAMES, at, busy, fresh, largest, scene, texts
from zgame.pictured import sound

from engine.core.view import view
from engine.games.plague.dead.entry import Entry
from engine.games.plague.state import CAR, LOYAL, TRAITOR, ZOMBIES, PlagueState
from render.canvas.encode import ALT_LIMIT
from render.canvas.fonts import glyph
from render.canvas.sheet import Sheet
from render.canvas.theme import SEATS
from render.cards import alone
from render.lessons import cards as lessons
from render.maps.pieces import SMALL
from render.page import WIDTH
from render.plague import BOARD, areas, board, cards, look, pieces, zoom
from render.plague.board import MOST, compose, divided, whole_map
from render.plague.focus import centre
from render.plague.legend import LEGEND
from render.plague.places import place
from render.plague.words import lines
from telling.texts import Locale

__all__ = ["texts"]
MOMENT = pytest.mark.parametrize("moment", MOMENTS)


@MOMENT
def test_pictures_are_bounded_and_every_text_lies_in_its_box(moment: str, texts: Locale) -> None:
    shown = scene(at(moment), texts, changed=frozenset({"L14", "J15-J16", "bE2"}), due="понедельник, 23:59")
    for sheet in (compose(shown), whole_map(shown)):
        assert sheet.image.width == WIDTH and 600 <= sheet.image.height <= MOST
        sound(sheet, SMALL - 2)
        assert len(BOARD.picture(sheet, []).data) < 200_000


@pytest.mark.parametrize("language", ["en", "ru"])
def test_only_the_map_has_small_letters(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.plague.chart.draw", lambda *_, **__: None)
    for moment in ("four", "largest"):
        sound(compose(scene(at(moment), catalogue(language))))


def test_the_map_shows_who_acts_and_what_has_changed() -> None:
    s = busy()
    window = divided(scene(s, catalogue("en"), changed=frozenset({"T16"}))).window
    spots = [s.grid.spots[each] for each in ("K13", "L17", "O7", "R11", "T16")]
    assert all(window.covers(spot.x, spot.y) for spot in spots) and window.height < 20
    for all_of_it, of in ((True, s), (False, at("set-up"))):
        assert divided(scene(of, catalogue("en")), all_of_it).window == (0, 0, 24, 20)


def test_who_still_acts_outweighs_all_that_has_happened_elsewhere() -> None:
    s = busy(2)
    s.humans["h1"].at, s.humans["h2"].at = "B17", "L19"
    shown = divided(scene(s, catalogue("en"), changed=frozenset(s.data.sheets[3]))).window
    assert all(shown.covers(spot.x, spot.y) for spot in (s.grid.spots["B17"], s.grid.spots["L19"]))


def test_a_zombie_near_whoever_acts_outweighs_what_has_happened_elsewhere() -> None:
    s = busy(3, 1)
    for human, square in zip(s.humans.values(), ("J13", "R10", "N7"), strict=True):
        human.at, human.done = square, human.id != "h1"
    s.zombies = {"z1": s.zombies["z0"].model_copy(update={"at": "M15"})}
    shown = divided(scene(s, catalogue("en"), changed=frozenset({"L5", "T8", "C9"}))).window
    assert all(shown.covers(s.grid.spots[each].x, s.grid.spots[each].y) for each in ("J13", "M15"))


def test_what_changes_is_seen() -> None:
    """Each thing on the table makes another picture."""
    s, texts = busy(fire="on", baby="placed", basement="card"), catalogue("en")
    s.baby.at = ""

    def drawn() -> bytes:
        return BOARD.draw(view(s, None), texts, NAMES).data

    seen = {drawn()}
    for change in (
        lambda: s.fires.append("K14"),
        lambda: s.holes.append("N9-N10"),
        lambda: s.barricades.append("O12-P12"),
        lambda: s.searched.update(X4=["h1"]),
        lambda: s.piles.update(J12=["saw#1"]),
        lambda: s.corpses.update(h1="J11"),
        lambda: setattr(s.baby, "at", "J10"),
        lambda: setattr(s.zombies["z0"], "boon", "thick_skull#1"),
        lambda: setattr(s.humans["h2"], "life", 0),
        lambda: setattr(s.humans["h3"], "carries", "h2"),
        lambda: setattr(s.humans["h4"], "done", True),
        lambda: setattr(s, "entrance", "X4"),
    ):
        change()
        seen.add(drawn())
    assert len(seen) == 13


def test_threatened_squares_are_those_in_contact_after_two_steps() -> None:
    s = busy(1, 0)
    s.zombies = {"z1": at("one").zombies["z0"].model_copy(update={"at": "V18"})}
    threatened = scene(s, catalogue("en")).threatened
    assert {"V18", "V15", "W15", "U17", "X19"} <= threatened and not {"V14", "X15", "L13"} & threatened


@pytest.mark.parametrize("seat", [None, "a", "b"])
def test_B22_nothing_hidden_from_the_humans_shows(seat: str | None) -> None:
    """Hand, traps, decks and the traitor are others, the picture and the words are the same."""
    texts, found = catalogue("ru"), []
    for turn in (False, True):
        s = busy(4, traitor="on")
        for human in s.humans:
            s.roles[human].value = TRAITOR if human == ("h4" if turn else "h3") else LOYAL
        s.traps.value = {"X1": "surprise#1"} if turn else {"X5": "empty_drawers#2"}
        s.laid = 1
        if turn:
            s.hand.cards = [*reversed(s.rest.cards)][: len(s.hand.cards)]
            s.search.cards.reverse()
        seen = view(s, seat)
        board = BOARD.draw(seen, texts, NAMES)
        close = BOARD.close_up(seen, texts, NAMES, "a")
        held = BOARD.held(seen, texts, NAMES, ZOMBIES)
        found.append(
            (board.data, board.alt, close.data, close.alt, held.data, held.alt, BOARD.text(seen, texts, NAMES))
        )
    assert found[0] == found[1]


# Close-ups, hands, cards


def test_the_map_is_the_basement_while_only_humans_there_are_waited_for(texts: Locale) -> None:
    s = largest()
    for each in s.humans.values():
        each.done, each.overload = each.id != "h5", 0
    shown = divided(scene(s, texts))
    assert (shown.level, shown.window.width, shown.window.height) == ("b", 7, 6)
    sound(compose(scene(s, texts)), SMALL - 2)
    s.humans["h2"].done = False
    assert divided(scene(s, texts)).level == ""


@pytest.mark.parametrize("moment", ["set-up", "largest"])
def test_close_ups_and_hands_fit(moment: str, texts: Locale) -> None:
    s = at(moment)
    for seat in ("a", ZOMBIES):
        shown = scene(s, texts, seat)
        sound(zoom.around(shown, seat), SMALL - 2)
        sheet = cards.hand(shown, seat)
        sound(sheet)
        assert sheet.image.height <= MOST


def test_a_close_up_is_around_the_figure_that_acts_or_what_is_marked() -> None:
    s, texts = busy(), catalogue("en")
    assert centre(scene(s, texts), "b", ()) == "L17" and centre(scene(s, texts), "b", ["L16", "M17"]) == "L17"
    assert centre(scene(s, texts), ZOMBIES, ["U7"]) == "U7" and centre(scene(s, texts), ZOMBIES, ()) in s.grid.floor
    below = largest()
    below.humans["h5"].cards = []
    assert centre(scene(below, texts), "a", ["bF3"]) in ("bF4", "bF3")


@pytest.mark.parametrize("marked", [["L19"], ["L18", "L20", "M19"]])
def test_of_several_figures_a_close_up_is_around_the_one_that_is_asked(marked: list[str]) -> None:
    s = busy()
    s.crews = {"a": [*s.humans]}
    first, second, *others = s.humans.values()
    first.at, second.at = "L16", "L19"
    for each in others:
        each.at = CAR
    assert centre(scene(s, catalogue("en")), "a", marked) == "L19"


def test_a_close_up_of_a_start_is_around_the_squares_to_choose_from() -> None:
    s = fresh()
    first, *_ = s.humans.values()
    first.at = "U13"
    marked = ["U9", "V9", "U8"]
    shown, seat = scene(s, catalogue("en")), s.leader(first.id)
    assert (square := centre(shown, seat, marked)) in marked
    assert zoom.line(shown, seat, square, marked) == "Squares to choose from"


@pytest.mark.parametrize("sheet", [1, 6])
def test_the_zombie_player_looks_at_the_sheet_on_which_zombies_enter(sheet: int) -> None:
    s = busy()
    shown = scene(s, catalogue("en"), ZOMBIES)
    assert centre(shown, ZOMBIES, ()) in {each.at for each in s.living}
    s.stack.append(Entry(begun=True, left=1, sheet=sheet))
    assert centre(scene(s, catalogue("en"), ZOMBIES), ZOMBIES, ()) == {1: "E6", 6: "U16"}[sheet]


def test_a_close_up_of_somebody_in_the_car_says_so() -> None:
    s = busy()
    (figure,) = s.crews["b"]
    s.humans[figure].at = CAR
    shown = scene(s, catalogue("en"), "b")
    assert zoom.line(shown, "b", centre(shown, "b", ())).endswith(": in the car")
    assert zoom.line(shown, ZOMBIES, "L17").endswith("around L17"), "nobody stands there any more"


def test_the_zombie_player_sees_hand_and_traps() -> None:
    s = busy()
    s.traps.get()["X5"] = "surprise#1"
    said = BOARD.held(view(s, ZOMBIES), catalogue("en"), NAMES, ZOMBIES).alt
    assert "Surprise! (Trap)" in said and "Office (search 5)" in said and said.startswith("Your hand: 12 cards")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_and_character_fits_and_has_its_icon(language: str) -> None:
    texts, data = catalogue(language), box()
    prints = [cards.search_card(card, texts) for card in data.cards.values()]
    prints += [cards.zombie_card(card, texts) for card in data.hand.values()]
    prints += [cards.character(each, texts) for each in data.characters.values()]
    prints += [areas.card(each, texts) for each in areas.areas(data).values()]
    for printed in prints:
        sheet = alone(printed)
        sound(sheet)
        assert glyph(printed.icon) and all(placed.whole for placed in sheet.placed), printed
    assert data.cards.keys() == look.CARDS.keys() and data.hand.keys() == look.HAND.keys()


def test_icons_exist() -> None:
    assert all(glyph(icon) for each in look.FLOORS.values() for icon in each.icons)


def test_legend_and_lessons_fit(texts: Locale) -> None:
    sheet = LEGEND.draw(texts)
    sound(sheet, SMALL - 2)
    assert all(placed.whole for placed in sheet.placed) and len(LEGEND.lines(texts)) == len(LEGEND.signs) + 1
    made = lessons(BOARD, box(), texts)
    assert len(made) == 4 and all(Image.open(io.BytesIO(each.data)).size == (1200, 900) for each in made)


# Words


@pytest.mark.parametrize("moment", ["set-up", "largest", "exploded"])
def test_words_say_the_board(moment: str, texts: Locale) -> None:
    s = at(moment)
    full = BOARD.text(view(s, None), texts, NAMES)
    for human in s.living:
        assert f"{human.id[1:]} " in full and (not human.on_foot or human.at in full)
    assert all(zombie.at in full for zombie in s.zombies.values())
    assert len(BOARD.draw(view(s, None), texts, NAMES).alt) <= ALT_LIMIT


def test_a_short_text_names_the_zombies_nearest_to_humans() -> None:
    s = at("largest")
    said = "\n".join(lines(scene(s, catalogue("en")), False))
    assert f"Zombies on the map: {len(s.zombies)}" in said and said.startswith("Round 7. Human turn.")


@pytest.mark.parametrize(
    ("typed", "square"),
    [("L15", "L15"), ("l 15", "L15"), ("ba1", "bA1"), ("бА1", "bA1"), ("К13", "K13"), ("b4", "B4"), ("Z9", "Z9"),
     ("L25", "L25"), ("car", "car")],
)  # fmt: skip
def test_squares_can_be_typed_in_small_and_cyrillic_letters(typed: str, square: str) -> None:
    assert place(fresh(1), typed) == square


def test_a_part_of_the_map_is_found_by_any_of_its_squares_and_tells_what_it_holds() -> None:
    data, texts = box(), catalogue("en")
    for typed, id in (("T10", "KIT"), ("ба1", "BASE"), ("x6", "OUT"), ("b4", "GAR"), ("C12", "CAR"), ("Kitchen", "")):
        assert areas.named(data, typed) == (id or typed), typed
    found = areas.areas(data)
    floors = {id: each.floor for id, each in found.items() if id != "BASE"}
    assert floors == {"BATH": 10, "BED": 18, "LIV": 36, "KIT": 23, "OFF": 15, "GAR": 24, "CAR": 0, "OUT": 291}
    said = areas.card(found["KIT"], texts).text
    assert "P10–T15. 23 squares" in said and "Search 4: T10" in said and "Window: R15-R16" in said
    assert all(edge in said for edge in ("R9-R10", "O12-P12", "O13-P13", "T13-U13"))


def test_threatened_squares_can_be_left_out_of_the_picture(texts: Locale) -> None:
    shown, left_out = (scene(busy(threats=each), texts) for each in ("on", "off"))
    assert shown.threatened and not left_out.threatened
    assert compose(shown).image.tobytes() != compose(left_out).image.tobytes()


def test_a_table_of_one_picture_is_the_same_twice() -> None:
    s: PlagueState = busy()
    assert (
        BOARD.draw(view(s, None), catalogue("en"), NAMES).data == BOARD.draw(view(s, None), catalogue("en"), NAMES).data
    )


@pytest.mark.parametrize(("square", "least"), [(zoom.PITCH, 24), (board.PITCH, 18)])
def test_small_numbers_beside_figures_are_as_large_as_there_is_room_for(square: int, least: int) -> None:
    for draw in (
        lambda sheet: pieces.zombie(sheet, sheet.box, "zombie", "17"),
        lambda sheet: pieces.human(sheet, sheet.box, SEATS["blue"], 3, "Бо", 4),
    ):
        sheet = Sheet(square, square)
        draw(sheet)
        tag = next(each for each in sheet.placed if each.text in ("17", "Бо"))
        assert tag.whole and tag.size >= least
        assert sheet.box.holds(tag.box)
