"""Zombie Plague: the pieces on the table, and what can be read off them at a glance."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from engine.core.message import Message
from engine.core.model import Count, Model, Number
from engine.core.secret import Deck, Hand, Secret
from engine.core.state import State

from .data import kind
from .rows import Ability, Card, HandCard
from .settings import PlagueSettings

if TYPE_CHECKING:
    from engine.kit.squares import Grid, Ground

    from .data import PlagueData

ZOMBIES = "m"
"""The seat of the Zombie Player."""
TRAITOR, LOYAL = "traitor", "loyal"
CAR = "car"
"""Where a human is who sits in the car (R16.1)."""
DOOR = "basement"
"""What stands for the basement door in the list of barricades (R27.5)."""
ZombieKind = Literal["zombie", "risen", "crawler", "crazy"]


class Human(Model):
    """One human. ``at`` is a square, `CAR`, or nothing while he is carried, dead, or not placed yet.

    What counts in one human turn only stands in `Turn`, and is thrown away with it.
    """

    id: str
    character: str
    life: Number
    at: str = ""
    dead: bool = False
    carries: str = ""
    """The human whom he carries (R8.1)."""
    cards: list[str] = []
    lucky: bool = False
    """Whether the Student has had her luck (2.6)."""
    painless: Number = 0
    """Number of human turns, this one included, in which wounds take no actions (2.4, painkillers)."""
    bitten: bool = False
    """Whether he has lost life to a zombie in this zombie turn (2.5, infection)."""
    attackers: list[str] = []
    """The zombies that have attacked him in this zombie turn (R21.5)."""
    spent: Number = 0
    """Actions spent or lost in this turn."""
    overload: Number = 0
    """The highest overload since the turn began (R9.6)."""
    minded: bool = False
    """Whether he has carried the baby in this turn (R29.4)."""
    done: bool = False
    aimed: bool = False
    drunk: bool = False
    """Whether he has had an energy drink in this turn."""
    rerolled: bool = False
    helped: bool = False
    """Whether the ability that serves once a turn has served (2.6)."""
    risked: Number = 0
    """How often an Oops in this turn could have left him unarmed."""
    built: bool = False
    """Whether he has placed a barricade in this turn."""
    stepped: bool = False
    """Whether he has made a step in this turn (R7.3)."""
    path: list[str] = []
    """The squares that he has stood on in this turn, the latest last (R8.4)."""
    lifted: str = ""
    """Where he lifted whom he carries (R8.4)."""
    door: str = ""
    """The door square from which he got into the car (R9.7)."""
    fell: Number = 0
    """The round in which he died; 0 if he lives, or if it was before this was noted."""

    @property
    def conscious(self) -> bool:
        return not self.dead and self.life > 0

    @property
    def on_foot(self) -> bool:
        """Whether he stands or lies on a square."""
        return self.at not in ("", CAR)


class Zombie(Model):
    """A zombie of any kind. ``of``: whom a risen one was."""

    id: str
    kind: ZombieKind
    at: str
    of: str = ""
    boon: str = ""
    """The card that protects it (2.5, thick_skull)."""
    holds: str = ""
    """The human whom a crawler holds (R28.3)."""
    tried: bool = False
    """Whether a crawler has tried to grab in this human turn (R28.3)."""
    steps: Number = 0
    """Actions used for steps in this turn."""
    attacks: Number = 0
    """Actions used for attacks in this turn."""
    stopped: bool = False
    """Whether it acts no more in this turn: an Oops, or its extra attack is used (R21.3, R21.4)."""
    lunge: Number = 0
    """Actions for steps only that a card has added (2.5, lunge)."""
    bold: bool = False
    """Whether a card adds 1 to its attack rolls (2.5, bloodlust)."""


class Effect(Model):
    """A card that lasts: on a human, or on everybody ("")."""

    card: str
    human: str = ""


class Baby(Model):
    """The baby: on a square (an obstacle, too), with a human, or in the car (R29)."""

    at: str = ""
    """A square or `CAR`; nothing while it is carried or not in play."""
    carrier: str = ""
    burnt: bool = False

    @property
    def alive(self) -> bool:
        """Whether it has been put out and lives."""
        return not self.burnt and bool(self.at or self.carrier)


class PlagueState(State):
    """Everything on the table of Zombie Plague."""

    game: ClassVar[str] = "plague"
    schema_number: ClassVar[int] = 3

    version: Count = 3

    settings: PlagueSettings
    humans: dict[str, Human]
    zombies: dict[str, Zombie] = {}
    """On the board, by figure: ``z1`` a zombie, ``r1`` risen, ``c1`` a crawler, ``m1`` crazy."""
    reserve: Number
    """Half-units: a zombie is two of them, a crawler one (2.7)."""
    corpses: dict[str, str] = {}
    """The dead who will rise, and where they lie (R18.1)."""
    fallen: Number = 0
    """Risen zombies that are out of the game (R18.5)."""
    search: Deck
    discard: list[str] = []
    removed: list[str] = []
    """Search cards that have left the game (R27.2, R29.2)."""
    piles: dict[str, list[str]] = {}
    empty: list[str] = []
    """Firearms without ammunition."""
    marked: list[str] = []
    """Double-barrelled shotguns with a marker (2.4)."""
    hand: Hand
    """The Zombie Player's cards."""
    traps: Secret[dict[str, str]]
    """Which card lies on which search square (2.5, trap)."""
    laid: Number = 0
    """How many traps are laid; everybody sees that."""
    rest: Deck
    """Zombie cards out of the game (S5)."""
    used: list[str] = []
    """Zombie cards that have been played (R23.2)."""
    effects: list[Effect] = []
    """Cards that last until the end of the human turn (2.5, next)."""
    played: list[str] = []
    """The kinds of cards played in this zombie turn (R23.2)."""
    barricades: list[str] = []
    holes: list[str] = []
    fires: list[str] = []
    searched: dict[str, list[str]] = {}
    """Who has searched each search square (R14.2)."""
    running: bool = False
    exploded: bool = False
    driver: str = ""
    """Who has tried the ignition in this turn (R16.5)."""
    tried: bool = False
    """Whether the free attempt of the turn has been made (R16.5, per_turn)."""
    entrance: str = ""
    """The search square that leads to the basement (R27.1)."""
    baby: Baby = Baby()
    skip: bool = False
    """Whether the humans skip their next turn (R29.8)."""
    roles: dict[str, Secret[str]]
    """Whether each human is the `TRAITOR`; only his player knows, and all look alike from outside (R30.1)."""
    tokens: Number = 0
    """Crazy figures in the supply (R31.1)."""
    lost_tokens: Number = 0
    """Crazy figures out of the game."""
    round: Number = 0
    house_first: bool = False
    """Whether automated humans begin with the plan of holding the house (11.1)."""

    if TYPE_CHECKING:

        @property
        def data(self) -> PlagueData: ...

    # The map

    @property
    def grid(self) -> Grid:
        return self.data.grid

    @property
    def ground(self) -> Ground:
        """The map as it lies now, the basement door included (R27.6)."""
        return self._ground_within(tuple(self.barricades))

    @property
    def open_ground(self) -> Ground:
        """The map as it would lie without any barricade, the one of the basement door included (R24.3)."""
        return self._ground_within(())

    def _ground_within(self, barricades: tuple[str, ...]) -> Ground:
        way = self.data.searches.get(self.entrance, "") if self.entrance else ""
        way = "" if way in self.fires else way  # R26.11
        return _ground(self.data.grid, barricades, tuple(self.holes), way, self.data.foot)

    @property
    def squares(self) -> Collection[str]:
        """The squares in play, obstacles, too: those of the basement once its entrance is known (R27.1)."""
        return self.grid.spots if self.entrance else self.data.above

    @property
    def faces(self) -> tuple[str, ...]:
        """The squares that face the entrance of the basement, whether its door is closed or not; empty as long as no
        entrance is known.
        """
        return self.ground.neighbours(self.data.searches[self.entrance]) if self.entrance else ()

    @property
    def taken(self) -> dict[str, str]:
        """The figure on every square that holds one (R0.9, R29.1)."""
        found = {each.at: each.id for each in self.humans.values() if each.on_foot}
        found.update({each.at: each.id for each in self.zombies.values()})
        return found

    @property
    def wrecked(self) -> bool:
        """Whether nobody can drive off: the car has exploded, or the house has none."""
        return self.exploded or not self.data.car

    # Humans

    def name(self, figure: str) -> Message:
        """What a figure is called, a human with his character."""
        human = self.humans.get(figure)
        if human is None:
            return figure_name(figure)
        if not human.character:
            return Message("plague-figure-human", {"n": int(figure[1:])})
        return Message("plague-human", {"n": int(figure[1:]), "what": character_name(human.character)})

    @property
    def living(self) -> list[Human]:
        return [each for each in self.humans.values() if not each.dead]

    @property
    def conscious(self) -> list[Human]:
        return [each for each in self.humans.values() if each.conscious]

    @property
    def in_car(self) -> list[Human]:
        return [each for each in self.humans.values() if each.at == CAR]

    def able(self, human: Human, ability: Ability) -> bool:
        """Whether his character has this ability (2.6)."""
        chosen = human.character  # nothing before characters are dealt (S2)
        return bool(chosen) and self.data.characters[chosen].ability == ability

    def carrier(self, human: str) -> Human | None:
        """Who carries a human."""
        return next((each for each in self.humans.values() if each.carries == human), None)

    def place(self, human: Human) -> str:
        """The square of a human, or of who carries him; the car."""
        carrier = self.carrier(human.id)
        return carrier.at if carrier else human.at

    @property
    def traitor(self) -> str:
        """The traitor, as far as whose view this is may know; nobody: ""."""
        return next((each for each, role in self.roles.items() if role.value == TRAITOR), "")

    @property
    def open_traitor(self) -> str:
        """The traitor, once revealed (R30.3)."""
        return next((each.id for each in self.humans.values() if self.revealed(each)), "")

    def revealed(self, human: Human) -> bool:
        """Whether he is the traitor, and everybody knows it (R30.3)."""
        role = self.roles[human.id]
        return role.opened and role.value == TRAITOR

    @property
    def loyal(self) -> list[Human]:
        """The living humans who win together: all but a revealed traitor (R25.5)."""
        return [each for each in self.living if not self.revealed(each)]

    def positions(self) -> Iterator[tuple[str, Human]]:
        """Where living humans count as standing for new zombies: in the car on both door squares (R20.3)."""
        for human in self.living:
            if human.on_foot:
                yield human.at, human
            elif human.at == CAR:
                for door in self.data.car_doors:
                    yield door, human

    # Cards

    def card(self, copy: str) -> Card:
        """The search card of a copy."""
        return self.data.card(copy)

    def does(self, copy: str) -> str:
        """What a copy of a card of either deck works like."""
        return self.data.does[kind(copy)]

    def has(self, human: Human, wanted: str) -> bool:
        """Whether he carries a card of this kind."""
        does = self.data.does
        return any(does[kind(copy)] == wanted for copy in human.cards)

    def lasts(self, wanted: str, human: str = "") -> bool:
        """Whether a card of this kind lasts now, on this human if it is on one."""
        if not self.effects:  # as nearly always
            return False
        return any(self.does(each.card) == wanted and each.human == human for each in self.effects)

    # Zombies

    def number(self, *kinds: ZombieKind) -> int:
        """How many zombies of these kinds are on the board."""
        return sum(each.kind in kinds for each in self.zombies.values())

    @property
    def required(self) -> list[str]:
        """The search squares that have to be searched (R25.1, R27.9)."""
        return [each for each in self.data.searches if each not in self.data.cellars or self.entrance]

    @property
    def all_searched(self) -> bool:
        """R14.3."""
        return all(self.searched.get(each) for each in self.required)


@lru_cache(32)
def _ground(grid: Grid, barricades: tuple[str, ...], holes: tuple[str, ...], entrance: str, foot: str) -> Ground:
    """The map with these barricades and destroyed walls; every square before the entrance is joined with the foot of
    the stairs.
    """
    closed = frozenset(edge for edge in barricades if edge != DOOR)
    plain = grid.ground(closed, frozenset(holes))
    if not entrance or DOOR in barricades:
        return plain
    return grid.ground(closed, frozenset(holes), frozenset((foot, face) for face in plain.neighbours(entrance)))


KINDS = {"h": "human", "z": "zombie", "r": "risen", "c": "crawler", "m": "crazy"}


@cache
def figure_name(figure: str) -> Message:
    """A figure by its kind and number."""
    return Message(f"plague-figure-{KINDS[figure[0]]}", {"n": int(figure[1:])})


@cache
def character_name(character: str) -> Message:
    return Message(f"plague-character-{character}")


def persona(s: PlagueState, figure: str) -> Message:
    """A human by name, with the ability and the preferred card of his character (2.6)."""
    character = s.data.characters[s.humans[figure].character]
    ability = character.ability
    return s.text(
        "persona", figure=s.name(figure), ability=Message(f"plague-ability-{ability}"),
        does=Message(f"plague-abilitytext-{ability}"), card=card_name(character.prefers),
    )  # fmt: skip


@cache
def card_name(kind: str) -> Message:
    """A search card by its kind."""
    return Message(f"plague-card-{kind}")


def card_text(card: Card) -> Message:
    """What a search card does."""
    return Message(f"plague-cardtext-{card.text or card.id}")


def hand_card_text(card: HandCard) -> Message:
    """What a card of the Zombie Player does."""
    return Message(f"plague-zombie-cardtext-{card.text or card.id}")


@cache
def hand_card_name(kind: str) -> Message:
    """A card of the Zombie Player by its kind."""
    return Message(f"plague-zombie-card-{kind}")
