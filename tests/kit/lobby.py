"""Whether the options of a game are what its settings know."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game


def check_options(game: Game[Any], *, free: tuple[str, ...] = ()) -> None:
    """Every option is a field, with values that the field takes, the default first but for those that are ``free``."""
    fields = game.settings.model_fields
    for option in game.options:
        assert len(set(option.values)) == len(option.values) > 1, option.field
        assert option.seats and option.seats <= {*game.players}, option.field
        for value in option.values:
            game.settings.model_validate({option.field: value})
        if option.field not in free:
            assert option.values[0] == fields[option.field].default, option.field
    for preset in game.presets:
        game.settings.model_validate(preset.values)


def shown(game: Game[Any], **chosen: Any) -> set[str]:
    """The options that go with these."""
    settings = game.settings.model_validate(chosen)
    return {option.field for option in game.options if option.when is None or option.when(settings)}
