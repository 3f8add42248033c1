"""From a sheet to bytes, and from words to an alternative text."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from struct import pack
from threading import local

from isal import isal_zlib
from PIL import Image

ALT_LIMIT = 1024
"""Characters that Discord allows as the description of an attachment."""
PALETTES = 6
"""Copies of palettes that a thread keeps, each of half a megabyte: those of our games, and one that is used once."""

_threads = local()


@dataclass(frozen=True)
class Picture:
    """A finished picture: PNG bytes and the same in words (at most `ALT_LIMIT` characters)."""

    data: bytes
    alt: str

    @cached_property
    def digest(self) -> str:
        """Short hash of what is to be seen: equal digests need no new upload."""
        return blake2b(self.data, digest_size=12).hexdigest()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, as its header says."""
        return int.from_bytes(self.data[16:20]), int.from_bytes(self.data[20:24])


def png(image: Image.Image, palette: Image.Image) -> bytes:
    """`image` in the colours of the fixed palette as a quickly compressed PNG (https://www.w3.org/TR/png-3/).

    Written here because Pillow compresses with zlib alone, which takes five times as long as ISA-L for larger files.
    """
    flat = reduced(image, palette)
    # A byte before each row names its filter, 0 for none; the raw encoder sets them after the rows instead. They are
    # told apart while they are compressed: to shift two megabytes copies them twice.
    rows = memoryview(flat.tobytes("raw", "P", flat.width + 1))[:-1]
    packed = isal_zlib.compressobj(2)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", pack(">II5B", flat.width, flat.height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(palette.getpalette() or ())),
            _chunk(b"IDAT", packed.compress(b"\0") + packed.compress(rows) + packed.flush()),
            _chunk(b"IEND", b""),
        )
    )


def reduced(image: Image.Image, palette: Image.Image) -> Image.Image:
    """A picture in the colours of a palette, as indices into it.

    Pillow notes in a palette which colour is nearest to which, and while two threads do that in one, colours are wrong
    or the program ends: each thread has copies of its own, the latest `PALETTES`, for a new one costs a millisecond.
    """
    copies: list[tuple[Image.Image, Image.Image]] = vars(_threads).setdefault("copies", [])
    own = next((copy for known, copy in copies if known is palette), None)
    if own is None:
        own = palette.copy()
        copies.insert(0, (palette, own))
        del copies[PALETTES:]
    return image.quantize(palette=own, dither=Image.Dither.NONE)


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", isal_zlib.crc32(data, isal_zlib.crc32(name)))


def webp(data: bytes) -> bytes:
    """A finished PNG as lossless WebP: slower to make, about half the size."""
    stream = io.BytesIO()
    Image.open(io.BytesIO(data)).convert("RGB").save(stream, "WEBP", lossless=True, quality=60, method=3)
    return stream.getvalue()


def alternative(parts: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """The parts, most important first, joined into lines within `limit` characters.

    A part that does not fit is shortened at a word, and what follows it is left out.
    """
    found: list[str] = []
    room = limit
    for part in filter(None, parts):
        found.append(part)
        room -= len(part)
        if room < 0:  # what is not said need not be found out
            break
    text = "\n".join(found)
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    cut = max(head.rfind(" "), head.rfind("\n"))
    return head[:cut].rstrip(" ,;:\n") + "…"
