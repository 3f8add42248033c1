"""Every question of every game can be answered on the page: with nothing but what it shows, word by word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from every_game import game_of
from served import ANN, BOB, TEXTS
from sessions.world import service
from thorough import amount

from engine.core.decision import Decision
from engine.core.errors import Illegal
from engine.core.shape import NONE, Amounts, One, Some, amounts_word, replay, sample
from engine.tables.session import Still
from render.boards import BOARDS
from telling.labels import Labels
from web.answers import outcome
from web.maps import Drawn
from web.table import Json, Question

PEOPLE = {"a": ANN, "b": BOB}


def drawn(still: Still, seat: str) -> list[Drawn]:
    """The maps without their pictures."""
    undrawn: Any = None
    charts = BOARDS[still.game.id].charts(still.view(seat), TEXTS("en"), still.names)
    return [Drawn(each, undrawn, each.sheet.box.x1, each.sheet.box.y1) for each in charts]


def pressed(shown: dict[str, Any], words: Sequence[str], random: Random) -> tuple[str, list[str]]:
    """What somebody who means these words presses: nothing but what the page shows."""
    word, keys = words[0], [each["key"] for each in shown["options"]]
    if shown["shape"] == "amounts":
        limits = {each["key"]: each["limit"] for each in shown["kinds"]}
        counted = {kind: int(number) for kind, _, number in (each.partition("=") for each in word.split(",")) if number}
        assert all(number <= limits[kind] for kind, number in counted.items())
        assert shown["least"] <= sum(counted.values()) <= shown["most"]
        return "say", [word]
    if shown["shape"] == "some":
        picked = [] if word == NONE else word.split(",")
        assert {*picked} <= {*keys} and shown["least"] <= len(picked) <= shown["most"]
        return "say", [word]
    deeds = [deed["words"] for place in shown["places"] for deed in place["deeds"]]
    here = [each for each in deeds if each == [*words[: len(each)]]]
    assert word in keys, "the list below the map has everything"
    return "say", random.choice(here) if here and random.random() < 0.7 else [word]


def answered(still: Still, decision: Decision, random: Random, maps: Sequence[Drawn], met: Counter[str]) -> None:
    """Answer a question at random, as far as the page goes; count what was met."""
    words, draft, language = sample(decision.ask.shape, random), list[str](), random.choice(["en", "ru"])
    for _ in range(len(words)):
        shown = Question(TEXTS(language), still, decision, draft, maps, True).shown()
        lit = [each for each in shown["places"] if each["deeds"] or each["picks"]]
        said = [shown["text"], *(each["label"] for each in [*shown["options"], *lit, *shown.get("kinds", ())])]
        assert all(said) and not any("⟨" in each for each in said), (decision.kind, said)
        met[shown["shape"]] += 1
        if not draft:
            plain = Question(TEXTS(language), still, decision, draft, maps, False).shown()
            met["odds told"] += told_odds(language, decision, shown, plain)
        shape, _ = replay(decision.ask.shape, draft)
        if isinstance(shape, Some) and shape.odds is not None:
            met["odds"] += 1
            assert shown["more"], "what the others may have is told before one chooses"
        if isinstance(shape, Amounts):
            for word in (words[len(draft)], amounts_word(shape.limits)):
                kept = outcome(decision, draft, shown["at"], "pick", [word]).draft
                counted = Question(TEXTS(language), still, decision, kept, maps, True).shown()
                assert amounts_word({each["key"]: each["number"] for each in counted["kinds"]}) == word
                assert bool(counted["comes"]) == fits(shape, word), "what is no answer cannot be sent"
                if counted["comes"] and shape.odds(word):
                    assert "%" in counted["comes"], "with what dice may make of it"
                    met["chances"] += 1
                met["forbidden"] += not counted["comes"]
        do, press = pressed(shown, words[len(draft) :], random)
        came = outcome(decision, draft, shown["at"], do, press)
        if came.answer is not None:
            assert came.answer == words and replay(decision.ask.shape, words)[0] is None
            return
        assert came.draft == words[: len(came.draft)] and len(came.draft) > len(draft)
        draft = came.draft
    raise AssertionError(f"{decision.kind} is not answered by {words}")


def told_odds(language: str, decision: Decision, shown: Json, plain: Json) -> bool:
    """Whether the first word has odds: they stand beside the choice and in what a screen reader says of the map, and
    nowhere for people who do not want them.
    """
    shape, _ = replay(decision.ask.shape, [])
    labels = Labels(TEXTS(language), {}, decision)
    found = {o.key: labels.say(odds) for o in shape.options if (odds := o.odds)} if isinstance(shape, One) else {}
    for option in shown["options"]:
        assert found.get(option["key"], "") in option["more"]
    for place in shown["places"]:
        assert all(deed["more"] in place["label"] for deed in place["deeds"])
    assert not any(odds in str(plain) for odds in found.values())
    return bool(found)


def fits(shape: Amounts, word: str) -> bool:
    try:
        shape.parse(word)
    except Illegal:
        return False
    return True


@pytest.mark.parametrize("game", BOARDS)
async def test_every_question_is_answered_with_what_the_page_shows(tmp_path: Path, game: str) -> None:
    """Also those that nobody waits for: orders, offers, what can be done at any time."""
    random, kinds, met = Random(3), Counter[str](), Counter[str]()
    sessions = await service(tmp_path / "web.db", game_of(game))
    for number in range(amount(1, 12)):
        session = await sessions.open(game, guild=1, channel=5 + number, host=ANN, name="Ann", language="en")
        await sessions.join(session.id, BOB, "Bob")
        await sessions.begin(session.id, ANN)
        for step in range(amount(100, 600)):
            session = await sessions.get(session.id)
            if session.status != "playing":
                break
            still = session.still()
            for seat in PEOPLE:
                maps = drawn(still, seat) if step % 6 == 0 else []
                for decision in sorted(still.offered(seat), key=lambda each: kinds[each.kind])[:2]:
                    kinds[decision.kind] += 1
                    answered(still, decision, random, maps, met)
            decision = random.choice(still.awaited())
            seat = decision.seats[0]
            mine = next(each for each in still.offered(seat) if each.id == decision.id)
            await sessions.answer(session.id, PEOPLE[seat], mine.id, sample(mine.ask.shape, random))
            await sessions.rest(session.id, 5)
    await sessions.close()
    assert len(kinds) > 2 and met["one"], kinds
    assert (met["forbidden"] or game != "hitz") and (met["odds"] or game != "zgame"), met
    assert met["chances"] or game != "hitz", met
    assert met["odds told"] or game not in ("hitz", "zombies"), met
