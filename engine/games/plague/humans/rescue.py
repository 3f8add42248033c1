"""Who can still help somebody who lies unconscious: with first aid from beside him (2.4), or by carrying him (R8.1)."""

from __future__ import annotations

from engine.core.message import Message
from engine.kit.walks import distances

from ..data import kind
from ..state import CAR, Human, PlagueState, card_name
from ..terms import left, next_allowance

MEDICINE = ("medkit", "bandage")


def medicine(s: PlagueState, human: Human) -> str:
    """First aid that he carries, a kit before bandages; nothing: ""."""
    return next((card for name in MEDICINE for card in human.cards if s.does(card) == name), "")


def helpers(s: PlagueState, patient: Human, *, now: bool) -> list[Human]:
    """The conscious humans who can be beside him with an action left: with what they have ``now``, or in the next turn.

    In the car only first aid helps (R16.3).
    """
    others = [each for each in s.conscious if each is not patient]
    actions = {each.id: left(s, each) if now else next_allowance(s, each) for each in others}
    if patient.at == CAR:
        return [each for each in others if each.at == CAR and medicine(s, each) and actions[each.id]]
    dead = {each.at for each in s.zombies.values()}
    links = s.ground.neighbours
    steps = distances([patient.at], lambda at: [each for each in links(at) if each not in dead])
    return [each for each in others if each.on_foot and steps.get(each.at, actions[each.id] + 1) <= actions[each.id]]


def called(s: PlagueState, helper: Human) -> Message:
    """A helper by name, with the first aid that he carries."""
    aid = medicine(s, helper)
    name = s.name(helper.id)
    return s.text("helper", figure=name, card=card_name(kind(aid))) if aid else name
