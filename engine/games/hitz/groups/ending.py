"""The end of the game and the score (R13, R16.6–R16.8); tokens count for nothing then (R13.6)."""

from __future__ import annotations

from typing import NoReturn

from engine.core.ending import Standing
from engine.core.message import Message, who
from engine.core.state import End, Result

from ..state import RESOURCES, HitzState

BONUS = 3
"""VP of a bonus card (R13.4)."""
BONUS_CARDS = ("adr", "gas", "ammo", "survivors")
RATING_FROM = (6, 11, 16, 19, 22)
"""The lowest scores of the solo ratings 2 to 6 (R16.7)."""


def points(s: HitzState, seat: str) -> int:
    """VP of collected cards and of road maps (I2). Raises ValueError in a view that may not see them."""
    group = s.groups[seat]
    return sum(s.card(card).vp for card in group.pile.cards + group.face_up) + group.bonus.get()


def finish(s: HitzState) -> NoReturn:
    """Show all scores and end the game."""
    for group in s.groups.values():
        group.pile.shown = True
        group.bonus.open(s)
        group.bid = 0
    s.order = [seat for seat in s.order if s.groups[seat].alive]
    result = _solo(s) if s.solo else _winners(s)
    s.tell("ends", weight="detail", what=result.title)  # the post says it large
    raise End(result)


def _winners(s: HitzState) -> Result:
    living, own = s.living, s.data.scenario  # which does not lead to Los Angeles
    scores = {seat: points(s, seat) for seat in living}
    lines: list[Message] = []
    if not living:  # R13.2
        return Result(title=s.text("result-nobody-own" if own else "result-nobody"))
    if len(living) == 1:
        return Result(
            winners=living, title=s.text("result-last-own" if own else "result-last", who=living[0]), scores=scores
        )
    for kind in BONUS_CARDS:  # R13.4
        best = bonus_card(s, kind)
        if best:
            scores[best] += BONUS
            lines.append(s.text("result-bonus", who=best, kind=kind, n=BONUS))
        else:
            lines.append(s.text("result-no-bonus", kind=kind))
    rank = {seat: (scores[seat], s.groups[seat].survivors) for seat in living}  # R13.5
    winners = [seat for seat in living if rank[seat] == max(rank.values())]
    key = "result-winner" if len(winners) == 1 else "result-shared"
    title = s.text(key, winners=[who(seat) for seat in winners], n=scores[winners[0]])
    return Result(winners=winners, title=title, scores=scores, lines=lines)


def bonus_card(s: HitzState, kind: str) -> str | None:
    """The living seat that has strictly the most of this kind (R13.4); None on a tie."""
    have = {seat: int(getattr(s.groups[seat], kind)) for seat in s.living}
    most = max(have.values())
    best = [seat for seat, number in have.items() if number == most]
    return best[0] if len(best) == 1 else None


def sets(s: HitzState, seat: str) -> int:
    """Complete sets of one survivor and one of each resource (R16.6)."""
    group = s.groups[seat]
    return min(group.survivors, *(group.resources[kind] for kind in RESOURCES))


def rating(score: int) -> int:
    """The rank of a score, 1 to 6 (R16.7)."""
    return 1 + sum(score >= least for least in RATING_FROM)


def _solo(s: HitzState) -> Result:
    seat = s.seats[0]
    if not s.groups[seat].alive:  # R16.8
        return Result(title=s.text("result-defeat", round=s.round))
    vp, full = points(s, seat), sets(s, seat)
    score = vp + full
    lines = [s.text("result-sets", vp=vp, n=full), Message(f"hitz-rating-{rating(score)}")]
    return Result(
        winners=[seat],
        title=s.text("result-solo-own" if s.data.scenario else "result-solo", n=score),
        scores={seat: score},
        lines=lines,
    )


def standings(s: HitzState) -> list[Standing]:
    """All groups, best first (R13.5): the living with their points, then who went out last."""
    assert s.result
    scores, winners = s.result.scores, s.result.winners

    def rank(seat: str) -> tuple[bool, bool, int, int, int]:
        group = s.groups[seat]
        return seat not in winners, not group.alive, -scores.get(seat, 0), -group.survivors, -group.out

    def said(seat: str) -> Message:
        group = s.groups[seat]
        survivors = Message("hitz-count-survivors", {"n": group.survivors})
        if not group.alive:
            return s.text("end-standing-out", round=group.out)
        if seat not in scores:  # a game master has ended the game
            return survivors
        cards = points(s, seat)
        key = "end-standing-solo" if s.solo else "end-standing"
        return s.text(key, n=scores[seat], cards=cards, more=scores[seat] - cards, survivors=survivors)

    return [Standing(seat, said(seat)) for seat in sorted(s.groups, key=rank)]
