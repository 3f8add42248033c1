"""Controlled zombies act, and cards are played: step 4 of the zombie turn (R19, R21, R23)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import partial
from typing import Any, NamedTuple

from engine.core.message import Message
from engine.core.shape import Chain, One, Option, Some
from engine.core.step import BREATH, DONE, Ask, Breath, Done, Step
from engine.kit.choices import labelled
from engine.kit.squares import Ground

from ..humans.build import edge_name
from ..humans.deed import figures, squares
from ..humans.ending import judge
from ..state import ZOMBIES, Human, PlagueState, Zombie, hand_card_name, hand_card_text
from . import bites, bot, hand, packs, tricks
from .attack import attack, attackers, reach, steps_left
from .field import Field

SLICE = 16
"""How many zombies walk before the rules take a breath."""
PACKED = ("hunt", "send")
"""What is said to many of them at once."""


class Command(NamedTuple):
    """What the Zombie Player does next: its word, and what belongs to it."""

    key: str
    aim: Any = None


class Acting(Step):
    """The Zombie Player moves and attacks with any zombies in any order, or lets them act by themselves."""

    auto: bool = False
    planned: bool = False
    walked: list[str] = []

    def run(self, s: PlagueState) -> Done | Breath | None:
        if not self.auto:
            return None
        if not self.planned:
            self.planned = True
            while trick := tricks.trick(s):
                hand.play(s, *trick)
                if not s.rests_on(self):  # what it has brought comes first
                    self.planned = False
                    return None
        field, taken, sent = Field(s), s.taken, bot.sent(s)
        walkers = [each for each in bot.walkers(s, field) if each not in self.walked]
        for each in walkers[:SLICE]:
            self.walked.append(each)
            bot.walk(s, s.zombies[each], sent.get(each, field), taken)
        if len(walkers) > SLICE:
            return BREATH
        for human, group in bot.attacks(s):
            attack(s, human, group)
            judge(s, human_turn=False)
        return DONE

    def asks(self, s: PlagueState) -> Iterator[Ask]:  # D18, D19
        prompt = partial(self.prompt, s)
        yield Ask(ZOMBIES, "horde", partial(command, s), prompt=prompt, private=True, default=("act",))

    def prompt(self, s: PlagueState) -> Message:
        return s.text(
            "ask-horde", n=sum(each.kind != "crazy" and steps_left(s, each) > 0 for each in s.zombies.values())
        )

    def on_horde(self, s: PlagueState, ask: Ask, given: Command) -> Done | None:
        match given.key:
            case "end":
                return DONE
            case "auto" | "act":
                self.auto = True
                self.planned = given.key == "act"  # no cards
            case "card":
                hand.play(s, *given.aim)
            case "attack":
                human, group = given.aim
                attack(s, s.humans[human], group)
                judge(s, human_turn=False)
            case "hunt":
                self.hunt(s, s.humans[given.aim])
            case "send":
                self.walk(s, packs.marches(s, *given.aim))
            case figure:
                self.walk(s, {figure: given.aim})
        return None

    def hunt(self, s: PlagueState, human: Human) -> None:
        """All who reach a human attack him together, as often as they can."""
        self.walk(s, packs.hunters(s, human))
        while not human.dead and (group := attackers(s, human)):
            attack(s, human, group)
            judge(s, human_turn=False)

    def walk(self, s: PlagueState, ways: packs.Ways) -> None:
        for figure, way in ways.items():
            zombie = s.zombies[figure]
            for square in way:
                zombie.at = square
                zombie.steps += 1
            if way:
                s.tell("walks", weight="detail", refs=(zombie.at,), figure=s.name(figure), at=zombie.at)


def command(s: PlagueState) -> Chain:
    """What can be done next."""
    key: str = yield One(usual="auto", keys=partial(_words, s), each=partial(_option, s), offers=partial(_offers, s))
    if key == "attack":
        prey = _prey(s)
        whom: str = yield figures(s, prey, "whom", odds=partial(_bitten, s, prey))
        able = [Option(each, partial(_mover, s, each), ref=s.zombies[each].at) for each in prey[whom]]
        usual = ",".join(prey[whom])
        return Command(key, (whom, (yield Some(able, 1, ordered=True, usual=usual, prompt=partial(s.text, "group")))))
    if key == "hunt":
        return Command(key, (yield One([_hunted(s, each, ways) for each, ways in _hunts(s).items()])))
    if key == "send":
        goal: str = yield One([Option(each, partial(goal_name, s, each)) for each in packs.goals(s)])
        able = packs.followers(s, goal)
        if not packs.is_choice(goal, able):
            return Command(key, (goal, packs.sent(s, [goal])))
        group = [Option(each, partial(_mover, s, each), ref=s.zombies[each].at) for each in able]
        usual = ",".join(packs.usual(s, goal))
        return Command(key, (goal, (yield Some(group, 1, usual=usual, prompt=partial(s.text, "who-goes")))))
    if key == "card":
        playable = hand.playable(s)
        does = partial(_does, s)
        cards = labelled(hand_card_name, playable, does, partial(hand.odds, s))
        name: str = yield One(cards, prompt=partial(s.text, "which-card"))
        return Command(key, (playable[name], (yield from hand.trick_of(s, name).choose(s, ZOMBIES))))
    if key in s.zombies:
        ways = reach(s, s.zombies[key], steps_left(s, s.zombies[key]))
        to: str = yield squares(s, ways, "where")
        return Command(key, ways[to])
    return Command(key)


def _does(s: PlagueState, card: str) -> Message:
    return hand_card_text(s.data.hand[card])


def _words(s: PlagueState) -> Iterator[str]:
    """What can be done next, found one after the other: who wants to know whether there is a choice needs two."""
    yield from (word for word in (*PACKED, "auto", "act", "attack", "card") if _offers(s, word))
    ground, taken = s.ground, s.taken
    yield from (each.id for each in s.zombies.values() if _can_walk(s, each, ground, taken))
    yield "end"


def _option(s: PlagueState, word: str) -> Option:
    if word in s.zombies:
        return Option(word, partial(_mover, s, word), s.text("group-zombies"), s.zombies[word].at)
    return Option(word, partial(s.text, f"horde-{word}"), leads=word in PACKED, ends=word == "end")


def _offers(s: PlagueState, word: str) -> bool:
    match word:
        case "auto" | "act" | "end":
            return True
        case "attack":
            return bool(_prey(s))
        case "hunt":
            return packs.are_hunted(s, s.living)
        case "send":
            return next(packs.goals(s), "") != ""
        case "card":
            return bool(hand.playable(s))
        case figure:
            return figure in s.zombies and _can_walk(s, s.zombies[figure], s.ground, s.taken)


def _prey(s: PlagueState) -> dict[str, list[str]]:
    """Whom zombies can attack now, and which."""
    return {each.id: able for each in s.living if (able := attackers(s, each))}


def _bitten(s: PlagueState, prey: dict[str, list[str]], figure: str) -> Message | None:
    return bites.odds(s, s.humans[figure], dict.fromkeys(prey[figure], ()), once=True)


def _hunts(s: PlagueState) -> dict[str, packs.Ways]:
    """Whom zombies can attack now or after their steps, and which go where for it."""
    return {each.id: ways for each in s.living if (ways := packs.hunters(s, each))}


def _hunted(s: PlagueState, figure: str, ways: packs.Ways) -> Option:
    human = s.humans[figure]
    label = partial(s.text, "hunted", figure=s.name(figure), at=human.at or "car", n=len(ways))
    return Option(figure, label, ref=human.at, odds=partial(bites.odds, s, human, ways))


def goal_name(s: PlagueState, goal: str) -> Message:
    """Where zombies are sent."""
    if goal in s.humans:
        return s.name(goal)
    if goal in (packs.NEAR, packs.AROUND):
        return s.text(f"sent-{goal}")
    return s.text("sent-shut" if goal in s.barricades else "sent-open", edge=edge_name(s, goal))


def _can_walk(s: PlagueState, zombie: Zombie, ground: Ground, taken: Container[str]) -> bool:
    """Whether it is controlled, and there is a square to which it can go."""
    steps = steps_left(s, zombie) if zombie.kind != "crazy" else 0
    free = [each for each in ground.neighbours(zombie.at) if each not in taken] if steps else []
    return any(each not in s.fires for each in free) or (bool(free) and bool(reach(s, zombie, steps)))


def _mover(s: PlagueState, figure: str) -> Message:
    zombie = s.zombies[figure]
    return s.text("mover", figure=s.name(figure), at=zombie.at, n=steps_left(s, zombie))
