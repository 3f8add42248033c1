"""Black texts by their effect codes (2.6): what each does or asks, all before the battle of the card (R5.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import ClassVar

from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import Amounts, Chain, One, Option, amounts_word
from engine.core.step import DONE, Ask, Done
from engine.kit.choices import worded

from ..box.dice import BLACK, bites, hits, is_hit
from ..groups.collect import collect
from ..groups.elimination import lose
from ..groups.resources import LABELS, choose_discard, choose_gain, counts, discard, spend_token, swap, take, taken_mix
from ..state import RESOURCES, Battle, HitzState, OnCard
from . import odds


class Happening(OnCard):
    """A black text that leaves no choice."""

    def run(self, s: HitzState) -> Done:
        HAPPENINGS[self.printed(s).effect](s, self)
        return DONE


def survivor(s: HitzState, at: OnCard) -> None:
    """E-SURVIVOR(n)"""
    n = at.printed(s).n
    at.group(s).survivors += n
    s.tell("grows", who=at.seat, n=n, all=at.group(s).survivors)
    s.note("joins", n=n)


def token(s: HitzState, at: OnCard) -> None:
    """E-TOKEN(k)"""
    kind = at.printed(s).arg
    if s.supply.get(kind, 0):
        s.supply[kind] -= 1
        at.group(s).tokens.append(kind)
        s.tell("receives", who=at.seat, about=Message(f"hitz-about-token-{kind}"))
        s.note("tokens", n=1, tokens=[Message(f"hitz-token-{kind}")])


def supply(s: HitzState, at: OnCard) -> None:
    """E-SUPPLY(n)"""
    s.push(Gain.model_validate({**at.place, "n": at.printed(s).n}))


def scavenge_roll(s: HitzState, at: OnCard) -> None:
    """E-SCAVROLL(n)"""
    (faces,) = s.roll("rolls", (BLACK, at.printed(s).n), good=is_hit, who=at.seat)  # R5.4
    s.push(Gain.model_validate({**at.place, "n": hits(faces)}))


def roll_loss(s: HitzState, at: OnCard) -> None:
    """E-ROLLLOSS(group) and E-ROLLLOSS(n)"""
    n = at.printed(s).n or at.group(s).survivors
    (faces,) = s.roll("rolls-bites", (BLACK, n), who=at.seat, expected=odds.expected_bites(n))
    lose(s, at.seat, bites(faces))


def wound(s: HitzState, at: OnCard) -> None:
    """E-WOUND(n)"""
    if "wound" in at.group(s).tokens:
        use(s, at, "wound")
        s.push(Meds.model_validate(at.place))


def toxic(s: HitzState, at: OnCard) -> None:
    """E-TOXIC"""
    if "toxic" in at.group(s).tokens:
        use(s, at, "toxic")
        lose(s, at.seat, 1, "poisoned")


def pay(s: HitzState, seat: str, mix: Mapping[str, int]) -> None:
    """Resources that the text of a card takes."""
    discard(s, seat, mix)
    if any(mix.values()):
        s.note("paid", n=sum(mix.values()))


def use(s: HitzState, at: OnCard, kind: str) -> None:
    """Spend the special token that the text names."""
    spend_token(s, at.seat, kind)
    s.tell("uses", who=at.seat, token=Message(f"hitz-token-{kind}"))


class Event(OnCard):
    """A black text with a choice. ``token`` is the special token that it is about: without it the text does nothing."""

    heading = "title-event"

    token: ClassVar[str] = ""

    def run(self, s: HitzState) -> Done | None:
        return None if self.in_play(s) and self.begin(s) else DONE

    def begin(self, s: HitzState) -> bool:
        """Do what needs no choice, and return whether there is something to choose."""
        return not self.token or self.token in self.group(s).tokens

    def ask(
        self,
        s: HitzState,
        kind: str,
        *words: str,
        n: int = 0,
        code: str = "",
        chance: Callable[[str], Message | None] | None = None,
    ) -> Ask:
        """A question with a few words as options, each with its ``chance``; the first word is the default."""
        code = code or kind
        shape = One(worded(s, f"option-{code}", words, n=n, odds=chance))
        return Ask(self.seat, kind, shape, prompt=partial(s.text, f"ask-{code}", n=n), default=words[:1])


class Drop(Event):
    """E-DROP(n), D6a"""

    def begin(self, s: HitzState) -> bool:
        return self.group(s).total > 0

    def asks(self, s: HitzState) -> Iterator[Ask]:
        group = self.group(s)
        n = min(self.printed(s).n, group.total)
        yield Ask(self.seat, "drop", choose_discard(group, n), prompt=partial(s.text, "ask-drop", n=n))

    def on_drop(self, s: HitzState, ask: Ask, mix: dict[str, int]) -> Done:
        pay(s, self.seat, mix)
        return DONE


class Gain(OnCard):
    """Take `n` resources of your choice, D6b; from a won battle as well (X-LOOT)."""

    n: Number

    def run(self, s: HitzState) -> Done | None:
        return None if self.n and s.groups[self.seat].alive else DONE

    def asks(self, s: HitzState) -> Iterator[Ask]:
        group = s.groups[self.seat]
        yield Ask(self.seat, "take", choose_gain(group, self.n), prompt=partial(s.text, "ask-take", n=self.n))

    def on_take(self, s: HitzState, ask: Ask, mix: dict[str, int]) -> Done:
        take(s, self.seat, mix)
        s.note("gained", n=self.n)
        return DONE


class Fuel(Event):
    """E-FUEL(n), D6c"""

    def asks(self, s: HitzState) -> Iterator[Ask]:
        n = self.printed(s).n
        most = min(n, self.group(s).gas)
        options = [Option(str(k), partial(s.text, "option-fuel", n=k, lost=n - k)) for k in range(most, -1, -1)]
        yield Ask(self.seat, "fuel", One(options, usual=str(most)), prompt=partial(s.text, "ask-fuel", n=n))

    def on_fuel(self, s: HitzState, ask: Ask, word: str) -> Done:
        pay(s, self.seat, {"gas": int(word)})
        lose(s, self.seat, self.printed(s).n - int(word))
        return DONE


class Meds(Event):
    """E-MEDS(n) and the payment of E-WOUND(n), D6d"""

    def asks(self, s: HitzState) -> Iterator[Ask]:
        n = self.printed(s).n
        words = ("pay", "lose") if self.group(s).adr >= n else ("lose",)
        yield self.ask(s, "meds", *words, n=n)

    def on_meds(self, s: HitzState, ask: Ask, word: str) -> Done:
        if word == "pay":
            pay(s, self.seat, {"adr": self.printed(s).n})
        else:
            lose(s, self.seat, 1)
        return DONE


class Toll(Event):
    """E-TOLL(n), D6e"""

    def asks(self, s: HitzState) -> Iterator[Ask]:
        prompt = partial(s.text, "ask-toll", n=self.printed(s).n)
        yield Ask(self.seat, "toll", partial(self._toll, s), prompt=prompt, default=self._words(s)[:1])

    def _words(self, s: HitzState) -> tuple[str, ...]:
        return ("pay", "lose") if self.group(s).total >= self.printed(s).n else ("lose",)

    def _toll(self, s: HitzState) -> Chain:
        n = self.printed(s).n
        word: str = yield One(worded(s, "option-toll", self._words(s), n=n))
        return (yield choose_discard(self.group(s), n)) if word == "pay" else None

    def on_toll(self, s: HitzState, ask: Ask, mix: dict[str, int] | None) -> Done:
        if mix is None:
            lose(s, self.seat, 1)
        else:
            pay(s, self.seat, mix)
        return DONE


class Grab(Event):
    """E-GRAB, D6f"""

    def asks(self, s: HitzState) -> Iterator[Ask]:
        dice = {"pay": 2, "keep": 1} if self.group(s).ammo else {"keep": 1}
        shape = One(worded(s, "option-grab", dice, odds=lambda word: odds.of_grab(s, dice[word])))
        yield Ask(self.seat, "grab", shape, prompt=partial(s.text, "ask-grab"), default=[*dice][:1])

    def on_grab(self, s: HitzState, ask: Ask, word: str) -> Done:
        pay(s, self.seat, {"ammo": int(word == "pay")})
        (faces,) = s.roll("rolls", (BLACK, 2 if word == "pay" else 1), good=is_hit, who=self.seat)
        if not hits(faces):
            lose(s, self.seat, 1)
        return DONE


class Map(Event):
    """E-MAP(v), D6g"""

    token = "map"

    def asks(self, s: HitzState) -> Iterator[Ask]:
        yield self.ask(s, "map", "use", "keep", n=self.printed(s).n)

    def on_map(self, s: HitzState, ask: Ask, word: str) -> Done:
        if word == "use":
            bonus, n = self.group(s).bonus, self.printed(s).n
            spend_token(s, self.seat, "map")
            bonus.value = bonus.get() + n
            s.tell("map", who=self.seat, n=n)
            s.note("points", n=n)
        return DONE


class Rifle(Event):
    """E-RIFLE(n), D6h"""

    def begin(self, s: HitzState) -> bool:
        if "rifle" in self.group(s).tokens:
            return True
        lose(s, self.seat, self.printed(s).n)
        return False

    def asks(self, s: HitzState) -> Iterator[Ask]:
        yield self.ask(s, "rifle", "use", "lose", n=self.printed(s).n)

    def on_rifle(self, s: HitzState, ask: Ask, word: str) -> Done:
        if word == "use":
            use(s, self, "rifle")
        else:
            lose(s, self.seat, self.printed(s).n)
        return DONE


class FanaticPay(Event):
    """E-FANPAY(n), D6i"""

    token = "fanatic"

    def asks(self, s: HitzState) -> Iterator[Ask]:
        n, ammo = self.printed(s).n, self.group(s).ammo
        words = ("pay", "drop") if ammo >= n + 2 else ("drop", "pay") if ammo >= n else ("drop",)
        yield self.ask(s, "fanatic", *words, n=n)

    def on_fanatic(self, s: HitzState, ask: Ask, word: str) -> Done:
        if word == "pay":
            pay(s, self.seat, {"ammo": self.printed(s).n})
        else:
            use(s, self, "fanatic")
        return DONE


class FanaticBlast(Event):
    """E-FANBLAST, D6j"""

    token = "fanatic"

    def asks(self, s: HitzState) -> Iterator[Ask]:
        zombies = self.printed(s).zombies
        ahead = Battle.model_validate({**self.place, "zombies": zombies, "total": zombies})

        def chance(word: str) -> Message | None:
            return odds.of_fight(s, ahead) if word == "keep" else None

        yield self.ask(s, "fanatic", "use", "keep", code="blast", n=zombies, chance=chance)

    def on_fanatic(self, s: HitzState, ask: Ask, word: str) -> Done:
        if word == "use":
            spend_token(s, self.seat, "fanatic")
            s.tell("blast", who=self.seat, n=self.printed(s).zombies)
            s.note("kills", n=self.printed(s).zombies)
            collect(s, self)
        return DONE


class Trade(Event):
    """E-TRADE(n), D6k"""

    def begin(self, s: HitzState) -> bool:
        return self.group(s).total > 0

    def asks(self, s: HitzState) -> Iterator[Ask]:
        prompt = partial(s.text, "ask-trade", n=self.printed(s).n)
        yield Ask(self.seat, "trade", partial(self._trade, s), prompt=prompt, default=("none",))

    def _trade(self, s: HitzState) -> Chain:
        have = self.group(s).resources
        most = min(self.printed(s).n, sum(have.values()))

        def said(give: dict[str, int]) -> Message:
            return s.text("option-trade", n=sum(give.values()), what=counts(give))

        give: dict[str, int] = yield Amounts(have, 0, most, test=_not_all, usual="none", labels=LABELS, said=said)
        number = sum(give.values())
        if not number:
            return give, {}
        rest = {kind: have[kind] for kind in RESOURCES if not give[kind]}
        usual = amounts_word(taken_mix(rest, number))
        return give, (yield Amounts(dict.fromkeys(rest, number), number, number, usual=usual, labels=LABELS))

    def on_trade(self, s: HitzState, ask: Ask, given: tuple[dict[str, int], dict[str, int]]) -> Done:
        swap(s, self.seat, *given)
        return DONE


def _not_all(give: dict[str, int]) -> bool:
    """Whether a kind is left to take: no kind may be both given and taken."""
    return not all(give[kind] for kind in RESOURCES)


HAPPENINGS: Mapping[str, Callable[[HitzState, OnCard], None]] = {
    "E-SURVIVOR": survivor,
    "E-TOKEN": token,
    "E-SUPPLY": supply,
    "E-SCAVROLL": scavenge_roll,
    "E-ROLLLOSS": roll_loss,
    "E-WOUND": wound,
    "E-TOXIC": toxic,
}
EVENTS: Mapping[str, type[OnCard]] = {
    **dict.fromkeys(HAPPENINGS, Happening),
    "E-DROP": Drop,
    "E-FUEL": Fuel,
    "E-MEDS": Meds,
    "E-TOLL": Toll,
    "E-GRAB": Grab,
    "E-MAP": Map,
    "E-RIFLE": Rifle,
    "E-FANPAY": FanaticPay,
    "E-FANBLAST": FanaticBlast,
    "E-TRADE": Trade,
}
"""The event of each code. The Liquidator has none: it works as long as it lies face up (R12.2)."""
