"""What a lobby offers to choose: options of the game, presets of them, and figures to be dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from .state import Settings

Difficulty = Literal["normal", "easy", "hard"]
"""How hard a game is, in the words of every game: the field is called ``difficulty``, and its name and values have the
same texts everywhere.
"""
EXPERT = "expert"
Level = Literal[Difficulty, "expert"]
"""The difficulties of games with *expert* stand-ins: as the hard ones, but they think at turning points
(`Game.turning`).
"""
PresetKind = Literal["mode", "pace"]
When = Callable[[Any], bool]
"""Whether an option can be chosen, from the settings of the table."""


@dataclass(slots=True, frozen=True)
class Setting:
    """An option of the table as the lobby shows it: its field in the settings model and its values, default first.

    ``seats`` are the numbers of players for which it matters. ``when`` says whether it goes together with the other
    options: as long as it does not, it keeps its default and cannot be chosen. ``texts``: the name under which its
    texts stand, where that is not its field; ``called``: the key of what it is called beside the other options, ""
    where it is called as those texts say.
    """

    field: str
    values: tuple[str, ...]
    seats: frozenset[int]
    when: When | None = None
    texts: str = ""
    called: Callable[[Any], str] | None = None

    @property
    def key(self) -> str:
        """What its texts are called after."""
        return self.texts or self.field

    def applies(self, settings: Settings) -> bool:
        """Whether it can be chosen beside the other options."""
        return self.when is None or self.when(settings)


@dataclass(slots=True, frozen=True)
class Preset:
    """A named choice of options: a mode of the game, or a pace of play (``post``, ``sitting``).

    ``values`` by field; options that only other presets of the same kind name go back to their defaults with it.
    """

    kind: PresetKind
    name: str
    values: Mapping[str, str]


def preset_values(presets: Sequence[Preset], options: Sequence[Setting], chosen: Preset) -> dict[str, str]:
    """All that a preset sets, by field: what it names, and the defaults of what the others of its kind name."""
    named = {field for preset in presets if preset.kind == chosen.kind for field in preset.values}
    return {option.field: option.values[0] for option in options if option.field in named} | dict(chosen.values)


def present_presets(
    presets: Sequence[Preset], options: Sequence[Setting], settings: Settings
) -> dict[PresetKind, Preset | None]:
    """Which preset of each kind the options are at; None where the options are mixed freely."""
    found: dict[PresetKind, Preset | None] = {}
    for preset in presets:
        wanted = preset_values(presets, options, preset)
        if found.get(preset.kind) is None:
            here = all(str(getattr(settings, field)) == value for field, value in wanted.items())
            found[preset.kind] = preset if here else None
    return found


def deal(figures: Sequence[str], seats: Sequence[str], agreed: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Deal every figure to one seat.

    Figures given in the lobby come first; the others go, in order, to the seat that has the fewest. A seat
    that would get none is given some of those that have the most.
    """
    crews: dict[str, list[str]] = {seat: [] for seat in seats}
    left = dict.fromkeys(figures)
    for seat in seats:
        for figure in agreed.get(seat, ()):
            if figure in left:
                crews[seat].append(figure)
                del left[figure]
    for figure in left if seats else ():
        crews[min(seats, key=lambda seat: len(crews[seat]))].append(figure)
    for crew in (each for each in crews.values() if not each):
        while len(most := max(crews.values(), key=len)) > len(crew) + 1:
            crew.append(most.pop())
    order = {figure: at for at, figure in enumerate(figures)}
    return {seat: sorted(crew, key=order.__getitem__) for seat, crew in crews.items()}


def from_fields(
    settings: type[Settings], seats: frozenset[int], names: Iterable[str], when: Mapping[str, When] | None = None
) -> Iterator[Setting]:
    """These fields of the settings as options, the default of each first; ``when`` says of some when they apply."""
    for name in names:
        field = settings.model_fields[name]
        values = [field.default, *(each for each in get_args(field.annotation) if each != field.default)]
        yield Setting(name, tuple(values), seats, (when or {}).get(name))
