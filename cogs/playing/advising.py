"""“What would you do?”: what a stand-in would do on somebody's seat, and the one tap that does it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from engine.core.runner import in_id
from engine.tables.advice import Advice
from engine.tables.session import Session
from telling.advising import said
from telling.hashed import digest
from telling.texts import Locale

from ..base import ids
from ..showing import posts


def mark(advice: Advice) -> str:
    """What stands in an id for the words that somebody was advised to say."""
    return digest(json.dumps(advice.words))


def items(
    locale: Locale,
    called: Mapping[str, str],
    session: Session,
    advice: Advice,
    figure: str,
    *,
    kept: bool | None,
    odds: bool,
    take: str = "advice-take",
) -> list[ui.Item[Any]]:
    """The advice with its reason, the button that takes it, and one to be advised without asking from now on, or no
    more (``kept``: as it is now; None: there is no choice). ``figure``: the one that is played; ``odds``: they are
    wanted; ``take``: the text of the button.
    """
    what, why = said(locale, called, advice, odds=odds)
    text = "\n".join(filter(None, [f"💡 {locale('advice', what=what)}", f"-# {why}" if why else ""]))
    id = ids.make("advised", session.id, advice.decision.id, mark(advice))
    buttons = [posts.button(locale, take, id, discord.ButtonStyle.success)]
    if kept is not None:
        switch = ids.make("advising", session.id, "off" if kept else "on", *([in_id(figure)] if figure else []))
        buttons.append(posts.button(locale, "advice-stop" if kept else "advice-keep", switch))
    return [ui.TextDisplay(text), ui.ActionRow(*buttons)]
