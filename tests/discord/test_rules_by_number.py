"""The rules by number: the statement of the rulebook, and what the rules for players say of its chapter."""

from __future__ import annotations

from pathlib import Path

import pytest
from simulated import world

from engine.rulebook import rulebook
from telling.texts import rules


@pytest.mark.parametrize(("language", "note"), [("en", "R6.4 · Before the melee"), ("ru", "по-английски")])
@pytest.mark.parametrize("typed", ["6.4", "R6.4", "r6.4 "])
async def test_a_number_finds_the_statement_and_the_chapter(
    tmp_path: Path, language: str, note: str, typed: str
) -> None:
    async with world(tmp_path, languages={"Bob": language}) as w:
        await w.begun("Ann", "Bob")
        shown = await w.slash("Bob", "hitz rules", words=typed)
        assert note in shown and rulebook("hitz")["R6.4"].words in shown
        told = [each for each in rules(language, "hitz") if "R6" in each.chapters]
        assert len(told) == 2 and all(each.title in shown and each.text in shown for each in told)


async def test_an_option_finds_its_own_section(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        shown = await w.slash("Bob", "hitz rules", words="O3")
        assert rulebook("hitz")["O3"].words in shown and "Option: secret limits in the auction" in shown
        assert "Option: hard solo" not in shown


async def test_words_find_a_section_with_its_chapter(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        shown = await w.slash("Bob", "hitz rules", words="molotov")
        assert "Molotov Cocktail" in shown and "R12" in shown
        assert r"99\.9" in await w.slash("Bob", "hitz rules", words="99.9")
