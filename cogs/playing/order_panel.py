"""What a seat has decided in advance: its orders, to be taken back, its standing choices, and what it could add.

Whatever has to be asked for is asked like any question; its components have the verb ``o``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from discord import ui

from engine.core.choice import StandingChoice
from engine.core.errors import Refused
from engine.core.order import Order
from engine.core.runner import in_id
from engine.core.state import State
from engine.tables.session import Session
from telling.labels import loose
from telling.names import figure_name, names_of
from telling.texts import Locale, safe, shorten

from ..asking import aside
from ..base import ids
from ..showing import posts
from . import panels
from .advance import Advance, early, in_words, offered
from .option_panel import LABEL, PAGE, PLACEHOLDER

LISTED, ROOM = 10, 34
"""The most orders of a seat that are shown, the oldest first, if they have room: components of a message, each with a
button three, beside the panel's own six.
"""
CHOICES = 12
"""The most of its choices that are shown: three each for a crew of four."""


def order_panel(
    locale: Locale,
    session: Session,
    seat: str,
    asked: Advance | None = None,
    draft: Sequence[str] = (),
    subject: str = "",
) -> ui.LayoutView:
    """The seat's orders with a button to take each back, its choices, and what it can order and choose.

    With ``asked``, the next word of its argument is asked for, and nothing else is shown. ``subject``: the figure for
    which orders are offered.
    """
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    back = posts.button(locale, "choice-back", ids.make("orders" if asked else "hand", session.id))
    box.add_item(ui.Section(f"### {locale('orders-title')}", accessory=back))
    box.add_item(ui.TextDisplay(f"-# {locale('orders-about')}"))
    decision = asked.question(session) if asked else None
    if asked is not None and decision is not None:
        box.add_item(ui.TextDisplay(f"**{asked.title(locale, session)}**\n-# {asked.about(locale, session)}"))
        for item in aside.controls_of(locale, names_of(session), session.id, decision, draft, "o"):
            box.add_item(item)
        return panels.layout(box)
    seen, able = session.view(seat), [*offered(session, seat)]
    below = [
        *_choices(locale, session, seat, seen, able, subject),
        *_figures(locale, session, seen.crews.get(seat, []), subject),
        *_more(locale, session, [each for each in able if each.subject == subject], subject),
    ]
    room = ROOM - sum(1 + len(getattr(item, "children", ())) for item in below)
    for item in (*_orders(locale, session, seen.orders, min(LISTED, room // 3)), *below):
        box.add_item(item)
    return panels.layout(box)


def _orders(locale: Locale, session: Session, orders: Sequence[Order], most: int) -> Iterator[ui.Item[Any]]:
    """What the seat has ordered, each with a button that takes it back; how many more than ``most`` there are."""
    if not orders:
        yield ui.TextDisplay(locale("orders-none"))
    for order in orders[:most]:
        take_back = posts.button(locale, "orders-take", ids.make("unorder", session.id, str(order.id)))
        yield ui.Section(f"- {_said(locale, session, order)}", accessory=take_back)
    if len(orders) > most:
        yield ui.TextDisplay(f"-# {locale('orders-more', n=len(orders) - most)}")


def _choices(
    locale: Locale, session: Session, seat: str, seen: State, able: Sequence[Advance], subject: str
) -> Iterator[ui.Item[Any]]:
    """What the seat has chosen for good, figure by figure, the choices of this one first."""
    choices = [(each, each.declared) for each in able if isinstance(each.declared, StandingChoice)]
    order = [subject, "", *seen.crews.get(seat, [])]
    if choices:
        lines = [
            f"- {each.said(locale, session, choice.of(seen, seat, each.subject))}"
            for each, choice in sorted(choices, key=lambda pair: order.index(pair[0].subject))[:CHOICES]
        ]
        head = f"**{locale('choices-title')}**\n-# {locale('choices-about')}"
        left, crew = len(choices) - len(lines), bool(seen.crews.get(seat))
        more = [locale("choices-more", n=left)] if left else []
        more += [locale("choices-figure")] if crew and not subject else []
        yield ui.TextDisplay("\n".join([head, *lines, *([f"-# {' '.join(more)}"] if more else [])]))


def _figures(locale: Locale, session: Session, crew: Sequence[str], subject: str) -> Iterator[ui.Item[Any]]:
    """For which figure something is ordered, if the seat leads any."""
    if crew:
        whom = ids.select(ids.make("orders", session.id), subject and in_id(subject))
        whom.add_option(label=locale("orders-all-figures"), value="-", default=not subject)
        for figure in crew[: PAGE - 1]:
            label = shorten(figure_name(locale, session, figure), LABEL)
            whom.add_option(label=label, value=in_id(figure), default=figure == subject)
        yield ui.ActionRow(whom)


def _more(locale: Locale, session: Session, able: Sequence[Advance], subject: str) -> Iterator[ui.Item[Any]]:
    """What can be ordered and chosen."""
    for family in ("order", "choice"):
        listed = [each for each in able if each.family == family][:PAGE]
        if not listed:
            continue
        choose: ui.Select[Any] = ui.Select(
            custom_id=ids.make("order", session.id, *filter(None, (family, subject and in_id(subject)))),
            placeholder=shorten(locale(f"{family}s-choose"), PLACEHOLDER),
        )
        for each in listed:
            choose.add_option(
                label=shorten(each.title(locale, session), LABEL),
                value=each.declared.name,
                description=shorten(each.about(locale, session), LABEL),
            )
        yield ui.ActionRow(choose)


def _said(locale: Locale, session: Session, order: Order) -> str:
    """An order in words."""
    game = session.game
    declared = next((each for each in game.orders if each.name == order.policy), None)
    with suppress(Refused):  # it could not be given any more: cards have moved, or another version took it
        if declared is not None:
            return Advance(declared, order.seat, order.subject).said(locale, session, order.arg)
        if (asked := early(session, order.seat, order.kind)) is not None:
            return in_words(locale, session, asked, order.words)
    about, words = f"ask-{order.kind}.kind", order.words
    if declared is not None:
        about, words = f"order-{declared.name}", order.arg
    said = " · ".join(loose(locale, game.id, word) for word in words)
    return f"{locale(f'{game.id}-{about}')}: {safe(said)}" if said else locale(f"{game.id}-{about}")
