"""Why the stand-in answers as it does: what this very answer is for, and what it may cost. No unread card is named."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from engine.core.decision import Decision
from engine.core.message import Message

from ..box.effects import Choose, Do, operations
from ..box.ground import ground
from ..deeds.inventory import DISCARD
from ..party.chronicle import lasts
from ..party.turns import left
from ..party.verdict import progress, reached
from ..reading.foretold import sentences
from ..reading.objectives import Block
from ..reading.take import Take
from ..state import Survivor, ZombicideState, zone_name
from . import reading, waiting
from .errands import URGENT, Errand, fetches
from .fighting import blows, is_last
from .full import Candidate, Look, chosen, look
from .going import FAR
from .mind import mind

LIKELY = 0.75
"""The expected kills from which they are called likely."""
HURT = 0.5
"""The expected wounds from which they are told."""
PERCENT = 100
LASTING = ("count", "cflag", "ach", "cxp")
"""Operations whose work outlasts the mission (R10)."""


def reason(s: ZombicideState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The reason for these words of the stand-in's; None for an action that it would not choose."""
    if decision.kind == "act":
        survivor = s.survivors[decision.subject]
        seen = look(s, survivor)
        deed = chosen(s, survivor, seen)
        return _deed(s, survivor, seen, deed) if list(words[: len(deed.words)]) == list(deed.words) else None
    if decision.kind == "card" and words[0] == DISCARD:
        return s.text("ask-card.why-discard")
    if decision.kind == "deal" and words[0] == "no":
        return s.text("ask-deal.why-keeps")
    if decision.kind == "option":
        return s.text(f"ask-option.{_option(s, decision, words[0])}")
    return s.text(f"ask-{decision.kind}.why")


def _option(s: ZombicideState, decision: Decision, word: str) -> str:
    """Whether an option of a card brings a goal nearer, or may do so."""
    step = decision.step
    statement = step.statements(s)[step.at] if isinstance(step, Block) else None
    if not isinstance(statement, Choose) or not isinstance(step, Block):
        return "why"
    effect = next(each.effect for each in statement.options if str(each.number) == word)
    notes = (s.mission.note(int(str(each.args[0]))) for each in operations(effect) if each.op == "note")
    if any(s.effect(note) is None for note in notes):
        hopes = any(kind in ("effect", "exit") and not reached(s, goal) for goal, kind in s.mission.goals.items())
        return "why-unread" if hopes else "why-secret"
    facts = frozenset(each for each in reading.plan(s).facts if not each.startswith(reading.MORE))
    if any(path.open and path.serves(facts) for path in reading.through(s, step.card, effect)):
        return "why-goal"
    return "why-lasts" if any(_lasts(s, each) for each in operations(effect)) else "why"


def _lasts(s: ZombicideState, do: Do) -> bool:
    """Whether an operation brings what later missions of the campaign may ask for, and is no burden."""
    return lasts(s) and do.op in LASTING and do.args[0] not in s.data.campaign.burdens


# What somebody does in his turn


def _deed(s: ZombicideState, survivor: Survivor, seen: Look, deed: Candidate) -> Message:
    """What a deed is for, and the danger of being there afterwards, if there is any."""
    zone, actions = survivor.at, left(s, survivor) - 1
    if deed.words[0] == "move":
        zone = deed.words[1]
        return sentences([_way(s, survivor, seen, deed, zone), *danger(s, survivor, seen, zone, left=0, safe=True)])
    if deed.why == "attack":
        return sentences(_attack(s, survivor, deed))
    if deed.why in ("search", "take", "crate", "rescue", "done"):
        return sentences([_said(s, survivor, seen, deed), *danger(s, survivor, seen, zone, left=actions)])
    if deed.why == "door":
        door = deed.words[1]
        dark = len(s.ground.dark_rooms(door)) if seen.map.opening(door) > mind(s).opened else 0  # R6.4
        return s.text("ask-act.why-door", what=_opened(s, seen, door), n=dark)
    return s.text(f"ask-act.why-{deed.why}")


def _opened(s: ZombicideState, seen: Look, door: str) -> str:
    """What an open door is for: the last step of the mission, one of its goals, or the way on."""
    if seen.errand.what != "door" or seen.errand.key != door:
        return "way"
    kind = "cards" if any(card.door == door for card in s.mission.cards.values()) else "doors"
    return "last" if _wins(s, kind) else "goal"


def _wins(s: ZombicideState, kind: str) -> bool:
    """Whether one step more towards a goal of this kind wins the mission, as far as everybody knows."""
    left = [goal for goal in s.mission.goals if not reached(s, goal)]
    if [s.mission.goals[goal] for goal in left] != [kind]:
        return False
    done = progress(s, left[0])
    return done.of - done.done == 1


def _said(s: ZombicideState, survivor: Survivor, seen: Look, deed: Candidate) -> Message:
    match deed.why:
        case "take":
            card = deed.words[1] if len(deed.words) > 1 else Take().aims(s, survivor)[0]
            return s.text("ask-act.why-take", what="last" if _wins(s, "cards") else _read(s, card))
        case "search":
            busy = [each for each, errand in seen.others.items() if errand.worth >= URGENT and errand.what != "crate"]
            return s.text("ask-act.why-search", busy=len(busy), who=[s.name(each) for each in busy])
        case "done":
            return waiting.why(s, survivor, seen)
        case _:
            return s.text(f"ask-act.why-{deed.why}")


def _read(s: ZombicideState, card: str) -> str:
    """Whether an objective card is known to be needed: the mission needs all of them, or somebody has read it."""
    all_of_them = "cards" in s.mission.goals.values()
    return "card" if all_of_them or s.effect(card) is not None else "unread"


def _way(s: ZombicideState, survivor: Survivor, seen: Look, deed: Candidate, zone: str) -> Message:
    """Where a move leads, and how far it is from there: through closed doors for whoever can open them, or if no other
    way leads there.
    """
    if deed.why == "away":
        here, there = (ceil(seen.map.risk(survivor, each)) for each in (survivor.at, zone))
        return s.text("ask-act.why-away", n=here, less=min(there, max(0, here - 1)))
    unlocked = ground(s.city, frozenset(s.city.doors), frozenset([*s.links, *s.passages]))
    errand, away = seen.errand, s.ground.away(zone)
    if seen.map.has_tool(survivor) or not any(each in away for each in errand.zones):
        away = unlocked.away(zone)
    to = min(errand.zones, key=lambda each: away.get(each, FAR))
    what, figure = _aim(s, survivor, errand, to)
    return s.text("ask-act.why-goal", what=what, figure=s.name(figure), to=zone_name(to), n=away.get(to, 0))


def _aim(s: ZombicideState, survivor: Survivor, errand: Errand, to: str) -> tuple[str, str]:
    """What an errand is about, and whom."""
    if errand.what == "take":
        if fetches(s, errand):
            return "fallen", errand.key
        return _read(s, errand.key), survivor.id
    if errand.what == "help":
        return "help", errand.key
    return ("humvee" if errand.what == "search" and to in s.humvees else errand.what), survivor.id


def danger(
    s: ZombicideState, survivor: Survivor, seen: Look, zone: str, *, left: float, safe: bool = False
) -> list[Message]:
    """What threatens him in a zone, with ``left`` Actions to fight with; that nothing does is only said if ``safe``."""
    wounds = seen.map.bites(survivor, zone) - seen.map.strong(survivor) * max(0.0, left)
    near = seen.map.crowd(zone)
    how = "down" if wounds >= survivor.health else "wound" if wounds >= HURT else "near" if near else "none"
    if how in ("near", "none") and not safe:
        return []
    n = ceil(wounds) if how == "wound" else near
    where = "here" if zone == survivor.at else "there"
    return [s.text("ask-act.why-danger", how=how, figure=s.name(survivor.id), n=n, where=where)]


def _attack(s: ZombicideState, survivor: Survivor, deed: Candidate) -> list[Message]:
    """What an attack promises, and what it may cost: the weapon that is risked, all that is thrown."""
    blow = next(each for each in blows(s, survivor) if each.words == list(deed.words[1:]))
    found = [s.text("ask-act.why-attack", n=max(1, round(blow.kills)), sure="yes" if blow.kills >= LIKELY else "no")]
    if blow.breaks:
        found.append(s.text("ask-act.why-risk", n=round(PERCENT * blow.breaks)))
    if blow.thrown:
        found.append(s.text("ask-act.why-thrown"))
    if (blow.breaks or blow.thrown) and is_last(s, survivor, blow.copies):
        found.append(s.text("ask-act.why-only", figure=s.name(survivor.id)))
    return found
