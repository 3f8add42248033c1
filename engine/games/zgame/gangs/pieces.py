"""What happens to the pieces, whoever causes it: Zombies, Barricades, quarters, Fighters, cards (R0, R16, R17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.message import Message, who
from engine.kit.piles import refill

from .. import terms
from ..state import TRACK, UNDEAD, Case, ZgameState, deck_name, inside, place_in, place_name, trade_name
from .goals import count


def counted(names: Sequence[Message]) -> list[Message]:
    """Names, equal ones together."""
    if len(names) < 2:
        return [*names]
    first = {name.key: name for name in names}
    times = Counter(name.key for name in names)
    return [name if (n := times[key]) == 1 else Message("times", {"n": n, "what": name}) for key, name in first.items()]


def named(fighters: Iterable[str]) -> list[Message]:
    """Fighters by their trades inside a sentence, equal ones together."""
    return counted([inside(trade_name(fighter[0])) for fighter in fighters])


def alike(s: ZgameState, cards: Iterable[str]) -> list[Message]:
    """Cards by their names, equal ones together."""
    return counted([s.card_name(card) for card in cards])


# Zombies


def takes_zombies(s: ZgameState, place: str) -> int:
    """How many Zombie markers may still come into a place (R0.3); the supply is not asked."""
    site = s.sites[place]
    if s.is_base(place) or site.barricades or s.marauders == place:
        return 0
    return max(0, terms.crowd(s) - site.zombies)


def spawnable(s: ZgameState, place: str) -> bool:
    """Whether a new Zombie marker may be put there (R0.3, O3)."""
    return takes_zombies(s, place) > 0 and terms.stock(s) > 0


def spawn(s: ZgameState, places: Iterable[str]) -> list[str]:
    """A new Zombie marker on each of these places where one may be put; where it was."""
    done: list[str] = []
    for place in places:
        if spawnable(s, place):
            s.sites[place].zombies += 1
            done.append(place)
    return done


# Quarters and Barricades


def build(s: ZgameState, seat: str, place: str) -> None:
    """A Barricade of the gang is placed (R10.2)."""
    site = s.sites[place]
    site.owner = seat
    site.barricades += 1
    count(s, "built", seat)  # C05
    s.note("builds", n=1, at=[place_in("in", place)])
    s.credit(seat, "built")
    s.tell("puts-up", who=seat, at=place_in("in", place), refs=(place,))


def raze(s: ZgameState, place: str, by: Message | None = None) -> None:
    """All Barricades of a place go back to their owner's supply; ``by`` whom, if they do not fall with their gang."""
    site, n = s.sites[place], s.sites[place].barricades
    if n and by:
        at, hurt = place_in("in", place), (site.owner,)
        s.tell("torn", weight="headline", who=site.owner, at=at, n=n, by=by, refs=(place,), hurts=hurt, loss=n)
    site.owner, site.barricades = "", 0


def holders(s: ZgameState, place: str, but: str = "") -> list[str]:
    """The gangs that have a Fighter or a Barricade in a place, one of them left aside."""
    return [seat for seat in s.living if seat != but and s.controls(seat, place)]


def whose(s: ZgameState, case: Case | None, place: str) -> Message:
    """A place inside a sentence (None: by its bare name), with the names of those who hold it."""
    at = place_in(case, place) if case else place_name(place)
    found = [who(seat) for seat in holders(s, place)]
    return s.text("held-by", at=at, whom=found) if found else at


def harmed(s: ZgameState, places: Iterable[str], but: str = "") -> tuple[str, ...]:
    """The gangs that hold one of these places, one of them left aside."""
    return tuple(dict.fromkeys(seat for place in places for seat in holders(s, place, but)))


def despoil(s: ZgameState, place: str, seat: str = "") -> None:
    """A regular quarter is turned over (R0.2); with a seat, it counts for that gang (C01)."""
    s.sites[place].despoiled = True
    if seat:
        count(s, "despoil", seat)


def move_marauders(s: ZgameState, seat: str, place: str) -> None:
    """A gang sends the Marauders to a place; they clear it of Zombies and Barricades (R2.5)."""
    s.marauders = place
    s.tell("moves-in", who=seat, at=whose(s, "to", place), refs=(place,), hurts=harmed(s, [place], seat))
    s.sites[place].zombies = 0
    raze(s, place, s.text("the-marauders"))


def roads(s: ZgameState) -> list[str]:
    """Where the Marauders may go: the Megamall and regular quarters but the present one (R0.4)."""
    return [place for place in s.sites if place != s.marauders and not s.is_base(place)]


# Fighters


def leave(s: ZgameState, seat: str, fighters: Sequence[str], *, rest: bool = False) -> None:
    """Fighters leave the city for the reserve (R17.2), resting until the next turn or not (O1, O6.8)."""
    gang = s.gangs[seat]
    for fighter in fighters:
        gang.fighters[fighter] = ""
    if rest:
        gang.resting += fighters


def join(s: ZgameState, seat: str, trade: str, place: str) -> None:
    """A Fighter of this trade comes from the reserve (R11.6); there is one."""
    gang = s.gangs[seat]
    fighter = next(each for each in gang.free if each[0] == trade)
    gang.fighters[fighter] = place
    s.note("joins", n=1)
    what, at = inside(trade_name(trade)), place_in("in", place)
    s.tell("comes-to", weight="detail", who=seat, what=what, at=at, refs=(place,))


# Tracks and cards


def gain(s: ZgameState, seat: str, food: int, medicine: int) -> None:
    """Food and Medicine go to the tracks; what is too much is lost (2.5)."""
    gang = s.gangs[seat]
    gang.food = min(TRACK, gang.food + food)
    gang.medicine = min(TRACK, gang.medicine + medicine)


def can_draw(s: ZgameState, deck: str) -> bool:
    """Whether a card can be drawn (R16.3); Mercenaries only if they are in the game (R19)."""
    if deck == "mercenary" and not s.settings.on("mercs"):
        return False
    return bool(s.decks[deck].cards) or (bool(s.discards[deck]) and terms.refilled(s, deck))


def draw(s: ZgameState, deck: str) -> str | None:
    """The top card of a deck, which is made of its discard pile again at the moment it is needed (R16.2, R16.3)."""
    if not can_draw(s, deck):
        return None
    if refill(s, s.decks[deck], s.discards[deck]):
        s.tell("reshuffles", weight="detail", deck=inside(deck_name(deck)))
    return s.decks[deck].draw(s)


def take(s: ZgameState, seat: str, decks: Iterable[str]) -> list[str]:
    """A card of each of these decks for the hand, as far as there are any, unseen by others."""
    cards = [card for deck in decks if (card := draw(s, deck)) is not None]
    s.hands[seat].cards += cards
    return cards


def discard(s: ZgameState, cards: Iterable[str]) -> None:
    """Cards go to the discard piles of their decks (R16.2)."""
    cards = [*cards]
    for hand in s.hands.values():
        hand.forget(cards)
    for card in cards:
        deck = UNDEAD if card in s.data.undead else s.card(card).deck
        s.discards[deck].append(card)


def spend(s: ZgameState, seat: str, cards: Sequence[str]) -> None:
    """Cards leave a hand for one of their uses (R16.1); a Mercenary's counts (C14)."""
    hand = s.hands[seat].cards
    for card in cards:
        hand.remove(card)
        if s.card(card).deck == "mercenary":
            count(s, "mercenaries", seat)
