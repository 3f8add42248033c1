"""Set-up (3). Order of randomness: equipment decks, zombies, abominations, starting cards, holder of the clock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from engine.core.dice import Dice
from engine.core.message import Message, Weight
from engine.core.secret import Deck
from engine.core.shape import Chain, One, Some
from engine.core.state import State
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled, places, worded

from ..achieved import before
from ..box.cards import Ammo, DeckName
from ..box.data import Tables
from ..box.mission import Mission
from ..deeds.inventory import Arranging
from ..party import campaign, companions
from ..party.campaign import Replacement
from ..party.cards import put, seek
from ..party.choices import about
from ..party.ranks import campaign_skills, tell_skill
from ..party.skills import has
from ..reading.spawn import deck as zombie_deck
from ..settings import ZombicideSettings
from ..state import Member, Party, Spawn, Survivor, ZombicideState, card_name, skill_told, zone_name

PREFERRED = ("steady_hand", "hoard", "lifesaver")
"""What Jack of all trades is by default (D2)."""
DECKS: tuple[DeckName, ...] = ("start", "eq", "epic", "ss")
IN_ORDER, ONE_BY_ONE = "order", "choose"
"""Words of where survivors start: as both are listed, or each as somebody wants it."""
AMMO: Mapping[Ammo, str] = {"bullets": "plenty_of_bullets", "shells": "plenty_of_shells"}


def lay_out(
    data: Tables,
    settings: ZombicideSettings,
    seats: Sequence[str],
    crews: Mapping[str, Sequence[str]],
    dice: Dice,
    carry: Any = None,
) -> ZombicideState:
    """The mission before anybody has a card (S1, S3, S4).

    Raises ValueError if ``carry`` is not of a campaign of these tables.
    """
    begun = campaign.begin(data, settings, carry)
    data = data.playing(begun.party.tale)
    party, mission = begun.party, data.missions[begun.party.mission]
    members = {id: each for id, each in begun.members.items() if any(id in crew for crew in crews.values())}
    survivors = {id: _survivor(data, settings, party, id, each) for id, each in members.items()}
    kept = {copy for each in survivors.values() for copy in each.sheet.kept}
    s = ZombicideState(
        seats=list(seats),
        dice=dice,
        settings=settings,
        begun=begun.model_copy(deep=True),
        mission_id=mission.id,
        crews={seat: [each for each in crew if each in members] for seat, crew in crews.items()},
        survivors=survivors,
        party=party,
        equipment={name: Deck(cards=[copy for copy in data.deck(name) if copy not in kept]) for name in DECKS},
        discards={name: [] for name in DECKS},
        zombie_deck=Deck(cards=zombie_deck(data, settings)),
        abomination_deck=Deck(cards=list(data.abominations)),
        hum=dict(mission.noise),
        crates=list(mission.crates),
        humvees=list(mission.humvees),
        lights=list(mission.lights),
        exits=list(mission.exits),
        objectives={id: "aside" if each.kind == "clock" else "down" for id, each in mission.cards.items()},
        hour=mission.hour if settings.began is None else settings.began,
        holder=seats[0],
    )
    s.attach(data)
    _put_on_board(s)
    for place, member in begun.members.items():
        if place not in members and member.who in party.dead:
            campaign.bequeath(s, place, member.sheet.achievements)
    for deck in (*s.equipment.values(), s.zombie_deck, s.abomination_deck):
        deck.shuffle(s)
    return s


def _survivor(data: Tables, settings: ZombicideSettings, party: Party, id: str, member: Member) -> Survivor:
    """A member of the party before the mission: the dead come without kept cards (R9.5)."""
    sheet = member.sheet.model_copy(deep=True)
    if member.who in party.dead:
        sheet.kept = []
    if not settings.campaign:
        sheet.achievements = before(data, settings)
    return Survivor(id=id, who=member.who, health=data.survivors[member.who].health, sheet=sheet)


def _put_on_board(s: ZombicideState) -> None:
    """Spawn zones, doors that are open from the beginning, and the buildings that have thereby been opened (R6.4)."""
    s.spawns = list(_spawns(s, s.mission))
    s.open = [
        door
        for each in s.mission.doors.values()
        if each.rule == "open" and (not each.needs or s.achieved(each.needs))
        for door in each.doors
    ]
    s.opened = list(dict.fromkeys(s.city.doors[door].building for door in s.open))


def _spawns(s: ZombicideState, mission: Mission) -> Iterator[Spawn]:
    """The spawn zones that are on the board (M7.2; R11, difficulty, spawns)."""
    hard = s.settings.difficulty == "hard"
    for each in mission.spawns.values():
        there = not each.needs or s.achieved(each.needs)
        if there or hard:
            awake = each.active or (each.needs is not None and there)
            asleep = each.asleep and s.settings.spawns == "ours"
            yield Spawn(zone=each.zone, colour=each.colour, active=hard or (awake and not asleep))


def sleeping(s: ZombicideState) -> list[str]:
    """The zones of the spawns that sleep so that the mission can be won, though they are printed awake."""
    asleep = {each.zone for each in s.mission.spawns.values() if each.asleep}
    return [each.zone for each in s.spawns if each.zone in asleep and not each.active]


def restart(s: ZombicideState) -> None:
    """The mission is as it was before its set-up: only the dice go on (R9.7, R10.13)."""
    fresh = lay_out(s.data, s.settings, s.seats, s.crews, s.dice, s.begun.model_dump())
    for name in ("crews", *(ZombicideState.model_fields.keys() - State.model_fields.keys())):
        setattr(s, name, getattr(fresh, name))
    s.deeds.clear()
    s.stack.clear()
    s.sealed.clear()
    s.orders.clear()


class Gifts(Step):
    """Kept cards come back, and skills do what they do at the beginning, in the order of survivors (S5, D2, D3)."""

    begun: bool = False
    keepers: list[str] = []
    """Who has not said yet which of the kept cards come along."""
    jacks: list[str] = []
    ammo: list[str] = []

    def run(self, s: ZombicideState) -> Done | None:
        if not self.begun:
            self.begun = True
            self.keepers = [each.id for each in s.survivors.values() if each.sheet.kept]
            self.jacks = [each.id for each in s.survivors.values() if s.data.survivors[each.who].blue == "jack"]
        if self.keepers or self.jacks:
            return None
        return self.starts(s)

    def starts(self, s: ZombicideState) -> Done | None:
        """What the skills give that are known now (R10.15)."""
        if not self.ammo:
            for survivor in s.survivors.values():
                if has(s, survivor, "start_ap2"):
                    survivor.ap = 2
                if has(s, survivor, "start_kit"):
                    _give(s, survivor, seek(s, "repair_kit", piles=False))
            self.ammo = [each.id for each in s.survivors.values() if has(s, each, "start_ammo")]
        return None if self.ammo else DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        for each in self.keepers:  # D25
            kept = s.survivors[each].sheet.kept
            shape = Some(labelled(card_name, kept), usual=",".join(kept))
            yield about(s, each, "keep", shape, (",".join(kept),), n=len(kept))
        for each in self.jacks:  # D2
            found = campaign_skills(s, s.survivors[each])
            default = next((skill for skill in PREFERRED if skill in found), found[0])
            yield about(s, each, "jack", One(labelled(skill_told, found)), (default,))
        for each in () if self.keepers or self.jacks else self.ammo:  # D3
            shape = One(labelled(card_name, AMMO.values()), prompt=partial(s.text, "ammo-which"))
            yield about(s, each, "ammo", shape, (AMMO[usual_ammo(s)],))

    def dropped(self, s: ZombicideState) -> None:
        for each in self.keepers:
            self.keep(s, each, s.survivors[each].sheet.kept)

    def on_keep(self, s: ZombicideState, ask: Ask, wanted: list[str]) -> None:
        self.keepers.remove(ask.subject)
        self.keep(s, ask.subject, wanted)

    def keep(self, s: ZombicideState, id: str, wanted: Sequence[str]) -> None:
        """These of his kept cards come along; the others go back into their decks."""
        survivor = s.survivors[id]
        for copy in survivor.sheet.kept:
            if copy in wanted:
                put(s, survivor, copy)
                continue
            deck = s.equipment[s.card(copy).deck]
            deck.cards.append(copy)
            deck.shuffle(s)
            s.tell("puts-back", weight="detail", figure=s.name(survivor.id), card=card_name(copy))
        survivor.sheet.kept = []

    def on_jack(self, s: ZombicideState, ask: Ask, skill: str) -> None:
        self.jacks.remove(ask.subject)
        s.survivors[ask.subject].jack = skill
        tell_skill(s, s.survivors[ask.subject], skill, "detail")

    def on_ammo(self, s: ZombicideState, ask: Ask, wanted: str) -> Done | None:
        self.ammo.remove(ask.subject)
        other = next(each for each in AMMO.values() if each != wanted)
        survivor = s.survivors[ask.subject]
        if not _give(s, survivor, seek(s, wanted, piles=False)):
            _give(s, survivor, seek(s, other, piles=False))
        return None if self.ammo else DONE


def _give(s: ZombicideState, survivor: Survivor, copy: str | None, weight: Weight = "line") -> bool:
    """He gets a card, if there is one."""
    if copy:
        put(s, survivor, copy)
        s.tell("gets", weight=weight, figure=s.name(survivor.id), card=card_name(copy))
    return copy is not None


def usual_ammo(s: ZombicideState) -> Ammo:
    """What more weapons of the team fire (D3)."""
    fired = [s.card(copy).ammo for each in s.survivors.values() for copy in each.cards]
    return "shells" if fired.count("shells") > fired.count("bullets") else "bullets"


class Deal(Step):
    """Every survivor gets a starting card; the player of the Fire Axe holds the clock (S5, S7)."""

    dealt: bool = False

    def run(self, s: ZombicideState) -> Done | None:
        if self.dealt:
            return DONE
        self.dealt = True
        deck, people = s.equipment["start"], list(s.survivors.values())
        for survivor in people:
            _give(s, survivor, deck.draw(s), "detail")
        s.out += deck.cards
        deck.cards = []
        if s.settings.difficulty == "easy":
            for survivor in people:
                _give(s, survivor, self.no_trap(s), "detail")
        leading = [seat for seat, crew in s.crews.items() if crew]
        axe = (each.id for each in people if any("holder" in s.card(copy).flags for copy in each.cards))
        owner = next(axe, None)
        s.holder = s.leader(owner) if owner else leading[s.dice.pick(len(leading))]
        s.tell("holds-clock", weight="detail", who=s.holder)
        s.push(Arranging(waiting=list(s.survivors)))
        return None

    def no_trap(self, s: ZombicideState) -> str | None:
        """The next main card that is no trap (R11, difficulty)."""
        while (copy := s.equipment["eq"].draw(s)) is not None:
            if s.card(copy).kind != "trap":
                return copy
            s.discards["eq"].append(copy)
        return None


class Places(Step):
    """Survivors stand where the mission begins; where it wants one in each zone, the holder of the clock says who
    stands where (S6, D5, R1.5). Then their companions.
    """

    def run(self, s: ZombicideState) -> Done | None:
        waiting = [each for each in s.survivors.values() if not each.at]
        if waiting and s.mission.apart:  # M1.1
            return None
        for survivor in waiting:
            survivor.at = s.mission.start[0]
        rooms = (s.city.zones[each.at].building for each in s.survivors.values())
        s.opened = list(dict.fromkeys([*s.opened, *(room for room in rooms if room)]))  # R6.4
        self.together(s)
        return DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        yield Ask(s.holder, "start", partial(who_where, s), prompt=partial(_in_order, s), default=(IN_ORDER,))

    def on_start(self, s: ZombicideState, ask: Ask, places: Sequence[str]) -> None:
        for survivor, zone in zip(s.survivors.values(), places, strict=False):
            survivor.at = zone
            s.tell("starts", weight="detail", refs=(zone,), figure=s.name(survivor.id), zone=zone_name(zone))

    def together(self, s: ZombicideState) -> None:
        """Companions of the party with their leaders; those of a single mission with the first survivors (R12.8)."""
        own = s.party.companions
        if not s.settings.campaign:
            own = dict(zip(s.mission.companions, s.survivors, strict=False))
        for name, leader in own.items():
            survivor = s.survivors.get(leader)
            fit = survivor if survivor and companions.can_lead(survivor, name) else None
            able = (each for each in s.survivors.values() if companions.can_lead(each, name))
            chosen = fit or next(able, None) or next(iter(s.survivors.values()))
            companions.join(s, name, chosen)


def _in_order(s: ZombicideState) -> Message:
    """The question who starts where, with the places that they get in their order."""
    pairs = zip(s.survivors, s.mission.start, strict=False)
    return s.text(
        "ask-start", places=[s.text("start-pair", figure=s.name(id), zone=zone_name(zone)) for id, zone in pairs]
    )


def who_where(s: ZombicideState) -> Chain:
    """A zone for each survivor, in their order; the value is the zones."""
    free = list(s.mission.start)
    if (yield One(worded(s, "start", (IN_ORDER, ONE_BY_ONE)), usual=IN_ORDER)) == IN_ORDER:
        return free
    found: list[str] = []
    for id in s.survivors:
        prompt = partial(s.text, "start-where", figure=s.name(id))
        zone: str = (yield One(places(free), prompt=prompt)) if len(free) > 1 else free[0]
        free.remove(zone)
        found.append(zone)
    return found


SET_UP: tuple[type[Step], ...] = (Replacement, Gifts, Deal, Places)
