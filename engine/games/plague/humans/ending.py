"""Who wins, and when (R16.8, R30.6, R25, R27.7, R27.8, R30.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ending import Standing
from engine.core.message import Message, parts
from engine.core.state import End, Result

from ..state import CAR, DOOR, ZOMBIES, Human, PlagueState
from ..terms import gaps, has_done, is_blocked, refuge
from .baby import is_with
from .car import needed
from .traitor import reveal


def judge(s: PlagueState, *, human_turn: bool = True) -> None:
    """End the game if somebody has won; the humans are asked first (R25.4)."""
    if human_turn:
        way = won(s)
        if way:
            humans_win(s, way)
        traitor = s.open_traitor or _only_one(s)
        for each in s.living:
            if each.id == traitor and (way := traitor_won(s, each)):
                if not s.open_traitor:
                    reveal(s)  # R30.7
                _end(s, [s.leader(each.id)], f"end-traitor-{way}")
    if not s.conscious:  # R25.3
        _end(s, [ZOMBIES], "end-zombies")


def _only_one(s: PlagueState) -> str:
    """The unrevealed traitor who is the only one left (R30.7)."""
    living = s.living
    return living[0].id if len(living) == 1 and s.traitor == living[0].id else ""


def won(s: PlagueState) -> str:
    """How the humans have won: ``car``, ``house``, ``basement``; not: "" (R25.1)."""
    if not s.loyal or _only_one(s):
        return ""
    crew = needed(s)
    if _drives(s, crew):
        return "car"
    if s.round < int(s.settings.house_from_round):
        return ""
    if house_holds(s) and _inside(s, crew, refuge(s)):
        return "house"
    return "basement" if cellar_holds(s) and _inside(s, crew, s.data.basement) else ""


def _drives(s: PlagueState, crew: Sequence[Human]) -> bool:
    """Whether the car leaves with these humans in it (R16.8)."""
    return (
        s.running
        and not s.exploded
        and bool(crew)
        and all(has_done(s, each) for each in crew)
        and all(each.at == CAR for each in crew)
        and any(each.conscious for each in crew)
        and not is_blocked(s)
        and (_babyless(s, crew) or is_with(s, frozenset((CAR,))))
    )


def _babyless(s: PlagueState, crew: Sequence[Human]) -> bool:
    """The traitor needs no baby (R29.7)."""
    return [each.id for each in crew] == [s.open_traitor]


def house_holds(s: PlagueState) -> bool:
    """Whether the house is closed and nobody in it is dead (R25.1)."""
    if gaps(s):
        return False
    home = refuge(s)
    if any(each.at in home for each in s.zombies.values()):
        return False
    return not (s.exploded and any(each in s.data.house for each in s.fires))  # R26.8


def cellar_holds(s: PlagueState) -> bool:
    """Whether the basement is closed and nobody in it is dead (R27.7)."""
    below = s.data.basement
    return bool(s.entrance) and DOOR in s.barricades and not any(each.at in below for each in s.zombies.values())


def _inside(s: PlagueState, crew: Sequence[Human], squares: frozenset[str]) -> bool:
    """Whether these humans are all on such squares, one of them conscious, with the baby (R25.1, R25.2)."""
    places = [s.place(each) for each in crew]
    return (
        bool(crew)
        and all(each in squares for each in places)
        and any(each.conscious for each in crew)
        and (_babyless(s, crew) or is_with(s, squares))
    )


def traitor_won(s: PlagueState, traitor: Human) -> str:
    """How the traitor has won alone (R30.5)."""
    if not traitor.conscious:
        return ""
    if [each.id for each in s.in_car] == [traitor.id] and s.running and not s.exploded and not is_blocked(s):
        return "car" if has_done(s, traitor) else ""
    if s.round < int(s.settings.house_from_round):
        return ""
    for way, holds, squares in (
        ("house", house_holds, refuge(s)),
        ("basement", cellar_holds, s.data.basement),
    ):
        there = [each.id for each in s.living if s.place(each) in squares]
        if there == [traitor.id] and holds(s):
            return way
    return ""


def humans_win(s: PlagueState, way: str) -> None:
    """All who lead a loyal human win together, the dead too; the traitor does not (R1.4, R30.2)."""
    traitor = s.traitor
    winners = [seat for seat, crew in s.crews.items() if crew and not (traitor in crew and set(crew) == {traitor})]
    _end(s, winners, f"end-{way}")


def _end(s: PlagueState, winners: list[str], key: str) -> None:
    for role in s.roles.values():
        role.open(s)
    lines = [s.text("end-searched", n=sum(bool(s.searched.get(each)) for each in s.required), of=len(s.required))]
    if key == "end-zombies":  # those who lie unconscious are alive, and lost all the same
        lines.append(s.text("end-down", n=len(s.living), dead=len(s.humans) - len(s.living)))
    else:
        lines.append(s.text("end-alive", n=len(s.living), of=len(s.humans)))
    lines.append(s.text("end-rounds", n=s.round))
    if s.traitor:
        lines.append(s.text("end-traitor", figure=s.name(s.traitor)))
    s.tell(key, weight="detail")
    raise End(Result(winners=winners, title=s.text(key), lines=lines))


def standings(s: PlagueState) -> list[Standing]:
    """Winners first; a human's player stands by who lives."""
    assert s.result
    winners = s.result.winners
    ranked = sorted(s.seats, key=lambda seat: (seat not in winners, -_alive(s, seat)))
    return [
        Standing(
            seat,
            s.text("standing-felled", n=len(s.humans) - len(s.conscious), of=len(s.humans))
            if seat == ZOMBIES
            else _crew(s, seat),
        )
        for seat in ranked
    ]


def _crew(s: PlagueState, seat: str) -> Message:
    """Who of a seat's humans lives, and who has died when."""
    led = [s.humans[each] for each in s.crews.get(seat, ())]
    alive, dead = [s.name(each.id) for each in led if not each.dead], [each for each in led if each.dead]
    found = [s.text("standing-alive", who=alive)] if alive else []
    if dead:
        found.append(
            s.text("standing-dead", who=[s.text("standing-fell", figure=s.name(each.id), n=each.fell) for each in dead])
        )
    return parts(found)


def _alive(s: PlagueState, seat: str) -> int:
    return sum(not s.humans[each].dead for each in s.crews.get(seat, ()))
