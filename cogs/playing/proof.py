"""What the dice of a finished game prove, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from engine.core.state import face_name
from engine.tables.proof import Cause, Proof, Roll
from telling.texts import Locale

MOST_LINES = 40
"""Faults and rolls set by hand that are named one by one."""


def proven(locale: Locale, game: str, found: Proof) -> list[str]:
    """The lines of the report: the seed, how many rolls and shuffles follow from it, and what else should be known."""
    by_hand = [roll for roll in found.rolls if roll.forced]
    lines = [f"### {locale('verify-title')}", *seeds(locale, found)]
    good = sum(roll.proven for roll in found.rolls)
    lines.append(locale("verify-rolls", good=good, all=len(found.rolls), forced=len(by_hand)))
    lines.append(locale("verify-shuffles", n=found.shuffles))
    if found.unwritten:
        lines.append(locale("verify-unwritten", n=found.unwritten))
    if found.unmixed:
        lines.append(locale("verify-unmixed"))
    if found.holds:
        lines.append(locale("verify-part" if found.unwritten or found.unmixed else "verify-whole"))
    lines += _faults(locale, game, found)
    for roll in by_hand[:MOST_LINES]:
        lines.append(locale("verify-by-hand", seq=roll.seq, faces=_faces(locale, game, roll.forced)))
    for cause in get_args(Cause):
        if at := [seq for seq, why in found.stirs if why == cause]:
            lines.append(locale(f"verify-stirred-{cause}", entries=_numbers(at)))
    if found.handled:
        lines.append(locale("verify-handled", entries=_numbers(found.handled)))
    return lines


def seeds(locale: Locale, found: Proof) -> list[str]:
    """The seed, and what it was made of."""
    if not found.parts:
        return [locale("verify-seed", seed=found.seed, hash=found.hash)]
    words = {"seed": found.seed, "half": found.half, "hash": found.half_hash}
    return [locale("verify-halves", **words, parts=", ".join(map(str, found.parts)))]


def _faults(locale: Locale, game: str, found: Proof) -> list[str]:
    wrong: list[Roll] = [roll for roll in found.rolls if not roll.proven]
    lines = [locale("verify-wrong", seq=roll.seq, faces=_faces(locale, game, roll.faces)) for roll in wrong]
    lines += [locale(f"verify-fault-{fault}", seq=seq) for seq, fault in found.faults if fault != "roll"]
    return lines[:MOST_LINES]


def _faces(locale: Locale, game: str, faces: Iterable[str]) -> str:
    return ", ".join(locale.message(face_name(game, face), {}) for face in faces)


def _numbers(at: Iterable[int]) -> str:
    return ", ".join(map(str, at))
