"""The invariants of Zombie Plague (section 10) notice what does not hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from completeness import states
from plague.table import Table, game

from engine.core.runner import default
from engine.games.plague.humans.ending import won
from engine.games.plague.state import CAR, Effect
from engine.gm.preview import complaint
from telling.texts import Texts


def _hold(table: Table) -> None:
    first, second = table.zombies("L18", "L16", kind="crawler")
    first.holds = second.holds = "h1"


def _dead(table: Table) -> None:
    table["h2"].dead = True


DAMAGE: dict[str, Callable[[Table], object]] = {
    "I1": lambda table: table["h1"].cards.append("bat#1"),
    "I2": lambda table: table.s.hand.cards.pop(),
    "I3": lambda table: table.s.zombies.pop("z1"),
    "I4": lambda table: setattr(table.s, "lost_tokens", 1),
    "I5": lambda table: table.s.barricades.append("C9-C10"),
    "I6": lambda table: table.s.holes.append("L15-L16"),
    "I7": lambda table: table.s.fires.append("C12"),
    "I8": lambda table: setattr(table.s.zombies["z1"], "at", "A1"),
    "I9": _dead,
    "I11": lambda table: table.s.searched.update(X1=["h1", "h1"]),
    "I12": lambda table: setattr(table["h1"], "carries", "h2"),
    "I13": lambda table: (setattr(table.s, "exploded", True), setattr(table["h1"], "at", CAR)),
    "I18": lambda table: table.s.played.extend(["fog", "fog"]),
    "I21": lambda table: [setattr(each, "life", 0) for each in table.s.humans.values()],
    "I25": _hold,
    "R1.2": lambda table: table.s.crews["a"].pop(),
}


@states("I1", "I2", "I3", "I4", "I5", "I6", "I8", "I13", "I25")
@pytest.mark.parametrize("number", DAMAGE)
def test_each_invariant_notices_its_damage(number: str) -> None:
    table = Table(2, crawlers="on", fire="on")
    table.zombies("L18")
    table.begin().sound()
    DAMAGE[number](table)
    assert number in {each.partition(":")[0] for each in game().check(table.s)}


def _lives(table: Table) -> None:
    table["h1"].life = 5


def _left(table: Table) -> None:
    table.s.rest.cards.pop()


FURTHER: dict[str, tuple[str, Callable[[Table], object]]] = {
    "a card in two hands": ("I1", lambda table: table["h1"].cards.append("bat#1")),
    "a card that is gone": ("I1", lambda table: table.s.search.cards.pop()),
    "a card of an expansion that is not played": ("I1", lambda table: table.s.removed.append("basement#1")),
    "a card that is out of the game": ("I2", _left),
    "a miscount of traps": ("I2", lambda table: setattr(table.s, "laid", 1)),
    "a card more than a turn allows": ("I18", lambda table: table.s.played.extend(["fog", "slip"])),
    "more zombies than there are": ("I3", lambda table: setattr(table.s, "reserve", 15)),
    "a risen nobody": ("I4", lambda table: setattr(table.s, "fallen", 1)),
    "too many barricades": (
        "I5",
        lambda table: table.s.barricades.extend(
            [each for each, kind in table.s.grid.edges.items() if kind in ("door", "window")][:16]
        ),
    ),
    "a barricade twice": ("I5", lambda table: table.s.barricades.extend(["L15-L16", "L15-L16"])),
    "a door without a basement": ("I5", lambda table: table.s.barricades.append("basement")),
    "a wall that is destroyed twice": ("I6", lambda table: table.s.holes.extend(["K15-K16", "K15-K16"])),
    "too many destroyed walls": (
        "I6",
        lambda table: table.s.holes.extend([each for each, kind in table.s.grid.edges.items() if kind == "wall"][:11]),
    ),
    "a fire twice": ("I7", lambda table: table.s.fires.extend(["A20", "A20"])),
    "too many fires": ("I7", lambda table: table.s.fires.extend(sorted(table.s.grid.floor)[:41])),
    "a zombie in the wall": ("I8", lambda table: setattr(table.s.zombies["z1"], "at", "J5x")),
    "too many lives": ("I9", _lives),
    "too few lives": ("I9", lambda table: setattr(table["h1"], "life", -1)),
    "a human who is nowhere": ("I12", lambda table: setattr(table["h1"], "at", "")),
    "a human in two places": ("I12", lambda table: setattr(table["h1"], "carries", "h2")),
    "a hold of something else": ("I25", lambda table: setattr(table.s.zombies["z1"], "holds", "h1")),
    "a place that is searched twice by one": ("I11", lambda table: table.s.searched.update(X1=["h1", "h1"])),
    "a place that there is not": ("I11", lambda table: table.s.searched.update(X9=["h1"])),
}


@pytest.mark.parametrize("what", FURTHER)
def test_each_part_of_an_invariant_notices_its_damage(what: str) -> None:
    number, damage = FURTHER[what]
    table = Table(2, crawlers="on", fire="on")
    table.zombies("L18")
    table.begin().sound()
    damage(table)
    assert {each.partition(":")[0] for each in game().check(table.s)} - {"R0"} == {number}


@pytest.mark.parametrize("field", ["life", "cards", "at", "carries", "baby"])
def test_I9_the_dead_have_nothing(field: str) -> None:
    table = Table(3)
    dead = table["h3"]
    dead.dead, dead.life, dead.at = True, 0, ""
    table.begin().sound()
    if field == "baby":
        table.s.baby.carrier = "h3"
    else:
        setattr(dead, field, {"life": 1, "cards": [table.card("bat")], "at": "L17", "carries": "h9"}[field])
    assert "I9" in {each.partition(":")[0] for each in game().check(table.s)}


def test_limits_that_just_hold() -> None:
    table = Table(2, crawlers="on", fire="on", baby="card", crazy="keep", zombie_cards_per_turn="2")
    table.zombies("L18")
    (crawler,) = table.zombies("L20", kind="crawler")
    table.zombies("X3", kind="crazy")
    table.s.tokens -= 1
    table.s.fires = sorted(table.s.grid.floor)[:40]
    edges = table.s.grid.edges.items()
    table.s.barricades = [each for each, kind in edges if kind in ("door", "window")][:15]
    table.s.holes = [each for each, kind in edges if kind == "wall"][:10]
    table.s.played = ["fog", "slip"]
    table.begin()
    crawler.holds = "h1"
    table["h1"].drunk, table["h1"].life = True, 4
    table.sound()
    table.s.stack.clear()
    assert "I25: holds" in game().check(table.s), "nobody holds outside the human turn"


def test_I12_whom_somebody_carries_is_in_the_human_turn() -> None:
    table = Table(3)
    table["h1"].carries, table["h2"].at = "h2", ""
    table.begin().sound()
    table["h3"].carries = "h2"
    assert "I12: carried by two, or at a wrong time" in game().check(table.s)
    table["h3"].carries = ""
    table.s.stack.clear()
    assert "I12: carried by two, or at a wrong time" in game().check(table.s)


UNKNOWN: dict[str, tuple[str, Callable[[Table], object]]] = {
    "a figure under another's name": ("zombies.z1.id: h1", lambda table: setattr(table.s.zombies["z1"], "id", "h1")),
    "a figure without a number": ("figures: zx", lambda table: table.s.zombies.update(zx=table.s.zombies.pop("z1"))),
    "a kind under another letter": ("figures: z1", lambda table: setattr(table.s.zombies["z1"], "kind", "crawler")),
    "a character": ("humans.h1.character: nobody", lambda table: setattr(table["h1"], "character", "nobody")),
    "who is carried": ("humans.h1.carries: h9", lambda table: setattr(table["h1"], "carries", "h9")),
    "who is held": ("zombies.z1.holds: z9", lambda table: setattr(table.s.zombies["z1"], "holds", "z9")),
    "who has died": ("corpses: h9", lambda table: table.s.corpses.update(h9="L15")),
    "where somebody has died": ("corpses: Z99", lambda table: table.s.corpses.update(h1="Z99")),
    "who has searched": ("searched: h9", lambda table: table.s.searched.update(X1=["h9"])),
    "where something lies": ("piles: Z99", lambda table: table.s.piles.update(Z99=[])),
    "what is empty": ("empty: nothing#1", lambda table: table.s.empty.append("nothing#1")),
    "what was played": ("played: nothing", lambda table: table.s.played.append("nothing")),
    "who drives": ("driver: h9", lambda table: setattr(table.s, "driver", "h9")),
    "where the baby is": ("baby.at: Z99", lambda table: setattr(table.s.baby, "at", "Z99")),
    "where somebody has been": ("humans.h1.path: Z99", lambda table: table["h1"].path.append("Z99")),
    "who somebody is": ("roles: nobody", lambda table: setattr(table.s.roles["h1"], "value", "nobody")),
    "where somebody lifted": ("humans.h1.lifted: Z99", lambda table: setattr(table["h1"], "lifted", "Z99")),
    "the door of somebody": ("humans.h1.door: Z99", lambda table: setattr(table["h1"], "door", "Z99")),
    "what is marked": ("marked: nothing#1", lambda table: table.s.marked.append("nothing#1")),
    "who has the baby": ("baby.carrier: h9", lambda table: setattr(table.s.baby, "carrier", "h9")),
    "on whom something lasts": (
        "effects: h9",
        lambda table: table.s.effects.append(Effect(card=table.s.hand.cards.pop(), human="h9")),
    ),
    "who has become what": ("zombies.z1.of: h9", lambda table: setattr(table.s.zombies["z1"], "of", "h9")),
    "whose role": ("roles: h9", lambda table: table.s.roles.update(h9=table.s.roles["h1"])),
    "the entrance": ("entrance: X9", lambda table: setattr(table.s, "entrance", "X9")),
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_what_is_not_in_the_game_is_noticed_wherever_it_is_named(what: str) -> None:
    table = Table(2)
    table.zombies("L18")
    table.begin().sound()
    said, damage = UNKNOWN[what]
    damage(table)
    assert f"R0: {said}" in game().check(table.s)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_not_in_the_game_is_quoted_to_whoever_brings_it(language: str) -> None:
    table = Table(2).begin()
    table["h1"].character = "*" * 99
    (broken,) = game().check(table.s)
    said = Texts()(language).message(complaint(game(), broken), {})
    assert said.endswith(": humans.h1.character: " + r"\*" * 40), "harmless, and not too long"


@states("R0.11")
def test_R0_11_dice_in_the_order_of_the_rules() -> None:
    table = Table(1, crazy="keep")
    table.human("h1", "L17", "shotgun")
    table.zombies("L19", "M18")
    table.s.zombies["z2"].at = "K19"
    table.begin().force(5, 6, 2, 1).act("h1", "attack", "shotgun#1", "z1", "z2")
    assert not table.s.dice.forced and [each.kind for each in table.s.zombies.values()] == ["crazy"]
    assert table.s.zombies["m1"].at == "K19", "the second one went crazy"


@states("A15")
def test_A15_figures_block_no_shot() -> None:
    table = Table(2)
    table.human("h1", "L17", "revolver")
    table.human("h2", "L18")
    table.zombies("L20")
    assert table.begin().can("h1", "attack", "revolver#1") == ["z1"]


@states("R1.4")
def test_R1_4_the_dead_and_their_players_win_with_the_others() -> None:
    table = Table(2, seats=2).searched()
    table["h1"].dead, table["h1"].life, table["h1"].at = True, 0, ""
    table["h2"].at, table.s.running = CAR, True
    assert won(table.s) == "car"
    table.begin()
    assert table.s.result and table.s.result.winners == ["a", "b"]


@states("D21")
def test_D21_who_lets_a_deadline_pass_plays_it_safe() -> None:
    table = Table(2)
    table.human("h1", "L17", "medkit", life=1)
    table.begin()
    assert default(table.ask("a", "act"))[:1] == ["use"], "first he heals himself"
    table["h1"].life, table["h1"].cards = 4, [table.card("katana")]
    table.s.discard.append("medkit#1")
    table.zombies("L18")
    assert default(table.ask("a", "act"))[:2] == ["attack", "katana#1"], "then he hits what stands beside him"
    table["h1"].cards = []
    table.s.discard.append("katana#1")
    assert default(table.ask("a", "act"))[:1] == ["move"], "else he walks away"
