"""Try-outs in words: an answer that is given in one, and what became of the answers at the true table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision
from engine.tables.advice import Advice, told_of
from engine.tables.session import Session
from engine.tables.tryout import Carried, Move

from . import advising
from .names import names_of
from .texts import Locale

LISTED = 6
"""The most answers that are named one by one when they are carried over."""


def said(locale: Locale, copy: Session, seat: str, asked: Decision, words: list[str]) -> str:
    """An answer as a plan, where the game says it as one."""
    plan = told_of(copy.game, copy.game.plan, copy.view(seat), asked, words)
    return advising.said(locale, names_of(copy), Advice(asked, words, plan=plan))[0]


def carried_over(locale: Locale, carried: Carried) -> str:
    """Which answers were given at the table, which were not, and why."""
    lines: list[str] = []
    if carried.done:
        lines.append(locale("try-done", n=len(carried.done), what=_listed(locale, carried.done)))
    if carried.left:
        why = locale(f"try-why-{carried.why}") if carried.why != "refused" else ""
        if carried.refused is not None and not why:
            why = locale.message(carried.refused.reason, {})
        lines.append(locale("try-not-done", what=_listed(locale, carried.left), why=why))
    return "\n".join(lines)


def _listed(locale: Locale, moves: Sequence[Move]) -> str:
    named = " → ".join(each.said.rstrip(".") for each in moves[:LISTED])  # some are the text of a card
    return f"{named} → …" if len(moves) > LISTED else named
