"""Whatever is no mission is changed by what it declares: all kinds of it, field by field, whatever is typed."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest
from complaints import english
from workshop.packs import GUIDES, Sample, base, manuscript, sample, ward

from engine.core.errors import Refused
from engine.workshop import filling
from engine.workshop.declared import fields_of, read, typed
from engine.workshop.editing import DECLARED, changed
from engine.workshop.filling import inputs, rows_of, said, texts_of
from engine.workshop.manuscripts import MISSIONS, Manuscript
from engine.workshop.pack import form
from engine.workshop.pack import read as taken_in
from engine.workshop.preview import faults, opened, shown
from engine.workshop.things import changes_of
from engine.workshop.toml import Fields, toml
from render.boards import BOARDS
from telling.editing import change_lines, fault
from telling.entries import Entry
from telling.texts import Texts

OTHERS = [guide for guide in GUIDES if guide != "new-mission.md"]
EN = Texts()("en")


def begun(of: Sample) -> tuple[Manuscript, str]:
    """The example of a guide, as somebody begins to write at it, and the entry that is no mission."""
    found = opened(of.game, taken_in(of.game, of.file, of.text.encode()).files)
    (id,) = [id for id, table in found.tables.items() if table != MISSIONS]
    return manuscript(found.entries, found.tables), id


def ours() -> Manuscript:
    return begun(sample("new-campaign.md"))[0]


def after(of: Manuscript, *change: str, game: Any = None, id: str = "ward") -> Manuscript:
    game = game or base()
    return of.changed(id, changed(game, of.tables[id], id, of.now[id], *change))


def wrong(of: Manuscript) -> list[str]:
    return [fault(EN, each, "campaigns ward") for each in faults(base(), of)]


def refused(of: Manuscript, *change: str) -> str:
    with pytest.raises(Refused) as refusal:
        after(of, *change)
    return refusal.value.reason.key


def test_missions_of_a_campaign_change_their_order_come_and_go() -> None:
    of = ours()
    assert wrong(of) == [] and of.now["ward"]["missions"] == ["first", "second"]
    turned = after(of, "order", "missions", "up", "second")
    assert turned.now["ward"]["missions"] == ["second", "first"] and wrong(turned) == []
    assert after(turned, "order", "missions", "down", "second").now == of.now
    assert refused(turned, "order", "missions", "up", "second") == "refused-edit-edge"
    more = after(of, "order", "missions", "put", "m1")
    assert more.now["ward"]["missions"] == ["first", "second", "m1"]
    assert any("there is no counter" in each for each in wrong(more)), "its cards ask for words of our campaign"
    assert refused(more, "order", "missions", "put", "m1") == "refused-edit-done", "pressed twice"
    less = after(more, "order", "missions", "take", "m1")
    assert less.now == of.now and refused(less, "order", "missions", "take", "m1") == "refused-edit-done"
    assert refused(of, "order", "missions", "up", "m1") == "refused-edit-gone"
    strange = after(of, "order", "missions", "put", "nowhere")
    assert wrong(strange) == ["missions: there is no “nowhere”"]
    game = shown(base(), strange, "ward")
    assert game is not None and game.written is not None, "it is drawn without what it does not have"
    assert len(game.data.campaigns[game.written.names["ward"]].missions) == 2
    none = after(after(of, "order", "missions", "take", "first"), "order", "missions", "take", "second")
    assert "missions" not in none.now["ward"] and none.tables["ward"] == "campaigns", (
        "and it is a campaign all the same"
    )
    for change in (
        ("keep", "put", "x", "y"),
        ("copies", "put", "x"),
        ("x", "put", "y"),
        ("missions", "dance", "first"),
    ):
        assert refused(of, "order", *change) == "refused-old-control"


def test_a_card_is_added_written_called_otherwise_and_taken_away() -> None:
    of = ours()
    more = after(of, "add", "equipment")
    assert more.now["ward"]["equipment"][1] == {**of.now["ward"]["equipment"][0], "id": "ward-2"}
    assert len(wrong(more)) == 2 and all("card-2" in each for each in wrong(more)), "what it says is still to be said"
    said_so = after(more, "say", "en", "card-2", "Splint", "card-2-about", "An Action.")
    assert wrong(said_so) == [] and texts_of(
        form(base(), "campaigns"), "ward", said_so.now["ward"], "equipment", "ward-2"
    )
    both = after(said_so, "say", "ru", "card-2", "Шина")
    weapon = after(both, "fill", "equipment", "ward-2", "kind", "melee", "dice", "2", "accuracy", "4", "heals", "")
    row = weapon.now["ward"]["equipment"][1]
    assert (row["dice"], row["accuracy"]) == (2, 4) and "heals" not in row
    named = after(both, "fill", "equipment", "ward-2", "id", "ward-7", "n", "5")
    assert named.now["ward"]["texts"]["en"]["card-7"] == "Splint" and named.now["ward"]["texts"]["ru"] == {
        "card-7": "Шина"
    }
    assert wrong(named) == [] and named.now["ward"]["equipment"][1]["n"] == 5
    assert refused(named, "fill", "equipment", "ward-7", "id", "ward-1") == "refused-edit-taken"
    assert refused(named, "fill", "equipment", "ward-7", "id", " ") == "refused-edit-taken"
    gone = after(named, "away", "equipment", "ward-7")
    assert gone.now["ward"] == {**of.now["ward"], "texts": {**of.now["ward"]["texts"], "ru": {}}}
    assert refused(gone, "away", "equipment", "ward-7") == refused(gone, "fill", "equipment", "ward-7", "n", "1")
    assert refused(gone, "away", "equipment", "ward-7") == "refused-edit-gone"
    first = after(after(of, "away", "equipment", "ward-1"), "add", "equipment")
    assert first.now["ward"]["equipment"] == [{"id": "ward-1", "deck": "start", "n": 1, "kind": "melee"}]


def test_what_cannot_be_read_is_kept_as_it_was_typed_and_told() -> None:
    of = ours()
    for field, text, value, said_of_it in (
        ("copies", "katana = ", "katana =", "copies: a table is needed"),
        ("copies", "katana = 4\nuzi = many", "katana = 4\nuzi = many", "copies: a table is needed"),
        ("copies", "spoon = 4", {"spoon": 4}, "copies, spoon: there is no “spoon” of ours"),
        ("keep", "001\n999", ["001", "999"], "keep: there is no “999” of ours"),
        ("counters", "VIALS, pills", ["VIALS", "pills"], "counters"),
    ):
        new = after(of, "fill", "", "", field, text)
        assert new.now["ward"][field] == value, field
        assert any(each.startswith(said_of_it) for each in wrong(new)), (field, wrong(new))
        (again,) = inputs(form(base(), "campaigns"), new.now["ward"], name=field)
        assert read(fields_of(form(base(), "campaigns"))[field], again.value) == value, "the form opens with it"
        assert shown(base(), new, "ward") is not None, "it is drawn without that"
    many = after(of, "fill", "equipment", "ward-1", "n", "many", "deck", "eq")
    assert many.now["ward"]["equipment"][0]["n"] == "many"
    assert wrong(many) == ["equipment, ward-1, n: a whole number is needed, without quotation marks (it is many)"]
    long = after(of, "say", "en", "name", "x" * 99)
    assert wrong(long) == ["texts, en, name: at most 60 characters, not 99"]


def test_what_is_left_out_and_what_stands_in_the_place_of_a_list() -> None:
    of = ours()
    assert after(of, "fill", "", "", "keep", "none").now["ward"]["keep"] == "none"
    assert after(of, "fill", "", "", "keep", "001, 037").now["ward"]["keep"] == ["001", "037"]
    assert "copies" not in after(of, "fill", "", "", "copies", "").now["ward"]
    unsaid = after(of, "say", "en", "name", "", "about", "\n")
    assert len(wrong(unsaid)) == 2 and "name" not in unsaid.now["ward"]["texts"]["en"]
    assert (unsaid.title("Two nights"), of.title("Two nights")) == ("Two nights", "Two nights")
    assert after(of, "say", "en", "name", "Three nights").title("Two nights") == "Three nights"
    city, id = begun(sample("new-city.md"))
    less = after(city, "fill", "keep", "", "tiles", "none", game=sample("new-city.md").game, id=id)
    assert less.now[id]["keep"]["tiles"] == "none" and "keep" in toml(less.now[id])


def test_what_another_version_knew_is_refused() -> None:
    of = ours()
    for change in (
        *(
            ("dance",),
            ("fill",),
            ("fill", "", "", "id", "x"),
            ("fill", "", "", "dances", "x"),
            ("fill", "", "", "keep"),
        ),
        *(
            ("fill", "keep", "", "x", "y"),
            ("add", "keep"),
            ("add", "x"),
            ("add", "counters"),
            ("crate", "5R.a", "put"),
        ),
    ):
        assert refused(of, *change) == "refused-old-control", change


def test_it_never_becomes_larger_than_a_file_may_be() -> None:
    assert refused(ours(), "say", "en", "about", "x" * 100_001) == "refused-edit-large"


@pytest.mark.parametrize("guide", OTHERS)
def test_whatever_stands_in_a_file_stands_in_its_forms(guide: str) -> None:
    """What a form shows is read as what it was made of; so what is sent as it was changes nothing."""
    of = sample(guide)
    writes, id = begun(of)
    fields, declared = writes.now[id], form(of.game, writes.tables[id])
    places = [("", "")] + [
        (name, str(row.get("id")) if each.how == "rows" else "")
        for name, each in fields_of(declared).items()
        if each.how in ("rows", "part")
        for row in (rows_of(fields.get(name)) if each.how == "rows" else ({},))
    ]
    assert len(places) > 2
    for table, row in places:
        places_of = {name for name, each in fields_of(declared).items() if each.how in ("rows", "part")} | {"id"}
        every = [each for each in inputs(declared, fields, table, row) if table or each.name not in places_of]
        same = [text for each in every for text in (each.name, each.value)]
        assert changed(of.game, writes.tables[id], id, fields, "fill", table, row, *same) == fields, (table, row)
        model = fields_of(declared)[table].model if table else declared
        assert model is not None
        for name, each in fields_of(model).items():
            home: Fields = (
                fields if not table else next((r for r in rows_of(fields.get(table)) if r.get("id") == row), {})
            )
            if name in home and each.how not in ("rows", "part", "text"):
                assert read(each, typed(home[name])) == home[name], (table, row, name)
    for language in fields["texts"]:
        every = said(declared, id, fields, language, texts_of(declared, id, fields))
        assert {each.name: each.value for each in every if each.value} == fields["texts"][language]
        assert all(each.most for each in every), "how long each may be"


WORDS = (
    "", " ", "x", "all", "none", "1", "-1", "99999999999999999999", "true", "a, b\nc", "it = 1", "[", "{ a = 1 }",
    "[1, 2]",
    "'''", '"', "\\", "м" * 40, "🧟", "2000-01-01", "nan", "A = 1\nB = 2", "coast-1", "ward-1", "katana = 4", "\x00",
)  # fmt: skip


@pytest.mark.parametrize("guide", OTHERS)
def test_whatever_is_done_in_whichever_order_it_can_be_told_drawn_and_written(guide: str) -> None:
    """Random changes with random texts: each is refused or kept; what is kept is told, drawn if it can be, written."""
    of, random = sample(guide), Random(guide)
    writes, id = begun(of)
    declared, done = form(of.game, writes.tables[id]), set[str]()
    bench = BOARDS[of.game.id].bench
    assert bench is not None
    for n in range(120):
        fields = writes.now[id]
        every = [name for name in fields_of(declared) if name != "id"]
        tables = [name for name in every if fields_of(declared)[name].how == "rows"]
        table = random.choice(tables)
        rows = [str(each.get("id")) for each in rows_of(fields.get(table))] or ["x"]
        lists = [each for each in fields.values() if isinstance(each, list)]
        names = [*WORDS, *(name for each in lists for name in each if isinstance(name, str))]
        row, model = random.choice(rows), fields_of(declared)[table].model
        assert model is not None
        change = random.choice(
            [
                ("fill", table, row, random.choice([*fields_of(model)]), random.choice(WORDS)),
                ("fill", "", "", random.choice(every), random.choice(WORDS)),
                ("add", table),
                ("away", table, row),
                ("order", random.choice(every), random.choice(("up", "down", "put", "take")), random.choice(names)),
                ("say", random.choice(("en", "ru")), random.choice(texts_of(declared, id, fields) or ["name"]), "Text"),
            ]
        )
        try:
            new = after(writes, *change, game=of.game, id=id)
        except Refused:
            continue
        done.add(change[0])
        writes = new
        assert tomllib.loads(toml(writes.now[id])) == writes.now[id], change
        entry = Entry(EN, of.game, writes, id)
        assert all(each.label for each in entry.parts()) and {each.input.name for each in entry.sayings("ru")}
        assert all(entry.blanks(name, each.name) for name in tables for each in entry.rows(name))
        assert all(
            {each.name for each in entry.others(name)}.isdisjoint(each.name for each in entry.names(name))
            for name in every
        )
        assert all(change_lines(EN, None, changes_of(writes, id)))
        assert all(english(each) for each in faults(of.game, writes))
        if n % 8 == 0 and (game := shown(of.game, writes, id)) is not None and game.written is not None:
            bench.look(game, game.written.names[id], EN, ["x"])
    assert {*DECLARED} - done <= {"order"}, "a city has no list of its own"


def test_a_list_says_what_it_names_whatever_the_game_has_under_its_name() -> None:
    of, (road, id) = sample("new-road.md"), begun(sample("new-road.md"))
    legs = Entry(EN, of.game, road, id)
    assert [each.name for each in legs.names("legs")] == ["1", "1", "2", "2", "3"] and legs.others("legs") == []
    campaign = Entry(EN, base(), ours(), "ward")
    assert [each.label for each in campaign.names("missions")] == ["The pharmacy", "The ward"]
    assert {"m1", "m10"} <= {each.name for each in campaign.others("missions")}


def test_a_long_table_is_listed_without_a_look_at_all_of_it_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    of, read_entries = ours(), list[int]()
    cards = [{**of.now["ward"]["equipment"][0], "id": f"ward-{n}"} for n in range(100)]
    texts = {"en": {f"card-{n}": f"Bandages {n}" for n in range(100)}}
    many = of.changed("ward", {**of.now["ward"], "equipment": cards, "texts": texts})
    whole = filling.wording

    def counted(declared: Any, id: str, fields: Fields) -> Any:
        read_entries.append(len(rows_of(fields["equipment"])))
        return whole(declared, id, fields)

    monkeypatch.setattr(filling, "wording", counted)
    rows = Entry(EN, base(), many, "ward").rows("equipment")
    assert [each.label for each in rows] == [f"Bandages {n}" for n in range(100)]
    assert sum(read_entries) == 100


def test_the_picture_of_a_card_stands_beside_it() -> None:
    of = ours()
    bench, game = BOARDS["zombicide"].bench, shown(base(), of, "ward")
    assert bench is not None and game is not None and game.written is not None
    name = game.written.names["ward"]
    assert Entry(EN, base(), of, "ward").words("equipment", "ward-1") == ["Bandages"]
    card, whole = bench.look(game, name, EN, ["Bandages"]), bench.look(game, name, EN, ["Nothing"])
    assert card is not None and whole is not None and card.data != whole.data == bench.map(game, name, EN).data


def test_the_file_says_what_the_guide_does() -> None:
    """A list of names is written out: the whole of the guide's example comes back."""
    of = ours()
    assert tomllib.loads(ward())["campaigns"]["ward"] == of.now["ward"]
