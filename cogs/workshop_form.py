"""The form in which somebody says what they want to begin with, and the first version that is made of a mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, cast, get_args

import discord
from discord import ui
from pydantic import TypeAdapter

from engine.apart import Limits
from engine.core.game import Game
from engine.core.options import Difficulty
from engine.spare import Allowance
from engine.workshop.examples import KINDS
from engine.workshop.generator import Aim, Wish
from engine.workshop.screws import Version, made
from engine.workshop.streets import Size, Tiles
from telling.texts import Locale, shorten

from .base import ids
from .desk.forms import ABOUT, LABEL, filled

MISSION = "mission"
MAKES = "zombicide"
"""The game for which first versions can be made."""
FORM = "shopnew"
"""The verb of the form."""
SECONDS, CLOCK = 60.0, 240.0
"""Seconds of the processor and by the clock that may be taken for a first version; most take 10 to 20 of the former."""
LIMITS = Limits(2 * CLOCK, 256)
WORDS: Mapping[str, Sequence[str]] = {
    "what": (MISSION, *KINDS),
    "aim": get_args(Aim),
    "size": get_args(Size),
    "tiles": get_args(Tiles),
    "level": get_args(Difficulty),
}
"""What is asked, and what can be answered: but for the first, of missions."""
USUAL = {"what": MISSION, "aim": "escape", "size": "medium", "tiles": "streets", "level": "normal"}


def form(locale: Locale) -> ui.Modal:
    """What to choose, filled in; it is served by its id, so also after a restart."""
    modal = ui.Modal(title=shorten(locale("workshop-new-title"), LABEL), custom_id=ids.make(FORM, "ask"))
    for field, words in WORDS.items():
        options = [
            discord.SelectOption(label=_label(locale, field, word), value=word, default=word == USUAL[field])
            for word in words
        ]
        control = ui.Select[Any](custom_id=field, options=options)
        key = f"workshop-new-{field}"
        about = shorten(locale(f"{key}-about"), ABOUT) if locale.has(f"{key}-about") else None
        modal.add_item(ui.Label(text=shorten(locale(key), LABEL), description=about, component=control))
    modal.stop()
    return modal


def _label(locale: Locale, field: str, word: str) -> str:
    game = {MISSION: MAKES, **KINDS}.get(word)
    about = {"game": locale(f"{game}-name")} if game else {}
    return shorten(locale(f"workshop-new-{field}-{word}", **about), ABOUT)


def chosen(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What has been filled in; what somebody may have made up, or was not asked by an earlier form, is as usual."""
    given = filled(cast("dict[str, Any]", interaction.data)["components"])
    return {
        field: next((each for each in given.get(field, ()) if each in words), USUAL[field])
        for field, words in WORDS.items()
    }


def wish(chosen: Mapping[str, str], game: Game[Any], seed: str) -> Wish:
    """What mission is wanted, under a name that the game does not know."""
    names, known = (f"{chosen['aim']}{n}" if n > 1 else chosen["aim"] for n in count(1)), game.added
    name = next(each for each in names if each not in known)
    asked = {field: word for field, word in chosen.items() if field != "what"}
    return TypeAdapter(Wish).validate_python({**asked, "name": name, "seed": seed})


def make(game: Game[Any], wanted: Wish) -> Version:
    """A first version, within what may be taken for it: for a process of its own."""
    return made(game.data, wanted, Allowance(SECONDS, CLOCK))
