"""The post of a lobby: a poster with who sits, what is missing and how long it takes; and what remains of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from engine.core.dice import commitment
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import Message
from engine.core.options import Preset, PresetKind, Setting, present_presets, preset_values
from engine.pace import pace_of
from engine.tables.lobby import asked, is_easier, require_ready
from engine.tables.session import LETTERS, Session
from render.boards import ACCENTS
from telling import headings, rules
from telling.names import figure_names, names_of
from telling.texts import Locale, safe, shorten
from telling.workshop import scenario

from ..asking.rows import rows
from ..base import ids
from . import posts
from .posts import Drawn, button

HASH = 12
"""Characters of a hash where all of it would be in the way."""
FEW_OPTIONS = 6
"""The most options of a game that fit, with a select each, into one message beside those of the table."""
KINDS: tuple[PresetKind, ...] = ("pace", "mode")
"""Presets as the lobby shows them: first how long it takes."""
LABEL = 100
"""Discord's limit of a label in a select, in characters."""
PLACEHOLDER = 150
"""Discord's limit of what a closed select says."""
TO_PLAY = 1500
"""The most characters about what is to be played, so that the rest of the post has room in a message."""
HERE = "here"
"""In the id of a control on the post itself: pressing it opens nothing."""


def lobby(
    locale: Locale,
    session: Session,
    art: Drawn,
    to_play: Sequence[Message] = (),
    new: Collection[int] = (),
    days: float | None = None,
    series: int | None = None,
) -> ui.LayoutView:
    """The poster: who sits, what is about to be played, what is missing, how long it takes; presets, options in force,
    and the buttons. For people who are ``new`` to the game an easier one is proposed. ``days``: how many it would take
    these very people, if that is known. ``series``: the number of the one that the game counts for.
    """
    game = session.game
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENTS.get(game.id))
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{art.name}", description=art.alt or None)
    box.add_item(gallery)
    seats = [_seat_line(locale, session, seat) for seat in session.party]
    sides = [_side_line(locale, session, seat, role) for seat, role in session.house.items()]
    head = f"### {locale(f'{game.id}-name')} · {locale('lobby-seats', n=len(seats), most=session.most)}"
    box.add_item(ui.TextDisplay("\n".join([head, *seats, *sides])))
    if session.lesson is None:
        if to_play:
            said = "\n".join(locale.message(each, names_of(session)) for each in to_play)
            box.add_item(ui.TextDisplay(shorten(said, TO_PLAY)))
        _in_earnest(box, locale, session, _first(locale, session, new), days, series)
    else:
        box.add_item(ui.TextDisplay(f"> 🎓 {locale('lesson-lobby', seats=session.most)}"))
    for row in rows(_buttons(locale, session, bool(new))):
        box.add_item(row)
    return posts.only(box)


def _in_earnest(
    box: ui.Container[Any], locale: Locale, session: Session, first: str, days: float | None, series: int | None
) -> None:
    """The lines that a lesson leaves out: what is missing, for whom it is the first game, how long it takes, presets
    and options, the series, the dice.
    """
    if lines := [*filter(None, [missing(locale, session), first, pace_line(locale, session, days)])]:
        box.add_item(ui.TextDisplay("\n".join(lines)))
    for kind, chosen in presets(session).items():
        box.add_item(ui.ActionRow(preset_select(locale, session, kind, chosen, HERE)))
    counts = [] if series is None else [locale("lobby-series", id=series)]
    small = [f"-# {' · '.join([*counts, *option_lines(locale, session)])}", half_line(locale, session)]
    box.add_item(ui.TextDisplay("\n".join(small)))


def _first(locale: Locale, session: Session, new: Collection[int]) -> str:
    """For whom it is the first game, and what is easier in it unless the mode says so; empty if for nobody."""
    names = [safe(player.name) for player in session.seats.values() if player.user in new]
    key = "lobby-first"
    if is_easier(session):  # among rivals only stand-ins are easier
        key = "lobby-first-easier" if session.game.together else "lobby-first-gentle"
    return locale(key, names=locale.enumerate(names)) if names else ""


def _buttons(locale: Locale, session: Session, first: bool) -> Iterator[ui.Button[Any]]:
    full = len(session.party) >= session.most and not asked(session)
    stand_ins = any(session.seats[seat].user is None for seat in session.party)
    style = discord.ButtonStyle
    go = style.secondary if missing(locale, session) else style.success
    yield button(locale, "lobby-begin", ids.make("begin", session.id), go)
    yield button(locale, "lobby-join", ids.make("join", session.id), style.primary, disabled=full)
    yield button(locale, "lobby-leave", ids.make("leave", session.id))
    yield button(locale, "lobby-add", ids.make("standin", session.id, "add"), disabled=full)
    if stand_ins:
        yield button(locale, "lobby-remove", ids.make("standin", session.id, "remove"))
    for side in session.house.items():
        yield _side_button(locale, session, *side)
    yield button(locale, "lobby-set", ids.make("options", session.id))
    yield button(locale, "lobby-my-seat", ids.make("seat", session.id))
    yield button(locale, "lobby-cancel", ids.make("cancel", session.id))
    yield from posts.cards_button(locale, session.game.id)
    mode, easier = presets(session).get("mode"), is_easier(session)
    listed = easier and mode is not None and mode.name == "easier"  # then the list of modes takes it back
    if first and session.lesson is None and not listed:
        label, value = ("lobby-not-easier", "off") if easier else ("lobby-easier", "on")
        yield button(locale, label, ids.make("easier", session.id, value))


# Who sits, what is missing


def _seat_line(locale: Locale, session: Session, seat: str) -> str:
    """Who sits there, and what is agreed for the seat."""
    player, game, settings = session.seats[seat], session.game, session.settings
    who = f"- <@{player.user}>" if player.user else f"- {locale('log-by-stand-in')} **{safe(player.name)}**"
    colour = game.colours(settings, list(session.seats))[seat]
    parts = [who, *([locale("lobby-host")] if player.user == session.host else []), locale(f"colour-{colour}")]
    seats = session.party if session.lesson is None else LETTERS[: session.most]  # stand-ins will have the others
    crew = game.crews(settings, seats)[seat]
    if player.absent == "asked":
        parts.insert(1, locale("lobby-asked"))
    return " · ".join([*parts, *([figure_names(locale, session, crew)] if len(crew) > 1 else [])])


def _side_line(locale: Locale, session: Session, seat: str, role: str) -> str:
    player = session.seats[seat]
    who = f"<@{player.user}>" if player.user else locale("lobby-program")
    host = f" · {locale('lobby-host')}" if player.user == session.host else ""
    return f"- **{locale(f'{session.game.id}-role-{role}')}**: {who}{host}"


def _side_button(locale: Locale, session: Session, seat: str, role: str) -> ui.Button[Any]:
    deed = "take" if session.seats[seat].stand_in else "back"
    label = locale(f"lobby-role-{deed}", role=locale(f"{session.game.id}-role-{role}"))
    return ui.Button(label=label[:80], custom_id=ids.make("role", session.id, seat, deed))


def missing(locale: Locale, session: Session) -> str:
    """Why the game cannot begin yet; empty if it can. A first game always can: stand-ins fill it."""
    if session.lesson is not None:
        return ""
    wanted = session.game.numbers(session.settings)[0] - len(session.party)
    if wanted > 0:
        return locale("lobby-missing", n=wanted)
    try:
        require_ready(session)
    except Refused as refused:
        return locale.message(refused.reason, names_of(session))
    return ""


# How long it takes


def pace_line(locale: Locale, session: Session, own: float | None = None) -> str:
    """What the chosen presets mean for this number of people, in figures; empty if they were never measured. ``own``:
    the days that it takes these very people, if that is known.
    """
    if _alone(session):
        return locale("lobby-pace-alone")
    found = pace_of(session.game.id, presets(session).values(), _people(session), session.game.length(session.settings))
    if found is None:
        return ""
    days = round(found.days if own is None else own)
    said = locale("lobby-pace" if own is None else "lobby-pace-own", waits=found.waits, days=max(1, days))
    if not session.game.campaign.is_chapter(session.settings):
        return said
    return locale(locale.own(session.game.id, "campaign-pace"), pace=said)


def _people(session: Session) -> int:
    """The number of people that a forecast counts with: stand-ins make nobody wait."""
    least = max(2, session.game.players.start)
    return max(least, sum(session.seats[seat].user is not None for seat in session.party))


def _alone(session: Session) -> bool:
    """Whether one person could begin now, with stand-ins if need be, and so would wait for nobody."""
    return session.alone and len(session.party) >= session.game.players.start


def _in_numbers(locale: Locale, session: Session, preset: Preset) -> str:
    """What a preset would mean, in short: its numbers, else its description."""
    chosen = {**presets(session), preset.kind: preset}
    found = pace_of(session.game.id, chosen.values(), _people(session), session.game.length(session.settings))
    if found is None or _alone(session):
        return locale(f"{preset_key(session, preset)}-about")
    return locale("lobby-pace-short", waits=found.waits, days=round(found.days))


# Presets and options


def presets(session: Session) -> dict[PresetKind, Preset | None]:
    """The preset of each kind that the options are at, the pace first."""
    found = present_presets(session.game.presets, session.game.options, session.settings)
    return {kind: found[kind] for kind in KINDS if kind in found}


def preset_key(session: Session, preset: Preset) -> str:
    """Where a preset's name stands: paces are the same for all games."""
    return f"pace-{preset.name}" if preset.kind == "pace" else f"{session.game.id}-mode-{preset.name}"


def tells(preset: Preset) -> bool:
    """Whether a preset brings something into play that the options do not show."""
    return preset.kind == "mode" and bool(preset.values)


def preset_name(locale: Locale, session: Session, preset: Preset | None) -> str:
    """The name of a preset, or a text that there is none."""
    return locale(preset_key(session, preset)) if preset else locale("preset-own")


def preset_select(locale: Locale, session: Session, kind: str, chosen: Preset | None, *where: str) -> ui.Select[Any]:
    """The presets of a kind to choose from, each with what it means."""
    own = "" if chosen else f": {locale('preset-own')}"
    select = ids.select(
        ids.make("preset", session.id, kind, *where),
        chosen.name if chosen else "",
        placeholder=shorten(f"{locale(f'preset-{kind}')}{own}", PLACEHOLDER),
    )
    for preset in session.game.presets:
        if preset.kind == kind:
            name, about = preset_name(locale, session, preset), locale(f"{preset_key(session, preset)}-about")
            numbers = _in_numbers(locale, session, preset)
            select.add_option(
                label=shorten(f"{locale(f'preset-{kind}')}: {name}", LABEL),
                value=preset.name,
                description=shorten(about if numbers == about else f"{numbers}. {about}", LABEL),
                default=preset is chosen,
            )
    return select


def many_options(game: Game[Any]) -> bool:
    """Whether a game has more options than can be listed and set all at once."""
    return len(game.options) > FEW_OPTIONS


def option_name(locale: Locale, session: Session, option: Setting) -> str:
    """What an option is called: the name that all games share, where the game has no other."""
    called = option.called(session.settings) if option.called else ""
    return locale(called or locale.own(session.game.id, f"setting-{option.key}"))


def value_name(locale: Locale, session: Session, option: Setting, value: str) -> str:
    """What one of its values is called, in the same way."""
    return locale(locale.own(session.game.id, f"value-{option.key}-{value}"))


def value_label(locale: Locale, session: Session, option: Setting, value: str) -> str:
    """A value of an option; what it comes to at this table, where the rules say it."""
    game = session.game
    label = value_name(locale, session, option, value)
    settings = session.settings.model_copy(update={option.field: value})
    real = game.in_force(settings, len(session.party)).get(option.field, value)
    if real == value:
        return label
    return locale(locale.own(game.id, "lobby-by-rules"), value=value_name(locale, session, option, real))


def option_lines(locale: Locale, session: Session) -> list[str]:
    """What the mode puts in play; the values in force of the options that matter for the present number of seats, or
    the least to begin with, each with its name.

    Those that no preset in force decides; of many only the first, and what differs from its default.
    """
    game, chosen = session.game, session.settings.model_dump(mode="json")
    seats = max(len(session.party), game.players.start)
    real = game.in_force(session.settings, seats)
    matter = [option for option in game.options if seats in option.seats and option.applies(session.settings)]
    said = [preset_values(game.presets, game.options, each) for each in presets(session).values() if each]
    own = [option for option in matter if all(option.field not in values for values in said)]
    if not many_options(game):
        matter = listed = own
    else:
        matter = [*matter[:1], *(each for each in own if each is not matter[0])]
        listed = [*matter[:1], *(each for each in matter[1:] if chosen[each.field] != each.values[0])]
    lines = [locale(f"{preset_key(session, each)}-about") for each in presets(session).values() if each and tells(each)]
    lines += [
        f"{option_name(locale, session, option)}: "
        f"**{value_name(locale, session, option, str(real.get(option.field, chosen[option.field])))}**"
        for option in listed
    ]
    if len(listed) < len(matter):
        lines.append(locale("lobby-usual-options", n=len(matter) - len(listed)))
    table = session.table
    time = locale(f"deadline-{table.deadline}")
    if table.deadline != "none" and table.bank != "none":
        time = locale("lobby-banked", deadline=time, bank=locale(f"bank-{table.bank}"))
    if not _alone(session):
        lines.append(f"{locale('table-deadline')}: **{time}**")
    if table.deadline != "none" and not _alone(session):
        lines.append(f"{locale('lobby-then')}: **{locale(f'policy-{table.policy}')}**")
    if not table.auto:
        lines.append(f"{locale('table-auto')}: **{locale('value-off')}**")
    if table.chance != "end":
        lines.append(f"{locale('table-chance')}: **{locale(f'chance-{table.chance}')}**")
    return lines


# The dice, and what remains


def half_line(locale: Locale, session: Session) -> str:
    """The hash of the bot's half of the seed, which stands here before anybody can know the other half: its beginning;
    the panel of options has all of it.
    """
    return f"-# {locale('lobby-dice', hash=commitment(session.half)[:HASH])}"


def begun(locale: Locale, session: Session) -> ui.LayoutView:
    """What remains of the lobby post once the game has begun."""
    now = presets(session).items()
    called = [f"{locale(f'preset-{kind}')}: **{preset_name(locale, session, each)}**" for kind, each in now]
    lines = [f"## {locale(f'{session.game.id}-name')}", *filter(None, [headings.goal(locale, session)])]
    lines += [locale("lobby-begun"), *rules.of_table(locale, session)]
    if session.lesson is None:
        lines += [f"- {line}" for line in [*called, *option_lines(locale, session)]]
        dice = locale("begun-dice", hash=commitment(session.half)[:HASH])
    else:
        lines.append(f"> 🎓 {locale(f'{session.game.id}-coach-start')}")
        dice = locale("lesson-dice")
    texts = [ui.TextDisplay[Any](text) for text in ("\n".join(lines), f"-# {dice}")]
    return posts.only(ui.Container(*texts, accent_colour=ACCENTS.get(session.game.id)))


def announcement(locale: Locale, session: Session, *, joining: bool) -> ui.LayoutView:
    """What tells of the lobby elsewhere: who opened it and where; with a button to join while it is one."""
    if asked(session) and session.status == "lobby":
        names = [names_of(session)[seat] for seat in session.party if session.seats[seat].user is not None]
        return met(locale, session.id, session.game.id, names, thread=session.channel)
    seat = session.seat_of(session.host)
    who = names_of(session)[seat] if seat is not None else posts.mention(locale, session.host)
    written = scenario(locale, session.game, session.settings)
    game = " · ".join([locale(f"{session.game.id}-name"), *([safe(written)] if written else [])])
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(locale("lobby-announced", who=who, game=game, thread=f"<#{session.channel}>")))
    if joining and session.status == "lobby":
        join = button(locale, "lobby-join", ids.make("join", session.id), discord.ButtonStyle.primary)
        view.add_item(ui.ActionRow(join))
    return posts.finished(view)


def met(locale: Locale, id: str, game: str, names: Sequence[str], thread: int | None = None) -> ui.LayoutView:
    """What tells of a lobby whose people have found each other; who is asked can answer as soon as it has a thread."""
    words = {"who": locale.enumerate([*names]), "game": locale(f"{game}-name")}
    text = locale("lobby-met", **words) if thread is None else locale("lobby-met-there", thread=f"<#{thread}>", **words)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    yes = button(locale, "lobby-yes", ids.make("join", id), discord.ButtonStyle.success, disabled=thread is None)
    no = button(locale, "lobby-no", ids.make("leave", id), disabled=thread is None)
    return posts.finished(view.add_item(ui.ActionRow(yes, no)))


def closed(locale: Locale, session: Session) -> ui.LayoutView:
    """What remains of the lobby post of a table that was given up."""
    return posts.only(ui.TextDisplay(f"~~{locale(f'{session.game.id}-name')}~~ — {locale('lobby-closed')}"))
