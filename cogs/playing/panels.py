"""Private panels: what a member sees alone, obtainable again at any time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from engine.core.decision import Decision
from engine.core.runner import in_id
from engine.core.shape import One, Some, replay
from engine.tables.advice import Advice, concerns
from engine.tables.journal import Entry, last_answer
from engine.tables.session import Session
from render.boards import BOARDS

from ..app import Click, Gravekeeper
from ..asking.draft import read
from ..asking.labels import Labels
from ..asking.rows import rows
from ..asking.taps import taps
from ..asking.together import MOST_CONTROLS, Posed, together
from ..base import ids
from ..base.texts import Locale, plain, safe
from ..showing import figure_names, posts
from . import advising, figures

TEXT_LIMIT = 3400
AGAIN = "again"
"""In the id of the button that refreshes, beside the figure: that of the figure's own button is another one."""
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
    figure: str = "",
    advice: Advice | None = None,
) -> ui.LayoutView:
    """The seat's own things, its questions with their controls, and its opportunities.

    The ``pictures``, by the names of the files to be sent along, stand above; without one what the seat holds is said
    in words, unless a question is more urgent. With ``only``, the id of a decision that is being answered, nothing else
    is shown. Who leads several figures that can act plays one at a time, this ``figure``. The question that ``advice``
    is about comes first, with the advice.
    """
    called = posts.names(session)
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    if note:
        box.add_item(ui.TextDisplay(note[:TEXT_LIMIT]))
    box.add_item(ui.TextDisplay(f"### {posts.short_heading(locale, session)}"))
    if session.status == "playing" and (goal := session.game.goal(session.view(seat), seat)):
        box.add_item(ui.TextDisplay(f"-# 🎯 {locale.message(goal, called)}"))
    if session.paused:
        box.add_item(ui.TextDisplay(locale("public-paused")))
    crew = session.playing.crews.get(seat, [])
    if len(crew) > 1 and not figures.able(session, seat):  # else the questions name who acts
        box.add_item(
            ui.TextDisplay(locale("panel-crew", n=len(crew), figures=figure_names.figures(locale, session, crew)))
        )
    questions = [each for each in session.offered(seat) if only in ("", each.id)]
    questions = [each for each in questions if concerns(session.playing, seat, each, figure)]
    asked = any(each.ask.wait for each in questions)
    untold = not only and HAND not in (pictures or {})
    lines = held(locale, session, seat) if untold else []
    drawn = untold and bool(crew) and BOARDS[session.game.id].hand is not None  # figures always have something
    if lines and not asked:
        box.add_item(ui.TextDisplay("\n".join(lines)))
    for file, picture in (pictures or {}).items():
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        box.add_item(gallery.add_item(media=f"attachment://{file}", description=picture.alt))
    of = [in_id(figure)] if figure else []
    below = footer(
        locale,
        session,
        await last_answer(bot.sessions.store, session, user),
        figure=of,
        advise=bool(questions) and advice is None,
        held=(drawn or bool(lines)) and asked,
        zoom=CLOSE not in (pictures or {}),
    )
    places = {figure: at for at, figure in enumerate(crew)}
    advised = advice.decision.id if advice else ""
    ordered = sorted(questions, key=lambda each: (each.id != advised, not each.ask.wait, places.get(each.subject, -1)))
    posed = [
        Posed(
            decision,
            await bot.sessions.drafts.read(session.id, user, decision.id),
            name(locale, session, decision),
            advising.items(locale, called, session, advice) if advice and decision.id == advised else (),
            advice.words if advice and decision.id == advised else (),
            taps(locale, session, decision),
        )
        for decision in ordered
    ]
    labels = [each.label or "" for each in below]
    room = MOST_CONTROLS
    if figure and not only:
        choose = figures.choice(locale, session, figures.able(session, seat), figure)
        box.add_item(choose)
        room -= 1 + len(choose.children)
    shown = together(locale, called, session.id, posed, labels, room)
    hinted, begun = False, {each.decision.id for each in posed if each.draft}
    unhinted = advice is not None and session.lesson is None  # advice says more than a hint, and has its place
    for decision, items in shown:
        if advice and hinted and not decision.ask.wait:  # what is said above is enough for one screen
            continue
        read = hinted or unhinted or decision.id in begun or decision.sealed(session.playing) is not None
        hint = "" if read else await bot.hints.about(locale, session, decision, user, seat)
        hinted = hinted or bool(hint)
        clear = asked and not decision.ask.wait and says_what_it_is(Labels(locale, called, decision), items)
        said = "" if clear else question_text(locale, session, decision, called, anew=decision.id in begun)
        if text := "\n".join(filter(None, [said, hint])):
            box.add_item(ui.TextDisplay(text))
        for item in items:
            box.add_item(item)
    if len(shown) < len(questions):
        box.add_item(ui.TextDisplay(f"-# {locale('panel-more')}"))
    if session.status == "over":
        box.add_item(ui.TextDisplay(locale("panel-over")))
    elif not questions:
        box.add_item(ui.TextDisplay(f"{locale('panel-nothing')} {due(locale, session, seat)}"))
    for row in () if only else rows(below):
        box.add_item(row)
    return layout(box)


def due(locale: Locale, session: Session, seat: str) -> str:
    """Who is waited for, unless it is this seat."""
    called = posts.names(session)
    waiting = session.waiting_for() if session.status == "playing" else []
    if seat in waiting:
        return ""
    return locale("panel-due", who=locale.enumerate([called[each] for each in waiting]), n=len(waiting))


def says_what_it_is(labels: Labels, items: Sequence[ui.Item[Any]]) -> bool:
    """Whether an opportunity needs no words but those of its controls: a list that says what it is of, or buttons that
    say what is done.
    """
    listed = any(isinstance(each, ui.Select) for item in items for each in getattr(item, "children", ()))
    return bool(labels.wanted if listed else labels.verb)


def held(locale: Locale, session: Session, seat: str) -> list[str]:
    """What a seat holds, in words."""
    called = posts.names(session)
    return [f"- {locale.message(line, called)}" for line in session.game.hand(session.view(seat), seat)]


def pointed_at(decision: Decision, draft: Sequence[str]) -> Collection[str]:
    """The board references of what can be chosen next, in that order; else of what was chosen last, or where the
    question lies.
    """
    now = read(decision, draft)
    refs = [option.ref for option in now.shape.options if option.ref] if isinstance(now.shape, One | Some) else []
    return dict.fromkeys(refs or _chosen(decision, now.words) or filter(None, [decision.ask.ref])).keys()


def _chosen(decision: Decision, words: Sequence[str]) -> list[str]:
    """The board reference of the last of these words that has one."""
    for at in reversed(range(len(words))):
        shape, _ = replay(decision.ask.shape, words[:at])
        if isinstance(shape, One) and (refs := [o.ref for o in shape.options if o.key == words[at] and o.ref]):
            return refs
    return []


def footer(
    locale: Locale,
    session: Session,
    last: Entry | None,
    *,
    advise: bool,
    held: bool,
    zoom: bool,
    figure: Sequence[str] = (),
) -> list[ui.Button[Any]]:
    """What can be done from the panel besides answering.

    ``last`` is the member's last answer; ``advise``, ``held`` and ``zoom``: whether there is a question to give advice
    on, something that the panel does not show anyway, and surroundings that it does not show; ``figure``: the one that
    is played, as in ids. In a first game there is no need for orders and for what follows other people's moves. After
    the end there is only the log: everything else stands under the last post.
    """

    def to(verb: str, *args: str, **more: Any) -> ui.Button[Any]:
        key = "panel-refresh" if verb == "hand" else f"panel-{verb}"
        return posts.button(locale, key, ids.make(verb, session.id, *args), **more)

    if session.status == "over":
        return [to("log")]
    answered = [str(last.seq)] if last is not None else []
    asking = [to("advise", *figure)] if advise else []
    mine = [
        *([to("held")] if held else []),
        to("undo", *answered, disabled=not answered),
        *([to("zoom")] if zoom and BOARDS[session.game.id].zoom else []),
    ]
    if session.lesson is not None:
        return [*asking, *mine]
    return [*asking, to("orders"), to("hand", *figure, *([AGAIN] if figure else [])), *mine]


def name(locale: Locale, session: Session, decision: Decision) -> str:
    """A question in a word or two: its figure, if it is one's, or what is done."""
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
