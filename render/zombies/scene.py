"""What one picture shows: a view, the words for it, and what surrounds it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from engine.core.step import Step
from engine.games.zombies.box.city import tile_of
from engine.games.zombies.dead.moves import movable
from engine.games.zombies.goal import helipad_due
from engine.games.zombies.ground.filling import squares_of
from engine.games.zombies.ground.spots import candidates, spots
from engine.games.zombies.ground.ways import Way, can_move
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.steps.helipad import Auction, Maxima
from engine.games.zombies.steps.move import Move, moving, reach
from engine.games.zombies.steps.place import Fill, Place
from engine.games.zombies.steps.zombies import ZombieMoves
from engine.games.zombies.survivors.fight import Fight
from engine.games.zombies.survivors.repair import Repair
from engine.games.zombies.survivors.strength import KILLED

from .. import scene
from ..canvas.box import Box
from ..maps.crop import Cell, bounds
from .look import CARDS, sign

PHASES = 6


class Note(NamedTuple):
    """Something that lies on a player or in front of them: its icon, its name, what kind of thing it is."""

    icon: str
    text: str
    kind: Literal["item", "attach", "bad", "plain"] = "plain"


@dataclass(frozen=True)
class ZombiesScene(scene.Scene[ZombiesState]):
    """A view of the table of Zombies!!! and its surroundings."""

    # Words

    def tile_name(self, tile: str) -> str:
        return self.message(self.s.tile_name(tile))

    def card_name(self, copy: str) -> str:
        return self.message(self.s.card_name(copy))

    # Where things lie

    @cached_property
    def cells(self) -> frozenset[Cell]:
        """The cells of all tiles, and those where the drawn one can go."""
        return frozenset({*((placed.x, placed.y) for placed in self.s.tiles), *self.candidates})

    def cell_of(self, square: str) -> Cell:
        """The cell of a square's tile."""
        placed = self.s.tiles[tile_of(square)]
        return placed.x, placed.y

    @cached_property
    def frame(self) -> Box:
        """The whole city."""
        return bounds(self.cells)

    @cached_property
    def standing(self) -> dict[str, list[str]]:
        """The seats by the square of their pawn, the active one first."""
        found: dict[str, list[str]] = {}
        for seat in self.s.playing:
            if pawn := self.s.survivors[seat].pawn:
                found.setdefault(pawn, []).append(seat)
        return found

    @property
    def pad(self) -> tuple[str, ...]:
        """The squares that win the race."""
        return self.s.pad

    # What has happened

    @property
    def ways(self) -> list[tuple[str, str]]:
        """Where zombies went: from one square to another, each still in the city."""
        parts = [ref.split("-") for ref in self.changed if ref.startswith("way-")]
        return sorted((origin, to) for _, origin, to in parts if {origin, to} <= self.s.city.letters.keys())

    @property
    def news_on(self) -> set[int]:
        """The tiles on which something has happened."""
        squares = [*(square for way in self.ways for square in way), *self.kills, *self.falls, *self.changed]
        new = {n for n in range(len(self.s.tiles)) if f"tile-{n}" in self.changed}
        return new | {tile_of(square) for square in squares if square in self.s.city.letters}

    @property
    def kills(self) -> list[str]:
        """The squares on which zombies died."""
        return self._marked("kill-")

    @property
    def falls(self) -> list[str]:
        """The squares on which somebody was knocked out."""
        return self._marked("fall-")

    def _marked(self, mark: str) -> list[str]:
        found = (ref.removeprefix(mark) for ref in self.changed if ref.startswith(mark))
        return [square for square in found if square in self.s.city.letters]

    # What is going on

    @property
    def top(self) -> Step | None:
        return self.s.stack[-1] if self.s.stack and not self.s.over else None

    @property
    def drawn(self) -> str:
        """The tile that has been drawn and does not lie yet; empty if no tile has."""
        held = self.s.find(Place, Auction)
        return held.tile if held and not self.s.over else ""

    @property
    def filling(self) -> int | None:
        """The number of the tile that is being filled."""
        return self.top.number if isinstance(self.top, Fill) else None

    @property
    def fillable(self) -> list[str]:
        """The squares of the tile that is being filled on which something can be put."""
        return squares_of(self.s, self.filling) if self.filling is not None else []

    @property
    def auction(self) -> Auction | None:
        """The auction, while it is on."""
        return self.top if isinstance(self.top, Auction) else None

    @cached_property
    def candidates(self) -> dict[tuple[int, int], int]:
        """The cells where the drawn tile can go, with their numbers."""
        if not isinstance(self.top, Place):
            return {}
        return candidates({spot[:2] for spot in spots(self.s, self.top.tile)})

    @cached_property
    def reach(self) -> dict[str, Way[str]]:
        """The squares that the pawn can reach now."""
        return reach(self.s) if isinstance(self.top, Move) else {}

    @property
    def movable(self) -> frozenset[str]:
        """The zombies that can be moved now."""
        return frozenset(movable(self.s, self.top.moved)) if isinstance(self.top, ZombieMoves) else frozenset()

    @property
    def dice(self) -> list[int]:
        """The faces of the roll that has to be answered, or that moves the pawn."""
        match self.top:
            case Fight() if self.top.total:
                return [self.top.die]
            case Repair():
                return list(self.top.dice)
            case Move() if self.s.rules.movement == "d6" and self.top.base:
                return [self.top.base]
            case _:
                return []

    @property
    def meaning(self) -> str:
        """What the dice mean."""
        match self.top:
            case Fight() if self.top.total:
                return self.label("failed", total=self.top.total, bonus=self.top.total - self.top.die, need=KILLED)
            case Repair():
                return self.label("repair", need=KILLED)
            case _:
                return ""

    @property
    def high_bid(self) -> str:
        """Who has bid the most."""
        auction = self.auction
        if not auction or not auction.best:
            return ""
        return self.label("leads", who=self.name(auction.best), n=auction.high)

    @property
    def question(self) -> str:
        """For what the table waits."""
        top = self.top
        if len({decision.kind for decision in self.open}) != 1:
            return super().question
        if isinstance(top, ZombieMoves):
            return self.asked("zombie", n=top.left)
        if isinstance(top, Move):
            if top.controller:
                return self.asked("move", "wait-for", n=top.left(self.s), who=self.name(top.seat))
            unrolled = self.s.rules.movement == "d6" and not top.known and can_move(self.s, top.seat)
            return self.asked("move", "wait-roll") if unrolled else self.asked("move", n=top.left(self.s))
        return super().question

    @property
    def phase(self) -> str:
        """Name of the present step of the turn."""
        if self.s.over:
            return self.label("phase-end")
        if self.auction:
            return self.label("phase-auction")
        heal = "on" if self.s.rules.heal_action else "off"
        return self.label(f"phase-{self.s.phase}", heal=heal) if self.s.phase else ""

    # Lines below and above the map

    @property
    def round(self) -> str:
        """Round and turn (R1.6, R3.1)."""
        turns = max(survivor.turns for survivor in self.s.survivors.values())
        return self.label("round", n=turns, of=self.s.rules.round_limit, turn=self.s.number)

    @property
    def supply(self) -> str:
        """Tiles left, where the helipad can be, zombies in the bank."""
        bank = self.label("bank-unlimited") if self.s.rules.unlimited else self.label("bank", n=self.s.bank)
        removed = self.label("removed", n=len(self.s.removed)) if self.s.removed else ""
        parts = [self.label("tiles", n=len(self.s.pile)), removed, self.helipad, bank]
        return " · ".join(part for part in parts if part)

    @property
    def deck(self) -> str:
        return self.label("deck", n=len(self.s.deck), discard=len(self.s.discard), box=len(self.s.box))

    @property
    def helipad(self) -> str:
        """Where the helipad can be, as far as everybody can know (S3, S3b)."""
        lies = self.s.city.helipad
        if lies is not None:
            return self.label("helipad-lies", n=lies)
        due, n = helipad_due(self.s)
        return self.label(f"helipad-{due}", n=n)

    @property
    def effects(self) -> list[str]:
        """Global effects and when they end (R15.3)."""
        return [
            self.label(
                "effect-now" if effect.armed else "effect",
                what=self.message(self.s.lasting(effect)),
                who=self.name(effect.owner),
            )
            for effect in self.s.effects
        ]

    @property
    def mode(self) -> str:
        return self.label("rules", mode=self.texts(f"zombies-value-mode-{self.s.settings.mode}"))

    @property
    def options(self) -> str:
        """What is played otherwise than the mode says."""
        chosen = self.s.settings.model_dump(exclude={"seats", "difficulty"})  # how well stand-ins play is no rule
        plain = type(self.s.settings)(mode=self.s.settings.mode).model_dump()
        changed = {name: value for name, value in chosen.items() if value != plain[name]}
        return " · ".join(
            self.label("option", what=self.texts(f"zombies-setting-{name}"), value=self._value(name, value))
            for name, value in changed.items()
        )

    def _value(self, name: str, value: str) -> str:
        return self.texts(f"zombies-value-{name}-{value}")

    # Players

    def status(self, seat: str) -> list[Note]:
        """What lies on a player and in front of them, the most important first."""
        s, survivor = self.s, self.s.survivors[seat]
        if survivor.gone:
            return [Note("exit_run", self.label("gone"))]
        said = [Note("coffin", self.label("down"), "bad")] if survivor.down else []
        if not survivor.down and not survivor.pawn:
            said.append(Note("map_marker_off", self.label("off-board"), "bad"))
        if self.auction and not isinstance(self.auction, Maxima):
            said += self._bid(seat, self.auction)
        for status in survivor.statuses:
            what = self.message(s.lasting(status))
            text = self.label("status", what=what, who=self.name(status.by))
            card = s.data.cards.get(status.card)
            said.append(Note(sign(card) if card else CARDS.get(status.name, "alert"), text, "attach"))
        move = moving(s)
        if move and move.seat == seat and not s.over:
            said += [Note("shoe_sneaker", self.label("halved"), "attach")] if move.halved else []
            said += [Note("car_key", self.label("keys", n=move.ride))] if move.keys else []
        if seat == s.active:
            said += [Note("needle", self.label("doubled"))] if s.doubled else []
            said += [Note("saw_blade", self.label("chainsaw", n=s.chainsaw))] if s.chainsaw else []
            said += [
                Note("bottle_wine", self.label("molotov", n=number, adds=adds)) for number, adds in s.molotov.items()
            ]
            said += [Note("hand_back_left", self.label("halted"), "attach")] if s.halted and not survivor.down else []
        return said + [self.item(item.card, item.charges) for item in survivor.table]

    def item(self, copy: str, charges: int) -> Note:
        """A card in play, with its charges."""
        name = self.card_name(copy)
        text = self.label("charges", card=name, n=charges) if charges else name
        return Note(sign(self.s.card(copy)), text, "item")

    def _bid(self, seat: str, auction: Auction) -> list[Note]:
        if seat == auction.best:
            return [Note("gavel", self.label("highest", n=auction.high))]
        return [Note("gavel", self.label("passed"))] if seat in auction.out else []
