"""Every card at every moment (R13.4, 2.4): where it can be played, that it does what it says, and where it cannot."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from zombies.card_table import END, MOVE, ZOMBIES, CardTable
from zombies.turns import at_rest, move, status

from engine.core.runner import offered
from engine.core.shape import replay
from engine.games.zombies.box.card import NAMES
from engine.games.zombies.check import check
from engine.games.zombies.survivors.knock_out import knock_out

BUILDINGS = {
    "all_the_marbles": "T14", "chainsaw": "T10", "fire_axe": "T05", "first_aid_kit": "T04", "grenade": "T03",
    "lots_of_ammo": "T13", "molotov_cocktail": "T07", "skateboard": "T12",
}  # fmt: skip
"""Where items are laid (2.4)."""
ITEMS = {*BUILDINGS, "hey_look_a_shotgun"}
ATTACHED = {"brain_cramp", "claustrophobia", "fear", "hysterical_paralysis", "your_shoes_untied"}
OWN_MOVE = {"adrenaline_rush", "keys_are_still_in_it", "much_needed_rest"}
"""What is of use for the own step 4 only."""
AT_ANY_TIME = set(NAMES) - ITEMS - OWN_MOVE
BUILDING = 3
ROUND_TRIP = ("2.6", "2.5", "2.6", "2.5", "2.6")
AIMS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("bad_sense_of_direction", "i_dont_think_theyre_dead", *ATTACHED), ("c",)),
    "butter_fingers": ("c", "bullets"),
    "couldnt_get_worse": (str(BUILDING),),
    "slight_miscalculation": (str(BUILDING),),
    "this_isnt_so_bad": ("1.4", "0.2", "none"),
    "where_did_everybody_go": ("c", *ROUND_TRIP),
}
"""The beginning of what is said with a card; the rest does not matter."""


def scene(card: str, actor: str, mode: str) -> CardTable:
    """A street east of the Town Square, a building south of it, in whose first room the actor of the card stands.

    It is the turn of seat a, who stands on the street if seat b is the actor, and has a card to keep it waiting.
    """
    table = CardTable(3, mode=mode, removed_cards="none").tile("T15", 1, 0, 1).tile("T16", 2, 0, 1)
    need = BUILDINGS.get(card, "T11")
    turn = next(spot.turn for spot in table.s.city.spots(need) if spot[:2] == (0, 1))
    table.tile(need, 0, 1, turn).pawn("a", "1.5").pawn("b", "2.4").pawn("c", "2.5")
    rooms = table.s.city.rooms[BUILDING]
    table.pawn(actor, rooms[0]).zombies(rooms[-1], "1.4").give("c", trophies=3).give(actor, lives=3)
    table.hand("a", "claustrophobia" if card != "claustrophobia" else "fear").hand(actor, card)
    table.s.removed, table.s.pile.cards = table.s.pile.cards, []
    return table


def ahead(table: CardTable) -> str:
    """A square to which seat a can go, where there is no zombie."""
    here = table["a"].pawn
    return next(square for square in table.s.city.links[here] if square not in table.s.zombies)


def rolled(table: CardTable) -> CardTable:
    table.force(6).turn(MOVE)
    return table.answer("a", "move", "roll") if table.s.rules.movement == "d6" else table


def walking(table: CardTable) -> CardTable:
    return rolled(table).answer("a", "move", ahead(table))


def failed_in_step_4(table: CardTable) -> CardTable:
    table.zombies(ahead(table))
    foe = table.s.zombies[-1]
    rolled(table).force(2)
    return table.answer("a", "move", foe)


def before_the_roll(table: CardTable) -> CardTable:
    return table.zombies(table["a"].pawn).force(2).turn(2)


def failed_in_step_2(table: CardTable) -> CardTable:
    return before_the_roll(table).answer("a", "fight", "roll")


WINDOWS: Mapping[str, tuple[str, Callable[[CardTable], CardTable]]] = {
    "before the roll of step 2": ("fight", before_the_roll),
    "a failed roll in step 2": ("wound", failed_in_step_2),
    "at the start of step 4": ("move", lambda table: table.turn(MOVE)),
    "after the die for step 4": ("move", rolled),
    "between two steps of step 4": ("move", walking),
    "a failed roll in step 4": ("wound", failed_in_step_4),
    "between two zombies of step 5": ("zombie", lambda table: table.force(3).turn(ZOMBIES)),
    "before the turn passes": ("discard", lambda table: table.turn(END)),
}
"""The quiet points at which a table rests, with the question that waits there."""
every_window = pytest.mark.parametrize("window", WINDOWS)
every_mode = pytest.mark.parametrize("mode", ["alt", "base"])


def legal(card: str, actor: str, window: str, mode: str) -> bool:
    """What 2.4, R8.2 and R13.4 say about a table where every card has something to do."""
    if card not in OWN_MOVE:
        return True
    if actor != "a":
        return False
    if card == "adrenaline_rush":  # doubling; after a failed roll it is an answer to it (D15)
        return "step 4" in window.replace("a failed roll in step 4", "") or "before the roll" in window
    return window == "at the start of step 4" or (mode == "alt" and window == "after the die for step 4")


def play(table: CardTable, seat: str, card: str) -> CardTable:
    """The card with its aim, and whatever else has to be said."""
    (offer,) = [each for each in offered(table.s, seat) if each.kind == "card"]
    copy = next(each for each in table[seat].hand.cards if table.s.card(each).id == card)
    words = [copy, *AIMS.get(card, ())]
    while (shape := replay(offer.ask.shape, words)[0]) is not None:
        words.append(shape.usual or next(shape.words()))
    return table.send(seat, offer.id, *words)


def inside(table: CardTable) -> int:
    """Zombies in the building."""
    return sum(room in table.s.zombies for room in table.s.city.rooms[BUILDING])


def works(table: CardTable, actor: str, card: str, before: CardTable) -> bool:
    """Whether the card has done what it says; ``before`` is the same table without it."""
    me, victim = table[actor], table["c"]
    match card:
        case _ if card in ITEMS:
            return [table.s.card(item.card).id for item in me.table] == [card]
        case _ if card in ATTACHED:
            return [(each.name, each.by) for each in victim.statuses] == [(card, actor)]
        case "adrenaline_rush":
            return table.s.doubled
        case "keys_are_still_in_it":
            return move(table).left(table.s) == 10
        case "much_needed_rest":
            return me.lives == 5 and table.open() == [("a", "zombie")]
        case "alternate_food_source":
            return [(each.name, each.owner) for each in table.s.effects] == [(card, actor)]
        case "bad_sense_of_direction":
            return victim.pawn == "0.5" and me.lives == before[actor].lives - 1
        case "butter_fingers":
            return victim.bullets == 1
        case "couldnt_get_worse":
            return inside(table) == len(table.s.city.rooms[BUILDING])
        case "slight_miscalculation":
            free = len(table.s.city.rooms[BUILDING]) - inside(before)
            return inside(table) == inside(before) + min(inside(before), free)
        case "i_dont_think_theyre_dead":
            return len(table.told("rolls-repair")) == 1
        case "this_isnt_so_bad":
            return "1.4" not in table.s.zombies and "0.2" in table.s.zombies
        case "where_did_everybody_go":
            return victim.pawn == ROUND_TRIP[-1] and table.log.count("steps") >= len(ROUND_TRIP)
        case _:
            more = 10 if card == "were_screwed" else 5
            return len(table.s.zombies) == len(before.s.zombies) + more


@every_mode
@pytest.mark.parametrize("actor", ["a", "b"])
@every_window
def test_R13_1_R13_4_every_card_in_every_window(window: str, actor: str, mode: str) -> None:
    kind, lay = WINDOWS[window]
    for card in NAMES:
        before, table = lay(scene(card, actor, mode)), lay(scene(card, actor, mode))
        assert table.open() == [("a", kind)], card
        assert (card in table.offers(actor)) == legal(card, actor, window, mode), card
        if card in table.offers(actor):
            play(table, actor, card)
            assert works(table, actor, card, before), card
            assert table[actor].used, card
            assert [table.s.card(copy).id for copy in table.s.discard] == ([] if card in ITEMS else [card]), card
            assert check(table.s) == [], card
            at_rest(table)


USED = {"all_the_marbles": False, "chainsaw": True, "grenade": False, "lots_of_ammo": False, "molotov_cocktail": True}
"""Items that are discarded for what they do, and whether in the own turn only (2.4)."""


def used(table: CardTable, actor: str, item: str, before: CardTable) -> bool:
    """Whether the item has done what it says."""
    me, was = table[actor], before[actor]
    match item:
        case "all_the_marbles":
            return [(each.name, each.owner) for each in table.s.effects] == [(item, actor)]
        case "chainsaw":
            return table.s.chainsaw == 2
        case "molotov_cocktail":
            return table.s.molotov == {BUILDING: 2}
        case "grenade":
            return me.trophies == was.trophies + inside(before) and inside(table) == 0 and me.lives == was.lives - 1
        case _:
            return me.bullets == was.bullets + 3


@every_mode
@pytest.mark.parametrize("actor", ["a", "b"])
@every_window
def test_R14_4_D12_every_item_is_used_in_every_window(window: str, actor: str, mode: str) -> None:
    kind, lay = WINDOWS[window]
    for item, own in USED.items():
        tables = [scene("fear", actor, mode).play(actor, item) for _ in range(2)]
        before, table = map(lay, tables)
        assert table.open() == [("a", kind)], item
        assert (item in table.offers(actor, "use")) == (actor == "a" or not own), item
        if item in table.offers(actor, "use"):
            table.uses(actor, item)
            assert used(table, actor, item, before), item
            assert not table[actor].used and [table.s.card(copy).id for copy in table.s.discard] == [item]
            assert check(table.s) == [], item
            at_rest(table)


@every_mode
@pytest.mark.parametrize("window", ["a failed roll in step 2", "a failed roll in step 4"])
def test_D15_after_a_failed_roll_a_rush_is_one_of_the_answers(window: str, mode: str) -> None:
    table = WINDOWS[window][1](scene("adrenaline_rush", "a", mode))
    assert "rush" in table.words("a", "wound") and "adrenaline_rush" not in table.offers("a")
    table.answer("a", "wound", "rush")
    assert table["a"].trophies == 1 and table["a"].used and not table.s.doubled


def placing(mode: str) -> CardTable:
    return CardTable(3, mode=mode).pile("T27", "T15").turn(1)


def auction(style: str) -> CardTable:
    table = CardTable(3, helipad_rule="auction", auction_style=style).pile("T02", "T16")
    for seat in "abc":
        table.give(seat, trophies=3)
    return table


def led_astray(mode: str) -> CardTable:
    """Seat a is led into a zombie, and has to answer for a failed roll (R13.4: nobody plays in between)."""
    table = CardTable(3, mode=mode).tile("T15", 1, 0, 1).zombies("0.6", "1.5").hand("c", "where_did_everybody_go")
    table.turn(ZOMBIES).force(2)
    return table.plays("c", "where_did_everybody_go", "a", "0.6", "1.4", "0.6", "1.4", "0.6")


def repairing(mode: str) -> CardTable:
    table = CardTable(3, mode=mode).give("a", trophies=2).hand("c", "i_dont_think_theyre_dead").force(2, 3)
    table.hand("a", "fear").turn(END)
    return table.plays("c", "i_dont_think_theyre_dead", "a")


SHUT: Mapping[str, tuple[str, Callable[[str], CardTable]]] = {
    "placing a tile": ("place", placing),
    "filling a tile": ("fill", lambda mode: placing(mode).answer("a", "place", "hand", "0,-1")),
    "bidding": ("bid", lambda mode: auction("live").turn(1)),
    "naming maxima": ("maximum", lambda mode: auction("proxy").turn(1)),
    "placing the helipad": ("place", lambda mode: CardTable(3, mode=mode, helipad_rule="drawer").pile("T02").turn(1)),
    "a forced move": ("wound", led_astray),
    "a choice opened by a card": ("repair", repairing),
}
"""What is not to be interrupted."""


@every_mode
@pytest.mark.parametrize("moment", SHUT)
def test_R13_4_no_card_at_other_moments(moment: str, mode: str) -> None:
    kind, lay = SHUT[moment]
    table = lay(mode)
    table.give("a", lives=3).give("b", lives=3).zombies("0.2")
    table.play("a", "lots_of_ammo").play("b", "lots_of_ammo")
    for seat in "ab":
        table.hand(seat, *(card for card in NAMES if _left(table, card)))
    assert table.open()[0] == ("a", kind)
    for seat in "ab":
        kinds = {each.kind for each in offered(table.s, seat)}
        assert table.offers(seat) == table.offers(seat, "use") == [] and not {"card", "use"} & kinds


def _left(table: CardTable, card: str) -> bool:
    """Whether a copy of the card can still be taken."""
    return any(table.s.card(copy).id == card for copy in (*table.s.deck.cards, *table.s.box))


@pytest.mark.parametrize(("mode", "items"), [("alt", set[str]()), ("base", {"hey_look_a_shotgun"})])
def test_R12_4_R12_6_what_a_player_can_play_who_is_down(mode: str, items: set[str]) -> None:
    """Nothing that needs the pawn or a life to pay; in the base game the pawn is on the board."""
    for card in NAMES:
        table = scene(card, "b", mode)
        knock_out(table.s, "b")
        table["b"].hand.cards = []
        table.hand("b", card) if _left(table, card) else table.s.discard.clear()
        if not table["b"].hand.cards:
            continue
        table.turn(MOVE)
        able = card in items or card in AT_ANY_TIME - {"bad_sense_of_direction"}
        assert table.offers("b") == ([card] if able else []), card


@every_mode
def test_R12_4_R12_6_what_can_be_played_on_a_player_who_is_down(mode: str) -> None:
    for card in sorted(ATTACHED | {"bad_sense_of_direction", "where_did_everybody_go", "i_dont_think_theyre_dead"}):
        table = scene(card, "b", mode).give("c", trophies=0).give("a", trophies=2)
        knock_out(table.s, "c")
        table.give("c", trophies=1)
        targets = table.turn(MOVE).next("b", card)
        moved = card in ("bad_sense_of_direction", "where_did_everybody_go")
        assert targets == (["a"] if moved else ["a", "c"]), card


def test_R15_4_what_can_be_played_on_the_active_player_in_a_turn_under_fear() -> None:
    for card in sorted(ATTACHED | {"bad_sense_of_direction", "where_did_everybody_go"}):
        table = status(scene(card, "b", "alt"), "a", "fear", by="c", armed=True)
        moved = card in ("bad_sense_of_direction", "where_did_everybody_go", "fear")  # and Fear lies there (R15.1)
        assert table.turn(MOVE).next("b", card) == (["c"] if moved else ["a", "c"]), card
