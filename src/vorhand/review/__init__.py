"""The review of a finished deal: what each card and each call cost, with all cards open and as it was seen.

`deal_review` folds the events of a deal and gives a frozen value that goes to JSON as it is.
"""

from vorhand.review.budget import Budget
from vorhand.review.call_judgement import CallJudge, by_networks
from vorhand.review.reviewing import WORLDS, deal_review
from vorhand.review.values import (
    Call,
    CallReview,
    CallWorth,
    CardReview,
    DealReview,
    JudgedBid,
    JudgedDiscard,
    JudgedDoubling,
    JudgedGame,
    JudgedSkat,
    Judgement,
    OpenGame,
    OpenWorth,
    Outlook,
    Remainder,
    SeenWorth,
    Stopped,
    Tally,
    Turn,
)

__all__ = [
    "deal_review",
    "WORLDS",
    "Budget",
    "DealReview",
    "CardReview",
    "OpenWorth",
    "SeenWorth",
    "Outlook",
    "Turn",
    "CallReview",
    "Call",
    "Judgement",
    "JudgedBid",
    "JudgedSkat",
    "JudgedDiscard",
    "JudgedGame",
    "JudgedDoubling",
    "OpenGame",
    "CallWorth",
    "CallJudge",
    "by_networks",
    "Tally",
    "Remainder",
    "Stopped",
]
