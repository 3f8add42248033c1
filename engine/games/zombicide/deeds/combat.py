"""Combat Actions: an attack is declared with its risk and light, and pays for itself (R8.1, R8.10, R8.15, D8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import get_args

from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done, Step

from ..party import sight, turns
from ..party.choices import about
from ..state import Survivor, ZombicideState, card_name, zone_name
from . import odds
from .deed import Deed
from .light import can_light
from .volley import Volley
from .weapons import Arm, Attack, How, Risk, arms, profile, risks, targets

LIT, DARK = "light", "dark"
PASS = "pass"


def attacks(
    s: ZombicideState, survivor: Survivor, zone: str = "", how: How | None = None, *, paid: bool = False
) -> Iterator[tuple[Arm, str]]:
    """Every weapon with every zone that he can attack with it; he has an Action for it, unless it is ``paid``.

    ``zone`` and ``how`` narrow it.
    """
    for arm in arms(s, survivor):
        if how in (None, arm.how) and (paid or any(affords(s, survivor, arm))):
            yield from ((arm, to) for to in targets(s, survivor, arm) if zone in ("", to))


def declaring(
    s: ZombicideState, survivor: Survivor, zone: str = "", how: How | None = None, *, paid: bool = False
) -> Chain:
    """Weapon and zone together, then risk and light where there is a choice; the value is an `Attack` (D8)."""
    found, likely = [*attacks(s, survivor, zone, how, paid=paid)], partial(_odds, s, survivor)
    options = [
        Option(f"{arm.key}@{to}", partial(_said, s, survivor, arm, to), ref=to, odds=likely(Attack(arm, to)))
        for arm, to in found
    ]
    if paid:
        options.append(Option(PASS, partial(s.text, "strike-pass"), ends=True))
    word: str = yield One(options)
    if word == PASS:
        return None
    arm, to = next((arm, to) for arm, to in found if f"{arm.key}@{to}" == word)
    words: list[Risk] = [each for each in risks(s, survivor, arm) if paid or affords(s, survivor, arm)[each != "plain"]]
    risk = words[0]
    if len(words) > 1:  # R8.10
        risk = yield One(
            [
                Option(each.risk, partial(_risk, s, survivor, each), odds=likely(each))
                for each in (Attack(arm, to, word) for word in words)
            ],
            prompt=partial(s.text, "risk-whether", card=card_name(arm.copies[0])),
        )
    light = False
    if may_shine(s, survivor, arm, to):
        lights = [
            Option(word, partial(s.text, f"attack-{word}"), odds=likely(Attack(arm, to, risk, word == LIT)))
            for word in (DARK, LIT)
        ]
        light = (yield One(lights, prompt=partial(s.text, "light-whether"))) == LIT
    return Attack(arm, to, risk, light)


def may_shine(s: ZombicideState, survivor: Survivor, arm: Arm, zone: str) -> bool:
    """Whether his light may be switched on for the attack (R5.7)."""
    return arm.how == "ranged" and can_light(s, survivor) and sight.reach(s, survivor.at, zone, survivor) in (0, 1)


def affords(s: ZombicideState, survivor: Survivor, arm: Arm) -> tuple[bool, bool]:
    """Whether he has an Action for an attack without risk, and for one with risk (R8.15)."""
    plain = turns.left(s, survivor) > 0 or bool(turns.spare(s, survivor, free_for(arm.how)))
    risky = len(risks(s, survivor, arm)) > 1
    return plain, risky and (plain or bool(turns.spare(s, survivor, all_out_for(arm.how))))


def free_for(how: How) -> Sequence[str]:
    """Skills that give an Action for such an attack, the narrowest first (R3.10)."""
    return f"free_{how}", "free_combat"


def all_out_for(how: How) -> Sequence[str]:
    """The same, for attacks in which he risks."""
    return f"allout_{how}", "allout_combat"


def _said(s: ZombicideState, survivor: Survivor, arm: Arm, zone: str) -> Message:
    """A weapon at a zone, and what it rolls."""
    card = s.card(arm.copies[0])
    args = {"card": card_name(arm.copies[0]), "zone": zone_name(zone), "pair": len(arm.copies)}
    if card.accuracy is None:
        return s.text("attack-fire", **args)
    dice, _, accuracy, damage = profile(s, survivor, Attack(arm, zone))
    return s.text(f"attack-{arm.how}", **args, dice=dice, accuracy=accuracy, damage=damage)


def _odds(s: ZombicideState, survivor: Survivor, attack: Attack) -> Callable[[], Message] | None:
    if s.card(attack.arm.copies[0]).accuracy is None:
        return None
    return lambda: odds.of_attack(s, Volley.of(survivor, attack).stakes(s, survivor))


def _risk(s: ZombicideState, survivor: Survivor, attack: Attack) -> Message:
    dice, risk, _, _ = profile(s, survivor, attack)
    return s.text(f"risk-{attack.risk}", dice=dice, n=risk)


class Fight(Deed):
    """A Combat Action (R8.1)."""

    key = "attack"
    paid_by = tuple(skill for how in get_args(How) for skill in (*free_for(how), *all_out_for(how)))

    def pays(self, s: ZombicideState, survivor: Survivor, aim: Attack | None = None) -> Sequence[str]:
        if aim is None:
            return [skill for arm in arms(s, survivor) if targets(s, survivor, arm) for skill in free_for(arm.how)]
        all_out = all_out_for(aim.arm.how) if aim.risk != "plain" else ()
        return *all_out, *free_for(aim.arm.how)

    def label(self, s: ZombicideState, survivor: Survivor) -> Message:
        """Without an Action only a skill for attacks with risk can pay, and no price is asked (R8.15)."""
        if self.price(s, survivor) > turns.left(s, survivor):
            return s.text("do-attack-risk")
        return super().label(s, survivor)

    def possible(self, s: ZombicideState, survivor: Survivor, left: int) -> bool:
        return any(attacks(s, survivor))

    def choose(self, s: ZombicideState, survivor: Survivor) -> Chain:
        return (yield from declaring(s, survivor))

    def act(self, s: ZombicideState, survivor: Survivor, aim: Attack) -> None:
        s.push(Volley.of(survivor, aim))


class Strike(Step):
    """A free Combat Action, against one zone if given (C8, combat_reflexes, bloodlust_melee)."""

    survivor: str
    zone: str
    how: How | None = None
    free: bool = True

    def run(self, s: ZombicideState) -> Done | None:
        survivor = s.survivors[self.survivor]
        return None if survivor.up and any(attacks(s, survivor, self.zone, self.how, paid=True)) else DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        survivor = s.survivors[self.survivor]
        shape = partial(declaring, s, survivor, self.zone, self.how, paid=True)
        yield about(s, survivor.id, "strike", shape, partial(self.usual, s, survivor), zone=zone_name(self.zone))

    def usual(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """D22: if a hit can kill, without risk and where nobody else is in the way."""
        found = attacks(s, survivor, self.zone, self.how, paid=True)
        arm = next((arm for arm, zone in found if safe(s, survivor, arm, zone)), None)
        return words_of(s, survivor, arm, self.zone) if arm else [PASS]

    def on_strike(self, s: ZombicideState, ask: Ask, attack: Attack | None) -> Done:
        survivor = s.survivors[self.survivor]
        if attack:
            s.push(Volley.of(survivor, attack))
        return DONE


def harmless(s: ZombicideState, survivor: Survivor, arm: Arm, zone: str) -> bool:
    """Whether an attack throws nothing away and has no friend in its way."""
    friends = [each for each in s.here(zone) if each is not survivor] or s.with_them(zone)
    return "thrown" not in s.card(arm.copies[0]).flags and not (arm.how == "ranged" and friends)


def safe(s: ZombicideState, survivor: Survivor, arm: Arm, zone: str) -> bool:
    """Whether an attack without risk can kill something there and harms no friend."""
    damage = profile(s, survivor, Attack(arm, zone)).damage
    kills = any(s.data.zombies[kind].kill <= damage for kind in s.horde.get(zone, {}))
    return kills and harmless(s, survivor, arm, zone)


def words_of(s: ZombicideState, survivor: Survivor, arm: Arm, zone: str) -> list[str]:
    """The words of an attack without risk; its light goes on where the target is dark (D8)."""
    words = [f"{arm.key}@{zone}"]
    if len(risks(s, survivor, arm)) > 1:
        words.append("plain")
    if may_shine(s, survivor, arm, zone):
        words.append(DARK if zone in s.lit else LIT)
    return words
