"""What options say of attacks (R10–R12), against every way in which the dice of the rules themselves can fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import cast

import pytest
from every_game import game_of, switched
from plague.box import box
from plague.lone import alone
from plague.pictured import catalogue
from plague.table import Table

from engine.core.choice import Choice
from engine.core.message import Message
from engine.core.runner import find
from engine.core.shape import One, replay
from engine.games.plague.dead import bites, hand
from engine.games.plague.dead.attack import attack
from engine.games.plague.dead.kindling import Kindling
from engine.games.plague.humans import fire
from engine.games.plague.humans.arms import HANDS, SWING
from engine.games.plague.humans.car import Ignite
from engine.games.plague.humans.choices import CRAZY
from engine.games.plague.humans.deed import Using
from engine.games.plague.humans.faces import Outlook
from engine.games.plague.humans.fight import Attack, strike
from engine.games.plague.humans.moves import holders, step
from engine.games.plague.humans.things import MEDICINE, treat
from engine.games.plague.state import CAR, Effect, PlagueState, ZombieKind

ARMED = [card for card in box().cards.values() if card.kind in ("melee", "firearm")]
FACES = range(1, 7)
NO_PREY = next(each.id for each in box().characters.values() if each.ability == "no_prey")
PREFERRED = {each.prefers: each.id for each in box().characters.values()}


def said(table: Table, weapon: str) -> Outlook:
    """What the option of a weapon says, in percent."""
    asked = find(table.s, "a", table.asked("h1", "act"))
    shape, _ = replay(asked.ask.shape, ["attack"])
    assert isinstance(shape, One)
    (odds,) = [option.odds for option in shape.options if option.key == weapon]
    assert odds is not None
    of = odds.args.get("of", [odds])
    assert isinstance(of, list)
    found = {each.key.rpartition("-")[2]: each.args["p"] for each in of if "p" in each.args}
    numbers = {name: p.args["n"] for name, p in found.items() if isinstance(p, Message)}
    return Outlook(*(float(str(numbers.get(name, 0))) for name in Outlook._fields))


MANY = 20


def ways(table: Table, act: Callable[[PlagueState], object], *faces: int) -> Iterator[tuple[PlagueState, float]]:
    """All ways in which the dice of an act can fall, as the table is after each, and how likely it is."""
    s = table.game.load(table.game.dump(table.s))
    s.dice.forced = [*map(str, faces), *["6"] * MANY]
    act(s)
    if len(s.dice.forced) >= MANY:  # no more were rolled than these faces
        yield s, 1 / 6 ** len(faces)
        return
    for face in FACES:
        yield from ways(table, act, *faces, face)


def lost(s: PlagueState) -> Sequence[object]:
    """What an Oops can cost the first human."""
    human = s.humans["h1"]
    return human.spent, human.life, human.cards, s.empty, s.marked


def fallen(table: Table, attack: Attack) -> Outlook:
    """The share of all ways in which a zombie dies, at best one is pushed, something is lost by it, and one goes crazy,
    in percent.
    """
    found, before = [0.0] * 4, {each.id: each.at for each in table.s.zombies.values()}
    for s, p in ways(table, lambda s: strike(s, s.humans["h1"], attack)):
        told = [event.message.key for event in s.run.events]
        kill = "plague-slain" in told
        push = any(each.id in before and each.at != before[each.id] for each in s.zombies.values())
        happened = kill, push and not kill, lost(s) != lost(table.s), "plague-crazy" in told
        found = [n + 100 * p * way for n, way in zip(found, happened, strict=True)]
    return Outlook(*found)


CASES = [(card.id, own) for card in ARMED for own in (False, True) if not own or card.id in PREFERRED]


@pytest.mark.parametrize(("card", "own"), CASES)
def test_R10_5_R12_3_a_weapon_says_how_often_it_kills_pushes_and_goes_wrong(card: str, own: bool) -> None:
    melee = box().cards[card].kind == "melee"
    table = alone(card, at="J13" if melee else "L17", character=PREFERRED[card] if own else "medic")
    table.zombies("K13" if melee else "L19")
    check(table, f"{card}#1")


SWITCHED = switched(game_of("plague"))


@pytest.mark.parametrize("option", SWITCHED)
def test_R10_5_R21_3_with_every_option_attacks_and_bites_come_to_what_is_said(option: str) -> None:
    for value in SWITCHED[option]:
        table = alone("ak47", "vest", at="L17", character="hunter", life=2, **{option: value})
        table.zombies("L19", "K17")
        check(table, "ak47#1")
        told = bites.outlook(table.s, table["h1"], {"z2": ()}, once=True)
        bitten = [*ways(table, lambda s: attack(s, s.humans["h1"], ["z2"]))]
        assert told.wound == pytest.approx(sum(p for s, p in bitten if s.humans["h1"].life < 2)), value


@pytest.mark.parametrize("card", [card.id for card in ARMED if card.kind == "firearm"])
def test_R12_1_an_aim_counts_and_an_empty_gun_is_a_club(card: str) -> None:
    if box().cards[card].melee:
        table = alone(card, at="J13", character="hunter")
        table.zombies("K13")
        check(table, f"{SWING}{card}#1")
    table = alone(card, character="hunter")
    table.zombies("L19")
    table["h1"].aimed = True
    check(table, f"{card}#1")


def test_R10_5_bare_hands_and_those_of_the_biker() -> None:
    for character in ("medic", "biker"):
        table = alone(at="J13", character=character)
        table.zombies("K13")
        check(table, HANDS)


def check(table: Table, weapon: str) -> None:
    expected, found = fallen(table, Attack(weapon, "z1")), said(table, weapon)
    assert all(abs(p - q) <= 1 for p, q in zip(expected, found, strict=True)), (expected, found)


def near(card: str, crazy: str = "off") -> Table:
    """A human with this weapon and one zombie that it reaches."""
    melee = box().cards[card].kind == "melee"
    table = alone(card, at="J13" if melee else "L17", character="medic", crazy=crazy)
    table.zombies("K13" if melee else "L19")
    return table


@pytest.mark.parametrize("crazy", ["discard", "keep"])
@pytest.mark.parametrize("card", [card.id for card in ARMED])
def test_R31_2_a_weapon_says_how_likely_who_it_kills_goes_crazy(card: str, crazy: str) -> None:
    check(near(card, crazy), f"{card}#1")


@pytest.mark.parametrize("kind", ["risen", "crawler", "crazy"])
def test_R31_2_R28_6_only_zombies_and_the_risen_can_go_crazy(kind: str) -> None:
    table = near("axe", "keep")
    table.s.zombies["z1"].kind = cast("ZombieKind", kind)
    check(table, "axe#1")
    assert bool(said(table, "axe#1").crazy) == (kind == "risen")


def test_R31_1_without_a_token_nobody_goes_crazy() -> None:
    table = near("axe", "keep")
    table.s.tokens = 0
    check(table, "axe#1")
    assert not said(table, "axe#1").crazy


@pytest.mark.parametrize("weapon", [*(card.id for card in ARMED), HANDS])
def test_2_5_against_a_thick_skull_a_kill_is_a_push(weapon: str) -> None:
    table = near("axe" if weapon == HANDS else weapon, "keep")
    table.s.zombies["z1"].boon = "thick_skull#1"
    check(table, HANDS if weapon == HANDS else f"{weapon}#1")


@pytest.mark.parametrize("crazy", ["off", "discard", "keep"])
@pytest.mark.parametrize("tokens", [1, 2])
@pytest.mark.parametrize("second", ["zombie", "crawler", "skull"])
@pytest.mark.parametrize("card", [card.id for card in ARMED if card.spread])
def test_R10_7_R31_2_of_two_who_differ_each_counts_as_what_it_is(
    card: str, second: str, tokens: int, crazy: str
) -> None:
    table = alone(card, character="medic", crazy=crazy)
    table.zombies("L19", "K19")
    table.s.tokens, other = min(tokens, table.s.tokens), table.s.zombies["z2"]
    if second == "skull":
        other.boon = "thick_skull#1"
    elif second == "crawler":
        other.kind = "crawler"
    found = fallen(table, Attack(f"{card}#1", "z1", "z2"))
    told = spoken(table, "attack", f"{card}#1", "z1")["z2"]
    assert told == " · ".join(
        f"{name} {round(p)} %" for name, p in zip(("kill", "push", "Oops", "crazy"), found, strict=True) if p
    )
    if second != "zombie" and crazy != "off":
        assert len({*spoken(table, "attack", f"{card}#1").values()}) == 2, "where they differ each says its own"


@pytest.mark.parametrize("crazy", ["off", "discard", "keep"])
@pytest.mark.parametrize("card", [card.id for card in box().cards.values() if card.kind == "thrown"])
def test_R31_2_where_to_throw_says_how_likely_one_goes_crazy(card: str, crazy: str) -> None:
    table = alone(card, character="medic", crazy=crazy)
    table.zombies("L19", "K19", "L18")
    table.s.tokens = min(2, table.s.tokens)
    found = fallen(table, Attack(f"{card}#1", "L19")).crazy
    assert spoken(table, "attack", f"{card}#1").get("L19", "") == (f"crazy {round(found)} %" if found else "")


def test_R31_2_whoever_leads_the_dead_is_told_what_the_die_of_the_crazy_may_bring() -> None:
    shape, _ = replay(CRAZY.ask(Table(1, crazy="keep").s, "m", ""), [])
    assert isinstance(shape, One)
    assert [each.odds and catalogue("en").message(each.odds, {}) for each in shape.options] == ["crazy 17 %", None]


@pytest.mark.parametrize("left", [1, 3, 20])
def test_R26_9_the_fire_card_says_how_many_fires_it_lays(left: int) -> None:
    table = Table(1, fire="on")
    table.human("h1", "L17")
    s = table.s
    s.fires = [each for each in s.squares if each in s.grid.floor and each not in fire.shy(s)][
        : max(0, s.data.counts.fires - left)
    ]
    laid = list[int]()
    before = len(s.fires)
    for face in FACES:
        s = table.game.load(table.game.dump(table.s))
        s.dice.forced = [str(face)]
        hand.TRICKS["fire_card"].act(s, "m", "")
        step = s.find(Kindling)
        assert step is not None
        step.auto = True
        step.run(s)
        laid.append(len(s.fires) - before)
    told = hand.odds(table.s, "fire_card")
    most = max(laid)
    mean = f"{sum(laid) / 6:.1f}"
    assert told and catalogue("en").message(told, {}) == (
        "1 fire" if most == 1 else f"1–{most} fires, {mean} on average"
    )
    assert catalogue("ru").message(told, {}) == (
        "1 пожар" if most == 1 else f"1–{most} пожар{'а' if most < 5 else 'ов'}, в среднем {mean.replace('.', ',')}"
    )
    assert all(hand.odds(table.s, each) is None for each in hand.TRICKS if each != "fire_card")


@pytest.mark.parametrize("keys", [False, True], ids=["", "keys"])
@pytest.mark.parametrize("flooded", [False, True], ids=["", "flooded"])
@pytest.mark.parametrize("character", ["medic", "mechanic"])
def test_R16_5_the_key_says_how_likely_the_engine_starts(character: str, flooded: bool, keys: bool) -> None:
    table = alone(*["keys"] * keys, at=CAR, character=character)
    if flooded:
        table.s.effects.append(Effect(card="flooded#1"))
    ignite = Ignite()
    starts = sum(p for s, p in ways(table, lambda s: ignite.act(s, s.humans["h1"], None)) if s.running)
    assert spoken(table)["ignite"] == f"{round(100 * starts)} %"


@pytest.mark.parametrize("character", ["medic", "firefighter"])
def test_R26_7_a_fire_says_how_likely_it_goes_out(character: str) -> None:
    table = alone(at="L17", fire="on", character=character)
    table.s.fires.append("L18")
    douse = fire.Douse()
    out = sum(p for s, p in ways(table, lambda s: douse.act(s, s.humans["h1"], "L18")) if not s.fires)
    assert spoken(table)["douse"] == f"{round(100 * out)} %"
    table["h1"].cards.append(table.card("extinguisher"))
    assert "douse" not in spoken(table)


@pytest.mark.parametrize("card", [card.id for card in box().cards.values() if card.kind == "thrown"])
def test_R10_5_what_is_thrown_says_how_often_it_works(card: str) -> None:
    table = alone(card, character="medic", fire="on")
    table.zombies("L19")
    saved, found = table.game.dump(table.s), Counter[str]()
    for face in FACES:
        table.s = table.game.load(saved)
        table.force(face)
        strike(table.s, table["h1"], Attack(f"{card}#1", "L19"))
        told = {event.message.key for event in table.s.run.events}
        found["oops"] += "plague-oops" in told
        found["works"] += not told & {"plague-oops", "plague-misses"}
    table.s = table.game.load(saved)
    said = [f"{name} {each / 6:.0%}".replace("%", " %") for name, each in (("works", found["works"]), ("Oops", 1))]
    assert spoken(table, "attack") == {f"{card}#1": " · ".join(said)} and found["oops"] == 1


@pytest.mark.parametrize("card", [card.id for card in ARMED if card.spread])
def test_R10_7_a_spread_shot_may_as_well_be_at_one(card: str) -> None:
    table = alone(card, character="medic")
    table.zombies("L19", "K19")
    assert spoken(table, "attack", f"{card}#1", "z1")["none"] == spoken(table, "attack", f"{card}#1")["z1"]


@pytest.mark.parametrize("character", ["soldier", "medic"])
@pytest.mark.parametrize("card", MEDICINE)
def test_R12_3_first_aid_says_how_often_it_works_and_is_lost(card: str, character: str) -> None:
    table = alone(card, life=2, character=character)
    said, saved, found = spoken(table, "use"), table.game.dump(table.s), Counter[str]()
    for faces in product(FACES, repeat=2):
        s = table.game.load(saved)
        s.dice.forced = [str(face) for face in faces]
        treat(s, s.humans["h1"], Using(f"{card}#1", "h1"))
        healed = s.humans["h1"].life > 2
        found["works"] += healed
        found["used up for nothing"] += not healed and not s.humans["h1"].cards
    expected = " · ".join(f"{name} {round(100 * n / 36)} %" for name, n in found.items() if n)
    expected += " · re-roll included" * (PREFERRED.get(card) == character)
    assert said == {f"{card}#1": expected} and spoken(table, "use", f"{card}#1") == {"h1": expected}


@pytest.mark.parametrize("crawlers", range(4))
def test_R28_3_a_way_says_how_likely_crawlers_hold_on(crawlers: int) -> None:
    table = alone(at="L17", crawlers="on")
    table.zombies(*["K16", "M16", "K18"][:crawlers], kind="crawler")
    (said,), saved, held = {spoken(table, "move").get("L18", "")}, table.game.dump(table.s), 0
    for faces in product(FACES, repeat=crawlers):
        s = table.game.load(saved)
        s.dice.forced = [str(face) for face in faces]
        step(s, s.humans["h1"], "L18")
        held += bool(holders(s, s.humans["h1"]))
    assert said == (f"held back {round(100 * held / 6**crawlers)} %" if crawlers else "")


def test_R28_3_each_crawler_on_the_way_is_counted_once_and_no_wish_is_told() -> None:
    table = alone(at="L17", crawlers="on")
    table.zombies("K17", "M20", kind="crawler")
    table.s.choices.append(Choice(seat="m", name="grab", words=["never"]))
    said = spoken(table, "move")
    assert said["L18"] == "held back 67 %" and said["L19"] == "held back 67 %" and said["L20"] == "held back 89 %"


BITTEN: dict[str, tuple[Sequence[str], str, int]] = {
    "one": ((), "cook", 1), "two": ((), "cook", 2), "jacket": (("vest",), "cook", 2),
    "helmet and jacket": (("vest", "helmet"), "cook", 1), "no prey": ((), NO_PREY, 2),
}  # fmt: skip


@pytest.mark.parametrize("bold", [False, True], ids=["plain", "bold"])
@pytest.mark.parametrize("name", BITTEN)
def test_R21_3_whoever_leads_the_dead_is_told_how_likely_they_bite(name: str, bold: bool) -> None:
    cards, character, n = BITTEN[name]
    table = Table(1)
    table.human("h1", "L17", *cards, character=character, life=2)
    group = table.zombies(*["K17", "M17"][:n])
    group[0].bold = bold
    ids = [each.id for each in group]
    said = bites.outlook(table.s, table["h1"], dict.fromkeys(ids, ()), once=True)
    saved, found = table.game.dump(table.s), [0.0, 0.0]
    dice = n * (1 + ("vest" in cards))
    for faces in product(FACES, repeat=dice):
        s = table.game.load(saved)
        s.dice.forced = [str(face) for face in faces]
        attack(s, s.humans["h1"], ids)
        found = [found[0] + (s.humans["h1"].life < 2) / 6**dice, found[1] + (not s.humans["h1"].life) / 6**dice]
    assert [*said] == pytest.approx(found)


def test_R21_6_who_lies_there_is_finished_without_a_roll() -> None:
    table = Table(1)
    table.human("h1", "L17", life=0)
    (zombie,) = table.zombies("K17")
    assert bites.odds(table.s, table["h1"], {zombie.id: ()}, once=True) is None


def test_R27_3_a_place_says_how_likely_the_way_down_is_there() -> None:
    for basement, said in (("die", "the way down 17 %"), ("off", "")):
        table = alone(basement=basement)
        place = box().hideouts[0]
        table["h1"].at = next(at for at in table.s.grid.floor if box().searches[place] in table.s.ground.faces(at))
        assert spoken(table, "search").get(place, "") == said


def spoken(table: Table, *words: str) -> dict[str, str]:
    """What the options after these words say of dice, as far as they say anything."""
    shape, _ = replay(find(table.s, "a", table.asked("h1", "act")).ask.shape, [*words])
    assert isinstance(shape, One)
    return {option.key: catalogue("en").message(said, {}) for option in shape.options if (said := option.odds)}


def test_the_only_weapon_says_its_odds_where_a_target_is_chosen() -> None:
    table = alone("pistol", character="medic")
    table.zombies("L19", "K18")
    shape, _ = replay(find(table.s, "a", table.asked("h1", "act")).ask.shape, ["attack", "pistol#1"])
    assert isinstance(shape, One)
    assert {catalogue("en").message(said, {}) for each in shape.options if (said := each.odds)} == {
        "push 33 % · Oops 17 %"
    }


def test_R11_1_under_misfire_a_two_is_named_too() -> None:
    table = alone("pistol", character="medic")
    table.zombies("L19")
    asked = find(table.s, "a", table.asked("h1", "act"))
    plain, _ = replay(asked.ask.shape, ["attack"])
    assert plain is not None and "too" not in catalogue("en").message(plain.prompt, {})
    table.s.effects.append(Effect(card="misfire#1", human="h1"))
    hit, _ = replay(asked.ask.shape, ["attack"])
    assert hit is not None and "On a 1 (shooting, on a 2 too): a firearm is empty." in catalogue("en").message(
        hit.prompt, {}
    )
