"""Gravekeeper: start it with `python bot.py`, or `python bot.py --local` for the table in your browser."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import re
import sys
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from http.client import HTTPException
from pathlib import Path
from time import time
from typing import Annotated, Literal
from urllib.parse import urlsplit
from urllib.request import urlopen

import discord
from aiohttp.web import Application
from discord.http import Route
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from cogs.app import UNWATCHED, Gravekeeper, Watching
from cogs.base.links import UNLINKED, Links
from engine.core.fault import fault
from engine.core.message import msg
from engine.core.written import spoken
from engine.data import DataError, load
from engine.keeping import USUAL, Keeping
from engine.languages import FIRST, LOCALES, languages
from engine.logs.discreet import Discreet
from engine.logs.formats import Format, formatter, handler
from engine.spare import SECONDS
from engine.store import StoreError, open_store
from engine.store.backup import copy
from engine.store.errors import SCHEMES
from engine.store.moving import carry
from engine.store.opening import Share, is_healthy
from render.boards import BOARDS
from telling.texts import Locale, Texts, complaint
from web.app import LOOPBACK, Site
from web.tickets import change

HERE = Path(__file__).parent
WEBHOOK = r"https://(?:canary\.|ptb\.)?discord(?:app)?\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9._-]{60,}"
"""The URL of a webhook, as discord.py takes it."""
SWITCH = 0.001
"""Seconds for which a thread that draws may hold up the event loop each time that it wakes. With Python's own 5 ms
it was up to 2.6 ms late in 95 of 100 cases instead of 1.5, and no more was drawn.
"""
HEALTHY = 5.0
"""Seconds in which the running process must say that it is well."""


log = logging.getLogger("gravekeeper")


def _a_path(path: object) -> object:
    if isinstance(path, str) and "://" in path:
        raise ValueError
    return path


def _no_folder(path: Path) -> Path:
    if path.is_dir():
        raise ValueError
    return path


def _a_database(url: str) -> str:
    if url and not url.startswith(SCHEMES):
        raise ValueError
    return url


def _a_site(url: str) -> str:
    if url and not (url.startswith(("http://", "https://")) and urlsplit(url).hostname):
        raise ValueError
    return url


def _a_page(url: str) -> str:
    if url and (not re.fullmatch(r"[!-~]{1,200}", url) or set("<>()[]") & set(url) or url != _a_site(url)):
        raise ValueError
    return url


def _a_base(url: str) -> str:
    """Of the page: only this machine may be reached without TLS, for links hold what opens somebody's seat."""
    parts = urlsplit(_a_site(url))
    if parts.query or parts.fragment or (parts.scheme == "http" and parts.hostname not in (LOOPBACK, "localhost")):
        raise ValueError
    return url


def _a_listener(where: str) -> str:
    if where and not where.isdigit() and not re.fullmatch(WEBHOOK, where):
        raise ValueError
    return where


def _a_token(token: str) -> str:
    if not (token.isascii() and token.isprintable()) or " " in token:
        raise ValueError
    return token


Page = Annotated[str, BeforeValidator(str.strip), AfterValidator(_a_page)]
Place = Annotated[Path, BeforeValidator(_a_path)]
Days = Annotated[int, Field(ge=0, le=36_500)]


class Settings(BaseSettings):
    """The environment, and the file .env; see .env.example."""

    model_config = SettingsConfigDict(env_file=HERE / ".env", extra="ignore", env_ignore_empty=True)

    discord_token: Annotated[str, BeforeValidator(str.strip), AfterValidator(_a_token)] = ""
    discord_api: Annotated[str, AfterValidator(_a_site)] = ""
    database_url: Annotated[str, AfterValidator(_a_database)] = ""
    cluster: int = 0
    clusters: int = 1
    shards: int = 1
    gravekeeper_database: Annotated[Place, AfterValidator(_no_folder)] = HERE / "gravekeeper.db"
    gravekeeper_data: Place | None = None
    gravekeeper_language: str = FIRST
    gravekeeper_guild: int | None = None
    gravekeeper_backups: Place | None = None
    gravekeeper_lobby_days: Days = USUAL.lobbies
    gravekeeper_idle_days: Days = USUAL.idle
    gravekeeper_packed_days: Days = USUAL.packed
    gravekeeper_server_days: Days = USUAL.servers
    gravekeeper_outlook_seconds: Annotated[int, Field(ge=0, le=3600)] = SECONDS
    gravekeeper_metrics_port: Annotated[int, Field(ge=1, lt=1 << 16)] | None = None
    gravekeeper_incidents: Annotated[str, AfterValidator(_a_listener)] = ""
    gravekeeper_privacy_url: Page = ""
    gravekeeper_terms_url: Page = ""
    gravekeeper_support_url: Page = ""
    gravekeeper_url: Annotated[str, BeforeValidator(str.strip), AfterValidator(_a_base)] = ""
    gravekeeper_port: Annotated[int | None, Field(ge=1, lt=1 << 16, validate_default=True)] = None
    log_format: Annotated[Format, BeforeValidator(str.lower)] = "text"
    gravekeeper_log: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"

    @field_validator("gravekeeper_language")
    @classmethod
    def _a_language(cls, language: str, info: ValidationInfo) -> str:
        own: Path | None = info.data.get("gravekeeper_data")
        if language not in languages(LOCALES, *([own / "locales"] if own else [])):
            raise ValueError
        return language

    @field_validator("gravekeeper_port")
    @classmethod
    def _with_its_address(cls, port: int | None, info: ValidationInfo) -> int | None:
        if (port is None) == bool(info.data.get("gravekeeper_url")):
            raise ValueError
        return port

    @property
    def links(self) -> Links:
        """Pages of the host."""
        return Links(self.gravekeeper_privacy_url, self.gravekeeper_terms_url, self.gravekeeper_support_url)

    @property
    def keeping(self) -> Keeping:
        """What is kept and for how long."""
        return Keeping(
            self.gravekeeper_lobby_days,
            self.gravekeeper_idle_days,
            self.gravekeeper_packed_days,
            self.gravekeeper_server_days,
        )

    @property
    def secrets(self) -> list[str]:
        """What is never told, not even in a log."""
        return [self.discord_token, self.database_url, self.discord_api, *self._webhook]

    @property
    def _webhook(self) -> list[str]:
        """Of a webhook also its token alone, by which anybody could write."""
        where = self.gravekeeper_incidents
        return [] if where.isdigit() else [where, where.rpartition("/")[2]]


def create_bot(
    *,
    database: Path | str,
    seed: int | None = None,
    language: str = FIRST,
    data: Path | None = None,
    guild: int | None = None,
    backups: Path | None = None,
    share: Share | None = None,
    watching: Watching = UNWATCHED,
    keeping: Keeping = USUAL,
    links: Links = UNLINKED,
    outlook: int = 0,
) -> Gravekeeper:
    """A bot that has not started yet; no network, no environment, no file but the data and the given database.

    ``seed`` makes the dice of all its games repeatable (tests only); ``data`` is an administrator's folder of own
    decks and texts; ``guild`` a server to sync the commands to at once; ``backups`` a folder for daily copies;
    ``share`` the shards of this process, if several share a PostgreSQL; ``watching`` how its host watches it;
    ``keeping`` what it keeps and for how long; ``links`` its pages about that; ``outlook`` the seconds of a processor
    that it may use in an hour for the curves of finished games, and again for expert stand-ins.
    Raises `DataError` for broken data files.
    """
    rules = [board.game for board in BOARDS.values()]
    games = [each(load(each.id, each.tables, data) if each.tables else None) for each in rules]
    own = spoken(entry for game in games for entry in game.added.values()) if data else {}
    texts = Texts(data / "locales" if data else None, own)
    if data:
        missing = [key for game in games for key in game.needed() if not texts(FIRST).has(key)]
        if missing:
            folder = str(data / "locales" / FIRST)
            raise DataError("texts", [fault(msg("fault-missing"), folder, key) for key in missing])
    return Gravekeeper(
        database=database,
        games=games,
        texts=texts,
        language=language,
        seed=seed,
        guild=guild,
        backups=backups,
        share=share,
        watching=watching,
        keeping=keeping,
        links=links,
        outlook=outlook,
    )


def settle() -> None:
    """Tell the garbage collector that everything is loaded, and that there is little to find; and threads how often the
    event loop has its turn.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()  # what loading left behind would stay for ever
    gc.freeze()  # the catalogues and tables stay: no collection need look at them again
    gc.set_threshold(10_000, 10, 10)  # answers leave no cycles behind, but a hundred tables make many young objects


async def run(bot: Gravekeeper, token: str) -> None:
    async with bot:
        await bot.start(token)


def main() -> int:
    """Run the bot, or the local table when there is no token; returns the exit code."""
    args = _arguments()
    try:
        settings = Settings()
    except (ValidationError, UnicodeDecodeError) as error:
        _tell_bad_settings(error)
        return 2
    discreet = _log_discreetly(settings)

    def tell(text: str) -> None:
        print(discreet.hide(text), file=sys.stderr)

    def locale() -> Locale:
        return Texts()(settings.gravekeeper_language)

    try:
        share = Share(settings.cluster, settings.clusters, settings.shards) if settings.database_url else None
    except ValueError as error:
        tell(Texts()(FIRST)("console-bad-share", why=str(error)))
        return 2
    if settings.discord_api:
        Route.BASE = f"{settings.discord_api.rstrip('/')}/api/v10"
    try:
        return _do(args, settings, share, discreet.hide)
    except DataError as error:
        tell(complaint(error))
        return 2
    except StoreError as error:
        tell(locale().message(error.reason, {}))
        return 2
    except discord.LoginFailure:
        tell(locale()("console-bad-token"))
        return 2
    except OSError as error:
        tell(locale()("console-no-network", why=str(error)))
        return 1  # it may mend itself
    except KeyboardInterrupt:
        return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--local", action="store_true", help="open the local table even if there is a token")
    parser.add_argument(
        "--players", default="Ann,Bob,Вера:ru,Глеб:ru", help="names at the local table, name[:language]"
    )
    parser.add_argument("--gm", default="Grace", help="name of the game master at the local table")
    parser.add_argument("--port", type=_port, default=8750, help="port of the local table's first page")
    parser.add_argument("--backup", type=Path, metavar="FILE", help="copy the database, also while the bot runs")
    parser.add_argument("--healthy", action="store_true", help="only look whether this process is at work")
    parser.add_argument(
        "--move", nargs=2, metavar=("FROM", "TO"), help="copy everything to an empty database; each a file or a URL"
    )
    parser.add_argument("--new-key", action="store_true", help="make another key for the links of the map page")
    args, unknown = parser.parse_known_args()
    if unknown:
        parser.error(f"unknown arguments: {len(unknown)}")  # which ones is not told: one may be a URL with its password
    return args


def _tell_bad_settings(error: ValidationError | UnicodeDecodeError) -> None:
    """Which settings cannot be read. No value is told: a secret may stand in the wrong place."""
    wrong = [str(each["loc"][0]).upper() for each in error.errors()] if isinstance(error, ValidationError) else [".env"]
    for name in dict.fromkeys(wrong):
        print(Texts()(FIRST)("console-bad-setting", name=name), file=sys.stderr)


def _log_discreetly(settings: Settings) -> Discreet:
    """Write the log, and what ends the program, without any secret of the settings; the result hides them elsewhere."""
    discreet = formatter(settings.log_format, settings.secrets)
    logging.basicConfig(level=settings.gravekeeper_log, handlers=[handler(discreet)])
    sys.excepthook = lambda *error: log.critical("the program ends", exc_info=error)
    return discreet


def _do(args: argparse.Namespace, settings: Settings, share: Share | None, hide: Callable[[str], str]) -> int:
    """What the command line asks for; returns the exit code."""
    local = args.local or not settings.discord_token
    if args.healthy:
        return 0 if _healthy(settings, share) else 1
    url = "" if local else settings.database_url
    if settings.database_url and (args.backup or (settings.gravekeeper_backups and not local)):
        raise StoreError("use-pg-dump")
    if args.move:
        for table, told in asyncio.run(carry(*args.move)).items():
            print(f"{table:12} {told.rows:>9} {told.hash}")
        return 0
    if args.new_key:
        asyncio.run(_new_key(url or settings.gravekeeper_database))
        print(Texts()(settings.gravekeeper_language)("console-new-key"))
        return 0
    if args.backup:
        copy(settings.gravekeeper_database, args.backup)
        return 0
    watching = Watching(settings.gravekeeper_metrics_port, settings.gravekeeper_incidents, hide)

    def make() -> Gravekeeper:
        return create_bot(
            database=url or settings.gravekeeper_database,
            language=settings.gravekeeper_language,
            data=settings.gravekeeper_data,
            guild=None if local else settings.gravekeeper_guild,
            backups=settings.gravekeeper_backups,
            share=share if url else None,
            watching=UNWATCHED if local else watching,
            keeping=settings.keeping,
            links=settings.links,
            outlook=settings.gravekeeper_outlook_seconds,
        )

    if local:
        return _open_table(args, settings, make)
    bot = make()
    if settings.gravekeeper_port is not None:
        bot.pages = Site(bot, settings.gravekeeper_url, settings.gravekeeper_port)
    settle()
    asyncio.run(run(bot, settings.discord_token))
    return 1 if bot.leases is not None and bot.leases.lost else 0  # what started the program starts it again


def _open_table(args: argparse.Namespace, settings: Settings, make: Callable[[], Gravekeeper]) -> int:
    """The table in the browser; returns the exit code."""
    try:
        from local import serve
    except ModuleNotFoundError:  # as in the Docker image
        print(Texts()(settings.gravekeeper_language)("console-no-token"), file=sys.stderr)
        return 2
    asyncio.run(
        serve(
            make,
            folder=settings.gravekeeper_database.parent,
            players=[each for each in args.players.split(",") if each],
            gm=args.gm,
            port=args.port,
            language=settings.gravekeeper_language,
            mount=_mount,
        )
    )
    return 0


def _mount(bot: discord.Client, url: str, acting: Callable[[], AbstractAsyncContextManager[object]]) -> Application:
    """The page of tables for the server of the local table."""
    assert isinstance(bot, Gravekeeper)
    bot.pages = site = Site(bot, url, acting=acting)
    return site.application()


async def _new_key(database: Path | str) -> None:
    """Links of the page are signed with another key from the next start on; raises `StoreError` while a bot runs."""
    store = await open_store(database)
    try:
        await change(store, time())
    finally:
        await store.close()


def _healthy(settings: Settings, share: Share | None) -> bool:
    """Ask the running process where it serves its figures, and else look whether one has the database."""
    if settings.gravekeeper_metrics_port is None:
        return is_healthy(settings.database_url or settings.gravekeeper_database, share)
    try:
        with urlopen(f"http://127.0.0.1:{settings.gravekeeper_metrics_port}/healthz", timeout=HEALTHY) as answer:
            return answer.status == 200
    except (OSError, HTTPException):
        return False


def _port(typed: str) -> int:
    """For argparse: raises `ValueError` for what is no port."""
    port = int(typed)
    if not 0 <= port < 1 << 16:
        raise ValueError(typed)
    return port


if __name__ == "__main__":
    sys.exit(main())
