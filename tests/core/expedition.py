"""A small game of people who lead several figures, against a side that the program plays unless a person takes it.

Each day every figure digs or rests, in any order; then the keeper haunts one of them. Who is haunted runs, or stands
and may find twice as much next time: that is never asked, each figure's standing choice says so. What was found goes
into the next chapter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Literal

from engine.core.campaign import CampaignRules, CarryFix, Page
from engine.core.choice import StandingChoice
from engine.core.command import Command, Parameter
from engine.core.decision import Decision
from engine.core.fix import APPLY
from engine.core.game import Game, StandingOrder
from engine.core.message import Event, Message, msg
from engine.core.options import Preset, Setting
from engine.core.runner import default, start
from engine.core.shape import Chain, One, Option
from engine.core.state import Dice, End, Result, Settings, State
from engine.core.step import Ask, Step

KEEPER = "z"
ANY = frozenset(range(1, 5))
WITH_LAMP: Mapping[str, str] = {"light": "lamp"}
WHEN_HAUNTED = StandingChoice(
    "haunted", lambda s, seat, figure: One(["run", "stand"]), ("run",), lambda s, seat: s.crews.get(seat, ())
)


class ExpeditionSettings(Settings):
    keeper: Literal["on", "off"] = "on"
    figures: Literal["3", "6"] = "3"
    light: Literal["lamp", "none"] = "lamp"
    fog: Literal["off", "on"] = "off"
    storm: Literal["off", "on"] = "off"


class ExpeditionState(State):
    game: ClassVar[str] = "expedition"
    found: dict[str, int]
    calm: dict[str, int]
    chapter: int = 1


def name(figure: str) -> Message:
    return Message("expedition-figure", {"n": int(figure[1:])})


class Day(Step):
    __module__ = "engine.games.expedition.day"  # texts of its questions are found by it

    ready: list[str]
    left: int = 2

    def asks(self, s: ExpeditionState):
        for figure in self.ready:
            prompt = Message("expedition-ask-dig", {"figure": name(figure)})
            yield Ask(s.leader(figure), "dig", One(["dig", "rest"]), subject=figure, prompt=prompt)
        if not self.ready:
            yield Ask(KEEPER, "haunt", One([each for crew in s.crews.values() for each in crew]))

    def on_dig(self, s: ExpeditionState, ask: Ask, word: str):
        self.ready.remove(ask.subject)
        s.found[ask.subject] += s.calm[ask.subject] if word == "dig" else 0
        s.tell("dug", figure=name(ask.subject), n=s.found[ask.subject])
        if not self.ready and KEEPER not in s.seats:
            self.next(s)

    def on_haunt(self, s: ExpeditionState, ask: Ask, figure: str):
        s.calm[figure] = 2 if WHEN_HAUNTED.of(s, s.leader(figure), figure) == ["stand"] else 0
        s.tell("haunted", figure=name(figure), n=s.calm[figure])
        self.next(s)

    def next(self, s: ExpeditionState) -> None:
        self.left -= 1
        self.ready = [figure for crew in s.crews.values() for figure in crew]
        if not self.left:
            best = max(s.found.values())  # nothing at all: the chapter is lost
            winners = [seat for seat, crew in s.crews.items() if any(s.found[figure] == best > 0 for figure in crew)]
            raise End(Result(winners=winners, title=msg("expedition-end")))


def found(data: None, carry: Any) -> Chain:
    """How much a figure has found."""
    figure: str = yield One([Option(each, partial(name, each)) for each in (carry or {}).get("found", {})])
    n: str = yield One(["0", "1", "9"])
    yield APPLY
    return {**carry, "found": {**carry["found"], figure: int(n)}}


class Journeys(CampaignRules):
    settings = WITH_LAMP
    fixes = (CarryFix("found", found),)

    def outcome(self, s: ExpeditionState) -> Any:
        won = s.result is not None and s.result.winners
        return {"chapter": s.chapter, "found": s.found} if s.chapter < 3 and won else None

    def chapter(self, data: None, carry: Any) -> Message:
        return msg("expedition-chapter", n=(carry or {"chapter": 0})["chapter"] + 1)

    def pages(self, data: None, carry: Any) -> list[Page]:
        if carry is None:
            return []
        if not isinstance(carry, dict) or not all(type(n) is int for n in carry.get("found", {None: None}).values()):
            raise ValueError("no carry of an expedition")
        return [Page(name(figure), [msg("expedition-found", n=n)]) for figure, n in carry["found"].items()]


class Expedition(Game[ExpeditionState]):
    id = "expedition"
    players = range(1, 5)
    default_for = "question"
    state = ExpeditionState
    settings = ExpeditionSettings
    options = (
        Setting("keeper", ("on", "off"), ANY),
        Setting("figures", ("3", "6"), ANY),
        Setting("light", ("lamp", "none"), ANY, lambda settings: settings.fog == "off"),
        Setting("fog", ("off", "on"), ANY, lambda settings: settings.light == "lamp"),
        Setting("storm", ("off", "on"), ANY, lambda settings: settings.fog == "on"),
    )
    presets = (
        Preset("mode", "plain", {}),
        Preset("mode", "wild", {"fog": "on", "storm": "on"}),
        Preset("pace", "post", {"figures": "3"}),
    )
    orders = (StandingOrder("digs", "dig", lambda seen, decision, arg: ["dig"]),)
    choices = (WHEN_HAUNTED,)
    campaign = Journeys()
    commands = (
        Command("dig", {"dig": ["dig"]}, [Parameter("figure", needed=False)], subject=lambda t: t.value("figure")),
    )

    def house(self, settings: ExpeditionSettings) -> dict[str, str]:
        return {KEEPER: "keeper"} if settings.keeper == "on" else {}

    def figures(self, settings: ExpeditionSettings) -> Sequence[str]:
        return [f"f{n}" for n in range(1, int(settings.figures) + 1)]

    def figure_name(self, figure: str, seen: ExpeditionState | None = None, settings: Any = None) -> Message:
        return name(figure)

    def set_up(
        self, settings: ExpeditionSettings | None, seats: Sequence[str], seed: str, carry: Any = None
    ) -> tuple[ExpeditionState, list[Event]]:
        settings = settings or ExpeditionSettings()
        crews = self.crews(settings, seats)
        figures = [figure for crew in crews.values() for figure in crew]
        found = {figure: (carry or {}).get("found", {}).get(figure, 0) for figure in figures}
        s = ExpeditionState(
            seats=[*seats], dice=Dice(seed=seed), crews=crews, found=found, calm=dict.fromkeys(figures, 1)
        )
        s.chapter = (carry or {}).get("chapter", 0) + 1
        return s, start(s, Day(ready=figures))

    def stand_in(self, seen: ExpeditionState, decision: Decision) -> list[str]:
        return default(decision)

    def check(self, s: ExpeditionState) -> list[str]:
        led = sorted(figure for crew in s.crews.values() for figure in crew)
        return [] if led == sorted(s.found) else ["E1: a figure without a leader"]
