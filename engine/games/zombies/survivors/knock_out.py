"""Losing lives, going down and coming back (R12)."""

from __future__ import annotations

from ..state import START, ZombiesState
from .pieces import pay_trophies, put_pawn

NEW_LIVES = 3
NEW_BULLETS = 3
FALLS = "falls"
"""The deed of a knock-out, told at the end."""


def lose_life(s: ZombiesState, seat: str) -> None:
    """Lose a life, and go down if that is due (R12.1)."""
    survivor = s.survivors[seat]
    if survivor.lives:
        survivor.lives -= 1
        refs = (*filter(None, [survivor.pawn]), f"seat-{seat}", f"lives-{seat}")
        # in the own turn the headline of the turn tells of it
        hurts = () if seat == s.active else (seat,)
        s.tell("loses-life", who=seat, n=survivor.lives, refs=refs, hurts=hurts, loss=1)
        if survivor.lives or s.rules.ko_when == "needs_life_has_none":
            return
    knock_out(s, seat)


def knock_out(s: ZombiesState, seat: str) -> None:
    """The survivor goes down (R12.2–R12.7). Nothing but the pawn's movement ends with it."""
    survivor = s.survivors[seat]
    paid = pay_trophies(s, seat, (survivor.trophies + 1) // 2)  # R12.3
    lost = [item.card for item in survivor.table]
    survivor.table = []
    if s.rules.ko_cards == "hand_and_play":
        lost += survivor.hand.cards
        survivor.hand.cards = []
    (s.box if s.rules.ko_cards_to == "box" else s.discard).extend(lost)
    survivor.lives = 0
    if s.rules.ko_bullets == "set_3":
        survivor.bullets = 0
    survivor.down = True
    fell = (f"fall-{survivor.pawn}",) if survivor.pawn else ()
    survivor.pawn = "" if s.rules.ko_return == "off_board" else START  # R12.4, R12.6
    cards, refs = [s.card_name(card) for card in lost], (*fell, f"seat-{seat}", f"trophies-{seat}")
    own = seat == s.active  # the turn goes on, and tells of it at its end
    s.credit(seat, FALLS)
    s.tell(
        "down",
        who=seat,
        n=paid,
        left=survivor.trophies,
        lost=len(lost),
        cards=cards,
        refs=refs,
        weight="line" if own else "scene",
        hurts=(seat,),
        loss=paid,
    )
    if own:
        s.chainsaw, s.molotov, s.halted = 0, {}, True  # R12.9
        s.note("down", n=paid)


def come_back(s: ZombiesState, seat: str) -> None:
    """The return at the start of the next turn (R12.5, R12.8)."""
    survivor = s.survivors[seat]
    survivor.down = False
    survivor.lives = NEW_LIVES
    survivor.bullets = NEW_BULLETS + (survivor.bullets if s.rules.ko_bullets == "keep_plus_3" else 0)
    lives, bullets, at = survivor.lives, survivor.bullets, s.tile_name(s.tiles[0].tile)
    s.tell("back", who=seat, at=at, lives=lives, bullets=bullets, refs=(START, f"seat-{seat}"))
    if s.rules.ko_return == "off_board":
        s.halted = True  # R8.9
        put_pawn(s, seat, START)
