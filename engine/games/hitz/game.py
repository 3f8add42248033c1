"""Hit Z Road as a `Game`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Literal

from engine.core.decision import Decision
from engine.core.ending import Award, Standing
from engine.core.game import Game
from engine.core.message import Event, Message
from engine.core.options import Preset, Setting
from engine.core.runner import start
from engine.core.scenario import offered
from engine.core.written import Written

from .badges import BADGES
from .box.data import HitzData
from .box.dice import BLACK, RED
from .check import check
from .commands import COMMANDS
from .fixes.catalogue import FIXES
from .groups.ending import points, standings
from .hidden import conceal, fill
from .phases.round import Journey
from .phases.route import turns
from .phases.set_up import lay_out
from .player import plans, reasons, stand_in
from .player.early import EARLY
from .player.lesson import LESSON
from .player.orders import ORDERS
from .state import HitzSettings, HitzState, overlapping
from .upgrade import to_2

SEVERAL = frozenset({2, 3, 4})
ALONE = frozenset({1})


class HitZRoad(Game[HitzState]):
    """One to four groups drive from Chicago to Los Angeles."""

    id: ClassVar[str] = "hitz"
    players: ClassVar[range] = range(1, 5)  # O1
    default_for: ClassVar[Literal["step", "question"]] = "question"  # R18.2
    state = HitzState
    settings = HitzSettings
    options = (
        Setting("score", ("hidden", "open"), SEVERAL),
        Setting("auction", ("live", "ceilings"), SEVERAL),
        Setting("routes", ("strict", "pipelined"), SEVERAL),
        Setting("difficulty", ("normal", "easy", "hard", "expert"), ALONE | SEVERAL),
        Setting("last", ("play_on", "stop"), SEVERAL),
        Setting("ranking", ("off", "on"), SEVERAL, when=overlapping),
    )
    presets = (
        Preset("pace", "post", {"auction": "ceilings", "routes": "pipelined", "ranking": "on"}),
        Preset("pace", "sitting", {"auction": "live", "routes": "strict", "ranking": "off"}),
    )
    orders = ORDERS
    early = EARLY
    fixes = FIXES
    commands = COMMANDS
    awards = (Award("kills"), Award("gains"), Award("loses"))
    badges = BADGES
    lesson = LESSON
    turning = ("bid", "ceiling", "plan", "route", "shoot", "flee")
    faces = tuple(dict.fromkeys((*BLACK, *RED)))
    tables = HitzData
    data: HitzData
    adds = (HitzData.adds,)

    def __init__(self, data: HitzData, written: Written | None = None) -> None:
        super().__init__(data, written)
        self.options = (*offered("road", data.roads, written, ALONE | SEVERAL), *type(self).options)

    def set_up(
        self, settings: HitzSettings | None, seats: Sequence[str], seed: str, carry: Any = None
    ) -> tuple[HitzState, list[Event]]:
        chosen = settings or HitzSettings()
        s = lay_out(self.data.playing(chosen.road), chosen, seats, seed)
        return s, start(s, Journey())

    def box(self, s: HitzState) -> HitzData:
        return self.data.playing(s.settings.road)

    def conceal(self, s: HitzState) -> None:
        conceal(s)

    def fill(self, s: HitzState) -> None:
        fill(s)

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        return to_2(self.data, data) if version == 1 else super().upgrade(data, version)

    def turns(self, seen: HitzState) -> list[str]:
        """Who travels or takes a route now, and who takes one after that (R4.1)."""
        return turns(seen)

    def length(self, settings: HitzSettings) -> float:
        return min(settings.rounds, len(self.data.playing(settings.road).legs)) / len(self.data.legs)

    def rounds(self, s: HitzState) -> int:
        return s.round

    def standings(self, s: HitzState) -> list[Standing]:
        return standings(s)

    def stand_in(self, seen: HitzState, decision: Decision) -> list[str]:
        return stand_in.play(seen, decision)

    def advise(self, seen: HitzState, decision: Decision) -> list[str]:
        return stand_in.weigh(seen, decision)

    def reason(self, seen: HitzState, decision: Decision, words: Sequence[str]) -> Message | None:
        return reasons.reason(seen, decision, words)

    def plan(self, seen: HitzState, decision: Decision, words: Sequence[str]) -> Message | None:
        return plans.plan(seen, decision, words)

    def hand(self, seen: HitzState, seat: str) -> list[Message]:
        """What your tokens are good for, and your pile with its points, which only you may ask for (O2)."""
        group = seen.groups[seat]
        tokens = [seen.text(f"about-token-{token}") for token in dict.fromkeys(group.tokens)]
        cards = [seen.card(card) for card in group.pile.cards + group.face_up]
        if not cards:
            return tokens
        worth = [seen.text("hand-card", card=seen.name(card.id), n=card.vp) for card in cards if card.vp]
        pile = seen.text(
            "hand",
            cards=worth,
            worth=len(worth),
            rest=len(cards) - len(worth),
            bonus=group.bonus.get(),
            n=points(seen, seat),
        )
        return [*tokens, pile]

    def words(self) -> Iterator[str]:
        yield from self.named({"card": self.data.cards, "token": self.data.tokens})
        yield from (card.text_key for card in self.data.cards.values() if card.text_key)

    def check(self, s: HitzState) -> list[str]:
        return check(s)
