"""What frames the game by the numbers of its rules: definitions, set-up, turns, the end, cards (S, R0–R4, R14–R17)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from completeness import states
from core.fuzz import play
from zgame.table import SEATS, Table, game

from engine.core.act import Answer, FixOp
from engine.core.runner import awaited, offered, opened
from engine.core.view import view
from engine.games.zgame import terms
from engine.games.zgame.check import check
from engine.games.zgame.data import ITEM_DECKS
from engine.games.zgame.gangs.goals import Award, OpenGoals, count
from engine.games.zgame.gangs.pieces import discard, draw, move_marauders, roads
from engine.games.zgame.phases.event import Invasion
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.my_city import BuildCity, dispute
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.set_up import lay_out
from engine.games.zgame.phases.turn import Dawn, Dusk, Round, Turn
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import ZgameState
from engine.gm.preview import preview
from engine.kit.hexes import distance

# Set-up


def test_S1_A47_gangs_are_dealt_and_each_has_the_base_of_its_own() -> None:
    tables = [lay_out(game().data, ZgameSettings(), list(SEATS), f"deal{n}") for n in range(12)]
    assert {s.gangs["a"].letter for s in tables} == set("ABCD")
    for s in tables:
        assert {s.home(seat) for seat in s.seats} == {"3-02", "3-03", "3-04", "3-05"}
        assert all(s.data.gangs[s.gangs[seat].letter].base == s.home(seat) for seat in s.seats)


def test_S2_eight_events_are_played_and_the_others_are_for_disputes() -> None:
    s = lay_out(game().data, ZgameSettings(), list("ab"), "decks")
    assert (len(s.events), len(s.box), len(s.goals)) == (8, 4, 18)
    assert {*s.events.cards, *s.box.cards} == set(s.data.events)
    assert all(len(s.decks[deck]) == 11 for deck in s.decks if deck != "undead") and len(s.decks["undead"]) == 16


@states("R1.2", "R2.1")
def test_S9_play_begins_with_the_first_turn_and_its_event() -> None:
    t = Table(2)
    t.s, _ = game().set_up(ZgameSettings(), ["a", "b"], "begin")
    assert (t.s.turn, t.s.event) == (0, "")
    for seat in "ab":
        t.answer(seat, "fighters", *t.default(seat, "fighters"))
    assert t.s.turn == 1 and t.s.played == [t.s.event] and len(t.s.events) == 7


# Definitions


def test_R0_1_any_number_of_fighters_fits_in_a_place_next_to_others() -> None:
    t = Table().fighters("a", **dict.fromkeys(("C1", "C2", "T1", "T2", "W1"), "1-01"), W2="1-02").start(Raid(seat="a"))
    t.answer("a", "raid", "W2", "1-01")
    assert len(t["a"].at("1-01")) == 6
    where = {cell.id: cell.hex for cell in t.s.cells}
    for place, near in t.s.city.links.items():
        assert set(near) == {other for other in where if distance(where[place], where[other]) == 1}


def test_R0_2_R0_10_a_despoiled_quarter_has_no_icons_and_stays_a_place() -> None:
    t = Table().fighters("a", C1="2-01").barricade("b", "1-02")
    assert t.s.has_icon("2-01", ("melee",)) and not t.s.has_icon("2-01", ("food",))
    t.site("2-01").despoiled = t.site("1-02").despoiled = True
    assert not t.s.has_icon("2-01", ("melee",)) and t["a"].at("2-01") == ["C1"] and t.site("1-02").barricades
    assert t.s.has_icon("3-01", ("supply",)) and not t.s.has_icon("3-02", ("food",)), "Bases are never meant"
    t.start(Raid(seat="a"))
    assert "1-02" in t.words("a", "raid", "C1")


def test_R0_4_the_marauders_go_anywhere_but_to_bases_and_where_they_are() -> None:
    t = Table()
    move_marauders(t.s, "a", "1-01")
    t.site("1-02").despoiled = True
    assert set(roads(t.s)) == {place for place in t.s.sites if not t.s.is_base(place)} - {"1-01"}


def test_R0_5_R0_6_R0_11_control_rivals_and_holding() -> None:
    t = Table(3).fighters("a", C1="1-01").barricade("a", "1-02")
    assert [place for place in t.s.sites if t.s.controls("a", place)] == ["1-01", "1-02"]
    assert t.s.rivals("a") == ["b", "c"] and t.s.held("a") == ["3-02"]
    t["b"].out = True
    assert t.s.rivals("a") == ["c"]


def test_R0_7_distances_ignore_what_lies_there() -> None:
    t = Table().barricade("b", "1-01", "1-04").zombies(q1_05=3)
    assert t.s.city.steps["3-02"]["3-01"] == 3 and t.s.city.steps["3-02"]["3-03"] == 4


def test_R0_8_R0_9_the_active_and_the_first_player() -> None:
    t = Table(3)
    t.s.order = ["c", "b", "a"]
    assert t.s.first == "c"
    t["c"].out = True
    assert t.s.first == "b"
    t.start(Round(seat="b"))
    assert t.open()[0][0] == "b"


# The turn


@states("O10.1")
def test_R1_1_the_parts_of_a_turn_and_of_a_round() -> None:
    plain, trading = Table(), Table(business="on")
    names = [part.__name__ for part in Turn().order(plain.s)]
    assert names[:6] == ["Dawn", "Invasion", "Marauders", "OpenGoals", "Rounds", "Award"] and names[-1] == "Dusk"
    assert names[6:-2] == ["Upkeep", "HandLoss", "NightZombies", "NightMarauders", "Ruin"]
    traded = [part.__name__ for part in Turn().order(trading.s)]
    assert traded.index("Trading") == traded.index("Award") + 1 == traded.index("Upkeep") - 1
    assert [part.__name__ for part in Round.parts][:3] == ["Raid", "Slaughter", "Household"]


def test_R2_3_more_zombies_than_markers() -> None:
    t = Table().event("V01").zombies(**{f"q{place.replace('-', '_')}": 3 for place in t_quarters()})
    t.site("1-02").zombies = 0
    assert t.s.markers > 30 and terms.stock(t.s) > 0
    t.start(Invasion())
    assert t.site("1-02").zombies == 1


def t_quarters() -> list[str]:
    """The quarters of a city of four."""
    s = Table().s
    return [place for place in s.sites if s.is_quarter(place)]


def test_R2_8_the_invasion_comes_before_the_marauders_move() -> None:
    t = Table(2).event("V01")
    t.s.marauders = "1-02"
    t.s.order = ["a", "b"]
    parts = [part for part in Turn().order(t.s) if part.__name__ in ("Invasion", "Marauders")]
    t.start(*[part() for part in parts])
    assert not t.site("1-02").zombies and t.site("2-01").zombies == 1


def test_R3_3_everybody_sees_the_markers_on_goals() -> None:
    t = Table().goals("C08", "C02")
    count(t.s, "firearms", "a")
    assert view(t.s, "d").counts == view(t.s, None).counts == {"C08": {"a": 1, "b": 0, "c": 0, "d": 0}}


def whole_game(seed: str, **options: str) -> list[ZgameState]:
    """The states of a game of stand-ins at each of its questions."""
    settings = ZgameSettings.model_validate({"mode": "intro", **options})
    s, _ = game().set_up(settings, list("abc"), seed)
    found: list[ZgameState] = []
    while not s.over:
        act = game().follow(s, opened(s))
        if act is None:
            found.append(game().load(game().dump(s)))
            asked = awaited(s)[0]
            seat = asked.seats[0]
            seen = view(s, seat)
            mine = next(each for each in offered(s, seat, seen) if each.id == asked.id)
            act = Answer(seat=seat, decision=mine.id, words=game().stand_in(seen, mine))
        game().apply(s, act)
    return found


@states("I6", "I13", "A43")
def test_R4_3_R6_8_R6_9_I14_who_does_what_in_a_round() -> None:
    """Others answer in a round only if they are attacked, and nobody else's hand shrinks."""
    positions = whole_game("rounds")
    rounds = [(s.turn, step.seat) for s in positions if (step := s.find(Round))]
    assert all(rounds.count(each) for each in {(turn, seat) for turn in (1, 2, 3) for seat in "abc"})
    for before, after in pairwise(positions):
        here, still = before.find(Round), after.find(Round)
        if here is None or still is None or here.no != still.no:
            continue
        strangers = {(each.seats[0], each.kind) for each in awaited(before) if here.seat not in each.seats}
        assert {kind for _, kind in strangers} <= {"defend"}
        stolen = len(after.hands[here.seat]) > len(before.hands[here.seat])
        for other in before.rivals(here.seat):
            assert len(after.hands[other]) >= len(before.hands[other]) or strangers or stolen
        if isinstance(after.stack[-1], Household):
            there = Counter(place for seat in "abc" for place in after.gangs[seat].places)
            assert not there or max(there.values()) == 1, "nobody stands with another gang"


# The end


def test_R14_2_the_end_comes_after_the_turn_only() -> None:
    t = Table(2).goals("C02", "C03").fighters("a", C1="3-01")
    t.s.won["a"].get().extend(t.s.goals.cards[:7])
    t.s.goals.cards = t.s.goals.cards[7:]
    t.start(Award())
    assert len(t.s.won["a"].get()) == 8 and t.s.result is None
    t.start(Dusk())
    assert t.s.result and t.s.result.winners == ["a"]


def test_R15_4_A41_disputes_are_drawn_from_the_events_that_are_not_played() -> None:
    t = Table()
    box = list(t.s.box.cards)
    orders = {tuple(dispute(t.s)) for _ in range(30)}
    allowed = {tuple(sorted("abcd", key=lambda s: t.s.data.events[v].order.index(t.s.gangs[s].letter))) for v in box}
    assert orders <= allowed and len(orders) > 1 and t.s.box.cards == box, "the card goes back"
    t.s.box.cards = []
    assert sorted(dispute(t.s)) == list("abcd")


# Cards and Fighters


def test_R16_1_cards_are_used_once_and_there_is_no_limit() -> None:
    t = Table().fighters("a", C1="1-01")
    bike, *_ = t.hand("a", "bike", "bike", "bike", "axe", "axe", "axe", "bat", "bat", "vest", "vest", "stew", "gold")
    t.start(Raid(seat="a")).answer("a", "raid", bike)
    assert bike in t.s.discards["transport"] and bike not in t.s.hands["a"].cards
    assert len(t.s.hands["a"]) == 11 and t.open() == [("a", "raid")]


def test_R16_4_played_events_and_taken_goals_do_not_come_back() -> None:
    t = Table(2).goals("C02", "C03").fighters("a", C1="3-01")
    t.s.order = ["a", "b"]
    t.start(Award(), Dawn(), OpenGoals())
    assert t.s.won["a"].get() == ["C02"] and "C02" not in [*t.s.goals.cards, *t.s.open]
    assert "V01" in t.s.played and "V01" not in [*t.s.events.cards, *t.s.box.cards]


def test_R16_6_a_card_gives_one_of_its_uses() -> None:
    t = Table().fighters("a", C1="3-02")
    (gold,) = t.hand("a", "gold")
    t.start(Raid(seat="a"))
    assert t.words("a", "raid", gold) == ["marauders", "hire"]
    t.answer("a", "raid", gold, "hire")
    assert [t.s.card(card).deck for card in t.s.hands["a"].cards] == ["mercenary"] and t.s.marauders == ""


def test_R17_1_six_fighters_two_of_each_trade() -> None:
    t = Table()
    assert list(t["a"].fighters) == ["C1", "C2", "T1", "T2", "W1", "W2"]
    t.fighters("a", **dict.fromkeys(t["a"].fighters, "1-06"))
    t.start(Household(seat="a"))
    assert t.open() == [("a", "household")] and len(t["a"].in_city) == 6, "nobody is left to come"


# Invariants


def damage(t: Table, what: str) -> None:
    """Something that must not be."""
    match what:
        case "I1":
            draw(t.s, "melee")
        case "I2":
            t.s.goals.cards.pop()
        case "I3":
            del t["a"].fighters["C1"]
        case "I4":
            t.barricade("a", "1-01", "1-01")
        case "I5":
            t.site("1-01").zombies = 4
        case "I6":
            t.fighters("a", C1="1-01").fighters("b", C1="1-01")
        case "I7":
            t.fighters("a", C1="3-03")
        case "I8":
            t.s.marauders = "3-02"
        case "I9":
            t.site("3-01").despoiled = True
        case "I10":
            t.site("1-01").holder = "a"
        case "I11":
            t["a"].food = 11
        case "I12":
            del t.s.sites["1-01"]
        case "I13":
            t.s.turn = 9
        case "I18":
            t.s.hands["a"].cards += [card for _ in range(9) if (card := draw(t.s, "melee"))]
        case "I19":
            t.fighters("a", C1="1-01")["a"].resting = ["C1"]
        case _:
            raise AssertionError(what)


@pytest.mark.parametrize(
    "number", ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I18", "I19"]
)
def test_what_is_broken_is_noticed(number: str) -> None:
    t = Table(carry="on")
    t.sound()
    damage(t, number)
    assert any(fault.startswith(number) for fault in check(t.s)), check(t.s)


def test_I17_I9_quarters_are_despoiled_one_by_one_and_stay_so() -> None:
    s, _ = play(game(), ZgameSettings(mode="intro"), list("ab"), "ruin", Random(1))
    assert {place for place, site in s.sites.items() if site.despoiled} <= {p for p in s.sites if s.is_quarter(p)}
    t = Table().event("V01")
    t.site("1-01").despoiled = True
    t.start(Invasion())
    assert t.site("1-01").despoiled and not t.site("1-01").zombies


def test_O13_1_O13_2_A53_where_tiles_may_be_attached() -> None:
    t = Table(2, city="built")
    t.s, _ = game().set_up(t.s.settings, ["a", "b"], "built")
    asked = t.s.find(BuildCity)
    assert asked and t.open()[0][1] == "tile"
    seat = t.open()[0][0]
    cells = t.words(seat, "tile", t.s.home(seat))
    assert len(cells) == 6, "only the Megamall lies"
    t.answer(seat, "tile", t.s.home(seat), cells[0])
    other = t.open()[0][0]
    base = next(cell.hex for cell in t.s.cells if cell.id == t.s.home(seat))
    where = {cell: tuple(map(int, cell.split("."))) for cell in t.words(other, "tile", t.s.home(other))}
    assert all(max(abs(q - base.q), abs(r - base.r), abs(q + r - base.q - base.r)) > 1 for q, r in where.values())
    quarter = next(tile for tile in asked.tiles[other].cards if t.s.is_quarter(tile))
    mall = {f"{near.q}.{near.r}" for near in t.s.cells[0].hex.neighbours}
    assert set(t.words(other, "tile", quarter)) == mall - {cells[0]}, "nothing hangs on a Base alone"


def test_O13_3_the_rest_of_the_set_up_follows_the_last_tile() -> None:
    t = Table(2)
    t.s, _ = game().set_up(ZgameSettings(city="built"), ["a", "b"], "rest")
    while t.open()[0][1] == "tile":
        assert not t.s.markers and not any(hand.cards for hand in t.s.hands.values())
        seat = t.open()[0][0]
        t.answer(seat, "tile", *t.default(seat, "tile"))
    assert {place: site.zombies for place, site in t.s.sites.items()} == {
        place: t.s.tile(place).zombies for place in t.s.sites
    }
    assert [len(hand) for hand in t.s.hands.values()] == [5, 5]
    assert t.open() == [("a", "fighters"), ("b", "fighters")]


def test_I12_a_city_that_lies_is_not_laid_once_more() -> None:
    for name in ("LayTiles", "BuildCity", "LayCity"):
        t = Table(2).start(Raid(seat="a"))
        seen = preview(game(), t.s, [FixOp(fix="put-step", words=["top", name])])
        assert [each.key for each in seen.broken] == ["zgame-check-i12"], name


def test_A46_every_card_is_of_one_of_the_decks_that_the_rules_name() -> None:
    decks = Counter(item.deck for item in game().data.items.values() for _ in item.copies)
    assert decks == dict.fromkeys((*ITEM_DECKS, "mercenary"), 11)


def test_O12_1_D2_tiles_are_laid_on_the_layout_and_the_lowest_by_default() -> None:
    t = Table(2, city="laid")
    t.s, _ = game().set_up(t.s.settings, ["a", "b"], "laid")
    seat = t.open()[0][0]
    free = t.words(seat, "tile", *t.default(seat, "tile")[:1])
    assert len(free) == 8 and t.default(seat, "tile")[0] == min(t.words(seat, "tile"))
    assert t.default(seat, "tile")[1] == min(free, key=lambda cell: tuple(map(int, cell.split(".")))[::-1])
    while t.open()[0][1] == "tile":
        seat = t.open()[0][0]
        t.answer(seat, "tile", *t.default(seat, "tile"))
    assert len(t.s.sites) == 11 and t.s.markers and t.open()[0][1] == "fighters"


def test_R16_2_discarded_cards_lie_openly_in_their_piles() -> None:
    t = Table()
    (axe,) = t.hand("a", "axe")
    t.s.hands["a"].cards.remove(axe)
    discard(t.s, [axe])
    assert view(t.s, "d").discards["melee"] == [axe]
