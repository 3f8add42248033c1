"""The zombie turn, in order (R19): what breaks, rises, acts by itself, and what burns at its end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.core.chapter import Chapter
from engine.core.message import Message, parts
from engine.core.model import Model, Number
from engine.core.shape import Option, Some
from engine.core.step import DONE, Ask, Done, Sequence, Step
from engine.kit.squares import SIDES
from engine.kit.walks import distances

from ..dead import bot
from ..dead.acting import Acting
from ..dead.attack import ACTIONS, attack, has_extra
from ..dead.entry import Entry
from ..dice import D8, roll
from ..humans import fire
from ..humans.build import edge_name, tell_crushed, touched
from ..humans.deed import squares
from ..humans.ending import judge
from ..humans.moves import by_number
from ..state import ZOMBIES, PlagueState, Zombie
from ..terms import in_contact, nearest_free, weight

FOUR = 2 * 4
"""What breaks one barricade, in halves (R24.3)."""


class ZombieTurn(Chapter, Sequence):
    """R19."""

    heading = "title-zombies"

    parts: ClassVar[tuple[type[Step], ...]]

    def order(self, s: PlagueState) -> tuple[type[Step], ...]:
        return (Dark, Breaking, Rising, Entry, Acting, Crazies, Dawn)

    def headline(self, s: PlagueState) -> Message | None:
        return s.text("headline-zombies", n=s.round, parts=parts(self.tally)) if self.tally else None


class Dark(Step):
    """What counted in the last zombie turn is forgotten."""

    def run(self, s: PlagueState) -> Done:
        s.played = []
        for zombie in s.zombies.values():
            zombie.steps = zombie.attacks = zombie.lunge = 0
            zombie.stopped = zombie.bold = False
        for human in s.humans.values():
            human.attackers = []
            human.bitten = False
        return DONE


# Step 1


class Group(Model):
    """Zombies that stand together: the barricades that they touch, and how many they break (R24.1-R24.4, R15.8)."""

    edges: list[str]
    breaks: Number


def groups(s: PlagueState) -> list[Group]:
    """The groups that break something."""
    found: list[Group] = []
    at = {each.at: each for each in s.zombies.values()}
    left = set(at)
    for start in at if s.barricades else ():
        if start not in left:
            continue
        group = distances([start], lambda here: [square for square in s.ground.neighbours(here) if square in left])
        left.difference_update(group)
        breaks = weight(s, (at[each] for each in group)) // FOUR
        edges = [edge for edge in s.barricades if breaks and touched(s, edge).intersection(group)]
        if edges:
            found.append(Group(edges=edges, breaks=breaks))
    return found


class Breaking(Step):
    """Barricades are broken (R24)."""

    begun: bool = False
    groups: list[Group] = []

    def run(self, s: PlagueState) -> Done | None:
        if not self.begun:
            self.begun = True
            self.groups = groups(s)
        while self.groups:
            group = self.groups[0]
            group.edges = [edge for edge in group.edges if edge in s.barricades]
            if len(group.edges) > group.breaks:
                return None
            self.crush(s, group.edges)
        return DONE

    def crush(self, s: PlagueState, edges: list[str]) -> None:
        del self.groups[0]
        for edge in edges:
            told = edge_name(s, edge)
            s.barricades.remove(edge)
            tell_crushed(s, edge, told)

    def asks(self, s: PlagueState) -> Iterator[Ask]:  # D15
        group = self.groups[0]
        default = bot.nearest_edges(s, group.edges)[: group.breaks]
        options = [Option(each, partial(edge_name, s, each), ref=each) for each in group.edges]
        shape = Some(options, group.breaks, group.breaks)
        word = ",".join(each for each in group.edges if each in default)
        yield Ask(ZOMBIES, "crush", shape, default=(word,))

    def on_crush(self, s: PlagueState, ask: Ask, edges: list[str]) -> None:
        self.crush(s, edges)


# Step 2


class Rising(Step):
    """The dead rise (R18); on a taken square one of the nearest free ones is theirs."""

    def run(self, s: PlagueState) -> Done | None:
        for human, square in list(s.corpses.items()):
            found = _graves(s, square)
            if square in s.fires or not found:  # R18.4
                del s.corpses[human]
                s.fallen += 1
                s.tell("corpse-burnt", refs=(square,), whom=s.name(human), at=square)
            elif len(found) > 1:
                return None
            else:
                self.rise(s, human, found[0])
        return DONE

    def rise(self, s: PlagueState, human: str, at: str) -> None:
        del s.corpses[human]
        risen = Zombie(id=f"r{human[1:]}", kind="risen", at=at, of=human)
        s.zombies[risen.id] = risen
        hurts = (s.leader(human),)
        s.tell("rises", weight="headline", hurts=hurts, refs=(at,), figure=s.name(risen.id), whom=s.name(human), at=at)

    def asks(self, s: PlagueState) -> Iterator[Ask]:  # D16
        human, square = next(iter(s.corpses.items()))
        found = _graves(s, square)
        prompt = partial(s.text, "ask-rise", whom=s.name(human))
        shape = squares(s, found, "where", found[0])
        yield Ask(ZOMBIES, "rise", shape, human, prompt, default=(found[0],))

    def on_rise(self, s: PlagueState, ask: Ask, at: str) -> None:
        self.rise(s, ask.subject, at)


def _graves(s: PlagueState, square: str) -> list[str]:
    """Where a dead human can rise: on his square, else on the nearest free ones, in reading order (R18.3)."""
    return [square] if square not in s.taken else nearest_free(s, [square], burning=True)


# Steps 5 and 6


class Crazies(Step):
    """Crazy zombies act by chance (R31.3)."""

    def run(self, s: PlagueState) -> Done:
        for zombie in by_number(s, "crazy"):
            for _ in range(ACTIONS["crazy"]):
                if not zombie.stopped and not _bites(s, zombie):
                    self.stagger(s, zombie)
            if has_extra(s, zombie):
                _bites(s, zombie)
        return DONE

    def stagger(self, s: PlagueState, zombie: Zombie) -> None:
        """One step at random, if it is possible."""
        face = roll(s, "rolls-stagger", D8, weight="detail", figure=s.name(zombie.id))
        to = s.grid.shifted(zombie.at, *SIDES[(face - 1) // 2])
        if to and to in s.grid.floor and s.ground.linked(zombie.at, to) and to not in s.taken:
            zombie.at = to
            zombie.steps += 1


def _bites(s: PlagueState, zombie: Zombie) -> bool:
    """It attacks a random human in contact, each attack an order of its own (R31.4)."""
    prey = [each for each in s.living if zombie in in_contact(s, each)]
    if not prey:
        return False
    attack(s, prey[s.dice.pick(len(prey))], [zombie.id])
    judge(s, human_turn=False)
    return True


class Dawn(Step):
    """What burns at the end of the round (R19, step 6)."""

    def run(self, s: PlagueState) -> Done:
        fire.burn_zombies(s)
        fire.rage(s)
        judge(s, human_turn=False)
        return DONE
