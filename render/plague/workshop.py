"""A house that somebody wrote before anybody plays it: its map with its marks, its decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from engine.core.view import view
from engine.games.plague.data import PlagueData, kind
from engine.games.plague.game import Plague
from engine.games.plague.house import House
from engine.games.plague.settings import PlagueSettings
from engine.workshop.trial import Tried

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import HOPE, MUTED, WHITE
from ..page import MARGIN, WIDTH, Part, page
from ..texts import Texts
from . import cards, chart
from .chart import BELOW
from .focus import whole
from .look import palette
from .scene import PlagueScene

HEAD, LINE, GAP = 64, 44, 12
HIGH, LARGE = 1000, 72
"""Pixels of the map from top to bottom, and of a square, at most."""
LOW, SMALL = 400, 48
"""The same of the basement."""
FEW = 0.03
"""The part of those who died that died on a square, for it to be marked."""
ROWS = 20
"""Cards on a picture."""
NOBODY: Mapping[str, str] = {}
SEATS = ("a", "m")


def picture(game: Plague, name: str, texts: Texts, tried: Tried | None = None) -> Picture:
    """The map of a house with its marks: places to search, doors and windows by number, the six parts; or, if it was
    tried, with how many humans died where.
    """
    return _picture(the_map(game, name, texts, tried))


def all_cards(game: Plague, name: str, texts: Texts) -> list[Picture]:
    """Its decks: each kind of card with how many there are and what it does."""
    return [_picture(sheet) for sheet in the_cards(game.data.playing(name), texts)]


def cut(game: Plague, name: str, texts: Texts) -> list[str]:
    """Its texts that have to be shortened in a picture."""
    sheets = [the_map(game, name, texts), *the_cards(game.data.playing(name), texts)]
    own = {text for said in game.data.houses[name].texts.values() for text in said.values()}
    short = [each.text for sheet in sheets for each in sheet.placed if not each.whole]
    return [text for text in short if any(each in text for each in own)]


def _picture(sheet: Sheet) -> Picture:
    return Picture(png(sheet.image, palette()), alternative([each.text for each in sheet.placed if len(each.text) > 3]))


# The map


def the_map(game: Plague, name: str, texts: Texts, tried: Tried | None = None) -> Sheet:
    """The table before anybody stands on it."""
    settings = PlagueSettings.model_validate({"house": name, "n_humans": "1", "threats": "off"})
    s, _ = game.set_up(settings, SEATS, "map")
    losses = {at: n for at, n in tried.fell.items() if n >= FEW * sum(tried.fell.values())} if tried else {}
    scene = PlagueScene(view(s, None), texts, NOBODY, losses=losses)
    said = _uses(scene) if tried is None else _fell(scene, tried)
    parts: list[Part[PlagueScene]] = [
        (HEAD, partial(_title, text=f"plague-value-house-{name}")),
        (LINE, partial(_line, said=said, colour=MUTED if tried is None else WHITE)),
        *_level(scene, "", HIGH, LARGE),
    ]
    if s.data.basement:
        below = scene.texts("plague-house-basement")
        parts += [(LINE, partial(_line, said=below, colour=MUTED)), *_level(scene, BELOW, LOW, SMALL)]
    return page(scene, parts, GAP)


def _level(scene: PlagueScene, level: str, high: int, most: int) -> Iterator[Part[PlagueScene]]:
    window = whole(scene, level)
    pitch = min((WIDTH - 2 * MARGIN - chart.LEFT) // window.width, high // window.height, most)
    yield chart.size(window, pitch)[1], partial(_map, window=window, pitch=pitch, level=level)


def _map(sheet: Sheet, box: Box, scene: PlagueScene, window: Box, pitch: int, level: str) -> None:
    chart.draw(sheet, box, scene, window, pitch, level=level)


def _title(sheet: Sheet, box: Box, scene: PlagueScene, text: str) -> None:
    sheet.line(scene.texts(text), box, Style(48, "Black", 30), HOPE)


def _line(sheet: Sheet, box: Box, scene: PlagueScene, said: str, colour: tuple[int, int, int]) -> None:
    sheet.line(said, box, Style(32, "Medium", 22), colour)


def _uses(scene: PlagueScene) -> str:
    """What there is in the house, in a line."""
    data = scene.s.data
    return scene.texts(
        "plague-house-uses", searches=len(data.searches), openings=len(data.exterior_openings),
        car="yes" if data.car else "no", basement="yes" if data.basement else "no", barricades=data.counts.barricades,
    )  # fmt: skip


def _fell(scene: PlagueScene, tried: Tried) -> str:
    """How many games it was, and who died most often."""
    if not tried.who:
        return scene.texts("plague-house-fell-nobody", n=tried.games)
    first = max(tried.who, key=lambda who: (tried.who[who], who))
    return scene.texts("plague-house-fell", n=tried.games, who=scene.texts(f"plague-character-{first}"))


# Cards


def the_cards(data: PlagueData, texts: Texts) -> Iterator[Sheet]:
    """The characters of its own and both decks, as many on a picture as fit."""
    search = [cards.Held(cards.search_card(data.cards[id], texts), n, "") for id, n in _counted(data.deck)]
    tricks = [cards.Held(cards.zombie_card(data.hand[id], texts), n, "") for id, n in _counted(data.hand_deck)]
    own = data.scenario.people if isinstance(data.scenario, House) else ()
    people = [cards.Held(cards.character(data.characters[id], texts), 1, "") for id in own]
    yield from _deck(texts("plague-house-people", n=len(people)), people)
    yield from _deck(texts("plague-house-cards", n=len(data.deck)), search)
    yield from _deck(texts("plague-house-tricks", n=len(data.hand_deck)), tricks)


def _counted(deck: Sequence[str]) -> Iterable[tuple[str, int]]:
    return Counter(map(kind, deck)).items()


def _deck(head: str, found: Sequence[cards.Held]) -> Iterator[Sheet]:
    for start in range(0, len(found), ROWS):
        yield cards.listed(head, found[start : start + ROWS])
