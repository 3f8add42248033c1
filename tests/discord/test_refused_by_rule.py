"""A refusal that comes of a rule shows its number on a button, and a press on that reads the rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pressing import GONE, NOT_YOURS, answer_id
from said import controls
from simulated import World, world

from cogs.base import ids
from engine.rulebook import rulebook
from telling.texts import Texts, rules


def private(result: Any) -> list[Any]:
    """What an interaction said privately."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return [each for each in answers if each.flags.ephemeral]


async def read(w: World, name: str, result: Any) -> tuple[str, str]:
    """The number of the rule that a refusal names, and what a press on it shows, in a message of its own."""
    (message,) = private(result)
    (button,) = controls(w.raw(message), "rule:")
    pressed = await w.people[name].click(message, custom_id=button["custom_id"])
    (shown,) = private(pressed)
    assert shown.id != message.id, "what was refused, or the panel, stays"
    return button["label"], w.text(shown)


async def test_a_press_on_what_is_asked_of_another_reads_the_rule_of_that_question(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        other = next(name for name in ("Ann", "Bob") if name != w.due())
        result, _ = w.deliver(other, w.boards()[-1], answer_id(w))
        await w.env.settle()
        assert NOT_YOURS in w.reply(result)
        number, told = await read(w, other, result)
        assert number == Texts()("en")("hitz-ask-bid.rule") == "R3.3" and rulebook("hitz")["R3.3"].words in told


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_stale_press_reads_it_in_the_language_of_the_member(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, languages=dict.fromkeys(("Ann", "Bob"), language)) as w:
        await w.begun("Ann", "Bob")
        name, id, post = w.due(), w.session.awaited()[0].id, w.boards()[-1]
        await w.slash(name, "hitz bid", amount=1)
        result, _ = w.deliver(name, post, ids.make("a", w.session_id, id, "0", "w", "2"))
        await w.env.settle()
        assert Texts()(language)("refused-gone") in w.reply(result) and (language == "ru" or GONE in w.reply(result))
        number, told = await read(w, name, result)
        (section,) = (each for each in rules(language, "hitz") if "R3.3" in each.chapters)
        assert number == "R3.3" and section.text in told and "R3.3" not in section.shown
        assert sum(each.title in told for each in rules(language, "hitz") if "R3" in each.chapters) == 1
        book = rulebook("hitz")["R3.3"].words
        assert (told.index(book) < told.index(section.text)) == (language == "en"), "what one understands is first"


async def test_a_command_that_is_not_possible_names_the_rule_of_its_word_and_one_too_early_too(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.slash(w.due(), "hitz bid", amount=5)
        due = w.due()
        for name, command, options, number in (
            (due, "hitz bid", {"amount": 3}, "R3.3"),
            (due, "hitz flee", {}, "R7.1"),
            (due, "hitz molotov", {}, "R12.5"),
            (next(each for each in ("Ann", "Bob") if each != due), "hitz bid", {"amount": 1}, "R3.3"),
        ):
            result = await w.people[name].slash(w.thread, command, **options)
            assert (await read(w, name, result))[0] == number, command


async def test_too_few_players_too_many_and_what_is_no_rule(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.open("Ann", game="zombies")
        result = await w.press("Ann", "begin")
        assert (await read(w, "Ann", result))[0] == "S1"
        result = await w.press("Ann", "join")
        assert "already" in w.reply(result) and controls(w.raw(private(result)[0]), "rule:") == []


async def test_a_button_of_a_rule_that_there_is_not_is_out_of_date(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        for args in (("hitz", "R99.9"), ("chess", "R1.1"), ("hitz",), ("hitz", ""), ("hitz", "../../README")):
            assert "out of date" in await w.forge("Eve", ids.make("rule", *args)), args
        assert "R3.3" in await w.forge("Eve", ids.make("rule", "hitz", "R3.3")), "also for whoever only looks on"
