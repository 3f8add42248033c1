"""`/gm` through Discord: who may, by command and by pressing, in the middle of things and after a restart."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from mastering import COMMANDS, ROLE, WHY
from said import controls
from server_pages import settle
from simulated import World, asked, one_press, play, use, world

from engine.rulebook import rulebook

KINDS = ("host", "named", "role", "manager", "player", "spectator")
MASTERS = {"host", "named", "role", "manager"}
NAMES = {"host": "Ann", "player": "Bob", "named": "Cy", "role": "Dee", "manager": "Eve", "spectator": "Fay"}
REFUSED = ("That is for", "That takes the permission")


class Table:
    """A world in which everybody of the matrix is there."""

    def __init__(self, w: World, role: Any) -> None:
        self.w = w
        self.role = role

    async def gm(self, kind: str, command: str, **options: Any) -> str:
        return await self.w.slash(NAMES[kind], f"gm {command}", **options)

    async def what(self, command: str, typed: str, option: str = "what", **filled: Any) -> str:
        """The first suggestion that is a whole answer."""
        found = await self.w.people["Ann"].autocomplete(self.w.thread, f"gm {command}", option, typed, **filled)
        return next(each["value"] for each in found if not str(each["name"]).endswith("…"))


async def seated(w: World, **options: str) -> Table:
    """A game of Ann (host) and Bob; Cy is named, Dee has the role, Eve may manage the server."""
    role = w.guild.create_role(ROLE)
    may = w.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True, view_channel=True))
    w.people["Dee"] = w.guild.add_member(w.env.create_user("Dee2"), roles=[role])
    w.people["Eve"] = w.guild.add_member(w.env.create_user("Eve2"), roles=[may])
    await w.begun("Ann", "Bob", **options)
    await settle(w, masters=[role])
    await w.slash("Ann", "gm helper", who=w.people["Cy"])
    await w.reload()
    return Table(w, role)


PEOPLE = ("Ann", "Bob", "Cy", "Fay", "Gus")


ONLY = {
    "transfer": MASTERS - {"named"},
    "helper": MASTERS - {"named"},
    "server": {"manager"},
    "import": {"role", "manager"},
}


def test_the_matrix_has_every_command() -> None:
    from cogs.gm import Gm

    assert {command.name for command in Gm.__cog_app_commands__} == set(COMMANDS)
    assert len(COMMANDS) < 25


@pytest.mark.parametrize("kind", KINDS)
async def test_who_may_give_which_command(tmp_path: Path, kind: str) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        for command, given in COMMANDS.items():
            await w.reload()
            before, options = (w.session.seq, w.session.kept.data, w.session.seats, w.session.paused), dict(given)
            if options.get("seat") == "due":
                options["seat"] = w.session.waiting_for()[0]
            if command == "import":
                options["file"] = ("game.json", b"{}")
            if command in ("transfer", "helper"):
                options["who"] = w.people[NAMES[options["who"]]]
            if "what" in options:
                filled = {"seat": options["seat"]} if "seat" in options else {}
                options["what"] = await t.what(command, options["what"], **filled)
            said = await t.gm(kind, command, **options)
            may = kind in ONLY.get(command, MASTERS)
            assert said.startswith(REFUSED) == (not may), (kind, command, said)
            assert said
            await w.reload()
            if not may:
                now = (w.session.seq, w.session.kept.data, w.session.seats, w.session.paused)
                assert now == before, (kind, command)


async def test_suggestions_are_for_masters_only(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        await seated(w)
        cases = (("fix", "what", {}), ("rewind", "moment", {}), ("act-as", "what", {"seat": "a"}), ("seat", "seat", {}))
        for name in ("Bob", "Fay"):
            for command, option, filled in cases:
                assert await w.people[name].autocomplete(w.thread, f"gm {command}", option, "", **filled) == []
        for option_name in ("fix", "step", "dice"):
            found = await w.people["Ann"].autocomplete(w.thread, f"gm {option_name}", "what", "")
            assert 0 < len(found) <= 25
            assert all(len(each["name"]) <= 100 and "⟨" not in each["name"] for each in found)


async def offered(w: World, name: str, typed: str) -> list[str]:
    return [str(each["name"]) for each in await w.people[name].autocomplete(w.thread, "gm fix", "what", typed)]


async def test_a_master_who_plays_sees_hidden_things_only_once_the_table_knows(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        await seated(w)
        ann, top = w.people["Ann"], "Put a card on top of its level"
        assert await offered(w, "Cy", top), "who does not play may see everything"
        assert await offered(w, "Ann", top) == [] != await offered(w, "Ann", "Set a resource")
        result = await ann.slash(w.thread, "gm panel")
        panel = result.followups[-1] if result.followups else result.response
        for command in ("typed", "pressed"):
            if command == "typed":
                result = await ann.slash(w.thread, "gm fix", what=top, reason=WHY)
                locked = result.followups[-1] if result.followups else result.response
            else:
                await ann.select(panel, ["fix.top"], custom_id=f"gk:gmfix:{w.session_id}:0")
                locked = panel
            assert "You play at this table yourself" in w.text(locked)
        (look, *_) = controls(w.raw(locked), "gmdo:")
        form = await ann.click(locked, custom_id=look["custom_id"])
        assert "plays here and looks at what is hidden" in w.reply(await ann.submit_modal(form, {"why": WHY}))
        await w.env.settle()
        assert "Ann plays here and looks at what is hidden, as game master. Reason: a slip" in w.text(w.boards()[-1])
        assert await offered(w, "Ann", top)
        result = await ann.slash(w.thread, "gm panel")
        panel = result.followups[-1] if result.followups else result.response
        await ann.select(panel, ["fix.top"], custom_id=f"gk:gmfix:{w.session_id}:0")
        assert controls(w.raw(panel), "g:")
        random = Random(1)
        while await offered(w, "Ann", top):  # until Ann has moved as a player
            await one_press(w, random)
        assert any(entry.actor == ann.id for entry in (await w.bot.sessions.history(await w.reload()))[-2:])


async def test_a_suggestion_that_is_not_finished_is_finished_by_pressing(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        await seated(w)
        found = await w.people["Ann"].autocomplete(w.thread, "gm fix", "what", "Set survivors")
        begun = next(each for each in found if each["name"] == "Set survivors: Bob › …")
        result = await w.people["Ann"].slash(w.thread, "gm fix", what=begun["value"], reason=WHY)
        shown = result.followups[-1] if result.followups else result.response
        assert controls(w.raw(shown), "g:") and not controls(w.raw(shown), "gmdo:")


async def test_deadlines_that_a_master_changes_are_told_and_listed(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        await t.gm("role", "deadline", time="24h", then="stand-in", reason="holidays")
        await w.env.settle()
        assert "changes the deadlines. Reason: holidays" in w.text(w.boards()[-1])
        assert "24 hours" in w.text(w.boards()[-1])
        assert "holidays" in await t.gm("named", "audit")
        await t.gm("manager", "undo", reason="no")
        assert (await w.reload()).table.deadline == "none"


async def fixed(t: Table) -> Any:
    """A typed correction with its preview; the preview's message."""
    w = t.w
    found = await w.people["Ann"].autocomplete(w.thread, "gm fix", "what", "Set a resource: Ann › Ammo › 9")
    assert found[0]["name"] == "Set a resource: Ann › Ammo › 9"
    result = await w.people["Ann"].slash(w.thread, "gm fix", what=found[0]["value"], reason=WHY)
    return result.followups[-1] if result.followups else result.response


async def test_a_typed_correction_is_previewed_then_done_and_told(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        seq = w.session.seq
        preview = await fixed(t)
        assert re.search(r"Ann, Ammo: \d → 9", w.text(preview))
        assert (await w.reload()).seq == seq
        button = controls(w.raw(preview), "gmdo:")[0]
        await use(w, "Ann", preview, button, Random(0))
        assert (await w.reload()).playing.groups["a"].ammo == 9
        await w.env.settle()
        post = w.text(w.boards()[-1])
        assert "Ann corrects the game. Reason: a slip" in post
        assert "9" in post


async def test_a_correction_by_pressing_alone_with_a_form_for_the_reason_also_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        await seated(w)
        random, ann = Random(5), w.people["Ann"]
        result = await ann.slash(w.thread, "gm panel")
        panel = result.followups[-1] if result.followups else result.response
        await ann.select(panel, ["fix.resource"], custom_id=f"gk:gmfix:{w.session_id}:0")
        await w.restart(orderly=False)
        for _ in range(4):
            shown = controls(w.raw(panel), "g:")
            if not shown:
                break
            await use(w, "Ann", panel, random.choice([c for c in shown if ":b" not in c["custom_id"][-2:]]), random)
        (button,) = controls(w.raw(panel), "gmdo:")
        asked_why = await ann.click(panel, custom_id=button["custom_id"])
        assert asked_why.modal is not None
        seq = (await w.reload()).seq
        await ann.submit_modal(asked_why, {"why": "because *I* say so"})
        session = await w.reload()
        assert session.seq == seq + 1
        entry = (await w.bot.sessions.history(session))[-1]
        assert entry.act["why"] == r"because \*I\* say so"


async def test_the_game_goes_on_between_preview_and_press(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        preview = await fixed(t)
        await one_press(w, Random(1))
        seq = (await w.reload()).seq
        await use(w, "Ann", preview, controls(w.raw(preview), "gmdo:")[0], Random(0))
        assert (await w.reload()).seq == seq, "first the new preview"
        assert "moved on" in w.text(preview)
        await use(w, "Ann", preview, controls(w.raw(preview), "gmdo:")[0], Random(0))
        assert (await w.reload()).playing.groups["a"].ammo == 9


async def test_force_is_a_button_of_its_own(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        await seated(w)
        what = (await w.people["Ann"].autocomplete(w.thread, "gm fix", "what", "Set a bid marker: Ann › 10"))[0][
            "value"
        ]
        session = w.session
        for kind in ("ammo", "gas", "adr"):
            session.playing.groups["a"].__dict__[kind] = 0
        result = await w.people["Ann"].slash(w.thread, "gm fix", what=what, reason=WHY)
        preview = result.followups[-1] if result.followups else result.response
        (rule,) = controls(w.raw(preview), "rule:")
        assert "break rules" in w.text(preview) and rulebook("hitz")[rule["label"]].title == "What always holds"
        (button,) = controls(w.raw(preview), "gmdo:")
        assert ":force:" in button["custom_id"]
        await use(w, "Ann", preview, button, Random(0))
        await w.env.settle()
        assert "By force. Broken: Bid markers" in w.text(w.boards()[-1])


async def test_a_paused_table_says_so_and_refuses(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        post, id = w.find("a")
        await t.gm("host", "pause", reason="tea")
        await w.env.settle()
        board = w.boards()[-1]
        assert "paused" in w.text(board) and not controls(w.raw(board), "a:")
        seq = (await w.reload()).seq
        assert "paused" in await w.forge(w.due(), id, message=post)
        assert "paused" in await w.slash(w.due(), "hitz bid", amount=1)
        assert "paused" in w.text(await w.hand(w.due()))
        assert w.session.seq == seq
        await w.restart()
        assert (await w.reload()).paused
        await t.gm("host", "resume")
        await w.env.settle()
        assert controls(w.raw(w.boards()[-1]), "a:")
        await one_press(w, Random(1))


async def test_a_seat_changes_hands_and_the_newcomer_is_called_and_plays(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        seat = w.session.waiting_for()[0]
        name = w.due()
        said = await t.gm("named", "seat", seat=seat, action="replace", reason=WHY, who=w.people["Gus"])
        assert "gives the seat of" in said
        await w.env.settle()
        assert w.due() == "Gus"
        assert any(w.people["Gus"].id in each.pings for each in w.watch.public())
        assert "no seat" in await w.slash(name, "table hand")
        await one_press(w, Random(1))
        assert "already" in await t.gm(
            "named", "seat", seat=seat, action="replace", reason=WHY, who=w.people["Bob" if name == "Ann" else "Ann"]
        )


async def test_reveal_shows_a_seat_and_is_told_without_what_was_seen(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w, auction="ceilings")
        said = await t.gm("role", "reveal", seat="b", reason="a doubt")
        assert "Bob" in said
        await w.env.settle()
        assert "has looked at what only Bob may see. Reason: a doubt" in w.text(w.boards()[-1])


async def test_announce_end_with_winners_and_undo(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        await t.gm("host", "announce", text="tea @everyone")
        assert any("tea @\u200beveryone" in w.text(post) for post in w.posts())
        assert "Bob" in await t.gm("host", "end", reason="late", winners="bob")
        session = await w.reload()
        assert session.status == "over" and session.playing.result is not None
        assert session.playing.result.winners == ["b"]
        for _ in range(2):
            await t.gm("manager", "undo", reason="too early")
        assert (await w.reload()).status == "playing"
        await play(w, Random(3))


async def test_repost_brings_the_table_anew_and_into_another_channel(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        old = w.boards()[-1]
        await t.gm("host", "repost")
        await w.env.settle()
        assert w.boards()[-1].id != old.id and not controls(w.raw(old))
        other = w.guild.create_text_channel("elsewhere")
        assert w.reply(await w.people["Ann"].slash(other, "gm repost", table=w.session_id)) == "Done."
        await w.env.settle()
        assert (await w.reload()).channel == other.id
        assert [m for m in other.history() if m.attachments]


async def test_the_panel_acts_with_a_reason_and_audit_lists_it(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        t = await seated(w)
        await one_press(w, Random(1))
        ann = w.people["Ann"]
        for args in (("skip", w.session.waiting_for()[0]), ("undo",), ("pause",), ("resume",)):
            result = await ann.slash(w.thread, "gm panel")
            panel = result.followups[-1] if result.followups else result.response
            (button,) = controls(w.raw(panel), ":".join(("gmdo", w.session_id, *args)))
            form = await ann.click(panel, custom_id=button["custom_id"])
            said = w.reply(await ann.submit_modal(form, {"why": f"why {args[0]}"}))
            assert f"Reason: why {args[0]}" in said
        result = await ann.slash(w.thread, "gm panel")
        panel = result.followups[-1] if result.followups else result.response
        form = await ann.select(panel, ["0"], custom_id=f"gk:gmdo:{w.session_id}:rewind")
        await ann.submit_modal(form, {"why": "again"})
        await ann.click(panel, custom_id=f"gk:gmdo:{w.session_id}:check")
        assert "in order" in w.text(panel)
        await ann.click(panel, custom_id=f"gk:gmdo:{w.session_id}:audit")
        for what in ("why skip", "why undo", "why pause", "why resume", "again"):
            assert what in w.text(panel)
        assert "in order" in await t.gm("named", "check")


async def test_a_session_goes_out_as_a_file_and_comes_back_elsewhere(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE) as w:
        await seated(w)
        await w.forward(asked("pay"), Random(2))
        result = await w.people["Cy"].slash(w.thread, "gm export", reason="keep")
        sent = [*result.followups, *([result.response] if result.response else [])]
        (message,) = [each for each in sent if each.attachments]
        assert message.flags.ephemeral
        data = (
            w.env.backend.read_attachment(message.attachments[0]) if hasattr(w.env.backend, "read_attachment") else None
        )
        data = data or await message.attachments[0].read()
        before, old = w.session.playing.model_dump(), w.session_id
        other = w.guild.create_text_channel("elsewhere")
        eve = w.people["Eve"]
        wrong = json.dumps({**json.loads(data), "version": 9, "extra": 1}).encode()
        said = w.reply(await eve.slash(other, "gm import", file=("game.json", wrong), reason="more"))
        assert "version 9" in said and "Nothing was changed" in said
        assert len(await w.ids()) == 1
        said = w.reply(await eve.slash(other, "gm import", file=("game.json", data), reason="more"))
        assert "open in this channel" in said
        (w.session_id,) = await w.ids() - {old}
        assert (await w.reload()).playing.model_dump() == before
        await w.env.settle()
        assert [m for m in other.history() if m.attachments]


async def test_russian(tmp_path: Path) -> None:
    async with world(tmp_path, names=PEOPLE, language="ru") as w:
        t = await seated(w)
        for command in ("panel", "check", "audit"):
            assert "⟨" not in await t.gm("host", command)
        for command in ("fix", "step", "dice"):
            found = await w.people["Ann"].autocomplete(w.thread, f"gm {command}", "what", "")
            assert found and all("⟨" not in each["name"] for each in found)
