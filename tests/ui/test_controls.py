"""Every question can be answered by pressing alone, within Discord's limits, and a stale control does nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from core.toy import Toy
from core.toys import HOSTILE
from discord import ui
from ui.asking import LONG, NAMES, QUESTIONS, SESSION, TEXTS, check_limits, fruit, journey, panel, pressable, question

from cogs.asking.controls import controls, press
from cogs.asking.rows import lines
from cogs.asking.typed import answers
from cogs.base import ids
from engine.core.act import Answer
from engine.core.decision import Decision
from engine.core.dice import Dice
from engine.core.errors import Refused
from engine.core.message import msg, named
from engine.core.runner import decisions, default, offered
from engine.core.shape import Amounts, One, Option, Some, replay
from engine.core.state import State
from engine.core.step import Ask, Step
from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.box.data import HitzData
from telling.draft import Outcome, ranked, read
from telling.labels import Labels

LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])
SHAPES = pytest.mark.parametrize("name", QUESTIONS)


def act(decision: Decision, draft: list[str], id: str, *values: str):
    """Press a control by its id."""
    return press(decision, draft, ids.parse(id)[3:], values)


def some_values(item: ui.Select[Any], random: Random) -> list[str]:
    number = random.randint(max(1, item.min_values), item.max_values)
    return [option.value for option in random.sample(item.options, number)]


def play(decision: Decision, language: str, random: Random) -> list[str]:
    """Press at random until the answer is complete."""
    draft: list[str] = []
    for _ in range(400):
        view = panel(language, decision, draft)
        check_limits(view)
        item = random.choice(pressable(view))
        assert item.custom_id is not None
        values = some_values(item, random) if isinstance(item, ui.Select) else []
        outcome = act(decision, draft, item.custom_id, *values)
        if outcome.answer is not None:
            return outcome.answer
        draft = outcome.draft
    raise AssertionError("no end of pressing")


def ending(end: str, decision: Decision, draft: list[str]) -> list[str]:
    """The ids of the controls that end so."""
    found = [item.custom_id or "" for item in pressable(panel("en", decision, draft))]
    return [id for id in found if id.endswith(end)]


@pytest.mark.parametrize(("length", "high"), [(3, 2), (5, 3), (10, 4), (14, 0)])
def test_short_options_are_buttons_as_long_as_they_take_no_more_than_four_lines_of_a_phone(length: int, high: int):
    items = controls(TEXTS("en"), NAMES, SESSION, question(One([f"{n:0{length}}" for n in range(8)])), [])
    rows = [item for item in items if isinstance(item, ui.ActionRow)]
    assert len(rows) == len(items)
    assert sum(len(lines(each for each in row.children if isinstance(each, ui.Button))) for row in rows) == high


def below_advice(options: Sequence[Option | str], *advised: str) -> list[ui.Button[Any] | ui.Select[Any]]:
    """What can be pressed below a button that gives the advised answer."""
    items = controls(TEXTS("en"), NAMES, SESSION, question(One(options)), [], advised=advised)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items))
    return pressable(view)


@pytest.mark.parametrize(("advised", "left"), [("2", "13"), ("3", "12")])
def test_below_advice_no_other_button_gives_the_same_answer(advised: str, left: str):
    found = below_advice(["1", "2", Option("3", ends=True)], advised)
    assert "".join((each.custom_id or "")[-1] for each in found) == left


def test_below_advice_the_only_word_that_is_left_of_a_chain_can_be_pressed():
    def build():
        yield One(["build", "wait"])
        door = yield One(["door"])
        return door

    items = controls(TEXTS("en"), NAMES, SESSION, question(build), ["build"], advised=("build", "door"))
    ids = [each.custom_id or "" for item in items for each in getattr(item, "children", [])]
    assert any(each.endswith("door") for each in ids)


@pytest.mark.parametrize(("advised", "buttons"), [("ammo=2", 0), ("gas=2", 1)])
def test_below_advice_the_likely_mix_is_no_button_if_it_is_the_advice(advised: str, buttons: int):
    mix = question(Amounts({"ammo": 2, "gas": 2, "adr": 2}, 2, 2, usual="ammo=2"))
    items = controls(TEXTS("en"), NAMES, SESSION, mix, [], advised=(advised,))
    found = [each for item in items for each in getattr(item, "children", [item])]
    assert len([each for each in found if isinstance(each, ui.Button)]) == buttons


def test_below_advice_more_than_two_lines_of_buttons_are_a_closed_list():
    long = [Option(f"fruit-{n}", msg("ui-fruit", n=n), handy=True) for n in range(8)]
    (choice, end) = below_advice([*long, Option("3", ends=True)], "fruit-5")
    assert isinstance(choice, ui.Select) and [each.value for each in choice.options] == [each.key for each in long]
    assert isinstance(end, ui.Button)
    assert all(isinstance(each, ui.Button) for each in below_advice(long[:2], "fruit-5"))


class About(Step):
    """Asks twelve seats about something."""

    subject: str

    def asks(self, s: State):
        yield Ask(tuple("abcdefghijkl"), "reinforce", journey, self.subject)


@pytest.mark.parametrize("subject", HOSTILE)
def test_a_question_about_anything_has_ids_that_discord_takes_and_that_lead_back_to_it(subject: str):
    """Late in a long game, after much undoing, at a word within a chain."""
    step = About(subject=subject, no=123_456, answered={})
    s = State(seats=list("abcdefghijkl"), dice=Dice(seed="x"), era=999, stack=[step])
    (decision,) = decisions(s)
    for draft in ([], ["a"], ["a", "ammo=2,gas=1"]):
        for item in pressable(panel("en", decision, draft)):
            assert item.custom_id is not None and len(item.custom_id) <= ids.LIMIT and item.custom_id.isascii()
            assert ids.parse(item.custom_id)[2] == decision.id


@LANGUAGES
@SHAPES
def test_every_question_is_answered_by_pressing_alone(name: str, language: str):
    decision = QUESTIONS[name]
    for seed in range(12):
        words = play(decision, language, Random(seed))
        assert replay(decision.ask.shape, words)[0] is None


@dataclass
class Reach:
    answers: set[tuple[str, ...]]
    drafts: int


def reach(decision: Decision) -> Reach:
    """Every answer that some row of presses leads to."""
    found, seen, todo = set[tuple[str, ...]](), set[tuple[str, ...]](), [list[str]()]
    while todo:
        draft = todo.pop()
        for item in pressable(panel("en", decision, draft)):
            assert item.custom_id is not None
            choices = [[]] if isinstance(item, ui.Button) else [[option.value] for option in item.options]
            for values in choices:
                outcome = act(decision, draft, item.custom_id, *values)
                if outcome.answer is not None:
                    found.add(tuple(outcome.answer))
                elif tuple(outcome.draft) not in seen:
                    seen.add(tuple(outcome.draft))
                    todo.append(outcome.draft)
    return Reach(found, len(seen))


@pytest.mark.parametrize(
    "name",
    [
        "yes-no",
        "many",
        "groups",
        "big-groups",
        "many-groups",
        "long",
        "some-one",
        "some-ordered",
        "amounts",
        "amounts-exact",
    ],
)
def test_exactly_the_legal_answers_can_be_pressed(name: str):
    decision = QUESTIONS[name]
    assert reach(decision).answers == {tuple(words) for words in answers(decision.ask.shape, [])}


def test_large_amounts_are_reached_in_steps():
    shape = Amounts({"ammo": 90}, 0, 90)
    assert len(reach(question(shape)).answers) == 91


def test_the_default_is_one_press_away_on_a_chain():
    decision = QUESTIONS["journey"]
    outcome = act(decision, [], "gk:a:s:d:0:d")
    assert outcome.answer == default(decision)
    begun = act(decision, [], "gk:a:s:d:0:w:b").draft
    completed = act(decision, begun, ending(":d", decision, begun)[0]).answer
    assert completed is not None and completed[:2] == ["b", "ammo=2,gas=1"]
    assert not ending(":d", QUESTIONS["opportunity"], [])


def test_back_takes_one_word_back():
    decision, draft = QUESTIONS["journey"], ["a", "gas=3"]
    for expected in (["a"], []):
        draft = act(decision, draft, ending(":b", decision, draft)[0]).draft
        assert draft == expected


def test_a_control_from_before_other_words_is_refused():
    decision = QUESTIONS["journey"]
    old = [i.custom_id for i in pressable(panel("en", decision, ["a"])) if i.custom_id]
    for id in old:
        with pytest.raises(Refused, match="refused-draft-moved"):
            act(decision, ["b"], id, "1")
        with pytest.raises(Refused, match="refused-draft-moved"):
            act(decision, [], id, "1")


def test_a_public_control_begins_anew():
    decision = QUESTIONS["journey"]
    assert act(decision, ["a", "gas=3"], "gk:a:s:d:0:w:b").draft == ["b"]


def test_confirm_executes_what_it_says_and_not_what_was_picked_since():
    decision = QUESTIONS["amounts-exact"]
    shown = panel("en", decision, ["~~ammo=4"])
    confirm = next(i for i in pressable(shown) if isinstance(i, ui.Button))
    assert confirm.label == "Confirm: 4 ammo" and confirm.custom_id
    assert act(decision, ["~~gas=4"], confirm.custom_id).answer == ["ammo=4"]


def test_words_no_longer_offered_fall_out_of_a_draft():
    decision = question(One(["x", "y"]))
    assert act(decision, ["gone", "for ever"], "gk:a:s:d:0:w:x").answer == ["x"]
    with pytest.raises(Refused, match="refused-word"):
        act(decision, [], "gk:a:s:d:0:w:gone")


@pytest.mark.parametrize("rest", ["", ":0", ":0:zz:1", ":0:n:ammo", ":0:w:~nothash"])
@pytest.mark.parametrize("name", ["yes-no", "amounts-exact", "some", "journey"])
def test_ids_of_another_time_are_refused(rest: str, name: str):
    with pytest.raises(Refused):
        act(QUESTIONS[name], [], f"gk:a:s:d{rest}")


def test_the_usual_word_stands_out():
    view = panel("en", QUESTIONS["yes-no"], [])
    assert {i.label: i.style.name for i in pressable(view) if isinstance(i, ui.Button)} == {
        "Yes": "primary",
        "No": "secondary",
    }


def test_names_are_shown_in_labels_as_they_are():
    labels = [i.label for i in pressable(panel("en", QUESTIONS["names"], [])) if isinstance(i, ui.Button)]
    assert labels == ["Ann", "Bob_by"]


def test_what_a_label_cannot_hold_stands_beside_it():
    text = "word " * 60
    decision = question(One([Option("x", msg("ui-fruit", n=1)), Option("y", msg("choice-done", n=text))]))
    view = panel("en", decision, [])
    check_limits(view)
    assert sum(text.strip()[:200] in i.content for i in view.walk_children() if isinstance(i, ui.TextDisplay)) == 1


def test_a_long_key_is_hashed_and_found_again():
    decision = QUESTIONS["long-buttons"]
    id = next(i.custom_id for i in pressable(panel("en", decision, [])) if i.custom_id)
    assert LONG not in id and act(decision, [], id).answer == [f"{LONG}0"]


def test_the_second_word_of_a_chain_has_its_own_question():
    texts = [
        i.content for i in panel("ru", QUESTIONS["journey"], ["a"]).walk_children() if isinstance(i, ui.TextDisplay)
    ]
    assert "-# Пока выбрано: Ann\n**Что вы возьмёте с собой?**" in texts


def test_what_is_asked_next_may_depend_on_the_first_word():
    decision = QUESTIONS["journey"]

    def texts(*draft: str) -> str:
        return str(
            [i.content for i in panel("en", decision, list(draft)).walk_children() if isinstance(i, ui.TextDisplay)]
        )

    assert "**What do you take from Bob?**" in texts("b")
    assert "**What for Bob?**" in texts("b", "ammo=2,gas=1")
    assert "**What do you take along?**" in texts("a")
    assert "**" not in texts("a", "ammo=2,gas=1")


def test_a_game_says_what_its_groups_are():
    selects = [i for i in panel("en", QUESTIONS["groups"], []).walk_children() if isinstance(i, ui.Select)]
    assert [select.placeholder for select in selects] == ["Choose a crate…"]


def kinds(*items: ui.Item[Any]) -> list[str]:
    """Every control that answers, as a button or a list."""
    found = [each for item in items for each in getattr(item, "children", ())]
    return ["list" if isinstance(each, ui.Select) else "button" for each in found]


def test_a_list_says_what_is_chosen_from_until_something_is():
    def lists(*draft: str) -> list[str | None]:
        decision = question(chain, "walk")
        return [i.placeholder for i in panel("en", decision, list(draft)).walk_children() if isinstance(i, ui.Select)]

    def chain():
        first = yield One([fruit(n) for n in range(20)])
        second = yield One([fruit(n) for n in range(20)])
        return first, second

    assert lists() == ["Which fruit…"]
    assert lists("fruit-1") == [TEXTS("en")("choice-choose")]


def test_what_may_be_left_alone_is_a_list_below_something_else():
    decision = question(One([fruit(n) for n in range(3)]))
    for aside, shown in ((False, ["button"] * 3), (True, ["list"])):
        assert kinds(*controls(TEXTS("en"), NAMES, SESSION, decision, [], aside=aside)) == shown
    alone = question(One([fruit(1)]))
    assert kinds(*controls(TEXTS("en"), NAMES, SESSION, alone, [], aside=True)) == ["button"]
    for wait, shown in ((True, ["button"]), (False, ["list"])):  # of a kind that says what its list is of
        decision = question(One([fruit(1)]), "walk", wait=wait)
        assert kinds(*controls(TEXTS("en"), NAMES, SESSION, decision, [])) == shown


@pytest.mark.parametrize(("handy", "rest", "shown"), [(0, 4, 4), (0, 5, 0), (2, 2, 4), (2, 3, 2)])
def test_few_long_options_are_buttons_and_fewer_beside_handy_ones(handy: int, rest: int, shown: int):
    options = [
        Option(f"x{n}", msg("choice-confirm", what="what is long"), handy=n < handy) for n in range(handy + rest)
    ]
    assert kinds(*controls(TEXTS("en"), NAMES, SESSION, question(One(options)), [])).count("button") == shown


def test_what_is_grave_is_a_list_even_alone_and_what_is_handy_a_button_beside_it():
    grave = Option("x", msg("choice-back"), grave=True)
    for options, shown in (
        ([grave], ["list"]),
        ([Option("y", msg("choice-back"), handy=True), grave], ["button", "list"]),
    ):
        assert kinds(*controls(TEXTS("en"), NAMES, SESSION, question(One(options)), [])) == shown


def test_what_leads_to_another_choice_is_chosen_together_with_it():
    """As long as there is room for all; what leads nowhere stands beside the list."""

    def chain(most: int):
        leading = [Option(f"fruit-{n}", msg("ui-fruit", n=n + 20), leads=True) for n in range(3)]
        first = yield One([*leading, Option("x", msg("choice-back"))])
        second = first if first == "x" else (yield One([fruit(n) for n in range(most)]))
        return first, second

    decision = question(lambda: chain(8))
    found = controls(TEXTS("en"), NAMES, SESSION, decision, [])
    assert kinds(*found)[:2] == ["list", "button"]
    (joint,) = (each for each in pressable(panel("en", decision, [])) if isinstance(each, ui.Select))
    assert len({option.label for option in joint.options}) == 24
    assert act(decision, [], str(joint.custom_id), "fruit-1 fruit-7").answer == ["fruit-1", "fruit-7"]
    with pytest.raises(Refused):
        act(decision, [], str(joint.custom_id), "fruit-1 fruit-8")
    many = question(lambda: chain(9))
    assert kinds(*controls(TEXTS("en"), NAMES, SESSION, many, []))[0] == "button"


def test_picks_of_several_pages_are_put_together():
    decision = question(Some([Option(str(n)) for n in range(60)], 1, 3))
    draft = act(decision, [], "gk:a:s:d:0:m:0", "3", "1").draft
    draft = act(decision, draft, "gk:a:s:d:0:p:2").draft
    draft = act(decision, draft, "gk:a:s:d:0:m:2", "55").draft
    draft = act(decision, draft, "gk:a:s:d:0:m:0", "3").draft
    done = next(i.custom_id for i in pressable(panel("en", decision, draft)) if i.custom_id and ":w:" in i.custom_id)
    assert act(decision, draft, done).answer == ["3,55"]


@LANGUAGES
@pytest.mark.parametrize("id", ["toy", "hitz"])
def test_a_game_is_played_to_the_end_by_pressing_alone(id: str, language: str, caplog: pytest.LogCaptureFixture):
    game: Any = Toy() if id == "toy" else HitZRoad(load("hitz", HitzData, None))
    random = Random(5)
    s, _ = game.set_up(game.settings(), ["a", "b", "c"], "s")
    for _ in range(2000):
        if s.over:
            break
        open_now = [(seat, d) for seat in s.seats for d in offered(s, seat) if not d.sealed(s)]
        seat, decision = random.choice(open_now)
        game.apply(s, Answer(seat=seat, decision=decision.id, words=play(decision, language, random)))
    assert s.over
    assert [record.getMessage() for record in caplog.records] == []


def narrow():
    """Two ways to begin, with one or two things to do after them, and a last word that is the only one."""
    way = yield One(["left", "right"])
    what = yield One(["dig"] if way == "left" else ["dig", "sing"])
    how = yield One(["fast", "slow"])
    last = yield One(["there"])
    return way, what, how, last


def test_of_an_order_the_last_goes_without_saying():
    four = question(Some([fruit(n) for n in range(4)], 3, ordered=True))
    draft: list[str] = []
    for number in (2, 0):
        draft = press(four, draft, ["0", "t", f"fruit-{number}"], ()).draft
    assert press(four, draft, ["0", "t", "fruit-3"], ()).answer == ["fruit-2,fruit-0,fruit-3"]
    assert ranked(Some([fruit(n) for n in range(4)], 2, 3, ordered=True)) == 3
    assert ranked(Some([fruit(0)], ordered=True)) == 1, "none of them is another answer"


def test_what_has_a_single_answer_is_not_asked_unless_it_is_the_last_word():
    decision = question(narrow)
    straight = press(decision, [], ["0", "w", "left"], [])
    assert straight == Outcome(["left", "dig"])
    place = read(decision, straight.draft).place
    assert press(decision, straight.draft, [place, "b"], []).draft == [], "back to where there was a choice"
    assert press(decision, straight.draft, [place, "w", "slow"], []) == Outcome(["left", "dig", "slow"])
    assert press(decision, [], ["0", "w", "right"], []) == Outcome(["right"])


def test_an_option_whose_name_does_not_tell_says_in_its_list_what_it_does():
    skilled = [Option(str(n), msg("ui-fruit", n=n), about=msg("choice-done", n=n)) for n in (1, 2)]
    (shown,) = [i for i in panel("en", question(One(skilled)), []).walk_children() if isinstance(i, ui.Select)]
    assert [each.description for each in shown.options] == [TEXTS("en")("choice-done", n=n) for n in (1, 2)]
    (several,) = [i for i in panel("en", question(Some(skilled, 1, 2)), []).walk_children() if isinstance(i, ui.Select)]
    assert [each.description for each in several.options] == [each.description for each in shown.options]
    first = panel("en", question(Some(skilled, 2, 2, ordered=True)), [])
    (shown,) = [i for i in first.walk_children() if isinstance(i, ui.Select)]
    assert [each.description for each in several.options] == [each.description for each in shown.options]


def test_a_long_label_and_its_description_are_each_whole():
    long = (
        "Attack the walkers in the street · the sniper rifle, two dice, hits on four and more · it makes noise for all"
    )
    labels = [msg("choice-done", n=f"{long} {n}") for n in range(9)]
    options = [Option(str(n), label) for n, label in enumerate(labels)]
    (shown,) = [i for i in panel("en", question(One(options)), []).walk_children() if isinstance(i, ui.Select)]
    for label, each in zip(labels, shown.options, strict=True):
        whole = TEXTS("en").message(label, {})
        assert each.label.endswith("four and more") and f"{each.label} · {each.description}" == whole


def test_of_several_words_that_state_a_price_only_the_last_one_does():
    def walk():
        yield One([Option("move", named("Move ⚡1"))])
        return (yield One([Option("far", named("2V.C ⚡2"), ref="c"), Option("near", named("2V.B"))]))

    labels = Labels(TEXTS("en"), {}, question(walk))
    assert labels.gist(["move", "far"]) == "Move → 2V.C ⚡2", "an arrow before a place"
    assert labels.words(["move", "near"]) == "Move ⚡1 · 2V.B", "none before anything else"
