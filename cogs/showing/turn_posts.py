"""The post of a game: board, story and question, made anew or edited; and what becomes of the post before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar, cast

import discord
from discord import ui

from engine.badges import Badges
from engine.calls.ahead import next_up
from engine.calls.deadlines import Deadlines
from engine.store import Batch, StoreError
from engine.tables import posted as rows
from engine.tables.post import Posted, SidePost, Told
from engine.tables.session import Session, Still
from telling import headings
from telling.hashed import digest
from telling.hints import Hints
from telling.names import names_of
from telling.story import refs, since_own_act, story
from telling.texts import Texts

from . import posts
from .curves import Curve
from .delivery import Delivery, still_due
from .digests import Digests, Remains, remember
from .elsewhere import Elsewhere
from .moments import Moment
from .pictures import Pictures
from .reply import Reply
from .side_posts import SidePosts

log = logging.getLogger(__name__)
T = TypeVar("T")
U = TypeVar("U")

REDRAWN = 3
"""Times that a picture is drawn anew because the game went on meanwhile; then an older one is shown first."""
REMEMBERED = 100
"""Questions of which it is known that people were called for them; some 20 are awaited at once at most."""


class TurnPosts:
    """Shows games. ``moment`` gives the present moment of a session; ``reply`` a press on a message of a session, if
    one waits to be answered by it; ``curve`` that of a finished game, if there is one;
    ``chance`` what is told of the chance to win in play; ``badges`` knows what people have earned, ``series`` how
    the series of a finished game stands.
    """

    def __init__(
        self,
        digests: Digests,
        texts: Texts,
        pictures: Pictures,
        deadlines: Deadlines,
        hints: Hints,
        delivery: Delivery,
        side_posts: SidePosts,
        elsewhere: Elsewhere,
        moment: Callable[[Session], Awaitable[Moment]],
        reply: Callable[[str, int | None], Reply | None],
        curve: Callable[[Session], Awaitable[Curve | None]],
        chance: Callable[[Session], Awaitable[str]],
        badges: Badges,
        series: Callable[[Session], Awaitable[tuple[str, posts.Drawn] | None]],
    ) -> None:
        self._texts, self._pictures, self._deadlines, self._hints = texts, pictures, deadlines, hints
        self._delivery, self._side_posts, self._elsewhere = delivery, side_posts, elsewhere
        self._digests, self._moment, self._reply = digests, moment, reply
        self._curve, self._chance, self._badges, self._series = curve, chance, badges, series

    async def show(self, session: Session, moment: Moment) -> None:
        """Make the post of a game right, or make another; if the game goes on meanwhile, show the next moment."""
        for _ in range(REDRAWN):
            board = await self._board(moment)
            if session.kept is moment.still.kept:
                break
            moment = await self._moment(session)
        else:
            board = await self._board(moment)
        still, posted, batch = moment.still, moment.posted, Batch()
        locale = self._texts(still.language)
        present = moment.entries if moment.fresh else since_own_act(still, moment.entries)
        tell = partial(story, locale, moment.entries, names_of(still), posts.STORY_LIMIT, present=present)
        opening = any(entry.seq == 0 for entry in moment.entries)
        told = Told(headings.short_heading(locale, still), tell(), board.alt)  # what will be left of the post
        said = replace(told, story=tell(lines=posts.STORY_LINES))
        came, chance = await self._outlook(still)
        pictures = [board, *came.pictures]
        hint, odds = await self._told_under(still)
        under = "\n".join(filter(None, [chance, hint]))
        post = posts.turn(locale, still, said, moment.notes, under, odds, opening=opening, came=came)
        calls = await self._deadlines.begin_turn(still, moment.to_call(), batch, moment.notes)
        pinged = posted.pinged if still.paused else _pinged(still, posted)
        ahead = posted.ahead if still.thinks else await self._announce(still, posted, batch)
        then = replace(posted, shown=moment.shown, side=moment.side, pinged=pinged, sending=None, ahead=ahead)
        reply, remains = self._reply(still.id, posted.message), None
        if not moment.fresh and (await self._edit_turn(still, posted, post, pictures, reply) or moment.rests):
            if calls := still_due(session, still, calls):
                called = digest(f"{still.id}:{then.pinged}:{calls}", 16)
                text = locale("public-call", who=" ".join(f"<@{user}>" for user in calls))
                await self._delivery.call(still, calls, text, called)
        else:
            first = posted.message is None
            remains = await self._remains(moment, reply)
            then = replace(then, posted=self._delivery.now(), since=moment.since, lobby=None)
            sending = self._delivery.send(session, moment, "turn", then, batch, post, pictures, calls)
            done = False
            if reply is not None and remains is not None:  # both at once: the new post is not to wait for the old one
                then, done = await _both(sending, reply.edit(remains.view, remains.files))
            else:
                then = await sending
            batch = Batch()
            if first:
                rows.changed(batch, still.id, self._delivery.now())
            left = posted.left_by(then, still.channel, still.id)
            if remains is not None and (done or await self._edit_old(still, posted, remains)):
                left = [each for each in left if each.kind != "turn"]
                then = self._leave(batch, still, posted, then, remains)
            await self._side_posts.leave(batch, still, left)
        assert then.message is not None
        remember(still, then.message, told)
        self._deadlines.called(batch, still.id, calls)
        await self._delivery.keep(session, moment, then, batch)
        if not still.thinks:
            await self._elsewhere.tell(moment, None if remains is None or remains.end is None else remains)
        if posted.message is None:
            await self._side_posts.of(still)

    async def _announce(self, still: Still, posted: Posted, batch: Batch) -> str:
        """Whoever is next and wants to know is told, once for each turn; the present turn and the next one."""
        ahead, user = next_up(still)
        if user is not None and ahead != posted.ahead and await self._hints.wants(user, "ahead"):
            await self._deadlines.announce(batch, still, user)
        return ahead

    async def _outlook(self, still: Still) -> tuple[posts.CameTo, str]:
        """What is told under the result of a finished game, and of the chance in play; none of it holds up the post."""
        try:
            badges = await self._badges.new(still) if still.status == "over" else {}
            came = posts.CameTo(await self._curve(still), badges, await self._series(still))
            return came, await self._chance(still)
        except StoreError:
            raise
        except Exception:
            log.exception("session %s: nothing is told of its chances", still.id)
            return posts.CameTo(), ""

    async def _remains(self, moment: Moment, reply: Reply | None) -> Remains | None:
        """What the turn post becomes that another follows; None if it is to be left as `side_posts` leaves posts."""
        still, posted = moment.still, moment.posted
        if posted.message is None:
            return None
        post = SidePost(still.channel, posted.message, still.id, "turn", posted.since, posted.shown)
        try:
            if moment.end is not None:
                return await self._digests.of(still, posted.told, moment.end, post)
            return None if reply is None or not moment.fresh else await self._digests.again(post, still)
        except Exception:  # the game goes on without it, and the next digest tells more
            log.exception("session %s: nothing is told of what its last post told", still.id)
            return None

    async def _edit_old(self, still: Still, posted: Posted, remains: Remains) -> bool:
        """Whether the post before has become a digest; if not, the next digest tells of it."""
        if remains.end is None or posted.message is None:
            return False
        try:
            return await posts.edit(self._delivery.channel(still), posted.message, **remains.edits)
        except discord.HTTPException as error:
            log.info("no digest of session %s could be shown: %s", still.id, error)
            return False

    def _leave(self, batch: Batch, still: Still, posted: Posted, then: Posted, remains: Remains) -> Posted:
        """The post before has become what remains of it: the row of the session now.

        A digest takes the place of the old posts of its part, and the digest before it shrinks.
        """
        assert posted.message is not None
        if remains.end is None:
            old = SidePost(still.channel, posted.message, still.id, "turn", posted.since, posted.shown)
            rows.add(batch, old, None)
            return then
        remember(still, posted.message, remains.said)
        rows.close(batch, still.id, self._delivery.now())
        if posted.card is not None:
            before = SidePost(still.channel, posted.card, still.id, "card", posted.card_since, posted.told)
            rows.add(batch, before, self._delivery.now())
        return replace(then, card=posted.message, card_since=posted.told, told=remains.end)

    async def _told_under(self, still: Still) -> tuple[str, bool]:
        """What the question under the board is about, if the person who is asked meets its kind for the first time; and
        whether this person wants to know the odds.
        """
        decision = posts.open_question(still)
        user = still.seats[decision.seats[0]].user if decision else None
        if decision is None or user is None:
            return "", True
        hint = await self._hints.about(self._texts(still.language), still, decision, user, None)
        return hint, await self._hints.wants(user, "odds")

    async def _edit_turn(
        self, still: Still, posted: Posted, post: ui.LayoutView, pictures: Sequence[posts.Drawn], reply: Reply | None
    ) -> bool:
        """Whether the turn post shows this now; if not, a new one is needed."""
        assert posted.message is not None
        if reply is not None and await reply.edit(post, [each.file() for each in pictures]):
            return True
        files = [each.file() for each in pictures]
        return await posts.edit(self._delivery.channel(still), posted.message, view=post, attachments=files)

    async def _board(self, moment: Moment) -> posts.Drawn:
        entries = moment.entries if moment.fresh else since_own_act(moment.still, moment.entries)
        due = posts.due_on_picture(self._texts(moment.still.language), moment.notes)
        told = {entry.seq: entry for entry in (*moment.missed, *entries)}  # what stands in both was lost once
        return await self._pictures.board(moment.still, refs(told.values(), None), due)


async def _both(first: Awaitable[T], second: Awaitable[U]) -> tuple[T, U]:
    """The results of both, run together; the second comes to its end also if the first fails."""
    one, two = await asyncio.gather(first, second, return_exceptions=True)
    for each in (one, two):
        if isinstance(each, BaseException):
            raise each
    return cast("tuple[T, U]", (one, two))


def _pinged(still: Session, posted: Posted) -> list[str]:
    """What people have been called for: what is awaited now, and what was: covered by another's turn, it comes back."""
    now = sorted(each.id for each in still.awaited())
    return [*now, *(id for id in posted.pinged if id not in now)][:REMEMBERED]
