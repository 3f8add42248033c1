"""Bones: a game that was added by the page about adding games alone."""

from .game import Bones

__all__ = ["Bones"]
