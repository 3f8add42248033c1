"""A campaign before anybody plays it: its missions in their order, what lasts, and where survivors fell."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from engine.games.zombicide.box.mission import Mission, text_key
from engine.games.zombicide.box.tale import Tale
from engine.games.zombicide.game import Zombicide
from engine.workshop.trial import Tried

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import DANGER, HOPE, INK, MUTED, PANEL, WHITE
from ..page import Part, page
from ..texts import Texts
from .look import palette

HEAD, LINE, ROW, GAP = 64, 44, 128, 12


@dataclass(frozen=True)
class Sight:
    """A campaign, its missions, and the words for them; with what came of its trial, if it was tried."""

    tale: Tale
    missions: list[Mission]
    texts: Texts
    tried: Tried | None


def picture(game: Zombicide, name: str, texts: Texts, tried: Tried | None = None) -> Picture:
    """The missions of a campaign; of one that was tried with how many survivors fell in each."""
    sheet = the_page(game, name, texts, tried)
    return Picture(png(sheet.image, palette()), alternative([each.text for each in sheet.placed]))


def cut(game: Zombicide, name: str, texts: Texts) -> list[str]:
    """The texts of a campaign that have to be shortened in its picture."""
    return [each.text for each in the_page(game, name, texts).placed if not each.whole]


def the_page(game: Zombicide, name: str, texts: Texts, tried: Tried | None = None) -> Sheet:
    tale = game.data.campaigns[name]
    shown = Sight(tale, [game.data.missions[id] for id in tale.missions], texts, tried)
    parts: list[Part[Sight]] = [(HEAD, _title), (LINE, _uses)]
    parts += [(ROW, partial(_mission, at=at)) for at in range(len(shown.missions))]
    parts += [(LINE, partial(_word, kind=kind, word=word)) for kind, word in _words(tale)]
    return page(shown, parts, GAP)


def _words(tale: Tale) -> list[tuple[str, str]]:
    """What lasts from mission to mission, with the first part of the names of its texts."""
    words = {"counter": tale.counters, "flag": tale.flags, "achievement": tale.achievements}
    return [(kind, word) for kind, each in words.items() for word in each]


def _title(sheet: Sheet, box: Box, shown: Sight) -> None:
    sheet.line(shown.texts(shown.tale.wording()["name"].key), box, Style(48, "Black", 30), HOPE)


def _uses(sheet: Sheet, box: Box, shown: Sight) -> None:
    if shown.tried is None:
        said = shown.texts("workshop-campaign-uses", missions=len(shown.missions), words=len(_words(shown.tale)))
    else:
        said = shown.texts("workshop-campaign-fell", n=shown.tried.games)
    sheet.line(said, box, Style(32, "Medium", 24), MUTED if shown.tried is None else WHITE)


def _mission(sheet: Sheet, box: Box, shown: Sight, at: int) -> None:
    mission, texts = shown.missions[at], shown.texts
    sheet.panel(box, PANEL, 18)
    number, rest = box.inset(20, 14).left(72, 24)
    badge = Box.around(number.centre, 72)
    sheet.panel(badge, HOPE, 36)
    sheet.line(str(at + 1), badge, Style(40, "Black"), INK, "centre")
    if shown.tried is not None and (fell := shown.tried.fell.get(str(at + 1), 0)):
        lost, rest = rest.right(130, 16)
        sheet.line(f"−{fell}", lost, Style(44, "Black"), DANGER, "right")
    upper, lower = rest.rows(2, 6)
    sheet.line(texts(f"zombicide-mission-{mission.id}"), upper, Style(38, "Bold", 26), WHITE)
    goals = [texts(f"zombicide-goal-{mission.id}-{text_key(goal)}") for goal in mission.goals]
    sheet.line(" · ".join((texts(mission.rated), *goals)), lower, Style(32, "Medium", 22), MUTED)


def _word(sheet: Sheet, box: Box, shown: Sight, kind: str, word: str) -> None:
    """Something that lasts: what it is, and what it is called."""
    what, name = box.inset(20, 0).left(300, 16)
    sheet.line(shown.texts(f"workshop-campaign-{kind}"), what, Style(32, "Medium", 24), MUTED)
    sheet.line(shown.texts(shown.tale.wording()[f"{kind}-{text_key(word)}"].key), name, Style(34, "Medium", 24), WHITE)
