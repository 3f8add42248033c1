"""How answers are judged (section 11): the defaults for absent players (section 5), and most of what stand-ins do.

It reads only what the seat it plays for may see.
"""

from __future__ import annotations

from math import ceil, floor
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from engine.core.shape import amounts_word

from .groups.prices import open_routes, price
from .groups.resources import discarded_mix
from .state import Battle, Group, HitzState, Route
from .terms import spendable, terms

if TYPE_CHECKING:
    from .box.data import Card
    from .box.judgement import Judgement

KILLS = 0.575
"""Zombies to be expected to die in a melee round for each survivor (P2, P7)."""
HIT = 0.5
"""Hit icons to be expected of one die (2.2)."""
EPSILON = 1e-9


def up(number: float) -> int:
    """The number rounded up; an excess below `EPSILON` is taken for noise of floating point."""
    return ceil(number - EPSILON)


def mind(s: HitzState) -> Judgement:
    """What the table's stand-ins go by; whoever drives alone has rules of his difficulty instead (O5)."""
    return s.data.player.of("normal" if s.solo else s.settings.difficulty)


def survivor_worth(mind: Judgement, group: Group) -> float:  # P1
    return mind.survivor * (1 + mind.few * max(0, 3 - group.survivors))


# P2: battles


class Foe(NamedTuple):
    """The zombies a group has to fight, and the terms of the battle."""

    mind: Judgement
    """What the judgement goes by."""
    zombies: int
    horde: int
    vp: int
    effect: str
    """The code of the red text, for judgement that the terms do not cover; empty if no red text applies."""
    n: int
    shooting: bool
    """Whether the group may still shoot."""
    per_ammo: float
    """Expected kills per ammo."""
    flight: bool
    flee_cost: int
    adrenaline: bool
    save_cost: int

    def can_flee(self, group: Group) -> bool:
        return self.flight and group.gas >= self.flee_cost


def foe_on(s: HitzState, seat: str, card: Card) -> Foe:
    """The battle of a card that has not begun."""
    return foe_in(s, Battle(seat=seat, route=1, slot=0, card=card.id, zombies=card.zombies, total=card.zombies))


def foe_in(s: HitzState, b: Battle) -> Foe:
    """What is left of a battle."""
    card, now = s.card(b.card), terms(s, b)
    return Foe(
        mind=mind(s),
        zombies=b.zombies,
        horde=s.horde(b.seat, b.card),
        vp=card.vp,
        effect=card.effect if b.red_text else "",
        n=card.n,
        shooting=now.shooting and not b.shot,
        per_ammo=now.dice_per_ammo * HIT,
        flight=now.flight,
        flee_cost=now.flee_cost,
        adrenaline=now.adrenaline,
        save_cost=now.save_cost,
    )


def loss(group: Group, foe: Foe) -> float:
    """P2: survivors that the battle would cost without adrenaline."""
    shots = min(group.ammo, up(foe.mind.shots * foe.zombies / foe.per_ammo)) if foe.shooting else 0
    left = max(foe.zombies - shots * foe.per_ammo, 0.3)
    if foe.effect == "X-NOISE":
        left += 0.33 * shots
    if foe.effect == "X-REINF":
        left += 0.7 * foe.n
    rounds = max(1.0, left / (KILLS * group.survivors)) + (foe.effect == "X-AMBUSH")
    return rounds * (group.survivors + min(foe.horde, group.survivors)) / 6


# P3: cards


def value(s: HitzState, seat: str, card: Card) -> float:
    """P3: what playing the card is worth to the group."""
    group, by = s.groups[seat], mind(s)
    worth = by.adr * card.adr + by.ammo * card.ammo + by.gas * card.gas + by.vp * card.vp
    worth += event_value(by, group, card)
    blasted = card.effect == "E-FANBLAST" and "fanatic" in group.tokens
    if card.zombies and not blasted:
        worth -= battle_cost(group, foe_on(s, seat, card))
    return worth


def casualties(group: Group, card: Card) -> float:
    """Survivors that the black text of a card costs on average, where no resource is paid for them."""
    match card.effect:
        case "E-ROLLLOSS":
            return (card.n or group.survivors) / 6
        case "E-GRAB":
            return 0.4
        case "E-RIFLE":
            return 0 if "rifle" in group.tokens else card.n
        case "E-TOXIC":
            return 1 if "toxic" in group.tokens else 0
        case _:
            return 0


def event_value(mind: Judgement, group: Group, card: Card) -> float:
    w, n, have = survivor_worth(mind, group), card.n, group.tokens
    match card.effect:
        case "E-SURVIVOR":
            return w
        case "E-TOKEN":
            return mind.token(card.arg)
        case "E-DROP":
            return -0.7 * n
        case "E-SUPPLY":
            return n
        case "E-SCAVROLL":
            return 0.475 * n
        case "E-FUEL":
            paid = min(n, group.gas)
            return -0.6 * paid - w * (n - paid)
        case "E-MEDS":
            return -2 if group.adr >= n else -w
        case "E-TOLL":
            return -min(2.1, w)
        case "E-ROLLLOSS" | "E-GRAB" | "E-TOXIC":
            return -casualties(group, card) * w
        case "E-MAP":
            return mind.vp * n if "map" in have else 0
        case "E-RIFLE":
            return -0.3 if "rifle" in have else -n * w
        case "E-WOUND":
            return -1.5 if "wound" in have else 0
        case "E-FANPAY":
            return -1 if "fanatic" in have else 0
        case "E-LIQUIDATOR":
            return 3 if "bus" in have else 0
        case "E-TRADE":
            return 0.3
        case _:
            return 0


def battle_cost(group: Group, foe: Foe) -> float:
    """The cheaper of fight and flight."""
    by = foe.mind
    shooting = by.shot * min(group.ammo, 0.6 * foe.zombies) if foe.shooting else 0
    each = by.saved if group.adr >= 2 and foe.adrenaline else survivor_worth(by, group)
    fight = shooting + loss(group, foe) * each
    if "molotov" in group.tokens:
        fight = min(fight, by.throw)
    flight = foe.flee_cost * by.gas + by.vp * foe.vp if foe.can_flee(group) else fight
    return min(fight, flight)


# P4: routes


def route_value(s: HitzState, seat: str, route: Route) -> float:
    """P4: what the route is worth, its key included."""
    worth = sum(value(s, seat, s.card(slot.card.get())) for slot in route.slots if slot.card.opened)
    if not s.solo:
        return worth - mind(s).key * route.key
    unseen, hard = _unseen(s, seat), s.harder
    match route.no:
        case 1:
            return 2 * unseen + (0 if hard else 1.9)
        case 2:
            return worth + unseen - (0.85 if hard else 0)
        case _:
            return worth - 1.7


def _unseen(s: HitzState, seat: str) -> float:
    """What a card face down is worth: on our road as it was measured, on another what its cards come to."""
    if s.data.scenario is None:
        return (1.6, 0.5, -1.6)[s.level - 1]
    return fmean(value(s, seat, s.card(card)) for card in s.data.pool(s.level, 1))


def route(s: HitzState, seat: str) -> list[str]:
    """P4: the route to take."""
    best = max(open_routes(s, s.groups[seat]), key=lambda each: route_value(s, seat, each))
    return [str(best.no)]


def ranking(s: HitzState, seat: str) -> str:
    """P4: all routes, the best first, as a word (O8)."""
    ranked = sorted(s.routes, key=lambda each: -route_value(s, seat, each))
    return ",".join(str(each.no) for each in ranked)


# Auction


def ceiling(s: HitzState, seat: str) -> int:
    """How much to bid at most for choosing first."""
    total = s.groups[seat].total
    values = [route_value(s, seat, each) if price(s, each) <= total else -99.0 for each in s.routes]
    values.sort(reverse=True)
    gap = values[0] - values[len(s.living) - 1]
    return min(10, total, floor(mind(s).bid * gap + EPSILON))


# Battle: P5 to P8


def throws_early(group: Group, foe: Foe) -> bool:
    """P5 in the opening window."""
    return "molotov" in group.tokens and (loss(group, foe) >= foe.mind.throw_at or foe.horde >= 2)


def throws_late(group: Group, zombies: int, lost: int = 0) -> bool:
    """P5 after a roll that costs `lost` survivors, and between two rolls."""
    return "molotov" in group.tokens and late(group.survivors, zombies, lost)


def late(survivors: int, zombies: int, lost: int) -> bool:
    """P5: whether so few survivors against so many zombies need a Molotov cocktail."""
    return zombies >= 2 and 1 <= survivors - lost <= 2


def shoot(s: HitzState, b: Battle) -> list[str]:  # D7
    group, foe = s.groups[b.seat], foe_in(s, b)
    if throws_early(group, foe):
        return ["molotov"]
    number = shots(group, foe)
    return [str(number)] if number or foe.can_flee(group) or "molotov" in group.tokens else ["fight"]


def shots(group: Group, foe: Foe) -> int:
    """P6: how much ammo to spend."""
    if foe.can_flee(group) and loss(group, foe) > foe.mind.hopeless * group.survivors - 0.3 and group.adr < 3:
        return 0
    share = 1.0 if foe.horde or group.survivors <= 3 else foe.mind.volley
    return min(group.ammo, up(share * foe.zombies / foe.per_ammo))


def flee(s: HitzState, b: Battle) -> list[str]:
    """D8; together with D7 where no shot was possible."""
    group, foe = s.groups[b.seat], foe_in(s, b)
    if b.phase == "opening" and throws_early(group, foe):
        return ["molotov"]
    return ["flee" if flees(group, foe) else "fight"]


def flees(group: Group, foe: Foe) -> bool:
    """P7."""
    if not foe.can_flee(group):
        return False
    survivors = group.survivors
    red = min(foe.horde, survivors)
    rounds = max(1.0, foe.zombies / (KILLS * survivors))
    adr = group.adr // foe.save_cost if foe.adrenaline else 0
    deaths = rounds * red / 6 + max(0.0, rounds * survivors / 6 - adr)
    return deaths >= foe.mind.flee_much * survivors or (deaths >= foe.mind.flee_some and foe.vp <= 1)


def spent(s: HitzState, b: Battle, limits: dict[str, int]) -> dict[str, int]:
    """P8: save as many as possible, then kill if that ends the battle or adrenaline is plenty."""
    adr = s.groups[b.seat].adr - limits["save"] * terms(s, b).save_cost
    return {"save": limits["save"], "kill": killed(adr, b.zombies, limits["kill"])}


def savings(s: HitzState, b: Battle, limits: dict[str, int]) -> str:
    """The same as a word."""
    return amounts_word(spent(s, b, limits))


def killed(adr: int, zombies: int, most: int) -> int:
    """P8: how many are killed with the adrenaline that is left."""
    kill = min(most, adr)
    return kill if kill == zombies or adr >= 3 else 0


def adrenaline(s: HitzState, b: Battle) -> list[str]:  # D9
    group, limits = s.groups[b.seat], spendable(s, b)
    if not b.zombies or "molotov" not in group.tokens:
        return [savings(s, b, limits)]
    lost = b.faces.count("bite") - limits["save"]
    if throws_late(group, b.zombies, lost):
        return ["molotov", *([amounts_word({"save": limits["save"]})] if limits["save"] else [])]
    return ["settle", *([savings(s, b, limits)] if any(limits.values()) else [])]


def molotov(s: HitzState, b: Battle) -> list[str]:  # D10
    return ["molotov" if throws_late(s.groups[b.seat], b.zombies) else "fight"]


# Events


def trade(group: Group, most: int) -> list[str]:
    """E-TRADE: from the highest to the lowest count while they differ by two."""
    have, give, gain = group.resources, dict.fromkeys(group.resources, 0), dict.fromkeys(group.resources, 0)
    for _ in range(most):
        high = next(kind for kind, number in discarded_mix(have, 1).items() if number)
        low = min(("adr", "ammo", "gas"), key=have.__getitem__)
        if have[high] - have[low] < 2:
            break
        have[high] -= 1
        have[low] += 1
        give[high] += 1
        gain[low] += 1
    return [amounts_word(give), amounts_word(gain)] if any(give.values()) else ["none"]
