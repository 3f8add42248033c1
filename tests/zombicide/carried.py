"""What a campaign may carry into any of its missions: random parties with a past."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games.zombicide.box.data import Tables
from engine.games.zombicide.party.campaign import Carry, Member
from engine.games.zombicide.party.ranks import MOST_BONUS, MOST_CXP, REWARDS
from engine.games.zombicide.state import Party, Sheet

MOST_KEPT = 7


def carried(data: Tables, random: Random) -> Any:
    """Any mission; sheets with all that points bring, kept cards, achievements; now and then somebody is dead."""
    who = [each.id for each in data.survivors.values()]
    places = [f"s{n}" for n in range(1, 7)]
    lost, followers = _split(random, [*data.companions])
    members = dict(zip(places, random.sample(who, len(places)), strict=True))
    dead = [each for each in members.values() if random.random() < 0.1]
    party = Party(
        mission=random.choice(data.campaign.missions),
        dead=dead,
        counters={name: random.randrange(20) for name in data.campaign.counters},
        flags={name: 1 for name in data.campaign.flags if random.random() < 0.5},
        companions={name: random.choice(places) for name in followers},
        lost=lost,
    )
    keepable = [copy for deck in ("eq", "epic", "ss") for copy in data.deck(deck) if _keeps(data, copy)]
    random.shuffle(keepable)
    return Carry(
        party=party,
        members={
            place: Member(who=each, sheet=_sheet(data, random, each, [] if each in dead else keepable))
            for place, each in members.items()
        },
    ).model_dump()


def _split(random: Random, names: list[str]) -> tuple[list[str], list[str]]:
    """Some names, and some of the others."""
    lots = {name: random.randrange(3) for name in names}
    return [name for name in names if not lots[name]], [name for name in names if lots[name] == 1]


def _keeps(data: Tables, copy: str) -> bool:
    return bool(data.equipment[copy.partition("#")[0]].keep)


def _sheet(data: Tables, random: Random, who: str, keepable: list[str]) -> Sheet:
    """A sheet that could be so; the kept cards are taken out of ``keepable``."""
    cxp = random.randrange(MOST_CXP + 1)
    rewards = sum(cxp >= least for least in REWARDS)
    able = [skill for skill in data.campaign_skills if skill != data.survivors[who].blue]
    bonus = random.randrange(min(MOST_BONUS, rewards) + 1)
    number = min(len(keepable), random.randrange(MOST_KEPT + 1))
    return Sheet(
        cxp=cxp,
        skills=random.sample(able, rewards - bonus),
        bonus=bonus,
        kept=[keepable.pop() for _ in range(number)],
        achievements=[each for each in data.achievements if random.random() < 0.3],
    )
