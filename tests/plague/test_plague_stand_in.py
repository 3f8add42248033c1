"""What the program does as a human in Zombie Plague (11.1), in laid-out moments."""

from __future__ import annotations

from plague.table import Table

from engine.core.runner import awaited
from engine.games.plague import defaults as safe
from engine.games.plague.dead.acting import Acting
from engine.games.plague.humans.deeds import completed
from engine.games.plague.humans.moves import reach
from engine.games.plague.phases.set_up import starts
from engine.games.plague.player import full, house
from engine.games.plague.player.arms import dares, kill_chance
from engine.games.plague.player.full import gives_up, start, words
from engine.games.plague.player.mind import Mind
from engine.games.plague.player.reasons import reason
from engine.games.plague.player.risk import Danger
from engine.games.plague.player.stand_in import play
from engine.games.plague.player.throws import throws
from engine.games.plague.state import CAR


def test_11_1_it_searches_where_it_stands_and_walks_to_what_is_left() -> None:
    table = Table(1)
    table.human("h1", "O5")
    assert words(table.begin().s, "h1") == ["search", "X1"]
    table.searched("X1", "X2", "X4", "X5", "X6", "X7")
    table.human("h1", "J10")
    deed, to = words(table.begin().s, "h1")
    walks = table.s.ground.walks("I13")
    assert deed == "move" and walks[to] < walks["J10"]


def test_11_1_it_lures_a_crowd_away_before_it_runs_to_the_car() -> None:
    table = Table(1).searched()
    table.human("h1", "L20")
    few = table.zombies("A13", "A14", "A15")
    assert Mind(table.begin().s).plan == "car" and len(few) == 3
    table.s.zombies.clear()
    table.s.reserve = 40
    table.zombies(*(f"{column}{row}" for column in "AB" for row in (11, 12, 13, 15)))
    assert Mind(table.s).plan == "lure"
    table.s.round = 60
    assert Mind(table.s).plan == "car"


def test_11_1_in_the_car_the_one_with_the_most_actions_drives() -> None:
    table = Table(2).searched()
    for human in table.s.humans.values():
        human.at = CAR
    table.begin()
    table["h1"].spent = 2
    assert words(table.s, "h1") == ["done"] and words(table.s, "h2") == ["ignite"]
    table["h1"].character = "mechanic"
    table["h1"].spent = 1
    assert words(table.s, "h1") == ["ignite"]


def test_11_1_whom_all_others_wait_for_gives_himself_up() -> None:
    table = Table(2).searched()
    table["h1"].at = CAR
    table.human("h2", "G16", life=0)
    assert gives_up(table.s, "h2") and not gives_up(table.s, "h1")
    table["h1"].at = "E14"
    assert not gives_up(table.s, "h2")


def test_11_1_with_the_car_gone_it_nails_up_the_house() -> None:
    table = Table(1)
    table.s.exploded = True
    table.human("h1", "L15")
    assert words(table.begin().s, "h1") == ["build", "L15-L16"]
    table.barricade("D1")
    assert words(table.s, "h1")[0] == "move"


def test_11_1_an_armed_group_may_begin_with_the_house() -> None:
    for arms, plan in (("bat hammer knife", True), ("bat", False), ("medkit plan keys", False)):
        table = Table(6)
        table.s.house_first = True
        for figure, card in zip(table.s.humans, arms.split(), strict=False):
            table.human(figure, "", card)
        table.zombies("K7", "K8", "R7")
        assert (Mind(table.s).plan == "house") == plan


def test_11_1_dangers_and_chances() -> None:
    table = Table(1)
    human = table.human("h1", "L17", "katana", "pistol", character="cop")
    table.zombies("L20")
    danger = Danger(table.s)
    assert danger.wounds(human, "L19") == danger.wounds(human, "L18") * 2 > danger.wounds(human, "L16") == 0
    assert kill_chance(table.s, human, "katana#1") == 0.5
    assert round(kill_chance(table.s, human, "pistol#1"), 3) == round(1 / 6, 3)
    assert kill_chance(table.s, human, "hands") == 1 / 36
    table.zombies("C11", "D11", "H6")
    danger = Danger(table.s)
    assert not danger.wounds(human, "C5") and danger.room(human, "C5") < danger.room(human, "A1")


def test_11_1_whoever_steps_aside_bars_no_way_any_more() -> None:
    """Behind his own back it looked safe, so he stepped there, saw that it was not, and back again, time after time."""
    table = Table(1)
    human = table.human("h1", "O6")
    table.zombies("O5", "O4")
    assert not Danger(table.s).attacks("O7"), "as long as he stands before it"
    assert len(Danger(table.s, mover="h1").attacks("O7")) == 2
    human.at = "O7"
    assert len(Danger(table.s).attacks("O7")) == 2


def test_11_1_it_closes_the_house_from_inside_and_the_last_opening_behind_everybody() -> None:
    table = Table(2)
    table.s.exploded = True
    table.human("h1", "L16")
    table.human("h2", "H7")
    assert words(table.begin().s, "h1")[0] == "move"  # not from outside
    edges = [each for each in table.s.data.exterior_openings if each != "L15-L16"]
    table.s.barricades += edges
    table.human("h1", "L15")
    assert house.closable(table.s, table["h1"]) == []  # h2 would be shut out
    table.human("h2", "K15")
    assert words(table.s, "h1") == ["build", "L15-L16"]


def test_11_1_in_the_house_the_armed_hunt_and_the_others_look_for_weapons() -> None:
    table = Table(2)
    table.s.barricades += table.s.data.exterior_openings
    table.human("h1", "J13", "katana")
    table.human("h2", "J14")
    table.zombies("K13")
    assert Mind(table.begin().s).plan == "house"  # no other way is left
    assert words(table.s, "h1") == ["attack", "katana#1", "z1"]
    assert words(table.s, "h2") == ["search", "X3"]


def test_11_1_whoever_begins_with_the_house_stands_before_an_opening_of_his_own() -> None:
    table = Table(2)
    table.human("h1", "L16")
    found = starts(table.s, 5)
    assert start(table.s, found) in ("J16", "N16")


def test_11_1_it_throws_at_several_of_the_dead_and_never_at_its_own() -> None:
    table = Table(2)
    human = table.human("h1", "L17", "grenade", "molotov")
    table.human("h2", "A1")
    table.zombies("N18", "N19", "P17")
    found = throws(table.s, human, "grenade#1", ["N18", "N19", "P17"], spare_house=False)
    assert [each.square for each in found] == ["N18", "N19"] and found[0].struck == {"z1", "z2"}
    table.human("h2", "M18")
    found = throws(table.s, human, "grenade#1", ["N18", "N19"], spare_house=False)
    assert [each.square for each in found] == ["N19"]
    assert [each.square for each in throws(table.s, human, "molotov#1", ["M17", "P17"], spare_house=False)] == ["P17"]
    table.searched().begin()
    for each in table.s.humans.values():
        each.at, each.door = CAR, "E14"
    table.s.running = True
    table.zombies("B13", "B12")
    assert words(table.s, "h1") in (["attack", "grenade#1", "B12"], ["attack", "grenade#1", "B13"])


def test_11_1_it_spares_the_walls_of_the_house_that_it_holds() -> None:
    table = Table(1)
    human = table.human("h1", "J13", "dynamite")
    table.zombies("L14", "L15")
    assert throws(table.s, human, "dynamite#1", ["L14"], spare_house=False)
    assert not throws(table.s, human, "dynamite#1", ["L14"], spare_house=True)


def test_11_1_a_second_weapon_is_for_whoever_has_none() -> None:
    table = Table(2)
    table.human("h1", "L17", "katana", "knife")
    table.human("h2", "L18")
    assert words(table.begin().s, "h1") == ["give", "h2", "knife#1"]
    table.act("h1", "give", "h2", "knife#1")
    assert words(table.s, "h1")[0] != "give"


def test_11_1_it_picks_up_a_first_weapon_and_first_aid() -> None:
    table = Table(1)
    table.human("h1", "L17", "bat")
    table.s.piles["L18"] = [table.card("axe"), table.card("energy")]
    assert words(table.begin().s, "h1")[0] != "pick"
    table.s.piles["L18"].append(table.card("medkit"))
    assert words(table.s, "h1") == ["pick", "medkit#1"]


def test_11_1_without_an_action_left_a_soldier_uses_only_what_costs_nothing() -> None:
    table = Table(1)
    human = table.human("h1", "L20", "ak47", "ammo", "energy", "medkit", character="soldier", life=2)
    table.zombies("L14", "M14", "K14")
    table.begin().s.empty.append("ak47#1")
    human.spent = 3
    assert table.can("h1", "use") == ["ammo#1"]
    assert full.words(table.s, "h1") == ["use", "ammo#1", "ak47#1"]
    assert safe.words(table.s, "h1") == ["done"]


def test_11_1_the_basement_is_held_as_soon_as_it_is_known_and_free() -> None:
    table = Table(2, basement="card")
    table.human("h1", "J14")
    table.human("h2", "J15")
    assert Mind(table.begin().s).plan == "search"
    table.s.entrance = "X3"
    assert Mind(table.s).plan == "cellar" and words(table.s, "h1")[0] == "move"
    table.human("h1", "bB2")
    table.human("h2", "bB1")
    assert words(table.s, "h2") == ["build", "basement"]
    table.zombies("bF5")
    assert Mind(table.s).plan == "search"


def test_11_1_nobody_closes_the_basement_while_the_baby_is_upstairs() -> None:
    table = Table(2, basement="card", baby="placed")
    table.s.entrance = "X3"
    table.human("h1", "bB2")
    table.human("h2", "bB1")
    table.s.baby.at = "J14"
    table.begin()
    assert words(table.s, "h2")[0] == "move", "somebody fetches it"
    table.s.baby.at, table.s.baby.carrier = "", "h1"
    assert words(table.s, "h2") == ["build", "basement"]


def test_R30_the_revealed_traitor_does_not_win_for_the_others() -> None:
    table = Table(2, seats=2, traitor="on", basement="card")
    table.s.entrance = "X3"
    traitor = table.s.traitor
    for figure in table.s.humans:
        table.human(figure, "bB1" if figure == traitor else "bB2")
    (decision,) = [each for each in awaited(table.begin().s) if each.subject == traitor]
    assert play(table.s, decision) == ["build", "basement"], "with a straight face"
    table.aside(traitor, "reveal")
    assert words(table.s, traitor) == ["build", "basement"] != play(table.s, decision)


def test_11_1_the_baby_is_fetched_by_whoever_has_nothing_to_do() -> None:
    table = Table(2, baby="placed").searched("X1", "X2", "X3", "X4", "X5", "X6")
    table.s.baby.at = "P5"
    table.human("h1", "B11")
    table.human("h2", "C10")
    goals = Mind(table.begin().s).goals
    assert {each: set(squares) for each, squares in goals.items()} == {"h1": {"C11", "B12"}, "h2": {"O5", "P6"}}
    table.human("h2", "O5")
    assert words(table.s, "h2") == ["baby_take"]


def test_11_2_the_hard_zombie_player_keeps_the_doors_of_the_car_once_all_is_searched() -> None:
    for side, kept in (("hard", True), ("normal", False)):
        table = Table(2, difficulty=side).searched()
        table.human("h1", "X20")
        table.human("h2", "X19")
        near, far, *others = table.zombies("C11", "F14", "G20", "H20", "I20", "J20", "K20", "L20")
        table.dark().start(Acting()).answer("m", "horde", "act")
        assert ({near.at, far.at} == {"B12", "E14"}) == kept and others[-1].at == "N20"


def test_11_1_absent_people_flee_until_it_is_late_and_then_play_to_the_end() -> None:
    table = Table(1)
    table.human("h1", "E14")
    table.searched().zombies("A20")
    assert safe.words(table.begin().s, "h1") != ["board"]
    table.s.round = 60
    assert safe.words(table.s, "h1") == ["board"]


def test_11_1_an_armed_group_holds_the_house_where_it_can_be_closed_in_time() -> None:
    table = Table(4)
    for figure, at in zip(table.s.humans, ("J14", "R14", "O6", "S6"), strict=True):
        table.human(figure, at, "bat" if figure != "h4" else "axe")
    table.zombies("A1", "A20", "X20")
    table.s.reserve = 0
    assert house.can_be_held(table.begin().s) and Mind(table.s).plan == "search"
    table.s.house_first = True
    assert Mind(table.s).plan == "house"
    table.zombies("K7", "K8", "L7", "J7", "K6", "R7", "R6", "K12", "K13", "K14")
    assert not house.can_be_held(table.s) and Mind(table.s).plan == "search"


def test_11_1_without_weapons_nobody_counts_on_the_house() -> None:
    table = Table(4)
    for figure, at in zip(table.s.humans, ("J14", "R14", "O6", "S6"), strict=True):
        table.human(figure, at)
    table.zombies("K7")
    assert not house.can_be_held(table.begin().s)


def test_11_2_some_of_the_easy_zombie_players_dead_only_stand() -> None:
    for side, still in (("easy", True), ("normal", False)):
        table = Table(8, difficulty=side)
        for n, human in enumerate(table.s.humans.values()):
            human.at = f"X{n + 1}" if f"X{n + 1}" != "X6" else "X9"
        squares = [f"{column}{row}" for column in "BCDEFG" for row in (17, 20)]
        walkers = table.zombies(*squares)
        table.dark().start(Acting()).answer("m", "horde", "act")
        assert any(each.at == at for each, at in zip(walkers, squares, strict=True)) == still


def test_11_1_the_few_never_mean_to_hold_the_house_and_the_many_always_do() -> None:
    assert not any(Table(n).s.house_first for n in (1, 2))
    assert all(Table(n).s.house_first for n in range(10, 20))


def test_11_1_what_it_does_with_things_has_a_reason() -> None:
    table = Table(2)
    table.human("h1", "L17", "katana", "knife")
    table.human("h2", "L18")
    decision = table.begin().ask("a", "act")
    told = reason(table.s, decision, words(table.s, "h1"))
    assert told and [each.key for each in told.args["of"]] == ["plague-ask-act.why-give", "plague-ask-act.why-price"]  # pyright: ignore


def test_R16_1_whoever_can_still_get_into_the_car_in_this_turn_goes_to_its_door() -> None:
    table = Table(2).searched()
    table.human("h1", "car")
    table.human("h2", "B15", "rifle", life=2)
    table.zombies("E14", "F14", "E15")
    table.begin()
    assert full.words(table.s, "h2") == ["move", "B14"]
    table["h2"].spent = 1
    assert full.words(table.s, "h2")[0] != "done", "with two actions he is not in time"


def test_R16_7_somebody_leaves_a_car_that_runs_and_is_held_to_fight_for_its_way() -> None:
    table = Table(2).searched()
    table.human("h1", "car", "bat", life=3)
    table.human("h2", "car", life=1)
    table.zombies("E12", "E13", "E14", "E15")
    table.s.running = True
    table.begin()
    assert full.words(table.s, "h1") == ["leave", "B14"]
    assert full.words(table.s, "h2") == ["done"], "nobody goes who is unarmed or nearly dead"
    table.act("h1", "leave", "B14")
    assert full.words(table.s, "h1")[0] != "board", "he does not get in again as long as it is held"


def test_R16_7_who_fights_around_a_held_car_goes_where_he_can_strike_and_leaves_its_doors_free() -> None:
    table = Table(2).searched()
    table.human("h1", "B14", "bat")
    table.human("h2", "car", "bat", life=3)
    table.zombies("E12", "E13", "E14", "E15")
    table.s.running = True
    table.begin()
    while table.s.zombies and table.left("h1"):
        deed = full.words(table.s, "h1")
        assert deed[0] in ("move", "attack") and not (deed[0] == "move" and deed[1] in table.s.data.car_doors)
        table.act("h1", *deed)
    assert table["h1"].at not in table.s.data.car_doors
    assert full.words(table.s, "h2") == ["leave", "B14"], "the door is free for the next"


def test_11_1_whoever_sits_idle_in_the_car_heals_and_loads() -> None:
    table = Table(2).searched()
    table.human("h1", "car", "medkit", "pistol", "ammo")
    table.human("h2", "G16", life=2)
    table.s.empty += [each for each in table["h1"].cards if each.startswith("pistol")]
    table.begin()
    assert full.words(table.s, "h1")[:2] == ["use", table["h1"].cards[2]], "nobody beside him is hurt"
    table["h1"].life = 3
    assert full.words(table.s, "h1")[1] == table["h1"].cards[2], "a kit is too good for one life"
    table["h1"].life = 2
    assert full.words(table.s, "h1") == ["use", table["h1"].cards[0], "h1"]


def test_11_1_the_only_weapon_is_risked_twice_in_a_turn_and_not_a_third_time() -> None:
    for card, again in (("revolver", False), ("nailboard", False), ("bat", True), ("rifle", True)):
        table = Table(1)
        table.human("h1", "L17", card)
        (zombie,) = table.zombies("L18")
        table.begin()
        weapon = table["h1"].cards[0]
        for _ in range(2):
            assert dares(table.s, table["h1"], weapon)
            table.force(2).act("h1", *completed(table.s, table["h1"], ["attack", weapon, zombie.id]))
            table.s.zombies[zombie.id].at = "L18"
        assert dares(table.s, table["h1"], weapon) is again, card
        assert again or full.words(table.s, "h1")[1:2] != [weapon]
        knife = table.card("knife")
        table["h1"].cards.append(knife)
        assert dares(table.s, table["h1"], weapon), "another one is at hand"
        table["h1"].cards.remove(knife)
        table.begin()
        assert dares(table.s, table["h1"], weapon), "a new turn"


def test_11_1_what_is_not_looked_at_closely_could_not_have_been_better() -> None:
    for plan, searched in (("search", ()), ("car", None)):
        table = Table(2)
        table.human("h1", "L17", life=2)
        table.human("h2", "O5")
        table.zombies("L13", "Q16", "P8", "C16")
        if searched is None:
            table.searched()
        table.begin()
        mind, human = Mind(table.s), table["h1"]
        assert mind.plan == plan
        ways = reach(table.s, human, table.left())
        worth = {each: mind.worth(human, each) for each in ways}
        assert len(ways) > 10 and all(mind.hope(human, each) >= worth[each] for each in ways)
        looked_at = {words[1] for _, words in full.moves(table.s, human, mind, -99)}
        assert len(looked_at) < len(ways)
        best = max(ways, key=lambda each: worth[each] - 0.02 * len(ways[each][1]))
        assert best in looked_at


def test_11_1_whoever_has_nothing_to_do_and_good_arms_strikes_at_those_who_press_him() -> None:
    for arms, deed in ((("chainsaw",), ["move", "C5"]), ((), ["done"])):
        table = Table(2).searched("X1", "X2", "X3", "X4", "X5", "X6")
        table.human("h1", "C4", *arms)
        table.human("h2", "B10", "bat")
        table.zombies("D5", "C6")
        table.begin()
        assert full.words(table.s, "h1") == deed
    table = Table(2).searched("X1", "X2", "X3", "X4", "X5", "X6")
    table.human("h1", "C5", "chainsaw")
    table.human("h2", "B10", "bat")
    table.zombies("D5", "C6")
    assert full.words(table.begin().s, "h1")[:2] == ["attack", table["h1"].cards[0]]
