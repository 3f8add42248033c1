"""Campaigns: missions in their order, what lasts from one to the next, cards; ours, and those that people write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, StringConstraints

from engine.core.message import msg
from engine.core.rows import Fault, Listed, Row, Rows
from engine.core.scenario import PRINTED, Keep, Scenario, kept, unknown
from engine.core.written import Wording

from .cards import Coming, Equipment, Gear
from .mission import TITLE, Name, Word, text_key

MOST_MISSIONS = 12
"""Of a campaign that people write; ours has ten."""
MOST_CARDS = 40
"""Kinds of cards of a sort."""
MOST_COPIES = 20
CARD, ABOUT = 32, 120
"""Characters of the name of a card, and of what it, or an achievement, says."""


class Achievement(Row):
    """Something done that later missions know (O4), by one survivor or by all together."""

    id: Word
    group: bool = False


class Campaign(Row):
    """What lasts from mission to mission: their order, counters and flags (O4); what of it stand-ins avoid; ``of``
    which campaign, ours if it is empty.
    """

    missions: Annotated[Listed[str], Field(min_length=1)]
    counters: Listed[Word] = ()
    flags: Listed[Word] = ()
    burdens: Listed[Word] = ()
    of: str = ""

    def family(self, kind: Literal["achievement", "counter", "flag"]) -> str:
        """Where the names of its words stand in the catalogues."""
        return f"{kind}-{self.of}" if self.of else kind


class Tale(Scenario):
    """A campaign that somebody wrote, with missions and words of its own, with cards of its own, or both."""

    game: ClassVar[str] = "zombicide"
    picks: ClassVar[str] = "tale"

    missions: Annotated[Listed[Annotated[str, StringConstraints(max_length=40)]], Field(max_length=MOST_MISSIONS)] = ()
    """Its missions in their order, by name: of those that lie beside it, or of ours. Without any it has cards only, and
    ours are played with them.
    """
    counters: Annotated[Listed[Word], Field(max_length=MOST_MISSIONS)] = ()
    """What is counted from mission to mission."""
    flags: Annotated[Listed[Word], Field(max_length=MOST_MISSIONS)] = ()
    """What is remembered from mission to mission."""
    achievements: Annotated[Listed[Word], Field(max_length=MOST_MISSIONS)] = ()
    """What survivors can have to show in later missions."""
    burdens: Annotated[Listed[Word], Field(max_length=2 * MOST_MISSIONS)] = ()
    """What of these it is better not to have: flags and achievements that the program avoids."""

    copies: Annotated[Mapping[Name, Annotated[int, Field(ge=0, le=MOST_COPIES)]], Field(max_length=MOST_CARDS)] = {}
    """How many there are of our equipment cards, where it is not as in the box: `{ katana = 4, uzi = 0 }`."""
    equipment: Annotated[Rows[Gear], Field(max_length=MOST_CARDS)] = {}
    """Equipment cards of its own."""
    keep: Keep = "all"
    """Which of our Zombie cards come, too: `"all"`, `"none"`, or a list of their numbers, `["001", "037"]`."""
    zombie_cards: Annotated[Rows[Coming], Field(max_length=MOST_CARDS)] = {}
    """Zombie cards of its own."""

    @property
    def has_cards(self) -> bool:
        """Whether it changes any deck."""
        return bool(self.copies or self.equipment or self.zombie_cards or self.keep != "all")

    def tables(self, box: Any) -> Mapping[str, Any]:
        ours: Mapping[str, Equipment] = {
            id: card.model_copy(update={"n": self.copies.get(id, card.n)}) for id, card in box.equipment.items()
        }
        cards = {
            "equipment": {**ours, **self.equipment},
            "zombie_cards": kept(box.zombie_cards, self.keep, self.zombie_cards),
        }
        if not self.missions:
            return {**cards, "missions": {id: each for id, each in box.missions.items() if box.alone(id) == PRINTED}}
        return cards | {
            "campaign": Campaign(
                missions=self.missions, counters=self.counters, flags=self.flags, burdens=self.burdens, of=self.id
            ),
            "achievements": {word: Achievement(id=word) for word in self.achievements},
            "missions": {id: box.missions[id] for id in self.missions},
        }

    def unfit(self, box: Any) -> Iterator[Fault]:
        for id in self.missions:
            if id not in box.missions:
                yield ("missions",), msg("fault-no-such", name=id)
        for id in self.copies:
            if id not in box.equipment:
                yield ("copies", id), msg("fault-none-of-ours", name=id)
        for id, card in self.equipment.items():
            if card.like and card.like not in box.equipment:
                yield ("equipment", id, "like"), msg("fault-none-of-ours", name=card.like)
        yield from unknown(box.zombie_cards, self.keep, "keep")

    def place(self, where: tuple[str, ...]) -> tuple[str, ...]:
        match where:
            case ("equipment", *_) if len(where) < 2 or where[1] not in self.equipment:
                return ("copies", *where[1:])
            case ("zombie_cards", *_) if len(where) < 2 or where[1] not in self.zombie_cards:
                return ("keep",)
            case _:
                return where

    def wording(self) -> Mapping[str, Wording]:
        words = {"counter": self.counters, "flag": self.flags, "achievement": self.achievements}
        found = {
            f"{kind}-{text_key(word)}": Wording(f"zombicide-{kind}-{self.id}-{text_key(word)}", TITLE)
            for kind, each in words.items()
            for word in each
        }
        for word in map(text_key, self.achievements):
            found[f"achievement-{word}-about"] = Wording(f"zombicide-achievement-{self.id}-{word}-about", ABOUT, False)
        for name, card in self.equipment.items():
            key = f"zombicide-card-{name}"
            found[f"card-{self.short(name)}"] = Wording(key, CARD)
            found[f"card-{self.short(name)}-about"] = Wording(f"{key}-about", ABOUT, card.accuracy is None)
        return {**super().wording(), **found}

    def called(self, id: str) -> Self:
        cards = {"equipment": self.renamed(id, self.equipment), "zombie_cards": self.renamed(id, self.zombie_cards)}
        return self.model_copy(update={"id": id, **cards})

    def beside(self, names: Mapping[str, str]) -> Self:
        return self.model_copy(update={"missions": tuple(names.get(each, each) for each in self.missions)})

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        yield from self.misnamed("equipment", self.equipment)
        yield from self.misnamed("zombie_cards", self.zombie_cards)
        if not self.missions and not self.has_cards:
            yield ("missions",), msg("zombicide-fault-no-tale")
        elif not self.missions and (self.counters or self.flags or self.achievements):
            yield ("missions",), msg("zombicide-fault-no-missions")
        for word in self.burdens:
            if word not in (*self.flags, *self.achievements):
                yield ("burdens",), msg("fault-no-such", name=word)
        for field in ("missions", "counters", "flags", "achievements", "burdens"):
            named: Sequence[str] = getattr(self, field)
            if twice := sorted(each for each, times in Counter(named).items() if times > 1):
                yield (field,), msg("fault-twice", names=", ".join(twice))
