"""The command group of every game: start, the rules, its named commands, what can be looked at, the surroundings."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

from discord import app_commands, ui

from engine.core.command import Command, Complete, Parameter, Suggestions, Typed
from engine.core.decision import Decision
from engine.core.errors import Refused
from engine.core.message import Message, msg, named
from engine.core.state import State
from engine.core.written import unmarked
from engine.rulebook import cited
from engine.tables.session import Session
from render.board import Board, Lookup
from render.boards import BOARDS
from telling import rules
from telling.names import names_of
from telling.texts import Locale, folded, search_rules

from . import lobby, sheets
from .app import Click, Gravekeeper
from .asking.typed import LENGTH, MOST, go_on, of_command
from .base import ids
from .base.errors import OLD_CONTROL
from .base.naming import about, choice, everywhere, name
from .base.ruled import READ
from .campaigns import CampaignPanel
from .playing import looking, panels, play
from .playing.advance import early

Choices = list[app_commands.Choice[str]]


class GameCommands(app_commands.Group):
    """`/hitz` and its like."""

    def __init__(self, board: Board[Any]) -> None:
        self.board, self.game = board, board.game.id
        super().__init__(name=name(self.game), description=about(self.game))
        everywhere(self)  # to look things up; what needs a table says so
        for command in board.game.commands:
            self.add_command(self._answering(command))
        for what, lookup in board.lookups.items():
            self.add_command(self._looking(what, lookup))
        if board.game.lesson is not None:
            self.add_command(
                app_commands.Command(name=name("learn"), description=about("game-learn"), callback=self._learn)
            )
        if board.game.campaign:
            self.add_command(self._campaigns())
            self.add_command(self._sheets())
        if board.zoom:
            self.add_command(self._command("zoom", self._zoom))

    @app_commands.command(name=name("start"), description=about("game-start"))
    @app_commands.rename(where=name("where"), language=name("language"))
    @app_commands.describe(where=about("game-start-where"), language=about("game-start-language"))
    @app_commands.choices(where=[choice("where-thread", "thread"), choice("where-here", "here")])
    async def start(
        self,
        interaction: Click,
        where: app_commands.Choice[str] | None = None,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table: a lobby where people sit down."""
        thread = where is None or where.value == "thread"
        await lobby.start(interaction, self.game, thread=thread, language=language.value if language else None)

    async def _learn(self, interaction: Click) -> None:
        """Open a first game: a short one with a coach."""
        await lobby.start(interaction, self.game, lesson=True)

    @app_commands.command(name=name("rules"), description=about("game-rules"))
    @app_commands.rename(words=name("words"))
    @app_commands.describe(words=about("game-rules-words"))
    async def rules(self, interaction: Click, words: str = "") -> None:
        """Search the rules by words."""
        bot = interaction.client
        locale, session = await bot.locale(interaction), await bot.sessions.in_channel(interaction.channel_id or 0)
        here = session is not None and session.game.id == self.game and not words
        own = rules.of_table(locale, session) if here and session is not None else []
        await panels.send(interaction, found_rules(locale, self.game, words, own))

    @rules.autocomplete("words")
    async def rules_titles(self, interaction: Click, current: str) -> Choices:
        bot = interaction.client
        locale = await bot.locale(interaction)
        found = search_rules(locale.language, self.game, current, MOST)
        return _choices((section.title[:LENGTH], section.title[:LENGTH]) for section in found)

    # What the game declares

    def _command(
        self, word: str, callback: Any, parameters: Sequence[Parameter] = (), key: str = ""
    ) -> app_commands.Command[Any, ..., None]:
        """A command that calls ``callback(interaction, {parameter: value})``."""
        names = {f"p{n}": each for n, each in enumerate(parameters)}  # a parameter may be called like a Python keyword

        async def call(interaction: Click, **given: Any) -> None:
            await callback(interaction, {names[p].name: value for p, value in given.items() if value is not None})

        kind, signature = inspect.Parameter, [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
        for p, each in names.items():
            taken: Any = app_commands.Range[int, each.numbers[0], each.numbers[-1]] if each.numbers else str
            signature.append(
                kind(p, kind.KEYWORD_ONLY, annotation=taken)
                if each.needed
                else kind(p, kind.KEYWORD_ONLY, annotation=taken | None, default=None)
            )
        call.__signature__ = inspect.Signature(signature)  # pyright: ignore[reportFunctionMemberAccess]
        key = key or word
        made = app_commands.describe(
            **{p: about(f"{self.game}-{each.about or f'{key}-{each.name}'}") for p, each in names.items()}
        )(app_commands.rename(**{p: name(each.name) for p, each in names.items()})(call))
        for p, each in names.items():
            if each.values:
                labels = [choice(f"{self.game}-option-{each.name}-{value}", value) for value in each.values]
                made = app_commands.choices(**{p: labels})(made)
        command = app_commands.Command(name=name(word), description=about(f"{self.game}-{key}"), callback=made)
        for p, each in names.items():
            if each.complete:
                command.autocomplete(p)(self._completing(each.complete))
        return command

    def _answering(self, command: Command) -> app_commands.Command[Any, ..., None]:
        async def answer(interaction: Click, given: dict[str, Any]) -> None:
            await play.acknowledge(interaction)
            typed = await self._typed(interaction, given)
            try:
                await play.typed(interaction, command.words(typed), command.subject(typed))
            except Refused as refused:
                locale = await interaction.client.locale(interaction)
                called = f"/{self.game} {locale(f'name-{command.name}')}"
                raise of_command(refused, called, given.values()) from None

        return self._command(command.name, answer, command.parameters, command.about)

    def _completing(self, suggest: Complete) -> Any:
        async def complete(interaction: Click, current: str) -> Choices:
            with contextlib.suppress(Refused):
                return _choices(suggest(await self._typed(interaction, vars(interaction.namespace)), current))
            return []

        return complete

    async def _typed(self, interaction: Click, given: dict[str, Any]) -> Typed[Any]:
        """What this member has typed, at the table of this channel. Raises `Refused` for who cannot play there."""
        session = await play.here(interaction)
        locale = await interaction.client.locale(interaction)  # the game may move on meanwhile
        seat = play.seat_of(session, interaction.user.id)
        seen = session.view(seat) if session.game.id == self.game else None
        asked = session.offered(seat)
        reader = Reader(locale, session, seat, self.board, seen, asked)
        return Typed(given, seat, seen, frozenset(each.kind for each in asked), reader)

    def _campaigns(self) -> app_commands.Command[Any, ..., None]:
        async def campaign(interaction: Click, name: app_commands.Range[str, 1, 50] | None = None) -> None:
            await CampaignPanel(interaction.client).show(interaction, self.game, name or "")

        async def complete(interaction: Click, current: str) -> Choices:
            every = await interaction.client.campaigns.of_guild(interaction.guild_id or 0, self.game)
            return _choices(_fitting([(each.name, each.name) for each in every], current))

        described = app_commands.describe(name=about("game-campaign-name"))(
            app_commands.rename(name=name("name"))(campaign)
        )
        made = app_commands.Command(name=name("campaign"), description=about("game-campaign"), callback=described)
        made.autocomplete("name")(complete)
        return made

    def _sheets(self) -> app_commands.Command[Any, ..., None]:
        async def sheet(interaction: Click, whose: str | None = None) -> None:
            await sheets.show(interaction, self.board, whose or "")

        async def complete(interaction: Click, current: str) -> Choices:
            with contextlib.suppress(Refused):
                return _choices(
                    _fitting([(each, each) for each in await sheets.titles(interaction, self.game)], current)
                )
            return []

        described = app_commands.describe(whose=about("game-sheet-whose"))(
            app_commands.rename(whose=name("whose"))(sheet)
        )
        made = app_commands.Command(name=name("sheet"), description=about("game-sheet"), callback=described)
        made.autocomplete("whose")(complete)
        return made

    # What the game declares to look at

    def _looking(self, what: str, lookup: Lookup) -> app_commands.Command[Any, ..., None]:
        async def complete(interaction: Click, current: str) -> Choices:
            locale = await interaction.client.locale(interaction)
            return _choices(_fitting(self._things(await self._data(interaction), what, lookup, locale), current))

        async def look(interaction: Click, given: dict[str, str]) -> None:
            await self._look(interaction, what, lookup, given[what])

        command = self._command(what, look, [Parameter(what, about=f"{what}-which")])
        command.autocomplete("p0")(complete)
        return command

    def _things(self, data: Any, what: str, lookup: Lookup, locale: Locale) -> list[tuple[str, str]]:
        """The things by name, each with its id."""
        number = " ({})" if lookup.numbered else ""
        return sorted(
            (locale(f"{self.game}-{what}-{id}") + number.format(unmarked(id)), id) for id in lookup.things(data)
        )

    async def _data(self, interaction: Click) -> Any:
        """The tables with which the game is played in this channel, with what people wrote for it."""
        bot = interaction.client
        session = await bot.sessions.in_channel(interaction.channel_id or 0, begun=True)
        if session is None or session.game.id != self.game:
            return bot.games[self.game].data
        return session.game.data if session.state is None else session.state.data

    async def _look(self, interaction: Click, what: str, lookup: Lookup, typed: str) -> None:
        """One thing, large; it may be named in either language."""
        bot = interaction.client
        await interaction.response.defer(ephemeral=True, thinking=True)
        data = await self._data(interaction)
        things, wanted = lookup.things(data), folded(lookup.named(data, typed) if lookup.named else typed)
        languages = [bot.texts(language) for language in bot.texts.languages]
        for id, thing in things.items():
            if wanted in (folded(id), *(folded(each(f"{self.game}-{what}-{id}")) for each in languages)):
                locale = await bot.locale(interaction)
                picture = await bot.pictures.drawn(self.board.look_up, lookup, thing, locale)
                await play.show_board(interaction, picture)
                return
        raise Refused(msg(f"{self.game}-no-{what}", typed=named(typed[:50])))

    async def _zoom(self, interaction: Click, given: dict[str, Any]) -> None:
        """The member's surroundings, large, as they may see them."""
        session = await play.here(interaction)
        if session.state is not None and session.game.id != self.game:
            raise Refused(msg("refused-other-game", game=Message(f"{self.game}-name")))
        await looking.show_zoom(interaction, session)


class Reader:
    """Reads what a member types at a table; see `engine.core.command.Reader`."""

    def __init__(
        self,
        locale: Locale,
        session: Session,
        seat: str,
        board: Board[Any],
        seen: State | None,
        asked: list[Decision],
    ) -> None:
        self._locale, self._session, self._seat = locale, session, seat
        self._names = names_of(session)
        self._board, self._seen, self._asked = board, seen, asked

    def place(self, typed: str) -> str:
        return self._board.place(self._seen, typed) if self._board.place and self._seen else typed

    def means(self, typed: str, name: Message) -> bool:
        return folded(typed) == folded(self._locale.message(name, self._names))

    def fitting(self, names: Iterable[tuple[Message, str]], typed: str) -> Suggestions:
        return _fitting([(self._locale.message(name, self._names), value) for name, value in names], typed)

    def rest(self, kind: str, before: Sequence[str], typed: str, subject: str = "") -> Suggestions:
        decision = next((each for each in self._asked if each.kind == kind and subject in ("", each.subject)), None)
        decision = decision or early(self._session, self._seat, kind)
        with contextlib.suppress(Refused):
            return go_on(self._locale, self._names, decision, before, typed) if decision else []
        return []


def _fitting(named: Iterable[tuple[str, str]], current: str) -> Suggestions:
    wanted, found = folded(current), dict[str, str]()
    for text, value in named:
        if wanted in folded(text) or wanted == folded(value):
            found.setdefault(text, value)
    return [*found.items()]


def found_rules(locale: Locale, game: str, words: str, first: Sequence[str] = ()) -> ui.LayoutView:
    """What the rules say about these words, or under this number, after what comes ``first``; raises `Refused` for what
    they say nothing about.
    """
    texts = [*first, *rules.found(locale, game, words)]
    sizes = accumulate(map(len, texts))
    box: ui.Container[Any] = ui.Container()
    for text in (text for text, size in zip(texts, sizes, strict=True) if size <= panels.TEXT_LIMIT):
        box.add_item(ui.TextDisplay(text))
    return panels.layout(box)


def _choices(suggestions: Iterable[tuple[str, str]]) -> Choices:
    fitting = [(label, value) for label, value in suggestions if len(value) <= LENGTH][:MOST]
    return [app_commands.Choice(name=label[:LENGTH], value=value) for label, value in fitting]


async def press_rules(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """The rules button: the sections to choose from, below the first of them."""
    bot = interaction.client
    locale = await bot.locale(interaction)
    sections = search_rules(locale.language, session.game.id, "", 100)
    chosen = next((each for each in sections if values and each.title[:100] == values[0]), sections[0])
    box: ui.Container[Any] = ui.Container()
    box.add_item(ui.TextDisplay(chosen.shown))
    for page in range(0, len(sections), 25):
        listed = sections[page : page + 25]
        select: ui.Select[Any] = ui.Select(
            custom_id=ids.make("rules", session.id, str(page)),
            placeholder=locale("rules-choose", first=listed[0].title, last=listed[-1].title)[:150],
        )
        for section in listed:
            select.add_option(label=section.title[:100])
        box.add_item(ui.ActionRow(select))
    await panels.send(interaction, panels.layout(box))


async def press_rule(interaction: Click, args: list[str]) -> None:
    """The number of a rule beside a refusal: what it says, in a message of its own, for what was refused stays."""
    ids.expect(args, 2)
    game, number = args[:2]
    if game not in interaction.client.games or cited(game, number) is None:
        raise Refused(OLD_CONTROL)
    view = found_rules(await interaction.client.locale(interaction), game, number)
    await interaction.response.send_message(view=view, ephemeral=True)


async def setup(bot: Gravekeeper) -> None:
    bot.openers[READ] = press_rule
    bot.handlers["rules"] = press_rules
    for game in bot.games:
        bot.tree.add_command(GameCommands(BOARDS[game]))
