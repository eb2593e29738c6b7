"""The ranking, money and rounds in words."""

from tests.unit.cli.sitting import rules_of
from tests.unit.telling.matches import NAMES, after, game, ramsch
from vorhand.core.contract import GameType
from vorhand.core.rules.ruleset import RuleSet
from vorhand.i18n import messages
from vorhand.match import DealFacts, PassedInDeal, RedealtDeal, record
from vorhand.telling.standings import foot_lines, money_lines, places, ranking_lines, round_lines
from vorhand.telling.words import Words


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


def test_places_are_shared_like_the_ranking() -> None:
    assert list(places(after(rules_of(), [game(24)]))) == [(1, 0), (2, 1), (2, 2)]


def test_a_plain_list_has_no_foot() -> None:
    assert list(foot_lines(Words(messages("en")), after(rules_of(), [game(24)]))) == []
