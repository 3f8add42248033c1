"""What every column of the database may hold of a person. A test compares this with the schema of both databases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Holds = Literal["id", "name", "words", "mixed"]
"""A person's Discord id; a name; words that somebody typed; JSON that may hold all of these."""

PERSONAL: Mapping[str, Mapping[str, Holds]] = {
    "sessions": {"host": "id", "parts": "mixed"},
    "seats": {"person": "id", "name": "name", "lender": "id", "offered": "id"},
    "actions": {"actor": "id", "act": "mixed", "events": "mixed"},
    "drafts": {"person": "id"},
    "users": {"person": "id"},
    "gms": {"person": "id"},
    "servers": {"settings": "mixed"},
    "pings": {"person": "id"},
    "attention": {"person": "id"},
    "proposals": {"proposer": "id", "what": "mixed"},
    "votes": {"person": "id"},
    "campaigns": {"name": "words", "seats": "mixed", "corrections": "mixed"},
    "met": {"person": "id"},
    "visits": {"person": "id"},
    "packs": {"person": "id", "author": "name", "name": "words"},
    "pack_ratings": {"person": "id"},
    "manuscripts": {"person": "id"},
    "wishes": {"person": "id"},
    "avoided": {"person": "id", "other": "id"},
    "hours": {"person": "id"},
    "tastes": {"person": "id"},
    "guesses": {"person": "id"},
    "meta": {"key": "id"},
}
"""The columns that may hold something, and what."""

IMPERSONAL: Mapping[str, frozenset[str]] = {
    table: frozenset(columns.split())
    for table, columns in {
        "sessions": "id game guild channel language status settings rules_version seq state created changed dirty "
        "paused half version age result pack",
        "seats": "session seat stand_in absent until spent late",
        "actions": "session seq at counter known rules_version interaction undone base state used",
        "posts": "session message lobby shown since side pinged posted sending card card_since told ahead held epoch",
        "drafts": "session decision words",
        "users": "language zone quiet_from quiet_to away_until reminders hints odds advice hours ahead",
        "meta": "value",
        "gms": "session",
        "gm_roles": "guild role",
        "servers": "guild gone board_channel board_message",
        "timers": "session decision opened due at guild",
        "pings": "session what at guild",
        "attention": "session calls missed muted",
        "proposals": "id session target head moves until outcome message dirty deed",
        "votes": "proposal yes",
        "side_posts": "channel message session kind tries at since shown",
        "campaigns": "id game guild chapter carry pack",
        "chapters": "session campaign chapter carry",
        "series": "id guild games until origin",
        "series_tables": "session series origin ended",
        "met": "topic moment",
        "outlooks": "session head curve done tries step",
        "wishes": "guild channel games sizes paces languages stand_ins made until meeting",
        "meetings": "session guild channel game pace language seats people made message",
        "hours": "counts since at",
        "tastes": "guild games told",
        "packs": "guild digest game version licence files trial added gone",
        "pack_ratings": "guild digest stars",
        "manuscripts": "guild begins content changed",
        "guesses": "session guild word at",
        "visits": "token ticket session seat language opened seen ended",
        "topology": "one shards generation",
        "shards": "shard holder epoch until",
        "identify": "bucket at",
    }.items()
}
"""All other columns: what stands there tells nothing of a person once the columns above do not. States name seats."""
