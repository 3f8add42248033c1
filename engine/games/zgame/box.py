"""The box of Z-Game: its tables, sound together (2.2, 2.9), be it ours, an administrator's or with a city that somebody
wrote, which says what of ours stays in it and what is its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Self, TypeVar

from pydantic import Field

from engine.core.message import msg
from engine.core.rows import Fault, Named, Row, Rows
from engine.core.scenario import Keep, Scenario, ScenarioBox, kept, unknown
from engine.core.written import Wording
from engine.kit.piles import copies

from .data import (
    COPIES,
    DECKS,
    EVENTS,
    GOALS,
    DeckName,
    EventCard,
    Gang,
    Goal,
    Item,
    Layout,
    Letter,
    Name,
    Tile,
    TileId,
    Zombie,
    number,
)  # fmt: skip
from .judgement import Levels

C = TypeVar("C", Item, Zombie)


class Kept(Row):
    """Which of our rows stay in a city that somebody wrote: all, none, or those that are named."""

    tiles: Keep = "all"
    """Of the quarters: our Bases and the Megamall stay where none of its own takes their place."""
    items: Keep = "all"
    """Of the cards for hands."""
    zombies: Keep = "all"
    """Of the Zombie cards."""
    events: Keep = "all"
    """Of the events; 8 are needed."""
    goals: Keep = "all"
    """Of the Goals; 16 are needed."""


NAME = 40
"""Characters of the name of something in a city."""
Tiles = Annotated[Rows[Tile], Field(max_length=40)]
Items = Annotated[Rows[Item], Field(max_length=24)]
Zombies = Annotated[Rows[Zombie], Field(max_length=16)]
Events = Annotated[Rows[EventCard], Field(max_length=16)]
Goals = Annotated[Rows[Goal], Field(max_length=24)]


class OwnCity(Scenario):
    """A city that somebody wrote: what of ours stays in it, and what is its own."""

    game: ClassVar[str] = "zgame"
    picks: ClassVar[str] = "town"

    keep: Kept = Kept()
    """What of ours stays; left out, all of it does."""
    copies: Annotated[Mapping[Name, Annotated[int, Field(ge=1, le=COPIES)]], Field(max_length=64)] = {}
    """Of some of our cards, for hands or of Zombies, another number of copies."""
    bases: Mapping[Letter, TileId] = {}
    """Gangs that have a Base of its own: `{ A = "port-90" }`."""
    layouts: Rows[Layout] = {}
    """Its shape for two, three and four gangs; left out, all of ours, else only so many can play."""
    tiles: Tiles = {}
    """Its places, at most 40."""
    items: Items = {}
    """Its cards for hands, at most 24."""
    zombies: Zombies = {}
    """Its Zombie cards, at most 16."""
    events: Events = {}
    """Its events, at most 16."""
    goals: Goals = {}
    """Its Goals, at most 24."""

    def tables(self, box: ZgameData) -> Mapping[str, Any]:
        mall = next((id for id, tile in self.tiles.items() if tile.kind == "mall"), "")
        gone = {box.gangs[letter].base for letter in self.bases if letter in box.gangs}
        quarters = {id: tile for id, tile in box.tiles.items() if tile.kind == "quarter"}
        stay = {
            id: tile
            for id, tile in box.tiles.items()
            if (tile.kind == "mall" and not mall) or (tile.kind == "base" and id not in gone)
        }
        return {
            "tiles": {**stay, **kept(quarters, self.keep.tiles, self.tiles)},
            "gangs": {
                letter: gang.model_copy(update={"base": self.bases[gang.id]}) if gang.id in self.bases else gang
                for letter, gang in box.gangs.items()
            },
            "layouts": self.layouts or box.layouts,
            "items": kept(self._copied(box.items), self.keep.items, self.items),
            "zombies": kept(self._copied(box.zombies), self.keep.zombies, self.zombies),
            "events": kept(box.events, self.keep.events, self.events),
            "goals": {
                id: goal.model_copy(update={"at": mall}) if goal.metric == "mall" and not goal.at else goal
                for id, goal in kept(box.goals, self.keep.goals, self.goals).items()
            },
        }

    def _copied(self, ours: Mapping[str, C]) -> Mapping[str, C]:
        """Our cards in the numbers that it has of them: some copies are left out, or there are more."""
        return {id: row.model_copy(update={"copies": self._so_many(id, row.copies)}) for id, row in ours.items()}

    def _so_many(self, id: str, ours: Sequence[str]) -> Sequence[str]:
        number = self.copies.get(id, len(ours))
        return (*ours, *copies(f"{self.id}-{id}", number))[:number]

    def unfit(self, box: ZgameData) -> Iterator[Fault]:
        quarters = {id for id, tile in box.tiles.items() if tile.kind == "quarter"}
        ours = {
            "tiles": quarters, "items": box.items, "zombies": box.zombies, "events": box.events, "goals": box.goals,
        }  # fmt: skip
        for table, rows in ours.items():
            for where, what in unknown(dict.fromkeys(rows), getattr(self.keep, table), table):
                yield ("keep", *where), what
        for id in self.copies:
            if id not in box.items and id not in box.zombies:
                yield ("copies", id), msg("fault-none-of-ours", name=id)
        for id, item in self.items.items():
            if item.picture and item.picture not in box.items:
                yield ("items", id, "picture"), msg("fault-none-of-ours", name=item.picture)
        for id, goal in self.goals.items():
            if goal.at and goal.at not in self.tiles:
                yield ("goals", id, "at"), msg("fault-none-in", name=goal.at, table="tiles")

    def wording(self) -> Mapping[str, Wording]:
        families: Mapping[str, Mapping[str, Row]] = {
            "tile": self.tiles, "card": self.items, "zombie": self.zombies, "event": self.events, "goal": self.goals,
        }  # fmt: skip
        names = {
            f"{family}-{self.short(id)}": Wording(f"zgame-{family}-{id}", NAME)
            for family, rows in families.items()
            for id in rows
        }
        return {**super().wording(), **names}

    def called(self, id: str) -> Self:
        items = {key: _recopied(row, id, self) for key, row in self.renamed(id, self.items).items()}
        zombies = {key: _recopied(row, id, self) for key, row in self.renamed(id, self.zombies).items()}
        return self.model_copy(
            update={
                "id": id,
                "bases": {letter: f"{id}-{self.short(tile)}" for letter, tile in self.bases.items()},
                "tiles": self.renamed(id, self.tiles),
                "items": items,
                "zombies": zombies,
                "events": self.renamed(id, self.events),
                "goals": {
                    key: goal.model_copy(update={"at": f"{id}-{self.short(goal.at)}"}) if goal.at else goal
                    for key, goal in self.renamed(id, self.goals).items()
                },
            }
        )

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        for table in ("tiles", "items", "zombies", "events", "goals"):
            yield from self.misnamed(table, getattr(self, table))
        bases = {id for id, tile in self.tiles.items() if tile.kind == "base"}
        for letter, tile in self.bases.items():
            if tile not in bases:
                yield ("bases", letter), msg("zgame-fault-base", name=tile)
        for id in bases - {*self.bases.values()}:
            yield ("tiles", id, "kind"), msg("zgame-fault-base-idle")


def _recopied(row: C, id: str, city: OwnCity) -> C:
    """A card whose copies are called after it, in a city of another name."""
    return row.model_copy(update={"copies": tuple(f"{id}-{city.short(each)}" for each in row.copies)})


class ZgameData(ScenarioBox):
    """The whole box, sound together (2.2, 2.9), be it ours, an administrator's or with an own city."""

    adds: ClassVar[str] = "cities"

    tiles: Rows[Tile]
    layouts: Rows[Layout]
    gangs: Rows[Gang]
    items: Rows[Item]
    zombies: Rows[Zombie]
    events: Rows[EventCard]
    goals: Rows[Goal]
    player: Levels
    cities: Named[OwnCity] = {}

    @cached_property
    def cards(self) -> Mapping[str, Item]:
        """What each copy of a card is, in the order of their numbers."""
        return dict(sorted((copy, item) for item in self.items.values() for copy in item.copies))

    @cached_property
    def undead(self) -> Mapping[str, Zombie]:
        """What each copy of a Zombie card is."""
        return {copy: zombie for zombie in self.zombies.values() for copy in zombie.copies}

    @cached_property
    def mall(self) -> str:
        return next(id for id, tile in self.tiles.items() if tile.kind == "mall")

    @cached_property
    def quarters(self) -> Sequence[str]:
        """The regular quarters, by number."""
        return [id for id, tile in sorted(self.tiles.items()) if tile.kind == "quarter"]

    @cached_property
    def numbered(self) -> Mapping[str, str]:
        """Quarters by their numbers, as they stand on the map."""
        return {number(id): id for id in self.quarters}

    def fixed_quarters(self, layout: Layout) -> Sequence[str]:
        """The quarters that have a place of their own."""
        return [self.numbered[each] for each in layout.fixed]

    def free_quarters(self, layout: Layout) -> Sequence[str]:
        """The quarters of which some are laid at random: all others."""
        fixed = {*self.fixed_quarters(layout)}
        return [id for id in self.quarters if id not in fixed]

    def deck(self, name: DeckName) -> list[str]:
        """The cards of a deck, by number."""
        return [copy for copy, item in self.cards.items() if item.deck == name]

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        yield from self._city()
        for table, rows in (("items", self.items), ("zombies", self.zombies)):
            for copy, times in Counter(copy for row in rows.values() for copy in row.copies).items():
                if times > 1:
                    yield (table,), msg("fault-twice", names=copy)
        for deck in DECKS:
            if not any(item.deck == deck for item in self.items.values()):
                yield ("items",), msg("zgame-fault-deck", deck=deck)
        for id, event in self.events.items():
            if sorted(event.order) != sorted(self.gangs):
                yield ("events", id, "order"), msg("zgame-fault-order", given=event.order)
        if len(self.events) < EVENTS:
            yield ("events",), msg("fault-too-few", needs=EVENTS, n=len(self.events))
        if len(self.goals) < GOALS * EVENTS:
            yield ("goals",), msg("fault-too-few", needs=GOALS * EVENTS, n=len(self.goals))

    def _city(self) -> Iterator[Fault]:
        bases = [id for id, tile in self.tiles.items() if tile.kind == "base"]
        malls = [id for id, tile in self.tiles.items() if tile.kind == "mall"]
        if len(malls) != 1:
            yield ("tiles",), msg("zgame-fault-mall")
        if sorted(gang.base for gang in self.gangs.values()) != sorted(bases):
            yield ("gangs",), msg("zgame-fault-gangs")
        if not self.layouts:
            yield ("layouts",), msg("zgame-fault-layouts")
        for id, layout in self.layouts.items():
            for each in layout.fixed.keys() - self.numbered.keys():
                yield ("layouts", id, "rows"), msg("zgame-fault-quarter", name=each)
            always = {*malls, *(self.numbered.get(each) for each in layout.fixed)}
            for goal in self.goals.values():
                if goal.at and goal.at not in always:
                    yield ("goals", goal.id, "at"), msg("zgame-fault-place", name=goal.at, gangs=int(id))
            if len(self.quarters) < layout.size:
                yield ("tiles",), msg("zgame-fault-quarters", gangs=int(id), needs=layout.size, n=len(self.quarters))
