"""Why the stand-in gives an answer: a sentence about this answer, with its price, from the view of the seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.decision import Decision
from engine.core.message import Message, parts
from engine.core.shape import replay
from engine.kit.deeds import DONE, Chosen

from ..data import kind
from ..dead import packs
from ..dead.attack import ACTIONS, HITS
from ..dead.errands import PACK
from ..dead.field import FAR as BEHIND
from ..dead.field import Field
from ..humans.build import touched
from ..humans.deeds import MENU
from ..humans.moves import reach
from ..state import CAR, Human, PlagueState, card_name, card_text
from ..terms import contacts, gaps, is_blocked, is_last, left, openings
from . import house
from .arms import is_thrown
from .course import where
from .mind import FAR, Mind

STAYS = ("search", "use", "build", "give", "take", "pick")
"""Deeds after which somebody still stands where zombies may bite."""
Why = Callable[[PlagueState, Human, Sequence[str]], Message]


def reason(s: PlagueState, decision: Decision, words: Sequence[str]) -> Message | None:
    """Why the stand-in answers with these words; None for a question without reasons."""
    if decision.kind == "start":
        return s.text("ask-start.why")
    if decision.kind in DEAD:
        return DEAD[decision.kind](s, words)
    if decision.kind != "act" or words[0] not in HUMAN:
        return None
    human = s.humans[decision.subject]
    why = HUMAN[words[0]](s, human, words)
    if words[0] == DONE:
        return why
    price = _price(s, human, decision, words)
    said = [why, s.text("ask-act.why-price", n=price, left=max(0, left(s, human) - price))]
    danger, at = Mind(s, human.id).danger, words[1] if words[0] == "move" else human.at
    if words[0] in STAYS and (bites := len(danger.attacks(at))):
        said.append(s.text("ask-act.why-bites", n=bites))
    if words[0] in ("move", *STAYS) and danger.bites(at) >= human.life:
        said.append(s.text("ask-act.why-falls", figure=s.name(human.id)))
    return parts(said)


def _price(s: PlagueState, human: Human, decision: Decision, words: Sequence[str]) -> int:
    """The actions that it costs."""
    if words[0] == "move":
        return reach(s, human, left(s, human))[words[1]][0]
    _, chosen = replay(decision.ask.shape, [*words])
    aim = chosen.aim if isinstance(chosen, Chosen) else None
    return MENU.deeds[words[0]].price(s, human, aim)


# Humans


def _search(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    if s.searched.get(words[1]):
        return s.text("ask-act.why-search-again")
    n = sum(bool(s.searched.get(each)) for each in s.required) + 1
    return s.text("ask-act.why-search-new", n=n, of=len(s.required))


def _attack(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    if is_thrown(s, words[1]):
        return s.text("ask-act.why-throw")
    only = "yes" if is_last(s, human, words[1]) else "no"
    return s.text("ask-act.why-attack", bites=len(Mind(s, human.id).danger.attacks(human.at)), only=only)


def _use(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    card = kind(words[1])
    if s.card(words[1]).heals:
        patient = s.humans[words[2]] if len(words) > 2 else human
        return s.text("ask-act.why-heal", figure=s.name(patient.id), n=patient.life)
    return s.text("ask-act.why-card", card=card_name(card), does=card_text(s.data.cards[card]))


def _build(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    open_ = gaps(s)
    if words[1] not in open_:
        return s.text("ask-act.why-build")
    return s.text("ask-act.why-build-one", n=len(open_) - 1, of=openings(s))


def _move(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    """Where the walk leads, unless he only gets out of the way, and how many zombies can bite there and here."""
    mind = Mind(s, human.id)
    there, here = (len(mind.danger.attacks(square)) for square in (words[1], human.at))
    goals = mind.goals.get(human.id, ())
    steps: Mapping[str, int] = s.ground.walks(*goals) if goals else {}
    if goals and steps.get(words[1], 0) < steps.get(human.at, 0):
        return s.text("ask-act.why-move-nearer", what=where(s, mind, human, goals), n=steps[words[1]], danger=there)
    return s.text("ask-act.why-move-safer", n=there, before=here)


def _done(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    """That nothing is better; or, of somebody who is on his way and has time, what keeps him from going on."""
    if human.at != CAR:
        mind = Mind(s, human.id)
        bites, goals, time = mind.danger.attacks, mind.goals.get(human.id, ()), left(s, human)
        here = len(bites(human.at))
        steps: Mapping[str, int] = s.ground.walks(*goals) if goals else {}
        if time > 0 and steps.get(human.at, 0):
            ahead = [len(bites(each)) for each in reach(s, human, time) if steps.get(each, FAR) < steps[human.at]]
            if not ahead or min(ahead) > here:
                what, how = where(s, mind, human, goals), "waits" if ahead else "barred"
                return s.text(f"ask-act.why-done-{how}", what=what, n=min(ahead, default=0), before=here)
        if mind.plan == "house" and human.at in goals and len(goals) > 1 and not house.prey(s):
            return s.text("ask-act.why-done-house", n=here)  # no opening is his
        return s.text("ask-act.why-done-here", n=here)
    blocked = "yes" if s.running and is_blocked(s) else "no"
    return s.text("ask-act.why-done-car", n=_at_doors(s, human), blocked=blocked)


def _at_doors(s: PlagueState, human: Human) -> int:
    """How many of the dead can be at a door of the car in their next turn; only from there they bite (R16.4)."""
    doors = contacts(s, human)
    walks = [s.ground.walks(door) for door in doors]
    near = sum(any(way.get(each.at, FAR) <= ACTIONS[each.kind] for way in walks) for each in s.zombies.values())
    return min(near, len(doors))


def _plain(key: str) -> Why:
    return lambda s, human, words: s.text(f"ask-act.why-{key}")


HUMAN: Mapping[str, Why] = {
    "search": _search,
    "attack": _attack,
    "use": _use,
    "build": _build,
    "move": _move,
    DONE: _done,
    **{key: _plain(key) for key in ("give", "pick", "take", "baby_take", "board", "ignite", "leave")},
}


# The dead


def _horde(s: PlagueState, words: Sequence[str]) -> Message:
    match words[0]:
        case "card":
            return parts(
                [
                    s.text(f"ask-horde.why-card-{s.data.does[words[1]]}"),
                    s.text("ask-horde.why-card-price", n=len(s.hand) - 1),
                ]
            )
        case "hunt":
            human = s.humans[words[1]]
            return _bite(s, human, packs.hunters(s, human))
        case "send":
            return _send(s, words[1], packs.sent(s, words[1:]))
        case "end":
            return s.text("ask-horde.why-end")
        case _:
            return s.text("why-auto")


def _bite(s: PlagueState, human: Human, ways: packs.Ways) -> Message:
    """What an attack is for, how likely it succeeds, and how many of the dead it takes."""
    whom, n = s.name(human.id), len(ways)
    price = s.text("ask-horde.why-price", n=n, of=sum(each.kind != "crazy" for each in s.zombies.values()))
    if not human.life:
        return parts([s.text("ask-horde.why-finish", whom=whom), price])
    need = HITS - (n > 1 and not s.able(human, "no_prey"))
    return parts([s.text("ask-horde.why-hunt", whom=whom, n=n, need=need, life=human.life), price])


def _send(s: PlagueState, goal: str, group: Sequence[str]) -> Message:
    """What those who go are good for there, and how far they still have to go."""
    ways = packs.marches(s, goal, group)
    if goal in s.barricades:
        at = {each.id: ways[each.id][-1] if each.id in ways else each.at for each in s.zombies.values()}
        there = sum(square in touched(s, goal) for square in at.values())
        return s.text("ask-horde.why-send-shut", n=len(group), there=there, left=max(0, PACK - there))
    field = Field(s)
    left = min((field.at(way[-1]) for way in ways.values()), default=0)
    return s.text("ask-horde.why-send", n=left, closed="yes" if left >= BEHIND else "no")


def _enter(s: PlagueState, words: Sequence[str]) -> Message:
    if words[0] == "auto":
        return s.text("why-auto")
    return s.text("ask-enter.why", n=Field(s).at(words[1]))


DEAD: Mapping[str, Callable[[PlagueState, Sequence[str]], Message]] = {
    "horde": _horde,
    "enter": _enter,
    "kindle": lambda s, words: s.text("why-auto" if words[0] == "auto" else "ask-kindle.why"),
    "rise": lambda s, words: s.text("ask-rise.why", n=Field(s)[words[0]]),
    "howl": lambda s, words: s.text("ask-howl.why"),
    "crush": lambda s, words: s.text("ask-crush.why"),
}
