"""What is worth a badge in Zombie Plague."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.badges import Badge, Finished

from .state import TRAITOR, ZOMBIES, PlagueState

Night = Finished[PlagueState]


def survived(night: Night) -> bool:
    """Whether the seat has won with the humans."""
    return night.won and night.seat != ZOMBIES and night.ended("end-car", "end-house", "end-basement")


def unhurt(night: Night) -> bool:
    """Whether no human of the seat has lost a life (R21)."""
    numbers = {int(figure[1:]) for figure in night.crew}
    hurt = night.told("wounded", "bitten", "hurt", "knocked-out")
    return bool(numbers) and not any(line.args["figure"]["args"].get("n") in numbers for line in hurt)


def all_well(night: Night) -> bool:
    """Whether every one of several humans got away on their own feet."""
    return survived(night) and len(night.s.conscious) == len(night.s.humans) > 1


def carried(night: Night) -> bool:
    """Whether a human of the seat brought another out who could not walk (R8.1)."""
    humans = night.s.humans
    loads = [humans[humans[figure].carries] for figure in night.crew if humans[figure].carries]
    return survived(night) and any(not each.conscious for each in loads)


def betrayed(night: Night) -> bool:
    """Whether the seat's traitor got away alone (R30.5)."""
    ways = "end-traitor-car", "end-traitor-house", "end-traitor-basement"
    return night.won and night.ended(*ways) and any(night.s.roles[each].value == TRAITOR for each in night.crew)


BADGES: Sequence[Badge[PlagueState]] = (
    Badge("car", "car_hatchback", lambda night: survived(night) and night.ended("end-car")),
    Badge("house", "home_lock", lambda night: survived(night) and night.ended("end-house")),
    Badge("basement", "stairs_down", lambda night: survived(night) and night.ended("end-basement")),
    Badge("full", "car_side", lambda night: all_well(night) and night.ended("end-car")),
    Badge("sealed", "home_heart", lambda night: all_well(night) and night.ended("end-house")),
    Badge("unhurt", "shield_check", lambda night: survived(night) and unhurt(night)),
    Badge("carried", "hand_heart", carried),
    Badge("slain", "skull_crossbones", lambda night: night.did("slain"), 6),
    Badge("searched", "magnify", lambda night: night.did("searched"), 4),
    Badge("built", "hammer", lambda night: night.did("built"), 5),
    Badge("hard", "biohazard", lambda night: survived(night) and night.s.settings.difficulty == "hard"),
    Badge("dead", "coffin", lambda night: night.won and night.seat == ZOMBIES),
    Badge("traitor", "incognito", betrayed),
)
