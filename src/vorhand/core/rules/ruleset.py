"""A rule set: every option of the game with its value, checked when it is made.

One struct a section; the field defaults are the International Skat Order of November 2022 (the preset
`isko`). Nothing in the program asks for the name of a rule set: it asks these fields.
"""

import hashlib
import re
from collections.abc import Mapping
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vorhand.core.errors import RuleSetError

Whole = Annotated[int, Meta(ge=0, le=1_000_000)]
"""A whole number that is not negative."""

BockTrigger = Literal[
    "lost_with_60",
    "won_grand_hand",
    "won_null_ouvert_hand",
    "lost_grand",
    "lost_with_kontra",
    "kontra_re",
    "score_three_equal",
    "score_multiple_of_100",
    "value_72",
    "value_96",
    "value_120",
    "schneider_outside_bock",
    "two_rounds_without_bock",
]
RamschRoundTrigger = Literal["lost_with_kontra", "kontra_re"]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One section of a rule set."""


class AuctionRules(Section, frozen=True, forbid_unknown_fields=True):
    """What follows an auction without a bid."""

    all_pass: Literal["passed_in", "ramsch", "redeal"] = "passed_in"


class AnnouncementRules(Section, frozen=True, forbid_unknown_fields=True):
    """What may be announced, and what it implies."""

    without_hand: bool = False
    ouvert_needs_schwarz: bool = True


class MatadorRules(Section, frozen=True, forbid_unknown_fields=True):
    """Which cards count for the matadors."""

    unseen_skat_counts: bool = True


class ValueRules(Section, frozen=True, forbid_unknown_fields=True):
    """Base values, null values and the price of losing."""

    grand_base: Literal[24, 20] = 24
    grand_ouvert_base: Literal[24, 36] = 24
    lost_hand_doubled: bool = True
    null: Whole = 23
    null_hand: Whole = 35
    null_ouvert: Whole = 46
    null_ouvert_hand: Whole = 59
    null_below_bid: Literal["cheapest_game", "twice_null_value", "refused"] = "cheapest_game"


class KontraRules(Section, frozen=True, forbid_unknown_fields=True):
    """Who may double, until when, and how far it goes."""

    who: Literal["nobody", "any_defender", "bidders_only"] = "nobody"
    until: Literal["first_lead", "own_first_card", "second_trick"] = "own_first_card"
    ouvert: Literal["no_difference", "before_cards_shown"] = "no_difference"
    re: bool = True
    re_in_null: bool = True
    supra: bool = False
    hirsch: bool = False


class BockRules(Section, frozen=True, forbid_unknown_fields=True):
    """What calls for a Bock round, and how rounds add up."""

    triggers: tuple[BockTrigger, ...] = ()
    deals: Whole = 0
    stacking: Literal["add", "one_per_deal"] = "add"
    ramsch_after: Whole = 0


class RamschRules(Section, frozen=True, forbid_unknown_fields=True):
    """How a Ramsch is played and written."""

    skat_to: Literal["last_trick", "loser", "nobody"] = "last_trick"
    loss: Literal["card_points", "fixed"] = "card_points"
    tie: Literal["both_lose", "later_trick", "split"] = "both_lose"
    all_equal: Literal["nothing", "all_lose"] = "nothing"
    pushing: bool = False
    push_doubling: Literal["each", "first_only", "none"] = "each"
    jacks: Literal["taker_may_not", "free"] = "taker_may_not"
    jungfrau: bool = True
    announced_jungfrau: bool = False
    durchmarsch: Literal["wins_120", "loses"] = "wins_120"
    durchmarsch_doubled: bool = False
    grand_hand: bool = True
    grand_hand_leader: Literal["forehand", "declarer"] = "forehand"
    grand_hand_counts: bool = False
    klopfen: bool = False
    round_deals: Whole = 0
    round_after: tuple[RamschRoundTrigger, ...] = ()


class SpitzeRules(Section, frozen=True, forbid_unknown_fields=True):
    """Winning the last trick with the lowest trump."""

    levels: Literal[0, 1, 2] = 0
    missed: Literal["loses", "ignored"] = "loses"


class RevolutionRules(Section, frozen=True, forbid_unknown_fields=True):
    """A null ouvert in which the defenders may rearrange their cards."""

    enabled: bool = False
    value: Whole = 92


class SchenkenRules(Section, frozen=True, forbid_unknown_fields=True):
    """Giving the game away in the first trick."""

    enabled: bool = False


class ClaimRules(Section, frozen=True, forbid_unknown_fields=True):
    """How a declarer's claim is granted."""

    server_proof: bool = True


class ListRules(Section, frozen=True, forbid_unknown_fields=True):
    """Seats, list scoring and the end of the match."""

    seats: Literal[3, 4] = 3
    scoring: Literal["classic", "seeger", "seeger_fabian"] = "classic"
    end: Literal["deals", "points", "open"] = "deals"
    deals: Whole = 0
    end_points: Whole = 1000
    first_dealer: Literal["first_seat", "random"] = "first_seat"
    passed_in_counts: bool = True
    passed_in_dealer_bonus: Whole = 0


class RakeRow(Section, frozen=True, forbid_unknown_fields=True):
    """From which stake on which percentage is taken as fee; both are decimal texts."""

    from_: str = msgspec.field(name="from")
    percent: str

    @property
    def threshold(self) -> Decimal:
        """The smallest stake, in currency units, that this row is for."""
        return Decimal(self.from_)


class StakesRules(Section, frozen=True, forbid_unknown_fields=True):
    """Money for points, and the house's fee."""

    base: str = "0"
    basis: Literal["value", "list_points"] = "value"
    rake: tuple[RakeRow, ...] = ()
    rounding: Literal["half_up", "half_even", "down"] = "half_up"
    limit: str = "0"
    odd_cent: Literal["house", "next_seat"] = "house"
    mode: Literal["three_players", "duo"] = "three_players"


class RuleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete set of rules.

    Make one with `ruleset_from` or `with_settings`, which check what excludes what.
    """

    auction: AuctionRules = AuctionRules()
    announcements: AnnouncementRules = AnnouncementRules()
    matadors: MatadorRules = MatadorRules()
    values: ValueRules = ValueRules()
    kontra: KontraRules = KontraRules()
    bock: BockRules = BockRules()
    ramsch: RamschRules = RamschRules()
    spitze: SpitzeRules = SpitzeRules()
    revolution: RevolutionRules = RevolutionRules()
    schenken: SchenkenRules = SchenkenRules()
    claims: ClaimRules = ClaimRules()
    list: ListRules = ListRules()
    stakes: StakesRules = StakesRules()

    def __post_init__(self) -> None:
        for found in _contradictions(self):
            raise RuleSetError(found.message, conflict=found.conflict.value, key=found.key)


MAX_DECIMAL = Decimal(1_000_000)
"""No amount of money and no limit in a rule set may be greater."""


def ruleset_from(sections: Mapping[str, Any]) -> RuleSet:
    """The rule set with these sections, such as `{"kontra": {"who": "any_defender"}}`.

    What is not named takes its default. Raises `RuleSetError` naming the key.
    """
    try:
        return msgspec.convert(sections, RuleSet, strict=True)
    except msgspec.ValidationError as error:
        found = error.__cause__
        conflict, key = (found.conflict, found.key) if isinstance(found, RuleSetError) else ("", "")
        raise RuleSetError(f"bad rule set: {error}", conflict=conflict, key=key) from error


def with_settings(rules: RuleSet, settings: Mapping[str, Any]) -> RuleSet:
    """`rules` with single options changed: `{"kontra.who": "any_defender"}`.

    Raises `RuleSetError` for an unknown key, a value that is not allowed, or settings that exclude each
    other.
    """
    sections: dict[str, dict[str, Any]] = msgspec.to_builtins(rules)
    for key, value in settings.items():
        section, _, option = key.partition(".")
        if section not in sections or option not in sections[section]:
            raise RuleSetError(f"unknown option {key!r}{_near(key)}")
        sections[section][option] = value
    return ruleset_from(sections)


def settings_of(rules: RuleSet) -> dict[str, Any]:
    """Every option by its dotted key, in the order of the sections."""
    sections: dict[str, dict[str, Any]] = msgspec.to_builtins(rules)
    return {
        f"{section}.{key}": value for section, options in sections.items() for key, value in options.items()
    }


def differences(rules: RuleSet, other: RuleSet) -> dict[str, Any]:
    """The options in which `rules` differs from `other`, by dotted key, with the value in `rules`."""
    theirs = settings_of(other)
    return {key: value for key, value in settings_of(rules).items() if value != theirs[key]}


def digest(rules: RuleSet) -> str:
    """`sha256:` and 64 hex digits over all options in a fixed order, whatever the preset's name."""
    return "sha256:" + hashlib.sha256(msgspec.json.encode(settings_of(rules), order="sorted")).hexdigest()


def _near(key: str) -> str:
    word = key.rpartition(".")[2]
    hits = [known for known in settings_of(ISKO) if known.rpartition(".")[2] == word or known.startswith(key)]
    return f"; did you mean {', '.join(hits)}?" if hits else ""


class Conflict(Enum):
    """How settings can exclude each other; the value is the code in the message catalogues."""

    HIRSCH_WITHOUT_SUPRA = "hirsch_without_supra"
    SUPRA_WITHOUT_RE = "supra_without_re"
    NAMED_TWICE = "named_twice"
    NO_DECIMAL = "no_decimal"
    TOO_GREAT = "too_great"
    STAKE_NAMED_TWICE = "stake_named_twice"
    NOT_FOR_MONEY = "not_for_money"


class Contradiction(msgspec.Struct, frozen=True):
    """Settings that exclude each other."""

    conflict: Conflict
    key: str
    """The option that it is about."""
    message: str
    """For developers."""


def _contradictions(rules: RuleSet) -> list[Contradiction]:
    """What excludes what; empty for a sound rule set.

    Source: decision (no source says how these mix).
    """
    return [*_bad_doublings(rules.kontra), *_names_given_twice(rules), *_bad_stakes(rules)]


def _bad_doublings(kontra: KontraRules) -> list[Contradiction]:
    problems = []
    if kontra.hirsch and not kontra.supra:
        message = "kontra.hirsch needs kontra.supra: Hirsch answers Supra"
        problems.append(Contradiction(Conflict.HIRSCH_WITHOUT_SUPRA, "kontra.hirsch", message))
    if kontra.supra and not kontra.re:
        message = "kontra.supra needs kontra.re: Supra answers Re"
        problems.append(Contradiction(Conflict.SUPRA_WITHOUT_RE, "kontra.supra", message))
    return problems


def _names_given_twice(rules: RuleSet) -> list[Contradiction]:
    lists = {"bock.triggers": rules.bock.triggers, "ramsch.round_after": rules.ramsch.round_after}
    return [
        Contradiction(Conflict.NAMED_TWICE, key, f"{key} names an event twice: {', '.join(names)}")
        for key, names in lists.items()
        if len(set(names)) < len(names)
    ]


def _bad_stakes(rules: RuleSet) -> list[Contradiction]:
    stakes = rules.stakes
    problems = [
        *_bad_decimal("stakes.base", stakes.base),
        *_bad_decimal("stakes.limit", stakes.limit),
        *(problem for row in stakes.rake for problem in _bad_rake(row)),
    ]
    if problems:
        return problems
    if len({row.threshold for row in stakes.rake}) < len(stakes.rake):
        message = "stakes.rake names the same stake twice in `from`"
        return [Contradiction(Conflict.STAKE_NAMED_TWICE, "stakes.rake", message)]
    return _unpayable(rules) if Decimal(stakes.base) > 0 else []


def _bad_rake(row: RakeRow) -> list[Contradiction]:
    return [
        *_bad_decimal("stakes.rake.from", row.from_),
        *_bad_decimal("stakes.rake.percent", row.percent, most=Decimal(50)),
    ]


def _bad_decimal(key: str, text: str, *, most: Decimal = MAX_DECIMAL) -> list[Contradiction]:
    option = ".".join(key.split(".")[:2])
    if not _DECIMAL.fullmatch(text):
        message = f"{key} = {text!r} is no decimal number such as 0.10"
        return [Contradiction(Conflict.NO_DECIMAL, option, message)]
    if Decimal(text) > most:
        return [Contradiction(Conflict.TOO_GREAT, option, f"{key} = {text!r} is outside 0..{most}")]
    return []


_DECIMAL = re.compile(r"[0-9]{1,7}(\.[0-9]{1,12})?")


def _unpayable(rules: RuleSet) -> list[Contradiction]:
    """What no source says how to pay for money."""
    settings = {
        "auction.all_pass": ('auction.all_pass = "ramsch"', rules.auction.all_pass == "ramsch"),
        "bock.ramsch_after": ("bock.ramsch_after > 0", rules.bock.ramsch_after > 0),
        "ramsch.round_after": ("ramsch.round_after", bool(rules.ramsch.round_after)),
        "list.seats": ("list.seats = 4", rules.list.seats == 4),
    }
    return [
        Contradiction(
            Conflict.NOT_FOR_MONEY,
            key,
            f"stakes.base above 0 excludes {setting}: no source says how that is paid",
        )
        for key, (setting, is_set) in settings.items()
        if is_set
    ]


ISKO = RuleSet()
"""The International Skat Order of November 2022: every option at its default."""
