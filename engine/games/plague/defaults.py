"""What a missed deadline answers (11.1): heal, hit a zombie beside, walk away, try the engine."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.deeds import DONE

from .humans.arms import SWING
from .humans.deeds import MENU, completed
from .humans.fight import melee_targets, weapons
from .humans.moves import reach
from .humans.things import uses
from .player import full
from .player.arms import kill_chance
from .player.mind import LATE
from .player.risk import Danger
from .state import CAR, Human, PlagueState
from .terms import in_contact, left

WEAK = 2
"""Number of lives up to which he heals himself."""
WORTH_A_BLOW = 1 / 3
"""Chance to kill from which a blow is struck."""


def words(s: PlagueState, figure: str) -> Sequence[str]:
    """What an absent player's human does next, as the words of an answer; from round `LATE` on, what the program would
    do.
    """
    if s.round >= LATE:
        return full.words(s, figure)
    human = s.humans[figure]
    found = [*MENU.doable(s, human)]
    ways = {"use": _heal, "attack": _hit, "move": _away}
    if human.at == CAR:
        return ["ignite"] if "ignite" in found else [DONE]
    return next((wish for key, way in ways.items() if key in found and (wish := way(s, human))), [DONE])


def _heal(s: PlagueState, human: Human) -> list[str] | None:
    if human.life > WEAK or in_contact(s, human):
        return None
    item = next((card for card in uses(s, human) if s.card(card).heals), None)
    return ["use", item, human.id] if item else None


def _hit(s: PlagueState, human: Human) -> list[str] | None:
    """The best blow at a zombie beside him, if it kills often enough."""
    near = melee_targets(s, human)
    arms = [weapon for weapon in weapons(s, human) if near and _is_melee(s, weapon)] if near else []
    best = max(arms, key=lambda weapon: kill_chance(s, human, weapon), default=None)
    if best is None or kill_chance(s, human, best) < WORTH_A_BLOW:
        return None
    return completed(s, human, ["attack", best, near[0]])


def _is_melee(s: PlagueState, weapon: str) -> bool:
    return weapon.startswith(SWING) or s.card(weapon).kind not in ("firearm", "thrown") if weapon != "hands" else True


def _away(s: PlagueState, human: Human) -> list[str] | None:
    """A walk to the least dangerous square in reach, the nearest of these; None if he stands on it."""
    danger = Danger(s, mover=human.id)
    best, to = danger.risk(human, human.at), ""
    for square in reach(s, human, left(s, human)):
        risk = danger.risk(human, square)
        if risk < best - 1e-9:
            best, to = risk, square
    return ["move", to] if to else None
