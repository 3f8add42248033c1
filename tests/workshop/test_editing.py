"""Changing a mission field by field: what becomes of it, what is refused, and that whatever is done can be drawn."""

from __future__ import annotations

import tomllib
from random import Random

import pytest
from complaints import english
from workshop.packs import base, manuscript, yard

from engine.core.errors import Refused
from engine.games.zombicide.box.city import City
from engine.workshop.editing import CHANGES, changed
from engine.workshop.laying import groups
from engine.workshop.manuscripts import MISSIONS
from engine.workshop.preview import faults, opened, shown
from engine.workshop.things import differences, things, touched
from engine.workshop.toml import Fields, toml
from engine.workshop.wording import DIFFICULTIES, WORDS
from engine.workshop.work import Work
from render.zombicide.workshop import picture
from telling.editing import change_lines
from telling.texts import Texts


def mission() -> Fields:
    return opened(base(), {"missions/yard.toml": yard()}).entries["yard"]


def map_of(fields: Fields) -> City:
    return Work(base().data, "yard", fields).city


def after(fields: Fields, *change: str) -> Fields:
    return changed(base(), MISSIONS, "yard", fields, *change)


def wrong(fields: Fields) -> list[str]:
    return [english(each) for each in faults(base(), manuscript({"yard": fields}))]


def refused(fields: Fields, *change: str) -> str:
    with pytest.raises(Refused) as refusal:
        after(fields, *change)
    return refusal.value.reason.key


def test_it_is_opened_as_it_is_with_the_texts_of_its_catalogues() -> None:
    fields = mission()
    assert fields == tomllib.loads(yard()) and not wrong(fields)
    spoken = {
        "missions/yard.toml": yard(),
        "locales/ru/yard.ftl": "zombicide-mission-yard = Двор\nzombicide-keyword-battery = Батарея\n",
    }
    (both,) = opened(base(), spoken).entries.values()
    assert both["texts"]["ru"] == {"name": "Двор", "keyword-battery": "Батарея"}


def test_what_lies_in_a_zone_comes_and_goes() -> None:
    fields = mission()
    for kind, table in (("crate", "crates"), ("exit", "exits")):
        there = after(fields, kind, "8R.C", "put")
        assert "8R.C" in there[table] and not wrong(there)
        assert after(there, kind, "8R.C", "take").get(table, []) == fields.get(table, [])
    assert after(fields, "start", "8R.C", "put")["start"] == ["8R.C"], "all begin in one place"
    apart = {**fields, "apart": True}
    assert after(apart, "start", "8R.C", "put")["start"] == ["5R.A", "8R.C"], "but where they begin apart"
    assert fields == mission(), "what was there before is as it was"
    assert refused(fields, "crate", "1R.A", "put") == "refused-edit-place"


@pytest.mark.parametrize("kind", ["crate", "exit", "spawn", "start"])
def test_what_is_pressed_twice_is_done_once(kind: str) -> None:
    fields = {**mission(), "apart": True}
    there = after(fields, kind, "8R.C", "put")
    assert refused(there, kind, "8R.C", "put") == "refused-edit-done"
    gone = after(there, kind, "8R.C", "take")
    assert refused(gone, kind, "8R.C", "take") == "refused-edit-done"


def test_r7_22_spawn_zones_are_numbered_clockwise_also_where_cards_name_them() -> None:
    fields = mission()
    assert [(row["id"], row["zone"]) for row in fields["spawns"]] == [("S1", "8R.D"), ("S2", "5R.D")]
    more = after(fields, "spawn", "5R.B", "put")
    assert not wrong(more) and [row["zone"] for row in more["spawns"]] == ["8R.D", "5R.D", "5R.B"]
    less = after(more, "spawn", "8R.D", "take")
    assert [(row["id"], row["zone"]) for row in less["spawns"]] == [("S1", "5R.D"), ("S2", "5R.B")]
    assert "spawn(8R.D, walker, 2)" in less["notes"]["yard-n1"]["effect"], "the place that it named"
    assert not wrong(less)
    awake = after(less, "wake", "5R.B", "green inactive")
    assert awake["spawns"][1] == {"id": "S2", "zone": "5R.B", "colour": "green", "active": False}
    assert after(awake, "wake", "5R.B", "red active")["spawns"][1] == {"id": "S2", "zone": "5R.B", "colour": "red"}
    assert refused(fields, "wake", "5R.A", "red active") == "refused-edit-gone"
    assert refused(fields, "wake", "5R.D", "pink active") == "refused-old-control"


def test_there_can_be_nine_spawn_zones() -> None:
    fields = mission()
    zones = [zone for zone in map_of(fields).zones if zone not in ("8R.D", "5R.D")]
    for zone in zones[:7]:
        fields = after(fields, "spawn", zone, "put")
    assert len(fields["spawns"]) == 9 and refused(fields, "spawn", zones[7], "put") == "refused-edit-spawns"


def test_doors_are_of_a_group_or_like_any_other() -> None:
    fields = mission()
    one, other = [*map_of(fields).doors][:2]
    red = after(after(fields, "door", one, "red"), "door", other, "red")
    assert red["doors"] == {"red": {"rule": "locked", "doors": [one, other]}} and not wrong(red)
    moved = after(red, "door", one, "never")
    assert moved["doors"] == {
        "red": {"rule": "locked", "doors": [other]},
        "never": {"rule": "never", "doors": [one]},
    }
    assert "doors" not in after(after(moved, "door", one, ""), "door", other, "")
    wanted = after(fields, "goal", "doors", "", "en", "Open it")
    assert wanted["goals"]["DOORS"] == "doors" and groups(wanted)["DOORS"] == "plain"
    assert any("no doors of this name" in each for each in wrong(wanted))
    assert not wrong(after(wanted, "door", one, "DOORS"))
    assert refused(fields, "door", "1R:11-12", "red") == refused(fields, "door", one, "pink") == "refused-edit-place"


def test_cards_are_added_written_moved_and_taken_away() -> None:
    fields = mission()
    more = after(fields, "card", "8R.C")
    assert more["cards"]["yard-3"] == {"zone": "8R.C", "effect": "ap(taker, 1)"}
    assert [each for each in wrong(more) if "card-3" in each], "what it says is still to be said"
    written = after(more, "write", "yard-3", "en", "choose(taker) {1: ap(all, 1) | 2: back()}", "T", "S", "One\nTwo")
    assert not wrong(written) and written["texts"]["en"]["card-3-option-2"] == "Two"
    both = after(written, "write", "yard-3", "ru", "choose(taker) {1: ap(all, 1) | 2: back()}", "Т", "С", "Раз\nДва")
    single = after(both, "write", "yard-3", "en", "ap(all, 2)", "T", "S\n\nS", "")
    assert single["texts"]["en"]["card-3-story"] == "S S", "texts have one line"
    assert "card-3-option-1" not in single["texts"]["ru"] and not wrong(single)
    door = next(iter(map_of(fields).doors))
    for place, field in ((door, "door"), ("8R.B", "zone"), ("19", "hour")):
        moved = after(single, "move", "yard-3", place)
        assert moved["cards"]["yard-3"].keys() == {field, "effect"} and not wrong(moved), place
    gone = after(single, "drop", "yard-3")
    assert gone["cards"] == fields["cards"] and not [name for name in gone["texts"]["en"] if "card-3" in name]
    first = after({**single, "first": "yard-3"}, "drop", "yard-3")
    assert "first" not in first
    for change in (("move", "yard-9", "8R.B"), ("write", "yard-9", "en", "", "", "", ""), ("drop", "yard-9")):
        assert refused(fields, *change) == "refused-edit-gone"


def test_an_effect_that_cannot_be_read_is_kept_and_told() -> None:
    fields = after(mission(), "write", "yard-1", "en", "ap(taker, 1);\njump(taker)", "T", "S", "")
    assert fields["cards"]["yard-1"]["effect"] == "ap(taker, 1);\njump(taker)"
    (fault,) = [each for each in wrong(fields) if "jump" in each]
    assert "yard-1, effect: line 2, column 1: there is no operation “jump”" in fault


def test_notes_are_counted_through() -> None:
    fields = after(mission(), "note")
    assert [*fields["notes"]] == ["yard-n1", "yard-n2"]
    assert refused(fields, "drop", "yard-n1") == "refused-edit-note"
    assert [*after(fields, "drop", "yard-n2")["notes"]] == ["yard-n1"]


def test_goals_keywords_and_flags_have_a_name_and_a_text() -> None:
    fields = mission()
    for kind, table in (("effect", "goals"), ("keyword", "keywords"), ("flag", "flags")):
        more = after(fields, "goal", kind, "my word", "en", "Mine")
        assert "MY_WORD" in more[table] and "Mine" in more["texts"]["en"].values()
        assert after(more, "goal", kind, "MY_WORD", "en", " ") == fields, "without a text it is gone"
        assert any("MY_WORD" in each for each in wrong(more)) or kind == "flag"
    for _ in range(2):
        fields = after(fields, "goal", "effect", "цель", "en", "Reach it")
    assert [*fields["goals"]] == ["RADIO", "GOAL", "GOAL2"], "a name is found where none can be had"
    assert refused(fields, "goal", "dance", "A", "en", "B") == "refused-old-control"


def test_title_briefing_and_rules_in_every_language() -> None:
    fields = after(mission(), "said", "en", "Yard", "All of it.", "One.\n\nTwo.")
    fields = after(fields, "said", "ru", "Двор", "", "Раз.")
    assert fields["rules"] == 2 and fields["texts"]["en"]["rule-2"] == "Two."
    assert fields["texts"]["ru"] == {"name": "Двор", "rule-1": "Раз."} and not wrong(fields)
    fields = after(fields, "said", "en", "Yard", "All of it.", "One.")
    assert fields["rules"] == 1 and not wrong(fields)


def test_how_hard_it_is_called_and_when_it_begins() -> None:
    fields = after(mission(), "frame", "very_hard", "45", "3")
    assert (fields["difficulty"], fields["minutes"], fields["hour"]) == ("very_hard", 45, 3) and not wrong(fields)
    assert (
        refused(fields, "frame", "easy", "45", "3")
        == refused(fields, "frame", "hard", "x", "3")
        == refused(fields, "frame", "hard", "²", "3")
        == "refused-old-control"
    )


def test_all_else_is_written_as_toml() -> None:
    fields = after(mission(), "others", 'apart = false\nnoise = { "5R.A" = 2 }\n')
    assert fields["noise"] == {"5R.A": 2} and not wrong(fields)
    assert "noise" not in after(fields, "others", "")
    with pytest.raises(ValueError, match="'column': '8'"):
        after(fields, "others", "apart =")
    with pytest.raises(ValueError, match=r"grid.*fault-has-form"):
        after(fields, "others", "grid = 1")
    strange = after(fields, "others", "dances = true\nnoise = 3")
    assert any("dances: is not known" in each for each in wrong(strange))


def test_tiles_are_turned_exchanged_added_and_taken_away() -> None:
    fields = mission()
    turned = after(fields, "turn", "8R")
    assert turned["turns"] == {"8R": 1} and not wrong(turned)
    for _ in range(3):
        turned = after(turned, "turn", "8R")
    assert "turns" not in turned
    assert after(fields, "lay", "5R", "8R")["grid"] == [["8R", "5R"]], "they change places"
    other = after(fields, "lay", "5R", "9R")
    assert other["grid"] == [["9R", "8R"]] and other["cards"]["yard-2"]["zone"] == "9R.c"
    assert "5R" not in str({name: value for name, value in other.items() if name != "texts"})
    wide = after(fields, "grow", "right")
    assert [len(row) for row in wide["grid"]] == [3] and not wrong(wide)
    tall = after(fields, "grow", "below")
    assert len(tall["grid"]) == 2 and not wrong(tall)
    assert after(wide, "shrink", "right")["grid"] == fields["grid"]
    small = after(fields, "shrink", "right")
    assert small["grid"] == [["5R"]] and [row["zone"] for row in small["spawns"]] == ["5R.D"]
    assert "8R.a" in small["cards"]["yard-1"].values() and wrong(small), "a card is not lost, but told"
    assert refused(small, "shrink", "right") == refused(small, "shrink", "below") == "refused-edit-last"
    assert refused(small, "turn", "8R") == refused(small, "lay", "8R", "9R") == "refused-edit-gone"
    assert refused(small, "grow", "up") == "refused-old-control"
    with pytest.raises(Refused, match="refused-edit-tiles"):
        for _ in range(99):
            fields = after(fields, "grow", "right")


def test_what_came_of_it_is_told_and_shown_on_the_map() -> None:
    before = mission()
    now = after(after(before, "spawn", "5R.B", "put"), "crate", "5R.a", "take")
    found = differences(before, now)
    assert [(how, each.kind, each.place) for how, each in found] == [
        ("gone", "crate", "5R.a"),
        ("new", "spawn", "5R.B"),
    ]
    city = map_of(now)
    assert change_lines(Texts()("en"), city, found) == ["➖ crate · 5R.a", "➕ spawn zone S3 · 5R.B"]
    assert differences(now, now) == []
    door = next(iter(city.doors.values()))
    put = differences(now, after(now, "card", door.id))
    assert change_lines(Texts()("en"), city, put)[0].endswith(" · " + " – ".join(door.zones)), "as it is on the map"
    assert touched(city, found) == ["5R.a", "5R.B"]
    turned = after(now, "turn", "8R")
    assert all(zone.startswith("8R") for zone in touched(city, differences(now, turned)))
    many = differences({}, now)
    assert change_lines(Texts()("ru"), city, many)[-1].startswith("… и ещё")


def test_without_a_map_there_is_no_picture_and_nothing_to_place() -> None:
    fields = {**mission(), "merged": 5}
    assert (
        shown(base(), manuscript({"yard": fields}), "yard") is None
        and refused(fields, "crate", "5R.b", "put") == "refused-edit-map"
    )


@pytest.mark.parametrize(
    "toml",
    [
        *(
            "victory = 5",
            "victory = 'jump()'",
            "apart = 'yes'",
            "merged = [['5R.A']]",
            "merged = 5",
            "merged = [['5R.A', '8R.D']]",
        ),
        *(
            "detached = ['5R']",
            "detached = ['9R']",
            "detached = ['99R']",
            "detached = 5",
            "detached = [[1]]",
            "hunt = 1",
        ),
        *(
            "sent_back = { a = ['S1'] }",
            "sent_back = 3",
            "sent_back = { a = 1 }",
            "noise = 2000-01-01",
            "first = 3",
            "passages = [{}]",
            "id = 'x'",
        ),
        *(
            "lights = { A = ['5R.A'] }",
            "humvees = { '5R.A' = 3 }",
            "[doors2.x]\ny = 1",
            "companions = ['x']",
            "a.b.c = 1",
        ),
    ],
)
def test_whatever_is_written_as_toml_can_be_looked_at_and_changed_on(toml: str) -> None:
    fields = after(mission(), "others", toml)
    wrong(fields)
    game = shown(base(), manuscript({"yard": fields}), "yard")
    assert game is None or (game.written and picture(game, game.written.names["yard"], Texts()("en")).data)
    for change in (("spawn", "5R.B", "put"), ("lay", "5R", "9R"), ("grow", "below"), ("turn", "8R")):
        try:
            new = after(fields, *change)
        except Refused:
            continue
        assert differences(fields, new) and wrong(new) is not None and things(new)


def test_what_another_version_knew_is_refused() -> None:
    for change in (("dance",), ("crate",), ("crate", "5R.a", "5R.b"), ("changed", "x")):
        assert refused(mission(), *change) == "refused-old-control"


def test_a_mission_never_becomes_larger_than_a_file_may_be() -> None:
    fields = mission()
    fields["texts"]["en"]["card-1-story"] = "x" * 99_000
    assert refused(fields, "write", "yard-2", "en", "back()", "T", "S" * 900, "") == "refused-edit-large"


def test_whatever_is_done_in_whichever_order_it_can_be_drawn_and_written() -> None:
    """Random changes with random arguments: each is refused or kept, and what is kept is drawn."""
    random, fields, done = Random(7), mission(), set[str]()
    for n in range(300):
        city = map_of(fields)
        spawns = 8 * [row["zone"] for row in fields.get("spawns", ())]
        words = {
            "zone": lambda: random.choice([*city.zones, *city.doors, *spawns, "99R.a", "12"]),  # noqa: B023
            "place": lambda: random.choice([*city.zones, *city.doors, str(random.randrange(30))]),  # noqa: B023
            "door": lambda: random.choice([*city.doors, "x"]),  # noqa: B023
            "group": lambda: random.choice(["", *groups(fields)]),  # noqa: B023
            "card": lambda: random.choice([*fields["cards"], *fields.get("notes", {}), "yard-77"]),  # noqa: B023
            "tile": lambda: random.choice([*city.tiles]),  # noqa: B023
            "other": lambda: random.choice([*base().data.tiles]),
            "minutes": lambda: "30",
            "hour": lambda: str(random.randrange(24)),
            "side": lambda: random.choice(("right", "below")),
            "kind": lambda: random.choice([*WORDS]),
            "language": lambda: random.choice(("en", "ru")),
            "difficulty": lambda: random.choice(DIFFICULTIES),
            "act": lambda: random.choice(("put", "take")),
            "how": lambda: random.choice(("red active", "blue asleep", "green inactive", "x active", "red")),
        }
        name = random.choice([*CHANGES])
        code = CHANGES[name].__code__
        args = [words.get(each, lambda: random.choice(("", "ap(all, 1)", "S1", "spawn(S2, walker, 1)", "7")))()
                for each in code.co_varnames[1 : code.co_argcount]]  # fmt: skip
        try:
            new = after(fields, name, *args)
        except (Refused, ValueError):
            continue
        done.add(name)
        assert tomllib.loads(toml(new)) == new
        assert [*things(new)] and change_lines(Texts()("en"), None, differences(fields, new)) is not None
        fields = new
        if n % 20 == 0 and (game := shown(base(), manuscript({"yard": fields}), "yard")) is not None and game.written:
            assert picture(game, game.written.names["yard"], Texts()("en")).data
    assert {*CHANGES} - done <= {"others"}
