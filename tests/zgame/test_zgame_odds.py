"""How strong the other side of a fight may be (R7, R8), against all that can lie in hands and decks, by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest
from zgame.box import box
from zgame.pictured import catalogue
from zgame.table import SEATS, Table

from engine.core.shape import One, Some, replay
from engine.core.view import view
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs import odds
from engine.games.zgame.state import UNDEAD
from engine.games.zgame.terms import fortified

PLACE, OTHER = "1-01", "1-02"


def laid(specials: str = "off", rival: str = "b") -> Table:
    """Two gangs in one place: a Cutthroat of each, and a Barricade of the rival."""
    table = Table(specials=specials).fighters("a", C1=PLACE, T1=PLACE).fighters(rival, C1=PLACE)
    return table.barricade(rival, PLACE)


def hands(table: Table, n: int) -> Iterator[list[str]]:
    """Every hand of so many cards that seat a does not know, kind by kind."""
    unknown = {
        kind: [card for card in item.copies if card in odds.unknown(table.s, "a")] for kind, item in box().items.items()
    }
    for kinds in combinations_with_replacement(unknown, n):
        if all(kinds.count(kind) <= len(unknown[kind]) for kind in kinds):
            yield [unknown[kind][kinds[:at].count(kind)] for at, kind in enumerate(kinds)]


@pytest.mark.parametrize("n", range(3))
@pytest.mark.parametrize("rival", SEATS[1:])
@pytest.mark.parametrize("specials", ["off", "on"])
def test_R7_4_the_range_is_all_that_a_hand_can_bring(specials: str, rival: str, n: int) -> None:
    table = laid(specials, rival)
    table.hand("a", "axe")
    step = People(seat="a", place=PLACE, other=rival)
    totals = [step.strength(table.s, rival, cards, 0) for cards in hands(table, n)]
    table.s.hands[rival].cards = next(hands(table, n))
    walls, fixed = fortified(table.s, rival, PLACE), step.visible(table.s, rival)
    assert odds.of_defender(table.s, "a", rival, PLACE) == (fixed, max(totals) + walls)
    assert odds.of_attacker(table.s, "a", rival, PLACE, n) == (min(totals), max(totals)), "all that it has laid count"


@pytest.mark.parametrize("mercs", ["off", "on"])
def test_what_nobody_can_draw_is_feared_of_no_rival(mercs: str) -> None:
    s = Table(mercs=mercs).s
    assert any(s.card(card).deck == "mercenary" for card in odds.unknown(s, "a")) == (mercs == "on")


@pytest.mark.parametrize("markers", [1, 2, 3])
@pytest.mark.parametrize("deck", ["screamer shuffler horde fatty", "horde mob swat", "screamer swat", "horde", ""])
def test_R8_1_the_range_is_all_that_the_deck_of_zombies_can_bring(deck: str, markers: int) -> None:
    table, met = Table().fighters("a", C1=PLACE).zombies(**{f"q{PLACE.replace('-', '_')}": markers}), set[int]()
    s, kinds = table.s, deck.split()
    cards = [next(copy for copy in box().zombies[kind].copies) for kind in kinds]
    gone = sorted(set(box().undead) - set(cards))
    said: set[odds.Range] = set()
    for seed in range(60):
        for order in permutations(cards):
            s.decks[UNDEAD].cards, s.discards[UNDEAD], s.dice.seed = [*order], [*gone], f"{seed}"
            said.add(odds.of_zombies(s, PLACE))
            step = Undead(seat="a", place=PLACE, markers=markers)
            step.turn_up(s)
            met.add(step.against(s))
            s.run.events.clear()
        if len(cards) > markers:
            break  # the discard pile is not needed, whatever its order
    ((low, high),) = said
    assert low <= min(met) and max(met) <= high
    if len(cards) > markers or not cards:
        assert (low, high) == (min(met), max(met))


def test_R16_5_zombies_without_cards_are_counted_as_one_each() -> None:
    assert odds._of_drawn([], [], 3) == (3, 3)


WORDS = {"en": ("their Strength", "Zombies’ Strength"), "ru": ("сила соперника", "сила зомби")}


@pytest.mark.parametrize("language", WORDS)
def test_fights_to_choose_from_say_how_strong_the_others_may_be(language: str) -> None:
    table = laid().fighters("a", C2=OTHER).zombies(q1_02=2)
    table.hand("b", "axe", "pistol")
    table.start(Slaughter(seat="a"))
    for s in (table.s, view(table.s, "a")):  # what is hidden makes no difference
        table.s = s
        shape, _ = replay(table.ask("a", "fight").ask.shape, [])
        assert isinstance(shape, One)
        said = {option.key: catalogue(language).message(option.odds, {}) for option in shape.options if option.odds}
        most = odds.of_defender(s, "a", "b", PLACE)[1]
        people, zombies = WORDS[language]
        assert said == {PLACE: f"{people} 2–{most}", OTHER: f"{zombies} 2–6"}


def test_both_sides_of_a_fight_are_told_what_the_other_may_have() -> None:
    table = laid()
    table.hand("a", "pistol")
    table.hand("b", "axe")
    table.start(People(seat="a", place=PLACE, other="b"))
    assert said_of(table, "a", "attack") == f"their Strength 2–{odds.of_defender(table.s, 'a', 'b', PLACE)[1]}"
    table.answer("a", "attack", "none")
    assert said_of(table, "b", "defend") == "their Strength 1", "the attacker has laid nothing"


def said_of(table: Table, seat: str, kind: str) -> str:
    shape, _ = replay(table.ask(seat, kind).ask.shape, [])
    assert isinstance(shape, Some) and shape.odds is not None
    return catalogue("en").message(shape.odds, {})
