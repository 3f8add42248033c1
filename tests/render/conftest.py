from hitz.pictured import state, texts

__all__ = ["state", "texts"]
