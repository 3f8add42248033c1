"""Zombicide as a `Game`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.campaign import CampaignRules, Page
from engine.core.decision import Decision
from engine.core.dice import Dice
from engine.core.ending import Award, Standing
from engine.core.game import Game
from engine.core.message import Event, Message
from engine.core.runner import start
from engine.core.scenario import PRINTED, missing, offered
from engine.core.written import Written

from . import achieved, sheets, words
from .badges import BADGES
from .box.data import Tables
from .box.dice import RISK
from .check import check
from .commands import COMMANDS
from .fixes import CARRY_FIXES, FIXES
from .hidden import fill
from .party import turns, verdict
from .party.campaign import PLACES, begin, carried, outcome, played
from .phases import turn
from .phases.match import Match, special
from .phases.set_up import lay_out
from .phases.zombie_phase import PATIENCE
from .player import plans, reasons, stand_in
from .player.early import EARLY
from .player.lesson import LESSON
from .player.orders import ORDERS
from .settings import ANY, PRESETS, WHEN, ZombicideSettings, options
from .state import ZombicideState
from .upgrade import to_2


class Missions(CampaignRules):
    """Missions, one after the other: ours, or those of a campaign that somebody wrote."""

    settings: Mapping[str, str] = {"mode": "campaign"}
    fixes = CARRY_FIXES

    def begun(self, s: ZombicideState) -> Any:
        return None if s.party.tale == PRINTED else s.begun.model_dump()

    def begins(self, data: Tables, settings: ZombicideSettings) -> Any:
        chosen = self.as_chapter(settings)
        return None if chosen.tale == PRINTED else begin(data, chosen, None).model_dump()

    def several(self, data: Tables) -> bool:
        return bool(data.campaigns)

    def outcome(self, s: ZombicideState) -> Any:
        return outcome(s)

    def again(self, s: ZombicideState) -> bool:
        """A lost mission begins again, unless all have fallen (R9.10) or it was agreed otherwise."""
        won = s.result is not None and bool(s.result.winners)
        return s.settings.replay == "on" and not won and s.verdict != "fallen"

    def chapter(self, data: Tables, carry: Any) -> Message:
        return sheets.mission(data, carry)

    def carried(self, s: ZombicideState) -> Any:
        return carried(s).model_dump()

    def pages(self, data: Tables, carry: Any) -> list[Page]:
        return sheets.pages(data, carry)

    def peopled(self, data: Tables, settings: ZombicideSettings, carry: Any) -> ZombicideSettings:
        if not carry:
            return settings.model_copy(update={"party": {}, "dead": ()})
        found = sheets.read(data, carry)
        party = {place: each.who for place, each in found.members.items()}
        return settings.model_copy(update={"party": party, "dead": tuple(found.party.dead), "tale": found.party.tale})


class Zombicide(Game[ZombicideState]):
    """Six survivors against a city of the dead, in a campaign of ten missions or in one of them."""

    id: ClassVar[str] = "zombicide"
    players: ClassVar[range] = range(1, len(PLACES) + 1)
    together: ClassVar[bool] = True
    state = ZombicideState
    settings = ZombicideSettings
    presets = PRESETS
    awards = (Award("kills"), Award("objective"), Award("searches"))
    badges = BADGES
    commands = COMMANDS
    orders = ORDERS
    early = EARLY
    lesson = LESSON
    fixes = FIXES
    faces = tuple(dict.fromkeys(("1", *RISK)))
    tables = Tables
    data: Tables
    campaign = Missions()

    adds = (Tables.adds, "missions")

    def __init__(self, data: Tables, written: Written | None = None) -> None:
        super().__init__(data, written)
        tales = offered("tale", data.campaigns, written, ANY, WHEN["tale"])
        if written is None:
            before = achieved.options(data, (PRINTED, *data.campaigns))
            self.options = options([*dict.fromkeys([*data.campaign.missions, *data.missions])], before, tales)
            return
        own = [each for each in written.names.values() if each in data.missions]
        if tales:
            named = (id for tale in tales[0].values for id in data.campaigns[tale].missions or data.campaign.missions)
            missions = [*dict.fromkeys([*own, *named])]
            known = {*tales[0].values, *map(data.alone, own)}
            self.options = options(missions, achieved.options(data, known), tales)
        else:
            self.options = options(own, achieved.options(data, (PRINTED,)), (), ("single",))
            self.presets = [each for each in PRESETS if each.name not in ("campaign", "easier")]

    def box(self, s: ZombicideState) -> Tables:
        box = self.data.playing(s.party.tale)
        return box if s.mission_id in box.missions else missing(s.mission_id)

    def words(self) -> Iterator[str]:
        return words.keys(self.data)

    def figures(self, settings: ZombicideSettings) -> Sequence[str]:
        return PLACES

    def dealt(self, settings: ZombicideSettings) -> Sequence[str]:
        return played(self.data, settings)

    def figure_name(
        self, figure: str, seen: ZombicideState | None = None, settings: ZombicideSettings | None = None
    ) -> Message:
        if seen and figure in seen.survivors:
            return seen.name(figure)
        crew = [each.id for each in self.data.survivors.values() if each.roster == "party"]
        campaign = settings or ZombicideSettings()
        who = campaign.party.get(figure, crew[PLACES.index(figure)])
        return sheets.named(who, dead=who in campaign.dead)

    def timed(self, settings: ZombicideSettings, hour: int) -> ZombicideSettings:
        """R5.6."""
        return settings.model_copy(update={"began": hour if settings.real_clock == "on" else None})

    def in_force(self, settings: ZombicideSettings, players: int) -> Mapping[str, str]:
        return {"spawn_deck": settings.cards}

    def set_up(
        self, settings: ZombicideSettings | None, seats: Sequence[str], seed: str, carry: Any = None
    ) -> tuple[ZombicideState, list[Event]]:
        chosen = settings or ZombicideSettings()
        if chosen.campaign:
            chosen = self.campaign.peopled(self.data, chosen, carry)
        s = lay_out(self.data, chosen, seats, self.crews(chosen, seats), Dice(seed=seed), carry)
        return s, start(s, Match())

    def sides(self, s: ZombicideState) -> Mapping[str, Sequence[str]]:
        return {"survivors": s.seats}

    def turns(self, seen: ZombicideState) -> list[str]:
        """Seat after seat from the holder of the clock (R3.2); with the option free_order there is no order."""
        return turn.order(seen)

    def rounds(self, s: ZombicideState) -> int:
        return s.round

    def given_up(self, s: ZombicideState) -> bool:
        return s.over and s.idle >= PATIENCE

    def fates(self, s: ZombicideState) -> Mapping[str, tuple[str, bool]]:
        return {each.who: (each.at, each.standing in ("down", "dead")) for each in s.survivors.values()}

    def standings(self, s: ZombicideState) -> list[Standing]:
        return verdict.standings(s)

    def lobby(self, settings: ZombicideSettings, carry: Any) -> list[Message]:
        tale = self.data.campaigns.get(begin(self.data, settings, carry).party.tale)
        lines, own = sheets.ahead(self.data, settings, carry), tale.told() if tale else []
        if settings.campaign:
            return [*own[: 1 if carry else 2], *lines]
        return [*lines, *own[: 1 if tale and tale.has_cards else 0]]

    def foremost(self, s: ZombicideState, waiting: Sequence[str]) -> str:
        """Before a turn has begun the survivor among most zombies."""
        free = len(waiting) > 1 and not any(turns.of(s, s.survivors[each]) for each in waiting)
        beset = {each: s.threats(s.survivors[each].at) for each in waiting} if free else {}
        most = max(beset, key=beset.__getitem__, default="")
        return most if most and beset[most] else ""

    def special(self, seen: ZombicideState) -> Message | None:
        return special(seen)

    def fill(self, s: ZombicideState) -> None:
        fill(s)

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        return to_2(data) if version == 1 else super().upgrade(data, version)

    def read(self, s: ZombicideState) -> set[str]:
        return s.read

    def stand_in(self, seen: ZombicideState, decision: Decision) -> list[str] | None:
        return stand_in.play(seen, decision)

    def reason(self, seen: ZombicideState, decision: Decision, words: Sequence[str]) -> Message | None:
        return reasons.reason(seen, decision, words)

    def plan(self, seen: ZombicideState, decision: Decision, words: Sequence[str]) -> Message | None:
        return plans.plan(seen, decision, words)

    def check(self, s: ZombicideState) -> list[str]:
        return check(s)
