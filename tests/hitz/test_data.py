"""Data of Hit Z Road: the check sums of its deck, its texts, and the complaints about an unsound deck."""

import csv
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from complaints import complaints, english, told
from fluent.runtime import FluentBundle, FluentResource
from pydantic import ValidationError

from engine.core.dice import Dice
from engine.data import DATA, DataError, load
from engine.games.hitz import HitZRoad
from engine.games.hitz.box.data import ARGUMENTS, Card, EffectCode, HitzData, TokenKind
from engine.games.hitz.phases.set_up import build_deck

LOCALES = DATA / "locales"
LANGUAGES = ("en", "ru")


@pytest.fixture(scope="module")
def data() -> HitzData:
    return load("hitz", HitzData)


@pytest.fixture(scope="module")
def texts() -> dict[str, FluentBundle]:
    bundles = {}
    for language in LANGUAGES:
        bundles[language] = FluentBundle([language], use_isolating=False)
        source = (LOCALES / language / "hitz-cards.ftl").read_text("utf-8")
        bundles[language].add_resource(FluentResource(source))
    return bundles


def say(bundle: FluentBundle, key: str, **args: int) -> str:
    words, errors = bundle.format_pattern(bundle.get_message(key).value, args)
    assert not errors, (key, errors)
    return words


# --- the deck ---------------------------------------------------------------------------------------------

SUMS = """
1 unmarked  16   4   15  -            14  10   8  10   6 10  0
1 marked     4   2    9  -             2   2   0   2   1  2  1
1 all       20   6   24  -            16  12   8  12   7 12  1
2 unmarked  22  10   52  1            16  10   9  13   7 11  4
2 marked     6   3   15  1             3   1   2   4   1  3  2
2 all       28  13   67  11           19  11  11  17   8 14  6
3 unmarked  22  19  101  122223        8   1  10  16   4 10  8
3 marked     6   4   21  12            2   2   2   5   0  2  4
3 all       28  23  122  11222223     10   3  12  21   4 12 12
0 all       76  42  213  1111222223   45  26  31  50  19 38 19
"""


@pytest.mark.parametrize("row", SUMS.strip().splitlines(), ids=lambda row: "-".join(row.split()[:2]))
def test_2_8_check_sums(data: HitzData, row: str) -> None:
    level, which, *expected = row.split()
    cards = [
        card
        for card in data.cards.values()
        if level in ("0", str(card.level)) and which in ("all", "marked" if card.mark else "unmarked")
    ]
    sums = [len(cards), sum(card.zombies > 0 for card in cards), sum(card.zombies for card in cards)]
    sums.append("".join(sorted(str(card.horde) for card in cards if card.horde)) or "-")
    sums += [sum(getattr(card, field) for card in cards) for field in ("ammo", "gas", "adr", "vp")]
    sums += [sum(card.text == colour for card in cards) for colour in ("none", "black", "red")]
    assert [str(each) for each in sums] == expected


def test_2_8_each_mark_once(data: HitzData) -> None:
    marks = Counter(card.mark for card in data.cards.values() if card.mark)
    assert marks == Counter(rank + suit for rank in "JQKA" for suit in "♠♥♣♦")


def test_2_8_sources_of_the_nine_tokens(data: HitzData) -> None:
    sources: dict[str, list[str]] = {}
    for card in data.cards.values():
        if card.effect == "E-TOKEN":
            assert not card.mark
            sources.setdefault(card.arg, []).append(card.id)
    assert sources == {
        "bus": ["H1-05"],
        "rifle": ["H1-06"],
        "map": ["H1-07", "H1-08"],
        "fanatic": ["H1-09"],
        "toxic": ["H1-10", "H1-11"],
        "wound": ["H1-16"],
        "molotov": ["H2-21"],
    }
    assert {kind: token.count for kind, token in data.tokens.items()} == {k: len(v) for k, v in sources.items()}


def test_2_8_every_effect_is_on_a_card(data: HitzData) -> None:
    assert {card.effect for card in data.cards.values()} == set(get_args(EffectCode))


def test_2_5_example_card(data: HitzData) -> None:
    assert data.cards["H2-14"].model_dump() == {
        "sign": "weather_tornado",
        "id": "H2-14",
        "level": 2,
        "mark": "",
        "ammo": 0,
        "gas": 1,
        "adr": 0,
        "text": "red",
        "effect": "X-NOISE",
        "arg": "",
        "zombies": 6,
        "horde": 0,
        "vp": 2,
    }


def test_S5_cards_a_table_may_meet(data: HitzData) -> None:
    levels = (1, 2, 3)
    assert [len(data.pool(level, 4)) for level in levels] == [20, 28, 28]
    for players in (1, 2, 3):
        assert [len(data.pool(level, players)) for level in levels] == [16, 22, 22]
    assert "H1-17" in data.pool(1, 4)
    assert "H1-17" not in data.pool(1, 3)


def test_R12_2_the_liquidator(data: HitzData) -> None:
    assert data.liquidator == "H2-05"


def test_2_9_legs_run_through_the_levels(data: HitzData) -> None:
    assert [(leg.round, leg.level) for leg in data.legs] == list(enumerate([1, 1, 2, 2, 2, 3, 3, 3], 1))


def test_argument_as_number(data: HitzData) -> None:
    assert {id: data.cards[id].n for id in ("H2-12", "H2-09", "H1-05", "H2-14")} == {
        "H2-12": 2,
        "H2-09": 0,
        "H1-05": 0,
        "H2-14": 0,
    }


# --- texts ------------------------------------------------------------------------------------------------


def card_texts() -> list[dict[str, str]]:
    """The table of 2.6: effect, argument, text in both languages, cards."""
    with Path(__file__).with_name("card_texts.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.mark.parametrize("row", card_texts(), ids=lambda row: f"{row['code']}-{row['arg']}")
def test_2_6_card_texts(data: HitzData, texts: dict[str, FluentBundle], row: dict[str, str]) -> None:
    cards = [card for card in data.cards.values() if (card.effect, card.arg) == (row["code"], row["arg"])]
    assert ", ".join(card.id for card in cards) == row["cards"]
    for language in LANGUAGES:
        assert say(texts[language], cards[0].text_key, n=cards[0].n) == row[language]


def test_2_6_table_covers_all_cards_with_text(data: HitzData) -> None:
    listed = {id for row in card_texts() for id in row["cards"].split(", ")}
    assert listed == {card.id for card in data.cards.values() if card.text != "none"}


def test_2_8_names_are_unique(data: HitzData, texts: dict[str, FluentBundle]) -> None:
    for bundle in texts.values():
        assert len({say(bundle, card.name_key) for card in data.cards.values()}) == 76
    assert say(texts["en"], "hitz-card-H2-05") == "The Liquidator"
    assert say(texts["ru"], "hitz-card-H3-28") == "Последний пирс"


def plain_card(**changes: Any) -> Card:
    row: dict[str, Any] = dict.fromkeys(("ammo", "gas", "adr", "zombies", "horde", "vp"), 0)
    row |= {"id": "Z-1", "level": 1, "mark": "", "text": "none", "effect": "", "arg": ""}
    return Card.model_validate(row | changes)


def test_every_legal_text_can_be_written(texts: dict[str, FluentBundle]) -> None:
    """Also the arguments that only an administrator's deck may use."""
    words = ("", *"123456789", "group", *get_args(TokenKind))
    for code in get_args(EffectCode)[1:]:
        legal = [arg for arg in words if code not in ARGUMENTS or ARGUMENTS[code].allows(arg)]
        for arg in legal if code in ARGUMENTS else [""]:
            card = plain_card(effect=code, arg=arg, text="black" if code[0] == "E" else "red", zombies=1)
            for bundle in texts.values():
                text = say(bundle, card.text_key, n=card.n)
                # What a card counts is written on it.
                assert str(card.n) in text or not card.n or card.effect == "X-REINF", text


def test_other_names_are_there(texts: dict[str, FluentBundle]) -> None:
    keys = [f"token-{kind}" for kind in get_args(TokenKind)]
    keys += [f"resource-{kind}" for kind in ("ammo", "gas", "adr")]
    keys += [f"leg-{number}" for number in range(1, 9)] + [f"level-{number}" for number in range(1, 4)]
    keys += [f"rating-{step}" for step in range(1, 7)]
    keys += [f"face-{face}" for face in ("blank", "bolt", "hit", "hitbolt", "bite", "death")]
    for bundle in texts.values():
        assert len({say(bundle, f"hitz-{key}") for key in keys}) == len(keys)


def test_both_languages_have_the_same_keys() -> None:
    keys = [
        re.findall(r"^([\w-]+) =", (LOCALES / language / "hitz-cards.ftl").read_text("utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert len(keys[0]) == len(set(keys[0]))


@pytest.mark.parametrize(
    ("key", "n", "en", "ru"),
    [
        ("ammo", 1, "1 ammo", "1 патрон"),
        ("ammo", 3, "3 ammo", "3 патрона"),
        ("ammo", 11, "11 ammo", "11 патронов"),
        ("gas", 2, "2 gas", "2 жетона бензина"),
        ("adr", 5, "5 adrenaline", "5 жетонов адреналина"),
        ("survivors", 1, "1 survivor", "1 выживший"),
        ("survivors", 4, "4 survivors", "4 выживших"),
        ("zombies", 1, "1 zombie", "1 зомби"),
        ("zombies", 7, "7 zombies", "7 зомби"),
        ("vp", 3, "3 VP", "3 очка"),
    ],
)
def test_counts(texts: dict[str, FluentBundle], key: str, n: int, en: str, ru: str) -> None:
    assert say(texts["en"], f"hitz-count-{key}", n=n) == en
    assert say(texts["ru"], f"hitz-count-{key}", n=n) == ru


def rules(language: str) -> list[tuple[str, str]]:
    text = (LOCALES / language / "hitz-rules.md").read_text("utf-8")
    return re.findall(r"^## (.+)\n(.+)$", text, re.MULTILINE)


def test_rules_have_the_same_sections_in_both_languages() -> None:
    """Told by the numbers in them, which are always written in figures."""
    numbers = [[(title, set(re.findall(r"\d+", body))) for title, body in rules(each)] for each in LANGUAGES]
    for (ours, mine), (russian, yours) in zip(*numbers, strict=True):
        assert mine == yours, (ours, russian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_sections_are_short_and_distinct(language: str) -> None:
    sections = rules(language)
    assert len({title for title, _ in sections}) == len(sections)
    for title, body in sections:
        assert 40 <= len(body.split()) <= 120, (title, len(body.split()))
    assert (LOCALES / language / "hitz-rules.md").read_text("utf-8").count("\n## ") == len(sections) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_R17_the_rules_call_the_options_what_the_lobby_calls_them(language: str) -> None:
    lobby = dict(re.findall(r"^(hitz-value-\S+) = (.+)$", (LOCALES / language / "hitz.ftl").read_text("utf-8"), re.M))
    text = (LOCALES / language / "hitz-rules.md").read_text("utf-8")
    for option in ("score-hidden", "score-open", "routes-pipelined", "last-stop"):
        name = lobby[f"hitz-value-{option}"]
        assert f"«{name}»" in text or f'"{name}"' in text, option


# --- an unsound card --------------------------------------------------------------------------------------


def faults_of(**changes: Any) -> dict[str, str]:
    with pytest.raises(ValidationError) as caught:
        plain_card(**changes)
    return {
        ".".join(map(str, each["loc"])): english(each["ctx"]["what"]) if each["type"] == "rule" else each["msg"]
        for each in caught.value.errors()
    }


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"zombies": 11}, {"zombies"}),
        ({"zombies": 1, "horde": 4}, {"horde"}),
        ({"horde": 1}, {"horde"}),
        ({"ammo": -1, "vp": 10}, {"ammo", "vp"}),
        ({"gas": "1"}, {"gas"}),
        ({"adr": True}, {"adr"}),
        ({"level": 4}, {"level"}),
        ({"mark": "10♠"}, {"mark"}),
        ({"id": "H1 01"}, {"id"}),
        ({"text": "black"}, {"effect"}),
        ({"effect": "E-GRAB"}, {"effect"}),
        ({"text": "black", "effect": "X-DARK"}, {"effect"}),
        ({"text": "black", "effect": "E-NONE"}, {"effect"}),
        ({"text": "red", "effect": "X-DARK"}, {"text"}),
        ({"arg": "1"}, {"arg"}),
        ({"text": "black", "effect": "E-GRAB", "arg": "1"}, {"arg"}),
        ({"text": "black", "effect": "E-FUEL"}, {"arg"}),
        ({"text": "black", "effect": "E-FUEL", "arg": "0"}, {"arg"}),
        ({"text": "black", "effect": "E-FUEL", "arg": "group"}, {"arg"}),
        ({"text": "black", "effect": "E-TOKEN", "arg": "tank"}, {"arg"}),
        ({"text": "black", "effect": "E-ROLLLOSS", "arg": "all"}, {"arg"}),
        ({"text": "red", "effect": "E-FUEL", "arg": "x", "horde": 1}, {"effect", "arg", "text", "horde"}),
        ({"name": "Farm"}, {"name"}),
    ],
    ids=lambda each: str(sorted(each)),
)
def test_unsound_card(changes: dict[str, Any], fields: set[str]) -> None:
    assert set(faults_of(**changes)) == fields


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"text": "black"}, "a card with text “black” needs an effect E-…, not –"),
        ({"text": "red", "zombies": 1, "effect": "E-GRAB"}, "a card with text “red” needs an effect X-…, not E-GRAB"),
        ({"effect": "E-GRAB"}, "a card with text “none” has no effect, not E-GRAB"),
    ],
)
def test_what_an_effect_should_be_is_said(changes: dict[str, Any], what: str) -> None:
    assert faults_of(**changes)["effect"] == what


def test_cards_cannot_be_changed(data: HitzData) -> None:
    with pytest.raises(ValidationError):
        data.cards["H1-01"].ammo = 9


# --- the loader and the administrator's folder --------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An administrator's folder with a copy of our deck."""
    shutil.copytree(DATA / "hitz", tmp_path / "hitz")
    return tmp_path


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / "hitz" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def faults(folder: Path) -> list[str]:
    return complaints("hitz", HitzData, folder)


def test_a_file_of_the_administrator_takes_the_place_of_ours(folder: Path, data: HitzData) -> None:
    (folder / "hitz" / "tokens.toml").unlink()
    (folder / "hitz" / "legs.toml").unlink()
    edit(folder, "cards.toml", "ammo = 1", "ammo = 7")
    theirs = load("hitz", HitzData, folder)
    assert theirs.cards["H1-01"].ammo == 7
    assert data.cards["H1-01"].ammo == 1
    assert (theirs.tokens, theirs.legs) == (data.tokens, data.legs)


def test_an_administrator_without_data_for_this_game(tmp_path: Path, data: HitzData) -> None:
    assert load("hitz", HitzData, tmp_path) == data


def test_a_mark_of_byte_order_is_no_fault(folder: Path, data: HitzData) -> None:
    path = folder / "hitz" / "legs.toml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert load("hitz", HitzData, folder) == data


def test_folder_that_is_not_there(tmp_path: Path) -> None:
    assert faults(tmp_path / "none") == [f"{tmp_path}/none: there is no such folder"]


def test_every_faulty_field_is_listed(folder: Path) -> None:
    edit(folder, "cards.toml", 'id = "H1-13", level = 1', 'id = "H1-13", level = 9')
    edit(folder, "cards.toml", 'arg = "bus", ', 'arg = "car", ')
    edit(folder, "cards.toml", "zombies = 3, horde = 0", "zombies = 30, hord = 0")
    edit(folder, "tokens.toml", "count = 1", 'count = "1"')
    edit(folder, "legs.toml", "{ round = 3, level = 2 }", "{ level = 2 }")
    assert faults(folder) == [
        "hitz/cards.toml, cards H1-05, arg: E-TOKEN takes a special token, not car",
        "hitz/cards.toml, cards H1-13, level: it has to be one of 1, 2, 3 (it is 9)",
        "hitz/cards.toml, cards H1-15, zombies: at most 10 (it is 30)",
        "hitz/cards.toml, cards H1-15, hord: is not known",
        "hitz/tokens.toml, tokens bus, count: a whole number is needed, without quotation marks (it is 1)",
        "hitz/legs.toml, legs #3, round: is missing",
    ]


def test_entry_without_id(folder: Path) -> None:
    edit(folder, "cards.toml", 'id = "H1-02", ', "")
    edit(folder, "cards.toml", "\n]", '\n  "Farm",\n]')
    assert faults(folder) == [
        "hitz/cards.toml, cards #2, id: is missing",
        "hitz/cards.toml, cards #77: a table is needed, as { n = 1 } (it is Farm)",
    ]


def test_table_of_the_wrong_kind(folder: Path) -> None:
    (folder / "hitz" / "legs.toml").write_text("legs = 8\n")
    assert faults(folder) == ["hitz/legs.toml, legs: a list is needed, in [ ] (it is 8)"]


def test_the_deck_as_a_whole(folder: Path) -> None:
    edit(folder, "cards.toml", '"H1-01", level = 1', '"H1-02", level = 2')
    edit(folder, "cards.toml", '"E-LIQUIDATOR", arg = "", ', '"E-TOKEN", arg = "map", ')
    edit(folder, "tokens.toml", '{ id = "wound",   count = 1, nature = "bad" },', "")
    edit(folder, "legs.toml", "round = 8", "round = 7")
    assert faults(folder) == [
        "hitz/cards.toml, cards H1-02 (#2), id: “H1-02” belongs to another entry",
        "hitz/cards.toml, cards: level 1 has too few cards: 19, and 20 are needed",
        "hitz/cards.toml, cards: level 1 has too few cards without a mark: 15, and 16 are needed",
        "hitz/tokens.toml, tokens map, count: 3 cards give this token, there are 2",
        "hitz/tokens.toml, tokens: “wound” is missing",
        "hitz/legs.toml, legs: there is one for each round, 3 to 8 of them",
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_S5_a_larger_deck_of_an_administrator_is_dealt_as_the_plan_needs(folder: Path, players: int) -> None:
    """More cards of level I and marked ones of level II: those that nobody needs go into the box as well."""
    rows = [
        f'  {{ id = "{name}", level = {level}, mark = "{mark}", ammo = 1, gas = 0, adr = 0, text = "none", effect = "",'
        ' arg = "", zombies = 0, horde = 0, vp = 1 },\n'
        for name, level, mark in (("X1-01", 1, ""), ("X1-02", 1, ""), ("X2-01", 2, "J♠"), ("X3-01", 3, ""))
    ]
    edit(folder, "cards.toml", "cards = [\n", "cards = [\n" + "".join(rows))
    data = load("hitz", HitzData, folder)
    deck, box = build_deck(data, players, Dice(seed="larger"))
    need = (16, 24, 24) if players == 4 else (12, 18, 18)
    assert Counter(data.cards[card].level for card in deck) == dict(zip((1, 2, 3), need, strict=True))
    assert [data.cards[card].level for card in reversed(deck)] == sorted(data.cards[card].level for card in deck)
    assert sorted(deck + box) == sorted(data.cards) and len(deck) + len(box) == 80
    s, _ = HitZRoad(data).set_up(None, ("a", "b", "c", "d")[:players], "larger")
    assert HitZRoad(data).check(s) == []


def test_the_same_token_twice(folder: Path) -> None:
    edit(folder, "tokens.toml", 'id = "wound"', 'id = "bus"')
    assert any(each.startswith("hitz/tokens.toml, tokens bus (#") for each in faults(folder))


def test_a_second_liquidator(folder: Path) -> None:
    edit(folder, "cards.toml", '"E-GRAB"', '"E-LIQUIDATOR"')
    assert faults(folder) == ["hitz/cards.toml, cards H3-13, effect: the deck has its Liquidator already: H2-05"]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (
            b"legs = [\n  { round = 1 level = 1 },\n]\n",
            "line 2, column 15: the table is not closed: a comma or } is missing, and all of it stands in one line",
        ),
        (b"legs = [\n", "line 2, column 1: this is no value: texts stand in quotation marks, numbers without"),
        (b"legs = []\nlegs = []\n", "line 2, column 10: this stands there already"),
        ("# путь\n# жд ".encode() + b"\xff\n", "line 2, column 6: this is not UTF-8 text"),
    ],
    ids=["syntax", "end of file", "twice", "encoding"],
)
def test_file_that_cannot_be_understood(folder: Path, content: bytes, fault: str) -> None:
    """The other files are looked through all the same."""
    (folder / "hitz" / "legs.toml").write_bytes(content)
    edit(folder, "tokens.toml", "good", "fine")
    found = faults(folder)
    assert found[0].startswith(f"hitz/legs.toml, {fault}")
    assert found[1:] == [
        "hitz/tokens.toml, tokens bus, nature: it has to be one of 'good', 'mixed', 'bad' (it is fine)",
    ]


def test_file_that_cannot_be_read(folder: Path) -> None:
    (folder / "hitz" / "legs.toml").unlink()
    (folder / "hitz" / "legs.toml").mkdir()
    assert faults(folder) == ["hitz/legs.toml: cannot be read: Is a directory"]


def test_misspelt_file_and_table(folder: Path) -> None:
    (folder / "hitz" / "cards.toml").rename(folder / "hitz" / "card.toml")
    (folder / "hitz" / "more.toml").write_text("leg = []\n")
    assert faults(folder) == [
        f"hitz/card.toml, cards: stands in {DATA / 'hitz' / 'cards.toml'} already",
        "hitz/more.toml, leg: is not known",
    ]


def test_game_without_data(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        load("nothing", HitzData, tmp_path)
    assert [fault.rpartition(", ")[2] for fault in told(caught.value)] == [
        "cards: is missing",
        "tokens: is missing",
        "legs: is missing",
        "player: is missing",
    ]
