"""The named commands of Z-Game."""

from __future__ import annotations

from engine.core.command import Answers, Command, Parameter, Suggestions, Typed, answering
from engine.core.message import who
from engine.core.shape import NONE, amounts_word

from .fights.dead import PAY
from .gangs.names import card_label
from .phases.burdens import FOOD
from .phases.business import ACCEPT, PASS, REFUSE
from .phases.raid import END, HIRE
from .state import TRACK, ZgameState

MEDICINE = "medicine"
AMOUNT = range(TRACK + 1)
PLACES = ("marauders", "fight", "retreat", "ruin")
"""Questions that are answered with a place."""

T = Typed[ZgameState]


def _mix(typed: T) -> str:
    """The word for an amount of Food and Medicine."""
    return amounts_word({FOOD: typed.number(FOOD), MEDICINE: typed.number(MEDICINE)})


def _lay(typed: T) -> Answers:
    """Cards for a fight, where the Zombies go that they attract, and, against Zombies, the ransom and who would die."""
    words = [typed.value("cards"), *typed.words("noise")]
    ransom = [PAY] if typed.value("ransom") else []
    return {"attack": words, "defend": words, "undead": [*ransom, *words, *typed.words("who")]}


def _upkeep(typed: T) -> Answers:
    """Without amounts the usual is paid."""
    paid = FOOD in typed.given or MEDICINE in typed.given
    return {"upkeep": [*([_mix(typed)] if paid else []), *typed.words("who")]}


def _trade(typed: T) -> Answers:
    """An offer to somebody; without a name the answer to one. Who holds no cards is not asked for any."""
    armed = typed.seen is not None and bool(typed.seen.hands[typed.seat].cards)
    goods = [*([typed.value("cards") or NONE] if armed else []), _mix(typed)]
    return {"business": [typed.value("with"), *goods]} if typed.value("with") else {"deal": [ACCEPT, *goods]}


def _cards(typed: T, current: str) -> Suggestions:
    """Own cards, after those typed already."""
    s = typed.seen
    if s is None:
        return []
    before, comma, last = current.rpartition(",")
    undead = "undead" in typed.asked
    left = [card for card in s.hands[typed.seat].cards if card not in before.split(",")]
    names = [(card_label(s, typed.seat, card, undead), card) for card in left]
    return [(label, f"{before}{comma}{card}") for label, card in typed.reader.fitting(names, last.strip())]


def _partners(typed: T, current: str) -> Suggestions:
    s = typed.seen
    return typed.reader.fitting([(who(seat), seat) for seat in s.rivals(typed.seat)] if s else [], current)


def _places(typed: T, current: str) -> Suggestions:
    """The places of whichever question asks for one."""
    found = [typed.reader.rest(kind, [], current) for kind in PLACES if kind in typed.asked]
    return found[0] if found else []


_goods = [Parameter(each, AMOUNT, needed=False) for each in (FOOD, MEDICINE)]
_who = Parameter("who", needed=False)

COMMANDS = (
    answering("fighters", "fighters", "who"),
    answering("place", "tile", "tile", "cell"),
    Command(
        "pick",
        lambda typed: {kind: [typed.place("where")] for kind in PLACES},
        [Parameter("where", complete=_places)],
    ),
    answering("walk", "raid", "fighter", "to"),
    answering("use", "raid", "card", "targets?"),
    Command("hire", {"raid": [HIRE]}),
    Command("finish", {"raid": [END]}),
    Command(
        "lay",
        _lay,
        [
            Parameter("cards", complete=_cards),
            Parameter("noise", needed=False),
            Parameter("ransom", values=(PAY,), needed=False),
            _who,
        ],
    ),
    answering("household", "household", "how?"),
    Command("discard", lambda typed: {"discard": [typed.value("cards")]}, [Parameter("cards", complete=_cards)]),
    Command("upkeep", _upkeep, [*_goods, _who]),
    Command(
        "trade",
        _trade,
        [
            Parameter("with", complete=_partners, needed=False),
            Parameter("cards", complete=_cards, needed=False),
            *_goods,
        ],
    ),
    Command("agree", {"confirm": [ACCEPT]}),
    Command("refuse", {"business": [PASS], "deal": [REFUSE], "confirm": [REFUSE]}),
    Command("roll", {"wrestle": ["roll"]}),
)
