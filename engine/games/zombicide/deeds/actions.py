"""The smaller Actions and skills of a turn (R3.4, R4.14, R8.18, R12.5; C8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.message import Message
from engine.core.shape import One
from engine.kit.choices import labelled

from ..dead.undead import Activation
from ..party import companions, harm, ranks, turns
from ..party.cards import discard
from ..party.choices import people
from ..party.skills import has, usable
from ..party.terms import make_noise
from ..party.turns import now
from ..state import Survivor, ZombicideState, card_name, companion_name, zone_name
from .aside import eat, food
from .combat import Strike
from .deed import Aimed, Deed
from .moves import Charge, beside

TAUNT = 2
"""The range at which zombies can be taunted (C8)."""


class Reload(Deed):
    """He reloads all Reload weapons in his hands (R8.18)."""

    key = "reload"

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return bool(self.empty(s, survivor))

    def empty(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        held = survivor.cards if has(s, survivor, "webbing") else survivor.hands
        return [copy for copy in survivor.empty if copy in held]

    def act(self, s: ZombicideState, survivor: Survivor, aim: None) -> None:
        for copy in self.empty(s, survivor):
            survivor.empty.remove(copy)
        s.tell("reloads", figure=s.name(survivor.id))


class Heal(Aimed):
    """He uses a medkit on somebody in the zone (R4.14)."""

    key = "heal"
    asks = False

    def kit(self, s: ZombicideState, survivor: Survivor) -> str | None:
        return next((copy for copy in usable(s, survivor) if s.card(copy).heals), None)

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        return [each.id for each in s.here(survivor.at) if each.health < s.data.survivors[each.who].health]

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return self.kit(s, survivor) is not None and super().can(s, survivor)

    def shape(self, s: ZombicideState, survivor: Survivor, found: Sequence[str]) -> One:
        return people(s, found, "heal-whom")

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        kit = self.kit(s, survivor)
        assert kit
        heals = s.card(kit).heals
        discard(s, survivor, kit)
        harm.heal(s, s.survivors[aim], heals)


class Rally(Aimed):
    """A companion who is alone follows him (R12.5)."""

    key = "rally"
    asks = False

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        return [name for name in s.alone(survivor.at) if companions.can_lead(survivor, name)]

    def shape(self, s: ZombicideState, survivor: Survivor, found: Sequence[str]) -> One:
        return One(labelled(companion_name, found), prompt=partial(s.text, "rally-whom"))

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        companions.rally(s, aim, survivor)


class Noise(Deed):
    """He makes noise (R3.4)."""

    key = "noise"

    def act(self, s: ZombicideState, survivor: Survivor, aim: None) -> None:
        make_noise(s, survivor.at, 1)


class Bonus(Deed):
    """He takes a bonus action from his sheet; if it is not used in this turn it is not spent (R3.10, R10.8)."""

    key = "bonus"
    free = True

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return not now(s, survivor).gift and survivor.spent < survivor.sheet.bonus

    def label(self, s: ZombicideState, survivor: Survivor) -> Message:
        return s.text("do-bonus", n=survivor.sheet.bonus - survivor.spent)

    def act(self, s: ZombicideState, survivor: Survivor, aim: None) -> None:
        now(s, survivor).bonus += 1
        survivor.spent += 1
        s.tell("takes-bonus", weight="detail", figure=s.name(survivor.id))


class Eat(Deed):
    """He eats when he has no Action left and a level is in reach: what it brings can be used in this turn (R3.5, R3.8).

    At any other time he can eat without its being a deed of his turn (D31).
    """

    key = "eat"
    free = True

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        turn, goal = now(s, survivor), ranks.ahead(survivor)
        if turn.gift or goal is None or turns.left(s, survivor):
            return False
        return sum(s.card(copy).ap for copy in food(s, survivor)) >= goal[1]

    def label(self, s: ZombicideState, survivor: Survivor) -> Message:
        goal = ranks.ahead(survivor)
        assert goal
        return s.text("do-eat", card=card_name(food(s, survivor)[0]), level=ranks.danger_name(goal[0]))

    def act(self, s: ZombicideState, survivor: Survivor, aim: None) -> None:
        eat(s, survivor, food(s, survivor)[0])


class Bloodlust(Charge):
    """Up to two zones into one with zombies for a Move, then a free Melee Action (C8)."""

    key = "bloodlust_melee"
    free = False

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        s.push(Strike(survivor=survivor.id, zone=aim, how="melee"))
        super().act(s, survivor, aim)


class Shove(Aimed):
    """All zombies of his zone are pushed into one beside it (C8)."""

    key = "shove"
    free = True
    once = True
    asked = "shove-where"

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return s.threats(survivor.at) > 0 and super().can(s, survivor)

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        return beside(s, survivor)

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        n = s.threats(survivor.at)
        for kind, number in list(s.horde.get(survivor.at, {}).items()):
            s.add(survivor.at, kind, -number)
            s.add(aim, kind, number)
        for name in s.monsters(survivor.at):
            s.abominations[name] = aim
        s.tell("shoves", refs=(survivor.at, aim), figure=s.name(survivor.id), zone=zone_name(aim), n=n)


class Taunt(Aimed):
    """All zombies of a zone near by come towards him at once (C8)."""

    key = "taunt"
    free = True
    once = True
    asked = "taunt-where"

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        away = s.ground.away(survivor.at)
        return [zone for zone in s.infested if away.get(zone, TAUNT + 1) <= TAUNT]

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        s.tell("taunts", refs=(aim,), figure=s.name(survivor.id), zone=zone_name(aim))
        s.push(Activation(units={aim: s.units(aim)}, extra=True, goal=survivor.at, by=s.leader(survivor.id)))
