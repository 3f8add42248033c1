"""An attack as it is carried out, in the order of R8.13: roll, re-rolls, hits, Friendly Fire, adrenaline, breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Self

from engine.core.message import Arg, Message
from engine.core.model import Number
from engine.core.rule import rule
from engine.core.shape import Amounts, One, Option, Some, amounts_word
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled

from ..box.data import Equipment
from ..box.dice import BREAK, D6, RISK, expected
from ..dead import horde
from ..party import cards, harm, ranks, sight
from ..party.choices import about
from ..party.skills import has, usable
from ..party.terms import make_noise
from ..state import KINDS, Survivor, ZombicideState, actor_name, card_name, unit_name, units_name, zone_name
from . import inventory, light, moves, odds
from .hits import Share, fondest, share, stats
from .weapons import Arm, Attack, How, Profile, Risk, profile

GO, IGNORE, LUCKY, LOSE = "go", "ignore", "lucky", "lose"
AMMO, KIT, SPARE = "ammo:", "kit:", "spare:"
"""The words for what helps a roll; the card that is used follows."""


@rule
def resolved(s: ZombicideState, survivor: Survivor) -> None:
    """An attack is fully resolved: missions in which killed abominations earn notes read them now (M7.3)."""


class Volley(Step):
    """An attack. Its stages follow one another: each may wait for an answer, or push something before the next."""

    survivor: str
    how: How
    copies: list[str]
    zone: str
    risk: Risk = "plain"
    light: bool = False
    stage: Number = 0
    dice: list[str] = []
    risked: list[str] = []
    """Faces of the risk dice."""
    accuracy: Number = 2
    damage: Number = 1
    ignored: bool = False
    """Whether the breaks of this roll do not count (R8.14)."""
    used: list[str] = []
    """Re-rolls that were made."""
    kills: dict[str, Number] = {}
    reaped: bool = False
    spared: list[str] | None = None
    """Those whom a steady hand misses; None before it has been asked (C8)."""

    def run(self, s: ZombicideState) -> Done | None:
        survivor = s.survivors[self.survivor]
        stages: Sequence[Callable[[ZombicideState, Survivor], bool]] = (
            self.declare, self.look, self.hit, self.reap, self.miss, self.reward, self.wear, self.end,
        )  # fmt: skip
        while self.stage < len(stages):
            if not stages[self.stage](s, survivor):
                return None
            self.stage += 1
            if not s.rests_on(self):
                return None
        return DONE

    @classmethod
    def of(cls, survivor: Survivor, attack: Attack) -> Self:
        """The step that carries an attack out."""
        arm, zone, risk, light = attack
        return cls(survivor=survivor.id, how=arm.how, copies=list(arm.copies), zone=zone, risk=risk, light=light)

    @property
    def attack(self) -> Attack:
        return Attack(Arm(self.how, tuple(self.copies)), self.zone, self.risk, self.light)

    def has(self, s: ZombicideState, survivor: Survivor, skill: str) -> bool:
        """Whether he has a skill in this attack, in which he may risk (R8.15)."""
        return has(s, survivor, skill, risking=self.risk != "plain")

    def card(self, s: ZombicideState) -> Equipment:
        """The weapon."""
        return s.card(self.copies[0])

    def burns(self, s: ZombicideState) -> bool:
        """Whether the attack burns the zone without a roll (R8.16)."""
        return "fire" in self.card(s).flags

    @property
    def breaks(self) -> int:
        """How many breaks count (R8.11, R8.14)."""
        return 0 if self.ignored else self.risked.count(BREAK)

    def hits(self, faces: Sequence[str]) -> int:
        return sum(map(self.is_hit, faces))

    def is_hit(self, face: str) -> bool:
        return face != BREAK and int(face) >= self.accuracy

    # Stages: each returns whether it is over

    def declare(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Light and noise, then the roll (R5.7, R5.11, R8.4)."""
        rolled, card = profile(s, survivor, self.attack), self.card(s)
        self.shine(s, survivor)
        if "loud" in card.flags and not (self.how == "melee" and card.kind == "hybrid"):
            make_noise(s, survivor.at, 1)
        if self.burns(s):
            self.burn(s, survivor)
            return True
        self.accuracy, self.damage = rolled.accuracy, rolled.damage
        args: dict[str, Arg] = {"figure": s.name(survivor.id), "card": card_name(self.copies[0])}
        args |= {"zone": zone_name(self.zone), "accuracy": self.accuracy, "damage": self.damage}
        dice = [(D6, rolled.dice), *([(RISK, rolled.risk)] if rolled.risk else [])]
        self.dice, *risked = s.roll("rolls-attack", *dice, weight="line", good=self.is_hit, **args)
        self.risked = risked[0] if risked else []
        survivor.risked = survivor.risked or bool(risked)
        if self.how == "ranged" and "reload" in card.flags and not has(s, survivor, "free_reload"):  # R8.18
            survivor.empty += self.copies
        return True

    def shine(self, s: ZombicideState, survivor: Survivor) -> None:
        """His light goes on if he wants it, and turns to a target at range 1 (R5.7, R5.11)."""
        away = sight.reach(s, survivor.at, self.zone, survivor)
        if self.light:
            light.shine(s, survivor, light.WALL)
            if not away:
                light.aim(s, survivor)
        if survivor.lit and self.how == "ranged" and away == 1:
            survivor.beam = self.zone

    def burn(self, s: ZombicideState, survivor: Survivor) -> None:
        """Every actor in the zone is eliminated (R8.16), or the Abominawild alone (C4)."""
        cards.discard(s, survivor, self.copies[0])
        smothering = [each for each in s.monsters(self.zone) if s.data.abominations[each].rule == "smothers"]
        there = dict.fromkeys(smothering, 1) or s.units(self.zone)
        s.tell("burns", refs=(self.zone,), weight="headline", figure=s.name(survivor.id), zone=zone_name(self.zone))
        for unit, n in there.items():
            self.slay(s, unit, n)
        if smothering:
            return
        for name in s.with_them(self.zone):
            harm.eliminate(s, name)
        for each in s.here(self.zone):
            harm.knock_out(s, each)

    def slay(self, s: ZombicideState, unit: str, n: int) -> None:
        horde.kill(s, self.zone, unit, n, fire=self.burns(s))
        self.kills[unit] = self.kills.get(unit, 0) + n

    def look(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Breaks are ignored at once, dice rolled again (R8.12-R8.14)."""
        return not self.helps(s, survivor)

    def helps(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """What he can do about the roll now."""
        found: list[str] = []
        if self.breaks and not self.used and not survivor.ignored and has(s, survivor, "ignore_break"):
            found.append(IGNORE)
        if self.hits(self.dice) < len(self.dice):
            found += self.rerolls(s, survivor)
        return [] if self.used[-1:] == [GO] else found

    def rerolls(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """What lets him roll the ordinary dice again (R8.12, R8.14)."""
        found = [LUCKY] if LUCKY not in self.used and self.has(s, survivor, LUCKY) else []
        ammo = self.card(s).ammo if self.how == "ranged" else None
        boxes = [copy for copy in usable(s, survivor) if ammo and s.card(copy).rerolls == ammo]
        return [*found, AMMO + boxes[0]] if boxes and AMMO not in self.used else found

    def hit(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Hits are assigned (R8.5-R8.7)."""
        if self.burns(s) or self.kills:
            return True
        found = self.share(s, survivor)
        if found.open:
            return False
        self.fell(s, found.certain)
        return True

    def share(self, s: ZombicideState, survivor: Survivor) -> Share:
        freely = self.how == "melee" or self.aimed(s, survivor)
        hits = self.hits(self.dice) + self.hits(self.risked)
        return share(s, s.units(self.zone), hits, self.damage, freely=freely)

    def aimed(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Whether he chooses his targets and harms no friend (C8, sniper and point_blank)."""
        near = survivor.at == self.zone and self.has(s, survivor, "point_blank")
        return near or self.card(s).skill == "sniper" or self.has(s, survivor, "sniper")

    def fell(self, s: ZombicideState, kills: dict[str, int]) -> None:
        for unit, n in kills.items():
            self.slay(s, unit, n)

    def reap(self, s: ZombicideState, survivor: Survivor) -> bool:
        """One hit may kill a second of its kind (C8, reaper)."""
        found = self.reapable(s, survivor)
        if len(found) == 1:
            self.slay(s, found[0], 1)
        return len(found) < 2

    def reapable(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        if not self.reaps(s, survivor) or self.burns(s) or self.reaped:
            return []
        return [kind for kind in KINDS if self.kills.get(kind) and s.count(kind, self.zone)]

    def reaps(self, s: ZombicideState, survivor: Survivor) -> bool:
        return any(self.has(s, survivor, f"reaper_{kind}") for kind in ("combat", self.how))

    def miss(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Friendly Fire: misses of a Ranged Action hit who else is there (R8.8)."""
        endangered, misses = self.endangered(s, survivor), self.misses
        if not endangered or not misses:
            return True
        if self.spared is None and self.has(s, survivor, "steady_hand"):
            return False
        if left := [each for each in endangered if each not in (self.spared or ())]:
            s.tell("friendly-fire", refs=(self.zone,), figure=s.name(survivor.id), n=misses)
            there = (*(each.id for each in s.here(self.zone)), *s.with_them(self.zone))
            spare = [each for each in there if each not in left]
            by = s.leader(survivor.id)
            s.push(harm.Spread(zone=self.zone, hits=misses, each=self.damage, by=by, spare=spare))
        return True

    def endangered(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """The survivors and companions of the zone whom misses would hit (R8.8; C8, low_profile)."""
        if self.how == "melee" or self.burns(s) or self.aimed(s, survivor):
            return []
        friends = [each for each in s.here(self.zone) if each is not survivor and not has(s, each, "low_profile")]
        return [*(each.id for each in friends), *s.with_them(self.zone)]

    @property
    def misses(self) -> int:
        return len(self.dice) + len(self.risked) - self.hits(self.dice) - self.hits(self.risked)

    def reward(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Adrenaline for kills (R3.7); what the survivors of the zone have of its emptiness (C8, hold_nose)."""
        if not self.kills:
            return True
        n = sum(self.kills.values())
        s.note("kills", n=n)
        great = any(unit not in KINDS for unit in self.kills)
        key, weight = ("fells", "scene") if great else ("kills", "line")
        units, zone = units_name(self.kills), zone_name(self.zone)
        s.tell(key, weight=weight, refs=(self.zone,), figure=s.name(survivor.id), units=units, zone=zone)
        if not s.threats(self.zone):
            after_clear(s, self.zone)
        ranks.gain(s, survivor, sum(stats(s, unit).ap * n for unit, n in self.kills.items()), weight="detail")
        return True

    def wear(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Breaks that count discard the weapons used, unless a card saves them (R8.13)."""
        if not self.breaks:
            return True
        if len(self.mending(s, survivor)) > 1:
            return False
        self.lose(s, survivor, self.copies)
        return True

    def mending(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """What can be done about breaks: cards that make them not count, and what is lost otherwise (R8.13, R8.14)."""
        kits = [copy for copy in usable(s, survivor) if "repair" in s.card(copy).flags]
        found = [KIT + copy for copy in kits[:1]]
        if self.has(s, survivor, "spare_parts"):
            fit = (copy for copy in survivor.cards if getattr(s.card(copy), self.how))
            found += (SPARE + copy for copy in fit)
        held = [copy for copy in self.copies if copy in survivor.cards]
        if self.breaks == 1 and len(held) > 1:
            return [*found, *(f"{LOSE}:{copy}" for copy in held)]
        return [*found, LOSE]

    def lose(self, s: ZombicideState, survivor: Survivor, copies: Sequence[str]) -> None:
        self.ignored = True  # what they do is done
        for copy in copies:
            if copy in survivor.cards:
                harm.befalls(s, survivor, "breaks", card=card_name(copy))
                cards.discard(s, survivor, copy)

    def end(self, s: ZombicideState, survivor: Survivor) -> bool:
        """Thrown weapons are gone (R8.17); a survivor who has killed may run on (C8, hit_run)."""
        for copy in self.copies:
            if "thrown" in s.card(copy).flags and copy in survivor.cards:
                cards.discard(s, survivor, copy)
        if self.kills and survivor.up and self.has(s, survivor, "hit_run"):
            s.push(moves.Follow(survivor=survivor.id))
        resolved(s, survivor)
        return True

    # Questions

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        survivor = s.survivors[self.survivor]
        match self.stage:
            case 1:  # D9
                shape = self.words(s, GO, *self.helps(s, survivor), odds=partial(self.outlook, s, survivor))
                hits = self.hits(self.dice) + self.hits(self.risked)
                yield about(s, survivor.id, "roll", shape, partial(self.usual_roll, s, survivor), n=hits)
            case 2:
                found = self.share(s, survivor)
                labels = {unit: unit_name(unit, n) for unit, n in found.open.items()}
                shape = Amounts(found.open, found.n, found.n, labels=labels)
                default = (amounts_word(fondest(s, found.open, found.n)),)
                yield about(s, survivor.id, "targets", shape, default, n=found.n)
            case 3:
                kinds = self.reapable(s, survivor)
                yield about(s, survivor.id, "reap", One(labelled(unit_name, kinds)), kinds[:1])
            case 4:
                found = self.endangered(s, survivor)
                shape = Some(labelled(partial(actor_name, s), found), usual=",".join(found))
                yield about(s, survivor.id, "steady", shape, found and (",".join(found),), n=self.misses)
            case _:  # D9, D10
                words = self.mending(s, survivor)
                card = card_name(self.copies[0])
                yield about(s, survivor.id, "breaks", self.words(s, *words), words[-1:], card=card, n=self.breaks)

    def words(self, s: ZombicideState, *found: str, odds: Callable[[str], Message | None] | None = None) -> One:
        return One([Option(word, partial(self.said, s, word), odds=odds and partial(odds, word)) for word in found])

    def outlook(self, s: ZombicideState, survivor: Survivor, word: str) -> Message | None:
        """What comes of the roll if it is left as it is, or made again."""
        return None if word == IGNORE else odds.of_attack(s, self.stakes(s, survivor), stands=word == GO)

    def stakes(self, s: ZombicideState, survivor: Survivor) -> odds.Stakes:
        """What decides what the dice may bring."""
        lie = (self.hits(self.dice), self.hits(self.risked)) if self.dice else None
        rolled = Profile(len(self.dice), len(self.risked), self.accuracy, self.damage)
        return odds.Stakes(
            zone=self.zone,
            rolled=rolled if lie else profile(s, survivor, self.attack),
            again=len(self.rerolls(s, survivor)),
            freely=self.how == "melee" or self.aimed(s, survivor),
            reaps=self.reaps(s, survivor),
            friends=bool(self.endangered(s, survivor)) and not self.has(s, survivor, "steady_hand"),
            whole=not survivor.ignored and self.has(s, survivor, "ignore_break"),
            lie=lie,
        )

    def said(self, s: ZombicideState, word: str) -> Message:
        what, _, copy = word.partition(":")
        return s.text(
            f"roll-{what}-one" if what == LOSE and copy else f"roll-{what}", card=card_name(copy or self.copies[0])
        )

    def usual_roll(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """Breaks are ignored by the skill; dice are rolled again if more hits are to be expected (D9)."""
        found = self.helps(s, survivor)
        if found[0] == IGNORE:
            return [IGNORE]
        return [found[0] if self.hits(self.dice) < expected(len(self.dice), self.accuracy) else GO]

    def on_roll(self, s: ZombicideState, ask: Ask, word: str) -> None:
        survivor = s.survivors[self.survivor]
        if word == IGNORE:
            self.ignored = survivor.ignored = True
            s.tell("ignores-breaks", figure=s.name(survivor.id))
            return
        self.used.append(LUCKY if word == LUCKY else AMMO if word.startswith(AMMO) else GO)
        if word != GO:
            dice, how = (D6, len(self.dice)), self.said(s, word)
            (self.dice,) = s.roll("rolls-again", dice, good=self.is_hit, figure=s.name(survivor.id), how=how)

    def on_targets(self, s: ZombicideState, ask: Ask, chosen: dict[str, int]) -> None:
        certain = self.share(s, s.survivors[self.survivor]).certain
        self.fell(s, {**certain, **{unit: n for unit, n in chosen.items() if n}})

    def on_reap(self, s: ZombicideState, ask: Ask, unit: str) -> None:
        self.reaped = True
        self.slay(s, unit, 1)

    def on_steady(self, s: ZombicideState, ask: Ask, spared: list[str]) -> None:
        self.spared = spared

    def on_breaks(self, s: ZombicideState, ask: Ask, word: str) -> None:
        survivor = s.survivors[self.survivor]
        what, _, copy = word.partition(":")
        if what == LOSE:
            self.lose(s, survivor, [copy] if copy else self.copies)
            return
        cards.discard(s, survivor, copy)
        self.ignored = True
        s.tell("saves-weapon", figure=s.name(survivor.id), card=card_name(copy))


def after_clear(s: ZombicideState, zone: str) -> None:
    """The last zombie of a zone is eliminated: pushes the draws that this brings (C8, hold_nose)."""
    for each in s.here(zone):
        if has(s, each, "hold_nose"):
            inventory.draw(s, each, "eq", 1)
