"""How strong the other side of a fight may be (R7, R8), against all that can lie in hands and decks, by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, permutations

import pytest
from every_game import game_of, switched
from kit.fixing import Fixer
from zgame.box import box
from zgame.pictured import catalogue
from zgame.table import SEATS, Table

from engine.core.secret import HIDDEN
from engine.core.shape import NONE, One, Some, replay
from engine.core.view import view
from engine.games.zgame.cards.catalogue import effect
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.people import People
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs import odds, packets
from engine.games.zgame.gangs.pieces import discard
from engine.games.zgame.gangs.strength import vests
from engine.games.zgame.phases.business import Trading
from engine.games.zgame.state import UNDEAD
from engine.games.zgame.terms import fortified

PLACE, OTHER = "1-01", "1-02"


def laid(specials: str = "off", rival: str = "b", **options: str) -> Table:
    """Two gangs in one place: a Cutthroat of each, and a Barricade of the rival."""
    table = Table(**{"specials": specials, **options}).fighters("a", C1=PLACE, T1=PLACE).fighters(rival, C1=PLACE)
    return table.barricade(rival, PLACE)


def hands(table: Table, n: int, sure: Sequence[str] = ()) -> Iterator[list[str]]:
    """Every hand of so many cards that seat a does not know, kind by kind, beside those that are ``sure``."""
    unknown = {
        kind: [card for card in item.copies if card in odds.unknown(table.s, "a") and card not in sure]
        for kind, item in box().items.items()
    }
    for kinds in combinations_with_replacement(unknown, n):
        if all(kinds.count(kind) <= len(unknown[kind]) for kind in kinds):
            yield [*sure, *(unknown[kind][kinds[:at].count(kind)] for at, kind in enumerate(kinds))]


def subsets(cards: Sequence[str], sizes: Iterable[int]) -> Iterator[Sequence[str]]:
    return (chosen for n in sizes for chosen in combinations(cards, n))


@pytest.mark.parametrize("seen", [(), ("vest", "pistol")], ids=["nothing", "two"])
@pytest.mark.parametrize("n", range(3))
@pytest.mark.parametrize("rival", SEATS[1:])
@pytest.mark.parametrize("specials", ["off", "on"])
def test_R7_4_R7_6_the_range_is_all_that_a_hand_can_bring(
    specials: str, rival: str, n: int, seen: Sequence[str]
) -> None:
    """Of a hand of ``n`` cards that nobody has seen and those that seat a has, which are laid in part or all."""
    table = laid(specials, rival)
    table.hand("a", "axe")
    sure = table.hand(rival, *seen)
    step, s = People(seat="a", place=PLACE, other=rival), table.s
    walls, fixed = fortified(s, rival, PLACE), step.visible(s, rival)
    s.hands[rival].show("a", sure)
    found = [*hands(table, n, sure)]
    s.hands[rival].cards = found[0]
    tops = [[step.strength(s, rival, each, 0), vests(s, each)] for hand in found for each in subsets(hand, [len(hand)])]
    assert odds.of_defender(s, "a", rival, PLACE) == (fixed, max(top[0] for top in tops) + walls)
    assert odds.vests_of_defender(s, "a", rival) == (0, max(top[1] for top in tops))
    for k in range(n + len(sure) + 1):
        lies = [[step.strength(s, rival, each, 0), vests(s, each)] for hand in found for each in subsets(hand, [k])]
        s.hands[rival].cards, s.hands[rival].seen = [*found[0]], {"a": [*sure]}
        cards, known = packets.laid(s, rival, found[0][:k])
        packet = packets.Packet(cards=cards, known=known)
        strength, cancelling = ((min(each), max(each)) for each in zip(*lies, strict=True))
        assert odds.of_attacker(s, "a", rival, PLACE, packet) == strength
        assert odds.vests_of_attacker(s, "a", packet) == cancelling


def traded() -> Table:
    """Gang b has got an axe and a pistol from gang a, for a bat; gang c has seen nothing."""
    table = Table(3, business="on").fighters("a", C1=PLACE).fighters("b", C1=PLACE)
    axe, pistol, bat = *table.hand("a", "axe", "pistol"), *table.hand("b", "bat")
    table.start(Trading()).answer("a", "business", "b", f"{axe},{pistol}", NONE)
    table.answer("b", "deal", "accept", bat, NONE).answer("a", "confirm", "accept")
    assert {each: odds.known(table.s, each, "b") for each in "ac"} == {"a": [pistol, axe], "c": []}
    assert odds.known(table.s, "b", "a") == [bat]
    for each in "abc":
        table.answer(each, "business", "pass")
    return table


def known(table: Table) -> list[str]:
    """What gang a knows of gang b's hand, the same from the state and from its view."""
    cards = odds.known(table.s, "a", "b")
    assert cards == odds.known(view(table.s, "a"), "a", "b")
    return [table.s.card(card).id for card in cards]


def test_O10_3_what_was_given_away_is_known_to_be_there_and_lies_there_in_a_try_out() -> None:
    table = traded()
    table.hand("b", "stew")
    assert known(table) == ["pistol", "axe"]
    for seat, sees in (("a", 2), ("b", 3), ("c", 0), (None, 0)):
        assert len(table.s.hands["b"]) == 3
        assert sum(card != HIDDEN for card in view(table.s, seat).hands["b"].cards) == sees
    made = [table.game.imagined(view(table.s, "a"), f"{n}").hands["b"].cards for n in range(20)]
    assert all(cards[:2] == table.s.hands["b"].cards[:2] for cards in made) and len({cards[2] for cards in made}) > 5


def test_R7_1_which_cards_are_laid_face_down_shows_only_when_they_are_turned_over() -> None:
    table = traded()
    pistol, axe = table.s.hands["b"].cards
    table.hand("a", "vest")
    table.start(People(seat="b", place=PLACE, other="a")).answer("b", "attack", axe)
    assert not any(card in table.game.dump(view(table.s, "c")).decode() for card in (f'"{axe}"', f'"{pistol}"'))
    assert view(table.s, "a").hands["b"].cards == [HIDDEN]
    fight = table.s.find(People)
    assert fight is not None and fight.attack is not None
    strengths = sorted(box().items[each].strength for each in ("axe", "pistol"))
    assert odds.of_attacker(table.s, "a", "b", PLACE, fight.attack) == (1 + strengths[0], 1 + strengths[1])
    lies = Counter(
        (each.hands["b"].cards[0], laid.attack.cards.cards[0])
        for n in range(40)
        for each in [table.game.imagined(view(table.s, "a"), f"{n}")]
        if (laid := each.find(People)) and laid.attack
    )
    assert set(lies) == {(axe, pistol), (pistol, axe)} and lies.total() == 40
    table.answer("a", "defend", NONE)
    assert known(table) == ["pistol"], "the axe has been turned over, and lies on its discard pile"


@pytest.mark.parametrize("to", ["discard", "deck-top", ""], ids=["discarded", "hidden", "lost by a step"])
def test_R7_1_what_a_game_master_takes_away_while_cards_lie_face_down_is_not_looked_for(to: str) -> None:
    table = traded()
    pistol, axe = table.s.hands["b"].cards
    table.hand("a", "vest")
    table.start(People(seat="b", place=PLACE, other="a")).answer("b", "attack", axe)
    if to:
        Fixer(table.game, table.s).apply("card", pistol, to, force=True)
    else:
        table.s.hands["b"].cards.remove(pistol)
        discard(table.s, [pistol])
    fight = table.s.find(People)
    assert fight is not None and fight.attack is not None
    assert not to or fight.attack.known == {}, "from whose hand it has gone shows nowhere"
    least, most = odds.of_attacker(table.s, "a", "b", PLACE, fight.attack)
    assert least < 1 + box().items["axe"].strength <= most, "nobody knows any more what lies there"
    table.answer("a", "defend", NONE)
    assert known(table) == []


def test_O10_3_what_goes_on_in_a_bundle_may_be_what_was_seen() -> None:
    table = traded()
    pistol, axe = table.s.hands["b"].cards
    table.start(Trading()).answer("b", "business", "c", axe, NONE)
    assert known(table) == []
    table.answer("c", "deal", "refuse")
    assert known(table) == ["pistol", "axe"], "it has come to nothing"
    table.answer("c", "business", "b", NONE).answer("b", "deal", "accept", axe, NONE)
    table.answer("c", "confirm", "accept")
    assert known(table) == [] and odds.known(table.s, "b", "c") == [axe] and odds.known(table.s, "c", "b") == []
    assert pistol in odds.unknown(table.s, "a")


def test_N09_who_steals_a_card_and_who_loses_it_know_where_it_is() -> None:
    table = traded()
    pistol, axe = table.s.hands["b"].cards
    steal = effect(box().items["pickpocket"].raid[0])
    steal.act(table.s, "c", "b")
    (gone,) = table.s.hands["c"].cards
    assert odds.known(table.s, "b", "c") == [gone] and known(table) == []
    assert {gone, *table.s.hands["b"].cards} == {axe, pistol}


def test_R16_2_what_was_thrown_away_may_be_anywhere_again() -> None:
    table = traded()
    _, axe = table.s.hands["b"].cards
    table.s.hands["b"].cards.remove(axe)
    discard(table.s, [axe])
    table.s.discards["melee"].remove(axe)
    table.s.hands["b"].cards.append(axe)
    assert known(table) == ["pistol"]


SWITCHED = switched(game_of("zgame"))


@pytest.mark.parametrize("option", SWITCHED)
def test_R7_4_R8_1_with_every_option_the_range_is_what_the_rules_make_of_it(option: str) -> None:
    for value in SWITCHED[option]:
        table = laid(**{option: value}).zombies(q1_01=1)
        step, s = People(seat="a", place=PLACE, other="b"), table.s
        totals = [step.strength(s, "b", cards, 0) for cards in hands(table, 1)]
        s.hands["b"].cards = next(hands(table, 1))
        assert odds.of_defender(s, "a", "b", PLACE)[1] == max(totals) + fortified(s, "b", PLACE), value
        met = set[int]()
        low, high = odds.of_zombies(s, PLACE)
        for seed in range(40):
            dead = Undead(seat="a", place=PLACE, markers=s.sites[PLACE].zombies)
            s.dice.seed = f"{seed}"
            s.dice.shuffle(s.decks[UNDEAD].cards)
            before = [*s.decks[UNDEAD].cards]
            dead.turn_up(s)
            met.add(dead.against(s))
            s.decks[UNDEAD].cards, s.discards[UNDEAD] = before, []
        assert low <= min(met) and max(met) <= high, value


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


WORDS = {
    "en": ("their Strength 2, with cards up to {}", "Zombies’ Strength mostly 2–4 (from 2 to 6)"),
    "ru": ("сила соперника 2, с картами до {}", "сила зомби обычно 2–4 (от 2 до 6)"),
}


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
        assert said == {PLACE: people.format(most), OTHER: zombies}


def test_both_sides_of_a_fight_are_told_what_the_other_may_have() -> None:
    table = laid()
    table.hand("a", "pistol")
    table.hand("b", "axe")
    table.start(People(seat="a", place=PLACE, other="b"))
    assert said_of(table, "a", "attack") == (
        f"their Strength 2, with cards up to {odds.of_defender(table.s, 'a', 'b', PLACE)[1]} · Vests 0–1"
    )
    table.answer("a", "attack", "none")
    assert said_of(table, "b", "defend") == "their Strength 1", "the attacker has laid nothing"


def said_of(table: Table, seat: str, kind: str) -> str:
    shape, _ = replay(table.ask(seat, kind).ask.shape, [])
    assert isinstance(shape, Some) and shape.odds is not None
    return catalogue("en").message(shape.odds, {})


def test_R8_1_the_usual_strength_lies_in_the_middle_of_all_draws() -> None:
    table = Table().zombies(q1_02=2)
    deck = table.s.decks[UNDEAD].cards
    gone = [card for card in deck if table.s.data.undead[card].extra or card in sorted(deck)[:4]]
    discard(table.s, gone)
    deck[:] = [card for card in deck if card not in gone]
    powers = {card: table.s.data.undead[card].strength for card in deck}
    sums = sorted(powers[one] + powers[two] for one, two in permutations(deck, 2))
    assert odds.usual_of_zombies(table.s, OTHER) == (sums[len(sums) // 4], sums[3 * len(sums) // 4])
    table.zombies(q1_02=99)
    low, high = odds.usual_of_zombies(table.s, OTHER)
    least, most = odds.of_zombies(table.s, OTHER)
    assert least <= low == high <= most, "every card, and what is worth 1 each beyond them"
