"""Private panels: what a member sees alone, obtainable again at any time; what they have in common."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import ui

from engine.core.decision import Decision
from engine.core.places import begins
from engine.core.shape import One, replay
from engine.tables.session import Session

from ..app import Click
from ..asking.draft import read
from ..asking.labels import Labels
from ..base.texts import Locale, plain, safe
from ..showing import figure_names, posts

TEXT_LIMIT = 3400


def due(locale: Locale, session: Session, seat: str) -> str:
    """The people who are waited for, without this seat."""
    called = posts.names(session)
    waiting = session.waiting_for() if session.status == "playing" else []
    if seat in waiting:
        return ""
    return locale("panel-due", who=locale.enumerate([called[each] for each in waiting]), n=len(waiting))


def held(locale: Locale, session: Session, seat: str) -> list[str]:
    """What a seat holds, in words."""
    called = posts.names(session)
    return [f"- {locale.message(line, called)}" for line in session.game.hand(session.view(seat), seat)]


def pointed_at(decision: Decision, draft: Sequence[str]) -> Collection[str]:
    """The board references of what can be chosen next, in that order, also behind a word without a place.

    If there are none, that of the last choice, or of the place where the question lies.
    """
    words = read(decision, draft).words
    refs = [*begins(decision.ask.shape, words)] or _chosen(decision, words) or [decision.ask.ref]
    return dict.fromkeys(filter(None, refs)).keys()


def _chosen(decision: Decision, words: Sequence[str]) -> list[str]:
    """The board reference of the last of these words that has one."""
    for at in reversed(range(len(words))):
        shape, _ = replay(decision.ask.shape, words[:at])
        if isinstance(shape, One) and (refs := [o.ref for o in shape.options if o.key == words[at] and o.ref]):
            return refs
    return []


def name(locale: Locale, session: Session, decision: Decision) -> str:
    """A question in a word or two: its figure, if it is about one, or what is done."""
    if decision.subject and any(decision.subject in crew for crew in session.playing.crews.values()):
        return plain(figure_names.figure_name(locale, session, decision.subject))
    return Labels(locale, posts.names(session), decision).heading()


def question_text(
    locale: Locale, session: Session, decision: Decision, called: dict[str, str], *, anew: bool = False
) -> str:
    """A question, with the sealed answer to it that is in, unless it is being answered ``anew``."""
    text = locale.message(decision.prompt(session.playing), called)
    sealed = decision.sealed(session.playing)
    if sealed is not None and not anew:
        what = safe(Labels(locale, called, decision).words(sealed.words))
        return f"{text}\n-# {locale('panel-sealed', what=what)}"
    return f"**{text}**" if decision.ask.wait else text


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """A message of these components, served by id."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return posts.finished(view)


async def send(interaction: Click, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
    """Show a private panel: in place of the private message whose button was pressed, else as a new one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral and interaction.type is discord.InteractionType.component:
        if interaction.response.is_done():
            await interaction.edit_original_response(view=view, attachments=list(files))
        else:
            await interaction.response.edit_message(view=view, attachments=list(files))
    elif interaction.response.is_done():
        await interaction.followup.send(view=view, files=list(files), ephemeral=True)
    else:
        await interaction.response.send_message(view=view, files=list(files), ephemeral=True)
