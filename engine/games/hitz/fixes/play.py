"""Corrections of the auction, of phases and of battles (section 9)."""

from __future__ import annotations

from engine.core.fix import APPLY
from engine.core.message import Message, who
from engine.core.shape import Chain, One, Option, Some
from engine.core.step import Lane
from engine.kit.choices import number, possible, seat_options, seats, worded
from engine.kit.fixes import counter, cut

from ..box.dice import BLACK, RED
from ..encounter.battle import Fight
from ..encounter.card import PlayCard
from ..groups.collect import leave_all
from ..phases.auction import TOP, Auction, Bidding, Ceilings, Payment
from ..phases.round import Round
from ..phases.route import Encounter
from ..state import HitzState
from .pieces import MOST, fights, lanes

# Auction and initiative


def marker(s: HitzState) -> Chain:
    step = s.find(Bidding, Payment)
    paid = step.paid if isinstance(step, Payment) else []
    seat: str = yield seats([seat for seat in s.order if seat not in paid] if step else [])
    yield from counter(s, "marker", s.groups[seat], "bid", (0, TOP), whom=seat)
    if isinstance(step, Bidding):
        step.passed, step.turn = [], "" if step.turn == seat else step.turn


def turn(s: HitzState) -> Chain:
    step = s.find(Bidding)
    live = step if step and not isinstance(step, Ceilings) else None
    seat: str = yield seats([seat for seat in s.order if live and seat != live.turn])
    yield APPLY
    if live:
        live.turn = seat
        live.passed = [each for each in live.passed if each != seat]
    s.tell("fix-did-turn", whom=seat)


def auction(s: HitzState) -> Chain:
    whole, bidding, payment = s.find(Auction), s.find(Bidding), s.find(Payment)
    live = bidding if not isinstance(bidding, Ceilings) else None
    words = possible(
        undo=bool(live and live.raises),
        close=bool(bidding),
        reopen=bool(payment and not payment.paid and s.settings.auction == "live"),
        restart=bool(bidding or (payment and not payment.paid)),
    )
    word: str = yield One(worded(s, "option-auction", words))
    yield APPLY
    assert whole
    if word == "undo":
        assert live
        live.take_back(s)
    else:
        cut(s, whole)
        whole.at = 1 if word == "close" else 0
    if word == "restart":
        for group in s.groups.values():
            group.bid = 0
    s.tell("fix-did-auction", what=s.text(f"option-auction-{word}"))


def initiative(s: HitzState) -> Chain:
    alive = s.living
    order: list[str] = yield Some(seat_options(alive), len(alive), ordered=True)
    yield APPLY
    s.order = order
    s.tell("fix-did-initiative", order=[who(seat) for seat in order])


# Phases, cards in play, battles


def abandon(s: HitzState, lane: Lane) -> None:
    """A group's encounter stops here: its unfinished cards go to the box."""
    leave_all(s, lane.key, "fled")
    lane.stack.clear()


def phase(s: HitzState) -> Chain:
    words = ["auction", "encounter"] if not any(route.taker for route in s.routes) and not s.solo else ["encounter"]
    word: str = yield One(worded(s, "title", words))
    yield APPLY
    whole = s.find(Round)
    assert whole
    for lane in lanes(s):
        abandon(s, lane)
    cut(s, whole)
    whole.at = whole.parts.index(Auction if word == "auction" else Encounter)
    for group in s.groups.values():
        group.bid = 0
    s.tell("fix-did-phase", what=s.text(f"title-{word}"))


def step(s: HitzState) -> Chain:
    plays = {play.seat: play for play in s.find_all(PlayCard) if play.in_play(s)}
    seat: str = yield seats(plays)
    n: str = yield One(worded(s, "option-step", ("1", "2", "3")))
    yield APPLY
    play = plays[seat]
    stack = next(lane.stack for lane in lanes(s) if lane.key == seat)
    del stack[stack.index(play) + 1 :]
    play.at = int(n) - 1
    s.tell("fix-did-step", whom=seat, what=s.text(f"option-step-{n}"))


def skip(s: HitzState) -> Chain:
    """On to the next player."""
    seat: str = yield seats([lane.key for lane in lanes(s)])
    yield APPLY
    abandon(s, next(lane for lane in lanes(s) if lane.key == seat))
    s.tell("fix-did-skip", whom=seat)


def battle(s: HitzState) -> Chain:
    running = fights(s)
    seat: str = yield seats(running)
    b = running[seat]
    what: str = yield One(worded(s, "option-battle", BATTLE))
    word: str = yield BATTLE[what]
    yield APPLY
    match what:
        case "zombies":
            b.zombies = int(word)
            if not b.zombies and not (b.phase == "settle" and "bite" in b.faces):
                b.phase = "between"
        case "shot":
            b.shot = word == "yes"
            if not b.round:
                b.phase = "flight" if b.shot else "opening"
        case "round":
            b.round = int(word)
        case "red":
            b.red_text = word == "yes"
        case _:
            b.phase, b.asked = ("opening" if word == "opening" else "between"), False
            b.round = 0 if word == "opening" else b.round
    value = int(word) if word.isdigit() else s.text(f"option-{word}")
    s.tell("fix-did-battle", whom=seat, what=s.text(f"option-battle-{what}"), value=value)


BATTLE = {
    "zombies": number(0, MOST),
    "shot": One(["yes", "no"]),
    "round": number(0, MOST),
    "red": One(["yes", "no"]),
    "moment": One(["opening", "between"]),
}
"""What may be set in a battle. The moment `between` takes back what was chosen after the last melee roll (D10)."""


def dice(s: HitzState) -> Chain:
    windows = {seat: b for seat, b in fights(s).items() if b.phase == "settle"}
    seat: str = yield seats(windows)
    b = windows[seat]
    rolled: list[str] = []
    for at in range(len(b.faces)):
        die = RED if at < b.red else BLACK
        rolled.append((yield One([Option(face, Message(f"hitz-face-{face}")) for face in dict.fromkeys(die)])))
    yield APPLY
    unroll(s, b)
    b.faces = rolled
    s.tell("fix-did-dice", whom=seat, faces=[Message(f"hitz-face-{face}") for face in rolled])
    b.apply(s)


def reroll(s: HitzState) -> Chain:
    windows = {seat: b for seat, b in fights(s).items() if b.phase == "settle"}
    seat: str = yield seats(windows)
    yield APPLY
    b = windows[seat]
    unroll(s, b)
    b.round -= 1
    s.tell("fix-did-reroll", whom=seat)
    b.roll(s)


def unroll(s: HitzState, b: Fight) -> None:
    """Take back what the last melee roll has done so far."""
    b.zombies = b.stood
    s.groups[b.seat].survivors += b.faces.count("death")
