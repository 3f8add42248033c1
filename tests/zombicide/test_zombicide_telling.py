"""What happens to survivors as people read it, in both languages: with names in their forms, to whom it happened, what
can still be done.
"""

from __future__ import annotations

from typing import Any

import pytest
from zombicide.table import Table, game

from engine.core.message import Arg, Event, Message
from engine.core.runner import find, opened, start
from engine.core.shape import NONE, One, replay
from engine.games.zombicide.dead.horde import Arrival
from engine.games.zombicide.dead.undead import Activation, everywhere
from engine.games.zombicide.deeds.inventory import Drawing
from engine.games.zombicide.party import harm, ranks, verdict
from engine.games.zombicide.party.campaign import recruit
from engine.games.zombicide.party.turns import Turn
from engine.games.zombicide.phases.match import Match
from engine.games.zombicide.phases.set_up import SET_UP, Places
from engine.games.zombicide.reading.objectives import Reading
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import card_does, skill_told
from engine.languages import LOCALES
from telling.labels import Labels
from telling.texts import Texts

STREET, NEXT = "8R.C", "8R.B"
TEXTS = Texts()


def event(table: Table, key: str) -> Event:
    """The last log line with this key."""
    return [each for each in table.events if each.message.key == f"zombicide-{key}"][-1]


def said(message: Message, language: str = "en") -> str:
    return TEXTS(language).message(message, {"a": "Вера", "b": "Bo"})


def far(table: Table) -> str:
    """The zone from which it takes longest to that street."""
    away = table.s.ground.away(STREET)
    return max(away, key=lambda zone: away[zone])


def bitten(health: int, zombies: int, **options: Any) -> Table:
    """One survivor in a street among zombies that attack; others stand next to it."""
    table = Table("m2", seats=2, **options).zombies(STREET, zombies)
    for survivor in table.s.survivors.values():
        survivor.at = far(table)
    table["s4"].at, table["s4"].health = STREET, health
    table["s1"].at = table["s3"].at = NEXT
    table.start(Activation(units=everywhere(table.s)))
    return table


def test_a_wound_names_whom_it_struck_and_marks_where() -> None:
    table = bitten(3, 2)
    told = event(table, "wounded")
    assert told.weight == "line" and told.hurts == (table.s.leader("s4"),)
    assert told.refs == (STREET, "s4") and told.loss == 2
    assert said(told.message) == "Tess loses 2 health, 1 left."
    assert said(told.message, "ru") == "Тэсс теряет 2 очка здоровья, осталось 1."


def test_R9_2_a_knock_out_calls_whoever_can_still_help_and_says_until_when() -> None:
    table = bitten(1, 1)
    told = event(table, "knocked-out")
    assert told.weight == "scene" and told.hurts and told.loss == 1
    until = table.s.round + 1
    assert said(told.message).startswith(f"Knocked out: Tess, {STREET}. Take her before round {until} is over!")
    assert said(told.message).endswith("Angelo and Anton are one turn away.")
    assert said(told.message, "ru").endswith("её ещё можно вынести. За один ход успевают Анджело и Антон.")
    for survivor in table.s.standing:
        survivor.at = STREET
    table["s1"].at = far(table)
    harm.knock_out(table.s, table["s1"])
    assert not table.s.run.events[-1].message.args["near"], "nobody is near"
    assert "Nobody is near" in said(table.s.run.events[-1].message)


@pytest.mark.parametrize("mode", ["single", "campaign"])
def test_R9_4_a_death_is_a_scene_and_for_good_in_a_campaign(mode: str) -> None:
    table = Table("m2", mode=mode)
    table.s.round = 4
    harm.die(table.s, table["s6"])
    told = table.s.run.events[-1]
    assert told.weight == "scene" and told.hurts == (table.s.leader("s6"),)
    campaign = mode == "campaign"
    assert said(told.message) == "† Ashley dies" + (" and does not come back in this campaign." if campaign else ".")
    assert ("её больше не будет" in said(told.message, "ru")) == campaign


def test_the_result_names_who_lives_and_who_fell_in_which_round() -> None:
    table = Table("m2", seats=2)
    table.s.crews = {"a": ["s2", "s4", "s6"], "b": ["s1", "s3", "s5"]}
    table.s.round = 4
    harm.die(table.s, table["s6"])
    harm.knock_out(table.s, table["s1"])
    table.s.deeds["a"] = {"kills": 1}
    told = {each.seat: each.text for each in verdict.standings(table.s)}
    assert said(told["a"]) == "Justin and Tess; † Ashley in round 4 · 1 zombie killed"
    assert said(told["a"], "ru") == "Джастин и Тэсс; † Эшли в раунде 4 · 1 убитый зомби"
    assert said(told["b"], "ru") == "Антон и Минди; Анджело без сознания · 0 убитых зомби"
    for each in ("s2", "s4"):
        harm.die(table.s, table[each])
    told = {each.seat: each.text for each in verdict.standings(table.s)}
    assert said(told["a"]).startswith("† Justin in round 4, † Tess in round 4 and † Ashley in round 4 · ")


def test_R3_8_a_level_is_a_scene_with_what_it_gives() -> None:
    table = Table("m2")
    ranks.gain(table.s, table["s4"], 7)
    told = table.s.run.events[-1]
    assert told.weight == "scene" and said(told.message) == f"Tess reaches level yellow. {_yellow(table)}"
    ranks.learn(table.s, table["s4"], "sniper")
    assert TEXTS("en")("zombicide-skill-sniper-about") in said(table.s.run.events[-1].message)


def _yellow(table: Table) -> str:
    return said(skill_told(table.s.data.survivors["tess"].yellow))


def test_the_death_of_an_abomination_is_a_scene() -> None:
    table = Table("m2")
    table.survivor("s1", STREET, "katana")
    table.s.abominations = {"patient0": STREET}
    table.s.abomination_deck.cards.remove("patient0")
    table["s1"].skills.append("super_strength")
    table.turn().force(6, 6, 6).act("s1", "attack", f"melee:{table['s1'].hands[0]}@{STREET}", "plain")
    told = event(table, "fells")
    assert told.weight == "scene" and "Patient" in said(told.message)


def test_a_drawn_card_comes_with_what_it_does() -> None:
    table = Table("m2").top("machete", "water")
    table.start(Drawing(survivor="s1", deck="eq", n=2))
    assert said(event(table, "draws").message).startswith("Angelo draws Machete. 1 die, ")
    table.reply("s1", "card", "discard")
    assert said(event(table, "draws").message) == "Angelo draws Water. Drink it at any time: 3 adrenaline."


def test_who_may_replace_the_dead_comes_with_what_he_can_do() -> None:
    table = Table("m2")
    who = next(each for each in table.s.data.survivors.values() if each.roster != "party")
    text = said(recruit(table.s, who.id))
    assert TEXTS("en")(f"zombicide-skill-{who.blue.replace('_', '-')}-about") in text


def test_what_counts_is_told_as_what_was_added_and_as_a_total() -> None:
    table = Table("m1")
    table.s.party.counters["SAVED"] = 5
    table.start(Reading(card="m1-3", taker="s1"))
    assert said(event(table, "counted").message) == "2 people saved, 7 in all."
    assert said(event(table, "counted").message, "ru") == "Спасены 2 человека, всего 7."
    total = Message("zombicide-counter-saved", {"n": 7})
    assert said(Message("zombicide-counted", {"n": 2, "total": total})) == "+2 → 7 people saved.", "as it was logged"
    assert event(table, "gains-ap").weight == "line", "all that a card gives is told"


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("leads", "Джастин даёт Ванде действие."),
        ("drags", "Джастин вытаскивает Ванду из беды."),
        ("ask-drag", "Ванда хочет вытащить Джастина. Согласны?"),
        ("refuses", "Джастин не соглашается на обмен с Вандой."),
        ("replaced", "На смену Джастину приходит Ванда."),
        ("rallies", "Ванда теперь идёт с Джастином."),
    ],
)
def test_russian_names_stand_in_their_cases(key: str, sentence: str) -> None:
    one, other = Message("zombicide-survivor-justin"), Message("zombicide-survivor-wanda")
    figures: dict[str, Arg] = {"figure": one, "other": other, "whom": other, "companion": other, "what": one}
    assert said(Message(f"zombicide-{key}", figures), "ru") == sentence


def test_a_name_without_forms_stays_as_it_is() -> None:
    named = Message("@name", {"name": "Кот"})
    assert said(Message("zombicide-leads", {"figure": named, "other": named}), "ru") == "Кот даёт Кот действие."
    told = Message("zombicide-knocked-out", {"figure": named, "zone": "7R.A", "n": 3, "near": 0, "who": []})
    assert "Take them before round 3" in said(told)


def test_what_happens_is_told_in_words_without_arrows() -> None:
    zone = Message("@name", {"name": "7R.A"})
    told = {"figure": Message("zombicide-survivor-tess"), "zone": zone, "to": zone, "what": zone}
    for key in ("moves", "effect-move", "sidestep", "walks", "door-to"):
        for language in ("en", "ru"):
            assert "→" not in said(Message(f"zombicide-{key}", told), language), key
    assert said(Message("zombicide-moves", told)) == "Tess goes to 7R.A."
    assert said(Message("zombicide-moves", told), "ru") == "Тэсс идёт в 7R.A."


def test_points_are_spelled_out_wherever_they_are_told() -> None:
    for path in LOCALES.glob("*/zombicide*"):
        words = path.read_text(encoding="utf-8").replace("(", " ").replace(")", " ").replace(".", " ").split()
        assert not {"AP", "CXP", "ОА", "ООК"}.intersection(words), path


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (["move", NEXT], f"Go to {NEXT} ⚡1", f"Идти в {NEXT} ⚡1"),
        (
            ["attack", "melee:{hand}@" + STREET, "risk"],
            "Attack with risk: Kukri (2 dice, 4+, damage 2)",
            "Атаковать с риском: Кукри (2 кубика, 4+, урон 2)",
        ),
    ],
)
def test_advice_of_several_steps_is_a_plan_in_words(words: list[str], english: str, russian: str) -> None:
    table = Table("m2").zombies(STREET, 1)
    table.survivor("s1", STREET, "kukri")
    table["s1"].skills.append("slippery")
    table.turn()
    asked = find(table.s, "a", table.asked("s1", "act"))
    words = [word.format(hand=table["s1"].hands[0]) for word in words]
    for language, wanted in (("en", english), ("ru", russian)):
        labels = Labels(TEXTS(language), {}, asked)
        assert labels.gist(words) == wanted


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (["kukri#1", NONE], "Trade with Justin: give Kukri", "Обмен с Джастином: отдать — Кукри"),
        ([NONE, "uzi#1"], "Trade with Justin: take Uzi", "Обмен с Джастином: взять — Узи"),
        (
            ["kukri#1", "uzi#1"],
            "Trade with Justin: give Kukri; take Uzi",
            "Обмен с Джастином: отдать — Кукри; взять — Узи",
        ),
    ],
)
def test_advice_to_trade_says_with_whom_and_what(words: list[str], english: str, russian: str) -> None:
    table = Table("m2")
    table.survivor("s1", STREET, "kukri", "pistol")
    table.survivor("s2", STREET, "uzi")
    table.turn()
    asked = find(table.s, "a", table.asked("s1", "act"))
    plan = game().plan(table.s, asked, ["trade", "s2", *words])
    assert plan and (said(plan), said(plan, "ru")) == (english, russian)


def test_advice_about_cards_says_what_is_held_and_what_goes() -> None:
    table = Table("m2").top("machete")
    table.survivor("s1", STREET, "kukri", "pistol", "water", "uzi", "flashlight")
    table.start(Drawing(survivor="s1", deck="eq", n=1))
    asked = find(table.s, "a", table.asked("s1", "card"))
    copies = [copy for copy in (*table["s1"].cards, *table.s.drawn) if copy.startswith(("kukri", "machete"))]
    words = ["arrange", ",".join(copies), table["s1"].bag[0]]
    assert Labels(TEXTS("en"), {}, asked).gist(words) == "Hold Kukri, Machete and discard Water"
    assert Labels(TEXTS("ru"), {}, asked).gist(words) == "В руки: Кукри, Мачете; сбросить: Вода"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Discard: Pistol (in hand)", "Discard: Pistol (in the backpack, no. 1)",
                "Discard: Pistol (in the backpack, no. 2)", "Discard: Sawed-off (in hand, empty)",
                "Discard: Sawed-off (in the backpack)"]),
        ("ru", ["Сбросить «Пистолет» (в руке)", "Сбросить «Пистолет» (в рюкзаке, 1-я)",
                "Сбросить «Пистолет» (в рюкзаке, 2-я)", "Сбросить «Обрез» (в руке, не заряжено)",
                "Сбросить «Обрез» (в рюкзаке)"]),
    ],
)  # fmt: skip
def test_of_cards_of_one_name_it_is_said_which_is_which(language: str, told: list[str]) -> None:
    table = Table("m2")
    table.survivor("s1", STREET, "pistol_s", "sawed_off", "pistol", "pistol_s", "sawed_off")
    table["s1"].empty = [table["s1"].hands[1]]
    table.turn()
    asked = find(table.s, "a", table.asked("s1", "aside"))
    shape, _ = replay(asked.ask.shape, [])
    assert isinstance(shape, One)
    labels = Labels(TEXTS(language), {}, asked)
    assert sorted(map(labels.option, shape.options)) == sorted(told)


def test_a_trap_is_a_headline_that_leads_the_recap_of_whom_it_sprang_on() -> None:
    table = Table("m2", seats=2).top("aaahh")
    table.start(Drawing(survivor="s4", deck="eq", n=1, search=True))
    told = event(table, "aaahh")
    assert told.weight == "headline" and told.hurts == (table.s.leader("s4"),)
    assert told.refs == (table["s4"].at, "s4") and said(told.message) == "Aaahh!! A walker stands up beside Tess."


def test_a_broken_weapon_is_a_headline_that_leads_the_recap_of_whose_it_was() -> None:
    table = Table("m2", seats=2).zombies(STREET, 2)
    table.survivor("s1", STREET, "kukri")
    table.turn().force(6, 6, "break", 6).act("s1", "attack", f"melee:{table['s1'].hands[0]}@{STREET}", "risk")
    told = event(table, "breaks")
    assert told.weight == "headline" and told.hurts == (table.s.leader("s1"),) and told.refs == (STREET, "s1")
    assert said(told.message) == "A break! Angelo’s weapon is gone: Kukri."
    assert said(told.message, "ru") == "Поломка! У Анджело сломано оружие: Кукри."


def test_R7_18_an_abomination_comes_with_what_is_special_about_it() -> None:
    table = Table("m2")
    table.s.abomination_deck.cards = ["abominacop"]
    table.start(Arrival(zone=STREET))
    told = event(table, "abomination").message
    about = TEXTS("en")("zombicide-abomination-abominacop-about")
    assert said(told) == f"Abominacop appears in {STREET}! {about}"
    assert said(told, "ru").startswith(f"Появляется Отродье-коп: {STREET}! Заслоняет")
    del told.args["does"]
    assert said(told, "ru") == f"Появляется Отродье-коп: {STREET}!", "as it was logged"


def test_a_weapon_that_is_drawn_comes_with_all_that_is_special_about_it() -> None:
    data = Table("m2").s.data.equipment
    assert said(card_does(data["chainsaw"]), "ru").endswith("урон 2 · шумит · взламывает двери с шумом")
    assert said(card_does(data["pistol"])).endswith("damage 1 · range 0–1 · one in each hand · loud")
    assert said(card_does(data["water"])) == TEXTS("en")("zombicide-card-water-about")
    assert said(Message("zombicide-card-does", {"dice": 1, "accuracy": 3, "damage": 1})) == "1 die, 3+, damage 1"


def test_the_last_step_of_a_goal_is_told_as_its_end() -> None:
    table = Table("m1", seats=2)
    doors = table.s.mission.doors["DINER"].doors
    for door in doors:
        table.s.open.append(door)
        verdict.tell_reached(table.s, "doors", door)
    assert [each.message.key for each in table.s.run.events] == ["zombicide-effect-goal"]
    assert said(table.s.run.events[-1].message).endswith("Open all four doors of the diner”.")


def test_who_starts_where_is_asked_with_names() -> None:
    s, _ = game().set_up(ZombicideSettings(mode="single", mission="m1"), ["a"], "places")
    s.stack = []
    start(s, Match(at=SET_UP.index(Places)))
    (asked,) = (each for each in opened(s) if each.kind == "start")
    text = Labels(TEXTS("ru"), {}, asked).prompt()
    assert text.startswith("Кому откуда начинать? По порядку: Анджело — 2V.D, Джастин — 7R.D")


def test_the_result_says_how_many_people_were_saved() -> None:
    table = Table("m1")
    table.s.party.counters["SAVED"] = 8
    assert "8 people saved" in map(said, verdict.decided(table.s, "won").lines)
    assert len(verdict.decided(Table("m2").s, "won").lines) == 2, "nothing is said of nobody"


def test_ones_own_wounds_are_told_without_ones_name() -> None:
    turn = Turn(survivor="s4", seat="a")
    table = Table("m2")
    for who in ("s4", "s1"):
        turn.count(Message("zombicide-sum-wounds", {"n": 1, "figure": table.s.name(who)}))
    told = turn.headline(table.s)
    assert told is not None and said(told) == "Tess: −1 health · Angelo −1 health"
