"""Cities that somebody wrote, as they are seen: on the workbench, in pictures of whole games, in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.fuzz import play
from kit.told import check_told, exact
from languages import LANGUAGES
from zgame.cities import LONG, base, ring, written
from zgame.pictured import scene, sound

from engine.core.view import view
from engine.games.zgame.doubts import doubts
from engine.workshop.pack import checked, read
from engine.workshop.trial import Trial, seats_of, tried
from render.page import WIDTH
from render.zgame import BOARD, workshop
from render.zgame.board import MOST, compose, whole
from render.zgame.places import place
from telling.texts import Locale

DOCS = Path(__file__).parents[2] / "docs"
PORT = (DOCS / "cities" / "port.toml").read_text("utf-8")
SEATS = "abcd"
FLOOR = 9
"""Letters on a map."""


def cities() -> list[tuple[Any, str]]:
    """Games with a city each, and its name."""
    return [(game, game.written.names[name]) for name, game in (("ring", ring_game()), ("port", port()))]


def ring_game() -> Any:
    return written("ring", ring())


def port() -> Any:
    return written("port", PORT)


# On the workbench


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_shapes_places_and_cards_are_drawn_inside_their_frames(language: str):
    for game, name in cities():
        assert BOARD.bench
        plan = workshop.Plan(game, name, exact(language))
        sheets = [workshop.the_map(plan), *workshop.the_cards(plan)]
        assert len(sheets) == 4 + len(plan.city.events) and sheets[0].box.width == WIDTH
        for sheet in sheets:
            sound(sheet, FLOOR)
        pictures = [BOARD.bench.map(game, name, exact(language)), *BOARD.bench.cards(game, name, exact(language))]
        assert all(each.alt and len(each.data) < 200_000 for each in pictures)


def test_what_has_no_room_is_named():
    game, name = cities()[0]
    assert LONG in workshop.cut(game, name, exact("en"))


def doubted(text: str, name: str = "port") -> list[tuple[Sequence[str], str]]:
    files = read(base(), f"{name}.toml", text.encode()).files
    city = checked(base(), files)[name]
    for language in LANGUAGES:
        for each in doubts(base().data, city):  # pyright: ignore
            exact(language).message(each.what, {})
    return [(each.where, each.what.key.removeprefix("zgame-doubt-")) for each in doubts(base().data, city)]  # pyright: ignore


ITEMS = 'tiles = "none", items = ["bike", "axe", "pistol", "tools", "stew", "tom"]'
EVENTS = 'tiles = "none", events = ["V01", "V04", "V05", "V07", "V09", "V10"]'
"""Few of our cards and events."""


@pytest.mark.parametrize(
    ("old", "new", "where", "kind"),
    [
        ('B3  .   .   .   B4"', 'B3  .   .   B4  ."', "layouts 4 rows", "bases-far"),
        ('B3  .   .   .   B4"', 'B3  B4  .   .   ."', "layouts 4 rows", "bases-touch"),
        ('"B1  .   .",', '"B1      .",', "layouts 2 rows", "base-shut"),
        ('tile-02 = "East bridge"', 'tile-02 = "west Bridge"', "texts en tile-02", "places-alike"),
        ("zombies = 1", "zombies = 3", "layouts 4 rows", "crowded"),
        ('"food"', '"melee"', "tiles", "hungry"),
        ('"fighter"', '"melee"', "tiles", "nobody-comes"),
        ('"medicine"', '"melee"', "keep events V01", "icon-nowhere"),
        ("copies = 1\nstrength = 4", "copies = 12\nstrength = 4", "zombies", "zombies-strong"),
        ('tiles = "none"', ITEMS, "items", "deck-small"),
        ('tiles = "none"', ITEMS, "copies grenade", "copies-unused"),
        ('tiles = "none"', EVENTS, "events", "gang-never-first"),
        ('id = "port-catch"\nkind = "max"', 'id = "port-catch"\nkind = "count"', "goals port-catch", "goals-alike"),
    ],
)  # fmt: skip
def test_what_looks_wrong(old: str, new: str, where: str, kind: str):
    assert old in PORT and not doubted(PORT)
    found = doubted(PORT.replace(old, new).replace('"DCBA"', '"BCDA"'))
    assert any(kind == each and where in " ".join(at) for at, each in found), found


def test_a_goal_for_which_nothing_counts_looks_wrong_and_a_poor_base():
    tame = PORT.replace('op = "ride", n = 3, party = true', 'op = "spawn", n = 1').replace('"C09"', '"C10"')
    assert (("keep", "goals", "C10"), "goal-never") in doubted(
        tame.replace('tiles = "none"', ITEMS.replace("bike", "petrol"))
    )
    assert (("tiles", "ring-90", "icons"), "bases-uneven") in doubted(ring(), "ring")


# In its games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["ring", "port"])
def test_whole_games_are_drawn_and_told(name: str, language: str):
    game, texts = (ring_game if name == "ring" else port)(), exact(language)
    seen = 0

    def look(s: Any, events: Any, among: Any) -> None:
        nonlocal seen
        check_told(events, texts)
        seen += 1
        if seen % 40 == 1 or s.over:
            _look(s, texts)

    for n, players in enumerate((2, 4)):
        settings = game.settings.model_validate(
            {**game.usual.model_dump(), "mode": "intro", "city": ("built", "random")[n]}
        )
        play(game, settings, list(SEATS[:players]), f"seen{n}", Random(n), player=("random", "stand-in")[n], read=look)


def _look(s: Any, texts: Locale) -> None:
    names = dict(zip(SEATS, ("Anastasia Konstantinovna of Novgorod", "Bo", "Cem", "Di"), strict=True))
    seat = s.living[0]
    open_view, own = view(s, None), view(s, seat)
    for of in (compose, whole):
        sheet = of(scene(open_view, texts))
        assert sheet.box.height <= MOST
        sound(sheet, FLOOR)
    assert BOARD.hand and BOARD.zoom
    sound(BOARD.hand.sheet(scene(own, texts), seat), FLOOR)
    sound(BOARD.zoom.sheet(scene(own, texts), seat, ()), FLOOR)
    assert "⟨" not in BOARD.text(open_view, texts, names)
    (chart,) = BOARD.charts(open_view, texts, names)
    assert all(chart.area(place) for place in s.sites)
    told = {ref: BOARD.spot(open_view, texts, names, ref) for ref in BOARD.places(open_view, texts, names)}
    assert all(each.lines and "⟨" not in each.name + "".join(each.lines) for each in told.values())


def test_a_place_is_typed_by_its_number():
    game, name = cities()[1]
    s, _ = game.set_up(game.usual, ["a", "b"], "x")
    assert [place(s, typed) for typed in ("01", "#50", "07 Lighthouse", "1-06", "x")] == [
        f"{name}-01", f"{name}-50", f"{name}-07", "1-06", "x",
    ]  # fmt: skip


def test_the_board_names_the_city():
    game, _ = cities()[1]
    s, _ = game.set_up(game.usual, ["a", "b"], "x")
    assert scene(view(s, None), exact("en")).played.startswith("The port · ")
    assert scene(view(s, None), exact("ru")).played.startswith("Порт · ")


# The one that ships


def test_the_port_says_everything_in_both_languages_and_has_room_for_it():
    game, name = cities()[1]
    assert not any(workshop.cut(game, name, exact(language)) for language in LANGUAGES)
    texts = game.data.cities[name].texts
    assert texts["en"].keys() == texts["ru"].keys() == game.data.cities[name].wording().keys()


def test_the_port_is_tried_by_stand_ins():
    game, name = cities()[1]
    assert seats_of(game, name) == "abc" and seats_of(ring_game(), cities()[0][1]) in ("ab", "abcd")
    found = Trial(levels={"normal": tried(game, name, "normal", range(2))})
    assert found.all.how == {"won": 2} and not found.failing
