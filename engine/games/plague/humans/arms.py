"""Weapons where one is chosen: how they roll, how likely each result is, what an Oops does (2.4, R11.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from engine.core.luck import percent
from engine.core.message import Message, parts
from engine.core.shape import Option
from engine.kit.odds import from_face

from ..data import kind
from ..dice import D6
from ..rows import Card, Hit
from ..state import Human, PlagueState, Zombie, card_name
from .choices import REROLL, chosen
from .faces import AGAIN, JAMS, Madness, Outlook, Result, outlook
from .slain import crazy_chance, may_go_crazy

HANDS, SWING = "hands", "swing:"
"""Words for a weapon that is no card: bare hands, and a firearm as a club."""
HIGHEST = 6
"""The highest face of a die."""
TWICE = 6
"""What bare hands must roll twice to kill (2.4)."""


class Blow(NamedTuple):
    """How a weapon rolls against one figure."""

    hit: Hit
    dice: int
    bonus: int
    jams: Sequence[int]
    """The faces that are an Oops: a 1, of a shot under Misfire a 2 as well (R11.1, 2.5)."""
    fired: bool


def blow(s: PlagueState, human: Human, weapon: str) -> Blow:
    """The roll of a weapon that is a card, shot or swung; not for what is thrown."""
    card = s.card(weapon.removeprefix(SWING))
    if card.kind == "firearm" and weapon in human.cards:
        jams = (1, 2) if s.lasts("misfire", human.id) else JAMS
        return Blow(card, card.dice, _bonus(s, human, card), jams, fired=True)
    assert card.melee
    return Blow(card.melee, 1, 0, JAMS, fired=False)


def _bonus(s: PlagueState, human: Human, card: Card) -> int:
    """Aim (R12.1), and the Police officer's training (2.6)."""
    aim = (2 if s.able(human, "steady") else 1) if human.aimed else 0
    return aim + (card.size == "small" and s.able(human, "trained"))


def unwelcome(s: PlagueState, human: Human, copy: str) -> frozenset[Result]:
    """The results after which he rolls a die again, if nothing better has come; none if he may not (R12.3, R12.4)."""
    if human.rerolled or s.does(copy) != s.data.characters[human.character].prefers:
        return frozenset()
    return AGAIN[chosen(s, REROLL, human)[0]]


def options(s: PlagueState, human: Human, found: Mapping[str, Sequence[str]]) -> list[Option]:
    """These weapons, each with what its faces mean and with its odds against its targets, if they are alike."""
    return [
        Option(each, partial(armed, s, human, each), odds=partial(odds, s, human, each, *against(s, targets)))
        for each, targets in found.items()
    ]


def against(s: PlagueState, targets: Sequence[str]) -> list[Zombie]:
    """One of these targets, if the same attack does the same to all; squares are no targets yet."""
    zombies = [s.zombies[each] for each in targets if each in s.zombies]
    return zombies[:1] if len({(bool(each.boon), may_go_crazy(s, each)) for each in zombies}) == 1 else []


def weapon_name(s: PlagueState, weapon: str) -> Message:
    if weapon == HANDS:
        return s.text("bare-hands")
    name = card_name(kind(weapon.removeprefix(SWING)))
    return s.text("swung", card=name) if weapon.startswith(SWING) else name


def armed(s: PlagueState, human: Human, weapon: str) -> Message:
    """A weapon with the faces from which it pushes and kills, an aim counted in (2.4, R12.1)."""
    name = weapon_name(s, weapon)
    if weapon == HANDS:
        own = s.data.characters[human.character].bare
        return _strength(s, name, own) if own else s.text("weapon-hands", weapon=name)
    card = s.card(weapon.removeprefix(SWING))
    if card.kind == "thrown":
        return s.text("weapon-works", weapon=name, n=card.works)
    roll = blow(s, human, weapon)
    return _strength(s, name, roll.hit, roll.bonus, roll.jams)


def odds(s: PlagueState, human: Human, weapon: str, *targets: Zombie) -> Message:
    """How likely a weapon kills one figure, pushes it, goes wrong (R10.5, R11.1, 2.4), and drives it crazy (R31.2).

    Against several ``targets`` each has a die (R10.7): what is likely for one at least.
    """
    if weapon == HANDS:
        own = s.data.characters[human.character].bare
        if own is None:
            kill = 1 / len(D6) ** 2
            skull = any(each.boon for each in targets)
            return _said(s, Outlook(0.0 if skull else kill, kill * skull, 0.0, kill * _crazy(s, targets)([not skull])))
        return _said(s, _outlook(s, targets, own, 1, 0, JAMS, frozenset(), fired=False))
    copy = weapon.removeprefix(SWING)
    card = s.card(copy)
    if card.kind == "thrown":
        return parts([s.text("odds-works", p=from_face(card.works)), s.text("odds-oops", p=percent(1 / len(D6)))])
    roll = blow(s, human, weapon)
    dice = len(targets) if len(targets) > 1 else roll.dice
    again = unwelcome(s, human, copy)
    found = _outlook(s, targets, roll.hit, dice, roll.bonus, roll.jams, again, fired=roll.fired)
    if not _spoilt(s, human, weapon):
        found = found._replace(oops=0.0)  # it is a miss like any other
    return _said(s, found, again=bool(again))


def _outlook(
    s: PlagueState, targets: Sequence[Zombie], hit: Hit, dice: int, bonus: int, jams: Sequence[int],
    again: frozenset[Result], *, fired: bool,
) -> Outlook:  # fmt: skip
    skulls = [bool(each.boon) for each in targets] or [False]
    return outlook(hit, dice, bonus, jams, again, fired=fired, skulls=skulls, crazy=_crazy(s, targets))


def _crazy(s: PlagueState, targets: Sequence[Zombie]) -> Madness:
    return lambda killed: crazy_chance(s, (each for each, dead in zip(targets, killed, strict=False) if dead))


def of_throw(s: PlagueState, card: Card, square: str) -> Message | None:
    """How likely one goes crazy of those whom something thrown at a square kills (2.4, R13.2, R31.2)."""
    hit = s.ground.blast(square, card.blast).squares if card.blast else (square,)
    p = crazy_chance(s, (each for each in s.zombies.values() if each.at in hit))
    works = (len(D6) + 1 - card.works) / len(D6)
    return s.text("odds-crazy", p=percent(works * p)) if p else None


def _said(s: PlagueState, found: Outlook, *, again: bool = False) -> Message:
    """Each result with its odds, and whether a second roll is counted in them."""
    said = [s.text(f"odds-{name}", p=percent(p)) for name, p in found._asdict().items() if p]
    return parts([*said, s.text("odds-again")] if again else said)


def with_what(s: PlagueState, human: Human, found: Iterable[str]) -> Message:
    """Which weapon, and what an Oops does to each of them (R11.1, 2.4)."""
    spoils = {word: weapon_name(s, each) for each in found for word in _spoilt(s, human, each)}
    oops = parts([s.text(f"spoils-{each}", weapon=weapon) for each, weapon in spoils.items()])
    shot = s.lasts("misfire", human.id) and any(s.card(each).kind == "firearm" for each in found if each in human.cards)
    return s.text("with-what", n=len(spoils), oops=oops, misfire="yes" if shot else "no")


def _spoilt(s: PlagueState, human: Human, weapon: str) -> list[str]:
    """What an Oops does, in words; nothing where it does no harm (A51)."""
    if weapon == HANDS:
        return ["blow"] if s.data.characters[human.character].bare else []
    card = s.card(weapon.removeprefix(SWING))
    if card.kind == "firearm" and weapon in human.cards:
        return ["shot" if card.oops == "mark" and weapon in s.marked else card.oops or "shot"]
    if card.oops == "wound":
        return ["wound"]
    broken = ["break"] if card.oops == "break" else []
    return broken if card.kind != "thrown" and s.able(human, "balance") else [*broken, "blow"]


def _strength(s: PlagueState, weapon: Message, hit: Hit, bonus: int = 0, jams: Iterable[int] = JAMS) -> Message:
    """From which faces it pushes and kills (R10.5); an Oops stays one whatever is added."""
    lowest = max(jams) + 1
    push, kill = (max(lowest, face - bonus) if face else 0 for face in (hit.push, hit.kill))
    if kill > HIGHEST:
        return s.text("weapon-aimed", weapon=weapon, push=push)
    if not kill:
        return s.text("weapon-pushes", weapon=weapon, push=push)
    last = kill - 1
    return s.text(
        "weapon-kills", weapon=weapon, n=kill, push=push if push <= last else 0, last=last if push < last else 0
    )
