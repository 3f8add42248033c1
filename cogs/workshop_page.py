"""Panels of what is being written: what they are made of, and those that all of it has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import Message, msg
from engine.core.written import Writing
from engine.games.zombicide.box.city import City
from engine.games.zombicide.box.tile import tile_of
from engine.languages import name_of
from engine.workshop.manuscripts import Manuscript
from engine.workshop.pack import form
from engine.workshop.preview import faults, shown
from engine.workshop.things import changes_of, things, touched
from engine.workshop.toml import Fields
from engine.workshop.work import laid
from render.boards import BOARDS
from telling.editing import called, change_lines, fault, lying
from telling.texts import Locale, plain, safe, shorten
from telling.workshop import doubt_lines, too_long

from .asking.rows import rows
from .base import ids
from .playing import panels
from .showing.posts import Drawn, button

EDIT = "edit"
"""The verb of all its controls."""
PART = 25
"""Options of a select."""
MOST_SELECTS = 4
"""Selects for one choice: as many as 100 options need."""
LABEL = 100
NONE = "-"
"""In an id: no argument."""


@dataclass(slots=True)
class Page:
    """What somebody looks at: an entry of their manuscript, number ``which``, written in ``language``."""

    locale: Locale
    game: Game[Any]
    called: str
    """The pack with which it begins."""
    manuscript: Manuscript
    which: int
    language: str
    press: str = ""
    """Differs from press to press: a select with another id shows what is chosen now, and not what was."""
    city: City | None = None

    def __post_init__(self) -> None:
        self.city = laid(self.game.data, self.fields) if self.mission else None

    @property
    def mission(self) -> bool:
        """Whether it is a mission, which is changed on its map."""
        return self.manuscript.is_mission(self.id)

    @property
    def table(self) -> str:
        return self.manuscript.tables[self.id]

    @property
    def form(self) -> type[Writing]:
        """What declares its fields."""
        return form(self.game, self.table)

    @property
    def title(self) -> str:
        return self.manuscript.title(self.called)

    @property
    def id(self) -> str:
        names = [*self.manuscript.now]
        return names[self.which] if self.which < len(names) else gone()

    @property
    def fields(self) -> Fields:
        return self.manuscript.now[self.id]

    @property
    def map(self) -> City:
        """Raises `Refused` if there is none."""
        return self.city or refuse("map")

    def link(self, what: str, *args: str) -> str:
        """The id of a control."""
        return ids.make(EDIT, what, self.manuscript.begins, f"{self.which}.{self.language}", *args)

    def text(self, name: str) -> str:
        """A text in the language that is written."""
        return self.fields.get("texts", {}).get(self.language, {}).get(name, "")

    def at(self, where: str) -> str:
        """What lies at a place, or on a tile."""
        tile = "." not in where and ":" not in where
        found = (each for each in things(self.fields) if each.place == where or (tile and _on(each.place, where)))
        return lying(self.locale, found)


def _on(place: str, tile: str) -> bool:
    return bool(place) and tile_of(place) == tile


def gone() -> NoReturn:
    raise Refused(msg("refused-edit-gone"))


def refuse(what: str) -> NoReturn:
    raise Refused(msg(f"refused-edit-{what}"))


# What a panel is made of


@dataclass(slots=True)
class Panel:
    """What one shows below the picture: lines, controls. ``chosen`` places are marked in the map of a mission; of
    anything else it is the words of the thing of which the picture is wanted.
    """

    name: str
    lines: list[str]
    controls: list[ui.Item[Any]]
    chosen: Sequence[str] = ()


def view(page: Page, panel: Panel, said: Sequence[str] = ()) -> tuple[ui.LayoutView, list[discord.File]]:
    """A panel with the picture; above it what the last change came to and whether anything is wrong. For a thread."""
    locale = page.locale
    changes = changes_of(page.manuscript, page.id)
    wrong = len(faults(page.game, page.manuscript))
    head = [f"### ✏️ {safe(page.title)}{f' · {panel.name}' if panel.name else ''}", *said]
    head += [safe(each) for each in change_lines(locale, page.city, changes)]
    head.append(locale("edit-wrong", n=wrong, page="no") if wrong else locale("edit-sound"))
    above = "\n".join(head)[: panels.TEXT_LIMIT // 2]
    items: list[ui.Item[Any]] = [ui.TextDisplay(above)]
    picture = _picture(page, panel.chosen or (touched(page.city, changes) if page.city else ()))
    if picture is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        items.append(gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt))
    if panel.lines:
        items.append(ui.TextDisplay("\n".join(panel.lines)[: panels.TEXT_LIMIT - len(above)]))
    items += panel.controls
    return panels.layout(*items), [picture.file()] if picture else []


def _picture(page: Page, chosen: Iterable[str]) -> Drawn | None:
    """What can be drawn of it, whatever is wrong with it."""
    bench, game = BOARDS[page.game.id].bench, shown(page.game, page.manuscript, page.id)
    if bench is None or game is None or game.written is None:
        return None
    name = game.written.names[page.id]
    if page.mission:
        found = bench.map(game, name, page.locale, changed=[*chosen])
    else:
        found = bench.look(game, name, page.locale, [*chosen])
    return Drawn(found.data, found.alt, "map.png") if found else None


def back(page: Page, *to: str) -> ui.Button[Any]:
    return button(page.locale, "workshop-back", page.link("see", *(to or ("main",))))


def selects(
    page: Page, key: str, id: Sequence[str], options: Iterable[tuple[str, str, str]], chosen: str = "", mark: str = ""
) -> Iterator[ui.Item[Any]]:
    """A choice of value, label and what is said of it; of more than one select holds in several. Each value is offered
    once, and none that is empty: Discord takes nothing else, and a list may have what was typed into it.
    """
    every = [*{each[0]: each for each in options if each[0]}.values()][: PART * MOST_SELECTS]
    for first in range(0, len(every), PART):
        part = every[first : first + PART]
        which = chosen if any(value == chosen for value, *_ in part) else ""
        placeholder = page.locale(key) if len(every) <= PART else f"{page.locale(key)}: {part[0][1]} … {part[-1][1]}"
        control = page.link(*id, f"{mark}{first}.{page.press}")
        select = ids.select(control, which, placeholder=shorten(placeholder, LABEL))
        for value, label, about in part:
            select.add_option(
                label=shorten(label, LABEL),
                value=value,
                description=shorten(plain(about), LABEL) or None,
                default=value == chosen,
            )
        yield ui.ActionRow(select)


# The panels


def main(page: Page, sections: Iterable[tuple[str, str, str]], said: bool, address: str = "") -> Panel:
    """What can be changed, by ``sections``; ``said``: the file that was sent had comments; ``address``: its page."""
    locale, every = page.locale, [*page.manuscript.now]
    lines = [locale("edit-comments")] if said else []
    items: list[ui.Item[Any]] = [*selects(page, "edit-what", ("go",), sections)]
    if len(every) > 1:
        lines.append(locale("edit-several", name=page.id))
        options = [(str(n), id, called(page.manuscript.now[id], locale.language)) for n, id in enumerate(every)]
        items += selects(page, "edit-part", ("mission",), options, str(page.which))
    written = len(page.manuscript.steps) > 1
    items += rows(
        [
            button(locale, "edit-save", page.link("save"), discord.ButtonStyle.success, disabled=not written),
            button(locale, "edit-undo", page.link("undo"), disabled=not written),
            button(locale, "edit-check", page.link("check")),
            button(locale, "workshop-take", page.link("file")),
            button(locale, "edit-discard", page.link("discard")),
            *([ui.Button(label=locale("edit-map" if page.mission else "edit-beside"), url=address)] if address else []),
        ]
    )
    return Panel("", lines, items)


def texts(page: Page, languages: Sequence[str], more: Sequence[ui.Item[Any]], needed: Iterable[str] = ()) -> Panel:
    """In which language is written, what is not said in it yet of all that is ``needed``, or said in another, and what
    ``more`` can be done.
    """
    locale, given = page.locale, page.fields.get("texts", {})
    said = dict.fromkeys((*needed, *sorted({name for texts in given.values() for name in texts})))
    missing = [name for name in said if not page.text(name)]
    options = [(each, name_of(each), "") for each in dict.fromkeys([*languages, *given])]
    lines = [locale("edit-texts-about")]
    if missing:
        lines.append(locale("edit-texts-missing", n=len(missing), what=", ".join(missing[:12])))
    items = [*selects(page, "edit-language", ("language",), options, page.language), *more, ui.ActionRow(back(page))]
    return Panel(locale("edit-section-texts"), lines, items)


def check(page: Page, wrong: Sequence[Message] = ()) -> Panel:
    """All that is ``wrong`` with it, as it has been found, or now; if nothing is, what looks so."""
    wrong, entry = wrong or faults(page.game, page.manuscript), f"{page.table} {page.id}"
    lines = [f"- {safe(fault(page.locale, each, entry))}" for each in wrong] or [
        f"> {safe(each)}" for each in _doubts(page)
    ]
    return Panel(
        page.locale("edit-check"), [shorten("\n".join(lines), panels.TEXT_LIMIT // 2)], [ui.ActionRow(back(page))]
    )


def _doubts(page: Page) -> list[str]:
    """What looks wrong with what is sound."""
    bench, game = BOARDS[page.game.id].bench, shown(page.game, page.manuscript, page.id)
    if bench is None or game is None or game.written is None:
        return []
    name = game.written.names[page.id]
    entry = game.added[name]
    found = [*bench.doubts(game.data, entry), *too_long(bench.cut(game, name, page.locale))]
    return doubt_lines(page.locale, page.id, found)
