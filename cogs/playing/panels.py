"""Private panels: what a member sees alone, obtainable again at any time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from engine.core.runner import Decision
from engine.core.shape import One, Some
from engine.tables.advice import Advice
from engine.tables.journal import Entry, last_answer
from engine.tables.session import Session
from render.boards import BOARDS

from ..app import Click, Gravekeeper
from ..asking.draft import read
from ..asking.labels import Labels
from ..asking.taps import taps
from ..asking.together import Posed, together
from ..base import ids
from ..base.texts import Locale, plain, safe
from ..showing import lobbies, posts
from ..showing.story import tale
from . import advising

PAGE = 12
"""Entries of the log on a page."""
TEXT_LIMIT = 3400
HAND, CLOSE = "hand.png", "close.png"
"""Files: what a seat holds, and where its question lies on the board."""


async def hand(
    bot: Gravekeeper,
    locale: Locale,
    session: Session,
    seat: str,
    user: int,
    note: str = "",
    pictures: Mapping[str, posts.Drawn] | None = None,
    *,
    only: str = "",
    advice: Advice | None = None,
) -> ui.LayoutView:
    """The seat's own things, its questions with their controls, and its opportunities.

    The ``pictures``, by the names of the files to be sent along, stand above; without one what the seat holds is said
    in words, unless a question is more urgent. With ``only``, the id of a decision that is being answered, nothing else
    is shown. The question that ``advice`` is about comes first, with the advice.
    """
    called = posts.names(session)
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    if note:
        box.add_item(ui.TextDisplay(note[:TEXT_LIMIT]))
    box.add_item(ui.TextDisplay(f"### {posts.heading(locale, session)}"))
    if session.paused:
        box.add_item(ui.TextDisplay(locale("public-paused")))
    crew = session.playing.crews.get(seat, [])
    if crew:
        box.add_item(ui.TextDisplay(locale("panel-crew", n=len(crew), figures=lobbies.figures(locale, session, crew))))
    questions = [each for each in session.offered(seat) if only in ("", each.id)]
    asked = any(each.ask.wait for each in questions)
    lines = [] if only or HAND in (pictures or {}) else held(locale, session, seat)
    if lines and not asked:
        box.add_item(ui.TextDisplay("\n".join(lines)))
    for file, picture in (pictures or {}).items():
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        box.add_item(gallery.add_item(media=f"attachment://{file}", description=picture.alt))
    row = footer(locale, session, await last_answer(bot.sessions.store, session.id, user))
    places = {figure: at for at, figure in enumerate(crew)}
    advised = advice.decision.id if advice else ""
    ordered = sorted(questions, key=lambda each: (each.id != advised, not each.ask.wait, places.get(each.subject, -1)))
    posed = [
        Posed(
            decision,
            await bot.sessions.drafts.read(session.id, user, decision.id),
            name(locale, session, decision),
            advising.items(locale, called, session, advice) if advice and decision.id == advised else (),
            taps(locale, session, decision),
        )
        for decision in ordered
    ]
    labels = [each.label or "" for each in row.children if isinstance(each, ui.Button)]
    shown = together(locale, called, session.id, posed, labels)
    for decision, items in shown:
        hint = await bot.hints.about(locale, session, decision, user, seat)
        box.add_item(ui.TextDisplay("\n".join(filter(None, [question_text(locale, session, decision, called), hint]))))
        for item in items:
            box.add_item(item)
    if len(shown) < len(questions):
        box.add_item(ui.TextDisplay(f"-# {locale('panel-more')}"))
    if session.status == "over":
        box.add_item(ui.TextDisplay(locale("panel-over")))
    elif not questions:
        waiting = ", ".join(called[each] for each in session.waiting_for())
        box.add_item(ui.TextDisplay(locale("panel-nothing", who=waiting or "none")))
    if only:
        return layout(box)
    more = [posts.button(locale, "panel-advise", ids.make("advise", session.id))] if questions and not advice else []
    more += [posts.button(locale, "panel-held", ids.make("held", session.id))] if lines and asked else []
    if more:
        box.add_item(ui.ActionRow(*more))
    return layout(box.add_item(row))


def held(locale: Locale, session: Session, seat: str) -> list[str]:
    """What a seat holds, in words."""
    called = posts.names(session)
    return [f"- {locale.message(line, called)}" for line in session.game.hand(session.view(seat), seat)]


def pointed_at(decision: Decision, draft: Sequence[str]) -> frozenset[str]:
    """The board references of what can be chosen next."""
    shape = read(decision, draft).shape
    return (
        frozenset(option.ref for option in shape.options if option.ref)
        if isinstance(shape, One | Some)
        else frozenset()
    )


def footer(locale: Locale, session: Session, last: Entry | None) -> ui.ActionRow[Any]:
    """What can always be done from the panel; ``last`` is the member's last answer.

    After the end there is only the log: everything else stands under the last post.
    """
    log = posts.button(locale, "panel-log", ids.make("log", session.id))
    if session.status == "over":
        return ui.ActionRow(log)
    answered = [str(last.seq)] if last is not None else []
    row: ui.ActionRow[Any] = ui.ActionRow(
        posts.button(locale, "panel-refresh", ids.make("hand", session.id)),
        posts.button(locale, "panel-undo", ids.make("undo", session.id, *answered), disabled=not answered),
        posts.button(locale, "panel-orders", ids.make("orders", session.id)),
        log,
    )
    if BOARDS[session.game.id].zoom:
        row.add_item(posts.button(locale, "panel-zoom", ids.make("zoom", session.id)))
    return row


def name(locale: Locale, session: Session, decision: Decision) -> str:
    """A question in a word or two: its figure, if it is one's, or what is done."""
    if decision.subject and any(decision.subject in crew for crew in session.playing.crews.values()):
        return plain(locale.message(session.game.figure_name(decision.subject), {}))
    return Labels(locale, posts.names(session), decision).heading()


def question_text(locale: Locale, session: Session, decision: Decision, called: dict[str, str]) -> str:
    text = locale.message(decision.prompt(session.playing), called)
    sealed = decision.sealed(session.playing)
    if sealed is not None:
        what = safe(Labels(locale, called, decision).words(sealed.words))
        return f"{text}\n-# {locale('panel-sealed', what=what)}"
    return f"**{text}**" if decision.ask.wait else text


async def log_page(bot: Gravekeeper, locale: Locale, session: Session, seat: str | None, page: int) -> ui.LayoutView:
    """A page of the log, the newest last; page 0 is the newest."""
    last = session.seq
    high = max(last - page * PAGE, min(last, PAGE - 1))
    low = high - PAGE
    entries = [e for e in await bot.sessions.history(session, after=max(low, -1)) if e.seq <= high]
    text = tale(locale, entries, posts.names(session), TEXT_LIMIT, seat) or locale("log-empty")
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay(f"### {locale('log-title', low=max(low + 1, 0), high=high, last=last)}"))
    box.add_item(ui.TextDisplay(text))
    box.add_item(
        ui.ActionRow(
            posts.button(locale, "log-older", ids.make("log", session.id, str(page + 1)), disabled=low < 0),
            posts.button(
                locale, "log-newer", ids.make("log", session.id, str(max(page - 1, 0)), "n"), disabled=page == 0
            ),
        )
    )
    return layout(box)


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
