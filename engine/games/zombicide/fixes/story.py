"""Corrections of what the mission and the campaign know: objective cards, keywords, goals, the verdict."""

from __future__ import annotations

from functools import partial

from engine.core.fix import APPLY
from engine.core.message import Message, named
from engine.core.shape import Chain, One
from engine.kit.choices import labelled, number, worded
from engine.kit.fixes import put_on_top, toggled, words

from ..party import campaign
from ..party import verdict as judging
from ..phases import set_up
from ..phases.match import Match
from ..reading.objectives import Reading
from ..state import Lying, ZombicideState, counter_name, objective_name, word_name
from .people import one

MOST_SAVED, MOST_FLAG = 99, 1


def objective(s: ZombicideState) -> Chain:
    """An objective card lies face down or face up in its place, or is discarded."""
    found = [id for id, where in s.objectives.items() if where != "reading"]
    id: str = yield One(labelled(partial(_place, s), found))
    idle: Lying = "aside" if s.mission.cards[id].kind == "clock" else "down"
    places: list[Lying] = [idle, "up", "gone"]
    to: Lying = yield One(worded(s, "fix-option-card", (each for each in places if each != s.objectives[id])))
    yield APPLY
    s.objectives[id] = to
    s.tell("fix-did-objective", card=_place(s, id), what=s.text(f"fix-option-card-{to}"))


def _place(s: ZombicideState, id: str) -> Message:
    """A card by where it lies: what stands on it is not shown before it is read (R6.6)."""
    if s.objectives[id] in ("up", "gone"):
        return objective_name(id)
    card = s.mission.cards[id]
    place = card.zone or card.door or s.text("fix-beside")
    return s.text("fix-face-down", place=place if isinstance(place, Message) else named(place))


def read(s: ZombicideState) -> Chain:
    """A standing survivor reads an objective card that has not been discarded, or a note, here and now."""
    cards = [id for id, where in s.objectives.items() if where in ("down", "up", "aside")]
    notes = [note for note in s.mission.notes if note not in s.notes]
    id: str = yield One([*labelled(partial(_place, s), cards), *labelled(partial(_note, s), notes)])
    survivor: str = yield one(s, s.standing)
    yield APPLY
    s.tell("fix-did-read", figure=s.name(survivor))
    if id in s.objectives:
        s.objectives[id] = "reading"
    put_on_top(s, Reading(card=id, taker=survivor))


def _note(s: ZombicideState, id: str) -> Message:
    return s.text("fix-note", n=[*s.mission.notes].index(id) + 1)


def key(s: ZombicideState) -> Chain:
    """The party has a keyword of the mission, or no longer."""
    word: str = yield One(labelled(partial(word_name, s.mission.family("keyword")), s.mission.keywords))
    yield from toggled(s, "word", s.keys, word, word=word_name(s.mission.family("keyword"), word))


def flag(s: ZombicideState) -> Chain:
    """Something of the mission or of the campaign is remembered, or no longer."""
    word: str = yield One(labelled(partial(_flag, s), (*s.mission.flags, *s.data.campaign.flags)))
    flags = s.flags if word in s.mission.flags else s.party.flags
    yield APPLY
    flags[word] = 0 if flags.get(word) else MOST_FLAG
    s.tell("fix-did-word", word=_flag(s, word), what="on" if flags[word] else "off")


def _flag(s: ZombicideState, word: str) -> Message:
    return word_name((s.mission if word in s.mission.flags else s.data.campaign).family("flag"), word)


def counter(s: ZombicideState) -> Chain:
    """A counter of the campaign."""
    word: str = yield One(labelled(partial(_counted, s), s.data.campaign.counters))
    n = int((yield number(0, MOST_SAVED)))
    yield APPLY
    s.party.counters[word] = n
    s.tell("fix-did-counter", what=_counted(s, word))


def _counted(s: ZombicideState, word: str) -> Message:
    return counter_name(s.data.campaign, word, s.party.counters.get(word, 0))


def goal(s: ZombicideState) -> Chain:
    """A goal that a card reaches is reached, or no longer."""
    goals = [each for each, kind in s.mission.goals.items() if kind == "effect"]
    called = partial(word_name, f"goal-{s.mission_id}")
    word: str = yield One(labelled(called, goals))
    yield from toggled(s, "word", s.goals, word, word=called(word))


def restart(s: ZombicideState) -> Chain:
    """The mission begins again from what it began with, with other dice (R9.7, R10.13)."""
    yield words(s, "now")
    yield APPLY
    set_up.restart(s)
    put_on_top(s, Match())
    s.tell("fix-did-restart", weight="headline")


def keep(s: ZombicideState) -> Chain:
    """All keep rolls of a won mission are made again (R10.9)."""
    yield words(s, *(("again",) if s.settings.campaign and s.verdict == "won" else ()))
    yield APPLY
    campaign.keep(s)


def verdict(s: ZombicideState) -> Chain:
    """The mission is won, with all that this brings, or lost so that it can be played again (R9.12)."""
    what: str = yield words(s, "won", "lost")
    yield APPLY
    s.conclude(judging.decided(s, "won" if what == "won" else "lost"))
