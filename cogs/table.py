"""`/table`: what every game shares, and the buttons under every board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.core.errors import Gone, Refused
from engine.core.message import msg
from engine.core.order import Order
from engine.journal import last_answer
from engine.session import Session

from . import votes
from .history import History
from .lobby import display_name
from .ui import controls, errors, ids, panels, past, play, posts
from .ui.naming import about, name
from .ui.order_panel import ORDER, order_panel, question, standing
from .ui.words import chosen

if TYPE_CHECKING:
    from engine.core.game import StandingOrder

    from .ui.app import Gravekeeper

Click = discord.Interaction[Any]
MAX_ROLLS = 40


@app_commands.guild_only()
class Table(History, commands.GroupCog, group_name=name("table"), group_description=about("table")):
    """Commands for the table of this channel."""

    def __init__(self, bot: Gravekeeper) -> None:
        super().__init__(bot)
        bot.handlers.update(
            a=play.press,
            later=play.keep,
            hand=self.press_hand,
            zoom=self.press_zoom,
            log=self.press_log,
            undo=self.press_undo,
            orders=self.press_orders,
            order=self.press_order,
            o=self.press_order_word,
            unorder=self.press_unorder,
            verify=self.press_verify,
        )

    @app_commands.command(name=name("status"), description=about("table-status"))
    async def status(self, interaction: Click) -> None:
        """Who is due, what for, and how everybody stands, in words."""
        session = await play.here(interaction)
        locale = await self.bot.locale(interaction)
        if session.state is None:
            raise Refused(msg("refused-not-begun"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        text = await self.bot.presenter.words(session, locale, session.seat_of(interaction.user.id))
        notes = await self.bot.deadlines.notes(session)
        lines = [f"### {posts.heading(locale, session)}", *posts.state_lines(locale, session, notes), text]
        await _say(interaction, "\n".join(lines))

    @app_commands.command(name=name("board"), description=about("table-board"))
    @app_commands.rename(text=name("text"))
    @app_commands.describe(text=about("table-board-text"))
    async def board(self, interaction: Click, text: bool = False) -> None:
        """The board as this member may see it: a picture, or words for a screen reader."""
        session = await play.here(interaction)
        if session.state is None:
            raise Refused(msg("refused-not-begun"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = await self.bot.locale(interaction)
        seat = session.seat_of(interaction.user.id)
        if text:
            await _say(interaction, await self.bot.presenter.words(session, locale, seat))
            return
        changed = await past.news(self.bot, session, interaction.user.id)
        due = posts.due_on_picture(locale, await self.bot.deadlines.notes(session))
        board = await self.bot.presenter.picture(session, seat, locale, changed, due)
        await play.show_board(interaction, board, posts.heading(locale, session))

    async def press_zoom(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        await play.show_zoom(interaction, await self.bot.sessions.get(parts[0]))

    @app_commands.command(name=name("hand"), description=about("table-hand"))
    async def hand(self, interaction: Click) -> None:
        """The private panel: own things, questions, opportunities."""
        session = await play.here(interaction)
        await play.show_hand(interaction, session, play.seat_of(session, interaction.user.id))

    async def press_hand(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        session = await self.bot.sessions.get(parts[0])
        await play.show_hand(interaction, session, play.seat_of(session, interaction.user.id))

    @app_commands.command(name=name("log"), description=about("table-log"))
    async def log(self, interaction: Click) -> None:
        """What has happened, page by page."""
        session = await play.here(interaction)
        await self._log(interaction, session, 0)

    async def press_log(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        page = int(parts[1]) if len(parts) > 1 and parts[1].isascii() and parts[1].isdigit() else 0
        await self._log(interaction, await self.bot.sessions.get(parts[0]), min(page, 100_000))

    async def _log(self, interaction: Click, session: Session, page: int) -> None:
        if session.state is None:
            raise Refused(msg("refused-not-begun"))
        locale = await self.bot.locale(interaction)
        seat = session.seat_of(interaction.user.id)
        await panels.send(interaction, await panels.log_page(self.bot, locale, session, seat, page))

    @app_commands.command(name=name("do"), description=about("table-do"))
    @app_commands.rename(what=name("what"))
    @app_commands.describe(what=about("table-do-what"))
    async def do(self, interaction: Click, what: str) -> None:
        """Anything that is legal for me now, with autocomplete."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await play.here(interaction)
        seat = play.seat_of(session, interaction.user.id)
        locale = await self.bot.locale(interaction)
        decision, words = chosen(locale, posts.names(session), session.offered(seat), what)
        await play.answer(interaction, session, seat, decision, words)

    @do.autocomplete("what")
    async def do_complete(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        return await play.complete(interaction, current)

    @app_commands.command(name=name("undo"), description=about("table-undo"))
    async def undo(self, interaction: Click) -> None:
        """Take back the own last answer."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._undo(interaction, await play.here(interaction))

    async def press_undo(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """The button names the answer that it takes back: pressed twice it does not take back two."""
        await interaction.response.defer()
        seq = int(parts[1]) if len(parts) > 1 and parts[1].isascii() and parts[1].isdigit() else None
        await self._undo(interaction, await self.bot.sessions.get(parts[0]), seq)

    async def _undo(self, interaction: Click, session: Session, seq: int | None = None) -> None:
        seat = play.seat_of(session, interaction.user.id)
        try:
            await self.bot.sessions.undo(session.id, interaction.user.id, seq)
        except Gone:
            await play.gone(interaction, session, seat)
            return
        except Refused as refused:
            last = await last_answer(self.bot.sessions.store, session.id, interaction.user.id)
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
        session = await self.bot.sessions.get(game)
        if session.host != interaction.user.id or session.guild != interaction.guild_id:
            raise Refused(msg("refused-host-only"))
        await self.bot.presenter.move(session, interaction.channel_id or 0)
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
    async def join(self, interaction: Click) -> None:
        """Sit down in the lobby, or take the own seat back from its stand-in."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await play.here(interaction)
        await self.bot.sessions.join(session.id, interaction.user.id, display_name(interaction.user))
        await errors.tell(interaction, msg("table-joined"))

    @app_commands.command(name=name("leave"), description=about("table-leave"))
    async def leave(self, interaction: Click) -> None:
        """Give up the seat; during play a stand-in keeps it, and it can be taken back."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await play.here(interaction)
        await self.bot.sessions.leave(session.id, interaction.user.id)
        await errors.tell(interaction, msg("table-left"))

    @app_commands.command(name=name("verify"), description=about("table-verify"))
    async def verify(self, interaction: Click) -> None:
        """Check every roll of the finished game against its seed."""
        await self._verify(interaction, await play.here(interaction))

    async def press_verify(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        await self._verify(interaction, await self.bot.sessions.get(parts[0]))

    async def _verify(self, interaction: Click, session: Session) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        seed, digest, rolls = await self.bot.sessions.verify(session)
        locale = await self.bot.locale(interaction)
        good = sum(roll.proven for roll in rolls)
        lines = [
            f"### {locale('verify-title')}",
            locale("verify-seed", seed=seed, hash=digest),
            locale("verify-rolls", good=good, all=len(rolls), forced=sum(roll.forced for roll in rolls)),
        ]
        wrong = [roll for roll in rolls if not roll.proven][:MAX_ROLLS]
        lines += [locale("verify-wrong", seq=roll.seq, faces=", ".join(roll.faces)) for roll in wrong]
        await panels.send(interaction, panels.layout(ui.TextDisplay("\n".join(lines)[: panels.TEXT_LIMIT])))

    # Orders

    @app_commands.command(name=name("orders"), description=about("table-orders"))
    async def orders(self, interaction: Click) -> None:
        """Answers given in advance: see, give, take back."""
        session = await play.here(interaction)
        await self._orders(interaction, session)

    async def press_orders(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        await self._orders(interaction, await self.bot.sessions.get(parts[0]))

    async def press_order(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """A standing order was chosen."""
        ids.expect([*parts, *values], 2)
        session = await self.bot.sessions.get(parts[0])
        seat = play.seat_of(session, interaction.user.id)
        order = standing(session, [*parts[1:], *values][0])
        if order.arg is None:
            await interaction.response.defer()
            await self._give(interaction, session, seat, order, [])
            return
        await self.bot.sessions.set_draft(session.id, interaction.user.id, question(session, order, seat).id, [])
        await self._orders(interaction, session, order)

    async def press_order_word(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """A control of a standing order's argument."""
        ids.expect(parts, 2)
        session = await self.bot.sessions.get(parts[0])
        seat = play.seat_of(session, interaction.user.id)
        order = standing(session, parts[1].removeprefix(ORDER))
        if order.arg is None:
            raise Refused(errors.OLD_CONTROL)
        await interaction.response.defer()
        asked = question(session, order, seat)
        draft = await self.bot.sessions.draft(session.id, interaction.user.id, asked.id)
        outcome = controls.press(asked, draft, parts[2:], values)
        await self.bot.sessions.set_draft(session.id, interaction.user.id, asked.id, outcome.draft)
        if outcome.answer is None:
            await self._orders(interaction, session, order, outcome.draft)
        else:
            await self._give(interaction, session, seat, order, outcome.answer)

    async def _give(
        self, interaction: Click, session: Session, seat: str, order: StandingOrder, arg: list[str]
    ) -> None:
        given = Order(seat=seat, kind=order.kind, mode=order.mode, policy=order.name, arg=arg)
        await self.bot.sessions.give_order(session.id, interaction.user.id, given, interaction.id)
        await self._orders(interaction, session)

    async def press_unorder(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        ids.expect(parts, 2)
        await interaction.response.defer()
        session = await self.bot.sessions.get(parts[0])
        number = int(parts[1]) if parts[1].isascii() and parts[1].isdigit() else -1
        await self.bot.sessions.take_order(session.id, interaction.user.id, number, interaction.id)
        await self._orders(interaction, session)

    async def _orders(
        self, interaction: Click, session: Session, asked: StandingOrder | None = None, draft: Sequence[str] = ()
    ) -> None:
        seat = play.seat_of(session, interaction.user.id)
        session = await self.bot.sessions.get(session.id)
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, order_panel(locale, session, seat, asked, draft))


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
