"""One tree of errors.

What a person or a file did wrong is one of these; `AssertionError` means that we are broken.
"""

from enum import Enum


class Reason(Enum):
    """Why something was refused; the value is the code on the wire and in the message catalogues."""

    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_A_BID = "not_a_bid"
    BID_TOO_LOW = "bid_too_low"
    NOTHING_TO_HOLD = "nothing_to_hold"
    NOT_THE_DECLARER = "not_the_declarer"
    NOT_A_DEFENDER = "not_a_defender"
    CARD_NOT_HELD = "card_not_held"
    MUST_FOLLOW = "must_follow"
    BAD_DEAL = "bad_deal"
    BAD_DISCARD = "bad_discard"
    JACK_DISCARDED = "jack_discarded"
    BAD_ANNOUNCEMENT = "bad_announcement"
    NULL_BELOW_BID = "null_below_bid"
    NO_SPITZE = "no_spitze"
    NO_REVOLUTION = "no_revolution"
    NO_DOUBLING = "no_doubling"
    NO_KNOCK = "no_knock"
    NO_JUNGFRAU = "no_jungfrau"
    NO_CLAIM = "no_claim"
    NO_CONCESSION = "no_concession"
    NO_GIFT = "no_gift"
    NOT_ASKED = "not_asked"
    WRONG_CARDS_SHOWN = "wrong_cards_shown"
    BAD_REARRANGEMENT = "bad_rearrangement"
    BAD_NONCE = "bad_nonce"
    BAD_CUT = "bad_cut"
    SHUFFLE_MISMATCH = "shuffle_mismatch"


class SkatError(Exception):
    """Root of everything that Vorhand refuses."""


class Refusal(SkatError, ValueError):
    """A refused act, with a closed reason, what was allowed instead, and the rule's source."""

    def __init__(self, reason: Reason, message: str, *, source: str = "") -> None:
        self.reason = reason
        self.message = message
        self.source = source
        super().__init__(f"{message} ({source})" if source else message)


class IllegalEvent(Refusal):
    """An event that cannot follow the ones before it."""


class IllegalCommand(Refusal):
    """A seat asked for something that the rules do not allow now."""


class IllegalContract(Refusal):
    """An announcement that cannot exist under the rules in force."""


class AchievementError(SkatError, ValueError):
    """A finished game that cannot have been: more than 120 card points, eleven tricks, and the like."""


class NotationError(SkatError, ValueError):
    """Text that does not name a card, a set of cards or another value of the game."""


class RecordError(SkatError, ValueError):
    """A game record that cannot be read; says where."""


class RuleSetError(SkatError, ValueError):
    """A rule set with an unknown key, a value that is not allowed, or settings that exclude each other.

    `conflict` is the code of what excludes what, and `key` the option that it is about; both are empty for
    everything else that can be wrong.
    """

    def __init__(self, message: str, *, conflict: str = "", key: str = "") -> None:
        self.conflict = conflict
        self.key = key
        super().__init__(message)
