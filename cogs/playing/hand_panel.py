"""The private panel of a seat: what it holds, what it is asked with the controls, and what it can do besides."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from discord import ui

from engine.core.decision import Decision
from engine.core.runner import in_id
from engine.tables.advice import Advice, concerns
from engine.tables.journal import Entry, last_answer
from engine.tables.session import Session
from render.boards import BOARDS
from telling import ending, headings, leading
from telling.hints import Tool
from telling.labels import Labels
from telling.names import figure_names, names_of
from telling.questions import bank_line, due, held, name, pointed_at, question_text
from telling.texts import Locale

from ..app import Gravekeeper
from ..asking.rows import rows
from ..asking.taps import taps
from ..asking.together import MOST_CONTROLS, Posed, together
from ..base import ids, ruled
from ..showing import posts
from . import advising, figures
from .panels import TEXT_LIMIT, layout

AGAIN = "again"
"""In the id of the button that refreshes, beside the figure. The figure's own button has another id."""
BESIDE = 2
"""Components that something beside the note or the heading takes."""
HAND = "hand.png"
"""The picture of what a seat holds."""
CLOSE = "close.png"
"""The picture of where its question lies on the board."""


@dataclass
class HandPanel:
    """What goes into the panel of a seat, for the member who plays it.

    The ``pictures``, by the names of the files to be sent along, stand above; without one what the seat holds is said
    in words, unless a question is more urgent. With ``only``, the id of a decision that is being answered, nothing else
    is shown. Who leads several figures that can act plays one at a time, this ``figure``. The question that ``advice``
    is about comes first, with the advice, which is ``kept`` up at every question if the member has said so (None: that
    cannot be said here).
    """

    take: ClassVar = "advice-take"
    """The text of the button that does what was advised."""

    bot: Gravekeeper
    locale: Locale
    session: Session
    seat: str
    user: int
    note: str = ""
    of: str = ""
    pictures: Mapping[str, posts.Drawn] = field(default_factory=dict)
    only: str = ""
    figure: str = ""
    advice: Advice | None = None
    kept: bool | None = False

    def __post_init__(self) -> None:
        self.called = names_of(self.session)
        self.crew = self.session.playing.crews.get(self.seat, [])
        questions = [each for each in self.session.offered(self.seat) if self.only in ("", each.id)]
        self.questions = [each for each in questions if concerns(self.session.playing, self.seat, each, self.figure)]
        pages = self.bot.pages
        self.map = pages.link(self.session, self.user, self.locale.language) if pages and not self.only else ""
        """The address of the page on whose map one taps; "" where there is none."""
        self.waits = any(each.ask.wait for each in self.questions)

    async def made(self) -> ui.LayoutView:
        """The panel as a message."""
        holds, drawn = self._holds()
        things = [ui.TextDisplay("\n".join(holds))] if holds and not self.waits else []
        below = await self.footer(holds=self.waits and (drawn or bool(holds)))
        choose = self._choose_figure()
        room = MOST_CONTROLS - sum(1 + len(row.children) for row in choose) - BESIDE * (bool(self.of) + bool(self.map))
        odds = await self.bot.hints.wants(self.user, "odds")
        posed, labels = await self._posed(odds=odds), [each.label or "" for each in below]
        shown = together(self.locale, self.called, self.session.id, posed, labels, room, odds)
        begun = {each.decision.id for each in posed if each.draft}
        box: ui.Container[Any] = ui.Container(
            *self.head(),
            *things,
            *self._galleries(),
            *choose,
            *await self._asked(shown, begun),
            *self.foot(all_shown=len(shown) == len(self.questions)),
            *(() if self.only else rows(below)),
            accent_colour=self.accent,
        )
        return layout(box)

    @property
    def accent(self) -> int | None:
        return posts.ACCENTS.get(self.session.game.id)

    def head(self) -> Iterator[ui.Item[Any]]:
        """What has just happened, whose turn it is, how far the seat has come, and whom it leads; after the end how
        the game ended, for this seat too.
        """
        locale, session = self.locale, self.session
        if self.note:
            yield ruled.line(locale, self.note[:TEXT_LIMIT], self.of)
        heading: ui.TextDisplay[Any] = ui.TextDisplay(f"### {headings.short_heading(locale, session)}")
        if self.map:  # beside the heading, where it takes no room
            yield ui.Section(heading, accessory=ui.Button(label=posts.on_the_page(locale, session), url=self.map))
        else:
            yield heading
        if session.status == "playing" and (goal := session.game.goal(session.view(self.seat), self.seat)):
            yield ui.TextDisplay(f"-# 🎯 {locale.message(goal, self.called)}")
        if session.status == "playing" and (time := bank_line(locale, session, self.seat)):
            yield ui.TextDisplay(time)
        if session.status == "playing" and session.paused:
            yield ui.TextDisplay(locale("public-paused", why=session.paused.why))
        if session.status == "over":
            yield ui.TextDisplay(ending.ranking(locale, session, self.called)[self.seat])
        elif len(self.crew) > 1 and not leading.able(session, self.seat):  # else the questions name who acts
            led = figure_names(locale, session, self.crew)
            yield ui.TextDisplay(locale("panel-crew", n=len(self.crew), figures=led))

    def _holds(self) -> tuple[list[str], bool]:
        """What the seat holds and no picture shows, in words; and whether it could be drawn."""
        if self.only or HAND in self.pictures:
            return [], False
        drawn = bool(self.crew) and BOARDS[self.session.game.id].hand is not None  # figures always have something
        return held(self.locale, self.session, self.seat), drawn

    def _galleries(self) -> Iterator[ui.Item[Any]]:
        for file, picture in self.pictures.items():
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            yield gallery.add_item(media=f"attachment://{file}", description=picture.alt)

    def _choose_figure(self) -> list[ui.ActionRow[Any]]:
        """Which figure is played, where there is a choice."""
        if not self.figure or self.only:
            return []
        return [figures.choice(self.locale, self.session, leading.able(self.session, self.seat), self.figure)]

    async def _posed(self, *, odds: bool) -> list[Posed]:
        """The questions as they are shown: the advised one, those that are waited for, the others; each by figures."""
        advice, places = self.advice, {figure: at for at, figure in enumerate(self.crew)}
        advised = advice.decision.id if advice else ""
        return [
            Posed(
                each,
                await self.draft(each),
                name(self.locale, self.session, each),
                self._advised(advice, odds=odds) if advice and each.id == advised else (),
                advice.words if advice and each.id == advised else (),
                self.taps(each),
            )
            for each in sorted(
                self.questions, key=lambda each: (each.id != advised, not each.ask.wait, places.get(each.subject, -1))
            )
        ]

    def _advised(self, advice: Advice, *, odds: bool) -> list[ui.Item[Any]]:
        kept = None if self.session.lesson is not None else self.kept  # in a first game it is there anyway
        said = self.locale, self.called, self.session, advice, self.figure
        return advising.items(*said, kept=kept, odds=odds, take=self.take)

    async def draft(self, decision: Decision) -> Sequence[str]:
        """What the member has chosen so far of an answer."""
        return await self.bot.sessions.drafts.read(self.session.id, self.user, decision.id)

    def taps(self, decision: Decision) -> Sequence[ui.Button[Any]]:
        """What stands below a question."""
        return taps(self.locale, self.session, decision)

    async def _asked(
        self, shown: Sequence[tuple[Decision, Sequence[ui.Item[Any]]]], begun: set[str]
    ) -> list[ui.Item[Any]]:
        """Each question in words, where it needs any, with one hint among them all, and its controls."""
        found, hinted = list[ui.Item[Any]](), False
        for decision, items in shown:
            if self.advice and hinted and not decision.ask.wait:  # what is said above is enough for one screen
                continue
            hint = "" if hinted else await self.hint(decision, begun=decision.id in begun)
            hinted = hinted or bool(hint)
            text = "\n".join(filter(None, [self._question(decision, items, begun=decision.id in begun), hint]))
            found += [ui.TextDisplay(text)] if text else []
            found += items
        if not hinted and self.advice is None and not self.only and (about := await self.about_tools()):
            found.append(ui.TextDisplay(about))
        return found

    async def about_tools(self) -> str:
        """What one of the buttons below is for, the first time that it would be of use: where something is asked, or
        where others are waited for.
        """
        if self.session.status != "playing":
            return ""
        asked = any(each.ask.wait and each.sealed(self.session.playing) is None for each in self.questions)
        tools: Sequence[Tool] = ("try", "orders") if asked else ("refresh", "orders")
        return await self.bot.hints.tool(self.locale, self.session, self.user, tools)

    async def hint(self, decision: Decision, *, begun: bool) -> str:
        """What the question is about, for a person who has not read it yet.

        Advice says more than a hint and takes its place.
        """
        advised = self.advice is not None and self.session.lesson is None
        if advised or begun or decision.sealed(self.session.playing) is not None:
            return ""
        return await self.bot.hints.about(self.locale, self.session, decision, self.user, self.seat)

    def _question(self, decision: Decision, items: Sequence[ui.Item[Any]], *, begun: bool) -> str:
        """The question in words; nothing where its controls say it and others are more urgent."""
        labels = Labels(self.locale, self.called, decision)
        if self.waits and not decision.ask.wait and _says_what_it_is(labels, items):
            return ""
        return question_text(self.locale, self.session, decision, self.called, anew=begun)

    def foot(self, *, all_shown: bool) -> Iterator[ui.Item[Any]]:
        """What is left out, or why there is nothing to do."""
        if not all_shown:
            yield ui.TextDisplay(f"-# {self.locale('panel-more')}")
        if self.session.status == "over":
            yield ui.TextDisplay(self.locale("panel-over"))
        elif not self.questions:
            yield ui.TextDisplay(f"{self.locale('panel-nothing')} {due(self.locale, self.session, self.seat)}")

    async def footer(self, *, holds: bool) -> list[ui.Button[Any]]:
        return footer(
            self.locale,
            self.session,
            await last_answer(self.bot.sessions.store, self.session, self.user),
            figure=[in_id(self.figure)] if self.figure else [],
            advise=bool(self.questions) and self.advice is None,
            try_out=bool(self.questions),
            held=holds,
            zoom=CLOSE not in self.pictures and not (self.map and BOARDS[self.session.game.id].maps),
            pages=bool(self.map and self.bot.pages and await self.bot.pages.open_pages(self.session, self.user)),
        )


async def drawn(
    bot: Gravekeeper,
    session: Session,
    seat: str,
    locale: Locale,
    draft: Callable[[Decision], Awaitable[Sequence[str]]],
    changed: Callable[[], Awaitable[Collection[str]]],
    *,
    only: str = "",
    figure: str = "",
    over: str = "",
) -> dict[str, posts.Drawn]:
    """What the panel shows, so that it fits a phone: where the question lies on the board, as far as the game has a
    close-up; what is held where the question is about that, or nothing is asked.

    ``draft`` is the unfinished answer to a question, ``changed`` what is to be marked as changed; ``over`` is said on a
    stripe above the picture.
    """
    board = BOARDS[session.game.id]
    questions = [each for each in session.offered(seat) if concerns(session.playing, seat, each, figure)]
    asked = next((each for each in questions if each.id == only or (not only and each.ask.wait)), None)
    if board.zoom and asked is not None:
        marked, private = pointed_at(asked, await draft(asked)), asked.ask.private
        if not private or [*marked] not in ([], [asked.ask.ref]):  # else what is held is more to the point
            news = await changed()
            close_up = bot.pictures.seen(board.close_up, session, seat, locale, changed=news, marked=marked, over=over)
            return {CLOSE: await close_up}
    held = None if only else await bot.pictures.hand(session, seat, locale, over)
    return {HAND: held} if held else {}


def _says_what_it_is(labels: Labels, items: Sequence[ui.Item[Any]]) -> bool:
    """Whether an opportunity needs no words but those of its controls: a list that says what it is for, or buttons that
    say what they do.
    """
    listed = any(isinstance(each, ui.Select) for item in items for each in getattr(item, "children", ()))
    return bool(labels.wanted if listed else labels.verb)


def footer(
    locale: Locale,
    session: Session,
    last: Entry | None,
    *,
    advise: bool,
    try_out: bool,
    held: bool,
    zoom: bool,
    pages: bool = False,
    figure: Sequence[str] = (),
) -> list[ui.Button[Any]]:
    """What can be done from the panel besides answering.

    ``last`` is the member's last answer; ``advise``, ``try_out``, ``held``, ``zoom`` and ``pages``: whether there is
    a question to give advice on, one to try answers of, something that the panel does not show anyway, surroundings
    that it does not show, and a page that the member has open; ``figure``: the one that is played, as in ids. In a
    first game there is no need for orders, for what follows other people's moves and for try-outs. After the end there
    is only the log: everything else stands under the last post.
    """

    def to(verb: str, *args: str, **more: Any) -> ui.Button[Any]:
        key = "panel-refresh" if verb == "hand" else f"panel-{verb}"
        return posts.button(locale, key, ids.make(verb, session.id, *args), **more)

    if session.status == "over":
        return [to("log")]
    answered = [str(last.seq)] if last is not None else []
    asking = [to("advise", *figure)] if advise else []
    mine = [
        *([to("held")] if held else []),
        to("undo", *answered, disabled=not answered),
        *([to("zoom")] if zoom and BOARDS[session.game.id].zoom else []),
    ]
    ended = [to("unmap")] if pages else []
    if session.lesson is not None:
        return [*asking, *mine, *ended]
    tried = [to("try", *figure)] if try_out else []
    return [*asking, to("orders"), to("hand", *figure, *([AGAIN] if figure else [])), *mine, *tried, *ended]
