"""The panels of a mission that is being written: its map, and below it what can be changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import Message, msg
from engine.games.zombicide.box.city import City
from engine.games.zombicide.box.tile import letter, tile_of
from engine.languages import name_of
from engine.workshop.laying import group_of, groups
from engine.workshop.manuscripts import Manuscript
from engine.workshop.preview import faults, is_mission, shown
from engine.workshop.things import deeds, differences, things, touched
from engine.workshop.toml import Fields
from engine.workshop.wording import WORDS, rest, short
from engine.workshop.work import laid
from render.boards import BOARDS
from telling import editing
from telling.editing import change_lines, deed, effect_fault, fault, lies, lying, place, spot, thing
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
MOST_CODE = 1500
"""Characters of an effect that a panel shows."""
SECTIONS = ("place", "doors", "cards", "goals", "texts", "tiles", "frame", "others")
"""What can be changed, of which the last two are forms at once."""
NONE = "-"
"""In an id: no argument."""


@dataclass(slots=True)
class Page:
    """What somebody looks at: a mission of their manuscript, number ``which``, written in ``language``."""

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
        self.city = laid(self.game.data, self.fields)

    @property
    def title(self) -> str:
        return self.manuscript.title(self.called)

    @property
    def id(self) -> str:
        names = [*self.manuscript.now]
        return names[self.which] if self.which < len(names) else _gone()

    @property
    def fields(self) -> Fields:
        return self.manuscript.now[self.id]

    @property
    def map(self) -> City:
        """Raises `Refused` if there is none."""
        return self.city or _refuse("map")

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


def _gone() -> NoReturn:
    raise Refused(msg("refused-edit-gone"))


def _refuse(what: str) -> NoReturn:
    raise Refused(msg(f"refused-edit-{what}"))


# What a panel is made of


@dataclass(slots=True)
class Panel:
    """What one shows below the map: lines, controls; ``chosen`` places are marked in the map."""

    name: str
    lines: list[str]
    controls: list[ui.Item[Any]]
    chosen: Sequence[str] = ()


def view(page: Page, panel: Panel, said: Sequence[str] = ()) -> tuple[ui.LayoutView, list[discord.File]]:
    """A panel with the map; above it what the last change came to and whether anything is wrong. For a thread."""
    locale = page.locale
    changes = differences(page.manuscript.before.get(page.id, {}), page.fields)
    wrong = len(faults(page.game, page.manuscript.now))
    head = [f"### ✏️ {safe(page.title)}{f' · {panel.name}' if panel.name else ''}", *said]
    head += [safe(each) for each in change_lines(locale, page.city, changes)]
    head.append(locale("edit-wrong", n=wrong, page="no") if wrong else locale("edit-sound"))
    above = "\n".join(head)[: panels.TEXT_LIMIT // 2]
    items: list[ui.Item[Any]] = [ui.TextDisplay(above)]
    picture = _map(page, panel.chosen or (touched(page.city, changes) if page.city else ()))
    if picture is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        items.append(gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt))
    if panel.lines:
        items.append(ui.TextDisplay("\n".join(panel.lines)[: panels.TEXT_LIMIT - len(above)]))
    items += panel.controls
    return panels.layout(*items), [picture.file()] if picture else []


def _map(page: Page, marked: Iterable[str]) -> Drawn | None:
    bench, game = BOARDS[page.game.id].bench, shown(page.game, page.id, page.fields, page.manuscript.now)
    if bench is None or game is None or game.written is None:
        return None
    found = bench.map(game, game.written.names[page.id], page.locale, changed=[*marked])
    return Drawn(found.data, found.alt, "map.png")


def _back(page: Page, *to: str) -> ui.Button[Any]:
    return button(page.locale, "workshop-back", page.link("see", *(to or ("main",))))


def _selects(
    page: Page, key: str, id: Sequence[str], options: Iterable[tuple[str, str, str]], chosen: str = "", mark: str = ""
) -> Iterator[ui.Item[Any]]:
    """A choice of value, label and what is said of it; of more than one select holds in several."""
    every = [*options][: PART * MOST_SELECTS]
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


def main(page: Page, said: bool, map: str = "") -> Panel:
    """What can be changed; ``said``: the file that was sent had comments; ``map``: where its map can be tapped on."""
    locale, fields = page.locale, page.fields
    lines = [locale("edit-comments")] if said else []
    missions = [(n, id, each) for n, (id, each) in enumerate(page.manuscript.now.items()) if is_mission(each)]
    lines += [locale("edit-several", name=page.id)] if len(missions) > 1 else []
    items: list[ui.Item[Any]] = [*_selects(page, "edit-what", ("go",), _sections(page, fields))]
    if len(missions) > 1:
        options = [(str(n), name, _named(each)) for n, name, each in missions]
        items += _selects(page, "edit-mission", ("mission",), options, str(page.which))
    written = len(page.manuscript.steps) > 1
    items += rows(
        [
            button(locale, "edit-save", page.link("save"), discord.ButtonStyle.success, disabled=not written),
            button(locale, "edit-undo", page.link("undo"), disabled=not written),
            button(locale, "edit-check", page.link("check")),
            button(locale, "workshop-take", page.link("file")),
            button(locale, "edit-discard", page.link("discard")),
            *([ui.Button(label=locale("edit-map"), url=map)] if map else []),
        ]
    )
    return Panel("", lines, items)


def _sections(page: Page, fields: Fields) -> Iterator[tuple[str, str, str]]:
    """What can be changed, and what there is of it."""
    for name in SECTIONS:
        yield name, page.locale(f"edit-section-{name}"), _about(page, fields, name)


def _about(page: Page, fields: Fields, section: str) -> str:
    match section:
        case "doors":
            return _lying(page, "door")
        case "cards":
            return _lying(page, "card", "note")
        case "goals":
            return _lying(page, "goal", "keyword", "flag")
        case "texts":
            return ", ".join(map(name_of, fields.get("texts", {})))
        case "tiles":
            return " / ".join(" ".join(row) for row in fields.get("grid", ()))
        case "others":
            return ", ".join(rest(fields))
        case _:
            return page.locale(f"edit-section-{section}-about")


def _lying(page: Page, *kinds: str) -> str:
    return lying(page.locale, (each for each in things(page.fields) if each.kind in kinds))


def _named(fields: Fields) -> str:
    return next((given["name"] for given in fields.get("texts", {}).values() if "name" in given), "")


def _tiles(page: Page, section: str, tile: str) -> Iterator[ui.Item[Any]]:
    every = [(each, each, page.at(each)) for each in page.map.tiles]
    return _selects(page, "edit-tile", ("to", section), every, tile, "tile")


def _zones(page: Page, tile: str) -> list[tuple[str, str, str]]:
    """The zones of a tile: streets first, as on the map."""
    zones = sorted((each for each in page.map.zones if tile_of(each) == tile), key=lambda each: letter(each).islower())
    return [(each, place(page.locale, page.city, each), page.at(each)) for each in zones]


def _doors(page: Page, tile: str) -> list[tuple[str, str, str]]:
    doors = [each for each in page.map.doors if tile_of(each) == tile]
    return [(each, place(page.locale, page.city, each), _state(page, group_of(page.fields, each))) for each in doors]


def _state(page: Page, group: str) -> str:
    """How the doors of a group are."""
    return page.locale(f"edit-door-{groups(page.fields).get(group, 'usual') if group else 'usual'}", name=group)


def places(page: Page, where: str = "") -> Panel:
    """A zone and what can lie there; before that a tile is chosen, then the zone."""
    tile = tile_of(where) if where else next(iter(page.map.tiles))
    zone = where if where in page.map.zones else ""
    items = [
        *_tiles(page, "place", tile),
        *_selects(page, "edit-zone", ("to", "place"), _zones(page, tile), zone, "zone"),
    ]
    if zone:
        items += _of_zone(page, zone)
    else:
        items.append(ui.ActionRow(_back(page)))
    return Panel(page.locale("edit-section-place"), [], items, [zone] if zone else _of_tile(page, tile))


def _of_tile(page: Page, tile: str) -> list[str]:
    return [zone for zone in page.map.zones if tile_of(zone) == tile]


def _of_zone(page: Page, zone: str) -> Iterator[ui.Item[Any]]:
    """What can be placed in a zone or taken away there."""
    every = deeds(page.id, page.fields, page.map, zone)
    if wakes := [each for each in every if each.change == "wake"]:
        options = [(each.args[1], deed(page.locale, each), "") for each in wakes]
        now = next(each.args[1] for each in wakes if each.so)
        yield from _selects(page, "edit-wake", ("do", "place", "wake", zone), options, now)
    found = list[ui.Button[Any]]()
    for each in every:
        if each.change == "drop":  # first it is looked at
            label, id = page.locale("edit-thing-card", name=each.name), page.link("see", "card", *each.args)
            found.append(ui.Button(label=label, custom_id=id))
        elif each.change != "wake":
            to = "card" if each.change == "card" else "place"
            id = page.link("do", to, each.change, *each.args)
            found.append(ui.Button(label=deed(page.locale, each), custom_id=id))
    yield from rows([*found[:14], _back(page)])


def doors(page: Page, where: str = "") -> Panel:
    """A door and how it is; before that a tile is chosen, then the door."""
    tile = tile_of(where) if where else next(iter(page.map.tiles))
    door = where if where in page.map.doors else ""
    items = [*_tiles(page, "doors", tile)]
    every = _doors(page, tile)
    items += _selects(page, "edit-door", ("to", "doors"), every, door, "door")
    buttons = [_back(page)]
    if door:
        ways = [each for each in deeds(page.id, page.fields, page.map, door) if each.change == "door"]
        states = [(each.name or NONE, deed(page.locale, each), "") for each in ways if len(each.name) <= LABEL]
        chosen = next(each.name or NONE for each in ways if each.so)
        items += _selects(page, "edit-door-is", ("do", "doors", "door", door), states, chosen)
        buttons.insert(0, button(page.locale, "edit-put-card", page.link("do", "card", "card", door)))
    lines = [] if every else [page.locale("edit-no-doors", tile=tile)]
    return Panel(
        page.locale("edit-section-doors"), lines, [*items, *rows(buttons)], [door] if door else _of_tile(page, tile)
    )


def cards(page: Page) -> Panel:
    """All cards and notes."""
    locale, fields = page.locale, page.fields
    options = list[tuple[str, str, str]]()
    for each in things(fields):
        if each.kind in ("card", "note"):
            id = f"{page.id}-{'n' if each.kind == 'note' else ''}{each.name}"
            options.append(
                (id, thing(locale, each), " · ".join(filter(None, (spot(page.city, each.place), page.text(short(id))))))
            )
    buttons = [
        button(locale, "edit-put-clock", page.link("do", "card", "card", str((int(fields.get("hour", 12)) + 8) % 24))),
        button(locale, "edit-put-note", page.link("do", "card", "note")),
        _back(page),
    ]
    items = [*_selects(page, "edit-card", ("to", "card"), options), *rows(buttons)]
    return Panel(locale("edit-section-cards"), [locale("edit-cards-about")], items)


def card(page: Page, id: str) -> Panel:
    """A card or note: where it lies, what it does and says."""
    locale, fields = page.locale, page.fields
    note = id in fields.get("notes", {})
    row: Fields = fields.get("notes", {}).get(id) or fields.get("cards", {}).get(id) or _gone()
    lead = short(id)
    name = next(thing(locale, each) for each in things(fields) if (each.kind, each.name) == tuple(_kind(id)))
    title, story = page.text(lead), page.text(f"{lead}-story")
    called = f"**{safe(title) if title else '—'}**"
    wrong = effect_fault(locale, str(row["effect"]))
    lines = [
        " · ".join(filter(None, (called, "" if note else lies(locale, page.city, row)))),
        *([f"> {safe(story)}"] if story else []),
        f"```\n{shorten(str(row['effect']).replace('```', ''), MOST_CODE)}\n```",
        *([f"⚠️ {safe(wrong)}"] if wrong else []),
        *(f"{n}. {safe(text)}" for n in range(1, 10) if (text := page.text(f"{lead}-option-{n}"))),
    ]
    buttons = [button(locale, "edit-write", page.link("form", "card", id), discord.ButtonStyle.primary)]
    if not note:
        buttons.append(button(locale, "edit-move", page.link("see", "move", id)))
    buttons.append(button(locale, "edit-operations", page.link("see", "operations", id)))
    buttons += [button(locale, "workshop-remove", page.link("do", "cards", "drop", id)), _back(page, "cards")]
    here = row.get("zone") or row.get("door")
    return Panel(name, lines, [*rows(buttons)], [here] if here else [])


def operations(page: Page, id: str) -> Panel:
    """All that can happen, as it is written; then back to the card."""
    lines = [f"`{written}` {does}" for written, does in editing.operations(page.locale)]
    return Panel(
        page.locale("edit-operations"),
        [page.locale("edit-operations-about"), *lines],
        [ui.ActionRow(_back(page, "card", id))],
    )


def _kind(id: str) -> tuple[str, str]:
    number = id.rpartition("-")[2]
    return ("note", number[1:]) if number.startswith("n") else ("card", number)


def move(page: Page, id: str, tile: str = "") -> Panel:
    """Where a card shall lie."""
    locale = page.locale
    row = page.fields.get("cards", {}).get(id) or _gone()
    here = str(row.get("zone") or row.get("door") or "")
    tile = tile or (tile_of(here) if here else next(iter(page.map.tiles)))
    tile = tile if tile in page.map.tiles else next(iter(page.map.tiles))
    every = [(each, each, page.at(each)) for each in page.map.tiles]
    to = ("do", "card", "move", id)
    items = [
        *_selects(page, "edit-tile", ("to", "move", id), every, tile),
        *_selects(page, "edit-zone", to, _zones(page, tile), here, "zone"),
        *_selects(page, "edit-door", to, _doors(page, tile), here, "door"),
        *_selects(
            page,
            "edit-hour",
            to,
            ((str(n), locale("edit-at-hour", hour=str(n)), "") for n in range(24)),
            str(row.get("hour", "")),
            "hour",
        ),
        ui.ActionRow(_back(page, "card", id)),
    ]
    return Panel(locale("edit-move"), [], items, [here] if here else _of_tile(page, tile))


def goals(page: Page) -> Panel:
    """Goals, keywords and flags: those that there are, and what can be added."""
    locale = page.locale
    found = [each for each in things(page.fields) if each.kind in ("goal", "keyword", "flag")]
    kinds = page.fields.get("goals", {})
    options = [
        (
            f"{kinds.get(each.name, '') if each.kind == 'goal' else each.kind} {each.name}",
            thing(locale, each),
            page.text(f"{each.kind}-{each.name.lower().replace('_', '-')}"),
        )
        for each in found
    ]
    new = [(kind, locale(f"edit-new-{kind}"), locale(f"edit-new-{kind}-about")) for kind in WORDS]
    items = [
        *_selects(page, "edit-goal", ("form", "goal"), options),
        *_selects(page, "edit-goal-new", ("form", "new"), new),
        ui.ActionRow(_back(page)),
    ]
    return Panel(locale("edit-section-goals"), [locale("edit-goals-about")], items)


def texts(page: Page, languages: Sequence[str]) -> Panel:
    """In which language is written, and what is not said in it yet."""
    locale, given = page.locale, page.fields.get("texts", {})
    said = {name for texts in given.values() for name in texts}
    missing = [name for name in sorted(said) if not page.text(name)]
    options = [(each, name_of(each), "") for each in dict.fromkeys([*languages, *given])]
    lines = [locale("edit-texts-about")]
    if missing:
        lines.append(locale("edit-texts-missing", n=len(missing), what=", ".join(missing[:12])))
    items = [
        *_selects(page, "edit-language", ("language",), options, page.language),
        *rows(
            [
                button(locale, "edit-write-name", page.link("form", "texts"), discord.ButtonStyle.primary),
                _back(page),
            ]
        ),
    ]
    return Panel(locale("edit-section-texts"), lines, items)


def tiles(page: Page, tile: str = "") -> Panel:
    """A tile of the map: turned, another in its place; rows and columns."""
    locale, here = page.locale, page.map.tiles
    tile = tile if tile in here else next(iter(here))
    box = [(each, each, locale("edit-tile-here") if each in here else "") for each in page.game.data.tiles]
    items = [
        *_tiles(page, "tiles", tile),
        *_selects(page, "edit-lay", ("do", "tiles", "lay", tile), box, ""),
        *rows(
            [
                button(locale, "edit-turn", page.link("do", "tiles", "turn", tile)),
                *(
                    button(locale, f"edit-{name}-{side}", page.link("do", "tiles", name, side))
                    for name in ("grow", "shrink")
                    for side in ("right", "below")
                ),
                _back(page),
            ]
        ),
    ]
    return Panel(locale("edit-section-tiles"), [], items, _of_tile(page, tile))


def check(page: Page, wrong: Sequence[Message] = ()) -> Panel:
    """All that is ``wrong`` with it, as it has been found, or now; if nothing is, what looks so."""
    wrong = wrong or faults(page.game, page.manuscript.now)
    lines = [f"- {safe(fault(page.locale, each))}" for each in wrong] or [f"> {safe(each)}" for each in _doubts(page)]
    return Panel(
        page.locale("edit-check"), [shorten("\n".join(lines), panels.TEXT_LIMIT // 2)], [ui.ActionRow(_back(page))]
    )


def _doubts(page: Page) -> list[str]:
    """What looks wrong with what is sound."""
    bench, game = BOARDS[page.game.id].bench, shown(page.game, page.id, page.fields, page.manuscript.now)
    if bench is None or game is None or game.written is None:
        return []
    name = game.written.names[page.id]
    entry = game.added[name]
    found = [*bench.doubts(game.data, entry), *too_long(bench.cut(game, name, page.locale))]
    return doubt_lines(page.locale, page.id, found)


def typed(page: Page, why: Message) -> Panel:
    """What was typed into a form and cannot be read; the form opens again with it."""
    again = button(page.locale, "edit-again", page.link("form", "others"), discord.ButtonStyle.primary)
    return Panel(
        page.locale("edit-section-others"), [f"⚠️ {safe(page.locale.message(why, {}))}"], [*rows([again, _back(page)])]
    )
