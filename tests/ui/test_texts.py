"""Catalogues, names, languages, and the search in the rules."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from languages import LANGUAGES
from ui.asking import TEXTS

from engine.core.message import msg, who
from telling.texts import Texts, folded, parted, plain, rules, safe, search_rules, shorten

GAMES = ("hitz",)
NAMES = {"a": "Ann", "b": "Bob", "c": "Cy"}


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 3, "Ann, Bob and Cy"),
        ("ru", 3, "Ann, Bob и Cy"),
        ("en", 2, "Ann and Bob"),
        ("ru", 1, "Ann"),
        ("ru", 0, ""),
    ],
)
def test_a_list_is_an_enumeration(language: str, number: int, said: str):
    message = msg("choice-confirm", what=[who(seat) for seat in "abc"[:number]])
    assert TEXTS(language).message(message, NAMES) == TEXTS(language)("choice-confirm", what=said)


def test_messages_are_nested_as_deep_as_they_like():
    inner = msg("choice-confirm", what=[msg("choice-none"), msg("choice-confirm", what=who("b"))])
    assert TEXTS("en").message(inner, NAMES) == "Confirm: Nothing and Confirm: Bob"


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 патрон"), (3, "3 патрона"), (5, "5 патронов"), (21, "21 патрон"), (12, "12 патронов")]
)
def test_russian_counts_have_their_forms(number: int, said: str):
    assert TEXTS("ru")("ui-count-ammo", n=number) == said


def test_a_missing_key_shows_itself_and_is_logged_once(caplog: pytest.LogCaptureFixture):
    locale = Texts()("ru")
    with caplog.at_level(logging.WARNING):
        assert [locale("no-such-key") for _ in range(3)] == ["⟨no-such-key⟩"] * 3
        locale("choice-confirm")
    assert [record.args for record in caplog.records if record.args and "no-such-key" in record.args] == [
        ("ru", "no-such-key", "no text")
    ]
    assert any(record.args and "choice-confirm" in record.args for record in caplog.records)


def test_arguments_of_an_earlier_version_have_their_own_wording(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("bites = { $who }: { $n }\n    .earlier = { $who }\n", encoding="utf-8")
    locale = Texts(tmp_path)("en")
    with caplog.at_level(logging.WARNING):
        assert [locale("bites", who="Ann", n=2), locale("bites", who="Ann")] == ["Ann: 2", "Ann"]
        assert not caplog.records
        assert locale("bites", n=2) == "who" and len(caplog.records) == 1


def test_an_overlay_replaces_texts_of_its_language_only(tmp_path: Path):
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "own.ftl").write_text("choice-back = Вернуться\n", encoding="utf-8")
    texts = Texts(tmp_path)
    assert texts("ru")("choice-back") == "Вернуться" and texts("en")("choice-back") == "Back"
    assert Texts()("ru")("choice-back") == "Назад"


def test_an_overlay_leaves_what_it_does_not_say_of_a_question(tmp_path: Path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("hitz-ask-bid = How much?\n    .hint = Bid!\n", encoding="utf-8")
    (tmp_path / "en" / "b.ftl").write_text("hitz-ask-route =\n    .wait = the way\n", encoding="utf-8")
    mine, usual = Texts(tmp_path)("en"), Texts()("en")
    assert [mine(f"hitz-ask-bid{part}") for part in ("", ".hint", ".kind")] == ["How much?", "Bid!", "Bid"]
    assert mine("hitz-ask-route.wait") == "the way" != usual("hitz-ask-route.wait")
    assert mine("hitz-ask-route", total=3) == usual("hitz-ask-route", total=3)
    assert mine("hitz-ask-pay.kind") == usual("hitz-ask-pay.kind")


def test_keys_of_earlier_versions_are_read_in_old_logs_and_in_an_overlay(tmp_path: Path):
    assert Texts()("ru")("hitz-kind-bid") == Texts()("ru")("hitz-ask-bid.kind") == "Ставка"
    (tmp_path / "ru").mkdir()
    old = "hitz-kind-bid = Цена\nhitz-hint-bid = Торг.\nhitz-board-wait-bid = торг\nhitz-board-wait-several = всё\n"
    (tmp_path / "ru" / "own.ftl").write_text(old, encoding="utf-8")
    mine = Texts(tmp_path)("ru")
    assert [mine(f"hitz-ask-bid.{part}") for part in ("kind", "hint", "wait")] == ["Цена", "Торг.", "торг"]
    assert mine("hitz-kind-bid") == "Цена" and mine("hitz-board-wait-several") == "всё"
    assert mine.has("hitz-ask-bid") and not mine.has("hitz-ask-bid.nothing") and not mine.has("hitz-ask.kind")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("*Ann*", r"\*Ann\*"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("@everyone", "@\u200beveryone"),
        ("# big", r"\# big"),
        ("1. x", r"1\. x"),
        ("x\n- y", "x - y"),
        ("a\u202eb", "a b"),
        ("12. x", r"12\. x"),
        ("x 1. y", "x 1. y"),
        ("http://x.y", r"http:\//x.y"),
        ("discord.gg/abc", r"discord.gg\/abc"),
        ("DISCORD.GG/abc", r"DISCORD.GG\/abc"),
        ("discord.gg/invite/abc", r"discord.gg\/invite/abc"),
        ("ptb.discord.com/invite/abc", r"ptb.discord.com\/invite/abc"),
        ("discordapp.com/invite/abc", r"discordapp.com\/invite/abc"),
        ("discord.gift/abc", r"discord.gift\/abc"),
        ("discord.gg//abc", r"discord.gg\//abc"),
        ("a\u00adb\u061cc", "a b c"),
        ("AC/DC", "AC/DC"),
        ("[a](b)", r"\[a\](b)"),
        ("  ", "?"),
        ("Вера-Мария", "Вера-Мария"),
    ],
)
def test_names_are_harmless(name: str, shown: str):
    assert safe(name) == shown


@pytest.mark.parametrize(
    "name", ["*Ann*", "a_b_c", "<@1>", "#1 - x", "1. x", r"back\slash", "~~", "[a](b)", "discord.gg/abc", "12. x"]
)
def test_labels_show_the_name_itself(name: str):
    assert plain(safe(name)) == name


def test_shorten_keeps_the_limit():
    assert shorten("abcd", 4) == "abcd" and shorten("abcde", 4) == "abc…"
    assert shorten("Take the chainsaw, then run", 22) == "Take the chainsaw…", "no word is cut"
    assert shorten("a Donaudampfschifffahrtsgesellschaft", 12) == "a Donaudamp…", "but one that is all there is"


@pytest.mark.parametrize(
    ("text", "limit", "whole"),
    [
        ("Attack", 10, ("Attack", "")),
        ("Attack 3R.D: a walker, a runner", 20, ("Attack 3R.D", "a walker, a runner")),
        ("Attack all of those walkers there", 20, ("Attack all of those", "walkers there")),
        ("Ёлка – это дерево · а куст – нет", 24, ("Ёлка – это дерево", "а куст – нет")),
        ("x" * 30, 20, ("x" * 20, "x" * 10)),
    ],
)
def test_a_long_label_goes_on_in_its_description_where_a_part_or_a_word_ends(text, limit, whole):
    assert parted(text, limit) == whole


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_sections_in_every_language(game: str):
    assert len({len(rules(language, game)) for language in LANGUAGES}) == 1
    for language in LANGUAGES:
        titles = [section.title for section in rules(language, game)]
        assert len(set(titles)) == len(titles) > 10
        assert all(section.text and len(section.text) <= 2000 for section in rules(language, game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_finds_its_section_first(language: str):
    for section in rules(language, "hitz"):
        assert search_rules(language, "hitz", section.title, 3)[0] == section


def test_search_is_by_beginnings_of_words_whatever_the_case_and_yo():
    assert search_rules("ru", "hitz", "МОЛОТ", 1)[0].title == "Коктейль Молотова"
    assert search_rules("ru", "hitz", "подсчет очков", 1) == search_rules("ru", "hitz", "Подсчёт Очков", 1)


def test_marks_on_letters_and_markup_do_not_matter_to_who_types():
    assert folded(r"\*Grün\* Ёж  ÉTÉ") == folded("*grun* еж ete") != folded("*gron* еж ete")


def test_search_finds_words_of_the_other_language():
    found = search_rules("ru", "hitz", "molotov", 1)
    assert found == search_rules("ru", "hitz", "молотова", 1)


def test_search_wants_every_word_and_may_find_nothing():
    assert search_rules("en", "hitz", "molotov xyzzy", 5) == []
    assert search_rules("en", "hitz", "", 100) == list(rules("en", "hitz"))


def test_a_name_with_a_mark_of_its_own_ends_a_sentence_without_a_full_stop():
    said = TEXTS("en")("zombies-plays", who="Ann", card="Fire!")
    assert said == "Ann plays Fire!"
    assert TEXTS("en")("zombies-plays", who="Ann", card="Fire") == "Ann plays Fire."
