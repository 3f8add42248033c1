"""The special rules of a mission are at hand while it is played, whoever wrote it."""

from __future__ import annotations

from typing import Any

from languages import LANGUAGES
from sessions.world import rest
from workshop.packs import ABOUT, DOCS, base
from workshop.packs import game as yard_game

from cogs.games import found_rules
from cogs.showing.lobbies import begun
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.workshop.pack import read
from telling import rules
from telling.texts import Texts

TRAM = DOCS.parent / "campaigns" / "tram.toml"
SAID = {
    "en": "The mission is won as soon as the car has current.",
    "ru": "Миссия выиграна, как только вагон под током.",
}


async def tram(sessions: Sessions) -> Session:
    """A lobby for the first mission of a campaign that somebody wrote."""
    pack = await sessions.packs.add(1, read(base(), TRAM.name, TRAM.read_bytes()), ABOUT, 10, 0.0)
    game = await sessions.packs.game("zombicide", 1, pack.digest)
    assert game is not None
    return await sessions.open(game, guild=1, channel=5, host=10, name="Ann", language="en")


def words(view: Any) -> str:
    return "\n".join(each.content for each in view.walk_children() if hasattr(each, "content"))


async def test_they_stand_in_what_remains_of_the_lobby_and_before_the_rules(serve: Any) -> None:
    sessions: Sessions = await serve(base())
    lobby = await tram(sessions)
    assert rules.of_table(Texts()("en"), lobby) == []
    session = await rest(await sessions.begin(lobby.id, 10))
    for language in LANGUAGES:
        locale, said = Texts()(language), SAID[language]
        (line,) = rules.of_table(locale, session)
        assert said in line and "⟨" not in line
        assert said in words(begun(locale, session))
        shown = words(found_rules(locale, "zombicide", "", [line]))
        assert shown.startswith(line) and len(shown) > len(line) + 500


def test_ours_have_theirs_in_the_same_place() -> None:
    for game, mission in ((base(), "m1"), (yard_game(), "")):
        settings = game.usual.model_copy(update={"mode": "single", **({"mission": mission} if mission else {})})
        s, _ = game.set_up(settings, "abc", "x")
        said = game.special(s)
        assert (said is None) == (not s.mission.rules) == (not mission)
        assert said is None or "zombicide-mission-m1-rule-1" in str(said)
