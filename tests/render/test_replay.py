"""The animation and the plots: what was put in comes out, within Discord's limits."""

from __future__ import annotations

import io

import pytest
from hitz.pictured import NAMES, at
from PIL import Image, ImageChops, ImageDraw

from engine.core.view import view
from render import replay
from render.canvas.theme import GROUND
from render.hitz import BOARD
from render.replay import LAST, SHORTEST, Film, thinned
from render.stats import MOST_BARS, MOST_ROWS, Bar, Standing, draw_player, draw_server
from telling.texts import Texts


def board(step: int, height: int = 400) -> Image.Image:
    image = Image.new("RGB", (600, height), (40, 60, 80))
    ImageDraw.Draw(image).rectangle((20 + 46 * step, 30, 60 + 46 * step, 91), fill=(200, 160 - 8 * step, 20))
    return image


def made(boards: list[Image.Image]) -> Image.Image:
    film = Film(len(boards))
    for each in boards:
        film.add(each)
    return Image.open(io.BytesIO(film.finish()))


def frames(film: Image.Image) -> list[Image.Image]:
    found = []
    for number in range(film.n_frames):
        film.seek(number)
        found.append(film.convert("RGB"))
    return found


def test_every_frame_is_the_board_at_half_its_size():
    boards = [board(step) for step in range(10)]
    film = made(boards)
    assert film.format == "WEBP" and film.size == (300, 200) and film.info["loop"] == 0
    for shown, drawn in zip(frames(film), boards, strict=True):
        assert ImageChops.difference(shown, drawn.reduce(2)).getbbox() is None


def test_a_film_that_would_grow_too_large_is_packed_more_tightly(monkeypatch: pytest.MonkeyPatch):
    texts, states = Texts()("en"), [at(moment) for moment in ("auction", "route", "horde", "event", "end") * 2]

    def size(most: int) -> int:
        monkeypatch.setattr(replay, "MOST_BYTES", most)
        film = Film(len(states))
        for s in states:
            film.add(BOARD.still(view(s, None), texts, NAMES), BOARD.palette())
        return len(film.finish())

    assert size(1) < size(8_000_000) * 0.9


def test_frames_keep_to_the_colours_of_the_game():
    film = Film(1)
    film.add(BOARD.still(view(at("horde"), None), Texts()("ru"), NAMES), BOARD.palette())
    (shown,) = frames(Image.open(io.BytesIO(film.finish())))
    colours = BOARD.palette().getpalette() or []
    assert {colour for _, colour in shown.getcolors() or []} <= set(zip(*[iter(colours)] * 3, strict=True))


def test_a_lower_board_leaves_nothing_of_a_higher_one():
    shown = frames(made([board(0, 300), board(1, 500), board(2, 200)]))
    assert {each.size for each in shown} == {(300, 250)}
    assert shown[0].getpixel((150, 200)) == GROUND and shown[1].getpixel((150, 200)) == (40, 60, 80)
    assert shown[2].getpixel((150, 150)) == GROUND and shown[2].getpixel((150, 90)) == (40, 60, 80)


def test_a_picture_without_news_makes_the_one_before_it_last_longer():
    film = made([board(0), board(0), board(0), board(1)])
    times = []
    for number in range(film.n_frames):
        film.seek(number)
        film.load()
        times.append(film.info["duration"])
    assert len(times) == 2 and times[0] == 3 * Film(4).pause and times[1] == LAST


def test_one_picture_is_a_film_and_none_is_not():
    assert frames(made([board(0)]))[0].size == (300, 200)
    with pytest.raises(ValueError):
        Film(0).finish()


@pytest.mark.parametrize(("count", "most"), [(1, 300), (300, 300), (301, 300), (5000, 300), (7, 2)])
def test_thinning_keeps_the_first_and_the_last(count: int, most: int):
    kept = thinned(count, most)
    assert kept[0] == 0 and kept[-1] == count - 1 and len(kept) == min(count, most) and kept == sorted(set(kept))
    assert Film(len(kept)).pause >= SHORTEST and thinned(count, 1) == [count - 1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_plots_show_everybody_and_say_the_same_in_words(language: str):
    texts = Texts()(language)
    many = [Standing(f"Player {n}", 20 - n, max(0, 9 - n)) for n in range(14)]
    server = draw_server(many, texts)
    assert f"Player {MOST_ROWS - 1}" in server.alt and f"Player {MOST_ROWS}" not in server.alt
    bars = [Bar("hitz", None if n == 3 else 7 * n - 11, n % 3 == 0) for n in range(25)]
    player = draw_player(bars, texts)
    assert str(bars[-1].points) in player.alt.splitlines()[1] and len(player.alt.splitlines()) == 1 + MOST_BARS
    for picture in (server, player, draw_server(many[:1], texts), draw_player(bars[3:4], texts)):
        assert Image.open(io.BytesIO(picture.data)).width == 1200 and "⟨" not in picture.alt


def test_games_that_were_won_are_lit():
    texts = Texts()("en")
    lost, won = (draw_player([Bar("hitz", 5, flag)], texts) for flag in (False, True))
    assert lost.data != won.data and lost.alt != won.alt


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 1, "Hit Z Road: 1 point, won."),
        ("en", 12, "Hit Z Road: 12 points, won."),
        ("en", None, "Hit Z Road: no points, won."),
        ("ru", 1, "1 очко, победа."),
        ("ru", 3, "3 очка, победа."),
        ("ru", 11, "11 очков, победа."),
    ],
)
def test_the_plot_in_words_counts_as_people_do(language: str, points: int | None, said: str) -> None:
    assert said in draw_player([Bar("hitz", points, True)], Texts()(language)).alt
