"""What a rule of Zombicide says beside its plain case: nobody hurt, nobody near, who agrees, what is offered."""

from __future__ import annotations

import pytest
from kit.lobby import check_options, shown
from zombicide.table import Table, game

from engine.core.runner import decisions
from engine.core.shape import One, replay
from engine.core.state import Result
from engine.games.zombicide.deeds.inventory import Incoming
from engine.games.zombicide.deeds.moves import Drag, Follow, steps
from engine.games.zombicide.party import campaign, harm
from engine.games.zombicide.party.ranks import Growth, Reward
from engine.games.zombicide.phases.set_up import restart
from engine.games.zombicide.reading.reactions import Reactions
from engine.games.zombicide.settings import ACHIEVEMENTS, ZombicideSettings
from engine.games.zombicide.state import skill_about, survivor_name

STREET, NEXT, FAR = "8R.C", "8R.A", "2R.A"


def test_R9_1_no_wounds_hurt_nobody_and_the_fallen_are_not_hurt_again() -> None:
    table = Table().begin()
    depth = len(table.s.stack)
    harm.wound(table.s, table["s1"], 0)
    table["s2"].standing = "down"
    harm.wound(table.s, table["s2"], 1)
    assert len(table.s.stack) == depth


def test_D21_a_vest_is_worth_two_wounds_or_the_last_ones() -> None:
    for health, n, usual in ((3, 1, "none"), (1, 1, "ballistic_vest#1"), (3, 2, "ballistic_vest#1")):
        table = Table()
        table.survivor("s1", STREET, "ballistic_vest", health=health)
        table.start(harm.Hurt(wounds={"s1": n}))
        assert table.usual("s1", "ward") == [usual], (health, n)
        table.reply("s1", "ward", "none")
        assert table["s1"].health == health - n and table["s1"].cards == (["ballistic_vest#1"] if health > n else [])


def test_R4_14_healing_up_to_the_maximum() -> None:
    table = Table()
    table["s1"].health = 2
    assert harm.heal(table.s, table["s1"], 2) == 1 and table["s1"].health == 3
    assert harm.heal(table.s, table["s1"], 1) == 0
    table["s1"].standing, table["s1"].health = "down", 0
    assert harm.heal(table.s, table["s1"], 1) == 0 and table["s1"].health == 0


@pytest.mark.parametrize("word", ["yes", "no"])
def test_D28_whoever_agrees_is_dragged(word: str) -> None:
    table = Table(seats=2)
    table.survivor("s2", NEXT)
    table.start(Drag(survivor="s1", waiting=["s2"])).reply("s2", "drag", word)
    assert table["s2"].at == (STREET if word == "yes" else NEXT) and table.open() == [("a", "rest")]
    assert bool(table.told("drags")) == (word == "yes")


def test_R4_12_what_comes_to_somebody_without_being_drawn_has_no_destiny() -> None:
    table = Table()
    table.skilled("s1", "destiny")
    table.s.drawn.append(table.card("katana"))
    table.start(Incoming(survivor="s1", card="katana#1"))
    assert table.can("s1", kind="card") == ["hand", "bag", "arrange", "discard"]
    table.reply("s1", "card", "bag")
    assert table["s1"].bag == ["katana#1"]


def test_R10_6_a_reward_is_a_bonus_action_or_a_skill() -> None:
    table = Table("m1", mode="campaign")
    table["s1"].sheet.cxp = 4
    table.start(Reward(survivor="s1", n=2))
    assert table.usual("s1", "reward") == ["bonus"]
    table.reply("s1", "reward", "bonus")
    assert table["s1"].sheet.bonus == 1 and table.told("gains-bonus")
    assert "hoard" in table.can("s1", kind="reward")
    table.reply("s1", "reward", "hoard")
    assert table["s1"].sheet.skills == ["hoard"] and table.told("learns") and table.open() == [("a", "rest")]


def test_D14_free_actions_are_chosen_for_whoever_is_away() -> None:
    table = Table()
    table["s1"].ap = 20
    table.start(Growth(survivor="s1", due=["orange"]))
    found = table.can("s1", kind="skill")
    (usual,) = table.usual("s1", "skill")
    assert usual == next((each for each in found if each.startswith("free_")), found[0])
    table.reply("s1", "skill", found[-1])
    assert table["s1"].skills == [found[-1]] and table.open() == [("a", "rest")]


@pytest.mark.parametrize(("here", "usual"), [(12, "pass"), (13, "sidestep")])
def test_D22_who_steps_aside_unasked(here: int, usual: str) -> None:
    """Six stand in the street: more than twelve zombies are too many."""
    table = Table()
    table.skilled("s1", "sidestep")
    table.zombies(STREET, here).start(Reactions(zone=STREET))
    assert table.usual("s1", "react")[0] == usual


@pytest.mark.parametrize(("there", "usual"), [(12, ["sidestep", NEXT]), (13, ["pass"])])
def test_D22_nobody_steps_aside_unasked_to_where_it_is_no_better(there: int, usual: list[str]) -> None:
    table = Table()
    table.skilled("s1", "sidestep")
    for zone in {STREET, *steps(table.s, table["s1"])}:
        table.zombies(zone, there if zone == NEXT else 13)
    table.start(Reactions(zone=STREET))
    assert table.usual("s1", "react") == usual


def test_R7_16_who_can_react() -> None:
    table = Table()
    table.skilled("s1", "combat_reflexes", "sidestep")
    table.zombies(STREET, 1).start(Reactions(zone=STREET))
    assert table.can("s1", kind="react") == ["pass", "sidestep"], "nothing to strike with"
    (asked,) = [each for each in decisions(table.s) if each.kind == "react"]
    shape, _ = replay(asked.ask.shape, [])
    assert isinstance(shape, One)
    assert [each.about for each in shape.options] == [None, skill_about("sidestep")], "a skill comes with what it does"
    table.reply("s1", "react", "pass")
    assert table.open() == [("a", "rest")]
    table.survivor("s1", FAR, "katana")
    assert table.start(Reactions(zone=STREET)).open() == [("a", "rest")], "too far away"
    table.survivor("s1", STREET)
    table.start(Reactions(zone=STREET))
    assert table.can("s1", kind="react") == ["pass", "combat_reflexes", "sidestep"]
    assert table.usual("s1", "react") == ["combat_reflexes"]


def test_R2_10_a_move_that_a_skill_allows() -> None:
    table = Table().turn()
    table.start(Follow(survivor="s1"))
    assert table.usual("s1", "follow") == ["stay"] and NEXT in table.can("s1", kind="follow")
    table.reply("s1", "follow", "stay")
    assert table["s1"].at == STREET and table.open() == [("a", "rest")]
    table.start(Follow(survivor="s1")).reply("s1", "follow", NEXT)
    assert table["s1"].at == NEXT


def test_C8_bloodlust_stops_where_zombies_hold_him() -> None:
    for skills, goals in ((("bloodlust_melee",), [NEXT]), (("bloodlust_melee", "slippery"), [NEXT, "2R.E"])):
        table = Table()
        table.survivor("s1", STREET, "machete")
        table.skilled("s1", *skills)
        table.zombies(NEXT, 1).zombies("2R.E", 1).turn()
        assert sorted(table.can("s1", "bloodlust_melee")) == sorted(goals)


def test_C8_a_taunt_calls_an_abomination_alone() -> None:
    table = Table()
    table.skilled("s1", "taunt")
    table["s1"].at = "7V.D"
    table.zombies("4V.B", 0, 0, 0, "patient0").turn().act("s1", "taunt", "4V.B")
    assert table.s.abominations == {"patient0": "7V.D"}


def test_R9_5_what_a_won_mission_hands_on_is_its_own() -> None:
    table = Table("m1", mode="campaign")
    table["s1"].standing, table["s1"].health, table["s1"].at = "dead", 0, ""
    table.s.result = Result(winners=["a"], title=table.s.text("end-won"), lines=[])
    found = campaign.outcome(table.s)
    assert (
        found["party"]["dead"] == [table["s1"].who] and table.s.party.dead == [] and found["party"]["mission"] == "m2"
    )
    table.s.result.winners = []
    assert campaign.outcome(table.s) is None


def test_what_the_lobby_shows_of_a_table() -> None:
    settings = ZombicideSettings()
    assert game().in_force(settings, 2) == {"spawn_deck": settings.cards}
    table = Table()
    assert game().figure_name("s1", table.s) == table.s.name("s1")
    assert game().figure_name("s1") == survivor_name(next(iter(game().data.survivors)))


def test_the_options_of_a_table() -> None:
    check_options(game(), free=("mission",))
    single, campaign = shown(game(), mode="single"), shown(game(), mode="campaign")
    assert single - campaign == {
        "mission", "knockout", "advanced_items", "secret_service", "achievements", "real_clock",
    }  # fmt: skip
    assert campaign - single == {"replay", "reserve"}
    assert shown(game(), mode="single", achievements="own") - single == {*ACHIEVEMENTS}
    assert single - shown(game(), mode="single", clock_night="off") == {"real_clock"}
    assert single - shown(game(), mode="single", difficulty="hard") == {"spawns"}
    assert [each.lower() for each in game().data.achievements] == [*ACHIEVEMENTS]


def test_R5_6_a_single_mission_begins_at_the_real_hour_if_the_table_wants_it() -> None:
    for options, hour in (({"real_clock": "on"}, 22), ({}, 12)):
        settings = game().timed(ZombicideSettings.model_validate({"mode": "single", "mission": "m1", **options}), 22)
        s, _ = game().set_up(settings, ["a"], "clock")
        assert (s.hour, s.night) == (hour, hour == 22)
        restart(s)
        assert s.hour == hour, "played again it begins as it did"


def test_R11_survivors_of_a_single_mission_begin_with_what_is_chosen() -> None:
    def begun(**options: str) -> list[str]:
        settings = ZombicideSettings.model_validate({"mode": "single", "mission": "m7", **options})
        return game().set_up(settings, ["a"], "before")[0].survivors["s3"].sheet.achievements

    assert begun() == begun(achievements="own") == begun(tunnel_dweller="on") == []
    assert begun(achievements="own", tunnel_dweller="on", cold_blooded="on") == ["TUNNEL_DWELLER", "COLD_BLOODED"]
    assert len(begun(achievements="all")) == 7 and "COLD_BLOODED" not in begun(achievements="all")
