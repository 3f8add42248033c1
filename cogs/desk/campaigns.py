"""`/gm campaign`: corrections of what a campaign carries on, and whole campaigns as files."""

from __future__ import annotations

import contextlib
import json
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui

from engine.core.decision import Decision
from engine.core.errors import Gone, Refused
from engine.core.game import Game
from engine.core.message import Message, msg
from engine.gm import campaign_file
from engine.gm.master import GameMaster
from engine.tables.campaigns import Campaign, Correction
from telling.hashed import digest
from telling.texts import Locale, folded, safe

from ..app import Click, Gravekeeper
from ..asking.aside import question
from ..asking.typed import chosen, suggest
from ..base import ids
from ..base.naming import about, name
from ..playing import panels
from ..playing.chronicle import pages_of
from ..showing import posts
from . import panels as gm_panels
from .desk import person
from .rehearsal import Rehearsal

Choices = list[app_commands.Choice[str]]
Reason = app_commands.Range[str, 1, 200]
SEVERAL = " · "
"""Between the name of a campaign and that of its game."""


class CampaignDesk(app_commands.Group):
    """For whom the server trusts; a campaign is named as it is called, with its game."""

    def __init__(self, bot: Gravekeeper) -> None:
        super().__init__(name=name("campaign"), description=about("gm-campaign"))
        self.bot = bot
        self.gm = GameMaster(bot.sessions)
        bot.openers["carryfix"] = self.press_apply

    # Corrections

    @app_commands.command(name=name("fix"), description=about("gm-campaign-fix"))
    @app_commands.rename(which=name("campaign"), what=name("what"), reason=name("reason"))
    @app_commands.describe(which=about("gm-campaign-which"), what=about("gm-fix-what"), reason=about("gm-reason"))
    async def fix(self, interaction: Click, which: str, what: str, reason: Reason) -> None:
        """A correction of what the campaign carries on, with a preview."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        campaign = await self._campaign(interaction, which)
        locale = await self.bot.locale(interaction)
        game = await self.bot.campaigns.game(campaign)
        decision, words = chosen(locale, {}, self._offered(game, campaign), what)
        draft = [json.dumps([safe(reason), decision.kind, words, campaign.carry])]
        await self.bot.sessions.drafts.keep(_place(campaign), interaction.user.id, "fix", draft)
        changed = self._changes(locale, game, campaign, self._corrected(game, campaign, decision.kind, words))
        lines = [f"### {safe(campaign.name)}", locale("campaign-preview"), *(f"- {line}" for line in changed)]
        id = ids.make("carryfix", str(campaign.id), digest(draft[0]))
        apply = posts.button(locale, "gm-apply", id, discord.ButtonStyle.danger)
        text = ui.TextDisplay[Any]("\n".join(lines)[: panels.TEXT_LIMIT])
        await panels.send(interaction, panels.layout(text, ui.ActionRow(apply)))

    @fix.autocomplete("what")
    async def fix_what(self, interaction: Click, current: str) -> Choices:
        with contextlib.suppress(Refused):
            which = vars(interaction.namespace).get("campaign") or vars(interaction.namespace).get("which") or ""
            campaign = await self._campaign(interaction, str(which))
            found = suggest(
                await self.bot.locale(interaction),
                {},
                self._offered(await self.bot.campaigns.game(campaign), campaign),
                current,
            )
            return [app_commands.Choice(name=label, value=value) for label, value in found]
        return []

    async def press_apply(self, interaction: Click, args: list[str]) -> None:
        """The previewed correction is made, if the campaign is still as it was then."""
        ids.expect(args, 2)
        await interaction.response.defer()
        campaign = await self.bot.campaigns.now(ids.number(args[0]))
        await self._require(interaction, campaign)
        draft = await self.bot.sessions.drafts.read(_place(campaign), interaction.user.id, "fix")
        if not draft or digest(draft[0]) != args[1]:
            raise Refused(msg("refused-old-control"))
        why, fix, words, before = json.loads(draft[0])
        if before != campaign.carry:
            raise Gone
        game, public = await self.bot.campaigns.game(campaign), self.bot.texts(self.bot.language)
        carry = self._corrected(game, campaign, fix, words)
        what = "; ".join(self._changes(public, game, campaign, carry))
        now = self.bot.sessions.clock().timestamp()
        who = person(interaction)
        told = Correction(campaign.chapter, now, who.name, why, what, who.user)
        await self.bot.campaigns.correct(campaign, carry, told)
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, panels.layout(ui.TextDisplay(locale("gm-done"))))

    def _offered(self, game: Game[Any], campaign: Campaign) -> list[Decision]:
        return [
            question(
                game.id,
                f"carry.{fix.name}",
                fix.name,
                fix.ask(game.data, campaign.carry),
                Message(f"{game.id}-carry-fix-{fix.name}"),
            )
            for fix in game.campaign.fixes
        ]

    def _corrected(self, game: Game[Any], campaign: Campaign, fix: str, words: list[str]) -> Any:
        """The corrected carry; raises `Refused` if no chapter can begin with it."""
        found = next((each for each in game.campaign.fixes if each.name == fix), None)
        if found is None:
            raise Refused(msg("refused-old-control"))
        carry = json.loads(json.dumps(found.apply(game.data, campaign.carry, words)))
        campaign_file.sound(game, carry)
        return carry

    def _changes(self, locale: Locale, game: Game[Any], campaign: Campaign, carry: Any) -> list[str]:
        """What stands on the sheets now and would not, and the other way round."""
        found = list[str]()
        old, new = (dict(pages_of(locale, game, each)) for each in (campaign.carry, carry))
        for title in [*old, *(each for each in new if each not in old)]:
            before, after = old.get(title, []), new.get(title, [])
            gone = [line for line in before if line not in after]
            come = [line for line in after if line not in before]
            if gone or come:
                found.append(f"{safe(title)}: {safe(', '.join(gone) or '–')} → {safe(', '.join(come) or '–')}")
        return found or [locale("campaign-no-change")]

    # Files

    @app_commands.command(name=name("export", "campaign-export"), description=about("gm-campaign-export"))
    @app_commands.rename(which=name("campaign"))
    @app_commands.describe(which=about("gm-campaign-which"))
    async def export(self, interaction: Click, which: str) -> None:
        """The whole campaign as a file, for these eyes only."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        campaign = await self._campaign(interaction, which)
        data = await campaign_file.pack(self.gm, self.bot.campaigns, campaign)
        locale, called = await self.bot.locale(interaction), f"{campaign.game}-campaign-{campaign.id}.json.gz"
        file = discord.File(BytesIO(data), called, description=locale("campaign-file"))
        await interaction.followup.send(locale("campaign-export-done"), file=file, ephemeral=True)

    @app_commands.command(name=name("import"), description=about("gm-campaign-import"))
    @app_commands.rename(file=name("file"), reason=name("reason"))
    @app_commands.describe(file=about("gm-campaign-file"), reason=about("gm-reason"))
    async def import_(self, interaction: Click, file: discord.Attachment, reason: Reason) -> None:
        """Keep the campaign of a file in this server."""
        assert interaction.guild_id is not None
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale, who = await self.bot.locale(interaction), person(interaction)
        await self.gm.rights.require_trusted(interaction.guild_id, who)
        if file.size > campaign_file.MOST_BYTES:
            raise Refused(msg("import-large", most=campaign_file.MOST_BYTES // 1000))
        made, wrong = await campaign_file.import_file(
            *(self.gm, self.bot.campaigns, self.bot.apart, who, await file.read(), safe(reason)),
            guild=interaction.guild_id,
            stage=Rehearsal(self.bot.texts),
        )
        if made is None:
            await panels.send(interaction, gm_panels.refused(locale, wrong))
            return
        text = locale("campaign-imported", name=safe(made.name), command=f"/{made.game} campaign")
        await interaction.followup.send(text, ephemeral=True)

    # Which campaign

    @fix.autocomplete("which")
    @export.autocomplete("which")
    async def campaigns(self, interaction: Click, current: str) -> Choices:
        found = [self._called(each) for each in await self.bot.campaigns.of_guild(interaction.guild_id or 0)]
        return [app_commands.Choice(name=each, value=each) for each in found if folded(current) in folded(each)][:25]

    def _called(self, campaign: Campaign) -> str:
        return f"{campaign.name}{SEVERAL}{campaign.game}"

    async def _campaign(self, interaction: Click, which: str) -> Campaign:
        """The campaign of this name in this server; raises `Refused` for whom it does not trust."""
        every = await self.bot.campaigns.of_guild(interaction.guild_id or 0)
        found = [each for each in every if folded(which) in (folded(self._called(each)), folded(each.name))]
        if not found:
            raise Refused(msg("refused-no-campaign"))
        await self._require(interaction, found[0])
        return await self.bot.campaigns.now(found[0].id)

    async def _require(self, interaction: Click, campaign: Campaign) -> None:
        if campaign.guild != interaction.guild_id:
            raise Refused(msg("refused-no-campaign"))
        await self.gm.rights.require_trusted(campaign.guild, person(interaction))


def _place(campaign: Campaign) -> str:
    """Where a previewed correction waits, among the drafts of tables."""
    return f"campaign+{campaign.id}"
