"""What an advised answer of several words comes to, as one deed: who does what, and where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.decision import Decision
from engine.core.message import Message, named
from engine.core.shape import replay
from engine.kit.deeds import Chosen

from ..data import kind
from ..dead import packs
from ..dead.acting import goal_name
from ..humans.arms import weapon_name
from ..humans.build import edge_name
from ..humans.fight import NOBODY, Attack
from ..humans.search import place_name
from ..humans.things import Using
from ..rows import OUTDOORS
from ..state import DOOR, Human, PlagueState, card_name, hand_card_name
from .arms import is_thrown

CAR_DEEDS = ("board", "ignite", "leave")
Told = Callable[[PlagueState, Human, Sequence[str]], Message]


def plan(s: PlagueState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The deed; None where the label of a single word tells it."""
    match decision.kind:
        case "start":
            return s.text("ask-start.plan", figure=s.name(decision.subject), at=words[0])
        case "act" if words[0] in CAR_DEEDS:
            at = words[1] if len(words) > 1 else ""
            return s.text(f"ask-act.plan-{words[0]}", figure=s.name(decision.subject), at=at)
        case "act" if len(words) > 1 and words[0] in HUMAN:
            return HUMAN[words[0]](s, s.humans[decision.subject], _aimed(s, decision, words))
        case "horde" if len(words) > 1:
            return _horde(s, words)
        case "enter" if len(words) > 1:
            return s.text(f"ask-enter.plan-{words[0]}", at=[named(each) for each in words[1:]])
        case _:
            return None


def _aimed(s: PlagueState, decision: Decision, words: Sequence[str]) -> Sequence[str]:
    """What follows the first word; of a thing that goes or is used somewhere which, and on whom or where."""
    _, chosen = replay(decision.ask.shape, [*words])
    if isinstance(chosen, Chosen) and isinstance(chosen.aim, Using):
        return [chosen.aim.card, chosen.aim.on]
    if isinstance(chosen, Chosen) and isinstance(chosen.aim, Attack):
        return [*chosen.aim]
    return words[1:]


# Humans


def _move(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    zone = s.data.zone[words[0]]
    inside = "yes" if zone != OUTDOORS else "no"
    return s.text("ask-act.plan-move", figure=s.name(human.id), at=words[0], inside=inside, zone=s.data.zone_name(zone))


def _search(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    return s.text("ask-act.plan-search", figure=s.name(human.id), place=s.data.place_name(words[0], searching=True))


def _attack(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    weapon, target, second, push = words
    figure, arm = s.name(human.id), weapon_name(s, weapon)
    if is_thrown(s, weapon):
        return s.text("ask-act.plan-throw", figure=figure, weapon=arm, at=target)
    whom = [_called(s, each) for each in (target, second) if each and each != NOBODY]
    return s.text("ask-act.plan-attack", figure=figure, weapon=arm, whom=whom, pushed="yes" if push else "no", to=push)


def _build(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
    return s.text("ask-act.plan-build", figure=s.name(human.id), edge=edge_name(s, words[0]))


def _thing(key: str) -> Told:
    """A card that is used, given, taken or picked up: which, and on whom, from whom, or where."""

    def told(s: PlagueState, human: Human, words: Sequence[str]) -> Message:
        card, on = words
        own = "yes" if on == human.id else "no"
        return s.text(
            f"ask-act.plan-{key}", figure=s.name(human.id), card=card_name(kind(card)), own=own, whom=_called(s, on)
        )

    return told


HUMAN: Mapping[str, Told] = {
    "move": _move,
    "search": _search,
    "attack": _attack,
    "build": _build,
    **{key: _thing(key) for key in ("use", "give", "take", "pick")},
}


# The dead


def _horde(s: PlagueState, words: Sequence[str]) -> Message | None:
    match words[0]:
        case "hunt":
            n = len(packs.hunters(s, s.humans[words[1]]))
            return s.text("ask-horde.plan-hunt", n=n, whom=_called(s, words[1]))
        case "send":
            group = packs.followers(s, packs.NEAR) if words[1] == packs.NEAR else packs.sent(s, words[1:])
            names = [s.name(each) for each in group]
            if words[1] == packs.NEAR:
                return s.text("ask-horde.plan-near", who=names, n=len(group))
            return s.text("ask-horde.plan-send", who=names, n=len(group), to=goal_name(s, words[1]))
        case "card":
            card = hand_card_name(words[1])
            if len(words) == 2:
                return s.text("ask-horde.plan-card", card=card)
            return s.text("ask-horde.plan-card-on", card=card, on=[_called(s, each) for each in words[2:]])
        case _:
            return None


def _called(s: PlagueState, word: str) -> Message:
    """What a word names: a figure with where it is, a search square, an opening, a card, a square."""
    if word in s.zombies or word in s.humans:
        at = s.zombies[word].at if word in s.zombies else s.humans[word].at
        return s.text("placed", figure=s.name(word), at=at or "car")
    if word in s.data.searches:
        return place_name(s, word)
    if word in s.grid.edges or word == DOOR:
        return edge_name(s, word)
    return card_name(kind(word)) if "#" in word else named(word)
