"""An answer as one deed in words: advice tells it instead of the names of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.message import Message, parts, who
from engine.core.shape import NONE, replay

from ..box.city import SIDES
from ..cards.board import ThisIsntSoBad
from ..cards.card import OnOpponent
from ..cards.catalogue import Lay, rule_of
from ..cards.opponent import BULLETS, ButterFingers, WhereDidEverybodyGo
from ..dead.moves import targets
from ..ground.filling import squares_of
from ..ground.spots import candidates, joined, spots
from ..ground.squares import numbered
from ..ground.ways import fights_on
from ..state import ZombiesState
from ..steps.move import Move
from ..steps.place import Fill, Place
from ..steps.planner import GO_ON, TAKE
from ..steps.zombies import AUTO


def plan(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The deed; None where the labels of the words tell it."""
    match decision.step, decision.kind:
        case _, "card":
            return _played(s, decision, words)
        case _, "use":
            return s.text("ask-use.plan", card=s.card_name(words[0]))
        case _, "discard":
            return None if words[0] == NONE else s.text("ask-discard.plan", card=s.card_name(words[0]))
        case _, "zombie":
            return _moved(s, words)
        case Move(), _:
            return _way(s, decision, words)
        case Fill(), _:
            return _filled(s, decision, words)
        case Place() as step, _:
            return _laid(s, decision, step, words)
        case _:
            return None


def _moved(s: ZombiesState, words: Sequence[str]) -> Message | None:
    """Which zombie goes where; nothing if all of them move by themselves."""
    if words[0] == AUTO:
        return None
    start, to = words[0], words[1] if len(words) > 1 else targets(s, words[0])[0]
    return s.text("ask-zombie.plan", start=start, to=s.place(to))


def _laid(s: ZombiesState, decision: Decision, step: Place, words: Sequence[str]) -> Message:
    """Where the tile goes, beside what and which way round; that it is filled by hand."""
    _, (spot, by_hand) = replay(decision.ask.shape, words)
    cells = candidates({each[:2] for each in spots(s, step.tile)})
    return s.text(
        "ask-place.plan",
        tile=s.tile_name(step.tile),
        n=cells[spot.x, spot.y],
        beside=[s.text(f"at-{side}", tile=numbered(s, number)) for number, side in joined(s.city, step.tile, spot)],
        roads=[s.text(f"side-{side}") for side in SIDES if side in s.data.atlas.lies[step.tile, spot.turn].exits],
        hand="yes" if by_hand else "no",
    )


def _played(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message:
    """Which card, against whom, and what is chosen with it: squares, or what somebody loses."""
    _, (copy, aim) = replay(decision.ask.shape, words)
    card, rule = s.card_name(copy), rule_of(copy, s.card(copy))
    if not isinstance(rule, OnOpponent):
        if isinstance(rule, Lay):
            return s.text("ask-card.plan-lay", card=card)
        if not aim:
            return s.text("ask-card.plan-self", card=card)
        if isinstance(rule, ThisIsntSoBad):
            return s.text("ask-card.plan-zombies", card=card, at=" · ".join(f"{start} → {to}" for start, to in aim))
        return s.text("ask-card.plan-squares", card=card, at=", ".join(aim))
    whom = who(rule.whom(aim))
    if isinstance(rule, WhereDidEverybodyGo):
        return s.text("ask-card.plan-way", card=card, whom=whom, at=" → ".join(aim[1]))
    if isinstance(rule, ButterFingers):
        if aim[1] == BULLETS:
            return s.text("ask-card.plan-bullets", card=card, whom=whom)
        return s.text("ask-card.plan-item", card=card, whom=whom, item=s.card_name(aim[1]))
    return s.text("ask-card.plan", card=card, whom=whom)


def _way(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message | None:
    """How far, through how many fights, and what is picked up; where it may stop early the labels say so."""
    _, (deed, path, until) = replay(decision.ask.shape, words)
    way = [square for square in path if square != TAKE]
    if deed != "go" or not way or until != GO_ON:
        return None
    fights = 0 if s.feast else fights_on(s, way)
    return s.text("ask-move.plan", at=s.place(way[-1]), n=len(way), fights=fights, taken=len(path) - len(way))


def _filled(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message:
    """What lies where, each kind with its squares; where all squares get a zombie, only the tokens."""
    assert isinstance(decision.step, Fill)
    _, filling = replay(decision.ask.shape, words)
    full = len(filling.zombies) == len(squares_of(s, decision.step.number)) and bool(filling.life or filling.bullets)
    said = [
        s.text(f"ask-fill.plan-{kind}", at=", ".join(squares))
        for kind, squares in zip(("zombies", "life", "bullets"), filling, strict=True)
        if squares and not (full and kind == "zombies")
    ]
    return parts(said)
