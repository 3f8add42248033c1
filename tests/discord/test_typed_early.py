"""Commands given before they are asked for: checked at once, kept as they were meant, and given up aloud."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from pressing import offer
from said import controls
from simulated import World, asked, world
from zombies_moments import lay

from engine.core.runner import default
from engine.games.zombies.state import Status

DOCS = Path(__file__).parents[2] / "docs"


async def until_used(w: World, name: str) -> None:
    """This person takes the default, until no order is left."""
    seat = w.session.seat_of(w.people[name].id)
    while w.session.playing.orders:
        mine = next(each for each in w.session.awaited() if seat in each.seats)
        await w.bot.sessions.answer(w.session_id, w.people[name].id, mine.id, default(mine))
        await w.rest()


@pytest.mark.parametrize(
    ("language", "card", "targets"),
    [
        ("en", "Fear", "Ann"),
        ("en", "fear", "ann"),
        ("en", "fea", "A"),
        ("en", "страх", "Ann"),
        ("ru", "Страх", "Ann"),
        ("ru", "Fear", "ann"),
    ],
)
async def test_a_card_is_understood_as_it_was_typed(tmp_path: Path, language: str, card: str, targets: str) -> None:
    async with world(tmp_path, language=language) as w:
        await lay(w, "place")
        said, ids = await offer(w, "Bob", "zombies play", card=card, targets=targets)
        named = "Страх → Ann" if language == "ru" else "Fear → Ann"
        assert named in said and len(ids) == 1
        assert named in await w.slash("Bob", "table orders")
        await until_used(w, "Ann")
        survivors = w.session.playing.survivors
        assert [each.name for each in survivors["a"].statuses] == ["fear"] and survivors["b"].used


async def test_a_card_by_its_completion(tmp_path: Path) -> None:
    """Cards and targets are offered out of turn as they are in turn."""
    async with world(tmp_path) as w:
        await lay(w, "place")
        cards = await w.people["Bob"].autocomplete(w.thread, "zombies play", "card", "fea")
        targets = await w.people["Bob"].autocomplete(w.thread, "zombies play", "targets", "", card=cards[0]["value"])
        assert [each["name"] for each in targets] == ["Ann"]
        _, ids = await offer(w, "Bob", "zombies play", card=cards[0]["value"], targets=targets[0]["value"])
        assert len(ids) == 1


@pytest.mark.parametrize(
    ("command", "options", "why"),
    [
        ("zombies move", {"to": "zzz"}, "zzz"),
        ("zombies move", {"to": "0.5 zzz"}, "zzz"),
        ("zombies play", {"card": "Grenade"}, "Grenade"),
        ("zombies play", {"card": "Fear", "targets": "Bob"}, "Bob"),
        ("zombies play", {"card": "Fear"}, "Ann"),
        ("zombies zombie", {"from": "99.9"}, r"99\.9"),
        ("zombies bid", {"amount": 99}, "99"),
    ],
)
async def test_what_can_never_be_an_answer_is_refused_at_once(
    tmp_path: Path, command: str, options: dict[str, object], why: str
) -> None:
    async with world(tmp_path) as w:
        await lay(w, "place")
        said, ids = await offer(w, "Bob", command, **options)
        assert why in said and ids == [] and w.session.playing.orders == []
        assert "Kept" not in said


async def test_what_nobody_can_know_yet_is_not_kept(tmp_path: Path) -> None:
    """Which tile will have to be placed."""
    async with world(tmp_path) as w:
        await lay(w, "walk")
        said, ids = await offer(w, "Bob", "zombies place", cell="C7")
        assert "only once it is asked" in said and ids == []


@pytest.mark.parametrize(("language", "told"), [("en", "did not fit"), ("ru", "выполнить его было нельзя")])
async def test_what_does_not_fit_in_its_moment_is_gone_and_its_owner_is_told(
    tmp_path: Path, language: str, told: str
) -> None:
    """A bid is overtaken; nobody else hears of it (R18.5)."""
    async with world(tmp_path, language=language) as w:
        await w.begun("Ann", "Bob")
        first = w.due()
        other = next(name for name in ("Ann", "Bob") if name != first)
        await offer(w, other, "hitz bid", amount=2)
        assert len(w.session.playing.orders) == 1
        await w.slash(first, "hitz bid", amount=5)
        assert (await w.reload()).playing.orders == [] and w.due() == other
        panel = await w.hand(other)
        assert told in w.text(panel) and [each["label"] for each in controls(w.raw(panel), "rule:")] == ["R3.3"]
        assert told not in w.text(await w.hand(first))
        assert all(told not in said.words for said in w.watch.public())
        assert told in await w.slash(other, "table log") and told not in await w.slash(first, "table log")
        await w.slash(other, "hitz bid", amount=6)
        assert told not in w.text(await w.hand(other)), "told until they act"


async def test_a_card_that_does_not_fit_goes_back_to_the_hand(tmp_path: Path) -> None:
    """R13.4: it does not count as played. Somebody else has been quicker (R15.1)."""
    async with world(tmp_path) as w:
        await lay(w, "place")
        _, ids = await offer(w, "Bob", "zombies play", card="fear", targets="Ann")
        s = w.session.playing
        s.survivors["a"].statuses.append(Status(name="fear", by="b"))
        await w.arrange(s)
        await until_used(w, "Ann")
        bob = w.session.playing.survivors["b"]
        assert ids and not bob.used and len(bob.hand.cards) == 2
        assert "did not fit" in w.text(await w.hand("Bob"))


async def test_a_crafted_control_keeps_nothing_that_could_not_be_typed(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        await w.forward(asked("pay"), Random(1))
        for what in ("bid:99", "bid:nonsense", "take:pass", "nonsense:1", "pay:ammo=99"):
            assert await w.forge("Ann", f"gk:later:{w.session_id}:{what}")
            assert not (await w.reload()).playing.orders, what


GUIDES = pytest.mark.parametrize(("guide", "language"), [("players.md", "en"), ("players.ru.md", "ru")])


@GUIDES
async def test_the_order_in_the_guide_works_as_it_says(tmp_path: Path, guide: str, language: str) -> None:
    """Its words are the labels on the panel; the turn that it waits for is played by whoever gave it (R15.5)."""
    example = re.search(r"`([^`›]+) › Bob › ([^`›]+)`", (DOCS / guide).read_text("utf-8"))
    assert example is not None
    async with world(tmp_path, language=language) as w:
        await lay(w, "zombie")
        ann, s = w.people["Ann"], w.session.playing
        cramp = next(copy for copy, card in s.data.deck.items() if card.card == "brain_cramp")
        s.survivors["a"].hand.cards = [cramp]
        await w.arrange(s)
        panel = (await w.press("Ann", "orders", message=await w.hand("Ann"))).response
        (chooser,) = controls(w.raw(panel), "order:")
        await ann.select(panel, ["play"], custom_id=chooser["custom_id"])
        for label in (example[1], example[2]):  # Bob is the only one there is, and is not asked for
            control, values = labelled(controls(w.raw(panel), "o:"), label)
            await (ann.select(panel, values, custom_id=control) if values else ann.click(panel, custom_id=control))
        await until_used(w, "Ann")
        survivors = w.session.playing.survivors
        assert w.session.playing.active == "b" and survivors["a"].used
        session = await w.forward(asked("move"), Random(1))
        assert [(d.kind, d.seats) for d in session.awaited()] == [("move", ("a",))] and session.playing.active == "b"


def labelled(shown: list[dict], label: str) -> tuple[str, list[str]]:
    """The control with this label, and the value to choose in it."""
    for control in shown:
        values = [option["value"] for option in control.get("options", ()) if option["label"] == label]
        if values or control.get("label") == label:
            return control["custom_id"], values
    raise AssertionError(f"nothing is called {label}")


@GUIDES
async def test_the_command_in_the_guide_works_as_it_says(tmp_path: Path, guide: str, language: str) -> None:
    """Kept while a tile is being laid, played at the next quiet point; it holds in the next turn (R15.2)."""
    example = re.search(r"`/zombies play card:(\S+) targets:(\w+)`", (DOCS / guide).read_text("utf-8"))
    assert example is not None
    async with world(tmp_path, language=language) as w:
        await lay(w, "place")
        s = w.session.playing
        s.survivors["a"].hand.cards = [next(copy for copy, card in s.data.deck.items() if card.card == "fear")]
        await w.arrange(s)
        _, ids = await offer(w, "Ann", "zombies play", card=example[1], targets=example[2])
        assert ids
        await until_used(w, "Ann")
        assert [each.name for each in w.session.playing.survivors["b"].statuses] == ["fear"]
