"""How a casual player answers claims, concessions and gifts."""

import pytest

from tests.unit.players.positions import NOTHING, begun, declared, seen
from vorhand.core.commands import Answer
from vorhand.core.contract import Announcement
from vorhand.core.phases.types import ClaimAsked, ConcessionAsked, GiftAsked
from vorhand.core.positions import Position
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.players.answers import answer

# Clubs by forehand after six tricks. CA CT, S T K Q 9, H K Q 9 8 and D K Q 9 8 are left.
ALL_SIX = ("CJ C7 C8", "SJ C9 CQ", "HJ DJ CK", "SA S7 S8", "HA HT H7", "DA D7 DT")
"""All taken by forehand: 68 card points."""
REARHAND_LEADS = (*ALL_SIX[:5], "D8 D7 DK")
"""Forehand has 47 card points, the defenders 4."""
MIDDLEHAND_LEADS = (*ALL_SIX[:5], "D8 DK D7")
SURE = "CA CT ST SK"
SCHNEIDER = Announcement(hand=True, schneider=True)


def accepts(
    mine: str,
    declarers: str,
    *,
    tricks: tuple[str, ...] = ALL_SIX,
    trick: str = "",
    game: str = "clubs",
    level: ClaimLevel = ClaimLevel.SIMPLE,
    announced: Announcement = NOTHING,
) -> bool:
    """Whether middlehand accepts when forehand claims with these open cards."""
    playing = begun(declared(game, "F", announced=announced), tricks=tricks, trick=trick)
    asked = ClaimAsked(playing, level, (Position.MIDDLEHAND, Position.REARHAND))
    return answer(seen(asked, "M", mine, shown={"F": declarers})).accepted


@pytest.mark.parametrize(
    ("why", "mine", "declarers", "level", "accepted"),
    [
        ("the declarer has 61 already", "HK HQ H9 H8", "S9 DQ CA CT", ClaimLevel.SIMPLE, True),
        ("all his cards are above all others", "HK HQ H9 H8", SURE, ClaimLevel.SCHWARZ, True),
        ("a card of mine beats one of his", "HK HQ SK H8", "CA CT ST S9", ClaimLevel.SCHWARZ, False),
        ("the partner may beat one of his", "HK HQ H9 H8", "CA CT ST S9", ClaimLevel.SCHWARZ, False),
        ("a trump may be with the partner", "HK HQ H9 H8", "CA ST SK SQ", ClaimLevel.SCHNEIDER, False),
    ],
)
def test_a_claim_is_accepted_only_if_it_holds_against_every_card(
    why: str, mine: str, declarers: str, level: ClaimLevel, accepted: bool
) -> None:
    assert accepts(mine, declarers, level=level) is accepted, why


def test_schwarz_is_refused_after_a_lost_trick() -> None:
    assert not accepts("HK HQ H9 H8", SURE, tricks=REARHAND_LEADS, trick="SQ", level=ClaimLevel.SCHWARZ)
    assert accepts("HK HQ H9 H8", SURE, tricks=REARHAND_LEADS, trick="SQ", level=ClaimLevel.SCHNEIDER)


def test_an_announced_schneider_is_not_won_with_61() -> None:
    mine, declarers = "SK SQ S9 DQ", "CA D9 D8 ST"
    assert accepts(mine, declarers)
    assert not accepts(mine, declarers, announced=SCHNEIDER)


@pytest.mark.parametrize(
    ("why", "tricks", "trick", "mine", "declarers", "accepted"),
    [
        ("he beats the spade led", REARHAND_LEADS, "S9", "HK HQ H9 H8", SURE, True),
        ("he trumps the heart led", REARHAND_LEADS, "H9", "HK HQ H8 DQ", SURE, True),
        ("he must follow low", REARHAND_LEADS, "HK", "HQ H8 SQ DQ", "CA CT ST H9", False),
        ("he has trumped already", REARHAND_LEADS, "H9 CA", "HK HQ H8 DQ", "CT ST SK", True),
        ("his card on the table may be beaten", REARHAND_LEADS, "S9 SK", "HK HQ H8 DQ", "CA CT D9", False),
        ("the partner is taking the trick", REARHAND_LEADS, "SK SQ", "HK HQ H8 DQ", "CA CT ST", False),
        ("whatever I lead he takes", MIDDLEHAND_LEADS, "", "HK HQ SQ S9", SURE, True),
        ("he cannot take a lead of mine", MIDDLEHAND_LEADS, "", "D9 HQ H9 SQ", "ST SK HK", False),
    ],
)
def test_who_leads_and_what_lies_on_the_table_counts(
    why: str, tricks: tuple[str, ...], trick: str, mine: str, declarers: str, accepted: bool
) -> None:
    assert accepts(mine, declarers, tricks=tricks, trick=trick) is accepted, why


@pytest.mark.parametrize(
    ("why", "tricks", "trick", "declarers", "accepted"),
    [
        ("no suit can catch him", ("H7 HA H9",), "", "C7 C8 C9 S7 S8 S9 D7 D8 H8", True),
        ("the king can be caught", ("H7 HA H9",), "", "C7 C8 C9 S7 S8 S9 D7 D9 DK", False),
        ("he would have to lead", (), "", "C7 C8 C9 S7 S8 S9 D7 D8 H7 H8", False),
        ("his card is the highest on the table", ("H7 H9 HA",), "S8 S9", "C7 C8 C9 S7 D7 D8 H8 HT", False),
    ],
)
def test_a_claim_in_null_is_accepted_only_if_no_play_can_catch_the_open_hand(
    why: str, tricks: tuple[str, ...], trick: str, declarers: str, accepted: bool
) -> None:
    assert (
        accepts("CA CK SA SK DA DQ DT HK", declarers, tricks=tricks, trick=trick, game="null") is accepted
    ), why


def test_a_concession_is_accepted() -> None:
    playing = begun(declared("clubs", "F"), tricks=ALL_SIX)
    assert answer(seen(ConcessionAsked(playing, (Position.MIDDLEHAND,)), "M", "HK HQ H9 H8")) == Answer(True)


@pytest.mark.parametrize(
    ("why", "me", "hand", "skat", "accepted"),
    [
        ("a defender without any hope agrees", "M", "S7 S8 SQ H8 H9 HQ D7 D9 DQ DK", "", True),
        ("a defender with trumps and aces does not", "M", "CJ C9 C8 CA SA S8 HA H8 D9 DK", "", False),
        ("the declarer takes the gift", "F", "CJ SJ CA CT CK C9 SA S7 HA D7", "D8 H7", True),
        ("the declarer refuses with Schneider in hand", "F", "CJ SJ HJ DJ CA CT CK CQ C9 SA", "HA ST", False),
    ],
)
def test_a_gift_is_taken_unless_more_can_be_had(
    why: str, me: str, hand: str, skat: str, accepted: bool
) -> None:
    asked = GiftAsked(begun(declared("clubs", "F")), Position.MIDDLEHAND)
    assert answer(seen(asked, me, hand, skat=skat)) == Answer(accepted), why
