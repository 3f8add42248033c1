"""Ammo, gas and adrenaline: taking, discarding and choosing a mix of them (R1.3, R1.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from engine.core.message import Message
from engine.core.shape import Amounts, amounts_word

from ..state import RESOURCES, Group, HitzState

LABELS = {kind: Message(f"hitz-resource-{kind}") for kind in RESOURCES}
GIVEN_FIRST = ("gas", "ammo", "adr")
TAKEN_FIRST = ("adr", "ammo", "gas")
HARMFUL = frozenset({"toxic", "wound"})
"""The special tokens that only ever cost their group something."""


def discarded_mix(have: Mapping[str, int], number: int) -> dict[str, int]:
    """The mix rule for paying: each time one of the largest kind; of equal kinds gas before ammo before adrenaline."""
    left = dict(have)
    mix = dict.fromkeys(RESOURCES, 0)
    for _ in range(min(number, sum(left.values()))):
        kind = max(GIVEN_FIRST, key=left.__getitem__)
        left[kind] -= 1
        mix[kind] += 1
    return mix


def taken_mix(have: Mapping[str, int], number: int) -> dict[str, int]:
    """The mix rule for taking: each time one of the smallest kind in `have`; of equal kinds adrenaline, ammo, gas."""
    after = dict(have)
    kinds = [kind for kind in TAKEN_FIRST if kind in have]
    for _ in range(number):
        after[min(kinds, key=after.__getitem__)] += 1
    return {kind: after[kind] - number for kind, number in have.items()}


@lru_cache(4096)
def _usual(mix: Callable[[Mapping[str, int], int], dict[str, int]], ammo: int, gas: int, adr: int, number: int) -> str:
    return amounts_word(mix({"ammo": ammo, "gas": gas, "adr": adr}, number))


def choose_discard(group: Group, number: int) -> Amounts:
    """Any mix of exactly `number` resources that the group has."""
    usual = _usual(discarded_mix, group.ammo, group.gas, group.adr, number)
    return Amounts(group.resources, number, number, usual=usual, labels=LABELS)


def choose_gain(group: Group, number: int) -> Amounts:
    """Any mix of exactly `number` resources of the supply."""
    usual = _usual(taken_mix, group.ammo, group.gas, group.adr, number)
    return Amounts(dict.fromkeys(RESOURCES, number), number, number, usual=usual, labels=LABELS)


@lru_cache
def count(kind: str, number: int) -> Message:
    return Message(f"hitz-count-{kind}", {"n": number})


def counts(mix: Mapping[str, int]) -> list[Message]:
    """The mix in words: 2 ammo, 1 gas …"""
    return [count(kind, number) for kind, number in mix.items() if number]


def take(s: HitzState, seat: str, mix: Mapping[str, int], key: str = "takes") -> None:
    """Resources from the supply; told under `key`, unless there are none."""
    group = s.groups[seat]
    for kind, number in mix.items():
        setattr(group, kind, getattr(group, kind) + number)
    if any(mix.values()):
        s.tell(key, who=seat, what=counts(mix))
    s.credit(seat, "gains", sum(mix.values()))


def discard(s: HitzState, seat: str, mix: Mapping[str, int], key: str = "discards", **told: Any) -> None:
    """Resources back to the supply; told under `key`, unless there are none, with what else `State.tell` is given."""
    group = s.groups[seat]
    for kind, number in mix.items():
        setattr(group, kind, getattr(group, kind) - number)
    if any(mix.values()):
        s.tell(key, who=seat, what=counts(mix), **told)


def swap(s: HitzState, seat: str, gives: Mapping[str, int], gets: Mapping[str, int]) -> None:
    """Resources of some kinds for as many of others, told in one line."""
    group = s.groups[seat]
    for kind in RESOURCES:
        setattr(group, kind, getattr(group, kind) - gives.get(kind, 0) + gets.get(kind, 0))
    if any(gives.values()):
        s.tell("swaps", who=seat, what=counts(gives), to=counts(gets))
        s.note("swaps", n=sum(gives.values()))
    s.credit(seat, "gains", sum(gets.values()))


def spend_token(s: HitzState, seat: str, kind: str) -> None:
    """A special token leaves play for good (2.4): one that serves its group, or one that harms it."""
    s.groups[seat].tokens.remove(kind)
    s.spent[kind] = s.spent.get(kind, 0) + 1
    s.note("sprung" if kind in HARMFUL else "spent", n=1, tokens=[Message(f"hitz-token-{kind}")])
