"""Zombie Plague as a `Game`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from engine.core.decision import Decision
from engine.core.ending import Award, Standing
from engine.core.game import Game
from engine.core.message import Event, Message
from engine.core.options import Setting, When
from engine.core.runner import start
from engine.core.scenario import offered
from engine.core.state import Settings
from engine.core.written import Written

from . import upgrade
from .badges import BADGES
from .check import check
from .commands import COMMANDS
from .data import PlagueData, kind
from .dice import D8
from .fixes import FIXES
from .hidden import fill
from .humans.choices import CHOICES
from .humans.ending import standings
from .phases.set_up import lay_out
from .phases.turn import Match
from .player import leader, plans, reasons, stand_in
from .player.course import course
from .player.early import ALONE, EARLY
from .player.lesson import LESSON
from .player.orders import ORDERS
from .progress import goal
from .settings import ANY, MOST_HUMANS, NEEDS, OPTIONS, PRESETS, PlagueSettings
from .state import ZOMBIES, PlagueState, hand_card_name, persona


class Plague(Game[PlagueState]):
    """Humans search a house and flee, or hold it, against the Zombie Player."""

    id: ClassVar[str] = "plague"
    players: ClassVar[range] = range(1, 12)
    together: ClassVar[bool] = True
    state = PlagueState
    settings = PlagueSettings
    options = OPTIONS
    presets = PRESETS
    choices = CHOICES
    orders = ORDERS
    early = EARLY
    lesson = LESSON
    commands = COMMANDS
    awards = (Award("slain"), Award("searched"), Award("built"))
    badges = BADGES
    fixes = FIXES
    faces = D8
    tables = PlagueData
    data: PlagueData
    adds = (PlagueData.adds,)

    def __init__(self, data: PlagueData, written: Written | None = None) -> None:
        super().__init__(data, written)
        offers = offered("house", data.houses, written, ANY)
        first, *others = (replace(each, when=self._when(each)) for each in OPTIONS)
        self.options = (first, *offers, *others)

    def _when(self, option: Setting) -> When | None:
        """When an option can be chosen: it may need a part that not every house has."""
        part = NEEDS.get(option.field)
        if part is None:
            return option.when
        return lambda settings: (
            bool(getattr(self.data.playing(settings.house), part)) and (not option.when or option.when(settings))
        )

    def aim(self, settings: PlagueSettings) -> Message:
        return super().aim(settings) if self.data.playing(settings.house).car else Message("plague-goal-on-foot")

    def box(self, s: PlagueState) -> PlagueData:
        return self.data.playing(s.settings.house)

    def fill(self, s: PlagueState) -> None:
        fill(s)

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        if version not in (1, 2):
            return super().upgrade(data, version)
        return upgrade.to_3(upgrade.to_2(data) if version == 1 else data)

    def house(self, settings: PlagueSettings) -> Mapping[str, str]:
        return {ZOMBIES: "zombies"}  # R1.1

    def figures(self, settings: PlagueSettings) -> Sequence[str]:
        return [f"h{n}" for n in range(1, settings.humans + 1)]

    def figure_name(self, figure: str, seen: PlagueState | None = None, settings: Any = None) -> Message:
        return seen.name(figure) if seen else Message("plague-figure-human", {"n": int(figure[1:])})

    def settle(self, settings: Settings, players: Sequence[str]) -> Settings:
        """Everybody leads a human, and a traitor needs others to betray (R1.2, R30.1)."""
        settled = super().settle(settings, players)
        assert isinstance(settled, PlagueSettings)
        people = [each for each in players if each != ZOMBIES]
        if settled.humans < len(people):
            settled = settled.model_copy(update={"n_humans": str(min(MOST_HUMANS, len(people)))})
        return settled

    def in_force(self, settings: PlagueSettings, players: int) -> Mapping[str, str]:
        return {"armed_start": "on" if settings.armed else "off"}

    def set_up(
        self, settings: PlagueSettings | None, seats: Sequence[str], seed: str, carry: Any = None
    ) -> tuple[PlagueState, list[Event]]:
        chosen = settings or PlagueSettings()
        seats = seats if ZOMBIES in seats else [*seats, ZOMBIES]
        s = lay_out(self.data.playing(chosen.house), chosen, seats, self.crews(chosen, seats), seed)
        return s, start(s, Match())

    def stand_in(self, seen: PlagueState, decision: Decision) -> list[str] | None:
        return stand_in.play(seen, decision)

    def advise(self, seen: PlagueState, decision: Decision) -> list[str] | None:
        return leader.words(seen, decision) if decision.kind in (*ALONE, "rise") else self.stand_in(seen, decision)

    def goal(self, seen: PlagueState, seat: str) -> Message | None:
        return goal(seen, seat, course(seen, seat))

    def hand(self, seen: PlagueState, seat: str) -> list[Message]:
        """Who the seat's humans are, and the traitor for whoever leads him; the Zombie Player's cards and traps."""
        lines = [persona(seen, each) for each in seen.crews.get(seat, ()) if seen.humans[each].character]
        if seat == ZOMBIES:
            cards = [hand_card_name(kind(each)) for each in sorted(seen.hand.cards)]
            lines.append(seen.text("hand-cards", cards=cards, n=len(cards)))
            for place, card in seen.traps.get().items():
                lines.append(seen.text("hand-trap", card=hand_card_name(kind(card)), place=place))
        if seen.traitor in seen.crews.get(seat, ()):
            lines.append(seen.text("hand-traitor", figure=seen.name(seen.traitor)))
        return lines

    def reason(self, seen: PlagueState, decision: Decision, words: Sequence[str]) -> Message | None:
        return reasons.reason(seen, decision, words)

    def plan(self, seen: PlagueState, decision: Decision, words: Sequence[str]) -> Message | None:
        return plans.plan(seen, decision, words)

    def sides(self, s: PlagueState) -> Mapping[str, Sequence[str]]:
        """Who leads a human that is not known to be the traitor (R1.4, R30.2): both others win if they do not."""
        return {"humans": [seat for seat, crew in s.crews.items() if {*crew} - {s.traitor}]}

    def rounds(self, s: PlagueState) -> int:
        return s.round

    def fates(self, s: PlagueState) -> Mapping[str, tuple[str, bool]]:
        return {each.character: (s.place(each), each.dead) for each in s.humans.values() if each.character}

    def standings(self, s: PlagueState) -> list[Standing]:
        return standings(s)

    def words(self) -> Iterator[str]:
        data = self.data
        abilities = [each.ability for each in data.characters.values()]
        cards = {"card": data.cards, "cardtext": data.cards, "zombie-card": data.hand, "zombie-cardtext": data.hand}
        people = {"character": data.characters, "ability": abilities, "abilitytext": abilities}
        lasting = [each for each, card in data.hand.items() if card.timing == "next"]
        return self.named({**cards, **people, "lasts": lasting, "zone": data.zones, "opening": data.openings})

    def check(self, s: PlagueState) -> list[str]:
        return check(s)
