"""Objective cards and notes: taken, read and carried out (R6.5-R6.11, O2-O4)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from completeness import states
from zombicide.box import box
from zombicide.table import Table, game

from engine.core.runner import awaited, default, find, offered
from engine.core.secret import HIDDEN
from engine.core.shape import replay, sample
from engine.core.view import view
from engine.games.zombicide.box.effect_text import read
from engine.games.zombicide.box.effects import Effect, If, branches
from engine.games.zombicide.deeds.volley import resolved
from engine.games.zombicide.party.chronicle import holds
from engine.games.zombicide.reading.objectives import Block, Reading, take
from engine.games.zombicide.reading.spawn import draw
from engine.games.zombicide.state import Companion
from engine.tables.journal import rewind
from telling.texts import Texts

MISSIONS = [*box().missions]


def reading(mission: str, card: str, at: str = "", *carried: str, **options: Any) -> Table:
    """The first survivor, who carries these things, takes a card where it lies."""
    table = Table(mission, **options)
    found = table.s.mission.objective(card)
    here = found.zone or (table.s.city.doors[found.door].zones[0] if found.door else "")
    table.survivor("s1", at or here)
    table.carry("s1", *carried)
    return table


def take_it(table: Table, card: str) -> Table:
    """He takes it, and reads as far as somebody has to answer."""
    if card in table.s.objectives:
        table.s.objectives[card] = "reading"
    return table.start(Reading(card=card, taker="s1"))


def answered(table: Table, random: Random) -> Table:
    """Whatever is asked is answered at random until the reading is over."""
    while not table.s.over and (waiting := [each for each in awaited(table.s) if each.kind != "rest"]):
        decision = random.choice(waiting)
        seat = decision.seats[0]
        mine = next(each for each in offered(table.s, seat) if each.id == decision.id)
        table.send(seat, decision.id, *sample(mine.ask.shape, random))
    return table


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_card_and_note_can_be_read_in_every_state_of_the_party(mission: str) -> None:
    """With and without what they ask for; all invariants hold afterwards, and every text of a decision is offered."""
    found = box().missions[mission]
    for n, id in enumerate([*found.cards, *found.notes]):
        for rich in (False, True):
            random = Random(100 * n + rich)
            table = reading(mission, id, "", wound_split="ask" if rich else "auto", seats=2)
            if rich:
                table.carry("s1", "pistol", "water", "flashlight", "molotov")
                table.s.keys = [*found.keywords]
                for survivor in table.s.survivors.values():
                    survivor.sheet.achievements = [*box().achievements]
                for other in [*found.cards][: len(found.cards) - 1]:
                    if other != id and found.cards[other].kind != "clock":
                        table.s.objectives[other] = "gone"
            table.zombies(next(iter(table.s.city.zones)), walker=3, runner=1, fatty=1)
            answered(take_it(table, id), random)
            if id in table.s.objectives:
                assert table.s.objectives[id] in ("gone", "up")
            else:
                assert id in table.s.notes
            if not table.s.over:
                table.sound()


Place = tuple[str, tuple[int, ...]]
"""A statement: its card, the way to it through branches, and its number there."""


def statements(card: str, effect: Effect, path: tuple[int, ...] = ()) -> Iterator[Place]:
    """Every statement of an effect."""
    for n, statement in enumerate(effect):
        yield card, (*path, n)
        for branch, inner in enumerate(branches(statement)):
            yield from statements(card, inner, (*path, n, branch))


def prepared(mission: str, card: str, rich: int) -> Table:
    """Somebody reads it who has nothing, one with things and keywords, one with all that can have been achieved as
    well; or without flags and with the second half of the keywords.
    """
    found = box().missions[mission]
    table = reading(mission, card)
    if rich:
        table.carry("s1", "pistol", "water", "flashlight", "molotov")
        table.s.keys = [*found.keywords]
        table.s.objectives |= {id: "gone" for id, each in found.cards.items() if id != card and each.kind != "clock"}
        table.s.open += [door for rule in found.doors.values() for door in rule.doors if door not in table.s.open]
    if rich > 1:
        flags = rich == 2
        table.s.party.flags = dict.fromkeys(box().campaign.flags, int(flags))
        table.s.flags = dict.fromkeys(found.flags, int(flags))
        table.s.keys = table.s.keys[0 if flags else len(table.s.keys) // 2 :]
        for survivor in table.s.survivors.values():
            survivor.sheet.achievements = [each for each in box().achievements if each != "COLD_BLOODED"]
    return table


@states("O5", "O2")
@pytest.mark.parametrize("mission", MISSIONS)
def test_O5_every_option_and_every_statement_of_every_card_is_carried_out(
    mission: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever can be chosen is chosen, tests succeed and fail; nothing stands in a card that nobody ever meets."""
    met: set[Place] = set()
    perform = Block.perform

    def noted(self: Block, s: Any, statement: Any, aim: Any) -> None:
        met.add((self.card, (*self.path, self.at)))
        perform(self, s, statement, aim)

    monkeypatch.setattr(Block, "perform", noted)
    found = box().missions[mission]
    for id, objective in {**found.cards, **found.notes}.items():
        for rich, face, choice in product(range(4), (6, 1), range(3)):
            wanted = {*statements(id, objective.effect)}
            if wanted <= met:
                break
            table = prepared(mission, id, rich).force(*[face] * 3)
            take_it(table, id)
            while not table.s.over and (waiting := [each for each in awaited(table.s) if each.kind != "rest"]):
                decision = waiting[0]
                words = [*replay(decision.ask.shape, [])[0].words()]
                option = words[min(choice, len(words) - 1)] if decision.kind == "option" else ""
                table.send(decision.seats[0], decision.id, *([option] if option else default(decision)))
        assert wanted <= met, sorted(wanted - met)


def test_R6_5_R6_8_a_card_is_discarded_or_lies_face_up_again() -> None:
    table = take_it(reading("m1", "m1-3"), "m1-3")
    assert table.s.objectives["m1-3"] == "gone" and table["s1"].ap == 3
    table = take_it(reading("m4", "m4-1"), "m4-1").reply("s1", "option", "3")
    assert table.s.objectives["m4-1"] == "up"


def test_R6_6_nothing_of_a_card_shows_before_it_is_read() -> None:
    table = reading("m1", "m1-1").start()
    said = str(table.events) + str([each.ask.prompt for each in awaited(table.s)])
    assert "objective" not in said
    assert [each["card"].key for each in take_it(table, "m1-1").told("reads")] == ["zombicide-objective-m1-1"]


def test_R6_9_take_pushes_the_reading() -> None:
    table = reading("m1", "m1-3")
    take(table.s, table["s1"], "m1-3")
    assert table.s.objectives["m1-3"] == "reading" and isinstance(table.s.stack[-1], Reading)


def test_R6_7_E14_the_other_note_stays_unread() -> None:
    table = take_it(reading("m1", "m1-6"), "m1-6").reply("s1", "option", "2")
    assert table.s.notes == ["m1-n2"] and table.s.party.counters == {"SAVED": 2}
    assert [each.zone for each in table.s.spawns] == ["2V.A", "3R.D", "8R.A", "5R.D"]


def test_O2_options_whose_condition_is_false_are_not_offered() -> None:
    table = take_it(reading("m2", "m2-3"), "m2-3")
    assert table["s1"].ap == 1 and table.s.count("walker", "8R.A") == 3, "refusing is all that is left"
    table = take_it(reading("m2", "m2-3", "", "pistol"), "m2-3")
    assert table.can("s1", kind="option") == ["1", "2"]
    table.reply("s1", "option", "1")
    assert table.s.party.counters["SAVED"] == 3 and not table["s1"].cards and table["s1"].ap == 4


def test_D13_the_first_option_without_a_condition_is_the_default() -> None:
    table = take_it(reading("m4", "m4-2", "", "pistol"), "m4-2")
    assert table.usual("s1", "option") == ["3"]


def test_O2_a_test_succeeds_if_any_die_is_high_enough() -> None:
    table = reading("m4", "m4-2", "", "pistol").force(4, 5)
    table.s.noise["11V.C"] = 3
    take_it(table, "m4-2").reply("s1", "option", "2")
    assert table.s.goals == ["LIGHT_OFF"] and table.s.lights == [] and table.s.noise == {"11V.C": 5}
    table = reading("m4", "m4-2", "", "pistol").force(4, 4)
    take_it(table, "m4-2").reply("s1", "option", "2")
    assert not table.s.goals and table.s.objectives["m4-2"] == "up"


def test_O2_if_the_taker_falls_the_rest_still_counts() -> None:
    table = reading("m1", "m1-5")
    table["s1"].health = 1
    take_it(table, "m1-5").reply("s1", "option", "1")
    assert table["s1"].standing == "down" and table.s.party.counters == {"SAVED": 2} and table["s1"].sheet.cxp == 1
    assert table["s1"].ap == 2, "what he has had before"


def test_O2_the_statements_are_complete_one_after_the_other() -> None:
    """A skill is chosen before the card goes on."""
    table = reading("m2", "m2-5")
    table["s1"].ap = 17
    take_it(table, "m2-5")
    assert table.open() == [("a", "skill")] and not table.s.count("walker", "7V.e")
    table.reply("s1", "skill", table.can("s1", kind="skill")[0])
    assert table.s.count("walker", "7V.e") == 4 and table.s.objectives["m2-5"] == "gone"


def test_R9_6_victory_is_judged_when_the_whole_card_is_done() -> None:
    table = reading("m8", "m8-8")
    table.s.keys.append("FUEL")
    take_it(table, "m8-8")
    assert table.s.over and table.s.verdict == "won" and table.s.notes == ["m8-n4", "m8-n5"]


def test_E13_a_door_card_waits_for_the_keyword() -> None:
    table = take_it(reading("m6", "m6-4"), "m6-4")
    assert table.s.objectives["m6-4"] == "up" and not table.s.over and table["s1"].ap == 0
    table.s.keys.append("PASSCODE")
    for id in ("m6-1", "m6-2", "m6-3", "m6-5"):
        table.s.objectives[id] = "gone"
    take_it(table, "m6-4")
    assert table.s.over and table.s.verdict == "won"


@states("A28")
def test_E28_the_entrance_of_the_bunker() -> None:
    table = reading("m9", "m9-13").zombies("15R.D", walker=1)
    take_it(table, "m9-13")
    assert table.s.flags == {"CALL": 1} and table.s.objectives["m9-13"] == "up" and not table.s.over
    table.s.keys = ["CASES", "ARMOUR", "ROUTE_WEST", "ROUTE_EAST", "STAIRS"]
    answered(take_it(table, "m9-13"), Random(1))
    assert table.s.verdict == "won" and table.s.companions["president"].leader == "s1"
    assert "taylor" in table.s.companions, "she was not left behind"


def test_E34_the_bus_needs_keys_and_gives_nothing_before() -> None:
    table = reading("m10", "m10-9")
    for _ in range(2):
        take_it(table, "m10-9")
        assert table["s1"].ap == 0 and table.s.objectives["m10-9"] == "up"
    table.s.keys = ["BUS_KEY", "FUEL"]
    take_it(table, "m10-9")
    assert table.s.notes == ["m10-n1"] and table.s.exits == ["8V.D"]


def test_E29_a_trophy_is_read_by_the_killer_once_the_attack_is_over() -> None:
    table = Table("m7").zombies("10R.C", 0, 0, 0, "patient0")
    table.survivor("s2", "10R.C", "anti_materiel_rifle", "chainsaw")
    table.s.trophies = ["m7-n3"]
    resolved(table.s, table["s2"])
    table.start(*reversed(table.s.stack))
    assert table.s.verdict == "won" and table.s.keys == ["KEY_CARD"] and table["s2"].sheet.cxp == 1


@states("A41")
def test_R12_8_a_companion_who_was_lost_does_not_come_back() -> None:
    table = reading("m9", "m9-13")
    table.s.keys = ["CASES", "ARMOUR", "ROUTE_WEST", "ROUTE_EAST", "STAIRS"]
    table.s.companions = {"taylor": Companion(lost=True)}
    answered(take_it(table, "m9-13"), Random(1))
    assert table.s.verdict == "won" and table.s.companions["taylor"].lost


def test_R12_4_who_turns_cold_blooded_leads_taylor_no_more() -> None:
    for together, leader in ((False, ""), (True, "s2")):
        table = reading("m10", "m10-4")
        if together:
            table["s2"].at = table["s1"].at
        table.s.companions = {"taylor": Companion(leader="s1", at=table["s1"].at)}
        take_it(table, "m10-4").reply("s1", "option", "2")
        assert table.s.companions["taylor"].leader == leader and table.s.with_them(table["s1"].at) == ["taylor"]
        table.sound()


# Operations that no test above has seen


def test_O3_wounds_of_cards_are_not_tough() -> None:
    table = reading("m1", "m1-5")
    table.skilled("s1", "tough")
    take_it(table, "m1-5").reply("s1", "option", "1")
    assert table["s1"].health == 2


def test_O3_killpick_takes_by_priority_and_leaves_abominations() -> None:
    table = reading("m1", "m1-2").zombies("7R.D", 3, 2, 1, "patient0")
    take_it(table, "m1-2").reply("s1", "option", "2")
    assert table.usual("s1", "pick") == ["7R.D"], "the most crowded zone in sight"
    said = Texts()("en").message(find(table.s, "a", table.asked("s1", "pick")).prompt(table.s), {})
    assert "up to 4 zombies" in said, "what the zone is for"
    table.reply("s1", "pick", "7R.D")
    assert table.s.horde == {"7R.D": {"walker": 1, "runner": 1}} and table.s.abominations
    assert table["s1"].ap == 2, "no adrenaline for them"


@pytest.mark.parametrize(("mission", "card", "option"), [("m1", "m1-2", "2"), ("m10", "m10-1", "1")])
def test_D13_nobody_is_asked_which_of_several_empty_zones_loses_its_zombies(
    mission: str, card: str, option: str
) -> None:
    table = take_it(reading(mission, card), card).reply("s1", "option", option)
    assert ("a", "pick") not in table.open() and not table.s.horde


def test_O3_killzone_takes_all_and_shows_range() -> None:
    table = reading("m10", "m10-1").zombies("10V.B", 3, 0, 0, "patient0").zombies("10V.E", 1).night(12)
    take_it(table, "m10-1").reply("s1", "option", "1")
    assert table.usual("s1", "pick") == ["10V.B"]
    table.reply("s1", "pick", "10V.B").reply("s1", "pick", "10V.E")
    assert not table.s.horde and table.s.abomination_discard == ["patient0"] and table.s.noise == {"10V.T": 4}


def test_O3_discard_and_heal_ask_whose_and_which() -> None:
    table = take_it(reading("m2", "m2-2", "", "katana", "water"), "m2-2").reply("s1", "option", "2")
    (least,) = table.usual("s1", "pick")
    assert least.startswith("water")
    table.reply("s1", "pick", least)
    assert [each.partition("#")[0] for each in table["s1"].cards] == ["katana"]
    table = reading("m2", "m2-5")
    table.survivor("s2", "7V.e", health=1)
    table["s1"].health = 2
    take_it(table, "m2-5")
    assert table.usual("s1", "pick") == ["s2"], "who has most wounds"
    assert table.reply("s1", "pick", "s2")["s2"].health == 2


def test_O3_peek_is_for_the_taker_alone() -> None:
    table = take_it(reading("m3", "m3-2", seats=2), "m3-2")
    top = table.s.zombie_deck.cards[::-1][:3]
    table.reply("s1", "option", "1")
    (peeked,) = [each for each in table.events if each.message.key == "zombicide-peek"]
    assert peeked.only == ("a",)
    assert [each.args["no"] for each in peeked.message.args["cards"]] == top


def test_O3_a_peek_says_of_a_card_that_does_nothing_now_that_it_does_nothing() -> None:
    table = take_it(reading("m3", "m3-2", seats=2), "m3-2")
    top, deck = ["011", "037", "012"], table.s.zombie_deck.cards
    deck[:] = [*(each for each in deck if each not in top), *top[::-1]]
    table.reply("s1", "option", "1")
    (peeked,) = [each for each in table.events if each.message.key == "zombicide-peek"]
    kinds = [each.key.rpartition("-")[2] for each in peeked.message.args["cards"]]
    assert kinds == ["none", "none", "rush"], "no fatties, and nobody acts once more at blue (R7.14)"


def test_O3_who_has_looked_finds_those_cards_in_a_try_out_and_nobody_else_does() -> None:
    table = take_it(reading("m3", "m3-2", seats=2), "m3-2")
    top = table.s.zombie_deck.cards[-3:]
    table.reply("s1", "option", "1")
    s, rules = table.s, game()
    draw(s)
    assert view(s, "a").zombie_deck.cards[-2:] == top[:2] and view(s, "a").zombie_deck.cards.count(HIDDEN) > 9
    assert set(view(s, "b").zombie_deck.cards) == {HIDDEN} == set(view(s, None).zombie_deck.cards)
    mine, theirs = ([rules.imagined(view(s, seat), f"{n}").zombie_deck.cards for n in range(20)] for seat in ("a", "b"))
    assert all(cards[-2:] == top[:2] for cards in mine) and len({cards[-3] for cards in mine}) > 3
    assert len({(*cards[-2:],) for cards in theirs}) > 3


def test_O3_of_a_game_of_an_earlier_version_nobody_is_shown_what_somebody_has_looked_at() -> None:
    table = reading("m3", "m3-2")
    rules, fields = game(), table.s.model_dump(mode="json")
    fields["version"], fields["peeked"] = 1, 2
    del fields["zombie_deck"]["seen"]
    s = rules.load(json.dumps(fields))
    assert rules.check(s) == [] and s.version == 2
    assert all(set(view(s, seat).zombie_deck.cards) == {HIDDEN} for seat in (*s.seats, None))
    top = s.zombie_deck.cards[-2:]
    rules.reshuffle(s)
    assert s.zombie_deck.cards[-2:] == top, "it lies there still"


def test_O3_what_was_looked_at_lies_there_still_when_the_game_goes_back_past_a_draw() -> None:
    table = take_it(reading("m3", "m3-2"), "m3-2").reply("s1", "option", "1")
    s, rules = table.s, game()
    assert len(s.zombie_deck.seen["a"]) == 3
    s.zombie_discard.append(str(draw(s)))
    assert len(s.zombie_deck.seen["a"]) == 2
    data = rules.dump(s)
    for _ in range(3):
        draw(s)
    assert not s.zombie_deck.seen
    back = [rewind(rules, s, rules.load(data), (), further) for further in range(1, 9)]
    before = rules.load(data).zombie_deck.cards
    assert all(each.zombie_deck.cards[-2:] == before[-2:] and rules.check(each) == [] for each in back)
    assert all(sorted(each.zombie_deck.cards) == sorted(before) for each in back)
    assert len({each.zombie_deck.cards[-3] for each in back}) > 3, "what nobody has seen is shuffled"


def test_O3_lock_room_closes_doors_and_the_building_stays_opened() -> None:
    table = reading("m5", "m5-1").opened("10R:11-12")
    take_it(table, "m5-1")
    while ("a", "option") not in table.open():
        table.answer("a", table.open()[0][1], *table.default("a", table.open()[0][1]))
    table.carry("s1", "flashlight").night()
    table["s1"].lit, table["s1"].beam = True, "10R.A"
    table.sound().reply("s1", "option", "2")
    assert "10R:11-12" not in table.s.open and table.s.opened
    assert table["s1"].lit and table.s.lit == {"10R.a"}, "no light comes through (R5.7)"


def test_O3_spawn_on_off_add_link_unlock_and_undark() -> None:
    table = take_it(reading("m5", "m5-4"), "m5-4").reply("s1", "option", "1")
    assert table.s.bright and [each.active for each in table.s.spawns] == [True] * 4
    assert all("LET_THERE_BE_LIGHT" in each.sheet.achievements for each in table.s.survivors.values())
    table = take_it(reading("m5", "m5-6"), "m5-6").reply("s1", "option", "1")
    assert table.s.unlocked == ["blue", "green"] and table.s.links == [("13V.d", "11R.d")]
    table = take_it(reading("m7", "m7-14"), "m7-14").reply("s1", "option", "2")
    assert not next(each for each in table.s.spawns if each.zone == "13V.E").active


def test_O3_move_endturn_and_nospawn() -> None:
    table = take_it(reading("m8", "m8-3"), "m8-3").reply("s1", "option", "1")
    assert table["s1"].at == "12V.A" and table.s.noise == {"12V.A": 1}
    table = reading("m2", "m2-2").turn("s1").act("s1", "take").reply("s1", "option", "1")
    assert table["s1"].ap == 4 and table.open() == [("a", "rest")], "the turn is over"
    table = take_it(reading("m5", "m5-4"), "m5-4").reply("s1", "option", "2")
    assert table.s.quiet == 2 and table.s.notes == ["m5-n1"]


def test_O3_draws_that_bring_a_walker_do_not_stop_the_rest() -> None:
    table = reading("m2", "m2-4").top("aaahh", "water")
    take_it(table, "m2-4").reply("s1", "option", "1")
    while table.open()[0][1] == "card":
        table.reply("s1", "card", *table.usual("s1", "card"))
    assert [each.partition("#")[0] for each in table["s1"].cards] == ["water"]
    assert table.s.horde == {"6R.e": {"walker": 1, "runner": 1}}


# Conditions


def test_O3_conditions() -> None:
    table = reading("m5", "m5-9", "", "pistol")
    s, taker = table.s, table["s1"]
    s.flags["F"], s.party.flags["G"], s.party.counters["SAVED"] = 1, 1, 4
    s.keys, s.objectives["m5-1"] = ["KEY_RING"], "gone"
    s.companions = {"taylor": Companion(leader="s1"), "president": Companion(lost=True)}
    table["s2"].sheet.achievements.append("RADIO_VOICE")

    def true(condition: str) -> bool:
        (found,) = read(f"if({condition}) {{keep()}}")
        assert isinstance(found, If)
        return holds(s, found.condition, taker, "15R.a", "m5-9")

    for condition in (
        "has_ach(RADIO_VOICE)", "key(KEY_RING)", "!keys_all(KEY_RING, MAP)", "taken(1)", "!taken(2)",
        "counter(SAVED) >= 4", "!counter(SAVED) >= 5", "flag(F)", "!flag(G)", "cflag(G)", "inv(ranged)", "!inv(food)",
        "companion(taylor)", "!companion(president)", "zone_clear(here)", "!taker_ach(RADIO_VOICE)",
        "key(MAP) or key(KEY_RING) & flag(F)", "flag(G) or zone_clear(here)", "zone_clear(here) or flag(G)",
        "flag(G) or taken(1)", "flag(F) & zone_clear(here)", "zone_clear(here) & taken(1)", "!keys_all(KEY_RING, MAP)",
    ):  # fmt: skip
        assert true(condition), condition
    s.add("15R.a", "walker", 1)
    for condition in (
        "zone_clear(here)",
        "flag(G) or zone_clear(here)",
        "flag(F) & zone_clear(here)",
        "taken(2) or flag(G)",
    ):
        assert not true(condition), condition
    assert true("!zone_clear(here)")


def test_a_dropped_reading_leaves_the_card_in_its_place() -> None:
    table = take_it(reading("m4", "m4-1"), "m4-1")
    block, card = table.s.stack[-1], table.s.stack[-2]
    assert isinstance(block, Block)
    card.dropped(table.s)
    assert table.s.objectives["m4-1"] == "up"
