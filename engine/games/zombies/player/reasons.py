"""Why the stand-in answers as it does: a sentence with the figures of its policy, from the same view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.message import Message, who
from engine.core.shape import NONE, replay

from ..box.city import tile_of
from ..cards.items import in_reach
from ..dead.moves import targets
from ..ground.filling import automatic_filling, filling_words
from ..state import ZombiesState
from ..steps.helipad import Auction
from ..steps.move import BACK, HEAL, ROLL, STOP, Move
from ..steps.place import BY_HAND, Fill, Place
from ..steps.planner import TAKE
from ..steps.zombies import AUTO
from ..survivors.fight import Fight
from ..survivors.strength import bullets_for
from . import policy
from .move import shop_rooms, way


def reason(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message | None:
    """Why the stand-in gives this answer; None for a question without reasons."""
    seat, step, kind = decision.seats[0], decision.step, decision.kind
    match step:
        case _ if kind == "card":
            return _card(s, seat, words)
        case _ if kind == "use":
            return s.text(f"ask-use.why-{s.card(words[0]).rule}", n=len(in_reach(s, seat)))
        case _ if kind == "lodge":
            n = policy.highest_bid(s, seat, s.data.helipad)
            return s.text("ask-bid.why", n=n, high=0, what="no" if words[0] == "0" else "yes")
        case _ if kind == "discard":
            return s.text("ask-discard.why-keep" if words[0] == NONE else "ask-discard.why")
        case Place(tile=tile):
            kind = BY_HAND if words[0] == BY_HAND else s.data.tiles[tile].kind
            return s.text("ask-place.why", kind=kind, whom=who(policy.leader(s, seat)))
        case Fill(number=number):
            auto = filling_words(s, number, automatic_filling(s, number))
            return s.text("ask-fill.why", what="auto" if list(words) == auto else "hand")
        case Auction():
            n = policy.highest_bid(s, seat, step.tile)
            return s.text("ask-bid.why", n=n, high=step.high, what="no" if words[0] in ("pass", "0") else "yes")
        case Fight():
            lives, spare = s.survivors[seat].lives, "yes" if "bullets" in step.ways(s) else "no"
            return s.text(f"ask-wound.why-{words[0]}", n=bullets_for(s, step.total), lives=lives, spare=spare)
        case Move():
            return _move(s, seat, step, decision, words)
        case _ if kind == "zombie":
            return _zombie(s, seat, words)
        case _ if kind in ("fight", "go", "repair"):
            return s.text(f"ask-{kind}.why", what=words[0])
        case _:
            return None


def _card(s: ZombiesState, seat: str, words: Sequence[str]) -> Message:
    """Why a card is played: each card for oneself has its own reason, items share one, cards against a player name
    that player.
    """
    card = s.card(words[0])
    if card.kind == "item":
        return s.text("ask-card.why-item")
    if len(words) > 1 and words[1] in s.survivors:
        return s.text("ask-card.why-against", whom=who(words[1]), near=int(policy.threatens(s, words[1])))
    return s.text(f"ask-card.why-{card.rule}", whom=who(policy.leader(s, seat)))


def _move(s: ZombiesState, seat: str, step: Move, decision: Decision, words: Sequence[str]) -> Message:
    word, survivor = words[0], s.survivors[step.seat]
    if step.controller == seat:
        return s.text("ask-move.why-other", what="no" if word in (STOP, BACK) else "yes")
    if word == STOP:
        foes = not policy.strong(s, seat) and any(each.price for each in step.reach(s).values())
        can = "no" if step.still(s) else "weak" if foes else "yes"
        return s.text("ask-move.why-stop", can=can, lives=survivor.lives, bullets=survivor.bullets)
    if word in (HEAL, ROLL, TAKE):
        return s.text(f"ask-move.why-{word}", lives=survivor.lives)
    if step.must_leave(s):
        return s.text("ask-move.why-leave")
    _, (_, path, _) = replay(decision.ask.shape, words)
    walked = [square for square in path if square in s.city.links]
    fights = sum(square in s.zombies for square in walked) if not s.feast else 0
    to = walked[-1]
    pad = s.pad
    if to in pad:
        return s.text("ask-move.why-pad")
    if fights:
        return s.text("ask-move.why-hunt", n=fights, strong=int(policy.strong(s, seat)))
    if to in s.tokens:
        return s.text("ask-move.why-gather", token=s.tokens[to])
    if to in shop_rooms(s, seat):
        return s.text("ask-move.why-shop", tile=s.tile_name(s.tiles[tile_of(to)].tile))
    beyond = [square for square in way(s, step) if square in s.city.links][len(walked) :]
    if not beyond:
        return s.text("ask-move.why-on")
    goal = beyond[-1]
    what = "pad" if goal in pad else "zombie" if goal in s.zombies else s.tokens.get(goal, "shop")
    return s.text("ask-move.why-far", what=what, at=s.place(goal), n=len(beyond))


def _zombie(s: ZombiesState, seat: str, words: Sequence[str]) -> Message:
    """Prey for the player, or a zombie in the leader's way."""
    if words[0] == AUTO:
        return s.text("ask-zombie.why-auto")
    pawn, here = s.survivors[seat].pawn, words[0]
    to = words[1] if len(words) > 1 else targets(s, here)[0]
    if (
        pawn
        and (ways := s.city.ways(pawn))
        and ways.get(to, policy.FAR) < ways.get(here, policy.FAR) <= policy.mind(s).herd
    ):
        return s.text("ask-zombie.why-prey")
    return s.text("ask-zombie.why-leader", whom=who(policy.leader(s, seat)))
