"""What is looked at besides the questions, as data: what a seat holds, log, recap, rules, moments of the past; for one
seat and from its view alone. What is drawn or told of the past is the view of that time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.core.decision import over
from engine.core.errors import Gone, Refused
from engine.core.places import begins
from engine.core.shape import Some
from engine.core.view import view
from engine.tables.reading import Reading
from engine.tables.session import Still
from render.boards import BOARDS
from telling import headings, past, rules
from telling.draft import OLD, read
from telling.labels import Labels
from telling.marks import lines
from telling.names import figure_names, names_of
from telling.questions import asked_of, bank_line, held
from telling.story import refs, tale
from telling.texts import Locale, bare_of_marks
from telling.texts import rules as sections
from telling.transcript import FROM, UPTO, log_page

from .maps import Maps
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
        said = [headings.goal(locale, still)]
        if seat is None:
            return self._sheet(locale(f"{still.game.id}-name"), "\n".join(filter(None, said)))
        called, crew = names_of(still), still.playing.crews.get(seat, [])
        if own := still.game.goal(still.view(seat), seat):
            said.append(locale.message(own, called))
        said.append(bank_line(locale, still, seat))
        if len(crew) > 1:
            said.append(locale("panel-crew", n=len(crew), figures=figure_names(locale, still, crew)))
        picture = await self.maps.hand(still, seat, locale, self.home)
        said += [] if picture else held(locale, still, seat)
        found = self._sheet(locale("panel-held"), "\n".join(filter(None, said)))
        return found | {"picture": picture.digest, "alt": picture.alt} if picture else found

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
        """What the rules say: about a place of a question, about words, else the first section; and what there is."""
        game = self.still.game.id
        every = sections(self.locale.language, game)
        words, ref = self.query.get("words", "")[:LONGEST], self.query.get("ref", "")
        if ref and self.seat:
            texts = await self._about(ref) or [every[0].shown]
        elif words:
            texts = [each.shown for each in every if each.title == words] or rules.found(self.locale, game, words)
        else:
            texts = [every[0].shown]
        return self._sheet(self.locale("panel-rules"), "\n".join(texts)) | {"sections": [each.title for each in every]}

    async def _about(self, ref: str) -> list[str]:
        """The rules of what can be done at a place. Raises `Gone` if the question is over."""
        still, id = self.still, self.query.get("question", "")
        decision = asked_of(still, self.seat or "", id)
        if decision is None:
            raise Gone(over(still.game.id, id))
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
        locale, still = self.locale, self.still
        last = still.kept.seq
        at = min(self._number("at", last), last)
        state = await self.sessions.state_at(still, at)
        entries = await self.sessions.history(still, after=at - 1, upto=at)
        changed = refs(entries, self.seat)
        seen = view(state, self.seat)
        maps = await self.maps.of(still, self.seat, locale, changed, (at, seen))
        called = names_of(still)
        heading = headings.past_heading(locale, still, state, called)
        title = locale("moment-title", at=at, last=last, heading=heading)
        said = tale(locale, entries, called, past.STORY_LIMIT, self.seat)
        found = self._sheet(title, said or locale("moment-silent"))
        return found | {
            "at": at,
            "last": last,
            "maps": charted(locale, still, maps),
            "text": BOARDS[still.game.id].text(seen, locale, still.names),
            "places": [{"ref": ref, "areas": where} for ref in changed if (where := areas(maps, ref))],
        }
