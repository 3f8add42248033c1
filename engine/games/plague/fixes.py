"""Corrections by a game master (section 9): each a chain of words and what is done with them.

Seats, crews, steps, dice, going back and ending the game are corrected as in every game.
"""

from __future__ import annotations

from functools import partial

from engine.core.fix import APPLY
from engine.core.message import Message
from engine.core.shape import Chain, One, Option
from engine.kit.choices import labelled, places, worded
from engine.kit.fixes import corrections, counter, toggle, words

from .data import kind
from .humans import harm
from .humans.build import edge_name
from .humans.slain import add, remove
from .state import CAR, DOOR, LOYAL, TRAITOR, Human, PlagueState, card_name, hand_card_name

MOST_ROUNDS, MOST_SPENT = 99, 20


def _living(s: PlagueState) -> One:
    return One([Option(each.id, partial(s.name, each.id), ref=each.at) for each in s.living])


def _squares(s: PlagueState, *more: Option, free: bool = True) -> One:
    """Floor squares, those without figures if they must be free."""
    taken = s.taken if free else {}
    found = [each for each in s.squares if each in s.grid.floor and each not in taken]
    return One([*more, *places(found)])


# Figures


def place(s: PlagueState) -> Chain:
    """A living human or a zombie stands elsewhere; a human may sit in the car."""
    figure: str = yield One(labelled(s.name, (*s.humans, *s.zombies)))
    human = s.humans.get(figure)
    to: str = yield _squares(s, *([Option(CAR, partial(s.text, "in-car"))] if human and not s.wrecked else []))
    yield APPLY
    if human:
        carrier = s.carrier(figure)
        if carrier:
            carrier.carries = carrier.lifted = ""
        harm.let_go(s, human)
        human.at, human.door = to, s.data.car_doors[0] if to == CAR else ""
        human.path = [to]
        if human.dead:
            _revive(s, human)
    else:
        s.zombies[figure].at = to
    s.tell("fix-did-place", refs=(to,), figure=s.name(figure), at=to)


def _revive(s: PlagueState, human: Human) -> None:
    """He lives again, unconscious; what has become of his body is gone."""
    human.dead = False
    s.corpses.pop(human.id, None)
    risen = next((each for each in s.zombies.values() if each.of == human.id), None)
    if risen:
        remove(s, risen)
        s.fallen -= 1


def lives(s: PlagueState) -> Chain:
    """How many lives a living human has."""
    human = s.humans[(yield _living(s))]
    n: int = yield from counter(s, "lives", human, "life", (0, s.data.counts.lives), figure=s.name(human.id))
    if not n:
        harm.incapable(s, human)


def death(s: PlagueState) -> Chain:
    """A living human dies; he will rise or not."""
    human = s.humans[(yield _living(s))]
    how: str = yield words(s, "rises", "stays")
    yield APPLY
    harm.kill(s, human, rises=how == "rises", told=False)
    s.tell("fix-did-death", figure=s.name(human.id), what=how)


def actions(s: PlagueState) -> Chain:
    """How many actions a human has spent in this turn."""
    human = s.humans[(yield _living(s))]
    yield from counter(s, "actions", human, "spent", (0, MOST_SPENT), figure=s.name(human.id))


def done(s: PlagueState) -> Chain:
    """Whether a human's turn is over."""
    human = s.humans[(yield _living(s))]
    wish: str = yield words(s, "on", "off")
    yield APPLY
    human.done = wish == "on"
    s.tell("fix-did-done", figure=s.name(human.id), what=wish)


def zombie(s: PlagueState) -> Chain:
    """A zombie comes from the reserve, or goes back."""
    what: str = yield words(s, "add", "remove")
    if what == "remove":
        figure: str = yield One(labelled(s.name, s.zombies))
        yield APPLY
        gone = s.zombies[figure]
        remove(s, gone)
        s.tell("fix-did-gone", refs=(gone.at,), figure=s.name(figure))
        return
    kinds = [each for each, units in (("zombie", 2), ("crawler", 1)) if s.reserve >= units]
    kinds += ["crazy"] if s.tokens else []
    which: str = yield words(s, *kinds)
    at: str = yield _squares(s)
    yield APPLY
    new = add(s, which, at)
    s.tokens -= which == "crazy"
    s.tell("fix-did-new", refs=(at,), figure=s.name(new.id), at=at)


# Cards


def thing(s: PlagueState) -> Chain:
    """A search card goes to a human, to a square, to the discard pile or on top of the deck."""
    piles = {
        **{each.id: each.cards for each in s.living},
        **s.piles,
        "discard": s.discard,
        "deck": s.search.cards,
    }
    found = sorted((card for pile in piles.values() for card in pile if s.card(card).kind != "expansion"), key=kind)
    card: str = yield One(labelled(partial(_copy, s), found))
    takers = labelled(s.name, (each.id for each in s.living))
    to: str = yield One([*takers, *worded(s, "fix-option", ("discard", "deck", "ground"))])
    at: str = (yield _squares(s, free=False)) if to == "ground" else ""
    yield APPLY
    for place, pile in [*piles.items()]:
        if card in pile:
            pile.remove(card)
            if place in s.piles and not pile:
                del s.piles[place]
    goal = s.humans[to].cards if to in s.humans else {"discard": s.discard, "deck": s.search.cards}.get(to)
    (s.piles.setdefault(at, []) if goal is None else goal).append(card)
    s.tell("fix-did-hidden" if to == "deck" else "fix-did-thing", card=card_name(kind(card)))


def _copy(s: PlagueState, copy: str) -> Message:
    return s.text("fix-copy", card=card_name(kind(copy)), n=int(copy.partition("#")[2]))


def weapon(s: PlagueState) -> Chain:
    """A firearm is loaded or empty."""
    guns = [card for human in s.living for card in human.cards if s.card(card).kind == "firearm"]
    card: str = yield One(labelled(partial(_copy, s), guns))
    wish: str = yield words(s, "loaded", "empty")
    yield APPLY
    s.empty = [each for each in s.empty if each != card] + ([card] if wish == "empty" else [])
    s.marked = [each for each in s.marked if each != card]
    s.tell("fix-did-thing", card=card_name(kind(card)))


def hand(s: PlagueState) -> Chain:
    """A card goes from the Zombie Player's hand to the rest, or the other way."""
    to: str = yield words(s, "to_hand", "to_rest")
    giver, taker = (s.rest.cards, s.hand.cards) if to == "to_hand" else (s.hand.cards, s.rest.cards)
    copies: dict[str, str] = {}
    for each in sorted(giver):
        copies.setdefault(kind(each), each)
    name: str = yield One(labelled(hand_card_name, copies))
    yield APPLY
    giver.remove(copies[name])
    taker.append(copies[name])
    s.tell("fix-did-hidden", card=s.text("fix-hidden-card"))


# Tokens


def barricade(s: PlagueState) -> Chain:
    """A barricade lies on an opening, or no longer."""
    ground = s.ground
    edges = [each for each in s.grid.edges if s.data.barricadable(ground.kind(each))]
    edges += [DOOR] if s.entrance else []
    full = len(s.barricades) >= s.data.counts.barricades
    found = [each for each in edges if each in s.barricades or not full]
    edge: str = yield One([Option(each, partial(edge_name, s, each), ref=each) for each in found])
    yield APPLY
    told = edge_name(s, edge)
    toggle(s.barricades, edge)
    s.tell("fix-did-edge", refs=(edge,), edge=told)


def fire(s: PlagueState) -> Chain:
    """A square burns, or no longer."""
    full = len(s.fires) >= s.data.counts.fires
    free = [] if full else [each for each in s.squares if each not in s.data.car and each not in s.fires]
    found = sorted([*s.fires, *free], key=s.grid.order)
    at: str = yield One(places(found))
    yield APPLY
    toggle(s.fires, at)
    s.tell("fix-did-fire", refs=(at,), at=at)


def searched(s: PlagueState) -> Chain:
    """Whether a human has searched a place."""
    name: str = yield One(labelled(s.data.place_name, s.data.searches))
    human: str = yield One(labelled(s.name, s.humans))
    yield APPLY
    toggle(s.searched.setdefault(name, []), human)
    s.tell("fix-did-searched", figure=s.name(human), place=s.data.place_name(name))


def engine(s: PlagueState) -> Chain:
    """Whether the engine runs."""
    wish: str = yield words(s, *(() if s.wrecked else ("on", "off")))
    yield APPLY
    s.running = wish == "on"
    s.tell("fix-did-engine", what=wish)


def entrance(s: PlagueState) -> Chain:
    """Where the way into the basement is."""
    name: str = yield One(labelled(s.data.place_name, s.data.hideouts if s.data.basement else ()))
    yield APPLY
    s.entrance = name
    if DOOR in s.barricades:
        s.barricades.remove(DOOR)
    s.tell("fix-did-entrance", place=s.data.place_name(name))


def round(s: PlagueState) -> Chain:
    """The number of the round."""
    yield from counter(s, "round", s, "round", (1, MOST_ROUNDS))


def traitor(s: PlagueState) -> Chain:
    """Somebody else is the traitor, as long as he is not revealed."""
    open_ = s.settings.traitor == "off" or bool(s.open_traitor)
    figure: str = yield One([] if open_ else labelled(s.name, (each.id for each in s.living)))
    yield APPLY
    for each, role in s.roles.items():
        role.value = TRAITOR if each == figure else LOYAL
    s.tell("fix-did-hidden", card=s.text("fix-hidden-traitor"))
    s.tell("you-are-traitor", only=(s.leader(figure),), figure=s.name(figure))


SHOWING = (thing, hand, traitor)
"""Their words show what is hidden: decks, the hand, who the traitor is not."""
FIXES = corrections(
    (
        place, lives, death, actions, done, zombie, thing, weapon, hand, barricade, fire, searched, engine, entrance,
        round, traitor,
    ),
    showing=SHOWING,
)  # fmt: skip
