"""The score list on a screen."""

from io import StringIO

import pytest
from rich.console import Console

from tests.unit.cli.sitting import rules_of
from tests.unit.telling.matches import NAMES, after, game, ramsch
from vorhand.cli.render.score_list import list_table
from vorhand.i18n import LANGUAGES, messages
from vorhand.match import Match, PassedInDeal
from vorhand.telling.words import Words


def shown(match: Match, *, language: str = "en", last: int | None = None) -> str:
    screen = StringIO()
    table = list_table(Words(messages(language)), match, NAMES[: match.rules.list.seats], last=last)
    Console(file=screen, width=120).print(table)
    return screen.getvalue()


def cells(text: str) -> list[list[str]]:
    """The rows of the table below its heading."""
    rows = [line for line in text.splitlines() if line.startswith("│")]
    return [[cell.strip() for cell in row.strip("│").split("│")] for row in rows]


def test_a_list_has_running_totals_and_games_won_and_lost() -> None:
    match = after(rules_of(), [game(24), game(-48), PassedInDeal()])
    assert cells(shown(match)) == [
        ["1", "Ann", "+24", "24 (1/0)", "0 (0/0)", "0 (0/0)"],
        ["2", "Bob", "−48", "24 (1/0)", "−48 (0/1)", "0 (0/0)"],
        ["3", "passed in", "", "24 (1/0)", "−48 (0/1)", "0 (0/0)"],
    ]


def test_a_ramsch_has_the_scores_of_all() -> None:
    match = after(rules_of("pub_pl"), [ramsch(0, -44, 0)])
    assert cells(shown(match)) == [["1", "Ramsch", "0 −44 0", "0 (0/0)", "−44 (0/0)", "0 (0/0)"]]


def test_only_the_last_lines_are_shown_when_asked_for() -> None:
    match = after(rules_of(), [game(24)] * 5)
    assert [row[0] for row in cells(shown(match, last=2))] == ["4", "5"]


def test_a_rated_list_ends_with_its_foot() -> None:
    match = after(rules_of("isko_list"), [game(24), game(-48)])
    assert cells(shown(match))[2:] == [
        ["", "Game points", "", "+24", "−48", "0"],
        ["", "(won − lost) × 50", "", "+50", "−50", "0"],
        ["", "Lost by the others × 40", "", "+40", "0", "+40"],
        ["", "Total", "", "+114", "−98", "+40"],
    ]
    assert len(cells(shown(after(rules_of(list__scoring="seeger"), [game(24)])))) == 4
    four = after(rules_of("isko_list", list__seats=4), [game(-48)])
    assert ["", "Lost by the others × 30", "", "0", "+30", "+30", "+30"] in cells(shown(four))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_told_in_every_language(language: str) -> None:
    text = shown(after(rules_of("isko_list"), [game(24), PassedInDeal()]), language=language)
    assert len(cells(text)) == 6
    assert text.startswith(messages(language).text("list-title"))
