"""Taking what lies there: objective cards, crates, survivors who were knocked out (R6.5, R6.12, R9.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.message import Message
from engine.core.shape import One
from engine.kit.choices import labelled

from .. import mission_rules
from ..deeds import inventory
from ..deeds.deed import Aimed
from ..party import harm, ranks
from ..state import Survivor, ZombicideState, objective_name, zone_name
from . import objectives

CRATE = "crate"


def can_break_open(s: ZombicideState, survivor: Survivor) -> bool:
    """Whether there is a crate that may be taken (R6.12, M1.4)."""
    return survivor.at in s.crates and not mission_rules.guarded(s, survivor.at)


def break_open(s: ZombicideState, survivor: Survivor) -> None:
    """The crate is gone, and he draws an epic card, if there is any (R6.12)."""
    s.crates.remove(survivor.at)
    s.note("crates", n=1)
    s.tell(
        "opens-crate", weight="headline", refs=(survivor.at,), figure=s.name(survivor.id), zone=zone_name(survivor.at)
    )
    ranks.gain(s, survivor, int(s.settings.crate_ap))
    inventory.draw(s, survivor, "epic", 1)


class Take(Aimed):
    """He takes something (R3.4)."""

    key = "take"
    asks = False

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """Objective cards, `CRATE`, survivors: what he can take here."""
        crate = s.settings.crate_action == "take" and can_break_open(s, survivor)
        fallen = [each.id for each in s.survivors.values() if each.standing == "down" and each.at == survivor.at]
        return [*fallen, *mission_rules.here(s, survivor), *([CRATE] if crate else [])]

    def label(self, s: ZombicideState, survivor: Survivor) -> Message:
        found = self.aims(s, survivor)
        what = self.said(s, found[0]) if len(found) == 1 else s.text("take-several", n=len(found))
        return s.text("do-take", what=what, n=self.price(s, survivor))

    def said(self, s: ZombicideState, what: str) -> Message:
        """What a thing is called; a card that lies face down is only called a card (R6.6)."""
        if what == CRATE:
            return s.text("take-crate")
        if what in s.survivors:
            return s.text("take-survivor", figure=s.name(what), n=s.survivors[what].fell + 1)
        if s.objectives[what] == "up":
            return s.text("take-up", card=objective_name(what))
        return s.text("take-card")

    def shape(self, s: ZombicideState, survivor: Survivor, found: Sequence[str]) -> One:
        return One(labelled(partial(self.said, s), found), prompt=partial(s.text, "take-what"))

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        if aim == CRATE:
            break_open(s, survivor)
        elif aim in s.survivors:
            harm.save(s, s.survivors[aim])
        else:
            objectives.take(s, survivor, aim)
