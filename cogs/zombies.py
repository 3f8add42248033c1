"""`/zombies`: Zombies!!!'s own commands, each the typed form of a question or a look-up."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from engine.core.errors import Refused
from engine.core.message import msg
from engine.games.zombies.move import CONDITIONS, END, GO_ON, PATH, moving, reach
from engine.games.zombies.repair import Repair
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.ways import around, straight
from engine.games.zombies.zombies_step import targets
from engine.session import Session
from render.canvas.encode import Picture
from render.zombies import draw_card, draw_tile, latin, square_at

from .ui import play
from .ui.game_cog import GameCog
from .ui.naming import about, choice, name
from .ui.texts import LANGUAGES, folded
from .ui.words import LENGTH, MOST, STEP

Click = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Trophies = app_commands.Range[int, 0, 100]
LETTERS = 2
"""At most so many stand on a cell for the new tile."""
Face = app_commands.Range[int, 1, 3]
"""Of a die that has to be repaired."""
ANSWERS = {"adrenaline_rush": "rush", "first_aid_kit": "kit", "lots_of_ammo": "ammo"}
"""What a failed roll calls the cards that answer it."""
QUICK, CAREFUL = "quick", "careful"
"""The short way to a square, and the one around zombies."""


class Zombies(GameCog, group_name=name("zombies"), group_description=about("zombies")):
    """Zombies!!!"""

    game = "zombies"

    # A new tile

    @app_commands.command(name=name("place"), description=about("zombies-place"))
    @app_commands.rename(cell=name("cell"), rotation=name("rotation"))
    @app_commands.describe(cell=about("zombies-place-cell"), rotation=about("zombies-place-rotation"))
    async def place(self, interaction: Click, cell: str, rotation: str = "") -> None:
        """Place the tile on a cell, turned so."""
        letter = latin(cell) if len(cell.strip()) <= LETTERS else cell
        await play.typed(interaction, {"place": [*play.split(letter), *play.split(rotation)]})

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
    @app_commands.rename(die=name("die"))
    @app_commands.describe(die=about("zombies-die"))
    async def bullets(self, interaction: Click, die: Face | None = None) -> None:
        """Fire the bullets that a failed roll, or a die of the dead, needs."""
        await play.typed(interaction, {"wound": ["bullets"], "repair": await _repair(interaction, "bullets", die)})

    @app_commands.command(name=name("life"), description=about("zombies-life"))
    @app_commands.rename(die=name("die"))
    @app_commands.describe(die=about("zombies-die"))
    async def life(self, interaction: Click, die: Face | None = None) -> None:
        """Lose a life and roll again."""
        await play.typed(interaction, {"wound": ["life"], "repair": await _repair(interaction, "life", die)})

    @app_commands.command(name=name("give"), description=about("zombies-give"))
    async def give(self, interaction: Click) -> None:
        """Give the trophies back that the dice want."""
        await play.typed(interaction, {"repair": ["give"]})

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
        if len(way) == 1 or way[1:] == [CAREFUL]:  # a destination
            if condition == GO_ON:
                await play.typed(interaction, {"move": way})
                return
            way = _way(session, *way)
        await play.typed(interaction, {"move": [PATH, condition, *way]})

    @move.autocomplete("to")
    async def squares(self, interaction: Click, current: str) -> Choices:
        """The squares in reach, or the next part of a way."""
        *way, last = _parts(current) or [""]
        with contextlib.suppress(Refused):
            session = await play.here(interaction)
            way, last = [_square(session, part) for part in way], _square(session, last)
        found: dict[str, str] = {}
        for before in ([PATH, GO_ON, *way], way) if way else ([],):
            for each in await play.complete_rest(interaction, "move", before, last):
                words = [*way, *(word for word in play.split(each.value) if word not in (END, QUICK))]
                value = " ".join(words)
                if "." in words[0] and len(value) <= LENGTH:
                    found.setdefault(value, f"{' '.join(way)} {each.name}".strip())
        return [app_commands.Choice(name=label[:LENGTH], value=value) for value, label in [*found.items()][:MOST]]

    @app_commands.command(name=name("take"), description=about("zombies-take"))
    async def take(self, interaction: Click) -> None:
        """Pick up the token here."""
        await play.typed(interaction, {"move": ["take"]})

    @app_commands.command(name=name("heal"), description=about("zombies-heal"))
    async def heal(self, interaction: Click) -> None:
        """Pay trophies for a life instead of moving."""
        await play.typed(interaction, {"move": ["heal"]})

    @app_commands.command(name=name("back"), description=about("zombies-back"))
    async def back(self, interaction: Click) -> None:
        """Let the player whom Brain Cramp hands to me move after all."""
        await play.typed(interaction, {"move": ["back"]})

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
        way = await self._answering(interaction, card)
        await play.typed(interaction, {"wound": [way]} if way else {"card": [card, *play.split(targets)]})

    @play_card.autocomplete("targets")
    async def card_targets(self, interaction: Click, current: str) -> Choices:
        return await play.complete_rest(interaction, "card", [interaction.namespace.card or ""], current)

    @app_commands.command(name=name("use"), description=about("zombies-use"))
    @app_commands.rename(item=name("item"))
    @app_commands.describe(item=about("zombies-use-item"))
    async def use(self, interaction: Click, item: str) -> None:
        """Discard an item in play for what it does."""
        way = await self._answering(interaction, item)
        await play.typed(interaction, {"wound": [way]} if way else {"use": [item]})

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
                named: dict[str, str] = {}
                for copy in cards(seen, seat):  # the first of equal ones is as good as the others
                    named.setdefault(locale.message(seen.card_name(copy), {}), copy)
                return _fitting(named.items(), current)
        return []

    async def _answering(self, interaction: Click, typed: str) -> str | None:
        """How this card answers the member's failed roll (R11.4 c–e); None if none waits or the card does not."""
        session = await play.here(interaction)
        seat = play.seat_of(session, interaction.user.id)
        if not any(decision.kind == "wound" for decision in session.offered(seat)):
            return None
        copy = self.bot.games[self.game].data.deck.get(typed.upper())
        locale = await self.bot.locale(interaction)
        for card, way in ANSWERS.items():
            if (copy and copy.card == card) or folded(typed) in (card, folded(locale(f"zombies-card-{card}"))):
                return way
        return None

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
        locale, wanted = await self.bot.locale(interaction), folded(typed)
        languages = [self.bot.texts(language) for language in LANGUAGES]
        found = [
            id for id in things if wanted in (folded(id), *(folded(each(f"zombies-{what}-{id}")) for each in languages))
        ]
        if not found:
            raise Refused(msg(f"zombies-no-{what}", typed=typed[:50]))
        await play.show_board(interaction, await self.bot.presenter.drawn(draw, things[found[0]], locale))

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
        if session.state is not None and _state(session) is None:
            raise Refused(msg("zombies-not-here"))
        await play.show_zoom(interaction, session)


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


def _way(session: Session, to: str, how: str = QUICK) -> list[str]:
    """The squares of the way to one in reach: the shortest, or the one with the fewest fights."""
    state = _state(session)
    move = moving(state) if state else None
    found = reach(state) if state else {}
    if state is None or move is None or to not in found:
        return [to]
    return around(state, move.seat, move.left(state), to) if how == CAREFUL else straight(found, to)


async def _repair(interaction: Click, way: str, die: int | None) -> list[str]:
    """The words that repair a die; which one is said only where there is a choice."""
    state = _state(await play.here(interaction))
    step = state.stack[-1] if state and state.stack else None
    if die is None or state is None or not isinstance(step, Repair):
        return [way]
    choice = set(step.affordable(state) if way == "bullets" else step.failed)
    return [way] if choice == {die} else [way, str(die)]


def _fitting(named: Iterable[tuple[str, str]], current: str) -> Choices:
    wanted = folded(current)
    found = [(text, value) for text, value in named if wanted in folded(text) or wanted == folded(value)]
    return [app_commands.Choice(name=text[:LENGTH], value=value) for text, value in found[:MOST]]


async def setup(bot: Any) -> None:
    await bot.add_cog(Zombies(bot))
