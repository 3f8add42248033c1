"""Languages are found by their folders, help one another out, and bring what the program must know of them."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str
from languages import categories
from pydantic import ValidationError

import bot
from cogs.base.translator import CatalogueTranslator
from engine.data import DataError
from engine.languages import FIRST, LOCALES, bare, languages, name_of, nearest, order
from telling.texts import Texts, complaint

ROOT = Path(__file__).parents[2]
POLISH = """name-bid = licytuj
choice-back = Wstecz
choice-confirm = Na pewno { $who }
list-and = { $first } i { $last }
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}, { choice-none }
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    """With an unfinished Polish and Portuguese, which the program has never heard of."""
    for language, text in {"pl": POLISH, "pt": "choice-back = Voltar\nname-bid = lance\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "own.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("cards = { $n } cards\nold = { $n } left\n", encoding="utf-8")
    return Texts(tmp_path)


def test_a_language_is_there_with_its_folder(texts: Texts):
    assert texts.languages[0] == FIRST and {"pl", "pt", "ru"} <= {*texts.languages}
    assert texts("pl")("choice-back") == "Wstecz" and texts("pt-BR")("choice-back") == "Voltar"
    assert texts("tlh")("choice-back") == texts(FIRST)("choice-back")


def test_what_a_language_lacks_is_said_in_the_next_best(texts: Texts, caplog: pytest.LogCaptureFixture):
    polish, english = texts("pl"), texts("en")
    assert polish("choice-none") == english("choice-none") and not polish.says("choice-none")
    assert polish.has("choice-none") and polish.has("hitz-ask-bid.hint")
    assert polish("hitz-ask-bid.hint") == english("hitz-ask-bid.hint")
    assert polish("hitz-kind-bid") == english("hitz-ask-bid.kind"), "also under a key of an earlier version"
    assert not caplog.records and polish("nothing-at-all") == "⟨nothing-at-all⟩"


def test_what_only_another_language_says_is_said_in_that(tmp_path: Path):
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "own.ftl").write_text("hitz-card-own = Своя карта\n", encoding="utf-8")
    texts = Texts(tmp_path)
    assert {texts(each)("hitz-card-own") for each in texts.languages} == {"Своя карта"}


@pytest.mark.parametrize(("n", "said"), [(1, "1 karta"), (3, "3 karty"), (5, "5 kart"), (12, "12 kart")])
def test_plurals_follow_the_language_and_own_texts_may_name_what_it_lacks(texts: Texts, n: int, said: str):
    assert texts("pl")("cards", n=n) == f"{said}, {texts('en')('choice-none')}"


def test_a_text_with_a_wrong_placeable_is_said_in_the_first_language(texts: Texts, caplog: pytest.LogCaptureFixture):
    assert texts("pl")("choice-confirm", what="x") == texts("en")("choice-confirm", what="x")
    assert not caplog.records


def test_an_english_fault_is_not_mended_in_russian(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("choice-confirm = Sure, { $who }?\n", encoding="utf-8")
    assert Texts(tmp_path)("en")("choice-confirm", what="x").startswith("Sure, ") and caplog.records


def test_an_unfinished_language_says_how_far_it_is_and_by_its_own_name(texts: Texts):
    shown = texts("ru").languages()
    assert next(iter(shown)) == FIRST and shown["en"] == "English" and shown["ru"] == "Русский"
    assert re.fullmatch(r"Polski \(не закончен, 0 %\)", shown["pl"]) and texts("pl").percent == 0
    assert texts("en").languages()["pt"] == "Português (unfinished, 0 %)"


async def test_commands_are_called_in_every_locale_of_discord_that_there_is_something_for(texts: Texts):
    translator, command = CatalogueTranslator(texts), locale_str("bid", key="name-bid")
    where = TranslationContext(TranslationContextLocation.command_name, None)  # pyright: ignore[reportArgumentType]
    said = {str(locale): await translator.translate(command, locale, where) for locale in discord.Locale}
    found = {locale: name for locale, name in said.items() if name and texts.language_of(locale) in ("pl", "pt")}
    assert found == {"pl": "licytuj", "pt-BR": "lance"} and said["en-GB"] is said["en-US"] is said["el"] is None
    unsaid = locale_str("x", key="about-hitz")
    assert await translator.translate(unsaid, discord.Locale.polish, where) is None, "Discord shows English there"


@pytest.mark.parametrize(
    ("wanted", "among", "found"),
    [
        ("en-US", ["en", "ru"], "en"),
        ("pt-BR", ["en", "pt"], "pt"),
        ("pt-BR", ["pt", "pt-BR", "pt-PT"], "pt-BR"),
        ("pt", ["en", "pt-BR"], "pt-BR"),
        ("es-419", ["es-ES"], "es-ES"),
        ("es-ES", ["es", "es-419"], "es"),
        ("sv-SE", ["sv"], "sv"),
        ("zh-TW", ["zh-CN", "zh-Hant"], "zh-Hant"),
        ("zh-CN", ["zh-TW", "zh-Hans"], "zh-Hans"),
        ("no", ["da", "nb"], "nb"),
        ("nb", ["no"], "no"),
        ("uk", ["ru", "en"], None),
        ("da", ["de"], None),
    ],
)
def test_the_nearest_language(wanted: str, among: list[str], found: str | None):
    assert nearest(wanted, among) == found


def test_who_speaks_for_whom():
    assert [*order("pt-BR", ["de", "en", "pt", "pt-BR", "ru"])] == ["pt-BR", "pt", "en", "de", "ru"]
    assert [*order("en", ["de", "en", "ru"])] == ["en", "de", "ru"]


def test_names_of_languages():
    assert [name_of(each) for each in ("de", "pt-BR", "ru", "xx")] == ["Deutsch", "Português (Brasil)", "Русский", "xx"]


def test_plural_categories_are_those_of_unicode():
    said = {each: categories(each) for each in ("en", "ru", "pl", "ja", "ar")}
    assert said["en"] == {"one", "other"} and said["ru"] == said["pl"] == {"one", "few", "many"}
    assert said["ja"] == {"other"} and said["ar"] == {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("name", ["German", "de_DE", "DE", "..."])
def test_a_folder_that_is_no_language_is_refused(tmp_path: Path, name: str):
    (tmp_path / name).mkdir()
    with pytest.raises(DataError) as error:
        Texts(tmp_path)
    assert f"{name}: is no language" in complaint(error.value)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("both = 3", "both"),
        ("[dates]\nmonths = ['jan']", "months"),
        ("nouns = ['x']", "nouns: is not known"),
        ("[", "language.toml"),
        ("nothing = ['(']", "nothing"),
    ],
)
def test_what_is_said_of_a_language_is_checked(tmp_path: Path, content: str, fault: str):
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "language.toml").write_text(content, encoding="utf-8")
    with pytest.raises(DataError) as error:
        Texts(tmp_path)
    assert fault in complaint(error.value)


def test_the_language_of_a_bot_is_one_that_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "locales" / "pl").mkdir(parents=True)
    monkeypatch.setenv("GRAVEKEEPER_LANGUAGE", "pl")
    monkeypatch.setenv("GRAVEKEEPER_DATA", str(tmp_path))
    assert bot.Settings().gravekeeper_language == "pl"
    monkeypatch.delenv("GRAVEKEEPER_DATA")
    with pytest.raises(ValidationError, match="gravekeeper_language"):
        bot.Settings()


def test_marks_on_letters_are_folded():
    assert bare("Ärger  ЁЖ é") == "arger еж e"


BY_LOOKS = {
    "render/initials.py",
    "render/plague/places.py",
    "render/zombicide/places.py",
    "engine/games/plague/commands.py",
}
"""Letters that look alike on two keyboards, whatever is said with them."""


def test_no_language_but_the_first_is_known_to_the_code():
    """Its name and its words stand in its folder."""
    tags = [each for each in languages(LOCALES) if each != FIRST]
    named = re.compile(rf"""["']({"|".join(tags)})["']""")
    for path in (each for top in ("engine", "telling", "cogs", "web", "render") for each in (ROOT / top).rglob("*.py")):
        code = re.sub(r'"""[\s\S]*?"""|#.*', "", path.read_text(encoding="utf-8"))
        assert not named.search(code), path
        assert str(path.relative_to(ROOT)) in BY_LOOKS or not re.search("[а-яё]", code, re.IGNORECASE), path
