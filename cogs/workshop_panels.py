"""The panels of a mission that is being written: its map, and below it what can be changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from engine.core.message import Message
from engine.games.zombicide.box.tile import letter, tile_of
from engine.languages import name_of
from engine.workshop.laying import group_of, groups
from engine.workshop.things import deeds, things
from engine.workshop.toml import Fields
from engine.workshop.wording import WORDS, rest, short
from telling import editing
from telling.editing import deed, effect_fault, lies, lying, place, spot, thing
from telling.texts import safe, shorten

from .asking.rows import rows
from .showing.posts import button
from .workshop_page import LABEL, NONE, Page, Panel, back, gone, selects

MOST_CODE = 1500
"""Characters of an effect that a panel shows."""
SECTIONS = ("place", "doors", "cards", "goals", "texts", "tiles", "frame", "others")
"""What can be changed, of which the last two are forms at once."""
AT_ONCE = SECTIONS[-2:]


# The panels


def sections(page: Page) -> Iterator[tuple[str, str, str]]:
    """What can be changed, and what there is of it."""
    for name in SECTIONS:
        yield name, page.locale(f"edit-section-{name}"), _about(page, page.fields, name)


def goes(name: str) -> tuple[str, list[str]]:
    """To what a choice among `sections` leads: a form, or a panel."""
    return ("form" if name in AT_ONCE else "see"), [name]


def own_texts(page: Page) -> list[ui.Item[Any]]:
    """What is said of the mission itself."""
    write = button(page.locale, "edit-write-name", page.link("form", "texts"), discord.ButtonStyle.primary)
    return [ui.ActionRow(write)]


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


def _tiles(page: Page, section: str, tile: str) -> Iterator[ui.Item[Any]]:
    every = [(each, each, page.at(each)) for each in page.map.tiles]
    return selects(page, "edit-tile", ("to", section), every, tile, "tile")


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
        *selects(page, "edit-zone", ("to", "place"), _zones(page, tile), zone, "zone"),
    ]
    if zone:
        items += _of_zone(page, zone)
    else:
        items.append(ui.ActionRow(back(page)))
    return Panel(page.locale("edit-section-place"), [], items, [zone] if zone else _of_tile(page, tile))


def _of_tile(page: Page, tile: str) -> list[str]:
    return [zone for zone in page.map.zones if tile_of(zone) == tile]


def _of_zone(page: Page, zone: str) -> Iterator[ui.Item[Any]]:
    """What can be placed in a zone or taken away there."""
    every = deeds(page.id, page.fields, page.map, zone)
    if wakes := [each for each in every if each.change == "wake"]:
        options = [(each.args[1], deed(page.locale, each), "") for each in wakes]
        now = next(each.args[1] for each in wakes if each.so)
        yield from selects(page, "edit-wake", ("do", "place", "wake", zone), options, now)
    found = list[ui.Button[Any]]()
    for each in every:
        if each.change == "drop":  # first it is looked at
            label, id = page.locale("edit-thing-card", name=each.name), page.link("see", "card", *each.args)
            found.append(ui.Button(label=label, custom_id=id))
        elif each.change != "wake":
            to = "card" if each.change == "card" else "place"
            id = page.link("do", to, each.change, *each.args)
            found.append(ui.Button(label=deed(page.locale, each), custom_id=id))
    yield from rows([*found[:14], back(page)])


def doors(page: Page, where: str = "") -> Panel:
    """A door and how it is; before that a tile is chosen, then the door."""
    tile = tile_of(where) if where else next(iter(page.map.tiles))
    door = where if where in page.map.doors else ""
    items = [*_tiles(page, "doors", tile)]
    every = _doors(page, tile)
    items += selects(page, "edit-door", ("to", "doors"), every, door, "door")
    buttons = [back(page)]
    if door:
        ways = [each for each in deeds(page.id, page.fields, page.map, door) if each.change == "door"]
        states = [(each.name or NONE, deed(page.locale, each), "") for each in ways if len(each.name) <= LABEL]
        chosen = next(each.name or NONE for each in ways if each.so)
        items += selects(page, "edit-door-is", ("do", "doors", "door", door), states, chosen)
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
        back(page),
    ]
    items = [*selects(page, "edit-card", ("to", "card"), options), *rows(buttons)]
    return Panel(locale("edit-section-cards"), [locale("edit-cards-about")], items)


def card(page: Page, id: str) -> Panel:
    """A card or note: where it lies, what it does and says."""
    locale, fields = page.locale, page.fields
    note = id in fields.get("notes", {})
    row: Fields = fields.get("notes", {}).get(id) or fields.get("cards", {}).get(id) or gone()
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
    buttons += [button(locale, "workshop-remove", page.link("do", "cards", "drop", id)), back(page, "cards")]
    here = row.get("zone") or row.get("door")
    return Panel(name, lines, [*rows(buttons)], [here] if here else [])


def operations(page: Page, id: str) -> Panel:
    """All that can happen, as it is written; then back to the card."""
    lines = [f"`{written}` {does}" for written, does in editing.operations(page.locale)]
    return Panel(
        page.locale("edit-operations"),
        [page.locale("edit-operations-about"), *lines],
        [ui.ActionRow(back(page, "card", id))],
    )


def _kind(id: str) -> tuple[str, str]:
    number = id.rpartition("-")[2]
    return ("note", number[1:]) if number.startswith("n") else ("card", number)


def move(page: Page, id: str, tile: str = "") -> Panel:
    """Where a card shall lie."""
    locale = page.locale
    row = page.fields.get("cards", {}).get(id) or gone()
    here = str(row.get("zone") or row.get("door") or "")
    tile = tile or (tile_of(here) if here else next(iter(page.map.tiles)))
    tile = tile if tile in page.map.tiles else next(iter(page.map.tiles))
    every = [(each, each, page.at(each)) for each in page.map.tiles]
    to = ("do", "card", "move", id)
    items = [
        *selects(page, "edit-tile", ("to", "move", id), every, tile),
        *selects(page, "edit-zone", to, _zones(page, tile), here, "zone"),
        *selects(page, "edit-door", to, _doors(page, tile), here, "door"),
        *selects(
            page,
            "edit-hour",
            to,
            ((str(n), locale("edit-at-hour", hour=str(n)), "") for n in range(24)),
            str(row.get("hour", "")),
            "hour",
        ),
        ui.ActionRow(back(page, "card", id)),
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
        *selects(page, "edit-goal", ("form", "goal"), options),
        *selects(page, "edit-goal-new", ("form", "new"), new),
        ui.ActionRow(back(page)),
    ]
    return Panel(locale("edit-section-goals"), [locale("edit-goals-about")], items)


def tiles(page: Page, tile: str = "") -> Panel:
    """A tile of the map: turned, another in its place; rows and columns."""
    locale, here = page.locale, page.map.tiles
    tile = tile if tile in here else next(iter(here))
    box = [(each, each, locale("edit-tile-here") if each in here else "") for each in page.game.data.tiles]
    items = [
        *_tiles(page, "tiles", tile),
        *selects(page, "edit-lay", ("do", "tiles", "lay", tile), box, ""),
        *rows(
            [
                button(locale, "edit-turn", page.link("do", "tiles", "turn", tile)),
                *(
                    button(locale, f"edit-{name}-{side}", page.link("do", "tiles", name, side))
                    for name in ("grow", "shrink")
                    for side in ("right", "below")
                ),
                back(page),
            ]
        ),
    ]
    return Panel(locale("edit-section-tiles"), [], items, _of_tile(page, tile))


def typed(page: Page, why: Message) -> Panel:
    """What was typed into a form and cannot be read; the form opens again with it."""
    again = button(page.locale, "edit-again", page.link("form", "others"), discord.ButtonStyle.primary)
    return Panel(
        page.locale("edit-section-others"), [f"⚠️ {safe(page.locale.message(why, {}))}"], [*rows([again, back(page)])]
    )
