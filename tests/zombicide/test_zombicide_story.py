"""What is counted for headlines and awards, and what cannot be taken back because it became known."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from zombicide.table import Table

from engine.core.message import Message
from engine.games.zombicide.party.cards import seek
from engine.games.zombicide.phases.match import Match
from engine.games.zombicide.phases.set_up import SET_UP
from engine.games.zombicide.phases.zombie_phase import ZombiePhase
from engine.games.zombicide.reading.objectives import Reading
from engine.games.zombicide.reading.spawn import Spawning
from telling.texts import Texts

STREET, ROOM = "8R.C", "8R.b"


def counted(table: Table, headline: str) -> dict[str, object]:
    """What the headline of a chapter counts, by key."""
    (told,) = table.told(headline)
    parts: Message = told["parts"]
    of = parts.args["of"]
    assert isinstance(of, list)
    return {each.key.removeprefix("zombicide-sum-"): each.args.get("n") for each in of}


def test_a_turn_is_told_in_a_line_and_counts_for_the_awards() -> None:
    table = Table("m2", crate_ap="5").zombies(STREET, 2)
    table.survivor("s1", STREET, "kukri", "crowbar", ap=7)
    table.turn().force(6, 6).act("s1", "attack", f"melee:{table['s1'].hands[0]}@{STREET}", "plain")
    table["s1"].at = "8R.B"
    table.act("s1", "door", table.can("s1", "door")[0])
    table["s1"].at = ROOM
    table.s.horde.clear()
    table.top("water").act("s1", "search").reply("s1", "card", "bag")
    table["s1"].at = "8R.a"
    table.top("nailbat").act("s1", "take").reply("s1", "card", "bag")
    deeds = {"kills": 2, "doors": 1, "searches": 1, "crates": 1}
    assert deeds.items() <= table.s.deeds["a"].items()
    told = {name: n for name, n in deeds.items() if name != "searches"}
    assert told.items() <= counted(table, "headline-turn").items(), "what was found says that he searched"


def test_a_zombie_phase_is_told_in_a_line() -> None:
    table = Table("m2").zombies(STREET, 2)
    deck = table.s.zombie_deck.cards
    for card in ("035", "002", "001"):
        deck.remove(card)
        deck.append(card)
    table.start(ZombiePhase(at=1))
    assert counted(table, "headline-zombies") == {"wounds": 1, "appear": 1 + 2, "abomination": None}
    said = Texts()("en").message(Message("zombicide-headline-zombies", table.told("headline-zombies")[-1]), {})
    assert "Angelo −1 health · Justin −1 health" in said, "whose wounds they are"


def read(table: Table, mission_card: str, *option: str) -> None:
    table.start(Reading(card=mission_card, taker="s1"))
    if option:
        table.reply("s1", "option", *option)


def peeked() -> Table:
    table = Table("m3")
    read(table, "m3-2", "1")
    return table


def identified() -> Table:
    table = Table("m7")
    table["s1"].sheet.achievements = ["PRAETORIAN"]
    table.zombies(table["s1"].at, 0, 0, 0, "patient0").start(Match(at=len(SET_UP)))
    table.answer("a", "identify", "patient0")
    return table


def sought() -> Table:
    table = Table("m2")
    assert seek(table.s, "katana")
    return table


def distributed() -> Table:
    table = Table("m2")
    table.skilled("s1", "distributor").at = STREET
    table.start(Spawning())
    return table.answer("a", "distribute", *table.default("a", "distribute"))


@pytest.mark.parametrize(("made", "least"), [(peeked, 2), (identified, 1), (sought, 1), (distributed, 4)])
def test_what_became_known_cannot_be_taken_back_freely(made: Callable[[], Table], least: int) -> None:
    """Each card that is read, seen or drawn counts."""
    assert made().s.known >= least
