"""Which contracts can be announced, and what an announcement implies."""

from vorhand.core.cards import JACKS, CardSet
from vorhand.core.contract import CONTRACT_GAMES, Announcement, Contract, GameType, lowest_trump
from vorhand.core.errors import IllegalContract, Reason
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import null_value


def contract(rules: RuleSet, game: GameType, announced: Announcement) -> Contract:
    """The contract with all implied steps set.

    Raises `IllegalContract` if such an announcement cannot exist.
    Source: ISkO 2022 3.5; Schwarz includes Schneider, an ouvert suit game or grand includes Schwarz.
    """
    if game not in CONTRACT_GAMES:
        raise IllegalContract(Reason.BAD_ANNOUNCEMENT, f"{game.value} cannot be declared")
    complete = _null(rules, announced) if game is GameType.NULL else _trump_game(rules, announced)
    return Contract(game, complete)


def check_bid_covered(rules: RuleSet, declared: Contract, bid: int) -> None:
    """Refuse a null below the bid where the rules say so.

    Raises `IllegalContract`. Source: house rule (`values.null_below_bid`).
    """
    if not declared.is_null or rules.values.null_below_bid != "refused":
        return
    value = null_value(rules, declared.announced)
    if value < bid:
        raise IllegalContract(Reason.NULL_BELOW_BID, f"this null is worth {value}, less than the bid {bid}")


def check_spitze_cards(declared: Contract, hand: CardSet, known: CardSet) -> None:
    """Refuse a Spitze that the cards do not allow; `known` are the declarer's cards that he has seen.

    Raises `IllegalContract` unless he holds the lowest trump, and in grand not all four jacks. Source: XSkat.
    """
    if not declared.announced.spitze:
        return
    needed = lowest_trump(declared.game)
    if not hand & needed.bit:
        raise IllegalContract(Reason.NO_SPITZE, f"a Spitze needs {needed.value} in hand", source="house rule")
    if declared.game is GameType.GRAND and known & JACKS == JACKS:
        raise IllegalContract(Reason.NO_SPITZE, "no Spitze in a grand with four jacks", source="house rule")


def _null(rules: RuleSet, announced: Announcement) -> Announcement:
    if announced.schneider or announced.schwarz or announced.spitze:
        raise IllegalContract(
            Reason.BAD_ANNOUNCEMENT, "in null only ouvert can be announced", source="ISkO 2022 3.5"
        )
    if announced.revolution and not rules.revolution.enabled:
        raise IllegalContract(
            Reason.NO_REVOLUTION, "Revolution is not played at this table", source="house rule"
        )
    return Announcement(
        hand=announced.hand, ouvert=announced.ouvert or announced.revolution, revolution=announced.revolution
    )


def _trump_game(rules: RuleSet, announced: Announcement) -> Announcement:
    if announced.revolution:
        raise IllegalContract(Reason.NO_REVOLUTION, "Revolution is a null game", source="house rule")
    if announced.spitze and not rules.spitze.levels:
        raise IllegalContract(Reason.NO_SPITZE, "Spitze is not played at this table", source="house rule")
    if not announced.hand and not rules.announcements.without_hand and _raises(announced):
        raise IllegalContract(
            Reason.BAD_ANNOUNCEMENT, "Schneider, Schwarz and ouvert need a hand game", source="ISkO 2022 3.5"
        )
    schwarz = announced.schwarz or (announced.ouvert and rules.announcements.ouvert_needs_schwarz)
    return Announcement(
        hand=announced.hand,
        schneider=announced.schneider or schwarz,
        schwarz=schwarz,
        ouvert=announced.ouvert,
        spitze=announced.spitze,
    )


def _raises(announced: Announcement) -> bool:
    return announced.schneider or announced.schwarz or announced.ouvert
