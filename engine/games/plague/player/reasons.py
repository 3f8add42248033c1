"""Why the stand-in gives an answer: a sentence about this answer, with its price, from the view of the seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.decision import Decision
from engine.core.message import Message, parts
from engine.core.shape import replay
from engine.kit.deeds import DONE, Chosen

from ..data import kind
from ..dead.attack import ACTIONS, HITS
from ..dead.field import Field
from ..humans.deeds import MENU
from ..humans.moves import reach
from ..state import CAR, Human, PlagueState, card_name
from ..terms import contacts, gaps, is_blocked, left, openings
from .arms import is_thrown, kill_chance
from .course import where
from .mind import FAR, Mind

Why = Callable[[PlagueState, Human, Sequence[str]], Message]
ALWAYS = 100


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
    return parts([why, s.text("ask-act.why-price", n=price, left=max(0, left(s, human) - price))])


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
    chance = round(ALWAYS * kill_chance(s, human, words[1]))
    if is_thrown(s, words[1]):
        return s.text("ask-act.why-throw", n=chance)
    target = s.zombies[words[2]]
    return s.text("ask-act.why-attack-one", figure=s.name(target.id), n=chance)


def _use(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    card = kind(words[1])
    if s.card(words[1]).heals:
        patient = s.humans[words[2]] if len(words) > 2 else human
        return s.text("ask-act.why-heal", figure=s.name(patient.id), n=patient.life)
    return s.text("ask-act.why-card", card=card_name(card), does=Message(f"plague-cardtext-{card}"))


def _build(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    open_ = gaps(s)
    if words[1] not in open_:
        return s.text("ask-act.why-build")
    return s.text("ask-act.why-build-one", n=len(open_) - 1, of=openings(s))


def _move(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    """Where the walk leads, unless he only gets out of the way, and how many zombies can bite there and here."""
    mind = Mind(s)
    there, here = (len(mind.danger.attacks(square)) for square in (words[1], human.at))
    goals = mind.goals.get(human.id, ())
    steps: Mapping[str, int] = s.ground.walks(*goals) if goals else {}
    if goals and steps.get(words[1], 0) < steps.get(human.at, 0):
        return s.text("ask-act.why-move-nearer", what=where(s, mind, goals), n=steps[words[1]], danger=there)
    return s.text("ask-act.why-move-safer", n=there, before=here)


def _done(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    if human.at != CAR:
        return s.text("ask-act.why-done-here", n=len(Mind(s).danger.attacks(human.at)))
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
                [s.text(f"ask-horde.why-card-{words[1]}"), s.text("ask-horde.why-card-price", n=len(s.hand) - 1)]
            )
        case "attack":
            group, human = words[2].split(","), s.humans[words[1]]
            if not human.life:
                return s.text("ask-horde.why-finish", whom=s.name(human.id))
            need = HITS - (len(group) > 1 and not s.able(human, "no_prey"))
            return s.text("ask-horde.why-bite", whom=s.name(human.id), n=len(group), need=need, life=human.life)
        case "end":
            return s.text("ask-horde.why-end")
        case "auto":
            return s.text("why-auto")
        case figure:
            return _walk(s, figure, words[1])


def _walk(s: PlagueState, figure: str, to: str) -> Message:
    far = Field(s).at(to)
    if far:
        return s.text("ask-horde.why-walk", n=far)
    return s.text("ask-horde.why-walk-bite", whom=[s.name(each.id) for each in s.living if to in contacts(s, each)])


def _enter(s: PlagueState, words: Sequence[str]) -> Message:
    if words[0] == "auto":
        return s.text("why-auto")
    return s.text("ask-enter.why", n=Field(s).at(words[1]))


DEAD: Mapping[str, Callable[[PlagueState, Sequence[str]], Message]] = {
    "horde": _horde,
    "enter": _enter,
    "kindle": lambda s, words: s.text("why-auto" if words[0] == "auto" else "ask-kindle.why"),
    "howl": lambda s, words: s.text("ask-howl.why"),
    "crush": lambda s, words: s.text("ask-crush.why"),
}
