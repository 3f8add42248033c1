"""Cards, special tokens and legs of Hit Z Road: what each may be and what a whole deck must fulfil."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Any, ClassVar, Literal, Self, get_args

from pydantic import Field, StringConstraints

from engine.core.rows import Fault, Named, Row, Rows
from engine.core.scenario import Keep, Scenario, ScenarioBox, kept
from engine.core.written import Wording

from .judgement import Levels

Level = Literal[1, 2, 3]
TextColour = Literal["none", "black", "red"]
TokenKind = Literal["bus", "molotov", "map", "rifle", "fanatic", "toxic", "wound"]
EffectCode = Literal[
    "",
    "E-SURVIVOR", "E-TOKEN", "E-DROP", "E-SUPPLY", "E-SCAVROLL", "E-FUEL", "E-MEDS", "E-TOLL", "E-ROLLLOSS",
    "E-GRAB", "E-MAP", "E-LIQUIDATOR", "E-RIFLE", "E-WOUND", "E-TOXIC", "E-FANPAY", "E-FANBLAST", "E-TRADE",
    "X-NOISE", "X-NORANGED", "X-NOFLEE", "X-NOADR", "X-RANGE3", "X-DARK", "X-AMBUSH", "X-REINF",
    "X-FLEECOST", "X-SAVE2", "X-LOOT",
]  # fmt: skip
CardId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$", max_length=16)]
Count = Annotated[int, Field(ge=0, le=9)]


class Argument(Enum):
    """The argument that an effect takes: what error messages call it, and the pattern that it must match."""

    NONE = "no argument", ""
    NUMBER = "a number from 1 to 9", "[1-9]"
    GROUP = 'a number from 1 to 9 or "group"', "[1-9]|group"
    TOKEN = "a special token", "|".join(get_args(TokenKind))

    def allows(self, arg: str) -> bool:
        """Whether `arg` is a legal argument of this kind."""
        return bool(re.fullmatch(self.value[1], arg))


NUMBERED: tuple[EffectCode, ...] = (
    "E-SURVIVOR", "E-DROP", "E-SUPPLY", "E-SCAVROLL", "E-FUEL", "E-MEDS", "E-TOLL", "E-MAP", "E-RIFLE", "E-WOUND",
    "E-FANPAY", "E-TRADE", "X-REINF", "X-FLEECOST", "X-LOOT",
)  # fmt: skip
ARGUMENTS: Mapping[EffectCode, Argument] = {
    "E-TOKEN": Argument.TOKEN,
    "E-ROLLLOSS": Argument.GROUP,
    **dict.fromkeys(NUMBERED, Argument.NUMBER),
}
"""What each effect takes (2.6); those not listed take no argument."""
PREFIX: Mapping[TextColour, str] = {"none": "", "black": "E-", "red": "X-"}

LEVELS: tuple[Level, ...] = (1, 2, 3)
LEVEL_OF_ROUND: Mapping[int, Level] = {1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3}
SET_ASIDE = 4
"""Cards of each level that go into the box unseen (S5), at least: a deck of one's own may have more."""


def cards_per_round(players: int) -> Literal[6, 8]:
    """Cards laid out at Planning for a table of `players`, 1 to 4 (R2.1)."""
    return 8 if players == 4 else 6


def cards_in_play(level: Level, players: int) -> int:
    """Cards of `level` that the deck of a game with `players` holds (S5)."""
    return cards_per_round(players) * sum(1 for each in LEVEL_OF_ROUND.values() if each == level)


class Card(Row):
    """An encounter card (2.5). `mark` is rank and suit of a card for four players only, or empty."""

    id: CardId
    level: Level
    mark: Annotated[str, StringConstraints(pattern=r"^([JQKA][♠♥♣♦])?$")]
    ammo: Count
    gas: Count
    adr: Count
    text: TextColour
    effect: EffectCode
    arg: str
    zombies: Annotated[int, Field(ge=0, le=10)]
    horde: Annotated[int, Field(ge=0, le=3)]
    vp: Count

    @property
    def n(self) -> int:
        """The argument as a number; 0 where it is none."""
        return int(self.arg) if self.arg.isdigit() else 0

    @property
    def name_key(self) -> str:
        """Message key of the card's name."""
        return f"hitz-card-{self.id}"

    @property
    def text_key(self) -> str:
        """Message key of the card's text, to be given `n`; empty on a card without text."""
        word = "" if self.n or not self.arg else f"-{self.arg}"
        return f"hitz-effect-{self.effect}{word}" if self.effect else ""

    def _faults(self) -> Iterator[Fault]:
        if self.effect[:2] != PREFIX[self.text]:
            wanted = PREFIX[self.text]
            what = f"needs an effect {wanted}…" if wanted else "has no effect"
            yield ("effect",), f"a card with text {self.text!r} {what}, not {self.effect!r}"
        takes = ARGUMENTS.get(self.effect, Argument.NONE)
        if not takes.allows(self.arg):
            yield ("arg",), f"{self.effect or 'no effect'} takes {takes.value[0]}, not {self.arg!r}"
        if self.text == "red" and not self.zombies:
            yield ("text",), "red text needs zombies on the card"
        if self.horde and not self.zombies:
            yield ("horde",), "a horde needs zombies on the card"


class Token(Row):
    """A kind of special token (2.4): how many there are, and whether it helps its owner."""

    id: TokenKind
    count: Count
    nature: Literal["good", "mixed", "bad"]


class Leg(Row):
    """The stretch of road of one round (2.9)."""

    round: Annotated[int, Field(ge=1, le=8)]
    level: Level


NAME = 40
"""Characters of the name of a card."""


class Road(Scenario):
    """A road that somebody wrote: its encounter cards, and those of ours that lie on it, too."""

    game: ClassVar[str] = "hitz"
    picks: ClassVar[str] = "road"

    keep: Keep = "none"
    cards: Rows[Card]

    def tables(self, box: HitzData) -> Mapping[str, Any]:
        return {"cards": kept(box.cards, self.keep, self.cards)}

    def wording(self) -> Mapping[str, Wording]:
        cards = {f"card-{self.short(id)}": Wording(card.name_key, NAME) for id, card in self.cards.items()}
        return {**super().wording(), **cards}

    def called(self, id: str) -> Self:
        return self.model_copy(update={"id": id, "cards": self.renamed(id, self.cards)})

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        yield from self.misnamed("cards", self.cards)


class HitzData(ScenarioBox):
    """A deck with its tokens and legs, sound as a whole (2.8), be it ours or an administrator's."""

    adds: ClassVar[str] = "roads"

    cards: Rows[Card]
    tokens: Rows[Token]
    legs: tuple[Leg, ...]
    player: Levels
    roads: Named[Road] = {}

    @property
    def liquidator(self) -> str:
        """Id of the Liquidator card (R12.2); empty in a deck without one."""
        return next((card.id for card in self.cards.values() if card.effect == "E-LIQUIDATOR"), "")

    def pool(self, level: Level, players: int) -> tuple[str, ...]:
        """Ids of the cards of `level` that a table of `players` may meet: unmarked ones below four (S5)."""
        return tuple(card.id for card in self.cards.values() if card.level == level and (players == 4 or not card.mark))

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        for level in LEVELS:
            for players, which in ((4, "cards"), (3, "cards without a mark")):
                have, need = len(self.pool(level, players)), cards_in_play(level, players) + SET_ASIDE
                if have < need:
                    yield ("cards",), f"level {level} has {have} {which}, needs {need}"
        sources = Counter(card.arg for card in self.cards.values() if card.effect == "E-TOKEN")
        for kind in get_args(TokenKind):
            if kind not in self.tokens:
                yield ("tokens",), f"{kind!r} is missing"
            elif sources[kind] > self.tokens[kind].count:
                what = f"{sources[kind]} cards give this token, there are {self.tokens[kind].count}"
                yield ("tokens", kind, "count"), what
        liquidators = [key for key, card in self.cards.items() if card.effect == "E-LIQUIDATOR"]
        for key in liquidators[1:]:
            yield ("cards", key, "effect"), f"the deck has its Liquidator already: {liquidators[0]}"
        if {leg.round: leg.level for leg in self.legs} != LEVEL_OF_ROUND or len(self.legs) != 8:
            yield ("legs",), "each round needs one: 1 and 2 of level 1, 3 to 5 of level 2, 6 to 8 of level 3"
