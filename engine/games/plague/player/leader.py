"""The advice for a person who leads the dead: one card or one order for a group at a time, without chance (11.2.6).

A stand-in gives one answer instead: all of it happens by itself.
"""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.shape import replay

from ..dead import packs
from ..dead.bot import weakness
from ..dead.entry import Entry
from ..dead.errands import gatherings, is_siege
from ..dead.field import Field
from ..dead.kindling import Kindling
from ..dead.tricks import wished
from ..state import PlagueState


def words(s: PlagueState, decision: Decision) -> list[str]:
    """The words of the next answer."""
    match decision.kind:
        case "horde":
            return _command(s)
        case "enter":
            return _enter(s, decision)
        case "kindle":
            return _kindle(s)
        case "rise":
            shape, _ = replay(decision.ask.shape, [])
            return [min(shape.words(), key=Field(s).at)] if shape else []
        case _:
            return ["auto"]


def _command(s: PlagueState) -> list[str]:
    """A card that is worth it now, then attacks, on the weakest first; those who reach nobody go where four break a
    barricade, else towards humans.
    """
    if trick := wished(s):
        name, aim = trick
        return ["card", name, *aim.split()]
    prey = min((each for each in s.living if packs.are_hunted(s, [each])), key=weakness, default=None)
    if prey:
        return ["hunt", prey.id]
    for edge, _, pack in gatherings(s) if is_siege(s) else ():
        if going := [each for each in packs.followers(s, edge) if each in pack]:
            return ["send", edge, *([",".join(going)] if packs.is_choice(edge, packs.followers(s, edge)) else [])]
    return ["send", packs.NEAR] if packs.followers(s, packs.NEAR) else ["end"]


def _enter(s: PlagueState, decision: Decision) -> list[str]:
    """A zombie, or what there is, on the square from which it is soonest at a human."""
    entry = s.find(Entry)
    assert entry
    field = Field(s)
    kinds = replay(decision.ask.shape, [])[0]
    kind = "zombie" if kinds and "zombie" in kinds.words() else "crawler"
    found = [kind]
    while (shape := replay(decision.ask.shape, found)[0]) is not None:
        found.append(min(shape.words(), key=field.at))
    return found


def _kindle(s: PlagueState) -> list[str]:
    """As near to humans as it may be (R26.9), rather indoors, where it spreads to them."""
    kindling = s.find(Kindling)
    assert kindling
    field = Field(s)
    return [min(kindling.found(s), key=lambda each: (each not in s.data.indoors, field[each], s.grid.order(each)))]
