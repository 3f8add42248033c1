"""“What would you do?” in words: what a stand-in would do on somebody's seat, and why."""

from __future__ import annotations

from collections.abc import Mapping

from engine.tables.advice import Advice

from .labels import Labels
from .texts import Locale, safe


def said(locale: Locale, called: Mapping[str, str], advice: Advice, *, odds: bool = True) -> tuple[str, str]:
    """The advice and its reason ("": none) with its ``odds``, if they are wanted, as Markdown."""
    told = locale.message(advice.plan, called) if advice.plan else ""
    what = told or safe(Labels(locale, called, advice.decision).gist(advice.words))
    why = locale.message(advice.why, called) if advice.why else ""
    promised = [locale.message(each, called) for each in advice.odds] if odds else []
    return what, " · ".join(filter(None, [why.removesuffix(".") if promised else why, *promised]))
