"""Corrections by a game master (section 9): each a chain of words whose value is the deed itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from engine.core.fix import Fix
from engine.core.message import Message, who
from engine.core.shape import Amounts, Chain, One, Option, Some, Source
from engine.core.step import DONE, Done, Lane, Lanes, Step

from .auction import TOP, Auction, Bidding, Ceilings, Payment
from .battle import Fight
from .card import PlayCard
from .collect import leave_behind
from .dice import BLACK, RED
from .elimination import eliminate
from .ending import finish
from .resources import LABELS
from .round import Round, keys
from .route import Encounter
from .state import LIQUIDATOR, RESOURCES, HitzState, Slot

MOST = 99
P = TypeVar("P", bound=Step)
Deed = Callable[[], None]


def seats(s: HitzState, wanted: Iterable[str]) -> One:
    return One([Option(seat, who(seat)) for seat in wanted])


def number(low: int, high: int) -> One:
    return One([str(n) for n in range(low, high + 1)])


def cards(s: HitzState, places: Iterable[tuple[str, Iterable[str]]]) -> One:
    """Cards with the place where each lies; a pile is listed in the order in which it lies."""
    return One([Option(card, s.name(card), s.text(f"place-{place}")) for place, pile in places for card in pile])


def topmost(s: HitzState, kind: type[P]) -> P | None:
    return next((step for step in reversed(s.stack) if isinstance(step, kind)), None)


def lanes(s: HitzState) -> list[Lane]:
    """The encounters that are running."""
    return [lane for step in s.stack if isinstance(step, Lanes) for lane in step.lanes]


def lane_step(s: HitzState, seat: str, kind: type[P]) -> P | None:
    return next((step for lane in lanes(s) if lane.key == seat for step in lane.stack if isinstance(step, kind)), None)


def fights(s: HitzState) -> dict[str, Fight]:
    found = {lane.key: lane_step(s, lane.key, Fight) for lane in lanes(s)}
    return {seat: fight for seat, fight in found.items() if fight and fight.in_play(s)}


def cut(s: HitzState, step: Step) -> None:
    """Drop everything above a step of the main stack."""
    del s.stack[s.stack.index(step) + 1 :]
    s.sealed.clear()


def unplayed(s: HitzState) -> dict[str, Slot]:
    return {slot.card.get(): slot for route in s.routes for slot in route.slots if not slot.outcome}


# Groups


def resource(s: HitzState) -> Chain:
    seat: str = yield seats(s, s.living)
    kind: str = yield One([Option(kind, LABELS[kind]) for kind in RESOURCES])
    n: str = yield number(0, MOST)

    def do() -> None:
        before = getattr(s.groups[seat], kind)
        setattr(s.groups[seat], kind, int(n))
        s.sealed.clear()  # a ceiling may have become too high
        s.tell("fix-did-resource", whom=seat, what=LABELS[kind], before=before, after=int(n))

    return do


def survivors(s: HitzState) -> Chain:
    seat: str = yield seats(s, s.living)
    n: str = yield number(0, MOST)

    def do() -> None:
        before = s.groups[seat].survivors
        s.tell("fix-did-survivors", whom=seat, before=before, after=int(n))
        s.groups[seat].survivors = int(n)
        if n == "0":
            eliminate(s, seat)  # R11

    return do


def revive(s: HitzState) -> Chain:
    seat: str = yield seats(s, [seat for seat in s.seats if seat not in s.living])
    n: str = yield number(1, MOST)
    have: dict[str, int] = yield Amounts(dict.fromkeys(RESOURCES, MOST), usual="none", labels=LABELS)
    when = "later"
    if s.routes and not any(route.taker for route in s.routes):
        when = yield One(["later", "now"], usual="later")

    def do() -> None:
        group = s.groups[seat]
        group.survivors, group.out = int(n), 0
        for kind, amount in have.items():
            setattr(group, kind, amount)
        if seat not in s.order:
            s.order.append(seat)
        s.keys_moved = s.round
        if when == "now":
            laid = keys(len(s.routes), len(s.living))
            for route in s.routes:
                route.key = laid.get(route.no, 0)
        s.sealed.clear()
        s.tell("fix-did-revive", whom=seat, n=int(n))

    return do


def token(s: HitzState) -> Chain:
    kinds = [kind for kind in s.data.tokens if token_places(s, kind)]
    kind: str = yield One([Option(kind, Message(f"hitz-token-{kind}")) for kind in kinds])
    places = token_places(s, kind)
    source: str = yield One([place_option(s, place) for place in places])
    target: str = yield One([place_option(s, place) for place in ("supply", "spent", *s.living) if place != source])

    def do() -> None:
        for place, change in ((source, -1), (target, 1)):
            if place in ("supply", "spent"):
                pile: dict[str, int] = getattr(s, place)
                pile[kind] = pile.get(kind, 0) + change
            elif change > 0:
                s.groups[place].tokens.append(kind)
            else:
                s.groups[place].tokens.remove(kind)
        where = [place_option(s, place).label or who(place) for place in (source, target)]
        s.tell("fix-did-token", token=Message(f"hitz-token-{kind}"), before=where[0], after=where[1])

    return do


def token_places(s: HitzState, kind: str) -> list[str]:
    piles = {"supply": s.supply, "spent": s.spent}
    return [
        *(name for name, pile in piles.items() if pile.get(kind, 0)),
        *(seat for seat in s.living if kind in s.groups[seat].tokens),
    ]


def place_option(s: HitzState, place: str) -> Option:
    return Option(place, who(place) if place in s.groups else s.text(f"place-{place}"))


def card(s: HitzState) -> Chain:
    """A collected card, one of the box, or the one in play moves to a pile or to the box."""
    piles = {seat: s.groups[seat].pile.cards + s.groups[seat].face_up for seat in s.living}
    playing = [play for lane in lanes(s) if (play := lane_step(s, lane.key, PlayCard)) and play.in_play(s)]
    active = {play.card: play for play in playing}
    collected = [card for pile in piles.values() for card in pile]
    moved: str = yield cards(s, [("table", active), ("pile", collected), ("box", s.box.cards)])
    holder = next((seat for seat, pile in piles.items() if moved in pile), "")
    to = [active[moved].seat] if moved in active else [seat for seat in s.living if seat != holder]
    to += ["box"] if moved in active or holder else []
    target: str = yield One([place_option(s, place) for place in to])

    def do() -> None:
        if moved in active:
            play = active[moved]
            s.routes[play.route - 1].slots[play.slot].outcome = "fled" if target == "box" else "won"
        elif holder:
            group = s.groups[holder]
            (group.pile.cards if moved in group.pile.cards else group.face_up).remove(moved)
        else:
            s.box.cards.remove(moved)
        if target == "box":
            s.box.cards.append(moved)
        else:
            group = s.groups[target]
            (group.face_up if s.card(moved).effect == LIQUIDATOR else group.pile.cards).append(moved)
        s.tell("fix-did-card", card=s.name(moved), to=place_option(s, target).label or who(target))

    return do


def bonus(s: HitzState) -> Chain:
    seat: str = yield seats(s, s.living)
    n: str = yield number(0, 9)

    def do() -> None:
        before = s.groups[seat].bonus.get()
        s.groups[seat].bonus.value = int(n)
        s.tell("fix-did-bonus", whom=seat, before=before, after=int(n))

    return do


# Cards on the table


def exchange(s: HitzState) -> Chain:
    table = unplayed(s)
    old: str = yield cards(s, [("table", table)])
    level = s.card(old).level
    piles = [("box", s.box.cards), ("deck", s.deck.cards[::-1])]
    new: str = yield cards(s, [(place, [c for c in pile if s.card(c).level == level]) for place, pile in piles])

    def do() -> None:
        pile = s.box.cards if new in s.box.cards else s.deck.cards
        pile[pile.index(new)] = old
        table[old].card.value = new
        secret = not table[old].card.opened
        s.tell("fix-did-exchange", card=s.text("face-down") if secret else s.name(new))

    return do


def swap(s: HitzState) -> Chain:
    table = unplayed(s)
    one: str = yield cards(s, [("table", table)])
    other: str = yield cards(s, [("table", [card for card in table if card != one])])

    def do() -> None:
        table[one].card.value, table[other].card.value = other, one
        s.tell("fix-did-swap")

    return do


def top(s: HitzState) -> Chain:
    """The options show the deck from the top (to the game master only)."""
    raised: str = yield cards(s, [("deck", s.deck.cards[::-1])])

    def do() -> None:
        s.deck.cards.remove(raised)
        level = s.card(raised).level
        at = max((i for i, card in enumerate(s.deck.cards) if s.card(card).level >= level), default=-1)
        s.deck.cards.insert(at + 1, raised)
        s.tell("fix-did-top", level=level)

    return do


def key(s: HitzState) -> Chain:
    free = [] if s.solo else [str(route.no) for route in s.routes if not route.taker]
    no: str = yield One([Option(no, s.text("place-route", route=int(no)), ref=f"route-{no}") for no in free])
    n: str = yield One(["0", "2", "4"])

    def do() -> None:
        for route in s.routes:
            if route.key == int(n) and not route.taker:
                route.key = 0
        s.routes[int(no) - 1].key = int(n)
        s.keys_moved = s.round
        s.tell("fix-did-key", route=int(no), n=int(n), refs=(f"route-{no}",))

    return do


# Auction and initiative


def marker(s: HitzState) -> Chain:
    step = topmost(s, Bidding) or topmost(s, Payment)
    paid = step.paid if isinstance(step, Payment) else []
    seat: str = yield seats(s, [seat for seat in s.order if seat not in paid] if step else [])
    n: str = yield number(0, TOP)

    def do() -> None:
        before = s.groups[seat].bid
        s.groups[seat].bid = int(n)
        if isinstance(step, Bidding):
            step.passed, step.turn = [], "" if step.turn == seat else step.turn
        s.tell("fix-did-marker", whom=seat, before=before, after=int(n))

    return do


def turn(s: HitzState) -> Chain:
    step = topmost(s, Bidding)
    live = step if step and not isinstance(step, Ceilings) else None
    seat: str = yield seats(s, [seat for seat in s.order if live and seat != live.turn])

    def do() -> None:
        if live:
            live.turn = seat
            live.passed = [each for each in live.passed if each != seat]
        s.tell("fix-did-turn", whom=seat)

    return do


def auction(s: HitzState) -> Chain:
    whole, bidding, payment = topmost(s, Auction), topmost(s, Bidding), topmost(s, Payment)
    live = bidding if not isinstance(bidding, Ceilings) else None
    can = {
        "undo": bool(live and live.raises),
        "close": bool(bidding),
        "reopen": bool(payment and not payment.paid and s.settings.auction == "live"),
        "restart": bool(bidding or (payment and not payment.paid)),
    }
    words = [word for word, possible in can.items() if possible]
    word: str = yield One([Option(word, s.text(f"option-auction-{word}")) for word in words])

    def do() -> None:
        assert whole
        if word == "undo":
            assert live
            last = live.raises.pop()
            s.groups[last.seat].bid = last.before
            live.turn, live.passed = last.seat, []
        else:
            cut(s, whole)
            whole.at = 1 if word == "close" else 0
        if word == "restart":
            for group in s.groups.values():
                group.bid = 0
        s.tell("fix-did-auction", what=s.text(f"option-auction-{word}"))

    return do


def initiative(s: HitzState) -> Chain:
    alive = s.living
    order: list[str] = yield Some([Option(seat, who(seat)) for seat in alive], len(alive), ordered=True)

    def do() -> None:
        s.order = order
        s.tell("fix-did-initiative", order=[who(seat) for seat in order])

    return do


# Phases, cards in play, battles


def abandon(s: HitzState, lane: Lane) -> None:
    """A group's encounter stops here: its unfinished cards go to the box."""
    play = lane_step(s, lane.key, PlayCard)
    if play and play.in_play(s):
        leave_behind(s, play)
    for route in s.routes:
        for slot in route.slots:
            if route.taker == lane.key and not slot.outcome:
                slot.outcome = "fled"
                s.box.cards.append(slot.card.get())
    lane.stack.clear()


def phase(s: HitzState) -> Chain:
    words = ["auction", "encounter"] if not any(route.taker for route in s.routes) and not s.solo else ["encounter"]
    word: str = yield One([Option(word, s.text(f"title-{word}")) for word in words])

    def do() -> None:
        whole = topmost(s, Round)
        assert whole
        for lane in lanes(s):
            abandon(s, lane)
        cut(s, whole)
        whole.at = whole.parts.index(Auction if word == "auction" else Encounter)
        for group in s.groups.values():
            group.bid = 0
        s.tell("fix-did-phase", what=s.text(f"title-{word}"))

    return do


def step(s: HitzState) -> Chain:
    plays = {lane.key: lane_step(s, lane.key, PlayCard) for lane in lanes(s)}
    seat: str = yield seats(s, [seat for seat, play in plays.items() if play and play.in_play(s)])
    n: str = yield One([Option(str(n), s.text(f"option-step-{n}")) for n in (1, 2, 3)])

    def do() -> None:
        play = plays[seat]
        assert play
        stack = next(lane.stack for lane in lanes(s) if lane.key == seat)
        del stack[stack.index(play) + 1 :]
        play.at = int(n) - 1
        s.tell("fix-did-step", whom=seat, what=s.text(f"option-step-{n}"))

    return do


def skip(s: HitzState) -> Chain:
    """On to the next player."""
    seat: str = yield seats(s, [lane.key for lane in lanes(s)])

    def do() -> None:
        abandon(s, next(lane for lane in lanes(s) if lane.key == seat))
        s.tell("fix-did-skip", whom=seat)

    return do


def battle(s: HitzState) -> Chain:
    running = fights(s)
    seat: str = yield seats(s, running)
    b = running[seat]
    what: str = yield One([Option(what, s.text(f"option-battle-{what}")) for what in BATTLE])
    word: str = yield BATTLE[what]

    def do() -> None:
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
                b.phase, b.asked = ("opening", False) if word == "opening" else ("between", False)
        value = int(word) if word.isdigit() else s.text(f"option-{word}")
        s.tell("fix-did-battle", whom=seat, what=s.text(f"option-battle-{what}"), value=value)

    return do


BATTLE = {
    "zombies": number(0, MOST),
    "shot": One(["yes", "no"]),
    "round": number(0, MOST),
    "red": One(["yes", "no"]),
    "moment": One(["opening", "between"]),
}
"""What may be set in a battle; `between` takes back the last melee roll's window (D10)."""


def dice(s: HitzState) -> Chain:
    windows = {seat: b for seat, b in fights(s).items() if b.phase == "settle"}
    seat: str = yield seats(s, windows)
    b = windows[seat]
    rolled: list[str] = []
    for at in range(len(b.faces)):
        die = RED if at < b.red else BLACK
        rolled.append((yield One([Option(face, Message(f"hitz-face-{face}")) for face in dict.fromkeys(die)])))

    def do() -> None:
        unroll(s, b)
        b.faces = rolled
        s.tell("fix-did-dice", whom=seat, faces=[Message(f"hitz-face-{face}") for face in rolled])
        b.apply(s)

    return do


def reroll(s: HitzState) -> Chain:
    windows = {seat: b for seat, b in fights(s).items() if b.phase == "settle"}
    seat: str = yield seats(s, windows)

    def do() -> None:
        b = windows[seat]
        unroll(s, b)
        b.round -= 1
        s.tell("fix-did-reroll", whom=seat)
        b.roll(s)

    return do


def unroll(s: HitzState, b: Fight) -> None:
    """Take back what the last melee roll has done so far."""
    b.zombies = b.stood
    s.groups[b.seat].survivors += b.faces.count("death")


# The end


class Curtain(Step):
    """The game ends now, by decree; the result is that of R13."""

    def run(self, s: HitzState) -> Done:
        finish(s)
        return DONE


def end(s: HitzState) -> Chain:
    yield One(["now"])

    def do() -> None:
        s.tell("fix-did-end")
        s.push(Curtain())

    return do


def result(s: HitzState) -> Chain:
    winners: list[str] = yield Some([Option(seat, who(seat)) for seat in s.seats])

    def do() -> None:
        assert s.result
        s.result.winners = winners
        s.result.title = s.text("result-decreed", winners=[who(seat) for seat in winners], n=len(winners))
        s.tell("fix-did-result", what=s.result.title)

    return do


def declared(chain: Callable[[HitzState], Chain]) -> Fix:
    def do(s: HitzState, deed: Deed) -> None:
        s.repaired = True
        deed()

    def ask(s: HitzState) -> Source:
        return partial(chain, s) if s.over == (chain is result) else One([])

    return Fix(chain.__name__, ask, do)


FIXES = tuple(
    declared(chain)
    for chain in (
        resource, survivors, revive, token, card, bonus, exchange, swap, top, key, marker, turn, auction,
        initiative, phase, step, skip, battle, dice, reroll, end, result,
    )
)  # fmt: skip
