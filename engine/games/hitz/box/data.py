"""Cards, special tokens and legs of Hit Z Road: what each may be and what a whole deck must fulfil."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, Self, get_args

from pydantic import Field, StringConstraints

from engine.core.message import Message, msg
from engine.core.rows import Fault, Named, Row, Rows, spelled
from engine.core.scenario import Keep, Scenario, ScenarioBox, kept, unknown
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
Sign = Literal[
    "account_cowboy_hat", "account_group", "airplane", "alarm_light", "ambulance", "ammunition", "bandage", "barn",
    "barrel", "baseball_bat", "bed", "binoculars", "biohazard", "book_cross", "boom_gate", "bottle_wine", "bridge",
    "bullhorn", "bus", "bus_school", "cactus", "campfire", "car_back", "cards_playing", "church", "coffee", "cow",
    "dice_5", "dog_side", "donkey", "factory", "ferris_wheel", "flashlight", "garage", "gas_station", "gate",
    "glass_mug_variant", "grill", "hand_back_left", "handcuffs", "highway", "hospital_building", "hydro_power", "map",
    "medical_bag", "mine", "movie_open", "office_building", "passport", "pier", "pill", "pine_tree", "police_badge",
    "popcorn", "radio_tower", "radioactive", "sign_direction", "snake", "spotlight_beam", "stadium", "stairs",
    "storage_tank", "store", "storefront", "tanker_truck", "tow_truck", "train", "train_car_tank", "tree", "truck",
    "truck_alert", "waves", "weather_dust", "weather_tornado", "weather_windy",
]  # fmt: skip
"""What can be drawn on a card, by the names that pictures have."""
CardId = Annotated[str, StringConstraints(max_length=16), spelled(r"[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*", "coast-1")]
Count = Annotated[int, Field(ge=0, le=9)]


class Argument(Enum):
    """The argument that an effect takes: the pattern that it must match. Faults name it by its name."""

    NONE = ""
    NUMBER = "[1-9]"
    GROUP = "[1-9]|group"
    TOKEN = "|".join(get_args(TokenKind))

    def allows(self, arg: str) -> bool:
        """Whether `arg` is a legal argument of this kind."""
        return bool(re.fullmatch(self.value, arg))


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
SET_ASIDE = 4
"""Cards of each level that go into the box unseen (S5), at least: a deck of one's own may have more."""
FEWEST, MOST = 3, 8
"""Rounds of a road."""


def cards_per_round(players: int) -> Literal[6, 8]:
    """Cards laid out at Planning for a table of `players`, 1 to 4 (R2.1)."""
    return 8 if players == 4 else 6


class Card(Row):
    """An encounter card (2.5)."""

    id: CardId
    """The name of its road, and a number: `coast-1`."""
    level: Level
    """The level to whose cards it belongs: I, II or III."""
    mark: Annotated[str, StringConstraints(pattern=r"^([JQKA][♠♥♣♦])?$")] = ""
    """Rank, J to A, and suit (`J♠`) of a card for four players only."""
    ammo: Count = 0
    """Ammo that is scavenged there."""
    gas: Count = 0
    """Gas."""
    adr: Count = 0
    """Adrenaline."""
    text: TextColour = "none"
    """`black`: its text is an event, with an effect E-…; `red`: it changes the battle, X-…; `none`: it has no text."""
    effect: EffectCode = ""
    """What its text does."""
    arg: str = ""
    """What the effect needs, in quotation marks: a number, a special token, or `group`."""
    zombies: Annotated[int, Field(ge=0, le=10)] = 0
    """Zombies there; 0: no battle."""
    horde: Annotated[int, Field(ge=0, le=3)] = 0
    """How many red dice they have against you; 0: ordinary zombies."""
    vp: Count = 0
    """Victory points for whoever collects it."""
    sign: Sign | None = None
    """What is drawn on it."""

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
            known = {"text": self.text, "given": self.effect or "–"}
            wanted = PREFIX[self.text]
            lacking = Message("hitz-fault-effect-needed", {**known, "wanted": wanted})
            yield ("effect",), lacking if wanted else Message("hitz-fault-effect-none", {**known})
        takes = ARGUMENTS.get(self.effect, Argument.NONE)
        if not takes.allows(self.arg):
            what = f"hitz-fault-arg-{takes.name.lower()}"
            yield ("arg",), Message(what, {"effect": self.effect or "–", "given": self.arg or "–"})
        if self.text == "red" and not self.zombies:
            yield ("text",), msg("hitz-fault-text-zombies")
        if self.horde and not self.zombies:
            yield ("horde",), msg("hitz-fault-horde-zombies")


class Token(Row):
    """A kind of special token (2.4): how many there are, and whether it helps its owner."""

    id: TokenKind
    count: Count
    nature: Literal["good", "mixed", "bad"]


class Leg(Row):
    """The stretch of road of one round (2.9); ``of`` which road, ours if it is empty."""

    round: Annotated[int, Field(ge=1, le=MOST)]
    level: Level
    of: str = ""

    @property
    def name(self) -> Message:
        """What it is called."""
        return leg_name(self.round, self.of)


@cache
def leg_name(round: int, of: str) -> Message:
    which = f"{of}-{round}" if of else round
    return Message(f"hitz-leg-{which}")


NAME, STRETCH = 40, 32
"""Characters of the name of a card, and of a leg."""


class Road(Scenario):
    """A road that somebody wrote: what lies on it, how long it is, and where it leads past."""

    game: ClassVar[str] = "hitz"
    picks: ClassVar[str] = "road"

    keep: Keep = "none"
    """Which of our cards lie on it, too: `"all"`, `"none"`, or a list of their ids, `["H1-05", "H2-05"]`."""
    cards: Rows[Card] = {}
    """Its own encounter cards."""
    tokens: Mapping[TokenKind, Count] = {}
    """How many there are of special tokens, where it is not as in the box: `bus = 2`."""
    legs: Annotated[tuple[Level, ...], Field(strict=False, min_length=FEWEST, max_length=MOST)] | None = None
    """The level of each of its rounds, I as `1`, never lower than the one before: `[1, 1, 2, 3]`. Without it our eight
    stretches are driven.
    """

    def tables(self, box: HitzData) -> Mapping[str, Any]:
        counts = {
            kind: box.tokens[kind].model_copy(update={"count": n})
            for kind, n in self.tokens.items()
            if kind in box.tokens
        }
        legs = tuple(Leg(round=n, level=level, of=self.id) for n, level in enumerate(self.legs or (), 1))
        return {
            "cards": kept(box.cards, self.keep, self.cards),
            "tokens": {**box.tokens, **counts},
            "legs": legs or box.legs,
        }

    def unfit(self, box: HitzData) -> Iterator[Fault]:
        yield from unknown(box.cards, self.keep, "keep")

    def wording(self) -> Mapping[str, Wording]:
        cards = {f"card-{self.short(id)}": Wording(card.name_key, NAME) for id, card in self.cards.items()}
        legs = {f"leg-{n}": Wording(leg_name(n, self.id).key, STRETCH) for n in range(1, len(self.legs or ()) + 1)}
        return {**super().wording(), **legs, **cards}

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

    def in_play(self, level: Level, players: int) -> int:
        """Cards of `level` that the deck of a game with `players` holds (S5)."""
        return cards_per_round(players) * sum(leg.level == level for leg in self.legs)

    def leg(self, round: int) -> Leg:
        """The stretch of a round; of the first one before the journey, of the last one after it."""
        return self.legs[min(max(round, 1), len(self.legs)) - 1]

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        for level in LEVELS:
            for players, which in ((4, "all"), (3, "unmarked")):
                have, played = len(self.pool(level, players)), self.in_play(level, players)
                if played and have < played + SET_ASIDE:
                    needs = played + SET_ASIDE
                    yield ("cards",), msg("hitz-fault-level", level=level, which=which, n=have, needs=needs)
        sources = Counter(card.arg for card in self.cards.values() if card.effect == "E-TOKEN")
        for kind in get_args(TokenKind):
            if kind not in self.tokens:
                yield ("tokens",), msg("hitz-fault-token-missing", token=kind)
            elif sources[kind] > self.tokens[kind].count:
                what = msg("hitz-fault-token-count", n=sources[kind], of=self.tokens[kind].count)
                yield ("tokens", kind, "count"), what
        liquidators = [key for key, card in self.cards.items() if card.effect == "E-LIQUIDATOR"]
        for key in liquidators[1:]:
            yield ("cards", key, "effect"), msg("hitz-fault-liquidators", card=liquidators[0])
        levels = [leg.level for leg in self.legs]
        if [leg.round for leg in self.legs] != [*range(1, len(levels) + 1)] or not FEWEST <= len(levels) <= MOST:
            yield ("legs",), msg("hitz-fault-legs", least=FEWEST, most=MOST)
        elif levels != sorted(levels):
            yield ("legs",), msg("hitz-fault-legs-order")
