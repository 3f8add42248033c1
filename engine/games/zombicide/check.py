"""The invariants of a state (section 10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.corrections import Nothing
from engine.core.step import Step
from engine.kit.piles import astray

from .deeds.inventory import Arranging, Incoming
from .hidden import abominations, equipment, zombie_cards
from .party import skills
from .party.campaign import carried, strange
from .party.cards import light
from .party.ranks import MOST_BONUS, MOST_CXP, Growth, Tier, asked, choices, due
from .party.turns import Turn, left
from .phases.match import Match
from .phases.set_up import SET_UP, Gifts, Places
from .reading.spawn import deck
from .state import KINDS, LEVELS, ZombicideState

TURNS = 7
"""More Actions than a turn can have."""
TIERS: tuple[Tier, ...] = ("orange", "red")


def check(s: ZombicideState) -> list[str]:
    """The invariants that do not hold, each as ``number: what is wrong``."""
    return [*_cards(s), *_zombies(s), *_known(s), *_survivors(s), *_board(s), *_sheets(s)]


def _cards(s: ZombicideState) -> Iterator[str]:
    if astray(equipment(s), [copy for deck in s.equipment for copy in s.data.deck(deck)]):
        yield "I1: an equipment card is missing or in two places"
    if astray(zombie_cards(s), deck(s.data, s.settings)):
        yield "I2: a Zombie card is missing or in two places"
    if {card for seen in s.zombie_deck.seen.values() for card in seen}.difference(s.zombie_deck.cards):
        yield "I2: somebody has looked at a Zombie card that does not lie there"
    if astray(abominations(s), list(s.data.abominations)):
        yield "I2: an abomination is missing or in two places"
    resting = not s.find(Arranging, Gifts, Incoming)
    for each in s.survivors.values():
        room = skills.bag_size(s, each)
        if len(each.hands) > skills.HANDS or (len(each.bag) > room and resting):
            yield f"I6: {each.id} carries too much"
        if any(s.card(copy).kind == "trap" for copy in each.cards):
            yield f"I6: {each.id} carries a trap"
        if not set(each.empty) <= set(each.cards):
            yield f"I6: {each.id} has an empty weapon that is not his"


def _zombies(s: ZombicideState) -> Iterator[str]:
    for kind in KINDS:
        if s.count(kind) > s.data.zombies[kind].pieces:
            yield f"I3: too many of {kind}"
    if any(n <= 0 for there in s.horde.values() for n in there.values()) or not all(s.horde.values()):
        yield "I3: zombies that are none"
    if s.settings.abomination_fest == "off" and len(s.abominations) > 1:
        yield "I17: several abominations"


def _known(s: ZombicideState) -> Iterator[str]:
    """Things that the mission does not know, or that are there twice."""
    city, mission = s.city, s.mission
    rows: Sequence[tuple[str, Iterable[str], Iterable[str]]] = (
        ("I4: notes", s.notes, mission.notes),
        ("I4: notes of abominations", {*s.bound.values(), *s.trophies}, mission.notes),
        ("I4: notes of abominations", s.bound, s.abominations),
        ("I4: goals of another mission", s.goals, mission.goals),
        ("I4: keywords", s.keys, mission.keywords),
        ("I4: flags of another mission", s.flags, mission.flags),
        ("I9: zombies outside of the board", {*s.horde, *s.abominations.values()}, city.zones),
        ("I9: exits, crates or cars outside of the board", {*s.exits, *s.crates, *s.humvees}, city.zones),
        ("I9: spawn zones", [each.zone for each in s.spawns], city.zones),
        ("I9: what is linked", {zone for link in s.links for zone in link}, city.zones),
        ("I9: lights of another mission", s.lights, mission.lights),
        ("I10: doors", s.open, city.doors),
        ("I10: a building was opened twice", s.opened, city.buildings),
        ("I10: doors that were unlocked", s.unlocked, mission.doors),
        ("I11: noise", {*s.noise, *s.hum}, city.zones),
    )
    for told, found, known in rows:
        listed = list(found)
        if len({*listed}.intersection(known)) < len(listed):
            yield told
    if s.objectives.keys() != mission.cards.keys():
        yield "I4: objective cards of another mission"
    if any(n <= 0 for n in s.noise.values()):
        yield "I11: noise"


def _survivors(s: ZombicideState) -> Iterator[str]:
    placed = not _setting_up(s)
    people = [each.who for each in s.survivors.values()]
    if len(set(people)) < len(people):
        yield "I3: one survivor twice"
    for each in s.survivors.values():
        most = s.data.survivors[each.who].health
        out = each.standing in ("down", "saved", "dead")
        if not 0 <= each.health <= most or out != (each.health == 0):
            yield f"I5: the health of {each.id}"
        if out and (each.cards or each.lit):
            yield f"I5: {each.id} is out and has something"
        if not {each.at, each.beam} <= {"", *s.city.zones}:
            yield f"I9: {each.id} is outside of the board"
        if placed and bool(each.at) != (each.standing in ("standing", "down")):
            yield f"I9: where is {each.id}"
        if each.standing == "down" and s.round > each.fell + 1:
            yield f"I16: {each.id} lies too long"
        if each.jack not in ("", *s.data.campaign_skills):
            yield f"I7: what {each.id} is a jack of"
        if not s.repaired and not s.find(Growth):
            yield from _growth(s, each.id)
        if each.lit and (not s.night or not light(s, each)):
            yield f"I12: {each.id} has a light"
        if each.lit and each.beam and s.ground.visible(each.at).get(each.beam) != 1:
            yield f"I12: {each.id} shines through a wall"
    led = [figure for crew in s.crews.values() for figure in crew]
    if sorted(led) != sorted(s.survivors):
        yield "R1.3: a survivor without a player"
    turns = [step.survivor for step in s.find_all(Turn) if not step.gift]
    if len(set(turns)) < len(turns):
        yield "I8: two turns of one survivor"
    for turn in s.find_all(Turn):
        if left(s, s.survivors[turn.survivor], turn) > TURNS + turn.bonus:
            yield f"I8: the Actions of {turn.survivor}"


def _setting_up(s: ZombicideState) -> bool:
    """Whether survivors may still have no zone: only set-up runs, and they are going to be placed."""
    if s.over:
        return s.round == 1
    match = s.find(Match)
    to_come = match is not None and (match.at < len(SET_UP) or s.find(Places) is not None)
    return to_come and all(isinstance(step, (Match, *SET_UP, Arranging, Nothing)) for step in s.find_all(Step))


def _growth(s: ZombicideState, id: str) -> Iterator[str]:
    """I7: as many skills as levels have brought, as far as there was one to choose."""
    survivor = s.survivors[id]
    if survivor.laps:
        return
    passed: list[Tier] = [tier for tier in TIERS if survivor.ap >= dict(LEVELS)[tier]]
    missing = any(choices(s, survivor, tier) for tier in passed)
    if len(survivor.skills) > len(passed) or (len(survivor.skills) < len(passed) and missing):
        yield f"I7: the skills of {id}"


def _board(s: ZombicideState) -> Iterator[str]:
    if not 0 <= s.hour <= 23 or s.holder not in s.seats:
        yield "I13: the clock"
    for name, each in s.companions.items():
        if each.lost and (each.leader or each.at):
            yield f"R12.1: {name} is lost and somewhere"
        leader = s.survivors.get(each.leader)
        if each.leader and (leader is None or leader.standing not in ("standing", "left")):
            yield f"R12.5: {name} follows nobody"


def _sheets(s: ZombicideState) -> Iterator[str]:
    if strange(s.data, s.begun) or strange(s.data, carried(s)):
        yield "I15: what no campaign knows"
    for each in s.survivors.values():
        sheet = each.sheet
        if not 0 <= sheet.cxp <= MOST_CXP or sheet.bonus > MOST_BONUS or each.spent > sheet.bonus:
            yield f"I15: the sheet of {each.id}"
        if len(set(sheet.skills)) < len(sheet.skills):
            yield f"I15: {each.id} has a campaign skill twice"
        if s.settings.campaign and due(sheet) < asked(s, each):
            yield f"I15: {each.id} has too many rewards"
    if s.verdict and not s.over:
        yield "I18: decided, and not over"
