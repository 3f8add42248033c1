"""How far both sides are from winning (R25), in one line, and what a closed house still needs."""

from __future__ import annotations

from engine.core.message import Message, parts

from .humans.baby import is_with
from .humans.build import edge_name
from .humans.car import STARTS, needed, starts_on
from .state import CAR, ZOMBIES, PlagueState
from .terms import gaps, openings, refuge, weight

FEW = 2
"""Up to this number of places still to be searched, or of doors and windows that are open, they are named; otherwise
only their number is told.
"""


def goal(s: PlagueState, seat: str, course: Message | None = None) -> Message:
    """How far this seat is from winning, after the ``course`` that its party takes; for the Zombie Player, how far the
    humans are.
    """
    figure = s.traitor
    if figure and figure in s.crews.get(seat, ()) and not s.humans[figure].dead:
        return s.text("goal-traitor", figure=s.name(figure), car="no" if s.wrecked else "yes")
    closed, drive = is_closed(s), [_drive(s)] if s.data.car else []
    if seat != ZOMBIES:
        house = [] if course and len(gaps(s)) == openings(s) else [_house(s)]  # it is no matter yet
        left = [s.text("goal-closed", what=to_do(s))] if closed else [*drive, *house]
        return parts([*([course] if course else []), *left, *_fallen(s)])
    if closed:
        inside = len(_dead_inside(s))
        last = "yes" if inside and len(to_do(s)) == 1 else "no"
        return s.text("goal-siege", of=openings(s), n=inside, last=last)
    return parts([s.text("goal-standing", n=len(s.conscious), of=len(s.humans)), *drive, _house(s)])


def is_closed(s: PlagueState) -> bool:
    """Whether every opening of the house is barricaded with somebody in it."""
    home = refuge(s)
    return not gaps(s) and any(s.place(each) in home for each in s.loyal if each.conscious)


def to_do(s: PlagueState) -> list[Message]:
    """What the humans in a closed house still need to win (R25.1, R25.2)."""
    home, found = refuge(s), list[Message]()
    if inside := _dead_inside(s):
        found.append(s.text("left-kill", who=[s.name(each) for each in inside]))
    if out := [each.id for each in needed(s) if s.place(each) not in home]:
        found.append(s.text("left-enter", who=[s.name(each) for each in out]))
    if not is_with(s, home):
        found.append(s.text("left-baby"))
    if s.exploded and any(each in s.data.house for each in s.fires):
        found.append(s.text("left-fire"))
    if s.round < int(s.settings.house_from_round):
        found.append(s.text("left-wait", n=int(s.settings.house_from_round)))
    return found


def _dead_inside(s: PlagueState) -> list[str]:
    home = refuge(s)
    return [each.id for each in s.zombies.values() if each.at in home]


def _drive(s: PlagueState) -> Message:
    """How far it is to drive off (R16.8, R25.1)."""
    if s.exploded:
        return s.text("goal-no-car")
    crew = needed(s)
    if s.settings.hard_search == "on":  # R14.7
        done = sum(each.id in s.searched.get(place, ()) for each in crew for place in s.required)
        if done < (of := len(crew) * len(s.required)):
            return s.text("goal-searched-all", n=done, of=of)
    elif left := [each for each in s.required if not s.searched.get(each)]:
        n, of = len(s.required) - len(left), len(s.required)
        if len(left) > FEW:
            return s.text("goal-searched", n=n, of=of)
        return s.text("goal-search", n=n, of=of, what=[s.data.place_name(each, searching=True) for each in left])
    inside = sum(each.at == CAR for each in crew)
    starts = {each.id: starts_on(s, each, crew) for each in crew if each.conscious}
    need = min(starts.values(), default=STARTS)
    best = [s.name(each) for each, his in starts.items() if his == need and len({*starts.values()}) > 1]
    if inside < len(crew):
        step = s.text("goal-board", n=inside, of=len(crew), need=0 if s.running else need, best=best, few=len(best))
    else:
        step = s.text("goal-blocked") if s.running else s.text("goal-ignite", need=need, best=best, few=len(best))
    around = weight(s, (each for each in s.zombies.values() if each.at in s.data.beside_car)) // 2
    return parts([step, s.text("goal-around", n=around)]) if around else step


def _fallen(s: PlagueState) -> list[Message]:
    """That the others can still win without the dead, once somebody has died (R25.5)."""
    dead = len(s.humans) - len(s.living)
    return [s.text("goal-fallen", n=dead)] if dead else []


def _house(s: PlagueState) -> Message:
    """How far it is to hold the house."""
    left, inside = gaps(s), len(_dead_inside(s))
    if not left or len(left) > FEW:
        return s.text("goal-house", n=len(left), of=openings(s), inside=inside)
    where = [edge_name(s, each, short=True) for each in left]
    return s.text("goal-house-few", n=len(left), of=openings(s), inside=inside, where=where)
