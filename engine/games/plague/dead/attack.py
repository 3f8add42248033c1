"""What zombies do: steps, attacks, groups (R21)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import partial

from engine.kit.walks import Ways, within

from ..dice import roll
from ..humans import harm
from ..humans.choices import LUCKY, chosen
from ..state import Human, PlagueState, Zombie
from ..terms import in_contact

ACTIONS = {"zombie": 2, "risen": 4, "crawler": 1, "crazy": 2}
"""R18.2, R21.1, R28.2, R31.3."""
HITS, JACKET = 6, 5
"""From which totals an attack wounds, and a leather jacket saves (R21.3, 2.4)."""


def actions(s: PlagueState, zombie: Zombie) -> int:
    """Its actions in this turn, but for those of a Lunge."""
    return ACTIONS[zombie.kind] + (zombie.kind == "zombie" and any(s.data.does[each] == "stench" for each in s.played))


def spare(s: PlagueState, zombie: Zombie) -> int:
    """The actions that it has left for steps and attacks."""
    return 0 if zombie.stopped else actions(s, zombie) - max(0, zombie.steps - zombie.lunge) - zombie.attacks


def steps_left(s: PlagueState, zombie: Zombie) -> int:
    """How many steps it can still make."""
    return 0 if zombie.stopped else spare(s, zombie) + max(0, zombie.lunge - zombie.steps)


def has_extra(s: PlagueState, zombie: Zombie) -> bool:
    """Whether it has used all its actions for steps, and so may attack once more (R21.4)."""
    return not zombie.stopped and not zombie.attacks and zombie.steps >= actions(s, zombie) + zombie.lunge


def can_attack(s: PlagueState, zombie: Zombie) -> bool:
    return spare(s, zombie) > 0 or has_extra(s, zombie)


def attackers(s: PlagueState, human: Human) -> list[str]:
    """The controlled zombies that can attack him now (R21.5)."""
    return [each.id for each in in_contact(s, human) if each.kind != "crazy" and can_attack(s, each)]


def attack(s: PlagueState, human: Human, group: Sequence[str]) -> None:
    """An attack order: these zombies attack a human once each, in this order (R21.5, R21.6)."""
    together = several(s, human, group)
    lives = human.life
    bitten = list[str]()
    for each in group:
        zombie = s.zombies[each]
        if human.dead:
            return
        if spare(s, zombie) > 0:
            zombie.attacks += 1
        else:
            zombie.stopped = True  # the extra attack
        if each not in human.attackers:
            human.attackers.append(each)
        if not human.life:  # R21.6
            s.tell("finishes", refs=(zombie.at,), figure=s.name(each), whom=s.name(human.id))
            harm.kill(s, human)
        else:
            before = human.life
            bite(s, zombie, human, need_of(zombie, together), (*bitten, each), lives)
            if human.life < before:
                bitten.append(each)
    if 0 < human.life < lives:  # a fall has been told
        harm.tell_hurt(s, human, lives - human.life, bitten)


def several(s: PlagueState, human: Human, group: Iterable[str]) -> bool:
    """Whether these zombies attack him as several do, more easily (R21.5; 2.6)."""
    return len({*group, *human.attackers}) > 1 and not s.able(human, "no_prey")


def need_of(zombie: Zombie, together: bool) -> int:
    """From which face it wounds; a 1 never does (R21.3)."""
    return max(2, HITS - together - zombie.bold)


def bite(s: PlagueState, zombie: Zombie, human: Human, need: int, by: Sequence[str], lives: int) -> None:
    """One attack roll, and what protects from it (R21.3, R21.8). ``by``: this zombie after those of the same order that
    have wounded him; ``lives``: what he had before the order.
    """
    again = partial(roll, s, "rolls-bite", weight="detail", figure=s.name(zombie.id), whom=s.name(human.id), need=need)
    face = again()
    hits = face >= need
    if hits and not s.has(human, "helmet") and is_lucky(s, human):
        human.lucky = True
        s.tell("lucky", figure=s.name(human.id))
        face = again()
        hits = face >= need
    if face == 1:
        zombie.stopped = True
    if hits and s.has(human, "vest") and not s.has(human, "helmet"):
        hits = roll(s, "rolls-jacket", figure=s.name(human.id), need=JACKET) < JACKET
    if hits:
        before = human.life
        harm.wound(s, human, before=lives - human.life, by=by)
        human.bitten = human.bitten or human.life < before


def is_lucky(s: PlagueState, human: Human) -> bool:
    """Whether the Student's luck serves now (2.6)."""
    if human.lucky or not s.able(human, "lucky"):
        return False
    threshold = chosen(s, LUCKY, human)[0]
    return threshold != "never" and human.life - 1 <= int(threshold)


def reach(s: PlagueState, zombie: Zombie, most: int, taken: Container[str] | None = None) -> Ways[str]:
    """The squares that it can reach in a number of steps, each with the way there, near squares first (R21.2).

    It passes no figure (``taken``: where they stand, if others have moved first), and does not choose to stop on fire
    (R26.6).
    """
    links, taken = s.ground.neighbours, s.taken if taken is None else taken
    found = within(zombie.at, lambda here: [square for square in links(here) if square not in taken], most)
    return Ways(found, s.fires)
