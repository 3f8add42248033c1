"""A mission on its map before anybody plays it: where everything lies, and where survivors fell when it was tried."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import partial

from engine.core.view import view
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.state import survivor_name
from engine.workshop.trial import SEATS, Tried, settings_of

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import HOPE, MUTED, WHITE
from ..cards import TALL, alone
from ..maps.chart import Chart
from ..maps.marks import brackets
from ..page import MARGIN, WIDTH, Part, page
from ..texts import Texts
from . import cards, chart, streets, tale
from .look import palette
from .scene import ZombicideScene
from .zoom import STORY

MOST, PITCH, GAP = 1500, 180, 12
"""Pixels of the map from top to bottom, and of a cell, at most."""
HEAD, LINE = 64, 44
FEW = 0.03
"""The part of those who fell that fell in a zone, for it to be marked."""
NOBODY: Mapping[str, str] = {}


def picture(
    game: Zombicide, mission: str, texts: Texts, tried: Tried | None = None, changed: Collection[str] = ()
) -> Picture:
    """The map of a mission with its marks: start, spawn zones, cards, crates, ways out; or, if it was tried, with how
    many survivors fell where. Zones and doors that are ``changed`` are in brackets. Of a campaign its missions.
    """
    if mission in game.data.campaigns:
        return tale.picture(game, mission, texts, tried)
    scene = replace(_scene(game, mission, texts, tried), changed=frozenset(changed))
    sheet = _sheet(scene, tried)
    said = [each.text for each in sheet.placed if each.box.height in (HEAD, LINE)]
    return Picture(png(sheet.image, palette()), alternative(said))


def _scene(game: Zombicide, mission: str, texts: Texts, tried: Tried | None) -> ZombicideScene:
    """The table before its first question."""
    s, _ = game.set_up(settings_of(game, mission), SEATS, "map")
    losses = {zone: n for zone, n in tried.fell.items() if n >= FEW * sum(tried.fell.values())} if tried else {}
    return ZombicideScene(view(s, None), texts, NOBODY, losses=losses)


def _sheet(scene: ZombicideScene, tried: Tried | None) -> Sheet:
    window = streets.extent(scene.s.city)
    pitch = min((WIDTH - 2 * MARGIN) // window.width, MOST // window.height, PITCH)
    lines = [_uses(scene)] if tried is None else [_fell(scene, tried)]
    parts: list[Part[ZombicideScene]] = [
        (HEAD, _title),
        *((LINE, partial(_line, said=said)) for said in lines),
        (window.height * pitch, partial(_map, window=window, pitch=pitch)),
    ]
    return page(scene, parts, GAP)


def _title(sheet: Sheet, box: Box, scene: ZombicideScene) -> None:
    sheet.line(scene.mission, box, Style(48, "Black", 30), HOPE)


def _line(sheet: Sheet, box: Box, scene: ZombicideScene, said: str) -> None:
    sheet.line(said, box, Style(32, "Medium", 24), WHITE if scene.losses else MUTED)


def _uses(scene: ZombicideScene) -> str:
    """What the mission uses, in a line."""
    mission = scene.s.mission
    counts = {"tiles": mission.tiles, "spawns": mission.spawns, "cards": mission.cards, "crates": mission.crates}
    return scene.texts("workshop-map-uses", **{name: len(each) for name, each in counts.items()})


def _fell(scene: ZombicideScene, tried: Tried) -> str:
    """How many games it was, and who fell most often."""
    if not tried.who:
        return scene.texts("workshop-fell-nobody")
    first = max(tried.who, key=lambda who: (tried.who[who], who))
    return scene.texts("workshop-fell", n=tried.games, who=scene.said(survivor_name(first)))


def _map(sheet: Sheet, box: Box, scene: ZombicideScene, window: Box, pitch: int) -> chart.Survey:
    mission = scene.s.mission
    survey = chart.draw(sheet, box, scene, window, pitch, mission.start if mission.apart else mission.start[:1])
    for door in filter(scene.s.city.doors.__contains__, scene.changed):
        for place in survey.area(door):
            brackets(sheet, place, WHITE)
    return survey


def charted(game: Zombicide, mission: str, texts: Texts, changed: Collection[str] = ()) -> tuple[Chart, Picture]:
    """The map of a mission by itself, with its marks, to be tapped on."""
    scene = replace(_scene(game, mission, texts, None), changed=frozenset(changed))
    window = streets.extent(scene.s.city)
    sheet = Sheet(window.width * chart.TOUCHED, window.height * chart.TOUCHED)
    survey = _map(sheet, sheet.box, scene, window, chart.TOUCHED)
    return Chart("", sheet, chart.TOUCHED, survey.area), Picture(
        png(sheet.image, palette()), alternative([scene.mission, _uses(scene)])
    )


def all_cards(game: Zombicide, mission: str, texts: Texts) -> list[Picture]:
    """The card of a mission, then its objective cards and notes; of a campaign the cards of its decks."""
    return [
        Picture(png(sheet.image, palette()), alternative([each.text for each in sheet.placed]))
        for sheet in _cards(game, mission, texts)
    ]


def cut(game: Zombicide, mission: str, texts: Texts) -> list[str]:
    """The texts of a mission that have to be shortened in a picture: on its card, on its objective cards."""
    if mission in game.data.campaigns:
        return tale.cut(game, mission, texts)
    return [each.text for sheet in _cards(game, mission, texts) for each in sheet.placed if not each.whole]


def _cards(game: Zombicide, mission: str, texts: Texts) -> list[Sheet]:
    if mission in game.data.campaigns:
        return tale.sheets(game, mission, texts)
    scene, entry = _scene(game, mission, texts, None), game.data.missions[mission]
    stories = [alone(cards.story(scene, id), STORY) for id in (*entry.cards, *entry.notes)]
    return [alone(cards.mission(entry, texts), TALL), *stories]
