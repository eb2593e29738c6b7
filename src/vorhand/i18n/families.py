"""The keys that the program puts together: which pattern stands for which messages.

A pattern is what an f-string looks like with a star for each part that is filled in. Every message is named
in the source either by its whole key or through one of these patterns; a test compares both with the
catalogues.
"""

from collections.abc import Iterable
from enum import Enum
from itertools import product
from typing import Final, Literal, get_args, get_origin

import msgspec

from vorhand.core.cards import Rank, Suit
from vorhand.core.contract import Announcement, GameType
from vorhand.core.errors import Reason
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import BockTrigger, Conflict, RuleSet
from vorhand.core.rules.valuation import ClaimLevel, Factor, Loss, Step
from vorhand.i18n.names import Deck

PRESETS: Final = (
    "isko",
    "isko_list",
    "altenburg_1937",
    "official_pl",
    "pub_pl",
    "stakes_el",
    "duo_el",
    "xskat_pub",
)

COMMANDS: Final = (
    *(
        "serve",
        "play",
        "rules",
        "values",
        "settle",
        "check",
        "check-vectors",
        "check-positions",
        "check-records",
        "check-shuffle",
    ),
    *(
        "convert",
        "replay",
        "review",
        "solve",
        "advise",
        "arena",
        "bench",
        "bench-rules",
        "bench-server",
        "bench-solver",
    ),
)

SOURCES: Final = ("house", "decision", "xskat", "old-code", "polish-site", "greek-site", "encyclopaedia")
"""Where rules come from, as far as that needs a word."""

ROLES: Final = (
    *("bidding", "discarding", "naming", "declarer_leading", "declarer_following"),
    *("defender_leading", "defender_before", "defender_behind", "null_declarer", "null_defender"),
    *("ramsch", "kontra"),
)
"""What a player has to do in a position that it is held to."""

COLUMNS: Final = ("position", "played", "wanted", "level", "why")
"""The columns of positions that a player got wrong."""

ARENA_ROLES: Final = ("declarer", "defender", "passed", "ramsch")
"""What a deal makes of a player."""

ARENA_MOVES: Final = ("bid", "declaration", "card")
"""What is decided by a move."""

ARENA_COLUMNS: Final = (
    *("player", "points", "points-36", "declared", "won", "ms", "to", "lead", "role", "position", "deals"),
    *("share", "game", "move", "moves", "mean", "p99", "max"),
)
"""What the arena tells of players."""

LEVELS: Final = ("random", "casual", "club", "expert", "master")

OUTLOOKS: Final = ("lost_schneider", "lost", "won", "won_schneider")
"""How a game ends with best play."""

STOPS: Final = ("budget", "cancelled", "too_hard")
"""Why a review is not complete."""

FIGURES: Final = (
    *("deals_per_s", "records_per_s", "kernel_deals_per_s", "playouts_per_s", "env_steps_per_s"),
)
"""What is measured."""

TIMES: Final = ("seen", "ack", "shown", "ping")
"""What is timed under load."""

NOTES: Final = ("resigned", "timed_out", "left", "hand_shown")
"""What happens at a table besides the game, as far as a replay tells it."""

REFUSALS: Final = (
    *("stale", "not_seated", "not_host", "seat_taken", "no_such_seat", "bad_name", "no_such_level"),
    *("bad_rules", "already_begun", "not_begun", "seats_free", "duo_needs_computer", "wrong_deal"),
    *("deal_running", "match_over", "not_playing", "busy", "store_failed", "too_often"),
    *("no_such_moment", "no_advice", "nothing_asked"),
)
"""Why a table refuses a wish."""

PROBLEMS: Final = ("hello_first", "not_text", "not_understood")
"""What is wrong with a message on a line."""

FAULTS: Final = (
    *("store_failed", "too_many", "bad_name", "no_such_level", "no_such_view", "no_such_table"),
    *("no_such_deal", "other_site", "no_cookie", "not_json", "not_understood", "too_long"),
    *("too_slow", "busy"),
)
"""What is wrong with a request."""

_SAID_BY_FLAG: Final = ("hand", "schneider", "schwarz", "ouvert", "revolution")

ACTIONS: Final = (
    *("yes", "no", "pass", "skat", "hand", "push", "nothing", "knock", "jungfrau"),
    *("schneider", "schwarz", "ouvert", "spitze", "revolution", "kontra", "re", "supra", "hirsch"),
    *("rest", "concede", "open", "gift", "help", "list", "last", "quit", "back", "grand", "null"),
)
"""What people say to the terminal in words."""


def families() -> dict[str, tuple[str, ...]]:
    """Every pattern with the keys it stands for."""
    return {pattern: _keys(pattern, parts) for pattern, parts in _parts().items()}


def _parts() -> dict[str, list[tuple[str, ...]]]:
    decks = _values(Deck)
    suits, ranks = _names(Suit), _names(Rank)
    doublings, levels = _values(Doubling), _values(ClaimLevel)
    forms = _singles(["hand", "ouvert", "hand-ouvert", "skat-ouvert"])
    return {
        "suit-*-*": _pairs(decks, suits),
        "suit-short-*-*": _pairs(decks, suits),
        "suit-of-*-*": _pairs(decks, suits),
        "rank-*-*": _pairs(decks, ranks),
        "rank-letter-*-*": _pairs(decks, ranks),
        "card-*": _singles(decks),
        "game-*": _singles(game.value for game in (GameType.GRAND, GameType.NULL, GameType.RAMSCH)),
        "contract-suit-*": forms,
        "contract-grand-*": forms,
        "announcement-*": _singles(Announcement.__struct_fields__),
        "position-*": _singles(_values(Position)),
        "position-short-*": _singles(_values(Position)),
        "say-claim-*": _singles((*levels, "null")),
        "loss-*": _singles(_values(Loss)),
        "sum-*": _singles(step.value for step in Step if step is not Step.MATADORS),
        "factor-*": _singles(_values(Factor)),
        "factor-name-*": _singles(_values(Factor)),
        "section-*": _singles(RuleSet.__struct_fields__),
        "option-*": _singles(f"{section}-{option}" for section, option, _ in _options()),
        "value-*-*": [
            (f"{section}-{option}", value) for section, option, kind in _options() for value in _words(kind)
        ],
        "trigger-*": _singles(get_args(BockTrigger)),
        "preset-*": _singles(PRESETS),
        "preset-*-description": _singles(PRESETS),
        "reason-*": _singles(_values(Reason)),
        "source-*": _singles(SOURCES),
        "command-*": _singles(COMMANDS),
        "flag-*": _singles((*_SAID_BY_FLAG, *doublings)),
        "level-*": _singles(LEVELS),
        "role-*": _singles(ROLES),
        "check-column-*": _singles(COLUMNS),
        "arena-role-*": _singles(ARENA_ROLES),
        "arena-move-*": _singles(ARENA_MOVES),
        "arena-column-*": _singles(ARENA_COLUMNS),
        "bench-*": _singles(FIGURES),
        "bench-time-*": _singles(TIMES),
        "note-*": _singles(NOTES),
        "outlook-*": _singles(OUTLOOKS),
        "review-left-*": _singles(STOPS),
        "ask-*": _singles(doublings),
        "ask-claim-*": _singles((*levels, "null")),
        "typed-*": _singles(ACTIONS),
        "refused-*": _singles(REFUSALS),
        "problem-*": _singles(PROBLEMS),
        "fault-*": _singles(FAULTS),
        "needs-*": _singles(("schneider", "schwarz")),
        "conflict-*": _singles(_values(Conflict)),
    }


def _keys(pattern: str, parts: list[tuple[str, ...]]) -> tuple[str, ...]:
    template = pattern.replace("*", "{}")
    return tuple(template.format(*filling).replace("_", "-") for filling in parts)


def _values(kind: type[Enum]) -> list[str]:
    return [member.value for member in kind]


def _names(kind: type[Enum]) -> list[str]:
    return [member.name.lower() for member in kind]


def _singles(words: Iterable[str]) -> list[tuple[str, ...]]:
    return [(word,) for word in words]


def _pairs(first: Iterable[str], second: Iterable[str]) -> list[tuple[str, ...]]:
    return list(product(first, second))


def _options() -> list[tuple[str, str, object]]:
    """Section, name and type of every option."""
    return [
        (section.name, option.name, option.type)
        for section in msgspec.structs.fields(RuleSet)
        for option in msgspec.structs.fields(section.type)
    ]


def _words(kind: object) -> list[str]:
    """The words that an option can be set to; numbers need none."""
    if get_origin(kind) is not Literal:
        return []
    return [value for value in get_args(kind) if isinstance(value, str)]
