"""The battle of a card: opening, flight, melee, hordes, victory (R6–R10), Molotov cocktails (R12.3, R12.4).

What a red text may change in it stands in `terms`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from engine.core.message import Arg, Message
from engine.core.model import Number
from engine.core.shape import Amounts, Chain, One, Option
from engine.core.state import face_names
from engine.core.step import DONE, Ask, Done

from .. import defaults as policy
from ..box.dice import BLACK, RED, bites, hits, is_hit, lightning
from ..groups.collect import collect, leave_behind
from ..groups.elimination import lose
from ..groups.resources import discard, spend_token
from ..state import Battle, HitzState
from ..terms import can_flee, can_shoot, free_kills, paid_kills, spendable, terms
from . import odds
from .events import Gain

THROW = "molotov"
FREE_THROWS: dict[str, int] = {"save": 0, "kill": 0}
FELT: dict[tuple[str, str], Callable[[HitzState, Battle], bool]] = {
    ("X-NORANGED", "opening"): lambda s, b: b.group(s).ammo > 0,
    ("X-NOFLEE", "opening"): lambda s, b: b.group(s).gas >= terms(s, b).flee_cost,
    ("X-AMBUSH", "settle"): lambda s, b: b.round == 1 and hits(b.faces) + lightning(b.faces) > 0,
    ("X-DARK", "settle"): lambda s, b: lightning(b.faces) > 0,
    ("X-NOADR", "settle"): lambda s, b: b.group(s).adr > 0 and bites(b.faces) + lightning(b.faces) > 0,
}
"""By red text and phase of the battle: whether the red text takes something away from the group at that moment."""


class Fight(Battle):
    """The battle of one card: opening window, flight, then melee rounds until one side is gone."""

    heading = "title-battle"

    stood: Number = 0
    """The number of zombies before the last melee roll."""
    asked: bool = False
    """Whether D9 or D10 has been asked since the last melee roll. If so, the next roll follows."""

    def kill(self, s: HitzState, number: int) -> int:
        """Kill this number of zombies, or all that are left; returns how many died."""
        killed = min(number, self.zombies)
        self.zombies -= killed
        if killed:
            s.note("kills", n=killed)
        return killed

    def molotov(self, s: HitzState) -> bool:  # R12.5
        return THROW in self.group(s).tokens

    def run(self, s: HitzState) -> Done | None:
        while self.in_play(s):
            if self.phase == "settle":
                if self.window(s):
                    return None
                self.settle(s)
            elif not self.zombies:
                self.win(s)  # R6.5, R8.5
            elif self.phase == "between" and (self.asked or not self.molotov(s)):
                self.roll(s)
            else:
                return None
        return DONE

    def asks(self, s: HitzState) -> Iterator[Ask]:
        match self.phase:
            case "opening" if can_shoot(s, self):
                yield self.ask_shoot(s)
            case "opening" | "flight":
                yield self.ask_flee(s)
            case "settle":
                yield self.ask_adrenaline(s)
            case "between":
                yield self.ask_molotov(s)

    def heed(self, s: HitzState) -> None:
        """Say what the red text takes away at this moment, because no question shows it."""
        code = self.printed(s).effect
        felt = FELT.get((code, self.phase))
        if self.red_text and felt and felt(s, self):
            s.tell(f"acts-{code}")

    # R6: the opening window

    def ask_shoot(self, s: HitzState) -> Ask:  # D7
        ammo, ways = self.group(s).ammo, self.ways(s)
        held_fire = ["0"] if len(ways) > 1 else []  # else it is the same as to fight
        shape = self.one_of(s, *map(str, range(1, ammo + 1)), *held_fire, *ways)
        prompt = partial(s.text, "ask-shoot", n=self.zombies, ammo=ammo)
        return Ask(self.seat, "shoot", shape, prompt=prompt, default=partial(policy.shoot, s, self))

    def one_of(self, s: HitzState, *words: str) -> One:
        """One of these things that can be done in a battle."""
        return One(keys=words, each=partial(self.option, s))

    def option(self, s: HitzState, word: str) -> Option:
        """One of them in words, with what dice may make of it: shots by their number, 0 to hold fire."""
        if word == "0":
            return Option(word, partial(s.text, "option-no-shot"))
        if word == "flee":
            return Option(word, partial(s.text, "option-flee", n=terms(s, self).flee_cost))
        if word == "fight":  # R8.2
            label = partial(s.text, "option-fight", n=self.group(s).survivors)
            return Option(word, label, odds=partial(odds.of_fight, s, self))
        if word == THROW:  # R12.3
            return Option(word, partial(s.text, "option-molotov", n=self.zombies))
        n = int(word)
        label = partial(s.text, "option-shoot", n=n, dice=n * terms(s, self).dice_per_ammo)
        return Option(word, label, odds=partial(odds.of_shots, s, self, n))

    def on_shoot(self, s: HitzState, ask: Ask, word: str) -> Done | None:
        if not word.isdigit():
            return self.on_flee(s, ask, word)
        self.phase = "flight"
        if word != "0":
            self.fire(s, int(word))
        return None

    def fire(self, s: HitzState, ammo: int) -> None:  # R6.3, R6.4
        discard(s, self.seat, {"ammo": ammo}, "shoots")
        now = terms(s, self)
        dice = ammo * now.dice_per_ammo
        (self.faces,) = s.roll("ranged", (BLACK, dice), good=is_hit, who=self.seat)
        self.shot, self.red = True, 0
        expected = odds.expected(dice, 0, self.zombies, now.noisy)
        more = bites(self.faces) if now.noisy else 0
        self.zombies += more
        killed = self.kill(s, hits(self.faces))
        s.tell("shot", who=self.seat, n=killed, more=more, left=self.zombies, expected=expected)

    # R7: flight, from hordes, too (R7.2)

    def ways(self, s: HitzState) -> list[str]:
        """What can be done besides shooting: flee, fight, throw the Molotov cocktail."""
        flee = ["flee"] if can_flee(s, self) else []
        return [*flee, "fight", THROW] if self.molotov(s) else [*flee, "fight"]

    def ask_flee(self, s: HitzState) -> Ask:  # D8
        prompt = partial(s.text, "ask-flee", n=self.zombies, survivors=self.group(s).survivors, gas=self.group(s).gas)
        return Ask(
            self.seat, "flee", self.one_of(s, *self.ways(s)), prompt=prompt, default=partial(policy.flee, s, self)
        )

    def on_flee(self, s: HitzState, ask: Ask, word: str) -> Done | None:
        match word:
            case "flee":
                discard(s, self.seat, {"gas": terms(s, self).flee_cost}, "flees", card=s.name(self.card))
                s.note("flights", n=1, cards=[s.name(self.card)])
                leave_behind(s, self)
                return DONE
            case "fight":
                self.roll(s)
            case _:
                self.throw(s)
        return None

    # R8, R9: melee, until all of either side are dead (R8.1)

    def roll(self, s: HitzState) -> None:  # R8.2, R9.2, R9.3
        survivors = self.group(s).survivors
        self.red = min(s.horde(self.seat, self.card), survivors)
        self.round += 1
        dice = (RED, self.red), (BLACK, survivors - self.red)
        args: dict[str, Arg] = {"who": self.seat, "round": self.round, "red": self.red}
        red, black = s.roll("melee", *dice, weight="detail", good=is_hit, **args)
        self.faces = red + black
        self.apply(s)

    def apply(self, s: HitzState) -> None:
        """Settle deaths and free kills, which need no choice (R8.3 a and b), on red dice as well (R9.4)."""
        self.phase, self.asked, self.stood = "settle", False, self.zombies
        expected = odds.expected(len(self.faces), self.red, self.zombies)
        self.heed(s)
        lose(s, self.seat, self.faces.count("death"), "horribly")
        if not self.in_play(s):
            return
        killed = self.kill(s, free_kills(s, self))
        if self.round != 1 or not terms(s, self).ambush:
            s.tell("kills", who=self.seat, n=killed, left=self.zombies, expected=expected)

    def window(self, s: HitzState) -> bool:
        """Whether the group has anything to choose after the roll (D9)."""
        return any(spendable(s, self).values()) or (self.zombies > 0 and self.molotov(s))

    def ask_adrenaline(self, s: HitzState) -> Ask:  # D9, R8.4
        def prompt() -> Message:
            prices = [s.text("price-save", cost=terms(s, self).save_cost)] if bites(self.faces) else []
            prices += [s.text("price-kill")] if self.zombies and paid_kills(s, self) else []
            return s.text(
                "ask-adrenaline",
                faces=face_names(s.game, self.faces),
                n=self.zombies,
                adr=self.group(s).adr,
                ways=len(prices),
                prices=prices,
            )

        default = partial(policy.adrenaline, s, self)
        return Ask(self.seat, "adrenaline", partial(self.spend, s), prompt=prompt, default=default)

    def spend(self, s: HitzState) -> Chain:
        """With a Molotov cocktail and zombies left: whether to throw it. Then how many to save and how many to kill."""
        limits, thrown = spendable(s, self), False
        if self.zombies and self.molotov(s):
            usual = partial(odds.of_spending, s, self, **policy.spent(s, self, limits))
            settle = Option("settle", partial(s.text, "option-settle"), odds=usual)
            thrown = (yield One([settle, self.option(s, THROW)], usual="settle")) == THROW
        if thrown:
            limits["kill"] = 0  # R12.4
        if not any(limits.values()):
            return thrown, FREE_THROWS
        cost, adrenaline = terms(s, self).save_cost, self.group(s).adr

        def said(a: dict[str, int]) -> Message:
            save, kill = a.get("save", 0), a.get("kill", 0)
            return s.text("option-spend", save=save, kill=kill, price=save * cost + kill)

        amounts: dict[str, int] = yield Amounts(
            {kind: limit for kind, limit in limits.items() if limit},
            test=lambda a: a.get("save", 0) * cost + a.get("kill", 0) <= adrenaline,
            usual=policy.savings(s, self, limits),
            labels={kind: s.text(f"option-{kind}", cost=cost) for kind in limits},
            said=said,
            odds=None if thrown else lambda a: odds.of_spending(s, self, **(FREE_THROWS | a)),
        )
        return thrown, FREE_THROWS | amounts

    def on_adrenaline(self, s: HitzState, ask: Ask, choice: tuple[bool, dict[str, int]]) -> None:
        self.asked = True
        thrown, amounts = choice
        self.settle(s, amounts["save"], amounts["kill"], thrown)

    def settle(self, s: HitzState, save: int = 0, kill: int = 0, thrown: bool = False) -> None:
        """Carry out what was chosen after a roll, then settle the bites that are left (R8.3 c to e, R8.5)."""
        self.phase = "between"
        if save or kill:
            cost = save * terms(s, self).save_cost + kill
            discard(s, self.seat, {"adr": cost}, "adrenaline", save=save, kill=kill)
        self.kill(s, kill)
        if thrown:
            self.throw(s)  # the bites below are settled as rolled (R12.4)
        lose(s, self.seat, bites(self.faces) - save, "bitten")
        if self.zombies and self.in_play(s) and self.round <= terms(s, self).reinforced:
            self.zombies += 1
            s.tell("reinforced", who=self.seat, n=1, left=self.zombies)

    # R10, R12: victory, after which no zombie is left for another card (R10.2), and Molotov

    def ask_molotov(self, s: HitzState) -> Ask:  # D10
        shape = self.one_of(s, THROW, "fight")
        prompt = partial(s.text, "ask-molotov", n=self.zombies, survivors=self.group(s).survivors)
        return Ask(self.seat, THROW, shape, prompt=prompt, default=partial(policy.molotov, s, self))

    def on_molotov(self, s: HitzState, ask: Ask, word: str) -> None:
        if word == THROW:
            self.throw(s)
        else:
            self.asked = True

    def throw(self, s: HitzState) -> None:  # R12.3
        spend_token(s, self.seat, THROW)
        s.tell("throws", who=self.seat, n=self.zombies)
        self.kill(s, self.zombies)
        self.red_text = False

    def win(self, s: HitzState) -> None:  # R10.1
        collect(s, self)
        more = terms(s, self).loot
        if more:
            s.push(Gain.model_validate({**self.place, "n": more}))
