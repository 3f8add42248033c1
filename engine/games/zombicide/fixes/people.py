"""Corrections of survivors, their sheets and their companions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from engine.core.fix import APPLY
from engine.core.shape import Chain, One, Option
from engine.kit.choices import labelled, places
from engine.kit.fixes import counter, toggled, words

from ..party import companions, harm, ranks
from ..party.cards import light as has_light
from ..party.turns import Turn
from ..state import (
    Companion,
    Survivor,
    ZombicideState,
    companion_name,
    level,
    skill_about,
    skill_name,
    word_name,
    zone_name,
)

MOST_AP, MOST_USED = 99, 20
STANDING = ("standing", "down", "saved", "dead")
NOBODY = "nobody"


def one(s: ZombicideState, found: Iterable[Survivor]) -> One:
    """One of these survivors."""
    return One([Option(each.id, partial(s.name, each.id), ref=each.at or None) for each in found])


def zones(s: ZombicideState, test: Callable[[str], bool] = lambda zone: True) -> One:
    """One of the zones of the board."""
    return One(places(filter(test, s.city.zones)))


def health(s: ZombicideState) -> Chain:
    """The health of a standing survivor, from 1 to his maximum."""
    survivor = s.survivors[(yield one(s, s.standing))]
    most = s.data.survivors[survivor.who].health
    yield from counter(s, "health", survivor, "health", (1, most), figure=s.name(survivor.id))


def adrenaline(s: ZombicideState) -> Chain:
    """The adrenaline of a standing survivor. Skills of levels that he no longer has are lost, new ones are chosen."""
    survivor = s.survivors[(yield one(s, s.standing))]
    before = survivor.ap
    n: int = yield from counter(s, "adrenaline", survivor, "ap", (0, MOST_AP), figure=s.name(survivor.id))
    survivor.ap = min(before, n)
    survivor.skills = survivor.skills[: (level(survivor.ap) in ("orange", "red")) + (level(survivor.ap) == "red")]
    ranks.gain(s, survivor, n - survivor.ap)


def place(s: ZombicideState) -> Chain:
    """A survivor on the board is in another zone, with his companions, or a companion without a leader; his light
    shines to a wall.
    """
    people = {each.id: each for each in s.survivors.values() if each.at}
    alone = {name: each for name, each in s.companions.items() if each.at and not each.leader}
    called = {**{id: s.name(id) for id in people}, **{name: companion_name(name) for name in alone}}
    found: Mapping[str, Survivor | Companion] = {**people, **alone}
    who: str = yield One([Option(id, called[id], ref=each.at) for id, each in found.items()])
    zone: str = yield zones(s, lambda each: each != found[who].at)
    yield APPLY
    found[who].at = zone
    if who in people:
        people[who].beam = ""
        for name in s.led(who):
            s.companions[name].at = zone
    s.tell("fix-did-place", refs=(zone,), figure=called[who], zone=zone_name(zone))


def fate(s: ZombicideState) -> Chain:
    """A survivor is knocked out, taken, dead, or stands again with 1 health where he fell."""
    survivor = s.survivors[(yield one(s, s.survivors.values()))]
    what: str = yield words(s, *(each for each in STANDING if each != survivor.standing))
    yield APPLY
    if what == "standing":
        survivor.standing, survivor.health = "standing", 1
        survivor.at = survivor.at or s.mission.start[0]
    else:
        if survivor.standing in ("standing", "left"):
            survivor.at = survivor.at or s.mission.start[0]
            harm.knock_out(s, survivor)
        if what == "saved":
            harm.save(s, survivor)
        elif what == "dead":
            harm.die(s, survivor)
        elif not survivor.at:
            survivor.standing, survivor.at, survivor.fell = "down", s.mission.start[0], s.round
    s.tell("fix-did-fate", figure=s.name(survivor.id), what=s.text(f"fix-option-{what}"))


def actions(s: ZombicideState) -> Chain:
    """How many Actions the survivor whose turn it is has used."""
    turns = {turn.survivor: turn for turn in s.find_all(Turn)}
    turn = turns[(yield one(s, (s.survivors[each] for each in turns)))]
    yield from counter(s, "actions", turn, "used", (0, MOST_USED), figure=s.name(turn.survivor))


def done(s: ZombicideState) -> Chain:
    """Whether a survivor has had his turn in this round."""
    survivor = s.survivors[(yield one(s, s.standing))]
    what: str = yield words(s, "off" if survivor.acted else "on")
    yield APPLY
    survivor.acted = what == "on"
    s.tell("fix-did-done", figure=s.name(survivor.id), what=what)


def light(s: ZombicideState) -> Chain:
    """Whether a survivor's flashlight is on, which is possible at night only."""
    able = [each for each in s.standing if s.night and has_light(s, each)]
    survivor = s.survivors[(yield one(s, able))]
    yield words(s, "off" if survivor.lit else "on")
    yield APPLY
    survivor.lit, survivor.beam = not survivor.lit, ""
    s.tell("fix-did-light", figure=s.name(survivor.id), what="on" if survivor.lit else "off")


# Sheets


def cxp(s: ZombicideState) -> Chain:
    """A survivor's campaign points, as many as his rewards need; further rewards are for other corrections."""
    survivor = s.survivors[(yield one(s, s.survivors.values()))]
    bounds = (ranks.least(survivor.sheet, ranks.asked(s, survivor)), ranks.MOST_CXP)
    yield from counter(s, "cxp", survivor.sheet, "cxp", bounds, figure=s.name(survivor.id))


def bonus(s: ZombicideState) -> Chain:
    """A survivor's bonus actions, those that he has used in this mission included; in a campaign as many as his
    campaign points allow.
    """
    survivor = s.survivors[(yield one(s, s.survivors.values()))]
    allowed = survivor.sheet.bonus + _free(s, survivor) if s.settings.campaign else ranks.MOST_BONUS
    bounds = (survivor.spent, min(allowed, ranks.MOST_BONUS))
    yield from counter(s, "bonus", survivor.sheet, "bonus", bounds, figure=s.name(survivor.id))


def _free(s: ZombicideState, survivor: Survivor) -> int:
    """How many rewards more his campaign points bring than he has and is choosing (R10.3)."""
    return ranks.due(survivor.sheet) - ranks.asked(s, survivor)


def learnt(s: ZombicideState) -> Chain:
    """A survivor has one campaign skill less on his sheet, or another, in a campaign if his points allow it."""
    survivor = s.survivors[(yield one(s, s.survivors.values()))]
    own = survivor.sheet.skills
    more = _free(s, survivor) > 0 or not s.settings.campaign
    found = [*own, *(ranks.campaign_skills(s, survivor) if more else ())]
    skill: str = yield One(labelled(skill_name, found, skill_about))
    yield from toggled(s, "learnt", own, skill, figure=s.name(survivor.id), skill=skill_name(skill))


def achievement(s: ZombicideState) -> Chain:
    """A survivor has an achievement, or no longer."""
    survivor = s.survivors[(yield one(s, s.survivors.values()))]
    word: str = yield One(labelled(partial(word_name, s.data.campaign.family("achievement")), s.data.achievements))
    own, told = survivor.sheet.achievements, word_name(s.data.campaign.family("achievement"), word)
    yield from toggled(s, "achievement", own, word, figure=s.name(survivor.id), word=told)


def companion(s: ZombicideState) -> Chain:
    """A companion goes with a survivor, or is gone."""
    name: str = yield One(labelled(companion_name, s.data.companions))
    now = s.companions.get(name)
    able = [each for each in s.standing if companions.can_lead(each, name) and (not now or now.leader != each.id)]
    gone = [Option(NOBODY, partial(s.text, "fix-option-nobody"))] if now and not now.lost else []
    whom: str = yield One([*gone, *labelled(s.name, (each.id for each in able))])
    yield APPLY
    if whom == NOBODY:
        harm.eliminate(s, name)
    else:
        s.companions[name] = Companion(leader=whom, at=s.survivors[whom].at)
        s.party.lost = [each for each in s.party.lost if each != name]
    who = s.text("fix-option-nobody") if whom == NOBODY else s.name(whom)
    s.tell("fix-did-companion", companion=companion_name(name), figure=who)
