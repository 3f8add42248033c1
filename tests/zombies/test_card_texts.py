"""Everything that cards say exists in both languages, with the arguments it is given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from languages import LANGUAGES
from zombies.card_table import MOVE, ZOMBIES, CardTable

from engine.core.decision import Decision
from engine.core.message import Message
from engine.core.runner import decisions, offered
from engine.core.shape import replay, sample
from engine.games.zombies.box.card import NAMES
from engine.games.zombies.cards.catalogue import CARDS, USES
from engine.games.zombies.state import EffectName, StatusName
from telling.texts import Texts

PLAYERS = {"a": "Ann", "b": "Bob", "c": "Cid"}
SELVES = ("adrenaline_rush", "keys_are_still_in_it", "much_needed_rest")


def texts_of(decision: Decision, table: CardTable, random: Random) -> Iterator[Message]:
    """The question, and every label along one way through its answer."""
    yield decision.prompt(table.s)
    words: list[str] = []
    while (shape := replay(decision.ask.shape, words)[0]) is not None:
        for option in getattr(shape, "options", ()):
            yield option.label or Message(f"zombies-option-{option.key}")
            if option.group:
                yield option.group
        words.append(shape.sample(random))


def laid_out(random: Random) -> CardTable:
    table = CardTable(3, mode=random.choice(["alt", "base"])).city().zombies("1.1", "2.1", "3.5", "4.5", "2.8")
    table.tokens("life", "0.6").tokens("bullet", "1.1").pawn("b", "2.6").pawn("c", "1.8").play("c", "fire_axe")
    table.play("c", "hey_look_a_shotgun", random.choice([1, 2, 3]))
    for seat in PLAYERS:
        table.give(seat, trophies=random.randint(1, 5), bullets=random.randint(1, 6), lives=random.randint(2, 4))
    return table


def said(name: str, use: bool, random: Random) -> Iterator[Message]:
    """What is said while the card is played or used, and until the turn is over."""
    table, seat = laid_out(random), "a" if use or name in SELVES else random.choice("ab")
    if use:
        table.pawn("a", "2.6").play("a", name)
    else:
        table.hand(seat, name)
    table.turn(ZOMBIES if name == "all_the_marbles" else MOVE)
    kind = "use" if use else "card"
    offer = next(each for each in offered(table.s, seat) if each.kind == kind)
    for decision in decisions(table.s):
        yield from texts_of(decision, table, random)
    table.send(seat, offer.id, *sample(offer.ask.shape, random))
    number = table.s.number
    while table.s.number < number + 4 and not table.s.over:
        yield from (event.message for event in table.events)
        for step in table.s.stack:
            if title := step.title(table.s):
                yield title
        (who, asked), *_ = table.open()
        yield from texts_of(table.ask(who, asked), table, random)
        table.answer(who, asked, *sample(table.ask(who, asked).ask.shape, random))
    yield from (event.message for event in table.events)


@pytest.mark.parametrize("name", [*CARDS, *(f"{name}!" for name in USES)])
def test_whatever_a_card_says_exists(name: str, caplog: pytest.LogCaptureFixture) -> None:
    texts = Texts()
    for n in range(6):
        random = Random(f"{name}{n}")
        for message in said(name.removesuffix("!"), name.endswith("!"), random):
            for language in LANGUAGES:
                words = texts(language).message(message, PLAYERS)
                assert words and not re.search("[⟨⟩{}]", words), (language, message)
    assert not caplog.records, [record.getMessage() for record in caplog.records]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_texts_of_all_cards(language: str) -> None:
    locale = Texts()(language)
    names = [locale(f"zombies-card-{name}") for name in NAMES]
    assert len(set(names)) == len(NAMES) == 27
    assert all(locale.has(f"zombies-cardtext-{name}") for name in NAMES)
    lasting = [*get_args(StatusName), *get_args(EffectName)]
    assert len(lasting) == 7 and all(locale.has(f"zombies-card-{name}") for name in lasting)


@pytest.mark.parametrize("name", [*CARDS, *(f"{name}!" for name in USES)])
def test_every_word_of_a_card_says_what_it_is_for(name: str) -> None:
    if name.endswith("!"):
        table = laid_out(Random(name)).pawn("a", "2.6").play("a", name[:-1])
    else:
        table = laid_out(Random(name)).hand("a", name)
    table.turn(ZOMBIES if name == "all_the_marbles!" else MOVE)
    offer = next(each for each in offered(table.s, "a") if each.kind == ("use" if name.endswith("!") else "card"))
    words = [sample(offer.ask.shape, Random(name))[0]]
    while (shape := replay(offer.ask.shape, words)[0]) is not None:
        assert shape.prompt is not None and shape.prompt.key.startswith("zombies-ask-card.")
        words.append(shape.sample(Random(name)))
