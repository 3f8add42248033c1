"""The campaign's sheets between two missions: as they are read, and corrected (R10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.core.campaign import CarryFix, Page
from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.kit.choices import number

from .campaign import Carry, begin
from .chronicle import text_key
from .data import Tables
from .ranks import MOST_BONUS, MOST_CXP, REWARDS
from .settings import ZombicideSettings
from .state import Sheet, ZombicideState, card_name, companion_name, skill_name, survivor_name


def read(data: Tables, carry: Any) -> Carry:
    """What is carried on. Raises ValueError for what no mission left."""
    return begin(data, ZombicideSettings(), carry)


def mission(data: Tables, carry: Any) -> Message:
    """The mission to be played. Raises ValueError for what no mission left."""
    return Message(f"zombicide-mission-{read(data, carry).party.mission}")


def again(s: ZombicideState) -> bool:
    """A lost mission is played again from its beginning, unless all have fallen (R9.10) or it was agreed otherwise."""
    won = s.result is not None and bool(s.result.winners)
    return s.settings.replay == "on" and not won and s.verdict != "fallen"


def pages(data: Tables, carry: Any) -> list[Page]:
    """A sheet for each place of the party, and one for what all of them have in common."""
    found = read(data, carry)
    sheets = [
        Page(called(found, place), list(_lines(member.sheet))) for place, member in found.members.items()
    ]  # R10.1
    common: list[Message] = []
    if found.party.companions:
        companions = [
            Message("zombicide-sheet-companion", {"companion": companion_name(name), "figure": called(found, leader)})
            for name, leader in found.party.companions.items()
        ]
        common.append(Message("zombicide-sheet-companions", {"companions": companions}))
    if found.party.lost:
        common.append(Message("zombicide-sheet-lost", {"who": [companion_name(each) for each in found.party.lost]}))
    if found.party.dead:
        common.append(Message("zombicide-sheet-fallen", {"who": [survivor_name(each) for each in found.party.dead]}))
    return [*sheets, *([Page(Message("zombicide-sheet-party"), common)] if common else [])]


def called(carry: Carry, place: str) -> Message:
    """Who has a place of the party; of the dead it is said."""
    member = carry.members.get(place)
    if member is None:
        return Message("zombicide-sheet-nobody")
    name = survivor_name(member.who)
    return Message("zombicide-sheet-dead", {"figure": name}) if member.who in carry.party.dead else name


def _lines(sheet: Sheet) -> Iterator[Message]:
    yield Message("zombicide-sheet-cxp", {"n": sheet.cxp, "most": MOST_CXP})
    if sheet.bonus:
        yield Message("zombicide-sheet-bonus", {"n": sheet.bonus})
    if sheet.skills:
        yield Message("zombicide-sheet-skills", {"what": [skill_name(each) for each in sheet.skills]})
    if sheet.kept:
        yield Message("zombicide-sheet-kept", {"what": [card_name(each) for each in sheet.kept]})
    if sheet.achievements:
        yield Message("zombicide-sheet-achievements", {"what": [_achievement(each) for each in sheet.achievements]})


def _achievement(word: str) -> Message:
    return Message(f"zombicide-achievement-{text_key(word)}")


# Corrections


def _whose(carry: Carry) -> One:
    return One([Option(place, partial(called, carry, place)) for place in carry.members])


def cxp(data: Tables, carry: Any) -> Chain:
    """Campaign points, at least as many as the rewards on the sheet need (R10.3)."""
    found = read(data, carry)
    sheet = found.members[(yield _whose(found))].sheet
    rewards = len(sheet.skills) + sheet.bonus
    n: str = yield number(REWARDS[min(rewards, len(REWARDS)) - 1] if rewards else 0, MOST_CXP)

    def make() -> Any:
        sheet.cxp = int(n)
        return found.model_dump()

    return make


def bonus(data: Tables, carry: Any) -> Chain:
    """Bonus actions in stock."""
    found = read(data, carry)
    sheet = found.members[(yield _whose(found))].sheet
    n: str = yield number(0, MOST_BONUS)

    def make() -> Any:
        sheet.bonus = int(n)
        return found.model_dump()

    return make


def learnt(data: Tables, carry: Any) -> Chain:
    """One campaign skill more or less."""
    found = read(data, carry)
    sheet = found.members[(yield _whose(found))].sheet
    skill: str = yield One([Option(each, partial(skill_name, each)) for each in data.campaign_skills])
    return partial(_toggled, found, sheet.skills, skill)


def achievement(data: Tables, carry: Any) -> Chain:
    """One achievement more or less."""
    found = read(data, carry)
    sheet = found.members[(yield _whose(found))].sheet
    word: str = yield One([Option(each, partial(_achievement, each)) for each in data.achievements])
    return partial(_toggled, found, sheet.achievements, word)


def kept(data: Tables, carry: Any) -> Chain:
    """A card that was kept is lost."""
    found = read(data, carry)
    able = [Option(place, partial(called, found, place)) for place, each in found.members.items() if each.sheet.kept]
    sheet = found.members[(yield One(able))].sheet
    copy: str = yield One([Option(each, partial(card_name, each)) for each in sheet.kept])
    return partial(_toggled, found, sheet.kept, copy)


def _toggled(carry: Carry, own: list[str], word: str) -> Any:
    """What is on a list is taken from it, anything else put there."""
    (own.remove if word in own else own.append)(word)
    return carry.model_dump()


CARRY_FIXES = tuple(CarryFix(chain.__name__, chain) for chain in (cxp, bonus, learnt, achievement, kept))
