"""`/me play` as its person sees it: the form of a wish, and the page that says what is wished and what came of it."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from engine.company.hours import Learnt
from engine.company.matching import MOST_SEATS, Wish
from engine.company.wishes import MOST_AVOIDED
from engine.core.errors import Refused
from engine.core.message import Message, msg
from engine.tables.lobby import PACES
from engine.tables.session import Session
from telling.texts import Locale, shorten

from ..base import ids
from ..showing.posts import button, moment
from . import panels

WISH = "wish"
"""The verb of all that belongs to wishes."""
SPANS: Mapping[str, int] = {"1d": 1, "3d": 3, "1w": 7, "2w": 14}
"""Days for which a wish stands."""
USUAL_SPAN = "1w"
STAND_INS = "stand-ins"
MOST_BOXES = 10
"""Discord's limit of boxes in a group."""
LABEL, ABOUT = 45, 100
SHADES = " ▁▂▃▄▅▆▇█"
SIZES = range(2, MOST_SEATS + 1)


@dataclass(frozen=True, slots=True)
class Found:
    """A lobby that fits a wish: how many days it would take as it is, and with one person more, if that is known."""

    session: Session
    days: float | None
    with_me: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """What there is to say to a person: their wish, the thread in which a table waits for them, how many others wish
    for something that fits, lobbies that fit; until when no table can be opened for it, in seconds, and why.
    """

    wish: Wish | None
    thread: int | None
    others: int
    lobbies: Sequence[Found]
    shut: tuple[float, Message] | None = None


# The form


def form(locale: Locale, games: Collection[str], wish: Wish | None, language: str, pace: str) -> ui.Modal:
    """What is asked of a wish, filled in as it stands, or else with what is usual."""
    modal = ui.Modal(title=shorten(locale("wish-title"), LABEL), custom_id=ids.make(WISH, "made"))
    named = {game: locale(f"{game}-name") for game in games}
    sizes = {str(n): locale("wish-size-more" if n == MOST_SEATS else "wish-size", n=n) for n in SIZES}
    how = {each: locale(f"pace-{each}") for each in PACES} | {STAND_INS: locale("wish-stand-ins")}
    spoken = dict(list(locale.languages().items())[:MOST_BOXES])
    chosen = wish or Wish(0, 0, 0, frozenset(), frozenset(SIZES), frozenset({pace}), frozenset({language}), True, 0, 0)
    ways = {*chosen.paces, *([STAND_INS] if chosen.stand_ins else [])}
    boxes = {
        "games": (named, chosen.games),
        "sizes": (sizes, {str(each) for each in chosen.sizes}),
        "how": (how, ways),
        "languages": (spoken, chosen.languages),
    }
    for name, (offered, ticked) in boxes.items():
        options = [
            discord.CheckboxGroupOption(label=shorten(label, ABOUT), value=value, default=value in ticked)
            for value, label in offered.items()
        ]
        group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
            custom_id=name, options=options, min_values=1, max_values=len(options)
        )
        modal.add_item(_labelled(locale, name, group))
    times = [
        discord.RadioGroupOption(label=locale(f"away-{each}"), value=each, default=each == USUAL_SPAN) for each in SPANS
    ]
    modal.add_item(_labelled(locale, "span", ui.RadioGroup(custom_id="span", options=times)))
    modal.stop()
    return modal


def _labelled(locale: Locale, name: str, control: ui.Item[Any]) -> ui.Label[Any]:
    about = shorten(locale(f"wish-{name}-about"), ABOUT) if locale.has(f"wish-{name}-about") else None
    return ui.Label(text=shorten(locale(f"wish-{name}"), LABEL), description=about, component=control)


def wished(
    given: Mapping[str, list[str]],
    games: Collection[str],
    languages: Collection[str],
    person: int,
    guild: int,
    channel: int,
    now: float,
) -> Wish:
    """The wish that was filled in. Raises `Refused` for what the form does not offer."""
    sizes, how = given.get("sizes", []), given.get("how", [])
    paces = frozenset(how) - {STAND_INS}
    span = (given.get("span") or [""])[0]
    asked = {
        "games": set(given.get("games", [])) - {*games},
        "sizes": set(sizes) - {str(each) for each in SIZES},
        "how": paces - PACES.keys(),
        "languages": set(given.get("languages", [])) - {*languages},
        "span": {span} - SPANS.keys(),
    }
    lacking = [name for name in ("games", "sizes", "languages") if not given.get(name)] + ([] if paces else ["how"])
    for name in [*lacking, *(name for name, wrong in asked.items() if wrong)]:
        raise Refused(msg("refused-wish", what=msg(f"wish-{name}")))
    return Wish(
        person=person,
        guild=guild,
        channel=channel,
        games=frozenset(given["games"]),
        sizes=frozenset(map(int, sizes)),
        paces=paces,
        languages=frozenset(given["languages"]),
        stand_ins=STAND_INS in how,
        made=now,
        until=now + SPANS[span] * 24 * 3600,
    )


def notices_form(locale: Locale, games: Collection[str], wanted: Collection[str]) -> ui.Modal:
    """Of which games' tables somebody wants to hear."""
    modal = ui.Modal(title=shorten(locale("wish-notices"), LABEL), custom_id=ids.make(WISH, "noticed"))
    options = [
        discord.CheckboxGroupOption(label=shorten(locale(f"{game}-name"), ABOUT), value=game, default=game in wanted)
        for game in games
    ]
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id="games", options=options, required=False, min_values=0, max_values=len(options)
    )
    about = shorten(locale("notices-about"), ABOUT)
    modal.add_item(ui.Label(text=shorten(locale("wish-games"), LABEL), description=about, component=group))
    modal.stop()
    return modal


def avoid_form(locale: Locale, avoided: Sequence[int]) -> ui.Modal:
    """With whom somebody is not to be seated."""
    modal = ui.Modal(title=shorten(locale("avoid-title"), LABEL), custom_id=ids.make(WISH, "avoid"))
    known = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.user) for each in avoided]
    people: ui.UserSelect[Any] = ui.UserSelect(
        custom_id="people", required=False, min_values=0, max_values=MOST_AVOIDED, default_values=known
    )
    about = shorten(locale("avoid-about"), ABOUT)
    modal.add_item(ui.Label(text=shorten(locale("avoid-people"), LABEL), description=about, component=people))
    modal.stop()
    return modal


# The page


def page(locale: Locale, standing: Standing, games: Sequence[str]) -> ui.LayoutView:
    """What is wished and what came of it, lobbies that fit, and the buttons."""
    lines = [f"### {locale('wish-title')}", *_lines(locale, standing, games)]
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines))]
    if standing.lobbies:
        told = [locale("wish-open"), *(_lobby(locale, each) for each in standing.lobbies)]
        items.append(ui.TextDisplay("\n".join(told)))
        items.append(ui.ActionRow(*(_join(locale, each) for each in standing.lobbies)))
    style = discord.ButtonStyle
    row = [button(locale, "wish-change" if standing.wish else "wish-make", ids.make(WISH, "form"), style.primary)]
    if standing.wish is not None:
        row.append(button(locale, "wish-withdraw", ids.make(WISH, "withdraw")))
    if standing.thread is not None:
        row = []
    row.append(button(locale, "wish-hours", ids.make(WISH, "hours")))
    row.append(button(locale, "wish-notices", ids.make(WISH, "notices")))
    return panels.layout(ui.Container(*items, ui.ActionRow(*row)))


def _lines(locale: Locale, standing: Standing, games: Sequence[str]) -> Sequence[str]:
    wish = standing.wish
    if wish is None:
        return [locale("wish-none")]
    sizes = [locale("wish-size-more" if n == MOST_SEATS else "wish-size", n=n) for n in sorted(wish.sizes)]
    spoken = locale.languages()
    parts = [
        ", ".join(locale(f"{game}-name") for game in games if game in wish.games),
        locale("wish-seats", parts=", ".join(sizes)),
        ", ".join(locale(f"pace-{each}") for each in PACES if each in wish.paces),
        ", ".join(spoken.get(each, each) for each in sorted(wish.languages)),
    ]
    if wish.stand_ins:
        parts.append(locale("wish-stand-ins"))
    if standing.thread is not None:
        state = locale("wish-met", thread=f"<#{standing.thread}>")
    else:
        state = locale("wish-waits", n=standing.others, until=moment(wish.until, "R"))
    lines = [" · ".join(parts), state]
    if standing.shut is not None and standing.thread is None:
        until, why = standing.shut
        lines.append(locale("wish-shut", why=locale.message(why, {}), until=moment(until, "R")))
    return lines


def _lobby(locale: Locale, found: Found) -> str:
    session = found.session
    line = f"- <#{session.channel}> · {locale('lobby-seats', n=len(session.party), most=session.most)}"
    if found.with_me is None:
        return line
    if found.days is not None and round(found.with_me) > round(found.days):
        return f"{line} · {locale('wish-slower', days=round(found.with_me), before=round(found.days))}"
    return f"{line} · {locale('wish-days', days=max(1, round(found.with_me)))}"


def _join(locale: Locale, found: Found) -> ui.Button[Any]:
    label = f"{locale('lobby-join')}: {locale(f'{found.session.game.id}-name')}"
    return ui.Button(label=shorten(label, 80), custom_id=ids.make("join", found.session.id))


def hours_page(locale: Locale, learnt: Learnt | None, shift: int, zone: str, *, on: bool) -> ui.LayoutView:
    """When somebody looks in, as far as it has been learnt: the days of the week as rows of hours, in their own time,
    which is ``shift`` hours ahead of UTC.
    """
    lines = [f"### {locale('hours-title')}", locale("hours-about" if on else "hours-off")]
    if learnt is not None and on:
        most = max(learnt.counts)
        rows = ["     0     6     12    18"]
        for day in range(7):
            own = [learnt.counts[(day * 24 + hour - shift) % len(learnt.counts)] for hour in range(24)]
            shades = "".join(SHADES[math.ceil(each / most * (len(SHADES) - 1))] for each in own)
            rows.append(f"{locale(f'day-{day}'):<4} {shades}")
        lines += ["```", *rows, "```", locale("hours-zone", zone=zone)]
    elif on:
        lines.append(locale("hours-none"))
    switch = button(locale, f"hours-switch-{'off' if on else 'on'}", ids.make(WISH, "learn", "off" if on else "on"))
    back = button(locale, "hours-back", ids.make(WISH, "page"))
    return panels.layout(ui.Container(ui.TextDisplay("\n".join(lines)), ui.ActionRow(back, switch)))
