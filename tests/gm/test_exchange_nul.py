from __future__ import annotations

from engine.gm import exchange


def test_a_file_with_a_nul_in_a_text_is_refused_as_a_database_would() -> None:
    parcel, complaints = exchange.read(b'{"format": "gravekeeper", "host": "a\\u0000b"}', {})
    assert parcel is None and [each.key for each in complaints] == ["import-no-json"]
    assert complaints[0].args == {"what": "\\u0000"}
