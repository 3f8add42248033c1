"""`/hitz`: Hit Z Road's own commands, each the typed form of a question or a look-up."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.core.shape import amounts_word
from render.hitz import draw_card

from .ui import panels, play, posts
from .ui.game_cog import GameCog
from .ui.naming import about, name

Click = discord.Interaction[Any]
Bid = app_commands.Range[int, 0, 10]
Count = app_commands.Range[int, 0, 99]


def mix(ammo: int, gas: int, adrenaline: int) -> str:
    """The word for an amount of each resource."""
    return amounts_word({"ammo": ammo, "gas": gas, "adr": adrenaline})


class Hitz(GameCog, group_name=name("hitz"), group_description=about("hitz")):
    """Hit Z Road."""

    game = "hitz"

    @app_commands.command(name=name("bid"), description=about("hitz-bid"))
    @app_commands.rename(amount=name("amount"))
    @app_commands.describe(amount=about("hitz-bid-amount"))
    async def bid(self, interaction: Click, amount: Bid) -> None:
        """Raise to this number, or name it as the ceiling; 0 passes."""
        await play.typed(interaction, {"bid": [str(amount) if amount else "pass"], "ceiling": [str(amount)]})

    @app_commands.command(name=name("route"), description=about("hitz-route"))
    @app_commands.rename(number=name("number"), ammo=name("ammo"), gas=name("gas"), adrenaline=name("adrenaline"))
    @app_commands.describe(
        number=about("hitz-route-number"),
        ammo=about("hitz-route-mix"),
        gas=about("hitz-route-mix"),
        adrenaline=about("hitz-route-mix"),
    )
    async def route(
        self,
        interaction: Click,
        number: app_commands.Range[int, 1, 4],
        ammo: Count = 0,
        gas: Count = 0,
        adrenaline: Count = 0,
    ) -> None:
        """Take a route; for a key or in solo also what is paid or taken for it."""
        extra = [mix(ammo, gas, adrenaline)] if ammo or gas or adrenaline else []
        await play.typed(interaction, {"route": [str(number), *extra]})

    @app_commands.command(name=name("pay"), description=about("hitz-pay"))
    @app_commands.rename(ammo=name("ammo"), gas=name("gas"), adrenaline=name("adrenaline"))
    @app_commands.describe(ammo=about("hitz-ammo"), gas=about("hitz-gas"), adrenaline=about("hitz-adrenaline"))
    async def pay(self, interaction: Click, ammo: Count = 0, gas: Count = 0, adrenaline: Count = 0) -> None:
        """Pay the bid, or discard or take what a card asks for."""
        words = [mix(ammo, gas, adrenaline)]
        await play.typed(interaction, {"pay": words, "drop": words, "take": words, "toll": ["pay", *words]})

    @app_commands.command(name=name("shoot"), description=about("hitz-shoot"))
    @app_commands.rename(ammo=name("ammo"))
    @app_commands.describe(ammo=about("hitz-shoot-ammo"))
    async def shoot(self, interaction: Click, ammo: Count) -> None:
        """Shoot with so much ammo; 0 does not shoot."""
        await play.typed(interaction, {"shoot": [str(ammo)]})

    @app_commands.command(name=name("flee"), description=about("hitz-flee"))
    async def flee(self, interaction: Click) -> None:
        """Flee from the battle."""
        await play.typed(interaction, {"flee": ["flee"], "shoot": ["flee"]})

    @app_commands.command(name=name("fight"), description=about("hitz-fight"))
    async def fight(self, interaction: Click) -> None:
        """Go into melee."""
        await play.typed(interaction, {"flee": ["fight"], "shoot": ["fight"], "molotov": ["fight"]})

    @app_commands.command(name=name("adrenaline"), description=about("hitz-adrenaline-use"))
    @app_commands.rename(save=name("save"), kill=name("kill"))
    @app_commands.describe(save=about("hitz-save"), kill=about("hitz-kill"))
    async def adrenaline(self, interaction: Click, save: Count | None = None, kill: Count | None = None) -> None:
        """Save the bitten and kill with lightning; without a number the usual is done."""
        named = save is not None or kill is not None
        words = [amounts_word({"save": save or 0, "kill": kill or 0})] if named else []
        await play.typed(interaction, {"adrenaline": words})

    @app_commands.command(name=name("molotov"), description=about("hitz-molotov"))
    async def molotov(self, interaction: Click) -> None:
        """Throw the Molotov cocktail."""
        await play.typed(interaction, {kind: ["molotov"] for kind in ("molotov", "adrenaline", "flee", "shoot")})

    @app_commands.command(name=name("card"), description=about("hitz-card"))
    @app_commands.rename(card=name("card"))
    @app_commands.describe(card=about("hitz-card-which"))
    async def card(self, interaction: Click, card: str) -> None:
        """One card, large, with its text."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = await self.bot.locale(interaction)
        cards = self.bot.games[self.game].data.cards
        found = [id for id in cards if card in (id, locale(f"hitz-card-{id}"))]
        if not found:
            raise Refused(msg("hitz-no-card", card=card[:50]))
        drawn = await self.bot.presenter.drawn(draw_card, cards[found[0]], locale)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{posts.BOARD}", description=drawn.alt)
        await panels.send(interaction, panels.layout(gallery), [drawn.file()])

    @card.autocomplete("card")
    async def card_names(self, interaction: Click, current: str) -> list[app_commands.Choice[str]]:
        locale = await self.bot.locale(interaction)
        named = [(locale(f"hitz-card-{id}"), id) for id in self.bot.games[self.game].data.cards]
        found = sorted(pair for pair in named if current.casefold() in pair[0].casefold() or current.upper() in pair[1])
        return [app_commands.Choice(name=f"{text} ({id})"[:100], value=id) for text, id in found[:25]]


async def setup(bot: Any) -> None:
    await bot.add_cog(Hitz(bot))
