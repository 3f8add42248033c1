"""Advice in Zombie Plague (section 11): its reasons and prices, and how a plan is said."""

from __future__ import annotations

from random import Random

import pytest
from languages import LANGUAGES
from plague.spoken import CLOSED, PEOPLE, say
from plague.table import Table, game
from positions import positions

from engine.core.message import Message
from engine.core.runner import awaited
from engine.core.view import view
from engine.games.plague.data import kind
from engine.games.plague.dead.acting import Acting
from engine.games.plague.dead.entry import Entry
from engine.games.plague.dead.field import Field
from engine.games.plague.dead.hand import TRICKS
from engine.games.plague.dead.kindling import Kindling
from engine.games.plague.dead.tricks import SIEGE, WISHES
from engine.games.plague.phases.zombie_turn import Rising
from engine.games.plague.player import house
from engine.games.plague.player.mind import Mind
from engine.games.plague.player.reasons import reason
from engine.games.plague.player.sharing import gifts
from engine.games.plague.settings import PlagueSettings
from engine.games.plague.state import ZOMBIES, Human, PlagueState
from engine.tables.advice import _odds, advise
from telling.texts import Texts

# Advice


def advised(table: Table, seat: str, figure: str = "") -> tuple[list[str], str]:
    """What the seat is advised to do, and why."""
    found = advise(game(), table.s, seat, figure)
    assert found
    return found.words, say(found.why)


def test_11_1_advice_names_the_price_and_what_is_true_there() -> None:
    table = Table(1)
    table.human("h1", "O5")
    words, why = advised(table.begin(), "a")
    assert words == ["search", "X1"]
    assert why == "Nobody has searched here yet: that makes 1 of 7 · costs 3 actions, 1 left"
    table = Table(1)
    table.human("h1", "L17", "katana")
    table.zombies("L18")
    (decision,) = awaited(table.begin().s)
    for words, told in (
        (
            ["attack", "katana#1", "z1"],
            "One zombie can bite you here, and this may rid you of it · costs 1 action, 3 left",
        ),
        (["done"], "Nothing better can be done from here. One zombie can bite you here."),
    ):
        assert say(reason(table.s, decision, words)) == told
    table = Table(1)
    table.human("h1", "J15", "medkit", "plan", life=1)
    table.barricade(*CLOSED[1:])
    (decision,) = awaited(table.begin().s)
    for words, told in (
        (["use", "medkit#1", "h1"], "Soldier 1: only 1 life left · costs 1 action, 1 left"),
        (["build", "J15-J16"], "Then 2 of 11 openings are open · costs 1 action, 1 left"),
    ):
        table.s.barricades = [each for each in table.s.barricades if each not in ("J15-J16", "K4-K5")]
        assert say(reason(table.s, decision, words)) == told


def test_11_1_whoever_waits_in_the_house_while_others_close_it_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "must_be_held", lambda s: True)
    table = Table(2)
    table.human("h1", "L5")
    table.human("h2", "L15")
    table.barricade(*CLOSED[1:])
    decision = next(each for each in awaited(table.begin().s) if each.subject == "h1")
    others = "You are inside, and the openings that are left are closed by whoever is nearer to them."
    assert say(reason(table.s, decision, ["done"])) == f"{others} No zombie can bite you here."


def test_11_1_whoever_is_on_his_way_and_waits_is_told_what_keeps_him() -> None:
    for at, zombies, told in (
        ("O7", ("O6", "P7", "N7", "O8"), "the way there is barred now. Zombies that can bite you here: 4."),
        ("N13", ("K15",), "to go on is more dangerous now than to wait. Zombies that can bite you there: 1, here: 0."),
        ("L17", (), "Nothing better can be done from here. No zombie can bite you here."),
    ):
        table = Table(1)
        table.human("h1", at, "katana")
        table.zombies(*zombies)
        (decision,) = awaited(table.begin().s)
        assert say(reason(table.s, decision, ["done"])).endswith(told)


def test_11_1_advice_to_attack_says_what_it_may_cost_and_how_likely_it_works() -> None:
    table = Table(1)
    table.human("h1", "L17", "nailboard")
    table.zombies("L18")
    (decision,) = awaited(table.begin().s)
    words = ["attack", "nailboard#1", "z1"]
    assert "It is your only weapon, and an Oops may cost it · costs 1 action" in say(reason(table.s, decision, words))
    assert [say(each) for each in _odds(decision, words)] == ["kill 33 % · Oops 17 %"]
    table = Table(1)
    table.human("h1", "O5")
    table.zombies("O7")
    (decision,) = awaited(table.begin().s)
    assert say(reason(table.s, decision, ["search", "X1"])).endswith("1 left · one zombie can bite you here")


def test_11_1_a_square_between_two_zombies_is_not_called_safe() -> None:
    table = Table(1)
    table.human("h1", "L17", life=2)
    table.zombies("I17", "O17")
    (decision,) = awaited(table.begin().s)
    for square, bite in (("L16", "2 zombies"), ("L18", "2 zombies")):
        why = say(reason(table.s, decision, ["move", square]))
        assert f"{bite} can bite you there" in why, why


def test_11_1_the_only_firearm_is_not_given_away() -> None:
    for arms, given in ((("katana", "pistol"), []), (("katana", "axe"), ["axe"]), (("pistol", "rifle"), ["pistol"])):
        table = Table(2)
        table.human("h1", "L17", *arms)
        table.human("h2", "L18")
        table.begin()
        assert [kind(words[2]) for words in gifts(table.s, table["h1"])] == given


def test_11_2_6_whoever_leads_the_dead_is_advised_a_card_or_an_order_to_a_group_with_its_reason_and_price() -> None:
    table = Table(2, seats=2).dark().hand("slip", "fog")
    table.human("h1", "L17", life=2)
    table.human("h2", "X1")
    table.zombies("L20", "K17", "A1")
    table.start(Acting())
    words, why = advised(table, ZOMBIES)
    assert words == ["card", "slip", "h1"]
    assert why == "The weakest human gets away less far · 1 card is left for all of the game"
    table.answer(ZOMBIES, "horde", *words)
    words, why = advised(table, ZOMBIES)
    assert words == ["hunt", "h1"]
    assert why == (
        "Together each rolls with 1 more: a wound on 5 or more. Soldier 1 has 2 lives · "
        "takes 2 of your 3; whoever rolls a 1 is done for this turn"
    )
    assert game().stand_in(view(table.s, ZOMBIES), table.ask(ZOMBIES, "horde")) == ["auto"]
    table.force(2, 2, 2).answer(ZOMBIES, "horde", *words)
    words, why = advised(table, ZOMBIES)
    assert words == ["send", "near"]
    assert why == "They reach nobody this turn. From there the first has 20 steps left to a human."
    table.answer(ZOMBIES, "horde", *words)
    assert advised(table, ZOMBIES) == (["end"], "Nobody can get nearer or attack any more.")


def test_11_2_before_a_closed_house_fours_are_sent_to_a_barricade_with_what_is_still_missing() -> None:
    table = Table(1).dark().hand().barricade(*CLOSED)
    table.human("h1", "L10")
    table.zombies("K18", "L18", "M18", "A1")
    table.start(Acting())
    words, why = advised(table, ZOMBIES)
    edge = words[1]
    assert words[0] == "send" and edge in table.s.barricades and set(words[2].split(",")) == {"z1", "z2", "z3", "z4"}
    assert why == (
        "Four that stand together break this barricade when your turn begins. "
        "None stands before it yet, so it takes some turns. "
        "Until then they bite nobody."
    )


def test_11_2_what_lies_unconscious_is_finished_off() -> None:
    table = Table(2).dark().hand()
    table.human("h1", "L17", life=0)
    table.zombies("L18")
    table.start(Acting())
    words, why = advised(table, ZOMBIES)
    assert words == ["hunt", "h1"] and "kills without a roll" in why and "takes 1 of your 1" in why


def test_11_2_where_new_ones_and_fires_come_has_a_reason() -> None:
    table = Table(1, fire="on").dark()
    table.human("h1", "L17")
    table.force(5).start(Entry(left=1, begun=True))
    words, why = advised(table, ZOMBIES)
    assert words[0] == "zombie" and "shortest way to a human" in why
    table.answer(ZOMBIES, "enter", *words)
    table.start(Kindling(left=1))
    words, why = advised(table, ZOMBIES)
    assert words[0] in table.words(ZOMBIES, "kindle") and "burns" in why


def test_R18_3_the_dead_rise_where_it_is_shortest_to_a_human() -> None:
    table = Table(2).dark()
    table.human("h2", "L17")
    table.zombies("L10")
    table.s.corpses["h1"] = "L10"
    table["h1"].dead, table["h1"].life, table["h1"].at = True, 0, ""
    table.start(Rising())
    words, why = advised(table, ZOMBIES)
    field = Field(table.s)
    near = min(map(field.at, table.words(ZOMBIES, "rise")))
    assert field.at(words[0]) == near and f"shortest way to a human: {near} step" in why


def test_every_card_that_is_advised_has_a_reason_of_its_own() -> None:
    assert {*WISHES, *SIEGE} == set(TRICKS)
    for language in LANGUAGES:
        texts = Texts()(language)
        assert all(texts.has(f"plague-ask-horde.why-card-{name}") for name in TRICKS)


# What advice says


def plan_of(table: Table, *words: str) -> str:
    """The plan in words for an answer of the first human."""
    (asked,) = (each for each in awaited(table.s) if each.kind == "act" and each.subject == "h1")
    return say(game().plan(table.s, asked, words))


def test_advice_of_several_words_is_a_plan_that_says_who_does_what_and_where() -> None:
    table = Table(3, seats=1)
    table.human("h1", "O6", "grenade", "bat", "medkit")
    table.human("h2", "O7", life=0).cards = [table.card("knife")]
    table.human("h3", "N6", life=2)
    table.s.piles["P6"] = [table.card("ammo")]
    table.zombies("O5", "M4")
    table.begin()
    assert plan_of(table, "move", "P7") == "Soldier 1 → P7 (Bathroom)"
    assert plan_of(table, "attack", "bat#1", "z1") == "Soldier 1 attacks Zombie 1, O5 (Baseball bat)"
    assert plan_of(table, "attack", "grenade#1", "O5") == "Soldier 1 throws at O5: Grenade"
    assert plan_of(table, "use", "medkit#1", "h3") == "Soldier 1 uses: First-aid kit → Soldier 3, N6"
    assert plan_of(table, "give", "h3", "bat#1") == "Soldier 1 hands over: Baseball bat → Soldier 3, N6"
    assert plan_of(table, "take", "h2", "knife#1") == "Soldier 1 takes: Kitchen knife ← Soldier 2, O7"
    assert plan_of(table, "pick", "ammo#1") == "Soldier 1 picks up: Ammo box (P6)"
    table.human("h1", "O5")
    table.zombies("M7")
    assert plan_of(table, "search", "X1") == "Soldier 1 searches the bathroom"


def test_R16_4_in_the_car_advice_counts_those_who_can_bite_at_the_doors() -> None:
    table = Table(2).searched()
    table.human("h1", "car")
    table.human("h2", "car")
    table.zombies("E13", "E16", "X1")
    table.begin()
    (asked, _) = (each for each in awaited(table.s) if each.kind == "act")
    why = say(reason(table.s, asked, ["done"]))
    table.s.driver = ""
    assert plan_of(table, "ignite") == "Soldier 1 tries to start the engine"
    assert plan_of(table, "leave", "B14") == "Soldier 1 gets out of the car → B14"
    assert "2 zombies can bite at the doors" in why or "One zombie can bite at a door" in why
    assert "No zombie" not in why


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_can_be_said(language: str) -> None:
    texts = Texts()(language)
    table = Table(1).hand("lunge", "fog")
    table.human("h1", "L17", "bat")
    table.zombies("L18", "K15").pop()
    table.start(Acting())
    (asked,) = awaited(table.s)
    for words in (
        ["hunt", "h1"],
        ["send", "near", "z1,z2"],
        ["send", "h1"],
        ["card", "fog"],
        ["card", "lunge", "z1"],
    ):
        told = game().plan(table.s, asked, words)
        assert told is not None and "⟨" not in texts.message(told, PEOPLE), words
    assert game().plan(table.s, asked, ["auto"]) is None


# Whatever the position


@pytest.mark.parametrize("number", range(6))
def test_11_1_wherever_advice_leads_it_says_who_can_bite_and_who_will_probably_fall(number: int) -> None:
    """Over positions of games that are played half at random: nothing dangerous is left unsaid, and a firearm that is
    the only one is kept.
    """
    settings = PlagueSettings.model_validate({"n_humans": str(2 + number % 3), "difficulty": "hard"})
    s, _ = game().set_up(settings, ["a", ZOMBIES], f"advice {number}")
    looked = 0
    for at, found in positions(game(), s, Random(number), 260):
        if found.decision.kind == "act":
            looked += 1
            _is_honest(at, at.humans[found.decision.subject], found.words, found.why)
    assert looked > 8


def _is_honest(s: PlagueState, human: Human, words: list[str], why: Message | None) -> None:
    danger = Mind(s, human.id).danger
    keys = {each.key.rpartition("why-")[2] for each in _all(why)}
    if words[0] == "move":
        (how,) = [each for each in _all(why) if each.key.rpartition("why-")[2] in ("move-nearer", "move-safer")]
        told = how.args["danger" if how.key.endswith("nearer") else "n"]
        assert told == len(danger.attacks(words[1]))
        assert ("falls" in keys) == (danger.bites(words[1]) >= human.life)
    if words[0] == "search":
        assert ("bites" in keys) == bool(danger.attacks(human.at))
        assert ("falls" in keys) == (danger.bites(human.at) >= human.life)
    if words[0] == "give":
        guns = [each for each in human.cards if s.card(each).kind == "firearm"]
        assert guns != [words[2]]


def _all(why: Message | None) -> list[Message]:
    assert why
    of = why.args.get("of")
    return [each for each in of if isinstance(each, Message)] if isinstance(of, list) else [why]
