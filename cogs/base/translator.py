"""Command names, descriptions and choices in Russian, from the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from .texts import Texts


class CatalogueTranslator(app_commands.Translator):
    """Looks up the catalogue key that a `locale_str` carries as ``key``.

    English is what the commands are declared with and what Discord shows wherever there is no translation.
    """

    def __init__(self, texts: Texts) -> None:
        self.russian = texts("ru")

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if locale is not discord.Locale.russian or key is None or not self.russian.has(key):
            return None
        return self.russian(key)
