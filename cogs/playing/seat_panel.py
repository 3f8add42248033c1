"""The private panel of a seat in the lobby: its colour.

The host also sees who leads which figure, and can free the seat of a person who does not come.
"""

from __future__ import annotations

from typing import Any

from discord import ui

from engine.tables.session import Session
from telling.names import figure_name, figure_names, names_of
from telling.texts import Locale, safe, shorten

from ..base import ids
from ..showing import posts
from ..showing.lobbies import LABEL, PLACEHOLDER
from . import panels
from .option_panel import PAGE

DEALT = "-"
"""Chosen in place of a seat: the figure is dealt with the others."""
ANY = "any"
"""Chosen in place of a colour: any that is left."""


def seat_panel(locale: Locale, session: Session, user: int, figure: str = "") -> ui.LayoutView:
    """What this member can choose for their seat. The host can also give out the figures, one of which is looked at."""
    game, settings, seat = session.game, session.settings, session.seat_of(user)
    called = names_of(session)
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(game.id))
    box.add_item(ui.TextDisplay(f"### {locale('lobby-my-seat')}"))
    if seat is not None:
        box.add_item(ui.TextDisplay(f"**{locale('seat-colour')}**\n-# {locale('seat-colour-about')}"))
        box.add_item(ui.ActionRow(_colours(locale, session, seat)))
    crews = game.crews(settings, session.party)
    figures = game.dealt(settings)
    if figures:
        lines = [f"- **{called[each]}**: {figure_names(locale, session, crew)}" for each, crew in crews.items()]
        box.add_item(ui.TextDisplay("\n".join([f"**{locale('lobby-figures')}**", *lines])))
    if figures and session.host == user:
        for at in range(0, len(figures), PAGE):
            choose: ui.Select[Any] = ui.Select(
                custom_id=ids.make("seat", session.id, str(at)),
                placeholder=shorten(locale("lobby-figure-choose"), PLACEHOLDER),
            )
            for each in figures[at : at + PAGE]:
                label = figure_name(locale, session, each)
                choose.add_option(label=shorten(label, LABEL), value=each, default=each == figure)
            box.add_item(ui.ActionRow(choose))
    if figure in figures and session.host == user:
        agreed = next((each for each, plan in settings.seats.items() if figure in plan.figures), DEALT)
        give = ids.select(ids.make("figure", session.id, figure), agreed)
        give.add_option(label=locale("lobby-figure-dealt"), value=DEALT, default=agreed == DEALT)
        for each in session.party:
            label = locale("lobby-figure-led", who=session.names[each])
            give.add_option(label=shorten(label, LABEL), value=each, default=agreed == each)
        name = safe(figure_name(locale, session, figure))
        box.add_item(ui.TextDisplay(f"**{name}**"))
        box.add_item(ui.ActionRow(give))
    others = [each for each, player in session.seats.items() if player.user not in (None, user)]
    if others and session.host == user:
        free: ui.Select[Any] = ui.Select(
            custom_id=ids.make("free", session.id), placeholder=shorten(locale("lobby-free"), PLACEHOLDER)
        )
        for each in others:
            free.add_option(label=shorten(session.names[each], LABEL), value=each)
        box.add_item(ui.ActionRow(free))
    return panels.layout(box)


def _colours(locale: Locale, session: Session, seat: str) -> ui.Select[Any]:
    """The colours that nobody else has chosen, each with its shape."""
    plans = session.settings.seats
    taken = {plan.colour for other, plan in plans.items() if other != seat}
    chosen = plans[seat].colour if seat in plans else ""
    select = ids.select(ids.make("colour", session.id), chosen)
    select.add_option(label=locale("seat-colour-any"), value=ANY, default=not chosen)
    for colour in session.game.palette(session.settings):
        if colour not in taken:
            select.add_option(label=locale(f"colour-{colour}"), value=colour, default=colour == chosen)
    return select
