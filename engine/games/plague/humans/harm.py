"""Wounds, unconsciousness, death, and what becomes of what somebody had (R3, R8.4, R9.9, R17, R18)."""

from __future__ import annotations

from collections.abc import Sequence

from ..state import CAR, Human, PlagueState
from ..terms import burden, free_near
from . import baby
from .rescue import called, helpers


def wound(s: PlagueState, human: Human, lives: int = 1, *, before: int | None = None, by: Sequence[str] = ()) -> None:
    """He loses lives (R3.6); a helmet takes the first wound (2.4).

    In an attack order of zombies, ``before`` are the lives that it has cost him until now, and ``by`` the zombies that
    have wounded him: what all of it comes to is told once, at the end of the order or with his fall.
    """
    helmet = next((card for card in human.cards if s.does(card) == "helmet"), None)
    if lives and helmet:
        spend(s, human, helmet)
        who = s.leader(human.id)
        s.tell("helmet-lost", weight="headline", hurts=(who,), who=who, figure=s.name(human.id))
        lives -= 1
    lives = min(lives, human.life)
    if not lives:
        return
    human.life -= lives
    if before is not None:
        s.tell("wounded", weight="detail", figure=s.name(human.id), n=lives, left=human.life)
    elif human.life:
        tell_hurt(s, human, lives)
    if not human.life:  # R3.3, R21.7
        _tell_fall(s, human, lives + (before or 0), by, now=before is None)
        incapable(s, human)


def tell_hurt(s: PlagueState, human: Human, lives: int, by: Sequence[str] = ()) -> None:
    """How many lives he has just lost (R3.6), and to which zombies, if it was they."""
    who = s.leader(human.id)
    s.tell(
        "bitten" if by else "hurt", weight="headline", hurts=(who,), refs=(human.at, human.id), loss=lives, who=who,
        figure=s.name(human.id), n=lives, left=human.life, by=[s.name(each) for each in by], bites=len(by),
    )  # fmt: skip


def _tell_fall(s: PlagueState, human: Human, lives: int, by: Sequence[str], *, now: bool) -> None:
    """He lies there, by whose bites, and who can still help is called: ``now``, or in the next human turn."""
    who, found = s.leader(human.id), helpers(s, human, now=now)
    s.tell(
        "knocked-out", weight="scene", hurts=(who,), refs=(human.at, human.id), loss=lives, who=who,
        figure=s.name(human.id), at=human.at, n=len(found), helpers=[called(s, each) for each in found],
        by=[s.name(each) for each in by], bites=len(by),
    )  # fmt: skip


def incapable(s: PlagueState, human: Human) -> None:
    """A human who can no longer act loses his aim, is let go by crawlers, and puts down the one he carries (R8.4,
    R12.1, R28.5).
    """
    human.aimed = False
    let_go(s, human)
    if human.carries:
        lay_down(s, human)


def let_go(s: PlagueState, human: Human) -> None:
    """No crawler holds him any more (R28.5)."""
    for each in s.zombies.values():
        if each.holds == human.id:
            each.holds = ""


def heal(s: PlagueState, human: Human, lives: int) -> None:
    human.life = min(s.data.counts.lives, human.life + lives)  # R3.1
    s.tell("healed", refs=(human.at,), figure=s.name(human.id), n=human.life)


def kill(s: PlagueState, human: Human, *, rises: bool = True, burnt: bool = False, told: bool = True) -> None:
    """He dies: his things fall (R9.9), the baby is laid down (R29.6). With ``rises`` he gets up in the next zombie turn
    (R18.4: not after fire or a sacrifice); without ``told`` nothing is told, because another line has said it.
    """
    was, square = s.place(human), ground_of(s, human)
    drop(s, human, list(human.cards))
    carrier = s.carrier(human.id)
    if carrier:
        carrier.carries = carrier.lifted = ""
    human.life = 0
    incapable(s, human)
    human.dead = True
    human.at = ""
    if s.baby.carrier == human.id:
        baby.orphaned(s, human, was, burnt=burnt)
    if rises:
        s.corpses[human.id] = square if was != CAR else free_near(s, s.data.car_doors) or square
    human.fell = s.round
    if told:
        who = s.leader(human.id)
        s.tell(
            "dies", weight="scene", hurts=(who,), refs=(square, human.id), who=who, figure=s.name(human.id), at=square,
            rises="yes" if rises else "no",
        )  # fmt: skip


def ground_of(s: PlagueState, human: Human) -> str:
    """The square where his things fall: his own, his carrier's, or the car door by which he got in (R9.7)."""
    place = s.place(human)
    return human.door if place == CAR else place


def drop(s: PlagueState, human: Human, cards: Sequence[str]) -> None:
    """Cards fall onto his square, face up (R9.7)."""
    square = ground_of(s, human)
    for card in cards:
        human.cards.remove(card)
        s.piles.setdefault(square, []).append(card)
    burden(s, human)


def spend(s: PlagueState, human: Human, card: str) -> None:
    """A card that is used up goes to the discard pile (R9.5)."""
    human.cards.remove(card)
    discard(s, card)


def discard(s: PlagueState, card: str) -> None:
    """A card goes to the discard pile, where a weapon is neither empty nor marked."""
    s.discard.append(card)
    for state in (s.empty, s.marked):
        if card in state:
            state.remove(card)


# Carried humans (R8)


def places(s: PlagueState, carrier: Human) -> list[str]:
    """Where a carrier can put down whom he carries, the default first (R8.4)."""
    taken = s.taken
    stood = carrier.path[:-1] if len(carrier.path) > 1 else [carrier.lifted]
    found = [each for each in dict.fromkeys(reversed(stood)) if each not in taken and each not in s.fires and each]
    if not found:
        near = free_near(s, [carrier.at])
        found = [near] if near else []
    return found


def lay_down(s: PlagueState, carrier: Human, square: str = "") -> None:
    """Whom he carries lies on a square again: this one, or the default."""
    human = s.humans[carrier.carries]
    square = square or next(iter(places(s, carrier)), carrier.at)
    carrier.carries = carrier.lifted = ""
    human.at = square
    human.path = [square]
    s.tell("put-down", weight="detail", refs=(square,), figure=s.name(carrier.id), whom=s.name(human.id), at=square)
