"""What the program advises a survivor of Zombicide, and the reasons that it gives (section 11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import get_args

import pytest
from languages import LANGUAGES
from positions import positions
from zombicide.led import alone, sentences, why
from zombicide.table import Table, game

from engine.core.act import Answer
from engine.core.message import Arg, Message
from engine.core.runner import find
from engine.core.step import registry
from engine.games.zombicide.deeds.inventory import DISCARD, Incoming
from engine.games.zombicide.deeds.moves import ways
from engine.games.zombicide.party.skills import has
from engine.games.zombicide.party.turns import left
from engine.games.zombicide.player import fighting, full, reasons, stand_in
from engine.games.zombicide.player.errands import Errand, fetches
from engine.games.zombicide.player.fighting import blows
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import Survivor, ZombicideState, zone_name
from engine.tables.advice import advise
from telling.texts import Texts

PASSED = ("aside", "identify")
"""Opportunities that the program lets pass."""


def test_reasons_are_those_of_this_very_answer_and_name_its_price() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana")
    words, reason = why(table.zombies("8R.C", 1).turn())
    assert words[0] == "attack" and sentences(reason)["attack"]["n"] == 1
    table = Table("m9")
    table.survivor("s1", "11R.B", "crowbar")
    alone(table)
    words, reason = why(table.turn())
    found = sentences(reason)
    assert words[0] == "move" and (found["goal"]["what"], found["danger"]["how"]) == ("unread", "none")
    assert found["goal"]["to"] == zone_name("13R.b") and int(str(found["goal"]["n"])) > 1, "and how far it is"
    table.zombies(words[1], 0, 0, 1)
    nearer, reason = why(table)
    assert nearer[1] != words[1] or sentences(reason)["danger"]["how"] != "none"


@pytest.mark.parametrize(("more", "only"), [((), True), (("katana",), False)])
def test_11_8_advice_that_risks_a_weapon_says_if_it_is_the_only_one(
    more: tuple[str, ...], only: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fighting, "dares", lambda s, survivor, attack: True)
    table = Table("m2")
    table.survivor("s1", "8R.C", "baseball_bat", *more)
    survivor = table.zombies("8R.C", 4).turn().s.survivors["s1"]
    words = next(each.words for each in blows(table.s, survivor) if each.risk == "risk" and "bat" in each.words[0])
    deed = full.Candidate(0.0, ("attack", *words), "attack")
    told = {each.key.rpartition("why-")[2] for each in reasons._attack(table.s, survivor, deed)}
    assert told == {"attack", "risk", *(["only"] if only else [])}


def test_advice_says_which_step_wins_the_mission() -> None:
    table = Table("m1", seats=2)
    doors = table.s.mission.doors["DINER"].doors
    table.s.open += [each for each in doors if each != doors[0]]
    table.s.objectives |= dict.fromkeys(table.s.objectives, "gone")
    table.survivor("s1", table.s.city.doors[doors[0]].zones[0], "crowbar")
    words, reason = why(table.turn())
    assert words[:2] == ["door", doors[0]] and reason.args["what"] == "last"
    table.s.open.remove(doors[1])
    assert why(table)[1].args["what"] == "goal", "another door is left"
    table.s.open.append(doors[1])
    table.s.objectives["m1-4"] = "down"
    assert why(table)[1].args["what"] == "goal", "a card is left"


def test_who_searches_is_told_who_sees_to_what_matters_most() -> None:
    table = Table("m2", seats=2)
    table.survivor("s1", "8R.C", "katana")
    seen = full.look(table.turn().s, table["s1"])
    deed = full.Candidate(1, ["search"], "search")
    others = {"s2": Errand("take", "m2-1", ("8R.A",), 4.0), "s3": Errand("crate", "", ("8R.a",), 1.5)}
    said = reasons._said(table.s, table["s1"], seen._replace(others=others), deed)  # pyright: ignore[reportPrivateUsage]
    russian = Texts()("ru").message(said, {})
    assert russian == "Может найтись оружие получше, а главным занимается Джастин."
    said = reasons._said(table.s, table["s1"], seen._replace(others={}), deed)  # pyright: ignore[reportPrivateUsage]
    assert Texts()("ru").message(said, {}).endswith("а спешить некуда.")


def test_who_would_be_knocked_out_there_is_told_so_and_never_that_it_is_safe() -> None:
    table = Table("m3")
    table.survivor("s1", "8V.A", "crowbar", health=2)
    alone(table)
    table.s.objectives |= dict.fromkeys((f"m3-{n}" for n in (1, 3, 4, 5, 6)), "gone")
    beside = next(zone for zone in table.s.ground.neighbours("8V.A") if not table.s.city.zones[zone].room)
    table["s1"].at = beside
    table.zombies("8V.A", 3).turn("s1")
    seen = full.look(table.s, table["s1"])
    deed = full.Candidate(1, ["move", "8V.A"], "goal")
    (danger,) = reasons.danger(table.s, table["s1"], seen, deed.words[1], left=0, safe=True)
    assert danger.args["how"] == "down" and danger.args["figure"] == table.s.name("s1")


def test_no_plan_is_dropped_two_presses_later() -> None:
    """Within a turn nobody walks back to where he has just come from, dice and cards aside."""
    s, _ = game().set_up(ZombicideSettings(mode="single", mission="m9"), list("abcdef"), "flip1")
    path: list[str] = []
    moves = 0
    while not s.over and s.round < 12:
        act = game().follow(s)
        if act is None:
            seat, advice = next((seat, found) for seat in s.seats if (found := advise(game(), s, seat)))
            act = Answer(seat=seat, decision=advice.decision.id, words=advice.words)
            figure = s.survivors.get(advice.decision.subject)
            if advice.decision.kind != "act" or advice.words[0] != "move" or figure is None:
                path = []
            else:
                if path[:1] != [figure.id]:
                    path = [figure.id]
                assert advice.words[1] not in path, (s.round, path, advice.words)
                path.append(figure.at)
                moves += 1
        game().apply(s, act)
    assert moves > 50


def test_a_card_is_discarded_for_another_reason_than_it_is_arranged_for() -> None:
    table = Table("m2")
    table.survivor("s1", "8R.C", "katana", "katana", "machete", "machete", "machete")
    for card, part in (("bag_of_rice", "why-discard"), ("mas_shotgun", "why")):
        table.start(Incoming(survivor="s1", card=table.card(card)))
        decision = find(table.s, "a", table.asked("s1", "card"))
        words = stand_in.play(table.s, decision)
        assert words and (words[0] == DISCARD) is (part == "why-discard")
        assert game().reason(table.s, decision, words) == Message(f"zombicide-ask-card.{part}")


def test_every_answer_of_the_program_has_a_reason_in_both_languages() -> None:
    steps = [step for tag, step in registry.items() if tag.startswith("zombicide.")]
    kinds = {name.removeprefix("on_") for step in steps for name in vars(step) if name.startswith("on_")}
    wanted = [f"{kind}.why" for kind in kinds - {"act", *PASSED}]
    wanted += [f"act.why-{each}" for each in (*get_args(full.Why), "danger", "risk", "thrown")]
    wanted += ["card.why-discard", "deal.why-keeps", "option.why-goal", "option.why-unread"]
    for language in LANGUAGES:
        locale = Texts()(language)
        assert [each for each in wanted if not locale.has(f"zombicide-ask-{each}")] == []


@pytest.mark.parametrize("mission", ["m2", "m3", "m5", "m9"])
def test_11_wherever_advice_leads_it_names_the_danger_and_no_tool_for_doors_is_risked(mission: str) -> None:
    """Over positions of games that are played half at random: whoever would probably be knocked out where he is led is
    told so, and is not led there to fetch somebody (1, 6); what opens doors is never risked (8).
    """
    settings = game().settings.model_validate({"mode": "single", "mission": mission, "difficulty": "hard"})
    s, _ = game().set_up(settings, ["a", "b"], mission)
    looked = 0
    for at, found in positions(game(), s, Random(mission), 220):
        if found.decision.kind == "act" and found.why:
            looked += 1
            _is_honest(at, at.survivors[found.decision.subject], found.words, sentences(found.why))
    assert looked > 8


def _is_honest(
    s: ZombicideState, survivor: Survivor, words: Sequence[str], told: Mapping[str, Mapping[str, Arg]]
) -> None:
    seen = full.look(s, survivor)
    if words[0] == "move":
        falls = seen.map.bites(survivor, words[1]) >= survivor.health
        assert (told["danger"]["how"] == "down") == falls
        if fetches(s, seen.errand) and words[1] in seen.errand.zones:
            rest = left(s, survivor) - ways(s, survivor)[words[1]][0] - 1  # Actions after he has taken somebody along
            wounds = seen.map.bites(survivor, words[1]) - seen.map.strong(survivor) * max(0, rest)
            assert wounds < max(survivor.health, seen.map.bites(survivor, survivor.at))
    if words[0] == "attack" and words[-1] == "risk":
        copies = words[1].partition(":")[2].partition("@")[0].split("+")
        free = has(s, survivor, "ignore_break") and not survivor.ignored
        assert free or not any("door" in s.card(copy).flags for copy in copies)


def test_how_far_it_is_goes_round_doors_that_one_cannot_open() -> None:
    table = Table("m1").opened("4R:33-23")
    table.survivor("s1", "4R.d", "fire_axe")
    table.survivor("s2", "3R.C", "baseball_bat")
    for each in table.s.survivors.values():
        if each.id not in ("s1", "s2"):
            each.standing, each.at = "saved", ""
    table.s.objectives |= dict.fromkeys(table.s.objectives, "gone")
    words, reason = why(table.turn("s2"), "s2")
    goal = sentences(reason)["goal"]
    assert words == ["move", "8R.C"] and goal["what"] == "help"
    assert goal["n"] == table.s.ground.away("8R.C")["4R.d"] == 8
