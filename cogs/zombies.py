"""`/zombies`: Zombies!!!'s own commands, each the typed form of a question or a look-up."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands, ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.games.zombies.move import CONDITIONS, END, GO_ON, PATH, reach
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.zombies_step import targets
from engine.session import Session
from render.canvas.encode import Picture
from render.zombies import draw_card, draw_tile, draw_zoom, square_at

from .ui import panels, play, posts
from .ui.game_cog import GameCog
from .ui.naming import about, choice, name
from .ui.texts import folded
from .ui.words import LENGTH, MOST, STEP

Click = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Trophies = app_commands.Range[int, 0, 100]


class Zombies(GameCog, group_name=name("zombies"), group_description=about("zombies")):
    """Zombies!!!"""

    game = "zombies"

    # A new tile

    @app_commands.command(name=name("place"), description=about("zombies-place"))
    @app_commands.rename(cell=name("cell"), rotation=name("rotation"))
    @app_commands.describe(cell=about("zombies-place-cell"), rotation=about("zombies-place-rotation"))
    async def place(self, interaction: Click, cell: str, rotation: str = "") -> None:
        """Place the tile on a cell, turned so."""
        await play.typed(interaction, {"place": [*play.split(cell), *play.split(rotation)]})

    @place.autocomplete("cell")
    async def cells(self, interaction: Click, current: str) -> Choices:
        return await play.complete_rest(interaction, "place", [], current)

    @place.autocomplete("rotation")
    async def rotations(self, interaction: Click, current: str) -> Choices:
        return await play.complete_rest(interaction, "place", play.split(interaction.namespace.cell or ""), current)

    @app_commands.command(name=name("fill"), description=about("zombies-fill"))
    @app_commands.rename(how=name("how"))
    @app_commands.describe(how=about("zombies-fill-how"))
    async def fill(self, interaction: Click, how: str = "") -> None:
        """Put zombies and tokens on the new tile; by itself if nothing is said."""
        await play.typed(interaction, {"fill": play.split(how)})

    @fill.autocomplete("how")
    async def fillings(self, interaction: Click, current: str) -> Choices:
        return await play.complete_rest(interaction, "fill", [], current)

    @app_commands.command(name=name("bid"), description=about("zombies-bid"))
    @app_commands.rename(amount=name("amount"))
    @app_commands.describe(amount=about("zombies-bid-amount"))
    async def bid(self, interaction: Click, amount: Trophies) -> None:
        """Bid for the Helipad, or name the secret maximum; 0 passes."""
        await play.typed(interaction, {"bid": [str(amount) if amount else "pass"], "maximum": [str(amount)]})

    # Fights

    @app_commands.command(name=name("roll"), description=about("zombies-roll"))
    async def roll(self, interaction: Click) -> None:
        """Fight on the own square, or roll for movement."""
        await play.typed(interaction, {"fight": ["roll"], "move": ["roll"], "go": ["go"]})

    @app_commands.command(name=name("bullets"), description=about("zombies-bullets"))
    async def bullets(self, interaction: Click) -> None:
        """Fire the bullets that a failed roll needs."""
        await play.typed(interaction, {"wound": ["bullets"], "repair": ["bullets"]})

    @app_commands.command(name=name("life"), description=about("zombies-life"))
    async def life(self, interaction: Click) -> None:
        """Lose a life and roll again."""
        await play.typed(interaction, {"wound": ["life"], "repair": ["life"]})

    @app_commands.command(name=name("kit"), description=about("zombies-kit"))
    async def kit(self, interaction: Click) -> None:
        """Discard the First Aid Kit instead of a life."""
        await play.typed(interaction, {"wound": ["kit"]})

    # Moving

    @app_commands.command(name=name("move"), description=about("zombies-move"))
    @app_commands.rename(to=name("to"), until=name("until"))
    @app_commands.describe(to=about("zombies-move-to"), until=about("zombies-move-until"))
    @app_commands.choices(until=[choice(f"zombies-option-until-{each}", each) for each in CONDITIONS])
    async def move(self, interaction: Click, to: str, until: app_commands.Choice[str] | None = None) -> None:
        """Walk to a square, or a whole way with pick-ups; stop early on a condition."""
        session = await play.here(interaction)
        way = [_square(session, part) for part in _parts(to)]
        condition = until.value if until else GO_ON
        if len(way) > 1 or condition != GO_ON:
            way = [PATH, condition, *(way if len(way) > 1 else _way(session, way[0]))]
        await play.typed(interaction, {"move": way})

    @move.autocomplete("to")
    async def squares(self, interaction: Click, current: str) -> Choices:
        """The squares in reach, or the next part of a way."""
        *way, last = _parts(current) or [""]
        with contextlib.suppress(Refused):
            session = await play.here(interaction)
            way, last = [_square(session, part) for part in way], _square(session, last)
        before = [PATH, GO_ON, *way] if way else []
        found: dict[str, str] = {}
        for each in await play.complete_rest(interaction, "move", before, last):
            words = [word for word in play.split(each.value) if word != END]
            value = " ".join([*way, *words] if way else words[:1])
            if "." in value and len(value) <= LENGTH:
                found.setdefault(value, f"{' '.join(way)} {each.name}".strip())
        return [app_commands.Choice(name=label[:LENGTH], value=value) for value, label in found.items()]

    @app_commands.command(name=name("take"), description=about("zombies-take"))
    async def take(self, interaction: Click) -> None:
        """Pick up the token here."""
        await play.typed(interaction, {"move": ["take"]})

    @app_commands.command(name=name("heal"), description=about("zombies-heal"))
    async def heal(self, interaction: Click) -> None:
        """Pay trophies for a life instead of moving."""
        await play.typed(interaction, {"move": ["heal"]})

    @app_commands.command(name=name("stop"), description=about("zombies-stop"))
    async def stop(self, interaction: Click) -> None:
        """Stay here: the move is over."""
        await play.typed(interaction, {"move": ["stop"]})

    # Zombies

    @app_commands.command(name=name("zombie"), description=about("zombies-zombie"))
    @app_commands.rename(origin=name("from"), to=name("to"))
    @app_commands.describe(origin=about("zombies-zombie-from"), to=about("zombies-zombie-to"))
    async def zombie(self, interaction: Click, origin: str, to: str = "") -> None:
        """Move a zombie by one square."""
        session = await play.here(interaction)
        words = [_square(session, part) for part in [*play.split(origin), *play.split(to)]]
        state = _state(session)
        if state and len(words) == 2 and words[0] in state.zombies and targets(state, words[0]) == words[1:]:
            del words[1]  # there is no choice, so that it is not asked for
        await play.typed(interaction, {"zombie": words})

    @zombie.autocomplete("origin")
    async def zombies(self, interaction: Click, current: str) -> Choices:
        return await play.complete_rest(interaction, "zombie", [], current)

    @zombie.autocomplete("to")
    async def ways(self, interaction: Click, current: str) -> Choices:
        origin = getattr(interaction.namespace, "from", None) or ""
        return await play.complete_rest(interaction, "zombie", play.split(origin), current)

    @app_commands.command(name=name("auto"), description=about("zombies-auto"))
    async def auto(self, interaction: Click) -> None:
        """Fill the tile or move the rest of the zombies by itself."""
        await play.typed(interaction, {"zombie": ["auto"], "fill": ["auto"]})

    # Cards

    @app_commands.command(name=name("play"), description=about("zombies-play"))
    @app_commands.rename(card=name("card"), targets=name("targets"))
    @app_commands.describe(card=about("zombies-play-card"), targets=about("zombies-play-targets"))
    async def play_card(self, interaction: Click, card: str, targets: str = "") -> None:
        """Play a card from hand, with what it is aimed at."""
        await play.typed(interaction, {"card": [card, *play.split(targets)]})

    @play_card.autocomplete("targets")
    async def card_targets(self, interaction: Click, current: str) -> Choices:
        return await play.complete_rest(interaction, "card", [interaction.namespace.card or ""], current)

    @app_commands.command(name=name("use"), description=about("zombies-use"))
    @app_commands.rename(item=name("item"))
    @app_commands.describe(item=about("zombies-use-item"))
    async def use(self, interaction: Click, item: str) -> None:
        """Discard an item in play for what it does."""
        await play.typed(interaction, {"use": [item]})

    @use.autocomplete("item")
    async def items(self, interaction: Click, current: str) -> Choices:
        return await self._own(interaction, current, lambda s, seat: (item.card for item in s.survivors[seat].table))

    @app_commands.command(name=name("discard"), description=about("zombies-discard"))
    @app_commands.rename(card=name("card"))
    @app_commands.describe(card=about("zombies-discard-card"))
    async def discard(self, interaction: Click, card: str = "") -> None:
        """Discard a card at the end of the turn; none keeps them all."""
        await play.typed(interaction, {"discard": [card] if card else []})

    @play_card.autocomplete("card")
    @discard.autocomplete("card")
    async def own_cards(self, interaction: Click, current: str) -> Choices:
        return await self._own(interaction, current, lambda s, seat: s.in_hand(seat))

    async def _own(
        self, interaction: Click, current: str, cards: Callable[[ZombiesState, str], Iterable[str]]
    ) -> Choices:
        """Cards that the member has, as they see them."""
        with contextlib.suppress(Refused):
            session = await play.here(interaction)
            seat = play.seat_of(session, interaction.user.id)
            seen = session.view(seat)
            if isinstance(seen, ZombiesState):
                locale = await self.bot.locale(interaction)
                named = [(locale.message(seen.card_name(copy), {}), copy) for copy in cards(seen, seat)]
                return _fitting(named, current)
        return []

    # Looking

    @app_commands.command(name=name("card"), description=about("zombies-card"))
    @app_commands.rename(card=name("card"))
    @app_commands.describe(card=about("zombies-card-which"))
    async def card(self, interaction: Click, card: str) -> None:
        """One card, large, with its text."""
        cards = self.bot.games[self.game].data.cards
        await self._large(interaction, "card", card, cards, draw_card)

    @card.autocomplete("card")
    async def card_names(self, interaction: Click, current: str) -> Choices:
        return await self._named(interaction, "card", self.bot.games[self.game].data.cards, current)

    @app_commands.command(name=name("tile"), description=about("zombies-tile"))
    @app_commands.rename(tile=name("tile"))
    @app_commands.describe(tile=about("zombies-tile-which"))
    async def tile(self, interaction: Click, tile: str) -> None:
        """One map tile, large, with what comes with it."""
        tiles = self.bot.games[self.game].data.tiles
        await self._large(interaction, "tile", tile, tiles, draw_tile)

    @tile.autocomplete("tile")
    async def tile_names(self, interaction: Click, current: str) -> Choices:
        return await self._named(interaction, "tile", self.bot.games[self.game].data.tiles, current)

    async def _large(
        self, interaction: Click, what: str, typed: str, things: dict[str, Any], draw: Callable[..., Picture]
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = await self.bot.locale(interaction)
        wanted = folded(typed)
        found = [id for id in things if wanted in (folded(id), folded(locale(f"zombies-{what}-{id}")))]
        if not found:
            raise Refused(msg(f"zombies-no-{what}", typed=typed[:50]))
        await _show(interaction, await self.bot.presenter.drawn(draw, things[found[0]], locale))

    async def _named(self, interaction: Click, what: str, ids: Iterable[str], current: str) -> Choices:
        locale = await self.bot.locale(interaction)
        named: dict[str, str] = {}
        for id in ids:
            named.setdefault(locale(f"zombies-{what}-{id}"), id)
        return _fitting(sorted(named.items()), current)

    @app_commands.command(name=name("zoom"), description=about("zombies-zoom"))
    async def zoom(self, interaction: Click) -> None:
        """My surroundings, large, as I may see them."""
        session = await play.here(interaction)
        seat = play.seat_of(session, interaction.user.id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if not _state(session):
            raise Refused(msg("zombies-not-here"))
        locale = await self.bot.locale(interaction)
        await _show(interaction, await self.bot.presenter.seen(draw_zoom, session, seat, locale))


def _state(session: Session) -> ZombiesState | None:
    """The state of this game, if it is being played at the table."""
    return session.state if isinstance(session.state, ZombiesState) else None


def _parts(typed: str) -> list[str]:
    """The squares and pick-ups of a way, however they are separated."""
    return typed.replace(STEP, " ").replace(",", " ").replace(">", " ").split()


def _square(session: Session, typed: str) -> str:
    """The address of a square for its place in the frame of the picture (C7); other words as they are."""
    state = _state(session)
    return (square_at(state, typed) if state else None) or typed


def _way(session: Session, to: str) -> list[str]:
    """The shortest way to a square in reach."""
    state = _state(session)
    found = reach(state) if state else {}
    path = [to]
    while (way := found.get(path[0])) and way.before in found:
        path.insert(0, way.before)
    return path


def _fitting(named: Iterable[tuple[str, str]], current: str) -> Choices:
    wanted = folded(current)
    found = [(text, value) for text, value in named if wanted in folded(text) or wanted == folded(value)]
    return [app_commands.Choice(name=text[:LENGTH], value=value) for text, value in found[:MOST]]


async def _show(interaction: Click, board: posts.Board) -> None:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{posts.BOARD}", description=board.alt)
    await panels.send(interaction, panels.layout(gallery), [board.file()])


async def setup(bot: Any) -> None:
    await bot.add_cog(Zombies(bot))
