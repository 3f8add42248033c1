"""What cards can lead to, thought back from the goals of the mission (section 11, 4 and 12).

The program knows what everybody knows: where cards lie, and what those do that somebody has read (R6.6). One that
nobody has read may bring anything, and so may an unread note.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..box.effects import Ask, Both, Choose, Condition, Do, Effect, Either, If, Not, Test, branches
from ..party.chronicle import holds, taken
from ..state import ZombicideState

EXIT, WAY, MONSTER, MIGHT = "exit", "way", "monster", "might"
"""Facts: an exit, a way to what was out of reach, an abomination on the board, a weapon that kills one."""
MORE = "more:"
"""The fact that cards have been taken: this prefix and their number."""
ANYTHING = "?"
"""What an unread card or note brings: it may be any fact."""
KEY, GOAL = "key:", "goal:"
ARMS = 3
"""The number of weapons against abominations that is enough for the party."""
LIKELY = 0.65
"""The chance from which a test that can be repeated is simply tried."""
MIGHTY = 3
"""The damage that kills an abomination."""
HUNCH = 0.6
"""How likely an unread card is to help."""
PROMISE = 0.9
"""How likely an unread note is to help to which a known card leads."""

Facts = frozenset[str]
NOTHING: Facts = frozenset()
NEVER = "never"
HOPELESS: Facts = frozenset({NEVER})
"""A fact that nothing can bring."""


class Path(NamedTuple):
    """One way through an effect: what it takes, what it brings, how likely it is, whether the card is put back."""

    lacks: tuple[Facts, ...] = (NOTHING,)
    """Alternatives, each with the facts that are still missing."""
    brings: Facts = NOTHING
    chance: float = 1.0
    back: bool = False

    @property
    def open(self) -> bool:
        """Whether this way can be taken now."""
        return NOTHING in self.lacks

    def serves(self, facts: Iterable[str]) -> bool:
        """Whether this way brings one of these facts, or may bring it."""
        return any(map(self.brings_about, facts))

    def brings_about(self, fact: str) -> bool:
        """Whether this way brings a fact, or may bring it."""
        if fact.startswith(MORE):
            return not self.back
        return fact in self.brings or (ANYTHING in self.brings and fact != NEVER)


def through(s: ZombicideState, card: str, effect: Effect) -> list[Path]:
    """All ways through an effect of a card."""
    found = [Path()]
    for statement in effect:
        if isinstance(statement, Do):
            after = _done(s, card, statement)
        else:
            pairs = zip(_entries(s, card, statement), branches(statement), strict=True)
            after = [_on(entry, path) for entry, branch in pairs for path in through(s, card, branch)]
        found = [_on(before, each) for before in found for each in after]
    return found


def _entries(s: ZombicideState, card: str, statement: If | Test | Choose) -> list[Path]:
    """What it takes to get into each branch of a statement, and how likely that is."""
    match statement:
        case If(condition):
            return [Path(lacking(s, card, condition)), Path(lacking(s, card, Not(condition)))]
        case Test():
            return [Path(chance=statement.chance), Path(chance=1 - statement.chance)]
        case Choose(options):
            return [Path(lacking(s, card, each.condition)) if each.condition else Path() for each in options]


UNREAD = Path(brings=frozenset({ANYTHING}), chance=HUNCH)
"""The way through a card that nobody has read."""


def _on(one: Path, other: Path) -> Path:
    lacks = tuple(dict.fromkeys(a | b for a in one.lacks for b in other.lacks))
    return Path(lacks, one.brings | other.brings, one.chance * other.chance, one.back or other.back)


def _done(s: ZombicideState, card: str, do: Do) -> list[Path]:
    words = [str(each) for each in do.args]
    match do.op:
        case "goal":
            return [Path(brings=frozenset({GOAL + words[0]}))]
        case "key":
            return [Path(brings=frozenset({KEY + words[0]}))]
        case "exit":
            return [Path(brings=frozenset({EXIT}))]
        case "link" | "move":
            return [Path(brings=frozenset({WAY}))]
        case "spawn" if words[1] == "abomination":
            return [Path(brings=frozenset({MONSTER}))]
        case "gain" if s.data.equipment[words[1]].damage >= MIGHTY:
            return [Path(brings=frozenset({MIGHT}))]
        case "note":
            note = s.mission.note(int(words[0]))
            if note in s.notes:
                return [Path()]
            effect = s.effect(note)
            return [UNREAD._replace(chance=PROMISE)] if effect is None else through(s, card, effect)
        case "back":
            return [Path(back=True)]
        case _:
            return [Path()]


def lacking(s: ZombicideState, card: str, condition: Condition) -> tuple[Facts, ...]:
    """The facts by which a condition would hold, as alternatives; an empty one if it holds already."""
    match condition:
        case Both(one, other):
            return tuple(a | b for a in lacking(s, card, one) for b in lacking(s, card, other))
        case Either(one, other):
            return (*lacking(s, card, one), *lacking(s, card, other))
        case Not():
            return (NOTHING,) if holds(s, condition, None, s.mission.objective(card).zone or "", card) else (HOPELESS,)
        case Ask(what, args, _):
            words = [str(each) for each in args]
            if what in ("key", "keys_all"):
                return (frozenset(KEY + each for each in words if each not in s.keys),)
            if what == "taken":
                left = int(words[0]) - taken(s, card)
                return (frozenset({MORE + words[0]}) if left > 0 else NOTHING,)
            if what == "zone_clear":
                return (NOTHING,)
            here = s.mission.objective(card).zone or ""
            met = any(holds(s, condition, each, here, card) for each in s.standing)
            return (NOTHING,) if met else (HOPELESS,)


class Plan(NamedTuple):
    """What the mission needs: facts, and the cards that help if they are taken now, each with how likely it does."""

    facts: Facts
    cards: dict[str, float]


def plan(s: ZombicideState) -> Plan:
    """What the mission needs now, thought back from its goals."""
    left = [id for id, card in s.mission.cards.items() if card.kind != "clock" and s.objectives[id] in ("down", "up")]
    first = s.mission.first
    if first and s.objectives[first] == "down":
        return Plan(NOTHING, {first: 1.0})
    if any(kind == "cards" for kind in s.mission.goals.values()):
        return Plan(NOTHING, dict.fromkeys(left, 1.0))
    known = {id: s.effect(id) for id in left}
    ways = {id: [UNREAD] if effect is None else through(s, id, effect) for id, effect in known.items()}
    near = {id: within_reach(s, id) for id in left}
    goals, found, sure = list(aims(s)), dict[str, float](), dict[str, float]()
    line = list(goals)
    for fact in line:
        serving = [(id, path) for id, fit in ways.items() for path in fit if path.brings_about(fact)]
        likely = any(path.chance >= LIKELY and path.open and again(ways[id]) for id, path in serving)
        for id, path in serving:
            missing = set[str]()
            if path.open:
                found[id] = max(found.get(id, 0.0), path.chance)
                if not near[id]:
                    missing.add(WAY)
                elif path.chance >= LIKELY and fact in goals:
                    sure[id] = found[id]
            elif not likely:
                missing.update(*path.lacks)
            line += sorted(missing.difference(line))
    return Plan(frozenset(line), sure or found)


def again(fit: list[Path]) -> bool:
    """Whether a card can be taken again if it has not helped."""
    return any(path.back for path in fit)


def aims(s: ZombicideState) -> Iterator[str]:
    """The facts that the goals of the mission come to."""
    hunted = s.mission.hunt is not None
    for name, kind in s.mission.goals.items():
        if kind == "effect" and name not in s.goals:
            if not hunted:
                yield GOAL + name
                continue
            if not s.abominations:
                yield MONSTER
            if sum(s.card(copy).damage >= MIGHTY for each in s.standing for copy in each.cards) < ARMS:
                yield MIGHT
        elif kind == "exit" and not s.exits:
            yield EXIT


def within_reach(s: ZombicideState, card: str) -> bool:
    """Whether a standing survivor could walk to a card, were all doors open."""
    zone, apart = s.mission.cards[card].zone, s.city.detached
    if zone is None or not apart:  # as in most missions
        return zone is None or bool(s.standing)
    joined = any((one in apart) != (other in apart) for one, other in s.links)
    return joined or any((each.at in apart) == (zone in apart) for each in s.standing)
