"""Who may give which of the commands that are not a game master's: one table in play, every kind of person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from mastering import COMMANDS
from seen import leaves, syncs
from simulated import World, world

NAMES = {"due": "", "host": "Ann", "player": "", "gone": "Cy", "spectator": "Dee", "manager": "Eve"}
"""``due`` is awaited, ``player`` is not, both are seated; ``gone`` has left the seat to its stand-in."""
KINDS = tuple(NAMES)
SEATED = {"due", "host", "player"}
SAID: dict[str, str] = {
    "no seat": "You have no seat at this table.",
    "begun": "The game has already begun.",
    "stand-in": "A stand-in plays for you",
    "nothing": "There is nothing to choose now.",
    "not asked": "That is not asked of you now.",
}
LOOKING = (
    "table status, table board, table log, table recap, table history, table replay, "
    "me games, me play, me avoid, me language, me reminders, me hints, me odds, me advice, me ahead, me quiet, "
    "me away, me return, me data, me forget, workshop list, stats, help"
)
OWN = "table hand, table orders, table do, table undo, table handover, table end"
HELD = "table leave"
SEATS = "table join, table here"
NOT_NOW = {
    "table dice": "already begun",
    "table export": "once the game is over",
    "table verify": "until the game is over",
}
GAMES = {
    "hitz": "card, rules",
    "zombies": "card, tile, rules",
    "zgame": "card, tile, goal, gang, event, rules",
    "plague": "card, zombie-card, character, zone, rules",
    "zombicide": "card, skill, survivor, mission, rules",
}
"""What a game shows to everybody; its other commands answer questions."""
PICTURES = {
    "table board",
    "zombies card",
    "zombies tile",
    *(f"zgame {each}" for each in ("card", "tile", "goal", "gang", "event")),
    *(f"plague {each}" for each in ("card", "zombie-card", "character", "zone")),
    *(f"zombicide {each}" for each in ("card", "skill", "survivor", "mission")),
}
"""Their answers may be pictures alone."""
FORMS = {"me play", "me avoid"}
"""Their answers are forms."""
ANSWERS = {
    "hitz": "bid, route, pay, shoot, flee, fight, adrenaline, molotov, zoom",
    "zombies": "place, fill, bid, roll, bullets, life, give, kit, move, take, heal, back, stop, zombie, auto, play, "
    "use, discard, zoom",
    "zgame": "fighters, place, pick, walk, use, hire, finish, lay, household, discard, upkeep, trade, agree, refuse, "
    "roll, zoom",
    "plague": "move, attack, search, use, give, take, drop, barricade, clear, carry, aim, car, baby, done, declare, "
    "play, choose, zoom",
    "zombicide": "move, attack, search, door, take, trade, use, eat, discard, done, choose, zoom",
}
KEPT = {"table hand", "table orders", "table undo", "table handover", *(f"{game} zoom" for game in GAMES)}
NOTHING = "Nothing that is open for you begins like"
"""Said of words that nothing open has; whoever has left a seat of which something is asked may read what."""
KEEPING = {*SEATED, "gone"}
"""Who has left the seat to a stand-in may still look at it, and hand it on."""
START = "start, learn"
DESK = "table gm"
"""Which people it opens for is tested with the desk."""
SERIES = "table series"
"""Who may give it is tested with series."""
WORKSHOP = {"workshop add", "Add to the workshop", "workshop edit", "workshop look", "workshop new"}
"""Who may give them is tested with the workshop."""
CAMPAIGNS = {"zombicide campaign", "zombicide sheet", "gm campaign export", "gm campaign import", "gm campaign fix"}
"""Who may give them is tested with campaigns."""
FILLED: dict[str, dict[str, Any]] = {
    "hitz card": {"card": "Rig"},
    "zombies card": {"card": "Fear"},
    "zombies tile": {"tile": "Helipad"},
    "table do": {"what": "pass"},
    "hitz bid": {"amount": 1},
    "hitz shoot": {"ammo": 1},
    "hitz route": {"number": 1},
    "zombies place": {"cell": "x"},
    "zombies bid": {"amount": 1},
    "zombies move": {"to": "x"},
    "zombies zombie": {"from": "x"},
    "zombies play": {"card": "x"},
    "zombies use": {"item": "x"},
    "zgame card": {"card": "Pistol"},
    "zgame tile": {"tile": "Bunker"},
    "zgame goal": {"goal": "Street Kings"},
    "zgame gang": {"gang": "Butchers"},
    "zgame event": {"event": "Sirens over the Wards"},
    "zgame fighters": {"who": "x"},
    "zgame place": {"tile": "x", "cell": "x"},
    "zgame pick": {"where": "x"},
    "zgame walk": {"fighter": "x", "to": "x"},
    "zgame use": {"card": "x"},
    "zgame lay": {"cards": "x"},
    "zgame discard": {"cards": "x"},
    "plague card": {"card": "Machete"},
    "plague zombie-card": {"zombie-card": "Fog"},
    "plague character": {"character": "Medic"},
    "plague move": {"to": "x"},
    "plague attack": {"target": "x"},
    "plague use": {"card": "x"},
    "plague give": {"human": "x", "card": "x"},
    "plague take": {"card": "x"},
    "plague drop": {"cards": "x"},
    "plague car": {"do": "in"},
    "plague baby": {"do": "take"},
    "plague declare": {"do": "back"},
    "plague play": {"card": "x"},
    "plague choose": {"what": "x"},
    "plague zone": {"zone": "Kitchen"},
    "zombicide card": {"card": "Katana"},
    "zombicide skill": {"skill": "Sprint"},
    "zombicide survivor": {"survivor": "x"},
    "zombicide mission": {"mission": "x"},
    "zombicide move": {"to": "x"},
    "zombicide attack": {"target": "x"},
    "zombicide door": {"where": "x"},
    "zombicide use": {"what": "x"},
    "zombicide eat": {"card": "x"},
    "zombicide discard": {"card": "x"},
    "zombicide choose": {"what": "x"},
    "table dice": {"word": "x"},
    "table here": {"game": "self"},
    "table handover": {"member": "Gus"},
    "me language": {"language": "en"},
    "me reminders": {"when": "off"},
    "me away": {"until": "2d"},
    "me hints": {"what": "on"},
    "me odds": {"what": "on"},
    "me advice": {"what": "off"},
    "me ahead": {"what": "off"},
}


def of(game: str, commands: str) -> list[str]:
    return [f"{game} {command}" for command in commands.split(", ")]


def matrix() -> set[str]:
    """Every command whose permissions are tested here, or in `test_gm`."""
    shared = [*", ".join((LOOKING, OWN, HELD, SEATS)).split(", "), *NOT_NOW]
    games = [each for game in GAMES for each in of(game, f"{START}, {GAMES[game]}, {ANSWERS[game]}")]
    return {*shared, DESK, SERIES, *CAMPAIGNS, *WORKSHOP, *games, *(f"gm {command}" for command in COMMANDS)}


async def given(w: World, name: str, command: str) -> str:
    options = dict(FILLED.get(command, {}))
    if "member" in options:
        options["member"] = w.people[options["member"]]
    if "game" in options:
        options["game"] = w.session_id
    return await w.slash(name, command, **options)


async def test_the_matrix_has_every_command(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        (payload,) = syncs(w)
        assert set(leaves(payload)) == matrix()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
async def test_who_may_give_which_command(tmp_path: Path, kind: str, game: str) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy", "Dee", "Eve", "Gus")) as w:
        await w.begun("Ann", "Bob", "Cy", game=game)
        await w.slash("Cy", "table leave")
        await w.env.settle()
        await w.reload()
        due = w.due()
        who = {**NAMES, "due": due, "player": "Bob" if due == "Ann" else "Ann"}[kind]

        def kept() -> Any:
            seats = {seat: player.lasting() for seat, player in w.session.seats.items()}
            return w.session.kept.data, seats, w.session.host, w.session.status

        before = kept()
        for command in [*LOOKING.split(", "), *of(game, GAMES[game])]:
            said = await given(w, who, command)
            refused = said.startswith(tuple(SAID.values()))
            assert (said or command in PICTURES | FORMS) and not refused, (kind, command, said)
        for command, why in NOT_NOW.items():
            assert why in await given(w, who, command), (kind, command)
        for command in of(game, START):
            assert "table" in await given(w, who, command), "another one is open here"
        await w.reload()
        assert kept() == before
        if kind != "due":
            for command in [*OWN.split(", "), *of(game, ANSWERS[game]), *([HELD] if kind not in SEATED else [])]:
                said = await given(w, who, command)
                refused = said.startswith((*SAID.values(), NOTHING)) or (kind in SEATED and said)
                assert refused or (command in KEPT and kind in KEEPING), (kind, command, said)
                await w.reload()
                assert kept() == before, (kind, command)
        said = await given(w, who, "table here")
        assert (said == "Only the host of the table can do that.") == (who != "Ann"), (kind, said)
        said = await given(w, who, "table join")
        await w.reload()
        assert (kept() != before) == (kind == "gone"), (kind, said)
        assert said == (SAID["begun"] if kind != "gone" else "You are at the table."), (kind, said)
        if kind in SEATED:
            await given(w, who, HELD)
            await w.rest()
            assert w.session.seats[w.session.seat_of(w.people[who].id) or ""].stand_in


async def test_only_who_is_due_moves_the_game(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ann", "Bob", "Cy", "Dee")) as w:
        await w.begun("Ann", "Bob", "Cy")
        due, before = w.due(), w.session.kept.data
        for name in {"Ann", "Bob", "Cy", "Dee"} - {due}:
            await given(w, name, "hitz bid")
            await given(w, name, "table do")
            assert (await w.reload()).kept.data == before
        await given(w, due, "hitz bid")
        assert (await w.reload()).kept.data != before
