"""What Zombie Plague tells of the goal: a house that is closed, how far both sides are, what is left to do."""

from __future__ import annotations

from plague.spoken import CLOSED, EN, PEOPLE, RU, say
from plague.table import Table, game

from engine.core.runner import awaited, find
from engine.core.shape import One, replay
from engine.core.state import SeatPlan
from engine.core.view import view
from engine.games.plague.humans.harm import kill
from engine.games.plague.player import stand_in
from engine.games.plague.progress import goal
from engine.games.plague.state import CAR, ZOMBIES, Baby, Effect
from telling.texts import Locale


def closed(table: Table, *inside: str) -> Table:
    """All openings but the front door are barricaded; who would close it stands at it."""
    table.barricade(*CLOSED[1:])
    table.human("h1", "L15")
    table.zombies(*inside)
    return table.begin()


def test_R25_1_a_house_that_is_closed_without_being_won_is_a_scene() -> None:
    table = closed(Table(2, seats=2), "J11")
    table.act("h1", "build", "L15-L16")
    (sealed,) = (each for each in table.events if each.message.key == "plague-sealed")
    assert sealed.weight == "scene"
    assert say(sealed.message) == (
        "All 11 openings of the house are closed! What the humans still need to win: "
        "kill what is inside (Zombie 1) and bring inside: Soldier 2."
    )
    assert say(goal(table.s, "a")) == (
        "The house is closed. Still needed: kill what is inside (Zombie 1) and bring inside: Soldier 2"
    )
    assert say(goal(table.s, ZOMBIES)) == "0 of 11 openings are left, and one zombie is inside."
    table["h2"].at = "J14"
    assert say(goal(table.s, ZOMBIES)) == (
        "0 of 11 openings are left, and one zombie is inside: if it falls they have won."
    )


def test_R25_1_a_house_that_is_won_is_told_as_the_end_only() -> None:
    table = closed(Table(1))
    table.act("h1", "build", "L15-L16")
    assert table.s.over and not table.told("sealed")


def test_R25_1_what_a_closed_house_still_waits_for() -> None:
    table = closed(Table(1, house_from_round="6", baby="placed", fire="on"))
    table.s.baby, table.s.exploded, table.s.fires = Baby(at="B4"), True, ["J11"]
    table.act("h1", "build", "L15-L16")
    assert say(goal(table.s, "a")).endswith("the baby, put out the fire in the house and hold out until round 6")
    assert not table.s.over


def test_R25_1_the_goal_says_how_far_it_is() -> None:
    table = Table(2, seats=2).searched("X1", "X2")
    table.barricade("D1").zombies("J11")
    house = "house: 10 of 11 open, zombies inside: 1"
    assert say(goal(table.s, "a")) == f"searched 2 of 7 · {house}"
    assert say(goal(table.s, ZOMBIES)) == f"on their feet: 2 of 2 · searched 2 of 7 · {house}"
    table.searched("X3", "X4", "X5")
    assert "searched 5 of 7, left: the garage and the trunk of the car" in say(goal(table.s, "a"))
    table.searched("X6", "X7")
    table["h1"].at = "car"
    assert "in the car: 1 of 2" in say(goal(table.s, "a"))
    table["h2"].at = "car"
    assert "all are in the car: start it, on a 6 ·" in say(goal(table.s, "a"))
    table["h2"].character = "mechanic"
    assert "start it, on 5 or more (Mechanic 2)" in say(goal(table.s, "a")), "for the others it is harder"
    table.s.running = True
    table.zombies("B13", "B14", "E13", "E14")
    assert "the engine runs · zombies beside the car: 4 (four hold it)" in say(goal(table.s, "a"))
    table.s.exploded = True
    assert "no car to drive off in" in say(goal(table.s, "a"))


def test_R25_1_the_last_open_doors_and_windows_are_told_by_the_numbers_that_the_map_has() -> None:
    table = Table(2, seats=2).barricade(*CLOSED[2:])
    assert say(goal(table.s, "a")).endswith("house: 2 of 11 open (no. 1 and no. 9)")
    assert RU.message(goal(table.s, ZOMBIES) or table.s.text("unarmed"), PEOPLE).endswith("(№ 1 и № 9)")
    table.barricade("D1").zombies("J11")
    assert say(goal(table.s, "a")).endswith("house: 1 of 11 open (no. 9), zombies inside: 1")


def test_R14_7_where_each_searches_all_the_searches_are_counted() -> None:
    table = Table(2, hard_search="on").searched("X1", "X2")
    assert "searches, each for themselves: 2 of 14" in say(goal(table.s, "a"))


def test_R25_1_the_goal_says_with_what_the_engine_starts_and_that_the_dead_do_not_count() -> None:
    table = Table(3).searched()
    table.human("h1", CAR)
    table.human("h2", "L17", "keys")
    assert "in the car: 1 of 3, then start it: on 5 or more" in say(goal(table.s, "a"))
    kill(table.s, table["h2"])
    assert say(goal(table.s, "a")).endswith("one is dead: the others can still win")
    assert "in the car: 1 of 2, then start it: on a 6" in say(goal(table.s, "a"))
    assert "1 погиб: остальные ещё могут победить" in RU.message(goal(table.s, "a") or table.s.text("unarmed"), PEOPLE)
    assert "still win" not in say(goal(table.s, ZOMBIES))
    table.begin()
    table["h3"].at = CAR
    assert "Start the engine: on a 6 (1 action)" in menu(table, "h3")
    table.s.effects.append(Effect(card="flooded#1"))
    assert "Start the engine: no roll will do this turn (1 action)" in menu(table, "h3")


def menu(table: Table, figure: str) -> list[str]:
    """What a human is offered, in words."""
    (asked,) = (each for each in awaited(table.s) if each.subject == figure)
    shape, _ = replay(asked.ask.shape, [])
    assert isinstance(shape, One)
    return [say(each.label) for each in shape.options if each.label]


def test_R30_5_only_the_traitor_reads_another_goal() -> None:
    table = Table(2, seats=2, traitor="on")
    traitor = table.s.leader(table.s.traitor)
    other = "b" if traitor == "a" else "a"
    seen = {seat: say(game().goal(view(table.s, seat), seat)) for seat in (traitor, other)}
    assert seen[traitor].startswith("You are the traitor") and seen[other].startswith("searched 0 of 7")


def test_11_1_the_panel_says_what_the_humans_of_the_program_are_up_to_and_what_that_leaves_to_me() -> None:
    table = Table(3, seats=3)
    alone = {seat: SeatPlan(stand_in=True) for seat in "bc"}
    table.s.settings = table.s.settings.model_copy(update={"seats": alone})
    for figure, at in (("h1", "K13"), ("h2", "S7"), ("h3", "D7")):
        table.human(figure, at, "bat")
    table.s.searched = {each: ["h1"] for each in ("X1", "X2", "X7")}
    table.begin()

    def seen(seat: str = "a", language: Locale = EN) -> str:
        told = game().goal(view(table.s, seat), seat)
        assert told
        return language.message(told, PEOPLE)

    assert seen() == "the party searches; you: the living room, 2 steps · searched 3 of 7"
    assert seen(language=RU) == "все ищут; вам — обыскать жилую комнату, 2 шага · обыскано 3 из 7"
    table.s.searched = {each: ["h1"] for each in ("X1", "X2", "X3", "X4", "X7")}
    assert seen().startswith("the party searches; you: keep close to the others · searched 5 of 7")
    table.s.searched = {each: ["h1"] for each in table.s.required}
    together = "the last of the others (Soldier 2), to go to the car together, 13 steps"
    assert seen().startswith(f"the party goes for the car; you: {together}")
    table["h1"].at = "X1"
    assert "; you: 32 steps to the car door E14, getting in costs 2 actions · all searched" in seen()
    table["h1"].at = "K13"
    table.s.exploded = True
    table.s.barricades = [table.s.data.openings["W3"].edge]
    assert "the party holds the house; you: your post, “" in seen() and "house: 10 of 11 open" in seen()
    table.s.settings = table.s.settings.model_copy(update={"seats": {}})
    assert "the party" not in seen(), "among people they agree on it themselves"


def test_11_1_who_can_get_into_the_car_now_is_told_to_and_what_it_costs() -> None:
    table = Table(2, seats=2).searched()
    table.s.settings = table.s.settings.model_copy(update={"seats": {"b": SeatPlan(stand_in=True)}})
    table.human("h1", "C16")
    table.human("h2", "S7")

    def own(language: Locale = EN) -> str:
        told = game().goal(view(table.begin().s, "a"), "a")
        assert told
        return language.message(told, PEOPLE).partition(" · ")[0].partition("; ")[2]

    assert "Soldier 2" in own(), "from there he cannot get in this turn"
    for at, said in (
        ("B15", "one step to the car door B14, getting in costs 2 actions"),
        ("B14", "get into the car, 2 actions"),
    ):
        table["h1"].at = at
        assert own() == f"you: {said}"
        assert stand_in.play(table.s, find(table.s, "a", table.asked("h1", "act"))) == (
            ["board"] if at == "B14" else ["move", "B14"]
        )
    assert own(RU) == "вам — садиться в машину, 2 действия"
    table["h1"].at = "B15"
    assert own(RU) == "вам — до дверцы B14 1 шаг, сесть — ещё 2 действия"


def test_11_1_who_has_no_door_to_close_is_told_that_any_room_will_do() -> None:
    table = Table(2, seats=2).barricade(*CLOSED[1:])
    table.s.settings = table.s.settings.model_copy(update={"seats": {"b": SeatPlan(stand_in=True)}})
    table.s.exploded = True
    table.human("h1", "J7")
    table.human("h2", "L15")
    assert say(game().goal(view(table.begin().s, "a"), "a")).startswith(
        "the party holds the house; you: any room of the house, there already"
    )
