"""The full policy for the turn of a survivor (section 11): whatever is worth most for an Action is done next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from engine.core.shape import NONE
from engine.kit.deeds import DONE

from ..deeds.moves import ways
from ..deeds.trade import SELF, Trade
from ..defaults import WORTH_A_BLOW
from ..party.ranks import ahead
from ..party.sight import visible
from ..party.skills import HANDS, bag_size
from ..party.turns import left, now
from ..phases.turn import MENU
from ..reading.doors import beyond
from ..reading.take import CRATE, Take
from ..state import Survivor, ZombicideState
from .errands import CARD, RESCUE, Errand, errands, fetches, guards, shared_out
from .fighting import Blow, blows, dread
from .gear import arranged, has_tool, held, opens, power, stripped
from .going import FAR, Map, price_of_wounds
from .mind import mind

Why = Literal[
    "rescue", "take", "crate", "attack", "door", "heal", "goal", "away", "search", "reload", "arrange",
    "give", "relay", "douse", "rally", "bonus", "eat", "done",
]  # fmt: skip
OUT = 8.0
"""What it is worth to leave by an exit."""
LAST = 30.0
"""What it adds to take the last step of the mission, or to reach its place."""


class Candidate(NamedTuple):
    """Something that a survivor could do: what it is worth per Action, the words of the answer, and the reason."""

    worth: float
    words: Sequence[str]
    why: Why


class Look(NamedTuple):
    """One look at the table: the board, what the mission needs, and what of it this survivor goes for."""

    map: Map
    due: Sequence[Errand]
    errand: Errand
    others: Mapping[str, Errand]
    """What others who are needed go for, by survivor."""


def look(s: ZombicideState, survivor: Survivor) -> Look:
    """What somebody sees who thinks about a survivor's turn."""
    map, due = Map(s), list(errands(s))
    others = shared_out(s, map, due, survivor)
    return Look(map, due, others.pop(survivor.id), others)


def words(s: ZombicideState, survivor: Survivor) -> list[str]:
    """What he does next."""
    return list(chosen(s, survivor, look(s, survivor)).words)


def chosen(s: ZombicideState, survivor: Survivor, seen: Look) -> Candidate:
    """The best of what he could do, with its reason."""
    found = list(deeds(s, survivor, seen))
    best = max(found, key=lambda each: each.worth, default=None)
    return best if best and best.worth > mind(s).least else Candidate(0, [DONE], "done")


def deeds(s: ZombicideState, survivor: Survivor, seen: Look) -> Iterator[Candidate]:
    """All that he could sensibly do now."""
    actions, found = left(s, survivor), list(blows(s, survivor))

    def able(key: str) -> bool:
        return MENU.deeds[key].possible(s, survivor, actions)

    for each in found:
        yield Candidate(each.worth, ["attack", *each.words], "attack")
    if able("take"):
        yield from _takes(s, survivor, seen.due)
    if able("door"):
        yield from doors(s, survivor, seen, actions)
    if able("heal"):
        yield from _heals(s, survivor)
    if able("move"):
        yield from _moves(s, survivor, seen, actions, fights=_fights(s, survivor, seen.map, found))
    if able("search"):
        yield _search(s, survivor)
    if able("reload"):
        yield Candidate(mind(s).reload if survivor.empty else 0.0, ["reload"], "reload")
    if len(survivor.cards) > 1 and able("trade"):
        yield _arms(s, survivor)
        yield from gifts(s, survivor)
    if actions > 1 and able("trade"):
        yield from relays(s, survivor, seen, actions)
    if actions == 1 and able("douse"):
        yield douse(s, survivor, seen.map)
    if able("rally"):
        yield Candidate(4, ["rally"], "rally")
    if not actions and s.threats(survivor.at) and able("bonus"):
        again = max((each.worth for each in found), default=0.0)
        if again > 1.5:
            yield Candidate(again, ["bonus"], "bonus")
    if able("eat") and (goal := ahead(survivor)):
        yield Candidate(mind(s).meal - dread(s, survivor, goal[1]), ["eat"], "eat")


def last(due: Sequence[Errand]) -> bool:
    """Whether a single errand of the mission is left."""
    return sum(each.worth > RESCUE for each in due) == 1


def _takes(s: ZombicideState, survivor: Survivor, due: Sequence[Errand]) -> Iterator[Candidate]:
    found, by = Take().aims(s, survivor), mind(s)
    good = {each.key: each.worth / CARD for each in due if each.what == "take"}
    for each in found:
        word = [] if len(found) == 1 else [each]
        if each in s.survivors:
            yield Candidate(by.rescue, ["take", *word], "rescue")
        elif each == CRATE:
            yield Candidate(by.crate if not s.threats(survivor.at) else 0.6, ["take", *word], "crate")
        elif each in good:
            yield Candidate(by.take * good[each] + 2 + LAST * last(due), ["take", *word], "take")


def doors(s: ZombicideState, survivor: Survivor, seen: Look, actions: int) -> Iterator[Candidate]:
    """The door that he is sent to, or one that lies on his way; with the last Action only where a friend is near, or
    nothing can come out (section 11, 7).
    """
    map, errand, near, by = seen.map, seen.errand, s.ground.away(survivor.at), mind(s)
    friends = any(near.get(each.at, FAR) <= 1 for each in s.standing if each is not survivor)
    for door, zones in map.doors.items():
        if survivor.at not in zones:
            continue
        safe = actions > 1 or friends or last(seen.due) or map.opening(door) == by.opened
        if not safe:
            continue
        to = beyond(s, door, survivor.at)
        if errand.what == "door" and errand.key == door:
            yield Candidate(by.door + LAST * last(seen.due), ["door", door], "door")
            continue
        far = map.far(survivor, errand.zones, True)
        gain = far.get(survivor.at, FAR) - far.get(to, FAR) - 1
        if gain > 0 and errand.what != "help":
            yield Candidate(by.step * gain * (1 if errand.worth > 1 else 0.5), ["door", door], "door")


def _heals(s: ZombicideState, survivor: Survivor) -> Iterator[Candidate]:
    hurt = [each for each in s.here(survivor.at) if each.health < s.data.survivors[each.who].health]
    worst = min(hurt, key=lambda each: each.health)
    if worst.health == 1:
        yield Candidate(mind(s).heal, ["heal", *([worst.id] if len(hurt) > 1 else [])], "heal")


def _fights(s: ZombicideState, survivor: Survivor, map: Map, attacks: Sequence[Blow]) -> bool:
    """Whether he fights those who stand beside him before he goes on: he can hit them, and would not fall by it
    (section 11, 2).
    """
    strikes = any(each.kills >= WORTH_A_BLOW and each.words[0].endswith(f"@{survivor.at}") for each in attacks)
    if not strikes or survivor.at not in map.threats:
        return False
    return map.bites(survivor, survivor.at) - map.strong(survivor) * left(s, survivor) < survivor.health


def _moves(s: ZombicideState, survivor: Survivor, seen: Look, actions: int, *, fights: bool) -> Iterator[Candidate]:
    map, errand, by = seen.map, seen.errand, mind(s)
    fetched = fetches(s, errand)
    final = last(seen.due) and not fetched
    goals = errand.zones if errand.what == "exit" or final else ()
    if fights and not goals:
        return
    tool = map.has_tool(survivor)
    far = map.far(survivor, errand.zones, tool)
    here = far.get(survivor.at, FAR)
    weight = by.step * (1.6 if errand.what == "exit" else 1 if errand.worth > 0.9 else 0.8)
    careful = errand.what == "help" or (survivor.id in guards(s) and errand.what != "exit")
    fear = by.wound * by.fear * (2 if careful else 1)
    doors = {zone for zones in map.doors.values() for zone in zones} if tool else set[str]()

    def feared(zone: str, left: float) -> float:
        """The price of the wounds to be expected in a zone with ``left`` Actions; less where a door leads on."""
        wounds = map.risk(survivor, zone) * (by.through if left > 1 and zone in doors else 1)
        return price_of_wounds(survivor, wounds, fear)

    def uneventful(zone: str) -> bool:
        """Whether there is nothing to do in a zone that he could walk through, and nobody to be met."""
        to_do = zone in doors or zone in s.crates or any(zone in each.zones for each in seen.due)
        to_do = to_do or (len(survivor.cards) > 1 and bool(s.here(zone)))
        return not (to_do or map.crowd(zone) or (zone in map.rooms and not now(s, survivor).searched))

    stay, gains, worths = feared(survivor.at, actions), dict[str, float](), dict[str, float]()
    for zone, (price, path) in ways(s, survivor).items():
        taking = fetched and zone in errand.zones  # that takes an Action, too
        if zone not in goals and (fights or too_dangerous(survivor, map, zone, actions - price - taking)):
            continue
        gain = weight * (here - far.get(zone, FAR))
        if zone in errand.zones and errand.what in ("take", "door", "crate") and price < actions:
            gain += (LAST if final else by.at_once) if errand.worth > 1 else 0.5
        if errand.what == "exit" and zone in errand.zones and not s.threats(zone):
            gain += OUT  # he leaves at once (R9.8)
        else:
            gain += stay - feared(zone, actions - price)
        if gain <= 0:
            continue
        worth, before = gain / max(price, 0.5) + 0.01 * price, path[-2] if len(path) > 1 else ""
        if before in gains and gain - gains[before] >= by.step / 2 and uneventful(before) and not map.crowd(zone):
            worth = max(worth, worths[before] + 0.01)  # from there he would go on: that is one answer
        gains[zone], worths[zone] = gain, worth
        yield Candidate(worth, ["move", zone], "away" if here <= far.get(zone, FAR) else "goal")


def too_dangerous(survivor: Survivor, map: Map, zone: str, actions: float) -> bool:
    """Whether he must not enter a zone with ``actions`` left (section 11, 6): more zombies are there, or can come, than
    twice his kills plus his health, or the bites of the next Zombie Phase would knock him out. He may still go there
    from a zone that is worse.
    """
    strong = map.strong(survivor)
    crowd, wounds = map.crowd(zone), map.bites(survivor, zone) - strong * max(0.0, actions)
    too_many = crowd > 2 * strong + survivor.health and (
        map.threats.get(zone, 0) > 0 or crowd >= map.crowd(survivor.at)
    )
    return too_many or (wounds >= survivor.health and wounds >= map.bites(survivor, survivor.at))


def gifts(s: ZombicideState, survivor: Survivor) -> Iterator[Candidate]:
    """A spare weapon for somebody here who has none, or a spare tool for doors (section 11, 10)."""
    for id in Trade().partners(s, survivor):
        partner = s.survivors[id]
        if partner.refused:
            continue
        for copy in survivor.cards:
            card = s.card(copy)
            lacks = card.weapon and not any(s.card(each).weapon for each in partner.cards)
            lacks = lacks or (opens(card) and not has_tool(s, partner))
            if lacks and has_room(s, partner) and spare(s, survivor, copy):
                nothing = [NONE] * (bool(partner.cards) + bool(Trade().leads(s, survivor, partner)))
                yield Candidate(mind(s).gift, ["trade", id, copy, *nothing], "give")


def relays(s: ZombicideState, survivor: Survivor, seen: Look, actions: int) -> Iterator[Candidate]:
    """A tool for doors of somebody here who has had his turn, for one who can still go on with it in this round."""
    by, trade = mind(s), Trade()
    needed = any(each.tool for each in seen.due) and not has_tool(s, survivor)
    if not (by.relay and needed and has_room(s, survivor)):
        return
    partners = trade.partners(s, survivor)
    for id in partners:
        partner = s.survivors[id]
        tools = [copy for copy in partner.cards if opens(s.card(copy))]
        if partner.acted and tools and not partner.refused:
            whom = [id] if len(partners) > 1 or len(survivor.cards) > 1 else []
            give, along = [NONE] * bool(survivor.cards), [NONE] * bool(trade.leads(s, survivor, partner))
            tool = min(tools, key=lambda copy: s.card(copy).worth)
            yield Candidate(by.relay * (actions - 1), ["trade", *whom, *give, tool, *along], "relay")


def has_room(s: ZombicideState, survivor: Survivor) -> bool:
    """Whether he can have one card more without giving one away (R4.3)."""
    return len(survivor.cards) < HANDS + bag_size(s, survivor)


def spare(s: ZombicideState, survivor: Survivor, copy: str) -> bool:
    """Whether he could do without a card that he does not fight with: another weapon, and another tool if it is one."""
    weapons = [each for each in survivor.cards if s.card(each).weapon]
    kept = held(s, survivor, survivor.cards)
    return copy not in kept and len(weapons) > 1 and not stripped(s, survivor, [copy])


def douse(s: ZombicideState, survivor: Survivor, map: Map) -> Candidate:
    """Putting out his light where more zombies see it than he can fight (section 11, 9)."""
    lit = s.lit
    seeing = sum(n for zone, n in map.threats.items() if lit.intersection(visible(s, zone)))
    return Candidate(mind(s).wound * mind(s).seen * (seeing - map.strong(survivor)), ["douse"], "douse")


def _arms(s: ZombicideState, survivor: Survivor) -> Candidate:
    """His weapons put in better order, for those that have broken or were given away."""
    words = ["trade", *([SELF] if Trade().partners(s, survivor) else [])]
    hands, tool = arranged(s, survivor, survivor.cards)[0], has_tool(s, survivor)
    gain = power(s, survivor, hands, tool=tool) - power(s, survivor, survivor.hands, tool=tool)
    return Candidate(mind(s).rearm * gain, [*words, ",".join(hands) or NONE], "arrange")


def _search(s: ZombicideState, survivor: Survivor) -> Candidate:
    by, best = mind(s), max((s.card(copy).worth for copy in survivor.hands), default=0)
    full = len(survivor.bag) >= bag_size(s, survivor) and len(survivor.hands) == 2
    return Candidate((by.unarmed if best < 1 else by.search) - by.full * full, ["search"], "search")
