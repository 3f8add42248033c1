"""The desk of a game master: buttons, forms and panels behind `/gm`."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, cast

import discord
from discord import app_commands

from engine.core.act import FixOp
from engine.core.decision import Decision
from engine.core.errors import Gone, Refused
from engine.core.message import msg, named
from engine.gm import dice as gm_dice
from engine.gm import log as gm_log
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.gm.preview import complaint
from engine.tables.session import Session
from telling.names import names_of
from telling.texts import safe

from ..app import Click, Gravekeeper
from ..asking import controls
from ..asking.typed import suggest
from ..base import errors, ids
from ..playing import panels, play
from . import forms
from . import panels as gm_panels

Choices = list[app_commands.Choice[str]]
DONE_LINES = 12
"""Lines of a phone about what an act of a game master came to."""
ACTS = ("undo", "rewind", "pause", "resume", "skip", "look", "apply", "force", "strike", "count")
"""What buttons of the panel do once a reason is given."""


def person(interaction: Click) -> Person:
    """Who gives the command, as the service wants to know it."""
    roles = frozenset(role.id for role in getattr(interaction.user, "roles", ()))
    may = interaction.permissions
    manager = may.manage_guild or may.administrator
    return Person(interaction.user.id, safe(interaction.user.display_name[:32]), roles, manager)


class GmDesk:
    """What the commands and the buttons of game masters share."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self.gm = GameMaster(bot.sessions)
        self.commands: dict[str, forms.Command] = {}
        """By name, the commands that can be had as a form, too."""
        bot.handlers.update(
            gm=self.press_panel,
            gmmore=self.press_more,
            gmfix=self.press_fix,
            g=self.press_word,
            gmdo=self.press_do,
            gmaudit=self.press_audit,
        )

    async def here(self, interaction: Click, *, begun: bool = False) -> Session:
        """The table of this channel, for its game masters only; the interaction is acknowledged. See `play.here`."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await play.here(interaction, begun=begun)
        await self.gm.rights.require(session, person(interaction))
        return session

    async def done(self, interaction: Click, session: Session, before: int) -> None:
        """Say what the log has gained, which is what the table reads."""
        locale = await self.bot.locale(interaction)
        text = await play.said(interaction, session, "", before, DONE_LINES) or locale("gm-done")
        await panels.send(interaction, await gm_panels.main(self.bot, locale, session, text))

    async def press_panel(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        await self.gm.rights.require(session, person(interaction))
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, await gm_panels.main(self.bot, locale, session))

    async def press_fix(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A correction was chosen: ask for its first word."""
        ids.expect(values, 1)
        await self.gm.rights.require(session, person(interaction))
        decision = _decision(session, values[0])
        await interaction.response.defer()
        await self.ask(interaction, session, decision, [])

    async def ask(self, interaction: Click, session: Session, decision: Decision, draft: list[str]) -> None:
        """The next word of a correction; if it shows hidden things, only to whom it may."""
        locale = await self.bot.locale(interaction)
        if not _is_public(session, decision) and not await self.gm.rights.sees_all(session, person(interaction)):
            await panels.send(interaction, gm_panels.locked(locale, session))
            return
        await self.bot.sessions.drafts.keep(session.id, interaction.user.id, decision.id, draft)
        await panels.send(interaction, gm_panels.word(locale, session, decision, draft))

    async def press_word(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A word of a correction; after the last one the preview."""
        ids.expect(args, 1)
        await self.gm.rights.require(session, person(interaction))
        decision = _decision(session, args[0])
        await interaction.response.defer()
        user = interaction.user.id
        draft = await self.bot.sessions.drafts.read(session.id, user, decision.id)
        outcome = controls.press(decision, draft, args[1:], values)
        if outcome.answer is None:
            await self.ask(interaction, session, decision, outcome.draft)
        else:
            await self.bot.sessions.drafts.keep(session.id, user, decision.id, outcome.draft)
            await self.preview(interaction, session, [op_of(decision, outcome.answer)], "")

    async def preview(self, interaction: Click, session: Session, ops: list[FixOp], why: str, note: str = "") -> None:
        who = person(interaction)
        shown = await self.gm.preview(session, who, ops)
        kept = gm_panels.Prepared(ops, why, shown.seq)
        await self.bot.sessions.drafts.keep(*_place(session, interaction), kept.draft())
        seats = session.seats if await self.gm.rights.sees_all(session, who) else (session.seat_of(who.user) or "",)
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, gm_panels.preview(locale, session, shown, kept, seats, note))

    async def press_do(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """A button of the panel: look at something, or act, with a reason that is asked for in a form."""
        args = [*args, *values]
        ids.expect(args, 1)
        await self.gm.rights.require(session, person(interaction))
        what = args[0]
        if what in ("check", "audit", "repost"):
            await interaction.response.defer()
            await {"check": self.show_check, "audit": self.show_audit, "repost": self.post_anew}[what](
                interaction, session
            )
            return
        if what not in ACTS:
            raise Refused(errors.OLD_CONTROL)
        kept = await self._kept(interaction, session)
        if what in ("apply", "force") and kept is not None and kept.why:
            await interaction.response.defer()
            await self.run(interaction, session, args, kept.why)
            return
        locale = await self.bot.locale(interaction)
        await interaction.response.send_modal(gm_panels.reason(locale, session, args))

    async def press_more(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Something was chosen for which there is a command: show it as a form."""
        ids.expect(values, 1)
        await self.gm.rights.require(session, person(interaction))
        locale = await self.bot.locale(interaction)
        form = await forms.form(interaction, locale, session, self._command(values[0]))
        await interaction.response.send_modal(form)

    def _command(self, name: str) -> forms.Command:
        command = self.commands.get(name)
        if command is None:
            raise Refused(errors.OLD_CONTROL)
        return command

    async def sent(self, interaction: Click) -> None:
        """A form was sent; it is known by its id, not by an object in memory."""
        data = cast("dict[str, Any]", interaction.data or {})
        if interaction.type is not discord.InteractionType.modal_submit or not data["custom_id"].startswith("gk:"):
            return
        async with errors.attended(interaction):
            parts = ids.parse(data["custom_id"])
            if (opener := self.bot.openers.get(parts[0])) is not None:
                await opener(interaction, parts[1:])
                return
            ids.expect(parts, 3)
            verb, id, *args = parts
            session = await self.bot.table(interaction, id)
            await self.gm.rights.require(session, person(interaction))
            if verb == forms.VERB:
                await forms.submitted(interaction, self._command(args[0]), data["components"])
                return
            if verb != "gmwhy":
                raise Refused(errors.OLD_CONTROL)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self.run(
                interaction, session, args, safe("".join(forms.filled(data["components"]).get("why", ()))[:200])
            )

    async def _kept(self, interaction: Click, session: Session) -> gm_panels.Prepared | None:
        return gm_panels.prepared(await self.bot.sessions.drafts.read(*_place(session, interaction)))

    async def run(self, interaction: Click, session: Session, args: Sequence[str], why: str) -> None:
        """Do what a button of the panel stands for."""
        what, arg = args[0], (args[1] if len(args) > 1 else "")
        who, before, id = person(interaction), session.seq, interaction.id
        match what:
            case "undo":
                await self.gm.undo(session.id, who, why, interaction=id)
            case "rewind":
                await self.gm.rewind(session.id, who, ids.number(arg), why, interaction=id)
            case "pause":
                await self.gm.pause(session.id, who, why, interaction=id)
            case "resume":
                await self.gm.resume(session.id, who, why, interaction=id)
            case "strike" | "count":
                await self.gm.count(session.id, who, what == "count", why, interaction=id)
            case "skip":
                await self.gm.skip(session.id, who, arg, why, interaction=id)
            case "look":
                await self.gm.note(session.id, who, "gm-did-look", why, look=True, interaction=id)
            case "apply" | "force":
                await self._apply(interaction, session, arg, why, what == "force")
                return
            case _:
                raise Refused(errors.OLD_CONTROL)
        await self.done(interaction, session, before)

    async def _apply(self, interaction: Click, session: Session, mark: str, why: str, force: bool) -> None:
        kept = await self._kept(interaction, session)
        if kept is None or kept.mark != mark:
            raise Refused(errors.OLD_CONTROL)
        before = session.seq
        try:
            await self.gm.fix(
                session.id, person(interaction), kept.ops, why, force=force, seq=kept.seq, interaction=interaction.id
            )
        except Gone:  # the game has gone on since the preview
            locale = await self.bot.locale(interaction)
            await self.preview(interaction, session, kept.ops, why, locale("gm-moved-on"))
            return
        await self.done(interaction, session, before)

    async def suggestions(self, interaction: Click, only: Sequence[str], current: str) -> Choices:
        with contextlib.suppress(Refused):
            session = await self.seen(interaction)
            locale = await self.bot.locale(interaction)
            everything = await self.gm.rights.sees_all(session, person(interaction))
            offered = gm_panels.fixes(session, only, everything=everything)
            found = suggest(locale, names_of(session), offered, current)
            return [app_commands.Choice(name=label, value=value) for label, value in found]
        return []

    async def seen(self, interaction: Click) -> Session:
        """The table, for suggestions to its game masters only."""
        session = await play.here(interaction)
        await self.gm.rights.require(session, person(interaction))
        return session

    async def post_anew(self, interaction: Click, session: Session, channel: int | None = None) -> None:
        await self.gm.rights.require(session, person(interaction))
        row = await self.bot.sessions.store.row("SELECT lobby FROM posts WHERE session = ?", session.id)
        if row and row[0]:
            old = self.bot.get_partial_messageable(session.channel, guild_id=session.guild)
            with contextlib.suppress(discord.HTTPException):
                await old.get_partial_message(row[0]).delete()
        await self.gm.repost(session.id, person(interaction), channel)
        await errors.tell(interaction, msg("gm-done"))

    async def show_check(self, interaction: Click, session: Session) -> None:
        locale = await self.bot.locale(interaction)
        broken = list(dict.fromkeys(session.game.check(gm_log.game_of(session))))
        lines = [f"- {locale.message(complaint(session.game, each), {})} (`{each}`)" for each in broken]
        text = (
            "\n".join([f"⚠️ {locale('gm-check-broken', n=len(broken))}", *lines]) if broken else locale("gm-check-sound")
        )
        await panels.send(interaction, await gm_panels.main(self.bot, locale, session, text))

    async def press_audit(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        ids.expect(args, 1)
        await self.gm.rights.require(session, person(interaction))
        page = ids.number(args[0])
        await interaction.response.defer()
        await self.show_audit(interaction, session, min(page, 10_000))

    async def show_audit(self, interaction: Click, session: Session, page: int = 0) -> None:
        entries = [entry for entry in await self.bot.sessions.history(session) if "gm" in entry.act]
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, gm_panels.audit(locale, session, entries, page))


def _place(session: Session, interaction: Click) -> tuple[str, int, str]:
    """Where a previewed correction waits; an answer of the same person does not sweep it away with the other drafts."""
    return f"{session.id}+gm", interaction.user.id, "fix"


def _decision(session: Session, id: str) -> Decision:
    """The correction with this id, if it can be made now."""
    found = gm_panels.fixes(session, [id.removeprefix(gm_panels.FIX)])
    if not found:
        raise Refused(msg("refused-no-fix", fix=named(id.removeprefix(gm_panels.FIX)[:40])))
    return found[0]


def _is_public(session: Session, decision: Decision) -> bool:
    return gm_dice.corrections(session.game)[decision.id.removeprefix(gm_panels.FIX)].public


def op_of(decision: Decision, words: list[str]) -> FixOp:
    return FixOp(fix=decision.id.removeprefix(gm_panels.FIX), words=words)
