"""What somebody writes at, as a page with its picture: a tap on the map of a mission lists what can be put there or
taken away; whatever else it is, its parts are chosen from a list, with forms beside the picture.

The manuscript and its changes are those of `/workshop edit`; a page shows one entry of it, for its writer alone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import Message, msg
from engine.games.zombicide.box.city import City
from engine.tables.sessions import Sessions
from engine.workshop.editing import DECLARED
from engine.workshop.manuscripts import Manuscript, Manuscripts
from engine.workshop.preview import faults, shown
from engine.workshop.things import changes_of, deeds, things, touched
from engine.workshop.toml import Fields
from engine.workshop.work import laid
from engine.workshop.writing import change, undo
from render.board import NO_PLACE
from render.boards import BOARDS
from render.canvas.encode import Picture
from render.maps.chart import Chart
from telling.editing import change_lines, deed, fault, lying, place
from telling.entries import Entry
from telling.texts import Locale, bare_of_marks

from .forms import formed, parts
from .visits import Visit

Json = dict[str, Any]
MARK = "desk"
"""With what the ids of manuscripts begin in tickets and visits, where tables have theirs."""
PICTURES = 32
"""Maps that are remembered."""
TOLD = 3
"""Faults that are told."""
UNDO = "undo"
TAPS = frozenset(("spawn", "crate", "exit", "start", "wake", "door", "card", "drop"))
"""Changes that are made on the map; the others need a form."""
WORDS = ("places", "zoom-in", "zoom-out", "whole", "close", "lost", "reload")
"""What the page says by itself, as that of a table does."""
GONE = msg("refused-no-manuscript")


class Host(Protocol):
    """What the page needs of the program."""

    sessions: Sessions
    manuscripts: Manuscripts


@dataclass(slots=True, frozen=True)
class Sheet:
    """One entry of a manuscript, as its page shows it."""

    manuscript: Manuscript
    game: Game[Any]
    title: str
    id: str

    @property
    def fields(self) -> Fields:
        return self.manuscript.now[self.id]

    @property
    def mission(self) -> bool:
        return self.manuscript.is_mission(self.id)


def key(guild: int, begins: str) -> str:
    """What a manuscript is called in tickets and visits."""
    return MARK + blake2b(f"{guild}:{begins}".encode(), digest_size=6).hexdigest()


class Desk:
    """The manuscripts of those who have a page open."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._pictures: OrderedDict[tuple[int, str], Picture] = OrderedDict()

    async def sheet(self, visit: Visit) -> Sheet:
        """What somebody has open. Raises `Refused` if they do not write at it any more."""
        begun = await self._host.manuscripts.begun_by(visit.user)
        where = next((each for each in begun if key(*each) == visit.session), None)
        if where is None:
            raise Refused(GONE)
        manuscript = await self._host.manuscripts.of(*where, visit.user)
        number, entries = ord(visit.seat or "a") - ord("a"), [*manuscript.now]
        if number >= len(entries):
            raise Refused(GONE)
        packs = self._host.sessions.packs
        listed = await packs.of(manuscript.guild, manuscript.begins)
        return Sheet(manuscript, packs.games[listed.game], manuscript.title(listed.name), entries[number])

    async def state(self, locale: Locale, sheet: Sheet, wanted: Mapping[str, Any]) -> Json:
        """The page: the picture, what is wrong, and of what is ``wanted``, by name or pixel, what can be done there."""
        return await asyncio.to_thread(self._state, locale, sheet, wanted)

    def _state(self, locale: Locale, sheet: Sheet, wanted: Mapping[str, Any]) -> Json:
        city = laid(sheet.game.data, sheet.fields) if sheet.mission else None
        changes = changes_of(sheet.manuscript, sheet.id)
        wrong = _wrong(locale, faults(sheet.game, sheet.manuscript), f"{sheet.manuscript.tables[sheet.id]} {sheet.id}")
        status = [*change_lines(locale, city, changes), *(wrong or [locale("edit-sound")])]
        found: Json = {
            "language": locale.language,
            "heading": sheet.title,
            "about": locale("edit-page" if sheet.mission else "edit-page-entry"),
            "status": "\n".join(map(bare_of_marks, status)),
            "words": {each: locale(f"web-{each}") for each in WORDS}
            | {"undo": locale("edit-undo"), "keep": locale("edit-keep")},
            "undo": len(sheet.manuscript.steps) > 1,
            "map": None,
            "places": [],
            "place": None,
        }
        if not sheet.mission:
            return found | self._entry(locale, sheet, wanted)
        drawn = self._drawn(locale, sheet, touched(city, changes)) if city else None
        if city is None or drawn is None:
            return found | {"status": "\n".join(map(bare_of_marks, [locale("refused-edit-map"), *wrong]))}
        chart, picture = drawn
        refs = [*city.zones, *city.doors]
        where = _wanted(chart, refs, wanted)
        return found | {
            "map": _shown(picture, chart.sheet.box.x1, chart.sheet.box.y1, chart.unit),
            "alt": picture.alt,
            "places": [{"ref": ref, "label": place(locale, city, ref)} for ref in refs],
            "place": self._place(locale, sheet, city, chart, where) if where else None,
        }

    def _entry(self, locale: Locale, sheet: Sheet, wanted: Mapping[str, Any]) -> Json:
        """Of anything but missions: its parts, and of the one that is wanted its form."""
        entry = Entry(locale, sheet.game, sheet.manuscript, sheet.id)
        every = [*parts(entry)]
        here = next((each for each in every if each.ref == wanted.get("place")), None)
        bench, game = BOARDS[sheet.game.id].bench, shown(sheet.game, sheet.manuscript, sheet.id)
        picture = None
        if bench is not None and game is not None and game.written is not None:
            words = entry.words(*here.words) if here and len(here.words) == 2 else ()
            picture = bench.look(game, game.written.names[sheet.id], locale, words)
        found: Json = {"places": [{"ref": each.ref, "label": each.label} for each in every]}
        if picture is not None:
            self._keep(sheet, picture)
            found |= {"map": _shown(picture, *picture.size, NO_PLACE), "alt": picture.alt}
        return found | {"place": here and formed(entry, here)}

    def _place(self, locale: Locale, sheet: Sheet, city: City, chart: Chart, where: str) -> Json:
        """What lies somewhere, and what can be done there."""
        here = [each for each in things(sheet.fields) if each.place == where]
        return {
            "ref": where,
            "label": place(locale, city, where),
            "lies": lying(locale, here),
            "areas": [{"map": 0, "points": points} for points in chart.area(where)],
            "deeds": [
                {"label": deed(locale, each), "do": each.change, "words": each.args, "so": each.so}
                for each in deeds(sheet.id, sheet.fields, city, where)
            ],
        }

    def _drawn(self, locale: Locale, sheet: Sheet, changed: list[str]) -> tuple[Chart, Picture] | None:
        """The map, which can be fetched then."""
        bench, game = BOARDS[sheet.game.id].bench, shown(sheet.game, sheet.manuscript, sheet.id)
        if bench is None or bench.chart is None or game is None or game.written is None:
            return None
        chart, picture = bench.chart(game, game.written.names[sheet.id], locale, changed)
        self._keep(sheet, picture)
        return chart, picture

    def _keep(self, sheet: Sheet, picture: Picture) -> None:
        self._pictures[sheet.manuscript.person, picture.digest] = picture
        while len(self._pictures) > PICTURES:
            self._pictures.popitem(last=False)

    def picture(self, visit: Visit, digest: str) -> bytes | None:
        """A map that has been drawn lately for this person."""
        found = self._pictures.get((visit.user, digest))
        return found and found.data

    async def press(self, sheet: Sheet, body: Any) -> None:
        """Do what is asked for. Raises `Refused` if it cannot be done."""
        do, words = (body.get("do"), body.get("words")) if isinstance(body, dict) else ("", ())
        if not isinstance(do, str) or not isinstance(words, list) or not all(isinstance(each, str) for each in words):
            raise Refused(msg("refused-old-control"))
        words = [each.encode(errors="replace").decode() for each in words]  # half of a pair of surrogates is no text
        manuscripts, now = self._host.manuscripts, self._host.sessions.clock().timestamp()
        if do == UNDO:
            await undo(manuscripts, sheet.manuscript, now=now)
        else:
            if do not in (TAPS if sheet.mission else DECLARED):
                raise Refused(msg("refused-old-control"))
            await change(manuscripts, sheet.manuscript, sheet.game, sheet.id, do, *words, now=now)


def _shown(picture: Picture, width: int, height: int, unit: int) -> Json:
    return {"picture": picture.digest, "width": width, "height": height, "unit": unit}


def _wrong(locale: Locale, found: Sequence[Message], entry: str) -> list[str]:
    """How much is wrong, and the first of it: the page has no other place that says it."""
    lines = [locale("edit-wrong", n=len(found), page="yes")] if found else []
    lines += [f"– {fault(locale, each, entry)}" for each in found[:TOLD]]
    return lines + ([locale("fault-more", n=len(found) - TOLD)] if len(found) > TOLD else [])


def _wanted(chart: Chart, refs: list[str], wanted: Mapping[str, Any]) -> str | None:
    """The place that is asked for: by its name, or as the one that a pixel lies in."""
    if (ref := wanted.get("place")) in refs:
        return str(ref)
    x, y = (str(wanted.get(name, "")) for name in ("x", "y"))
    return chart.at(refs, int(x), int(y)) if x.isdecimal() and y.isdecimal() and len(x + y) < 12 else None
