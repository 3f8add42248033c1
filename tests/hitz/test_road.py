"""Roads that people write: whatever follows from cards, legs and tokens follows from theirs."""

from __future__ import annotations

from itertools import product
from random import Random
from statistics import fmean
from typing import Any

import pytest
from complaints import told
from core.fuzz import play, replayed, step_on
from core.secrecy import assert_secret
from every_game import game_of
from hitz.pictured import NAMES, sound
from hitz.play import options
from hitz.roads import wild, winter
from hitz.scene import SEATS, game
from languages import LANGUAGES
from manual import DOCS
from thorough import amount

from engine.core.state import End
from engine.core.view import view
from engine.core.written import unmarked
from engine.data import DataError
from engine.games.hitz import defaults as policy
from engine.games.hitz.box.data import Road
from engine.games.hitz.doubts import doubts
from engine.games.hitz.groups.ending import finish
from engine.pace import pace_of
from engine.workshop.pack import checked, read
from render.boards import BOARDS
from render.hitz import workshop
from telling.texts import Texts

ROADS = [winter, *(lambda n=n: wild(f"wild{n}") for n in range(amount(2, 20)))]
EVERY = [*product(range(len(ROADS)), (1, 2, 3, 4))]
roads = pytest.mark.parametrize("road", range(len(ROADS)))
BOARD = BOARDS["hitz"]


def settings(rules: Any, n: int = 0) -> Any:
    return options(n).model_copy(update={"road": rules.usual.road})


@pytest.mark.parametrize(("road", "players"), amount([(0, 3), (0, 1), (1, 4), (2, 2)], EVERY))
def test_games_come_to_a_sound_end_and_the_log_leads_there_again(road: int, players: int) -> None:
    rules, seats = ROADS[road](), list(SEATS[:players])
    for n, player in enumerate(("random", "stand-in", "default")):
        chosen, seed = settings(rules, 5 * n + road), f"road{n}"
        s, log = play(rules, chosen, seats, seed, Random(n), deep=n == 0, player=player)
        assert s.result is not None and not s.stack and s.round <= len(s.data.legs)
        assert {card.partition("-")[0] for card in s.data.cards} <= {rules.usual.road, "H1", "H2", "H3"}
    assert rules.dump(replayed(rules, chosen, seats, seed, log)) == rules.dump(s)


@roads
def test_what_is_hidden_shows_nowhere(road: int) -> None:
    rules, random = ROADS[road](), Random(road)
    s, _ = rules.set_up(settings(rules, road), SEATS[: 1 + road % 4], "walk")
    while not s.over:
        if random.random() < 0.2:
            assert_secret(rules, s, random)
            assert not rules.check(rules.imagined(view(s, random.choice([None, *s.seats])), "imagined"))
        step_on(rules, s, random)


@pytest.mark.parametrize(("road", "language"), [(0, "ru"), (1, "en"), (2, "ru")])
def test_nothing_is_drawn_out_of_its_frame_whatever_it_is_called(road: int, language: str) -> None:
    rules, random, texts = ROADS[road](), Random(road), Texts()(language)
    s, _ = rules.set_up(settings(rules), SEATS[:4], "drawn")
    names = dict(zip(SEATS, NAMES.values(), strict=True))
    for _ in range(40):
        step_on(rules, s, random)
        if s.over or random.random() < 0.2:
            seen = view(s, "a")
            scene = BOARD.scene(seen, texts, names)
            for sheet in (BOARD.compose(scene), *([BOARD.zoom.sheet(scene, "a", ())] if BOARD.zoom else ())):
                sound(sheet)
            assert scene.road in BOARD.text(seen, texts, names)
        if s.over:
            break


def test_a_card_is_looked_up_under_the_number_that_its_author_gave_it() -> None:
    rules = winter()
    marked = f"{rules.usual.road}-3"
    assert marked in rules.data.playing(rules.usual.road).cards and unmarked(marked) == "winter-3"
    assert unmarked("H1-05") == "H1-05"


def test_a_shorter_road_takes_fewer_days() -> None:
    rules = winter()
    whole, short = (pace_of("hitz", [each], 3, n) for each in rules.presets if each.name == "post" for n in (1, 0.75))
    assert rules.length(settings(rules)) == 0.75 and game().length(options(0)) == 1
    assert whole and short and (short.waits, short.days) == (round(0.75 * whole.waits), 0.75 * whole.days)


def test_rounds_levels_and_stretches_are_those_of_the_road() -> None:
    rules = winter()
    s, _ = rules.set_up(settings(rules), SEATS[:4], "x")
    assert (s.rounds, len(s.deck), s.level) == (6, 40, 1)
    assert [s.data.leg(n).level for n in range(8)] == [1, 1, 1, 2, 2, 3, 3, 3]
    assert Texts()("en").message(s.data.leg(2).name, {}) == "Idaho Springs – Vail"
    assert Texts()("ru").message(s.data.leg(2).name, {}) == "Айдахо-Спрингс – Вейл"
    assert s.supply["molotov"] == 2 and game().data.tokens["molotov"].count == 1
    first = settings(rules).model_copy(update={"rounds": 4})
    assert rules.set_up(first, SEATS[:3], "x")[0].rounds == 4, "a first game"


@pytest.mark.parametrize(("living", "key"), [(0, "nobody"), (1, "last")])
def test_who_arrives_does_not_arrive_in_los_angeles(living: int, key: str) -> None:
    rules = winter()
    for made, own in ((rules, "-own"), (game(), "")):
        s, _ = made.set_up(settings(made) if own else options(0), SEATS[:3], "x")
        for seat in SEATS[living:3]:
            s.groups[seat].survivors = 0
        with pytest.raises(End) as end:
            finish(s)
        assert end.value.result.title.key == f"hitz-result-{key}{own}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("legs = [1, 1, 2, 2, 3, 3]", "legs = [1, 1]", "legs: "),
        ("legs = [1, 1, 2, 2, 3, 3]", "legs = [1, 2, 1, 2, 3, 3]", "no level is lower than the one before"),
        ("legs = [1, 1, 2, 2, 3, 3]", "legs = [1, 1, 1, 2, 3, 3]", "level 1 has too few cards: 20, and 28 are needed"),
        ("molotov = 2", "molotov = 1", "2 cards give this token, there are 1"),
        ("molotov = 2", "bottle = 1", "tokens"),
        ('"H1-01"', '"H9-01"', "there is no “H9-01” of ours"),
        ('sign = "gate"', 'sign = "gates"', "sign"),
        ("winter-3", "H3-01", "is called winter-1, winter-2 and so on"),
        ('leg-6 = "Green River – Salt Lake City"\n', "", "leg-6: is said in no language"),
    ],
)
def test_what_is_wrong_with_a_road_is_said_at_its_place(old: str, new: str, said: str) -> None:
    text = winter_text().replace(old, new, 1)
    assert text != winter_text()
    if "leg-6" in old:
        text = text.replace('leg-6 = "Грин-Ривер – Солт-Лейк-Сити"\n', "")
    with pytest.raises(DataError) as error:
        read(game(), "winter.toml", text.encode())
    assert any(said in each for each in told(error.value)), told(error.value)


def winter_text() -> str:
    return (DOCS / "roads" / "winter.toml").read_text("utf-8")


def found(cards: str, head: str = 'keep = "all"\nlegs = [1, 2, 3]') -> set[str]:
    """The kinds of doubts about a road with these cards."""
    names = "\n".join(f'card-{n} = "n"' for n in range(1, cards.count("id =") + 1))
    legs = "\n".join(f'leg-{n} = "n"' for n in range(1, head.rpartition("[")[2].count(",") + 2))
    text = f'{head}\n{cards}\n[texts.en]\nname = "x"\nabout = "y"\n{legs}\n{names}\n'
    pack = read(game(), "plain.toml", text.encode())
    (entry,) = checked(game(), pack.files).values()
    assert isinstance(entry, Road)
    return {each.what.key.removeprefix("hitz-doubt-") for each in doubts(game().data, entry)}


def card(**fields: Any) -> str:
    said = {"id": "plain-1", "level": 1, **fields}
    return "[[cards]]\n" + "\n".join(f"{key} = {value!r}".replace("'", '"') for key, value in said.items())


def many(level: int, **fields: Any) -> str:
    return "\n".join(card(id=f"plain-{n}", level=level, **fields) for n in range(1, 31))


NO_BUS = [id for id, each in game_of("hitz").data.cards.items() if each.arg != "bus"]
NO_MAPS = [id for id, each in game_of("hitz").data.cards.items() if each.effect != "E-MAP"]
ONE = [id for id, each in game_of("hitz").data.cards.items() if each.level != 1]


@pytest.mark.parametrize(
    ("cards", "head", "kind"),
    [
        ("", f"keep = {NO_BUS}\nlegs = [1, 2, 3]", "token-never"),
        ("", f"keep = {NO_MAPS}\nlegs = [1, 2, 3]", "token-useless"),
        (card(level=3, vp=1), 'keep = "all"\nlegs = [1, 1, 2]', "level-unused"),
        (many(1, vp=1), 'keep = "all"\nlegs = [1, 2, 3]', "card-seldom"),
        (card(zombies=4), 'keep = "all"\nlegs = [1, 2, 3]', "card-thankless"),
        (card(), 'keep = "all"\nlegs = [1, 2, 3]', "card-empty"),
        (many(1, ammo=1, vp=1), f"keep = {ONE}\nlegs = [1, 2, 3]", "level-peaceful"),
        (many(1, zombies=10, vp=1, ammo=1), f"keep = {ONE}\nlegs = [1, 2, 3]", "level-easier"),
        (many(1, zombies=2, vp=1), f"keep = {ONE}\nlegs = [1, 2, 3]", "level-poor"),
        (many(1, zombies=2, ammo=1), f"keep = {ONE}\nlegs = [1, 2, 3]", "level-pointless"),
    ],
)
def test_what_looks_wrong_is_named(cards: str, head: str, kind: str) -> None:
    head = head.replace("'", '"')
    assert kind in found(cards, head) and kind not in found("", 'keep = "all"\nlegs = [1, 1, 2, 2, 3]')


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_road_is_shown_with_all_its_cards_and_what_is_cut_is_named(language: str) -> None:
    texts, rules = Texts()(language), winter()
    shown = workshop.sight(rules, rules.usual.road, texts)
    said = [each.text for sheet in (workshop.the_map(shown), *workshop.sheets(shown)) for each in sheet.placed]
    assert all(texts(each.name_key) in said for each in shown.road.cards.values())
    assert all(texts.message(leg.name, {}) in said for leg in shown.box.legs)
    assert "⟨" not in "".join(said) and workshop.cut(rules, rules.usual.road, texts) == []
    loud = wild("wild0")
    assert {"W" * 40} <= {*workshop.cut(loud, loud.usual.road, texts)}
    for name, made in ((rules.usual.road, rules), (loud.usual.road, loud)):
        assert BOARD.bench is not None
        assert len(BOARD.bench.map(made, name, texts).data) < 500_000
        assert len(BOARD.bench.cards(made, name, texts)) == -(-len(made.data.roads[name].cards) // 10)


def test_whoever_drives_alone_judges_a_card_face_down_by_what_lies_on_the_road() -> None:
    rules = wild("wild1")
    s, _ = rules.set_up(settings(rules), SEATS[:1], "x")
    worth = fmean(policy.value(s, "a", s.card(each)) for each in s.data.pool(s.level, 1))
    assert policy.route_value(s, "a", s.routes[0]) == pytest.approx(2 * worth + 1.9)
