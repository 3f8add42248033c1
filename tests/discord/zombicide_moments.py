"""Moments of Zombicide in which each of its questions is open, laid on a table of the simulation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from moments import Staged
from simulated import World
from zombicide.box import box
from zombicide.table import Table, game

from engine.core.runner import start
from engine.core.step import Step
from engine.games.zombicide.dead.undead import Activation, everywhere
from engine.games.zombicide.deeds import inventory
from engine.games.zombicide.deeds.combat import Strike
from engine.games.zombicide.deeds.inventory import Arranging
from engine.games.zombicide.deeds.light import Aim
from engine.games.zombicide.deeds.moves import Drag, Follow
from engine.games.zombicide.deeds.trade import Offer
from engine.games.zombicide.deeds.volley import Volley
from engine.games.zombicide.party.campaign import begin
from engine.games.zombicide.party.harm import Hurt, Spread
from engine.games.zombicide.party.ranks import Growth, Reward
from engine.games.zombicide.phases.match import Match, Round
from engine.games.zombicide.phases.set_up import SET_UP, Deal, Places
from engine.games.zombicide.phases.turn import Exit, PlayerPhase, SurvivorTurn
from engine.games.zombicide.phases.zombie_phase import ZombiePhase
from engine.games.zombicide.reading.objectives import Reading
from engine.games.zombicide.reading.reactions import Reactions
from engine.games.zombicide.reading.spawn import Distribution, Spawning
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import ZombicideState

SEATS = ["a", "b"]
ASK = {"wound_split": "ask", "zombie_ties": "ask"}


def _table(mission: str = "m2", *cards: str) -> Table:
    """Everybody in one street, the first survivor with these cards, zombies beside them."""
    table = Table(mission, seats=2, **ASK)
    table.survivor("s1", "", *cards)
    return table


def _before(table: Table, under: Sequence[Step], *steps: Step) -> ZombicideState:
    """The mission has come to these steps, which lie over others of its round."""
    s = table.s
    s.stack = [Match(at=len(SET_UP)), Round(at=1), *under]
    for each in s.stack:
        s.enter(each)
    s.auto = True
    start(s, *steps)
    return table.follow().s


def _players(table: Table, *steps: Step) -> ZombicideState:
    """In the Player Phase."""
    return _before(table, [PlayerPhase()] if steps else [], *(steps or (PlayerPhase(),)))


def _turn(table: Table, *steps: Step) -> ZombicideState:
    """In the turn of the first survivor."""
    return _before(table, [PlayerPhase(), SurvivorTurn(survivor="s1", seat="a", used=1)], *steps)


def _zombies(table: Table, *steps: Step) -> ZombicideState:
    """In the Zombie Phase, before its Spawn step."""
    return _before(table, [ZombiePhase(at=2)], *steps)


def _reading(table: Table, card: str) -> ZombicideState:
    """The first survivor has taken a card."""
    table.s.objectives[card] = "reading"
    return _turn(table, Reading(card=card, taker="s1"))


def _volley(table: Table, *faces: int | str, risk: bool = False) -> ZombicideState:
    """The first survivor attacks his own zone with all that he holds."""
    copies, at = table["s1"].hands, table["s1"].at
    how = "melee" if table.s.card(copies[0]).melee else "ranged"
    table.force(*faces)
    return _turn(table, Volley(survivor="s1", how=how, copies=copies, zone=at, risk="risk" if risk else "plain"))


def fresh(step: type[Step], skill: str = "", *, dead: bool = False, kept: str = "") -> ZombicideState:
    """Set-up has come to this step; the first survivor has a skill or a kept card, or is to be replaced."""
    settings = ZombicideSettings()
    carry = begin(box(), settings, None)
    if skill:
        sheet = carry.members["s1"].sheet
        sheet.cxp, sheet.skills = 2, [skill]
        carry.members["s2"].who = "amy"
    if kept:
        carry.members["s1"].sheet.kept = [kept]
    if dead:
        carry.party.dead = [carry.members["s1"].who]
    s, _ = game().set_up(settings, SEATS, "moment", carry.model_dump())
    if step in (Deal, Places):
        s.stack = []
        start(s, Match(at=SET_UP.index(step)))
    while (act := game().follow(s)) is not None:
        game().apply(s, act)
    return s


def leave() -> ZombicideState:
    table = _table("m4")
    table["s1"].at = "11V.E"
    return _players(table, Exit(survivor="s1"))


def identify() -> ZombicideState:
    table = _table("m7").zombies(_table("m7")["s1"].at, 0, 0, 0, "patient0")
    table["s1"].sheet.achievements = ["PRAETORIAN"]
    return _players(table)


def beam() -> ZombicideState:
    table = _table("m2", "flashlight").night()
    table["s1"].lit = True
    return _turn(table, Aim(survivor="s1"))


def deal() -> ZombicideState:
    table = _table("m2", "katana")
    return _turn(table, Offer(survivor="s1", partner="s4", give=table["s1"].cards, take=[]))


def card() -> ZombicideState:
    table = _table("m2", "katana").top("water")
    inventory.draw(table.s, table["s1"], "eq", 1)
    return _turn(table, table.s.stack[-1])


def roll() -> ZombicideState:
    table = _table("m2", "pistol", "plenty_of_bullets").zombies("8R.C", 2)
    table["s1"].hands, table["s1"].bag = table["s1"].hands[:1], table["s1"].hands[1:]
    return _volley(table, 1)


def targets() -> ZombicideState:
    return _volley(_table("m2", "kukri").zombies("8R.C", 2, 2), 6, 1)


def steady() -> ZombicideState:
    """His misses may pass by some of those who stand there."""
    table = _table("m2", "uzi").zombies("8R.C", 1)
    table["s1"].sheet.skills = ["steady_hand"]
    return _volley(table, 6, 1, 1)


def reap() -> ZombicideState:
    table = _table("m2", "kukri").zombies("8R.C", 2, 2)
    table["s1"].who, table["s4"].who = table["s4"].who, table["s1"].who
    table["s1"].ap, table["s1"].skills = 43, ["free_move", "reaper_melee"]
    _volley(table, 6, 6)
    return table.reply("s1", "targets", "walker=1,fatty=1").s


def breaks() -> ZombicideState:
    return _volley(_table("m2", "katana", "katana").zombies("8R.C", 1), *"6611", "break", *"666", risk=True)


def march() -> ZombicideState:
    """A single walker that has two ways to the most noise."""
    table = _table("m5")
    ground = table.s.ground
    zone, goal = next((a, b) for a in ground.city.zones for b in ground.city.zones if len(ground.steps(a, b)) > 1)
    table.zombies(zone, 1).s.noise[goal] = 9
    return _zombies(table, Activation(units=everywhere(table.s)))


def react() -> ZombicideState:
    table = _table("m2", "katana").zombies("8R.C", 1)
    table["s1"].sheet.skills = ["combat_reflexes"]
    return _zombies(table, Reactions(zone="8R.C"))


def distribute() -> ZombicideState:
    table = _table("m2")
    zones = [each.zone for each in table.s.spawns]
    return _before(table, [ZombiePhase(at=3), Spawning(begun=True)], Distribution.drawn(table.s, "a", zones))


def pick() -> ZombicideState:
    """He gives a card away."""
    table = _table("m2", "katana", "water")
    _reading(table, "m2-2")
    return table.reply("s1", "option", "2").s


MOMENTS: dict[str, tuple[str, Callable[[], ZombicideState]]] = {
    "replace": ("a", lambda: fresh(Step, dead=True)),
    "keep": ("a", lambda: fresh(Step, kept="katana#1")),
    "jack": ("b", lambda: fresh(Step)),
    "ammo": ("a", lambda: fresh(Step, "start_ammo")),
    "start": ("a", lambda: fresh(Places)),
    "act": ("a", lambda: _players(_table("m2", "katana"))),
    "aside": ("a", lambda: _players(_table("m2", "water"))),
    "identify": ("a", identify),
    "leave": ("a", leave),
    "beam": ("a", beam),
    "drag": ("b", lambda: _turn(_table(), Drag(survivor="s1", waiting=["s4"]))),
    "follow": ("a", lambda: _turn(_table(), Follow(survivor="s1"))),
    "deal": ("b", deal),
    "card": ("a", card),
    "arrange": ("a", lambda: _turn(_table("m2", "katana", "kukri", "water"), Arranging(waiting=["s1"]))),
    "roll": ("a", roll),
    "targets": ("a", targets),
    "steady": ("a", steady),
    "reap": ("a", reap),
    "breaks": ("a", breaks),
    "strike": ("a", lambda: _turn(_table("m2", "katana").zombies("8R.C", 1), Strike(survivor="s1", zone="8R.C"))),
    "march": ("a", march),
    "split": ("a", lambda: _zombies(_table(), Spread(zone="8R.C", hits=2))),
    "ward": ("a", lambda: _zombies(_table("m2", "ballistic_vest"), Hurt(wounds={"s1": 2}))),
    "skill": ("a", lambda: _turn(_table(), Growth(survivor="s1", due=["orange"]))),
    "reward": ("a", lambda: _turn(_table(), Reward(survivor="s1"))),
    "react": ("a", react),
    "distribute": ("a", distribute),
    "option": ("a", lambda: _reading(_table("m1"), "m1-1")),
    "pick": ("a", pick),
}  # fmt: skip


async def seated(w: World) -> None:
    """Ann and Bob lead three survivors each, in a game that has begun."""
    await w.begun("Ann", "Bob", game="zombicide", mode="single", mission="m2")


ZOMBICIDE = Staged(game(), MOMENTS, seated, ("aside", "identify"))
