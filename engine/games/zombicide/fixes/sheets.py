"""Corrections of what a campaign carries on, between two missions (R9.5, R10, R12.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from engine.core.campaign import CarryFix
from engine.core.fix import APPLY
from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.kit.choices import labelled, number
from engine.kit.fixes import toggle

from ..box.data import Tables
from ..party.ranks import MOST_BONUS, MOST_CXP, due, least
from ..sheets import called, read
from ..state import Carry, card_name, companion_name, counter_name, kind, skill_name, survivor_name, word_name
from .story import MOST_SAVED


def _place(found: Carry) -> One:
    return One(labelled(partial(called, found), found.members))


def cxp(data: Tables, found: Carry) -> Chain:
    """Campaign points, at least as many as the rewards on the sheet need (R10.3)."""
    sheet = found.members[(yield _place(found))].sheet
    n: str = yield number(least(sheet), MOST_CXP)
    yield APPLY
    sheet.cxp = int(n)


def bonus(data: Tables, found: Carry) -> Chain:
    """Bonus actions, as many as the campaign points allow (R10.3)."""
    sheet = found.members[(yield _place(found))].sheet
    n: str = yield number(0, min(MOST_BONUS, sheet.bonus + due(sheet)))
    yield APPLY
    sheet.bonus = int(n)


def learnt(data: Tables, found: Carry) -> Chain:
    """A campaign skill less, or one more if there are campaign points for it (R10.3, R10.5)."""
    sheet = found.members[(yield _place(found))].sheet
    skills = data.campaign_skills if due(sheet) > 0 else sheet.skills
    skill: str = yield One(labelled(skill_name, skills))
    yield APPLY
    toggle(sheet.skills, skill)


def achievement(data: Tables, found: Carry) -> Chain:
    """An achievement less or more (R10.12)."""
    sheet = found.members[(yield _place(found))].sheet
    word: str = yield _words(data.campaign.family("achievement"), data.achievements)
    yield APPLY
    toggle(sheet.achievements, word)


def kept(data: Tables, found: Carry) -> Chain:
    """A kept card less, or one more that can be kept and that nobody has (R10.9)."""
    sheet = found.members[(yield _place(found))].sheet
    taken = {copy for each in found.members.values() for copy in each.sheet.kept}
    free = {
        kind(copy): copy
        for card in data.equipment.values()
        for copy in reversed(data.copies(card))
        if card.keep and copy not in taken
    }
    copy: str = yield One(labelled(card_name, (*sheet.kept, *free.values())))
    yield APPLY
    toggle(sheet.kept, copy)


def fate(data: Tables, found: Carry) -> Chain:
    """Somebody of the party is dead, or lives after all (R9.5)."""
    who = found.members[(yield _place(found))].who
    now = "standing" if who in found.party.dead else "dead"
    yield One([Option(now, Message(f"zombicide-fix-option-{now}"))])
    yield APPLY
    toggle(found.party.dead, who)


def who(data: Tables, found: Carry) -> Chain:
    """Another survivor has a place of the party, with the sheet that is there; one of the dead lives again."""
    member = found.members[(yield _place(found))]
    party = {each.who for each in found.members.values()}
    new: str = yield One(labelled(survivor_name, (each for each in data.survivors if each not in party)))
    yield APPLY
    member.who = new
    found.party.dead = [each for each in found.party.dead if each != new]


def companion(data: Tables, found: Carry) -> Chain:
    """Who leads a companion, or that he is gone for good (R12.8)."""
    name: str = yield One(labelled(companion_name, data.companions))
    gone = [] if name in found.party.lost else [Option("nobody", Message("zombicide-fix-option-nobody"))]
    leader: str = yield One([*gone, *labelled(partial(called, found), found.members)])
    yield APPLY
    party = found.party
    party.companions.pop(name, None)
    party.lost = [each for each in party.lost if each != name]
    if leader in found.members:
        party.companions[name] = leader
    else:
        party.lost.append(name)


def counter(data: Tables, found: Carry) -> Chain:
    """A counter of the campaign."""
    now = found.party.counters
    options = [Option(each, counter_name(data.campaign, each, now.get(each, 0))) for each in data.campaign.counters]
    word: str = yield One(options)
    n: str = yield number(0, MOST_SAVED)
    yield APPLY
    now[word] = int(n)


def flag(data: Tables, found: Carry) -> Chain:
    """Something that the campaign remembers, or no longer."""
    flags = found.party.flags
    word: str = yield _words(data.campaign.family("flag"), data.campaign.flags)
    yield APPLY
    flags[word] = int(not flags.get(word))


def mission(data: Tables, found: Carry) -> Chain:
    """The mission that is played next."""
    others = [each for each in data.campaign.missions if each != found.party.mission]
    id: str = yield _words("mission", others)
    yield APPLY
    found.party.mission = id


def _words(family: str, words: Iterable[str]) -> One:
    return One(labelled(partial(word_name, family), words))


def _correction(chain: Callable[[Tables, Carry], Chain]) -> CarryFix:
    """The words choose what is done to a copy of what is carried on."""

    def words(data: Tables, carry: Any) -> Chain:
        found = read(data, carry)
        yield from chain(data.playing(found.party.tale), found)
        return found.model_dump()

    return CarryFix(chain.__name__, words)


CARRY_FIXES = tuple(
    map(_correction, (cxp, bonus, learnt, achievement, kept, fate, who, companion, counter, flag, mission))
)
