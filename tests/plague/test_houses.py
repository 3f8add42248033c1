"""Houses that people write: what can be in one, what is refused, and that games in one can be played to their end."""

from __future__ import annotations

import re
from random import Random

import pytest
from complaints import told
from core.fuzz import play, replayed
from core.secrecy import assert_secret
from plague.houses import CHAPEL, chapel, house, table, usual
from plague.kept import outdated
from plague.table import game

from engine.core.imagining import imagined
from engine.core.message import Message
from engine.core.scenario import PRINTED
from engine.core.view import view
from engine.data import DataError
from engine.games.plague.data import kind
from engine.games.plague.dead.entry import Entry, room
from engine.games.plague.humans.build import edge_name
from engine.games.plague.humans.deeds import MENU
from engine.games.plague.phases.set_up import Placing, starts
from engine.games.plague.progress import goal
from engine.games.plague.settings import PlagueSettings
from engine.games.plague.state import TRAITOR, ZOMBIES, Zombie, card_text, character_name
from engine.workshop.pack import read
from render.plague.workshop import all_cards
from telling.texts import Texts

SEATS = ["a", "b", "m"]
WINDOWS = "-W-+---+---+---+---+---+---+-W-"
"""The northern ones."""


def faults(old: str, new: str = "") -> str:
    assert old in CHAPEL
    with pytest.raises(DataError) as error:
        read(game(), "chapel.toml", CHAPEL.replace(old, new, 1).encode())
    return "\n".join(told(error.value))


def test_a_house_is_played_under_a_name_of_its_own_and_ours_stays_as_it_is() -> None:
    s = table(chapel())
    name = s.settings.house
    assert name != PRINTED and s.data.size() == (26, 22) and s.data.size("b") == (9, 5)
    assert chapel().load(chapel().dump(s)).data is s.data
    assert game().data.size() == (24, 20) and game().data.playing(PRINTED) is game().data
    assert [each.key for each in chapel().lobby(s.settings, None)] == ["lobby-scenario", "lobby-story"]


def test_R20_3_the_map_is_six_sheets_whatever_its_size() -> None:
    data = table(chapel()).data
    assert [len(each) for each in data.sheets.values()] == [99, 99, 88, 99, 99, 88]
    assert sum(map(len, data.sheets.values())) == 26 * 22 and "A1" in data.sheets[1] and "Z22" in data.sheets[6]


STRETCHES = 'begins = [{ from = "A20", to = "Z22" }]\ncomes = [{ from = "A1", to = "D1" }]\n\n[counts]'


def test_S7_R20_3_a_house_may_say_where_humans_begin_and_zombies_come_from() -> None:
    played = house("chapel", CHAPEL.replace("[counts]", STRETCHES, 1))
    s = table(played, n_humans="1")
    found = {square for squares in s.data.starts.values() for square in squares}
    assert found == {square for square, spot in s.grid.spots.items() if spot.y >= 19 and not spot.level} & s.grid.floor
    assert [*s.data.entries[1]] == ["A1", "B1", "C1", "D1"] and not s.data.entries[6]
    entry = Entry(left=1, first=False)
    assert entry.roll(s) and entry.sheet == 1 and set(room(s, 1)) <= {"A1", "B1", "C1", "D1"}
    options = {each.field: each.applies(s.settings) for each in played.options}
    assert not options["start"] and not s.data.edged and table(chapel()).data.edged


def test_R16_nobody_drives_off_where_there_is_no_car() -> None:
    s = table(chapel(), n_humans="1")
    options = {each.field: each.applies(s.settings) for each in chapel().options}
    assert not options["ignition"] and not options["left_behind"] and options["basement"]
    human = s.humans["h1"]
    human.at = "A1"
    assert s.wrecked and not any(MENU.can(s, human, each) for each in ("board", "leave", "ignite"))
    told = [chapel().aim(s.settings), goal(s, "a"), goal(s, ZOMBIES)]
    s.roles["h1"].value = TRAITOR
    told.append(goal(s, "a"))
    assert told[-1].key == "plague-goal-traitor"
    for language in ("en", "ru"):
        locale = Texts()(language)
        assert not re.search("car|drive|машин|уехать", " ".join(locale.message(each, {}) for each in told))


def test_R16_cards_that_need_a_car_are_out_where_there_is_none() -> None:
    own = CHAPEL.replace('as = "howl"', 'as = "flooded"').replace("{ ak47 = 0 }", "{ ak47 = 0, keys = 2 }")
    ours = CHAPEL.replace("hand = { fog = 4 }", "").replace('as = "howl"\ncopies = 2', 'as = "howl"\ncopies = 0')
    for made in (chapel(), house("chapel", own), house("chapel", ours)):
        data = table(made).data
        assert not {"keys", "flooded"} & {data.does[kind(copy)] for copy in (*data.deck, *data.hand_deck)}
    assert "keys#1" in game().data.deck and "flooded#2" in game().data.hand_deck


def test_R16_a_table_of_before_that_was_dealt_them_is_whole_and_can_be_imagined() -> None:
    s = table(chapel())
    s.search.cards += ["keys#1"]
    s.rest.cards += ["flooded#1", "flooded#2"]
    assert chapel().check(s) == [] == chapel().check(chapel().load(chapel().dump(s)))
    for seat in s.seats:
        imagined(chapel(), view(s, seat), "x")
    s.search.cards.remove("keys#1")
    assert chapel().check(s) == [], "each deck by itself"
    s.rest.cards.remove("flooded#1")
    assert chapel().check(s) != []


def test_R27_a_house_without_a_basement_is_played_without_that_expansion() -> None:
    below = CHAPEL[CHAPEL.index("basement = ") : CHAPEL.index("zones = ")]
    text = CHAPEL.replace(below, "").replace(CHAPEL[CHAPEL.index('  { id = "CRYPT"') :].split("\n")[0] + "\n", "")
    made = house("flat", text.replace("chapel-", "flat-"))
    settings = usual(made).model_copy(update={"basement": "die", "basement_dwellers": "2"})
    settled = made.settle(settings, SEATS)
    assert isinstance(settled, PlagueSettings)
    assert (settled.basement, settled.basement_dwellers) == ("off", "0")
    ours = usual(game()).model_copy(update={"basement": "die"})
    assert game().settle(ours, SEATS) == ours


def test_R27_the_stairs_and_the_places_below_follow_from_the_drawing() -> None:
    s = table(chapel(), basement="die")
    assert s.data.foot == "bB1" and [*s.data.stairs] == ["bB1", "bC1"]
    assert s.data.cellars == {"X7", "X8"} and not s.data.trunks and s.required == [f"X{n}" for n in range(1, 7)]
    s.entrance = "X3"
    assert "bB1" in s.ground.neighbours("H15") and s.required[-1] == "X8" and not [*outdated(s)]


def test_what_has_no_name_is_called_like_ours() -> None:
    data = table(chapel()).data
    name = data.scenario.id if data.scenario else ""
    assert data.zone_name("NAVE") == Message(f"plague-zone-{name}-NAVE")
    assert data.zone_name("TOWER") == Message("plague-zone-KIT") and data.zone_name("OUT") == Message("plague-zone-OUT")
    assert data.place_name("X4") == Message("plague-search-own", {"n": 4, "what": Message("plague-zone-KIT")})
    s = table(chapel())
    portal = edge_name(s, "J16-J17")
    assert portal.args == {"name": Message(f"plague-opening-{name}-D1"), "n": 1}
    assert edge_name(s, "M9-N9").key == "plague-opening-of-door"


def test_openings_to_the_outside_are_numbered_with_the_clock_from_the_south() -> None:
    data = table(chapel()).data
    outer = sorted((each for each in data.openings.values() if each.number), key=lambda each: each.number)
    assert [each.edge for each in outer][:4] == ["J16-J17", "G14-H14", "G9-H9", "J6-J7"]
    assert {each.edge for each in outer} == {*data.exterior_openings}


def test_own_cards_work_like_ours_under_another_name() -> None:
    s = table(chapel())
    (mace,) = (each for each in s.data.cards.values() if each.like == "machete")
    assert mace.copies == 3 and mace.kill == 5 and card_text(mace) == Message("plague-cardtext-machete")
    assert s.does(f"{mace.id}#1") == "machete" and s.data.cards["ak47"].copies == 0
    (bells,) = (each for each in s.data.hand.values() if each.like == "howl")
    assert bells.early and f"{bells.id}#2" in s.data.hand_deck and s.data.hand["fog"].copies == 4
    assert {*s.data.characters} == {"cook", "medic", "student"}


PEOPLE = """[[people]]
id = "chapel-sexton"
as = "gravedigger"
prefers = "machete"

[[people]]
id = "chapel-brother"
as = "biker"

[counts]"""
CALLED = '[texts.en]\nperson-sexton = "Sexton"\nperson-brother = "Brother"'


def peopled(characters: str) -> str:
    text = CHAPEL.replace('characters = ["cook", "medic", "student"]', characters, 1)
    return text.replace("[counts]", PEOPLE, 1).replace("[texts.en]", CALLED, 1)


def test_2_6_own_characters_can_do_what_ours_can_under_another_name() -> None:
    s = table(house("chapel", peopled('characters = "none"')), n_humans="2")
    sexton, brother = s.data.characters.values()
    assert (sexton.ability, sexton.prefers, sexton.bare) == ("no_prey", "machete", None)
    assert (brother.ability, brother.prefers) == ("brawler", "chainsaw") and brother.bare is not None
    assert {human.character for human in s.humans.values()} == {sexton.id, brother.id}, "both are dealt"
    assert Texts()("ru").message(character_name(sexton.id), {}) == "Sexton"
    human = next(each for each in s.humans.values() if each.character == sexton.id)
    assert s.able(human, "no_prey") and not s.able(human, "brawler")
    assert s.data.scenario is not None and s.data.scenario.place(("characters", sexton.id, "prefers"))[0] == "people"


@pytest.mark.parametrize(
    ("characters", "ours"),
    [("", 14), ("characters = []", 14), ('characters = "all"', 14), ('characters = ["cook"]', 1)],
)
def test_2_6_own_characters_come_beside_those_of_ours_that_take_part(characters: str, ours: int) -> None:
    assert len(table(house("chapel", peopled(characters))).data.characters) == ours + 2


def test_own_characters_are_shown_before_anybody_plays() -> None:
    made = house("chapel", peopled('characters = "none"'))
    assert made.written is not None
    first, *_ = all_cards(made, made.written.names["chapel"], Texts()("en"))
    assert "Sexton" in first.alt and "Brother" in first.alt


def test_own_numbers_need_a_text_of_their_own() -> None:
    assert "cardtext-mace: is said in no language" in faults("copies = 3", "copies = 3\nkill = 4")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("|X1 ", "|Y1 ", "drawing: H7: “Y1” is nothing that can stand there"),
        ("X2 |", "X1 |", "drawing: “X1” has to stand there once, not 2 times"),
        ("+---+---+-W-+---+", "+---+---+-Q-+---+", "drawing: J6-J7: “Q” is no edge"),
        (WINDOWS, WINDOWS.replace("-W-", "   ", 1), "the house can never be closed there (nothing is there)"),
        (WINDOWS, WINDOWS.replace("W", "G", 1), "the house can never be closed there (a gate)"),
        ('from = "H7"', 'from = "H77"', "zones, NAVE: begins and ends with a square of the map"),
        ('kind = "cellar"', 'kind = "house"', "zones, CRYPT, kind: the basement has zones of the kind 'cellar'"),
        ('id = "VESTRY"', 'id = "OUT"', "zones, OUT, id: OUT is what lies in no zone"),
        ('to = "M11"', 'to = "Z22"', "zones, CHOIR: has no square"),
        ('"J16-J17"', '"J17-J18"', "openings, D1, edge: “J17-J18” is no opening of the map"),
        ('id = "chapel-mace"', 'id = "mace"', "is called chapel-1, chapel-2 and so on, not “mace”"),
        ('as = "machete"', 'as = "baby"', "there is no “baby” of ours"),
        ("ak47 = 0", "ak48 = 0", "there is no “ak48” of ours"),
        ("[counts]", PEOPLE.replace('"biker"', '"rider"'), "people, chapel-brother, as: there is no “rider” of ours"),
        ("[counts]", PEOPLE.replace('"machete"', '"mace"'), "chapel-sexton, prefers: there is no “mace” of ours"),
        ("[counts]", PEOPLE.replace("chapel-sexton", "sexton"), "people, sexton, id: is called chapel-1"),
        ("[counts]", PEOPLE, "texts, person-sexton: is said in no language"),
        ('["cook", "medic", "student"]', '"none"', "somebody takes part"),
        ('"cook", ', '"crook", ', "there is no “crook” of ours"),
        ("fog = 4", "horde = 0, lunge = 0, fog = 0", "a hand can hold 57 cards, there are"),
        ("[0, 1, 2, 4, 5]", "[1, 1, 2, 4, 5]", "the first number is 0"),
        ("[counts]", 'comes = [{ from = "A1", to = "B1" }]\n[counts]', "zombies come from 4 squares at least, not 2"),
        ("[counts]", 'begins = [{ from = "A1", to = "C1" }]\n[counts]', "19 humans need as many squares outdoors"),
        ("[counts]", 'begins = [{ from = "C1", to = "bA1" }]\n[counts]', "to one south-east of it"),
        ("copies = 3", "copies = 3\nrange = 4", "a card that works as “machete” has no such number"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, complaint: str) -> None:
    assert complaint in faults(old, new)


def test_whoever_begins_where_others_have_taken_all_squares_rolls_again() -> None:
    s = table(chapel(), n_humans="2")
    step = s.find(Placing)
    assert step is not None
    step.sheets["h1"] = 1
    s.zombies = {f"z{n}": Zombie(id=f"z{n}", kind="zombie", at=square) for n, square in enumerate(starts(s, 1))}
    step.run(s)
    assert step.sheets["h1"] != 1 and starts(s, step.sheets["h1"])


@pytest.mark.parametrize("player", ["random", "stand-in"])
def test_games_in_it_end_and_replay(player: str) -> None:
    made, options = (
        chapel(),
        {"n_humans": "1", "basement": "die", "fire": "on", "baby": "card", "spawn_min_distance": "3"},
    )
    settings = usual(made, **options)
    s, log = play(made, settings, ["a", "m"], player, Random(1), player=player, deep=player == "random")
    assert s.result and made.dump(replayed(made, settings, ["a", "m"], player, log)) == made.dump(s)


def test_I22_what_is_hidden_shows_nowhere() -> None:
    s = table(chapel(), n_humans="2", basement="card")
    s.traps.get()["X7"] = s.hand.cards.pop()
    s.laid = 1
    assert_secret(chapel(), s, Random(1))


def test_damaged_houses_are_refused_or_can_be_played() -> None:
    """Whatever is left out, doubled, or another character: it is told what is wrong, or there is nothing wrong."""
    random, lines = Random(3), list[str](CHAPEL.split("\n"))
    for _ in range(25):
        damaged = list(lines)
        for _ in range(random.randint(1, 3)):
            at = random.randrange(len(damaged))
            line = damaged[at]
            match random.randrange(3):
                case 0:
                    damaged[at] = ""
                case 1:
                    damaged[at] = damaged[random.randrange(len(damaged))]
                case _ if line:
                    n = random.randrange(len(line))
                    damaged[at] = line[:n] + random.choice(" |-.#%XDWGst0192cd\"'") + line[n + 1 :]
                case _:
                    pass
        text = "\n".join(damaged)
        try:
            read(game(), "chapel.toml", text.encode())
        except DataError as error:
            assert told(error)
            continue
        made = house("chapel", text)
        made.set_up(usual(made), ["a", "m"], "damaged")
