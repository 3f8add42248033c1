"""What the options of objective cards will do is told in words (O2, O3, D13)."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from languages import LANGUAGES
from zombicide.table import Table
from zombicide.written import choices

from engine.core.message import Message
from engine.core.runner import awaited
from engine.core.shape import replay
from engine.games.zombicide.box.effect_text import read
from engine.games.zombicide.box.effects import ASKS, CLASSES, NUMBERS, OPERATIONS, WORDS, Kind
from engine.games.zombicide.party.chronicle import Reader
from engine.games.zombicide.reading.foretold import foretold
from engine.games.zombicide.reading.objectives import Reading
from telling.texts import Texts

TEXTS = Texts()
WORD: dict[Kind, str] = {
    **dict.fromkeys(NUMBERS, "2"), "zone": "here",
    "crowd": "here", "card": "katana", "spawn": "S1", "note": "1", "locked_doors": "DINER",
    "doors": "DINER", "light": "SEARCHLIGHT", "keyword": "FUEL", "achievement": "RADIO_VOICE", "counter": "SAVED",
    "flag": "CALL", "campaign_flag": "DRAIN", "companion": "taylor", "goal": "CARDS",
}  # fmt: skip


def told(effect: str, language: str = "en", mission: str = "m1") -> str:
    table = Table(mission)
    taker = table["s1"]
    message = foretold(table.s, Reader(taker, taker.at, "m1-1"), read(effect))
    return TEXTS(language).message(message, {})


def test_campaign_points_are_foretold_in_campaigns_only() -> None:
    assert told("cxp(taker, 1)") == "Campaign experience serves nobody in a single mission."
    table = Table("m1", mode="campaign")
    reader = Reader(table["s1"], table["s1"].at, "m1-1")
    message = foretold(table.s, reader, read("cxp(pick(all), 1)"))
    assert TEXTS("en").message(message, {}) == "One survivor of your choice gains 1 campaign experience."


def words(kind: Kind) -> tuple[str, ...]:
    return (*CLASSES, WORD["card"]) if kind == "class" else WORDS.get(kind) or (WORD[kind],)


def every_operation() -> Iterator[str]:
    """Every operation with every word that each of its arguments can be."""
    for op, declared in OPERATIONS.items():
        kinds = declared.takes
        usual = [words(kind)[0] for kind in kinds]
        for at, kind in enumerate(kinds):
            for word in words(kind):
                yield f"{op}({', '.join([*usual[:at], word, *usual[at + 1 :]])})"
        for less in range(not kinds or declared.lack):
            yield f"{op}({', '.join(usual[: len(usual) - less - bool(kinds)])})"


def every_condition() -> Iterator[str]:
    for what, kind in ASKS.items():
        least = " >= 3" if what == "counter" else ""
        yield from (f"{what}({word}){least}" for word in words(kind))
    yield from ("!key(FUEL)", "key(FUEL) & flag(CALL)", "key(FUEL) or flag(CALL)", "keys_all(FUEL, FUEL)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_operation_and_condition_has_a_whole_sentence(language: str, caplog: pytest.LogCaptureFixture) -> None:
    found = [*every_operation(), *(f"if({each}){{keep()}}" for each in every_condition())]
    for effect in found:
        said = told(effect, language)
        assert said.endswith(".") and said[0].isupper() | said[0].isdigit(), (effect, said)
    assert len(found) > len(OPERATIONS) + len(ASKS) and not caplog.records


def test_sentences_follow_one_another_and_branches_stand_within() -> None:
    assert told("ap(taker, 2); spawn(S2, runner, 1)") == "Angelo gains 2 adrenaline. 1 runner appears in 3R.D."
    for who in ("zone", "pick(zone)"):
        assert told(f"heal({who}, 1)") == "One survivor here of your choice heals 1 wound."
    assert told("healall(zone, 1)") == "Everybody here heals 1 wound."
    assert told("killpick(taker, 0, 2, 4)") == "Removed from a zone in sight, range 0–2: up to 4 zombies."
    assert told("if(key(FUEL)){undark()}else{noise(here, 1)}") == (
        "If you have “Fuel”: No zone is dark any more. If not: 1 noise token in 2V.D."
    )
    assert told("test(3, 4){draw(taker, epic, 1)}else{back()}") == (
        "Roll 3 dice for 4+. If it works: Angelo draws 1 card of epic weapons. If not: The card stays, face up, and can"
        " be taken again."
    )


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ("ap(all, 2)", "Every survivor gains 2 adrenaline."),
        ("heal(taker, 2)", "Angelo heals up to 2 wounds."),
        ("draw(zone, ss, 2)", "Everybody here draws 2 cards of the Secret Service."),
        ("gain(taker, katana)", "Angelo takes Katana."),
        ("discard(taker, 2)", "Angelo discards 2 cards."),
        ("discard(taker, 1, melee)", "Angelo discards 1 melee weapon."),
        ("spawn(S1, abomination, 1)", "1 abomination appears in 2V.A."),
        ("spawncard(7R.D)", "A zombie card is drawn for 7R.D."),
        ("extra(runner)", "An extra activation for all runners."),
        ("killzone(here)", "Removed from 2V.D: everything dead."),
        ("noise(7R.D, 1)", "1 noise token in 7R.D."),
        ("spawn_on(red)", "Zombies will appear here from now on: 2V.A, 3R.D and 5R.D."),
        ("spawn_off(S2)", "No more zombies appear here: 3R.D."),
        ("spawn_add(here, red)", "Zombies will appear here from now on: 2V.D."),
        ("nospawn(2)", "There are no zombies in the next 2 buildings that you open."),
        ("link(here, 7R.D)", "A way is open: 2V.D ↔ 7R.D."),
        ("lock_room(7R.a)", "All doors of 7R.a close."),
        ("move(taker, 7R.D)", "Angelo gets to 7R.D."),
        ("key(FUEL)", "You have it now: “Fuel”."),
        ("ach(RADIO_VOICE, group)", "Achieved: Radio voice (the whole party)."),
        ("count(SAVED, 2)", "2 people saved."),
        ("cflag(DRAIN, 1)", "You have a plan of the storm drain."),
        ("companion(taylor, pick(all))", "Taylor joins you. Leader: One survivor of your choice."),
        ("peek(zombie, 2)", "Angelo alone looks at the next 2 zombie cards."),
        ("goal(CARDS)", "Goal reached: “Take all 7 objective cards”."),
        ("exit(7R.D)", "Here is a way out: 7R.D."),
        ("if(counter(SAVED) >= 3){keep()}", "If this is reached (3 people saved): The card stays, face up."),
        ("if(taken(2)){keep()}", "If at least 2 other cards are taken: The card stays, face up."),
        ("if(inv(melee)){keep()}", "If there is a melee weapon at hand: The card stays, face up."),
        ("if(zone_clear(7R.D)){keep()}", "If there is no zombie in 7R.D: The card stays, face up."),
        (
            "if(keys_all(FUEL, CASES)){keep()}",
            "If you have all of this: Fuel and Sealed cases: The card stays, face up.",
        ),
        ("if(!key(FUEL)){keep()}", "If you do not have “Fuel”: The card stays, face up."),
        (
            "if(!keys_all(FUEL, CASES)){keep()}",
            "If you do not have all of this: Fuel and Sealed cases: The card stays, face up.",
        ),
        (
            "if(key(FUEL) & flag(CALL)){keep()}",
            "If you have “Fuel”, and this is so (Wilson has called): The card stays, face up.",
        ),
        (
            "if(key(FUEL) or flag(CALL)){keep()}",
            "If you have “Fuel”, or this is so (Wilson has called): The card stays, face up.",
        ),
    ],
)
def test_O3_what_an_operation_does_is_told_with_all_that_it_is_given(effect: str, sentence: str) -> None:
    assert told(effect) == sentence


def test_of_a_note_only_its_number_is_told() -> None:
    """I20: no text of an unread note."""
    assert told("note(2)") == "Note 2 is read."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", [f"m{n}" for n in range(1, 11)])
def test_every_option_of_every_card_tells_what_it_does(
    mission: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(mission)
    reader = Reader(table["s1"], table["s1"].at, "")
    locale = TEXTS(language)
    with caplog.at_level(logging.WARNING):
        for id in (*table.s.mission.cards, *table.s.mission.notes):
            effect = table.s.mission.objective(id).effect
            for option in (each for choice in choices(effect) for each in choice.options):
                label = locale(f"zombicide-objective-{id}-option-{option.number}")
                said = locale.message(foretold(table.s, reader, option.effect), {})
                assert said and label and len(f"{label}: {said}") <= 350, (id, option.number, said)
    assert not caplog.records


def test_d13_the_options_that_are_asked_say_it() -> None:
    table = Table("m1").start(Reading(card="m1-1", taker="s1"))
    (decision,) = [each for each in awaited(table.s) if each.kind == "option"]
    shape = replay(decision.ask.shape, [])[0]
    assert shape is not None
    labels = [option.label() if callable(option.label) else option.label for option in shape.options]
    assert [TEXTS("en").message(each, {}) for each in labels if isinstance(each, Message)] == [
        "Smash the doors open. 2 noise tokens in 2V.D. 2 people saved. Everybody here gains 1 adrenaline.",
        "Walk them out quietly. Angelo loses the actions left and ends the turn. 2 people saved. "
        "Angelo gains 3 adrenaline.",
    ]
