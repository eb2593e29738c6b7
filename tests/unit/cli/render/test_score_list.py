"""The score list, the ranking, money and rounds in words."""

from collections.abc import Iterable
from io import StringIO

import pytest
from rich.console import Console

from tests.unit.cli.sitting import rules_of
from vorhand.cli.render.score_list import list_table
from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.units import GamePoints
from vorhand.i18n import LANGUAGES, messages
from vorhand.match import (
    DealFacts,
    GameDeal,
    Match,
    PassedInDeal,
    PlayedGame,
    RamschDeal,
    RedealtDeal,
    begin,
    record,
)
from vorhand.match.seating import Seat
from vorhand.telling.standings import money_lines, ranking_lines, round_lines
from vorhand.telling.words import Words

F, *_ = POSITIONS
NAMES = ("Ann", "Bob", "Cid", "Dot")


def game(
    score: int, *, played: GameType = GameType.CLUBS, hand: bool = False, doublings: int = 0
) -> GameDeal:
    """A game of forehand's; the value is what the score says without doublings."""
    times = 2**doublings * (1 if score > 0 else 2)
    value = GamePoints(abs(score) // times)
    facts = PlayedGame(
        game=played,
        hand=hand,
        ouvert=False,
        won=score > 0,
        value=value,
        doublings=doublings,
        card_points=None,
        schneider_made=False,
    )
    return GameDeal(declarer=F, played=facts, charged=value, score=GamePoints(score))


def ramsch(*scores: int) -> RamschDeal:
    first, second, third = map(GamePoints, scores)
    return RamschDeal((first, second, third))


def after(rules: RuleSet, deals: Iterable[DealFacts]) -> Match:
    match = begin(rules, first_dealer=Seat(rules.list.seats - 1))
    for deal in deals:
        match = record(match, deal)
    return match


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


def test_the_ranking_names_games_and_shared_places() -> None:
    match = after(rules_of(), [game(24), game(-48), PassedInDeal()])
    assert list(ranking_lines(Words(messages("en")), match, NAMES)) == [
        "1. Ann: 24 points (won 1, lost 0)",
        "2. Cid: 0 points (won 0, lost 0)",
        "3. Bob: -48 points (won 0, lost 1)",
    ]
    tied = list(ranking_lines(Words(messages("en")), after(rules_of(), [game(24)]), NAMES))
    assert tied[1:] == [
        "2. Bob: 0 points (won 0, lost 0, shared until a lot is drawn)",
        "2. Cid: 0 points (won 0, lost 0, shared until a lot is drawn)",
    ]


def test_money_is_told_for_the_deal_and_in_all() -> None:
    before = after(rules_of("stakes_el"), [game(24)])
    match = record(before, game(18))
    assert list(money_lines(Words(messages("en")), before, match, NAMES[:3])) == [
        "Money",
        "  Ann: -1.80 (2.34 in all)",
        "  Bob: 3.12 (0.72 in all)",
        "  Cid: -1.80 (-4.20 in all)",
        "  House: 0.48 (1.14 in all)",
    ]
    assert (
        list(money_lines(Words(messages("de")), before, match, NAMES[:3]))[2]
        == "  Bob: 3,12 (insgesamt 0,72)"
    )


def test_without_stakes_no_money_is_told() -> None:
    before = after(rules_of(), [])
    assert list(money_lines(Words(messages("en")), before, record(before, game(24)), NAMES[:3])) == []


def rounds(rules: RuleSet, *deals: DealFacts) -> list[str]:
    """What the last of the deals called for."""
    before = after(rules, deals[:-1])
    return list(round_lines(Words(messages("en")), before, record(before, deals[-1])))


def test_rounds_that_a_deal_called_for_are_told() -> None:
    rules = rules_of("pub_pl")
    lost = game(-48, doublings=1)
    bock = "Bock round called for: 3 more deals"
    assert rounds(rules, lost) == [bock]
    assert rounds(rules, game(24)) == []
    assert rounds(rules, lost, game(24)) == []
    assert rounds(rules, lost, lost) == [bock]
    assert rounds(rules, *[lost] * 4) == [bock]


def test_a_ramsch_round_after_bock_rounds_is_told() -> None:
    rules = rules_of("pub_pl", bock__ramsch_after=1)
    lost = game(-48, doublings=1)
    assert rounds(rules, lost, game(24), game(24), game(24)) == ["Ramsch round called for: 3 more deals"]
    assert rounds(rules, lost, game(24), game(24), game(24), ramsch(0, -44, 0)) == []


def test_a_grand_hand_that_uses_up_no_deal_calls_for_none() -> None:
    rules = rules_of(
        "xskat_pub", bock__triggers=[], ramsch__grand_hand=True, ramsch__round_after=["kontra_re"]
    )
    twice = game(96, doublings=2)
    grand_hand = game(72, played=GameType.GRAND, hand=True)
    assert rounds(rules, twice) == ["Ramsch round called for: 3 more deals"]
    assert rounds(rules, twice, grand_hand) == []


def test_a_deal_dealt_again_calls_for_nothing() -> None:
    assert rounds(rules_of("altenburg_1937", bock__triggers=["lost_grand"]), RedealtDeal()) == []
