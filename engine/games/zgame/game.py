"""Z-Game as a `Game`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.core.decision import Decision
from engine.core.ending import Award, Standing
from engine.core.game import Game
from engine.core.message import Event, Message, parts, who
from engine.core.runner import start
from engine.core.scenario import offered
from engine.core.written import Written

from .badges import BADGES
from .box import ZgameData
from .check import check
from .commands import COMMANDS
from .ending import D6, Wrestling, standings
from .fights.defence import DEFENCE
from .fixes.catalogue import FIXES
from .gangs.goals import value
from .gangs.income import meals, newcomers
from .gangs.pieces import alike
from .hidden import fill
from .modules import amendments
from .modules.carry import TooMuch
from .phases import burdens, business
from .phases.burdens import UPKEEP
from .phases.event import Marauders
from .phases.raid import Raid
from .phases.set_up import lay_out
from .phases.turn import Match
from .player import plans, reasons, stand_in
from .player.early import EARLY
from .player.lesson import LESSON
from .player.orders import ORDERS
from .settings import OPTIONS, PRESETS, SEVERAL, ZgameSettings
from .state import ZgameState, deck_name, goal_name, goal_text

amendments.amend()

AFTER = (Marauders, burdens.Upkeep, burdens.Ruin, business.Trading, Wrestling)
"""Steps before the Goals of a turn are opened, and after they are taken."""


class ZGame(Game[ZgameState]):
    """Two to four gangs fight for a city of the dead."""

    id: ClassVar[str] = "zgame"
    players: ClassVar[range] = range(2, 5)
    state = ZgameState
    settings = ZgameSettings
    options = OPTIONS
    presets = PRESETS
    choices = (DEFENCE, UPKEEP)
    orders = ORDERS
    early = EARLY
    awards = (Award("won"), Award("cleared"), Award("built"), Award("drew"))
    badges = BADGES
    lesson = LESSON
    turning = ("raid",)
    fixes = FIXES
    commands = COMMANDS
    faces = D6
    tables = ZgameData
    data: ZgameData
    adds = (ZgameData.adds,)

    def __init__(self, data: ZgameData, written: Written | None = None) -> None:
        super().__init__(data, written)
        mode, *others = type(self).options
        self.options = (mode, *offered("town", data.cities, written, SEVERAL), *others)

    def numbers(self, settings: ZgameSettings) -> Sequence[int]:
        return sorted(map(int, self.data.playing(settings.town).layouts))

    def set_up(
        self, settings: ZgameSettings | None, seats: Sequence[str], seed: str, carry: Any = None
    ) -> tuple[ZgameState, list[Event]]:
        chosen = settings or ZgameSettings()
        s = lay_out(self.data.playing(chosen.town), chosen, seats, seed)
        return s, start(s, Match())

    def box(self, s: ZgameState) -> ZgameData:
        return self.data.playing(s.settings.town)

    def fill(self, s: ZgameState) -> None:
        fill(s)

    def stand_in(self, seen: ZgameState, decision: Decision) -> list[str]:
        return stand_in.play(seen, decision)

    def hand(self, seen: ZgameState, seat: str) -> list[Message]:
        """The cards in hand by deck, and the Goals taken, which others are not told (R12.5, R16.7)."""
        lines = [
            seen.text("hand-cards", deck=deck_name(deck), cards=alike(seen, cards))
            for deck, cards in seen.by_deck(seat)
        ]
        won = seen.won[seat].get()
        return [
            *special(seen, seat),
            *lines,
            seen.text("hand-goals", goals=[goal_name(goal) for goal in won], n=len(won)),
        ]

    def goal(self, seen: ZgameState, seat: str) -> Message | None:
        """Each open Goal with what the gang has of it and the most that another has; and what the night will lack."""
        if not seen.open or seen.find(*AFTER) or seat not in seen.living:
            return None
        lines = [_race(seen, seat, goal) for goal in seen.open]
        if seen.event and burdens.starving(seen, seat):
            lines.append(_tonight(seen, seat))
        return parts(lines)

    def advise(self, seen: ZgameState, decision: Decision) -> list[str]:
        return stand_in.weigh(seen, decision, yields=False)

    def reason(self, seen: ZgameState, decision: Decision, words: Sequence[str]) -> Message | None:
        return reasons.reason(seen, decision, words)

    def plan(self, seen: ZgameState, decision: Decision, words: Sequence[str]) -> Message | None:
        return plans.plan(seen, decision, words)

    def turns(self, seen: ZgameState) -> list[str]:
        """The rounds of this turn; the order of the next one is drawn with its event (R4.1)."""
        if not seen.active:
            return []
        return [seat for seat in seen.order[seen.order.index(seen.active) :] if not seen.gangs[seat].out]

    def rounds(self, s: ZgameState) -> int:
        return s.turn

    def standings(self, s: ZgameState) -> list[Standing]:
        return standings(s)

    def words(self) -> Iterator[str]:
        data = self.data
        specials = {special for gang in data.gangs.values() for special in gang.specials}
        tiles = dict.fromkeys(("tile", "it", "in", "to", "board-place"), data.tiles)
        others = {"gang": data.gangs, "special": sorted(specials), "card": data.items, "zombie": data.zombies}
        return self.named({**tiles, **others, "event": data.events, "goal": data.goals})

    def check(self, s: ZgameState) -> list[str]:
        return check(s)


def _race(seen: ZgameState, seat: str, goal: str) -> Message:
    """A Goal as a race: what it counts, and who has how much."""
    rivals = {other: value(seen, goal, other) for other in seen.rivals(seat)}
    best = max(rivals.values(), default=0)
    leaders = [who(other) for other, n in rivals.items() if n == best] if best else []
    what = goal_text(seen.data.goals[goal], "board-goal")
    return seen.text("race", goal=goal_name(goal), what=what, n=value(seen, goal, seat), best=best, whom=leaders)


def _tonight(seen: ZgameState, seat: str) -> Message:
    """Food for a night for which there is not enough yet: what there is, what the income still adds, what is needed."""
    gang, each, food, joining = seen.gangs[seat], burdens.worth(seen, seat), 0, 0
    collected = bool(seen.find(TooMuch)) and not seen.find(Raid)
    if seat in seen.order[seen.order.index(seen.active) + collected :]:
        more, medicine = meals(seen, seat)
        food, joining = more + medicine * each, min(len(newcomers(seen, seat, ())), len(gang.free))
    have = gang.food + gang.medicine * each
    return seen.text("tonight", have=have, more=food, n=burdens.need(seen, seat, joining))


def special(seen: ZgameState, seat: str) -> list[Message]:
    """What the gang does better than others, if that is played, in a line (R18)."""
    letter = seen.gangs[seat].letter
    if not seen.settings.on("specials"):
        return []
    does = [Message(f"zgame-special-{each}") for each in seen.data.gangs[letter].specials]
    return [seen.text("hand-special", gang=Message(f"zgame-gang-{letter}"), what=parts(does))]
