"""The local table: Discord in the browser, without Discord, for playing with one's own friends or trying things out."""

from .table import serve

__all__ = ["serve"]
