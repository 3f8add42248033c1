"""What game masters see alone: their panel, corrections word by word, previews, the list of their acts."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from engine.calls import answering
from engine.core.act import FixOp
from engine.core.decision import Decision
from engine.core.message import Message
from engine.core.shape import replay
from engine.core.state import State
from engine.gm import dice as gm_dice
from engine.gm import log as gm_log
from engine.gm.preview import Preview
from engine.tables.session import Pause, Session
from engine.tables.sessions import Entry
from telling import headings
from telling.hashed import digest
from telling.names import names_of
from telling.story import paragraph
from telling.texts import Locale, plain, safe, shorten

from ..app import Gravekeeper
from ..asking.aside import controls_of, question
from ..base import ids, ruled
from ..playing import panels
from ..showing import posts
from .forms import FORMS

FIX = "fix."
"""With this the id of a correction's question begins."""
OPTIONS = 25
ROW = 5
AUDIT = 12
"""Acts of game masters on a page."""


@dataclass(slots=True, frozen=True)
class Prepared:
    """A correction that was previewed for entry ``seq``."""

    ops: list[FixOp]
    why: str
    seq: int

    def draft(self) -> list[str]:
        return [json.dumps([self.seq, self.why, [[op.fix, *op.words] for op in self.ops]])]

    @property
    def mark(self) -> str:
        """Names it in the ids of its buttons."""
        return digest(self.draft()[0])


def prepared(draft: Sequence[str]) -> Prepared | None:
    """What is kept in a draft, if anything."""
    if not draft:
        return None
    seq, why, ops = json.loads(draft[0])
    return Prepared([FixOp(fix=fix, words=words) for fix, *words in ops], why, seq)


def fixes(
    session: Session, only: Iterable[str] = (), state: State | None = None, *, everything: bool = True
) -> list[Decision]:
    """The corrections that can be made now (those named, if any are), as questions with words and labels.

    Without ``everything`` only those whose words show nothing hidden.
    """
    game, s = session.game, state or gm_log.game_of(session)
    own = {fix.name for fix in game.fixes}
    found: list[Decision] = []
    for name, fix in gm_dice.corrections(game).items():
        if (only and name not in only) or not (everything or fix.public):
            continue
        source = fix.ask(s)
        shape, _ = replay(source, [])
        if shape is not None and next(shape.words(), None) is not None:
            prompt = Message(f"{game.id}-fix-{name}" if name in own else f"fix-{name}")
            found.append(question(game.id, f"{FIX}{name}", f"fix-{name}", source, prompt))
    return found


def _box(session: Session, *texts: str) -> ui.Container[Any]:
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    for text in texts:
        if text:
            box.add_item(ui.TextDisplay(text[: panels.TEXT_LIMIT]))
    return box


def _do(locale: Locale, key: str, session: Session, *args: str, **extra: Any) -> ui.Button[Any]:
    return posts.button(locale, key, ids.make("gmdo", session.id, *args), **extra)


async def main(bot: Gravekeeper, locale: Locale, session: Session, note: str = "") -> ui.LayoutView:
    """The panel: what can be done to this table by pressing."""
    called = names_of(session)
    lines = [f"### {locale('gm-panel')} · {headings.heading(locale, session)}"]
    if session.state is None:
        return panels.layout(_box(session, note, *lines, locale("gm-panel-lobby")).add_item(_more(locale, session)))
    lines += posts.state_lines(locale, session)
    takes = await answering.of_table(bot.sessions.store, session.id)
    told = [
        locale("gm-takes-who", who=called[seat], span=posts.span(locale, takes[player.user]))
        for seat, player in session.seats.items()
        if player.user in takes
    ]
    lines += [locale("gm-takes", people=" · ".join(told))] if told else []
    box = _box(session, note, "\n".join(lines))
    now = ("gm-resume", "resume") if Pause.MASTER in session.paused else ("gm-pause", "pause")
    if session.status == "over":
        now = ("gm-strike", "strike") if session.table.counts else ("gm-count", "count")
    box.add_item(
        ui.ActionRow(
            _do(locale, "gm-undo", session, "undo"),
            _do(locale, now[0], session, now[1], disabled=session.status not in ("playing", "over")),
            _do(locale, "gm-check", session, "check"),
            _do(locale, "gm-repost", session, "repost"),
            _do(locale, "gm-audit", session, "audit"),
        )
    )
    due = [seat for seat in session.waiting_for() if session.status == "playing"]
    for at in range(0, len(due), ROW):
        row: ui.ActionRow[Any] = ui.ActionRow()
        for seat in due[at : at + ROW]:
            label = shorten(plain(locale("gm-skip-seat", who=called[seat])), 80)
            row.add_item(ui.Button(label=label, custom_id=ids.make("gmdo", session.id, "skip", seat)))
        box.add_item(row)
    offered = fixes(session)
    for at in range(0, len(offered), OPTIONS):
        select: ui.Select[Any] = ui.Select(
            custom_id=ids.make("gmfix", session.id, str(at)), placeholder=locale("gm-choose-fix")
        )
        for decision in offered[at : at + OPTIONS]:
            label = locale.message(decision.prompt(session.playing), called)
            select.add_option(label=shorten(label, 100), value=decision.id)
        box.add_item(ui.ActionRow(select))
    lines_of_log = await moments(bot, locale, session, "")
    if lines_of_log:
        back: ui.Select[Any] = ui.Select(
            custom_id=ids.make("gmdo", session.id, "rewind"), placeholder=locale("gm-choose-moment")
        )
        for label, seq in lines_of_log:
            back.add_option(label=label, value=str(seq))
        box.add_item(ui.ActionRow(back))
    return panels.layout(box.add_item(_more(locale, session)))


def _more(locale: Locale, session: Session) -> ui.ActionRow[Any]:
    """The rest, each as a form."""
    select: ui.Select[Any] = ui.Select(custom_id=ids.make("gmmore", session.id), placeholder=locale("gm-more"))
    for each in FORMS:
        select.add_option(label=shorten(locale(f"about-gm-{each}"), 100), value=each)
    return ui.ActionRow(select)


async def moments(bot: Gravekeeper, locale: Locale, session: Session, typed: str) -> list[tuple[str, int]]:
    """Up to 25 lines of the log to go back to, the newest first, as everybody may read them."""
    wanted = typed.strip().casefold()
    found: list[tuple[str, int]] = []
    entries = await bot.sessions.history(session, last=400 if wanted else OPTIONS + 1)
    for entry in reversed(entries):
        if entry.seq >= session.seq or len(found) == OPTIONS:
            continue
        line = paragraph(locale, entry, names_of(session)).partition("\n")[0].removeprefix("- ")
        label = shorten(f"{entry.seq}: {plain(line.replace('~~', ''))}", 100)
        if line and wanted in label.casefold():
            found.append((label, entry.seq))
    return found


def word(locale: Locale, session: Session, decision: Decision, draft: Sequence[str]) -> ui.LayoutView:
    """The next word of a correction, with the same controls as a player's question."""
    title = locale.message(decision.prompt(session.playing), names_of(session))
    box = _box(session, f"### {locale('gm-panel')}\n**{title}**")
    for item in controls_of(locale, names_of(session), session.id, decision, draft, "g"):
        box.add_item(item)
    box.add_item(ui.ActionRow(posts.button(locale, "gm-back", ids.make("gm", session.id))))
    return panels.layout(box)


def locked(locale: Locale, session: Session) -> ui.LayoutView:
    """To a game master who plays: the table has to know before hidden things are offered."""
    box = _box(session, f"### {locale('gm-locked')}\n{locale('gm-locked-why')}")
    box.add_item(
        ui.ActionRow(
            _do(locale, "gm-look", session, "look", style=discord.ButtonStyle.danger),
            posts.button(locale, "gm-back", ids.make("gm", session.id)),
        )
    )
    return panels.layout(box)


def preview(
    locale: Locale, session: Session, shown: Preview, kept: Prepared, seats: Collection[str], note: str = ""
) -> ui.LayoutView:
    """What a correction would do, as these seats may read it; the button does it, by force if it breaks something."""
    called = names_of(session)
    lines = [f"### {locale('gm-preview')}"]
    told = [event for event in shown.events if not event.only or set(event.only) & set(seats)]
    lines += [f"- {locale.message(event.message, called)}" for event in told]
    if shown.rolls:
        lines.append(f"- {locale('gm-preview-rolls')}")
    if shown.broken:
        lines.append(f"⚠️ **{locale('gm-preview-broken')}**")
        lines += [f"- {locale.message(each, called)}" for each in shown.broken]
    box = _box(session, note, "\n".join(lines))
    key, style = ("gm-force", discord.ButtonStyle.danger) if shown.broken else ("gm-apply", discord.ButtonStyle.success)
    what = "force" if shown.broken else "apply"
    row = ui.ActionRow[Any](
        _do(locale, key, session, what, kept.mark, style=style),
        posts.button(locale, "gm-back", ids.make("gm", session.id)),
    )
    if (read := ruled.button(locale, shown.of)) is not None:
        row.add_item(read)
    box.add_item(row)
    return panels.layout(box)


def reason(locale: Locale, session: Session, args: Sequence[str]) -> ui.Modal:
    """The form that asks why; it is served by its id, so it also works after a restart."""
    modal = ui.Modal(title=locale("gm-why-title")[:45], custom_id=ids.make("gmwhy", session.id, *args))
    text: ui.TextInput[Any] = ui.TextInput(custom_id="why", max_length=200)
    modal.add_item(ui.Label(text=locale("gm-why-label")[:45], component=text))
    modal.stop()
    return modal


def audit(locale: Locale, session: Session, entries: Sequence[Entry], page: int) -> ui.LayoutView:
    """The acts of game masters, the newest last; page 0 is the newest."""
    high = max(len(entries) - page * AUDIT, min(len(entries), AUDIT))
    low = max(high - AUDIT, 0)
    lines: list[str] = []
    for entry in entries[low:high]:
        told = [line.lstrip(" -") for line in paragraph(locale, entry, names_of(session)).split("\n")]
        lines.append(shorten(f"- `{entry.seq}` <t:{int(entry.at)}:f> {' · '.join(told)}", 280))
    box = _box(session, f"### {locale('gm-audit-title', n=len(entries))}", "\n".join(lines) or locale("gm-audit-none"))
    box.add_item(
        ui.ActionRow(
            posts.button(locale, "log-older", ids.make("gmaudit", session.id, str(page + 1)), disabled=not low),
            posts.button(
                locale, "log-newer", ids.make("gmaudit", session.id, str(max(page - 1, 0)), "n"), disabled=not page
            ),
            posts.button(locale, "gm-back", ids.make("gm", session.id)),
        )
    )
    return panels.layout(box)


def refused(locale: Locale, wrong: Iterable[Message]) -> ui.LayoutView:
    """What is wrong with a file."""
    lines = [locale("import-refused"), *(f"- {safe(locale.message(each, {}))}" for each in wrong)]
    return panels.layout(ui.TextDisplay("\n".join(lines)[: panels.TEXT_LIMIT]))
