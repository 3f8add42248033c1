"""Why the stand-in answers as it does: a sentence with the figures of its policy, from the same view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.message import Message, who
from engine.core.runner import Decision
from engine.core.shape import NONE

from ..cards.items import Grenade
from ..city import tile_of
from ..fight import Fight
from ..helipad import Auction
from ..move import BACK, HEAL, ROLL, STOP, Move
from ..place import Fill, Place
from ..planner import TAKE
from ..state import ZombiesState
from ..zombies_step import AUTO, targets
from . import policy
from .move import shop_rooms


def reason(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The reason for these words of the stand-in's; None for a question that has none."""
    seat, step, kind = decision.seats[0], decision.step, decision.kind
    match step:
        case _ if kind == "card":
            return _card(s, seat, words)
        case _ if kind == "use":
            return s.text(f"why-use-{s.card(words[0]).id}", n=len(Grenade().zombies(s, seat)))
        case _ if kind == "discard":
            return s.text("why-keep" if words[0] == NONE else "why-discard")
        case Place(tile=tile):
            return s.text("why-place", kind=s.data.tiles[tile].kind, whom=who(policy.leader(s, seat)))
        case Fill():
            return s.text("why-fill", what=words[0])
        case Auction():
            n = policy.highest_bid(s, seat, step.tile)
            return s.text("why-bid", n=n, high=step.high, what="no" if words[0] in ("pass", "0") else "yes")
        case Fight():
            lives = s.survivors[seat].lives
            return s.text(f"why-wound-{words[0]}", n=step.bullets(s), lives=lives)
        case Move():
            return _move(s, seat, step, words)
        case _ if kind == "zombie":
            return _zombie(s, seat, words)
        case _ if kind in ("fight", "go", "repair"):
            return s.text(f"why-{kind}", what=words[0])
        case _:
            return None


def _card(s: ZombiesState, seat: str, words: Sequence[str]) -> Message:
    """A card for oneself has a reason of its own, an item another, one against a player that player's standing."""
    card = s.card(words[0])
    if card.kind == "item":
        return s.text("why-card-item")
    if len(words) > 1 and words[1] in s.survivors:
        return s.text("why-card-against", whom=who(words[1]), near=int(policy.threatens(s, words[1])))
    return s.text(f"why-card-{card.id}", whom=who(policy.leader(s, seat)))


def _move(s: ZombiesState, seat: str, step: Move, words: Sequence[str]) -> Message:
    word, survivor = words[0], s.survivors[step.seat]
    if step.controller == seat:
        return s.text("why-move-other", what="no" if word in (STOP, BACK) else "yes")
    if word in (STOP, HEAL, ROLL, TAKE):
        return s.text(f"why-move-{word}", lives=survivor.lives)
    if step.must_leave(s):
        return s.text("why-move-leave")
    way = [square for square in words if square in s.city.links]
    fights = sum(square in s.zombies for square in way) if not s.feast else 0
    to = way[-1]
    if to in s.city.pad(s.rules.helipad_goal == "any_square"):
        return s.text("why-move-pad")
    if fights:
        return s.text("why-move-hunt", n=fights, strong=int(policy.strong(s, seat)))
    if to in s.tokens:
        return s.text("why-move-gather", token=s.tokens[to])
    if to in shop_rooms(s, seat):
        return s.text("why-move-shop", tile=s.tile_name(s.tiles[tile_of(to)].tile))
    return s.text("why-move-on")


def _zombie(s: ZombiesState, seat: str, words: Sequence[str]) -> Message:
    """Prey for oneself, or a stone in the leader's way."""
    if words[0] == AUTO:
        return s.text("why-zombie-auto")
    pawn, here = s.survivors[seat].pawn, words[0]
    to = words[1] if len(words) > 1 else targets(s, here)[0]
    if pawn and (ways := s.city.ways(pawn)) and ways.get(to, policy.FAR) < ways.get(here, policy.FAR) <= policy.HERD:
        return s.text("why-zombie-prey")
    return s.text("why-zombie-leader", whom=who(policy.leader(s, seat)))
