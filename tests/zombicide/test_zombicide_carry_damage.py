"""Damaged files of campaigns: refused with a reason, or the sheets can be seen and the next mission can begin."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from core.fuzz import step_on
from gm.damages import DAMAGES
from hitz.pictured import catalogue
from zombicide.box import box
from zombicide.carried import carried
from zombicide.table import game

from engine.core.message import Message
from engine.games.zombicide.settings import ZombicideSettings
from engine.gm import campaign_file
from engine.gm.person import Person
from render.zombicide.sheets import compose

FILES = 40


def read(carry: Any, *chapters: Any) -> tuple[Any, list[Message]]:
    """What a file says of a campaign that goes on, and has gone on, from what is carried."""
    fields = {"format": campaign_file.FORMAT, "version": 1, "game": "zombicide", "name": "Ours", "chapter": 3}
    past = [{"chapter": n, "carry": each, "table": {}} for n, each in enumerate(chapters, 1)]
    data = json.dumps({**fields, "carry": carry, "corrections": [], "chapters": past}).encode()
    who, ids = Person(1, "Max"), ["one", "two"]
    freight, wrong = campaign_file.prepare(gzip.compress(data), {"zombicide": game()}, None, ids, who, "", 1, 0)
    return freight and freight.campaign.carry, wrong


def sound(seed: int) -> dict[str, Any]:
    """A carry as it is in a file, with at least a skill, a kept card and an achievement for the first two."""
    carry = json.loads(json.dumps(carried(box(), Random(seed))))
    for place, copy in (("s1", "katana#1"), ("s2", "machete#1")):
        for each in carry["members"].values():
            each["sheet"]["kept"] = [other for other in each["sheet"]["kept"] if other != copy]
        sheet = carry["members"][place]["sheet"]
        sheet["cxp"], sheet["bonus"], sheet["kept"] = 11, 1, [copy]
        sheet["skills"], sheet["achievements"] = ["lifesaver"], ["RADIO_VOICE"]
    carry["party"]["dead"] = []
    return carry


def sheet(carry: Any) -> dict[str, Any]:
    return carry["members"]["s1"]["sheet"]


KNOWN: dict[str, Callable[[Any], Any]] = {
    "points without end": lambda c: sheet(c).update(cxp=10**40),
    "more points than there are": lambda c: sheet(c).update(cxp=21),
    "less than no bonus": lambda c: sheet(c).update(bonus=-1),
    "more rewards than points bring": lambda c: sheet(c).update(cxp=2, bonus=2),
    "an unknown skill": lambda c: sheet(c).update(skills=["nothing"]),
    "a skill of the tree": lambda c: sheet(c).update(skills=["die_melee"]),
    "a skill twice": lambda c: sheet(c).update(skills=["lifesaver"] * 2),
    "an unknown achievement": lambda c: sheet(c).update(achievements=["nothing"]),
    "an unknown card": lambda c: sheet(c).update(kept=["nothing#1"]),
    "one copy more than there are": lambda c: sheet(c).update(kept=["katana#99"]),
    "a card that is never kept": lambda c: sheet(c).update(kept=["water#1"]),
    "a card of somebody else": lambda c: sheet(c).update(kept=["machete#1"]),
    "an unknown survivor": lambda c: c["members"]["s1"].update(who="nobody"),
    "one survivor twice": lambda c: c["members"]["s1"].update(who=c["members"]["s2"]["who"]),
    "a place that is none": lambda c: c["members"].update(s7=c["members"].pop("s1")),
    "nobody": lambda c: c["members"].clear(),
    "an unknown mission": lambda c: c["party"].update(mission="m99"),
    "an unknown dead": lambda c: c["party"].update(dead=["nobody"]),
    "an unknown companion": lambda c: c["party"].update(companions={"nobody": "s1"}),
    "a companion of nobody": lambda c: c["party"].update(companions={"president": "a"}),
    "an unknown lost": lambda c: c["party"].update(lost=["nobody"]),
    "an unknown counter": lambda c: c["party"]["counters"].update(NOTHING=1),
    "a counter without end": lambda c: c["party"]["counters"].update(SAVED=1 << 53),
    "an unknown flag": lambda c: c["party"]["flags"].update(NOTHING=1),
}


@pytest.mark.parametrize("what", KNOWN)
def test_what_no_mission_left_is_refused_with_the_place_where_it_stands(what: str) -> None:
    carry = sound(1)
    assert read(carry) == (carry, []), "the sound one is taken"
    KNOWN[what](carry)
    taken, (wrong,) = read(carry)
    assert taken is None and (wrong.key, wrong.args) == ("import-wrong", {"path": "carry"})
    taken, wrong = read(sound(1), sound(2), carry)
    assert taken is None and {"path": "chapters.1.carry"} in [each.args for each in wrong]


def test_any_damage_is_refused_or_can_be_seen_and_played() -> None:
    taken, english = 0, catalogue("en")
    for n in range(FILES):
        carry, random = sound(n), Random(n)
        random.choice(DAMAGES)(carry, random)
        found, wrong = read(carry)
        assert (found is None) == bool(wrong), n
        if found is None:
            continue
        taken += 1
        compose(box(), found, english)
        for seats in ("a", "abcdef"):
            s, _ = game().set_up(ZombicideSettings(), [*seats], "next", found)
            for _ in range(3):
                step_on(game(), s, random)
            assert game().check(s) == [], n
    assert 0 < taken < FILES
