"""What looks wrong with a mission or a campaign though it is legal: seen before it is played, from its file alone.

What can ever be reached is looked for from the start on: every card that can be got at may do all that stands on it, in
whichever branch, and so open doors, join zones and have notes read, by which further cards can be got at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple, get_args

from ..core.message import Arg, Message, msg
from ..core.written import Doubt
from ..games.zombicide.box.cards import DeckName, ZombieKind
from ..games.zombicide.box.city import City
from ..games.zombicide.box.data import Tables
from ..games.zombicide.box.effects import ASKS, OPERATIONS, Ask, Do, Effect, Kind, Pick, operations, questions
from ..games.zombicide.box.ground import Ground, ground
from ..games.zombicide.box.mission import Mission
from ..games.zombicide.box.tale import Tale
from ..games.zombicide.party.chronicle import is_of

LATE = 20
"""Rounds after which a card of an hour comes too late for most games: ours take some 5 to 25."""
HOURS = 24
MOST_TRAPS = 0.25
"""The part of a deck that may be traps; of ours a tenth."""
DECKS: Sequence[DeckName] = get_args(DeckName)
LASTING = {
    "count": "counters", "counter": "counters", "cflag": "flags", "ach": "achievements", "has_ach": "achievements",
    "taker_ach": "achievements",
}  # fmt: skip
"""Operations and questions about what lasts from mission to mission, by the field of a campaign that they name."""
GIVING = {"counter": "count"}
"""The operation that gives what a question asks for, where it has another name."""
NO_DOORS: frozenset[str] = frozenset()
NO_LINKS: frozenset[tuple[str, str]] = frozenset()


class Reached(NamedTuple):
    """What can ever come of a mission: zones that survivors can enter, doors that can be opened, the ground with all of
    these open, cards and notes that can be read, and all that these may do and ask.
    """

    zones: Collection[str]
    doors: Collection[str]
    ground: Ground
    read: Collection[str]
    done: Sequence[Do]
    asked: Sequence[Ask]

    def names(self, op: str, at: int = 0) -> set[str]:
        """The arguments with which an operation is done: the first ones, or those at another place."""
        return {str(each.args[at]) for each in self.done if each.op == op and len(each.args) > at}


def doubts(data: Tables, entry: Mission | Tale) -> list[Doubt]:
    """All that looks wrong with a mission that fits into the box, or with a campaign."""
    if isinstance(entry, Tale):
        return [*_of_tale(data, entry)]
    return _of_mission(data.playing(data.alone(entry.id)), entry)


def _of_mission(data: Tables, mission: Mission) -> list[Doubt]:
    city = City(mission, data.tiles)
    reached = reachable(mission, city)
    return [
        *_of_start(mission),
        *_of_spawns(mission, city, reached),
        *_of_places(mission, city, reached),
        *_of_crates(data, mission, reached),
        *_of_doors(mission, city, reached),
        *_of_goals(mission, reached),
        *_of_words(mission, reached),
        *_of_cards(mission, reached),
        *_of_names(data, mission, reached),
        *_of_zombies(data, mission, reached),
    ]


def reachable(mission: Mission, city: City) -> Reached:
    """What can ever come of a mission."""
    read: set[str] = set()
    while True:
        effects = [mission.objective(id).effect for id in sorted(read)]
        done = [each for effect in effects for each in operations(effect)]
        doors = _openable(mission, city, done)
        open_all = ground(city, doors, frozenset(_links(mission, city, done)))
        sources = [*mission.start, *_moved_to(mission, city, done)]
        zones = {zone for source in sources for zone in open_all.away(source)}
        more = {id for id in (*mission.cards, *mission.notes) if _read(mission, city, id, zones, doors, done)}
        if more == read:
            asked = [ask for effect in (*effects, mission.victory) for ask in questions(effect)]
            return Reached(zones, doors, open_all, read, done, asked)
        read = more


def _openable(mission: Mission, city: City, done: Sequence[Do]) -> frozenset[str]:
    """The doors that can be open at some time, for whoever has all achievements."""
    unlocked = {str(each.args[0]) for each in done if each.op == "door_unlock"}
    found = set(city.doors)
    for name, group in mission.doors.items():
        if group.rule == "never" or (group.rule == "locked" and name not in unlocked):
            found.difference_update(group.doors)
    if mission.card_doors:
        found = {door for door in found if city.doors[door].building in city.entrances}
    return frozenset(found)


def _links(mission: Mission, city: City, done: Sequence[Do]) -> Iterator[tuple[str, str]]:
    yield from (each.zones for each in mission.passages)
    for each in done:
        if each.op == "link":
            one, other = _zones(mission, city, each)[:2] or ("", "")
            if one and other:
                yield one, other


def _moved_to(mission: Mission, city: City, done: Sequence[Do]) -> Iterator[str]:
    """Where cards put somebody."""
    for each in done:
        if each.op == "move":
            yield from _zones(mission, city, each)


def _zones(mission: Mission, city: City, do: Do) -> list[str]:
    """The zones that an operation names, spawn zones by their numbers included."""
    named = [str(arg) for arg in do.args if not isinstance(arg, Pick)]
    zones = [mission.spawns[each].zone if each in mission.spawns else each for each in named]
    return [zone for zone in zones if zone in city.zones]


def _read(
    mission: Mission, city: City, id: str, zones: Collection[str], doors: Collection[str], done: Sequence[Do]
) -> bool:
    """Whether a card or note can be read."""
    entry = mission.objective(id)
    match entry.kind:
        case "card":
            return entry.zone in zones
        case "door":
            return (
                entry.door is not None
                and entry.door in doors
                and any(zone in zones for zone in city.doors[entry.door].zones)
            )
        case "clock":
            return True
        case "note":
            read = {mission.note(int(str(each.args[0]))) for each in done if each.op == "note"}
            return id in read or mission.hunt is not None


# What is told


def _of_start(mission: Mission) -> Iterator[Doubt]:
    if not mission.apart and len(mission.start) > 1:
        yield _doubt(("start",), "start-unused", zone=mission.start[0])


def _of_spawns(mission: Mission, city: City, reached: Reached) -> Iterator[Doubt]:
    first = mission.start if mission.apart else mission.start[:1]
    shut = ground(city, NO_DOORS, NO_LINKS)
    for id, spawn in mission.spawns.items():
        near = [(shut.distance(spawn.zone, zone, "zombie"), zone) for zone in first]
        for zone in (zone for far, zone in near if far is not None and far < 2):
            yield _doubt(
                ("spawns", id, "zone"), "spawn-start" if zone == spawn.zone else "spawn-beside", spawn=id, zone=zone
            )
        if not any(reached.ground.distance(spawn.zone, zone, "zombie") is not None for zone in reached.zones):
            yield _doubt(("spawns", id, "zone"), "spawn-cut-off", spawn=id, zone=spawn.zone)


def _of_places(mission: Mission, city: City, reached: Reached) -> Iterator[Doubt]:
    """Ways out, and tiles that lie apart."""
    for zone in mission.exits:
        if zone not in reached.zones:
            yield _doubt(("exits",), "exit-unreached", zone=zone)
    for do in reached.done:
        for zone in _zones(mission, city, do) if do.op == "exit" else ():
            if zone not in reached.zones:
                yield _doubt(("exits",), "exit-unreached", zone=zone)
    for tile in mission.detached:
        if not any(tile in city.zones[zone].tiles for zone in reached.zones):
            yield _doubt(("detached",), "tile-unreached", tile=tile)


def _of_crates(data: Tables, mission: Mission, reached: Reached) -> Iterator[Doubt]:
    epic = len(data.deck("epic"))
    if len(mission.crates) > epic:
        yield _doubt(("crates",), "crates-many", n=len(mission.crates), of=epic)
    for zone in dict.fromkeys(mission.crates):
        if zone not in reached.zones:
            yield _doubt(("crates",), "crate-unreached", zone=zone)
        if mission.crates.count(zone) > 1:
            yield _doubt(("crates",), "crate-twice", zone=zone)
    for zone in mission.humvees:
        if zone not in reached.zones:
            yield _doubt(("humvees", zone), "humvee-unreached", zone=zone)


def _of_doors(mission: Mission, city: City, reached: Reached) -> Iterator[Doubt]:
    for name, group in mission.doors.items():
        if group.rule == "locked" and name not in reached.names("door_unlock"):
            yield _doubt(("doors", name), "doors-locked", name=name)
        for door in group.doors:
            if group.rule != "never" and not any(zone in reached.zones for zone in city.doors[door].zones):
                yield _doubt(("doors", name, "doors"), "door-nowhere", door=door)


def _of_goals(mission: Mission, reached: Reached) -> Iterator[Doubt]:
    for name, goal in mission.goals.items():
        match goal:
            case "doors":
                shut = [door for door in mission.doors[name].doors if door not in reached.doors]
                if shut:
                    yield _doubt(("goals", name), "goal-doors", doors=_listed(shut), n=len(shut))
            case "cards":
                left = [id for id, card in mission.cards.items() if card.kind != "clock" and id not in reached.read]
                if left:
                    yield _doubt(("goals", name), "goal-cards", cards=_listed(left), n=len(left))
            case "effect":
                if name not in reached.names("goal"):
                    yield _doubt(("goals", name), "goal-never", goal=name)
            case "exit":
                found = {*mission.exits, *reached.names("exit")}
                spawns = {id: spawn.zone for id, spawn in mission.spawns.items()}
                if not any(spawns.get(zone, zone) in reached.zones or zone == "here" for zone in found):
                    yield _doubt(("goals", name), "goal-exit")


def _of_words(mission: Mission, reached: Reached) -> Iterator[Doubt]:
    """Keywords and flags that are given and never asked for, or the other way round; colours that nobody has."""
    asked = {str(arg) for ask in reached.asked if ask.what in ("key", "keys_all") for arg in ask.args}
    for word in mission.keywords:
        if word not in reached.names("key"):
            yield _doubt(("keywords",), "word-never", word=word)
        elif word not in asked:
            yield _doubt(("keywords",), "word-unasked", word=word)
    flags = {str(arg) for ask in reached.asked if ask.what == "flag" for arg in ask.args}
    for flag in mission.flags:
        if flag not in reached.names("flag"):
            yield _doubt(("flags",), "flag-never", flag=flag)
        elif flag not in flags:
            yield _doubt(("flags",), "flag-unasked", flag=flag)
    colours = {spawn.colour for spawn in mission.spawns.values()}
    for id, do in _by_entry(mission, reached, "spawn_on"):
        if str(do.args[0]) not in colours and str(do.args[0]) not in _added(reached):
            yield _doubt((_table(mission, id), id, "effect"), "colour-nobody", colour=str(do.args[0]), at=do.at.said)


def _added(reached: Reached) -> set[str]:
    """The colours of spawn zones that cards add."""
    return reached.names("spawn_add", 1)


def _of_cards(mission: Mission, reached: Reached) -> Iterator[Doubt]:
    for id, card in mission.cards.items():
        if card.hour is not None and (rounds := (card.hour - mission.hour) % HOURS or HOURS) > LATE:
            yield _doubt(("cards", id, "hour"), "hour-late", card=id, n=rounds)
        if id not in reached.read:
            place = str(card.zone or card.door)
            yield _doubt(("cards", id, (card.zone and "zone") or "door"), "card-unreached", card=id, place=place)
    for id in mission.notes:
        if id not in reached.read:
            yield _doubt(("notes", id), "note-unread", note=id)


def _of_names(data: Tables, mission: Mission, reached: Reached) -> Iterator[Doubt]:
    """What cards give, ask for or draw though there is none of it: cards, companions, what lasts."""
    have = [card for card in data.equipment.values() if card.n]
    named = [*_named(mission, reached)]
    wanted = {each.arg for each in named if each.kind == "companion"} | {*mission.protected}
    nobody = wanted - _companions(data, mission, reached) if wanted else wanted
    done = {(each.op, str(each.args[0])) for each in (*reached.done, *operations(mission.victory)) if each.args}
    alone = mission.id not in data.campaign.missions
    for where, at, by, kind, arg in named:
        match kind:
            case "card" if not data.equipment[arg].n:
                yield _doubt(where, "card-none", card=arg, at=at)
            case "class" if not any(is_of(card, arg) for card in have):
                yield _doubt(where, "class-none", card=arg, at=at)
            case "deck" if not any(card.deck == arg for card in have):
                yield _doubt(where, "deck-none", deck=arg, at=at)
            case "companion" if arg in nobody:
                yield _doubt(where, "companion-never", name=arg)
            case "counter" | "campaign_flag" if alone and (GIVING.get(by, by), arg) not in done:
                yield _doubt(where, "word-never", word=arg)
            case _:
                pass
    for name in mission.protected:
        if name in nobody:
            yield _doubt(("protected",), "companion-never", name=name)
    if idle := [each.op for each in operations(mission.victory) if not OPERATIONS[each.op].noted]:
        yield _doubt(("victory",), "victory-idle", names=_listed(idle))


def _companions(data: Tables, mission: Mission, reached: Reached) -> set[str]:
    """Who can ever come along: from this mission or another one of its campaign."""
    order = data.campaign.missions if mission.id in data.campaign.missions else ()
    found = {*mission.companions, *reached.names("companion")}
    for other in (data.missions[id] for id in order if id != mission.id):
        found |= {*other.companions, *reachable(other, data.city(other.id)).names("companion")}
    return found


class Named(NamedTuple):
    """A name in an effect that can be read: where it stands, in which operation or question, and of which kind."""

    where: tuple[str, ...]
    at: Message
    by: str
    kind: Kind
    arg: str


def _named(mission: Mission, reached: Reached) -> Iterator[Named]:
    for id in (each for each in (*mission.cards, *mission.notes) if each in reached.read):
        where, effect = (_table(mission, id), id, "effect"), mission.objective(id).effect
        for do in operations(effect):
            pairs = zip(OPERATIONS[do.op].takes, do.args, strict=False)
            yield from (Named(where, do.at.said, do.op, kind, str(arg)) for kind, arg in pairs)
        for ask in questions(effect):
            yield from (Named(where, ask.at.said, ask.what, ASKS[ask.what], str(arg)) for arg in ask.args)


def _of_zombies(data: Tables, mission: Mission, reached: Reached) -> Iterator[Doubt]:
    """Zombies of a kind that never comes are to act, or are hunted."""
    coming = {str(each.zombie) for each in data.zombie_cards.values() if any(each.n)}
    coming |= reached.names("spawn", 1)
    if any(card.kind == "trap" and card.n for card in data.equipment.values()):
        coming.add("walker")  # R4.11: beside whoever finds the trap
    for where, at, _, kind, arg in _named(mission, reached):
        if kind == "zombies" and arg not in (*coming, "all"):
            yield _doubt(where, "zombie-never", zombie=arg, at=at)
    if mission.hunt and "abomination" not in coming:
        yield _doubt(("hunt",), "hunt-nobody")


def _of_tale(data: Tables, tale: Tale) -> Iterator[Doubt]:
    """Words of a campaign that no mission gives, or that none asks for, and its cards."""
    if tale.has_cards:
        yield from _of_decks(data.playing(tale.id))
        yield from _of_hands(data, data.playing(tale.id), tale)
    given, asked = set[tuple[str, str]](), set[tuple[str, str]]()
    for mission in (data.missions[id] for id in tale.missions):
        reached = reachable(mission, City(mission, data.tiles))
        asked |= {(LASTING[ask.what], str(arg)) for ask in reached.asked if ask.what in LASTING for arg in ask.args[:1]}
        needed = (*mission.spawns.values(), *mission.doors.values(), *mission.passages)
        asked |= {("achievements", each.needs) for each in needed if each.needs}
        done = (*reached.done, *operations(mission.victory))
        given |= {(LASTING[each.op], str(each.args[0])) for each in done if each.op in LASTING}
    for field, words in (("counters", tale.counters), ("flags", tale.flags), ("achievements", tale.achievements)):
        for word in words:
            if (field, word) not in given:
                yield _doubt((field,), "word-never", word=word)
            elif (field, word) not in asked and field != "counters":  # a counter is told at the end
                yield _doubt((field,), "word-unasked", word=word)


def _of_decks(data: Tables) -> Iterator[Doubt]:
    """Decks without a weapon or without anything for doors, with many traps, and dead who never come."""
    decks = {name: [card for card in data.equipment.values() if card.deck == name and card.n] for name in DECKS}
    for name, cards in decks.items():
        if cards and not any(card.weapon for card in cards):
            yield _doubt(("equipment",), "deck-unarmed", deck=name)
        traps, every = sum(card.n for card in cards if card.kind == "trap"), sum(card.n for card in cards)
        if traps > MOST_TRAPS * every:
            yield _doubt(("equipment",), "deck-traps", deck=name, n=traps, of=every)
    if not any("door" in card.flags for name in ("start", "eq") for card in decks[name]):
        yield _doubt(("equipment",), "deck-doors")
    for difficulty in ("easy", "hard"):
        coming = [each for each in data.zombie_cards.values() if each.deck in (difficulty, "all")]
        for zombie in get_args(ZombieKind):
            if not any(each.zombie == zombie and any(each.n) for each in coming):
                yield _doubt(("zombie_cards",), "deck-nobody", deck=difficulty, zombie=zombie)


def _of_hands(data: Tables, box: Tables, tale: Tale) -> Iterator[Doubt]:
    """Cards of which a campaign leaves none, and that missions hand out which are not judged as a part of it."""
    handing: dict[str, list[str]] = {}
    for id, mission in box.missions.items():
        gains = reachable(mission, box.city(id)).names("gain", 1) if data.alone(id) != tale.id else ()
        for card in sorted(gains):
            handing.setdefault(card, []).append(id)
    for card, missions in handing.items():
        if not box.equipment[card].n:
            yield _doubt(("copies", card), "copies-none", missions=_listed(missions))


def _by_entry(mission: Mission, reached: Reached, op: str) -> Iterator[tuple[str, Do]]:
    """Where an operation stands."""
    for id in (*mission.cards, *mission.notes):
        effect: Effect = mission.objective(id).effect if id in reached.read else ()
        yield from ((id, each) for each in operations(effect) if each.op == op)


def _table(mission: Mission, id: str) -> str:
    return "notes" if id in mission.notes else "cards"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def _doubt(where: tuple[str, ...], kind: str, **args: Arg) -> Doubt:
    return Doubt(where, msg(f"workshop-doubt-{kind}", **args))
