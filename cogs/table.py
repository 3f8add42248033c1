"""`/table`: what every game shares, and the buttons under every board."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.core.choice import Choice, StandingChoice
from engine.core.errors import Gone, Refused
from engine.core.message import msg
from engine.core.order import Order
from engine.core.runner import in_id
from engine.tables.journal import last_answer
from engine.tables.seeds import LONGEST
from engine.tables.series import MOST_DAYS, MOST_GAMES
from engine.tables.session import Session
from telling import headings
from telling.names import names_of

from . import series as table_series
from . import votes
from .app import Click, Gravekeeper
from .asking import controls
from .asking.typed import chosen
from .base import errors, ids
from .base.naming import about, name
from .history import History
from .lobby import admit, call_host, display_name
from .playing import advance, figures, looking, panels, play, proof, transcript, trying
from .playing.advance import Advance
from .playing.order_panel import order_panel
from .showing import posts

RECENT = 64
"""Entries of the log among which the last move is looked for without reading older ones from the disk."""


@app_commands.guild_only()
class Table(commands.GroupCog, group_name=name("table"), group_description=about("table")):
    """Commands for the table of this channel."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot, self._history = bot, History(bot)
        bot.handlers.update(
            a=play.press,
            always=play.always,
            held=play.show_held,
            later=play.keep,
            hand=self.press_hand,
            zoom=self.press_zoom,
            map=self.press_map,
            legend=self.press_legend,
            unmap=self.press_unmap,
            log=self.press_log,
            undo=self.press_undo,
            orders=self.press_orders,
            order=self.press_order,
            o=self.press_order_word,
            unorder=self.press_unorder,
            verify=self.press_verify,
            tried=trying.press,
            **{"try": trying.press_open},
        )

    async def cog_unload(self) -> None:
        await self._history.close()

    # Looking back, and lending a seat

    @app_commands.command(name=name("recap"), description=about("table-recap"))
    async def recap(self, interaction: Click) -> None:
        """What has happened since I last acted."""
        await self._history.recap(interaction)

    @app_commands.command(name=name("history"), description=about("table-history"))
    @app_commands.rename(moment=name("moment"))
    @app_commands.describe(moment=about("table-history-moment"))
    async def history(self, interaction: Click, moment: app_commands.Range[int, 0, 1_000_000] | None = None) -> None:
        """The board at any moment, to walk through."""
        await self._history.history(interaction, moment)

    @app_commands.command(name=name("replay"), description=about("table-replay"))
    @app_commands.rename(public=name("public"))
    @app_commands.describe(public=about("table-replay-public"))
    async def replay(self, interaction: Click, public: bool = False) -> None:
        """The whole game as a moving picture."""
        await self._history.replay(interaction, public)

    @app_commands.command(name=name("export"), description=about("table-export"))
    async def export(self, interaction: Click) -> None:
        """The finished game as a document."""
        await self._history.export(interaction)

    @app_commands.command(name=name("handover"), description=about("table-handover"))
    @app_commands.rename(member=name("member"))
    @app_commands.describe(member=about("table-handover-member"))
    async def handover(self, interaction: Click, member: discord.Member) -> None:
        """Offer one's own seat to somebody; it is theirs once they take it."""
        await self._history.handover(interaction, member)

    @app_commands.command(name=name("series"), description=about("table-series"))
    @app_commands.rename(games=name("games"), days=name("days"), series=name("series"))
    @app_commands.describe(
        games=about("table-series-games"), days=about("table-series-days"), series=about("table-series-series")
    )
    async def series(
        self,
        interaction: Click,
        games: app_commands.Range[int, 1, MOST_GAMES] | None = None,
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        series: str = "",
    ) -> None:
        """Several games that count together."""
        await table_series.run(interaction, games, days, series)

    @series.autocomplete("series")
    async def series_suggestions(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        return await table_series.suggest(interaction, current)

    # Looking, and acting

    @app_commands.command(name=name("gm"), description=about("gm-panel"))
    async def gm(self, interaction: Click) -> None:
        """What a game master can do to this table, by pressing; for game masters, also without the commands."""
        await self.bot.handlers["gm"](interaction, await play.here(interaction), [], [])

    @app_commands.command(name=name("status"), description=about("table-status"))
    async def status(self, interaction: Click) -> None:
        """Who is due, what for, and how everybody stands, in words."""
        session = await play.here(interaction, begun=True)
        locale = await self.bot.locale(interaction)
        if session.state is None:
            raise Refused(msg("refused-not-begun"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        text = self.bot.pictures.words(session, locale, session.seat_of(interaction.user.id), full=False)
        notes = await self.bot.deadlines.notes(session)
        lines = [f"### {headings.heading(locale, session)}", *posts.state_lines(locale, session, notes)]
        if due := [name for seat, name in names_of(session).items() if seat in session.waiting_for()]:
            entries = await self.bot.sessions.history(session, last=RECENT)
            last = next((each for each in reversed(entries) if each.act["act"] == "answer"), entries[-1])
            lines.append(locale("status-since", who=locale.enumerate(due), at=posts.moment(last.at, "R")))
        lines.append(text)
        await _say(interaction, "\n".join(lines))

    @app_commands.command(name=name("board"), description=about("table-board"))
    @app_commands.rename(text=name("text"))
    @app_commands.describe(text=about("table-board-text"))
    async def board(self, interaction: Click, text: bool = False) -> None:
        """The board as this member may see it: a picture, or words for a screen reader."""
        session = await play.here(interaction, begun=True)
        if not text:
            await looking.show_whole(interaction, session)
            return
        if session.state is None:
            raise Refused(msg("refused-not-begun"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = await self.bot.locale(interaction)
        await _say(interaction, self.bot.pictures.words(session, locale, session.seat_of(interaction.user.id)))

    async def press_zoom(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        await looking.show_zoom(interaction, session, *args[:1])

    async def press_map(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        await looking.show_whole(interaction, session, *args[:1])

    async def press_legend(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        await looking.show_legend(interaction, session, *args[:1])

    async def press_unmap(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """All pages are over that the member has open of this table."""
        seat = play.seat_of(session, interaction.user.id)
        if self.bot.pages is not None:
            await self.bot.pages.end_pages(session, interaction.user.id)
        locale = await self.bot.locale(interaction)
        await play.show_hand(interaction, session, seat, locale("web-pages-ended"))

    @app_commands.command(name=name("hand"), description=about("table-hand"))
    async def hand(self, interaction: Click) -> None:
        """The private panel: own things, questions, opportunities."""
        session = await play.here(interaction)
        await play.show_hand(interaction, session, play.seat_of(session, interaction.user.id))

    async def press_hand(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        seat = play.seat_of(session, interaction.user.id)
        await play.show_hand(interaction, session, seat, figure=figures.named(session, seat, args, values))

    @app_commands.command(name=name("log"), description=about("table-log"))
    async def log(self, interaction: Click) -> None:
        """What has happened, page by page."""
        session = await play.here(interaction, begun=True)
        await self._log(interaction, session)

    async def press_log(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        if len(args) == 2 and args[0] in (transcript.UPTO, transcript.FROM):
            await self._log(interaction, session, args[0], ids.number(args[1]))
        else:  # on a post, or an old page, whose controls counted pages
            await self._log(interaction, session)

    async def _log(self, interaction: Click, session: Session, end: str = "", seq: int = 0) -> None:
        if session.state is None:
            raise Refused(msg("refused-not-begun"))
        locale = await self.bot.locale(interaction)
        seat = session.seat_of(interaction.user.id)
        await panels.send(interaction, await transcript.log_panel(self.bot.sessions, locale, session, seat, end, seq))

    @app_commands.command(name=name("do"), description=about("table-do"))
    @app_commands.rename(what=name("what"))
    @app_commands.describe(what=about("table-do-what"))
    async def do(self, interaction: Click, what: str) -> None:
        """Anything that is legal for me now, with autocomplete."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await play.here(interaction)
        seat = play.seat_of(session, interaction.user.id)
        locale = await self.bot.locale(interaction)
        decision, words = chosen(locale, names_of(session), session.offered(seat), what)
        await play.answer(interaction, session, seat, decision, words)

    @do.autocomplete("what")
    async def do_complete(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        return await play.complete(interaction, current)

    @app_commands.command(name=name("undo"), description=about("table-undo"))
    async def undo(self, interaction: Click) -> None:
        """Take back one's own last answer."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._undo(interaction, await play.here(interaction))

    async def press_undo(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """The button names the answer that it takes back: pressed twice it does not take back two."""
        await interaction.response.defer()
        seq = ids.number(args[0]) if args else None
        await self._undo(interaction, session, seq)

    async def _undo(self, interaction: Click, session: Session, seq: int | None = None) -> None:
        seat = play.seat_of(session, interaction.user.id)
        try:
            await self.bot.sessions.undo(session.id, interaction.user.id, seq)
        except Gone:
            await play.gone(interaction, session, seat)
            return
        except Refused as refused:
            last = await last_answer(self.bot.sessions.store, session, interaction.user.id)
            if last is None or refused.reason.key not in votes.DENIED:
                raise
            await votes.offer(interaction, session, last.seq, refused)
            return
        locale = await self.bot.locale(interaction)
        await play.show_hand(interaction, session, seat, locale("undo-done"))

    @app_commands.command(name=name("here"), description=about("table-here"))
    @app_commands.rename(game=name("game"))
    @app_commands.describe(game=about("table-here-game"))
    async def here(self, interaction: Click, game: str) -> None:
        """Go on with a table in this channel; the way back when its thread was deleted."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await self.bot.table(interaction, game)
        if session.host != interaction.user.id:
            raise Refused(msg("refused-host-only"))
        await self.bot.presenter.move(session, interaction.channel_id or 0, interaction.user.id)
        await errors.tell(interaction, msg("table-moved"))

    @here.autocomplete("game")
    async def own_tables(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        """The open tables of this host in this server."""
        locale = await self.bot.locale(interaction)
        sessions = await self.bot.sessions.of_user(interaction.user.id, interaction.guild_id)
        named = [
            (f"{locale(f'{each.game.id}-name')} · {', '.join(each.names.values())}", each.id)
            for each in sessions
            if each.host == interaction.user.id
        ]
        found = [pair for pair in named if current.casefold() in pair[0].casefold()]
        return [app_commands.Choice(name=text[:100], value=id) for text, id in found[:25]]

    @app_commands.command(name=name("join"), description=about("table-join"))
    @app_commands.rename(role=name("role"))
    @app_commands.describe(role=about("table-join-role"))
    async def join(self, interaction: Click, role: str = "") -> None:
        """Sit down in the lobby, take one's own seat back from its stand-in, or take a side that the program plays."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await play.here(interaction)
        user, called = interaction.user.id, display_name(interaction.user)
        await admit(interaction, None if role else session)
        if role:
            await self.bot.sessions.take_role(session.id, user, called, role, interaction.id)
        else:
            await call_host(interaction, await self.bot.sessions.join(session.id, user, called, interaction.id))
        await errors.tell(interaction, msg("table-joined"))

    @join.autocomplete("role")
    async def roles(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        """The sides of this table that no person plays."""
        with contextlib.suppress(Refused):
            session = await play.here(interaction)
            locale = await self.bot.locale(interaction)
            named = {
                seat: locale(f"{session.game.id}-role-{role}")
                for seat, role in session.house.items()
                if session.seats[seat].stand_in
            }
            return [
                app_commands.Choice(name=text[:100], value=seat)
                for seat, text in named.items()
                if current.casefold() in text.casefold()
            ]
        return []

    @app_commands.command(name=name("leave"), description=about("table-leave"))
    async def leave(self, interaction: Click) -> None:
        """Give up the seat; during play a stand-in keeps it, and it can be taken back."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await play.here(interaction)
        await self.bot.sessions.leave(session.id, interaction.user.id)
        await errors.tell(interaction, msg("table-left"))

    @app_commands.command(name=name("end"), description=about("table-end"))
    async def end(self, interaction: Click) -> None:
        """Ask everybody at the table whether the game shall end as it stands."""
        await self.bot.handlers["end"](interaction, await play.here(interaction), [], [])

    @app_commands.command(name=name("dice"), description=about("table-dice"))
    @app_commands.rename(word=name("word"))
    @app_commands.describe(word=about("table-dice-word"))
    async def dice(self, interaction: Click, word: app_commands.Range[str, 1, LONGEST]) -> None:
        """A word of one's own for the seed, before the game begins."""
        session = await play.here(interaction)
        said = " ".join(word.split())
        await self.bot.sessions.give_word(session.id, interaction.user.id, said)
        await errors.tell(interaction, msg("table-dice-word", word=said))

    @app_commands.command(name=name("verify"), description=about("table-verify"))
    async def verify(self, interaction: Click) -> None:
        """Check every roll of the finished game against its seed."""
        await self._verify(interaction, await play.here(interaction, begun=True))

    async def press_verify(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        await self._verify(interaction, session)

    async def _verify(self, interaction: Click, session: Session) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await self.bot.sessions.verify(session)
        locale = await self.bot.locale(interaction)
        lines = proof.proven(locale, session.game.id, found)
        if session.lesson is not None:
            lines.insert(1, locale("lesson-verify"))
        await panels.send(interaction, panels.layout(ui.TextDisplay("\n".join(lines)[: panels.TEXT_LIMIT])))

    # Orders

    @app_commands.command(name=name("orders"), description=about("table-orders"))
    async def orders(self, interaction: Click) -> None:
        """Answers given in advance: see, give, take back."""
        session = await play.here(interaction)
        await self._orders(interaction, session)

    async def press_orders(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """The panel; a value names the figure for which orders are offered."""
        crew = session.playing.crews.get(play.seat_of(session, interaction.user.id), ())
        await self._orders(interaction, session, subject=next((each for each in crew if in_id(each) in values), ""))

    async def press_order(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A standing order or choice was chosen."""
        ids.expect(values, 1)
        seat = play.seat_of(session, interaction.user.id)
        family, figure = args[0] if args else "order", args[1] if len(args) > 1 else ""
        wanted = advance.find(session, seat, advance.name_of(family, values[0], figure))
        asked = wanted.question(session)
        if asked is None:
            await interaction.response.defer()
            await self._give(interaction, session, wanted, [])
            return
        await self.bot.sessions.drafts.keep(session.id, interaction.user.id, asked.id, [])
        await self._orders(interaction, session, wanted)

    async def press_order_word(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A control of the argument of a standing order or choice."""
        ids.expect(args, 1)
        seat = play.seat_of(session, interaction.user.id)
        wanted = advance.find(session, seat, args[0])
        asked = wanted.question(session)
        if asked is None:
            raise Refused(errors.OLD_CONTROL)
        await interaction.response.defer()
        draft = await self.bot.sessions.drafts.read(session.id, interaction.user.id, asked.id)
        outcome = controls.press(asked, draft, args[1:], values)
        await self.bot.sessions.drafts.keep(session.id, interaction.user.id, asked.id, outcome.draft)
        if outcome.answer is None:
            await self._orders(interaction, session, wanted, outcome.draft)
        else:
            await self._give(interaction, session, wanted, outcome.answer)

    async def _give(self, interaction: Click, session: Session, wanted: Advance, words: list[str]) -> None:
        declared, seat, subject, user = wanted.declared, wanted.seat, wanted.subject, interaction.user.id
        if isinstance(declared, StandingChoice):
            made = Choice(seat=seat, name=declared.name, subject=subject, words=words)
            await self.bot.sessions.choose(session.id, user, made, interaction.id)
        else:
            mode, name = declared.mode, declared.name
            order = Order(seat=seat, kind=declared.kind, subject=subject, mode=mode, policy=name, arg=words)
            await self.bot.sessions.give_order(session.id, user, order, interaction.id)
        await self._orders(interaction, session, subject=subject)

    async def press_unorder(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        ids.expect(args, 1)
        await interaction.response.defer()
        await self.bot.sessions.take_order(session.id, interaction.user.id, ids.number(args[0]), interaction.id)
        await self._orders(interaction, session)

    async def _orders(
        self,
        interaction: Click,
        session: Session,
        asked: Advance | None = None,
        draft: Sequence[str] = (),
        subject: str = "",
    ) -> None:
        seat = play.seat_of(session, interaction.user.id)
        session = await self.bot.sessions.get(session.id)
        locale = await self.bot.locale(interaction)
        subject = subject if subject in session.playing.crews.get(seat, ()) else ""
        await panels.send(interaction, order_panel(locale, session, seat, asked, draft, subject))


async def _say(interaction: Click, text: str) -> None:
    """Answer a command privately with a text of any length, in several messages if it needs them."""
    parts: list[str] = []
    for line in text.splitlines():
        if parts and len(parts[-1]) + 1 + len(line) <= panels.TEXT_LIMIT:
            parts[-1] += f"\n{line}"
        else:
            parts.append(line)
    for part in parts:
        await panels.send(interaction, panels.layout(ui.TextDisplay(part)))


async def setup(bot: Any) -> None:
    await bot.add_cog(Table(bot))
