"""For whoever is new: advice at every question."""

from __future__ import annotations

from typing import Any

from engine.tables.advice import advise
from engine.tables.session import Session

from .app import Click, Gravekeeper
from .base import ids
from .playing import advising, play


async def press_advise(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """What would you do? The member's panel with what a stand-in would do; nothing is done by itself."""
    seat = play.seat_of(session, interaction.user.id)
    await play.show_hand(interaction, session, seat, advised=True)


async def press_advised(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """Do what was advised. If the advice has become another one meanwhile, that is shown, and nothing is done."""
    ids.expect(args, 2)
    seat = play.seat_of(session, interaction.user.id)
    if all(each.id != args[0] for each in session.offered(seat)):
        await play.gone(interaction, session, seat)
        return
    advice = advise(session.game, session.playing, seat)
    if advice is None or [advice.decision.id, advising.mark(advice)] != args[:2]:
        locale = await interaction.client.locale(interaction)
        await play.show_hand(interaction, session, seat, locale("advice-changed"), advised=True)
        return
    await play.answer(interaction, session, seat, advice.decision, advice.words)


async def setup(bot: Gravekeeper) -> None:
    handlers: dict[str, Any] = {"advise": press_advise, "advised": press_advised}
    bot.handlers.update(handlers)
