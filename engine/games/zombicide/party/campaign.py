"""What a campaign carries from mission to mission, and the survivors who take the place of the dead (R9.5, R10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from engine.core.luck import percent
from engine.core.message import Message
from engine.core.scenario import PRINTED
from engine.core.shape import One
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled

from ..box.data import Tables
from ..box.dice import BREAK, RISK
from ..settings import ZombicideSettings
from ..state import Carry, Member, Party, Sheet, Survivor, ZombicideState, card_name, skill_told, survivor_name
from .choices import about

PLACES = ("s1", "s2", "s3", "s4", "s5", "s6")
"""The places of the party."""


def begin(data: Tables, settings: ZombicideSettings, carry: Any) -> Carry:
    """What a mission begins with; a campaign without anything carried on begins with its first mission.

    Raises ValueError if ``carry`` is not of a campaign of these tables, and `Refused` if the one that was chosen is
    there no longer.
    """
    if settings.campaign and carry is not None:
        found = Carry.model_validate(carry)
        if not data.knows(found.party.tale):
            raise ValueError(f"there is no campaign {found.party.tale!r}")
        if wrong := sorted(strange(data.playing(found.party.tale), found)):
            raise ValueError(f"unknown in this box, or there twice: {', '.join(wrong)}")
        return found
    crew = [each.id for each in data.survivors.values() if each.roster == "party"]
    tale = chosen(data, settings)
    mission = data.playing(tale).campaign.missions[0] if settings.campaign else settings.mission
    members = {f"s{n}": Member(who=who, sheet=Sheet()) for n, who in enumerate(crew, 1)}
    return Carry(party=Party(mission=mission, tale=tale), members=members)


def chosen(data: Tables, settings: ZombicideSettings) -> str:
    """With which campaign's words and cards a table plays; a mission alone with those that were chosen, if they are for
    it, else with those of a campaign that names it.
    """
    if settings.campaign or (settings.tale != PRINTED and settings.mission in data.playing(settings.tale).missions):
        return settings.tale
    return data.alone(settings.mission)


def strange(data: Tables, carry: Carry) -> set[str]:
    """Words that are not of the box of the campaign where they stand, and those that stand in two places but can be in
    one only.
    """
    party, members = carry.party, carry.members
    sheets = [each.sheet for each in members.values()]
    who = [each.who for each in members.values()]
    kept = [copy for sheet in sheets for copy in sheet.kept]
    pairs: Sequence[tuple[Iterable[str], Iterable[str]]] = (
        ([party.mission], data.missions),
        (members, PLACES),
        ([*who, *party.dead], data.survivors),
        ([*party.companions, *party.lost], data.companions),
        (party.companions.values(), ["", *PLACES]),
        (party.counters, data.campaign.counters),
        (party.flags, data.campaign.flags),
        ([skill for sheet in sheets for skill in sheet.skills], data.campaign_skills),
        ([each for sheet in sheets for each in sheet.achievements], data.achievements),
        (kept, [copy for card in data.equipment.values() if card.keep for copy in data.copies(card)]),
    )
    unknown = {word for words, known in pairs for word in set(words).difference(known)}
    return unknown | {word for word, n in Counter([*who, *kept]).items() if n > 1}


def following(s: ZombicideState) -> str | None:
    """The mission that comes after this one."""
    order = s.data.campaign.missions
    at = order.index(s.mission_id) + 1 if s.mission_id in order else len(order)
    return order[at] if at < len(order) else None


# The end of a mission


def close(s: ZombicideState) -> None:
    """What becomes of everybody and everything when a mission is over."""
    if s.verdict != "won":
        return
    for survivor in s.survivors.values():
        if survivor.standing == "down":  # R9.6
            survivor.standing, survivor.at = ("dead" if s.mission.flight else "saved"), ""
            if s.mission.flight:
                survivor.fell = s.round
                told = "dies-for-good" if s.settings.campaign else "dies"
                s.tell(told, weight="headline", hurts=(s.leader(survivor.id),), figure=s.name(survivor.id))
            else:
                s.tell("saved", weight="headline", figure=s.name(survivor.id))
    if s.settings.campaign:
        keep(s)


def keep(s: ZombicideState) -> None:
    """All keep rolls after a won mission (R10.9)."""
    for survivor in s.survivors.values():
        survivor.sheet.kept = [each for each in survivor.cards if keeps(s, survivor, each)]


def keeps(s: ZombicideState, survivor: Survivor, copy: str) -> bool:
    """Whether a card outlasts the mission: its keep value in risk dice is rolled, and one break loses it (R10.9)."""
    card = s.card(copy)
    if not card.keep or s.settings.advanced_items == "off":
        return False
    who, what, p = s.name(survivor.id), card_name(copy), percent((1 - 1 / len(RISK)) ** card.keep)
    (faces,) = s.roll("rolls-keep", (RISK, card.keep), weight="detail", figure=who, what=what, p=p)
    kept = BREAK not in faces
    s.tell("keeps" if kept else "keeps-not", figure=s.name(survivor.id), what=card_name(copy))
    return kept


def outcome(s: ZombicideState) -> Any:
    """What the next mission begins with; None if there is none, or this one is not won."""
    mission = following(s)
    won = s.result is not None and bool(s.result.winners)
    if not (won and s.settings.campaign and mission):
        return None
    found = carried(s)
    found.party.mission = mission
    return found.model_dump()


def carried(s: ZombicideState) -> Carry:
    """What stands on the sheets now, with who has died and who has been lost so far."""
    party = s.party.model_copy(deep=True)
    dead = (each.who for each in s.survivors.values() if each.standing == "dead")
    party.dead += [who for who in dead if who not in party.dead]  # R9.5
    party.companions = {name: each.leader for name, each in s.companions.items() if not each.lost}  # R12.8
    party.lost += [name for name, each in s.companions.items() if each.lost and name not in party.lost]
    members = {each.id: Member(who=each.who, sheet=each.sheet) for each in s.survivors.values()}
    return Carry(party=party, members=members)


# The next set-up


def reserve(s: ZombicideState) -> list[str]:
    """Who can take a dead survivor's place (R9.5)."""
    return _successors(s.data, s.settings, {*s.party.dead, *(each.who for each in s.survivors.values())})


def _successors(data: Tables, settings: ZombicideSettings, known: Collection[str]) -> list[str]:
    return [] if settings.reserve == "off" else [who for who in data.survivors if who not in known]


def played(data: Tables, settings: ZombicideSettings) -> list[str]:
    """The places of the party that are played: of the dead the first ones, as far as others can take them (R9.5)."""
    party = settings.party or dict.fromkeys(PLACES, "")
    dead = [place for place, who in party.items() if who in settings.dead]
    n = len(_successors(data, settings, {*settings.dead, *party.values()}))
    return [place for place in party if place not in dead[n:]]


def bequeath(s: ZombicideState, place: str, achieved: Iterable[str]) -> None:
    """Nobody takes the place of a dead survivor: what he has achieved goes to the next of the same player, or of the
    next seat (R9.5).
    """
    agreed = (seat for seat, plan in s.settings.seats.items() if place in plan.figures and seat in s.seats)
    seats = s.seats_from(next(agreed, s.seats[0]))
    heirs = [s.survivors[each] for seat in seats for each in s.crews.get(seat, ())]
    heir = next((each for each in heirs if each.who not in s.party.dead), None)
    if heir:
        heir.sheet.achievements = list(dict.fromkeys([*heir.sheet.achievements, *achieved]))


def recruit(s: ZombicideState, who: str) -> Message:
    """Somebody who could join, with what he can do from the start."""
    return s.text("recruit", figure=survivor_name(who), skill=skill_told(s.data.survivors[who].blue))


class Replacement(Step):
    """Dead survivors are replaced before anything is dealt (R9.5)."""

    def run(self, s: ZombicideState) -> Done | None:
        return None if self.dead(s) and reserve(s) else DONE

    def dead(self, s: ZombicideState) -> list[Survivor]:
        """The places whose survivors are dead."""
        return [each for each in s.survivors.values() if each.who in s.party.dead]

    def asks(self, s: ZombicideState) -> Iterator[Ask]:  # D26
        dead = self.dead(s)[0]
        found = reserve(s)
        yield about(s, dead.id, "replace", One(labelled(partial(recruit, s), found)), (found[0],))

    def on_replace(self, s: ZombicideState, ask: Ask, who: str) -> None:
        survivor = s.survivors[ask.subject]
        s.tell("replaced", weight="headline", figure=s.name(survivor.id), whom=survivor_name(who))
        survivor.who, survivor.health = who, s.data.survivors[who].health
        survivor.sheet = Sheet(achievements=survivor.sheet.achievements)
