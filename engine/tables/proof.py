"""The proof of the dice: that every number of a finished game follows from its seed, and the seed from its two halves.

The log accounts for every number: rolls in the data of their events, everything else in `Entry.used`. From counter 0 of
each stir the counters must join without a gap, each use must have come out as the seed has it, and every deck must lie
as it was shuffled: cards leave it, and none changes its place in between.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, cast

from ..core.dice import FORGOTTEN, Dice, Part, Use, commitment, mix
from ..core.message import Event
from ..core.secret import decks
from ..core.state import State
from .journal import Entry

Fault = Literal["roll", "shuffle", "gap", "deck", "stir", "forced", "seed"]
"""What does not hold: a roll or a shuffle that the seed has not, numbers left out or used twice, a deck that lies
otherwise than it was shuffled, dice stirred or set by nobody, a seed that does not come from its halves."""
Cause = Literal["back", "resumed", "gm"]
"""Why the dice were stirred: the game went back, it went on after its seed had been shown, a game master wanted it."""


@dataclass(slots=True, frozen=True)
class Roll:
    """One roll of the log: whether the seed yields these faces at this place of its stream.

    ``forced`` are the faces among them that a game master had set.
    """

    seq: int
    faces: list[str]
    counter: int
    proven: bool
    forced: list[str]


class Proof(NamedTuple):
    """The seed of a game, its hash, its rolls, and what the log proves of them.

    ``half`` is the bot's half of the seed, empty if the game began before there were two; ``parts`` are the players'.
    ``stirs`` and ``faults`` are entries of the log and what happened there; ``handled`` those with which a game master
    put cards into decks; ``unwritten`` counts entries of older versions, which wrote down rolls only. ``unmixed``: that
    the seed comes from its halves can no longer be seen, for a word that counted by its letters has been forgotten.
    """

    seed: str
    hash: str
    rolls: list[Roll]
    half: str
    parts: list[Part]
    shuffles: int
    stirs: list[tuple[int, Cause]]
    handled: list[int]
    faults: list[tuple[int, Fault]]
    unwritten: int
    unmixed: bool

    @property
    def half_hash(self) -> str:
        """What was shown before the game began."""
        return commitment(self.half)

    @property
    def holds(self) -> bool:
        return not self.faults


@dataclass(slots=True)
class _Moment:
    """What a state leaves for the next ones to be compared with."""

    stir: int
    counter: int
    forced: int
    over: bool
    decks: dict[str, list[str]]


@dataclass(slots=True)
class Witness:
    """Goes through a log from its beginning; `hear` takes every entry with the state after it, `proof` sums up."""

    seed: str
    moments: list[_Moment] = field(default_factory=list[_Moment])
    rolls: list[Roll] = field(default_factory=list[Roll])
    shuffles: int = 0
    stirs: list[tuple[int, Cause]] = field(default_factory=list[tuple[int, Cause]])
    handled: list[int] = field(default_factory=list[int])
    faults: list[tuple[int, Fault]] = field(default_factory=list[tuple[int, Fault]])
    unwritten: int = 0
    unmixed: bool = False
    half: str = ""
    parts: list[Part] = field(default_factory=list[Part])

    def hear(self, entry: Entry, state: State) -> None:
        """The next entry. Nothing raised: what is wrong is a fault."""
        new = _Moment(
            state.dice.stir,
            state.dice.counter,
            len(state.dice.forced),
            state.over,
            {path: list(deck.cards) for path, deck in decks(state)},
        )
        if not self.moments:
            self._begin(entry)
        old = self._before(entry)
        dice = Dice(seed=self.seed, stir=old.stir, counter=old.counter)
        orders = self._numbers(entry, dice, old, new)
        if entry.used is None:
            self.unwritten += 1
        else:
            if (dice.stir, dice.counter) != (new.stir, new.counter):
                self._wrong(entry, "gap")
            self._decks(entry, old, new, orders)
        if new.forced > old.forced and not _by_gm(entry):
            self._wrong(entry, "forced")
        self.moments.append(new)

    def proof(self) -> Proof:
        """What has been found."""
        return Proof(
            self.seed, commitment(self.seed), self.rolls, self.half, self.parts, self.shuffles, self.stirs,
            self.handled, self.faults, self.unwritten, self.unmixed,
        )  # fmt: skip

    def _wrong(self, entry: Entry, fault: Fault) -> None:
        if (entry.seq, fault) not in self.faults:
            self.faults.append((entry.seq, fault))

    def _begin(self, entry: Entry) -> None:
        """The seed comes from the halves that were shown."""
        if "half" not in entry.act:
            if entry.used is not None:  # no older version wrote it
                self._wrong(entry, "seed")
            return
        self.half, self.parts = entry.act["half"], entry.act["parts"]
        shown = entry.events[0].message.args if entry.events else {}
        parts, plain = ", ".join(map(str, self.parts)), not entry.act.get("digests")
        self.unmixed = plain and any(str(part).startswith(FORGOTTEN) for part in self.parts)
        if (
            (not self.unmixed and mix(self.half, self.parts, plain=plain) != self.seed)
            or shown.get("hash") != commitment(self.half)
            or shown.get("parts", "") != parts
        ):
            self._wrong(entry, "seed")

    def _before(self, entry: Entry) -> _Moment:
        """The moment from which the entry went on."""
        if not self.moments:
            return _Moment(0, 0, 0, False, {})
        last, act = self.moments[-1], entry.act
        if act["act"] not in ("undo", "rewind"):
            return last
        to = cast(int, act["to"])
        target = self.moments[to - 1 if act["act"] == "undo" else to]
        counter = target.counter if target.stir == last.stir else last.counter
        return _Moment(last.stir, counter, target.forced, last.over, target.decks)

    def _numbers(self, entry: Entry, dice: Dice, old: _Moment, new: _Moment) -> list[list[str]]:
        """Draws what the entry says was drawn, from where the dice are; the lists that it has shuffled."""
        if entry.act["act"] in ("undo", "rewind") and new.stir != old.stir:
            self._stirred(entry, dice, old, new.stir)
        orders: list[list[str]] = []
        forced = 0
        for stir, counter, what in sorted(_uses(entry), key=lambda use: use[:2]):
            self._stirred_by_gm(entry, dice, stir)
            if (dice.stir, dice.counter) != (stir, counter):
                if entry.used is not None:
                    self._wrong(entry, "gap")
                dice.stir, dice.counter = stir, counter
            if isinstance(what, Event):
                roll = _roll(dice, entry.seq, what)
                self.rolls.append(roll)
                forced += len(roll.forced)
                if not roll.proven:
                    self._wrong(entry, "roll")
            else:
                orders.append(what.after)
                self.shuffles += not what.below
                if not _comes_out(dice, what):
                    self._wrong(entry, "shuffle")
        self._stirred_by_gm(entry, dice, new.stir)
        if forced > old.forced and not _by_gm(entry):
            self._wrong(entry, "forced")
        return orders

    def _stirred(self, entry: Entry, dice: Dice, old: _Moment, stir: int) -> None:
        """Going back stirs the dice once; further only when the seed has been shown."""
        if stir != old.stir + 1 and not (old.over and stir > old.stir):
            self._wrong(entry, "stir")
        self.stirs.append((entry.seq, "resumed" if old.over else "back"))
        dice.stir, dice.counter = stir, 0

    def _stirred_by_gm(self, entry: Entry, dice: Dice, stir: int) -> None:
        if stir > dice.stir and entry.act["act"] == "repair":
            self.stirs.append((entry.seq, "gm"))
            dice.stir, dice.counter = stir, 0

    def _decks(self, entry: Entry, old: _Moment, new: _Moment, orders: list[list[str]]) -> None:
        if all(lies(cards, [old.decks.get(path, []), *orders]) for path, cards in new.decks.items()):
            return
        if entry.act["act"] == "repair":
            self.handled.append(entry.seq)
        else:
            self._wrong(entry, "deck")


def lies(cards: Sequence[str], orders: Sequence[Sequence[str]]) -> bool:
    """Whether the cards of a deck lie as they were shuffled: they follow one another as in one order, with none left
    out in between. A later shuffle of a card takes the place of an earlier one; a card in no order has been put there
    openly.
    """
    ruled: set[str] = set()
    for order in reversed(orders):
        rest = [card for card in order if card not in ruled]
        found = [card for card in cards if card in set(rest)]
        if found and rest[(at := rest.index(found[0])) : at + len(found)] != found:
            return False
        ruled.update(rest)
    return True


def rolled(event: Event) -> bool:
    """Whether an event tells of a roll."""
    return "counter" in event.data


def _uses(entry: Entry) -> Iterable[tuple[int, int, Event | Use]]:
    for event in filter(rolled, entry.events):
        yield cast(int, event.data["stir"]), cast(int, event.data["counter"]), event
    for use in entry.used or ():
        yield use.stir, use.counter, use


def _roll(dice: Dice, seq: int, event: Event) -> Roll:
    faces, dies = cast("list[str]", event.data["faces"]), cast("list[str]", event.data["dice"])
    counter, forced = dice.counter, cast(int, event.data["forced"])
    fallen = [die.split(",")[dice.below(len(die.split(",")))] for die in dies[forced:]]
    return Roll(seq, faces, counter, fallen == faces[forced:], faces[:forced])


def _comes_out(dice: Dice, use: Use) -> bool:
    if use.below:
        return dice.below(use.below) == use.number
    items = list(use.before)
    dice.shuffle(items)
    return items == use.after


def _by_gm(entry: Entry) -> bool:
    return entry.act.get("by") == "gm"


def lines(entries: Iterable[Entry]) -> Iterable[dict[str, Any]]:
    """Every use of the dice in order, for people who check it without this program."""
    for entry in entries:
        for stir, counter, what in sorted(_uses(entry), key=lambda use: use[:2]):
            place = {"entry": entry.seq, "stir": stir, "counter": counter}
            if isinstance(what, Event):
                yield place | {name: what.data[name] for name in ("dice", "faces", "forced")}
            elif what.below:
                yield place | {"below": what.below, "number": what.number}
            else:
                yield place | {"before": what.before, "after": what.after}
