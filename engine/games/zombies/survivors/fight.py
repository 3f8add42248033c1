"""Fights (R11), and the fight of step 2 (R6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import One, Option
from engine.core.step import DONE, Ask, Done, Step

from .. import defaults
from ..dice import roll
from ..moment import Moment, may_act
from ..state import ZombiesState
from . import odds
from .hand import SHOTGUN, could_answer, discard_item, rush_in_hand, spend_card
from .knock_out import lose_life
from .pieces import kill, load, pick_up, put_pawn
from .strength import KILLED, RUSH, bullets_for, combat_bonus

Way = Literal["bullets", "life", "kit", "rush", "ammo"]


def may_arm(s: ZombiesState, seat: str) -> bool:
    """Whether a fight of this seat waits for its first roll, before which items can be used (R6.2)."""
    step = s.find(OwnSquare, seat=seat)
    return step is not None and not step.struck and s.survivors[seat].pawn in s.zombies


class OwnSquare(Step):
    """Step 2: a zombie on the pawn's square is fought; cards may be played before the roll (R6.1–R6.3)."""

    seat: str
    struck: bool = False

    def run(self, s: ZombiesState) -> Done | None:
        survivor = s.survivors[self.seat]
        if self.struck or survivor.pawn not in s.zombies or survivor.down or s.feast:
            return DONE
        if not may_act(s, self.seat):
            self.strike(s)
        return None

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D16
        shape, prompt = One(partial(self.options, s), keys=["roll"]), partial(self.prompt, s)
        at = s.survivors[self.seat].pawn
        yield Ask(self.seat, "fight", shape, prompt=prompt, private=True, default=["roll"], ref=at)

    def prompt(self, s: ZombiesState) -> Message:
        return s.text("ask-fight", at=s.place(s.survivors[self.seat].pawn), n=self.needed(s))

    def options(self, s: ZombiesState) -> list[Option]:
        chance = partial(odds.cost, s, self.seat, [s.survivors[self.seat].pawn])
        return [Option("roll", s.text("option-fight", n=self.needed(s)), odds=chance)]

    def needed(self, s: ZombiesState) -> int:
        """The least face that kills."""
        return max(1, KILLED - combat_bonus(s, self.seat, s.survivors[self.seat].pawn))

    def on_fight(self, s: ZombiesState, ask: Ask, word: str) -> None:
        self.strike(s)

    def strike(self, s: ZombiesState) -> None:
        self.struck = True
        s.push(Fight(seat=self.seat, square=s.survivors[self.seat].pawn))


class Fight(Moment):
    """One player against one zombie, until one is down; nothing else costs bullets or lives (R11.1, R11.5, R11.6)."""

    seat: str
    square: str
    forced: bool = False
    """Whether a card of another player moved the pawn here: nobody plays cards in between (R13.4)."""
    die: Number = 0
    total: Number = 0
    """The total of the failed roll that has to be answered; 0 while no roll has failed."""
    broken_off: bool = False
    """Whether the zombie was left standing (R18.2)."""
    void: bool = False
    """Whether a card has taken the zombie away (R11.7); another one may have come to its square."""

    def quiet(self, s: ZombiesState) -> bool:
        return not self.forced

    def title(self, s: ZombiesState) -> Message:
        return s.text("title-fight", who=self.seat)

    def meets(self, s: ZombiesState) -> bool:
        """Whether pawn and zombie still meet; if not, the fight is void (R11.7)."""
        survivor = s.survivors[self.seat]
        met = survivor.pawn == self.square and self.square in s.zombies
        return met and not (survivor.down or s.feast or self.broken_off or self.void)

    def run(self, s: ZombiesState) -> Done | None:
        while self.meets(s):
            if not self.total:
                self.strike(s)
                continue
            ways = list(self.ways(s))
            if len(ways) > 1 or (not self.forced and could_answer(s, self.seat)):  # D5
                return None
            self.answer(s, ways[0])
        return DONE

    # R11.2, R11.3

    def strike(self, s: ZombiesState) -> None:
        bonus = combat_bonus(s, self.seat, self.square)
        (self.die,) = roll(s, "fights", self.seat, need=max(1, KILLED - bonus), at=s.place(self.square), bonus=bonus)
        fire_shotgun(s, self.seat)
        self.total = self.die + bonus
        if self.total >= KILLED:
            self.slay(s)
        else:
            s.tell("fails", who=self.seat, n=self.total, weight="detail")

    def slay(self, s: ZombiesState) -> None:
        self.total = 0
        refs = self.square, f"kill-{self.square}", f"seat-{self.seat}"
        s.tell("kills", who=self.seat, n=s.survivors[self.seat].trophies + 1, refs=refs)
        s.note("kills", n=1)
        kill(s, self.seat, [self.square])
        pick_up(s, self.seat)

    # R11.4

    def ways(self, s: ZombiesState) -> Iterator[Way]:
        survivor = s.survivors[self.seat]
        if survivor.bullets >= bullets_for(s, self.total):
            yield "bullets"
        yield "life"
        if s.in_play(self.seat, "first_aid_kit"):
            yield "kit"
        if rush_in_hand(s, self.seat):
            yield "rush"
        if s.in_play(self.seat, "lots_of_ammo"):
            yield "ammo"

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D5
        shape = One(lambda: [self.option(s, way) for way in self.ways(s)], keys=partial(self.ways, s))
        prompt, default = partial(self.prompt, s), partial(self.default, s)
        at = s.survivors[self.seat].pawn
        yield Ask(self.seat, "wound", shape, prompt=prompt, private=True, default=default, ref=at)

    def prompt(self, s: ZombiesState) -> Message:
        """What was rolled, what is needed, and what there is to pay with."""
        survivor = s.survivors[self.seat]
        die = self.die or self.total  # a game master has set the total alone
        return s.text(
            "ask-wound",
            at=s.place(self.square),
            die=die,
            bonus=self.total - die,
            n=self.total,
            needed=KILLED,
            lives=survivor.lives,
            bullets=survivor.bullets,
        )

    def option(self, s: ZombiesState, way: Way) -> Option:
        chance = partial(odds.answered, s, self.seat, self.square, self.total, way)
        return Option(way, partial(self.label, s, way), odds=chance)

    def label(self, s: ZombiesState, way: Way) -> Message:
        """A way with its price and what it comes to."""
        survivor, bullets, rules = s.survivors[self.seat], bullets_for(s, self.total), s.rules
        match way:
            case "bullets":
                after = self.total + bullets * rules.bullet_bonus
                return s.text("option-bullets", n=bullets, before=self.total, after=after)
            case "life":
                down = survivor.lives <= (rules.ko_when == "last_life_lost")
                what = "down" if down else "again" if rules.fight_until_dead else "off"
                return s.text("option-life", what=what, before=survivor.lives, after=survivor.lives - 1)
            case "rush":
                rush = rush_in_hand(s, self.seat)
                assert rush is not None
                return s.text("option-rush", card=s.card_name(rush), n=RUSH, before=self.total, after=self.total + RUSH)
            case _:
                item = s.in_play(self.seat, "lots_of_ammo" if way == "ammo" else "first_aid_kit")
                assert item is not None
                return s.text(f"option-{way}", card=s.card_name(item.card), n=s.card(item.card).n)

    def default(self, s: ZombiesState) -> list[str]:
        """The answer of a missed deadline."""
        return [defaults.wound(s.survivors[self.seat].lives, list(self.ways(s)), bullets_for(s, self.total))]

    def on_wound(self, s: ZombiesState, ask: Ask, way: Way) -> None:
        self.answer(s, way)

    def answer(self, s: ZombiesState, way: Way) -> None:
        survivor = s.survivors[self.seat]
        match way:
            case "bullets":  # R11.4 a
                n = bullets_for(s, self.total)
                survivor.bullets -= n
                s.tell("shoots", who=self.seat, n=n, left=survivor.bullets)
                s.note("shoots", n=n)
                self.slay(s)
            case "life":  # R11.4 b
                self.total = 0
                if survivor.lives:
                    s.note("bleeds", n=1)
                lose_life(s, self.seat)
                if not s.rules.fight_until_dead and not survivor.down:  # R18.2
                    self.broken_off = True
                    s.halted = s.halted or (self.seat == s.active and not self.forced)
            case "kit":  # R11.4 c
                self.total = 0
                kit = discard_item(s, self.seat, s.in_play(self.seat, "first_aid_kit"))
                s.tell("uses", who=self.seat, card=kit.name, refs=(f"seat-{self.seat}",))
                s.note("plays", card=kit.name)
            case "rush":  # R11.4 d
                copy = rush_in_hand(s, self.seat)
                assert copy is not None
                spend_card(s, self.seat, copy)
                s.discard.append(copy)
                s.tell("plays", who=self.seat, card=s.card_name(copy), refs=(f"seat-{self.seat}",))
                s.note("plays", card=s.card_name(copy))
                self.total += RUSH
                if self.total >= KILLED:
                    self.slay(s)
            case "ammo":  # R11.4 e
                ammo = discard_item(s, self.seat, s.in_play(self.seat, "lots_of_ammo"))
                load(s, self.seat, ammo)
                s.note("plays", card=ammo.name)


def fire_shotgun(s: ZombiesState, seat: str) -> None:
    """Every combat roll takes a charge; without charges the card goes (2.4)."""
    item = s.in_play(seat, SHOTGUN)
    if item:
        item.charges -= 1
        if not item.charges:
            s.survivors[seat].table.remove(item)
            s.discard.append(item.card)
            s.tell("shotgun-empty", who=seat, card=s.card_name(item.card), refs=(f"seat-{seat}",), weight="headline")


def step_onto(s: ZombiesState, seat: str, square: str, *, forced: bool = False) -> bool:
    """A pawn steps onto a square beside it; whether it has to fight there first (R8.4, R15.7)."""
    s.tell("steps", who=seat, at=s.place(square), refs=(s.survivors[seat].pawn, square), weight="detail")
    put_pawn(s, seat, square)
    if square in s.zombies and not s.feast:
        s.push(Fight(seat=seat, square=square, forced=forced))
        return True
    pick_up(s, seat)
    return False


def met_at(s: ZombiesState) -> str:
    """The square that the active pawn shares with a zombie; empty if it shares none."""
    pawn = s.survivors[s.active].pawn
    return pawn if pawn in s.zombies else ""


def ambush(s: ZombiesState, before: str) -> None:
    """With the option, a card that lets a zombie meet the active player in step 3 or 4 starts a fight (R8.8, R18.10).

    ``before`` is what `met_at` said before the card.
    """
    square = met_at(s)
    if s.rules.ambush and not s.feast and s.phase in (3, 4) and square not in ("", before):
        s.push(Fight(seat=s.active, square=square))
