"""Living with a long game: undo by vote, recap, moments, replay, document, a lent seat, statistics."""

from __future__ import annotations

import io
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image
from said import components, controls, text
from seen import private, stored
from simulated import World, world

from cogs.base import ids
from engine.core.dice import commitment
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.tables.journal import last_answer
from engine.tables.session import Session
from engine.tables.votes import OPEN_FOR
from render.boards import BOARDS

NASTY = "<b>Bob</b>&`x` **y** ~~z~~"


async def revealed(w: World, *people: str) -> Session:
    """Ann has answered, and Bob after her: what she did can no longer be taken back freely."""
    session = await w.begun(*(people or ("Ann", "Bob")))
    store, ann, bob = w.bot.sessions.store, w.people["Ann"].id, w.people["Bob"].id
    for turn in range(100):
        seq = w.session.seq
        session = await w.forward(lambda s, seq=seq: s.seq > seq, Random(turn))
        last = await last_answer(store, session)
        if last is not None and last.actor == bob and await last_answer(store, session, ann):
            return session
    raise AssertionError("Bob never answers after Ann")


async def test_a_refused_undo_asks_the_table_and_the_last_yes_takes_it_back(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy"), languages={"Bob": "ru"}) as w:
        await revealed(w)
        seq = w.session.seq
        result = await w.people["Ann"].slash(w.thread, "table undo")
        assert "can agree to take it back" in w.reply(result)
        panel = private(result)
        (button,) = controls(w.raw(panel), "ask")
        assert len(controls(w.raw(panel), "hand")) == 1, "there is a way back"
        asked_for = w.reply(await w.people["Ann"].click(panel, custom_id=button["custom_id"]))
        assert "move" in asked_for and len(controls(w.raw(panel), "hand")) == 1
        post, yes = w.find("vote")
        assert "Ann asks to take back" in w.text(post) and f"<@{w.people['Bob'].id}>" in w.text(post)
        assert {u for s in w.watch.said if s.id == post.id for u in s.pings} == {w.people["Bob"].id}
        assert (await w.reload()).seq == seq, "nothing is undone before everybody has agreed"
        refusal = w.reply(await w.people["Cy"].click(post, custom_id=yes))
        assert "no seat" in refusal and (await w.reload()).seq == seq
        await w.people["Bob"].click(post, custom_id=yes)
        session = await w.reload()
        entries = await w.bot.sessions.history(session)
        undo = next(entry for entry in entries if entry.act["act"] == "undo")
        assert [entry.struck for entry in entries if undo.act["to"] <= entry.seq < undo.seq].count(False) == 0
        assert "Everybody has agreed" in w.text(fresh(w, post)) and not controls(w.raw(fresh(w, post)), "vote")
        story = await w.slash("Bob", "table log")
        assert "~~" in story and "все согласны" in story


def fresh(w: World, message):
    return next(each for each in w.posts() if each.id == message.id)


async def propose(w: World, name: str):
    result = await w.people[name].slash(w.thread, "table undo")
    panel = private(result)
    (button,) = controls(w.raw(panel), "ask")
    await w.people[name].click(panel, custom_id=button["custom_id"])
    return w.find("vote")[0]


async def test_the_undo_button_of_the_hand_asks_as_well(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        session = await revealed(w)
        panel = await w.hand("Ann")
        (undo,) = controls(w.raw(panel), "undo")
        await w.people["Ann"].click(panel, custom_id=undo["custom_id"])
        (button,) = controls(w.watch.said[-1].components, "ask")
        last = await last_answer(w.bot.sessions.store, session, w.people["Ann"].id)
        assert last is not None and button["custom_id"].endswith(f":{last.seq}")
        assert not any(entry.struck for entry in await w.bot.sessions.history(session))


async def test_a_proposal_lapses_with_a_message_when_the_game_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await revealed(w)
        post = await propose(w, "Ann")
        seq = w.session.seq
        await w.forward(lambda s: s.seq > seq, Random(1))
        await w.rest()
        await w.env.settle()
        assert "the game went on" in w.text(fresh(w, post)) and not controls(w.raw(fresh(w, post)), "vote")
        assert any("has lapsed" in (each.content or "") for each in w.posts() if each.id > post.id)
        late = await w.forge("Bob", f"gk:vote:{w.session_id}:1:yes", message=fresh(w, post))
        assert "no longer open" in late
        assert not any(entry.struck for entry in await w.bot.sessions.history(w.session))


async def test_a_proposal_lives_over_a_restart_and_expires(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await revealed(w)
        post = await propose(w, "Ann")
        await w.restart(orderly=False)
        assert controls(w.raw(fresh(w, post)), "vote")
        await w.bot.sessions.store.execute("UPDATE proposals SET until = until - ?", OPEN_FOR)
        await w.sweep()
        assert "expired" in w.text(fresh(w, post))
        await w.reload()
        second = await propose(w, "Ann")
        await w.press("Ann", "vote", "2", "no", message=second)
        assert "Withdrawn" in w.text(fresh(w, second))


async def test_the_table_ends_a_game_of_gangs_by_its_votes(tmp_path: Path) -> None:
    async with world(tmp_path, language="ru") as w:
        await w.begun("Ann", "Bob", game="zgame")
        assert "Все спрошены" in await w.slash("Ann", "table end")
        post, yes = w.find("vote")
        assert "Ann предлагает закончить игру" in w.text(post)
        assert {u for s in w.watch.said if s.id == post.id for u in s.pings} == {w.people["Bob"].id}
        await w.people["Bob"].click(post, custom_id=yes)
        assert (await w.reload()).status == "over"
        assert "Согласны все" in w.text(fresh(w, post)) and not controls(w.raw(fresh(w, post)), "vote")
        assert "заражени" in w.text(w.boards()[-1])


# Looking back


async def test_recap_tells_what_happened_since_the_own_last_act_in_words_and_pictures(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy")) as w:
        await revealed(w)
        result = await w.press("Ann", "recap")
        panel = result.response or result.followups[-1]
        told = text(w.raw(panel))
        assert "Since your last act" in told and "Before · entry" in told and "Now · entry" in told
        assert [each.filename for each in panel.attachments] == ["recap-before.png", "recap-now.png"]
        watching = await w.slash("Cy", "table recap")
        assert "The latest moves" in watching


async def test_history_walks_through_the_moments(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await revealed(w)
        last = w.session.seq
        result = await w.people["Ann"].slash(w.thread, "table history", moment=0)
        panel = private(result)
        assert f"Entry 0 of {last}" in text(w.raw(panel))
        steps = {each["label"]: each["custom_id"] for each in controls(w.raw(panel), "moment")}
        assert steps.keys() == {"+1", "+10"}, "before the beginning there is nothing"
        await w.people["Ann"].click(panel, custom_id=steps["+1"])
        assert f"Entry 1 of {last}" in w.watch.said[-1].words and w.watch.said[-1].private
        assert f"Entry {last} of {last}" in await w.slash("Ann", "table history", moment=999_999)


@pytest.mark.painted
async def test_replay_shows_its_progress_and_the_whole_game(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob")) as w:
        await revealed(w)
        for public in (False, True):
            result = await w.people["Bob"].slash(w.thread, "table replay", public=public)
            message = result.response or result.followups[-1]
            film = Image.open(io.BytesIO(stored(w, message)))
            assert film.format == "WEBP" and film.n_frames > 2 and film.width == 600
            versions = [each.words for each in w.watch.said if each.id == message.id]
            assert any("Drawing" in words for words in versions) and "pictures" in versions[-1]
            assert bool(message.flags.ephemeral) is not public


@pytest.mark.painted
async def test_a_replay_is_made_once_for_all_who_may_see_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses at the same time wait for the same one, later ones are answered at once; every seat has its own."""
    drawn: list[object] = []
    draw = BOARDS["hitz"].still

    def counted(*args, **kwargs):
        drawn.append(args)
        return draw(*args, **kwargs)

    async with world(tmp_path, names=("Ann", "Bob", "Cy", "Dee")) as w:
        session = await revealed(w)
        monkeypatch.setattr(BOARDS["hitz"], "still", counted)
        button = ids.make("replay", session.id)
        pressed = [w.deliver(name, w.boards()[-1], button)[0] for name in ("Cy", "Dee", "Cy")]
        await w.env.settle()
        films = [stored(w, each.response or each.followups[-1]) for each in pressed]
        once = len(drawn)
        assert films[0] == films[1] == films[2]
        assert once == Image.open(io.BytesIO(films[0])).n_frames
        again, _ = w.deliver("Dee", w.boards()[-1], button)
        await w.env.settle()
        assert stored(w, again.response or again.followups[-1]) == films[0]
        assert len(drawn) == once
        w.deliver("Bob", w.boards()[-1], button)
        await w.env.settle()
        assert len(drawn) == 2 * once
        await w.press(w.due(), "a")
        w.deliver("Dee", w.boards()[-1], button)
        await w.env.settle()
        assert len(drawn) > 2 * once, "the game has gone on"


class Page(HTMLParser):
    """What a reader sees of a page, and what it is made of."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.sources: list[str] = []
        self.alternatives: list[str] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = dict(attrs)
        self.sources += [given[key] or "" for key in ("src", "href") if key in given]
        self.alternatives += [given["alt"] or ""] if "alt" in given else []

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.painted
async def test_the_document_tells_the_finished_game_with_pictures_and_nothing_from_outside(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob"), languages={"Ann": "ru"}) as w:
        await w.open("Ann", language="en")
        await w.bot.sessions.join(w.session_id, w.people["Bob"].id, NASTY)
        await w.press("Ann", "begin")
        await w.reload()
        assert "когда партия окончена" in await w.slash("Ann", "table export")
        await w.forward(lambda s: s.status == "over", Random(5))
        result = await w.people["Ann"].slash(w.thread, "table export")
        message = private(result)
        data = stored(w, message)
        assert len(data) < 8_000_000 and "браузер" in w.reply(result)
        page = Page(data.decode())
        assert page.sources and all(source.startswith("data:image/webp;base64,") for source in page.sources)
        assert len(page.alternatives) == len(page.sources) > 1 and all(page.alternatives)
        assert set(page.tags) <= {
            "html",
            "head",
            "details",
            "summary",
            "meta",
            "title",
            "style",
            "body",
            "h1",
            "h2",
            "p",
            "ul",
            "li",
            "b",
            "s",
        } | {
            "section",
            "img",
            "code",
            "br",
            "footer",
        }
        assert page.tags.count("section") > 1
        assert "<b>Bob</b>" in page.words, "names are shown as they are, not obeyed"
        assert w.session.playing.dice.seed in page.words and w.session.playing.dice.commitment in page.words
        assert 'lang="en"' in data.decode() and not re.search("[а-я]", page.words)


@pytest.mark.parametrize("then", ["a lobby", "a game"])
async def test_the_finished_game_stays_in_reach(tmp_path: Path, then: str) -> None:
    """By the buttons of its last post for ever, and by commands until the next game begins."""
    async with world(tmp_path, names=("Ann", "Bob", "Cy")) as w:
        await w.begun("Ann", "Bob")
        await w.forward(lambda s: s.status == "over", Random(2))
        old, last, seed = w.session_id, w.boards()[-1], w.session.playing.dice.seed
        await w.press("Ann", "rematch")
        (w.session_id,) = await w.ids() - {old}
        await w.reload()
        if then == "a game":
            await w.seat("Bob")
            await w.press("Ann", "begin")
            await w.restart()
        else:
            assert seed in await w.slash("Cy", "table verify")
            for command in ("replay", "export", "history", "recap", "log", "board", "status"):
                said = await w.slash("Cy", f"table {command}")
                assert said and "not begun" not in said, command
            for command in ("export", "audit", "check"):
                said = await w.slash("Ann", f"gm {command}", **({"reason": "keep"} if command == "export" else {}))
                assert said and "not begun" not in said, command
            assert "not begun" in await w.slash("Ann", "table hand")
        new, w.session_id = w.session_id, old
        for name in ("Ann", "Cy"):
            assert seed in w.reply(await w.press(name, "verify", message=last))
            for verb, kind in (("replay", b"RIFF"), ("export", b"<!doctype html>")):
                message = private(await w.press(name, verb, message=last))
                assert stored(w, message).startswith(kind)
            assert w.reply(await w.press(name, "log", message=last))
        w.session_id = new


async def test_a_seat_is_offered_taken_and_taken_back(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy"), languages={"Cy": "ru"}) as w:
        await w.begun("Ann", "Bob")
        bob, cy = w.people["Bob"].id, w.people["Cy"].id
        assert "нет места" in await w.slash("Cy", "table handover", member=w.people["Cy"])
        assert "sits at this table already" in await w.slash("Bob", "table handover", member=w.people["Ann"])
        assert "until Cy takes it" in await w.slash("Bob", "table handover", member=w.people["Cy"])
        offer, take = w.find("take")
        assert {user for said in w.watch.said if said.id == offer.id for user in said.pings} == {cy}
        assert "somebody else" in w.reply(await w.people["Ann"].click(offer, custom_id=take))
        assert (await w.reload()).seat_of(bob) == "b"
        result = await w.people["Cy"].click(offer, custom_id=take)
        assert (await w.reload()).seat_of(cy) == "b" and w.session.names["b"] == "Cy"
        assert "Теперь это место ваше" in w.reply(result)
        assert not controls(w.raw(fresh(w, offer)), "take")
        assert "no longer holds" not in w.reply(result)
        assert "no seat" in await w.slash("Bob", "table hand")
        assert "больше не действует" in await w.forge("Cy", take, message=fresh(w, offer))
        await w.slash("Bob", "table join")
        assert (await w.reload()).seat_of(bob) == "b" and w.session.seat_of(cy) is None


async def test_the_picture_shows_who_sits_there_now(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy")) as w:
        await w.begun("Ann", "Bob")
        await w.slash("Bob", "table handover", member=w.people["Cy"])
        await w.press("Cy", "take")
        await w.env.settle()
        (picture,) = [item for each in components(w.raw(w.boards()[-1])) for item in each.get("items", ())]
        assert "Cy" in picture["description"] and "Bob" not in picture["description"]


async def test_stats_of_the_server_and_of_a_player(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy")) as w:
        assert "No game has been finished" in w.reply(await w.people["Ann"].slash(w.channel, "stats"))
        await w.begun("Ann", "Bob")
        await w.forward(lambda s: s.status == "over", Random(2))
        result = w.session.playing.result
        assert result is not None
        told = await w.slash("Cy", "stats")
        assert "Finished games in this server: 1" in told and "**Ann** · 1 game" in told and "**Bob** · 1 game" in told
        assert told.count("1 won") == len(result.winners)
        seat, points = next(iter(result.scores.items())) if result.scores else ("a", None)
        own = await w.slash("Ann", "stats", member=w.people[w.name_at(seat)])
        assert ("without points" if points is None else f"best {points}") in own
        assert "has not finished a game" in await w.slash("Ann", "stats", member=w.people["Cy"])
        assert "1500" not in told and "rating" not in own, "a server has to want them"
        manager = Person(w.people["Ann"].id, "Ann", manager=True)
        await w.bot.servers.change(w.guild.id, manager, {"ratings": True})
        assert "everybody begins at 1500" in await w.slash("Cy", "stats")
        own = await w.slash("Ann", "stats", member=w.people["Ann"])
        assert re.search(r"· rating 1[3-6][0-9][0-9] ± [34][0-9][0-9]", own)
        assert "You usually answer after 1 min" in own
        assert "usually answer" not in await w.slash("Bob", "stats", member=w.people["Ann"]), "nobody else sees it"
        master = await w.slash("Ann", "gm panel")
        assert re.search(r"Usually answer after: Ann 1 min · Bob 1 min", master) and "usually" not in told


async def test_badges_are_told_under_the_result_and_shown_until_a_game_master_strikes_it_out(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob"), languages={"Bob": "ru"}) as w:
        master, ann, bob = GameMaster(w.bot.sessions), Person(w.people["Ann"].id, "Ann"), w.people["Bob"]
        for game, badges in (("hitz", "Ahead of Them All"), ("zombies", "Never Down, Nobody's Enemy")):
            session = await w.begun("Ann", "Bob", game=game)
            seat = next(seat for seat, player in session.seats.items() if player.user == bob.id)
            await master.end(session.id, ann, "", seat)
            await w.rest()
            assert f"- 🏅 **Bob** · {badges}" in w.text(w.boards()[-1])
        stats = private(await bob.slash(w.thread, "stats", member=bob))
        assert "🏅 1 из 13" in w.text(stats) and "🏅 2 из 13" in w.text(stats)
        assert [each.filename for each in stats.attachments] == ["stats.png", "badges.png"]
        assert "Зомби!!!: наград 2 из 13" in _described(w, stats)[1], "those of the game played last"
        (other,) = controls(w.raw(stats), "badges")
        await bob.click(stats, custom_id=other["custom_id"])
        assert "наград 1 из 13" in _described(w, stats)[1]
        await master.count(session.id, ann, False, "")
        await w.rest()
        assert "🏅" not in w.text(w.boards()[-1])
        assert "🏅 2" not in await w.slash("Bob", "stats", member=bob)


def _described(w: World, message: Any) -> list[str]:
    """The alternative texts of a message's pictures."""
    return [item["description"] for each in components(w.raw(message)) for item in each.get("items", ())]


async def test_a_moment_of_the_past_shows_no_more_than_was_known_then(tmp_path: Path, monkeypatch) -> None:
    """What is drawn is the seat's own view of that moment; for spectators and in public, the spectator's."""
    from render.hitz import BOARD

    drawn: list = []
    scene = BOARD.scene

    def watched(view, *args, **kwargs):
        drawn.append(view)
        return scene(view, *args, **kwargs)

    monkeypatch.setattr(BOARD, "scene", watched)
    async with world(tmp_path, names=("Ann", "Bob", "Cy")) as w:
        await revealed(w)
        for name, command, options, seat in (
            ("Ann", "table recap", {}, "a"),
            ("Bob", "table history", {"moment": 1}, "b"),
            ("Bob", "table replay", {}, "b"),
            ("Cy", "table history", {"moment": 1}, None),
            ("Cy", "table recap", {}, None),
            ("Ann", "table replay", {"public": True}, None),
        ):
            drawn.clear()
            await w.people[name].slash(w.thread, command, **options)
            assert drawn and {view.seen_by for view in drawn} == {(seat,)}
            assert all(view.dice.seed != w.session.playing.dice.seed for view in drawn)


async def test_both_halves_of_the_seed_are_shown_when_they_may_be(tmp_path: Path) -> None:
    """The hash of the bot's half stands in the lobby before anybody else has sat down, all of it for whoever opens the
    options; the half itself at the end.
    """
    async with world(tmp_path, names=("Ann", "Bob"), languages={"Bob": "ru"}) as w:
        w.bot.sessions.shared = True
        await w.open("Ann", language="en")
        half = w.session.half
        assert any(commitment(half)[:12] in said.words for said in w.watch.said if not said.private)
        assert commitment(half) in w.reply(await w.press("Bob", "options"))
        assert "нет места" in await w.slash("Bob", "table dice", word="маяк")
        await w.seat("Bob")
        assert "«маяк»" in await w.slash("Bob", "table dice", word=" маяк ")
        assert "only" in await w.slash("Ann", "table dice", word="<@1>")
        assert not any("маяк" in said.words for said in w.watch.said if not said.private)
        await w.press("Ann", "begin")
        await w.reload()
        assert "already begun" in await w.slash("Ann", "table dice", word="late")
        assert w.session.playing.dice.seed != half and commitment(half) in await w.slash("Ann", "table log")
        await w.forward(lambda s: s.status == "over", Random(3))
        assert not any(half in said.words for said in w.watch.said), "whoever verifies the dice is told"
        found = await w.bot.sessions.verify(w.session)
        assert found.holds and len(found.parts) == 4 and found.parts[2] == "маяк"
        for name, whole in (("Ann", "Nothing was left out"), ("Bob", "Ничего не пропущено")):
            reply = await w.slash(name, "table verify")
            assert whole in reply and "⟨" not in reply
            assert all(str(each) in reply for each in (half, commitment(half), found.seed, *found.parts))
        document = stored(w, private(await w.people["Bob"].slash(w.thread, "table export"))).decode()
        assert half in document and document.count("&quot;counter&quot;") == len(found.rolls) + found.shuffles


async def test_the_log_says_when_and_the_status_since_when_and_for_whom(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.env.advance_time(60)
        await w.press(w.due(), "a")
        await w.reload()
        first, *_, last = await w.bot.sessions.history(w.session)
        assert first.at < last.at
        assert f"<t:{int(first.at)}:f> – <t:{int(last.at)}:f>" in await w.slash("Cy", "table log")
        await w.env.advance_time(3600)
        said = await w.slash("Cy", "table status")
        assert f"Waiting for {w.due()}. Last move: <t:{int(last.at)}:R>" in said
