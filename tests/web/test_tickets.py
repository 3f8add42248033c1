"""Tickets: only those that we have signed, lately, open anything."""

from __future__ import annotations

from random import Random
from string import ascii_letters, digits

import pytest

from engine.core.errors import Refused
from web import tickets
from web.tickets import LASTS, Keys, Ticket

KEY, NOW = Keys(bytes(range(32))), 1_800_000_000.0
TICKET = Ticket("abc234", "b", 123456789012345678, "pt-BR", int(NOW))


def test_a_ticket_says_what_was_signed_and_no_two_are_the_same() -> None:
    one, other = (tickets.sign(KEY, TICKET, NOW) for _ in range(2))
    assert one != other and tickets.read(KEY, one, NOW + LASTS - 1) == TICKET == tickets.read(KEY, other, NOW)
    watching = Ticket("abc234", "", 5, "en", int(NOW))
    assert tickets.read(KEY, tickets.sign(KEY, watching, NOW), NOW) == watching


@pytest.mark.parametrize(("late", "why"), [(LASTS + 1, "web-ticket-old"), (-120, "web-ticket-old")])
def test_it_is_good_for_a_quarter_of_an_hour(late: float, why: str) -> None:
    with pytest.raises(Refused, match=why):
        tickets.read(KEY, tickets.sign(KEY, TICKET, NOW), NOW + late)


def test_none_of_two_thousand_that_somebody_has_made_up_is_accepted() -> None:
    random, real = Random(4), tickets.sign(KEY, TICKET, NOW)
    alphabet = ascii_letters + digits + ".-_~"
    for _ in range(2000):
        at, made = random.randrange(len(real)), real
        match random.randrange(5):
            case 0:
                made = real[:at] + random.choice(alphabet.replace(real[at], "")) + real[at + 1 :]
            case 1:
                made = real[:at] + real[at + 1 :]
            case 2:
                made = real[:at] + random.choice(alphabet) + real[at:]
            case 3:
                made = tickets.sign(Keys(random.randbytes(32)), TICKET, NOW)
            case _:
                fields = real.split(".")
                fields[random.randrange(5)] = random.choice(["a", "", "1", "999", "abc235", "é", "٣"])
                made = ".".join(fields)
        if made != real:
            with pytest.raises(Refused, match="web-ticket-bad"):
                tickets.read(KEY, made, NOW)
