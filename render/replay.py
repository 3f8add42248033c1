"""A whole game as one animated WebP, made picture by picture so that memory and time stay bounded.

Each frame holds only the rectangle that changed, as a lossless still; this module puts them into WebP's container
(https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from struct import pack

from PIL import Image, ImageChops

from .canvas.encode import reduced
from .canvas.theme import GROUND

MOST_FRAMES = 300
MOST_BYTES = 8_000_000
"""What an attachment may weigh everywhere on Discord, with some room."""
HALF = 2
"""Pictures are halved: boards are drawn 1200 pixels wide, Discord shows 560."""
QUICK = {"method": 1, "quality": 0}
"""How WebP packs a frame in less than half the time, for files a third larger."""
DENSE = {"method": 3, "quality": 60}
"""How WebP packs a frame for a small file."""
ROOM = 0.8
"""The share of `MOST_BYTES` that a film may be expected to fill while its frames are encoded quickly."""
LENGTH = 90_000
"""Milliseconds that a whole film takes, if its frames can be so long or short."""
SHORTEST = 350
"""Milliseconds of a frame at least."""
LONGEST = 1200
"""Milliseconds of a frame at most."""
LAST = 4000
"""Milliseconds of the last frame."""


def thinned(count: int, most: int = MOST_FRAMES) -> list[int]:
    """At most ``most`` of ``count`` numbers from 0 on, evenly spread, with the first and the last (one: the last)."""
    if count <= most:
        return list(range(count))
    if most < 2:
        return [count - 1]
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


class Film:
    """An animation under construction; its methods may run in a worker thread, one at a time."""

    def __init__(self, frames: int) -> None:
        self.pause = max(SHORTEST, min(LONGEST, LENGTH // max(1, frames)))
        self.size = 0
        self._frames = frames
        self._first: Image.Image | None = None
        self._last: Image.Image | None = None
        self._chunks: list[bytes] = []
        self._waits: list[int] = []

    def add(self, picture: Image.Image, palette: Image.Image | None = None) -> None:
        """Add the picture of a board, in the colours of its palette if it has one.

        One that shows nothing new makes the one before it last longer.
        """
        small = picture.reduce(HALF)
        if palette is not None:
            small = reduced(small, palette).convert("RGB")
        if self._first is None or self._last is None:
            self._first = self._last = small
            self._waits.append(self.pause)
            return
        self._last, small = _alike(self._last, small)
        changed = ImageChops.difference(self._last, small).getbbox()
        self._last = small
        if changed is None:
            self._waits[-1] += self.pause
            return
        x, y = changed[0] & ~1, changed[1] & ~1  # the container counts offsets in twos
        self._chunks.append(_frame(small.crop((x, y, changed[2], changed[3])), x, y, self._effort))
        self._waits.append(self.pause)
        self.size += len(self._chunks[-1])

    def add_drawn(self, data: bytes) -> None:
        """Add a picture that is no board, as PNG."""
        self.add(Image.open(io.BytesIO(data)).convert("RGB"))

    @property
    def _effort(self) -> Mapping[str, int]:
        """How to encode the next frame: quickly, unless frames like those so far would fill the room there is."""
        roomy = self.size * self._frames <= ROOM * MOST_BYTES * max(1, len(self._chunks))
        return QUICK if roomy else DENSE

    def finish(self) -> bytes:
        """The file. Raises ValueError if nothing was added."""
        if self._first is None or self._last is None:
            raise ValueError("a film needs a picture")
        width, height = self._last.size
        first = _frame(_alike(self._first, self._last)[0], 0, 0, DENSE)
        self._waits[-1] = LAST
        frames = b"".join(
            _chunk(b"ANMF", head[:12] + _three(wait) + head[15:])
            for head, wait in zip([first, *self._chunks], self._waits, strict=True)
        )
        body = _chunk(b"VP8X", b"\x02\0\0\0" + _three(width - 1) + _three(height - 1))
        body += _chunk(b"ANIM", bytes([*GROUND[::-1], 255]) + b"\0\0")
        return _chunk(b"RIFF", b"WEBP" + body + frames)


def _alike(a: Image.Image, b: Image.Image) -> Sequence[Image.Image]:
    """Both as high as the higher one: boards differ in height from phase to phase."""
    size = max(a.width, b.width), max(a.height, b.height)
    return [each if each.size == size else _padded(each, size) for each in (a, b)]


def _padded(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    page = Image.new("RGB", size, GROUND)
    page.paste(image, (0, 0))
    return page


def _frame(image: Image.Image, x: int, y: int, effort: Mapping[str, int]) -> bytes:
    """The content of an ANMF chunk: it replaces what is there; the time is put in at the end."""
    still = io.BytesIO()
    image.save(still, "WEBP", lossless=True, **effort)
    place = _three(x // 2) + _three(y // 2) + _three(image.width - 1) + _three(image.height - 1)
    return place + _three(0) + b"\x02" + still.getvalue()[12:]


def _three(number: int) -> bytes:
    return pack("<I", number)[:3]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
