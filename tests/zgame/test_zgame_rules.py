"""Rules of Z-Game by their numbers, where no worked example shows them."""

from __future__ import annotations

import pytest
from completeness import states
from zgame.table import Table

from engine.core.errors import Illegal
from engine.core.shape import NONE, One, replay
from engine.games.zgame.fights.defence import unseen
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs.goals import Award, OpenGoals, value
from engine.games.zgame.gangs.pieces import move_marauders, spawnable
from engine.games.zgame.phases.event import Invasion, Marauders
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.turn import Rounds

# Events


@states("A22")
def test_R0_3_where_zombies_can_be_put() -> None:
    t = Table().zombies(q1_01=3).barricade("a", "1-02")
    t.s.marauders = "1-03"
    assert not any(spawnable(t.s, place) for place in ("1-01", "1-02", "1-03", "3-02"))
    t.site("1-04").despoiled = True
    assert spawnable(t.s, "1-04") and spawnable(t.s, "3-01")


@states("A23")
def test_R2_2_A21_one_zombie_on_a_place_with_both_icons() -> None:
    t = Table().event("V05").start(Invasion())
    hit = {place for place, site in t.s.sites.items() if site.zombies}
    assert hit == {"1-02", "1-04", "2-01", "2-04", "2-05", "2-08"} and t.s.markers == 6


@states("A20")
def test_R2_4_A3_D3_the_marauders_move_elsewhere() -> None:
    t = Table().event("V01").barricade("b", "2-03").fighters("a", C1="1-08")
    t.s.marauders = "3-01"
    t.start(Marauders())
    assert t.words("a", "marauders") == ["1-08", "2-03"] and t.default("a", "marauders") == ["2-03"]
    t.answer("a", "marauders", "2-03")
    assert t.s.marauders == "2-03" and not t.site("2-03").barricades


def test_R2_5_the_marauders_clear_a_place() -> None:
    t = Table().zombies(q1_01=2).fighters("b", C1="1-01")
    move_marauders(t.s, "a", "1-01")
    assert not t.site("1-01").zombies and t["b"].at("1-01") == ["C1"]


def test_R2_7_mercenaries_off_the_marauders_give_nothing() -> None:
    t = Table(mercs="off").fighters("a", C1="1-01", C2="1-01", T1="1-01", T2="1-01", W1="1-01", W2="1-01")
    t.s.marauders = "1-01"
    t.start(Household(seat="a"))
    assert not t.s.hands["a"].cards


# Goals


def test_R3_2_R3_4_metrics_begin_anew() -> None:
    t = Table().goals("C03", "C06")
    t.s.counts["C03"]["a"] = 2
    t.s.goals.cards = ["C01"]
    t.start(OpenGoals())
    assert t.s.open == ["C01"] and t.s.counts == {"C01": dict.fromkeys("abcd", 0)}
    assert sorted(t.s.goals.cards) == ["C03", "C06"]


@states("A26")
@pytest.mark.parametrize(
    ("goal", "expected"),
    [("C02", 1), ("C06", 2), ("C07", 3 + 1), ("C12", 3), ("C13", 4), ("C15", 0), ("C18", 1)],
)
def test_R12_2_what_goals_look_at_in_the_end(goal: str, expected: int) -> None:
    t = Table().goals(goal).fighters("a", C1="3-01", T1="1-01").barricade("a", "1-02", "1-06")
    t.s.marauders = "3-01"
    assert value(t.s, goal, "a") == expected


def test_C15_fighters_at_the_gates_count_once() -> None:
    t = Table().goals("C15").fighters("a", C1="1-03", C2="1-01")
    assert value(t.s, "C15", "a") == 1


def test_R12_1_R12_3_R12_4_goals_are_taken() -> None:
    t = Table().goals("C02", "C13").fighters("a", C1="3-01").give("a", food=9)
    t.start(Award())
    assert t.s.won["a"].get() == ["C02", "C13"] and t.s.open == []
    t.sound()


@states("A33")
def test_O8_more_goals_stay_open() -> None:
    t = Table(moregoals="on").goals("C02", "C03")
    t.s.turn = 2
    t.start(Award(), OpenGoals())
    assert t.s.open[:2] == ["C02", "C03"] and len(t.s.open) == 4


# The Raid


@states("O5")
def test_R5_1_A42_hiring_once_and_not_from_nothing() -> None:
    t = Table().fighters("a", C1="1-01")
    t.start(Raid(seat="a")).answer("a", "raid", "hire")
    assert "hire" not in t.words("a", "raid") and t["a"].medicine == 1
    t = Table(humanres="on").fighters("a", C1="1-01")
    t.start(Raid(seat="a")).answer("a", "raid", "hire").answer("a", "raid", "hire")
    assert t["a"].medicine == 0 and len(t.s.hands["a"]) == 2
    t = Table().fighters("a", C1="1-01")
    t.s.decks["mercenary"].cards.clear()
    assert "hire" not in t.start(Raid(seat="a")).words("a", "raid")


def test_R5_3_rival_bases_cannot_be_entered() -> None:
    t = Table().fighters("a", C1="1-03", T1="1-01").start(Raid(seat="a"))
    assert t.words("a", "raid", "C1") == ["1-02", "2-01", "2-05"] and "3-02" in t.words("a", "raid", "T1")


def test_R5_5_one_movement_card_for_a_fighter() -> None:
    t = Table().fighters("a", C1="1-01", W1="1-01")
    bike, chopper = t.hand("a", "bike", "chopper")
    t.start(Raid(seat="a")).answer("a", "raid", bike, "C1")
    t.answer("a", "raid", chopper)
    assert t.s.find(Raid).left == {"C1": 2, "W1": 3}
    t.answer("a", "raid", "C1", "3-01")
    assert t["a"].fighters["C1"] == "3-01"


def test_R4_2_a_round_without_fighters_and_cards_is_household_only() -> None:
    t = Table().give("a", medicine=0)
    t.s.order = ["a"]
    t.start(Rounds())
    assert t.open() == [("a", "household")] and t.words("a", "household") == ["C", "T", "W"]


def test_R16_8_cards_that_change_nothing_are_refused() -> None:
    t = Table().fighters("a", C1="1-01").give("a", medicine=10)
    firstaid, rifle, zorgius, pickpocket, alcohol = t.hand("a", "firstaid", "rifle", "zorgius", "pickpocket", "alcohol")
    words = t.start(Raid(seat="a")).words("a", "raid")
    assert not {firstaid, rifle, zorgius, pickpocket, alcohol} & set(words)


@states("R9.4", "R5.7")
def test_F01_warning_shot_and_F09_picked_off() -> None:
    t = Table().fighters("a", C1="3-02").zombies(q1_04=1).barricade("b", "1-01")
    pistol, rifle = t.hand("a", "pistol", "rifle")
    t.start(Raid(seat="a")).answer("a", "raid", pistol)
    assert t.site("1-04").zombies == 2
    t.answer("a", "raid", rifle)
    assert t.site("1-04").zombies == 1


def test_G10_siren_G11_flare() -> None:
    t = Table().fighters("a", C1="3-02").zombies(q1_01=1, q1_04=2, q2_01=1, q1_05=2)
    siren, flare = t.hand("a", "siren", "flare")
    t.start(Raid(seat="a"))
    with pytest.raises(Illegal):
        t.answer("a", "raid", siren, "1-05", "1-01,1-04")
    t.answer("a", "raid", siren, "1-05", "1-04")
    assert (t.site("1-04").zombies, t.site("1-05").zombies) == (1, 3)
    t.answer("a", "raid", flare, "3-01")
    assert t.site("3-01").zombies == 1


def test_bait_piper_and_bouncer() -> None:
    t = Table().fighters("a", C1="1-05").zombies(q1_05=3, q2_10=1)
    bait, piper, bouncer = t.hand("a", "bait", "piper", "bouncer")
    t.start(Raid(seat="a")).answer("a", "raid", bait, "1-05", "1-01", "2")
    assert (t.site("1-05").zombies, t.site("1-01").zombies) == (1, 2)
    t.answer("a", "raid", bouncer, "1-01")
    assert (t.site("1-05").zombies, t.site("1-01").zombies) == (0, 3)
    t.answer("a", "raid", piper, "2-10", "1-08", "1-08", "3-01", "stop")
    assert t.site("3-01").zombies == 1 and not t.site("2-10").zombies


def test_10_what_leads_zombies_needs_some() -> None:
    for zombies, usable in ((0, set[str]()), (1, {"siren", "bait", "piper"})):
        t = Table().fighters("a", C1="1-05").zombies(q1_01=zombies)
        t.hand("a", "siren", "bait", "piper")
        words = t.start(Raid(seat="a")).words("a", "raid")
        assert {t.s.card(word).id for word in words if word in t.s.hands["a"].cards} == usable


def test_N07_the_piper_may_stop_after_a_step() -> None:
    t = Table().fighters("a", C1="1-05").zombies(q2_10=1)
    (piper,) = t.hand("a", "piper")
    t.start(Raid(seat="a"))
    assert t.words("a", "raid", piper) == ["2-10"] and t.words("a", "raid", piper, "2-10", "1-08") == ["1-08", "stop"]
    options = replay(t.ask("a", "raid").ask.shape, [piper, "2-10", "1-08"])[0]
    assert isinstance(options, One) and [(each.key, each.ends) for each in options.options][-1] == ("stop", True)


def test_10_how_many_zombies_go_and_where_is_asked() -> None:
    t = Table().fighters("a", C1="1-05").zombies(q1_05=3, q2_10=1)
    bait, siren = t.hand("a", "bait", "siren")
    t.start(Raid(seat="a"))
    assert t.words("a", "raid", bait, "1-05", "1-01") == ["1", "2"]

    def question(*words: str) -> str:
        shape, _ = replay(t.ask("a", "raid").ask.shape, list(words))
        assert shape is not None and shape.prompt is not None
        return shape.prompt.key

    assert question(bait) == "zgame-where-from" and question(bait, "1-05") == question(siren) == "zgame-where-to"


def test_N01_a_quarter_is_wrecked_once() -> None:
    t = Table().fighters("a", C1="1-02").barricade("b", "1-01")
    (zorgius,) = t.hand("a", "zorgius")
    t.start(Raid(seat="a"))
    assert zorgius in t.words("a", "raid")
    t.site("1-01").despoiled = True
    assert zorgius not in t.words("a", "raid")


def test_N09_nobody_near_with_a_card_is_nobody_to_steal_from() -> None:
    t = Table().fighters("a", C1="1-01").fighters("b", T1="1-02").fighters("c", T1="2-10")
    (pickpocket,) = t.hand("a", "pickpocket")
    t.hand("c", "axe")
    t.start(Raid(seat="a"))
    assert pickpocket not in t.words("a", "raid")
    t.hand("b", "axe")
    assert pickpocket in t.words("a", "raid")


def test_S01_alcohol_S03_gold_move_the_marauders() -> None:
    t = Table().fighters("a", C1="3-02")
    alcohol, gold = t.hand("a", "alcohol", "gold")
    t.start(Raid(seat="a"))
    assert alcohol not in t.words("a", "raid")
    t.answer("a", "raid", gold, "marauders", "2-06")
    assert "1-01" not in t.words("a", "raid", alcohol) and "3-01" in t.words("a", "raid", alcohol)


@states("R10.7", "C01")
def test_N01_zorgius_wrecks_a_rivals_quarter_without_income() -> None:
    t = Table().goals("C01", "C05").fighters("a", C1="1-02").barricade("b", "1-01")
    (zorgius,) = t.hand("a", "zorgius")
    t.start(Household(seat="a"))
    t.answer("a", "household", zorgius, "C")
    assert t.site("1-01").despoiled and not t.site("1-01").barricades and t.s.counts["C01"]["a"] == 1
    assert [t.s.card(card).deck for card in t.s.hands["a"].cards] == ["melee"]


@states("C14", "R5.7")
def test_N04_gayka_N08_gravedigger_N05_needle() -> None:
    t = Table().goals("C14", "C01").fighters("a", C1="3-02").zombies(q1_01=3)
    gayka, digger, needle = t.hand("a", "gayka", "gravedigger", "needle")
    t.start(Raid(seat="a")).answer("a", "raid", gayka, "2")
    assert t.site("1-01").zombies == 1
    t.answer("a", "raid", digger, "1-04,3-01").answer("a", "raid", needle)
    assert t.site("1-04").zombies == t.site("3-01").zombies == 1 and t["a"].medicine == 4
    assert t.s.counts["C14"]["a"] == 3


@states("R10.6")
def test_N09_pickpocket_N11_recruiter_N06_twins() -> None:
    t = Table().fighters("a", C1="1-01").fighters("b", T1="1-02")
    pickpocket, recruiter, twins = t.hand("a", "pickpocket", "recruiter", "twins")
    (axe,) = t.hand("b", "axe")
    t.start(Raid(seat="a")).answer("a", "raid", pickpocket)
    assert axe in t.s.hands["a"].cards and not t.s.hands["b"].cards
    food = t["a"].food
    t.answer("a", "raid", "end").start(Household(seat="a"))
    t.answer("a", "household", recruiter, "W", twins, "C")
    assert sorted(t["a"].at("3-02")) == ["C2", "W1"] and t["a"].food == food + 3 and t["a"].medicine == 3


# The Slaughter


def test_R6_2_D5_the_active_player_chooses_the_order() -> None:
    t = Table().fighters("a", C1="1-01", T1="1-02").fighters("b", T1="1-01").fighters("c", T1="1-02")
    t.start(Slaughter(seat="a"))
    assert t.words("a", "fight") == ["1-01", "1-02"] and t.default("a", "fight") == ["1-01"]
    t.answer("a", "fight", "1-02")
    assert t["b"].at("3-03") == ["T1"] and t["c"].at("3-04") == ["T1"]


def test_R7_2_D7_the_defender_is_asked_unless_an_order_says_otherwise() -> None:
    for when in ("ask", "never"):
        t = Table().fighters("a", C1="1-01", C2="1-01").fighters("b", C1="1-01")
        machete, katana = t.hand("b", "machete", "katana")
        t.choose("b", "defence", "frugal", when)
        t.start(Slaughter(seat="a"))
        if when == "ask":
            assert t.open() == [("b", "defend")] and t.default("b", "defend") == [machete]
            t.answer("b", "defend", f"{machete},{katana}")
        assert t["b"].at("1-01") == ["C1"] and t["a"].at("3-02") == ["C1", "C2"]
        assert (katana in t.s.hands["b"].cards) == (when == "never")


@pytest.mark.parametrize(
    ("attack", "hand", "more", "policy", "asked"),
    [
        (["axe"], ["machete", "katana"], 0, "frugal", True),  # the machete may be too little, both may be enough
        (["axe"], ["shotgun", "katana"], 0, "all", False),  # there is nothing more to lay
        (["axe"], ["firstaid"], 0, "frugal", False),  # it would change nothing
        (["axe", "axe"], ["machete", "shotgun"], 0, "stubborn", True),  # too little for the order, perhaps enough
        ([], ["machete", "katana"], 0, "frugal", False),  # it is known what is enough
        ([], ["machete", "katana"], 0, "none", True),  # given up, though a card would hold it
        ([], ["machete", "katana"], 1, "none", False),  # held without cards
    ],
)
def test_D7_in_doubt_a_defender_is_asked(
    attack: list[str], hand: list[str], more: int, policy: str, asked: bool
) -> None:
    """Where the standing choice may lose what other cards might hold, by what the defender knows; else at once."""
    t = Table(defence="doubt").fighters("a", C1="1-01")
    t.fighters("b", **{f"C{n}": "1-01" for n in range(1, 2 + more)})
    laid = t.hand("a", *attack)
    t.hand("b", *hand)
    t.choose("b", "defence", policy, "table")
    t.start(Slaughter(seat="a"))
    if attack:
        t.answer("a", "attack", ",".join(laid))
    assert (("b", "defend") in t.open()) == asked
    assert bool(t.told("unasked")) == bool(t.told("lays")[-1]["n"] and not asked), "only what was laid unasked is told"


def test_D7_R7_6_a_vest_may_turn_what_no_strength_can() -> None:
    for mine, asked in (("vest", True), ("bike", False)):
        t = Table(defence="doubt", specials="off").fighters("a", C1="1-01").fighters("b", C1="1-01", C2="1-01")
        (axe,), _ = t.hand("a", "axe"), t.hand("b", mine)
        t.start(Slaughter(seat="a")).answer("a", "attack", axe)
        assert (("b", "defend") in t.open()) == asked


@pytest.mark.parametrize("seen", [["axe"], ["katana", "pistol"]])
def test_D7_what_an_attacker_may_have_laid_is_known_by_what_lies_open(seen: list[str]) -> None:
    """Their Strength lies between the least and the most of what the defender cannot see, whatever it is (7)."""
    t = Table(specials="off")
    mine = t.hand("b", *seen)
    hidden = [card for card, item in t.s.data.cards.items() if item.deck in t.s.decks and card not in mine]
    powers = sorted(t.s.card(card).power(undead=False) for card in hidden)
    assert unseen(t.s, "b", "a", 2) == (sum(powers[:2]), sum(powers[-2:])) and unseen(t.s, "b", "a", 0) == (0, 0)
    best = max(hidden, key=lambda card: t.s.card(card).power(undead=False))
    t.s.discards[t.s.card(best).deck].append(best)
    assert unseen(t.s, "b", "a", 1)[1] <= powers[-1] and powers[-1] >= powers[-2]


@pytest.mark.parametrize(("policy", "laid"), [("none", 0), ("frugal", 1), ("stubborn", 2), ("all", 4)])
def test_D7_standing_defence(policy: str, laid: int) -> None:
    t = Table(defence="orders").fighters("a", C1="1-01").fighters("b", T1="1-01")
    (axe,) = t.hand("a", "axe")
    t.hand("b", "machete", "bat", "katana", "vest")
    t.choose("b", "defence", policy, "table")
    t.start(Slaughter(seat="a")).answer("a", "attack", axe)
    assert t.told("lays")[-1]["n"] == laid


@pytest.mark.parametrize(("walls", "laid"), [(0, "katana"), (1, "machete")])
def test_D7_R7_4_what_walls_give_a_defender_needs_no_cards(walls: int, laid: str) -> None:
    t = Table(defence="orders").fighters("a", C1="1-01").fighters("b", T1="1-01")
    t.barricade("b", *["1-01"] * walls)
    (axe,) = t.hand("a", "axe")
    t.hand("b", "machete", "katana")
    t.start(Slaughter(seat="a")).answer("a", "attack", axe)
    assert t.told("lays")[-1]["n"] == 1 and laid not in {t.s.card(card).id for card in t.s.hands["b"].cards}


def test_D7_R18_2_all_is_laid_that_counts_also_what_a_special_makes_of_it() -> None:
    for specials, laid in (("off", 0), ("on", 1)):
        t = Table(specials=specials, defence="orders").fighters("a", C1="1-01").fighters("b", T1="1-01")
        t["a"].letter, t["b"].letter = "B", "A"
        (axe,), _ = t.hand("a", "axe"), t.hand("b", "bike")
        t.choose("b", "defence", "all", "table")
        t.start(Slaughter(seat="a")).answer("a", "attack", axe)
        assert t.told("lays")[-1]["n"] == laid


def test_R7_7_R7_9_the_defender_keeps_his_barricade_if_he_wins() -> None:
    t = Table().fighters("a", C1="1-01").fighters("b", C1="1-01").barricade("b", "1-01")
    t.start(Slaughter(seat="a"))
    assert t.told("beats")[0]["n"] == 2 and t.site("1-01").barricades == 1 and t["a"].at("3-02") == ["C1"]


@states("A51")
def test_R8_6_A10_a_medicine_for_each_contagion() -> None:
    t = Table().fighters("a", C1="1-05").zombies(q1_05=2).top("undead", "contagion", "contagion")
    (tom,) = t.hand("a", "tom")
    t.start(Slaughter(seat="a")).answer("a", "undead", "pay", tom)
    assert t["a"].medicine == 0 and not t.site("1-05").zombies
    t = Table().fighters("a", T1="1-05").zombies(q1_05=2).top("undead", "contagion", "contagion").give("a", medicine=1)
    t.hand("a", "tom")
    assert t.start(Slaughter(seat="a")).words("a", "undead") == [NONE]


@states("R17.2", "A54")
def test_R8_9_D10_who_dies_and_who_retreats() -> None:
    t = Table().fighters("a", T1="1-05", W1="1-05", T2="1-05").zombies(q1_05=1).top("undead", "hunters")
    t.start(Slaughter(seat="a"))
    assert t.default("a", "undead") == ["W1"]
    t.answer("a", "undead", "T1")
    assert t["a"].at("3-02") == ["T2", "W1"] and not t["a"].resting


def test_R9_2_D8_where_noise_goes_by_itself() -> None:
    t = Table().fighters("a", C1="1-05", T1="1-01").fighters("b", C1="2-01").zombies(q1_05=1)
    (grenade,) = t.hand("a", "grenade")
    t.top("undead", "spitter")
    t.start(Slaughter(seat="a")).answer("a", "undead", grenade, NONE)
    assert t.site("2-01").zombies == 1


@pytest.mark.parametrize(
    ("other", "fought", "to"),
    [("1-04", "", "1-01"), ("1-04", "1-01", "1-01"), ("1-04", "1-04", "1-04"), ("3-02", "1-01", "1-04")],
)
def test_R9_2_D8_an_empty_place_then_of_own_places_where_all_is_over_first(other: str, fought: str, to: str) -> None:
    t = Table().fighters("a", C1="1-05", T1="1-01", W1=other).zombies(q1_05=1).top("undead", "spitter", "shuffler")
    t.barricade("a", "1-02", "1-06", "2-01")
    t.s.marauders = "3-01"
    (shotgun,) = t.hand("a", "shotgun")
    t.start(Slaughter(seat="a", fought=[fought])).answer("a", "undead", shotgun, NONE)
    assert [each.refs for each in t.events if each.message.key == "zgame-heard"] == [(to,)]


@states("O11")
def test_R16_5_A36_nameless_zombies() -> None:
    t = Table(romero="on").fighters("a", C1="1-05", C2="1-05").zombies(q1_05=3)
    t.s.decks["undead"].cards = t.s.decks["undead"].cards[:2]
    t.start(Slaughter(seat="a"))
    assert t.told("meets")[0]["n"] >= 2 + 4


@states("R7.5")
def test_R18_2_R18_4_R18_6_specials_in_fights() -> None:
    t = Table(specials="on").fighters("a", T1="1-05").fighters("b", T1="1-05")
    (bike,) = t.hand("a", "bike")
    t.start(Slaughter(seat="a")).answer("a", "attack", bike)
    assert t.told("beats")[0]["n"] == 1
    t = Table(specials="on").fighters("b", T1="1-05").fighters("c", T1="1-05")
    (pistol,) = t.hand("b", "pistol")
    t.start(Slaughter(seat="b")).answer("b", "attack", pistol)
    assert t.told("beats")[0]["n"] == 2 and not t.s.markers
    t = Table(specials="on").fighters("d", C1="1-05").zombies(q1_05=2).top("undead", "swat", "spitter")
    t.start(Slaughter(seat="d"))
    assert t["d"].at("1-05") == ["C1"]
