"""The automated player of Z-Game (section 11), its advice, and how often a game by post waits for somebody else."""

from __future__ import annotations

from typing import Any

import pytest
from zgame.table import SEATS, Table, game

from engine.core.act import Answer
from engine.core.message import Message
from engine.core.runner import awaited, offered, opened
from engine.core.shape import NONE, replay
from engine.core.view import view
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.phases.business import Trading
from engine.games.zgame.phases.event import Marauders
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.player.prospects import gain, horizon, likely, standing
from engine.games.zgame.player.raids import score
from engine.games.zgame.player.values import chance, place_value
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import FIGHTERS, ZgameState
from telling.texts import Texts

DRAWN = ("more", "less")
"""What an attacker fears beside what is seen, now and then."""
HAND_OVERS = 60
"""How often a game of four with standing defence may wait for somebody else."""


def played(seed: str, seats: str, settings: ZgameSettings, **levels: Any) -> tuple[ZgameState, int, set[str]]:
    """A game of stand-ins: its end, how often it came to rest without those who had just acted, reasons given."""
    s, _ = game().set_up(settings, list(seats), seed)
    last, waits, reasons = "", 0, set[str]()
    while not s.over:
        act = game().follow(s, opened(s))
        if act is None:
            due = awaited(s)
            mine = next((each for each in due if last in each.seats), None)
            waits += mine is None
            last = last if mine else due[0].seats[0]
            seen = view(s, last)
            seen.settings = settings.model_copy(update={"difficulty": levels.get(last, settings.difficulty)})
            asked = next(each for each in offered(s, last, seen) if each.id == (mine or due[0]).id)
            words = game().stand_in(seen, asked)
            assert replay(asked.ask.shape, words)[0] is None, (asked.id, words)
            reason = game().reason(seen, asked, words)
            reasons |= {reason.key, part(reason).key} if reason else set()
            act = Answer(seat=last, decision=asked.id, words=words)
        game().apply(s, act)
    return s, waits, reasons


def part(reason: Message) -> Message:
    """What speaks for an act, of a reason that says its price, too."""
    one = reason.args.get("one", reason)
    assert isinstance(one, Message)
    return one


def test_a_game_of_four_by_post_waits_at_most_sixty_times() -> None:
    waits, reasons = [], set[str]()
    for n in range(3):
        s, n_waits, why = played(f"post{n}", "abcd", ZgameSettings(defence="orders"))
        assert s.result is not None
        waits.append(n_waits)
        reasons |= why
    assert max(waits) <= HAND_OVERS, waits
    assert {
        "zgame-ask-raid.why-goal",
        "zgame-ask-raid.why-end",
        "zgame-ask-household.why",
        "zgame-why-lay",
        "zgame-why-harm",
    } <= reasons


def test_normal_beats_easy() -> None:
    won = sum(
        played(f"level{n}", "ab", ZgameSettings(mode="intro"), a="normal", b="easy")[0].result.winners == ["a"]
        for n in range(12)
    )
    assert won >= 9


def words(t: Table, seat: str, kind: str) -> list[str]:
    """What the stand-in answers."""
    return game().stand_in(view(t.s, seat), t.ask(seat, kind))


def test_11_4_it_hires_if_there_is_enough_to_live_on() -> None:
    t = Table().fighters("a", C1="3-02").give("a", food=3, medicine=1).start(Raid(seat="a"))
    assert words(t, "a", "raid") == ["hire"]
    t.give("a", food=1)
    assert words(t, "a", "raid") != ["hire"]


def test_11_5_it_goes_where_the_goal_is() -> None:
    t = Table(mercs="off").goals("C02", "C03").fighters("a", C1="1-05").start(Raid(seat="a"))
    assert words(t, "a", "raid") == ["C1", "3-01"]
    why = game().reason(view(t.s, "a"), t.ask("a", "raid"), ["C1", "3-01"])
    assert why is not None and part(why).key == "zgame-ask-raid.why-goal"


def test_11_5_a_second_fighter_is_not_sent_where_one_brings_everything() -> None:
    t = Table(2, mercs="off").goals("C02", "C13").fighters("a", C1="3-01", W1="1-01").start(Raid(seat="a"))
    for place in t.s.city.links["1-01"]:
        if t.s.is_quarter(place):
            t.site(place).despoiled = True
    assert words(t, "a", "raid") == ["end"]
    why = game().reason(view(t.s, "a"), t.ask("a", "raid"), ["W1", "3-01"])
    assert why is not None and part(why).key != "zgame-ask-raid.why-goal", "the Megamall is held by one already"


def test_11_5_it_does_not_go_where_it_would_lose() -> None:
    t = Table(mercs="off").goals("C02", "C03").fighters("a", W1="1-05").zombies(q3_01=3).start(Raid(seat="a"))
    assert words(t, "a", "raid")[-1] != "3-01"


def test_11_7_it_attacks_with_just_enough_and_gives_up_what_is_lost() -> None:
    t = Table().fighters("a", T1="1-01").fighters("b", C1="1-01")
    axe, _ = t.hand("a", "axe", "katana")
    t.start(Slaughter(seat="a"))
    assert words(t, "a", "attack") == [axe]
    t = Table().fighters("a", T1="1-01").fighters("b", C1="1-01", C2="1-01")
    t.hand("a", "axe")
    t.start(Slaughter(seat="a"))
    assert words(t, "a", "attack") == [NONE]


def _in_turn(s: ZgameState, n: int) -> ZgameState:
    s.turn = n
    return s


@pytest.mark.parametrize(("difficulty", "laid"), [("normal", 2), ("hard", 1)])
def test_11_7_hard_attacks_with_few_strong_cards_for_only_their_number_is_seen(difficulty: str, laid: int) -> None:
    t = Table(difficulty=difficulty).fighters("a", T1="1-01").fighters("b", C1="1-01")
    t.hand("b", "shotgun")
    axes, katana = t.hand("a", "axe", "axe"), t.hand("a", "katana")
    t.start(Slaughter(seat="a"))
    t.s.turn = next(n for n in range(1, 9) if not any(chance(_in_turn(t.s, n), "a", each, 0.25) for each in DRAWN))
    said = words(t, "a", "attack")
    assert said == [",".join(sorted(axes) if laid == 2 else katana)]
    why = game().reason(view(t.s, "a"), t.ask("a", "attack"), said)
    assert why is not None and why.args["how"] == ("hidden" if laid == 1 else "cheap")


def test_advice_says_what_it_spares_cards_for_and_why_somebody_leaves() -> None:
    def why(t: Table, seat: str, kind: str, *words: str) -> str:
        reason = game().reason(view(t.s, seat), t.ask(seat, kind), words)
        return part(reason).key if reason else ""

    t = Table().fighters("a", C1="1-01").fighters("b", T1="1-01")
    t.hand("b", "axe", "katana")
    t.start(Slaughter(seat="a"))
    t.s.turn = next(n for n in range(1, 9) if chance(_in_turn(t.s, n), "b", "yield", 0.3))
    seen, asked = view(t.s, "b"), t.ask("b", "defend")
    assert game().stand_in(seen, asked) == [NONE], "an opponent gives up what he could hold, now and then"
    assert game().advise(seen, asked) != [NONE], "advice does not"
    t = Table().fighters("a", C1="1-01").fighters("b", T1="1-01")
    t.hand("b", "bike")
    t.start(Slaughter(seat="a"))
    assert why(t, "b", "defend", NONE) == "zgame-why-yield"
    t = Table().fighters("a", C1="1-01", C2="1-01").fighters("b", C1="1-01", C2="1-01").barricade("b", "1-01")
    t.hand("b", "axe")
    t.start(Slaughter(seat="a"))
    assert why(t, "b", "defend", NONE) == "zgame-why-spare"
    t = Table(mercs="off").goals("C13").fighters("a", W1="1-06").start(Raid(seat="a"))
    assert why(t, "a", "raid", "W1", t.s.home("a")) == "zgame-ask-raid.why-safe"
    t = Table(mercs="off").goals("C13").fighters("a", C1="1-06").fighters("b", C1="1-05").start(Raid(seat="a"))
    t.s.sites["1-05"].despoiled = True
    assert why(t, "a", "raid", "C1", "1-05") == "zgame-ask-raid.why-worth", "a fight is not called safe"
    t = Table().fighters("a", T1="1-01", W1="1-02").start(Household(seat="a"))
    assert why(t, "a", "household", "T1", "C") == "zgame-ask-household.why-build"
    assert why(t, "a", "household", "T1,W1", "C") == "zgame-ask-household.why-despoil"
    assert why(t, "a", "household", NONE, "C") == "zgame-ask-household.why-joins"
    assert why(t, "a", "household", NONE, "S05", "collect", "C") == "zgame-why-card"


def test_11_8_it_pays_if_that_wins() -> None:
    t = Table().fighters("a", T1="1-05").zombies(q1_05=1).top("undead", "contagion")
    (tom,) = t.hand("a", "tom")
    t.start(Slaughter(seat="a"))
    assert words(t, "a", "undead") == ["pay", tom] and t.default("a", "undead") == ["keep", NONE]


def test_11_8_advice_says_why_cards_are_laid_wherever_the_noise_goes() -> None:
    t = Table().fighters("a", T1="1-05").zombies(q1_05=1).top("undead", "spitter")
    (pistol,) = t.hand("a", "pistol")
    t.start(Slaughter(seat="a"))
    said = words(t, "a", "undead")
    assert said == [pistol, NONE]
    assert game().reason(view(t.s, "a"), t.ask("a", "undead"), said).key == "zgame-why-lay"


def test_11_6_cards_are_used_where_they_hurt_rivals() -> None:
    t = Table(mercs="off").fighters("a", C1="1-02", T1="3-02").barricade("b", "1-01", "2-01")
    (gold,) = t.hand("a", "gold")
    t.start(Raid(seat="a"))
    assert words(t, "a", "raid") == [gold, "2-01"]
    t = Table(mercs="off").fighters("a", C1="3-02").fighters("b", T1="2-08").zombies(q2_08=1)
    (flare,) = t.hand("a", "flare")
    t.start(Raid(seat="a"))
    assert words(t, "a", "raid") == [flare, "2-08"]


def test_11_9_it_builds() -> None:
    t = Table().fighters("a", T1="1-01", C1="1-02").start(Household(seat="a"))
    assert words(t, "a", "household")[0] == "T1"


@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_11_11_it_goes_for_what_can_still_be_won(difficulty: str) -> None:
    """A rival leads by far where the Zombies are; nobody stands in the Megamall."""
    t = Table(mercs="off", difficulty=difficulty).goals("C02", "C03").fighters("a", C1="1-05").zombies(q1_01=3)
    t.s.order, t.s.counts["C03"]["b"] = ["b", "a"], 9
    assert words(t.start(Raid(seat="a")), "a", "raid") == ["C1", "3-01"]
    t = Table(mercs="off", difficulty=difficulty).goals("C02", "C03").fighters("a", C1="1-05").fighters("b", C1="3-01")
    t.s.order = ["b", "a"]
    t.hand("b", "axe", "machete", "katana", "shotgun")
    assert words(t.start(Raid(seat="a")), "a", "raid")[-1] != "3-01"


@pytest.mark.parametrize("difficulty", ["normal", "hard"])
@pytest.mark.parametrize(("rival", "laid"), [(0, True), (6, False)])
def test_11_11_it_lays_for_a_goal_only_if_that_may_win_it(rival: int, laid: bool, difficulty: str) -> None:
    t = (
        Table(difficulty=difficulty)
        .goals("C08", "C02")
        .fighters("a", C1="1-05", C2="1-05")
        .zombies(q1_05=1)
        .top("undead", "swat")
    )
    t.top("undead", "spitter")
    (pistol,) = t.hand("a", "pistol")
    t.s.order, t.s.counts["C08"]["b"] = ["b", "a"], rival
    t.start(Slaughter(seat="a"))
    assert words(t, "a", "undead")[0] == (pistol if laid else NONE)


def test_11_11_what_no_open_goal_asks_for_is_worth_nothing() -> None:
    t = Table(difficulty="hard").goals("C10", "C02")
    t.s.order = ["b", "a"]
    assert gain(t.s, "a", "melee") == 0 < gain(t.s, "a", "rides", 2)
    t.s.counts["C10"]["b"] = 5
    assert gain(t.s, "a", "rides") < 0.1
    assert likely(t.s, "a", "C10", 5) < 0.5 < likely(t.s, "a", "C10", 6), "a tie is not enough"


def test_11_11_it_takes_the_goal_of_who_leads_by_one() -> None:
    """What the rival has is beaten by one more card, though the first would win the fight."""
    t = Table().goals("C09", "C02").fighters("a", C1="1-05").zombies(q1_05=1).top("undead", "swat")
    t.hand("a", "axe", "katana")
    t.s.order, t.s.counts["C09"]["b"] = ["b", "a"], 1
    t.start(Slaughter(seat="a"))
    assert len(words(t, "a", "undead")[0].split(",")) == 2


def test_11_11_it_seeks_a_fight_where_cards_count_that_it_holds() -> None:
    """Alike but for the Zombie, two quarters are in reach."""
    for goal, there in (("C09", True), ("C04", False)):
        t = Table(mercs="off", difficulty="normal").goals(goal, "C16").fighters("a", C1="1-05", C2="1-05")
        t.hand("a", "katana", "bat")
        worth = standing(t.zombies(q1_01=1).s, "a", "1-01", "C1", [goal]) - standing(t.s, "a", "1-05", "C1", [goal])
        assert (worth > 1) == there


def test_11_11_each_quarter_more_is_worth_less_for_a_goal() -> None:
    t = Table().goals("C01", "C02")
    t.s.order = ["b", "a"]
    assert gain(t.s, "a", "despoil") > gain(t.s, "a", "despoil", 1, 2) > 0


def test_11_5_it_drives_where_movement_counts() -> None:
    t = Table(mercs="off").goals("C10", "C14").fighters("a", C1="1-05")
    (car,) = t.hand("a", "car")
    t.start(Raid(seat="a"))
    while (said := words(t, "a", "raid"))[0] in FIGHTERS:
        t.answer("a", "raid", *said)
    assert said[0] == car


def test_level_foresight_is_the_strongest_ones() -> None:
    """Whoever plays after the gang will take it, and income at the end of the game buys nothing."""
    foresee = {difficulty: Table(difficulty=difficulty).goals("C11", "C02").s for difficulty in ("normal", "hard")}
    for s in foresee.values():
        s.order, s.active, s.counts["C11"]["a"] = ["a", "b"], "a", 2
        s.events.cards = []
    assert likely(foresee["hard"], "a", "C11", 2) < 0.5 < likely(foresee["normal"], "a", "C11", 2)
    assert horizon(foresee["hard"]) < horizon(foresee["normal"]) == 1


def test_level_hard_wants_what_fights_and_goes_far_from_home() -> None:
    """Two quarters that differ by what they yield, and two that yield nothing."""
    normal, hard = (Table(mercs="off", difficulty=each).goals("C10", "C16") for each in ("normal", "hard"))
    guns, food = "1-01", "1-06"
    assert place_value(normal.s, "a", guns) < place_value(normal.s, "a", food)
    assert place_value(hard.s, "a", guns) > place_value(hard.s, "a", food)
    steps = hard.s.city.steps[hard.s.home("a")]
    quarters = sorted((place for place in hard.s.sites if hard.s.is_quarter(place)), key=steps.__getitem__)
    near, far = quarters[0], quarters[-1]
    for t in (normal, hard):
        t.fighters("a", T1=near).zombies(**{f"q{each.replace('-', '_')}": 0 for each in (near, far)})
        t.site(near).despoiled = t.site(far).despoiled = True
        t.site(near).owner = t.site(far).owner = "a"
        t.site(near).barricades = t.site(far).barricades = 1
    assert score(normal.s, "a", "T1", near) == score(normal.s, "a", "T1", far)
    assert score(hard.s, "a", "T1", near) < score(hard.s, "a", "T1", far)


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_every_level_sees_what_its_seat_sees_only(difficulty: str) -> None:
    """Another hand behind the backs of its cards makes no difference."""
    settings = ZgameSettings(mode="intro", difficulty=difficulty)
    s, _ = game().set_up(settings, list(SEATS[:2]), "blind")
    while not s.over:
        act = game().follow(s, opened(s))
        if act is None:
            seat = awaited(s)[0].seats[0]
            asked = next(each for each in offered(s, seat) if each.id == awaited(s)[0].id)
            said = game().stand_in(view(s, seat), asked)
            copy = game().load(game().dump(s))
            for other in s.rivals(seat):
                pile = copy.decks["melee"].cards + copy.hands[other].cards
                n = len(copy.hands[other])
                copy.hands[other].cards, copy.decks["melee"].cards = pile[:n], pile[n:]
            there = next(each for each in offered(copy, seat) if each.id == asked.id)
            assert game().stand_in(view(copy, seat), there) == said
            act = Answer(seat=seat, decision=asked.id, words=said)
        game().apply(s, act)


def hungry() -> Table:
    """Two Fighters of a would leave tonight, and b has three Food to spare."""
    t = Table(2, business="on").event("V01").give("a", food=0, medicine=0).give("b", food=4, medicine=0)
    t.fighters("a", C1="1-01", C2="1-01").fighters("b", C1="1-02")
    t.hand("a", "axe", "katana", "bat")
    t.hand("b", "vest", "machete")
    return t.start(Trading())


def advised(t: Table, seat: str, kind: str) -> list[str]:
    decision = next(each for each in offered(t.s, seat, view(t.s, seat)) if each.kind == kind)
    return game().stand_in(view(t.s, seat), decision)


def test_O10_a_hungry_gang_gives_its_weakest_cards_for_meals_that_another_can_spare() -> None:
    t = hungry()
    weak = advised(t, "a", "business")
    assert weak[0] == "b" and {t.s.card(card).id for card in weak[1].split(",")} == {"axe", "bat"} and weak[2] == NONE
    t.answer("a", "business", *weak)
    meals = advised(t, "b", "deal")
    assert meals == ["accept", NONE, "food=2"]
    t.answer("b", "deal", *meals)
    assert advised(t, "a", "confirm") == ["accept"]
    t.answer("a", "confirm", "accept")
    assert advised(t, "a", "business") == advised(t, "b", "business") == ["pass"], "nobody is hungry any more"


def test_O10_whoever_can_spare_food_offers_it_once_and_takes_nothing_for_nothing() -> None:
    t = hungry()
    assert advised(t, "b", "business") == ["a", NONE, "food=2"]
    t.answer("b", "business", "a", NONE, "food=2")
    assert len(advised(t, "a", "deal")[1].split(",")) == 2, "a card for each meal"
    t.answer("a", "deal", "accept", NONE, NONE)
    assert advised(t, "b", "confirm") == ["refuse"]
    t.answer("b", "confirm", "refuse")
    assert advised(t, "b", "business") == ["pass"] and advised(t, "a", "business") != ["pass"]


def test_O10_3_it_takes_a_gift_for_nothing_and_gives_nothing_for_nothing() -> None:
    t = hungry().give("a", food=2)
    t.answer("b", "business", "a", NONE, "food=1")
    assert advised(t, "a", "deal") == ["accept", NONE, NONE]
    t.answer("a", "deal", "refuse").answer("b", "business", "a", NONE, NONE)
    assert advised(t, "a", "deal") == ["refuse"]


def test_11_6_the_siren_calls_zombies_onto_rivals() -> None:
    t = Table(mercs="off").fighters("a", C1="3-02").fighters("b", C1="2-08").zombies(q1_08=1, q3_01=1, q1_01=1)
    (siren,) = t.hand("a", "siren")
    t.start(Raid(seat="a"))
    said = words(t, "a", "raid")
    assert said[:2] == [siren, "2-08"] and set(said[2].split(",")) <= set(t.s.city.links["2-08"])
    t.answer("a", "raid", *said)
    assert t.site("2-08").zombies == len(said[2].split(","))


def test_11_6_bait_leads_zombies_from_where_it_wants_to_go_to_where_a_rival_is() -> None:
    t = Table(mercs="off").goals("C10", "C13").fighters("a", T1="1-01").fighters("b", W1="3-01").zombies(q1_05=1)
    (bait,) = t.hand("a", "bait")
    t.start(Raid(seat="a"))
    assert words(t, "a", "raid") == [bait, "3-01"]
    t = Table(mercs="off").goals("C03", "C13").fighters("a", T1="1-01").zombies(q1_05=1)
    t.hand("a", "bait")
    t.start(Raid(seat="a"))
    assert words(t, "a", "raid")[0] != bait, "beaten Zombies are what a Goal counts"


def test_11_6_no_zombies_are_brought_to_where_the_gang_may_go_itself() -> None:
    t = Table(mercs="off").goals("C10", "C13").fighters("a", C1="1-02").fighters("b", W1="1-01")
    (flare,) = t.hand("a", "flare")
    t.start(Raid(seat="a"))
    assert "1-01" in t.s.city.links["1-02"] and words(t, "a", "raid")[0] != flare


def test_11_5_nobody_follows_where_a_place_yields_already() -> None:
    t = (
        Table(2, mercs="off")
        .goals("C10", "C13")
        .fighters("a", C1="3-02")
        .barricade("a", *Table(2).s.city.links["3-02"])
    )
    t.start(Raid(seat="a"))
    assert words(t, "a", "raid") == ["end"]


def test_a_reason_fits_its_move_and_names_the_price() -> None:
    def why(t: Table, kind: str, *words: str) -> str:
        reason = game().reason(view(t.s, "a"), t.ask("a", kind), words)
        assert reason is not None
        return Texts()("en").message(reason, {"a": "Ann", "b": "Bob", "c": "Cy", "d": "Dee"})

    t = Table(mercs="off").goals("C02", "C13").fighters("a", C1="1-05", T1="1-04").zombies(q3_01=2)
    t.start(Raid(seat="a"))
    assert why(t, "raid", "C1", "3-01") == (
        "It brings you closer to open Goals: Lords of the Mall and Stockpile. "
        "It takes a fight of about 3 Strength: your Cutthroats give 1, your cards must add 2."
    )
    assert why(t, "raid", "T1", "1-06").endswith(
        "You give up the Radio Market 1-04, which yields nothing to you without somebody there."
    )
    t = Table().fighters("b", W1="1-08").event("V01").start(Marauders())
    assert why(t, "marauders", "1-08") == "It hurts Bob, who holds that place."
    assert why(t, "marauders", "3-01").startswith("Nobody holds that place")
    t = Table().fighters("a", C1="1-05").zombies(q1_05=2).top("undead", "swat", "fatty")
    t.hand("a", "katana", "shocker", "adrenaline")
    t.start(Slaughter(seat="a"))
    said = words(t, "a", "undead")
    assert why(t, "undead", *said) == (
        "The cheapest cards that should be enough: 3 against the 3 you see. They are gone either way."
    )
