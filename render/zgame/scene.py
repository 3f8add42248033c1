"""What one picture shows: a view, the words for it, and what surrounds it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.core.step import Step
from engine.games.zgame import terms
from engine.games.zgame.data import number
from engine.games.zgame.ending import Wrestling
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.game import AFTER
from engine.games.zgame.gangs import goals
from engine.games.zgame.modules import carry
from engine.games.zgame.phases import burdens
from engine.games.zgame.phases.business import Deal, Trading
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.my_city import LayTiles
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.turn import Round
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import TRADES, ZgameState, goal_text, place_name
from engine.kit.hexes import Hex

from .. import scene
from ..texts import Texts

PHASES: tuple[tuple[type[Step], str], ...] = (
    (LayTiles, "city"),
    (People, "people"),
    (Undead, "undead"),
    (Raid, "raid"),
    (Slaughter, "slaughter"),
    (Household, "household"),
    (Deal, "trade"),
    (Trading, "trade"),
    (burdens.Upkeep, "night"),
    (burdens.Ruin, "night"),
    (Wrestling, "wrestling"),
    (Round, "round"),
)
"""What is going on, the innermost first."""


class GoalLine(NamedTuple):
    """An open Goal: what every gang has of it, and who would take it now; nobody: ""."""

    goal: str
    values: dict[str, int]
    leader: str
    tied: bool


def short(place: str, texts: Texts) -> str:
    """The name of a place as it stands on the map, without its number."""
    return texts(f"zgame-board-place-{place}" if number(place) == place else f"zgame-tile-{place}")


@dataclass(frozen=True)
class ZgameScene(scene.Scene[ZgameState]):
    """A view of the table of Z-Game and its surroundings."""

    # Words

    def short(self, place: str) -> str:
        """The name of a place as it stands on the map, without its number."""
        return short(place, self.texts)

    def place(self, place: str) -> str:
        return self.message(place_name(place))

    def goal_text(self, goal: str) -> str:
        """What a Goal asks for."""
        return self.message(goal_text(self.s.data.goals[goal], "board-goal"))

    def gang(self, seat: str) -> str:
        return self.texts(f"zgame-gang-{self.s.gangs[seat].letter}")

    def trade(self, trade: str) -> str:
        """The letter of a trade."""
        return self.label(f"trade-{trade}")

    @cached_property
    def phase(self) -> str:
        """Name of what is going on."""
        if self.s.over:
            return self.label("phase-end")
        for kind, name in PHASES:
            if self.s.find(kind):
                return self.label(f"phase-{name}")
        return self.label("phase-event" if self.s.turn else "phase-start")

    @property
    def turn(self) -> str:
        """The number of the turn and of how many; nothing before the first one."""
        s = self.s
        return self.label("turn", n=s.turn, of=s.turn + len(s.events)) if s.turn else ""

    # The city

    @cached_property
    def cells(self) -> dict[str, Hex]:
        """Where each place lies."""
        return {cell.id: cell.hex for cell in self.s.cells}

    @cached_property
    def free(self) -> list[Hex]:
        """The cells of the city on which no tile lies yet, while it is laid out (O12, O13)."""
        step = self.s.find(LayTiles)
        return step.free(self.s) if step and not self.s.over else []

    @cached_property
    def homes(self) -> dict[str, str]:
        """The gang whose own Base a place is."""
        return {self.s.home(seat): seat for seat in self.s.seats}

    @cached_property
    def fresh(self) -> set[str]:
        """The places on which something has happened; none if that is most of the city: marks would say nothing."""
        found = self.changed & self.cells.keys()
        return set(found) if 2 * len(found) <= len(self.cells) else set()

    @cached_property
    def standing(self) -> dict[str, list[tuple[str, str, int]]]:
        """Who stands where: seat, trade, and how many of them."""
        found: dict[str, list[tuple[str, str, int]]] = {}
        for seat in self.s.living:
            fighters = self.s.gangs[seat].fighters
            for trade in TRADES:
                here = [place for fighter, place in fighters.items() if place and fighter[0] == trade]
                for place in dict.fromkeys(here):
                    found.setdefault(place, []).append((seat, trade, here.count(place)))
        return found

    @cached_property
    def striding(self) -> set[tuple[str, str]]:
        """Trades and places of the Fighters who can still walk in this Raid."""
        raid = self.s.find(Raid)
        if raid is None or self.s.over:
            return set()
        places = self.s.gangs[raid.seat].fighters
        return {(fighter[0], places[fighter]) for fighter in raid.movable(self.s)}

    @cached_property
    def pending(self) -> list[str]:
        """Where the active gang has to fight, as it stands now."""
        s = self.s
        if not s.active or s.over or s.find(Household):
            return []
        if slaughter := s.find(Slaughter):
            return [*([slaughter.at] if slaughter.at else []), *(p for p in slaughter.pending(s) if p != slaughter.at)]
        places = s.gangs[s.active].places
        return [place for place in places if s.sites[place].zombies or terms.defender(s, s.active, place)]

    @cached_property
    def fought(self) -> list[str]:
        """Where the active gang has fought in this round."""
        slaughter = self.s.find(Slaughter)
        return slaughter.fought if slaughter and not self.s.over else []

    @property
    def fight(self) -> People | Undead | None:
        """The fight that is under way."""
        top = self.s.stack[-1] if self.s.stack and not self.s.over else None
        return top if isinstance(top, People | Undead) else None

    @property
    def deal(self) -> Deal | None:
        """The deal that is under way (O10)."""
        return None if self.s.over else self.s.find(Deal)

    # Gangs

    def need(self, seat: str) -> int:
        """What the Fighters of a gang need tonight."""
        return burdens.need(self.s, seat) if self.s.event and not self.s.over else 0

    def short_of(self, seat: str) -> int:
        """How many Fighters of a gang would have to leave tonight."""
        return burdens.starving(self.s, seat) if self.s.event and not self.s.over else 0

    def limit(self) -> int:
        """How many cards a gang may hold; 0: any number (O9)."""
        return carry.LIMIT if self.s.settings.on("carry") else 0

    # Goals

    @cached_property
    def goals(self) -> list[GoalLine]:
        """The open Goals with the values of every gang (R12.1); none once they have been taken or left."""
        return [self._goal(goal) for goal in self.s.open] if not (self.s.over or self.s.find(*AFTER)) else []

    def _goal(self, goal: str) -> GoalLine:
        values = {seat: goals.value(self.s, goal, seat) for seat in self.s.living}
        most = max(values.values())
        best = [seat for seat, n in values.items() if n == most and n]
        return GoalLine(goal, values, best[0] if len(best) == 1 else "", len(best) > 1)

    # What is played

    @property
    def piles(self) -> list[tuple[str, int, int]]:
        """The decks that are played with: how many cards can be drawn, how many are discarded."""
        s = self.s
        decks = [deck for deck in s.decks if deck != "mercenary" or s.settings.on("mercs")]
        return [(deck, len(s.decks[deck]), len(s.discards[deck])) for deck in decks]

    @property
    def supply(self) -> str:
        """The piles in words: cards to be drawn and discarded."""
        return " · ".join(
            self.label("pile", deck=self.texts(f"zgame-deck-{deck}"), n=left, m=discarded)
            for deck, left, discarded in self.piles
        )

    @property
    def stock(self) -> str:
        """Zombie markers that are left, if they can run out (O3)."""
        left = terms.stock(self.s)
        return self.label("stock", n=left) if left < terms.NO_LIMIT else ""

    @property
    def played(self) -> str:
        """A city that somebody wrote, the mode, and what is played otherwise than usual."""
        settings = self.s.settings
        plain = ZgameSettings()
        names = [self.texts(f"zgame-value-town-{settings.town}")] if settings.town != plain.town else []
        names.append(self.texts(f"zgame-value-mode-{settings.mode}"))
        names += [self._option(name) for name in self._options() if getattr(settings, name) != getattr(plain, name)]
        return " · ".join(names)

    def _options(self) -> Iterator[str]:
        """What is in play of the options that change rules."""
        for name in type(self.s.settings).model_fields:
            if name not in ("mode", "defence", "difficulty", "seats", "town") and (
                name in ("first", "city") or self._matters(name)
            ):
                yield name

    def _matters(self, name: str) -> bool:
        """Whether a switch acts: those that the mode decides do not."""
        settings = self.s.settings
        return settings.on(name) == (getattr(settings, name) == "on")

    def _option(self, name: str) -> str:
        value = getattr(self.s.settings, name)
        said = self.texts(f"zgame-setting-{name}")
        if value == "on":
            return said
        return self.label("option", what=said, value=self.texts(f"zgame-value-{name}-{value}"))
