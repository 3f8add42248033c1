"""What an answer of several words comes to, where its labels alone do not tell it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.message import Message
from engine.core.shape import replay
from engine.kit.deeds import Chosen

from ..deeds.trade import Bargain, goods
from ..state import ZombicideState


def plan(s: ZombicideState, decision: Decision, words: Sequence[str]) -> Message | None:
    """With whom somebody trades, what is given and what is taken; None for all that the labels tell."""
    if decision.kind != "act" or words[0] != "trade":
        return None
    _, chosen = replay(decision.ask.shape, [*words])
    deal = chosen.aim if isinstance(chosen, Chosen) else None
    if not isinstance(deal, Bargain) or not deal.partner:
        return None
    give, take = goods(deal)
    return s.text(
        "ask-act.plan-deal", other=s.name(deal.partner), gives=len(give), give=give, takes=len(take), take=take
    )
