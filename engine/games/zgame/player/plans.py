"""What an answer of several words comes to, told as a plan: what advice says instead of the names of buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.decision import Decision
from engine.core.message import Message, parts, read
from engine.core.shape import One, replay

from ..data import Use
from ..fights.dead import Battle
from ..fights.people import Commitment
from ..gangs.names import use_text
from ..gangs.pieces import alike, named
from ..phases.business import Goods, Offer
from ..phases.household import COLLECT
from ..phases.my_city import LayTiles
from ..phases.raid import Act, Raid
from ..phases.works import Works
from ..state import FIGHTERS, ZgameState, inside, place_in, place_name, trade_name


def plan(s: ZgameState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The plan; None where the label of a single choice tells it."""
    shape, value = replay(decision.ask.shape, words)
    if shape is not None or not words:
        return None
    match value:
        case Act() if isinstance(decision.step, Raid):
            return _act(s, decision.step, value)
        case Works():
            told = [*_deeds(s, value), *_newcomers(s, value)]
            return s.text("plan", deeds=told) if told and words != [COLLECT] else None
        case Battle():
            told = [*_ransom(s, value), *_laid(s, value.cards, value.wanted), *_dead(s, value.dead)]
            return s.text("plan", deeds=told) if len(told) > 1 else None
        case Commitment():
            told = [*_laid(s, value.cards, value.wanted)]
            return s.text("plan", deeds=told) if len(told) > 1 else None
        case Offer():
            return s.text("plan-offer", whom=value.to, what=parts(_goods(s, value.goods)))
        case Goods():
            return s.text("plan-give", what=parts(_goods(s, value)))
        case _ if isinstance(decision.step, LayTiles):
            cell, _ = replay(decision.ask.shape, words[:1])
            assert isinstance(cell, One), "a tile goes to one of the free cells"
            at = next(read(option.label) for option in cell.options if option.key == words[1])
            return s.text("plan-tile", tile=place_name(words[0]), at=at) if at else None
        case _:
            return None


# The Raid


def _act(s: ZgameState, raid: Raid, act: Act) -> Message | None:
    """Who walks where, or what a card does and to whom; None for what is one word."""
    if act.key in FIGHTERS:
        return _walk(s, raid, act.key, act.aim)
    if act.key not in s.data.cards:
        return None
    use, aim = act.aim
    return _card(s, act.key, use, aim)


def _walk(s: ZgameState, raid: Raid, fighter: str, to: str) -> Message:
    """A Fighter and where he goes; where he stands only if another of his trade could be meant."""
    here = s.gangs[raid.seat].fighters[fighter]
    twins = {s.gangs[raid.seat].fighters[each] for each in raid.movable(s) if each[0] == fighter[0]}
    return s.text("plan-walk", what=_whom(fighter), at=place_in("in", here), to=place_in("to", to), n=len(twins))


def _whom(fighter: str) -> Message:
    """A Fighter as the object of a sentence."""
    return Message(f"zgame-whom-trade-{fighter[0]}")


def _card(s: ZgameState, card: str, use: Use, aim: Any) -> Message:
    """A card with what it does there."""
    return s.text("plan-card", card=s.card_name(card), what=_does(s, use, aim))


def _does(s: ZgameState, use: Use, aim: Any) -> Message:
    """What a use does to what it is used on."""
    match use.op:
        case "build":
            return s.text("plan-built", at=place_in("in", aim))
        case "despoil" | "wreck":
            return s.text("plan-despoiled", at=place_in("it", aim))
        case "spawn":
            return s.text("plan-spawn", places=[place_in("in", place) for place in aim])
        case "shoot":
            return s.text("plan-shoot", at=place_in("in", aim[0]), n=aim[1])
        case "pull" | "push" | "pipe":
            return s.text("plan-shift", ways=[_way(s, start, to) for start, to in aim])
        case "marauders":
            return s.text("plan-marauders", at=place_in("to", aim))
        case "steal":
            return s.text("plan-steal", whom=aim)
        case "recruit":
            return s.text("plan-joins", what=_whom(aim[1]), at=place_in("to", aim[0]))
        case "ride" if aim[1]:
            return s.text("plan-ride", what=named(aim[0]), at=place_in("to", aim[1]))
        case "ride":
            return s.text("plan-steps", what=named(aim[0]), n=use.n)
        case _:
            return use_text(use)


def _way(s: ZgameState, start: str, to: str) -> Message:
    return s.text("plan-way", at=place_name(start), to=place_name(to))


# The Household


def _deeds(s: ZgameState, works: Works) -> Iterator[Message]:
    """What Fighters and cards do, in the order in which it is done."""
    for deed in works.deeds:
        if deed.source in s.data.cards:
            yield _card(s, deed.source, deed.use, deed.aim)
        else:
            case = "in" if deed.use.op == "build" else "it"
            what, at = inside(trade_name(deed.source[0])), place_in(case, deed.aim)
            yield s.text(f"plan-{deed.use.op}", what=what, at=at)


def _newcomers(s: ZgameState, works: Works) -> Iterator[Message]:
    """Who comes with the income, and where to."""
    for place, trade in works.trades:
        yield s.text("plan-joins", what=_whom(trade), at=place_in("to", place))


# Fights


def _ransom(s: ZgameState, given: Battle) -> list[Message]:
    return [s.text("plan-ransom")] if given.paid else []


def _laid(s: ZgameState, cards: Sequence[str], wanted: Sequence[str]) -> Iterator[Message]:
    """The cards that are laid, and where the Zombies go that hear them."""
    if cards:
        yield s.text("plan-lay", cards=alike(s, cards), n=len(cards))
    if wanted:
        yield s.text("plan-noise", places=[place_in("to", place) for place in wanted])


def _dead(s: ZgameState, dead: Sequence[str]) -> list[Message]:
    return [s.text("plan-dead", what=named(dead), n=len(dead))] if dead else []


# Trade


def _goods(s: ZgameState, goods: Goods) -> list[Message]:
    """Everything that is given; nothing is a gift, too."""
    stock = [s.text(f"bundle-{kind}", n=n) for kind, n in goods.amounts.items() if n]
    return [*alike(s, goods.cards), *stock] or [s.text("bundle-nothing")]
