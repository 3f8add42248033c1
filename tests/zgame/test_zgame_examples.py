"""The worked examples of section 7, by their numbers."""

from __future__ import annotations

from completeness import states
from zgame.table import Table

from engine.core.shape import NONE
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs.goals import Award, OpenGoals
from engine.games.zgame.gangs.pieces import move_marauders
from engine.games.zgame.modules.homeless import Settle
from engine.games.zgame.phases.burdens import HandLoss, Upkeep, payments
from engine.games.zgame.phases.event import Invasion, Marauders
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.turn import Dusk


@states(
    "R5.6",
    "R7.1",
    "R7.2",
    "R7.3",
    "R7.4",
    "R7.6",
    "R7.7",
    "R7.8",
    "R7.9",
    "R7.10",
    "R9.1",
    "A5",
    "A13",
    "A17",
    "A18",
    "A19",
    "C17",
)
def test_X1_people_fight_with_vest_and_tie() -> None:
    t = Table().goals("C01", "C17").fighters("a", C1="1-02", C2="1-02").fighters("b", C1="1-01", T1="1-01", W1="1-01")
    t.barricade("b", "1-01")
    zorgius, car, chainsaw, pistol = t.hand("a", "zorgius", "car", "chainsaw", "pistol")
    vest, shocker, axe = t.hand("b", "vest", "shocker", "axe")
    t.start(Raid(seat="a"), Slaughter(seat="a"))
    t.answer("a", "raid", zorgius)
    assert t.site("1-01").despoiled and not t.site("1-01").barricades
    t.answer("a", "raid", car, "C1,C2", "1-01").answer("a", "raid", "end")
    t.answer("a", "attack", f"{chainsaw},{pistol}", NONE)
    t.answer("b", "defend", f"{vest},{shocker},{axe}")
    assert (t.told("beats")[0]["n"], t.told("beats")[0]["m"]) == (3, 3)
    assert t["b"].places == ["3-03"] and t["a"].at("1-01") == ["C1", "C2"]
    assert sum(t.site(near).zombies for near in t.s.city.links["1-01"]) == 1
    assert t.s.counts["C01"]["a"] == 1 and t.s.counts["C17"]["a"] == 3
    t.sound()


@states("R8.2", "R8.3", "R8.4", "R8.9", "R17.2", "A7", "A45")
def test_X2_zombies_beat_a_lone_wrecker() -> None:
    t = Table().goals("C01", "C03").fighters("a", W1="1-06").zombies(q1_06=3)
    t.hand("a", "petrol", "petrol", "petrol")
    t.top("undead", "hunters", "rescuer", "screamer", "mob")
    t.start(Slaughter(seat="a"))
    assert t.told("meets")[0]["n"] == 6 and t.words("a", "undead") == [NONE]
    t.answer("a", "undead", NONE)
    assert not t["a"].in_city and t.site("1-06").despoiled and t.site("1-06").zombies == 3
    assert t.s.counts == {"C01": dict.fromkeys("abcd", 0), "C03": dict.fromkeys("abcd", 0)}
    assert len(t.s.hands["a"]) == 3


@states("R8.4", "A8", "A9")
def test_X3_bans_add_up() -> None:
    t = Table().fighters("a", C1="1-06").zombies(q1_06=2).top("undead", "fatty", "swat")
    t.hand("a", "pistol", "axe")
    (tools,) = t.hand("a", "tools")
    t.start(Slaughter(seat="a"))
    assert t.words("a", "undead") == [NONE, tools]
    assert t.ask("a", "undead").prompt(t.s).args["n"] == 3


@states("R13.1", "A40", "A55")
def test_X4_upkeep() -> None:
    t = Table(2).give("a", food=3, medicine=2).give("b", food=1, medicine=0)
    t.fighters("a", **dict.fromkeys(("C1", "C2", "T1", "T2", "W1"), "1-01"))
    t.fighters("b", **dict.fromkeys(("C1", "C2", "T1", "T2", "W1", "W2"), "1-06"))
    t.start(Upkeep())
    assert t.open() == [("b", "upkeep")] and (t["a"].food, t["a"].medicine) == (0, 0) and len(t["a"].in_city) == 5
    t.answer("b", "upkeep", "C1,T1,T2,W1,W2")
    assert t["b"].in_city == ["C2"] and t["b"].food == 0 and not t.open() and not t["b"].resting


@states("R2.4", "A3", "A20")
def test_X5_invasion_and_marauders_find_nothing() -> None:
    t = Table().event("V01")
    t.s.marauders = "3-01"
    for place, site in t.s.sites.items():
        icons = t.s.tile(place).icons
        if t.s.is_quarter(place) and ({"supply", "melee", "medicine"} & set(icons)):
            site.despoiled = True
    t.start(Invasion(), Marauders())
    assert not t.s.markers and t.s.marauders == "3-01" and not t.open()
    assert t.log == ["invades", "marauders-stay"]


@states("R3.1", "A4")
def test_X6_goals_renewed() -> None:
    t = Table().goals("C07")
    t.s.goals.cards = [*(goal for goal in t.s.goals.cards if goal not in ("C01", "C02")), "C02", "C01"]
    t.start(OpenGoals())
    assert t.s.open == ["C01", "C02"] and "C07" in t.s.goals.cards
    t.sound()


@states("R5.1", "R5.2", "R5.6", "R5.8", "A18", "A19", "C10")
def test_X7_raid() -> None:
    t = Table(mercs="on").goals("C10", "C01").fighters("a", C1="1-02", C2="1-02", W1="1-02", T1="1-02")
    t.barricade("a", "1-02")
    car, bike = t.hand("a", "car", "bike")
    t.start(Raid(seat="a"))
    t.answer("a", "raid", "hire")
    assert t["a"].medicine == 1 and len(t.s.hands["a"]) == 3
    t.answer("a", "raid", car, "C1,C2", "1-05").answer("a", "raid", "C1", "3-01").answer("a", "raid", "C2", "3-01")
    t.answer("a", "raid", bike, "T1").answer("a", "raid", "T1", "2-03")
    assert t["a"].fighters["T1"] == "2-03" and t["a"].at("3-01") == ["C1", "C2"] and t["a"].at("1-02") == ["W1"]
    assert t.s.counts["C10"]["a"] == 2
    t.answer("a", "raid", "end").sound()


@states("R7.4", "R9.3", "A20")
def test_X8_mall_fight_and_forced_zombies() -> None:
    t = Table().fighters("a", C1="3-01", C2="3-01", T1="1-05").fighters("b", T1="3-01").fighters("c", W1="1-05")
    t.s.marauders = "3-01"
    t.barricade("d", "1-06", "1-08", "2-01", "2-03", "2-08")
    grenade, shotgun = t.hand("a", "grenade", "shotgun")
    t.start(Slaughter(seat="a")).answer("a", "fight", "3-01")
    t.answer("a", "attack", f"{grenade},{shotgun}")
    assert t.told("beats")[0]["n"] == 7 and t.site("1-05").zombies == 2 and t["b"].at("3-03") == ["T1"]


@states("R6.3", "R7.11", "R8.5", "R8.7", "R8.8", "A51", "C03", "C16")
def test_X9_two_stages_in_one_place() -> None:
    t = Table().goals("C03", "C16").fighters("a", T1="1-05").fighters("c", W1="1-05").zombies(q1_05=2)
    _, shocker, tom = t.hand("a", "lab", "shocker", "tom")
    t.top("undead", "contagion", "spitter")
    t.start(Slaughter(seat="a")).answer("a", "attack", NONE)
    assert t["c"].at("3-04") == ["W1"]
    t.answer("a", "undead", "pay", f"{shocker},{tom}")
    assert t["a"].medicine == 1 and not t.site("1-05").zombies and t["a"].at("1-05") == ["T1"]
    assert t.s.counts["C03"]["a"] == 2 and t.s.counts["C16"]["a"] == 2


@states("R10.1", "R10.2", "R10.4", "R10.5", "R11.3", "R11.4", "A14", "A16", "C01", "C05")
def test_X10_household() -> None:
    t = Table().goals("C01", "C05").fighters("a", W1="1-02", T1="1-05", C1="3-01", C2="3-01")
    t.barricade("a", "1-02").barricade("a", "1-06")
    t.s.marauders = "3-01"
    (lab,) = t.hand("a", "lab")
    food = t["a"].food
    t.start(Household(seat="a")).answer("a", "household", "T1,W1", lab, "T")
    assert all(t.site(place).despoiled and t.site(place).barricades == 1 for place in ("1-02", "1-05"))
    assert t.s.counts["C01"]["a"] == 2 and t.s.counts["C05"]["a"] == 1
    kinds = [t.s.card(card).deck for card in t.s.hands["a"].cards]
    assert sorted(kinds) == ["melee", "melee", "mercenary", "supply", "supply"]
    assert t["a"].food == food + 3 and t["a"].at("3-02") == ["T2"]
    t.sound()


@states("R2.5", "R2.6", "R2.7")
def test_X11_marauders_wipe_a_barricade() -> None:
    t = Table().fighters("a", T1="2-03").barricade("a", "2-03")
    move_marauders(t.s, "a", "2-03")
    assert not t.site("2-03").barricades and t["a"].at("2-03") == ["T1"]
    t.start(Household(seat="a"))
    assert t.words("a", "household") == ["C", "T", "W"]
    t.answer("a", "household", "C")
    assert [t.s.card(card).deck for card in t.s.hands["a"].cards] == ["mercenary"]


@states("R5.4", "R18.1")
def test_X12_forced_stop() -> None:
    for specials in ("off", "on"):
        t = Table(specials=specials).fighters("a", C1="1-01").fighters("b", W1="1-03")
        horse, bike = t.hand("a", "horse", "bike")
        t.start(Raid(seat="a")).answer("a", "raid", horse)
        assert ("1-03" in t.words("a", "raid", "C1")) and ("2-05" in t.words("a", "raid", "C1"))
        t.answer("a", "raid", "C1", "1-03")
        assert ("C1" in t.words("a", "raid")) == (specials == "on")
        assert bike not in t.words("a", "raid")


@states("R7.6", "A13")
def test_X13_two_vests() -> None:
    t = Table().fighters("a", C1="1-05").fighters("b", C1="1-05")
    gun, rifle, vest = t.hand("a", "machinegun", "rifle", "vest")
    other, katana = t.hand("b", "vest", "katana")
    t.s.hands["b"].cards.append(vest)  # the box has two: the attacker's lies on the other side as well
    t.start(Slaughter(seat="a")).answer("a", "attack", f"{gun},{rifle},{vest}", NONE)
    t.answer("b", "defend", f"{other},{vest},{katana}")
    assert (t.told("beats")[0]["n"], t.told("beats")[0]["m"]) == (1, 1)
    assert t.told("heard")[0]["n"] == 2


def noisy(noise: str) -> Table:
    """A fight next to a place that has not been fought in, and to one that has; a shot attracts a Zombie to one."""
    t = Table().fighters("a", C1="1-05", T1="1-01", W1="1-04").zombies(q1_05=1).top("undead", "spitter", "shuffler")
    (shotgun,) = t.hand("a", "shotgun")
    t.start(Slaughter(seat="a", fought=["1-04"])).answer("a", "undead", shotgun, noise)
    assert t.told("heard")[0]["n"] == 1
    return t


@states("R6.4", "R9.5")
def test_X14_noise_makes_a_fight() -> None:
    t = noisy("1-01")
    assert [args["at"].key for args in t.told("meets")] == ["zgame-in-1-01"]


@states("R6.4", "R10.4", "A15")
def test_X14_noise_spoils_a_harvest() -> None:
    t = noisy("1-04")
    assert not t.told("meets") and t.site("1-04").zombies == 1
    t.start(Household(seat="a")).answer("a", "household", "W1", "C")
    assert t.site("1-04").despoiled and t.site("1-04").zombies == 1


@states("R6.4", "R7.10", "A5", "A39")
def test_X15_defenders_noise() -> None:
    t = Table().fighters("a", C1="1-05", C2="1-05", T1="1-01").fighters("b", W1="1-05")
    (pistol,) = t.hand("b", "pistol")
    t.top("undead", "shuffler")
    t.start(Slaughter(seat="a"))
    t.answer("b", "defend", pistol, "1-01")
    assert t["b"].at("3-03") == ["W1"] and t.site("1-01").zombies == 1
    assert t.told("meets") and t["a"].at("3-02") == ["T1"]


@states("R8.1", "R16.5", "A52")
def test_X16_deck_runs_out_inside_a_draw() -> None:
    t = Table().fighters("a", C1="1-05", C2="1-05").zombies(q1_05=2)
    pile, discards = t.s.decks["undead"], t.s.discards
    quiet = [card for card in pile.cards if not t.s.data.undead[card].extra]
    screamer = [card for card in pile.cards if card not in quiet]
    pile.cards, discards["undead"] = [quiet.pop()], [*quiet, *screamer]
    t.start(Slaughter(seat="a"))
    screams = sum(each.args.get("n", 1) for each in t.told("meets")[0]["zombies"]) - 2
    assert len(discards["undead"]) == 2 + screams and len(pile) == 14 - screams


@states("R6.7", "R9.2", "A12")
def test_X17_walk_over() -> None:
    t = Table().fighters("a", C1="3-02", C2="1-01").barricade("b", "1-01").fighters("a", T1="1-04").zombies(q1_04=1)
    t.barricade("c", "1-05", "1-06")
    (rifle,) = t.hand("a", "rifle")
    t.top("undead", "spitter")
    t.start(Slaughter(seat="a")).answer("a", "undead", rifle)
    assert t.told("heard")[0]["n"] == 0 and not t.site("1-01").zombies and not t.site("1-01").barricades
    assert not t["b"].resting and t.site("1-05").barricades == 1


@states("R11.6")
def test_X18_double_fighters_with_a_short_reserve() -> None:
    t = Table().fighters("a", C1="1-01", C2="1-01", T1="1-02", T2="1-02", W1="2-05")
    t.barricade("a", "1-01", "1-02")
    t.start(Household(seat="a"))
    words = t.words("a", "household", "W1")
    assert words == ["2-05/0", "3-02/0"], "one can come, so no place stands there twice"
    t.answer("a", "household", "W1", "3-02/0")
    assert t["a"].at("3-02") == ["W2"] and t["a"].at("2-05") == ["W1"]
    assert [t.s.card(card).deck for card in t.s.hands["a"].cards].count("melee") == 3


@states("R11.3")
def test_A44_a_doubled_fighter_icon_brings_two_fighters() -> None:
    t = Table().fighters("a", C1="1-01", C2="1-01", T1="1-02", W1="2-05").barricade("a", "1-01", "1-02")
    t.start(Household(seat="a"))
    assert t.words("a", "household", "W1") == ["2-05/0,2-05/1", "2-05/0,3-02/0", "2-05/1,3-02/0"]
    t.answer("a", "household", "W1", "2-05/0,2-05/1", "T")
    assert t["a"].at("2-05") == ["T2", "W1", "W2"] and not t["a"].at("3-02")


@states("R12.1", "R12.4")
def test_X19_tied_goal() -> None:
    t = Table(3).goals("C03", "C06")
    t.s.counts["C03"] |= {"a": 3, "b": 3, "c": 1}
    t.start(Award())
    assert t.s.open == ["C03", "C06"] and not any(won.get() for won in t.s.won.values())
    t.start(OpenGoals())
    assert "C03" in t.s.goals.cards and "C03" not in t.s.open
    t.sound()


@states("R13.1", "R18.5")
def test_X20_plus1_and_orderlies() -> None:
    t = Table(specials="on").event("V08").fighters("c", C1="1-01", C2="1-01", T1="1-01", T2="1-01")
    assert payments(t.s, "c") == [(1, 2)]
    t.start(Upkeep())
    assert (t["c"].food, t["c"].medicine) == (1, 0) and len(t["c"].in_city) == 4


@states("R8.12")
def test_X21_horde() -> None:
    t = Table().fighters("a", W1="2-01", T1="2-01").zombies(q2_01=1, q3_01=2, q1_03=3).top("undead", "horde")
    t.barricade("b", "1-02")
    t.s.marauders = "1-05"
    t.start(Slaughter(seat="a"))
    assert [t.site(place).zombies for place in ("3-01", "2-03", "2-05", "1-02", "1-03", "1-05")] == [3, 1, 1, 0, 3, 0]
    assert t["a"].at("3-02") == ["T1", "W1"]


@states("O6.1", "O6.3", "O6.6", "O6.7", "A31")
def test_X22_homeless_capture() -> None:
    t = Table(homeless="on").fighters("a", C1="1-03", C2="1-03").fighters("b", C1="1-07")
    t.start(Raid(seat="a"), Slaughter(seat="a"), Household(seat="a"), Settle())
    t.answer("a", "raid", "C1", "3-03").answer("a", "raid", "C2", "3-03").answer("a", "raid", "end")
    assert t.site("3-03").holder == "a" and not t.told("attacks")
    food = t["a"].food
    t.answer("a", "household", *t.default("a", "household"))
    assert t["a"].food == food + 4 and len(t["a"].in_city) == 4
    t.start(Raid(seat="a"), Slaughter(seat="a"), Household(seat="a"), Settle())
    for fighter in t["a"].at("3-03"):
        t.answer("a", "raid", fighter, "1-03")
    t.answer("a", "raid", "end").answer("a", "household", *t.default("a", "household"))
    if t["a"].at("3-03"):  # the income of the Base has brought somebody
        assert t.site("3-03").holder == "a"
        t.fighters("a", **dict.fromkeys(t["a"].at("3-03"), "1-03")).start(Settle())
    assert t.site("3-03").holder == "b"


@states("O6.12", "A31")
def test_X22_homeless_capture_with_walls() -> None:
    t = Table(homeless="on", walls="on").goals("C04", "C01").fighters("a", C1="3-03", C2="3-03")
    t.start(Slaughter(seat="a"))
    assert t.told("beats")[0]["n"] == t.told("beats")[0]["m"] == 2
    assert t.site("3-03").holder == "a" and t.s.counts["C04"]["a"] == 1


@states("O7", "R2.5", "A32")
def test_X23_citadels() -> None:
    t = Table(citadels="on").barricade("b", "1-05", "1-05", "1-05").fighters("b", W1="1-05").fighters("a", C1="1-05")
    t.start(Slaughter(seat="a"))
    assert t.told("beats")[0]["n"] == 3 and t["a"].at("3-02") == ["C1"] and t.site("1-05").barricades == 3
    t.sound()
    move_marauders(t.s, "a", "1-05")
    assert not t.site("1-05").barricades and t.s.in_supply("b") == 8


@states("O2", "R16.3", "A38")
def test_X24_scarcity() -> None:
    t = Table(scarcity="on").fighters("a", T1="1-01", T2="1-03")
    for deck in ("firearm", "transport"):
        t.s.discards[deck], t.s.decks[deck].cards = t.s.decks[deck].cards, []
    t.start(Household(seat="a")).answer("a", "household", NONE, "C")
    assert [t.s.card(card).deck for card in t.s.hands["a"].cards] == ["transport"]


@states("R14.1", "R15.1", "R15.2", "A49")
def test_X25_many_ends_at_once() -> None:
    t = Table(2).goals("C06", "C02").barricade("a", "1-01").fighters("b", C1="3-01")
    t.fighters("a", C1="1-01", C2="1-01", T1="1-01").fighters("b", T1="3-01", T2="3-01", W1="3-01")
    others = list(t.s.goals.cards)
    t.s.won["a"].get().extend(others[:7])
    t.s.won["b"].get().extend(others[7:14])
    t.s.goals.cards = others[14:]
    t.s.played += t.s.events.cards
    t.s.events.cards, t.s.turn = [], 8
    for place, site in t.s.sites.items():
        site.despoiled = t.s.is_quarter(place)
    t.start(Award(), Dusk())
    assert t.s.result and t.s.result.winners == ["b"] and t.s.result.scores == {"a": 8, "b": 8}


@states("R6.3", "R6.5", "R7.11")
def test_X26_beaten_before_the_zombies() -> None:
    t = Table().fighters("a", T1="1-05").fighters("b", C1="1-05").zombies(q1_05=2)
    t.start(Slaughter(seat="a"))
    assert not t.told("meets") and t["b"].at("1-05") == ["C1"] and t.site("1-05").zombies == 2


@states("R8.9")
def test_X27_devourers_and_vest() -> None:
    t = Table().fighters("a", T1="1-05", W1="1-05").zombies(q1_05=1).top("undead", "devourers")
    (vest,) = t.hand("a", "vest")
    t.start(Slaughter(seat="a")).answer("a", "undead", vest, "W1")
    assert t["a"].in_city == ["T1"] and t["a"].at("3-02") == ["T1"]


@states("R18.3", "O4")
def test_X28_quiet_deserters() -> None:
    t = Table(specials="on", quiet="on").fighters("b", C1="1-05").fighters("a", T1="1-05")
    cards = t.hand("b", "pistol", "shotgun", "rifle")
    t.start(Slaughter(seat="b")).answer("b", "attack", ",".join(sorted(cards)), NONE)
    assert t.told("heard")[0]["n"] == 4


@states("R5.6", "R5.2")
def test_X29_a_short_ride() -> None:
    t = Table().fighters("a", C1="1-01", W1="1-02")
    car, bike = t.hand("a", "car", "bike")
    t.start(Raid(seat="a")).answer("a", "raid", "C1", "1-02").answer("a", "raid", car, "C1,W1", "1-05")
    assert "C1" not in t.words("a", "raid") and bike not in t.words("a", "raid")
    t.answer("a", "raid", "W1", "3-01")
    assert t["a"].at("3-01") == ["W1"]


def test_hand_loss_comes_with_its_event_only() -> None:
    t = Table().event("V11")
    t.hand("a", "axe", "bat")
    t.start(HandLoss())
    (told,) = t.told("losses")  # one headline for all of them
    assert len(t.s.hands["a"]) == 1 and [each.args["who"].key for each in told["losses"].args["of"]] == ["@seat"]
    t.event("V01").start(HandLoss())
    assert len(t.s.hands["a"]) == 1
