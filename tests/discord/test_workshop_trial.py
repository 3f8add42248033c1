"""The workshop judges: a pack's trial on its card and by itself, and a first version made by a form."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from said import controls
from seen import private
from server_pages import fill, server, settle
from simulated import World, world
from workshop.packs import ABOUT, archive, base, yard

from cogs import workshop_form
from engine.apart import Apart
from engine.core.errors import Refused
from engine.core.message import msg
from engine.outlook.outlooks import Outlooks
from engine.spare import Allowance, Spare
from engine.workshop import screws, trial
from engine.workshop.generator import Draft
from engine.workshop.pack import read
from engine.workshop.screws import RUNGS, Version
from engine.workshop.trial import Tried
from engine.workshop.trials import Trials, trial_of

MODAL = "gk:shopnew:ask"


@pytest.fixture(autouse=True)
def here(in_this_process: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are played; versions are as they should be at once."""

    def played(data: Any, version: Draft, *_: Any) -> Version:
        return Version(version, Tried(how={"won": RUNGS[-1] // 2, "lost": RUNGS[-1] // 2}))

    monkeypatch.setattr(screws, "_played", played)
    monkeypatch.setattr(trial, "FEWEST", 1000)
    monkeypatch.setattr(Allowance, "is_spent", False)  # this process has worked for all tests before


async def put(w: World) -> str:
    pack = read(base(), "yard.toml", yard().encode())
    await w.bot.sessions.packs.add(w.guild.id, pack, ABOUT, w.people["Ann"].id, 1)
    return pack.digest


async def click(w: World, panel: Any, what: str) -> None:
    (found,) = controls(w.raw(panel), f"shop:{what}")
    await w.people["Bob"].click(panel, custom_id=found["custom_id"])


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_trial_stands_on_the_card_and_by_itself(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        digest = await put(w)
        panel = private(await w.people["Bob"].slash(w.channel, "workshop look", title="YARD"))
        assert not controls(w.raw(panel), "shop:trial"), "nothing has been tried yet"
        comes = {"en": "are about to try it", "ru": "автопилоты сыграют пробные партии"}[language]
        assert comes not in w.text(panel), "nothing is tried where the host allows no time for it"
        w.bot.outlook = 3600
        assert comes in w.text(private(await w.people["Bob"].slash(w.channel, "workshop look", title=digest)))
        assert await Trials(w.bot.sessions.packs, Spare(3600, lambda: 0.0), lambda *_: None, 2).step()
        assert (await trial_of(w.bot.sessions.packs, w.guild.id, digest)).whole
        panel = private(await w.people["Bob"].slash(w.channel, "workshop look", title=digest))
        assert comes not in w.text(panel)
        word = {"en": "medium", "ru": "средне"}[language]
        assert re.search(rf"^{word} · (побед )?\d+ % ± \d+( won)? · \d+ ", w.text(panel), re.MULTILINE)
        await click(w, panel, "trial")
        lines = {"en": ("normal · ", "easy · ", "hard · "), "ru": ("обычно · ", "легко · ", "сложно · ")}[language]
        assert all(f"\n{line}" in w.text(panel) for line in lines) and "⟨" not in w.text(panel)
        assert ("stand-ins" if language == "en" else "автопилоты") in w.text(panel), "whose games these are"
        assert [each.filename for each in panel.attachments] == ["fell0.png"]
        await click(w, panel, "look")
        assert [each.filename for each in panel.attachments] == ["map0.png"]
        own = private(await w.people["Ann"].slash(w.channel, "workshop look", title=digest))
        assert controls(w.raw(own), "shop:trial") and controls(w.raw(own), "shop:remove"), "all for who put it in"


async def test_of_several_missions_each_trial_says_whose_it_is(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        other = yard().replace("yard-", "court-").replace('"The yard"', '"The court"')
        pack = read(base(), "x.zip", archive({"missions/yard.toml": yard(), "missions/court.toml": other}))
        await w.bot.sessions.packs.add(w.guild.id, pack, ABOUT, w.people["Ann"].id, 1)
        assert await Trials(w.bot.sessions.packs, Spare(3600, lambda: 0.0), lambda *_: None, 1).step()
        found = await trial_of(w.bot.sessions.packs, w.guild.id, pack.digest)
        (tried,) = (id for id, each in found.entries.items() if each.all.games)
        panel = private(await w.people["Bob"].slash(w.channel, "workshop look", title=pack.digest))
        assert f"**The {tried}**\nmedium · " in w.text(panel)
        await click(w, panel, "trial")
        assert f"**The {tried}**\nnormal · " in w.text(panel)


async def test_while_the_program_has_nothing_better_to_do_it_tries_what_was_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as w:
        curves, steps = w.bot.get_cog("Curves"), list[str]()

        async def step(self: Any) -> bool:
            steps.append(type(self).__name__)
            return len(steps) == 1

        monkeypatch.setattr(Trials, "step", step)
        monkeypatch.setattr(Outlooks, "step", step)
        await curves.work.coro(curves)
        assert steps == ["Trials", "Trials", "Outlooks"], "before any curve"


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_first_version_is_asked_for_by_a_form_and_stands_in_the_workshop(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        titles = list[str]()
        for size in ("small", "large"):
            shown = await w.people["Bob"].slash(w.channel, "workshop new")
            labels = shown.modal["components"]
            assert ("four" if language == "en" else "четыре") in labels[-1]["description"], "how long it may take"
            selects = [label["component"] for label in labels]
            assert [each["custom_id"] for each in selects] == ["what", "aim", "size", "tiles", "level"]
            assert all(len([one for one in each["options"] if one.get("default")]) == 1 for each in selects)
            said = await fill(w, shown, "Bob", aim=["hold"], size=[size])
            assert "✅" in said and "50 %" in said and f" {RUNGS[-1]} " in said
            (listed,) = [each for each in await w.bot.sessions.packs.listed(w.guild.id) if each.name not in titles]
            titles.append(listed.name)
            assert listed.person == w.people["Bob"].id and listed.version == 1
            game = await w.bot.sessions.packs.game("zombicide", w.guild.id, listed.digest)
            assert game is not None and game.written is not None
            (mission,) = game.written.names.values()
            assert len(game.data.missions[mission].tiles) == {"small": 4, "large": 9}[size]
        assert len(await w.bot.sessions.packs.listed(w.guild.id)) == 2, "the second is no version of the first"


def test_it_is_called_like_none_of_ours() -> None:
    """A host may have a mission with any name."""
    for known, called in (((), "escape"), (("escape", "escape2"), "escape3")):
        game: Any = SimpleNamespace(added=known)
        assert workshop_form.wish(workshop_form.USUAL, game, "7").name == called


@pytest.mark.parametrize(("language", "word"), [("en", "being made"), ("ru", "составляется")])
async def test_while_it_is_made_that_is_said(
    tmp_path: Path, language: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    edit = discord.Interaction.edit_original_response

    async def shown(self: Any, **what: Any) -> Any:
        said.append(str(what["view"].to_components()))
        return await edit(self, **what)

    async def run(*_: Any) -> Any:
        assert word in said[0], "before anything is made"
        raise Refused(msg("refused-no-pack"))

    monkeypatch.setattr(discord.Interaction, "edit_original_response", shown)
    monkeypatch.setattr(Apart, "run", run)
    async with world(tmp_path, language=language) as w:
        answered = await fill(w, await w.people["Bob"].slash(w.channel, "workshop new"), "Bob")
        assert len(said) == 1 and answered and word not in answered, "it is gone with what comes of it"


async def test_a_mission_is_not_lost_with_the_line_that_says_it_is_being_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(self: Any) -> None:
        raise discord.DiscordServerError(cast("Any", SimpleNamespace(status=503, reason="")), "not now")

    async with server(tmp_path) as w:
        shown = await w.people["Bob"].slash(w.channel, "workshop new")
        monkeypatch.setattr(discord.Interaction, "delete_original_response", gone)
        await fill(w, shown, "Bob")
        assert len(await w.bot.sessions.packs.listed(w.guild.id)) == 1


async def test_who_may_not_add_is_made_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as w:
        shown = await w.people["Bob"].slash(w.channel, "workshop new")
        assert shown.modal
        assert "incident" not in await w.forge("Bob", MODAL)
        await settle(w, authors=[w.guild.create_role("authors")])
        assert "Who may add" in w.reply(await w.people["Ann"].slash(w.channel, "workshop new"))
        assert "Who may add" in await fill(w, shown, "Bob"), "the form was opened before"
        assert await w.bot.sessions.packs.listed(w.guild.id) == []
