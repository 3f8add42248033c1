"""What survivors of a mission that is played alone have achieved before, as options of the lobby (R11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from engine.core.options import Setting, from_fields
from engine.core.scenario import PRINTED

from .box.data import Tables
from .party.campaign import chosen
from .settings import ACHIEVEMENTS, ANY, OWN, ZombicideSettings
from .state import word_name


def fields(data: Tables) -> Mapping[str, str]:
    """The achievements of a campaign by the option of each: those of our box have one of their name, all others one by
    their place.
    """
    ours = {word.lower(): word for word in data.achievements if not data.campaign.of and word.lower() in ACHIEVEMENTS}
    others = (word for word in data.achievements if word not in ours.values())
    return {**ours, **dict(zip(OWN, others, strict=False))}


def before(data: Tables, settings: ZombicideSettings) -> list[str]:
    """What the survivors of a table begin with."""
    return [word for field, word in fields(data).items() if settings.achieved(field)]


def options(data: Tables, tales: Iterable[str]) -> Iterator[Setting]:
    """The options of a game in which these campaigns can be chosen, each as long as its campaign is the one."""

    def box(settings: ZombicideSettings) -> Tables:
        return data.playing(chosen(data, settings) if data.knows(settings.tale) else PRINTED)

    def any_applies(settings: ZombicideSettings) -> bool:
        return not settings.campaign and bool(box(settings).achievements)

    def applies(field: str, settings: ZombicideSettings) -> bool:
        return not settings.campaign and settings.achievements == "own" and field in fields(box(settings))

    def name(field: str, settings: ZombicideSettings) -> str:
        found = box(settings)
        word = fields(found).get(field)
        return word_name(found.campaign.family("achievement"), word).key if word else ""

    every = {field for tale in tales for field in fields(data.playing(tale))}
    if every:
        yield from from_fields(ZombicideSettings, ANY, ("achievements",), {"achievements": any_applies})
    for field in (each for each in ACHIEVEMENTS if each in every):
        yield Setting(field, ("off", "on"), ANY, partial(applies, field))
    for field in (each for each in OWN if each in every):
        yield Setting(field, ("off", "on"), ANY, partial(applies, field), "own", partial(name, field))
