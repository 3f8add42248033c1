"""Houses as they are seen before they are played, and in pictures of whole games; what looks wrong with them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from core.fuzz import play
from kit.told import exact
from languages import LANGUAGES
from plague.houses import CHAPEL, chapel, house, table, usual
from plague.table import game

from engine.core.view import view
from engine.games.plague.doubts import doubts
from engine.games.plague.game import Plague
from engine.workshop.pack import checked, read
from render.canvas.sheet import Sheet
from render.page import WIDTH
from render.plague import BOARD, board, workshop, zoom
from render.plague.scene import PlagueScene
from telling.texts import Locale, Texts

DOCS = Path(__file__).parents[2] / "docs"
STATION = (DOCS / "houses" / "station.toml").read_text("utf-8")
GUIDE = (DOCS / "new-house.md").read_text("utf-8")
HUT = re.findall(r"```toml\n(drawing.*?)```", GUIDE, re.DOTALL)[0]
HOUSES = {"chapel": CHAPEL, "station": STATION, "hut": HUT}


def made(name: str) -> Plague:
    return chapel() if name == "chapel" else house(name, HOUSES[name])


def sound(sheet: Sheet) -> None:
    """Nothing is drawn outside of the picture, and nothing too small to be read."""
    assert sheet.box.width <= WIDTH
    for each in sheet.placed:
        assert sheet.box.x0 <= each.box.x0 and each.box.x1 <= sheet.box.x1, each
        assert each.size >= 9, each


# Before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOUSES)
def test_its_map_and_its_decks_are_drawn(name: str, language: str) -> None:
    each = made(name)
    number = each.written.names[name] if each.written else ""
    texts: Locale = exact(language)
    assert BOARD.bench
    for sheet in (workshop.the_map(each, number, texts), *workshop.the_cards(each.data.playing(number), texts)):
        sound(sheet)
        assert not [said.text for said in sheet.placed if not said.whole]
    pictures = [BOARD.bench.map(each, number, texts), *BOARD.bench.cards(each, number, texts)]
    assert all(picture.alt and len(picture.data) < 300_000 for picture in pictures)
    assert not BOARD.bench.cut(each, number, texts)


def wrong(old: str, new: str, text: str = STATION, name: str = "station") -> str:
    """What looks wrong when this stands there instead."""
    assert old in text
    found = read(game(), f"{name}.toml", text.replace(old, new, 1).encode())
    entry = checked(game(), found.files)[name]
    return "\n".join(Texts()("en").message(each.what, {}) for each in doubts(game().data, entry))  # pyright: ignore


def test_nothing_looks_wrong_with_those_of_the_guide() -> None:
    assert not wrong("The filling station", "The station") and not wrong("The hut", "A hut", HUT, "hut")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("barricades = 11", "barricades = 4", "9 doors and windows, and there are only 4 barricades"),
        ("| .   .   .   .   .   .   d   .", "| .   .   .   .   .   .   .   .", "one door only (G17)"),
        ("crowbar = 0", "crowbar = 0, knife = 0, rifle = 0", "Hunter: there is no Hunting rifle"),
        ("energy = 2", "energy = 20, ammo = 20, bandage = 20, plan = 20", "few weapons"),
        ("energy = 2", "medkit = 0, bandage = 0", "no search card heals"),
        (" 1 | .   ", " 1 |     ", "drawn as a floor, though it lies in no room: A1"),
    ],
)  # fmt: skip
def test_what_looks_wrong_is_said(old: str, new: str, said: str) -> None:
    assert said in wrong(old, new)


@pytest.mark.parametrize(("name", "row"), [("station", "12 |"), ("chapel", "16 |")])
def test_a_place_that_nobody_can_stand_beside_keeps_a_car_from_leaving_where_there_is_one(name: str, row: str) -> None:
    lines = HOUSES[name].split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith(row))
    lines[at - 1] = lines[at - 1][:32] + "---" + lines[at - 1][35:]
    lines[at] = lines[at].replace("|X3  ", "|X3 |")
    said = wrong(HOUSES[name], "\n".join(lines), HOUSES[name], name)
    assert "nobody can stand beside X3" in said and ("the car never leaves" in said) == (name == "station")


# In play


@pytest.mark.parametrize("name", HOUSES)
def test_games_in_it_are_drawn(name: str) -> None:
    """Every so often, the board, all of the map and the surroundings."""
    each, options = made(name), {"n_humans": "2", "basement": "die", "spawn_min_distance": "3"}
    settings = each.settle(usual(each, **options), ["a", "m"])
    s, log = play(each, settings, ["a", "m"], f"seen-{name}", Random(2), player="stand-in")
    again, _ = each.set_up(usual(each).model_validate(settings.model_dump()), ["a", "m"], f"seen-{name}")
    for n, act in enumerate(log):
        each.apply(again, act)
        if n % 25 == 0 or again.over:
            scene = PlagueScene(view(again, "a"), exact("ru"), {"a": "Аня", "m": "Зомби"})
            for sheet in (board.compose(scene), board.whole_map(scene), zoom.around(scene, "a")):
                assert sheet.box.height <= board.MOST
                sound(sheet)
    assert s.over
    again.entrance = again.data.hideouts[0] if again.data.basement else ""
    scene = PlagueScene(view(again, "a"), exact("en"), {"a": "Ann", "m": "Zombies"})
    sound(board.compose(scene))
    assert table(each).settings.house in scene.s.settings.house and len(list(BOARD.maps(scene) if BOARD.maps else ()))
    places = BOARD.places(scene.s, exact("en"), scene.names)
    told = [BOARD.spot(scene.s, exact("en"), scene.names, ref) for ref in places]
    assert len(told) > 100 and all(each.lines for each in told), "what lies at any place of it is told"


def test_the_board_names_the_house() -> None:
    each = made("station")
    scene = PlagueScene(view(table(each), "a"), exact("en"), {"a": "Ann"})
    assert scene.modules.startswith("The filling station")
