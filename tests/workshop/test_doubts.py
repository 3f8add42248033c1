"""What looks wrong with a mission though it is legal: each kind once, with its place; of our own only what is true."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

import pytest
from every_game import game_of
from languages import LANGUAGES
from workshop.packs import base
from workshop.streets import changed

from engine.workshop.doubts import Doubt, doubts
from engine.workshop.pack import played, read
from telling.texts import Texts
from telling.workshop import doubt_lines

SPAWNS = '[{ id = "S1", zone = "8R.D" }, { id = "S2", zone = "5R.D" }]'
GOALS = 'goals = { FOUND = "cards" }'
EFFECT = 'effect = "ap(taker, 3)"'
START = 'start = ["5R.A"]'
SHUT = '[doors.shut]\nrule = "{rule}"\ndoors = ["8R:11-21", "5R:13-12"]'
"""All doors of the building in which the card lies."""
OPENING = '[cards.plain-2]\nzone = "8R.C"\neffect = "door_unlock(shut)"'

CASES: dict[str, tuple[list[tuple[str, str]], tuple[str, ...], str]] = {
    "spawn-start": ([(SPAWNS, SPAWNS.replace("5R.D", "5R.A"))], ("spawns", "S2", "zone"), "5R.A"),
    "spawn-beside": ([(START, 'start = ["5R.B"]')], ("spawns", "S2", "zone"), "5R.B"),
    "start-unused": ([(START, 'start = ["5R.A", "8R.A"]')], ("start",), "5R.A"),
    "crates-many": ([(GOALS, f"crates = {['5R.a', '5R.c', '5R.d'] * 4}\n{GOALS}")], ("crates",), "12"),
    "crate-twice": ([(GOALS, f'crates = ["5R.a", "5R.a"]\n{GOALS}')], ("crates",), "5R.a"),
    "crate-unreached": ([(GOALS, f'crates = ["8R.a"]\n{GOALS}\n{SHUT.format(rule="never")}')], ("crates",), "8R.a"),
    "humvee-unreached": (
        [(GOALS, f'humvees = {{ "8R.a" = ["8R"] }}\n{GOALS}\n{SHUT.format(rule="never")}')],
        ("humvees", "8R.a"),
        "8R.a",
    ),
    "doors-locked": ([(GOALS, f"{GOALS}\n{SHUT.format(rule='locked')}")], ("doors", "shut"), "shut"),
    "card-unreached": ([(GOALS, f"{GOALS}\n{SHUT.format(rule='never')}")], ("cards", "plain-1", "zone"), "8R.a"),
    "goal-cards": ([(GOALS, f"{GOALS}\n{SHUT.format(rule='never')}")], ("goals", "FOUND"), "plain-1"),
    "goal-doors": (
        [(GOALS, f'goals = {{ shut = "doors" }}\n{SHUT.format(rule="never")}'.replace("shut", "SHUT"))],
        ("goals", "SHUT"),
        "8R:11-21",
    ),
    "goal-never": (
        [
            (GOALS, f'goals = {{ LIT = "effect" }}\n{SHUT.format(rule="never")}'),
            (EFFECT, 'effect = "goal(LIT)"'),
        ],
        ("goals", "LIT"),
        "LIT",
    ),
    "goal-exit": (
        [(GOALS, f'exits = ["8R.a"]\ngoals = {{ OUT = "exit" }}\n{SHUT.format(rule="never")}')],
        ("goals", "OUT"),
        "",
    ),
    "exit-unreached": (
        [(GOALS, f'exits = ["8R.a", "8R.C"]\ngoals = {{ OUT = "exit" }}\n{SHUT.format(rule="never")}')],
        ("exits",),
        "8R.a",
    ),
    "tile-unreached": ([(GOALS, f'detached = ["1R"]\n{GOALS}')], ("detached",), "1R"),
    "spawn-cut-off": (
        [(GOALS, f'detached = ["1R"]\n{GOALS}'), (SPAWNS, SPAWNS.replace("]", ', { id = "S3", zone = "1R.A" }]'))],
        ("spawns", "S3", "zone"),
        "1R.A",
    ),
    "door-nowhere": (
        [(GOALS, f'detached = ["1R"]\n{GOALS}\n[doors.far]\nrule = "plain"\ndoors = ["1R:11-12"]')],
        ("doors", "far", "doors"),
        "1R:11-12",
    ),
    "word-unasked": (
        [(GOALS, f'{GOALS}\nkeywords = ["CODE"]'), (EFFECT, 'effect = "key(CODE)"')],
        ("keywords",),
        "CODE",
    ),
    "word-never": (
        [
            (GOALS, f'{GOALS}\nkeywords = ["CODE"]\n{SHUT.format(rule="never")}'),
            (EFFECT, 'effect = "key(CODE)"'),
        ],
        ("keywords",),
        "CODE",
    ),
    "flag-never": ([(GOALS, f'{GOALS}\nflags = ["RUNG"]')], ("flags",), "RUNG"),
    "flag-unasked": (
        [(GOALS, f'{GOALS}\nflags = ["RUNG"]'), (EFFECT, 'effect = "flag(RUNG, 1)"')],
        ("flags",),
        "RUNG",
    ),
    "colour-nobody": ([(EFFECT, 'effect = "spawn_on(blue)"')], ("cards", "plain-1", "effect"), "blue"),
    "hour-late": (
        [(EFFECT, f'{EFFECT}\n[cards.plain-2]\nhour = 10\neffect = "ap(all, 1)"')],
        ("cards", "plain-2", "hour"),
        "22",
    ),
    "companion-never": (
        [(EFFECT, 'effect = "if(companion(taylor)) {ap(taker, 3)}"')],
        ("cards", "plain-1", "effect"),
        "taylor",
    ),
    "victory-idle": ([(GOALS, f'{GOALS}\nvictory = "ap(all, 1); spawn(S1, walker, 2)"')], ("victory",), "ap, spawn"),
    "note-unread": ([(EFFECT, f'{EFFECT}\n[notes.plain-n1]\neffect = "ap(taker, 1)"')], ("notes", "plain-n1"), "n1"),
}


NONE: dict[str, tuple[str, str, str]] = {
    "card-none": ("gain(taker, uzi)", "cards pier-1, effect", "uzi"),
    "class-none": ("if(inv(light)) {ap(taker, 1)}", "cards pier-1, effect", "light"),
    "deck-none": ("draw(taker, ss, 1)", "cards pier-1, effect", "ss"),
    "zombie-never": ("extra(runner)", "cards pier-1, effect", "a runner"),
    "hunt-nobody": ("note(1)", "hunt", "abomination"),
}
"""What a card does, where that is told, and what is named: of a mission whose campaign leaves none of it."""
POOR = """
[campaigns.coast]
missions = ["pier"]
achievements = ["KEEN"]
copies = {{ {copies} }}
keep = [{keep}]
[campaigns.coast.texts.en]
name = "The coast"
about = "Poor."
achievement-keen = "Keen"
[missions.pier]
difficulty = "medium"
minutes = 20
hour = 12
grid = [["5R", "8R"]]
start = ["5R.A"]
spawns = [{{ id = "S1", zone = "8R.D" }}, {{ id = "S2", zone = "5R.D" }}]
goals = {{ FOUND = "cards" }}
hunt = {{ sight = "KEEN", carrier = "pier-n1" }}
[missions.pier.cards.pier-1]
zone = "8R.a"
effect = "{effect}"
[missions.pier.notes.pier-n1]
effect = "ap(taker, 1)"
"""


def poor(effect: str, dead: Collection[str] = ("walker",), *, traps: bool = True) -> list[Doubt]:
    """Of a mission to whose spawn zones only these of the ``dead`` come."""
    box = base().data.equipment
    none = ("uzi", *(id for id, card in box.items() if card.kind == "trap" and not traps))
    scarce = (id for id, card in box.items() if card.deck == "ss" or "light" in card.flags or id in none)
    coming = (id for id, card in base().data.zombie_cards.items() if card.zombie in dead)
    keep = ", ".join(f'"{id}"' for id in coming)
    text = POOR.format(effect=effect, copies=", ".join(f"{id} = 0" for id in scarce), keep=keep)
    texts = ["name", "briefing", "goal-found", "card-1", "card-1-story", "note-1", "note-1-story"]
    said = "\n".join(f'{each} = "Sea"' for each in texts)
    game = played(base(), read(base(), "coast.toml", f"{text}[missions.pier.texts.en]\n{said}\n".encode()).files)
    assert game.written is not None
    return doubts(game.data, game.data.missions[game.written.names["pier"]])


@pytest.mark.parametrize("kind", NONE)
def test_what_a_mission_can_never_have_is_named_with_its_place(kind: str) -> None:
    effect, where, named = NONE[kind]
    told = [each for each in poor(effect) if each.what.key == f"workshop-doubt-{kind}"]
    assert len(told) == 1, told
    for language in LANGUAGES:
        (_, line) = doubt_lines(Texts()(language), "coast.toml", told)
        assert line.startswith(f"coast.toml, {where}: "), line
        assert "⟨" not in line and (language != "en" or named in line), line
    assert kind == "hunt-nobody" or f"workshop-doubt-{kind}" not in {each.what.key for each in poor("ap(taker, 1)")}


def test_a_walker_comes_of_a_trap_where_no_zombie_card_brings_one() -> None:
    for traps in (True, False):
        told = {each.what.key for each in poor("extra(walker)", ("runner", "fatty", "abomination"), traps=traps)}
        assert ("workshop-doubt-zombie-never" in told) != traps


def test_what_lasts_is_asked_for_in_vain_where_a_mission_is_played_by_itself() -> None:
    asking = (EFFECT, 'effect = "if(counter(SAVED) >= 3 or cflag(DRAIN)) {ap(taker, 3)}"')
    where = ("cards", "plain-1", "effect")
    key = "workshop-doubt-word-never"
    assert [(each.where, each.what.key, each.what.args["word"]) for each in found(asking)] == [
        (where, key, "SAVED"), (where, key, "DRAIN"),
    ]  # fmt: skip
    giving = (EFFECT, asking[1].replace("ap(taker, 3)", "ap(taker, 3); count(SAVED, 1); cflag(DRAIN, 1)"))
    assert found(giving) == []


def test_cards_that_our_missions_hand_out_are_missed_in_a_deck_without_them() -> None:
    text = 'copies = { repair_kit = 0, katana = 0 }\n[texts.en]\nname = "Sea"\nabout = "Poor."\n'
    game = played(base(), read(base(), "coast.toml", text.encode()).files)
    assert game.written is not None
    (told,) = doubts(game.data, game.data.campaigns[game.written.names["coast"]])
    assert (told.where, told.what.key) == (("copies", "repair_kit"), "workshop-doubt-copies-none")
    for language in LANGUAGES:
        assert "m3, m5, m6" in doubt_lines(Texts()(language), "coast.toml", [told])[1]


def found(*changes: tuple[str, str]) -> list[Doubt]:
    data = changed(*changes).data
    return doubts(data, data.missions["plain"])


def test_the_plain_mission_is_as_it_should_be() -> None:
    assert found() == []


@pytest.mark.parametrize("kind", CASES)
def test_what_looks_wrong_is_named_with_its_place(kind: str) -> None:
    changes, where, named = CASES[kind]
    told = [each for each in found(*changes) if each.what.key == f"workshop-doubt-{kind}"]
    assert [each.where for each in told] == [where]
    for language in LANGUAGES:
        (_, line) = doubt_lines(Texts()(language), "missions/plain.toml", told)
        assert line.startswith(f"missions/plain.toml, {' '.join(where[:2])}") and "⟨" not in line
        assert named in line or kind == "colour-nobody"


def test_what_a_card_opens_can_be_reached_and_what_that_leads_to() -> None:
    """A card unlocks the doors behind which the next one lies, which has a note read that links an apart tile."""
    shut = (GOALS, f'detached = ["1R"]\n{GOALS}\n{SHUT.format(rule="locked")}')
    reads = 'effect = "note(1)"\n[notes.plain-n1]\neffect = "link(8R.a, 1R.A)"\n[cards.plain-3]\nzone = "1R.C"\n{}'
    assert {each.what.key for each in found(shut, (EFFECT, f"{EFFECT}\n{OPENING}"))} == {
        "workshop-doubt-tile-unreached"
    }
    assert found(shut, (EFFECT, f"{reads.format(EFFECT)}\n{OPENING}")) == []
    moved = f'{EFFECT}\n[cards.plain-2]\nzone = "8R.C"\neffect = "move(taker, 1R.A)"'
    assert found((GOALS, f'detached = ["1R"]\n{GOALS}'), (EFFECT, moved)) == []


TRUE = {
    "m1": {("spawns", "S3", "zone"): "spawn-beside"},
    "m7": {("keywords",): "word-unasked"},
    "m9": {("spawns", "S4", "zone"): "spawn-beside", ("flags",): "flag-unasked"},
}
"""S3 of mission 1 lies beside the start 5R.B, S4 of mission 9 beside 11R.B; key card and call are told of only."""


@pytest.mark.parametrize("mission", [f"m{n}" for n in range(1, 11)])
def test_of_our_own_missions_only_what_is_true(mission: str) -> None:
    data = game_of("zombicide").data
    told = {each.where: each.what.key for each in doubts(data, data.missions[mission])}
    assert told == {where: f"workshop-doubt-{kind}" for where, kind in TRUE.get(mission, {}).items()}


def test_every_text_about_doubts_is_said_somewhere() -> None:
    keys = set(re.findall(r"^(workshop-doubt-\S+) =", english(), re.MULTILINE))
    decks = ("deck-unarmed", "deck-traps", "deck-doors", "deck-nobody", *NONE, "copies-none")
    assert keys == {f"workshop-doubt-{kind}" for kind in (*CASES, "text-cut", "unsaid", *decks)}


def english() -> str:
    return (Path(__file__).parents[2] / "data" / "locales" / "en" / "workshop.ftl").read_text("utf-8")


def test_nothing_wrong_is_said_too() -> None:
    assert doubt_lines(Texts()("en"), "x", []) == ["Nothing looks wrong."]
