"""What a newcomer to Z-Game has to see to follow it: who took the Goals, what is asked, what figures count."""

from __future__ import annotations

import pytest
from zgame.pictured import LANGUAGES, busy, catalogue, scene
from zgame.table import Table

from engine.core.ending import honours
from engine.core.shape import replay
from engine.core.view import view
from engine.games.zgame.fights.slaughter import Slaughter
from engine.games.zgame.gangs.goals import Award
from engine.games.zgame.phases.burdens import Ruin
from engine.games.zgame.phases.event import Invasion, Marauders
from engine.games.zgame.phases.household import Household
from engine.games.zgame.phases.raid import Raid
from engine.games.zgame.phases.turn import Rounds
from telling.labels import Labels

NAMES = {"a": "Ann", "b": "Bob", "c": "Cora", "d": "Dee"}


def asked(t: Table, seat: str, kind: str, *words: str, language: str = "en") -> str:
    """The question, or what a later word of it is for."""
    decision = t.ask(seat, kind)
    labels = Labels(catalogue(language), NAMES, decision)
    if not words:
        return labels.prompt()
    shape, _ = replay(decision.ask.shape, list(words))
    assert shape is not None
    return labels.next_word(list(words), shape)


def told(t: Table, key: str, language: str = "en") -> str:
    """The only line of this key."""
    (event,) = [event for event in t.events if event.message.key == f"zgame-{key}"]
    return catalogue(language).message(event.message, NAMES)


def test_R12_who_takes_a_goal_is_the_first_news_of_the_next_part_and_told_to_everybody_first() -> None:
    t = Table(2).goals("C04")
    t.s.counts["C04"]["b"] = 1
    t.start(Rounds(at=2), Award())
    over, takes = t.events
    assert [over.weight, takes.weight] == ["scene", "headline"] and takes.concerns == ("a", "b") and not takes.hurts
    assert told(t, "turn-over").startswith("Turn 1: all rounds are played. Quarters: ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Bob takes the Goal “Street Kings”: fights won against people – Bob 1."),
        ("ru", "Bob забирает цель «Короли улиц»: выигранные бои с людьми — Bob 1."),
    ],
)
def test_R12_a_goal_that_is_taken_says_what_was_counted(language: str, said: str) -> None:
    t = Table(2).goals("C04")
    t.s.counts["C04"]["b"] = 1
    assert told(t.start(Award()), "takes", language) == said


def test_R12_goals_that_are_over_stand_on_no_picture() -> None:
    texts = catalogue("en")
    assert scene(busy().start(Raid(seat="a")).s, texts).goals
    assert not scene(busy().start(Marauders()).s, texts).goals
    assert not scene(busy().start(Ruin()).s, texts).goals


@pytest.mark.parametrize(
    ("language", "first", "then"),
    [
        ("en", "Do you pay 1 Medicine so that Mercenaries may fight?", "Which cards do you lay?"),
        ("ru", "Заплатить 1 медикамент, чтобы наёмники могли драться?", "Какие карты положить?"),
    ],
)
def test_R8_6_while_a_ransom_is_asked_the_question_is_about_it(language: str, first: str, then: str) -> None:
    t = Table().fighters("a", C1="1-02").zombies(q1_02=1).top("undead", "contagion").give("a", medicine=1)
    t.hand("a", "tom", "axe")
    t.start(Slaughter(seat="a"))
    question = asked(t, "a", "undead", language=language)
    assert question.endswith(first) and then not in question
    assert asked(t, "a", "undead", "keep", language=language) == then
    t = Table().fighters("a", C1="1-02").zombies(q1_02=1).top("undead", "contagion").give("a", medicine=0)
    t.hand("a", "tom", "axe")
    assert asked(t.start(Slaughter(seat="a")), "a", "undead", language=language).endswith(then)


@pytest.mark.parametrize(
    ("language", "marauders", "ruin"),
    [
        ("en", "The event leads them to Medicine.", "The event wants one with Firearm or Food."),
        ("ru", "Событие ведёт их туда, где Медикаменты.", "По событию это квартал, где Огнестрел или Пища."),
    ],
)
def test_R2_4_R13_6_the_question_where_says_which_places_are_meant(language: str, marauders: str, ruin: str) -> None:
    assert asked(Table().event("V01").start(Marauders()), "a", "marauders", language=language).endswith(marauders)
    assert asked(Table().event("V01").start(Ruin()), "a", "ruin", language=language).endswith(ruin)


@pytest.mark.parametrize(
    ("language", "one", "two", "any_"),
    [
        ("en", "only one, a Techie. Where does he go?", "only 2, all of one trade: Techie.", "only 2. Where"),
        ("ru", "только технарь. Куда его поставить?", "только 2, все одного ремесла: технарь.", "только 2. Куда"),
    ],
)
def test_R11_6_who_comes_is_named_where_only_one_trade_is_left(language: str, one: str, two: str, any_: str) -> None:
    def where(*gone: str) -> str:
        t = Table(4).fighters("a", C1="2-05", W1="2-08", **dict.fromkeys(gone, "3-02")).barricade("a", "1-01")
        return asked(t.start(Household(seat="a")), "a", "household", "none", language=language)

    assert one in where("C2", "W2", "T1")
    assert two in where("C2", "W2")
    assert any_ in where("C2", "T1")


@pytest.mark.parametrize(
    ("language", "shows", "beats"),
    [
        ("en", "Bob: Axe, Strength 3 in all.", "Bob beats Ann, 3 against 1; cancelled by a Vest: Axe."),
        ("ru", "Bob: Топор, всего сила 3.", "побеждает Bob, Ann отступает (3 : 1; Броник отменил: Топор)."),
    ],
)
def test_R7_4_R7_6_what_is_shown_counts_all_and_a_vest_is_named_with_the_result(
    language: str, shows: str, beats: str
) -> None:
    t = Table().fighters("a", C1="1-01").fighters("b", C1="1-01").barricade("b", "1-01")
    (axe,) = t.hand("a", "axe")
    mine = t.hand("b", "axe", "vest")
    t.start(Slaughter(seat="a")).answer("a", "attack", axe).answer("b", "defend", ",".join(mine))
    lines = [catalogue(language).message(event.message, NAMES) for event in t.events]
    assert any(beats in line for line in lines)
    t = Table().fighters("a", C1="1-01").fighters("b", C1="1-01").barricade("b", "1-01")
    t.hand("a", "axe")
    (mine,) = t.hand("b", "axe")
    t.start(Slaughter(seat="a")).answer("a", "attack", "none").answer("b", "defend", mine)
    assert shows in [catalogue(language).message(event.message, NAMES) for event in t.events]


def test_the_honour_for_fights_says_that_it_counts_attacks() -> None:
    t = Table(2)
    t.s.credit("b", "won", 1)
    (award,) = honours(t.s, t.game.awards)
    assert catalogue("en").message(award, NAMES).endswith("Bob – 1 attack won")
    assert catalogue("ru").message(award, NAMES).endswith("Bob — 1 победа в нападении")


@pytest.mark.parametrize(("language", "at"), [("en", "to the Megamall"), ("ru", "в Мегамолл")])
def test_11_advice_to_ride_names_the_place(language: str, at: str) -> None:
    t = Table(mercs="off").goals("C02").fighters("a", C1="3-02")
    (horse,) = t.hand("a", "horse")
    t.start(Raid(seat="a"))
    seen, decision = view(t.s, "a"), t.ask("a", "raid")
    reason = t.game.reason(seen, decision, [horse])
    assert reason and f" {at}," in catalogue(language).message(reason, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_card_names_its_deck_which_zombies_may_ban(language: str) -> None:
    t = Table().fighters("a", C1="3-02").give("a", medicine=2).top("mercenary", "tom").start(Raid(seat="a"))
    deck = catalogue(language)("zgame-inside-deck-mercenary")
    assert f"({deck} · " in told(t.answer("a", "raid", "hire"), "drew", language)


def test_D7_in_a_clear_case_it_is_said_that_the_outcome_was_certain() -> None:
    def unasked(**options: str) -> str:
        t = Table(**options).fighters("a", C1="1-01").fighters("b", C1="1-01", C2="1-01")
        t.hand("b", "axe")
        t.choose("b", "defence", "all", "table")
        return told(t.start(Slaughter(seat="a")), "unasked")

    assert "for the outcome was certain. Your standing choice was followed" in unasked(defence="doubt")
    assert "certain" not in unasked(defence="orders")


def test_R2_2_an_invasion_without_zombies_says_why() -> None:
    t = Table(2).event("V01").barricade("a", "1-02", "2-01", "2-05", "2-04")
    t.s.marauders = "3-01"
    assert "closed or full" in told(t.start(Invasion()), "invades")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Lords of the Mall (presence in the Megamall): now you 1, Bob 1"),
        ("ru", "Хозяева Мегамолла (присутствие в Мегамолле): сейчас у вас 1, Bob — 1"),
    ],
)
def test_R12_1_two_in_the_megamall_are_not_said_to_be_alone_there(language: str, said: str) -> None:
    t = Table(2).goals("C02").fighters("a", C1="3-01").fighters("b", C1="3-01")
    goal = t.game.goal(t.s, "a")
    assert goal and catalogue(language).message(goal, NAMES) == said
