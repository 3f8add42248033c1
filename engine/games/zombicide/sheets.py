"""The campaign between two missions as it is read: the mission to come, and the sheets (R10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from engine.core.campaign import Page
from engine.core.message import Message, parts

from .box.data import Tables
from .box.tale import Campaign
from .party.campaign import begin
from .party.ranks import MOST_CXP
from .settings import ZombicideSettings
from .state import (
    Carry,
    Sheet,
    card_name,
    companion_name,
    counter_name,
    kind,
    skill_name,
    skill_told,
    survivor_name,
    word_name,
)


def read(data: Tables, carry: Any) -> Carry:
    """What is carried on. Raises ValueError for what no mission left."""
    return begin(data, ZombicideSettings(), carry)


def mission(data: Tables, carry: Any) -> Message:
    """The mission to be played, with its number. Raises ValueError for what no mission left."""
    party = read(data, carry).party
    return _title(data.playing(party.tale).campaign, party.mission)


def _title(campaign: Campaign, mission: str) -> Message:
    """A mission of a campaign with its number, which ours have in their names."""
    name = Message(f"zombicide-value-mission-{mission}")
    if not campaign.of:
        return name
    return Message("zombicide-mission-numbered", {"n": campaign.missions.index(mission) + 1, "title": name})


def ahead(data: Tables, settings: ZombicideSettings, carry: Any) -> list[Message]:
    """The mission that a lobby is about, with its goals and its briefing, and who carries what into it."""
    found = begin(data, settings, carry)
    data = data.playing(found.party.tale)
    mission = data.missions[found.party.mission]
    goals = [word_name(f"goal-{mission.id}", goal) for goal in mission.goals]
    alone = not settings.campaign and data.campaign.of
    title = Message(f"zombicide-value-mission-{mission.id}") if alone else _title(data.campaign, mission.id)
    ordered = mission.id in data.campaign.missions and not alone
    key = "zombicide-lobby-mission" if ordered else "zombicide-lobby-own"
    lines = [
        Message(key, {"title": title, "goals": parts(goals)}),
        Message("zombicide-lobby-briefing", {"text": Message(f"zombicide-mission-{mission.id}-briefing")}),
    ]
    own = {place: _things(member.sheet) for place, member in found.members.items()}
    loaded = {place: things for place, things in own.items() if things and not _dead(found, place)}
    lines += [
        Message("zombicide-lobby-carries", {"who": called(found, place), "what": parts(things)})
        for place, things in loaded.items()
    ]
    if shared := [*_common(found, data.campaign)]:
        lines.append(Message("zombicide-lobby-common", {"what": parts(shared)}))
    return [*lines, *([Message("zombicide-lobby-sheets")] if loaded else [])]


def _dead(found: Carry, place: str) -> bool:
    return found.members[place].who in found.party.dead


def _things(sheet: Sheet) -> list[Message]:
    """What somebody carries into a mission, by name: skills, bonus actions, kept cards."""
    bonus = [Message("zombicide-lobby-bonus", {"n": sheet.bonus})] if sheet.bonus else []
    return [*map(skill_name, sheet.skills), *bonus, *_counted(sheet.kept)]


def pages(data: Tables, carry: Any) -> list[Page]:
    """A sheet for each place of the party, and one for what all of them have in common."""
    found = read(data, carry)
    of, shared = data.playing(found.party.tale).campaign, _shared(found)
    sheets = [
        Page(called(found, place), list(_lines(member.sheet, of, shared))) for place, member in found.members.items()
    ]  # R10.1
    common = [*_achieved(of, shared), *_common(found, of)]
    return [*sheets, *([Page(Message("zombicide-sheet-party"), common)] if common else [])]


def _common(found: Carry, of: Campaign) -> Iterator[Message]:
    """What all have in common: companions, the dead, what the city remembers (R9.5, R12.8)."""
    party = found.party
    if party.companions:
        companions = [
            Message("zombicide-sheet-companion", {"companion": companion_name(name), "figure": called(found, leader)})
            for name, leader in party.companions.items()
        ]
        yield Message("zombicide-sheet-companions", {"companions": companions})
    if party.lost:
        yield Message("zombicide-sheet-lost", {"who": [companion_name(each) for each in party.lost]})
    if party.dead:
        yield Message("zombicide-sheet-fallen", {"who": [survivor_name(each) for each in party.dead]})
    for word, n in party.counters.items():
        if n:
            yield counter_name(of, word, n)
    for word, n in party.flags.items():
        if n:
            yield word_name(of.family("flag"), word)


def called(carry: Carry, place: str) -> Message:
    """Who has a place of the party; of the dead it is said."""
    member = carry.members.get(place)
    if member is None:
        return Message("zombicide-sheet-nobody")
    return named(member.who, dead=member.who in carry.party.dead)


def named(who: str, *, dead: bool) -> Message:
    """A survivor by name; of the dead it is said."""
    return Message("zombicide-sheet-dead", {"figure": survivor_name(who)}) if dead else survivor_name(who)


def _lines(sheet: Sheet, of: Campaign, shared: Collection[str]) -> Iterator[Message]:
    yield Message("zombicide-sheet-cxp", {"n": sheet.cxp, "most": MOST_CXP})
    if sheet.bonus:
        yield Message("zombicide-sheet-bonus", {"n": sheet.bonus})
    for skill in sheet.skills:
        yield Message("zombicide-sheet-skill", {"what": skill_told(skill)})
    if sheet.kept:
        yield Message("zombicide-sheet-kept", {"what": _counted(sheet.kept)})
    yield from _achieved(of, [each for each in sheet.achievements if each not in shared])


def _counted(copies: Sequence[str]) -> list[Message]:
    """Cards by their names, equal ones counted together."""
    found = {kind(copy): card_name(copy) for copy in copies}
    kinds = Counter(map(kind, copies))
    return [name if kinds[id] == 1 else Message("times", {"n": kinds[id], "what": name}) for id, name in found.items()]


def _shared(found: Carry) -> list[str]:
    """What all of several survivors have achieved, which is not said of each."""
    one, *others = (each.sheet.achievements for each in found.members.values())
    return [word for word in one if others and all(word in each for each in others)]


def _achieved(of: Campaign, words: Sequence[str]) -> Iterator[Message]:
    if words:
        what = [word_name(of.family("achievement"), each) for each in words]
        yield Message("zombicide-sheet-achievements", {"what": what})
