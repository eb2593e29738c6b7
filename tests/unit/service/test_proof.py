"""What the table proves by itself: claims and open play on the real cards."""

from vorhand.core.cards import CardSet, parse_cards
from vorhand.core.commands import Claim, Concede, PlayOpen
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.deal.state import Deal
from vorhand.core.phases.types import NOBODY, Dealing, Game, Playing, Setting, Terms
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO, with_settings
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.service.proof import is_proven

FOREHAND, MIDDLEHAND, REARHAND = Position
PLAIN = Announcement()


def ending(game: GameType, hands: tuple[str, str, str], skat: str, announced: Announcement = PLAIN) -> Deal:
    """Forehand is declarer and leads; nothing has been taken in tricks yet."""
    frame = Game(Setting(), FOREHAND, 18, NOBODY, Contract(game, announced), game)
    phase = Playing(frame, Terms(), FOREHAND, (), ())
    held = tuple(parse_cards(hand) for hand in hands)
    cards = (held[0], held[1], held[2])
    return Deal(phase, cards, parse_cards(skat), cards, CardSet(0))


def proven(deal: Deal, level: ClaimLevel = ClaimLevel.SIMPLE) -> bool:
    return is_proven(ISKO, deal, FOREHAND, Claim(level))


def test_points_that_nobody_can_take_prove_a_simple_claim() -> None:
    # 21 in the skat, and 11 + 10 + 11 and 4 + 4 + 3 in the two tricks: 64.
    assert proven(ending(GameType.GRAND, ("CA CK", "CT SK", "HA HQ"), "DA DT"))
    # Without the skat's points it is 43.
    assert not proven(ending(GameType.GRAND, ("CA CK", "CT SK", "HA HQ"), "D7 D8"))


def test_schneider_and_schwarz_are_proved_by_their_own_goals() -> None:
    deal = ending(GameType.GRAND, ("CA CK", "CT SK", "HA HQ"), "DA DT")
    assert not proven(deal, ClaimLevel.SCHNEIDER)
    assert proven(deal, ClaimLevel.SCHWARZ)
    assert not proven(ending(GameType.GRAND, ("CA S7", "CT SK", "HA HQ"), "DA DT"), ClaimLevel.SCHWARZ)


def test_what_was_announced_has_to_be_proved_too() -> None:
    announced = Announcement(hand=True, schneider=True)
    assert not proven(ending(GameType.GRAND, ("CA CK", "CT SK", "HA HQ"), "DA DT", announced))


def test_a_losing_spitze_is_never_proved() -> None:
    rules = with_settings(ISKO, {"spitze.levels": 1})
    deal = ending(GameType.CLUBS, ("CA C7", "S7 S8", "H7 H8"), "DA DT", Announcement(spitze=True))
    assert not is_proven(rules, deal, FOREHAND, Claim(ClaimLevel.SIMPLE))


def test_a_null_is_proved_by_cards_that_cannot_win() -> None:
    assert proven(ending(GameType.NULL, ("H7 S7", "H9 S9", "H8 S8"), "DA DT"))
    assert not proven(ending(GameType.NULL, ("HA S7", "H9 S9", "H8 S8"), "DA DT"))


def test_open_play_is_proved_for_the_defender_who_shows() -> None:
    deal = ending(GameType.GRAND, ("HK D7", "D9 D8", "HA HQ"), "DA DT")
    assert is_proven(ISKO, deal, REARHAND, PlayOpen())
    assert not is_proven(ISKO, deal, MIDDLEHAND, PlayOpen())


def test_nothing_else_is_ever_proved() -> None:
    deal = ending(GameType.GRAND, ("CA CK", "CT SK", "HA HQ"), "DA DT")
    assert not is_proven(ISKO, deal, FOREHAND, Concede())
    before = Deal(Dealing(Setting()), deal.hands, deal.skat, deal.dealt, deal.dealt_skat)
    assert not is_proven(ISKO, before, FOREHAND, Claim(ClaimLevel.SIMPLE))


LONG = ("CA CT CK CQ C9 C8", "SA ST SK SQ S9 S8", "HA HT HK HQ H9 H8")


def test_points_and_nulls_are_proved_in_long_endings_too() -> None:
    assert proven(ending(GameType.GRAND, LONG, "DA DT"))
    assert proven(ending(GameType.GRAND, LONG, "DA DT"), ClaimLevel.SCHNEIDER)
    # Without the skat the six tricks hold 80 points at least, but not 90.
    weak = ("C9 C8 C7 CQ CK CT", "SA ST SK SQ S9 S8", "HA HT HK HQ H9 H8")
    assert not proven(ending(GameType.GRAND, weak, "D7 D8"), ClaimLevel.SCHNEIDER)
    low = ("H7 S7 C7 D7 H8 S8", "H9 S9 C9 D9 HT ST", "HA SA CA DA HK SK")
    assert proven(ending(GameType.NULL, low, "CK DK"))


def test_tricks_in_long_endings_are_left_to_the_people() -> None:
    assert not proven(ending(GameType.GRAND, LONG, "DA DT"), ClaimLevel.SCHWARZ)
