"""The effect language (O2 to O4): what is read, what is refused and where, the 95 effects of the box."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from complaints import english, told
from languages import LANGUAGES
from zombicide.box import box
from zombicide.written import choices, written

from engine.data import DATA, DataError, load
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.box.effect_text import EffectError, read
from engine.games.zombicide.box.effects import (
    ASKS,
    OPERATIONS,
    Ask,
    Both,
    Choose,
    Do,
    Either,
    If,
    Not,
    Option,
    Pick,
    Place,
    Test,
    operations,
    questions,
    used,
)
from engine.games.zombicide.box.mission import Objective
from telling.texts import Texts

HERE = Place(1, 1)
"""Where something stands does not make it another thing."""


def every() -> dict[str, Objective]:
    """All cards and notes of the box."""
    return {id: each for mission in box().missions.values() for id, each in {**mission.cards, **mission.notes}.items()}


# O2 reading


def test_O2_statements_in_their_order() -> None:
    assert read("ap(taker, 2); note( 1 );back()") == (
        Do("ap", ("taker", 2), HERE), Do("note", ("1",), HERE), Do("back", (), HERE),
    )  # fmt: skip


def test_O2_if_and_else() -> None:
    asked, gain, lose = Ask("key", ("MAP",), 0, HERE), (Do("ap", ("all", 1), HERE),), (Do("wound", ("zone", 1), HERE),)
    assert read("if(key(MAP)){ap(all,1)}") == (If(asked, gain, ()),)
    assert read("if(key(MAP)) {ap(all, 1)} else {wound(zone, 1)}") == (If(asked, gain, lose),)


def test_O2_choices_and_their_conditions() -> None:
    effect = read("choose(taker) {1 [inv(food)]: back() | 2: test(3, 4) {keep()} else {back()}}")
    keep, back = (Do("keep", (), HERE),), (Do("back", (), HERE),)
    first = Option(1, Ask("inv", ("food",), 0, HERE), back)
    assert effect == (Choose((first, Option(2, None, (Test(3, 4, keep, back),)))),)


def test_O2_options_are_numbered_through_the_effect() -> None:
    effect = read("if(flag(CALL)) {choose(taker) {1: keep() | 2: back()}} else {choose(taker) {3: keep() | 4: back()}}")
    assert [option.number for choice in choices(effect) for option in choice.options] == [1, 2, 3, 4]
    nested = read("choose(taker) {1: choose(taker) {2: keep() | 3: back()} | 4: back()}")
    assert [[option.number for option in choice.options] for choice in choices(nested)] == [[1, 4], [2, 3]]


def test_O2_conditions_from_left_to_right() -> None:
    a, b, c = (Ask("flag", (name,), 0, HERE) for name in "ABC")

    def condition(text: str) -> object:
        (statement,) = read(f"if({text}) {{keep()}}")
        assert isinstance(statement, If)
        return statement.condition

    assert condition("flag(A) or flag(B) & flag(C)") == Both(Either(a, b), c)
    assert condition("flag(A) or (flag(B) & flag(C))") == Either(a, Both(b, c))
    assert condition("!flag(A) & flag(B)") == Both(Not(a), b)
    assert condition("!(flag(A) & !flag(B))") == Not(Both(a, Not(b)))
    assert condition("counter(SAVED) >= 16") == Ask("counter", ("SAVED",), 16, HERE)
    assert condition("keys_all(A, B, C)") == Ask("keys_all", ("A", "B", "C"), 0, HERE)


def test_O2_zones_and_who() -> None:
    assert read("killzone(pick(range0-3))") == (Do("killzone", (Pick(0, 3),), HERE),)
    assert read("companion(taylor, pick( zone ))") == (Do("companion", ("taylor", "pick(zone)"), HERE),)
    assert read("spawn(S1, abomination, 1)") == (Do("spawn", ("S1", "abomination", 1), HERE),)
    assert read("discard(taker, 1); discard(taker, 1, food)") == (
        Do("discard", ("taker", 1), HERE), Do("discard", ("taker", 1, "food"), HERE),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1, column 1: a statement is expected, and it is over there"),
        ("ap(taker, 2);", "line 1, column 14: a statement is expected, and it is over there"),
        ("ap(taker, 2) ap(taker, 1)", "line 1, column 14: the end, or ';' and a statement more is expected, not “ap”"),
        ("ap(taker, 2)\n  # note(1)", "line 2, column 3: “#” means nothing here"),
        ("ap(taker, 2);\nappp(taker, 2)", "line 2, column 1: there is no operation “appp”"),
        ("ap(taker)", "line 1, column 3: ap takes who, number"),
        ("ap(taker, 2, 3)", "line 1, column 3: ap takes who, number"),
        ("back(1)", "line 1, column 5: back takes nothing"),
        ("discard(taker)", "line 1, column 8: discard takes who, number, class; the last can be missing"),
        ("ap(taker 2)", "line 1, column 10: ',' is expected, not “2”"),
        ("ap(nobody, 2)", "line 1, column 4: “nobody” is none of taker, zone, all, pick(zone), pick(all)"),
        ("ap(group, 2)", "line 1, column 4: “group” is none of taker"),
        ("ach(A, zone)", "line 1, column 8: “zone” is none of taker, group"),
        ("ap(taker, two)", "line 1, column 11: a number from 0 to 99 is expected, not “two”"),
        ("ap(taker, 100)", "line 1, column 11: a number from 0 to 99 is expected, not “100”"),
        ("spawn(here, ghoul, 1)", "line 1, column 13: “ghoul” is none of walker, fatty, runner, abomination"),
        ("killzone(pick(3))", "line 1, column 15: a range as in range0-3 is expected, not “3”"),
        ("killzone(pick(range3-0))", "line 1, column 15: a range as in range0-3"),
        ("draw(taker, main, 1)", "line 1, column 13: “main” is none of eq, ss, epic"),
        ("spawn_on(yellow)", "line 1, column 10: “yellow” is none of red, green, blue"),
        ("if(key(A)) ap(taker, 1)", "line 1, column 12: '{' is expected, not “ap”"),
        ("if(key(A)) {ap(taker, 1)", "line 1, column 25: ';' / '}' is expected, and it is over there"),
        ("if(keys(A)) {back()}", "line 1, column 4: there is no condition “keys”"),
        ("if(key(A) and key(B)) {back()}", "line 1, column 11: '&' / 'or' / ')' is expected, not “and”"),
        ("if(counter(A)) {back()}", "line 1, column 14: '>=' is expected, not “)”"),
        ("if(key(A) >= 1) {back()}", "line 1, column 11: '&' / 'or' / ')' is expected, not “>=”"),
        ("if(keys_all()) {back()}", "line 1, column 12: keys_all takes keyword, and more of them"),
        ("test(2, 4) {back()}", "line 1, column 20: 'else' is expected, and it is over there"),
        ("choose(zone) {1: back()}", "line 1, column 8: “zone” is none of taker"),
        ("choose(taker) {2: back()}", "line 1, column 16: options are numbered through the effect: this is 1, not 2"),
        ("choose(taker) {1 [key(A)]: back()}", "line 1, column 7: one option at least must be without a condition"),
        ("choose(taker) {1 [key(A): back()}", "line 1, column 25: '&' / 'or' / ']' is expected, not “:”"),
        ("choose(taker) {1: back() 2: keep()}", "line 1, column 26: ';' / '|' / '}' is expected, not “2”"),
        ("if(if(", "line 1, column 4: there is no condition “if”"),
        ("if(" + "!" * 30, "too many blocks in one another"),
        ("if(" + "(" * 30, "too many blocks in one another"),
        ("if(key(A)) {" * 30, "too many blocks in one another"),
    ],
)
def test_O2_what_cannot_be_read_is_said_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(EffectError) as caught:
        read(text)
    assert complaint in english(caught.value.said)
    told = {language: Texts()(language).message(caught.value.said, {}) for language in LANGUAGES}
    assert len({*told.values()}) == len(told) and not any("⟨" in each for each in told.values())


# O3, O5 the effects of the box


def test_O5_all_effects_read_back_as_they_are_written() -> None:
    texts = re.findall(
        r"^effect = (?:'''\n(.*?)'''|\"(.*?)\")$",
        "\n".join(path.read_text("utf-8") for path in (DATA / "zombicide" / "missions").glob("*.toml")),
        re.DOTALL | re.MULTILINE,
    )
    assert len(texts) == len(every()) == 95
    for text in (long or short for long, short in texts):
        assert re.sub(r"\s", "", written(read(text))) == re.sub(r"\s", "", text)
    for id, each in every().items():
        assert read(written(each.effect)) == each.effect, id


def test_O3_every_operation_and_every_condition_is_used() -> None:
    effects = [*(each.effect for each in every().values()), *(each.victory for each in box().missions.values())]
    assert {each.op for effect in effects for each in operations(effect)} == OPERATIONS.keys()
    assert {each.what for effect in effects for each in questions(effect)} == ASKS.keys()


def test_O2_every_choice_leaves_something_to_choose() -> None:
    offered = [choice for each in every().values() for choice in choices(each.effect)]
    assert len(offered) == 37
    assert all(any(option.condition is None for option in choice.options) for choice in offered)


@pytest.mark.parametrize("mission", ["m1", "m4", "m5", "m6", "m7", "m8", "m10"])
def test_O3_every_note_can_be_read(mission: str) -> None:
    found = box().missions[mission]
    named = {
        name
        for each in {**found.cards, **found.notes}.values()
        for kind, name, _ in used(each.effect)
        if kind == "note"
    }
    assert found.hunt or {found.note(int(number)) for number in named} == set(found.notes)


def test_O4_where_achievements_come_from() -> None:
    source: dict[str, set[str]] = {}
    for id, each in every().items():
        for done in operations(each.effect):
            if done.op == "ach":
                source.setdefault(str(done.args[0]), set()).add(id)
    assert source == {
        "PRAETORIAN": {"m6-n3"}, "TUNNEL_DWELLER": {"m5-n2"}, "LET_THERE_BE_LIGHT": {"m5-4"}, "RADIO_VOICE": {"m3-4"},
        "FRIEND_OF_TAYLOR": {"m4-8"}, "KEEPER_OF_SECRETS": {"m6-n1"},
        "COLD_BLOODED": {"m2-2", "m2-4", "m2-6", "m10-4"},
    }  # fmt: skip
    assert [done.args for done in operations(box().missions["m2"].victory)] == [("GOOD_SHEPHERD", "group")]


# Names that there are not


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(DATA / "zombicide", tmp_path / "zombicide")
    return tmp_path


@pytest.mark.parametrize(
    ("mission", "old", "new", "complaint"),
    [
        ("m1", "ap(taker, 3); count(SAVED, 2)", "ap(taker, 3); counts(SAVED, 2)",
         "cards, m1-3, effect: line 1, column 15: there is no operation “counts”"),
        ("m1", "killzone(8R.C)", "killzone(9R.C)", "notes, m1-n1, effect: line 1, column 1: there is no zone 9R.C"),
        ("m1", "spawncard(S3)", "spawncard(S4)", "notes, m1-n1, effect: line 1, column 69: there is no zone S4"),
        ("m1", "note(2)", "note(3)", "cards, m1-6, effect: line 1, column 46: there is no note 3"),
        ("m1", "doors_open(DINER)", "doors_open(BAR)",
         "cards, m1-4, effect: line 1, column 55: there are no doors BAR"),
        ("m1", "count(SAVED, 2); ap(z", "count(LOST, 2); ap(z", "m1-1, effect: line 3, column 22: there is no counter"),
        ("m2", "ach(GOOD_SHEPHERD", "ach(GOOD_DOG", "m2, victory: line 1, column 27: there is no achievement GOOD_DOG"),
        ("m3", "gain(taker, canned_food)", "gain(taker, pie)",
         "m3-3, effect: line 1, column 15: there is no equipment pie"),
        ("m4", "key(CUTTERS)]", "key(SHEARS)]", "cards, m4-2, effect: line 2, column 6: there is no keyword SHEARS"),
        ("m4", "unlight(SEARCHLIGHT)}", "unlight(LAMP)}", "m4-3, effect: line 3, column 35: there is no light LAMP"),
        ("m5", "door_unlock(blue)", "door_unlock(red)",
         "m5-n2, effect: line 1, column 1: there are no locked doors red"),
        ("m5", "spawn_off(S4)", "spawn_off(S5)", "notes, m5-n4, effect: line 1, column 14: there is no spawn zone S5"),
        ("m6", "cflag(WILSON_BLIND", "cflag(DEAF",
         "m6-6, effect: line 2, column 57: there is no flag DEAF of the campaign"),
        ("m8", "flag(LIFT_READY)", "flag(LIFT)", "notes, m8-n4, effect: line 1, column 52: there is no flag LIFT"),
        ("m9", "companion(president", "companion(mayor",
         "m9-13, effect: line 2, column 3: there is no companion mayor"),
        ("m9", "goal(BUNKER)", "goal(CELLAR)", "m9-13, effect: line 2, column 32: there is no goal CELLAR"),
        ("m9", "goal(BUNKER); ", "", "missions m9, goals, BUNKER: no card reaches it"),
        ("m9", "key(STAIRS); ", "", "missions m9, keywords: no card gives STAIRS"),
        ("m10", "exit(8V.D); ", "", "missions m10, goals, EXIT: there is no way out"),
        ("m1", '"2V.D", "7R.D"', '"2V.D", "7R.Z"', "missions m1, start: there is no zone 7R.Z"),
        ("m1", 'zone = "3R.D"', 'zone = "3R.Z"', "missions m1, spawns, S2, zone: there is no zone 3R.Z"),
        ("m1", '"4R.A" = 6', '"4R.Z" = 6', "missions m1, noise: there is no zone 4R.Z"),
        ("m1", '"4R:32-22"', '"4R:32-23"', "missions m1, doors, DINER, doors: there is no door 4R:32-23"),
        ("m1", '["7R", "8R"]', '["7R", "9R"]', "missions m1, humvees, 7R.D: does not lie here: 9R"),
        ("m1", 'id = "S2", zone = "3R.D"', 'id = "S2", zone = "2V.D"', "spawns: they are numbered clockwise, as 2V.A"),
        ("m2", '"1R.B"]', '"1R.D"]', "missions m2, merged: 2R.D and 1R.D are no streets beside one another"),
        ("m3", 'door = "6V:11-21"', 'door = "6V:11-12"', "missions m3, cards, m3-1, door: there is no door 6V:11-12"),
        ("m4", '"10V", "11V"', '"10V", "99V"', "missions m4, grid: there is no tile 99V"),
        ("m7", "needs = \"LET_THERE", "needs = \"LET_HERE", "missions m7, spawns, S3, needs: there is no achievement"),
        ("m8", '"13V.d", "11R.d"', '"13V.d", "11R.e"', "missions m8, passages, #1, zones: there is no zone 11R.e"),
        ("m10", 'protected = ["president"', 'protected = ["mayor"', "missions m10, protected: there is no companion"),
    ],
)  # fmt: skip
def test_O3_names_that_there_are_not_are_refused(
    folder: Path, mission: str, old: str, new: str, complaint: str
) -> None:
    path = folder / "zombicide" / "missions" / f"{mission}.toml"
    content = path.read_text("utf-8")
    assert old in content
    path.write_text(content.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError) as caught:
        load("zombicide", Tables, folder)
    found = "\n".join(told(caught.value))
    placed = rf"missions/{mission}\.toml, line \d+, column \d+, missions {mission}, "
    assert re.search(placed, found) and complaint in found, found
