"""The automated player (section 11): the defaults of section 5, except where it plays more boldly."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.runner import default
from engine.core.shape import complete

from ..state import ZombiesState
from ..steps.helipad import Auction
from ..steps.move import Move
from ..steps.place import Fill, Place
from ..steps.zombies import ZombieMoves
from ..survivors.fight import Fight
from . import cards, move, policy


def play(seen: ZombiesState, decision: Decision) -> list[str] | None:
    """The words for a decision, from the view of the seat that is played; None lets an opportunity pass."""
    return easily(seen, decision) if seen.settings.difficulty == "easy" else weigh(seen, decision)


def easily(seen: ZombiesState, decision: Decision) -> list[str] | None:
    """Walks and fights as best one can; no cards until nothing else goes on, and the defaults for everything else."""
    if isinstance(decision.step, Move | Fight) or policy.weariness(seen) >= 1:
        return weigh(seen, decision)
    return default(decision) if decision.ask.wait else None


def weigh(seen: ZombiesState, decision: Decision) -> list[str] | None:
    """What is best by the numbers of the table."""
    seat = decision.seats[0]
    match decision.step:
        case _ if decision.kind == "card":
            return cards.card(seen, seat, decision)
        case _ if decision.kind == "lodge":
            return [str(policy.highest_bid(seen, seat, seen.data.helipad))]
        case _ if decision.kind == "use":
            return cards.use(seen, seat, decision)
        case Place(tile=tile):
            return policy.place(seen, seat, tile)
        case Fill(number=number):
            return policy.fill(seen, seat, number)
        case Auction() as auction if decision.kind == "bid":
            return policy.bid(seen, seat, auction)
        case Auction(tile=tile):
            return [str(policy.highest_bid(seen, seat, tile))]
        case Fight() as fight:
            return policy.wound(seen, seat, fight)
        case Move() as step:
            return complete(decision.ask.shape, move.move(seen, seat, step))
        case ZombieMoves() as step:
            return policy.zombie(seen, seat, step) or default(decision)
        case _ if decision.kind == "discard":
            return policy.discard(seen, seat)
        case _:
            return default(decision)
