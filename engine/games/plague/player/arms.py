"""Weapons as the program judges them: who is armed, what can be hit, how often a blow kills (2.4)."""

from __future__ import annotations

from ..humans.arms import HANDS, SWING
from ..humans.faces import result
from ..state import Human, PlagueState
from ..terms import is_blocked, is_last


def is_thrown(s: PlagueState, weapon: str) -> bool:
    """Whether a weapon, by its word in an attack, is one to be thrown."""
    return weapon != HANDS and not weapon.startswith(SWING) and s.card(weapon).kind == "thrown"


def best_blow(s: PlagueState, human: Human) -> float:
    """How often a blow with his best melee weapon kills."""
    blows = (SWING + each if s.card(each).kind == "firearm" else each for each in human.cards if s.card(each).melee)
    return max((kill_chance(s, human, each) for each in blows), default=0.0)


def clears(s: PlagueState, human: Human) -> bool:
    """Whether he fights on foot the dead around a car that runs and cannot leave for them."""
    return (
        s.running
        and is_blocked(s)
        and human.life >= s.data.player.strong
        and best_blow(s, human) >= s.data.player.hunts
    )


def dares(s: PlagueState, human: Human, weapon: str) -> bool:
    """Whether he attacks with it: what could leave him unarmed a few times at most in a turn."""
    return human.risked < s.data.player.risks or not is_last(s, human, weapon)


def prey(s: PlagueState) -> list[str]:
    """The zombies inside the house."""
    return [each.id for each in s.zombies.values() if each.at in s.data.house]


def kill_chance(s: PlagueState, human: Human, weapon: str) -> float:
    """How often one attack with a weapon kills (2.4), whoever holds it: without aim and re-rolls, so how good it is.

    What an attack of somebody may bring now is said by `humans.arms.odds`.
    """
    if weapon == HANDS:
        own = s.data.characters[human.character].bare
        return sum(result(face, 0, own) == "kill" for face in range(1, 7)) / 6 if own else 1 / 36
    card = s.card(weapon.removeprefix(SWING))
    if card.kind == "thrown":
        return (7 - card.works) / 6
    swung = weapon.startswith(SWING)
    hit = card.melee if swung or card.kind != "firearm" else card
    if hit is None:
        return 0.0
    trained = card.size == "small" and s.able(human, "trained") and card.kind == "firearm"
    miss = sum(result(face, int(trained), hit) != "kill" for face in range(1, 7)) / 6
    return 1 - miss ** (card.dice if not swung else 1)
