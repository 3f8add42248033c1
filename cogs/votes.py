"""Asking the table for an undo that is no longer free, or for the end of the game: posts, buttons, what comes of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Any

import discord
from discord import ui
from discord.ext import commands, tasks

from engine.core.errors import Refused
from engine.core.message import msg
from engine.tables.session import NOWHERE, Session
from engine.tables.votes import Proposal, Votes, affected
from telling.hashed import digest
from telling.names import names_of
from telling.texts import Locale

from .app import Click, Gravekeeper
from .base import errors, ids
from .base.ringing import calling
from .playing import panels, play
from .showing import posts

log = logging.getLogger(__name__)
SWEEP = 30
DENIED = ("refused-undo-known", "refused-undo-others")
"""Why an undo is not free; the table can allow it all the same."""


class Ballots(commands.Cog):
    """Shows every proposal in its channel and keeps the posts right, also over restarts and failed requests."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self.votes = Votes(bot.sessions)
        self._tasks: set[asyncio.Task[None]] = set()
        self._showing = asyncio.Lock()
        self._writes = -1
        """Of the store, when the sweep last found everything shown."""
        bot.handlers.update(ask=self.ask, end=self.ask_end, vote=self.vote)

    async def cog_load(self) -> None:
        await self.votes.load()
        self._next = self.bot.sessions.on_change
        self.bot.sessions.on_change = self.changed
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()
        self.bot.sessions.on_change = self._next
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def changed(self, session: Session) -> None:
        """After a commit: an open proposal may have lapsed, or have lost the only voter it waited for."""
        self._next(session)
        if session.id in self.votes.open:
            task = asyncio.create_task(self._settle(session.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _settle(self, id: str) -> None:
        try:
            number = await self.votes.settle(id)
            if number is not None:
                await self.show(number)
        except Exception:
            log.exception("the proposal of session %s is not settled", id)  # the sweep tries again

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Let time run out, and show what could not be shown."""
        for id in list(self.votes.open):
            await self._settle(id)
        try:
            writes = self.bot.sessions.store.writes
            if writes == self._writes:
                return
            unshown = await self.votes.unshown()
            self._writes = -1 if unshown else writes
            for number in unshown:
                await self.show(number)
        except Exception:
            log.exception("the sweep of proposals failed")  # the next one may succeed

    @sweep.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    async def deleted(self, messages: Collection[int]) -> None:
        """Post anew what is still to be voted on."""
        if self.votes.open:
            for number in await self.votes.shown_by(messages):
                await self.show(number)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        await self.deleted({gone.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        await self.deleted(gone.message_ids)

    async def ask(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Ask the table: the button names the answer that was to be taken back."""
        ids.expect(args, 1)
        await interaction.response.defer()
        proposal = await self.votes.propose(session.id, interaction.user.id, ids.number(args[0]))
        await self.show(proposal.id)
        locale = await self.bot.locale(interaction)
        text = locale("vote-asked", n=proposal.moves)
        if proposal.outcome is None:
            await panels.send(interaction, panels.layout(ui.TextDisplay(text), ui.ActionRow(_back(locale, session))))
        else:
            seat = play.seat_of(session, interaction.user.id)
            await play.show_hand(interaction, session, seat, locale("vote-done"))

    async def ask_end(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Ask the table whether the game shall end as it stands."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        proposal = await self.votes.propose_end(session.id, interaction.user.id)
        await self.show(proposal.id)
        await errors.tell(interaction, msg("vote-end-asked"))

    async def vote(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Agree or refuse."""
        ids.expect(args, 2)
        await interaction.response.defer()
        proposal = await self.votes.get(ids.number(args[0]))
        if proposal.session != session.id:
            raise Refused(errors.OLD_CONTROL)
        proposal = await self.votes.vote(proposal.id, interaction.user.id, args[1] == "yes")
        await self.show(proposal.id)
        await errors.tell(interaction, msg("vote-cast"))

    async def show(self, number: int) -> None:
        """Make the post of a proposal say how it stands; what fails is tried again by the sweep."""
        async with self._showing:
            proposal = await self.votes.get(number)
            session = await self.bot.sessions.get(proposal.session)
            if session.paused & NOWHERE:
                return  # it is shown once the game goes on
            locale = self.bot.table_locale(session)
            channel = self.bot.get_partial_messageable(session.channel, guild_id=session.guild)
            try:
                message = await self._post(channel, locale, session, proposal)
                if proposal.outcome == "lapsed" and proposal.deed == "undo":
                    line = locale("vote-lapsed-line", who=_name(locale, session, proposal.proposer))
                    await channel.send(line, nonce=f"{session.id}-l{number}", **calling())
            except discord.HTTPException as error:
                log.warning("proposal %d of session %s is not shown: %s", number, session.id, error)
                return
            await self.votes.shown(proposal, message)

    async def _post(
        self, channel: discord.PartialMessageable, locale: Locale, session: Session, proposal: Proposal
    ) -> int:
        view = post(locale, session, proposal)
        if proposal.message is not None:
            try:
                await channel.get_partial_message(proposal.message).edit(view=view)
            except discord.NotFound:  # somebody deleted it: the open one is posted anew
                if proposal.outcome is not None:
                    return proposal.message
            else:
                return proposal.message
        called = proposal.missing(session) if proposal.outcome is None else ()
        sent = await channel.send(
            view=view,
            nonce=digest(f"{session.id}:vote:{proposal.id}:{proposal.message}", 16),
            **calling(called, quiet=(await self.bot.servers.of(session.guild)).quiet),
        )
        return sent.id


def post(locale: Locale, session: Session, proposal: Proposal) -> ui.LayoutView:
    """What is proposed, who has agreed, and the buttons; or what became of it."""
    called = names_of(session)
    proposer = _name(locale, session, proposal.proposer)
    key = "vote-end" if proposal.deed == "end" else "vote"
    lines = [f"### {locale(f'{key}-title', who=proposer)}"]
    lines += [f"- {locale.message(each, called)}" for each in proposal.what]
    if proposal.moves > len(proposal.what):
        lines.append(f"- {locale('vote-more', n=proposal.moves - len(proposal.what))}")
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    if proposal.outcome is not None:
        refused = next((user for user, yes in proposal.votes.items() if not yes), proposal.proposer)
        who = _name(locale, session, refused if proposal.outcome == "refused" else proposal.proposer)
        box.add_item(ui.TextDisplay(locale(f"{key}-{proposal.outcome}", who=who)))
        return panels.layout(box)
    missing = proposal.missing(session)
    votes = [
        locale("vote-missing" if user in missing else "vote-agreed", who=f"<@{user}>") for user in affected(session)
    ]
    until = locale(f"{key}-until", when=f"<t:{int(proposal.until)}:f>")
    after = locale("vote-end-after" if proposal.deed == "end" else "vote-dice")
    box.add_item(ui.TextDisplay("\n".join([*votes, f"-# {until}", f"-# {after}"])))
    number = str(proposal.id)
    yes, no = (ids.make("vote", session.id, number, word) for word in ("yes", "no"))
    box.add_item(
        ui.ActionRow(
            posts.button(locale, "vote-yes", yes, discord.ButtonStyle.success),
            posts.button(locale, "vote-no", no, discord.ButtonStyle.danger),
        )
    )
    return panels.layout(box)


async def offer(interaction: Click, session: Session, last: int, refused: Refused) -> None:
    """The undo was refused: say why, and that the table may be asked."""
    locale: Locale = await interaction.client.locale(interaction)
    text = f"{locale.message(refused.reason, {})} {locale('vote-can-ask')}"
    button = posts.button(locale, "vote-ask", ids.make("ask", session.id, str(last)), discord.ButtonStyle.primary)
    await panels.send(interaction, panels.layout(ui.TextDisplay(text), ui.ActionRow(button, _back(locale, session))))


def _back(locale: Locale, session: Session) -> ui.Button[Any]:
    """From the question whether to ask, and from having asked, to one's own things."""
    return posts.button(locale, "panel-hand", ids.make("hand", session.id))


def _name(locale: Locale, session: Session, user: int) -> str:
    seat = session.seat_of(user)
    return names_of(session)[seat] if seat is not None else posts.mention(locale, user)


async def setup(bot: Any) -> None:
    await bot.add_cog(Ballots(bot))
