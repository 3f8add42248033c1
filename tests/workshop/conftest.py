from __future__ import annotations

from sessions.conftest import clock, serve

__all__ = ["clock", "serve"]
