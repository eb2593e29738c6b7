"""People at the table without a screen: they say and play what a test tells them to."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec

from tests.browser.pages import TablePage
from tests.browser.tables import Somebody
from tests.server.living import Server
from tests.server.talker import Browser, Talker
from vorhand.core.cards import Card
from vorhand.core.commands import Command, PlayCard


class Other:
    """Somebody else at the table, and everything that came over his line."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.talker: Talker = browser.talker(table)

    def waits_for(self, phase: str) -> None:
        """Wait until the deal is there, as `vorhand.core.phases.types` names it."""
        self.talker.until_state(lambda talker: bool(talker.scene["deal"]["phase"] == phase))

    def does(self, command: Command) -> None:
        """Wait to be asked, and do it."""
        self.talker.until_state(lambda talker: bool(talker.me["awaited"]))
        answer = self.talker.wish({"do": "act", "command": msgspec.to_builtins(command)})
        assert answer["type"] == "ack", answer

    def says(self, command: Command) -> None:
        """Say something unasked."""
        answer = self.talker.wish({"do": "act", "command": msgspec.to_builtins(command)})
        assert answer["type"] == "ack", answer

    def is_ready(self) -> None:
        """Wait for the result, and wish for the next deal."""
        self.talker.until_state(lambda talker: talker.scene["stage"] == "between")
        self.talker.wish({"do": "ready", "deal": self.talker.scene["deal"]["number"]})

    def heard_of(self, cards: Sequence[Card]) -> list[str]:
        """Of these cards, the ones that stand anywhere in what came over the line."""
        heard = json.dumps(self.talker.messages)
        return [card.value for card in cards if f'"{card.value}"' in heard]


@contextmanager
def others(server: Server, table: str, *people: Somebody) -> Iterator[list[Other]]:
    """These people at a table, each on a line of its own."""
    with ExitStack() as stack:
        there = []
        for person in people:
            browser = stack.enter_context(Browser(server.address))
            browser.http.cookies.clear()
            browser.http.cookies.set("vorhand", person.secret, domain="127.0.0.1", path="/")
            there.append(Other(browser, table))
        yield there


def play_cards(table: TablePage, rest: Mapping[str, Other], played: str) -> None:
    """Play these cards in this order: whoever of the others holds a card plays it, and the page the rest."""
    for card in played.split():
        if card in rest:
            rest[card].does(PlayCard(Card(card)))
        else:
            table.until("play")
            table.play(card)


def holders(*pairs: tuple[Other, Sequence[Any]]) -> dict[str, Other]:
    """By card: who of the others holds it."""
    return {card.value: other for other, hand in pairs for card in hand}
