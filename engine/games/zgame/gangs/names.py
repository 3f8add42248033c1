"""Options that answers are chosen from: places, Fighters, cards, trades."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial, reduce

from engine.core.message import Message, Text, parts, who
from engine.core.shape import One, Option

from ..data import Item, Use
from ..state import FIGHTERS, ZgameState, deck_name, inside, place_name, trade_name
from .pieces import alike
from .strength import power


def place_options(places: Iterable[str]) -> list[Option]:
    return [Option(place, partial(place_name, place), ref=place) for place in places]


def one_of(s: ZgameState, icons: Sequence[str]) -> Message:
    """These icons, at least one: “Food or Medicine”."""
    names = [Message(f"zgame-board-icon-{icon}") for icon in icons]
    return reduce(lambda one, two: s.text("look-or", one=one, two=two), names)


def scouted(s: ZgameState, seat: str, place: str, *, own: bool = True) -> Message:
    """A place with what this gang meets there: Zombies, Marauders, whose it is, and that it yields nothing any more.

    That the place is the gang's `own` is left out where all are.
    """
    site = s.sites[place]
    met = [s.text("met-zombies", n=site.zombies)] if site.zombies else []
    met += [s.text("met-marauders")] if s.marauders == place else []
    met += [who(other) for other in s.rivals(seat) if s.controls(other, place)]
    met += [s.text("met-own")] if own and s.controls(seat, place) else []
    met += [s.text("met-despoiled")] if site.despoiled else []
    return s.text("scouted", at=place_name(place), what=parts(met)) if met else place_name(place)


def scouted_options(
    s: ZgameState,
    seat: str,
    places: Iterable[str],
    *,
    own: bool = True,
    odds: Callable[[ZgameState, str, str], Message | None] | None = None,
) -> list[Option]:
    """These places, with the ``odds`` of this gang in each, where it would fight."""
    return [
        Option(place, partial(scouted, s, seat, place, own=own), ref=place, odds=odds and partial(odds, s, seat, place))
        for place in places
    ]


def one_scouted(
    s: ZgameState,
    seat: str,
    places: Collection[str],
    *,
    usual: str | Callable[[], str] | None = None,
    own: bool = True,
    odds: Callable[[ZgameState, str, str], Message | None] | None = None,
    prompt: Text | None = None,
) -> One:
    """One of these places, see `scouted_options`."""
    return One(partial(scouted_options, s, seat, places, own=own, odds=odds), usual, [*places], prompt=prompt)


def fighter_name(s: ZgameState, seat: str, fighter: str, among: Sequence[str] = FIGHTERS) -> Message:
    """A Fighter by trade and place, and by number where two of a trade are together ``among`` those to choose from."""
    gang, what = s.gangs[seat], trade_name(fighter[0])
    place = gang.fighters[fighter]
    if sum(each[0] == fighter[0] and gang.fighters[each] == place for each in among) > 1:
        what = s.text("twin", what=what, n=int(fighter[1]))
    return s.text("fighter", what=what, at=place_name(place)) if place else s.text("in-reserve", what=what)


def fighter_options(s: ZgameState, seat: str, fighters: Sequence[str]) -> list[Option]:
    places = s.gangs[seat].fighters
    return [Option(each, partial(fighter_name, s, seat, each, fighters), ref=places[each]) for each in fighters]


def trade_options(s: ZgameState, trades: Iterable[str], place: str) -> list[Option]:
    """Trades of a Fighter who comes to a place."""
    return [Option(each, partial(s.text, "comes", what=trade_name(each), at=place_name(place))) for each in trades]


def use_text(use: Use) -> Message:
    """What a card does for a use, with its numbers."""
    which = "-party" if use.party else "-near" if use.near else "-home" if use.home else ""
    both = "-both" if use.food and use.medicine else "-medicine" if use.medicine else "-food" if use.food else ""
    numbers = {"n": use.n or use.food or use.medicine} | ({"m": use.medicine} if both == "-both" else {})
    return Message(f"zgame-does-{use.op}{which}{both}", {**numbers})


def card_uses(s: ZgameState, card: str, uses: Sequence[Use]) -> Message:
    """A card with what it does for any of these uses."""
    what = reduce(lambda one, two: s.text("either", one=one, two=two), [use_text(use) for use in uses])
    return s.text("card-use", card=s.card_name(card), what=what)


def card_label(s: ZgameState, seat: str, card: str, undead: bool) -> Message:
    """A card that is laid in a fight, with its Strength and what else it does there."""
    return s.text(f"lay-{_kind(s.card(card))}", card=s.card_name(card), n=power(s, seat, card, undead))


def _kind(item: Item) -> str:
    """What a card is in a fight, besides its Strength."""
    return "vest" if item.vest else "firearm" if item.deck == "firearm" else "plain"


def card_options(s: ZgameState, seat: str, cards: Sequence[str], undead: bool) -> list[Option]:
    """A gang's cards as they count in a fight, by deck."""
    return [Option(card, partial(card_label, s, seat, card, undead), deck_name(s.card(card).deck)) for card in cards]


def drawn(s: ZgameState, seat: str, cards: Sequence[str]) -> list[Message]:
    """Cards that a gang has got, each with all that it is good for, equal ones together."""
    copies: dict[str, list[str]] = {}
    for card in cards:
        copies.setdefault(s.card(card).id, []).append(card)
    return [
        s.text("card-worth", card=alike(s, same)[0], what=parts([_deck(s, same[0]), _worth(s, seat, same[0])]))
        for same in copies.values()
    ]


def _deck(s: ZgameState, card: str) -> Message:
    """The deck of a card, which Zombies may ban (R8.4)."""
    return inside(deck_name(s.card(card).deck))


def kept_options(s: ZgameState, seat: str, cards: Sequence[str]) -> list[Option]:
    """Cards that a gang gives away or drops, with all that they are good for, by deck."""
    return [Option(card, partial(_all_of, s, seat, card), deck_name(s.card(card).deck)) for card in cards]


def _all_of(s: ZgameState, seat: str, card: str) -> Message:
    """A card with all that it is good for, as a label."""
    return s.text("card-use", card=s.card_name(card), what=_worth(s, seat, card))


def _worth(s: ZgameState, seat: str, card: str) -> Message:
    """What a card is good for: in a fight, in the Raid, in the Household."""
    item = s.card(card)
    uses = [use_text(use) for use in (*item.raid, *item.household)]
    others = [use for at, use in enumerate(uses) if use not in uses[:at]]  # in the Raid as in the Household
    n, m, kind = power(s, seat, card, undead=False), power(s, seat, card, undead=True), _kind(item)
    more = m - n if kind == "plain" and m > n else 0
    fight = [s.text(f"worth-{kind}", n=n, m=more)] if n or more or item.vest or not others else []
    undead = [s.text("worth-undead", n=m)] if m != n + more else []
    return parts([*fight, *undead, *others])
