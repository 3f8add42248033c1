from sessions.conftest import clock, serve
from zombies.pictured import state, texts

__all__ = ["clock", "serve", "state", "texts"]
