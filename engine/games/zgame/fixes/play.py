"""Corrections of the round, of fights and of the end (section 9)."""

from __future__ import annotations

from engine.core.fix import APPLY
from engine.core.shape import Chain
from engine.kit.choices import possible, seats
from engine.kit.fixes import cut, put_on_top, words

from ..ending import Curtain
from ..fights.slaughter import Slaughter
from ..phases.raid import Raid
from ..phases.turn import Round, Rounds
from ..state import ZgameState, place_name

PARTS = ("raid", "slaughter", "household")
"""Where a round can go on."""
AGAIN, OVER = "again", "over"


def round(s: ZgameState) -> Chain:
    """The running round is broken off; that of a gang begins, or goes on from a later part."""
    rounds = s.find(Rounds)
    seat: str = yield seats([each for each in s.order if each in s.living] if rounds else [])
    part: str = yield words(s, *PARTS)
    yield APPLY
    assert rounds is not None
    cut(s, rounds)
    rounds.at = s.order.index(seat) + 1
    s.active = seat
    put_on_top(s, Round(seat=seat, at=PARTS.index(part)))
    s.tell("fix-did-round", whom=seat, what=s.text(f"fix-option-{part}"))


def hired(s: ZgameState) -> Chain:
    """Whether the hire of the running Raid is used up (R5.1)."""
    raid = s.find(Raid)
    can = possible(unused=bool(raid and raid.hired), used=bool(raid and not raid.hired))
    what: str = yield words(s, *can)
    yield APPLY
    assert raid is not None
    raid.hired = int(what == "used")
    s.tell("fix-did-hired", whom=raid.seat, what=s.text(f"fix-option-{what}"))


def fight(s: ZgameState) -> Chain:
    """The running fight is called off: it is still to be fought, or, if no rival is there, counts as fought."""
    battles = s.find(Slaughter)
    place = battles.at if battles else ""
    rival = bool(place) and bool(s.rival_at(s.active, place))
    what: str = yield words(s, *possible(again=bool(place), over=bool(place) and not rival))
    yield APPLY
    assert battles is not None
    cut(s, battles)
    battles.at = ""
    if what == OVER:
        battles.fought.append(place)
    s.tell("fix-did-fight", at=place_name(place), what=s.text(f"fix-option-{what}"), refs=(place,))


def end(s: ZgameState) -> Chain:
    """The signs of infection: the game is over, and R15 says who has won."""
    yield words(s, "now")
    yield APPLY
    cut(s, s.stack[0])
    put_on_top(s, Curtain())
    s.tell("fix-did-end")
