"""Zombies, tokens, lives, bullets and trophies changing place, and what wins at once (R1, R16)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ending import Standing
from engine.core.message import Message, parts, who
from engine.core.state import End, Result

from ..box.card import Card
from ..dead.supply import restock
from ..state import MOST_LIVES, Token, ZombiesState


def kill(s: ZombiesState, seat: str, squares: Sequence[str]) -> None:
    """These zombies become trophies; the game ends if that wins (R1.1–R1.4)."""
    for square in squares:
        s.zombies.remove(square)
    s.survivors[seat].trophies += len(squares)
    s.idle = 0
    check_pad(s)  # one event that fulfils both is a helipad win (R1.3)
    if s.survivors[seat].trophies >= s.target:
        raise End(won(s, seat, "win-kills"))


def move_zombie(s: ZombiesState, origin: str, to: str) -> None:
    """Move a zombie; that may clear the centre on which a pawn stands (R1.1)."""
    s.zombies[s.zombies.index(origin)] = to
    check_pad(s)


def pay_trophies(s: ZombiesState, seat: str, n: int) -> int:
    """Return up to ``n`` trophies to the bank; returns how many."""
    survivor = s.survivors[seat]
    paid = min(n, survivor.trophies)
    survivor.trophies -= paid
    restock(s, paid)
    return paid


def gain_lives(s: ZombiesState, seat: str, n: int) -> int:
    """Gain up to ``n`` lives, at most five in all (R16.2); returns how many."""
    survivor = s.survivors[seat]
    gained = min(n, MOST_LIVES - survivor.lives)
    survivor.lives += gained
    return gained


def can_take(s: ZombiesState, seat: str) -> bool:
    """Whether a token lies on the zombie-free square of the pawn and can be taken (R8.5)."""
    survivor = s.survivors[seat]
    return can_hold(s.tokens.get(survivor.pawn), survivor.lives) and survivor.pawn not in s.zombies


def can_hold(token: Token | None, lives: int) -> bool:
    """Whether a player with these lives can take this token, if there is one (R8.5, R16.2)."""
    return token == "bullet" or (token == "life" and lives < MOST_LIVES)


def take(s: ZombiesState, seat: str) -> Token:
    """Take the token under the pawn (R8.5)."""
    survivor = s.survivors[seat]
    token = s.tokens.pop(survivor.pawn)
    if token == "life":
        gain_lives(s, seat, 1)
    else:
        survivor.bullets += 1
    total = survivor.lives if token == "life" else survivor.bullets
    s.tell("takes", who=seat, what=token, at=s.place(survivor.pawn), n=total, refs=(survivor.pawn, f"seat-{seat}"))
    s.note("takes", what=token, n=1)
    return token


def load(s: ZombiesState, seat: str, card: Card) -> None:
    """The bullets of a discarded Lots of Ammo, or of a card like it (2.4)."""
    survivor = s.survivors[seat]
    survivor.bullets += card.n
    s.tell("loads", who=seat, card=card.name, n=card.n, left=survivor.bullets, refs=(f"seat-{seat}",))


def pick_up(s: ZombiesState, seat: str) -> None:
    """Where tokens are free, take what lies under the pawn (R8.5)."""
    while s.rules.pickup == "free_auto" and can_take(s, seat):
        take(s, seat)


def put_pawn(s: ZombiesState, seat: str, square: str) -> None:
    """The pawn stands on a square from now on; that may win the race (R1.1)."""
    s.survivors[seat].pawn = square
    check_pad(s)


def check_pad(s: ZombiesState) -> None:
    """End the game if a pawn stands on the helipad's centre without a zombie (R1.1, R1.5, R1.7,
    R18.9)."""
    pad = s.pad
    for seat in s.playing if pad else ():  # the active player first, then clockwise (R1.7)
        pawn = s.survivors[seat].pawn
        if pawn in pad and (s.feast or pawn not in s.zombies):
            raise End(won(s, seat, "win-helipad"))


def won(s: ZombiesState, seat: str, title: str) -> Result:
    """The result of a game that this seat has won; the log tells it."""
    s.tell(title, weight="detail", who=seat)  # the post says it large
    return Result(winners=[seat], title=s.text(title, who=seat), scores=scores(s))


def _worth(s: ZombiesState, seat: str) -> tuple[int, int, int]:
    """What a survivor is ranked by (R1.6)."""
    survivor = s.survivors[seat]
    return survivor.trophies, survivor.lives, survivor.bullets


def rank(s: ZombiesState) -> Result:
    """The result of a game that was stopped: by trophies, lives, bullets (R1.6)."""
    best = max(_worth(s, seat) for seat in s.playing)
    winners = [seat for seat in s.survivors if seat in s.playing and _worth(s, seat) == best]
    return Result(winners=winners, title=s.text("win-rank", whom=[who(seat) for seat in winners]), scores=scores(s))


def scores(s: ZombiesState) -> dict[str, int]:
    """Trophies by seat."""
    return {seat: survivor.trophies for seat, survivor in s.survivors.items()}


def standings(s: ZombiesState) -> list[Standing]:
    """All survivors: the winners first, then as in R1.6, players who have left the game last."""
    assert s.result
    winners = s.result.winners

    def said(seat: str) -> Message:
        survivor = s.survivors[seat]
        if survivor.gone:
            return s.text("end-standing-gone", n=survivor.trophies)
        deeds, worth = s.deeds.get(seat, {}), s.text("end-standing", n=survivor.trophies, lives=survivor.lives)
        more = [s.text(f"end-{deed}", n=deeds[deed]) for deed in ("falls", "pad") if deed in deeds]
        return parts([worth, *more]) if more else worth

    order = sorted(s.survivors, key=lambda seat: _worth(s, seat), reverse=True)
    order.sort(key=lambda seat: (seat not in winners, s.survivors[seat].gone))
    return [Standing(seat, said(seat)) for seat in order]
