"""From a sheet to bytes, and from words to an alternative text."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from PIL import Image

ALT_LIMIT = 1024
"""Characters that Discord allows as the description of an attachment."""


@dataclass(frozen=True)
class Picture:
    """A finished picture: PNG bytes and the same in words (at most `ALT_LIMIT` characters)."""

    data: bytes
    alt: str

    @cached_property
    def digest(self) -> str:
        """Short hash of what is to be seen: equal digests need no new upload."""
        return blake2b(self.data, digest_size=12).hexdigest()


def png(image: Image.Image, palette: Image.Image) -> bytes:
    """`image` in the colours of the fixed palette as a quickly compressed PNG."""
    flat = image.quantize(palette=palette, dither=Image.Dither.NONE)
    stream = io.BytesIO()
    flat.save(stream, "PNG", compress_level=1)
    return stream.getvalue()


def webp(data: bytes) -> bytes:
    """A finished PNG as lossless WebP: slower to make, about half the size."""
    stream = io.BytesIO()
    Image.open(io.BytesIO(data)).convert("RGB").save(stream, "WEBP", lossless=True, quality=60, method=3)
    return stream.getvalue()


def alternative(parts: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """The parts, most important first, joined into lines within `limit` characters.

    A part that does not fit is shortened at a word, and what follows it is left out.
    """
    text = "\n".join(part for part in parts if part)
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    cut = max(head.rfind(" "), head.rfind("\n"))
    return head[:cut].rstrip(" ,;:\n") + "…"
