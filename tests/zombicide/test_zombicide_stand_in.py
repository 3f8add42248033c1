"""What the program does as a survivor of Zombicide (section 11), in laid-out moments."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from core.fuzz import play
from zombicide.led import alone, said, sentences, why
from zombicide.table import Table, game

from engine.core.act import Answer
from engine.core.runner import default, find, offered
from engine.core.shape import replay
from engine.games.zombicide.box.effects import Choose
from engine.games.zombicide.deeds.trade import Offer
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.phases.zombie_phase import Quiet
from engine.games.zombicide.player import full, reading
from engine.games.zombicide.player.choosing import score
from engine.games.zombicide.player.errands import Errand, errands, guards, shared_out
from engine.games.zombicide.player.fighting import blows
from engine.games.zombicide.player.gear import arranged, held
from engine.games.zombicide.player.going import Map
from engine.games.zombicide.player.orders import ORDERS
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import Companion
from engine.tables.advice import advise
from engine.tables.autoplay import next_act


@pytest.mark.parametrize("mission", ["m1", "m4", "m9"])
def test_missions_are_played_to_their_end_and_cards_are_taken(mission: str) -> None:
    settings = ZombicideSettings(mode="single", mission=mission)
    s, log = play(game(), settings, [*"abc"], f"auto{mission}", Random(1), player="stand-in")
    assert s.verdict and any(act.words[0] == "take" for act in log if act.act == "answer")
    assert "gone" in s.objectives.values() or "up" in s.objectives.values()


def test_11_1_whoever_lies_in_the_zone_is_taken_first() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana")
    table["s2"].standing, table["s2"].at, table["s2"].health, table["s2"].fell = "down", "8R.C", 0, 2
    assert said(table.zombies("8R.C", 1).turn(), "s1") == ["take"]


def test_R12_5_what_is_thought_of_beside_two_lonely_companions_can_be_said() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana")
    alone(table)
    for name in ("taylor", "president"):
        table.s.companions[name] = Companion(at="8R.C")
    table.turn()
    rallying = full.Candidate(9, ["rally"], "rally")
    assert rallying.words in [each.words for each in full.deeds(table.s, table["s1"], full.look(table.s, table["s1"]))]
    with patch.object(full, "chosen", lambda *_: rallying):
        words = said(table, "s1")
    table.act("s1", *(words or ()))
    assert len(table.s.led("s1")) == 1


def test_11_2_zombies_at_hand_are_fought_and_a_crowd_is_left() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana")
    alone(table)
    assert said(table.zombies("8R.C", 2).turn(), "s1") == ["attack", *said_attack(table)]
    unarmed = Table("m2")
    unarmed.survivor("s1", "8R.C")
    alone(unarmed)
    words = said(unarmed.zombies("8R.C", 2).turn(), "s1")
    assert words and words[0] == "move"


def shared(table: Table) -> dict[str, Errand]:
    map, due = Map(table.s), list(errands(table.s))
    return {each.id: shared_out(table.s, map, due, each)[each.id] for each in table.s.standing}


def said_attack(table: Table) -> list[str]:
    return max(blows(table.s, table["s1"]), key=lambda each: each.worth).words


def test_11_3_friends_are_not_shot_at() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "shotgun")
    table.zombies("8R.B", 2).turn()
    before = {each.words[0]: each.worth for each in blows(table.s, table["s1"])}
    table["s2"].at = "8R.B"
    after = {each.words[0]: each.worth for each in blows(table.s, table["s1"])}
    assert before and all(after[word] < before[word] for word in before)


def test_11_4_what_the_mission_needs_is_thought_back_from_its_goals() -> None:
    bunker = Table("m9").s
    assert max(reading.plan(bunker).cards, key=reading.plan(bunker).cards.__getitem__) == "m9-13"
    bunker.objectives["m9-13"] = "up"
    assert set(reading.plan(bunker).cards) == {"m9-10", "m9-11", "m9-12", "m9-14", "m9-15"}
    bunker.keys = ["CASES", "ARMOUR", "ROUTE_WEST", "ROUTE_EAST", "STAIRS"]
    assert set(reading.plan(bunker).cards) == {"m9-13"}
    assert len(reading.plan(Table("m2").s).cards) == 6


def test_R6_6_what_nobody_has_read_may_bring_anything_and_counts_alike() -> None:
    lift = Table("m8").s
    assert set(reading.plan(lift).cards) == {*lift.mission.cards} and len({*reading.plan(lift).cards.values()}) == 1
    assert reading.WAY in reading.plan(lift).facts, "some of them lie in the basement"
    lift.objectives["m8-8"] = "up"
    assert "key:FUEL" in reading.plan(lift).facts, "now it is known what it wants"
    lift.keys = ["FUEL"]
    lift.survivors["s1"].at = "12V.B"
    assert reading.plan(lift).cards == {"m8-8": reading.PROMISE}, "and once that is there, nothing else is needed"


def test_R6_7_unread_notes_weigh_alike_whatever_stands_in_them() -> None:
    table = Table("m6")
    effect = table.s.mission.objective("m6-1").effect[1]
    assert isinstance(effect, Choose)
    worth = [score(table.s, "s1", "m6-1", each.effect, reading.plan(table.s).facts) for each in effect.options]
    assert worth[0] == worth[1] > 0, "one of the two notes holds the passcode, but who could know which"
    table.s.notes.append("m6-n1")
    after = [score(table.s, "s1", "m6-1", each.effect, reading.plan(table.s).facts) for each in effect.options]
    assert after[0] < after[1] == worth[1]


def test_11_4_the_option_that_the_mission_needs_is_taken() -> None:
    table = Table("m5")
    table.survivor("s1", "10R.a", "katana")
    table.s.objectives["m5-3"] = "gone"
    table.turn().act("s1", "take")
    while not any(each.kind == "option" for each in offered(table.s, "a")):
        table.reply("s1", "card", "discard")
    assert said(table, "s1", "option") == ["1"], "the key to the passage"


def test_11_6_each_errand_has_one_survivor_and_doors_those_who_open_them() -> None:
    table = Table("m3")
    table.survivor("s3", "3V.C", "crowbar")
    found = shared(table.begin())
    assert found["s3"].what == "door" and all(each.what != "door" for id, each in found.items() if id != "s3")


def test_11_8_a_tool_for_doors_is_never_risked() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "crowbar")
    alone(table)
    assert {each.risk for each in blows(table.zombies("8R.C", 2).turn().s, table["s1"])} == {"plain"}


def test_11_10_tools_and_pairs_are_held_and_the_poorest_card_goes() -> None:
    table = Table("m2")
    survivor = table.survivor("s1", "8R.C", "machete", "pistol", "crowbar", "machete", "water")
    assert "crowbar#1" in held(table.s, survivor, survivor.cards)
    without = [each for each in survivor.cards if each != "crowbar#1"]
    assert {each.partition("#")[0] for each in held(table.s, survivor, without)} == {"machete"}
    hands, away = arranged(table.s, survivor, [*survivor.cards, table.card("katana")])
    assert len(hands) == 2 and away == ["water#1"]


def test_11_10_whoever_has_lost_his_weapons_takes_others_into_his_hands() -> None:
    table = Table("m2")
    survivor = table.survivor("s1", "8R.C", "katana", "machete")
    alone(table)
    survivor.hands, survivor.bag = [], survivor.hands
    assert said(table.zombies("8R.C", 3).turn(), "s1") == ["trade", "katana#1,machete#1"]


def test_11_6_the_last_door_is_opened_among_zombies_too() -> None:
    table = Table("m3")
    table.survivor("s1", "8V.A", "crowbar")
    alone(table)
    table.s.objectives |= dict.fromkeys((f"m3-{n}" for n in (1, 3, 4, 5, 6)), "gone")
    assert said(table.zombies("8V.A", 4).turn(), "s1") == ["door", "8V:13-12"]


def test_11_6_who_can_go_on_through_a_door_fears_less_what_stands_before_it() -> None:
    table = Table("m9")
    table.survivor("s1", "12R.E", "crowbar")
    alone(table)
    assert said(table.zombies("13R.C", 0, 0, 2).turn(), "s1") == ["move", "13R.A"]


def test_11_12_everybody_goes_along_to_the_card_that_has_to_be_read_first() -> None:
    table = Table("m9").begin()
    table.survivor("s3", "11R.B", "crowbar")
    table.s.round = 9
    found = shared(table)
    assert found["s3"].key == "m9-13" and {each.what for id, each in found.items() if id != "s3"} == {"help"}


def test_11_11_free_actions_are_learnt_first() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana", who="justin", ap=18)
    table.zombies("8R.C", 4).turn().act("s1", "attack", *said_attack(table))
    while not any(each.kind == "skill" for each in offered(table.s, "a")):
        table.turn().act("s1", "attack", *said_attack(table))
    assert said(table, "s1", "skill") == ["free_melee"]


def test_11_12_whoever_can_kill_an_abomination_hunts_it() -> None:
    table = Table("m7")
    table.survivor("s1", "10R.C", "anti_materiel_rifle")
    table.zombies("11R.B", 0, 0, 0, "patient0")
    found = shared(table.begin())
    assert found["s1"].what == "hunt" and all(each.what != "hunt" for id, each in found.items() if id != "s1")


def test_m10_2_who_leads_the_president_goes_last() -> None:
    table = Table("m10").begin()
    table.s.companions["president"] = Companion(leader="s1")
    assert guards(table.s) == {"s1"}
    assert said(table, "s1") is None and said(table, "s2") is not None
    led = SimpleNamespace(is_automatic=True, absent="")
    session: Any = SimpleNamespace(playing=table.s, status="playing", paused=False, game=game(), seats={"a": led})
    act = next_act(session, pytest.fail)
    assert isinstance(act, Answer) and find(table.s, "a", act.decision).subject == "s2"
    assert advise(game(), table.s, "a", "s1") is None, "others first: it is not said that his turn should end"
    for survivor in table.s.survivors.values():
        survivor.acted = survivor.id != "s1"
    act = next_act(session, pytest.fail)
    assert isinstance(act, Answer) and find(table.s, "a", act.decision).subject == "s1"
    with patch.object(Zombicide, "stand_in", return_value=None):
        act = next_act(session, pytest.fail)
    assert isinstance(act, Answer) and act.words == default(find(table.s, "a", act.decision)), "no table is held up"


def test_early_words_of_a_survivor_are_those_that_are_asked() -> None:
    table = Table("m2", seats=6).begin()
    source = game().ahead(table.s, "a", "act")
    assert source and replay(source, ["move", "8R.B"])[0] is None and replay(source, ["done"])[0] is None
    assert game().ahead(Table("m2").begin().s, "a", "act") is None, "who leads several does not say whom"


def test_11_6_nobody_goes_between_more_zombies_than_he_can_bear() -> None:
    for health, cards, there in ((2, (), 3), (3, ("katana",), 6)):
        table = Table("m2")
        table.survivor("s1", "8R.C", *cards, health=health)
        alone(table)
        table.s.objectives |= dict.fromkeys((each for each in table.s.objectives if each != "m2-3"), "gone")
        calm = said(table.turn(), "s1")
        assert calm and calm[0] == "move"
        for near in ("8R.B", "8R.D"):
            table.zombies(near, there)
        for zone in table.s.ground.neighbours("8R.C"):
            map = Map(table.s)
            if map.crowd(zone) > 2 * map.strong(table["s1"]) + health and map.threats.get(zone):
                assert full.too_dangerous(table["s1"], map, zone, 0)
        words = said(table, "s1")
        assert words and not (words[0] == "move" and table.s.threats(words[1]))


def test_11_7_a_door_waits_for_two_actions_or_a_friend() -> None:
    def opens(actions: int, friend: bool) -> bool:
        table = Table("m2")
        alone(table)
        zones, doors = table.s.city.zones, Map(table.s).doors
        dark = {id for id in doors if any(zones[each].dark for each in table.s.city.buildings[building(table, id)])}
        door = min(dark)
        at = next(each for each in doors[door] if not zones[each].room)
        table.survivor("s1", at, "crowbar")
        if friend:
            table["s2"].standing, table["s2"].at = "standing", at
        errand = Errand("door", door, doors[door], 4.0, tool=True)
        found = full.doors(table.s, table["s1"], full.Look(Map(table.s), [errand] * 2, errand, {}), actions)
        return any(each.words[1] == door for each in found)

    def building(table: Table, door: str) -> str:
        return table.s.city.doors[door].building

    assert opens(2, False) and not opens(1, False) and opens(1, True)


@pytest.mark.parametrize(("cards", "risked"), [(("katana",), False), (("katana", "machete"), True), (("uzi",), False)])
def test_11_8_a_weapon_is_risked_beside_another_that_is_as_good(cards: tuple[str, ...], risked: bool) -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", *cards)
    alone(table)
    weapon = cards[0]
    found = [each for each in blows(table.zombies("8R.C", 1).turn().s, table["s1"]) if weapon in each.words[0]]
    assert any(each.risk == "risk" for each in found) == risked


def test_11_8_the_only_weapon_is_risked_against_whoever_would_knock_him_out_else() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana", health=2)
    alone(table)
    assert {each.risk for each in blows(table.zombies("8R.C", 1).turn().s, table["s1"])} == {"plain"}
    assert {each.risk for each in blows(table.zombies("8R.C", 1).s, table["s1"])} == {"plain", "risk"}
    words, reason = why(table)
    if "risk" in words:
        assert sentences(reason)["risk"]["n"] == 31


def test_11_8_the_only_weapon_is_risked_once_in_a_round() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana", health=2)
    alone(table)
    table.zombies("8R.C", 2).turn()

    def risks() -> bool:
        return any(each.risk == "risk" for each in blows(table.s, table["s1"]))

    assert risks()
    table["s1"].risked = True
    assert not risks()
    table["s1"].bag.append("machete#1")
    assert risks(), "with another one as good it goes on"
    table["s1"].bag.clear()
    Quiet().run(table.s)
    assert risks() and not table["s1"].risked


def test_R8_10_who_has_risked_is_noted_until_the_round_is_over() -> None:
    for risk, face, noted in (("plain", (2, 2), False), ("risk", (2, 2, 2, 2), True)):
        table = Table("m2")
        table.survivor("s1", "8R.C", "katana")
        alone(table)
        table.zombies("8R.C", 2).turn()
        katana = next(each.words[0] for each in blows(table.s, table["s1"]))
        table.force(*face).act("s1", "attack", katana, risk)
        assert table["s1"].risked is noted


def test_11_9_a_light_goes_on_for_one_kill_more_and_out_where_many_see_it() -> None:
    def light(card: str, walkers: int) -> str:
        table = Table("m2").night()
        table.survivor("s1", "8R.C", card, "flashlight")
        table.survivor("s2", "2V.a" if "2V.a" in table.s.city.zones else "8R.D")
        alone(table)
        table.zombies("8R.A", walkers).turn()
        return next(each.words[-1] for each in blows(table.s, table["s1"]) if each.words[0].endswith("8R.A"))

    assert light("compact_smg", 3) == "light" and light("pistol", 3) == "dark"
    table = Table("m2").night()
    table.survivor("s1", "8R.C", "flashlight")
    alone(table)
    table.zombies("8R.A", 3).turn()
    table["s1"].lit, table["s1"].beam = True, "8R.A"
    seen = full.look(table.s, table["s1"])
    assert full.douse(table.s, table["s1"], seen.map).worth > 1
    table.s.horde.clear()
    assert full.douse(table.s, table["s1"], full.look(table.s, table["s1"]).map).worth <= 0


def test_11_10_a_spare_weapon_goes_to_whoever_has_none() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana", "uzi", "machete")
    table.survivor("s2", "8R.C")
    for each in ("s3", "s4", "s5", "s6"):
        table[each].standing, table[each].at = "saved", ""
    gifts = list(full.gifts(table.turn().s, table["s1"]))
    assert [each.words for each in gifts] == [["trade", "s2", "machete#1"]]
    table.act("s1", *gifts[0].words)
    assert "machete#1" in table["s2"].cards
    assert not list(full.gifts(table.turn().s, table["s1"])), "nothing is left that he could do without"


def test_11_10_nobody_gives_his_only_firearm_weapon_or_tool_away() -> None:
    table = Table("m4")
    taker = table.survivor("s1", "6R.d", "katana", "pistol")
    effect = table.s.mission.objective("m4-8").effect[1]
    assert isinstance(effect, Choose)

    def worths() -> list[float]:
        return [score(table.s, "s1", "m4-8", each.effect, frozenset()) for each in effect.options]

    alone_worth, other = worths()
    assert alone_worth < other, "the only firearm stays"
    taker.bag.append(table.card("uzi"))
    assert worths()[0] > alone_worth, "of two the poorer one can go"


@pytest.mark.parametrize(
    ("own", "take", "give", "word"),
    [
        (("pistol", "katana"), "pistol", "", "no"),
        (("katana",), "katana", "", "no"),
        (("crowbar", "katana"), "crowbar", "", "no"),
        (("pistol", "uzi"), "pistol", "", "yes"),
        (("pistol",), "pistol", "uzi", "yes"),
        (("pistol",), "", "uzi", "yes"),
    ],
)
def test_D12_the_program_trades_what_it_can_do_without(own: tuple[str, ...], take: str, give: str, word: str) -> None:
    table = Table("m2", seats=2)
    table.survivor("s1", "8R.C", *([give] if give else []), "water")
    table.survivor("s2", "8R.C", *own)
    wanted, given = ([f"{each}#1"] if each else [] for each in (take, give))
    table.start(Offer(survivor="s1", partner="s2", give=given, take=wanted))
    words, reason = why(table, "s2", "deal")
    assert words == [word] and reason.key == f"zombicide-ask-deal.{'why' if word == 'yes' else 'why-keeps'}"
    order = next(each for each in ORDERS if each.name == "trades")
    decision = find(table.s, table.s.leader("s2"), table.asked("s2", "deal"))
    assert order.policy(table.s, decision, []) == ["yes"], "whoever has ordered it agrees to everything"


@pytest.mark.parametrize(
    ("level", "acted", "used", "relayed"),
    [("hard", True, 0, True), ("normal", True, 0, False), ("hard", False, 0, False), ("hard", True, 2, False)],
)
def test_on_hard_a_tool_for_doors_goes_on_with_whoever_still_has_a_turn(
    level: str, acted: bool, used: int, relayed: bool
) -> None:
    table = Table("m3", seats=2, difficulty=level)
    table.survivor("s1", "3V.C", "pistol")
    table.survivor("s2", "3V.C", "crowbar")
    table["s2"].acted = acted
    table.turn().s.stack[-1].used = used  # pyright: ignore[reportAttributeAccessIssue]
    words = said(table, "s1")
    assert (words == ["trade", "s2", "none", "crowbar#1"]) is relayed
    if relayed:
        assert why(table)[1].key == "zombicide-ask-act.why-relay"
        table.reply("s1", "act", *(words or ()))
        assert said(table, "s2", "deal") == ["yes"], "though it is the only tool"


def test_nobody_takes_a_tool_over_who_would_have_to_throw_something_away_for_it() -> None:
    table = Table("m3", difficulty="hard")
    table.survivor("s1", "3V.C", "katana", "mas_shotgun", "machete", "uzi", "sawed_off")
    table.survivor("s2", "3V.C", "crowbar")
    table["s2"].acted = True
    seen = full.look(table.turn().s, table["s1"])
    assert not [*full.relays(table.s, table["s1"], seen, 3)]
    table["s1"].bag.pop()
    assert [each.words[-1] for each in full.relays(table.s, table["s1"], seen, 3)] == ["crowbar#1"]


@pytest.mark.parametrize(("own", "word"), [("katana", "yes"), ("crowbar", "no")])
def test_on_hard_the_only_tool_goes_to_nobody_who_has_one(own: str, word: str) -> None:
    table = Table("m3", seats=2, difficulty="hard")
    table.survivor("s1", "3V.C", own)
    table.survivor("s2", "3V.C", "fire_axe")
    table["s2"].acted = True
    table.start(Offer(survivor="s1", partner="s2", give=[], take=["fire_axe#1"]))
    assert said(table, "s2", "deal") == [word]


def test_who_has_refused_a_trade_is_asked_again_in_the_next_round_only() -> None:
    table = Table("m3", seats=2, difficulty="hard")
    table.survivor("s1", "3V.C", "pistol")
    table.survivor("s2", "3V.C", "crowbar")
    table["s2"].acted = True
    words = said(table.turn(), "s1") or []
    assert words[:2] == ["trade", "s2"]
    table.reply("s1", "act", *words)
    table.reply("s2", "deal", "no")
    assert (said(table, "s1") or [])[0] != "trade"
    table.start(Quiet())
    assert not table["s2"].refused


def test_who_has_refused_a_gift_is_not_asked_again() -> None:
    table = Table("m2", seats=2)
    table.survivor("s1", "8R.C", "katana", "baseball_bat", "pistol", "uzi")
    table.survivor("s2", "8R.C")
    survivor = table.turn()["s1"]
    assert "s2" in [each.words[1] for each in full.gifts(table.s, survivor)]
    table["s2"].refused = True
    assert "s2" not in [each.words[1] for each in full.gifts(table.s, survivor)]
