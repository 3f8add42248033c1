"""Red texts: each changes the battle of its own card only (2.6, R5.6)."""

from __future__ import annotations

from collections.abc import Callable

from .battle import (
    Fight,
    can_flee,
    can_shoot,
    dice_per_ammo,
    flee_cost,
    free_kills,
    loot,
    noise,
    paid_kills,
    reinforcements,
    save_cost,
    usable_adrenaline,
)
from .dice import bites
from .state import HitzState


def on(code: str) -> Callable[..., bool]:
    """While the card has this red text and it applies."""

    def applies(s: HitzState, b: Fight) -> bool:
        return b.red_text and s.data.cards[b.card].effect == code

    return applies


def in_first_round(s: HitzState, b: Fight) -> bool:
    return b.round == 1 and on("X-AMBUSH")(s, b)


@noise.amend(on("X-NOISE"))
def each_bite_calls_one(value: int, s: HitzState, b: Fight) -> int:
    return value + bites(b.faces)


@can_shoot.amend(on("X-NORANGED"))
def no_shooting(value: bool, s: HitzState, b: Fight) -> bool:
    return False


@can_flee.amend(on("X-NOFLEE"))
def no_flight(value: bool, s: HitzState, b: Fight) -> bool:
    return False


@usable_adrenaline.amend(on("X-NOADR"))
def no_adrenaline(value: int, s: HitzState, b: Fight) -> int:
    return 0


@dice_per_ammo.amend(on("X-RANGE3"))
def three_dice(value: int, s: HitzState, b: Fight) -> int:
    return 3


@paid_kills.amend(on("X-DARK"))
def no_lightning(value: int, s: HitzState, b: Fight) -> int:
    return 0


@free_kills.amend(in_first_round)
@paid_kills.amend(in_first_round)
def no_kills(value: int, s: HitzState, b: Fight) -> int:
    return 0


@reinforcements.amend(on("X-REINF"))
def one_more(value: int, s: HitzState, b: Fight) -> int:
    return value + (b.round <= s.card(b.card).n)


@flee_cost.amend(on("X-FLEECOST"))
def dear_flight(value: int, s: HitzState, b: Fight) -> int:
    return s.card(b.card).n


@save_cost.amend(on("X-SAVE2"))
def dear_saving(value: int, s: HitzState, b: Fight) -> int:
    return 2


@loot.amend(on("X-LOOT"))
def looting(value: int, s: HitzState, b: Fight) -> int:
    return value + s.card(b.card).n
