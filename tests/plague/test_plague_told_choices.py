"""What Zombie Plague tells whoever chooses: who one is, what one holds, and what each choice does."""

from __future__ import annotations

import pytest
from plague.pictured import NAMES
from plague.spoken import EN, PEOPLE, RU, say
from plague.table import Table, game

from engine.core.message import Message, read
from engine.core.runner import awaited, find
from engine.core.shape import One, Some, replay
from engine.core.state import End
from engine.games.plague.data import kind
from engine.games.plague.humans.ending import judge, standings
from engine.games.plague.humans.harm import kill
from engine.games.plague.phases.set_up import Placing
from engine.games.plague.state import Effect
from render.plague.cards import hand as held
from render.plague.scene import PlagueScene
from telling.texts import Locale

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


@pytest.mark.parametrize("texts", [EN, RU])
def test_R12_3_my_things_say_whole_of_everybody_what_the_favourite_card_is_for(texts: Locale) -> None:
    for character in game().data.characters:
        table = Table(1)
        table.human("h1", "L17", character=character)
        sheet = held(PlagueScene(table.s, texts, NAMES), "a")
        assert all(each.whole for each in sheet.placed), character
        assert any(" re-roll" in each.text or " переброс" in each.text for each in sheet.placed)


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


def test_a_drawn_card_and_a_played_one_come_with_what_they_do() -> None:
    table = Table(1).top("medkit")
    table.human("h1", "O5")
    table.begin().act("h1", "search", "X1")
    found = say(Message("plague-finds", table.told("finds")[0]))
    assert EN("plague-cardtext-medkit") in found
    looked = say(Message("plague-looks", table.told("looks")[0]))
    assert looked == "Soldier 1 searches the bathroom. Places searched: 1 of 7."


# What can be chosen


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
    assert say(aimed.options[0].label) == "Pistol: pushes on 4–5, kills on 6", "the aim is counted in"
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
        "Frying pan: pushes on 3–5, kills on 6",
        "Baseball bat: pushes on 4, kills on 5+",
    ]
    assert armed(table, RU)[0].endswith(": оттолкнёт на 2–4, убьёт на 5+")


@pytest.mark.parametrize(
    ("card", "needs"),
    [("axe", "3 or more to push at least"), ("machete", "5 or more to kill"), ("grenade", "3 or more")],
)
def test_R10_5_a_roll_says_what_its_face_is_for_and_a_death_who_brought_it(card: str, needs: str) -> None:
    table = Table(1)
    table.human("h1", "O6", card)
    table.zombies("N6")
    table.force(6).begin().act("h1", "attack", f"{card}#1", "N6" if card == "grenade" else "z1")
    rolled = say(Message("plague-rolls-attack", table.told("rolls-attack")[0]))
    assert f"(needs {needs}; chance" in rolled
    assert say(Message("plague-slain", table.told("slain")[0])) == "Soldier 1 kills Zombie 1 on N6."


def test_R12_3_the_odds_of_the_favourite_card_say_that_the_second_roll_is_in_them() -> None:
    table = Table(1)
    table.human("h1", "O6", "axe", "machete", character="firefighter")
    table.zombies("N6")
    asked = find(table.begin().s, "a", table.asked("h1", "act")).ask.shape

    def odds(word: str) -> str:
        shape = replay(asked, ["attack"])[0]
        assert isinstance(shape, One)
        return say(next(each.odds for each in shape.options if each.key == word))

    assert odds("axe#1") == "kill 67 % · push 22 % · Oops 6 % · re-roll included"
    assert "re-roll" not in odds("machete#1")
    table["h1"].rerolled = True
    assert odds("axe#1") == "kill 50 % · push 17 % · Oops 17 %"


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


def test_R14_2_where_somebody_has_searched_another_search_is_called_one_and_what_it_brings() -> None:
    table = Table(2).searched("X7", by="h2")
    table.human("h1", "C11", "bat")

    def asked() -> tuple[str, str]:
        tree = find(table.s, "a", table.asked("h1", "act")).ask.shape
        first, where = (replay(tree, words)[0] for words in ([], ["search"]))
        assert isinstance(first, One) and where
        return say(next(each.label for each in first.options if each.key == "search")), say(where.prompt)

    table.begin()
    assert asked() == ("Search once more (3 actions)", "Searched already: there is only one more card to find.")
    table.s.searched = {}
    assert asked() == ("Search (3 actions)", "Which place?")
    table = Table(2, hard_search="on").searched("X7", by="h2")
    table.human("h1", "C11")
    table.begin()
    assert asked() == ("Search (3 actions)", "Which place?"), "everybody has to search here"


def test_R17_what_costs_nothing_says_what_it_is_for() -> None:
    table = Table(2)
    table.human("h1", "L17", "bat")
    table.begin()["h1"].done = True
    shape = replay(find(table.s, "a", table.asked("h1", "aside")).ask.shape, [])[0]
    assert isinstance(shape, One)
    about = {each.key: say(each.about) for each in shape.options if each.about}
    assert about.keys() == {"drop", "sacrifice"} and "can still win" in about["sacrifice"]
    shape = replay(find(table.s, "a", table.asked("h1", "aside")).ask.shape, ["drop"])[0]
    assert isinstance(shape, Some) and "makes room" in say(shape.prompt)
