"""Packs are read as our own data are: whole, or refused with all that is wrong with them."""

from __future__ import annotations

import pickle
import time
from random import Random
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from complaints import told
from core.fuzz import played_out
from languages import LANGUAGES
from thorough import amount
from workshop.packs import ABOUT, GUIDES, archive, base, damaged, game, linked, sample, ward, yard, zipped

from engine.core.message import Message
from engine.data import DataError
from engine.workshop.pack import MOST_FILES, About, packed, played, read
from telling.texts import Texts, disarmed

STRANGE = "fit here"
"""What is said of what there are no words for."""


def faults(name: str, content: bytes) -> str:
    return "\n".join(told(refused(name, content)))


def refused(name: str, content: bytes) -> DataError:
    with pytest.raises(DataError) as caught:
        read(base(), name, content)
    return caught.value


def test_one_file_is_a_pack() -> None:
    pack = read(base(), "Yard (1).toml", yard().encode())
    assert list(pack.files) == ["missions/yard.toml"] and pack.title == "The yard"
    made = played(base(), pack.files)
    (name,) = made.written.names.values() if made.written else ()
    assert name == f"yard0{pack.digest[:13]}" and made.usual.mission == name
    assert {option.field: option.values for option in made.options}["mission"] == (name,)
    assert name not in base().data.missions and set(base().data.missions) < set(made.data.missions)


def test_a_zip_says_the_same_and_goes_out_as_it_came_in() -> None:
    pack = read(base(), "any name.zip", zipped())
    assert pack.about == ABOUT and packed(pack.files, pack.about) == zipped()
    inside = {f"my pack/{name}": text for name, text in pack.files.items()} | {
        "__MACOSX/._x": "",
        "my pack/.DS_Store": "",
    }
    assert read(base(), "x.zip", archive(inside)).digest == pack.digest
    host = {(name if name.startswith("locales") else f"zombicide/{name}"): text for name, text in pack.files.items()}
    assert read(base(), "x.zip", archive(host)).digest == pack.digest
    assert read(base(), "x.zip", packed(pack.files, About(author='"\\🧟'))).about.author == '"\\🧟'


def test_its_texts_are_said_at_its_table_alone() -> None:
    """Each language says what it can, and the others the rest; nothing of it can be more than text."""
    made = game("x.zip", zipped())
    name = next(iter(made.written.names.values()))
    texts = Texts()
    assert texts("ru")(f"zombicide-mission-{name}") == "Двор" and texts("de")(f"zombicide-mission-{name}") == "The yard"
    assert texts("ru")(f"zombicide-keyword-{name}-battery") == "Батарея"
    assert texts("ru")(f"zombicide-value-mission-{name}") == "Двор"
    assert not texts("ru").has("zombicide-mission-yard")
    loud = game(content=yard().replace('"The yard"', '"**Yard** @everyone <@1> https://x.io"').encode())
    said = texts("en").message(Message(f"zombicide-mission-{next(iter(loud.written.names.values()))}"), {})
    assert said == "Yard @\u200beveryone ‹@\u200b1› https:\u200b//x.io"
    assert disarmed("# 1_x\n`[a](b.io/x)`\\") == "\u200b# 1 x '(a)(b.io\u200b/x)'/" and disarmed("*~") == "?"


def test_its_table_offers_no_campaign_by_any_name() -> None:
    made = game()
    assert {each.name for each in made.presets if each.kind == "mode"} == {"mission", "nightmare"}
    assert all("campaign" not in option.values for option in made.options)


def test_what_it_is_called_is_one_line_that_can_be_seen() -> None:
    def called(name: str) -> str:
        return About(name=name).name

    assert (
        called(" The\n\tyard\x00 ") == "The yard" and called("\u200b\x07") == "" and called("🧟\u200d♂️") == "🧟\u200d♂️"
    )
    pack = read(base(), "yard.toml", yard().replace('"The yard"', '"The\\nyard\\u0000"').encode())
    assert About(name=pack.title).name == "The yard"
    assert "says nothing" in faults("yard.toml", yard().replace('"The yard"', '"\\u0000\\u200b"').encode())


def test_a_campaign_is_never_called_as_a_mission_of_it() -> None:
    """Else it would be the next version of that mission, where its author had put it in by itself before."""
    russian = '[missions.first.texts.ru]\nname = "Аптека"\n[campaigns.ward.texts.ru]\nname = "Две ночи"\n'
    pack = read(base(), "ward.toml", f"{ward()}\n{russian}".encode())
    assert pack.called("ru") == ["Две ночи", "Two nights", "Две ночи"]


def test_another_process_knows_it_too() -> None:
    made = game()
    again = pickle.loads(pickle.dumps(made))
    assert again.written is made.written and again.options[1].values == made.options[1].values
    name = next(iter(made.written.names.values()))
    assert again.data.missions[name].cards.keys() == {f"{name}-1", f"{name}-2"}


def test_every_fault_has_its_place() -> None:
    text = yard().replace("8R.D", "8R.Z").replace("battery = ", "batery = ").replace("hour = 16", "hour = 61")
    said = faults("yard.toml", text.encode())
    assert "missions/yard.toml, line 3, column 1, missions yard, hour: " in said
    text = yard().replace('"S1", zone = "8R.D"', '"S1", zone = "5R.D"').replace('"5R.A"]', '"5R.A", "5R.A"]')
    said = faults("yard.toml", text.encode())
    assert "line 8, column 5, missions yard, spawns, S2, zone: another spawn zone is in 5R.D" in said
    assert "missions yard, start: stands there twice: 5R.A" in said
    said = faults("yard.toml", yard().replace("minutes", "apart = true\nminutes").encode())
    assert "missions yard, start: a zone for each of 6 survivors, who start apart" in said
    said = faults("yard.toml", yard().replace("hour = 16", "hour = true").encode())
    assert "a whole number is needed, without quotation marks (it is true)" in said
    text = yard().replace("8R.D", "8R.Z").replace("goal(RADIO)", "gaol(RADIO)").replace("minutes", "minute")
    said = faults("yard.toml", text.encode())
    assert "yard, minutes: is missing" in said and "minute: is not known" in said and "no operation “gaol”" in said
    said = faults("yard.toml", yard().replace("card-1 =", "card-7 =").encode())
    assert "missions yard, texts, en, card-7: nothing is called so here" in said
    said = faults("yard.toml", yard().replace('card-1 = "', 'card-1 = "' + "x" * 99).encode())
    assert "at most 60 characters" in said
    said = faults(
        "x.zip", archive({"missions/yard.toml": yard(), "locales/en/a.ftl": "other = X\nb = { $c }\n-d = e\n"})
    )
    assert "locales/en/a.ftl, line 2, column 1, b: has to be plain text" in said
    assert "locales/en/a.ftl, line 3, column 1: terms mean nothing here" in said
    said = faults("x.zip", archive({"missions/yard.toml": yard(), "locales/en/a.ftl": "other = X\n"}))
    assert "locales/en, other: is the text of nothing in it" in said


def test_what_is_said_in_no_language_is_named() -> None:
    said = faults("yard.toml", yard().split("[texts.en]")[0].encode())
    assert "texts, briefing: is said in no language (zombicide-mission-yard-briefing in a catalogue)" in said


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        ({"../yard.toml": ""}, "../yard.toml: is no part of a pack"),
        ({"/missions/yard.toml": ""}, "is no part of a pack"),
        ({"missions/../../x.toml": ""}, "is no part of a pack"),
        ({"missions/yard.toml": b"\xff\xfe"}, "line 1, column 1: this is not UTF-8 text"),
        ({"missions/m1.toml": ""}, "“m1” is the name of one of ours"),
        ({"locales/en/a.ftl": ""}, "nor, in a zip, a file campaigns/….toml, missions/….toml"),
        ({"pack.toml": "author = 3", "missions/a.toml": ""}, "pack.toml, line 1, column 1, author"),
        ({"pack.toml": "".join(f"a{n} = 1\n" for n in range(3000)), "missions/a.toml": ""}, "a0: is not known"),
        ({f"missions/a{n}.toml": "" for n in range(MOST_FILES + 1)}, "at most 40 files, not 41"),
        ({f"missions/a{n}.toml": "" for n in range(13)}, "at most 12 files in missions, not 13"),
        ({"missions/a.toml": "a = " + "[" * 50_000}, "too many brackets in one another"),
        ({"missions/a.toml": "#" * 100_001}, "is too large: 100 KB at most"),
        ({f"missions/a{n}.toml": "#" * 99_000 for n in range(6)}, "500 KB at most, unpacked"),
        ({"missions/a.toml": b"\0" * 90_000_000}, "is too large: 100 KB at most"),
    ],
)  # fmt: skip
def test_an_archive_that_is_none(files: dict[str, str | bytes], complaint: str) -> None:
    before = time.monotonic()
    content = archive(files)
    packing = time.monotonic() - before
    assert complaint in faults("x.zip", content) and time.monotonic() - before - packing < 5


def test_of_more_faults_than_are_told_all_are_counted() -> None:
    unknown = "".join(f"a{n} = 1\n" for n in range(3000))
    found = refused("x.zip", archive({"pack.toml": unknown, "strange.txt": ""}))
    assert (found.count, found.further) == (3001, 2961) and found.faults[-1].args == {"n": 2961}
    again = pickle.loads(pickle.dumps(found))
    assert (again.count, again.faults) == (found.count, found.faults)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "campaigns ward, missions: is missing, and so are cards"),
        ('[texts.en]\nname = "A"\n', "campaigns ward, missions: is missing, and so are cards"),
        ('[campaigns.ward]\ncounters = ["A"]', "campaigns ward, missions: is missing, and so are cards"),
        ("[campaigns]\n", "neither a table [campaigns.…], [missions.…] nor, in a zip, a file campaigns/….toml"),
        ("campaigns = 3\n", "campaigns: a table is needed"),
    ],
)
def test_a_file_with_nothing_in_it_is_told_what_is_missing(text: str, said: str) -> None:
    assert said in faults("ward.toml", text.encode()), faults("ward.toml", text.encode())


def test_links_and_passwords_are_not_read() -> None:
    assert "links and files with a password are not read" in faults("x.zip", linked("missions/a.toml", "/etc/passwd"))
    locked = bytearray(archive({"missions/a.toml": "a = 1"}))
    locked[locked.index(b"PK\x01\x02") + 8] |= 1
    assert "links and files with a password are not read" in faults("x.zip", bytes(locked))


def test_what_is_sent_under_another_name() -> None:
    assert "call the file like yard.toml" in faults("Ёлка.toml", yard().encode())
    assert "it is too large: 256 KB at most" in faults("yard.toml", b"#" * 300_000)
    assert "there twice" in faults("x.zip", _twice())


def _twice() -> bytes:
    import io

    out = io.BytesIO()
    with pytest.warns(UserWarning), ZipFile(out, "w", ZIP_DEFLATED) as made:
        for _ in range(2):
            made.writestr("missions/yard.toml", yard())
    return out.getvalue()


@pytest.mark.parametrize("part", range(amount(2, 100)))
@pytest.mark.parametrize("guide", GUIDES)
def test_damaged_packs_are_refused_or_can_be_played(guide: str, part: int) -> None:
    sound, of = 0, sample(guide)
    for number in range(amount(25, 100)):
        random = Random(f"{part} {number}")
        name, content = damaged(random, of)
        try:
            pack = read(of.game, name, content)
        except DataError as error:
            for language in LANGUAGES:
                said = [Texts()(language).message(each, {}) for each in error.faults]
                assert said and not any("⟨" in each or STRANGE in each for each in said), said
            continue
        sound += 1
        made = played(of.game, pack.files)
        seats = "abcdef"[: random.choice(made.numbers(made.usual))]
        s, _ = made.set_up(made.usual, [*seats], f"{part} {number}")
        assert played_out(made, s, random, 30), (part, number)
        assert not made.check(s)
    assert sound
