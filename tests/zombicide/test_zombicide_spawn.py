"""New zombies: Zombie cards, buildings, shortages, abominations, reactions (R6.4, R7.13-R7.22)."""

from __future__ import annotations

from random import Random
from typing import Any

from completeness import states
from core.secrecy import assert_secret
from zombicide.box import box
from zombicide.table import Table, game

from engine.core.runner import awaited
from engine.games.zombicide.dead.horde import Arrival, place
from engine.games.zombicide.dead.undead import Activation, everywhere
from engine.games.zombicide.reading.spawn import Card, Spawning, building, card_number, deck
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import Spawn

YELLOW = 7
START = "8R.C"


def calm(mission: str = "m2", **options: Any) -> Table:
    """A table where one survivor stands far from what appears, in a room that nobody reaches."""
    table = Table(mission, **options)
    for survivor in list(table.s.survivors.values())[1:]:
        survivor.standing, survivor.at = "left", ""
    table["s1"].at = "8R.a"
    return table


def ahead(table: Table, *cards: str) -> Table:
    """These Zombie cards lie on top, the first one uppermost."""
    for card in reversed(cards):
        table.s.zombie_deck.cards.remove(card)
        table.s.zombie_deck.cards.append(card)
    return table


def test_R7_13_a_card_for_each_active_spawn_zone_in_clockwise_order() -> None:
    table = ahead(calm(), "001", "002", "009")
    table.s.spawns[1].active = False
    table.start(Spawning())
    assert table.s.horde == {"4V.D": {"walker": 1}, "6R.C": {"walker": 2}}
    assert table.s.zombie_discard == ["001", "002"] and not table.s.zombie_drawn
    table.sound()


@states("A24")
def test_R7_14_the_highest_level_counts_for_every_card_anew() -> None:
    table = ahead(calm(), "001", "001")
    table["s1"].ap = YELLOW
    table.survivor("s2", "8R.b").standing = "standing"
    table.start(Card(zone="4V.D"))
    assert table.s.count("walker", "4V.D") == 2
    table["s1"].standing, table["s1"].at = "left", ""
    ahead(table, "002").start(Card(zone="4V.D"))
    assert table.s.count("walker", "4V.D") == 2 + 2, "blue again, now that he has left"


def test_R7_15_a_rush_acts_at_once_with_exactly_those_that_came() -> None:
    table = ahead(Table("m2"), "005").zombies("4V.D", walker=2)
    table.s.noise["4V.A"] = 9
    table.start(Card(zone="4V.D"))
    moved = [each["what"].args["n"] for each in table.told("walks")]
    assert moved == [1] and table.s.count("walker", "4V.D") == 2


def test_R7_15_who_was_struck_down_on_arrival_does_not_rush() -> None:
    table = ahead(Table("m2"), "005").zombies("2R.A", walker=1)
    table.survivor("s1", "4V.D", "machete").sheet.skills = ["combat_reflexes"]
    table.force(6).start(Card(zone="4V.D")).reply("s1", "react", "combat_reflexes")
    table.reply("s1", "strike", f"melee:{table['s1'].hands[0]}@4V.D", "plain")
    assert table.s.horde == {"2R.A": {"walker": 1}} and table["s1"].health == 3


def test_R7_15_extra_cards_place_nothing_and_do_nothing_at_blue() -> None:
    table = ahead(calm(), "037").zombies("4V.D", walker=1)
    table.s.noise["7V.B"] = 9
    assert "walks" not in table.start(Card(zone="6R.C")).log
    table = ahead(calm(), "037").zombies("4V.D", walker=1, fatty=1)
    table["s1"].ap, table.s.noise["7V.B"] = YELLOW, 9
    table.start(Card(zone="6R.C"))
    assert table.s.count("fatty", "4V.D") == 1 and not table.s.count("walker", "4V.D")


def test_R7_15_a_card_that_brings_nothing_says_so() -> None:
    for card, kind in (("013", "spawn"), ("011", "rush"), ("037", "extra")):
        for ap, said in ((0, "none"), (YELLOW, kind)):
            table = ahead(calm(spawn_deck="easy"), card)
            table["s1"].ap = ap
            (told,) = table.start(Card(zone="4V.D")).told("zombie-card")
            assert told["what"].key == f"zombicide-zombie-card-{said}"


def test_a_card_that_somebody_wrote_has_a_number_like_those_of_the_book() -> None:
    assert (card_number("garden-2"), card_number("015")) == ("002", "015")


def test_R7_17_the_deck_is_made_of_its_discards_again() -> None:
    table = calm()
    table.s.zombie_discard, table.s.zombie_deck.cards = table.s.zombie_deck.cards, []
    table.start(Card(zone="4V.D"))
    assert len(table.s.zombie_deck) == 39 and len(table.s.zombie_discard) == 1
    table.sound()


def test_R7_18_one_abomination_at_a_time_the_next_card_stirs_it() -> None:
    table = calm()
    table.start(Arrival(zone="4V.D"))
    (name,) = table.s.abominations
    table.s.noise["7V.B"] = 9
    table.start(Arrival(zone="6R.C"))
    assert [*table.s.abominations] == [name] and table.s.abominations[name] != "4V.D"
    assert table.sound().s.abomination_discard == []


def test_R7_18_abomination_fest_stirs_all_and_brings_another() -> None:
    table = calm(abomination_fest="on")
    for _ in range(5):
        table.s.noise["7V.B"] = 9
        table.start(Arrival(zone="4V.D"))
    assert len(table.s.abominations) == 4, "there are no more in the box"
    assert sum(zone == "4V.D" for zone in table.s.abominations.values()) == 0
    table.sound()


def test_R7_18_killed_abominations_come_back_when_the_deck_is_empty() -> None:
    table = calm()
    table.s.abomination_discard, table.s.abomination_deck.cards = table.s.abomination_deck.cards, []
    table.start(Arrival(zone="4V.D"))
    assert len(table.s.abominations) == 1 and len(table.s.abomination_deck) == 3


def test_R7_20_E23_short_of_figures_all_of_the_kind_act_after_the_rush() -> None:
    table = ahead(calm(), "006")
    table["s1"].ap = YELLOW
    table.zombies("1R.A", walker=38)
    table.s.noise["7V.B"] = 9
    table.start(Card(zone="4V.D"))
    log = table.log
    assert table.s.count("walker") == 40
    assert log.index("appear") < log.index("walks") < log.index("shortage")
    assert not table.s.count("walker", "4V.D") and not table.s.count("walker", "1R.A")
    table.sound()


def test_R7_20_an_effect_short_of_figures_stirs_them_too() -> None:
    table = calm().zombies("1R.A", fatty=16)
    table.s.noise["7V.B"] = 9
    place(table.s, "4V.D", "fatty", 2)
    table.start(*reversed(table.s.stack))
    assert table.s.count("fatty") == 16 and not table.s.count("fatty", "1R.A")


def test_R2_9_R7_20_a_shortage_is_an_extra_activation_that_crosses_sandbags() -> None:
    table = calm("m4").night(12).zombies("11V.B", fatty=16)
    table["s1"].at = "11V.D"
    place(table.s, "11V.B", "fatty", 1)
    table.start(*reversed(table.s.stack))
    assert table.s.horde == {"11V.D": {"fatty": 16}}


def test_R7_21_the_mission_ends_at_once_with_the_last_survivor() -> None:
    table = calm().zombies("8R.a", walker=3)
    table.survivor("s1", "8R.a").health = 1
    table.s.survivors["s2"].standing = "saved"
    for each in list(table.s.survivors.values())[1:]:
        each.standing, each.health = "saved", 0
    table.start(Activation(units=everywhere(table.s)), Card(zone="4V.D"))
    assert table.s.over and table.s.verdict == "fallen" and not table.s.zombie_discard


def test_R7_22_spawn_zones_go_clockwise_and_new_ones_take_their_place() -> None:
    for mission, zone, after in (("m1", "8R.A", "3R.D"), ("m3", "8V.B", "1V.B")):
        table = Table(mission)
        s = table.s
        assert s.city.clockwise([each.zone for each in s.spawns], s.spawns[0].zone) == [each.zone for each in s.spawns]
        s.spawns.append(Spawn(zone=zone))
        order = s.city.clockwise([each.zone for each in s.spawns], s.spawns[0].zone)
        assert order[order.index(zone) - 1] == after


def test_R11_decks_of_zombie_cards() -> None:
    values = ("full", "all", "easy", "hard")
    sizes = {name: len(deck(box(), Table("m1", spawn_deck=name).s.settings)) for name in values}
    assert sizes == {"full": 40, "all": 40, "easy": 22, "hard": 22}
    for level, usual in (("easy", "easy"), ("normal", "all"), ("hard", "hard")):
        chosen = {name: Table("m1", difficulty=level, spawn_deck=name).s.settings.cards for name in values}
        assert chosen == {"full": usual, "all": "all", "easy": "easy", "hard": "hard"}, "apart from the difficulty"
    assert Table("m1", difficulty="hard").s.settings.cards == "hard"
    assert all(each.active for each in Table("m4", difficulty="hard").s.spawns)


def test_R11_spawn_zones_as_printed_are_awake_and_else_the_sleeping_ones_are_told() -> None:
    for mission, zones in (("m3", ["2V.D"]), ("m7", ["11R.C"]), ("m9", ["12R.A", "11R.C"])):
        for options, awake in (({}, False), ({"spawns": "as_printed"}, True), ({"difficulty": "hard"}, True)):
            settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission, **options})
            s, events = game().set_up(settings, ["a"], "spawns")
            assert [each.active for each in s.spawns if each.zone in zones] == [awake] * len(zones), (mission, options)
            (rules,) = (event.message.args["rules"] for event in events if event.message.key == "zombicide-special")
            assert ("zombicide-asleep" in repr(rules)) != awake, "told among the special rules"
            assert f"zombicide-mission-{mission}-rule-{s.mission.rules}" in repr(rules)
        assert {each.colour for each in Table(mission).s.spawns if each.zone in zones} == {"red"}, "as it is printed"


# Buildings


def dark_door(table: Table) -> str:
    """A door whose building has Dark Zones."""
    return next(door for door in table.s.city.doors if table.s.ground.dark_rooms(door))


def test_R6_4_the_first_door_of_a_building_brings_a_card_for_each_dark_zone() -> None:
    table = calm()
    door = dark_door(table)
    rooms = table.s.ground.dark_rooms(door)
    table.s.open.append(door)
    building(table.s, door)
    table.start(*reversed(table.s.stack))
    assert len(table.s.zombie_discard) == len(rooms) and table.s.opened == [table.s.city.doors[door].building]
    building(table.s, door)
    assert len(table.s.stack) == 1, "it spawns once"


def test_R6_4_nospawn_and_undark_leave_it_empty() -> None:
    table = calm()
    door = dark_door(table)
    table.s.quiet = 1
    building(table.s, door)
    assert not table.s.stack and not table.s.quiet and table.s.opened
    other = next(each for each in table.s.city.doors if table.s.city.doors[each].building not in table.s.opened)
    table.s.bright = True
    building(table.s, other)
    assert not table.s.stack


# Reactions


def test_R7_16_combat_reflexes_strike_what_has_come_before_it_rushes() -> None:
    table = ahead(calm(), "005")
    table.survivor("s1", "4V.D", "katana")
    table.skilled("s1", "combat_reflexes")
    table.force(6, 6)
    table.start(Card(zone="4V.D"))
    assert table.open() == [("a", "react")] and table.usual("s1", "react") == ["combat_reflexes"]
    table.reply("s1", "react", "combat_reflexes")
    while table.open() and table.open()[0][1] != "rest":
        table.answer("a", table.open()[0][1], *table.default("a", table.open()[0][1]))
    assert not table.s.count("walker", "4V.D") and table["s1"].health == 3 and table["s1"].ap == 1


def test_R7_16_D22_sidestep_is_free_and_once_per_card() -> None:
    table = ahead(calm(), "008")
    table.survivor("s1", "4V.D")
    table.skilled("s1", "sidestep")
    table.start(Card(zone="4V.D"))
    assert table.usual("s1", "react")[0] == "sidestep", "four walkers are too many"
    where = table.can("s1", "sidestep", kind="react")[0]
    table.reply("s1", "react", "sidestep", where)
    assert ("a", "react") not in table.open() and table.told("sidestep")
    far = ahead(calm(), "008")
    far.skilled("s1", "sidestep")
    assert ("a", "react") not in far.start(Card(zone="4V.D")).open(), "too far away"


def test_C8_D23_distributor_sees_the_cards_alone_and_deals_them() -> None:
    table = ahead(calm(seats=2), "001", "002", "003")
    table.skilled("s1", "distributor")
    table.start(Spawning())
    (decision,) = [each for each in awaited(table.s) if each.kind == "distribute"]
    assert decision.seats == (table.s.leader("s1"),) and decision.ask.private
    assert_secret(table.game, table.s, Random(1))
    seat = table.s.leader("s1")
    assert table.default(seat, "distribute") == ["001,002,003"]
    table.answer(seat, "distribute", "003,001,002")
    assert [table.s.count("walker", zone) for zone in ("4V.D", "7V.B", "6R.C")] == [3, 1, 2]
    assert table.s.zombie_discard == ["003", "001", "002"]
