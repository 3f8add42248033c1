"""The public posts of a table: lobby, turn post, result."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from typing import Any

import discord
from discord import ui

from engine.core.game import Game
from engine.core.runner import Decision, titles
from engine.deadlines import Notes
from engine.session import Session
from render.boards import ACCENTS

from . import ids
from .controls import controls
from .texts import Locale, safe

BOARD = "board.png"
LOG_LIMIT = 1200
FEW_OPTIONS = 7
"""So many options of a game fit, with a select each, into one message beside those of the table."""


@dataclass(slots=True)
class Board:
    """A picture with its alternative text."""

    png: bytes
    alt: str

    def file(self, name: str = BOARD) -> discord.File:
        return discord.File(BytesIO(self.png), name, description=self.alt)


def names(session: Session) -> dict[str, str]:
    """The players' names, harmless in Markdown."""
    return {seat: safe(name) for seat, name in session.names.items()}


def finished(view: ui.LayoutView) -> ui.LayoutView:
    """Keep discord.py from storing the view: its components are served by id, for ever."""
    view.stop()
    return view


def button(
    locale: Locale, key: str, id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, **extra: Any
) -> ui.Button[Any]:
    return ui.Button(label=locale(key), custom_id=id, style=style, **extra)


def lobby(locale: Locale, session: Session) -> ui.LayoutView:
    """Who sits, the options, and the buttons to join and begin."""
    game = session.game
    called = names(session)
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENTS.get(game.id))
    box.add_item(ui.TextDisplay(f"## {locale(f'{game.id}-name')}\n{locale(f'{game.id}-about')}"))
    seats = [
        (f"- <@{player.user}>" if player.user else f"- **{called[seat]}** · {locale('lobby-stand-in')}")
        + (f" · {locale('lobby-host')}" if player.user == session.host else "")
        for seat, player in session.seats.items()
    ]
    most = game.players.stop - 1
    box.add_item(ui.TextDisplay("\n".join([f"### {locale('lobby-seats', n=len(seats), most=most)}", *seats])))
    box.add_item(ui.TextDisplay("\n".join([f"### {locale('lobby-options')}", *option_lines(locale, session)])))
    box.add_item(ui.Separator())
    go = discord.ButtonStyle.success
    make = ids.make
    box.add_item(
        ui.ActionRow(
            button(
                locale, "lobby-join", make("join", session.id), discord.ButtonStyle.primary, disabled=len(seats) >= most
            ),
            button(locale, "lobby-leave", make("leave", session.id)),
            button(locale, "lobby-add", make("standin", session.id, "add"), disabled=len(seats) >= most),
            button(
                locale,
                "lobby-remove",
                make("standin", session.id, "remove"),
                disabled=all(player.user is not None for player in session.seats.values()),
            ),
        )
    )
    box.add_item(
        ui.ActionRow(
            button(locale, "lobby-set", make("options", session.id)),
            button(locale, "lobby-begin", make("begin", session.id), go, disabled=len(seats) < game.players.start),
            button(locale, "lobby-cancel", make("cancel", session.id), discord.ButtonStyle.danger),
        )
    )
    return _only(box)


def many_options(game: Game[Any]) -> bool:
    """Whether a game has more options than can be listed and set all at once."""
    return len(game.options) > FEW_OPTIONS


def option_lines(locale: Locale, session: Session) -> list[str]:
    """The chosen options that matter for the present number of seats, one line each.

    Of many only the first and those that differ from their defaults.
    """
    game, chosen = session.game, session.settings.model_dump()
    matter = [option for option in game.options if len(session.seats) in option.seats]
    listed = matter
    if many_options(game):
        listed = [*matter[:1], *(each for each in matter[1:] if chosen[each.field] != each.values[0])]
    lines = [
        f"- {locale(f'{game.id}-setting-{option.field}')}: "
        f"**{locale(f'{game.id}-value-{option.field}-{chosen[option.field]}')}**"
        for option in listed
    ]
    if len(listed) < len(matter):
        lines.append(f"- {locale('lobby-usual-options', n=len(matter) - len(listed))}")
    lines.append(f"- {locale('table-language')}: **{locale(f'language-{session.language}')}**")
    lines.append(f"- {locale('table-auto')}: **{locale('value-on' if session.table.auto else 'value-off')}**")
    lines.append(f"- {locale('table-deadline')}: **{locale(f'deadline-{session.table.deadline}')}**")
    if session.table.deadline != "none":
        lines.append(f"- {locale('table-policy')}: **{locale(f'policy-{session.table.policy}')}**")
    return lines


def heading(locale: Locale, session: Session) -> str:
    """Game › round › phase."""
    parts = [locale(f"{session.game.id}-name")]
    if session.state is not None:
        parts += [locale.message(title, names(session)) for title in titles(session.view(None))]
    return " › ".join(parts)


def waiting_lines(locale: Locale, session: Session, notes: Notes | None = None) -> list[str]:
    """Who must decide what and until when, one line per seat, with mentions for people."""
    notes = notes or Notes({}, {})
    called = names(session)
    seen = session.view(None)
    by_seat: dict[str, list[str]] = {}
    due: dict[str, float] = {}
    for decision in session.awaited():
        for seat in decision.seats:
            text = locale(
                "public-secret" if decision.ask.private else "public-ask",
                what=locale.message(decision.prompt(seen), called),
            )
            by_seat.setdefault(seat, []).append(text)
            if decision.id in notes.due:
                due[seat] = min(notes.due[decision.id], due.get(seat, math.inf))
    lines: list[str] = []
    for seat, prompts in by_seat.items():
        player = session.seats[seat]
        who = f"<@{player.user}>" if player.user and not player.stand_in else f"**{called[seat]}**"
        lines.append(f"{who} — {' · '.join(dict.fromkeys(prompts))}")
        if seat in due:
            lines[-1] += f" · {until(locale, due[seat])}"
        if player.user in notes.away and not player.stand_in:
            lines[-1] += f" · {locale('due-away', at=moment(notes.away[player.user], 'D'))}"
    return lines


def state_lines(locale: Locale, session: Session, notes: Notes | None = None) -> list[str]:
    """Who must decide what, or why nobody can."""
    if session.abandoned:
        return [locale("table-abandoned")]
    if session.paused:
        return [locale("public-paused")]
    lines = waiting_lines(locale, session, notes)
    return [*lines, locale("public-incident", number=session.incident)] if session.incident else lines


def moment(at: float, style: str) -> str:
    """A time as Discord shows it to each reader in their own time zone."""
    return f"<t:{int(at)}:{style}>"


def until(locale: Locale, due: float) -> str:
    """When a decision is due."""
    return locale("due-until", at=moment(due, "F"), left=moment(due, "R"))


def due_on_picture(locale: Locale, notes: Notes) -> str:
    """The first deadline of a table for its picture, which cannot know the reader's time zone."""
    if not notes.due:
        return ""
    at = datetime.fromtimestamp(min(notes.due.values()), UTC)
    return locale("due-picture", day=at.day, month=at.month, time=f"{at:%H:%M}")


def open_question(session: Session) -> Decision | None:
    """The one decision whose buttons may stand under the board for everybody to see."""
    awaited = session.awaited()
    if len(awaited) != 1 or awaited[0].ask.private or len(awaited[0].seats) != 1:
        return None
    seat = awaited[0].seats[0]
    if session.seats[seat].stand_in:
        return None
    return next((d for d in session.offered(seat) if d.id == awaited[0].id), None)


@dataclass(slots=True, frozen=True)
class Told:
    """What a turn post says besides its buttons."""

    heading: str
    story: str
    alt: str


def turn(locale: Locale, session: Session, said: Told, notes: Notes | None = None) -> ui.LayoutView:
    """The turn post: what happened, the board, who is due, the public question's buttons, the result at the end."""
    box = _told(session, said)
    if session.playing.result is not None:
        box.add_item(ui.TextDisplay(result_text(locale, session)))
    else:
        box.add_item(ui.TextDisplay("\n".join(state_lines(locale, session, notes))))
        for item in _public_controls(locale, session):
            box.add_item(item)
    box.add_item(ui.ActionRow(*_table_buttons(locale, session)))
    return _only(box)


def old_turn(session: Session, said: Told) -> ui.LayoutView:
    """A turn post whose time has passed: the same without buttons."""
    return _only(_told(session, said))


def told(message: discord.Message) -> Told:
    """What a turn post of ours says, read back from Discord."""
    texts = [
        each.content for each in ui.LayoutView.from_message(message).walk_children() if isinstance(each, ui.TextDisplay)
    ]
    galleries = [
        each for each in ui.LayoutView.from_message(message).walk_children() if isinstance(each, ui.MediaGallery)
    ]
    alt = galleries[0].items[0].description if galleries and galleries[0].items else None
    return Told(texts[0].removeprefix("### ") if texts else "…", texts[1] if len(texts) > 2 else "", alt or "")


def _told(session: Session, said: Told) -> ui.Container[Any]:
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay(f"### {said.heading}"))
    if said.story:
        box.add_item(ui.TextDisplay(said.story))
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{BOARD}", description=said.alt or None)
    return box.add_item(gallery)


def _only(item: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(item)
    return finished(view)


def begun(locale: Locale, session: Session) -> ui.LayoutView:
    """What remains of the lobby post once the game has begun."""
    lines = [f"## {locale(f'{session.game.id}-name')}", locale("lobby-begun"), *option_lines(locale, session)]
    return _only(ui.Container(ui.TextDisplay("\n".join(lines)), accent_colour=ACCENTS.get(session.game.id)))


def closed(locale: Locale, session: Session) -> ui.LayoutView:
    """What remains of the lobby post of a table that was given up."""
    return _only(ui.TextDisplay(f"~~{locale(f'{session.game.id}-name')}~~ — {locale('lobby-closed')}"))


def _public_controls(locale: Locale, session: Session) -> Sequence[ui.Item[Any]]:
    decision = open_question(session) if session.status == "playing" and not session.paused else None
    if decision is None:
        return ()
    return controls(locale, names(session), session.id, decision, [])


def _table_buttons(locale: Locale, session: Session) -> list[ui.Button[Any]]:
    over = session.status == "over"
    row: list[ui.Button[Any]] = []
    if not over:
        row.append(button(locale, "panel-hand", ids.make("hand", session.id), discord.ButtonStyle.primary))
        row.append(button(locale, "panel-recap", ids.make("recap", session.id)))
    row.append(button(locale, "panel-log", ids.make("log", session.id)))
    row.append(button(locale, "panel-rules", ids.make("rules", session.id)))
    if over:
        row.append(button(locale, "panel-replay", ids.make("replay", session.id)))
        row.append(button(locale, "panel-verify", ids.make("verify", session.id)))
        row.append(button(locale, "panel-rematch", ids.make("rematch", session.id), discord.ButtonStyle.success))
    return row


def result_text(locale: Locale, session: Session) -> str:
    """How it ended: winners, scores, and the seed that proves the dice."""
    state = session.playing
    assert state.result is not None
    called = names(session)
    result = state.result
    lines = [f"## {locale.message(result.title, called)}"]
    if result.scores:
        ranked = sorted(result.scores.items(), key=lambda pair: -pair[1])
        lines += [f"- **{called[seat]}**: {locale('result-points', n=score)}" for seat, score in ranked]
    lines += [f"- {locale.message(line, called)}" for line in result.lines]
    lines.append(f"-# {locale('result-seed', seed=state.dice.seed)}")
    return "\n".join(lines)
