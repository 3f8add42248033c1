"""The automated player (section 11): the defaults of section 5, except where it plays more boldly."""

from __future__ import annotations

from zlib import crc32

from engine.core.decision import Decision
from engine.core.runner import default
from engine.core.shape import complete, replay

from ..fights.dead import Undead
from ..fights.people import People
from ..phases.business import Deal, Trading
from ..phases.raid import Raid
from ..state import ZgameState
from . import fights, raids, trade, works


def play(seen: ZgameState, decision: Decision) -> list[str]:
    """The words for a decision, from the view of the seat that is played."""
    return easily(seen, decision) if seen.settings.difficulty == "easy" else weigh(seen, decision)


def weigh(seen: ZgameState, decision: Decision, *, yields: bool = True) -> list[str]:
    """What is best by the numbers of the table. ``yields``: a defence is given up now and then, as no advice should."""
    seat = decision.seats[0]
    match decision.step:
        case Raid() as raid:
            words = raids.act(seen, raid)
        case People() as fight if decision.kind == "attack":
            words = fights.attack(seen, fight)
        case People() as fight:
            words = fights.defend(seen, fight, yields=yields)
        case Undead() as fight:
            words = fights.undead(seen, fight)
        case _ if decision.kind == "household":
            words = works.household(seen, seat, decision)
        case Trading() as trading:
            words = trade.offer(seen, trading, seat)
        case Deal() as deal:
            words = trade.answer(seen, deal) if decision.kind == "deal" else trade.confirm(seen, deal)
        case _:
            return default(decision)
    return complete(decision.ask.shape, words)


def easily(seen: ZgameState, decision: Decision) -> list[str]:
    """Steps in any direction, and the defaults for everything else (11)."""
    if not isinstance(decision.step, Raid):
        return default(decision)
    walkers = decision.step.movable(seen)
    if not walkers:
        return default(decision)
    shape, _ = replay(decision.ask.shape, [walkers[0]])
    places = list(shape.words()) if shape else []
    return [walkers[0], places[crc32(f"{seen.turn}.{seen.steps}.{walkers[0]}".encode()) % len(places)]]
