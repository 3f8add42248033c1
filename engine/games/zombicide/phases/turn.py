"""The Player Phase: whose turn it is, what a survivor may do in it, and how it ends (R3.2-R3.5, R9.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.message import Message
from engine.core.shape import One
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.deeds import DONE as ENDS
from engine.kit.deeds import Chosen, Menu

from .. import defaults as safe
from ..deeds.actions import Bloodlust, Bonus, Eat, Heal, Noise, Rally, Reload, Shove, Taunt
from ..deeds.combat import Fight
from ..deeds.deed import Aimed
from ..deeds.light import Douse, Light
from ..deeds.moves import Charge, Lifesaver, Move, Sprint
from ..deeds.trade import Trade
from ..party import turns, verdict
from ..party.choices import about, people, yes_no
from ..party.skills import has
from ..party.turns import Turn
from ..reading.doors import OpenDoor
from ..reading.search import Search
from ..reading.take import Take
from ..state import Survivor, ZombicideState, zone_name


class SurvivorTurn(Turn):
    """The turn of a survivor, action by action (D7)."""

    def run(self, s: ZombicideState) -> Done | None:
        survivor = s.survivors[self.survivor]
        verdict.judge(s)
        if not self.over and survivor.up and not (self.gift and self.used) and can_act(s, survivor):
            return None
        self.close(s, survivor)
        return DONE

    def close(self, s: ZombicideState, survivor: Survivor) -> None:
        """The turn is over: bonus actions that were not used are not spent, and he may leave by an exit (R9.8, O3)."""
        if self.gift:
            return
        survivor.acted = True
        unused = min(self.bonus, turns.left(s, survivor, self))
        survivor.spent -= unused
        self.bonus -= unused
        if survivor.up and survivor.at in s.exits and not s.threats(survivor.at):
            s.push(Exit(survivor=survivor.id))

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        yield action(s, s.survivors[self.survivor])
        yield from tacticians(s, but=self.survivor)

    def on_act(self, s: ZombicideState, ask: Ask, chosen: Chosen) -> None:
        if ask.subject == self.survivor:
            perform(s, s.survivors[self.survivor], chosen)
        else:
            begin(s, s.survivors[ask.subject], chosen)


class PlayerPhase(Step):
    """Seat after seat from the holder of the clock, each with all its survivors in any order (R3.2).

    With the option free_order all seats at once (R11).
    """

    heading = "title-survivors"

    def run(self, s: ZombicideState) -> Done | None:
        verdict.judge(s)
        return None if any(not each.acted for each in s.standing) else DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:  # D6
        due = waiting(s)
        for survivor in due:
            yield action(s, survivor)
        yield from tacticians(s, *(each.id for each in due))

    def on_act(self, s: ZombicideState, ask: Ask, chosen: Chosen) -> None:
        begin(s, s.survivors[ask.subject], chosen)


def waiting(s: ZombicideState) -> list[Survivor]:
    """Whose turn can be next."""
    due = [each for each in s.standing if not each.acted]
    if s.settings.free_order == "on":
        return due
    for seat in s.seats_from(s.holder):
        if mine := [each for each in due if each.id in s.crews.get(seat, ())]:
            return mine
    return []


def order(s: ZombicideState) -> list[str]:
    """The seats that still have a turn in this Player Phase, in their order, from the one whose turn it is (R3.2)."""
    if s.settings.free_order == "on" or s.find(PlayerPhase) is None:
        return []
    now = s.find(SurvivorTurn)
    due = {s.leader(each.id) for each in s.standing if not each.acted}
    return [seat for seat in s.seats_from(s.holder) if seat in due or (now is not None and seat == now.seat)]


def tacticians(s: ZombicideState, *others: str, but: str = "") -> Iterator[Ask]:
    """Those who may take their turn at any moment (C8, tactician), besides those who are asked."""
    for survivor in s.standing:
        if survivor.acted or survivor.id in (*others, but) or not has(s, survivor, "tactician"):
            continue
        if not turns.of(s, survivor):
            yield action(s, survivor, wait=False)


def action(s: ZombicideState, survivor: Survivor, *, wait: bool = True) -> Ask:
    """What he does next (D7)."""
    shape, asked, default = partial(MENU.plan, s, survivor), partial(prompt, s, survivor), partial(usual, s, survivor)
    seat, id, at = s.leader(survivor.id), survivor.id, survivor.at
    return Ask(seat, "act", shape, id, asked, wait, default=default, several=True, ref=at)


def usual(s: ZombicideState, survivor: Survivor) -> list[str]:
    """What an absent player's survivor does (D7)."""
    return safe.words(s, survivor, partial(MENU.can, s, survivor))


def prompt(s: ZombicideState, survivor: Survivor) -> Message:
    args = {"figure": s.name(survivor.id), "zone": zone_name(survivor.at), "n": turns.left(s, survivor)}
    return s.text("ask-act", **args, health=survivor.health, zombies=s.threats(survivor.at))


def begin(s: ZombicideState, survivor: Survivor, chosen: Chosen) -> None:
    """His turn begins with this."""
    s.push(SurvivorTurn(survivor=survivor.id, seat=s.leader(survivor.id)))
    perform(s, survivor, chosen)


class BornLeader(Aimed):
    """Somebody else has an Action, at once (C8, D18)."""

    key = "born_leader"
    free = True
    once = True

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        return [each.id for each in s.standing if each is not survivor and not turns.of(s, each)]

    def shape(self, s: ZombicideState, survivor: Survivor, found: Sequence[str]) -> One:
        return people(s, found, "lead-whom")

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        s.tell("leads", figure=s.name(survivor.id), other=s.name(aim))
        s.push(SurvivorTurn(survivor=aim, seat=s.leader(aim), gift=True))


DEEDS = (
    Fight(), Take(), Move(), Search(), OpenDoor(), Trade(), Reload(), Heal(), Rally(), Light(), Douse(), Noise(),
    Sprint(), Charge(), Bloodlust(), Shove(), Lifesaver(), Taunt(), BornLeader(), Bonus(), Eat(),
)  # fmt: skip
MENU = Menu(turns.left, *DEEDS, handy=("attack", "take", "move", "search", "door"))


def can_act(s: ZombicideState, survivor: Survivor) -> bool:
    """Whether he can do anything: make noise, if he has an Action left (R3.4), else what is free or paid by a skill."""
    if turns.left(s, survivor) > 0:
        return True
    free = (deed for deed in DEEDS if deed.free or any(has(s, survivor, each) for each in deed.paid_by))
    return any(deed.possible(s, survivor, 0) for deed in free)


def perform(s: ZombicideState, survivor: Survivor, chosen: Chosen) -> None:
    """He does it, or ends his turn."""
    if chosen.key == ENDS:
        turns.end_turn(s, survivor)
    else:
        MENU.perform(s, survivor, chosen)


class Exit(Step):
    """A survivor in an exit zone leaves, or stays (R9.8, D17)."""

    survivor: str

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        if verdict.would_lose(s, self.survivor):  # M4.4
            yield about(s, self.survivor, "leave", yes_no(s), ("no",), text="leave-lost")
        else:
            yield about(s, self.survivor, "leave", yes_no(s), ("yes",))

    def on_leave(self, s: ZombicideState, ask: Ask, word: str) -> Done:
        survivor = s.survivors[self.survivor]
        if word == "yes":
            s.tell("leaves", weight="scene", refs=(survivor.at,), figure=s.name(survivor.id))
            survivor.standing, survivor.at = "left", ""
            for name in s.led(survivor.id):  # R12.7
                s.companions[name].at = ""
            survivor.douse()
            verdict.judge(s)
        return DONE
