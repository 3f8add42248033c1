"""Moments of Z-Game in which each of its questions is open, laid on a table of the simulation."""

from __future__ import annotations

from collections.abc import Callable

from simulated import World
from zgame.table import SEATS, Table, game

from engine.core.runner import start
from engine.core.shape import replay
from engine.core.step import Step
from engine.games.zgame.fights.retreat import Retreat
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.modules.carry import TooMuch
from engine.games.zgame.phases.burdens import Ruin, Upkeep
from engine.games.zgame.phases.business import Trading
from engine.games.zgame.phases.event import Marauders
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.set_up import FirstFighters
from engine.games.zgame.phases.turn import Match, Round, Rounds, Turn
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import FIGHTERS

PARTS = {Marauders: 3, Trading: 7, Upkeep: 8, Ruin: 12}
"""How far a turn with trade has come when these steps run."""


def _table(**options: str) -> Table:
    """Two gangs with cards and Fighters, one of each side in 2-01, beside Zombies."""
    t = Table(2, business="on", carry="on", homeless="on", auto=False, **options)
    t.fighters("a", C1="2-01", T1="1-01", W1="1-02").fighters("b", C1="2-01", W1="1-03")
    t.zombies(q1_01=2, q2_04=1).goals("C03", "C12")
    t.hand("a", "pistol", "axe", "bike", "tools", "stew")
    t.hand("b", "bat", "vest")
    return t


def _round(t: Table, at: int, *steps: Step) -> Table:
    """The round of seat a has come to these steps."""
    t.s.stack = [Match(at=3), Turn(at=5), Rounds(at=1), Round(seat="a", at=at)]
    return _run(t, *steps)


def _turn(t: Table, step: Step) -> Table:
    """The turn has come to this step."""
    t.fighters("b", C1=t.s.home("b"))
    t.s.active = ""
    t.s.stack = [Match(at=3), Turn(at=PARTS[type(step)])]
    return _run(t, step)


def _run(t: Table, *steps: Step) -> Table:
    for each in t.s.stack:
        t.s.enter(each)
    t.s.auto = True
    t.events = start(t.s, *steps)
    return t.follow()


def tile() -> Table:
    t = Table(2)
    t.s, t.events = game().set_up(ZgameSettings(city="laid"), SEATS[:2], "tile")
    return t


def fighters() -> Table:
    t = _table()
    for gang in t.s.gangs.values():
        gang.fighters = dict.fromkeys(gang.fighters, "")
    t.s.turn, t.s.event, t.s.order, t.s.active = 0, "", [], ""
    t.s.events.cards, t.s.played = [*t.s.events.cards, *t.s.played], []
    t.s.open, t.s.counts, t.s.goals.cards = [], {}, [*t.s.goals.cards, *t.s.open]
    t.s.stack = [Match(at=3)]
    return _run(t, FirstFighters())


def fight() -> Table:
    """Three fights wait."""
    return _round(_table(), 2, Slaughter(seat="a"))


def attack() -> Table:
    return fight().answer("a", "fight", "2-01")


def defend() -> Table:
    t = attack()
    return t.answer("a", "attack", "F01", t.words("a", "attack", "F01")[-1])


def undead() -> Table:
    """Contagion and Hunters: Mercenaries must be bought off, and somebody would die."""
    t = _table().fighters("a", C1="1-01")
    t.hand("a", "tom")
    return _round(t.top("undead", "contagion", "hunters"), 2, Slaughter(seat="a"))


def retreat() -> Table:
    """The home is lost, and two others are held."""
    t = Table(3, homeless="on", auto=False).fighters("b", C1="1-01", C2="3-02", T1="3-04", T2="2-01")
    t.fighters("a", C1="1-05")
    t.site("3-03").holder = ""
    t.site("3-02").holder = t.site("3-04").holder = "b"
    return _round(t, 2, Retreat(seat="b", fighters=["T2"]))


def discard() -> Table:
    t = _table().fighters("b", C1="3-03")
    t.hand("a", "axe", "axe", "machete", "machete")
    return _round(t, 1, TooMuch(seat="a"))


def upkeep() -> Table:
    """Too little Food, and no Medicine."""
    return _turn(_table().give("a", food=1, medicine=0), Upkeep())


def deal() -> Table:
    t = _turn(_table(), Trading())
    return t.answer("a", "business", "b", "F01", "food=1")


def confirm() -> Table:
    return deal().answer("b", "deal", "accept", "none", "none")


MOMENTS: dict[str, tuple[str, Callable[[], Table]]] = {
    "tile": ("", tile),
    "fighters": ("a", fighters),
    "marauders": ("a", lambda: _turn(_table().event("V02"), Marauders())),
    "raid": ("a", lambda: _round(_table(), 1, Raid(seat="a"))),
    "fight": ("a", fight),
    "attack": ("a", attack),
    "defend": ("b", defend),
    "undead": ("a", undead),
    "retreat": ("b", retreat),
    "household": ("a", lambda: _round(_table().zombies(q1_01=0).fighters("b", C1="3-03"), 3, Household(seat="a"))),
    "discard": ("a", discard),
    "upkeep": ("a", upkeep),
    "ruin": ("a", lambda: _turn(_table(), Ruin())),
    "business": ("b", lambda: _turn(_table(), Trading())),
    "deal": ("b", deal),
    "confirm": ("a", confirm),
}
"""By kind of question, the seat that is asked (whoever it is, if none is named), and how it comes to it."""


async def lay(w: World, moment: str) -> str:
    """Begin a game and let it come to this moment; the name of who is asked."""
    seat, made = MOMENTS[moment]
    state = made().s
    await w.begun("Ann", "Bob", *(["Cy"] if len(state.seats) > 2 else []), game="zgame")
    await w.arrange(state)
    await w.env.settle()
    await w.reload()
    asked = [each for decision in w.session.awaited() if decision.kind == moment for each in decision.seats]
    assert asked and seat in ("", *asked)
    return w.name_at(seat or asked[0])


async def walk(w: World) -> None:
    """Whoever raids sends the next Fighter somewhere."""
    (decision,) = (await w.reload()).awaited()
    first, _ = replay(decision.ask.shape, [])
    assert first is not None
    fighter = next(word for word in first.words() if word in FIGHTERS)
    where, _ = replay(decision.ask.shape, [fighter])
    assert where is not None
    to = next(iter(where.words()))
    await w.slash(w.due(), "zgame walk", fighter=fighter, to=to)
