"""The Zombie Player's cards (R23, 2.5)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from engine.core.luck import tenths
from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.kit.deeds import Aimed

from ..data import kind
from ..dice import D6, roll
from ..humans import fire, harm
from ..humans.build import edge_name, tell_crushed, touched
from ..humans.deed import figures, squares
from ..humans.search import place_name
from ..humans.slain import add
from ..rows import OUTDOORS
from ..state import ZOMBIES, Effect, Human, PlagueState, Zombie, card_name, hand_card_name, hand_card_text
from ..terms import free, in_contact
from . import bot
from .entry import Entry, least_unit
from .howling import Howling
from .kindling import Kindling

KEEP = 2
"""How far From under the ground keeps from humans (2.5)."""
FREE = 2
"""Steps of a Lunge, zombies of They keep coming (2.5)."""

Found = Callable[[PlagueState], Sequence[str]]
"""On what a card can be played now; one nameless aim for a card that needs none."""
Does = Callable[[PlagueState, str], None]
"""What happens to the aim at once; what lasts does so by being played."""
Asked = Callable[[PlagueState, Sequence[str]], One]
"""The question for an aim, of a card that is not played on a figure."""


class Trick(Aimed[PlagueState, str]):
    """What a kind of card does. ``who`` is the seat of the Zombie Player."""

    def __init__(self, found: Found, does: Does = lambda s, aim: None, asked: Asked | None = None) -> None:
        self._found, self._does, self._asked = found, does, asked

    def aims(self, s: PlagueState, who: str) -> Sequence[str]:
        return self._found(s)

    def shape(self, s: PlagueState, who: str, found: Sequence[str]) -> One:
        return self._asked(s, found) if self._asked else figures(s, found, "card-on")

    def act(self, s: PlagueState, who: str, aim: str) -> None:
        self._does(s, aim)


class Aimless(Trick):
    """A card that needs no aim; ``serves`` says whether it has any effect now."""

    asks = False

    def __init__(
        self, serves: Callable[[PlagueState], bool] = lambda s: True, does: Does = lambda s, aim: None
    ) -> None:
        super().__init__(lambda s: [""] if serves(s) else [], does)


# A zombie from the reserve


def _inside(s: PlagueState) -> list[str]:
    """In rooms of the house without humans."""
    with_humans = {s.data.zone[each.at] for each in s.living if each.on_foot}
    good = (each for each in free(s, s.squares) if each in s.data.house and s.data.zone[each] not in with_humans)
    return [*good] if s.reserve >= 2 else []


def _from_below(s: PlagueState) -> list[str]:
    """Outdoors, not too near to humans."""
    shy = {each for at, _ in s.positions() for each in s.grid.within(at, KEEP - 1)}
    good = (each for each in free(s, s.squares) if each not in shy and s.data.zone[each] == OUTDOORS)
    return [*good] if s.reserve >= 2 else []


def _appears(s: PlagueState, aim: str) -> None:
    new = add(s, "zombie", aim)
    s.tell("appears", refs=(aim,), figure=s.name(new.id), at=aim)


def _square(s: PlagueState, found: Sequence[str]) -> One:
    return squares(s, found, "where")


# Barricades and search squares


def _touched(s: PlagueState) -> list[str]:
    at = {each.at for each in s.zombies.values()}
    return [edge for edge in s.barricades if at.intersection(touched(s, edge))]


def _smash(s: PlagueState, aim: str) -> None:
    told = edge_name(s, aim)
    s.barricades.remove(aim)
    tell_crushed(s, aim, told)


def _edge(s: PlagueState, found: Sequence[str]) -> One:
    options = [Option(each, partial(edge_name, s, each), ref=each) for each in found]
    return One(options, prompt=partial(s.text, "card-where"))


def _untrapped(s: PlagueState) -> list[str]:
    """Where another trap can be laid."""
    return trappable(s, s.traps.get())


def trappable(s: PlagueState, laid: Collection[str]) -> list[str]:
    """Where a trap can lie face down besides those that are laid (R23.4)."""
    return [each for each in s.required if each not in laid and not (each in s.data.trunks and s.exploded)]


def _place(s: PlagueState, found: Sequence[str]) -> One:
    options = [Option(each, partial(place_name, s, each), ref=s.data.searches[each]) for each in found]
    return One(options, prompt=partial(s.text, "card-where"))


# Figures


def _zombies(test: Callable[[Zombie], bool]) -> Found:
    return lambda s: [each.id for each in s.zombies.values() if each.kind != "crazy" and test(each)]


def _is_fresh(zombie: Zombie) -> bool:
    return zombie.kind != "crawler" and not zombie.steps and not zombie.attacks and not zombie.stopped


def _lunge(s: PlagueState, aim: str) -> None:
    s.zombies[aim].lunge = FREE


def _embolden(s: PlagueState, aim: str) -> None:
    s.zombies[aim].bold = True


def _humans(test: Callable[[PlagueState, Human], bool]) -> Found:
    return lambda s: [each.id for each in s.conscious if test(s, each)]


def _has_firearm(s: PlagueState, human: Human) -> bool:
    return any(s.card(each).kind == "firearm" and each not in s.empty for each in human.cards)


def _is_pressed(s: PlagueState, human: Human) -> bool:
    return human.on_foot and bool(human.cards) and bool(in_contact(s, human))


def _fumbles(s: PlagueState, aim: str) -> None:
    human = s.humans[aim]
    card = human.cards[s.dice.pick(len(human.cards))]
    s.known += 1
    harm.drop(s, human, [card])
    told = card_name(kind(card))
    s.tell("fumbles", weight="headline", hurts=(s.leader(aim),), refs=(human.at,), figure=s.name(aim), card=told)


class Panic(Trick):
    """He is moved a step; where it cannot be, nothing happens (2.5)."""

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


TRICKS: Mapping[str, Trick] = {
    "lights_out": Aimless(lambda s: any(each.at in s.data.indoors for each in s.living)),
    "stench": Aimless(),
    "dead_resident": Trick(_inside, _appears, _square),
    "smash": Trick(_touched, _smash, _edge),
    "surprise": Trick(_untrapped, asked=_place),
    "empty_drawers": Trick(_untrapped, asked=_place),
    "horde": Aimless(  # R28.1
        lambda s: s.reserve >= least_unit(s), lambda s, aim: s.push(Entry(left=FREE, first=False))
    ),
    "lunge": Trick(_zombies(_is_fresh), _lunge),
    "bloodlust": Trick(_zombies(lambda zombie: True), _embolden),
    "infection": Trick(_humans(lambda s, human: human.bitten)),
    "slip": Trick(_humans(lambda s, human: human.on_foot)),
    "misfire": Trick(_humans(_has_firearm)),
    "butterfingers": Trick(_humans(_is_pressed), _fumbles),
    "from_below": Trick(_from_below, _appears, _square),
    "thick_skull": Trick(_zombies(lambda zombie: not zombie.boon)),
    "flooded": Aimless(lambda s: not s.running),
    "howl": Aimless(lambda s: bool(bot.outdoors(s)), lambda s, aim: s.push(Howling(left=bot.outdoors(s)))),
    "fog": Aimless(),
    "panic": Panic(_humans(lambda s, human: human.on_foot and len(in_contact(s, human)) > 1)),
    "fire_card": Aimless(  # R26.9: as many fires as a die shows
        lambda s: bool(fire.layable(s, s.squares)), lambda s, aim: s.push(Kindling(left=roll(s, "rolls-card-fire")))
    ),
}


def trick_of(s: PlagueState, name: str) -> Trick:
    """What a kind of card does."""
    return TRICKS[s.data.does[name]]


def odds(s: PlagueState, name: str) -> Message | None:
    """What dice may make of a kind of card: how many fires it lays, as far as there is room (R26.3, R26.9)."""
    if s.data.does[name] != "fire_card":
        return None
    room = min(s.data.counts.fires - len(s.fires), len(fire.layable(s, s.squares)))
    laid = [min(int(face), room) for face in D6]
    return s.text("odds-fires", high=max(laid), mean=tenths(sum(laid) / len(laid)))


def aims(s: PlagueState, name: str) -> Sequence[str]:
    """On what a kind of card can be played now."""
    return trick_of(s, name).aims(s, ZOMBIES)


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
        if trick_of(s, name).can(s, ZOMBIES):
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
    does = hand_card_text(card)
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
    trick_of(s, name).act(s, ZOMBIES, aim)
