"""A language that says a tenth, with accents and a third longer: every game is played in it without a broken text."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from languages import LANGUAGES, exact
from simulated import one_press, world
from ui.tree import check_tree

from render.boards import BOARDS
from telling.texts import Texts
from tests.core.fuzz import play
from tests.every_game import IDS, game_of
from tests.pictures import laid_out
from tests.pseudo import PSEUDO, longer, overlay, pseudo, reading

OWN, ENGLISH = re.compile("[ÁáÉéÍíÓóÚúČčŠš]"), re.compile("[aeiou]{2}|the ")
BROKEN = re.compile(r"⟨|⟩|\{ ?\$|\{\?\?\?\}")
PRESSES = 12
TRIES = {"hitz": 6, "zombies": 2, "zgame": 2, "plague": 1, "zombicide": 2}


@pytest.mark.parametrize("game", BOARDS)
async def test_a_game_is_played_in_it(tmp_path: Path, game: str) -> None:
    """The watch looks at every message; what Discord would refuse of a longer text it sees."""
    async with world(tmp_path, language=PSEUDO, data=overlay()) as w:
        await w.begun("Ann", "Bob", game=game)
        assert w.session.language == PSEUDO
        random = Random(game)
        for _ in range(PRESSES):
            await one_press(w, random)
        said = "\n".join(each.words for each in w.watch.said)
        assert OWN.search(said) and ENGLISH.search(said) and not BROKEN.search(said)


async def test_its_commands_are_sound_and_it_is_marked_as_unfinished(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann",), language="en", data=overlay()) as w:
        assert w.bot.tree.translator is not None
        await check_tree(w.bot.tree, w.bot.tree.translator)
        command = w.bot.tree.get_command("me")
        assert command is not None
        me = await command.get_translated_payload(w.bot.tree, w.bot.tree.translator)
        (asked,) = next(each for each in me["options"] if each["name"] == "language")["options"]
        offered = {each["value"]: each for each in asked["choices"]}
        assert offered[PSEUDO]["name"] == f"Suomi (unfinished, {pseudo().percent} %)"
        assert offered[PSEUDO]["name_localizations"]["ru"].startswith("Suomi (не закончен")
        assert offered["ru"]["name"] == "Русский" and list(offered)[-1] == "auto"
        told = w.reply(await w.people["Ann"].slash(w.channel, "me language", language=PSEUDO))
        assert "%" in told and not BROKEN.search(told)
        assert await w.bot.people.language(w.people["Ann"].id, "en-US") == PSEUDO


@pytest.mark.parametrize("game", IDS)
def test_whatever_a_game_says_can_be_read_in_it(game: str) -> None:
    played = game_of(game)
    for n in range(TRIES[game]):
        settings = played.settings()
        play(played, settings, ["a", "b"], f"read-{n}", Random(n), player="stand-in", read=reading(played))


@pytest.mark.painted
@pytest.mark.parametrize("game", BOARDS)
def test_nothing_is_broken_in_its_pictures(game: str) -> None:
    """A tenth that is a third longer fits, or is made smaller; what is cut is told by `make languages`."""
    seen = laid_out(pseudo(), game)
    assert any(OWN.search(each) for each in seen) and len(seen) > 50
    assert not [each for each in seen if BROKEN.search(each)]


@pytest.mark.painted
@pytest.mark.parametrize("language", [each for each in Texts().languages if each not in LANGUAGES])
@pytest.mark.parametrize("game", BOARDS)
def test_what_an_unfinished_language_says_fits_into_the_pictures(game: str, language: str) -> None:
    assert [said for said, whole in laid_out(Texts()(language), game).items() if not whole] == []


def test_its_texts_are_longer_and_keep_their_signs() -> None:
    text = "Attack the walker [hit] in `/zombies do` <#1>"
    assert longer(text) == "Ááttááčk théé wáálkéér [hit] ííñ `/zombies do` <#1>"
    whole = [exact("en")(key) for key in ("help-text", "me-language-set", "refused-gone")]
    assert all(1.2 < len(longer(each)) / len(each) < 1.5 for each in whole)
