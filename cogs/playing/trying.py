"""A try-out as its person sees it: the private panel of a copy of the table, in a colour of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import discord
from discord import ui

from engine.core.decision import Decision, over
from engine.core.errors import Gone, Refused, coming_of
from engine.core.message import changes
from engine.tables.advice import advise
from engine.tables.session import Session
from engine.tables.tryout import Tryout
from telling import ending, headings, leading, tryouts
from telling.advising import waiting
from telling.draft import DRAFT_MOVED
from telling.names import names_of
from telling.story import latest

from ..app import Click
from ..asking import controls
from ..base import ids
from ..base.errors import OLD_CONTROL
from ..showing import posts
from . import advising, figures, panels, play
from .hand_panel import HandPanel, drawn

ACCENT = 0x9B59B6
"""The colour of everything that is only a try-out; no game has one like it."""


@dataclass(kw_only=True)
class TryPanel(HandPanel):
    """The panel of a seat in a copy of its table."""

    take: ClassVar = "advice-try"  # *do this* is here what carries over to the table

    tried: Tryout

    def __post_init__(self) -> None:
        super().__post_init__()
        self.map = ""  # the page shows the true table
        if self.tried.beyond:
            self.questions = []

    @property
    def accent(self) -> int:
        return ACCENT

    def head(self) -> Iterator[ui.Item[Any]]:
        locale, session = self.locale, self.session
        lines = [f"### 🧪 {locale('try-title')}", f"-# {locale('try-about')}" if not self.tried.moves else ""]
        yield ui.TextDisplay("\n".join([*filter(None, lines), f"**{headings.short_heading(locale, session)}**"]))
        if self.note:
            yield ui.TextDisplay(self.note[: panels.TEXT_LIMIT])
        if session.status == "over":
            yield ui.TextDisplay(ending.ranking(locale, session, self.called)[self.seat])

    async def draft(self, decision: Decision) -> Sequence[str]:
        return self.tried.drafts.get(decision.id, [])

    def taps(self, decision: Decision) -> Sequence[ui.Button[Any]]:
        return ()

    async def hint(self, decision: Decision, *, begun: bool) -> str:
        return ""

    async def about_tools(self) -> str:
        return ""

    def foot(self, *, all_shown: bool) -> Iterator[ui.Item[Any]]:
        return iter(()) if self.tried.beyond else super().foot(all_shown=all_shown)

    async def footer(self, *, holds: bool) -> list[ui.Button[Any]]:
        answered = bool(self.tried.moves)
        figure = [figures.in_id(self.figure)] if self.figure else []
        asking = bool(self.questions) and self.advice is None
        advise = posts.button(self.locale, "panel-advise", ids.make("advise", self.tried.id, *figure))

        def to(what: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, **more: Any) -> ui.Button[Any]:
            return posts.button(
                self.locale, f"try-{what}", ids.make("try", self.tried.id, what, *figure), style, **more
            )

        return [
            *([advise] if asking else []),
            *([to("on", discord.ButtonStyle.primary)] if self.tried.waits else []),
            to("do", discord.ButtonStyle.success, disabled=not answered),
            to("back", disabled=not answered),
            to("again"),
            to("table"),
            to("leave"),
        ]


async def press_open(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """A try-out of this table begins, in place of the panel that was pressed."""
    bot = interaction.client
    async with play.in_one_call(interaction):
        tried = await bot.tryouts.open(session, interaction.user.id)
        shown = await _panel(interaction, tried, "", figure=figures.named(tried.session, tried.seat, args, values))
    await panels.send(interaction, *shown)


async def press(interaction: Click, copy: Session, parts: list[str], values: list[str]) -> None:
    """A control of a try-out, whose verb comes first. Raises `Refused` if it is gone, or somebody else's."""
    ids.expect(parts, 1)
    verb, *args = parts
    tried = interaction.client.tryouts.of(copy.id, interaction.user.id)
    match verb, args:
        case "a", [_, *_]:
            await _answer(interaction, tried, args, values)
        case "hand" | "advise", _:
            figure = figures.named(tried.session, tried.seat, args, values)
            await _show(interaction, tried, figure=figure, advised=verb == "advise")
        case "advised", [_, _]:
            await _advised(interaction, tried, args)
        case "try", ["do", *_]:
            await _do(interaction, tried)
        case "try", ["back" | "again" as what, *played]:
            async with play.in_one_call(interaction):
                await (tried.back() if what == "back" else tried.begin())
                figure = figures.named(tried.session, tried.seat, played, values)
                note = "try-taken-back" if what == "back" else "try-begun-again"
                shown = await _panel(interaction, tried, note, figure=figure)
            await panels.send(interaction, *shown)
        case "try", ["on", *played]:
            async with play.in_one_call(interaction):
                await tried.go_on()
                shown = await _panel(
                    interaction, tried, "", figure=figures.named(tried.session, tried.seat, played, values)
                )
            await panels.send(interaction, *shown)
        case "try", ["table", *_]:
            await _table(interaction, tried)
        case "try", ["leave", *_]:
            interaction.client.tryouts.leave(interaction.user.id)
            table = await interaction.client.table(interaction, tried.table)
            await play.show_hand(interaction, table, play.seat_of(table, interaction.user.id))
        case _:
            raise Refused(OLD_CONTROL)


async def _answer(interaction: Click, tried: Tryout, args: list[str], values: list[str]) -> None:
    """The next word of an answer, or all of it."""
    locale = await interaction.client.locale(interaction)
    still = tried.session.still()
    asked = next((each for each in still.offered(tried.seat) if each.id == args[0]), None)
    try:
        if asked is None:
            raise Gone(over(still.game.id, args[0]))
        with coming_of(asked.text):
            outcome = controls.press(asked, tried.drafts.get(asked.id, []), args[1:], values)
    except Refused as refused:
        if not isinstance(refused, Gone) and refused.reason != DRAFT_MOVED:
            raise
        await _show(interaction, tried, locale.message(refused.reason, {}))  # an old panel becomes the newest
        return
    if outcome.answer is None:
        tried.drafts[asked.id] = outcome.draft
        only = asked.id if outcome.draft else ""
        await _show(interaction, tried, only=only, figure=asked.subject)
        return
    await _give(interaction, tried, asked, outcome.answer)


async def _advised(interaction: Click, tried: Tryout, args: list[str]) -> None:
    """Give the answer that was advised; if the advice has become another one, that is shown."""
    still = tried.session.still()
    asked = next((each for each in still.offered(tried.seat) if each.id == args[0]), None)
    figure = leading.shown(still, tried.seat, asked.subject) if asked is not None else ""
    advice = advise(still.game, still.playing, tried.seat, figure) if asked is not None else None
    if advice is None or [advice.decision.id, advising.mark(advice)] != args:
        locale = await interaction.client.locale(interaction)
        await _show(interaction, tried, locale("advice-changed"), figure=figure, advised=True)
        return
    await _give(interaction, tried, advice.decision, advice.words)


async def _give(interaction: Click, tried: Tryout, asked: Decision, words: list[str]) -> None:
    """An answer in the copy: then what came of it, and what is asked now."""
    locale = await interaction.client.locale(interaction)
    said = tryouts.said(locale, tried.session.still(), tried.seat, asked, words)
    async with play.in_one_call(interaction):
        await tried.answer(asked.id, words, said)
        shown = await _panel(interaction, tried, "", figure=leading.going_on(tried.session, tried.seat, asked.subject))
    await panels.send(interaction, *shown)


async def _do(interaction: Click, tried: Tryout) -> None:
    """The answers are given at the table as far as they can be; the panel of the table says which, and why not more."""
    bot = interaction.client
    table = await bot.table(interaction, tried.table)
    locale = await bot.locale(interaction)
    async with play.in_one_call(interaction):
        carried = await tried.carry(bot.sessions, interaction.id)
        if carried.done:
            await bot.sessions.rest(table.id, play.STAND_INS)
    note = tryouts.carried_over(locale, carried)
    if not carried.done and carried.left:
        await _show(interaction, tried, note)
        return
    bot.tryouts.leave(interaction.user.id)
    await play.show_hand(interaction, table, play.seat_of(table, interaction.user.id), note)


async def _table(interaction: Click, tried: Tryout) -> None:
    """All of the copy's table, in a message of its own."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    bot = interaction.client
    locale = await bot.locale(interaction)
    board = await bot.pictures.picture(tried.session, tried.seat, locale, over=locale("try-picture"))
    await play.show_board(interaction, board, f"🧪 {locale('try-title')}")


async def _show(
    interaction: Click, tried: Tryout, note: str = "", *, only: str = "", figure: str = "", advised: bool = False
) -> None:
    async with play.in_one_call(interaction):
        shown = await _panel(interaction, tried, note, only=only, figure=figure, advised=advised)
    await panels.send(interaction, *shown)


async def _panel(
    interaction: Click, tried: Tryout, note: str, *, only: str = "", figure: str = "", advised: bool = False
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The panel of the copy as it stands now. ``note``: a text, or the key of one, else what has just come of it;
    ``advised``: with advice, as for whoever wants it at every question.
    """
    bot, user = interaction.client, interaction.user.id
    locale, session = await bot.locale(interaction), tried.session.still()
    lines = [locale("try-beyond")] if tried.beyond else []
    lines += [locale(note) if note.startswith("try-") else note] if note else []
    if not note and not only:
        lines.append(latest(locale, tried.told, names_of(session), play.SAID, tried.seat, play.SAID_LINES))
    figure = leading.shown(session, tried.seat, figure)

    async def draft(asked: Decision) -> Sequence[str]:
        return tried.drafts.get(asked.id, [])

    async def changed() -> dict[str, int]:
        return changes(event for entry in tried.told for event in entry.events)

    pictures = await drawn(
        bot, session, tried.seat, locale, draft, changed, only=only, figure=figure, over=locale("try-picture")
    )
    wanted = not only and not tried.beyond and session.status == "playing"
    wanted = wanted and (advised or await bot.hints.wants(user, "advice"))
    advice = advise(session.game, session.playing, tried.seat, figure) if wanted else None
    if advised and advice is None:
        lines.append(waiting(locale, session, tried.seat, figure))
    said = "\n".join(filter(None, lines))
    panel = TryPanel(
        bot, locale, session, tried.seat, user, said, "", pictures, only, figure, advice, kept=None, tried=tried
    )
    return await panel.made(), [picture.file(name) for name, picture in pictures.items()]
