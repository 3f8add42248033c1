"""Strength in fights, and the cheapest cards that reach one (R7.4–R7.6, R8.7, D9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..state import ZgameState
from .goals import count

CUTTHROAT = "C"
COUNTED: Mapping[str, str] = {"firearm": "firearms", "melee": "melee", "mercenary": "mercenaries"}
"""Decks whose cards count when they are laid, and as what (C08, C09, C14)."""


def power(s: ZgameState, seat: str, card: str, undead: bool) -> int:
    """The effective Strength of a card (R7.5, R18.2)."""
    item = s.card(card)
    wheels = item.deck == "transport" and s.has(seat, "wheels")
    return item.power(undead) + wheels


def cutthroats(s: ZgameState, seat: str, place: str) -> int:
    """Strength of the Fighters themselves (R7.4)."""
    return sum(fighter[0] == CUTTHROAT for fighter in s.gangs[seat].at(place))


def firepower(s: ZgameState, seat: str, cards: Iterable[str]) -> int:
    """More Strength against people with a Firearm, even a cancelled one (R18.4)."""
    return int(s.has(seat, "firepower") and any(s.card(card).deck == "firearm" for card in cards))


def slaughter(s: ZgameState, seat: str, markers: int) -> int:
    """Strength added against this number of Zombie markers (R18.6)."""
    return int(markers >= 2 and s.has(seat, "slaughter"))


def vests(s: ZgameState, cards: Iterable[str]) -> int:
    return sum(s.card(card).vest for card in cards)


def cancelled(s: ZgameState, seat: str, cards: Sequence[str], n: int) -> list[str]:
    """The cards of this gang that the Vests of the other side cancel: one each, the best first (R7.6)."""
    strong = [card for card in cards if power(s, seat, card, undead=False)]
    return sorted(strong, key=lambda card: -power(s, seat, card, undead=False))[:n]


def heard(s: ZgameState, seat: str, cards: Iterable[str]) -> int:
    """The Firearms among the cards of a stage that attract Zombies (R9.1, R18.3)."""
    firearms = sum(s.card(card).deck == "firearm" for card in cards)
    return max(0, firearms - s.has(seat, "silencer"))


def count_laid(s: ZgameState, seat: str, cards: Iterable[str]) -> None:
    """Cards laid in a fight are on the table for everybody, and count (C08, C09, C14)."""
    for card in cards:
        metric = COUNTED.get(s.card(card).deck)
        if metric:
            count(s, metric, seat)


def cheapest(powers: Mapping[str, int], need: int) -> list[str] | None:
    """The cards of these Strengths that reach ``need``: of the least Strength together, then the fewest, then the
    lowest; None if all of them do not.
    """
    reached: dict[int, tuple[int, tuple[str, ...]]] = {0: (0, ())}
    for card in sorted(card for card, strength in powers.items() if strength):
        for total, (n, cards) in sorted(reached.items(), reverse=True):
            if total < need:
                new = (n + 1, (*cards, card))
                sum_ = total + powers[card]
                reached[sum_] = min(reached.get(sum_, new), new)
    enough = [total for total in reached if total >= need]
    return list(reached[min(enough)][1]) if enough else None


def cheapest_defence(s: ZgameState, seat: str, cards: Sequence[str], need: int) -> list[str] | None:
    """The cheapest cards against people, a special included that a Firearm brings (R18.4)."""
    powers = {card: power(s, seat, card, undead=False) for card in cards}
    found = [chosen for chosen in [cheapest(powers, need)] if chosen is not None]
    if s.has(seat, "firepower"):
        for gun in cards:
            if s.card(gun).deck == "firearm":
                rest = cheapest({card: n for card, n in powers.items() if card != gun}, need - powers[gun] - 1)
                if rest is not None:
                    found.append(sorted([gun, *rest]))
    return min(found, key=lambda chosen: (sum(powers[card] for card in chosen), len(chosen), chosen), default=None)
