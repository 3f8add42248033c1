"""How long statuses and global effects last (R15)."""

from __future__ import annotations

from ..box.card import Card
from ..state import Effect, EffectName, Status, StatusName, ZombiesState

NEXT_TURN: tuple[StatusName, ...] = ("fear", "claustrophobia", "hysterical_paralysis")
"""Statuses that hold in the first turn of their player that starts after they were played. The others wait for a step
4.
"""


def arm(s: ZombiesState, seat: str) -> None:
    """A turn of this seat starts: statuses and effects that waited for it are armed (R15.2, R15.3)."""
    for status in s.survivors[seat].statuses:
        if status.name in NEXT_TURN:
            status.armed = True
            if status.name != "hysterical_paralysis":  # the turn that it takes away is announced by itself
                tell_works(s, seat, status)
    for effect in s.effects:
        effect.armed = effect.armed or effect.owner == seat


def expire(s: ZombiesState, seat: str) -> None:
    """A turn of this seat has ended: remove the statuses and effects that held in it (R15.2, R15.3)."""
    survivor = s.survivors[seat]
    survivor.statuses = [status for status in survivor.statuses if not status.armed]
    for effect in [effect for effect in s.effects if effect.owner == seat and effect.armed]:
        s.effects.remove(effect)
        s.tell("effect-ends", effect=s.lasting(effect), weight="detail")


def take_next_move(s: ZombiesState, seat: str, name: StatusName) -> Status | None:
    """Use up a status that waited for a step 4, if there is one (R15.2)."""
    survivor = s.survivors[seat]
    status = survivor.status(name)
    if status:
        survivor.statuses.remove(status)
        tell_works(s, seat, status)
    return status


def tell_works(s: ZombiesState, seat: str, status: Status) -> None:
    """A status takes effect on its player."""
    s.tell(f"works-{status.name}", who=seat, card=s.lasting(status), refs=(f"seat-{seat}",), hurts=(seat,))


def lasts_longer(s: ZombiesState, seat: str, name: EffectName) -> bool:
    """Whether an effect that a seat starts now ends later than a running one of the same name (R15.3)."""
    running = s.effect(name)
    return running is None or running.armed or _turns_until(s, seat) > _turns_until(s, running.owner)


def _turns_until(s: ZombiesState, seat: str) -> int:
    """How many turns start until one of this seat does."""
    return s.seats_from(s.active).index(seat) or len(s.seats)


def start_effect(s: ZombiesState, seat: str, name: EffectName, card: Card) -> None:
    """A global effect until the end of the seat's first turn that starts from now on (R15.3)."""
    s.effects = [effect for effect in s.effects if effect.name != name]
    s.effects.append(Effect(name=name, owner=seat, card=card.id))
    s.tell(f"starts-{name}", who=seat, card=card.name, refs=(f"seat-{seat}",), weight="headline")
