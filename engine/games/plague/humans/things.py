"""Things: using, giving, picking up, dropping (R9)."""

from __future__ import annotations

from functools import partial

from engine.core.luck import percent
from engine.core.message import Message, parts
from engine.core.shape import Chain, Some
from engine.kit.piles import first_copies

from ..data import kind
from ..dice import roll
from ..rows import Card
from ..state import Human, PlagueState, card_name
from ..terms import excess, left, neighbours
from . import harm
from .choices import ACCEPT, REROLL, chosen
from .deed import Deed, Using, card_options, cards, figures, squares
from .holding import hand_over, take
from .search import draw

MEDICINE = ("medkit", "bandage")
LASTS = 2
"""Human turns for which painkillers serve: this one and the next (2.4)."""


# Using


def uses(s: PlagueState, human: Human) -> dict[str, list[str]]:
    """The cards that he can use now, and on what: figures, firearms; himself for what needs no aim (R9.3)."""
    found: dict[str, list[str]] = {}
    beside = neighbours(s, human) if human.cards else []
    lives = s.data.counts.lives
    for copy in first_copies(human.cards):
        match s.does(copy):
            case "medkit" | "bandage":
                found[copy] = [each.id for each in (human, *beside) if each.life < lives]
            case "painkillers":
                found[copy] = [each.id for each in (human, *beside) if each.conscious and not each.painless]
            case "energy":
                found[copy] = [human.id] if not human.drunk else []
            case "ammo":
                found[copy] = [each for each in human.cards if each in s.empty]
            case "plan":
                found[copy] = [human.id]
            case _:
                continue
    budget = left(s, human)
    return {copy: aims for copy, aims in found.items() if aims and _price(s, human, copy) <= budget}


def _price(s: PlagueState, human: Human, copy: str = "") -> int:
    """What it costs to use a card, or the cheapest that he has: the Soldier's first reload of a turn nothing (2.6)."""
    quick = s.able(human, "reload") and not human.helped and human.cards and _reloads(s, human)
    return 0 if quick and (not copy or s.does(copy) == "ammo") else 1


class Use(Deed):
    """He uses an item (R9.3, 2.4)."""

    key = "use"
    in_car = True

    def price(self, s: PlagueState, human: Human, aim: Using | None = None) -> int:
        return _price(s, human, aim.card if aim else "")

    def can(self, s: PlagueState, human: Human) -> bool:
        return bool(uses(s, human))

    def label(self, s: PlagueState, human: Human) -> Message:
        """With whom first aid would help: himself, and who is beside him."""
        aims = [each for card, found in uses(s, human).items() if s.does(card) in MEDICINE for each in found]
        if not aims:
            return super().label(s, human)
        return s.text("do-heal", n=self.price(s, human), whom=[s.name(each) for each in dict.fromkeys(aims)])

    def choose(self, s: PlagueState, human: Human) -> Chain:
        found = uses(s, human)
        odds = partial(_works, s, human)
        card: str = yield cards(s, found, "what-item", odds)
        aims = found[card]
        if s.does(card) == "ammo":
            on: str = yield cards(s, aims, "reload-what")
        elif s.does(card) in (*MEDICINE, "painkillers"):
            alone = len(found) == 1  # else the odds stand with the cards
            on = yield figures(s, aims, "on-whom", odds=(lambda _: odds(card)) if alone else None)
        else:
            on = human.id
        return Using(card, on)

    def act(self, s: PlagueState, human: Human, aim: Using) -> None:
        s.tell("uses", figure=s.name(human.id), card=card_name(kind(aim.card)))
        match s.does(aim.card):
            case "medkit" | "bandage":
                treat(s, human, aim)
            case "painkillers":
                s.humans[aim.on].painless = LASTS
                harm.spend(s, human, aim.card)
            case "energy":
                human.drunk = True
                harm.spend(s, human, aim.card)
            case "ammo":
                if s.able(human, "reload"):
                    human.helped = True
                s.empty.remove(aim.on)
                if aim.on in s.marked:
                    s.marked.remove(aim.on)
                harm.spend(s, human, aim.card)
            case _:
                harm.spend(s, human, aim.card)
                for _ in range(2):
                    draw(s, human)


def _reloads(s: PlagueState, human: Human) -> bool:
    return any(s.does(each) == "ammo" for each in human.cards) and any(each in s.empty for each in human.cards)


def _retries(s: PlagueState, human: Human, card: Card) -> bool:
    """Whether he rolls again for a card that has not worked: it is his preferred one (R12.3)."""
    prefers = s.data.characters[human.character].prefers == s.data.does[card.id]
    return prefers and not human.rerolled and chosen(s, REROLL, human) != ["never"]


def _works(s: PlagueState, human: Human, copy: str) -> Message | None:
    """How likely first aid works, and spoils (2.4, R12.3)."""
    card = s.card(copy)
    if s.does(copy) not in MEDICINE:
        return None
    fails, tries = (card.works - 1) / 6, 1 + _retries(s, human, card)
    said = [s.text("odds-works", p=percent(1 - fails**tries))]
    if card.spoils:
        said.append(s.text("odds-spoilt", p=percent(fails ** (tries - 1) / 6)))
    if tries > 1:
        said.append(s.text("odds-again"))
    return parts(said)


def treat(s: PlagueState, human: Human, aim: Using) -> None:
    """First aid: a roll says whether it works (2.4); the Medic may roll again, and heals more (2.6)."""
    card, patient = s.card(aim.card), s.humans[aim.on]
    again = partial(roll, s, "rolls-item", figure=s.name(human.id), card=card_name(card.id), need=card.works)
    face = again()
    if face < card.works and _retries(s, human, card):
        human.rerolled = True
        face = again()
    if face >= card.works:
        harm.spend(s, human, aim.card)
        harm.heal(s, patient, card.heals + s.able(human, "surgeon"))
    elif face == 1 and card.spoils:
        harm.spend(s, human, aim.card)
        s.tell("spoilt", hurts=(s.leader(human.id),), card=card_name(card.id))
    else:
        s.tell("fails", weight="detail", figure=s.name(human.id))


# From hand to hand


def givable(s: PlagueState, human: Human) -> dict[str, list[str]]:
    """To whom he can give which cards (R9.4)."""
    found: dict[str, list[str]] = {}
    for other in neighbours(s, human) if human.cards else ():
        if not other.conscious:
            continue
        free = excess(s, other)
        willing = chosen(s, ACCEPT, other) == ["yes"]
        good = [each for each in human.cards if willing or excess(s, other, [*other.cards, each]) <= free]
        if good:
            found[other.id] = good
    return found


class Give(Deed):
    """He gives a card to a human beside him (R9.4, D8)."""

    key = "give"
    in_car = True

    def can(self, s: PlagueState, human: Human) -> bool:
        return bool(givable(s, human))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        found = givable(s, human)
        whom: str = yield figures(s, found, "give-whom")
        return Using((yield cards(s, found[whom], "give-what")), whom)

    def act(self, s: PlagueState, human: Human, aim: Using) -> None:
        hand_over(s, human, s.humans[aim.on], aim.card)
        told = card_name(kind(aim.card))
        s.tell("gives", figure=s.name(human.id), whom=s.name(aim.on), card=told)


class PickUp(Deed):
    """He picks up a card from his square or one beside it (R9.8)."""

    key = "pick"

    def can(self, s: PlagueState, human: Human) -> bool:
        return human.on_foot and bool(s.piles) and bool(piles(s, human))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        found = piles(s, human)
        at = found[0] if len(found) == 1 else (yield squares(s, found, "pick-where"))
        return Using((yield cards(s, s.piles[at], "pick-what")), at)

    def act(self, s: PlagueState, human: Human, aim: Using) -> None:
        s.piles[aim.on].remove(aim.card)
        if not s.piles[aim.on]:
            del s.piles[aim.on]
        take(s, human, aim.card)
        s.tell("picks", refs=(aim.on,), figure=s.name(human.id), card=card_name(kind(aim.card)))


def piles(s: PlagueState, human: Human) -> list[str]:
    """The squares from which he can pick something up (R9.8)."""
    return [each for each in (human.at, *s.ground.neighbours(human.at)) if each in s.piles]


class TakeFrom(Deed):
    """He takes a card from an unconscious human beside him (R9.8)."""

    key = "take"
    in_car = True

    def victims(self, s: PlagueState, human: Human) -> list[str]:
        """From whom he can take one."""
        return [each.id for each in neighbours(s, human) if not each.conscious and each.cards]

    def can(self, s: PlagueState, human: Human) -> bool:
        return bool(self.victims(s, human))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        whom: str = yield figures(s, self.victims(s, human), f"{self.key}-whom")
        return Using((yield cards(s, s.humans[whom].cards, f"{self.key}-what")), whom)

    def act(self, s: PlagueState, human: Human, aim: Using) -> None:
        hand_over(s, s.humans[aim.on], human, aim.card)
        self.tell(s, human, aim)

    def tell(self, s: PlagueState, human: Human, aim: Using) -> None:
        s.tell("takes", figure=s.name(human.id), whom=s.name(aim.on), card=card_name(kind(aim.card)))


class Drop(Deed):
    """He drops cards (R9.7)."""

    key = "drop"
    in_car = True

    def price(self, s: PlagueState, human: Human, aim: list[str] | None = None) -> int:
        return 0

    def can(self, s: PlagueState, human: Human) -> bool:
        return bool(human.cards)

    def choose(self, s: PlagueState, human: Human) -> Chain:
        return (yield Some(card_options(s, human.cards), 1, prompt=partial(s.text, "drop-what")))

    def act(self, s: PlagueState, human: Human, aim: list[str]) -> None:
        harm.drop(s, human, aim)
        s.tell("drops", figure=s.name(human.id), cards=[card_name(kind(each)) for each in aim])
