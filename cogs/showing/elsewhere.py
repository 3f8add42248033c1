"""What a server wants told beside its tables: results and digests in one channel, acts of game masters in another.

Parts of a story that end soon after one another are told together, so that an evening at which everybody is there does
not fill the channel.
"""

from __future__ import annotations

import logging
from math import inf

import aiohttp
import discord
from discord import ui

from engine.core.errors import Refused
from engine.gm.servers import Servers, Settings
from engine.prophets import Prophets
from engine.store import Batch, StoreError
from engine.tables import posted
from engine.tables.post import Told
from engine.tables.session import Still
from engine.tables.sessions import Incident, Sessions
from telling import headings
from telling.hashed import digest
from telling.names import names_of
from telling.story import paragraph
from telling.texts import Texts, shorten

from ..base.ringing import calling
from . import guessing, posts
from .delivery import Overtaken
from .digests import Digests, Remains
from .moments import Moment

log = logging.getLogger(__name__)

APART = 15 * 60.0
"""Seconds between two digests of a table: parts that end meanwhile are told then, together."""
LIMIT, MARGIN = 2000, 40
"""Discord's limit of a message, and room in it for the link to the table."""


class Elsewhere:
    """Tells other channels of what a post has just shown. What cannot be told is logged, and the game goes on."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        servers: Servers,
        texts: Texts,
        prophets: Prophets,
        digests: Digests,
    ) -> None:
        self._client, self._sessions, self._servers, self._texts = client, sessions, servers, texts
        self._prophets, self._digests = prophets, digests
        self._last: dict[str, float] = {}
        """By session, when a digest was told last, if lately."""
        self._writes, self._again = -1, inf
        """Unless something has been written since, nothing is to be told before."""

    async def tell(self, moment: Moment, digest: Remains | None = None) -> None:
        """The result, if the game has just ended, and what game masters did since the post before; the ``digest`` of a
        part of the story that has just ended.
        """
        try:
            await self._tell(moment, digest)
        except (discord.HTTPException, aiohttp.ClientError, OSError, StoreError, Refused, Overtaken) as error:
            log.info("no other channel is told of session %s: %s", moment.still.id, error)
        except Exception:  # the post itself is right
            log.exception("no other channel is told of session %s", moment.still.id)

    async def sweep(self) -> None:
        """Tell the parts that were held back, as far as their time has come."""
        store = self._sessions.store
        if self._writes == store.writes and self._sessions.clock().timestamp() < self._again:
            return
        writes, again = store.writes, inf  # kept when all is done: what fails is looked for again
        self._last = {id: at for id, at in self._last.items() if self._is_recent(at)}
        for id, since, end in await posted.held(store):
            if id in self._last:
                again = min(again, self._last[id] + APART)
                continue
            try:
                still = (await self._sessions.get(id)).still()
                settled = await self._servers.of(still.guild)
                ours = store.owned.has(still.guild)
                if ours and still.status == "playing" and settled.results and settled.digests:
                    await self._digest(settled, still, *await self._digests.told(still, since, end))
            except StoreError:
                raise
            except Overtaken:  # whose it is now tells it
                continue
            except (discord.HTTPException, aiohttp.ClientError, OSError, Refused, Incident) as error:
                log.info("no other channel is told of session %s: %s", id, error)
            except Exception:  # the others, and what this sweep has still to do, must not wait for it
                log.exception("no other channel is told of session %s", id)
            await self._hold(id, None)
        self._writes, self._again = writes, again

    async def _hold(self, session: str, since: int | None) -> None:
        batch = Batch()
        posted.hold(batch, session, since)
        await self._sessions.store.commit(batch)

    def _is_recent(self, at: float) -> bool:
        return 0 <= self._sessions.clock().timestamp() - at < APART

    async def _tell(self, moment: Moment, part: Remains | None) -> None:
        still = moment.still
        settled = await self._servers.of(still.guild)
        if not (settled.results or settled.acts):
            return
        imported = next((at for at, entry in enumerate(moment.news) if entry.act["act"] == "table-import"), None)
        news = moment.news[imported or 0 :]  # a game that came from elsewhere brings its past along
        locale = self._texts(still.language)
        if settled.results and news and imported is None and (key := await self._result(moment)):
            game, how = locale(f"{still.game.id}-name"), headings.short_heading(locale, still)
            text = f"{locale(key, game=game, how=how)}\n<#{still.channel}>"
            right, guesses = await self._prophets.foreseen(still) if settled.prophets else (0, 0)
            text += f"\n{locale('guess-foreseen', right=right, n=guesses)}" if guesses else ""
            await self._send(settled.results[0], "result", still, text, rings=True, quiet=settled.quiet)
        elif settled.results and settled.digests and part is not None and part.end is not None and part.picture:
            before, told = moment.posted.told, (part.said, part.picture)
            held = await posted.held_since(self._sessions.store, still.id)
            if self._is_recent(self._last.get(still.id, 0)):
                await self._hold(still.id, before if held is None else held)
            else:
                if held is not None:
                    told = await self._digests.told(still, held, part.end)
                    await self._hold(still.id, None)
                await self._digest(settled, still, *told)
        masters = [entry for entry in news if "gm" in entry.act]
        if settled.acts and masters:
            called = names_of(still)
            told = [paragraph(locale, entry, called) for entry in masters]
            await self._send(settled.acts[0], "acts", still, "\n".join([f"<#{still.channel}>", *told]))

    async def _digest(self, settled: Settings, still: Still, told: Told, picture: posts.Drawn) -> None:
        """What a part of the story came to, or several did, with the question how the game ends."""
        self._last[still.id] = self._sessions.clock().timestamp()
        locale = self._texts(still.language)
        said = f"**{locale(f'{still.game.id}-name')}** · {told.heading}\n{told.story}"
        asked = settled.prophets and guessing.is_asked(still)
        question = f"\n{guessing.question(locale, still)}" if asked else ""
        text = f"{shorten(said, LIMIT - MARGIN - len(question))}\n<#{still.channel}>{question}"
        view = guessing.buttons(locale, still) if asked else None
        await self._send(settled.results[0], "digest", still, text, picture=picture, view=view)

    async def _result(self, moment: Moment) -> str:
        """How a result is told that was another, or none, when the channel was last right; empty if it still holds."""
        still, shown = moment.still, moment.posted.shown
        before = (await self._sessions.state_at(still, shown)).result if shown >= 0 else None
        now = still.playing.result
        if now == before:
            return ""
        if before is None:
            return "server-result"
        return "server-result-corrected" if now is not None else "server-result-void"

    async def _send(
        self,
        channel: int,
        kind: str,
        still: Still,
        text: str,
        *,
        rings: bool = False,
        quiet: bool = True,
        picture: posts.Drawn | None = None,
        view: ui.View | None = None,
    ) -> None:
        buttons = {} if view is None else {"view": view}
        if not self._sessions.store.owned.has(still.guild):
            raise Overtaken  # we have slept
        await self._client.get_partial_messageable(channel, guild_id=still.guild).send(
            text[:LIMIT],
            files=[picture.file()] if picture else [],
            nonce=digest(f"{still.id}:{kind}:{still.seq}", 16),
            **buttons,
            **calling(rings=rings, quiet=quiet),
        )
