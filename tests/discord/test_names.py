"""Names are chosen by people: whatever is in one, it stands in a text as it is and does nothing there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import discord
import pytest
from mastering import ROLE
from said import text
from simulated import world

from telling.texts import safe

NAMES = ("*Ann*", "__B__ob", "~~Cy~~", "# Dee")
LOOKS = (
    ("table status", {}),
    ("table board", {"text": True}),
    ("table log", {}),
    ("table recap", {}),
    ("table history", {"moment": 2}),
    ("table hand", {}),
    ("table orders", {}),
    ("gm panel", {}),
    ("gm check", {}),
    ("gm reveal", {"seat": "b", "reason": "*why*"}),
    ("gm undo", {"reason": "**why**"}),
    ("gm audit", {}),
    ("stats", {}),
)


async def test_typed_words_are_repeated_as_they_are(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await w.begun("Ann", "Bob")
        typed = "**[x](http://a.bc)** @everyone"
        for command, options in (
            ("hitz rules", {"words": typed}),
            ("hitz card", {"card": typed}),
            ("me quiet", {"from": "22", "to": "7", "timezone": typed}),
            ("me quiet", {"from": typed, "to": "7", "timezone": "Europe/London"}),
            ("me away", {"until": typed}),
            ("table do", {"what": typed}),
            ("zombies card", {"card": typed}),
            ("gm fix", {"what": typed, "reason": "x"}),
        ):
            said = w.reply(await w.people[w.name_of(w.session.host)].slash(w.thread, command, **options))
            assert safe(typed) in said and typed not in said, (command, said)


@pytest.mark.parametrize("game", ["hitz", "zombies"])
async def test_a_name_is_shown_as_it_is_wherever_texts_are_markdown(tmp_path: Path, game: str) -> None:
    async with world(tmp_path, names=NAMES) as w:
        host, bob, cy, dee = NAMES
        may = w.guild.create_role(ROLE, permissions=discord.Permissions(manage_guild=True, view_channel=True))
        w.people[dee] = w.guild.add_member(w.env.create_user("boss"), roles=[may])
        w.languages[w.people[dee].id] = "en"
        await w.begun(host, bob, cy, game=game, **({"round_limit": "3"} if game == "zombies" else {}))
        await w.forward(lambda s: s.seq >= 9, Random(2))
        shown: dict[str, str] = {}
        for command, options in LOOKS:
            shown[command] = await w.slash(dee if command.startswith("gm") else host, command, **options)
        assert safe(host) in shown["table status"] and safe(bob) in shown["table board"]
        for said in w.watch.said:
            for name in (host, bob, cy, "*why*"):
                assert name not in f"{said.content}\n{text(said.components)}", said.words
        assert "\\*why\\*" in shown["gm audit"]
        await w.forward(lambda s: s.status == "over", Random(2))
        assert safe(host) in await w.slash(host, "stats")
