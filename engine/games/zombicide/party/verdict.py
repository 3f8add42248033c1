"""How a mission ends (R9.6-R9.12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.ending import Standing
from engine.core.message import Message
from engine.core.state import End, Result
from engine.core.step import Step

from ..box.mission import GoalKind
from ..state import Verdict, ZombicideState, companion_name, counter_name, objective_name, word_name
from . import campaign
from .chronicle import are_open, write


class Ongoing(Step):
    """The effect of a card: the mission is not judged before it, and what it leads to, is complete (R9.6)."""


def judge(s: ZombicideState, *, complete: Ongoing | None = None) -> None:
    """Raises `End` if the mission is won or lost now, victory first; ``complete`` is an effect that is over."""
    if any(each is not complete for each in s.find_all(Ongoing)):
        return
    standing, fates = bool(s.standing), {each.standing for each in s.survivors.values()}
    if not standing:
        _leave_behind(s)
    spared = all(not s.companions[each].lost for each in s.mission.protected if each in s.companions)  # M10.2
    if spared and all(reached(s, goal) for goal in s.mission.goals):
        end(s, "won")
    elif not standing and "left" not in fates:
        end(s, "fallen")  # R9.10
    elif not standing or not spared or (s.settings.classic and "dead" in fates):  # R9.9
        end(s, "lost")


def reached(s: ZombicideState, goal: str) -> bool:
    """Whether a goal of the mission is reached now."""
    match s.mission.goals[goal]:
        case "doors":
            return are_open(s, goal)
        case "cards":
            return all(s.objectives[id] == "gone" for id, card in s.mission.cards.items() if card.kind != "clock")
        case "exit":  # R9.11
            return not s.standing and any(each.standing == "left" for each in s.survivors.values())
        case "effect":
            return goal in s.goals


def tell_reached(s: ZombicideState, kind: GoalKind, door: str = "") -> None:
    """The goals of a kind that have just been reached, by this door, are told: their last door, their last card."""
    for goal, of in s.mission.goals.items():
        if of == kind and reached(s, goal) and (not door or door in s.mission.doors[goal].doors):
            s.tell("effect-goal", weight="headline", what=word_name(f"goal-{s.mission_id}", goal))


class Progress(NamedTuple):
    """How far a goal is: the steps done and all of them, and the zones and doors of the others, as far as everybody can
    know them.
    """

    done: int
    of: int
    zones: tuple[str, ...] = ()
    doors: tuple[str, ...] = ()


def progress(s: ZombicideState, goal: str) -> Progress:
    """How far a goal of the mission is (R9.6)."""
    match s.mission.goals[goal]:
        case "doors":
            doors = s.mission.doors[goal].doors
            left = tuple(door for door in doors if door not in s.open)
            return Progress(len(doors) - len(left), len(doors), _outside(s, left), left)
        case "cards":
            cards = {id: card for id, card in s.mission.cards.items() if card.kind != "clock"}
            lying = [cards[id] for id in cards if s.objectives[id] in ("down", "up")]
            left = tuple(card.door for card in lying if card.door)
            zones = (*(card.zone for card in lying if card.zone), *_outside(s, left))
            gone = sum(s.objectives[id] == "gone" for id in cards)
            return Progress(gone, len(cards), zones, left)
        case "exit":
            out = sum(each.standing == "left" for each in s.survivors.values())
            return Progress(out, out + len(s.standing), tuple(s.exits))
        case "effect":
            return Progress(int(goal in s.goals), 1)


def _outside(s: ZombicideState, doors: Iterable[str]) -> tuple[str, ...]:
    """The zones from which these doors are opened first: the street, if one lies on it."""
    sides = (sorted(s.city.doors[door].zones, key=lambda zone: s.city.zones[zone].room) for door in doors)
    return tuple(dict.fromkeys(street for street, _ in sides))


def would_lose(s: ZombicideState, leaver: str) -> bool:
    """Whether the mission is lost if this survivor leaves now (M4.4): he is the last, and goals are missing."""
    others = any(each.id != leaver for each in s.standing)
    left = [goal for goal, kind in s.mission.goals.items() if kind != "exit" and not reached(s, goal)]
    behind = [each for each in s.mission.protected if each in s.companions and not s.companions[each].leader]
    return not others and bool(left or behind)


def end(s: ZombicideState, verdict: Verdict) -> None:
    """The mission is over; raises `End`."""
    raise End(decided(s, verdict))


def decided(s: ZombicideState, verdict: Verdict) -> Result:
    """What it comes to that the mission has ended so: everything is settled for what comes after it."""
    s.verdict = verdict
    if verdict == "won":
        write(s, s.mission.victory)  # M2.4
        _epilogue(s)
    campaign.close(s)
    title = _title(s, verdict)
    lines = [
        s.text("end-rounds", n=s.round),
        s.text("end-alive", n=len(_alive(s, s.survivors)), of=len(s.survivors)),
        *(counter_name(s.data.campaign, word, n) for word, n in s.party.counters.items() if n),
    ]
    s.tell("mission-over", weight="detail", what=title)
    return Result(winners=list(s.seats) if verdict == "won" else [], title=title, lines=lines)


def standings(s: ZombicideState) -> list[Standing]:
    """Everybody, with who of theirs is alive and how many zombies they killed, most of both first."""
    alive = {seat: _alive(s, s.crews.get(seat, ())) for seat in s.seats}
    kills = {seat: s.deeds.get(seat, {}).get("kills", 0) for seat in s.seats}
    ranked = sorted(s.seats, key=lambda seat: (-len(alive[seat]), -kills[seat]))
    return [Standing(seat, _standing(s, seat, alive[seat], kills[seat])) for seat in ranked]


def _standing(s: ZombicideState, seat: str, alive: Sequence[str], kills: int) -> Message:
    fallen = [s.survivors[each] for each in s.crews.get(seat, ()) if each in s.survivors and each not in alive]
    dead = [s.text("fallen", figure=s.name(each.id), n=each.fell, standing=each.standing) for each in fallen]
    names = [s.name(each) for each in alive]
    return s.text("standing", alive=names, n=len(alive), dead=dead, fallen=len(dead), kills=kills)


def _alive(s: ZombicideState, figures: Iterable[str]) -> list[str]:
    """Those of these survivors who stand, were saved or have left."""
    there = [each for each in figures if each in s.survivors]
    return [each for each in there if s.survivors[each].standing not in ("down", "dead")]


def _epilogue(s: ZombicideState) -> None:
    """The story of a card whose hour has not come is told at the end; the card does nothing (M3)."""
    for id, card in s.mission.cards.items():
        if card.kind == "clock" and s.objectives[id] == "aside":
            s.objectives[id] = "gone"
            s.tell("story", weight="headline", story=Message(f"{objective_name(id).key}-story"))


def _title(s: ZombicideState, verdict: Verdict) -> Message:
    mission = Message(f"zombicide-mission-{s.mission_id}")
    if verdict == "fallen" and not s.settings.campaign:
        return s.text("end-lost", mission=mission)
    if verdict == "won" and s.settings.campaign and campaign.following(s) is None:
        return s.text("end-campaign", mission=mission)
    return s.text(f"end-{verdict}", mission=mission)


def _leave_behind(s: ZombicideState) -> None:
    """Companions whom nobody has taken along count as eliminated (R9.11)."""
    for name, each in s.companions.items():
        if s.mission.flight and not each.lost and not each.leader:
            each.lost, each.at = True, ""
            s.tell("companion-lost", weight="headline", figure=companion_name(name))
