"""The grammar of component ids."""

from __future__ import annotations

import pytest

from cogs.base import ids
from engine.core.errors import Refused
from telling.hashed import fit, unfit


@pytest.mark.parametrize("args", [(), ("",), ("3.17.bid..a.2", "0", "w", "ammo=2,gas=1"), ("a:b%c", "ставка 3", "«»")])
def test_what_is_made_is_parsed(args: tuple[str, ...]):
    id = ids.make("a", "k3x9", *args)
    assert id.isascii() and ids.parse(id) == ["a", "k3x9", *args]
    assert ids.is_ours(id)


@pytest.mark.parametrize("id", ["", "g", "gkx:a:s", "other:a:s", "xgk:a:s"])
def test_ids_of_others_are_not_ours(id: str):
    assert not ids.is_ours(id)


def test_a_word_too_long_is_found_by_its_hash():
    words = [f"{'long' * 20}-{n}" for n in range(3)]
    key = fit(words[1], 30)
    assert len(key) <= 9 and unfit(key, words) == words[1]
    with pytest.raises(Refused):
        unfit(key, words[2:])


def test_room_is_counted_as_the_id_has_it():
    assert fit("ставка", 20) != "ставка" and fit("ставка", 36) == "ставка"


def test_a_hash_is_the_same_for_ever():
    assert fit("x" * 60, 10) == "~b3vaarpv"
