"""Zombies!!! as a `Game`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.colours import COLOURS
from engine.core.decision import Decision
from engine.core.ending import Award, Standing
from engine.core.game import Game
from engine.core.message import Event, Message
from engine.core.runner import start
from engine.core.scenario import offered
from engine.core.written import Written

from .badges import BADGES
from .box.data import ZombiesData
from .check import check
from .commands import COMMANDS
from .dice import D6
from .fixes.catalogue import FIXES
from .goal import goal
from .hidden import fill
from .phases.set_up import lay_out
from .phases.turn import Match
from .player import plans, reasons, stand_in
from .player.early import EARLY
from .player.lesson import LESSON
from .player.orders import ORDERS, suggest
from .settings import OPTIONS, PRESETS, SEATS, ZombiesSettings, in_force
from .state import ZombiesState
from .survivors.pieces import standings


class Zombies(Game[ZombiesState]):
    """Two to six survivors race through a growing city."""

    id: ClassVar[str] = "zombies"
    players: ClassVar[range] = range(2, 7)
    state = ZombiesState
    settings = ZombiesSettings
    options = OPTIONS
    presets = PRESETS
    orders = ORDERS
    early = EARLY
    fixes = FIXES
    commands = COMMANDS
    awards = (Award("kills"), Award("sixes"), Award("takes"))
    badges = BADGES
    lesson = LESSON
    turning = ("place",)
    faces = D6
    tables = ZombiesData
    data: ZombiesData
    adds = (ZombiesData.adds,)

    def __init__(self, data: ZombiesData, written: Written | None = None) -> None:
        super().__init__(data, written)
        self.options = (*offered("town", data.towns, written, SEATS), *OPTIONS)

    def set_up(
        self, settings: ZombiesSettings | None, seats: Sequence[str], seed: str, carry: Any = None
    ) -> tuple[ZombiesState, list[Event]]:
        settings = settings or ZombiesSettings()
        s = lay_out(self.data.playing(settings.town), settings, seats, seed)
        if settings.reactions == "orders":
            suggest(s)
        return s, start(s, Match())

    def box(self, s: ZombiesState) -> ZombiesData:
        return self.data.playing(s.settings.town)

    def in_force(self, settings: ZombiesSettings, players: int) -> Mapping[str, str]:
        return in_force(settings, players)

    def fill(self, s: ZombiesState) -> None:
        fill(s)

    def turns(self, seen: ZombiesState) -> list[str]:
        """Clockwise (R3.1); whoever is paralysed has no turn (R3.4)."""
        if not seen.number:
            return []
        return [
            seat for seat in seen.playing if seat == seen.active or not seen.survivors[seat].has("hysterical_paralysis")
        ]

    def rounds(self, s: ZombiesState) -> int:
        return -(-s.number // len(s.seats))

    def standings(self, s: ZombiesState) -> list[Standing]:
        return standings(s)

    def stand_in(self, seen: ZombiesState, decision: Decision) -> list[str] | None:
        return stand_in.play(seen, decision)

    def advise(self, seen: ZombiesState, decision: Decision) -> list[str] | None:
        return stand_in.weigh(seen, decision)

    def reason(self, seen: ZombiesState, decision: Decision, words: Sequence[str]) -> Message | None:
        return reasons.reason(seen, decision, words)

    def plan(self, seen: ZombiesState, decision: Decision, words: Sequence[str]) -> Message | None:
        return plans.plan(seen, decision, words)

    def hand(self, seen: ZombiesState, seat: str) -> list[Message]:
        """Who the player is, what lies on them and in front of them, and the cards in hand, each with what it does."""
        survivor = seen.survivors[seat]
        colour = seen.colours.get(seat) or COLOURS[seen.seats.index(seat)]
        lives, bullets = survivor.lives, survivor.bullets
        at = seen.place(survivor.pawn) if survivor.pawn else seen.text("hand-off")
        lines = [seen.text("hand-me", colour=Message(f"colour-{colour}"), at=at, lives=lives, bullets=bullets)]
        lines += [seen.text(f"lies-{each.name}", card=seen.lasting(each), whom=seat) for each in survivor.statuses]
        held = [*(item.card for item in survivor.table), *survivor.hand.cards]
        what = [seen.text("hand-card", card=seen.card_name(copy), what=seen.card(copy).text) for copy in held]
        if survivor.hand.cards:
            what.append(seen.text("hand-used" if survivor.used else "hand-unused"))
        return [*lines, *what]

    def goal(self, seen: ZombiesState, seat: str) -> Message | None:
        return None if seen.survivors[seat].gone else goal(seen, seat)

    def words(self) -> Iterator[str]:
        cards = self.data.cards
        return self.named({"tile": self.data.tiles, "card": cards, "cardtext": cards, "does": cards})

    def check(self, s: ZombiesState) -> list[str]:
        return check(s)
