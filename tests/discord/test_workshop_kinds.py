"""All that can be written beside missions: begun with an example, changed, sent again as a file, and played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from said import controls
from seen import private
from simulated import World, world

from engine.workshop.examples import KINDS

pytestmark = pytest.mark.usefixtures("in_this_process")


async def click(w: World, panel: Any, what: str) -> None:
    (found,) = controls(w.raw(panel), f"shop:{what}")
    await w.people["Ann"].click(panel, custom_id=found["custom_id"])


@pytest.mark.parametrize(
    ("kind", "language", "title", "about", "cards"),
    [
        ("campaign", "en", "Ann’s campaign", "One night to fetch", 7),
        ("road", "ru", "Дорога от Ann", "Пять раундов вдоль воды", 1),
        ("town", "en", "Ann’s town", "Four long piers", 2),
        ("city", "ru", "Город от Ann", "Городок на две банды", 3),
        ("house", "en", "Ann’s house", "Three small rooms", 3),
    ],
)
async def test_an_example_is_begun_with_changed_sent_again_and_played(
    tmp_path: Path, kind: str, language: str, title: str, about: str, cards: int
) -> None:
    async with world(tmp_path, language=language) as w:
        ann = w.people["Ann"]
        for _ in range(2):
            shown = await ann.slash(w.channel, "workshop new")
            fields = [label["component"] for label in shown.modal["components"]]
            assert len(fields[0]["options"]) == 1 + len(KINDS) and not any(
                "⟨" in each["label"] for each in fields[0]["options"]
            )
            filled = {each["custom_id"]: [each["options"][0]["value"]] for each in fields}
            panel = private(await ann.submit_modal(shown, filled | {"what": [kind]}))
            assert "✅" in w.text(panel) and "`/workshop add`" in w.text(panel) and "⟨" not in w.text(panel)
        listed = await w.bot.sessions.packs.listed(w.guild.id)
        assert sorted(each.name for each in listed) == [title, f"{title} 2"], "the second is no version of the first"
        assert {(each.game, each.author, each.version) for each in listed} == {(KINDS[kind], "Ann", 1)}

        picture, *_, file = panel.attachments
        assert picture.filename == "map0.png" and file.filename.endswith(".toml")
        text = w.env.backend.cdn.get(file.url).decode()
        assert about in text and f'name = "{title} 2"' in text
        changed = text.replace(about, "ABOUT").encode()
        panel = private(await ann.slash(w.channel, "workshop add", file=(file.filename, changed)))
        assert {"en": "as version 2", "ru": "версия 2"}[language] in w.text(panel) and "ABOUT" in w.text(panel)
        assert {each.filename for each in panel.attachments} >= {"map0.png"}
        await click(w, panel, "cards")
        assert len(panel.attachments) == cards
        await click(w, panel, "look")
        before = await w.ids()
        await click(w, panel, "play")
        (w.session_id,) = await w.ids() - before
        await w.reload()
        assert f"{title} 2" in w.text(w.posts()[-1]) and "ABOUT" in w.text(w.posts()[-1])
        await w.seat(stand_ins=1)
        await w.press("Ann", "begin")
        session = await w.rest()
        assert session.status == "playing" and session.game.written
        seq = session.seq
        session = await w.forward(lambda session: session.seq > seq + 3, Random(1))
        assert not any("⟨" in w.text(post) for post in w.posts())
