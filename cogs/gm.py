"""`/gm`: the hands of a game master, thin over `engine.gm`."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from io import BytesIO
from typing import Any, get_args

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.core.act import ENDING
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.message import msg
from engine.gm import exchange
from engine.gm import log as gm_log
from engine.gm.checking import MOST_BYTES
from engine.tables.session import Session, TableSettings
from telling import headings
from telling.names import names_of
from telling.texts import Locale, folded, plain, safe

from .app import Click, Gravekeeper
from .asking.typed import chosen, is_named, match_words, suggest, unfinished
from .base import errors
from .base.naming import about, choice, name
from .base.ringing import calling
from .desk import panels as gm_panels
from .desk import server_page
from .desk.desk import Choices, GmDesk, op_of, person
from .desk.forms import FORMS
from .desk.rehearsal import Rehearsal
from .lobby import display_name
from .playing import panels
from .showing import posts

Reason = app_commands.Range[str, 1, 200]
DICE = ("next-dice", "last-dice", "dice", "reroll")
STEPS = ("drop-step", "put-step", "step", "phase")


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Gm(commands.GroupCog, group_name=name("gm"), group_description=about("gm")):
    """Commands for the game masters of this channel's table.

    By default Discord shows them to who may manage the server, so that they are not in everybody's way; the same is to
    be had by pressing, for every game master, with `/table gm`.
    """

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot, self.desk = bot, GmDesk(bot)
        self.gm = self.desk.gm
        server_page.serve(bot)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Click) -> None:
        """A form may have been sent."""
        await self.desk.sent(interaction)

    async def cog_load(self) -> None:
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        self.desk.commands |= {each.name: each for each in group.walk_commands() if each.name in FORMS}  # pyright: ignore[reportAttributeAccessIssue]

    # The panel and its buttons

    @app_commands.command(name=name("panel"), description=about("gm-panel"))
    async def panel(self, interaction: Click) -> None:
        """Everything that can be done by pressing."""
        session = await self.desk.here(interaction)
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, await gm_panels.main(self.bot, locale, session))

    # Corrections

    @app_commands.command(name=name("fix"), description=about("gm-fix"))
    @app_commands.rename(what=name("what"), reason=name("reason"))
    @app_commands.describe(what=about("gm-fix-what"), reason=about("gm-reason"))
    async def fix(self, interaction: Click, what: str, reason: Reason) -> None:
        """A correction of the game, with a preview."""
        await self._fix(interaction, (), what, reason)

    @app_commands.command(name=name("dice"), description=about("gm-dice"))
    @app_commands.rename(what=name("what"), reason=name("reason"))
    @app_commands.describe(what=about("gm-fix-what"), reason=about("gm-reason"))
    async def dice(self, interaction: Click, what: str, reason: Reason) -> None:
        """Set or renew the next or the last roll."""
        await self._fix(interaction, DICE, what, reason)

    @app_commands.command(name=name("step"), description=about("gm-step"))
    @app_commands.rename(what=name("what"), reason=name("reason"))
    @app_commands.describe(what=about("gm-fix-what"), reason=about("gm-reason"))
    async def step(self, interaction: Click, what: str, reason: Reason) -> None:
        """Drop a stuck phase, or put another."""
        await self._fix(interaction, STEPS, what, reason)

    async def _fix(self, interaction: Click, only: Sequence[str], what: str, reason: str) -> None:
        session = await self.desk.here(interaction)
        everything = await self.gm.rights.sees_all(session, person(interaction))
        offered = gm_panels.fixes(session, only, everything=everything)
        if begun := unfinished(offered, what):
            await self.desk.ask(interaction, session, *begun)
        elif found := await self._chosen(interaction, session, offered, gm_panels.fixes(session, only), what):
            await self.desk.preview(interaction, session, [op_of(*found)], safe(reason))

    async def _chosen(
        self, interaction: Click, session: Session, offered: list[Decision], every: list[Decision], what: str
    ) -> tuple[Decision, list[str]] | None:
        """What was typed; None, and why is said, if it is one of those that are not offered yet."""
        locale, called = await self.bot.locale(interaction), names_of(session)
        open_now = {decision.id for decision in offered}
        if is_named(locale, called, [decision for decision in every if decision.id not in open_now], what):
            await panels.send(interaction, gm_panels.locked(locale, session))
            return None
        return chosen(locale, called, offered, what)

    @fix.autocomplete("what")
    async def fix_what(self, interaction: Click, current: str) -> Choices:
        return await self.desk.suggestions(interaction, (), current)

    @dice.autocomplete("what")
    async def dice_what(self, interaction: Click, current: str) -> Choices:
        return await self.desk.suggestions(interaction, DICE, current)

    @step.autocomplete("what")
    async def step_what(self, interaction: Click, current: str) -> Choices:
        return await self.desk.suggestions(interaction, STEPS, current)

    # Time

    @app_commands.command(name=name("undo"), description=about("gm-undo"))
    @app_commands.rename(reason=name("reason"))
    @app_commands.describe(reason=about("gm-reason"))
    async def undo(self, interaction: Click, reason: Reason) -> None:
        """Take back the last act of anybody."""
        session = await self.desk.here(interaction)
        await self.desk.run(interaction, session, ["undo"], safe(reason))

    @app_commands.command(name=name("rewind"), description=about("gm-rewind"))
    @app_commands.rename(moment=name("moment"), reason=name("reason"))
    @app_commands.describe(moment=about("gm-rewind-moment"), reason=about("gm-reason"))
    async def rewind(self, interaction: Click, moment: app_commands.Range[int, 0], reason: Reason) -> None:
        """Go on from any line of the log."""
        session = await self.desk.here(interaction)
        await self.desk.run(interaction, session, ["rewind", str(moment)], safe(reason))

    @rewind.autocomplete("moment")
    async def rewind_moment(self, interaction: Click, current: Any) -> list[app_commands.Choice[int]]:
        with contextlib.suppress(Refused):
            session = await self.desk.seen(interaction)
            locale = await self.bot.locale(interaction)
            found = await gm_panels.moments(self.bot, locale, session, str(current or ""))
            return [app_commands.Choice(name=label, value=seq) for label, seq in found]
        return []

    @app_commands.command(name=name("pause"), description=about("gm-pause"))
    @app_commands.rename(reason=name("reason"))
    @app_commands.describe(reason=about("gm-reason"))
    async def pause(self, interaction: Click, reason: str = "") -> None:
        """Stop the play."""
        session = await self.desk.here(interaction)
        await self.desk.run(interaction, session, ["pause"], safe(reason[:200]) if reason else "")

    @app_commands.command(name=name("resume"), description=about("gm-resume"))
    @app_commands.rename(reason=name("reason"))
    @app_commands.describe(reason=about("gm-reason"))
    async def resume(self, interaction: Click, reason: str = "") -> None:
        """Go on with the play."""
        session = await self.desk.here(interaction)
        await self.desk.run(interaction, session, ["resume"], safe(reason[:200]) if reason else "")

    @app_commands.command(name=name("deadline"), description=about("gm-deadline"))
    @app_commands.rename(time=name("time"), then=name("then"), bank=name("bank"), reason=name("reason"))
    @app_commands.describe(
        time=about("gm-deadline-time"),
        then=about("gm-deadline-then"),
        bank=about("gm-deadline-bank"),
        reason=about("gm-reason"),
    )
    @app_commands.choices(
        time=[choice(f"deadline-{each}", each) for each in get_args(TableSettings.model_fields["deadline"].annotation)],
        then=[choice(f"policy-{each}", each) for each in get_args(TableSettings.model_fields["policy"].annotation)],
        bank=[choice(f"bank-{each}", each) for each in get_args(TableSettings.model_fields["bank"].annotation)],
    )
    async def deadline(
        self,
        interaction: Click,
        time: app_commands.Choice[str],
        then: app_commands.Choice[str] | None = None,
        bank: app_commands.Choice[str] | None = None,
        reason: str = "",
    ) -> None:
        """Change the time for decisions during play."""
        session = await self.desk.here(interaction)
        chosen = {"deadline": time, "policy": then, "bank": bank}
        changed = {field: each.value for field, each in chosen.items() if each is not None}
        why = safe(reason[:200])
        await self.gm.deadline(session.id, person(interaction), why, interaction=interaction.id, **changed)
        await errors.tell(interaction, msg("deadline-set"))

    # For a seat

    @app_commands.command(name=name("act-as"), description=about("gm-act-as"))
    @app_commands.rename(seat=name("seat"), what=name("what"), reason=name("reason"))
    @app_commands.describe(seat=about("gm-whose"), what=about("table-do-what"), reason=about("gm-reason"))
    async def act_as(self, interaction: Click, seat: str, what: str, reason: Reason) -> None:
        """Answer for a seat."""
        session = await self.desk.here(interaction)
        letter, before = _seat(session, seat), session.seq
        who = person(interaction)
        offered = await self.gm.rights.offered(session, letter, who)
        found = await self._chosen(interaction, session, offered, session.offered(letter), what)
        if found is None:
            return
        decision, words = found
        await self.gm.act_as(session.id, who, letter, decision.id, words, safe(reason), interaction=interaction.id)
        await self.desk.done(interaction, session, before)

    @act_as.autocomplete("what")
    async def act_as_what(self, interaction: Click, current: str) -> Choices:
        with contextlib.suppress(Refused):
            session = await self.desk.seen(interaction)
            given = interaction.namespace
            seat = _seat(session, str(given["seat"] or "") if "seat" in given else "")
            locale = await self.bot.locale(interaction)
            offered = await self.gm.rights.offered(session, seat, person(interaction))
            found = suggest(locale, names_of(session), offered, current)
            return [app_commands.Choice(name=label, value=value) for label, value in found]
        return []

    @app_commands.command(name=name("skip"), description=about("gm-skip"))
    @app_commands.rename(seat=name("seat"), reason=name("reason"))
    @app_commands.describe(seat=about("gm-whose"), reason=about("gm-reason"))
    async def skip(self, interaction: Click, seat: str, reason: Reason) -> None:
        """The safe defaults for everything that is awaited of a seat."""
        session = await self.desk.here(interaction)
        await self.desk.run(interaction, session, ["skip", _seat(session, seat)], safe(reason))

    @app_commands.command(name=name("reveal"), description=about("gm-reveal"))
    @app_commands.rename(seat=name("seat"), reason=name("reason"))
    @app_commands.describe(seat=about("gm-whose"), reason=about("gm-reason"))
    async def reveal(self, interaction: Click, seat: str, reason: Reason) -> None:
        """What a seat sees; the table is told that somebody looked."""
        session = await self.desk.here(interaction)
        letter = _seat(session, seat)
        called = names_of(session)
        who = person(interaction)
        await self.gm.note(
            session.id, who, "gm-did-reveal", safe(reason), look=True, interaction=interaction.id, who=called[letter]
        )
        locale = await self.bot.locale(interaction)
        lines = [f"### {locale('gm-reveal-title', who=called[letter])}"]
        lines += [f"- {locale.message(line, called)}" for line in session.game.hand(session.view(letter), letter)]
        for decision in session.offered(letter):
            lines.append(f"- {locale.message(decision.prompt(session.playing), called)}")
        board = await self.bot.pictures.picture(session, letter, locale)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{posts.BOARD}", description=board.alt)
        text = ui.TextDisplay[Any]("\n".join(lines)[: panels.TEXT_LIMIT])
        await panels.send(interaction, panels.layout(text, gallery), [board.file()])

    @app_commands.command(name=name("seat"), description=about("gm-seat"))
    @app_commands.rename(seat=name("seat"), action=name("action"), reason=name("reason"), who=name("who"))
    @app_commands.describe(
        seat=about("gm-whose"), action=about("gm-seat-action"), reason=about("gm-reason"), who=about("gm-seat-who")
    )
    @app_commands.choices(
        action=[choice(f"gm-seat-{each}", each) for each in ("replace", "stand-in", "remove")],
    )
    async def seat(
        self,
        interaction: Click,
        seat: str,
        action: app_commands.Choice[str],
        reason: Reason,
        who: discord.User | None = None,
    ) -> None:
        """Give a seat to somebody, to the automated player, or free it."""
        session = await self.desk.here(interaction)
        letter, before, why, gm = _seat(session, seat), session.seq, safe(reason), person(interaction)
        match action.value:
            case "replace" if who is None or who.bot:
                raise Refused(msg("refused-gm-who"))
            case "replace":
                assert who is not None
                await self.gm.replace(
                    session.id, gm, letter, who.id, display_name(who), why, interaction=interaction.id
                )
            case "stand-in":
                await self.gm.stand_in(session.id, gm, letter, why, interaction=interaction.id)
            case _:
                await self.gm.remove(session.id, gm, letter, why, interaction=interaction.id)
        await self.desk.done(interaction, session, before)

    @act_as.autocomplete("seat")
    @skip.autocomplete("seat")
    @reveal.autocomplete("seat")
    @seat.autocomplete("seat")
    async def seats(self, interaction: Click, current: str) -> Choices:
        with contextlib.suppress(Refused):
            session = await self.desk.seen(interaction)
            found = [(plain(called), seat) for seat, called in names_of(session).items()]
            return [
                app_commands.Choice(name=called[:100], value=seat)
                for called, seat in found
                if folded(current) in folded(called)
            ]
        return []

    # The table

    @app_commands.command(name=name("transfer"), description=about("gm-transfer"))
    @app_commands.rename(who=name("who"), reason=name("reason"))
    @app_commands.describe(who=about("gm-transfer-who"), reason=about("gm-reason"))
    async def transfer(self, interaction: Click, who: discord.User, reason: Reason) -> None:
        """Another host."""
        session = await self.desk.here(interaction)
        before = session.seq
        if who.bot:
            raise Refused(msg("refused-gm-who"))
        await self.gm.transfer(
            session.id,
            person(interaction),
            who.id,
            display_name(who),
            safe(reason),
            interaction=interaction.id,
        )
        await self.desk.done(interaction, session, before)

    @app_commands.command(name=name("helper"), description=about("gm-helper"))
    @app_commands.rename(who=name("who"), remove=name("remove"))
    @app_commands.describe(who=about("gm-helper-who"), remove=about("gm-helper-remove"))
    async def helper(self, interaction: Click, who: discord.User, remove: bool = False) -> None:
        """Name a game master of this table."""
        session = await self.desk.here(interaction)
        before = session.seq
        await self.gm.name(session.id, person(interaction), who.id, display_name(who), remove=remove)
        await self.desk.done(interaction, session, before)

    @app_commands.command(name=name("server"), description=about("gm-server"))
    async def server(self, interaction: Click) -> None:
        """What holds for all tables of this server."""
        await server_page.show(interaction)

    @app_commands.command(name=name("announce"), description=about("gm-announce"))
    @app_commands.rename(text=name("text"))
    @app_commands.describe(text=about("gm-announce-text"))
    async def announce(self, interaction: Click, text: app_commands.Range[str, 1, 1000]) -> None:
        """Say something to the table."""
        session = await self.desk.here(interaction)
        who = person(interaction)
        await self.gm.note(session.id, who, "gm-did-announce", "", interaction=interaction.id, text=safe(text))
        said = self.bot.table_locale(session)("gm-announcement", gm=who.name, text=safe(text))
        channel = self.bot.get_partial_messageable(session.channel, guild_id=session.guild)
        await channel.send(view=panels.layout(ui.TextDisplay(said[: panels.TEXT_LIMIT])), **calling())
        await errors.tell(interaction, msg("gm-done"))

    @app_commands.command(name=name("end"), description=about("gm-end"))
    @app_commands.rename(reason=name("reason"), winners=name("winners"))
    @app_commands.describe(reason=about("gm-reason"), winners=about("gm-end-winners"))
    async def end(self, interaction: Click, reason: Reason, winners: str = "") -> None:
        """End the game now, with a result."""
        session = await self.desk.here(interaction)
        before, won = session.seq, None
        if winners:
            won = _winners(await self.bot.locale(interaction), session, winners)
        await self.gm.end(session.id, person(interaction), safe(reason), won, interaction=interaction.id)
        await self.desk.done(interaction, session, before)

    @app_commands.command(name=name("repost"), description=about("gm-repost"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=about("gm-repost-table"))
    async def repost(self, interaction: Click, table: str = "") -> None:
        """Post the table anew here."""
        if not table:
            await self.desk.post_anew(interaction, await self.desk.here(interaction))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await self.bot.table(interaction, table)
        await self.desk.post_anew(interaction, session, interaction.channel_id)

    @repost.autocomplete("table")
    async def repost_table(self, interaction: Click, current: str) -> Choices:
        locale = await self.bot.locale(interaction)
        mine = await self.bot.sessions.of_user(interaction.user.id, interaction.guild_id)
        named = [(f"{session.id} · {plain(headings.heading(locale, session))}"[:100], session.id) for session in mine]
        return [
            app_commands.Choice(name=text, value=id) for text, id in named if current.casefold() in text.casefold()
        ][:25]

    # Looking

    @app_commands.command(name=name("check"), description=about("gm-check"))
    async def check(self, interaction: Click) -> None:
        """All invariants, in words."""
        await self.desk.show_check(interaction, await self.desk.here(interaction, begun=True))

    @app_commands.command(name=name("audit"), description=about("gm-audit"))
    async def audit(self, interaction: Click) -> None:
        """What game masters have done, and why."""
        await self.desk.show_audit(interaction, await self.desk.here(interaction, begun=True))

    @app_commands.command(name=name("export", "gm-export"), description=about("gm-export"))
    @app_commands.rename(reason=name("reason"))
    @app_commands.describe(reason=about("gm-reason"))
    async def export(self, interaction: Click, reason: Reason) -> None:
        """The complete session as a file, for these eyes only."""
        session = await self.desk.here(interaction, begun=True)
        who = person(interaction)
        data = await exchange.export(self.gm, session.id, who, safe(reason), interaction=interaction.id)
        locale = await self.bot.locale(interaction)
        file = discord.File(BytesIO(data), f"{session.game.id}-{session.id}.json", description=locale("gm-export-file"))
        await interaction.followup.send(locale("gm-export-done"), file=file, ephemeral=True)

    @app_commands.command(name=name("import"), description=about("gm-import"))
    @app_commands.rename(file=name("file"), reason=name("reason"))
    @app_commands.describe(file=about("gm-import-file"), reason=about("gm-reason"))
    async def import_(self, interaction: Click, file: discord.Attachment, reason: Reason) -> None:
        """Open the table of a file in this channel."""
        assert interaction.guild_id is not None and interaction.channel_id is not None
        await interaction.response.defer(ephemeral=True, thinking=True)
        who, locale = person(interaction), await self.bot.locale(interaction)
        await self.gm.rights.require_trusted(interaction.guild_id, who)
        if file.size > MOST_BYTES:
            raise Refused(msg("import-large", most=MOST_BYTES // 1000))
        wrong = await exchange.import_file(
            *(self.gm, self.bot.apart, who, await file.read(), safe(reason)),
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            stage=Rehearsal(self.bot.texts),
        )
        if wrong:
            await panels.send(interaction, gm_panels.refused(locale, wrong))
            return
        await errors.tell(interaction, msg("gm-import-done"))


def _seat(session: Session, typed: str) -> str:
    """The seat that was typed or chosen, by letter or name."""
    if typed in session.seats:
        return typed
    found = [seat for seat, called in session.names.items() if folded(called) == folded(typed)]
    if len(found) != 1:
        raise Refused(msg("refused-gm-seat"))
    return found[0]


def _winners(locale: Locale, session: Session, typed: str) -> str:
    """The word of the fix ``result`` for names typed with commas between them."""
    ended = session.game.load(session.game.dump(gm_log.running(session)))
    session.game.apply(ended, ENDING)
    (decision,) = gm_panels.fixes(session, ["result"], ended)
    (word,) = match_words(locale, names_of(session), decision, [typed])
    return word


async def setup(bot: Any) -> None:
    await bot.add_cog(Gm(bot))
