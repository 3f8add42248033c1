"""Why somebody ends his turn though he could still do something: what he waits for, or what keeps him."""

from __future__ import annotations

from engine.core.message import Message

from ..deeds.combat import affords, attacks
from ..deeds.moves import Move, grip
from ..deeds.weapons import Arm, Attack, risks
from ..mission_rules import can_search
from ..party.turns import left, now, spare
from ..reading.doors import can_open
from ..state import Survivor, ZombicideState, zone_name
from .errands import nearest
from .fighting import blow, blows, dares, menace, strays
from .full import Look
from .going import FAR


def why(s: ZombicideState, survivor: Survivor, seen: Look) -> Message:
    """The reason in a sentence."""
    actions = left(s, survivor)
    if not actions:
        return _said(s, "spent")
    if s.threats(survivor.at):
        deadly = [each for each in blows(s, survivor, survivor.at) if each.kills]
        if deadly:
            best = max(deadly, key=lambda each: each.worth)
            shot = best.words[0].startswith("ranged") and strays(s, survivor, Arm("ranged", tuple(best.copies)))
            friends = len(s.here(survivor.at)) > 1 or s.with_them(survivor.at)
            return _said(s, "friend" if shot and friends else "dear")
        if risky(s, survivor):
            return _said(s, "risk")
        price = grip(s, survivor, survivor.at) + (not spare(s, survivor, Move.paid_by))
        if actions < price:
            return _said(s, "held", n=price)
    errand = seen.errand
    if survivor.at in errand.zones:
        if errand.what == "search" and now(s, survivor).searched and can_search(s, survivor.at):
            return _said(s, "searched")
        if errand.what == "door" and actions == 1:
            return _said(s, "door")
        return _said(s, "with", figure=s.name(errand.key)) if errand.what == "help" else _said(s, "none")
    return _on_the_way(s, survivor, seen, actions)


def risky(s: ZombicideState, survivor: Survivor) -> bool:
    """Whether he could kill somebody beside him, if he would risk a weapon for it (section 11, 8)."""
    at = survivor.at
    return any(
        not dares(s, survivor, attack) and blow(s, survivor, attack, [], menace(s, at)).kills > 0
        for arm, _ in attacks(s, survivor, at)
        if affords(s, survivor, arm)[1]
        for attack in (Attack(arm, at, risk) for risk in risks(s, survivor, arm) if risk != "plain")
    )


def _on_the_way(s: ZombicideState, survivor: Survivor, seen: Look, actions: int) -> Message:
    """What keeps him from the next step towards where he is going."""
    map, errand = seen.map, seen.errand
    far = map.far(survivor, errand.zones, map.has_tool(survivor))
    beside = s.ground.neighbours(survivor.at)
    if nearest(far, (survivor.at,)) >= FAR or not beside:
        return _said(s, "none")
    next = min(beside, key=lambda zone: far.get(zone, FAR))
    if far.get(next, FAR) >= far[survivor.at]:  # a door of this zone comes first
        mine = can_open(s, survivor) and errand.what != "help"
        return _said(s, ("door" if actions == 1 else "none") if mine else "shut")
    to = zone_name(next)
    if crowd := map.crowd(next):
        return _said(s, "barred", n=crowd, to=to)
    if map.spawning(next) > map.spawning(survivor.at):
        return _said(s, "spawn", to=to)
    return _said(s, "nearer" if map.risk(survivor, next) > map.risk(survivor, survivor.at) else "none", to=to)


def _said(s: ZombicideState, why: str, *, n: int = 0, **args: Message) -> Message:
    return s.text("ask-act.why-done", why=why, n=n, **args)
