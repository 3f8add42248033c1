"""Cards that people write for Zombicide: they take the place of those of the box, where a campaign brings them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from complaints import told
from languages import LANGUAGES
from workshop.packs import DOCS, base, ward

from engine.core.scenario import PRINTED
from engine.data import DataError, load
from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.hidden import equipment
from engine.games.zombicide.reading.spawn import card_text, deck
from engine.games.zombicide.state import card_does
from engine.workshop.pack import played, read
from engine.workshop.played import played as plays
from engine.workshop.trial import Tried, settings_of
from render.boards import BOARDS
from render.zombicide import cards
from telling.texts import Texts
from telling.workshop import doubt_lines

BENCH = BOARDS["zombicide"].bench


def garden() -> str:
    return (DOCS.parent / "campaigns" / "garden.toml").read_text("utf-8")


def made(text: str, file: str = "garden.toml") -> Any:
    return played(base(), read(base(), file, text.encode()).files)


@cache
def game() -> Any:
    return made(garden())


def name() -> str:
    return game().written.names["garden"]


def faults(text: str) -> str:
    with pytest.raises(DataError) as error:
        made(text)
    return "\n".join(told(error.value))


def test_cards_take_the_place_of_those_of_the_box() -> None:
    box, ours = game().data.playing(name()), base().data
    assert (len(ours.deck("eq")), len(box.deck("eq"))) == (45, 52) and f"{name()}-2#3" in box.deck("eq")
    assert "katana#1" not in box.deck("eq") and box.deck("ss") == ours.deck("ss")
    assert len(box.zombie_cards) == 21 and f"{name()}-1" in box.zombie_cards and "004" not in box.zombie_cards
    assert box.campaign == ours.campaign and [*box.missions] == [*ours.missions], "nothing else is another"
    assert ours.equipment["katana"].n == 2 and game().data.equipment["katana"].n == 2


def test_our_missions_are_played_with_them_as_a_campaign_or_alone() -> None:
    g, settings = game(), settings_of(game(), name())
    for chosen, mission in (
        (settings, "m1"),
        (settings.model_copy(update={"mode": "single", "mission": "m5"}), "m5"),
    ):
        s, _ = g.set_up(chosen, "abc", "x")
        assert s.mission_id == mission and s.data.scenario.id == name() and g.check(s) == []
        assert f"{name()}-2#1" in equipment(s) and f"{name()}-1" in deck(s.data, s.settings)
        assert g.load(g.dump(s)).data is s.data
    assert "m5" in next(each.values for each in g.options if each.field == "mission")
    for n in range(3):
        assert plays(g, settings, "abc", f"{n}")[0].how in ("won", "lost")


def test_its_picture_says_how_many_cards_bring_which_of_the_dead() -> None:
    assert BENCH is not None
    assert "Walker ×11 · Runner ×5 · Fatty ×3 · Abomination ×2" in BENCH.map(game(), name(), Texts()("en")).alt


def test_where_survivors_fell_is_shown_by_our_missions_that_were_tried_with_them() -> None:
    assert BENCH is not None
    texts = Texts()("en")
    fell = Tried(how={"lost": 1}, fell={"2": 7})
    alt = BENCH.map(game(), name(), texts, fell).alt
    assert "−7" in alt and all(texts(f"zombicide-mission-m{n}") in alt for n in range(1, 5))
    assert texts("zombicide-mission-m5") not in alt
    assert texts("zombicide-mission-m1") not in BENCH.map(game(), name(), texts).alt, "they are not its own"


def test_what_is_gone_once_it_is_thrown_says_so() -> None:
    spear = garden().replace("reach = [0, 2], dice", 'flags = ["thrown"], reach = [0, 2], dice')
    g, texts = made(spear), Texts()("en")
    card = g.data.playing(g.written.names["garden"]).equipment[f"{g.written.names['garden']}-4"]
    assert texts.message(card_does(card), {}).endswith("range 0–2 · thrown once")
    assert "thrown once" in cards.equipment(card, texts).text


def test_a_campaign_brings_cards_and_missions() -> None:
    g = made(ward(), "ward.toml")
    names = g.written.names
    for entry in names.values():
        s, _ = g.set_up(settings_of(g, entry), "abc", "x")
        assert s.data.equipment["machete"].n == 6 and f"{names['ward']}-1#3" in equipment(s)
    texts = Texts()("en")
    card = s.data.equipment[f"{names['ward']}-1"]
    assert texts.message(card_does(card), {}) == "An Action: heals one wound of somebody in your zone."
    assert "card 001, " in texts.message(card_text(s, card.id), {})


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("katana = 0", "katanna = 0", "campaigns garden, copies, katanna: there is no “katanna” of ours"),
        ('"001", "002"', '"001", "999"', "campaigns garden, keep: there is no “999” of ours"),
        ('"garden-2"', '"forest-2"', "is called garden-1, garden-2 and so on, not “forest-2”"),
        ('id = "garden-4"', 'skill = "flying", id = "garden-4"', "equipment, garden-4, skill"),
        ('id = "garden-4"', 'like = "bow", id = "garden-4"', "equipment, garden-4, like: there is no “bow” of ours"),
        ("dice = 3, accuracy = 5", "accuracy = 5", "equipment, garden-3, dice"),
        ('"garden-8", deck = "eq"', '"garden-8", deck = "start"', "garden-8, deck: nobody begins with a trap"),
        ("n = [2, 3, 4, 6]", "n = [2, 3]", "zombie_cards, garden-1, n"),
        ('"runner", kind = "spawn"', '"abomination", kind = "spawn"', "zombie_cards, garden-3, zombie: an abomination"),
        ('"walker", kind = "rush", n = [1, 2, 4, 5]', '"abomination", kind = "rush", n = [0, 0, 1, 1]', "2, zombie"),
        ('"walker", kind = "rush", n = [1, 2, 4, 5]', '"abomination", kind = "extra"', "garden-2, zombie"),
        ('card-6-about = "An', 'card-9 = "An', "texts, en, card-9: nothing is called so here"),
        ('copies = {', 'counters = ["X"]\ncopies = {', "words of its own are for missions of its own"),
        ("katana = 0", "pistol_s = 0, baseball_bat = 0", "the deck start needs 6 cards, there are 4"),
    ],
)  # fmt: skip
def test_every_fault_of_a_deck_has_its_place(old: str, new: str, said: str) -> None:
    assert old in garden() and said in faults(garden().replace(old, new, 1)), faults(garden().replace(old, new, 1))


def test_a_deck_of_nothing_is_none() -> None:
    head, _, texts = garden().partition("[texts.en]")
    few = texts.replace("card-", "no-").partition("[texts.ru]")[0]
    bare = "\n".join(line for line in few.split("\n") if not line.startswith("no-"))
    assert "campaigns garden, missions: is missing, and so are cards (copies" in faults(f"[texts.en]{bare}")
    none = head.replace("zombie_cards = [", "others = [").partition("others")[0].replace('"001", "002", ', "")
    assert "needs 6 cards, there are 0" in faults(none[: none.index("keep")] + 'keep = "none"\n[texts.en]' + bare)


POOR = """
copies = { crowbar = 0, fire_axe = 0, crowbar_s = 0, fire_axe_s = 0, chainsaw = 0, baseball_bat = 4, aaahh = 20 }
keep = ["001", "002", "003", "004", "005", "006", "019", "020", "021", "022", "023", "024", "029"]
[texts.en]
name = "Poor"
about = "Nothing much."
"""


def test_what_looks_wrong_with_decks_is_named() -> None:
    bad = made(POOR, "poor.toml")
    assert BENCH is not None
    said = doubt_lines(Texts()("en"), "poor.toml", BENCH.doubts(bad.data, bad.added[bad.written.names["poor"]]))[1:]
    assert [each.partition(": ")[2] for each in said] == [
        "20 of the 57 cards of the deck eq are traps",
        "nothing to open doors with is dealt at the start or found in a search",
        "on easy no card ever brings a fatty",
        "on easy no card ever brings a runner",
        "on easy no card ever brings an abomination",
        "on hard no card ever brings a runner",
        "on hard no card ever brings an abomination",
        "it is handed out in m5, where a Secret Service card now comes in its place",
    ]
    assert BENCH.doubts(game().data, game().added[name()]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_cards_are_drawn(language: str) -> None:
    assert BENCH is not None
    texts = Texts()(language)
    shown = BENCH.cards(game(), name(), texts)
    assert len(shown) == 9 and not any("⟨" in each.alt for each in shown)
    spade = {"en": "Spade", "ru": "Лопата"}.get(language, "Spade")
    assert spade in shown[0].alt and spade in BENCH.map(game(), name(), texts).alt


def test_a_host_offers_cards_for_missions_alone(tmp_path: Any) -> None:
    (tmp_path / "zombicide" / "campaigns").mkdir(parents=True)
    (tmp_path / "zombicide" / "campaigns" / "garden.toml").write_text(garden(), encoding="utf-8")
    host = Zombicide(load("zombicide", Tables, tmp_path))
    chosen = host.settings(mode="single", mission="m3", tale="garden")
    s, _ = host.set_up(chosen, "ab", "x")
    assert "garden-2#1" in equipment(s) and host.check(s) == []
    assert [each.key for each in host.lobby(chosen, None)][-1] == "lobby-scenario"
    plain, _ = host.set_up(host.settings(mode="single", mission="m3"), "ab", "x")
    assert plain.party.tale == PRINTED and "garden-2#1" not in equipment(plain)
