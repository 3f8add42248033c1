"""What each correction of Zombicide offers and does (section 9)."""

from __future__ import annotations

import pytest
from kit.fixing import Fixer
from zombicide.table import Table, game

from engine.core.secret import HIDDEN
from engine.core.view import view
from engine.games.zombicide.state import Companion

HERE, NEXT = "8R.C", "8R.A"


def master(table: Table) -> Fixer:
    return Fixer(game(), table.s)


def turn(mission: str = "m2", *cards: str, **options: str) -> tuple[Table, Fixer]:
    """Survivor 1 in his turn with these cards."""
    table = Table(mission, seats=2, **options)
    table.survivor("s1", "", *cards)
    table.turn()
    return table, master(table)


# Survivors


def test_health_and_adrenaline_of_those_who_stand() -> None:
    table, gm = turn()
    table["s2"].standing, table["s2"].health, table["s2"].fell = "down", 0, 2
    assert gm.words("health") == gm.words("adrenaline") == gm.words("done") == ["s1", "s3", "s4", "s5", "s6"]
    assert gm.words("health", "s1") == ["1", "2", "3"]
    assert gm.fix("health", "s1", "2") == ["fix-did-health"] and table["s1"].health == 2
    assert gm.words("adrenaline", "s1") == [str(n) for n in range(100)]
    assert gm.fix("adrenaline", "s1", "3")[0] == "fix-did-adrenaline" and table["s1"].ap == 3


def test_adrenaline_keeps_the_skills_of_the_levels_that_are_left() -> None:
    for ap, kept in ((50, 2), (25, 1), (10, 0)):
        table, gm = turn()
        table["s1"].ap, table["s1"].skills = 50, ["free_combat", "free_move"]
        gm.fix("adrenaline", "s1", str(ap))
        assert len(table["s1"].skills) == kept and table["s1"].ap == ap


def test_place_takes_companions_along() -> None:
    table, gm = turn()
    table.s.companions = {"taylor": Companion(leader="s1", at=HERE)}
    table["s1"].at, table["s1"].beam, table["s6"].at = HERE, NEXT, ""
    table["s6"].standing, table["s6"].health = "saved", 0
    assert gm.words("place") == ["s1", "s2", "s3", "s4", "s5"]
    assert HERE not in gm.words("place", "s1") and NEXT in gm.words("place", "s1")
    assert "fix-did-place" in gm.fix("place", "s1", NEXT)
    assert (table["s1"].at, table["s1"].beam, table.s.companions["taylor"].at) == (NEXT, "", NEXT)


def test_fate() -> None:
    table, gm = turn()
    assert gm.words("fate", "s2") == ["down", "saved", "dead"]
    gm.fix("fate", "s2", "saved")
    assert gm.words("fate", "s2") == ["standing", "down", "dead"] and not table["s2"].at
    gm.fix("fate", "s2", "down")
    assert (table["s2"].standing, table["s2"].at, table["s2"].fell) == ("down", table.s.mission.start[0], table.s.round)
    assert gm.fix("fate", "s2", "standing")[-1] == "fix-did-fate" and table["s2"].health == 1


def test_turns_and_actions() -> None:
    table, gm = turn()
    assert gm.words("actions") == ["s1"] and gm.words("actions", "s1") == [str(n) for n in range(21)]
    assert gm.fix("actions", "s1", "2") == ["fix-did-actions"] and table.left() == 1
    assert gm.words("done", "s2") == ["on"]
    assert gm.fix("done", "s2", "on") == ["fix-did-done"] and table["s2"].acted is True
    assert gm.words("done", "s2") == ["off"]
    gm.fix("done", "s2", "off")
    assert table["s2"].acted is False


def test_lights_shine_at_night_only() -> None:
    table, gm = turn("m2", "flashlight")
    assert gm.words("light") == []
    table.night()
    assert gm.words("light") == ["s1"] and gm.words("light", "s1") == ["on"]
    assert gm.fix("light", "s1", "on") == ["fix-did-light"] and table["s1"].lit
    gm.fix("hour", "21")
    assert table["s1"].lit and gm.words("light", "s1") == ["off"]
    assert gm.words("hour") == [str(n) for n in range(24)]
    assert gm.fix("hour", "12") == ["fix-did-hour"] and not table["s1"].lit and table.s.hour == 12


def test_sheets() -> None:
    table, gm = turn()
    assert gm.words("bonus") == ["s1", "s2", "s3", "s4", "s5", "s6"] and gm.words("bonus", "s1")[:2] == ["0", "1"]
    assert gm.fix("bonus", "s1", "1") == ["fix-did-bonus"] and table["s1"].sheet.bonus == 1
    table["s1"].spent = 1
    assert gm.words("bonus", "s1")[0] == "1", "what is used is used"
    assert gm.words("cxp", "s1")[-1] == "20" and gm.words("cxp", "s2")[0] == "0" and gm.words("cxp", "s1")[0] != "0"
    assert gm.fix("cxp", "s1", "9") == ["fix-did-cxp"] and table["s1"].sheet.cxp == 9
    assert gm.fix("learnt", "s1", "hoard") == ["fix-did-learnt"] and table["s1"].sheet.skills == ["hoard"]
    assert gm.words("learnt", "s1")[0] == "hoard" and gm.words("learnt", "s1").count("hoard") == 1
    gm.fix("learnt", "s1", "hoard")
    assert table["s1"].sheet.skills == []
    word = gm.words("achievement", "s1")[0]
    assert gm.fix("achievement", "s1", word) == ["fix-did-achievement"] and table["s1"].sheet.achievements == [word]
    gm.fix("achievement", "s1", word)
    assert table["s1"].sheet.achievements == []


def test_R10_3_a_campaign_has_as_many_rewards_as_points_bring() -> None:
    table, gm = turn("m1", mode="campaign")
    assert gm.words("bonus", "s1") == ["0"] and gm.words("learnt", "s1") == []
    table["s1"].sheet.cxp = 4
    assert gm.words("bonus", "s1")[-1] != "0" and "hoard" in gm.words("learnt", "s1")


def test_companions() -> None:
    table, gm = turn()
    assert gm.words("companion", "taylor") == ["s1", "s2", "s3", "s4", "s5", "s6"]
    table.s.party.lost = ["taylor"]
    assert gm.fix("companion", "taylor", "s2")[-1] == "fix-did-companion"
    assert table.s.companions["taylor"] == Companion(leader="s2", at=table["s2"].at) and table.s.party.lost == []
    assert gm.words("companion", "taylor")[:2] == ["nobody", "s1"] and "s2" not in gm.words("companion", "taylor")
    assert gm.fix("companion", "taylor", "nobody")[-1] == "fix-did-companion"
    assert table.s.companions["taylor"].lost and "nobody" not in gm.words("companion", "taylor")


# Cards


def test_equipment() -> None:
    table, gm = turn("m2", "katana", "uzi")
    table.survivor("s2", "", "machete", "machete", "water", "canned_food", "bag_of_rice")
    table["s1"].empty = ["uzi#1"]
    assert gm.words("equipment", "katana#1") == ["s3", "s4", "s5", "s6", "discard", "deck"]
    assert gm.words("equipment", "aaahh#1") == ["discard", "deck"], "nobody carries a trap"
    assert gm.fix("equipment", "uzi#1", "s3") == ["fix-did-equipment"]
    assert table["s3"].cards == ["uzi#1"] and table["s1"].cards == ["katana#1"] and not table["s1"].empty
    assert gm.fix("equipment", "uzi#1", "deck") == ["fix-did-hidden"] and table.s.equipment["eq"].cards[-1] == "uzi#1"
    gm.fix("equipment", "uzi#1", "discard")
    assert table.s.discards["eq"] == ["uzi#1"] and "uzi#1" in gm.words("equipment")
    table.s.out.append(table.s.discards["eq"].pop())
    gm.fix("equipment", "uzi#1", "s3")
    assert not table.s.out and table["s3"].cards == ["uzi#1"]
    table.sound()


def test_whoever_loses_his_flashlight_stands_in_the_dark() -> None:
    table, gm = turn("m2", "flashlight")
    table.night()
    table["s1"].lit = True
    gm.fix("equipment", "flashlight#1", "discard")
    assert not table["s1"].lit


def test_reload_weapons() -> None:
    table, gm = turn("m2", "sawed_off", "katana")
    assert gm.words("loaded") == ["sawed_off#1"] and gm.words("loaded", "sawed_off#1") == ["empty"]
    (told,) = gm.apply("loaded", "sawed_off#1", "empty")
    assert told.message.args["what"] == "empty" and table["s1"].empty == ["sawed_off#1"]
    assert gm.words("loaded", "sawed_off#1") == ["loaded"]
    (told,) = gm.apply("loaded", "sawed_off#1", "loaded")
    assert told.message.args["what"] == "loaded" and table["s1"].empty == []


def test_decks_are_shuffled_with_what_was_discarded_or_without() -> None:
    table, gm = turn()
    s = table.s
    assert gm.words("reshuffle") == [*s.equipment, "zombie", "abomination"]
    assert gm.words("reshuffle", "eq") == ["with_discards", "alone"]
    s.discards["eq"].append(s.equipment["eq"].cards.pop())
    s.zombie_discard.append(s.zombie_deck.cards.pop())
    s.abomination_discard.append(s.abomination_deck.cards.pop())
    numbers = len(s.equipment["eq"]), len(s.zombie_deck), len(s.abomination_deck)
    for name in ("eq", "zombie", "abomination"):
        assert gm.fix("reshuffle", name, "alone") == ["fix-did-reshuffle"]
    assert (len(s.equipment["eq"]), len(s.zombie_deck), len(s.abomination_deck)) == numbers
    for name in ("eq", "zombie", "abomination"):
        gm.fix("reshuffle", name, "with_discards")
    assert (len(s.equipment["eq"]), len(s.zombie_deck), len(s.abomination_deck)) == tuple(n + 1 for n in numbers)
    assert not s.discards["eq"] and not s.zombie_discard and not s.abomination_discard
    table.sound()


def test_a_zombie_card_on_top() -> None:
    table, gm = turn()
    table.s.zombie_discard.append(table.s.zombie_deck.cards.pop())
    below, thrown = table.s.zombie_deck.cards[0], table.s.zombie_discard[0]
    assert gm.words("zombie-card") == sorted([*table.s.zombie_deck.cards, thrown])
    for card in (below, thrown):
        assert gm.fix("zombie-card", card) == ["fix-did-hidden"] and table.s.zombie_deck.cards[-1] == card
    assert not table.s.zombie_discard
    table.sound()


def test_what_was_looked_at_moves_with_the_zombie_cards_that_a_game_master_moves() -> None:
    table, gm = turn()
    s = table.s
    lower, upper = top = s.zombie_deck.cards[-2:]
    s.zombie_deck.show("a", top)
    gm.fix("zombie-card", s.zombie_deck.cards[-3])
    assert view(s, "a").zombie_deck.cards[-3:] == [lower, upper, HIDDEN], "they lie one lower"
    gm.fix("zombie-card", upper)
    assert view(s, "a").zombie_deck.cards[-3:] == [lower, HIDDEN, HIDDEN], "which one was moved is told to nobody"
    gm.fix("reshuffle", "eq", "alone")
    assert s.zombie_deck.seen == {"a": [lower]}
    gm.fix("reshuffle", "zombie", "alone")
    assert not s.zombie_deck.seen


# The board


def test_zombies_come_go_and_march() -> None:
    table, gm = turn()
    assert gm.words("zombies", HERE) == ["walker", "fatty", "runner"]
    table.zombies(NEXT, 2).zombies(HERE, 1)
    most = table.s.data.zombies["walker"].pieces
    assert gm.words("zombies", HERE, "walker") == [str(n) for n in range(most - 2 + 1)]
    assert gm.fix("zombies", HERE, "walker", "4") == ["fix-did-zombies"] and table.s.count("walker", HERE) == 4
    gm.fix("zombies", HERE, "walker", "0")
    assert table.s.count("walker", HERE) == 0 and gm.words("march") == [NEXT]
    table.zombies(NEXT, 0, 0, 0, "patient0")
    assert gm.words("march", NEXT) == ["walker", "patient0"] and gm.words("march", NEXT, "walker") == ["1", "2"]
    assert NEXT not in gm.words("march", NEXT, "walker", "1")
    assert gm.fix("march", NEXT, "walker", "1", HERE) == ["fix-did-march"]
    assert (table.s.count("walker", HERE), table.s.count("walker", NEXT)) == (1, 1)


@pytest.mark.parametrize("fest", ["on", "off"])
def test_R7_abominations(fest: str) -> None:
    table, gm = turn("m2", abomination_fest=fest)
    every = gm.words("monster")
    assert every == [*table.s.data.abominations] and "gone" not in gm.words("monster", "patient0")
    gm.fix("monster", "patient0", HERE)
    assert table.s.abominations == {"patient0": HERE} and "patient0" not in table.s.abomination_deck.cards
    assert gm.words("monster") == (every if fest == "on" else ["patient0"])
    assert gm.words("monster", "patient0")[0] == "gone"
    assert gm.fix("monster", "patient0", NEXT) == ["fix-did-zombies"] and table.s.abominations == {"patient0": NEXT}
    gm.fix("monster", "patient0", "gone")
    assert not table.s.abominations
    table.sound()


def test_doors_and_buildings() -> None:
    table, gm = turn()
    door = gm.words("door")[0]
    building = table.s.city.doors[door].building
    assert gm.words("door") == [*table.s.city.doors] and gm.words("building") == [*table.s.city.buildings]
    assert gm.fix("door", door) == ["fix-did-door"] and table.s.open == [door] and table.s.opened == [building]
    gm.fix("door", door)
    assert table.s.open == [] and table.s.opened == [building], "opened once is opened"
    gm.fix("door", door)
    assert table.s.opened == [building]
    assert gm.fix("building", building) == ["fix-did-building"] and table.s.opened == []
    gm.fix("building", building)
    assert table.s.opened == [building]


def test_tokens_in_zones() -> None:
    table, gm = turn()
    s = table.s
    assert gm.words("noise", HERE) == [str(n) for n in range(21)]
    assert gm.fix("noise", HERE, "3") == ["fix-did-noise"] and s.noise[HERE] == 3
    gm.fix("noise", HERE, "0")
    assert HERE not in s.noise
    for name, field in (("crate", "crates"), ("exit", "exits")):
        before = [*getattr(s, field)]
        free = next(zone for zone in s.city.zones if zone not in before)
        assert gm.fix(name, free) == [f"fix-did-{name}"] and getattr(s, field) == [*before, free]
        gm.fix(name, free)
        assert getattr(s, field) == before
    assert gm.words("link", HERE)[:1] != [HERE] and HERE not in gm.words("link", HERE)
    assert gm.fix("link", HERE, "2R.A") == ["fix-did-link"] and s.links == [(HERE, "2R.A")]
    gm.fix("link", "2R.A", HERE)
    assert s.links == []


def test_R7_22_spawn_zones_stand_clockwise() -> None:
    table, gm = turn()
    first = table.s.spawns[0].zone
    assert gm.words("spawn", first) == ["off"]
    assert gm.fix("spawn", first, "off") == ["fix-did-spawn"] and not table.s.spawns[0].active
    assert gm.words("spawn", first) == ["on"]
    gm.fix("spawn", first, "on")
    assert table.s.spawns[0].active
    new = next(zone for zone in table.s.city.zones if zone not in {each.zone for each in table.s.spawns})
    gm.fix("spawn", new, "on")
    order = [each.zone for each in table.s.spawns]
    assert new in order and order == table.s.city.clockwise(order, order[0])


def test_the_clock_and_the_round() -> None:
    table, gm = turn()
    assert gm.words("clock") == ["b"]
    assert gm.fix("clock", "b") == ["fix-did-clock"] and table.s.holder == "b"
    assert gm.words("round") == [str(n) for n in range(1, 100)]
    table["s2"].standing, table["s2"].health, table["s2"].fell = "down", 0, 2
    assert gm.words("round") == ["2", "3"]
    assert gm.fix("round", "3") == ["fix-did-round"] and table.s.round == 3


# What the mission knows


def test_objective_cards() -> None:
    table, gm = turn("m1")
    id = gm.words("objective")[0]
    assert gm.words("objective") == [*table.s.objectives]
    now = table.s.objectives[id]
    assert now not in gm.words("objective", id) and len(gm.words("objective", id)) == 2
    for place in ("up", "gone"):
        assert gm.fix("objective", id, place) == ["fix-did-objective"] and table.s.objectives[id] == place
    assert gm.words("objective", id) == [now, "up"]
    gm.fix("objective", id, now)
    assert id in gm.words("read") and "s1" in gm.words("read", id)
    table.s.objectives[id] = "gone"
    assert id not in gm.words("read")


@pytest.mark.parametrize("mission", ["m1", "m5", "m7"])
def test_keywords_flags_counters_and_goals(mission: str) -> None:
    table, gm = turn(mission)
    s = table.s
    assert gm.words("key") == [*s.mission.keywords]
    for word in gm.words("key")[:1]:
        assert gm.fix("key", word) == ["fix-did-word"] and s.keys == [word]
        gm.fix("key", word)
        assert s.keys == []
    for word in gm.words("flag"):
        for there in (1, 0):
            assert gm.fix("flag", word) == ["fix-did-word"]
            assert (s.flags if word in s.mission.flags else s.party.flags)[word] == there
    counter = gm.words("counter")[0]
    assert gm.words("counter", counter) == [str(n) for n in range(100)]
    assert gm.fix("counter", counter, "7") == ["fix-did-counter"] and s.party.counters[counter] == 7
    goals = [each for each, kind in s.mission.goals.items() if kind == "effect"]
    assert gm.words("goal") == goals
    for word in goals[:1]:
        assert "fix-did-word" in gm.fix("goal", word) and s.goals == [word]
        if not s.over:
            gm.fix("goal", word)
            assert s.goals == []


def test_the_verdict_and_the_beginning() -> None:
    table, gm = turn()
    assert gm.words("verdict") == ["won", "lost"] and gm.words("restart") == ["now"]
    table.order("a", "act", "done")
    gm.fix("verdict", "lost")
    assert table.s.verdict == "lost" and not table.s.stack and not table.s.orders and table.s.over
    table, gm = turn()
    table.zombies(HERE, 3)
    assert "fix-did-restart" in gm.fix("restart", "now") and not table.s.horde and table.s.round == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("crate", "2R.A"), ("on", "off")),
        (("exit", "2R.A"), ("on", "off")),
        (("link", HERE, "2R.A"), ("on", "off")),
        (("building",), ("on", "off")),
        (("door",), ("open", "closed")),
        (("learnt", "s1", "hoard"), ("on", "off")),
        (("achievement", "s1", "RADIO_VOICE"), ("on", "off")),
    ],
)
def test_what_is_told_of_something_that_is_and_is_no_longer(words: tuple[str, ...], told: tuple[str, str]) -> None:
    _, gm = turn()
    name, *rest = words
    rest = rest or gm.words(name)[:1]
    for what in told:
        (event,) = gm.apply(name, *rest)
        assert event.message.args["what"] == what
