"""What a match has to know of a finished deal."""

from vorhand.core.result import DealResult, GameResult, PassedInResult, RamschResult
from vorhand.core.rules.valuation import Ending, Step
from vorhand.core.units import CardPoints, GamePoints
from vorhand.match.facts import DealFacts, GameDeal, PassedInDeal, PlayedGame, RamschDeal, RedealtDeal


def facts_of(result: DealResult) -> DealFacts:
    """The facts of a deal's result that lists, Bock rounds and stakes ask for."""
    if isinstance(result, GameResult):
        return _game(result)
    if isinstance(result, RamschResult):
        return RamschDeal(result.settlement.scores)
    return PassedInDeal() if isinstance(result, PassedInResult) else RedealtDeal()


def _game(result: GameResult) -> GameDeal:
    settlement = result.settlement
    played = PlayedGame(
        game=result.contract.game,
        hand=result.contract.announced.hand,
        ouvert=result.contract.announced.ouvert,
        won=settlement.won,
        value=GamePoints(settlement.value),
        doublings=result.achievement.doublings,
        card_points=_card_points(result),
        schneider_made=_is_schneider(result),
    )
    return GameDeal(
        declarer=result.declarer,
        played=played,
        charged=GamePoints(settlement.charged),
        score=settlement.score,
    )


def _card_points(result: GameResult) -> CardPoints | None:
    """The declarer's card points where all cards were played for them."""
    if result.contract.is_null or not _is_played_out(result):
        return None
    return result.achievement.card_points


def _is_schneider(result: GameResult) -> bool:
    """Whether one side was Schneider: by card points, or by what was granted after an early end."""
    if result.contract.is_null:
        return False
    if _is_played_out(result):
        return not 30 < result.achievement.card_points < 90
    granted = any(step.step is Step.SCHNEIDER for step in result.settlement.steps)
    return granted and result.settlement.won


def _is_played_out(result: GameResult) -> bool:
    return result.achievement.ended is Ending.PLAYED
