"""The Zombie Player's cards (R23, 2.5)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial

from engine.core.shape import Chain, One, Option
from engine.kit.deeds import Aimed

from ..data import CAR_SEARCH, OUTDOORS, kind
from ..dice import roll
from ..humans import fire, harm
from ..humans.build import edge_name, tell_crushed, touched
from ..humans.deed import figures, squares
from ..humans.search import place_name
from ..humans.slain import add
from ..state import ZOMBIES, Effect, Human, PlagueState, card_name, hand_card_name, hand_card_text
from ..terms import in_contact
from . import bot
from .entry import Entry, least_unit
from .howling import Howling
from .kindling import Kindling

KEEP = 2
"""How far From under the ground keeps from humans (2.5)."""
FREE = 2
"""Steps of a Lunge, zombies of They keep coming (2.5)."""


class Trick(Aimed[PlagueState, str]):
    """What a kind of card does. ``who`` is the seat of the Zombie Player."""

    def shape(self, s: PlagueState, who: str, found: Sequence[str]) -> One:
        return figures(s, found, "card-on")

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        """What happens at once; what lasts does so by being played."""


class Everybody(Trick):
    """It needs no aim but a nameless one; what lasts on everybody are lights out, fog, flooded, stench."""

    asks = False

    def serves(self, s: PlagueState) -> bool:
        return True

    def aims(self, s: PlagueState, who: str) -> list[str]:
        return [""] if self.serves(s) else []


class LightsOut(Everybody):
    def serves(self, s: PlagueState) -> bool:
        return any(each.at in s.data.indoors for each in s.living)


class Flooded(Everybody):
    def serves(self, s: PlagueState) -> bool:
        return not s.running


class Horde(Everybody):
    def serves(self, s: PlagueState) -> bool:
        return s.reserve >= least_unit(s)  # R28.1

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        s.push(Entry(left=FREE, first=False))


class Howl(Everybody):
    """Ordinary and risen zombies outdoors may make a free step (2.5)."""

    def serves(self, s: PlagueState) -> bool:
        return bool(bot.outdoors(s))

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        s.push(Howling(left=bot.outdoors(s)))


class Placed(Trick, ABC):
    """A zombie from the reserve comes onto a square."""

    @abstractmethod
    def free(self, s: PlagueState) -> list[str]:
        """Where it may come."""

    def aims(self, s: PlagueState, who: str) -> list[str]:
        return self.free(s) if s.reserve >= 2 else []

    def shape(self, s: PlagueState, who: str, found: Sequence[str]) -> One:
        return squares(s, found, "where")

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        new = add(s, "zombie", aim)
        s.tell("appears", refs=(aim,), figure=s.name(new.id), at=aim)


class DeadResident(Placed):
    def free(self, s: PlagueState) -> list[str]:
        with_humans = {s.data.zone[each.at] for each in s.living if each.on_foot}
        return [each for each in _free(s) if each in s.data.house and s.data.zone[each] not in with_humans]


class FromBelow(Placed):
    def free(self, s: PlagueState) -> list[str]:
        near = [at for at, _ in s.positions()]
        shy = {each for at in near for each in s.grid.within(at, KEEP - 1)}
        return [each for each in _free(s) if each not in shy and s.data.zone[each] == OUTDOORS]


def _free(s: PlagueState) -> list[str]:
    taken, fires = s.taken, set(s.fires)
    return [each for each in s.squares if each in s.grid.floor and each not in taken and each not in fires]


class Smash(Trick):
    def aims(self, s: PlagueState, who: str) -> list[str]:
        at = {each.at for each in s.zombies.values()}
        return [edge for edge in s.barricades if at.intersection(touched(s, edge))]

    def shape(self, s: PlagueState, who: str, found: Sequence[str]) -> One:
        options = [Option(each, partial(edge_name, s, each), ref=each) for each in found]
        return One(options, prompt=partial(s.text, "card-where"))

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        told = edge_name(s, aim)
        s.barricades.remove(aim)
        tell_crushed(s, aim, told)


class Trap(Trick):
    """It lies face down on a search square (R23.4)."""

    def aims(self, s: PlagueState, who: str) -> list[str]:
        laid = s.traps.get()
        return [each for each in s.required if each not in laid and not (each == CAR_SEARCH and s.exploded)]

    def shape(self, s: PlagueState, who: str, found: Sequence[str]) -> One:
        options = [Option(each, partial(place_name, s, each), ref=s.data.searches[each]) for each in found]
        return One(options, prompt=partial(s.text, "card-where"))


class OnZombie(Trick):
    def aims(self, s: PlagueState, who: str) -> list[str]:
        return [each.id for each in s.zombies.values() if each.kind != "crazy"]


class Lunge(OnZombie):
    def aims(self, s: PlagueState, who: str) -> list[str]:
        fresh = (each for each in s.zombies.values() if each.kind in ("zombie", "risen"))
        return [each.id for each in fresh if not each.steps and not each.attacks and not each.stopped]

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        s.zombies[aim].lunge = FREE


class Bloodlust(OnZombie):
    def act(self, s: PlagueState, who: str, aim: str) -> None:
        s.zombies[aim].bold = True


class ThickSkull(OnZombie):
    def aims(self, s: PlagueState, who: str) -> list[str]:
        return [each for each in super().aims(s, who) if not s.zombies[each].boon]


class OnHuman(Trick):
    def fits(self, s: PlagueState, human: Human) -> bool:
        return human.on_foot

    def aims(self, s: PlagueState, who: str) -> list[str]:
        return [each.id for each in s.conscious if self.fits(s, each)]


class Infection(OnHuman):
    def fits(self, s: PlagueState, human: Human) -> bool:
        return human.bitten


class Misfire(OnHuman):
    def fits(self, s: PlagueState, human: Human) -> bool:
        return any(s.card(each).kind == "firearm" and each not in s.empty for each in human.cards)


class Butterfingers(OnHuman):
    def fits(self, s: PlagueState, human: Human) -> bool:
        return human.on_foot and bool(human.cards) and bool(in_contact(s, human))

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        human = s.humans[aim]
        card = human.cards[s.dice.pick(len(human.cards))]
        s.known += 1
        harm.drop(s, human, [card])
        whom = s.leader(aim)
        s.tell(
            "fumbles",
            weight="headline",
            hurts=(whom,),
            refs=(human.at,),
            figure=s.name(aim),
            card=card_name(kind(card)),
        )


class Panic(OnHuman):
    """He is moved a step; where it cannot be, nothing happens (2.5)."""

    def fits(self, s: PlagueState, human: Human) -> bool:
        return human.on_foot and len(in_contact(s, human)) > 1

    def choose(self, s: PlagueState, who: str) -> Chain:
        aim: str = yield self.shape(s, who, self.aims(s, who))
        found = flights(s, s.humans[aim])
        to: str = (yield squares(s, found, "where")) if found else ""
        return f"{aim} {to}"

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        figure, _, to = aim.partition(" ")
        if to:
            human = s.humans[figure]
            human.at = to
            s.tell("flees", weight="headline", hurts=(s.leader(figure),), refs=(to,), figure=s.name(figure), at=to)


def flights(s: PlagueState, human: Human) -> list[str]:
    """Where panic can drive him (2.5)."""
    taken = s.taken
    return [each for each in s.ground.neighbours(human.at) if each not in taken and each not in s.fires]


class Fires(Everybody):
    """As many fires as a die shows, where the Zombie Player likes (R26.9)."""

    def serves(self, s: PlagueState) -> bool:
        return bool(fire.layable(s, s.squares))

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        s.push(Kindling(left=roll(s, "rolls-card-fire")))


TRICKS: Mapping[str, Trick] = {
    "lights_out": LightsOut(),
    "stench": Everybody(),
    "dead_resident": DeadResident(),
    "smash": Smash(),
    "surprise": Trap(),
    "empty_drawers": Trap(),
    "horde": Horde(),
    "lunge": Lunge(),
    "bloodlust": Bloodlust(),
    "infection": Infection(),
    "slip": OnHuman(),
    "misfire": Misfire(),
    "butterfingers": Butterfingers(),
    "from_below": FromBelow(),
    "thick_skull": ThickSkull(),
    "flooded": Flooded(),
    "howl": Howl(),
    "fog": Everybody(),
    "panic": Panic(),
    "fire_card": Fires(),
}


def aims(s: PlagueState, name: str) -> Sequence[str]:
    """On what a kind of card can be played now."""
    return TRICKS[name].aims(s, ZOMBIES)


def has_begun(s: PlagueState) -> bool:
    """Whether a controlled zombie has been activated in this turn."""
    return any(each.steps or each.attacks or each.stopped for each in s.zombies.values() if each.kind != "crazy")


def playable(s: PlagueState) -> dict[str, str]:
    """The kinds of cards that can be played now, each with a copy (R23.2, R23.1, R23.3)."""
    if len(s.played) >= s.settings.cards_per_turn:
        return {}
    begun = has_begun(s)
    found: dict[str, str] = {}
    for copy in s.hand.cards:
        name = kind(copy)
        if name in s.played or name in found or (begun and s.data.hand_card(copy).early):
            continue
        if TRICKS[name].can(s, ZOMBIES):
            found[name] = copy
    return found


def play(s: PlagueState, copy: str, aim: str) -> None:
    """A card of the hand is played (R23.2)."""
    name = kind(copy)
    card = s.data.hand_card(copy)
    s.hand.cards.remove(copy)
    s.played.append(name)
    if card.timing == "trap":
        s.traps.get()[aim] = copy
        s.laid += 1
        s.tell("lays", weight="headline")
        return
    target = aim.partition(" ")[0]
    does = hand_card_text(name)
    if card.aim in ("human", "zombie") and target:
        hurts = (s.leader(target),) if target in s.humans else ()
        s.tell("plays-at", weight="headline", hurts=hurts, card=hand_card_name(name), on=s.name(target), does=does)
    else:
        s.tell("plays-card", weight="headline", card=hand_card_name(name), does=does)
    if card.timing == "next":
        s.effects.append(Effect(card=copy, human=aim if card.aim == "human" else ""))
    elif card.timing == "boon":
        s.zombies[aim].boon = copy
    else:
        s.used.append(copy)
    TRICKS[name].act(s, ZOMBIES, aim)
