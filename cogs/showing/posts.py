"""The public posts of a table in play: the turn post, the result; and what all posts are made of."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from io import BytesIO
from typing import Any

import discord
from discord import ui

from engine.calls.deadlines import Notes
from engine.calls.habits import AWAY
from engine.core.decision import Decision
from engine.tables.post import Told
from engine.tables.session import Session
from render.boards import ACCENTS, BOARDS
from telling import ending
from telling.names import figure_names, names_of
from telling.texts import Locale, shorten

from ..asking.controls import controls
from ..asking.taps import taps
from ..base import ids
from .curves import Curve

BOARD, CURVE = "board.png", "curve.png"
STORY_LIMIT = 900
"""Characters of headlines that are left of a turn post …"""
STORY_LINES = 9
"""… and lines of a phone for its story as long as there are a board and a question below it."""
FEW = 2
"""The most figures of a seat of which each is told what it is asked."""
SMALL_ALT = 256
"""Characters of the alternative text of a small picture."""
DELETED = 10008
"""Discord's code for a message that is not there."""
LOST = (DELETED, 50083, 30046, 50005)
"""Discord's codes for what can no longer be edited: deleted, in an archived thread, too old, not ours."""


@dataclass(slots=True)
class Drawn:
    """A picture with its alternative text."""

    png: bytes
    alt: str
    name: str = BOARD

    def file(self, name: str = "") -> discord.File:
        return discord.File(BytesIO(self.png), name or self.name, description=self.alt)


@dataclass(slots=True, frozen=True)
class CameTo:
    """What is told under the result of a game: its curve once it has been worked out, the badges that people have
    earned in it by seat, and how its series stands, in words and drawn.
    """

    curve: Curve | None = None
    badges: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    series: tuple[str, Drawn] | None = None

    @property
    def pictures(self) -> list[Drawn]:
        curve = [Drawn(self.curve.picture.data, self.curve.picture.alt, CURVE)] if self.curve else []
        return curve + ([self.series[1]] if self.series else [])


def finished(view: ui.LayoutView) -> ui.LayoutView:
    """Keep discord.py from storing the view: its components are served by id, for ever."""
    view.stop()
    return view


def button(
    locale: Locale, key: str, id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, **extra: Any
) -> ui.Button[Any]:
    return ui.Button(label=locale(key), custom_id=id, style=style, **extra)


def find_button(locale: Locale) -> ui.Button[Any]:
    """The button to a wish for company (`/me play`)."""
    return button(locale, "wish-find", ids.make("wish", "play"))


def cards_button(locale: Locale, game: str, key: str = "panel-cards") -> list[ui.Button[Any]]:
    """The button to “How to play in 60 seconds”, if the game has cards for that."""
    return [button(locale, key, ids.make("cards", game))] if BOARDS[game].lessons else []


def waiting_lines(locale: Locale, session: Session, notes: Notes | None = None) -> list[str]:
    """Who must decide what and until when, with mentions for people; people who are asked the same share a line."""
    notes = notes or Notes({}, {})
    called = names_of(session)
    seen = session.view(None)
    by_seat: dict[str, list[str]] = {}
    due: dict[str, float] = {}
    crowds = _crowds(session)
    stopped = session.incident or session.away
    for decision in session.awaited():
        for seat in decision.seats:
            if session.seats[seat].is_automatic and not stopped:
                text = locale("due-thinks")
            elif decision.ask.private:  # its picture says as much; nobody needs to know `n`, what is left to do
                text = locale("public-secret", what=locale(f"{session.game.id}-ask-{decision.kind}.wait", n=0))
            elif crowd := crowds.get((seat, decision.kind)):
                what = locale(f"{session.game.id}-ask-{decision.kind}.kind")
                text = locale("due-figures", what=what, who=figure_names(locale, session, crowd))
            else:
                text = locale.message(decision.prompt(seen), called)
            by_seat.setdefault(seat, []).append(text)
            if decision.id in notes.due:
                due[seat] = min(notes.due[decision.id], due.get(seat, math.inf))
    lines: dict[str, list[str]] = {}
    for seat, prompts in by_seat.items():
        player = session.seats[seat]
        who = f"<@{player.user}>" if player.user and not player.stand_in else f"**{called[seat]}**"
        parts = list(dict.fromkeys(prompts))
        if seat in due:
            until = moment(due[seat], "R")  # the hour stands on the picture, and a tap away
            parts.append(f"⏳ {until}" if player.late is None else locale("due-bank", left=until))
        if player.user in notes.away and not player.stand_in:
            back = notes.away[player.user]
            parts.append(locale("due-gone") if back == AWAY else locale("due-away", at=moment(back, "D")))
        lines.setdefault(" · ".join(parts), []).append(who)
    return [f"{', '.join(who)} — {what}" for what, who in lines.items()]


def _crowds(session: Session) -> dict[tuple[str, str], list[str]]:
    """The seats that are asked the same about more than two of their figures: these figures, by seat and kind of
    question.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for decision in session.awaited():
        for seat in decision.seats:
            if decision.ask.subject in session.playing.crews.get(seat, ()):
                found.setdefault((seat, decision.kind), []).append(decision.ask.subject)
    return {asked: figures for asked, figures in found.items() if len(figures) > FEW}


def state_lines(locale: Locale, session: Session, notes: Notes | None = None) -> list[str]:
    """Who must decide what, or why nobody can."""
    if session.abandoned:
        return [locale("table-abandoned")]
    if session.status == "playing" and session.paused:
        return [locale("public-paused", why=session.paused.why)]
    lines = waiting_lines(locale, session, notes)
    if session.away:
        return [*lines, locale("public-away")]
    return [*lines, locale("public-incident", number=session.incident)] if session.incident else lines


def moment(at: float, style: str) -> str:
    """A time as Discord shows it to each reader in their own time zone."""
    return f"<t:{int(at)}:{style}>"


def span(locale: Locale, seconds: float) -> str:
    """A length of time in one unit: minutes, hours or days."""
    minutes = max(1, round(seconds / 60))
    if minutes < 90:
        return locale("span-minutes", n=minutes)
    hours = round(minutes / 60)
    return locale("span-hours", n=hours) if hours < 48 else locale("span-days", n=round(hours / 24))


def until(locale: Locale, due: float) -> str:
    """When a decision is due."""
    return locale("due-until", at=moment(due, "f"), left=moment(due, "R"))


def mention(locale: Locale, user: int) -> str:
    """Somebody by their id, or by the number that a table has for them once they are forgotten."""
    return f"<@{user}>" if user > 0 else locale("person-forgotten", n=-user)


def due_on_picture(locale: Locale, notes: Notes) -> str:
    """The first deadline of a table for its picture, which cannot know the reader's time zone."""
    if not notes.due:
        return ""
    at = datetime.fromtimestamp(min(notes.due.values()), UTC)
    return locale("due-picture", day=at.day, month=at.month, time=f"{at:%H:%M}")


def open_question(session: Session) -> Decision | None:
    """The one decision whose buttons may stand under the board for everybody to see."""
    awaited = session.awaited()
    if session.paused or len(awaited) != 1 or awaited[0].ask.private or len(awaited[0].seats) != 1:
        return None
    seat = awaited[0].seats[0]
    if session.seats[seat].stand_in:
        return None
    return next((d for d in session.offered(seat) if d.id == awaited[0].id), None)


def turn(
    locale: Locale,
    session: Session,
    said: Told,
    notes: Notes | None = None,
    hint: str = "",
    odds: bool = True,
    *,
    opening: bool = False,
    came: CameTo | None = None,
) -> ui.LayoutView:
    """The turn post: what happened, the board, who is due, the public question's buttons, the result at the end.

    ``hint`` is what the public question is about; ``odds``: it says what dice may make of each choice; ``opening``: the
    post is the first of the game; ``came`` is what a finished one came to.
    """
    box = _told(session, said)
    if session.playing.result is not None:
        came = came or CameTo()
        earned = ending.badges_text(locale, session.game.id, names_of(session), came.badges)
        result = ending.result_text(locale, session, names_of(session))
        box.add_item(ui.TextDisplay("\n".join(filter(None, [result, earned]))))
        if came.series is not None:
            box.add_item(ui.TextDisplay(came.series[0]))
            box.add_item(_gallery(came.series[1].name, came.series[1].alt))
        if came.curve is not None:
            box.add_item(_gallery(CURVE, came.curve.picture.alt))
            box.add_item(ui.TextDisplay("\n".join(came.curve.lines)))
        box.add_item(ui.TextDisplay(ending.seed_text(locale, session)))
        if session.lesson is not None:
            box.add_item(ui.TextDisplay(f"> 🎓 {locale(f'{session.game.id}-coach-end')}"))
    else:
        box.add_item(ui.TextDisplay("\n".join(filter(None, [*state_lines(locale, session, notes), hint]))))
        for item in _public_controls(locale, session, odds):
            box.add_item(item)
    for row in _table_buttons(locale, session, opening):
        box.add_item(ui.ActionRow(*row))
    return only(box)


def digest(session: Session, said: Told) -> ui.LayoutView:
    """What a part of the story came to, with a picture worth passing on."""
    return only(_told(session, said))


def shrunk(session: Session, said: Told) -> ui.LayoutView:
    """An old post: its words beside a small picture, and no buttons."""
    texts = [ui.TextDisplay[Any](text) for text in (f"### {said.heading}", said.story) if text]
    picture: ui.Thumbnail[Any] = ui.Thumbnail(f"attachment://{BOARD}", description=shorten(said.alt, SMALL_ALT) or None)
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENTS.get(session.game.id))
    return only(box.add_item(ui.Section(*texts, accessory=picture)))


def _told(session: Session, said: Told) -> ui.Container[Any]:
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay(f"### {said.heading}"))
    if said.story:
        box.add_item(ui.TextDisplay(said.story))
    return box.add_item(_gallery(BOARD, said.alt))


def _gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    return gallery.add_item(media=f"attachment://{name}", description=alt or None)


def only(item: ui.Item[Any]) -> ui.LayoutView:
    """A post of a single item."""
    view = ui.LayoutView(timeout=None)
    view.add_item(item)
    return finished(view)


def _public_controls(locale: Locale, session: Session, odds: bool) -> Sequence[ui.Item[Any]]:
    decision = open_question(session) if session.status == "playing" else None
    if decision is None:
        return ()
    return controls(locale, names_of(session), session.id, decision, [], taps(locale, session, decision), odds=odds)


def _table_buttons(locale: Locale, session: Session, opening: bool) -> list[list[ui.Button[Any]]]:
    """Rows of buttons; those at the end serve this game for ever, whatever is played here after it.

    Under the first post of a game the cards stand where the rules will: there is nothing to look back on yet.
    """
    log = button(locale, "panel-log", ids.make("log", session.id))
    rules = button(locale, "panel-rules", ids.make("rules", session.id))
    if session.status != "over":
        hand = button(locale, "panel-hand", ids.make("hand", session.id), discord.ButtonStyle.primary)
        taught = discord.ButtonStyle.success if session.lesson is not None else discord.ButtonStyle.secondary
        advise = button(locale, "panel-advise", ids.make("advise", session.id), taught)
        recap = button(locale, "panel-recap", ids.make("recap", session.id))
        last = (opening and cards_button(locale, session.game.id)) or [rules]
        told = [log] if opening else [recap, log]
        board = BOARDS[session.game.id]
        look = [button(locale, "panel-map", ids.make("map", session.id))] if board.whole else []
        if board.legend and not look:  # of a map it is one tap further
            look = [button(locale, "panel-marks", ids.make("legend", session.id))]
        return [[hand, advise, *look], [*told, *last]]
    more = "lesson-real" if session.lesson is not None else "panel-rematch"
    again = button(locale, more, ids.make("rematch", session.id), discord.ButtonStyle.success)
    kept = [button(locale, f"panel-{what}", ids.make(what, session.id)) for what in ("replay", "export", "verify")]
    return [
        [log, rules, *kept],
        [*_chapter_button(locale, session), *_rating_button(locale, session), again, find_button(locale)],
    ]


def on_the_page(locale: Locale, session: Session) -> str:
    """What the button says that opens the table as a page."""
    return locale("panel-on-map" if BOARDS[session.game.id].maps else "panel-in-browser")


def _rating_button(locale: Locale, session: Session) -> list[ui.Button[Any]]:
    """The button to what somebody wrote and was played, to say how good it was."""
    written = session.game.written
    return [button(locale, "workshop-rate-it", ids.make("shop", "look", written.digest))] if written else []


def _chapter_button(locale: Locale, session: Session) -> list[ui.Button[Any]]:
    """The button to the next chapter of a campaign, or to the same one again, if there is such a way on."""
    game, s = session.game, session.playing
    if session.lesson is not None or not game.campaign.is_chapter(session.settings):
        return []
    if game.campaign.outcome(s) is not None:
        key = "campaign-next"
    elif game.campaign.again(s):
        key = "campaign-again"
    else:
        return []
    return [button(locale, locale.own(game.id, key), ids.make("chapter", session.id), discord.ButtonStyle.primary)]


def controls_of(message: discord.Message) -> Collection[str]:
    """The ids of the components of a message."""
    found = ui.LayoutView.from_message(message).walk_children()
    return {id for each in found if (id := getattr(each, "custom_id", None))}


async def edit(channel: discord.PartialMessageable, message: int, **what: Any) -> bool:
    """Edit a post; False if it can no longer be edited and a new one is needed."""
    try:
        await channel.get_partial_message(message).edit(**what)
    except discord.HTTPException as error:
        if error.code in LOST:
            return False
        raise
    return True
