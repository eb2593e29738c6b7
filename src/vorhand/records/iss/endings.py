"""How the server ends games besides the rules, and what it then writes down.

None of this is in the International Skat Order: resigning is a vote that hands over every outstanding card
and trick, a player who leaves or runs out of time loses the game for his side, and a game whose result is
fixed just stops. Settlement is the rules' own all the same.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

import msgspec

from vorhand.core.cards import points_of
from vorhand.core.contract import TRUMP_GAMES, Contract, GameType, matadors
from vorhand.core.deal.state import Deal
from vorhand.core.phases.claims import defenders_take
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    GameOver,
    Phase,
    Playing,
    Showing,
    SkatChoice,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import OpenCards, achievement_of
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Achievement, Ending
from vorhand.core.units import WHOLE_PACK, CardPoints
from vorhand.records.iss.declaration import contract_of, parse_declaration
from vorhand.records.lines import NoteKind, NoteLine


class Fault(Enum):
    """Who gave the game up."""

    DECLARER = "declarer"
    DEFENDERS = "defenders"
    NO_CONTRACT = "no_contract"
    """Nobody can win or lose: there is no contract yet."""


class Stop(msgspec.Struct, frozen=True, kw_only=True):
    """What ended a game outside the rules."""

    fault: Fault
    kind: NoteKind
    """`RESIGNED`, `TIMED_OUT` or `LEFT`."""
    by: Position
    """Who did it; of two defenders who resigned, the second."""
    declarer: Position | None


SERVER_WHERE_ONE_RESIGNATION_ENDS: Final = "ISS2"
"""Value of the property `PC`; elsewhere one defender's vote ends nothing. Source: ISS record, section 5."""


def stop_of(phase: Phase, notes: Sequence[NoteLine]) -> Stop | None:
    """What the last of these notes ends, given all before it; None if play goes on.

    Source: ISS record, section 3.
    """
    note = notes[-1]
    if note.by is None:
        return None
    declarer = declarer_of(phase)
    has_contract = game_of(phase) is not None or named_game(phase, notes) is not None
    if note.kind in (NoteKind.TIMED_OUT, NoteKind.LEFT):
        fault = _fault(note.by, declarer) if has_contract else Fault.NO_CONTRACT
        return Stop(fault=fault, kind=note.kind, by=note.by, declarer=declarer)
    if note.kind is NoteKind.RESIGNED and has_contract and _resignation_ends(notes, note.by, declarer):
        return Stop(fault=_fault(note.by, declarer), kind=note.kind, by=note.by, declarer=declarer)
    return None


def one_resignation(server: str | None, phase: Phase, notes: Sequence[NoteLine]) -> Stop | None:
    """On the server ISS2: one defender's resignation with nothing after it ends the game.

    Source: ISS record, section 5; rule of `PC[ISS2]` alone.
    """
    resigned = [note.by for note in notes if note.kind is NoteKind.RESIGNED and note.by]
    if server != SERVER_WHERE_ONE_RESIGNATION_ENDS or not resigned or game_of(phase) is None:
        return None
    declarer = declarer_of(phase)
    return Stop(fault=Fault.DEFENDERS, kind=NoteKind.RESIGNED, by=resigned[-1], declarer=declarer)


def declarer_of(phase: Phase) -> Position | None:
    """The declarer, None as long as the auction lasts."""
    if isinstance(phase, SkatChoice | Discarding | Declaring):
        return phase.won.declarer
    playing = game_of(phase)
    return playing.frame.declarer if playing and isinstance(playing.frame, Game) else None


def game_of(phase: Phase) -> Playing | None:
    """The play of a declared game, from the declaration on."""
    if isinstance(phase, CallsAsked | Showing | GameOver):
        return phase.playing
    return phase if isinstance(phase, Playing) else None


def named_game(phase: Phase, notes: Sequence[NoteLine]) -> str | None:
    """The declaration of a declarer who has not discarded yet; None if there is none."""
    if not isinstance(phase, Discarding):
        return None
    return next((note.text for note in notes if note.kind is NoteKind.GAME_NAMED), None)


def penalties_of(phase: Phase, stop: Stop) -> tuple[int, int, int]:
    """1 for each position that the server holds responsible for a game without a contract.

    In the auction the offender; later the declarer alone if at fault, else both defenders.
    Source: ISS record, section 4.
    """
    if isinstance(phase, Auction | ForehandAsked) or stop.declarer is None or stop.by is stop.declarer:
        at_fault = {stop.by}
    else:
        at_fault = {place for place in POSITIONS if place is not stop.declarer}
    first, second, third = (int(place in at_fault) for place in POSITIONS)
    return first, second, third


def is_fixed(phase: Phase) -> bool:
    """Whether the server stops by itself because an announced level is lost.

    Schwarz announced, or ouvert, at the defenders' first trick; Schneider announced once they hold more than
    30 card points. Source: ISS record, section 3.
    """
    playing = game_of(phase)
    if playing is None or not isinstance(playing.frame, Game):
        return False
    announced = playing.frame.contract.announced
    points, tricks = defenders_take(playing)
    return (announced.schwarz and tricks > 0) or (announced.schneider and points > 30)


def given_up_by_declarer(rules: RuleSet, playing: Playing, deal: Deal) -> Achievement:
    """Tricks and points stay as they stand, and no level is reached that was not announced.

    Source: ISS record, section 3.
    """
    return achievement_of(rules, GameOver(playing, Ending.DECLARER_CONCEDED), _open_cards(deal))


def given_up_by_defenders(rules: RuleSet, playing: Playing, deal: Deal) -> Achievement:
    """Every outstanding card and trick is the declarer's, Schneider and Schwarz with them; null is won.

    Source: ISS record, section 3.
    """
    standing = achievement_of(rules, GameOver(playing, Ending.PLAYED), _open_cards(deal))
    if standing.contract.is_null:
        return standing
    return msgspec.structs.replace(
        standing,
        card_points=CardPoints(WHOLE_PACK - standing.defender_points),
        tricks=10 - standing.defender_tricks,
    )


def stopped_before_discard(
    rules: RuleSet, phase: Discarding, deal: Deal, declaration: str, fault: Fault
) -> Achievement:
    """A game that was named and never begun.

    The server then counts matadors on the two cards of the skat alone: it makes no sense and is reproduced.
    Source: ISS record, section 5.
    """
    contract: Contract = contract_of(rules, parse_declaration(declaration), picked_up=True)
    counted = deal.dealt_skat
    conceded = fault is Fault.DECLARER
    points = points_of(counted) if conceded or contract.is_null else WHOLE_PACK
    return Achievement(
        contract=contract,
        bid=phase.won.bid,
        tricks=0 if conceded or contract.is_null else 10,
        card_points=points,
        matadors=matadors(contract.game, counted),
        ended=Ending.DECLARER_CONCEDED if conceded else Ending.PLAYED,
        matadors_by_game=tuple((game, matadors(game, counted)) for game in TRUMP_GAMES)
        if contract.game is GameType.NULL
        else (),
    )


def _resignation_ends(notes: Sequence[NoteLine], by: Position, declarer: Position | None) -> bool:
    if by is declarer:
        return True
    resigned = {note.by for note in notes if note.kind is NoteKind.RESIGNED}
    return len(resigned - {declarer}) == 2


def _fault(by: Position, declarer: Position | None) -> Fault:
    return Fault.DECLARER if by is declarer else Fault.DEFENDERS


def _open_cards(deal: Deal) -> OpenCards:
    return OpenCards(deal.dealt, deal.dealt_skat, deal.skat)
