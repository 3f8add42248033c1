"""Pictures of Hit Z Road, in both languages and at every kind of moment."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from typing import get_args

import pytest
from hitz.pictured import LANGUAGES, MOMENTS, NAMES, at, catalogue, hitz_data, sound
from PIL import Image, ImageChops

from engine.core.view import view
from engine.games.hitz.box.data import Sign
from engine.games.hitz.box.dice import BLACK, RED
from engine.games.hitz.state import HitzState
from render.canvas import sheet as sheets
from render.canvas.box import Box
from render.canvas.encode import ALT_LIMIT
from render.canvas.fonts import MISSING, icon_font, icon_mask
from render.canvas.sheet import Sheet
from render.hitz import BOARD
from render.hitz.board import CARD_HEIGHT, CARD_WIDTH, compose
from render.hitz.cards import OUTCOMES, back, face
from render.hitz.legend import LEGEND
from render.hitz.look import RESOURCES, TOKENS, palette
from render.hitz.question import surroundings
from render.hitz.scene import HitzScene
from render.hitz.symbols import FACES, die
from render.hitz.zoom import card as zoom_card
from render.page import WIDTH
from telling.texts import Locale

CARDS = hitz_data().cards
draw, board_text = BOARD.draw, BOARD.text


def scene(s: HitzState, texts: Locale, **more: object) -> HitzScene:
    return HitzScene(view(s, None), texts, NAMES, **more)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("height", CARD_HEIGHT.values())
@pytest.mark.parametrize("outcome", ["", "playing", *OUTCOMES])
def test_all_cards_stay_in_their_boxes(texts: Locale, height: int, outcome: str):
    for card in CARDS.values():
        sheet = face(card, texts, CARD_WIDTH, height, outcome)
        sound(sheet)
        assert all(placed.whole for placed in sheet.placed), card.id


def test_marks_and_tokens_are_in_the_legend(texts: Locale):
    sheet = LEGEND.draw(texts)
    sound(sheet)
    assert all(placed.whole for placed in sheet.placed) and sheet.box.height <= 1600
    assert {*FACES, *RESOURCES, *TOKENS} <= {*LEGEND.signs}
    assert len(BOARD.explained(texts).data) < 150_000 and len(LEGEND.lines(texts)) == len(LEGEND.signs) + 1


def test_card_close_ups_are_whole(texts: Locale):
    for card in CARDS.values():
        sheet = zoom_card(card, texts)
        sound(sheet)
        assert all(placed.whole for placed in sheet.placed), card.id
        assert min(placed.size for placed in sheet.placed) >= 30, card.id


def test_every_card_has_a_picture_of_its_own_deck():
    assert all(card.sign for card in CARDS.values())


def test_every_icon_has_a_glyph(monkeypatch: pytest.MonkeyPatch):
    used = {*get_args(Sign), *TOKENS.values(), *(look.icon for look in RESOURCES.values()), *OUTCOMES.values()}

    def noting(name: str, size: int):
        used.add(name)
        return icon_mask(name, size)

    monkeypatch.setattr(sheets, "icon_mask", noting)
    for moment in MOMENTS:
        compose(scene(at(moment), catalogue("en"), news=("news",), stand_ins=frozenset({"p1"})))
    dice = Sheet(100, 100)
    for shown in FACES:
        die(dice, dice.box, shown, red=True)
    box = bytes(list(icon_font(48).getmask(MISSING)))
    assert len(used) > 80
    assert not [name for name in used if icon_mask(name, 48).image.tobytes() == box]


def test_labels_stay_inside_the_picture(state: HitzState, texts: Locale):
    busy = {"news": ("Очень длинная строка журнала " * 5,) * 4, "due": "понедельник, 23:59 по Гринвичу"}
    sound(compose(scene(state, texts)))
    sound(compose(scene(state, texts, stand_ins=frozenset(NAMES), **busy)))


def test_pictures_are_bounded(state: HitzState, texts: Locale):
    everything = [f"card-{id}" for id in CARDS] + ["route-1", "bid-3", *(f"seat-{seat}" for seat in NAMES)]
    picture = draw(view(state, None), texts, NAMES, changed=everything)
    size = Image.open(io.BytesIO(picture.data)).size
    assert size[0] == WIDTH and 500 <= size[1] <= 1600
    assert len(picture.data) < 200_000


def test_alternative_text_fits_and_says_who_is_awaited(state: HitzState, texts: Locale):
    alt = draw(view(state, None), texts, NAMES).alt
    assert 100 < len(alt) <= ALT_LIMIT
    for seat in scene(state, texts).waiting:
        assert NAMES[seat] in alt.splitlines()[0]


def test_board_text_holds_the_whole_board(state: HitzState, texts: Locale):
    said = board_text(view(state, None), texts, NAMES)
    shown = scene(state, texts)
    for seat in state.seats:
        assert NAMES[seat] in said
    for route in () if state.over else state.routes:
        for slot in route.slots:
            card = shown.card(slot)
            if card:
                assert texts(card.name_key) in said
                if card.text_key and slot.outcome in ("", "playing"):
                    assert texts(card.text_key, n=card.n).split("[")[0] in said


def test_no_next_roll_is_announced_where_no_zombie_is_left(texts: Locale, monkeypatch: pytest.MonkeyPatch):
    s = at("horde")
    (battle,) = scene(s, texts).battles
    red, black = scene(s, texts).next_dice(battle)
    announced = texts("hitz-board-alt-next-dice", red=red, black=black)
    with_them = draw(view(s, None), texts, NAMES)
    assert announced in with_them.alt
    monkeypatch.setattr(battle, "zombies", 0)
    without = draw(view(s, None), texts, NAMES)
    assert announced not in without.alt and without.data != with_them.data


def test_the_short_text_leaves_out_what_cards_say(state: HitzState, texts: Locale):
    whole, short = (BOARD.text(view(state, None), texts, NAMES, full) for full in (True, False))
    assert len(short) <= len(whole) and len(short) < 1600


def test_languages_differ(state: HitzState):
    english, russian = (draw(view(state, None), catalogue(language), NAMES) for language in LANGUAGES)
    assert english.digest != russian.digest and english.alt != russian.alt


def test_the_same_view_gives_the_same_bytes(state: HitzState, texts: Locale):
    assert draw(view(state, None), texts, NAMES).data == draw(view(state, None), texts, NAMES).data


def test_hidden_things_do_not_show(state: HitzState, texts: Locale):
    other = type(state).model_validate_json(state.model_dump_json())
    other.attach(state.data)
    other.deck.cards.reverse()
    other.box.cards.sort()
    other.dice.seed = "another"
    spare = next(id for id in CARDS if state.deck.cards[:1] != [id])
    for route in other.routes:
        for slot in route.slots:
            if not slot.card.opened:
                slot.card.value = spare
    for group in other.groups.values():
        if not group.pile.shown:
            group.pile.cards = [spare] * len(group.pile)
        if not group.bonus.opened:
            group.bonus.value = 9
    one, two = draw(view(state, None), texts, NAMES), draw(view(other, None), texts, NAMES)
    assert one.data == two.data and one.alt == two.alt


def test_what_changed_is_marked():
    s, texts = at("auction"), catalogue("en")
    plain = draw(view(s, None), texts, NAMES).digest
    card = s.routes[0].slots[0].card.get()
    marks = ["route-2", f"card-{card}", "seat-p1", f"bid-{max(g.bid for g in s.groups.values())}"]
    digests = {draw(view(s, None), texts, NAMES, changed=[mark]).digest for mark in marks}
    assert len(digests | {plain}) == len(marks) + 1


def test_a_whole_new_round_is_not_marked():
    s, texts = at("auction"), catalogue("en")
    every = [f"route-{route.no}" for route in s.routes]
    assert draw(view(s, None), texts, NAMES, changed=every).digest == draw(view(s, None), texts, NAMES).digest


def test_R16_2_face_down_cards_show_their_level_only(texts: Locale):
    s = at("solo")
    down = [slot.card.get() for route in s.routes for slot in route.slots if not slot.card.opened]
    assert len(down) == 3
    drawn = compose(scene(s, texts))
    shown = {placed.text for placed in drawn.placed}
    assert not {texts(CARDS[id].name_key) for id in down} & shown
    assert sum(placed.text == texts(f"hitz-level-{s.level}") for placed in drawn.placed) == 3
    said = draw(view(s, None), texts, NAMES).alt
    assert not [id for id in down if texts(CARDS[id].name_key) in said]


def test_O2_hidden_scores_show_numbers_of_cards(texts: Locale):
    s = at("route")
    shown = scene(s, texts)
    assert all(shown.points(group) is None for group in shown.s.groups.values())
    opened = scene(at("side by side"), texts)
    assert all(opened.points(group) is not None for group in opened.s.groups.values())


def test_dice_show_six_different_faces():
    assert set(FACES) == set(BLACK) | set(RED)
    pictures = set()
    for red in (False, True):
        for shown in FACES:
            sheet = Sheet(84, 84)
            die(sheet, Box(0, 0, 84, 84), shown, red)
            pictures.add(sheet.image.convert("L").tobytes())
    assert len(pictures) == 2 * len(FACES)


@pytest.mark.parametrize("moment", ["opening", "horde", "side by side", "event", "route", "solo", "end"])
def test_what_a_group_is_asked_about_is_drawn_large(texts: Locale, moment: str):
    shown = scene(at(moment), texts)
    for seat in shown.s.seats:
        sheet = surroundings(shown, seat)
        sound(sheet)
        said = [placed.text for placed in sheet.placed]
        battle, card = shown.battle_of(seat), shown.played_by(seat)
        assert not card or texts(CARDS[card].name_key) in said
        assert not battle or texts("hitz-board-needed", n=battle.zombies) in said
        own = [route for route in shown.s.routes if route.taker == seat] if not card else []
        assert all(str(route.no) in said for route in own)
        assert sheet.image.height <= 1000


def test_routes_to_choose_from_are_lit_where_they_are_not_all(texts: Locale):
    s = at("auction")
    every = [f"route-{route.no}" for route in s.routes]
    drawn = [BOARD.close_up(view(s, "p1"), texts, NAMES, "p1", marked=marked) for marked in ((), every, every[:2])]
    assert drawn[0].data == drawn[1].data != drawn[2].data
    assert all(texts("hitz-board-alt-route", n=number, note="") in drawn[0].alt for number in range(1, len(every) + 1))


def test_bonus_cards_are_named_below_the_last_picture_and_not_on_it_too(texts: Locale):
    s = at("end")
    assert s.result and s.result.lines
    told = {texts.message(line, NAMES) for line in s.result.lines}
    assert not told & {placed.text for placed in compose(scene(s, texts)).placed}
    assert not told & set(BOARD.text(view(s, None), texts, NAMES).splitlines())


def test_card_pictures_say_their_text(texts: Locale):
    for card in CARDS.values():
        picture = BOARD.look_up(BOARD.lookups["card"], card, texts)
        assert texts(card.name_key) in picture.alt and len(picture.alt) <= ALT_LIMIT
        assert len(picture.data) < 80_000


def test_drawing_side_by_side_gives_the_same(texts: Locale):
    views = [view(at(moment), None) for moment in MOMENTS]
    alone = [draw(each, texts, NAMES).digest for each in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda each: draw(each, texts, NAMES).digest, views * 2))
    assert together == alone * 2


def test_soft_edges_survive_the_palette():
    """Hardly any pixel moves far when the fixed palette takes the place of all colours."""
    image = compose(scene(at("horde"), catalogue("ru"))).image
    flat = image.quantize(palette=palette(), dither=Image.Dither.NONE).convert("RGB")
    histogram = ImageChops.difference(image, flat).convert("L").histogram()
    far = sum(histogram[40:])
    assert far < image.width * image.height * 0.002


def test_backs_differ_by_level():
    assert len({back(level, CARD_WIDTH, 210).image.tobytes() for level in ("I", "II", "III")}) == 3
