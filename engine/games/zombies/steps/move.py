"""Step 4: moving, picking up, healing (R8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from engine.core.message import Message
from engine.core.model import Number
from engine.core.step import DONE, Ask, Done, Step

from .. import defaults
from ..box.card import NUMBERS
from ..dice import roll
from ..ground.ways import Way, can_move, enterable, within
from ..moment import acting
from ..state import MOST_LIVES, ZombiesState
from ..survivors.fight import Fight, step_onto
from ..survivors.hand import adds, best
from ..survivors.pieces import can_take, gain_lives, pay_trophies, pick_up, take
from ..survivors.statuses import take_next_move
from . import planner
from .planner import BACK, GO_ON, HEAL, HEAL_PRICE, ROLL, STOP, TAKE

HEALED_BELOW = 3
"""Only a player with fewer lives than this can heal (R8.6)."""


class Move(Step):
    """Step 4 of one turn."""

    seat: str
    begun: bool = False
    base: Number = 0
    """The points of the move before cards change them (R8.2); 0 until they are known."""
    spent: Number = 0
    halved: bool = False
    keys: bool = False
    ride: Number = NUMBERS["keys_are_still_in_it"].printed
    """The allowance with a card such as The Keys Are Still In It (2.4)."""
    cramped: bool = False
    """Whether Brain Cramp rules this step: no healing, no rest, no pick-up for points, whoever moves (R15.5)."""
    controller: str = ""
    """The seat that moves the pawn instead of its player; empty if its player does."""
    over: bool = False
    """Whether healing, resting or a fight has ended it."""
    path: list[str] = []
    """What is left of a way that was chosen: squares and pick-ups."""
    foes: list[str] = []
    """The squares of that way on which zombies stood when it was chosen, without those that were fought since."""
    until: str = GO_ON

    # Points (R8.2)

    @property
    def known(self) -> bool:
        """Whether the points of this move are known."""
        return self.keys or self.base > 0

    def allowance(self, s: ZombiesState) -> int:
        return self.ride if self.keys else self.points(s, self.base)

    def points(self, s: ZombiesState, base: int) -> int:
        """What cards make of so many points (R8.2)."""
        points = base + adds(s, self.seat, "skateboard")
        return points * (2 if s.doubled else 1) // (2 if self.halved else 1)

    def left(self, s: ZombiesState) -> int:
        """Points left; 0 while the allowance is not known or the pawn cannot move."""
        return max(0, self.allowance(s) - self.spent) if self.known and can_move(s, self.seat) else 0

    def fresh(self, s: ZombiesState) -> bool:
        """Whether the player can still heal or rest instead of moving (R8.2, R15.5)."""
        rolled = s.rules.movement == "d6" and self.base
        return not (self.over or self.spent or self.keys or self.cramped or rolled)

    # The step

    def run(self, s: ZombiesState) -> Done | None:
        survivor = s.survivors[self.seat]
        if survivor.down:
            return DONE  # R8.7, R12.4: if it has not begun, next-move statuses wait (R15.2)
        if not self.begun:
            self.begin(s)
        while self.path and not self.over:
            if self.surprised(s):
                self.path = []
            elif acting(s) or self.advance(s):
                return None
        return DONE if self.over or self.idle(s) else None

    def begin(self, s: ZombiesState) -> None:
        self.begun = True
        self.halved = take_next_move(s, self.seat, "your_shoes_untied") is not None
        cramp = take_next_move(s, self.seat, "brain_cramp")
        if s.rules.movement == "lives_plus_2":
            self.base = s.l0 + 2
        if cramp and can_move(s, self.seat):
            self.cramped = True
            if not s.survivors[cramp.by].gone:
                self.controller = cramp.by
                if not self.base:
                    self.throw(s)  # R15.9
        if not s.halted:  # R12.5
            pick_up(s, self.seat)

    def throw(self, s: ZombiesState) -> None:
        (self.base,) = roll(s, "rolls-move", self.seat)

    def idle(self, s: ZombiesState) -> bool:
        """Whether nothing is left to decide (R8.7)."""
        if self.known and can_move(s, self.seat):
            return not self.left(s)
        return not self.may_rest(s) and list(self.words(s)) == [STOP]

    def may_rest(self, s: ZombiesState) -> bool:
        """Whether, as far as everybody can tell, Much Needed Rest could still be played (R8.1, R8.2)."""
        survivor = s.survivors[self.seat]
        fresh = not self.spent and not self.cramped
        return fresh and not survivor.used and bool(survivor.hand.cards) and survivor.lives < MOST_LIVES

    # A way that was chosen

    def surprised(self, s: ZombiesState) -> bool:
        """Whether the zombies on the way are others than when it was chosen (R19.1)."""
        ahead = set(self.path)
        return not s.feast and ahead.intersection(s.zombies) != ahead.intersection(self.foes)

    def advance(self, s: ZombiesState) -> bool:
        """Do the next part of the way; whether a fight has to be fought first."""
        word, pawn = self.path.pop(0), s.survivors[self.seat].pawn
        can = can_take(s, self.seat) if word == TAKE else word in enterable(s, self.seat, pawn)
        if not self.left(s) or not can:
            self.path = []
            return False
        if word == TAKE:
            self.pick(s)
            return False
        self.spent += 1  # R8.3
        if word in s.zombies and not s.feast:
            self.foes.remove(word)
        return step_onto(s, self.seat, word)

    def back(self, s: ZombiesState, child: Step) -> None:
        """After a fight: stop if the condition of the way says so (R19.1)."""
        if not isinstance(child, Fight):
            return
        if child.broken_off:
            self.over = True  # R18.2
        lives = s.survivors[self.seat].lives
        if self.until == "fight" or (self.until.startswith("lives") and lives <= int(self.until[5:])):
            self.path = []

    def pick(self, s: ZombiesState) -> None:  # R8.5
        self.spent += 1
        take(s, self.seat)

    # What can be done

    def reach(self, s: ZombiesState) -> dict[str, Way[str]]:
        """The squares that can be reached with the points left."""
        return within(s, self.seat, self.left(s))

    def must_leave(self, s: ZombiesState) -> bool:
        """Whether the pawn has to walk out of a building and can (R15.6)."""
        survivor = s.survivors[self.seat]
        inside = survivor.under("claustrophobia") and s.city.building(survivor.pawn) is not None
        return inside and can_move(s, self.seat) and (not self.known or self.left(s) > 0)

    def words(self, s: ZombiesState) -> Iterator[str]:
        """What can be chosen apart from where to go."""
        survivor, leave = s.survivors[self.seat], self.must_leave(s)
        if not self.known and can_move(s, self.seat):
            yield ROLL
        if s.rules.pickup == "paid_choice" and not self.cramped and can_take(s, self.seat) and self.left(s):
            yield TAKE
        needs = survivor.lives < HEALED_BELOW and survivor.trophies >= HEAL_PRICE
        if s.rules.heal_action and needs and self.fresh(s) and not leave:  # R8.6
            yield HEAL
        if self.controller:
            yield BACK
        if not leave:
            yield STOP

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D6, D7
        words, left = list(self.words(s)), self.left(s)
        yield Ask(
            self.controller or self.seat,
            "move",
            partial(planner.choose, s, self, words),
            prompt=partial(self.prompt, s),
            private=words == [STOP] and not left,  # only a card could still do something
            several=lambda: len(words) + (left > 0 and bool(enterable(s, self.seat, s.survivors[self.seat].pawn))) > 1,
        )

    def prompt(self, s: ZombiesState) -> Message:
        """Where to, with the points that are left and what they are made of."""
        n, of = self.left(s), self.allowance(s)
        if self.controller:
            return s.text("ask-move-for", whom=self.seat, n=n)
        made, fear = self.made(s) if self.known else [], s.survivors[self.seat].status("fear")
        card = s.lasting(fear) if fear else ""
        return s.text("ask-move", n=n, of=of, spent=self.spent, made=made, still=self.still(s), card=card)

    def still(self, s: ZombiesState) -> str:
        """What keeps the pawn where it is; empty if it can move."""
        if can_move(s, self.seat):
            return ""
        if s.survivors[self.seat].under("fear"):
            return "fear"
        return "back" if s.rules.fight_until_dead else "halted"  # R8.9, R18.2

    def made(self, s: ZombiesState) -> list[Message]:
        """What the allowance is made of (R8.2)."""
        if self.keys:
            return [s.text("points-keys", n=self.ride)]
        lives = s.rules.movement == "lives_plus_2"
        parts = [s.text("points-lives", n=self.base - 2) if lives else s.text("points-die", n=self.base)]
        wheels = best(s, self.seat, "skateboard")
        parts += [s.text("points-skateboard", card=wheels.name, n=wheels.n)] if wheels else []
        parts += [s.text("points-doubled")] if s.doubled else []
        return [*parts, s.text("points-halved")] if self.halved else parts

    def usual(self, s: ZombiesState, words: Sequence[str], reach: Mapping[str, Way[str]]) -> str:
        """The answer of a missed deadline."""
        return defaults.move(s, words, reach)

    def on_move(self, s: ZombiesState, ask: Ask, choice: tuple[str, list[str], str]) -> Done | None:
        word, path, until = choice
        match word:
            case "go":
                self.path, self.until = path, until
                self.foes = [square for square in dict.fromkeys(path) if square in s.zombies]
            case "take":
                self.pick(s)
            case "heal":
                self.heal(s)
            case "roll":
                self.throw(s)
            case "back":
                s.tell("hands-back", who=self.controller, whom=self.seat)
                self.controller = ""
            case _:
                if not self.spent:
                    s.tell("stays", who=self.seat, weight="detail")
                return DONE
        return None

    def heal(self, s: ZombiesState) -> None:  # R8.6
        self.over = True
        s.note("heals", n=HEAL_PRICE)
        pay_trophies(s, self.seat, HEAL_PRICE)
        gain_lives(s, self.seat, 1)
        s.tell("heals", who=self.seat, n=HEAL_PRICE, lives=s.survivors[self.seat].lives, refs=(f"seat-{self.seat}",))


def moving(s: ZombiesState) -> Move | None:
    """The step 4 that is running."""
    return s.find(Move)


def reach(s: ZombiesState) -> dict[str, Way[str]]:
    """The squares that the pawn in step 4 can reach now; nothing outside that step."""
    move = moving(s)
    return move.reach(s) if move and s.stack[-1] is move else {}
