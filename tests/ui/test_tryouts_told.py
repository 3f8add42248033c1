"""What became of a try-out's answers, in words."""

from __future__ import annotations

from engine.tables.tryout import Carried, Move
from telling.texts import Texts
from telling.tryouts import carried_over


def test_answers_that_are_the_text_of_a_card_end_no_sentence_twice() -> None:
    moves = [Move("d", ["w"], said, b"", fresh=True) for said in ("Steady hand. You never miss.", "Take it ⚡1")]
    assert carried_over(Texts()("en"), Carried(moves[:1], [])) == "Done at the table: Steady hand. You never miss."
    done = carried_over(Texts()("en"), Carried(moves, []))
    assert done.endswith(": Steady hand. You never miss → Take it ⚡1.")
