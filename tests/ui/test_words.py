"""Typed answers and their completion."""

from __future__ import annotations

import time

import pytest
from ui.asking import NAMES, QUESTIONS, TEXTS, fruit, grouped, question

from cogs.asking.typed import MORE, chosen, go_on, match_words, suggest
from engine.core.command import split
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.message import msg
from engine.core.shape import Amounts, Chain, One, Option, Some, replay

EN, RU = TEXTS("en"), TEXTS("ru")
MIX = question(Amounts({"ammo": 4, "gas": 4}, 3, 3, usual="ammo=3"))


def match(decision: Decision, *typed: str, locale: object = EN) -> list[str]:
    return match_words(locale, NAMES, decision, typed)


@pytest.mark.parametrize("typed", ["yes", "YES", "y", "Yes ", ""])
def test_one_by_key_label_or_beginning(typed: str):
    assert match(QUESTIONS["yes-no"], typed) == ["yes"]


def test_keys_that_differ_in_case_only_are_typed_to_the_letter():
    zones = question(One([Option("8R.C", msg("yes")), Option("8R.c", msg("no"))]))
    assert match(zones, "8R.c") == ["8R.c"] and match(zones, " 8R.C") == ["8R.C"]
    with pytest.raises(Refused):
        match(zones, "8r.c")


def test_one_in_russian_and_by_key():
    assert match(QUESTIONS["yes-no"], "нет", locale=RU) == ["no"] == match(QUESTIONS["yes-no"], "no", locale=RU)


def test_numbers_are_whole_numbers():
    assert match(QUESTIONS["numbers"], "1") == ["1"] and match(QUESTIONS["numbers"], "10") == ["10"]


def test_names_of_players_can_be_typed_without_escapes():
    assert match(QUESTIONS["names"], "bob_by") == ["b"]


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("2 ammo 1 gas", "ammo=2,gas=1"),
        ("1 gas, 2 ammo", "ammo=2,gas=1"),
        ("ammo=2,gas=1", "ammo=2,gas=1"),
        ("gas 1 ammo 2", "ammo=2,gas=1"),
        ("gas: 1 and ammo: 2", "ammo=2,gas=1"),
        ("3x am", "ammo=3"),
        ("1 ammo 1 ammo 1 gas", "ammo=2,gas=1"),
        ("", "ammo=3"),
    ],
)
def test_amounts(typed: str, word: str):
    assert match(MIX, typed) == [word]


@pytest.mark.parametrize("typed", ["2 патрона 1 бензин", "2 патрона и 1 бензина", "бензин 1, патроны 2"])
def test_amounts_in_russian(typed: str):
    assert match(MIX, typed, locale=RU) == ["ammo=2,gas=1"]


@pytest.mark.parametrize("typed", ["2 ammo und 1 gas", "gas: 1 und ammo: 2"])
def test_parts_are_joined_as_the_language_joins_them(typed: str):
    assert match(MIX, typed, locale=TEXTS("de")) == ["ammo=2,gas=1"]
    with pytest.raises(Refused):
        match(MIX, typed)


@pytest.mark.parametrize("typed", ["foo", "2 ammo foo", "ammo 2 gas", "9 ammo", "2 ammo", "none"])
def test_amounts_that_are_not_legal_are_refused(typed: str):
    with pytest.raises(Refused):
        match(MIX, typed)


def test_a_bare_number_where_there_is_one_kind():
    assert match(question(Amounts({"ammo": 5}, 0, 5)), "4") == ["ammo=4"]


@pytest.mark.parametrize(
    ("typed", "word"),
    [("fruit-3, fruit-1", "fruit-1,fruit-3"), ("Fruit number 2", "fruit-2"), ("none", "none"), ("nothing", "none")],
)
def test_some(typed: str, word: str):
    decision = QUESTIONS["some"]
    words = match(decision, typed)
    assert replay(decision.ask.shape, words)[1] == replay(decision.ask.shape, [word])[1]


def test_some_in_order():
    assert match(QUESTIONS["some-ordered"], "fruit-3, fruit-1") == ["fruit-3,fruit-1"]


def test_usual_words_may_be_left_out_anywhere():
    decision = QUESTIONS["journey"]
    full = ["a", "ammo=2,gas=1", "fruit-2,fruit-0", "yes"]
    assert match(decision, "Ann", "2 ammo 1 gas", "fruit-2,fruit-0", "yes") == full
    assert match(decision, "Ann", "", "fruit-2,fruit-0") == full
    assert match(decision, "Ann", "fruit-2,fruit-0") == full


def refusal(decision: Decision, *typed: str):
    with pytest.raises(Refused) as caught:
        match(decision, *typed)
    return caught.value.reason


def test_a_refusal_says_what_is_legal():
    assert refusal(QUESTIONS["yes-no"], "maybe") == msg("refused-typed", typed="maybe", legal="Yes · No")
    assert refusal(QUESTIONS["some-ordered"]).key == "refused-typed-more"
    assert refusal(QUESTIONS["yes-no"], "yes", "no").key == "refused-typed-too-much"
    several = refusal(QUESTIONS["some-one"], "fruit")
    assert several.key == "refused-typed-several" and "Fruit number 2" in str(several.args["legal"])
    for reason in (several, refusal(MIX, "9 ammo")):
        assert "⟨" not in EN.message(reason, {}) and len(EN.message(reason, {})) < 1000


# Completion

OPEN = [QUESTIONS["yes-no"], question(One([str(n) for n in range(1, 11)]), "bid"), QUESTIONS["journey"]]


def test_whole_answers_where_they_are_few():
    found = suggest(EN, NAMES, [QUESTIONS["yes-no"]], "")
    assert [label for label, _ in found] == ["Which one?: Yes", "Which one?: No"]
    assert [chosen(EN, NAMES, [QUESTIONS["yes-no"]], value)[1] for _, value in found] == [["yes"], ["no"]]


def test_beginnings_where_there_are_many_end_in_an_ellipsis():
    journey = [QUESTIONS["journey"]]
    assert [label for label, _ in suggest(EN, NAMES, journey, "")] == ["Journey: Ann › …", "Journey: Bob_by › …"]
    second = [label for label, _ in suggest(EN, NAMES, journey, "Journey: Ann › …")]
    assert "Journey: Ann › 3 gas › …" in second and all(label.startswith("Journey: Ann › ") for label in second)
    third = [label for label, _ in suggest(EN, NAMES, journey, "Journey: Ann › 3 gas › … Fruit number 3")]
    assert third and all("Ann › 3 gas › Fruit" in label and "3" in label for label in third)


def test_a_place_alone_lists_what_can_be_done_there():
    def act() -> Chain:
        verb = yield One([Option("walk"), Option("hit")])
        if verb == "walk":
            yield One([Option("b1", msg("ui-fruit", n=1), ref="B1"), Option("b2", msg("ui-fruit", n=2), ref="B2")])
        else:
            yield One([Option("rat", msg("ui-fruit", n=3), ref="B1")])

    found = suggest(EN, NAMES, [question(act)], "b1", "B1")
    assert [chosen(EN, NAMES, [question(act)], value)[1] for _, value in found] == [["walk", "b1"], ["hit", "rat"]]
    assert suggest(EN, NAMES, [question(act)], "b9", "B9") == []


def follow(decisions: list[Decision], pick: int) -> tuple[Decision, list[str]]:
    """Choose suggestion after suggestion until one is a whole answer."""
    typed = ""
    for _ in range(10):
        found = suggest(EN, NAMES, decisions, typed)
        label, value = found[pick % len(found)]
        if not label.endswith("› …"):
            return chosen(EN, NAMES, decisions, value)
        typed = label
    raise AssertionError("no end of suggestions")


@pytest.mark.parametrize("name", ["yes-no", "groups", "names", "some-ordered", "amounts-exact", "journey", "long"])
@pytest.mark.parametrize("pick", [0, 5, 24])
def test_suggestions_lead_to_an_answer(name: str, pick: int):
    decision, words = follow([QUESTIONS[name]], pick)
    assert replay(decision.ask.shape, words)[0] is None


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize("locale", [EN, RU])
def test_suggestions_keep_discords_limits(name: str, locale: object):
    for typed in ("", "1", "fruit", "плод номер 5", "x" * 90):
        found = suggest(locale, NAMES, [QUESTIONS[name], *OPEN], typed)
        assert len(found) <= 25 and len({label for label, _ in found}) == len(found)
        assert all(1 <= len(label) <= 100 and 1 <= len(value) <= 100 and "⟨" not in label for label, value in found)


def test_every_question_gets_its_share():
    two = [question(One(grouped(40, 10)), "x"), question(One(["yes", "no"], usual="yes"), "pick")]
    labels = [label for label, _ in suggest(EN, NAMES, two, "")]
    assert len(labels) == 25 and labels[-2:] == ["Which one?: Yes", "Which one?: No"]


def test_what_only_a_person_would_type_is_understood():
    wanted = "2 gas 1 ammo 1 adrenaline"
    [(label, value)] = suggest(EN, NAMES, [QUESTIONS["amounts-exact"]], f"pick {wanted}")
    assert label == "Which one?: 1 ammo + 2 gas + adrenaline × 1"
    for typed in (value, wanted, f"Pick: {wanted}", label):
        assert chosen(EN, NAMES, [QUESTIONS["amounts-exact"]], typed)[1] == ["ammo=1,gas=2,adr=1"]


def test_unfinished_values_are_refused_with_what_may_follow():
    [(_, value), _] = suggest(EN, NAMES, [QUESTIONS["journey"]], "")
    with pytest.raises(Refused, match="refused-typed-more"):
        chosen(EN, NAMES, [QUESTIONS["journey"]], value)


@pytest.mark.parametrize("typed", ["", "nonsense", "y"])
def test_free_text_that_says_nothing_is_refused(typed: str):
    with pytest.raises(Refused):
        chosen(EN, NAMES, [QUESTIONS["yes-no"], question(One(["yes", "no"]), "other")], typed)


def test_a_value_from_an_earlier_question_is_not_taken_for_another():
    [(_, value), *_] = suggest(EN, NAMES, [QUESTIONS["journey"]], "")
    with pytest.raises(Refused):
        chosen(EN, NAMES, [QUESTIONS["numbers"]], value)


def test_labels_and_keys_too_long_for_a_value_are_found_again():
    decision = question(One([Option("k" * 150 + str(n), msg("ui-long", n=n)) for n in range(3)]))
    values = [value for _, value in suggest(EN, NAMES, [decision], "")]
    assert len(values) == 3 and chosen(EN, NAMES, [decision], values[2])[1] == ["k" * 150 + "2"]


def test_the_rest_of_an_answer_is_offered_after_words_typed_elsewhere():
    decision, before = QUESTIONS["journey"], ["Bob_by", "2 ammo 1 gas"]
    offered = dict(go_on(EN, NAMES, decision, before, "fruit number 3"))
    assert offered and len(offered) <= 25
    assert not any("Bob" in label or "ammo" in label for label in offered), "what stands elsewhere is not repeated"
    begun = next(label for label in offered if label.endswith(MORE))
    offered = dict(go_on(EN, NAMES, decision, before, begun))
    whole = next(label for label in offered if not label.endswith(MORE))
    assert match(decision, *before, *split(offered[whole]))[:2] == ["b", "ammo=2,gas=1"]
    assert go_on(EN, NAMES, decision, [*before, "0,1", "yes"], "") == []
    with pytest.raises(Refused):
        go_on(EN, NAMES, decision, ["nobody"], "")


def test_a_beginning_too_long_to_be_shown_whole_is_understood_again():
    """What Discord types for a suggestion is its label, cut to 100 characters."""

    def way():
        here = 0
        for _ in range(7):
            here = int((yield One([fruit(n) for n in range(here, here + 30)], usual=None)).partition("-")[2])

    decision, typed, depth = question(way), "", 0
    while depth < 7:
        label, value = suggest(EN, NAMES, [decision], typed)[7]
        assert len(label) <= 100
        depth += 1
        if depth < 7:
            assert label.endswith(MORE)
            typed = label
    assert chosen(EN, NAMES, [decision], value)[1] == [f"fruit-{7 * n}" for n in range(1, 8)]


def test_words_in_one_field_are_separated_in_several_ways():
    assert split("2.5 › Bob > 3; 4") == ["2.5", "Bob", "3", "4"] and split(" ") == []


def test_completion_is_quick():
    large = [
        question(One(grouped(300, 20)), "a"),
        question(Some(grouped(30, 10), 0, 5, ordered=True), "b"),
        question(Amounts({"ammo": 9, "gas": 9, "adr": 9}, 0, 9), "c"),
        QUESTIONS["journey"],
    ]
    suggest(EN, NAMES, large, "")
    began = time.process_time()
    suggest(EN, NAMES, large, "fruit number 29")
    assert time.process_time() - began < 1
