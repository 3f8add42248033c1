"""The operations of objective cards that do something on the board, each declared with all about it (O3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.kit.choices import exactly, labelled

from ..box.cards import DeckName
from ..box.effects import OPERATIONS, Arg, Do, Pick, operation
from ..box.tile import by_zone
from ..dead import horde
from ..dead.horde import Arrival
from ..dead.undead import Activation, everywhere
from ..deeds import inventory, light, moves, volley
from ..party import cards, companions, harm, ranks, turns
from ..party.chronicle import Reader, is_of
from ..party.sight import visible
from ..state import KINDS, Survivor, ZombicideState, ZombieKind, unit_name, zone_name
from .spawn import ABOMINATION, Card, add_zone, card_text

# What is chosen first


def aims(s: ZombicideState, reader: Reader, do: Do) -> Chain:
    """The arguments of an operation with everything in them that the taker's player chooses: survivors as a list, zones
    by their id, also in place of the range in which they lie, cards in place of their number.
    """
    kinds, found = OPERATIONS[do.op].takes, list[Any]()
    for at, (kind, arg) in enumerate(zip(kinds, do.args, strict=False)):
        match kind:
            case "who" | "whom" | "taker" | "leader":
                found.append((yield from _people(s, reader, str(arg), one=kind == "whom")))
            case "zone" | "crowd":
                found.append((yield from _zone(s, reader, arg, kills=kind == "crowd")))
            case "least":
                found.append((yield from _zone(s, reader, Pick(int(str(arg)), int(str(do.args[at + 1]))), kills=True)))
            case "most":
                pass
            case "cards":
                found.append((yield from _discarded(s, found[0], int(str(arg)), *map(str, do.args[at + 1 :]))))
            case _:
                found.append(arg)
    return found


def _people(s: ZombicideState, reader: Reader, who: str, *, one: bool) -> Chain:
    """The survivors that are meant; the taker also when he lies there."""
    if who == "taker":
        return [reader.taker]
    found = s.standing if "all" in who else s.here(reader.here)
    if len(found) < 2 or not (one or who.startswith("pick")):
        return found
    found = sorted(found, key=lambda each: each.health - s.data.survivors[each.who].health)
    options = [Option(each.id, partial(s.name, each.id), ref=each.at) for each in found]
    id: str = yield One(options, usual=found[0].id, prompt=partial(s.text, "pick-survivor"))
    return [s.survivors[id]]


def _zone(s: ZombicideState, reader: Reader, arg: Arg, *, kills: bool = False) -> Chain:
    """A zone of the board; the most crowded one is the usual choice (D13). Where all are empty nobody is asked which
    of them loses its zombies.
    """
    if not isinstance(arg, Pick):
        return zone_of(s, reader, str(arg))
    seen = visible(s, reader.here, reader.taker)
    found = [zone for zone, away in seen.items() if arg.least <= away <= arg.most] or [reader.here]
    found.sort(key=lambda zone: (-s.threats(zone), by_zone(zone)))
    if len(found) == 1 or (kills and not s.threats(found[0])):
        return found[0]
    options = [
        Option(each, partial(s.text, "crowd", zone=zone_name(each), n=s.threats(each)), ref=each) for each in found
    ]
    return (yield One(options, usual=found[0], prompt=partial(s.text, "pick-zone")))


def zone_of(s: ZombicideState, reader: Reader, arg: str) -> str:
    """The zone that a word means."""
    spawns = s.mission.spawns
    return reader.here if arg == "here" else spawns[arg].zone if arg in spawns else arg


def _discarded(s: ZombicideState, people: Sequence[Survivor], n: int, wanted: str = "") -> Chain:
    """Cards that one gives away, of a class or of any; those that are worth least are the usual choice (D13)."""
    own = people[0].cards if people else []
    found = [copy for copy in own if not wanted or is_of(s.card(copy), wanted)]
    found.sort(key=lambda copy: s.card(copy).worth)
    usual, prompt = ",".join(found[:n]), partial(s.text, "pick-cards", n=n)
    options = labelled(partial(cards.named, s, people[0]), found) if people else []
    return (yield from exactly(options, n, usual, prompt))


# What happens, and what it is worth to the stand-in

ZOMBIES: Mapping[str, float] = {"walker": 1.0, "fatty": 2.0, "runner": 2.0, "abomination": 4.0}
"""How bad one of each kind is."""
People = list[Survivor]


@operation(
    "ap", "who", "number", worth=lambda s, taker, args: 0.4 * args[1] * (len(s.standing) if args[0] == "all" else 1)
)
def _ap(s: ZombicideState, reader: Reader, people: People, n: int) -> None:
    for each in people:
        ranks.gain(s, each, n)


@operation("cxp", "who", "number", worth=lambda s, taker, args: (3.0 if s.settings.campaign else 0.5) * args[1])
def _cxp(s: ZombicideState, reader: Reader, people: People, n: int) -> None:
    for each in people:
        ranks.cxp(s, each, n)


@operation("healall", "who", "number", worth=1.0)
@operation("heal", "whom", "number", worth=1.0)
def _heal(s: ZombicideState, reader: Reader, people: People, n: int) -> None:
    for each in people:
        harm.heal(s, each, n)


def _hurt(s: ZombicideState, taker: Survivor, args: Sequence[Any]) -> float:
    """What wounds are worth: who falls in a campaign may be missed in all missions to come."""
    if taker.health <= args[1]:
        return -12.0 if s.settings.campaign else -6.0
    return -3.0 * args[1]


@operation("wound", "who", "number", worth=_hurt)
def _wound(s: ZombicideState, reader: Reader, people: People, n: int) -> None:
    for each in people:
        harm.wound(s, each, n)


@operation("draw", "who", "deck", "number", worth=2.0)
def _draw(s: ZombicideState, reader: Reader, people: People, deck: DeckName, n: int) -> None:
    for each in people:
        if each.up:
            inventory.draw(s, each, deck, n)


@operation("gain", "who", "card", worth=2.0)
def _gain(s: ZombicideState, reader: Reader, people: People, card: str) -> None:
    for each in people:
        if each.up:
            inventory.gain(s, each, card)


@operation("move", "who", "zone")
def _move(s: ZombicideState, reader: Reader, people: People, zone: str) -> None:
    for each in people:
        if each.up:
            s.tell("effect-move", refs=(zone,), figure=s.name(each.id), zone=zone_name(zone))
            moves.place(s, each, zone)


@operation("endturn", "who", worth=-1.5)
def _endturn(s: ZombicideState, reader: Reader, people: People) -> None:
    for each in people:
        turns.end_turn(s, each)
        s.tell("effect-endturn", weight="detail", figure=s.name(each.id))


@operation("discard", "who", "cards", "class", lack=1, worth=-2.0)
def _discard(s: ZombicideState, reader: Reader, people: People, copies: list[str], *_: str) -> None:
    for copy in copies:
        cards.discard(s, people[0], copy)


@operation("spawn", "zone", "zombie", "number", worth=lambda s, taker, args: -ZOMBIES[args[1]] * args[2])
def _spawn(s: ZombicideState, reader: Reader, zone: str, kind: ZombieKind, n: int) -> None:
    if kind in KINDS:
        horde.place(s, zone, kind, n)
    else:
        s.push(*(Arrival(zone=zone) for _ in range(n)))


@operation("spawncard", "zone", worth=-3.0)
def _spawncard(s: ZombicideState, reader: Reader, zone: str) -> None:
    s.push(Card(zone=zone))


@operation("extra", "zombies", worth=-4.0)
def _extra(s: ZombicideState, reader: Reader, kind: str) -> None:
    units = [*s.abominations] if kind == ABOMINATION else [] if kind == "all" else [kind]
    if units or kind == "all":
        s.tell("effect-extra", what=Message(f"zombicide-all-{kind}"))
        s.push(Activation(units=everywhere(s, *units), extra=True, by=s.leader(reader.taker.id)))


@operation("killzone", "crowd", worth=2.0)
def _killzone(s: ZombicideState, reader: Reader, zone: str) -> None:
    _remove(s, zone, s.units(zone))


@operation("killpick", "taker", "least", "most", "number", worth=2.0)
def _killpick(s: ZombicideState, reader: Reader, people: People, zone: str, n: int) -> None:
    there, gone = s.horde.get(zone, {}), dict[str, int]()
    for kind in sorted(KINDS, key=lambda kind: s.data.zombies[kind].priority):
        if taken := min(there.get(kind, 0), n - sum(gone.values())):
            gone[kind] = taken
    _remove(s, zone, gone)


def _remove(s: ZombicideState, zone: str, units: Mapping[str, int]) -> None:
    for unit, n in units.items():
        horde.remove(s, zone, unit, n)
        s.tell("effect-killzone", refs=(zone,), what=unit_name(unit, n), zone=zone_name(zone))
    if units and not s.threats(zone):
        volley.after_clear(s, zone)


@operation("noise", "zone", "number", worth=lambda s, taker, args: -0.3 * args[1])
def _noise(s: ZombicideState, reader: Reader, zone: str, n: int) -> None:
    s.noise[zone] = s.noise.get(zone, 0) + n
    s.tell("effect-noise", refs=(zone,), zone=zone_name(zone), n=n)


@operation("unnoise", "tokens")
def _unnoise(s: ZombicideState, reader: Reader, tokens: str) -> None:
    s.noise = {}
    s.tell("effect-unnoise")


@operation("spawn_on", "colour", worth=-6.0)
def _spawn_on(s: ZombicideState, reader: Reader, colour: str) -> None:
    for each in s.spawns:
        if each.colour == colour and not each.active:
            each.active = True
            s.tell("effect-spawn-on", weight="headline", refs=(each.zone,), zone=zone_name(each.zone))


@operation("spawn_off", "spawn", worth=8.0)
def _spawn_off(s: ZombicideState, reader: Reader, spawn: str) -> None:
    zone = s.mission.spawns[spawn].zone
    for each in s.spawns:
        if each.zone == zone and each.active:
            each.active = False
            s.tell("effect-spawn-off", weight="headline", refs=(zone,), zone=zone_name(zone))


@operation("spawn_add", "zone", "colour", worth=-6.0)
def _spawn_add(s: ZombicideState, reader: Reader, zone: str, colour: str) -> None:
    if all(each.zone != zone for each in s.spawns):
        add_zone(s, zone, colour)
        s.tell("effect-spawn-on", weight="headline", refs=(zone,), zone=zone_name(zone))


@operation("nospawn", "number", worth=2.0)
def _nospawn(s: ZombicideState, reader: Reader, n: int) -> None:
    s.quiet += n
    s.tell("effect-nospawn", n=n)


@operation("door_unlock", "locked_doors")
def _door_unlock(s: ZombicideState, reader: Reader, doors: str) -> None:
    if doors not in s.unlocked:
        s.unlocked.append(doors)
        s.tell("effect-door-unlock", refs=s.mission.doors[doors].doors)


@operation("link", "zone", "zone")
def _link(s: ZombicideState, reader: Reader, one: str, other: str) -> None:
    if (one, other) not in s.links:
        s.links.append((one, other))
        s.tell("effect-link", weight="headline", refs=(one, other), zone=zone_name(one), to=zone_name(other))


@operation("lock_room", "zone")
def _lock_room(s: ZombicideState, reader: Reader, zone: str) -> None:
    """Its open doors close again; the building has been opened all the same (O3)."""
    closed = [door for door in s.city.doors_at.get(zone, ()) if door in s.open]
    s.open = [door for door in s.open if door not in closed]
    light.shut_out(s)
    if closed:
        s.tell("effect-lock-room", refs=tuple(closed), zone=zone_name(zone))


@operation("undark", worth=2.0)
def _undark(s: ZombicideState, reader: Reader) -> None:
    s.bright = True
    s.tell("effect-undark", weight="headline")


@operation("unlight", "light")
def _unlight(s: ZombicideState, reader: Reader, fixed: str) -> None:
    if fixed in s.lights:
        s.lights.remove(fixed)
        s.tell("effect-unlight", weight="headline", refs=s.mission.lights[fixed])


@operation("companion", "companion", "leader", worth=2.0)
def _companion(s: ZombicideState, reader: Reader, name: str, people: People) -> None:
    for each in people:
        companions.join(s, name, each)


@operation("peek", "pile", "number")
def _peek(s: ZombicideState, reader: Reader, pile: str, n: int) -> None:
    top = s.zombie_deck.cards[::-1][:n]
    seat = s.leader(reader.taker.id)
    s.known += 1
    s.zombie_deck.show(seat, top)
    s.tell("effect-peek", figure=s.name(reader.taker.id), n=len(top))
    s.tell("peek", only=(seat,), cards=[card_text(s, each) for each in top])


@operation("exit", "zone")
def _exit(s: ZombicideState, reader: Reader, zone: str) -> None:
    if zone not in s.exits:
        s.exits.append(zone)
        s.tell("effect-exit", weight="headline", refs=(zone,), zone=zone_name(zone))


@operation("back")
@operation("keep")
def _back(s: ZombicideState, reader: Reader) -> None:
    if reader.card in s.objectives:
        s.objectives[reader.card] = "up"
