"""What holds at the end of a whole game in Discord."""

from __future__ import annotations

import re

from said import Said, controls
from simulated import NAMES, World

from engine.core.ending import honours
from telling.ending import SEED
from telling.names import names_of

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
SPOKEN = re.compile(r"[a-z]{4,}", re.IGNORECASE)
FOREIGN = re.compile(r"https?://\S+|`[^`]*`|<[@#t][^>]*>|Hit Z Road|Chicago|Los Angeles|Molotov|Русский", re.IGNORECASE)


async def check_end(w: World, language: str) -> None:
    """The last post tells the result, the panel one's own place and nothing that is over, the dice are proven; the
    language is the table's.
    """
    await w.env.settle()
    assert w.session.status == "over"
    (last,) = w.boards()[-1:]
    assert w.session.playing.dice.seed[:SEED] in w.text(last)
    check_result(w, w.text(last))
    shown = [each["custom_id"].split(":")[1] for each in controls(w.raw(last))]
    assert shown == ["log", "rules", "replay", "export", "verify", "rematch", "wish"]
    panel = (await w.people["Ann"].slash(w.thread, "table hand")).response
    assert [each["custom_id"].split(":")[1] for each in controls(w.raw(panel))] == ["log"]
    locale, state = w.bot.table_locale(w.session), w.session.playing
    (own,) = [each for each in w.session.game.standings(state) if each.seat == w.session.seat_of(w.people["Ann"].id)]
    assert locale.message(own.text, names_of(w.session)) in w.text(panel)
    reply = await w.slash("Ann", "table verify")
    rolls = (await w.bot.sessions.verify(w.session))[2]
    assert all(roll.proven for roll in rolls)
    assert w.session.playing.dice.seed in reply
    assert str(len(rolls)) in reply
    check_language(w.watch.said, language)


def check_result(w: World, said: str) -> None:
    """The result is said once; everybody has a place, the eliminated too."""
    locale, state = w.bot.table_locale(w.session), w.session.playing
    called = names_of(w.session)
    assert said.count(locale.message(state.result.title, called)) == 1
    places = [locale.message(each.text, called) for each in w.session.game.standings(state)]
    assert len(places) == len(w.session.seats) and all(each in said for each in places)
    for award in honours(state, w.session.game.awards):
        assert locale.message(award, called) in said


def check_language(said: list[Said], language: str) -> None:
    for each in said:
        words = FOREIGN.sub("", each.words.replace("gravekeeper", ""))
        for name in NAMES:
            words = words.replace(name, "")
        if language == "ru":
            assert CYRILLIC.search(words) or not SPOKEN.search(words), each.words
        else:
            assert not CYRILLIC.search(words), each.words
