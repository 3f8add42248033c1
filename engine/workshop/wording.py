"""Changes of what is written in a mission: its cards and notes, goals and words, its texts, and what holds for all."""

from __future__ import annotations

import re
from itertools import count

from ..core.errors import Refused
from ..core.fault import Unreadable, fault
from ..core.message import msg
from ..core.written import in_a_line
from ..data import tables_of
from ..games.zombicide.box.effect_text import EffectError, read
from ..games.zombicide.box.effects import choices
from ..games.zombicide.box.mission import text_key
from .toml import Fields
from .work import Work, refuse

NEW = "ap(taker, 1)"
"""What a new card does, until somebody says what."""
WORDS = {"effect": "GOAL", "cards": "CARDS", "doors": "DOORS", "exit": "OUT", "keyword": "WORD", "flag": "FLAG"}
"""What can be a goal, keywords and flags, and how each is called if nobody says how."""
DIFFICULTIES = ("medium", "hard", "very_hard")
FORMS = frozenset(
    (
        *("difficulty", "minutes", "hour", "rules", "grid", "turns", "start", "spawns", "crates", "exits", "doors"),
        *("goals", "keywords", "flags", "cards", "notes", "texts"),
    )
)
"""Fields that have forms of their own; all others are written as TOML."""
WORD = re.compile(r"[A-Z][A-Z0-9_]{0,23}")


# Cards and notes


def _place(work: Work, place: str) -> Fields:
    """Where a card lies, as its field: a zone, a door, or an hour at which it is read."""
    if place.isdecimal():
        return {"hour": int(place)}
    if place in work.city.doors:
        return {"door": place}
    return {"zone": work.zone(place)}


def card(work: Work, place: str) -> None:
    """A new card lies there."""
    cards = work.table("cards")
    cards[new_card(work.id, work.fields)] = {**_place(work, place), "effect": NEW}


def new_card(id: str, fields: Fields) -> str:
    """How the next card is called."""
    return next(name for n in count(1) if (name := f"{id}-{n}") not in fields.get("cards", {}))


def note(work: Work) -> None:
    """There is one more note."""
    notes = work.table("notes")
    notes[f"{work.id}-n{len(notes) + 1}"] = {"effect": NEW}


def _row(work: Work, card: str) -> Fields:
    return work.table("cards").get(card) or work.table("notes").get(card) or refuse("gone")


def short(card: str) -> str:
    """The short name of a card's or note's text."""
    number = card.rpartition("-")[2]
    return f"note-{number[1:]}" if number.startswith("n") else f"card-{number}"


def move(work: Work, card: str, place: str) -> None:
    """A card lies somewhere else."""
    row = work.table("cards").get(card) or refuse("gone")
    for field in ("zone", "door", "hour"):
        row.pop(field, None)
    work.fields["cards"][card] = {**_place(work, place), **row}


def write(work: Work, card: str, language: str, effect: str, title: str, story: str, options: str) -> None:
    """What a card or note does, and its texts in a language; of its options one in each line."""
    _row(work, card)["effect"] = effect.replace("\r", "").strip()
    lead, lines = short(card), [line for line in options.splitlines() if line.strip()]
    work.say(language, lead, title)
    work.say(language, f"{lead}-story", story)
    known = options_of(effect)
    for other, given in work.table("texts").items():
        for name in [name for name in given if name.startswith(f"{lead}-option-")]:
            number = int(name.rpartition("-")[2])
            if other == language or (known is not None and number > known):
                del given[name]
    for number, line in enumerate(lines, 1):
        work.say(language, f"{lead}-option-{number}", line)


def options_of(effect: str) -> int | None:
    """How many options an effect has; None if it cannot be read."""
    try:
        return len([*choices(read(effect))])
    except EffectError:
        return None


def drop(work: Work, card: str) -> None:
    """A card is taken away, or the last note: those are counted through."""
    _row(work, card)
    if card in work.table("notes") and card != [*work.table("notes")][-1]:
        refuse("note")
    for table in ("cards", "notes"):
        work.table(table).pop(card, None)
    if work.fields.get("first") == card:
        del work.fields["first"]
    lead = short(card)
    for given in work.table("texts").values():
        for name in [name for name in given if name == lead or name.startswith(f"{lead}-")]:
            del given[name]


# Goals and words


def goal(work: Work, kind: str, word: str, language: str, text: str) -> None:
    """A goal, a keyword or a flag, and what it is called; without a text it is taken away."""
    if kind not in WORDS:
        raise Refused(msg("refused-old-control"))
    family = kind if kind in ("keyword", "flag") else "goal"
    known = work.table("goals") if family == "goal" else work.rows(f"{family}s")
    if not WORD.fullmatch(word):
        word = re.sub(r"[^A-Z0-9]+", "_", word.upper()).strip("_")[:24].lstrip("0123456789_")
    if not word:
        names = (f"{WORDS[kind]}{n if n > 1 else ''}" for n in count(1))
        word = next(each for each in names if each not in known)
    lead = f"{family}-{text_key(word)}"
    if not in_a_line(text):
        if word in known:
            known.remove(word) if isinstance(known, list) else known.pop(word)
        for given in work.table("texts").values():
            given.pop(lead, None)
        return
    if isinstance(known, dict):
        known[word] = kind
    elif word not in known:
        known.append(word)
    work.say(language, lead, text)


# Texts, and what holds for all of it


def said(work: Work, language: str, name: str, briefing: str, rules: str) -> None:
    """Its name, briefing and special rules in a language, a rule in each line. There are as many rules as the language
    has that has most of them.
    """
    work.say(language, "name", name)
    work.say(language, "briefing", briefing)
    given = work.table("texts")[language]
    for rule in [each for each in given if each.startswith("rule-")]:
        del given[rule]
    for number, line in enumerate(filter(str.strip, rules.splitlines()), 1):
        work.say(language, f"rule-{number}", line)
    every = [int(each[5:]) for texts in work.table("texts").values() for each in texts if each.startswith("rule-")]
    work.fields["rules"] = max(every, default=0)


def frame(work: Work, difficulty: str, minutes: str, hour: str) -> None:
    """How hard it is called, how long it takes at a table, when it begins."""
    if difficulty not in DIFFICULTIES or not (minutes.isdecimal() and hour.isdecimal()):
        raise Refused(msg("refused-old-control"))
    work.fields |= {"difficulty": difficulty, "minutes": int(minutes), "hour": int(hour)}


def rest(fields: Fields) -> Fields:
    """What has no form of its own."""
    return {name: value for name, value in fields.items() if name not in FORMS}


def others(work: Work, text: str) -> None:
    """All fields that have no form of their own, as TOML. Raises Unreadable if it is none."""
    given = tables_of(text)
    if strange := sorted(given.keys() & FORMS):
        raise Unreadable(fault(msg("fault-has-form"), ", ".join(strange)))
    for name in rest(work.fields):
        del work.fields[name]
    work.fields |= given
