"""What a visit sees: the table with one of its questions, or a try-out of it; and what is looked at besides."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.message import changes
from engine.precedence import Precedence
from engine.tables.advice import advise, concerns
from engine.tables.journal import last_answer
from engine.tables.session import Session, Still
from engine.tables.sessions import Sessions
from engine.tables.tryout import Tryout, Tryouts
from engine.workshop.manuscripts import Manuscripts
from telling import advising, leading
from telling.hints import Hints, Tool
from telling.marks import lines
from telling.names import names_of
from telling.past import news
from telling.questions import chosen
from telling.story import latest
from telling.texts import Locale, Texts, bare_of_marks

from . import table, trying
from .answers import SAID, SAID_LINES
from .looking import Onlooker
from .maps import Drawn, Maps
from .table import Json
from .visits import Visit

T = TypeVar("T")
TOOLS: Sequence[Tool] = ("try",)
"""Of what is explained once the page has this: it follows the table by itself, and orders are given in Discord."""
UNSEEN = 32
"""Entries of the log that are looked at for what a page has not seen yet; *Recap* tells all."""
KEPT = 64
"""Tables in words and questions that are remembered, some 30 kB each: pages of the same table fetch them together."""
OF_THE_TABLE = ("log", "recap", "past")
"""Looks that a try-out has none of."""


class Host(Protocol):
    """What the page needs of the program."""

    sessions: Sessions
    texts: Texts
    hints: Hints
    tryouts: Tryouts
    precedence: Precedence
    manuscripts: Manuscripts

    async def looked(self, session: Session, user: int) -> None:
        """Somebody presses something at a table."""
        ...

    async def is_member(self, guild: int, user: int) -> bool:
        """Whether somebody is on a server, as Discord says."""
        ...


@dataclass(slots=True, frozen=True)
class Wanted:
    """What a page asks to see: one of the questions by its ``id``, else one about a ``figure``; a try-out (``trial``),
    advice on the question; what has happened since the last entry of the log that it has ``seen`` ("": it knows).
    """

    id: str = ""
    figure: str = ""
    trial: str = ""
    advised: bool = False
    seen: str = ""

    @classmethod
    def read(cls, found: Mapping[str, Any]) -> Wanted:
        """As a request says it; what it does not say in words is not asked for."""
        said = {name: value for name in ("figure", "trial", "seen") if isinstance(value := found.get(name), str)}
        id = found.get("question")
        return cls(id if isinstance(id, str) else "", **said, advised=bool(found.get("advised")))


class Showing:
    """Makes what is sent to pages."""

    def __init__(self, host: Host, maps: Maps) -> None:
        self._host, self._maps = host, maps
        self._made: OrderedDict[tuple[object, ...], Any] = OrderedDict()

    async def state(self, visit: Visit, session: Session, wanted: Wanted) -> Json:
        """The table, and of the questions of its seat the one that is wanted, else the most urgent; or the try-out that
        is wanted, if it is still there (``gone``: why it is not).
        """
        locale = self._host.texts(visit.language)
        if not wanted.trial or visit.seat is None:
            return await self._table(locale, visit, session.still(), wanted)
        try:
            tried = trying.of(self._host.tryouts, session, visit, wanted.trial)
        except Refused as refused:
            found = await self._table(locale, visit, session.still(), wanted)
            return found | {"gone": locale.message(refused.reason, {})}
        return await self._trial(locale, visit, tried, wanted)

    async def maps(self, locale: Locale, visit: Visit, still: Still) -> list[Drawn]:
        """The maps of the table as a visit sees them."""
        return await self._maps.of(still, visit.seat, locale, await news(self._host.sessions, still, visit.looks_as))

    async def look(self, visit: Visit, session: Session, what: str, query: Mapping[str, str]) -> Json:
        """What is looked at beside the questions. Raises `Refused` as `Onlooker` does."""
        host, still, trial = self._host, session.still(), query.get("trial", "")
        locale = host.texts(visit.language)

        async def draft(decision: str) -> Sequence[str]:
            return await host.sessions.drafts.read(session.id, visit.user, decision)

        async def tried_draft(decision: str) -> Sequence[str]:
            return tried.drafts.get(decision, [])

        reads = draft
        if trial and what not in OF_THE_TABLE:
            tried = trying.of(host.tryouts, session, visit, trial)
            still, reads = tried.session.still(), tried_draft
        looks = Onlooker(host.sessions, self._maps, locale, still, visit.seat, visit.looks_as, query, session.id, reads)
        return await looks.sees(what)

    async def _table(self, locale: Locale, visit: Visit, still: Still, wanted: Wanted) -> Json:
        sessions, hints, seat = self._host.sessions, self._host.hints, visit.seat
        maps = await self.maps(locale, visit, still)
        seen = still.id, still.kept.version, seat, locale.language, *still.names.items()
        text = self._once((*seen, "text"), partial(table.in_words, locale, still, seat))
        found = table.overview(locale, still, seat, maps, text) | {
            "news": await self._news(locale, still, seat, wanted)
        }
        if seat is None:
            return found
        await self._host.precedence.give_way()
        decisions = table.asked(still, seat)
        decision = _one_of(still, seat, decisions, wanted)
        advice = await self._advice(locale, visit, still, seat, decision, maps, wanted.advised)
        decision = _advised(decisions, decision, advice, wanted)
        if still.status == "playing" and (last := await last_answer(sessions.store, still, visit.user)):
            found["undo"] = last.seq
        found |= {"questions": table.titles(locale, still, decisions), "advice": advice}
        if decision is None:
            return found
        raw = await sessions.drafts.read(still.id, visit.user, decision.id)
        odds = await hints.wants(visit.user, "odds")
        key = *seen, *(each.picture.digest for each in maps), decision.id, *raw, odds
        question = self._once(key, table.Question(locale, still, decision, raw, maps, odds).shown)
        new = not question["said"] and decision.sealed(still.playing) is None
        told = new and (advice is None or still.lesson is not None)  # advice says more than a hint
        hint = await hints.about(locale, still, decision, visit.user, seat) if told else ""
        if told and not hint and decision.ask.wait and still.status == "playing":
            hint = await hints.tool(locale, still, visit.user, TOOLS)
        return found | {"question": question | {"hint": lines(hint)}}

    async def _news(self, locale: Locale, still: Still, seat: str | None, wanted: Wanted) -> str:
        """What others have done since the page was shown last, as a post tells it; nothing if that is not asked."""
        if not (wanted.seen.isascii() and wanted.seen.isdigit()) or len(wanted.seen) > 9:
            return ""
        after = int(wanted.seen)
        if after >= still.kept.seq:
            return ""
        entries = await self._host.sessions.history(still, after=after, last=UNSEEN, upto=still.kept.seq)
        return bare_of_marks(latest(locale, entries, names_of(still), SAID, seat or "", SAID_LINES))

    def _once(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """What many pages show alike, at one moment of a table, is made once."""
        if key not in self._made:
            self._made[key] = make()
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return self._made[key]

    async def _trial(self, locale: Locale, visit: Visit, tried: Tryout, wanted: Wanted) -> Json:
        still, seat = tried.session.still(), tried.seat
        changed = changes(event for entry in tried.told for event in entry.events)
        maps = await self._maps.of(still, seat, locale, changed, home=tried.table)
        found = table.overview(locale, still, seat, maps, table.in_words(locale, still, seat))
        decisions = [] if tried.beyond else table.asked(still, seat)
        found |= {
            "tabs": table.tabs(seat, trial=True),
            "trial": trying.told(locale, tried, still),
            "questions": table.titles(locale, still, decisions),
        }
        decision = _one_of(still, seat, decisions, wanted)
        if decisions:
            found["advice"] = await self._advice(locale, visit, still, seat, decision, maps, wanted.advised, tried=True)
            decision = _advised(decisions, decision, found["advice"], wanted)
        if decision is None:
            return found
        odds = await self._host.hints.wants(visit.user, "odds")
        question = table.Question(locale, still, decision, tried.drafts.get(decision.id, []), maps, odds)
        return found | {"question": question.shown()}

    async def _advice(
        self,
        locale: Locale,
        visit: Visit,
        still: Still,
        seat: str,
        decision: Decision | None,
        maps: Sequence[Drawn],
        wanted: bool,
        *,
        tried: bool = False,
    ) -> Json | None:
        """What a stand-in would do, if that is wanted, always wanted, or told by the coach; why nothing, if it is
        ``wanted`` now. In a try-out (``tried``) that is the advice for the copy.
        """
        if still.status != "playing" or still.paused:
            return None
        coached = advising.shown_unasked(still, seat)
        kept = await self._host.hints.wants(visit.user, "advice")
        if not (wanted or coached or kept):
            return None
        crew = still.playing.crews.get(seat, ())
        figure = decision.subject if decision is not None and decision.subject in crew else ""
        advice = advise(still.game, still.playing, seat, figure)
        if advice is None:
            return {"lines": lines(advising.waiting(locale, still, seat, figure))} if wanted else None
        odds = await self._host.hints.wants(visit.user, "odds")
        what, why = advising.said(locale, names_of(still), advice, odds=odds)
        text = "\n".join(filter(None, [f"💡 {locale('advice', what=what)}", f"-# {why}" if why else ""]))
        refs = chosen(advice.decision, advice.words)
        return {
            "question": advice.decision.id,
            "words": advice.words,
            "lines": lines(text),
            "places": [{"ref": ref, "areas": table.areas(maps, ref)} for ref in refs],
            "take": locale("advice-try" if tried else "advice-take"),
            "kept": None if tried or still.lesson is not None else kept,
        }


def _advised(
    decisions: Sequence[Decision], shown: Decision | None, advice: Json | None, wanted: Wanted
) -> Decision | None:
    """The question that comes first: that of advice, if that is wanted now."""
    about = advice.get("question") if advice and wanted.advised else None
    return next((each for each in decisions if each.id == about), shown)


def _one_of(still: Still, seat: str, decisions: Sequence[Decision], wanted: Wanted) -> Decision | None:
    """The question that is wanted, else the first about the figure that goes on, or that is more urgent."""
    found = next((each for each in decisions if each.id == wanted.id), None)
    if found is None and decisions:
        figure = leading.shown(still, seat, leading.going_on(still, seat, wanted.figure))
        ours = (each for each in decisions if concerns(still.playing, seat, each, figure))
        found = next(ours, decisions[0])
    return found
