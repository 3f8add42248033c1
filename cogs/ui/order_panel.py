"""A seat's orders: what it has given, to be taken back, and the standing orders that its game knows.

The argument of a standing order is asked for like any question; its components have the verb ``o``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from engine.core.errors import Refused
from engine.core.game import StandingOrder
from engine.core.message import Message, msg
from engine.core.order import Order
from engine.core.runner import Decision
from engine.session import Session

from . import aside, ids, panels, posts
from .labels import Labels
from .texts import Locale, safe, shorten

ORDER = "order."
"""Begins the id of a standing order's question."""
LISTED = 8
"""So many orders of a seat are shown, the oldest first."""
LABEL = 100
PLACEHOLDER = 150


def standing(session: Session, name: str) -> StandingOrder:
    """The standing order of this name; raises `Refused` if the game has none."""
    found = next((order for order in session.game.orders if order.name == name), None)
    if found is None:
        raise Refused(msg("refused-old-control"))
    return found


def question(session: Session, order: StandingOrder, seat: str) -> Decision:
    """The argument of a standing order that has one, as a question to the seat that gives it."""
    assert order.arg is not None
    game = session.game.id
    source, prompt = order.arg(session.view(seat)), Message(f"{game}-order-{order.name}")
    return aside.question(game, f"{ORDER}{order.name}", f"order-{order.name}", source, prompt)


def order_panel(
    locale: Locale, session: Session, seat: str, asked: StandingOrder | None = None, draft: Sequence[str] = ()
) -> ui.LayoutView:
    """The seat's orders with a button to take each back, and the standing orders the game knows.

    With ``asked``, the next word of that order's argument is asked for.
    """
    game = session.game
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(game.id))
    box.add_item(ui.TextDisplay(f"### {locale('orders-title')}\n{locale('orders-about')}"))
    mine = session.view(seat).orders
    if not mine:
        box.add_item(ui.TextDisplay(locale("orders-none")))
    for order in mine[:LISTED]:
        take_back = posts.button(locale, "orders-take", ids.make("unorder", session.id, str(order.id)))
        box.add_item(ui.Section(f"- {_said(locale, session, order)}", accessory=take_back))
    if asked is not None:
        box.add_item(ui.TextDisplay(f"**{locale(f'{game.id}-order-{asked.name}')}**"))
        decision = question(session, asked, seat)
        for item in aside.controls_of(locale, posts.names(session), session.id, decision, draft, "o"):
            box.add_item(item)
    elif game.orders:
        choose: ui.Select[Any] = ui.Select(
            custom_id=ids.make("order", session.id), placeholder=shorten(locale("orders-choose"), PLACEHOLDER)
        )
        for order in game.orders:
            choose.add_option(
                label=shorten(locale(f"{game.id}-order-{order.name}"), LABEL),
                value=order.name,
                description=shorten(locale(f"{game.id}-order-{order.name}-about"), LABEL),
            )
        box.add_item(ui.ActionRow(choose))
    return panels.layout(box)


def _said(locale: Locale, session: Session, order: Order) -> str:
    """An order in words."""
    called = posts.names(session)
    if not order.policy:
        return f"{locale(f'{session.game.id}-kind-{order.kind}')} {safe(' '.join(order.words))}".rstrip()
    title = locale(f"{session.game.id}-order-{order.policy}")
    known = standing(session, order.policy)
    if known.arg is None:
        return title
    return f"{title}: {safe(Labels(locale, called, question(session, known, order.seat)).words(order.arg))}"
