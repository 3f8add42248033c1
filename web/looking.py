"""What is looked at besides the questions, as data: what a seat holds, log, recap, rules, moments of the past; for one
seat and from its view alone. What is drawn or told of the past is the view of that time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.errors import Refused
from engine.core.places import begins
from engine.core.shape import Some
from engine.core.state import State
from engine.core.view import view
from engine.tables.journal import Entry
from engine.tables.reading import Reading
from engine.tables.session import Still
from render.boards import BOARDS
from telling import headings, past, rules
from telling.draft import OLD, read
from telling.labels import Labels
from telling.marks import lines
from telling.names import figure_names, names_of
from telling.past import news
from telling.questions import asked_of, bank_line, held
from telling.story import refs, tale
from telling.texts import Locale, bare_of_marks, safe
from telling.texts import rules as sections
from telling.transcript import FROM, UPTO, log_page

from .maps import Drawn, Maps
from .table import Json, areas, charted

LONGEST = 200
"""Characters that somebody may look for in the rules."""


@dataclass(slots=True, frozen=True)
class Onlooker:
    """Somebody who looks at a table, on a ``seat`` or without one, with what is asked for beside the kind of look."""

    sessions: Reading
    maps: Maps
    locale: Locale
    still: Still
    seat: str | None
    user: int
    query: Mapping[str, str]
    home: str
    """The table that the pictures belong to: of a try-out, the true one."""
    draft: Callable[[str], Awaitable[Sequence[str]]]
    """The unfinished answer to a question, by its id."""

    async def sees(self, what: str) -> Json:
        """One of these looks. Raises `Refused` for what cannot be understood, and where there is nothing to see."""
        match what:
            case "things":
                return await self._things()
            case "log":
                return await self._log()
            case "recap":
                return await self._recap()
            case "rules":
                return await self._rules()
            case "past":
                return await self._past()
            case "place":
                return await self._place()
            case _:
                raise Refused(OLD)

    def _sheet(self, title: str, text: str) -> Json:
        return {"title": bare_of_marks(title), "lines": lines(text)}

    def _number(self, name: str, usual: int) -> int:
        """A number that was asked for. Raises `Refused` for anything else."""
        text = self.query.get(name, "")
        if text and not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Refused(OLD)
        return int(text or usual)

    async def _things(self) -> Json:
        """What the game is won by, how far this seat is, and what it holds."""
        locale, still, seat = self.locale, self.still, self.seat
        said = [headings.goal(locale, still), *rules.of_table(locale, still)]
        places = _listed(BOARDS[still.game.id].places(still.view(seat), locale, still.names))
        if seat is None:
            return self._sheet(locale(f"{still.game.id}-name"), "\n".join(filter(None, said))) | places
        called, crew = names_of(still), still.playing.crews.get(seat, [])
        if own := still.game.goal(still.view(seat), seat):
            said.append(locale.message(own, called))
        said.append(bank_line(locale, still, seat))
        if len(crew) > 1:
            said.append(locale("panel-crew", n=len(crew), figures=figure_names(locale, still, crew)))
        picture = await self.maps.hand(still, seat, locale, self.home)
        said += [] if picture else held(locale, still, seat)
        found = self._sheet(locale("panel-held"), "\n".join(filter(None, said))) | places
        if picture is None:
            return found
        words = BOARDS[still.game.id].held_text(still.view(seat), locale, still.names, seat)
        return found | {"picture": picture.digest, "alt": picture.alt, "words": words}

    async def _log(self) -> Json:
        """A page of the log, entry by entry, with the way to the pages beside it."""
        end = self.query.get("end", "")
        if end not in ("", UPTO, FROM):
            raise Refused(OLD)
        page = await log_page(self.sessions, self.locale, self.still, self.seat, end, self._number("seq", 0))
        parts = [
            {"at": entry.seq, "time": entry.at, "lines": lines(text)}
            for entry, text in zip(page.entries, page.texts, strict=True)
            if text
        ]
        ways = [
            {"label": self.locale("log-older"), "end": UPTO, "seq": page.low - 1} if page.low > 0 else None,
            {"label": self.locale("log-newer"), "end": FROM, "seq": page.high + 1} if page.high < page.last else None,
        ]
        return self._sheet(page.title(self.locale), "" if parts else self.locale("log-empty")) | {
            "parts": parts,
            "ways": ways,
        }

    async def _recap(self) -> Json:
        """What has happened since this person last acted, and the entry from which it can be seen step by step."""
        told = await past.recap(self.sessions, self.locale, self.still, self.user)
        found = self._sheet(told.title, told.said or self.locale("recap-nothing"))
        return found | {"since": told.since if told.said else None}

    async def _rules(self) -> Json:
        """What the rules say about words, else the first section; and what there is."""
        game = self.still.game.id
        every = sections(self.locale.language, game)
        words = self.query.get("words", "")[:LONGEST]
        if words:
            texts = [each.shown for each in every if each.title == words] or rules.found(self.locale, game, words)
        else:
            texts = [*rules.of_table(self.locale, self.still), every[0].shown]
        return self._sheet(self.locale("panel-rules"), "\n".join(texts)) | {"sections": [each.title for each in every]}

    async def _place(self) -> Json:
        """What a place of the map is: by its ``ref``, or where a finger came down (``map``, ``x``, ``y``), as it was
        ``at`` an entry of the log. Of what has no places the whole table is told.
        """
        locale, still, board = self.locale, self.still, BOARDS[self.still.game.id]
        if earlier := bool(self.query.get("at")):
            then = await self._moment()
            seen, maps = then.seen, then.maps
        else:
            changed = await news(self.sessions, still, self.user) if still.id == self.home else {}
            seen, maps = still.view(self.seat), await self.maps.of(still, self.seat, locale, changed, home=self.home)
        places = board.places(seen, locale, still.names)
        ref, which = self.query.get("ref", ""), self._number("map", 0)
        if not ref and which < len(maps):
            ref = maps[which].chart.at(places, self._number("x", 0), self._number("y", 0)) or ""
        if ref not in places:
            text = board.text(seen, locale, still.names)
            return self._sheet(locale("web-in-words"), "\n".join(map(safe, text.split("\n")))) | _listed(places)
        spot = board.spot(seen, locale, still.names, ref)
        read = [] if earlier else await self._about(ref)
        read = [*dict.fromkeys([*read, *rules.under(locale, still.game.id, spot.rules)])][: rules.MOST_ABOUT]
        said = [*(f"- {safe(each)}" for each in spot.lines), *read]
        return self._sheet(spot.name, "\n".join(said)) | {
            "shown": [{"ref": ref, "areas": areas(maps, ref)}],
            **_listed(places),
        }

    async def _about(self, ref: str) -> list[str]:
        """The rules of what can be done now at a place."""
        still = self.still
        decision = asked_of(still, self.seat, self.query.get("question", "")) if self.seat else None
        if decision is None:
            return []
        draft, labels = read(decision, await self.draft(decision.id)), Labels(self.locale, names_of(still), decision)
        found: dict[str, None] = {}
        for way in begins(decision.ask.shape, draft.words).get(ref, ()):
            said = labels.each(way)[-1:]  # the place itself
            if isinstance(draft.shape, Some):
                said = [labels.option(each) for each in draft.shape.options if each.ref == ref]
            found |= dict.fromkeys(rules.about(self.locale, labels, decision, way, said))
        return [*found][: rules.MOST_ABOUT]

    async def _past(self) -> Json:
        """The map after an entry of the log as it was seen then, with what the entry changed, and what it says."""
        locale, still, called = self.locale, self.still, names_of(self.still)
        then, last = await self._moment(), self.still.kept.seq
        heading = headings.past_heading(locale, still, then.state, called)
        title = locale("moment-title", at=then.at, last=last, heading=heading)
        said = tale(locale, then.entries, called, past.STORY_LIMIT, self.seat)
        found = self._sheet(title, said or locale("moment-silent"))
        return found | {
            "at": then.at,
            "last": last,
            "maps": charted(locale, still, then.maps),
            "text": BOARDS[still.game.id].text(then.seen, locale, still.names),
            "shown": [{"ref": ref, "areas": where} for ref in then.changed if (where := areas(then.maps, ref))],
        }

    async def _moment(self) -> _Moment:
        """The table after the entry that is asked for, else after the last one."""
        still, last = self.still, self.still.kept.seq
        at = min(self._number("at", last), last)
        state = await self.sessions.state_at(still, at)
        entries = await self.sessions.history(still, after=at - 1, upto=at)
        changed, seen = refs(entries, self.seat), view(state, self.seat)
        maps = await self.maps.of(still, self.seat, self.locale, changed, (at, seen))
        return _Moment(at, state, seen, entries, changed, maps)


class _Moment(NamedTuple):
    """A moment of the past: what a seat saw then, what had just happened, and the maps."""

    at: int
    state: State
    seen: State
    entries: Sequence[Entry]
    changed: Mapping[str, int]
    maps: Sequence[Drawn]


def _listed(places: Mapping[str, str]) -> Json:
    """The places of the maps in their order, to choose one by its name."""
    return {"places": [*places.items()]}
