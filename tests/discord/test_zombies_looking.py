"""What can be looked at in Zombies!!! in Discord: cards, tiles, boards, the map, the own hand."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from said import components
from simulated import World, world
from zombies.card_table import MOVE
from zombies.pictured import city
from zombies_moments import lay

from engine.core.view import view
from render.zombies import BOARD

pytestmark = pytest.mark.painted


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_every_card_and_tile_can_be_looked_at(tmp_path: Path, language: str) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="zombies")
        for command, option in (("zombies card", "card"), ("zombies tile", "tile")):
            offered = await w.people["Ann"].autocomplete(w.thread, command, option, "")
            assert len(offered) >= 20
            for choice in offered[::4]:
                picture = (await w.people["Ann"].slash(w.thread, command, **{option: choice["value"]})).response
                assert picture.attachments
                assert picture.flags.ephemeral
            assert "brains" in await w.slash("Ann", command, **{option: "brains"})
        for card in ("grenade", "Grenade", "граната"):
            picture = (await w.people["Ann"].slash(w.thread, "zombies card", card=card)).response
            assert w.bot.texts(language)("zombies-card-grenade") in picture.attachments[0].description
        assert (await w.people["Bob"].slash(w.thread, "zombies zoom")).response.attachments
        assert await w.slash("Eve", "zombies zoom")
        for words in ("grenade", "граната", "ambush", "засада"):
            assert await w.slash("Ann", "zombies rules", words=words)


@pytest.mark.parametrize(
    ("language", "typed", "command", "option", "wanted"),
    [
        ("en", "shoe", "zombies card", "card", "Your Shoe's Untied"),
        ("ru", "шнур", "zombies card", "card", "Шнурки развязались"),
        ("en", "hosp", "zombies tile", "tile", "Hospital"),
        ("ru", "больн", "zombies tile", "tile", "Больница"),
        ("en", "helip", "zombies rules", "words", "Helipad"),
        ("ru", "вертол", "zombies rules", "words", "Вертол"),
    ],
)
async def test_what_can_be_looked_up_is_completed(
    tmp_path: Path, language: str, typed: str, command: str, option: str, wanted: str
) -> None:
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob", game="zombies")
        every = await w.people["Ann"].autocomplete(w.thread, command, option, "")
        assert 10 < len(every) <= 25
        found = await w.people["Ann"].autocomplete(w.thread, command, option, typed)
        assert wanted in found[0]["name"]
        assert len(found) < len(every)
        answer = (await w.people["Ann"].slash(w.thread, command, **{option: found[0]["value"]})).response
        assert wanted in (answer.attachments[0].description if answer.attachments else w.text(answer))


async def test_boards_for_oneself_mark_what_has_happened_since_the_own_last_act(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        name, _ = await lay(w, "zombie")
        board, zoom = await pictures(w, "Bob")
        await w.slash(name, "zombies zombie", **{"from": "3.5", "to": "3.4"})
        await w.slash(name, "zombies zombie", **{"from": "4.5", "to": "4.4"})
        seen = await pictures(w, "Bob")
        s = w.session.playing
        plain = BOARD.draw(view(s, "b"), w.bot.texts("en"), w.session.names, whole=True)
        assert seen[0] != plain.data, "Bob has not seen it yet"
        assert seen[0] != board
        assert seen[1] != zoom
        own = (await pictures(w, name))[0]
        assert own != seen[0], "Ann knows her first move"


async def test_the_whole_map_and_the_legend_are_one_tap_away(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        await w.arrange(city(2, 28).turn(MOVE).s)
        looked = (await w.press("Ann", "map")).response
        s, texts = w.session.playing, w.bot.texts("en")
        assert looked.flags.ephemeral and looked.attachments
        assert Image.open(BytesIO(w.env.backend.cdn.get(looked.attachments[0].url) or b"")).size[0] == 1200
        ways = {
            "legend": texts("zombies-board-legend-door"),
            "zoom": s.survivors["a"].pawn,
            "map": w.session.names["b"],
        }
        for verb, said in ways.items():
            answer = (await w.press("Ann", verb, "here", message=looked)).response
            assert answer.id == looked.id, "it takes the place of the picture before"
            looked = answer
            assert said in looked.attachments[0].description
            assert {verb} == {"zoom", "map", "legend"} - {id.split(":")[1] for id in _ids(w, looked)}
        foreign = (await w.press("Eve", "map")).response
        assert foreign.attachments and not any(":zoom:" in id for id in _ids(w, foreign)), "Eve has no pawn"


def _ids(w: World, message: Any) -> list[str]:
    return [each["custom_id"] for each in components(w.raw(message)) if "custom_id" in each]


async def pictures(w: World, name: str) -> tuple[bytes, bytes]:
    """The board and the surroundings as they come to a member alone."""
    board, zoom = [(await w.people[name].slash(w.thread, each)).response for each in ("table board", "zombies zoom")]
    assert board.flags.ephemeral and zoom.flags.ephemeral
    found = [w.env.backend.cdn.get(each.attachments[0].url) for each in (board, zoom)]
    await w.reload()
    return found[0] or b"", found[1] or b""


@pytest.mark.parametrize(("command", "options"), [("table board", {"text": True}), ("table status", {})])
async def test_a_full_city_in_words_comes_whole_in_several_messages_and_in_short_in_one(
    tmp_path: Path, command: str, options: dict[str, bool]
) -> None:
    async with world(tmp_path, language="ru") as w:
        session = await w.begun("Ann", "Bob", game="zombies")
        full, state = city(2, 30).s, session.playing
        state.tiles, state.zombies, state.tokens = full.tiles, full.zombies, full.tokens
        await w.arrange(state)
        seat = session.seat_of(w.people["Ann"].id)
        whole, short = (w.bot.pictures.words(session, w.bot.texts("ru"), seat, full) for full in (True, False))
        assert len(whole) > 4000
        before = len(w.watch.said)
        await w.slash("Ann", command, **options)
        await w.env.settle()
        said = {each.id: each for each in w.watch.said[before:]}.values()  # the first one was a promise to answer
        assert all(each.private for each in said)
        if options:
            assert len(said) > 1 and "\n".join(each.words for each in said).endswith(whole)
        else:
            (status,) = said
            assert len(status.words) < 1600 and status.words.endswith(short)


async def test_the_hand_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob", game="zombies")
        for name in ("Ann", "Bob"):
            panel = await w.hand(name)
            if [each.filename for each in panel.attachments] != ["hand.png"]:  # whose turn it is sees the map first
                _, id = w.find("held", message=panel)
                panel = (await w.people[name].click(panel, custom_id=id)).response
            assert panel.flags.ephemeral and len(panel.attachments) == 1
            seat = w.session.seat_of(w.people[name].id)
            locale = w.bot.texts("en")
            galleries = [each for each in components(w.raw(panel)) if "items" in each]
            alternative = galleries[0]["items"][0]["description"]
            for copy in w.session.playing.survivors[seat].hand.cards:
                said = locale.message(w.session.playing.card_name(copy), {})
                assert said in alternative
        own = {each["value"] for each in await w.people["Ann"].autocomplete(w.thread, "zombies play", "card", "")}
        assert own == set(w.session.playing.survivors[w.session.seat_of(w.people["Ann"].id)].hand.cards)
