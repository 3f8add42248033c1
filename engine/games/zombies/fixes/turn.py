"""Corrections of the turn, the auction, the seats and the end (section 9)."""

from __future__ import annotations

from functools import partial

from engine.core.fix import APPLY
from engine.core.message import who
from engine.core.shape import Chain, One, Option
from engine.core.state import End
from engine.kit.choices import number, possible, seat_options, seats
from engine.kit.fixes import counter, cut, instead, put_on_top, word, words

from ..dead.supply import bank, restock
from ..phases.retire import conclude, retire, return_tile
from ..phases.turn import Turn
from ..state import MOST_LIVES, ZombiesState
from ..steps.helipad import Auction, claim
from ..steps.move import moving
from ..steps.place import Place
from ..steps.zombies import ZombieMoves
from ..survivors.pieces import check_pad, rank, won
from .pieces import playing

STEPS = len(Turn.parts)
BEGIN = "begin"
MOST_REFUND = 60


def turn(s: ZombiesState) -> Chain:
    """Break off the running turn; the turn of a seat goes on from a step, or begins."""
    seat: str = yield seats(playing(s))
    step: str = yield words(s, BEGIN, *(f"step-{n}" for n in range(1, STEPS)))
    yield APPLY
    return_tile(s)
    cut(s, s.stack[0])
    if seat != s.active or step == BEGIN:
        s.chainsaw, s.doubled, s.molotov, s.halted = 0, False, {}, False
        s.l0 = s.survivors[seat].lives
    s.active = seat
    put_on_top(s, Turn(seat=seat, at=0 if step == BEGIN else int(step[-1])))
    s.tell("fix-did-turn", whom=seat, what=s.text(f"fix-option-{step}"))


def points(s: ZombiesState) -> Chain:
    """Points left in step 4, zombies left in step 5."""
    move = moving(s)
    zombies = s.find(ZombieMoves)
    most = move.allowance(s) if move and move.known else 6 if zombies else -1
    n: str = yield number(0, most)
    yield APPLY
    if move:
        move.spent, move.path = most - int(n), []
    elif zombies:
        zombies.left = int(n)
    s.tell("fix-did-points", n=int(n))


def l0(s: ZombiesState) -> Chain:
    n: int = yield from counter(s, "l0", s, "l0", (0, MOST_LIVES), whom=s.active)
    move = moving(s)
    if move and move.base and s.rules.movement == "lives_plus_2":
        move.base = n + 2


# The right to place the helipad


def _helipad(s: ZombiesState) -> Auction | Place | None:
    """The step that auctions or places the helipad."""
    step = s.find(Auction, Place)
    return step if step and s.data.tiles[step.tile].kind == "helipad" else None


def auction(s: ZombiesState) -> Chain:
    """Cancelled: the drawer places for nothing. Closed: the highest bid wins. Restarted: all bids are forgotten."""
    step = _helipad(s)
    running = step if isinstance(step, Auction) else None
    can = possible(cancel=bool(running), close=bool(running and running.best), restart=bool(running))
    what: str = yield words(s, *can)
    yield APPLY
    assert running
    match what:
        case "cancel":
            instead(s, running, Place(seat=running.seat, tile=running.tile))
        case "close":
            running.out = [seat for seat in s.survivors if seat != running.best]
        case _:
            instead(s, running, type(running)(seat=running.seat, tile=running.tile))
    s.tell("fix-did-auction", what=s.text(f"fix-option-{what}"))


def placing(s: ZombiesState) -> Chain:
    """The right to place the helipad goes to a seat, or is auctioned again; what was paid for it is returned."""
    step = _helipad(s)
    placer = step.seat if isinstance(step, Place) else ""
    again = [word(s, "restart")] if placer and s.rules.helipad_rule == "auction" else []
    to: str = yield One([*again, *seat_options(seat for seat in playing(s) if step and seat != placer)])
    refund = "0"
    if placer:
        amounts = range(min(MOST_REFUND, bank(s)) + 1)
        labels = [partial(s.text, "fix-refund", n=n, whom=who(placer)) for n in amounts]
        refund = yield One([Option(str(n), label) for n, label in zip(amounts, labels, strict=True)], usual="0")
    yield APPLY
    assert step
    if placer:
        s.survivors[placer].trophies += int(refund)
        restock(s, -int(refund))
    if to == "restart":
        instead(s, step, claim(s, s.active, step.tile))
    else:
        instead(s, step, Place(seat=to, tile=step.tile))
    what = s.text("fix-option-restart") if to == "restart" else who(to)
    s.tell("fix-did-placing", what=what, n=int(refund))


# Seats and the end


def leave(s: ZombiesState) -> Chain:
    """R19.4, R19.6."""
    seat: str = yield seats(playing(s))
    yield APPLY
    retire(s, seat)


def victory(s: ZombiesState) -> Chain:
    """Corrections never win by themselves; this looks whether somebody has (R1)."""
    yield words(s, "now")
    yield APPLY
    s.tell("fix-did-victory")
    try:
        check_pad(s)
        for seat in s.playing:
            if s.survivors[seat].trophies >= s.target:
                raise End(won(s, seat, "win-kills"))
    except End as end:
        conclude(s, end.result)


def end(s: ZombiesState) -> Chain:
    """The game is over; the ranking decides (R1.6)."""
    yield words(s, "now")
    yield APPLY
    s.tell("fix-did-end")
    result = rank(s)
    s.tell("ranked", winners=result.title)
    conclude(s, result)
