"""The same things done by a pointer, or by the keyboard alone."""

from typing import Final, Protocol

from playwright.sync_api import Locator, expect

from tests.browser.pages import TablePage

MOST_TABS: Final = 60
"""More than any way from one button to another takes."""


class Hands(Protocol):
    """What somebody does at a table."""

    def press(self, button: Locator) -> None:
        """Press a button, or tick a box."""

    def play(self, card: str) -> None:
        """Play a card."""

    def lay(self, card: str) -> None:
        """Choose a card to be laid away."""


class Pointer:
    """Taps and clicks."""

    def __init__(self, table: TablePage) -> None:
        self._table = table

    def press(self, button: Locator) -> None:
        """See `Hands.press`."""
        button.click()

    def play(self, card: str) -> None:
        """See `Hands.play`."""
        self._table.play(card)

    def lay(self, card: str) -> None:
        """See `Hands.lay`."""
        self._table.tap(card)
        expect(self._table.card(card)).to_have_count(0)


class Keys:
    """The keyboard alone."""

    def __init__(self, table: TablePage) -> None:
        self._table = table

    def press(self, button: Locator) -> None:
        """See `Hands.press`."""
        expect(button).to_be_visible()
        self.go_to(button)
        self._table.page.keyboard.press("Space")

    def go_to(self, button: Locator) -> None:
        """Press the tabulator until the button has the focus."""
        for _ in range(MOST_TABS):
            if button.evaluate("(one) => one === document.activeElement"):
                return
            self._table.page.keyboard.press("Tab")
        raise AssertionError(f"no way by the tabulator to {button}")

    def play(self, card: str) -> None:
        """See `Hands.play`."""
        self._table.play_by_keys(card)

    def lay(self, card: str) -> None:
        """See `Hands.lay`."""
        self._table.play_by_keys(card)
