"""Badges for life: what each is given for, and who has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from sessions.world import PEOPLE, table

from engine.badges import Badges
from engine.core.badges import Finished, earned, read
from engine.core.errors import Refused
from engine.core.message import Event, Message, msg, who
from engine.core.stand_ins import act_of
from engine.core.state import Result
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.tables.stats import played
from render.badges import draw
from telling.texts import Texts
from tests.every_game import IDS, game_of

ANN, BOB = PEOPLE[:2]
GM = Person(ANN, "Ann")


@dataclass
class Case:
    """A finished game in which a seat earns a badge, made of one that has just begun."""

    title: str = "over"
    won: bool = True
    deeds: Mapping[str, int] = field(default_factory=dict)
    scores: Mapping[str, int] = field(default_factory=dict)
    told: Sequence[Event] = ()
    change: Callable[[Any], object] = lambda s: None
    settings: Mapping[str, Any] = field(default_factory=dict)
    seats: str = "abc"
    lines: Sequence[Message] = ()
    seat: str = "a"


def finished(game: str, case: Case) -> Finished[Any]:
    rules = game_of(game)
    settings = rules.settings(**case.settings)
    seats = [*case.seats, *rules.house(settings)]
    s, _ = rules.set_up(settings, seats, "seed")
    s.deeds = {case.seat: dict(case.deeds)}
    s.result = Result(
        winners=[case.seat] if case.won else [], title=msg(f"{game}-{case.title}"), scores=dict(case.scores),
        lines=list(case.lines),
    )  # fmt: skip
    case.change(s)
    return Finished(s, case.seat, list(read(game, msgspec.json.encode(list(case.told)))))


def line(game: str, key: str, **args: Any) -> Event:
    return Event(msg(f"{game}-{key}", **args))


def crowd(s: Any) -> None:
    s.groups["a"].survivors = 7


def hitz(key: str, **args: Any) -> Event:
    return line("hitz", key, who=who("a"), **args)


def zombies(key: str, **args: Any) -> Event:
    return line("zombies", key, who=who("a"), **args)


def zgame(key: str, **args: Any) -> Event:
    return line("zgame", key, who=who("a"), **args)


def survivor(key: str, **args: Any) -> Event:
    """Of the first survivor, whom seat a leads."""
    s, _ = game_of("zombicide").set_up(None, "abc", "seed")
    return line("zombicide", key, figure=s.name(s.crews["a"][0]), **args)


def units(n: int) -> list[Message]:
    return [msg("zombicide-unit-walker", n=n)]


def healthy(s: Any) -> None:
    s.survivors["a"].lives = 5


def army(s: Any) -> None:
    gang = s.gangs["a"]
    gang.fighters = {fighter: s.home("a") for fighter in [*gang.fighters][:6]}


def seizes(s: Any) -> None:
    s.sites[s.home("b")].holder = "a"


def carries(s: Any) -> None:
    mine, other = s.crews["a"][0], s.crews["b"][0]
    s.humans[mine].carries, s.humans[other].life = other, 0


def betrays(s: Any) -> None:
    for role in s.roles.values():
        role.value = "loyal"
    s.roles[s.crews["a"][0]].value = "traitor"


def lies(s: Any) -> None:
    s.humans[s.crews["b"][0]].life = 0


def red(s: Any) -> None:
    s.verdict = "won"
    s.survivors[s.crews["a"][0]].ap = 43


def victory(s: Any) -> None:
    s.verdict = "won"


def dark(s: Any) -> None:
    s.verdict, s.hour = "won", 20


CASES: Mapping[str, Mapping[str, Case]] = {
    "hitz": {
        "arrived": Case("result-winner", won=False),
        "first": Case(),
        "whole": Case("result-winner", won=False),
        "crowd": Case("result-winner", change=crowd),
        "kills": Case(won=False, deeds={"kills": 50}),
        "points": Case(won=False, scores={"a": 20, "b": 30}),
        "lead": Case(scores={"a": 16, "b": 10}),
        "volley": Case(won=False, told=[hitz("shot", n=6)]),
        "roll": Case(won=False, told=[hitz("kills", n=5)]),
        "flights": Case("result-winner", deeds={"flights": 3}),
        "bonuses": Case(lines=[msg("hitz-result-bonus", who=who("a"), kind="gas", n=3)] * 2),
        "tokens": Case(won=False, deeds={"spent": 3}),
        "alone": Case("result-solo", seats="a", scores={"a": 16}),
    },
    "zombies": {
        "helicopter": Case(told=[zombies("win-helipad")]),
        "trophies": Case(told=[zombies("win-kills")]),
        "pad": Case(told=[zombies("win-helipad")], deeds={"pad": 1}),
        "upright": Case(),
        "back": Case(deeds={"falls": 1}),
        "healthy": Case(change=healthy),
        "kills": Case(won=False, deeds={"kills": 20}),
        "turn": Case(won=False, told=[zombies("turn", n=1), *[zombies("kills", n=1)] * 6]),
        "sixes": Case(won=False, deeds={"sixes": 6}),
        "takes": Case(won=False, deeds={"takes": 8}),
        "friendly": Case(),
        "hostile": Case(deeds={"plays-on": 4}),
        "blast": Case(won=False, told=[zombies("explodes", n=2)]),
    },
    "zgame": {
        "boss": Case(),
        "goals": Case(scores={"a": 8, "b": 7}),
        "lead": Case(scores={"a": 5, "b": 2}),
        "streak": Case(won=False, told=[zgame("turn"), *[zgame("takes")] * 3]),
        "cleared": Case(won=False, deeds={"cleared": 15}),
        "built": Case(won=False, deeds={"built": 10}),
        "fights": Case(won=False, deeds={"won": 5}),
        "unbeaten": Case(won=False, told=[zgame("beats", whom=who("b"))] * 3),
        "fed": Case(),
        "drew": Case(won=False, deeds={"drew": 30}),
        "army": Case(change=army),
        "taken": Case(won=False, change=seizes),
    },
    "plague": {
        "car": Case("end-car"),
        "house": Case("end-house"),
        "basement": Case("end-basement"),
        "full": Case("end-car"),
        "sealed": Case("end-house"),
        "unhurt": Case("end-car"),
        "carried": Case("end-car", change=carries),
        "slain": Case(won=False, deeds={"slain": 6}),
        "searched": Case(won=False, deeds={"searched": 4}),
        "built": Case(won=False, deeds={"built": 5}),
        "hard": Case("end-car", settings={"difficulty": "hard"}),
        "dead": Case("end-zombies", seat="m"),
        "traitor": Case("end-traitor-car", settings={"traitor": "on"}, change=betrays),
    },
    "zombicide": {
        "mission": Case(change=victory),
        "unhurt": Case(change=victory),
        "all": Case(change=victory),
        "red": Case(change=red),
        "night": Case(change=dark),
        "kills": Case(won=False, deeds={"kills": 20}),
        "volley": Case(won=False, told=[survivor("kills", units=units(4))]),
        "monster": Case(won=False, told=[survivor("fells", units=units(1))]),
        "objectives": Case(won=False, deeds={"objective": 5}),
        "searches": Case(won=False, deeds={"searches": 6}),
        "doors": Case(won=False, deeds={"doors": 5}),
        "hard": Case(change=victory, settings={"difficulty": "hard"}),
        "campaign": Case("end-campaign", change=victory),
    },
}
SPOILT: Mapping[tuple[str, str], Case] = {
    ("hitz", "whole"): Case("result-winner", deeds={"loses": 1}),
    ("hitz", "first"): Case(seats="a"),
    ("hitz", "alone"): Case("result-winner", scores={"a": 16}),
    ("hitz", "volley"): Case(told=[line("hitz", "shot", who=who("b"), n=6), hitz("shot", n=5)]),
    ("hitz", "lead"): Case(scores={"a": 16, "b": 11}),
    ("hitz", "bonuses"): Case(lines=[msg("hitz-result-bonus", who=who(each), kind="gas", n=3) for each in "ab"]),
    ("zombies", "turn"): Case(told=[zombies("turn"), *[zombies("kills", n=1)] * 5, zombies("turn"), zombies("kills")]),
    ("zombies", "upright"): Case(deeds={"falls": 1}),
    ("zombies", "friendly"): Case(deeds={"plays-on": 1}),
    ("zgame", "unbeaten"): Case(
        told=[*[zgame("beats", whom=who("b"))] * 3, line("zgame", "beats", who=who("b"), whom=who("a"))]
    ),
    ("zgame", "fed"): Case(told=[zgame("starves")]),
    ("plague", "full"): Case("end-car", change=lies),
    ("plague", "sealed"): Case("end-house", change=lies),
    ("plague", "unhurt"): Case("end-car", told=[line("plague", "wounded", figure=msg("plague-human", n=1))]),
    ("plague", "traitor"): Case("end-traitor-car"),
    ("plague", "hard"): Case("end-car"),
    ("zombicide", "unhurt"): Case(change=victory, told=[survivor("wounded", n=1)]),
    ("zombicide", "all"): Case(change=victory, told=[survivor("knocked-out", n=1)]),
}
"""Games that are nearly worth a badge."""
EACH = [(game, name) for game, cases in CASES.items() for name in cases]


def test_some_twelve_of_each_game() -> None:
    assert {game: sorted(each.name for each in game_of(game).badges) for game in IDS} == {
        game: sorted(cases) for game, cases in CASES.items()
    }
    assert all(12 <= len(cases) <= 14 for cases in CASES.values()) and len(EACH) >= 60


@pytest.mark.parametrize(("game", "name"), EACH)
def test_what_a_badge_is_given_for(game: str, name: str) -> None:
    badges, case = game_of(game).badges, CASES[game][name]
    assert name in earned(badges, finished(game, case))
    nothing = Case(title="fix-ended", won=False, seats=case.seats)
    assert earned(badges, finished(game, nothing)) == [], "nobody gets one for being there"
    badge = next(each for each in badges if each.name == name)
    if badge.n > 1 and case.deeds:
        less = Case(**{**vars(case), "deeds": {deed: number - 1 for deed, number in case.deeds.items()}})
        assert name not in earned(badges, finished(game, less))
    if (game, name) in SPOILT:
        assert name not in earned(badges, finished(game, SPOILT[game, name]))


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_badge_is_told_and_drawn(game: str, language: str) -> None:
    locale, rules = Texts()(language), game_of(game)
    for badge in rules.badges:
        key = f"{game}-badge-{badge.name}"
        assert locale.has(key) and locale.has(f"{key}-about"), key
    picture = draw(rules, [badge.name for badge in rules.badges[:3]], locale)
    assert picture.alt.count("\n") == 3 and "⟨" not in picture.alt
    assert draw(rules, [], locale).data != picture.data


@pytest.mark.parametrize("game", IDS)
def test_real_games_are_worth_some(game: str) -> None:
    """What rules tell and count is what badges look for."""
    rules, worth = game_of(game), set[str]()
    for seed in range(3):
        settings = rules.settings()
        s, events = rules.set_up(settings, [*"abc", *rules.house(settings)], f"badges{seed}")
        while not s.over and (act := act_of(rules, s)):
            events += rules.apply(s, act)
        log = list(read(game, msgspec.json.encode(events)))
        worth |= {name for seat in s.seats for name in earned(rules.badges, Finished(s, seat, log))}
    assert len(worth) >= 3, worth


# Who has them


async def won(sessions: Any, user: int, *, channel: int = 5) -> Any:
    """A game that ended by hand, won by seat a; two people have played it."""
    people = [user, *(each for each in (ANN, BOB) if each != user)]
    session = await table(sessions, people, game="zombies", channel=channel)
    await GameMaster(sessions).end(session.id, Person(user, "A"), "", "a")
    return session


async def test_a_badge_is_told_once_and_kept(serve) -> None:
    sessions = await serve(game_of("zombies"))
    badges = Badges(sessions.store, sessions.games)
    first = await won(sessions, ANN)
    assert await badges.new(first.still()) == {"a": ["upright", "friendly"]}
    sessions.clock.pass_time(60)
    second = await won(sessions, ANN, channel=6)
    assert await badges.new(second.still()) == {}, "only once"
    sessions.clock.pass_time(60)
    third = await won(sessions, BOB, channel=7)
    assert await badges.new(third.still()) == {"a": ["upright", "friendly"]}, "another person"
    assert await badges.new(first.still()) == {"a": ["upright", "friendly"]}, "its post is drawn again"
    assert await badges.of(1, ANN) == {"zombies": ["upright", "friendly"]} and await badges.of(2, ANN) == {}
    again = Badges(sessions.store, sessions.games)
    assert await again.of(1, ANN) == await badges.of(1, ANN), "nothing is kept"


async def test_what_is_struck_out_counts_for_nothing_until_it_counts_again(serve) -> None:
    sessions = await serve(game_of("zombies"))
    badges, master = Badges(sessions.store, sessions.games), GameMaster(sessions)
    session = await won(sessions, ANN)
    await master.count(session.id, GM, False, "played for fun")
    assert await badges.of(1, ANN) == {} and await badges.new(session.still()) == {}
    assert await played(sessions.store, 1) == []
    with pytest.raises(Refused):
        await master.count(session.id, GM, False, "")
    await master.count(session.id, GM, True, "")
    assert await badges.of(1, ANN) == {"zombies": ["upright", "friendly"]} and len(await played(sessions.store, 1)) == 2
    told = [entry.events[0].message.key for entry in await sessions.history(session, last=2)]
    assert told == ["gm-did-strike", "gm-did-count"]


async def test_only_what_is_over_is_struck_out_and_only_by_a_game_master(serve) -> None:
    sessions = await serve(game_of("zombies"))
    session = await table(sessions, [ANN, BOB], game="zombies")
    for person in (GM, Person(BOB, "Bob")):
        with pytest.raises(Refused):
            await GameMaster(sessions).count(session.id, person, False, "")


async def test_a_corrected_end_counts_as_it_is_now(serve) -> None:
    sessions = await serve(game_of("zombies"))
    badges = Badges(sessions.store, sessions.games)
    session = await won(sessions, ANN)
    assert await badges.of(1, ANN) == {"zombies": ["upright", "friendly"]}
    await GameMaster(sessions).rewind(session.id, GM, 0, "")
    assert await badges.of(1, ANN) == {}
    await GameMaster(sessions).end(session.id, GM, "", "b")
    assert await badges.of(1, ANN) == {"zombies": []} and await badges.of(1, BOB) == {
        "zombies": ["upright", "friendly"]
    }


async def test_a_first_game_is_worth_none_and_whoever_is_forgotten_has_none(serve) -> None:
    sessions = await serve(game_of("zombies"))
    badges = Badges(sessions.store, sessions.games)
    await won(sessions, ANN)
    await sessions.store.execute("UPDATE seats SET person = -1 WHERE person = ?", ANN)
    assert await badges.of(1, ANN) == {} and await badges.of(1, BOB) == {"zombies": []}
    await sessions.store.execute("""UPDATE sessions SET settings = '{"game": {}, "table": {"lesson": true}}'""")
    assert await badges.of(1, BOB) == {}


async def test_a_game_that_cannot_be_read_leaves_the_others(serve) -> None:
    sessions = await serve(game_of("zombies"))
    await won(sessions, ANN)
    await won(sessions, ANN, channel=6)
    await sessions.store.execute("UPDATE sessions SET state = ? WHERE channel = 5", b"rubbish")
    assert await Badges(sessions.store, sessions.games).of(1, ANN) == {"zombies": ["upright", "friendly"]}
