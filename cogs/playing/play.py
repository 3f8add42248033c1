"""Answering: a button, a select or a typed command becomes the words of an answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from engine.core.decision import Decision, over
from engine.core.errors import Gone, Refused, coming_of
from engine.core.message import Message, msg
from engine.core.order import Order
from engine.core.shape import brief
from engine.tables.advice import advise
from engine.tables.journal import void_orders
from engine.tables.session import Session
from engine.tables.sessions import Entry
from engine.tables.undo import last_act_of
from render.boards import BOARDS
from telling import advising, leading
from telling.draft import DRAFT_MOVED
from telling.names import names_of
from telling.past import news
from telling.questions import asked_of, due, held, name
from telling.story import latest, paragraph
from telling.texts import Locale, renamed

from ..app import Click, Gravekeeper
from ..asking import controls
from ..asking.typed import condition, suggest, understood
from ..base import ids, ruled
from ..base.errors import OLD_CONTROL
from ..showing import posts
from ..showing.reply import Reply
from . import panels
from .advance import early, in_words
from .hand_panel import HandPanel, drawn

log = logging.getLogger(__name__)

SAID = 900
"""Characters of a panel about what came of an act; the channel tells the rest."""
SAID_LINES = 4
"""The most lines of a phone for it."""
SAID_TAUGHT = 2
"""The most lines for it where a coach speaks."""
STAND_INS = 2.0
"""Seconds for which a private panel waits for what stand-ins do after an answer."""


async def here(interaction: Click, *, begun: bool = False) -> Session:
    """The session of the channel in which a command was given; raises `Refused` if there is none.

    ``begun``: of a lobby and the game that was played before it, the game.
    """
    bot = interaction.client
    session = await bot.sessions.in_channel(interaction.channel_id or 0, begun=begun)
    if session is None:
        raise Refused(msg("refused-no-table-here"))
    return await bot.stirred(interaction, session)


def seat_of(session: Session, user: int) -> str:
    """The seat of a member; raises `Refused` for spectators and before the game."""
    if session.state is None:
        raise Refused(msg("refused-not-begun"))
    seat = session.seat_of(user)
    if seat is None:
        raise Refused(msg("refused-not-seated"))
    return seat


async def press(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """A control of a decision: the next word, a step back, or the default."""
    ids.expect(args, 1)
    bot = interaction.client
    seat = seat_of(session, interaction.user.id)
    draft = await bot.sessions.drafts.read(session.id, interaction.user.id, args[0])
    decision = await _asked(interaction, session, seat, args[0])
    if decision is None:
        return
    try:
        with coming_of(decision.text):
            outcome = controls.press(decision, draft, args[1:], values)
    except Refused as refused:
        if refused.reason != DRAFT_MOVED or not is_private(interaction):
            raise
        locale = await bot.locale(interaction)  # an old panel, which may show nothing else: it becomes the newest
        await show_hand(interaction, session, seat, locale.message(refused.reason, {}), figure=decision.subject)
        return
    if outcome.answer is None:
        if outcome.draft != draft:
            await bot.sessions.drafts.keep(session.id, interaction.user.id, decision.id, outcome.draft)
        only = decision.id if outcome.draft else ""
        await show_hand(interaction, session, seat, only=only, figure=decision.subject)
        return
    await answer(interaction, session, seat, decision, outcome.answer, quiet=not is_private(interaction))


async def always(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """A question is to be answered by a standing order from now on, this time included."""
    ids.expect(args, 2)
    seat = seat_of(session, interaction.user.id)
    decision = await _asked(interaction, session, seat, args[0])
    if decision is None:
        return
    name = next((each.name for each in session.game.orders if each.tap and each.name == args[1]), None)
    if name is None:
        raise Refused(OLD_CONTROL)
    order = Order(seat=seat, kind=decision.kind, subject=decision.subject, mode="always", policy=name)
    sessions, user = interaction.client.sessions, interaction.user.id
    given = partial(sessions.give_order, session.id, user, order, interaction.id)
    await _act(interaction, session, seat, given, decision.subject, quiet=not is_private(interaction))


async def _asked(interaction: Click, session: Session, seat: str, id: str) -> Decision | None:
    """The seat's open question of a control; if it is over, that is said. Raises `Refused` for another's."""
    decision = asked_of(session.still(), seat, id)
    if decision is None:
        await gone(interaction, session, seat, over(session.game.id, id))
    return decision


def is_private(interaction: Click) -> bool:
    """Whether a private message was pressed."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def answer(
    interaction: Click, session: Session, seat: str, decision: Decision, words: list[str], *, quiet: bool = False
) -> None:
    """Give the answer; then show what came of it and what is asked now. On the public post its next state shows it."""
    sessions, user = interaction.client.sessions, interaction.user.id
    given = partial(sessions.answer, session.id, user, decision.id, words, interaction.id)
    await _act(interaction, session, seat, given, decision.subject, quiet=quiet)


async def _act(
    interaction: Click, session: Session, seat: str, deed: Callable[[], Awaitable[object]], figure: str, *, quiet: bool
) -> None:
    bot = interaction.client
    before = session.seq
    try:
        async with contextlib.nullcontext() if interaction.response.is_done() else Reply(interaction) as reply:
            await deed()
            if quiet and reply is not None:
                bot.presenter.answers(session.id, reply)
            elif not quiet:  # what stand-ins do next leads to the next question
                await bot.sessions.rest(session.id, STAND_INS, thoughts=True)
    except Gone as refused:
        await gone(interaction, session, seat, refused.of)
        return
    if not quiet:
        figure = leading.going_on((await bot.sessions.get(session.id)).still(), seat, figure)
        most = SAID_LINES if session.lesson is None else SAID_TAUGHT
        await show_hand(interaction, session, seat, await said(interaction, session, seat, before, most), figure=figure)
    elif reply is not None:
        await asyncio.gather(fold(interaction, session), ask_on(interaction, session, seat, reply))


async def ask_on(interaction: Click, session: Session, seat: str, reply: Reply) -> None:
    """After a press on the public post: what the same member is asked next and cannot be asked there."""
    bot = interaction.client
    await bot.sessions.rest(session.id, STAND_INS)
    still = (await bot.sessions.get(session.id)).still()
    if still.status != "playing" or still.paused or posts.open_question(still) is not None:
        return
    if any(seat in decision.seats for decision in still.awaited()):
        await bot.presenter.shown(session.id)
        await reply.acknowledge()
        await show_hand(interaction, session, seat)


async def gone(interaction: Click, session: Session, seat: str, of: str = "") -> None:
    """That moment, of this question, has passed: say so and show what is open now."""
    locale = await interaction.client.locale(interaction)
    await show_hand(interaction, session, seat, locale("refused-gone"), of=of)


async def said(interaction: Click, session: Session, seat: str, after: int, most: int) -> str:
    """What has just come of an act, as this seat may read it: the last ``most`` lines of a phone, after what was done
    to the seat; the channel tells all.
    """
    bot = interaction.client
    locale = await bot.locale(interaction)
    entries: list[Entry] = await bot.sessions.history(session, after=after)
    return latest(locale, entries, names_of(session), SAID, seat, most)


async def acknowledge(interaction: Click) -> None:
    """Tell Discord that a private answer follows, if nothing has been said yet: what is drawn may have to wait.

    A press on a private message changes that one.
    """
    if interaction.response.is_done():
        return
    message = interaction.message
    if message is not None and message.flags.ephemeral and interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show_hand(
    interaction: Click,
    session: Session,
    seat: str,
    note: str = "",
    *,
    of: str = "",
    only: str = "",
    figure: str = "",
    advised: bool = False,
) -> None:
    """Show the member's private panel. ``of``: what the note comes of (`Refused.of`); ``only``: the decision that is
    being answered, and nothing else; ``figure``: the one to be played of several, if it still can be; ``advised``: with
    what a stand-in would do.
    """
    async with in_one_call(interaction):
        view, files, waits = await _panel(interaction, session, seat, note, of, only, figure, advised)
    shown = await panels.send(interaction, view, files)
    if waits:
        interaction.client.open_panels.keep(interaction.user.id, session.id, shown)


async def fold(interaction: Click, session: Session) -> None:
    """After a press on the public post: the same member's panel, if it is still open, asks no more what it asked.

    It only leads to a new one, which costs a drawing and need not be wanted.
    """
    bot, user = interaction.client, interaction.user.id
    shown = bot.open_panels.of(user, session.id)
    if shown is None:
        return
    bot.open_panels.forget(user, shown.message)
    locale = await bot.locale(interaction)
    again = posts.button(locale, "panel-hand", ids.make("hand", session.id))
    try:
        await shown.change(view=panels.layout(ui.Section(locale("panel-folded"), accessory=again)), attachments=[])
    except discord.HTTPException as error:  # they have put it away
        log.info("a panel of session %s could not be changed: %s", session.id, error)


def in_one_call(interaction: Click) -> contextlib.AbstractAsyncContextManager[Reply | None]:
    """What is made meanwhile may itself be the answer, by the private message that was pressed or else by a new one."""
    if interaction.response.is_done():
        return contextlib.nullcontext()
    return Reply(interaction, aside=not is_private(interaction))


async def _panel(
    interaction: Click, session: Session, seat: str, note: str, of: str, only: str, figure: str, advised: bool
) -> tuple[ui.LayoutView, list[discord.File], bool]:
    """The panel with its pictures, and whether an answer to it is waited for."""
    bot = interaction.client
    locale = await bot.locale(interaction)
    if await bot.sessions.back(session.id, interaction.user.id):
        note = f"{locale('seat-back')}\n{note}"
    session = (await bot.sessions.get(session.id)).still()
    if not note:
        note, of = await _void_orders(bot, locale, session, seat, interaction.user.id)
    figure = leading.shown(session, seat, figure)
    user, drafts = interaction.user.id, bot.sessions.drafts
    pictures = await drawn(
        bot,
        session,
        seat,
        locale,
        lambda asked: drafts.read(session.id, user, asked.id),
        lambda: news(bot.sessions, session, user),
        only=only,
        figure=figure,
    )
    coached = not only and advising.shown_unasked(session, seat)
    kept = not only and session.status == "playing" and await bot.hints.wants(interaction.user.id, "advice")
    advice = advise(session.game, session.playing, seat, figure) if advised or coached or kept else None
    if advised and advice is None and session.status == "playing":
        note = f"{advising.waiting(locale, session, seat, figure)}\n{note}"
    panel = HandPanel(bot, locale, session, seat, interaction.user.id, note, of, pictures, only, figure, advice, kept)
    return await panel.made(), [picture.file(name) for name, picture in pictures.items()], panel.waits


async def show_held(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """What the member holds, in a message of its own: as a picture, if the game draws one, else in words."""
    seat = seat_of(session, interaction.user.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    locale = await interaction.client.locale(interaction)
    picture = await interaction.client.pictures.hand(session, seat, locale)
    if picture is not None:
        await show_board(interaction, picture, locale("panel-held"))
        return
    lines = held(locale, session.still(), seat)
    view = panels.layout(ui.TextDisplay("\n".join(lines)[: panels.TEXT_LIMIT] or "…"))
    await panels.send(interaction, view)


async def _void_orders(bot: Gravekeeper, locale: Locale, session: Session, seat: str, user: int) -> tuple[str, str]:
    """Which orders were given up since the member's last act, because they did not fit, and what the last was about."""
    store = bot.sessions.store
    entries = await void_orders(store, session, seat, await last_act_of(store, session, user))
    told = [event.message.args.get("what") for entry in entries for event in entry.events]
    asked = [renamed(each.key).removesuffix(".kind") for each in told if isinstance(each, Message)]
    return "\n".join(paragraph(locale, entry, names_of(session), seat) for entry in entries), (asked or [""])[-1]


async def show_board(
    interaction: Click, board: posts.Drawn, title: str = "", row: ui.ActionRow[Any] | None = None
) -> None:
    """A picture for the member's eyes only, with a ``row`` of buttons below it."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{posts.BOARD}", description=board.alt)
    texts = [ui.TextDisplay[Any](f"### {title}")] if title else []
    await panels.send(interaction, panels.layout(*texts, gallery, *([row] if row else [])), [board.file()])


async def typed(interaction: Click, words: Mapping[str, Sequence[str]], subject: str = "") -> None:
    """A named command: its words by kind of question, and what they are about, if that was said. The member's open
    question of one of these is answered; of several about different things the one that the words fit.

    If none is open, say what is, and offer to keep the words for later as an order, if they can be an answer then.
    """
    bot = interaction.client
    await acknowledge(interaction)
    session = await here(interaction)
    seat = seat_of(session, interaction.user.id)
    if session.seats[seat].stand_in:
        raise Refused(msg("refused-stand-in-plays"))
    locale = await bot.locale(interaction)
    open_now = [each for each in session.offered(seat) if subject in ("", each.subject)]
    meant = next((found for kind in words if (found := [each for each in open_now if each.kind == kind])), None)
    if meant is None:
        await _offer_order(interaction, session, seat, words, locale)
        return
    decision, matched = _one_of(_languages(bot, locale), session, meant, words[meant[0].kind])
    await answer(interaction, session, seat, decision, matched)


def _one_of(
    locales: Sequence[Locale], session: Session, meant: Sequence[Decision], words: Sequence[str]
) -> tuple[Decision, list[str]]:
    """The only question of one kind that the words fit, and the words as they are understood.

    Raises `Refused` if they fit none, or several: then the member must say whom it is about.
    """
    called = names_of(session)
    fitting: list[tuple[Decision, list[str]]] = []
    for decision in meant if len(meant) > 1 else ():
        with contextlib.suppress(Refused):
            fitting.append((decision, understood(locales, called, decision, words)))
    if len(fitting) > 1:
        named = ", ".join(name(locales[0], session, decision) for decision, _ in fitting)
        raise Refused(msg("refused-which-figure", legal=named))
    return fitting[0] if fitting else (meant[0], understood(locales, called, meant[0], words))


def _languages(bot: Gravekeeper, first: Locale) -> list[Locale]:
    """All languages in which a command may be typed: the member's, then the others."""
    return [first, *(bot.texts(each) for each in bot.texts.languages if each != first.language)]


async def _offer_order(
    interaction: Click, session: Session, seat: str, words: Mapping[str, Sequence[str]], locale: Locale
) -> None:
    """Raises `Refused` for words that cannot be an answer, as far as this can be known now."""
    called = names_of(session)
    kept = next((asked for kind in words if (asked := early(session, seat, kind))), None)
    matched: list[str] = []
    if kept is not None:
        matched = understood(_languages(interaction.client, locale), called, kept, words[kept.kind])
    asked = [locale.message(d.prompt(session.playing), called) for d in session.offered(seat)]
    first = " ".join(filter(None, [locale("typed-not-open"), due(locale, session, seat)]))
    lines = list[str]()
    if asked:
        lines += [locale("typed-open"), *(f"- {line}" for line in asked)]
    items: list[ui.Item[Any]] = []
    if kept is not None:
        id = ids.make("later", session.id, kept.kind, *brief(kept.ask.shape, matched))
        if len(id) <= ids.LIMIT:
            lines.append(locale("typed-would", what=in_words(locale, session, kept, matched)))
            items.append(ui.ActionRow(posts.button(locale, "typed-keep", id)))
    elif session.status == "playing":
        lines.append(locale("typed-not-early"))
    said = [ruled.line(locale, first, condition(locale, session.game.id, words))]
    said += [ui.TextDisplay("\n".join(lines))] if lines else []
    await panels.send(interaction, panels.layout(*said, *items))


async def keep(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """Keep typed words as an order for the next question of their kind."""
    ids.expect(args, 1)
    bot = interaction.client
    seat, kind = seat_of(session, interaction.user.id), args[0]
    await interaction.response.defer()
    if early(session, seat, kind) is None:
        raise Refused(msg("refused-no-order"))
    order = Order(seat=seat, kind=kind, mode="once", words=args[1:])
    await bot.sessions.give_order(session.id, interaction.user.id, order, interaction.id)
    locale = await bot.locale(interaction)
    await show_hand(interaction, session, seat, locale("orders-kept"))


async def complete(interaction: Click, current: str) -> list[discord.app_commands.Choice[str]]:
    """Autocomplete: everything that is legal for this member now."""
    bot = interaction.client
    with contextlib.suppress(Refused):
        session = await here(interaction)
        seat = seat_of(session, interaction.user.id)
        locale = await bot.locale(interaction)
        board, seen = BOARDS[session.game.id], session.view(seat)
        place = board.place(seen, current) if board.place else ""
        found = suggest(locale, names_of(session), session.offered(seat), current, place)
        return [discord.app_commands.Choice(name=label, value=value) for label, value in found]
    return []
