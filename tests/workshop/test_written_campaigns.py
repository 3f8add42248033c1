"""Campaigns that people write: read, checked, looked at, tried and offered as ours is."""

from __future__ import annotations

import pickle
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

import pytest
from complaints import english, told
from languages import LANGUAGES
from workshop.packs import archive, base, manuscript, ward

from engine.core.errors import Refused
from engine.core.scenario import PRINTED
from engine.core.state import Result
from engine.data import DataError, load
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.box.effects import OPERATIONS
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.settings import ACHIEVEMENTS, OWN
from engine.workshop import preview
from engine.workshop.pack import played, read
from engine.workshop.played import TRIES, Played, campaign
from engine.workshop.trial import Trial, settings_of, tried, work
from render.boards import BOARDS
from telling.texts import Texts
from telling.workshop import doubt_lines

BENCH = BOARDS["zombicide"].bench


@cache
def game() -> Any:
    return played(base(), read(base(), "ward.toml", ward().encode()).files)


def name(id: str) -> str:
    return game().written.names[id]


def split() -> dict[str, str]:
    """The same as files of their own."""
    files: dict[str, str] = {}
    for part in ("campaigns.ward", "missions.first", "missions.second"):
        lines, here = list[str](), False
        for line in ward().split("\n"):
            if line.startswith("["):
                here = line.startswith((f"[{part}]", f"[{part}."))
                line = "" if line == f"[{part}]" else line.replace(f"[{part}.", "[")
            lines += [line] if here else []
        files[f"{part.replace('.', '/')}.toml"] = "\n".join(lines)
    return files


def faults(text: str | dict[str, str]) -> list[str]:
    with pytest.raises(DataError) as error:
        if isinstance(text, str):
            read(base(), "ward.toml", text.encode())
        else:
            read(base(), "ward.zip", archive({**text}))
    return told(error.value)


def test_one_file_or_several_are_the_same_campaign() -> None:
    one, several = (
        played(base(), read(base(), file, content).files)
        for file, content in (("ward.toml", ward().encode()), ("ward.zip", archive({**split()})))
    )
    for made in (one, several):
        names = made.written.names if made.written else {}
        assert names.keys() == {"ward", "first", "second"} and made.usual.model_dump()["tale"] == names["ward"]
        box = made.data.playing(names["ward"])
        assert box.campaign.missions == (names["first"], names["second"]) and [*box.missions] == [
            *box.campaign.missions
        ]
        assert box.campaign.counters == ("VIALS",) and [*box.achievements] == ["MEDIC"]
        assert made.data.campaign == base().data.campaign, "ours is as it was"
    assert read(base(), "ward.toml", ward().encode()).title == "Two nights"


def test_a_campaign_goes_on_as_ours_does_with_what_was_counted() -> None:
    g, settings = game(), settings_of(game(), name("ward"))
    s, _ = g.set_up(settings, "abc", "x")
    assert (s.mission_id, s.party.tale) == (name("first"), name("ward")) and g.campaign.is_chapter(settings)
    s.party.counters["VIALS"], s.verdict = 3, "won"
    s.result = _won(s)
    left = g.campaign.outcome(s)
    assert left["party"]["mission"] == name("second") and left["party"]["counters"] == {"VIALS": 3}
    assert name("second") in str(g.campaign.chapter(g.data, left))
    after, _ = g.set_up(g.campaign.peopled(g.data, g.usual, left), "abc", "y", left)
    assert after.mission_id == name("second") and after.data is g.box(after) and g.check(after) == []
    assert g.load(g.dump(after)).data is after.data and pickle.loads(pickle.dumps(g)).box(after).scenario
    after.verdict, after.result = "won", _won(after)
    assert g.campaign.outcome(after) is None, "nothing comes after the last one"
    with pytest.raises(ValueError, match="no campaign"):
        base().set_up(base().usual, "abc", "z", left)


def _won(s: Any) -> Any:
    return Result(winners=list(s.seats), title=s.text("end-won", mission=s.text("x")), lines=[])


def test_a_mission_of_a_campaign_is_played_alone_with_its_words() -> None:
    settings = settings_of(game(), name("second"))
    assert (settings.mode, settings.mission) == ("single", name("second"))
    s, _ = game().set_up(settings, "abc", "x")
    assert s.data.campaign.of == name("ward") and not s.party.counters
    with pytest.raises(Refused):
        base().box(s)


def test_what_was_achieved_before_a_mission_alone_is_chosen_from_the_words_of_its_campaign() -> None:
    g = game()
    settings = settings_of(g, name("second")).model_copy(update={"achievements": "own"})
    before = {each.field: each for each in g.options if each.field in (*ACHIEVEMENTS, *OWN)}
    assert [*before] == ["own_1"] and before["own_1"].applies(settings)
    called = before["own_1"].called
    assert called is not None and Texts()("en")(called(settings)) == "Has learnt to dress wounds"
    for chosen, found in (({"own_1": "on"}, ["MEDIC"]), ({}, []), ({"achievements": "all"}, ["MEDIC"])):
        s, _ = g.set_up(settings.model_copy(update=chosen), "abc", "x")
        assert all(each.sheet.achievements == found for each in s.survivors.values()) and g.check(s) == []
    assert g.settle(settings.model_copy(update={"own_1": "on", "mode": "campaign"}), "abc").own_1 == "off"


def test_of_the_achievements_only_those_of_the_mission_are_offered(tmp_path: Path) -> None:
    path = tmp_path / "zombicide" / "ward.toml"
    path.parent.mkdir(parents=True)
    path.write_text(ward(), encoding="utf-8")
    host = Zombicide(load("zombicide", Tables, tmp_path))

    def offered(**chosen: str) -> set[str]:
        settings = host.settings(mode="single", achievements="own", **chosen)
        return {each.field for each in host.options if each.applies(settings)} & {"achievements", *ACHIEVEMENTS, *OWN}

    assert offered(mission="m1") == {"achievements", *ACHIEVEMENTS}
    assert offered(mission="second") == offered(mission="first", tale="ward") == {"achievements", "own_1"}
    assert offered(mission="m1", tale="gone") == {"achievements", *ACHIEVEMENTS}, "the host has taken it away"
    without = "\n".join(line for line in ward().split("\n") if not line.startswith("achievement"))
    without = without.replace("; ach(MEDIC, taker)", "").replace("taker_ach(MEDIC) or ", "")
    none = played(base(), read(base(), "ward.toml", without.encode()).files)
    assert not {each.field for each in none.options} & {"achievements", *ACHIEVEMENTS, *OWN}


def test_an_achievement_says_what_it_is() -> None:
    text = ward().replace("Whoever has it loses no time at the ward.", "You know where it hurts.")
    made = played(base(), read(base(), "ward.toml", text.encode()).files)
    called = next(each for each in made.options if each.field == "own_1").called
    assert made.written is not None and called is not None
    key = called(settings_of(made, made.written.names["second"]))
    assert Texts()("ru")(f"{key}-about") == "You know where it hurts."


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ('"second"]', '"third"]', "line 2, column 1, campaigns ward, missions", "there is no “third”"),
        ('"second"]', '"first"]', "line 2, column 1, campaigns ward, missions", "stands there twice: first"),
        ("count(VIALS, 1)", "count(PILLS, 1)", "missions first, cards, first-2, effect", "PILLS"),
        ("cflag(GATE_OPEN, 1)", "cflag(OPEN, 1)", "cards, first-2, effect", "OPEN"),
        ("taker_ach(MEDIC)", "taker_ach(RADIO_VOICE)", "missions second, cards, second-1, effect", "achievement"),
        ('counter-vials = "Vials"', "", "ward.toml, campaigns ward, texts, counter-vials", "is said in no language"),
        ("[campaigns.ward]", '[campaigns.ward]\nburdens = ["VIALS"]', "campaigns ward, burdens", "there is no “VIALS”"),
        ("counter-vials =", "counter-pills =", "campaigns ward, texts, en, counter-pills", "nothing is called so"),
        ("[missions.first]", "[campaigns.first]\n[missions.first]", "missions first", "is there twice"),
        ("[campaigns.ward]", "equipment = 3\n[campaigns.ward]", "equipment", "is no part of a pack"),
        ("[missions.second]", "[missions.m2]", "“m2” is the name of one of ours", "take another"),
    ],
)  # fmt: skip
def test_every_fault_has_its_place(old: str, new: str, where: str, what: str) -> None:
    assert old in ward()
    assert any(where in each and what in each for each in faults(ward().replace(old, new, 1)))


def test_what_it_is_better_not_to_have_is_avoided() -> None:
    worth = {}
    for burdens in ("[]", '["GATE_OPEN", "MEDIC"]'):
        text = ward().replace("[campaigns.ward]", f"[campaigns.ward]\nburdens = {burdens}")
        g = played(base(), read(base(), "ward.toml", text.encode()).files)
        assert g.written is not None
        s, _ = g.set_up(settings_of(g, g.written.names["ward"]), "abc", "x")
        taker = next(iter(s.survivors.values()))
        worth[burdens] = [
            OPERATIONS[op].worth(s, taker, (word, 1)) for op, word in (("cflag", "GATE_OPEN"), ("ach", "MEDIC"))
        ]
    plain, avoided = worth.values()
    assert min(plain) > 0 > max(avoided)


def test_in_a_zip_a_fault_stands_in_the_file_of_its_mission() -> None:
    files = split()
    files["missions/first.toml"] = files["missions/first.toml"].replace("count(VIALS, 1)", "count(PILLS, 1)")
    (said,) = faults(files)
    assert said.startswith("missions/first.toml, line 20, column 1, missions first, cards, first-2")
    assert "PILLS" in said
    files = {**split(), "ward.toml": "[missions.first]\nhour = 3\n"}
    assert any("missions, first: stands in" in each for each in faults(files))


def test_a_host_offers_it_beside_ours(tmp_path: Path) -> None:
    """In one file or in several; a lobby picks it, and whoever takes it away is told."""
    for files in ({"ward.toml": ward()}, split()):
        root = tmp_path / str(len(files))
        for file, text in files.items():
            path = root / "zombicide" / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        host = Zombicide(load("zombicide", Tables, root))
        option = next(each for each in host.options if each.field == "tale")
        assert option.values == (PRINTED, "ward") and host.usual.model_dump()["tale"] == PRINTED
        assert not option.applies(host.settings(party={"s1": "amy"})) and option.applies(host.settings())
        assert all(each.field != "tale" for each in base().options)
        chosen = host.settings(tale="ward")
        s, _ = host.set_up(chosen, "ab", "x")
        assert (s.mission_id, s.data.campaign.of) == ("first", "ward") and host.campaign.begun(s)
        assert host.campaign.begun(host.set_up(host.usual, "ab", "x")[0]) is None
        s.verdict, s.result = "won", _won(s)
        after, _ = host.set_up(host.usual, "ab", "y", host.campaign.outcome(s))
        assert (after.mission_id, after.settings.tale, after.data.campaign.of) == ("second", "ward", "ward")
        assert [str(each.key) for each in host.lobby(chosen, None)][:2] == ["lobby-scenario", "lobby-story"]
        assert host.set_up(host.settings(mode="single", mission="m1"), "ab", "x")[0].data.campaign.of == ""
        with pytest.raises(Refused):
            base().box(s)


def test_what_looks_wrong_with_a_campaign_is_named() -> None:
    text = ward().replace('flags = ["GATE_OPEN"]', 'flags = ["GATE_OPEN", "DUSK"]').replace("taker_ach(MEDIC) or ", "")
    text = text.replace("achievement-medic =", 'flag-dusk = "Dusk"\nachievement-medic =')
    made = played(base(), read(base(), "ward.toml", text.encode()).files)
    assert BENCH is not None and made.written is not None
    entry = made.added[made.written.names["ward"]]
    said = doubt_lines(Texts()("en"), "ward.toml", BENCH.doubts(made.data, entry))
    assert said[1:] == [
        "ward.toml, flags: no card that anybody can read gives DUSK",
        "ward.toml, achievements: nothing ever asks for MEDIC",
    ]
    assert BENCH.doubts(game().data, game().added[name("ward")]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_picture_lists_its_missions_and_what_lasts(language: str) -> None:
    assert BENCH is not None
    texts = Texts()(language)
    drawn = BENCH.map(game(), name("ward"), texts)
    assert all(each in drawn.alt for each in ("Two nights", "The pharmacy", "Take whatever helps", "Vials"))
    assert "⟨" not in drawn.alt and BENCH.cut(game(), name("ward"), texts) == []
    assert len(BENCH.cards(game(), name("ward"), texts)) == 2 and BENCH.cards(game(), name("first"), texts)
    fell = tried(game(), name("ward"), "normal", range(1)).model_copy(update={"fell": {"2": 7}})
    assert "−7" in BENCH.map(game(), name("ward"), texts, fell).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_does_not_say_campaign_twice_in_a_row(language: str) -> None:
    texts = Texts()(language)
    assert texts("zombicide-setting-tale") != texts("zombicide-value-mode-campaign")


def test_it_is_tried_from_the_first_mission_to_the_last() -> None:
    trial, _ = work(game(), name("ward"), Trial(), 1, inf, 60)
    assert set(trial.levels) == {"normal", "easy", "hard"} and not trial.failing
    every = trial.all
    assert every.games == 3 and set(every.fell) <= {"1", "2"}
    assert min(every.rounds) > min(tried(game(), name("first"), "normal", range(2)).rounds)


def test_a_lost_mission_is_tried_again_as_its_rules_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five times at most; not where all have fallen."""
    asked: list[str] = []

    def lost(game: Any, settings: Any, seats: str, seed: str, carry: Any = None) -> tuple[Played, Any]:
        asked.append(seed)
        return Played("lost", 3, 2, 9, [("amy", "5R.A")]), game.set_up(settings, seats, seed, carry)[0]

    monkeypatch.setattr("engine.workshop.played.played", lost)
    for again, times in ((True, TRIES), (False, 1)):
        asked.clear()
        monkeypatch.setattr(type(game().campaign), "again", lambda self, s, again=again: again)
        found = campaign(game(), settings_of(game(), name("ward")), "abc", "x")
        assert found[:4] == ("lost", 3 * times, 2 * times, 9 * times) and found.fell == [("amy", "1")] * times
        assert len(set(asked)) == times


def test_of_a_long_campaign_only_the_first_missions_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.workshop.played.CHAPTERS", 1)
    found = tried(game(), name("ward"), "normal", range(3))
    assert found.how.get("won") and set(found.fell) <= {"1"}


def test_its_missions_are_changed_at_the_desk_and_it_goes_along() -> None:
    files = read(base(), "ward.toml", ward().encode()).files
    written, tables = preview.opened(base(), files)
    assert [*written] == ["ward", "first", "second"] and not preview.faults(base(), manuscript(written, tables))
    assert sorted(preview.files(tables, written)) == [
        "campaigns/ward.toml",
        "missions/first.toml",
        "missions/second.toml",
    ]
    made = preview.shown(base(), manuscript(written, tables), "first")
    assert made is not None and made.written is not None and len(made.added[made.written.names["first"]].cards) == 2
    assert tables == {"ward": "campaigns", "first": "missions", "second": "missions"}
    without = {**written, "ward": {**written["ward"], "counters": [], "texts": {}}}
    assert any(
        "missions/first.toml" in each and "VIALS" in each
        for each in map(english, preview.faults(base(), manuscript(without, tables)))
    )
