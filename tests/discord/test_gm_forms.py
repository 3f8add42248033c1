"""What a host without any permission in the server can do as a game master: all by pressing, as forms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from said import controls
from simulated import World, world

from cogs.desk.forms import FORMS

WHY = "for the test"


async def more(w: World, name: str, what: str) -> Any:
    """The form of one thing to do."""
    panel = (await w.people[name].slash(w.thread, "table gm")).response
    (chooser,) = controls(w.raw(panel), "gmmore:")
    assert {option["value"] for option in chooser["options"]} == set(FORMS)
    return await w.people[name].select(panel, [what], custom_id=chooser["custom_id"])


async def fill(w: World, name: str, what: str, **values: Any) -> str:
    """Fill a form in; what is said then."""
    form = await more(w, name, what)
    return w.reply(await w.people[name].submit_modal(form, values))


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_host_without_permissions_has_everything_by_pressing(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language, gm_for_all=False) as w:
        await w.begun("Ann", "Bob", "Cy", where="here")
        with pytest.raises(Exception, match="gm"):
            await w.people["Ann"].slash(w.thread, "gm pause", reason=WHY)
        for what in FORMS:
            form = await more(w, "Ann", what)
            assert "⟨" not in str(form.modal)
        await fill(w, "Ann", "deadline", time=["12h"], then=["default"])
        table = (await w.reload()).table
        assert (table.deadline, table.policy) == ("12h", "default")
        await fill(w, "Ann", "announce", text="Tea first")
        assert any("Tea first" in w.text(post) for post in w.posts())
        seat = w.session.seat_of(w.people["Cy"].id)
        await fill(w, "Ann", "seat", seat=[seat], action=["replace"], reason=WHY, who=[w.people["Dee"]])
        assert (await w.reload()).seats[seat].user == w.people["Dee"].id
        await fill(w, "Ann", "seat", seat=[seat], action=["stand-in"], reason=WHY)
        assert (await w.reload()).seats[seat].stand_in
        assert "Dee" in await fill(w, "Ann", "reveal", seat=[seat], reason=WHY)
        await fill(w, "Ann", "helper", who=[w.people["Eve"]])
        assert await w.people["Eve"].slash(w.thread, "table gm")
        await fill(w, "Ann", "helper", who=[w.people["Eve"]], remove=["yes"])
        await fill(w, "Ann", "transfer", who=[w.people["Bob"]], reason=WHY)
        assert (await w.reload()).host == w.people["Bob"].id
        await fill(w, "Bob", "end", reason=WHY, winners="Bob")
        assert (await w.reload()).status == "over" and w.session.playing.result.winners == ["b"]


async def test_forms_are_for_game_masters_only(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        assert "game masters of this table" in await w.slash("Bob", "table gm")
        form = await more(w, "Ann", "end")
        assert form.modal is not None
        assert "game masters" in await w.forge("Bob", f"gk:gmmore:{w.session_id}", ["end"])
        assert "game masters" not in await w.forge("Ann", f"gk:gmmore:{w.session_id}", ["import"])
        assert (await w.reload()).status == "playing"
