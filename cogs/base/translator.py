"""Command names, descriptions and choices in the languages of the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from engine.languages import FIRST
from telling.texts import Texts


class CatalogueTranslator(app_commands.Translator):
    """Looks up the catalogue key that a `locale_str` carries as ``key``, with ``args`` if it has any.

    The commands are declared in the first language, which is what Discord shows wherever there is no translation.
    """

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._spoken = {locale: texts(texts.language_of(locale)) for locale in discord.Locale}

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        key, spoken = string.extras.get("key"), self._spoken[locale]
        if key is None or spoken.language == FIRST or not spoken.says(key):
            return None
        return spoken(key, **string.extras.get("args", {}))
