"""Set-up (3). Order of randomness: zombie deck, characters, search deck, then sheets as humans are placed; where
characters are chosen the search deck is the last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.core.dice import Dice
from engine.core.message import Message
from engine.core.model import Number
from engine.core.secret import Deck, Hand, Secret
from engine.core.shape import One
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled

from ..data import PlagueData
from ..dead.kindling import Kindling
from ..dice import roll
from ..humans import baby
from ..humans.deed import squares
from ..rows import EXPANSIONS
from ..settings import ARMED_FROM, PlagueSettings
from ..state import LOYAL, TRAITOR, ZOMBIES, Human, PlagueState, character_name

MANY = 10
"""Number of automated humans from which they always try to hold the house: all of them hardly ever reach the car."""


def lay_out(
    data: PlagueData, settings: PlagueSettings, seats: Sequence[str], crews: Mapping[str, list[str]], seed: str
) -> PlagueState:
    """The table before anybody stands on it (S1-S6)."""
    dice = Dice(seed=seed)
    n = settings.humans
    search = [*data.deck, *(f"{name}#1" for name in EXPANSIONS if getattr(settings, name) == "card")]  # S4
    hand = list(data.hand_deck)
    dice.shuffle(hand)  # S5
    held = hand[: n * data.counts.hand_per_human]
    if settings.fire == "on":
        held.append("fire_card#1")
    figures = [f"h{at}" for at in range(1, n + 1)]
    leaders = {figure: seat for seat, crew in crews.items() for figure in crew}
    led = [each for each in figures if not settings.is_automated(leaders[each])]
    traitor = ""
    if settings.traitor == "on" and len({leaders[each] for each in led}) > 1:  # R30.1
        traitor = led[dice.pick(len(led))]
    s = PlagueState(
        seats=list(seats),
        dice=dice,
        settings=settings,
        crews={seat: list(crew) for seat, crew in crews.items()},
        humans={each: Human(id=each, character="", life=data.counts.lives) for each in figures},
        reserve=2 * data.counts.zombies_per_human * n,  # S6
        search=Deck(cards=search),
        hand=Hand(owner=ZOMBIES, cards=held),
        traps=Secret[dict[str, str]](value={}, seats=(ZOMBIES,)),
        rest=Deck(cards=hand[n * data.counts.hand_per_human :]),
        roles={
            each: Secret[str](value=TRAITOR if each == traitor else LOYAL, seats=(leaders[each],)) for each in figures
        },
        tokens=data.counts.crazy_per_human * n if settings.crazy != "off" else 0,  # R31.1
        round=1,
    )
    s.attach(data)
    s.house_first = n >= ARMED_FROM and (dice.pick(2) == 1 or n >= MANY)
    return s


def character_set(s: PlagueState) -> list[str]:
    """The characters in random order (S2)."""
    found = list(s.data.characters)
    s.dice.shuffle(found)
    return found


class Characters(Step):
    """Every human is dealt a character (S2). Where players choose, each chooses just before the human is placed."""

    def run(self, s: PlagueState) -> Done:
        if s.settings.characters == "draft":
            return DONE
        missing = [each for each in s.humans.values() if not each.character]
        if s.settings.duplicates == "on":
            names = list(s.data.characters)
            for human in missing:
                human.character = names[s.dice.pick(len(names))]
        else:
            pile: list[str] = []
            for human in missing:
                pile = pile or character_set(s)
                human.character = pile.pop()
        for human in s.humans.values():
            present(s, human)
        equip(s)
        return DONE


def present(s: PlagueState, human: Human) -> None:
    """Who a human is, is told."""
    s.tell("plays-as", weight="detail", figure=s.name(human.id), what=character_name(human.character))


def equip(s: PlagueState) -> None:
    """Weapons of the beginning, then the search deck is shuffled (S3, S4)."""
    if s.settings.armed:
        for human in s.humans.values():
            if not human.cards:  # an older version armed them before they were placed
                arm(s, human)
    s.search.shuffle(s)


def free(s: PlagueState) -> list[str]:
    """The characters that can still be chosen: each set is used up before the next opens (S2)."""
    chosen = [each.character for each in s.humans.values() if each.character]
    if s.settings.duplicates == "on":
        return list(s.data.characters)
    rounds = len(chosen) // len(s.data.characters)
    return [each for each in s.data.characters if chosen.count(each) <= rounds]


def arm(s: PlagueState, human: Human) -> None:
    """He begins with his preferred card, if a copy is left (S3)."""
    wanted = s.data.characters[human.character].prefers
    card = next((each for each in s.search.cards if s.does(each) == wanted), None)
    if card:
        s.search.cards.remove(card)
        human.cards.append(card)


def starts(s: PlagueState, sheet: int) -> list[str]:
    """Where a human can begin (S7): on a sheet, or on the edge of the board (0)."""
    taken = s.taken
    return [each for each in s.data.starts[sheet] if each not in taken]


def shortest(s: PlagueState, found: Sequence[str]) -> str:
    """Of squares the one with the shortest way to an opening of the house or the garage gate (S7)."""
    gates = [each.edge for each in s.data.openings.values() if s.grid.edges[each.edge] == "gate"]
    goals = [end for edge in (*s.data.exterior_openings, *gates) for end in s.grid.ends(edge)]
    walks = {each: s.ground.walks(each) for each in found}
    return min(found, key=lambda each: (min(walks[each].get(goal, 999) for goal in goals), s.grid.order(each)))


class Placing(Step):
    """Humans come onto the board (S7), in a draft each after his character was chosen (S2): all players at once, each
    with one figure after the other.
    """

    sheets: dict[str, Number] = {}
    """The die's, by human."""

    def run(self, s: PlagueState) -> Done | None:
        coming = self.coming(s)
        for human in coming:
            if self.sheets.get(human.id) and not starts(s, self.sheets[human.id]):  # others have taken all of it
                del self.sheets[human.id]
            while human.character and s.settings.start == "sheet_roll" and human.id not in self.sheets:
                sheet = roll(s, "rolls-start", weight="detail", figure=s.name(human.id))
                if starts(s, sheet):
                    self.sheets[human.id] = sheet
        if coming:
            return None
        if s.settings.characters == "draft":
            equip(s)
        return DONE

    def coming(self, s: PlagueState) -> list[Human]:
        """Of every player the next figure that is not on the board."""
        found: dict[str, Human] = {}
        for human in s.humans.values():
            if not human.at:
                found.setdefault(s.leader(human.id), human)
        return [*found.values()]

    def asks(self, s: PlagueState) -> Iterator[Ask]:
        for human in self.coming(s):
            seat = s.leader(human.id)
            if not human.character:  # D1
                found, prompt = free(s), partial(s.text, "ask-character", n=int(human.id[1:]))
                shape = One(labelled(character_name, found, partial(_does, s)))
                yield Ask(seat, "character", shape, human.id, prompt, default=found[:1])
            elif human.id in self.sheets or s.settings.start == "edge":  # D2
                found, prompt = starts(s, self.sheets.get(human.id, 0)), partial(self.prompt, s, human)
                shape, default = squares(s, found, "where"), partial(_default, s, found)
                yield Ask(seat, "start", shape, human.id, prompt, default=default)

    def prompt(self, s: PlagueState, human: Human) -> Message:
        return s.text("ask-start", figure=s.name(human.id), sheet=self.sheets.get(human.id, 0))

    def on_character(self, s: PlagueState, ask: Ask, character: str) -> None:
        human = s.humans[ask.subject]
        human.character = character
        present(s, human)

    def on_start(self, s: PlagueState, ask: Ask, square: str) -> None:
        s.humans[ask.subject].at = square
        s.tell("starts", refs=(square,), figure=s.name(ask.subject), at=square)


def _does(s: PlagueState, character: str) -> Message:
    """What a character can (2.6)."""
    return Message(f"plague-abilitytext-{s.data.characters[character].ability}")


def _default(s: PlagueState, found: list[str]) -> list[str]:
    return [shortest(s, found)]


class Expansions(Step):
    """What the expansions put out, in their order (S8, S9)."""

    begun: bool = False

    def run(self, s: PlagueState) -> Done | None:
        if self.begun:
            return DONE
        self.begun = True
        if s.settings.baby == "placed":
            baby.put_out(s)
        if figure := s.traitor:
            s.tell("you-are-traitor", only=(s.leader(figure),), figure=s.name(figure))
        elif s.settings.traitor == "on":
            s.tell("no-traitor", weight="headline")
        if s.settings.fire == "on":
            s.push(Kindling(left=len(s.humans), by_sheet=True))
            return None
        return DONE


SET_UP: tuple[type[Step], ...] = (Characters, Placing, Expansions)
