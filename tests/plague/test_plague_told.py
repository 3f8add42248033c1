"""What Zombie Plague tells: harm to its owner, falls, deaths and a closed house as moments, how far both sides are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from languages import LANGUAGES
from plague.pictured import NAMES
from plague.spoken import CLOSED, EN, PEOPLE, RU, say
from plague.table import Table, game

from engine.core.message import Event, Message, changes, read
from engine.core.runner import awaited, find
from engine.core.shape import One, Some, replay
from engine.core.state import End, SeatPlan
from engine.core.view import view
from engine.games.plague.data import kind
from engine.games.plague.dead import hand
from engine.games.plague.humans import fire
from engine.games.plague.humans.blast import explode
from engine.games.plague.humans.ending import judge, standings
from engine.games.plague.humans.fire import light
from engine.games.plague.humans.harm import kill, wound
from engine.games.plague.humans.moves import step
from engine.games.plague.phases.set_up import Placing
from engine.games.plague.phases.zombie_turn import Breaking
from engine.games.plague.progress import goal
from engine.games.plague.state import CAR, ZOMBIES, Baby, Effect
from render.plague.board import compose
from render.plague.cards import hand as held
from render.plague.scene import PlagueScene
from telling.texts import Locale, Texts


def fresh(table: Table) -> list[Event]:
    """What has been told since the last call."""
    found = list(table.s.run.events)
    table.s.run.events.clear()
    return found


def harm(table: Table, seat: str) -> list[str]:
    """What the seat is told first of what has been told since the last call."""
    return [say(event.message) for event in fresh(table) if seat in event.hurts and event.weight != "detail"]


# Harm


def test_R21_an_attack_is_one_line_with_the_name_of_whom_it_struck_and_marked_where() -> None:
    table = Table(2, seats=2).dark()
    table.human("h1", "L17")
    group = table.zombies("L18", "K17", "M17")
    table.force(5, 2, 6).attack("h1", *group)
    (event,) = (each for each in fresh(table) if each.hurts)
    assert say(event.message) == "Zombie 1 and Zombie 3 bite Soldier 1 (Vera): −2, 2 lives left."
    assert (event.hurts, event.weight, event.loss) == (("a",), "headline", 2)
    assert changes([event]) == {"L17": 2, "h1": 2}


def test_R21_7_a_fall_is_a_scene_that_calls_whoever_can_help() -> None:
    table = Table(4, seats=2).dark()
    table.human("h1", "L17", life=2)
    table.human("h2", "O17", "medkit")
    table.human("h3", "P17", life=1)
    table.human("h4", "W17")
    table.force(6, 6).attack("h1", *table.zombies("L18", "K17"))
    (fall,) = (each for each in fresh(table) if each.hurts)
    assert (fall.weight, fall.loss, fall.hurts) == ("scene", 2, ("a",))
    assert say(fall.message) == (
        "Zombie 1 and Zombie 2 bite. Soldier 1 (Vera) lies unconscious on L17: the next bite kills. "
        "Can get there in time: Soldier 2 (First-aid kit)."
    )


def test_R21_7_where_nobody_can_help_that_is_said() -> None:
    table = Table(2).dark()
    table.human("h1", "L17", life=1)
    table.force(6, 6).attack("h1", *table.zombies("L18"))
    assert harm(table, "a") == [
        "Zombie 1 bites. Soldier 1 (Vera) lies unconscious on L17: the next bite kills. "
        "Nobody can get there in one turn."
    ]


def test_R13_4_in_the_human_turn_helpers_have_the_actions_that_remain() -> None:
    for spent, told in ((0, "Soldier 2"), (3, "Nobody")):
        table = Table(3)
        table.human("h1", "L17", life=2)
        table.human("h2", "N17").spent = spent
        fresh(table)
        explode(table.s, table["h2"], "K17", 1)
        assert told in harm(table, "a")[0]


def test_R18_1_a_death_says_who_and_whether_he_gets_up_again() -> None:
    table = Table(3, seats=2)
    fresh(table)
    kill(table.s, table.human("h1", "L17"))
    (rises,) = harm(table, "a")
    assert rises == "Soldier 1 (Vera) is dead. In the next zombie turn the body on L17 gets up: 4 actions."
    table.s.fires = ["X1"]
    table.human("h2", "X1")
    fire.consume(table.s)
    assert harm(table, "b") == ["Soldier 2 (Gleb) is dead."]
    assert table["h1"].fell == table["h2"].fell == 2 and not table["h3"].fell


Strike = Callable[[Table], object]
STRIKES: dict[str, tuple[dict[str, str], Strike, str]] = {
    "a helmet": ({}, lambda table: wound(table.s, table.human("h1", "L17", "helmet")), "helmet takes the wound"),
    "a card": ({}, lambda table: play(table, "slip", "h1"), "“Slippery floor” on Soldier 1"),
    "panic": ({}, lambda table: play(table, "panic", "h1 M17"), "runs in panic → M17"),
    "a drop": ({}, lambda table: play(table, "butterfingers", "h1"), "drops: Kitchen knife"),
    "fire": ({"fire": "on"}, lambda table: light(table.s, "L17"), "right under Soldier 1"),
    "the baby": ({"baby": "placed"}, lambda table: burn(table), "lose their next turn"),
    "a crawler": ({"crawlers": "on"}, lambda table: dragged(table), "holds on to Soldier 1"),
    "a barricade": ({}, lambda table: broken(table), "1 opening of 11 is open now"),
}


def play(table: Table, card: str, aim: str) -> None:
    table.hand(card).human("h1", "L17", "knife")
    table.zombies("L18", "K17")
    hand.play(table.s, table.s.hand.cards[0], aim)


def burn(table: Table) -> None:
    table.s.baby = Baby(at="J12")
    light(table.s, "J12")


def dragged(table: Table) -> None:
    table.zombies("L18", kind="crawler")
    table.force(3)
    step(table.s, table.human("h1", "L17"), "L16")


def broken(table: Table) -> None:
    table.barricade(*CLOSED).human("h1", "J12")
    table.zombies("L16", "K16", "L17", "K17")
    table.s.run.events = Table.start(table, Breaking()).events


@pytest.mark.parametrize("what", STRIKES)
def test_what_others_do_to_somebody_is_told_to_him(what: str) -> None:
    options, strike, told = STRIKES[what]
    table = Table(2, seats=2, **options).dark()
    table.human("h1", "L17")
    fresh(table)
    strike(table)
    assert any(told in line for line in harm(table, "a")), what


def test_R30_4_a_theft_is_told_to_whom_it_robs() -> None:
    table = Table(2, seats=2, traitor="on")
    thief = table.s.traitor
    victim = next(each for each in table.s.humans if each != thief)
    table.human(thief, "L17")
    table.human(victim, "L18", "medkit")
    table.begin().aside(thief, "reveal").act(thief, "steal", victim, "medkit#1")
    (event,) = (each for each in table.events if each.hurts)
    assert event.hurts == (table.s.leader(victim),) and event.is_headline and "First-aid kit" in say(event.message)


def test_R17_a_sacrifice_is_told_once() -> None:
    table = Table(2).begin().aside("h1", "sacrifice", "sure")
    assert [each.message.key for each in table.events if each.is_headline] == ["plague-sacrificed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_lost_is_red_on_the_map_and_beside_the_name(language: str) -> None:
    table = Table(2, seats=2)
    table.human("h1", "L17", life=2)
    table.begin()
    lost = {"L17": 2, "h1": 2}
    with_marks, without = (
        compose(PlagueScene(table.s, Texts()(language), NAMES, frozenset(lost), losses=losses)) for losses in (lost, {})
    )
    marks = [each for each in with_marks.placed if each.text == "−2"]
    assert len(marks) == 2 and all(each.whole for each in marks)
    assert not any(each.text == "−2" for each in without.placed)


# A closed house, and how far it is


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
    assert "all are in the car: start it" in say(goal(table.s, "a"))
    table.s.running = True
    table.zombies("B13", "B14", "E13", "E14")
    assert "the engine runs · zombies beside the car: 4 (four hold it)" in say(goal(table.s, "a"))
    table.s.exploded = True
    assert "the car is gone" in say(goal(table.s, "a"))


def test_R25_1_the_last_open_doors_and_windows_are_told_by_the_numbers_that_the_map_has() -> None:
    table = Table(2, seats=2).barricade(*CLOSED[2:])
    assert say(goal(table.s, "a")).endswith("house: 2 of 11 open (no. 1 and no. 9)")
    assert RU.message(goal(table.s, ZOMBIES) or table.s.text("unarmed"), PEOPLE).endswith("(№ 1 и № 9)")
    table.barricade("D1").zombies("J11")
    assert say(goal(table.s, "a")).endswith("house: 1 of 11 open (no. 9), zombies inside: 1")


def test_R15_2_where_there_is_one_opening_nobody_is_asked_which() -> None:
    prompts: list[str] = []
    for holes in ([], ["O10-P10"]):
        table = Table(1)
        table.s.holes = holes
        table.human("h1", "O10")
        shape, _ = replay(find(table.begin().s, "a", table.asked("h1", "act")).ask.shape, ["build"])
        assert shape
        prompts.append(say(read(shape.prompt)))
    assert prompts == ["The only one here:", "Which one?"]


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


def test_a_card_that_lasts_and_empty_hands_are_told_where_one_chooses() -> None:
    table = Table(2)
    table.human("h1", "L17")
    table.human("h2", "A1", "bat")
    table.s.effects += [Effect(card="fog#1"), Effect(card="slip#1", human="h2")]
    table.begin()
    told = {each.subject: say(read(each.ask.prompt)).replace("\u00a0", " ") for each in awaited(table.s)}
    fog = "Fog: nothing is shot or thrown farther than 3"
    assert told == {
        "h1": f"Soldier 1, L17 · ⚡ 4 · ❤️ 4 · unarmed · {fog}",
        "h2": f"Soldier 2, A1 · ⚡ 4 · ❤️ 4 · {fog} · Slippery floor: the first step costs 1 more",
    }
    for timing in (each.id for each in game().data.hand.values() if each.timing == "next"):
        assert EN.has(f"plague-lasts-{timing}") and RU.has(f"plague-lasts-{timing}")


def test_R11_1_what_an_oops_does_is_told_where_a_weapon_is_chosen() -> None:
    table = Table(1)
    table.human("h1", "L17", "chainsaw", "pistol", "nailboard")
    table.zombies("L18")
    table.begin()

    def asked() -> str:
        (decision,) = awaited(table.s)
        shape, _ = replay(decision.ask.shape, ["attack"])
        assert shape
        return say(shape.prompt)

    lost = "a blow or throw costs one more action."
    broken = f"Nail board breaks · {lost}"
    assert asked() == f"With what? On a 1: a firearm is empty · Chainsaw wounds you · {broken}"
    table["h1"].cards = [table.card("nailboard")]
    assert asked() == f"With what? On a 1: {broken}"
    table["h1"].cards = [table.card("bat"), table.card("doublebarrel")]
    assert asked() == f"With what? On a 1: one of two barrels is empty · {lost}"
    table["h1"].character = "cook"
    assert asked() == "With what? On a 1: one of two barrels is empty."
    table["h1"].cards = []
    assert asked() == "With what?", "bare hands know no Oops"


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
    together = "the party goes for the car; you: the last of the others, to go to the car together, 13 steps"
    assert seen().startswith(together)
    table["h1"].at = "X1"
    assert seen().startswith("the party goes for the car; you: ") and "steps to go · all searched" in seen()
    table["h1"].at = "K13"
    table.s.exploded = True
    table.s.barricades = [table.s.data.openings["W3"].edge]
    assert "the party holds the house; you: your post, “" in seen() and "house: 10 of 11 open" in seen()
    table.s.settings = table.s.settings.model_copy(update={"seats": {}})
    assert "the party" not in seen(), "among people they agree on it themselves"


def test_2_4_who_can_be_healed_stands_on_the_button() -> None:
    table = Table(3)
    table.human("h1", "K13", "medkit", character="cook")
    table.human("h2", "K14", life=2, character="cop")
    table.begin()

    def label(language: Locale) -> str:
        (decision,) = [each for each in awaited(table.s) if each.subject == "h1"]
        shape, _ = replay(decision.ask.shape, [])
        assert shape
        return next(language.message(each.label, {}) for each in shape.options if each.key == "use")

    assert label(EN) == "Use a thing, heal Police officer 2 (1 action)"
    table["h1"].life = 3
    assert label(RU) == "Применить вещь, лечить: Повар 1 и Полицейский 2 (1 действие)"
    table["h1"].life = table["h2"].life = 4
    table["h1"].cards = [table.card("energy")]
    assert label(EN) == "Use a thing (1 action)"


# Who is who


def test_my_things_begin_with_who_i_am() -> None:
    table = Table(2, seats=2)
    table.human("h1", "L17", "bat", character="cop")
    (line,) = game().hand(table.s, "a")
    assert say(line).startswith("Police officer 1 · Trained shot: 1 more with") and "Favourite card: Pistol" in say(
        line
    )
    said = [each.text for each in held(PlagueScene(table.s, EN, NAMES), "a").placed]
    assert said.index("Police officer 1") < said.index("Baseball bat")


def test_a_drawn_card_and_a_played_one_come_with_what_they_do() -> None:
    table = Table(1).top("medkit")
    table.human("h1", "O5")
    table.begin().act("h1", "search", "X1")
    found = say(Message("plague-finds", table.told("finds")[0]))
    assert EN("plague-cardtext-medkit") in found
    looked = say(Message("plague-looks", table.told("looks")[0]))
    assert looked == "Soldier 1 searches the bathroom. Places searched: 1 of 7."


def test_the_result_names_who_lives_and_who_fell_when() -> None:
    table = Table(3, seats=2)
    kill(table.s, table["h3"])
    table.s.round = 7
    table["h2"].life = 0
    table.human("h1", life=0)

    with pytest.raises(End) as end:
        judge(table.s)
    table.s.result = end.value.result
    said = {each.seat: say(each.text) for each in standings(table.s)}
    assert said["a"] == "Soldier 1 · † Soldier 3 in round 2" and said["b"] == "Soldier 2"


def test_what_can_be_chosen_comes_with_what_it_does() -> None:
    table = Table(2, characters="draft")
    table.human("h1", "O6", "medkit", "katana", "pistol", "grenade", life=2, character="cook")
    table.human("h2", "O7")
    table.zombies("N6")
    asked = find(table.begin().s, "a", table.asked("h1", "act")).ask.shape
    for words in (["use"], ["drop"], ["give", "h2"]):
        shape = replay(asked, words)[0]
        assert isinstance(shape, One | Some)
        assert all(each.about and each.about.key == f"plague-cardtext-{kind(each.key)}" for each in shape.options)
    shape = replay(asked, ["attack"])[0]
    assert isinstance(shape, One)
    assert [say(each.label) for each in shape.options] == [
        "Pistol: pushes on 5+, kills only after aiming",
        "Grenade: works on 3+",
        "Katana: kills on 4+",
        "Bare hands: kills on two sixes",
    ]
    table["h1"].aimed = True
    aimed = replay(asked, ["attack"])[0]
    assert isinstance(aimed, One)
    assert say(aimed.options[0].label) == "Pistol: pushes on 4–5, kills on 6+", "the aim is counted in"
    where = replay(asked, ["attack", "grenade#1"])[0]
    assert isinstance(where, One)
    at = {each.key: say(each.label) for each in where.options}
    assert at["N6"] == "N6: 1 zombie, 1 human!"
    table["h1"].character = table["h1"].at = ""
    table.start(Placing())
    (decision,) = awaited(table.s)
    shape = replay(decision.ask.shape, [])[0]
    assert isinstance(shape, One)
    assert all(each.about and each.about.key.startswith("plague-abilitytext-") for each in shape.options)


def armed(table: Table, texts: Locale = EN) -> list[str]:
    """What is said of the weapons of the first human."""
    shape = replay(find(table.s, "a", table.asked("h1", "act")).ask.shape, ["attack"])[0]
    assert isinstance(shape, One)
    return [texts.message(each.label, PEOPLE) for each in shape.options if each.label][:-1]


def test_R10_5_all_faces_on_which_a_weapon_pushes_are_named() -> None:
    table = Table(1)
    table.human("h1", "O6", "shovel", "pan", "bat")
    table.zombies("N6")
    assert armed(table.begin()) == [
        "Shovel: pushes on 2–4, kills on 5+",
        "Frying pan: pushes on 3–5, kills on 6+",
        "Baseball bat: pushes on 4, kills on 5+",
    ]
    assert armed(table, RU)[0].endswith(": оттолкнёт на 2–4, убьёт на 5+")


def test_R12_1_an_aim_makes_no_oops_a_push() -> None:
    """A 2 is one under Misfire (2.5), whatever is added."""
    table = Table(1).hand("misfire")
    table.human("h1", "O6", "shotgun")
    table.zombies("N6")
    table.begin()["h1"].aimed = True
    assert armed(table)[0] == "Shotgun: pushes on 2–3, kills on 4+"
    table.s.effects = [Effect(card=table.s.hand.cards.pop(), human="h1")]
    assert armed(table)[0] == "Shotgun: pushes on 3, kills on 4+"


@pytest.mark.parametrize(
    ("n", "humans", "said"), [(0, 1, "зомби нет, 1 человек!"), (2, 3, "2 зомби, 3 человека!"), (1, 0, "1 зомби")]
)
def test_a_throw_is_told_with_whom_it_hits_in_russian(n: int, humans: int, said: str) -> None:
    assert RU.message(Message("plague-throw-at", {"at": "B4", "n": n, "humans": humans}), {}) == f"B4: {said}"
