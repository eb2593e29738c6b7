"""Somebody who types anything: the deal goes on to its end, in every language and under every rule set."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from tests.unit.cli.sitting import ME, rules_of
from vorhand.cli.play.screen import Screen, colours_of
from vorhand.cli.play.session import Session
from vorhand.cli.play.terminal import Terminal
from vorhand.cli.play.typed import Typed
from vorhand.i18n import LANGUAGES, messages
from vorhand.i18n.names import Deck
from vorhand.match import begin
from vorhand.match.seating import Seat
from vorhand.players import LEVELS, make_player
from vorhand.presets import preset_names
from vorhand.service.local import LocalTable, NoJournal
from vorhand.telling.words import Words

WORDS = (
    *("yes", "no", "pass", "skat", "hand", "push", "", "grand", "null", "clubs", "18", "22", "60"),
    *("schneider", "schwarz", "ouvert", "spitze", "revolution", "kontra", "knock", "jungfrau"),
    *("rest", "rest schneider", "rest schwarz", "open", "gift", "concede", "list", "last", "?"),
    *(str(number) for number in range(1, 13)),
    *(f"{first} {second}" for first in range(1, 12, 2) for second in range(2, 13, 3)),
    "1 2 3 4 5 6 7 8 9 10",
)
EVERYTHING = {
    "kontra__supra": True,
    "kontra__hirsch": True,
    "ramsch__grand_hand": True,
    "ramsch__announced_jungfrau": True,
    "ramsch__round_after": ["lost_with_kontra"],
    "schenken__enabled": True,
    "spitze__levels": 1,
    "revolution__enabled": True,
}
SETTINGS = {"pub_pl": EVERYTHING, "xskat_pub": {**EVERYTHING, "list__seats": 4}}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", preset_names())
def test_a_deal_ends_whatever_is_typed(preset: str, level: str) -> None:
    chance = Random(f"{preset} {level}")
    rules = rules_of(preset, **SETTINGS.get(preset, {}))
    words = Words(messages(chance.choice(LANGUAGES)), chance.choice(list(Deck)))
    console = Console(file=StringIO(), width=chance.choice((20, 40, 80)), soft_wrap=True, color_system=None)
    computers = {Seat(seat): make_player(level, seat) for seat in range(1, rules.list.seats)}
    match = begin(rules, first_dealer=Seat(0), computer=Seat(1) if rules.stakes.mode == "duo" else None)
    table = LocalTable(match, "table", NoJournal(), chance.randbytes)
    terminal = Terminal(
        Screen(console, words, colours_of("tournament")),
        Typed(words),
        lambda prompt: chance.choice(WORDS),
        ME,
        ("You", "Ann", "Bob", "Cid")[: rules.list.seats],
    )
    Session(table, ME, computers, terminal).run(2)
    assert table.deals == 2
    assert table.is_deal_over()
