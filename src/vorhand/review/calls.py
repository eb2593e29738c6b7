"""What one call cost with all cards open."""

from vorhand.core.cards import Card
from vorhand.core.contract import Announcement
from vorhand.core.events import (
    BidHeld,
    BidMade,
    CardsDiscarded,
    DoublingEvent,
    GameDeclared,
    Passed,
    SkatPickedUp,
)
from vorhand.core.phases.skat import declared_contract
from vorhand.core.phases.types import (
    Auction,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    SkatChoice,
    Won,
)
from vorhand.core.positions import Position
from vorhand.core.rules.ladder import LOWEST_BID
from vorhand.core.units import CardPoints, GamePoints
from vorhand.engine.solver import SearchStopped, Solver
from vorhand.review.call_judgement import value_at_stake
from vorhand.review.cards import points_in
from vorhand.review.moments import Moment, open_position, playing_in
from vorhand.review.open_games import (
    HAND,
    WITH_SKAT,
    Reached,
    Table,
    all_reached,
    begun,
    best_discards,
    open_game_at,
    open_games,
    points_with,
)
from vorhand.review.outlooks import outlook, turn_between, unsettled
from vorhand.review.values import (
    JudgedBid,
    JudgedDiscard,
    JudgedDoubling,
    JudgedGame,
    JudgedSkat,
    Judgement,
    OpenGame,
)


class OpenCalls:
    """Judges the calls of one deal, and keeps what was found out about the games of each position."""

    def __init__(self, table: Table, declared: GameDeclared | None, solver: Solver) -> None:
        self._table = table
        self._declared = declared
        """What was declared in the end; the discards are judged by it."""
        self._solver = solver
        self._reached: dict[tuple[Position, bool], tuple[Reached, ...]] = {}

    def judged(self, moment: Moment) -> Judgement | None:
        """The call of a moment; None where there is nothing to compare it with, or no answer was found."""
        try:
            return self._judged(moment)
        except SearchStopped:
            return None

    def _judged(self, moment: Moment) -> Judgement | None:
        event, phase = moment.event, moment.phase
        match phase:
            case Auction() | ForehandAsked() if isinstance(event, BidMade | BidHeld | Passed):
                bid = value_at_stake(self._table.rules, phase, event)
                return self._bid(event.by, bid, is_pass=isinstance(event, Passed))
            case SkatChoice() if isinstance(event, SkatPickedUp):
                return self._picked_up(phase.won)
            case Discarding() if isinstance(event, CardsDiscarded):
                return self._discarded(phase.won, event)
            case SkatChoice() | Declaring() if isinstance(event, GameDeclared):
                return self._game(moment, phase.won, event)
            case _ if isinstance(event, DoublingEvent):
                return self._doubled(moment, event.by)
            case _:
                return None

    def _bid(self, by: Position, bid: int, *, is_pass: bool) -> JudgedBid:
        won = [game for game in self._open_games(by, LOWEST_BID, WITH_SKAT) if game.outlook.is_won]
        dearest = max(won, key=lambda game: game.value, default=None)
        limit = dearest.value if dearest else 0
        game = dearest.contract.game if dearest else None
        return JudgedBid(limit=limit, game=game, is_right=(bid <= limit) is not is_pass)

    def _picked_up(self, won: Won) -> JudgedSkat:
        with_skat = self._open_games(won.declarer, won.bid, WITH_SKAT)[0]
        from_hand = self._open_games(won.declarer, won.bid, HAND)[0]
        loss = _more(from_hand, with_skat)
        return JudgedSkat(with_skat=with_skat, from_hand=from_hand, loss=loss)

    def _discarded(self, won: Won, event: CardsDiscarded) -> JudgedDiscard | None:
        if self._declared is None:
            return None
        table, contract = self._table, declared_contract(self._table.rules, self._declared, won.bid)
        points = points_with(contract.game, table, won.declarer, event.cards, self._solver)
        best, most = best_discards(contract.game, table, won.declarer, event.cards, self._solver)
        game = begun(table, won.declarer, won.bid, contract, event.cards)
        before, after = outlook(game, most), outlook(game, points)
        is_null = contract.is_null
        return JudgedDiscard(
            points=None if is_null else points,
            best=best,
            best_points=None if is_null else most,
            loss=CardPoints(0 if is_null else most - points),
            before=before,
            after=after,
            turned=turn_between(before, after),
        )

    def _game(self, moment: Moment, won: Won, event: GameDeclared) -> JudgedGame:
        contract = declared_contract(self._table.rules, event, won.bid)
        laid: tuple[Card, ...] = () if contract.announced.hand else moment.laid(won.declarer)
        points = points_with(contract.game, self._table, won.declarer, laid, self._solver)
        game = begun(self._table, won.declarer, won.bid, contract, laid)
        chosen = open_game_at(game, laid, points)
        ways = (HAND, WITH_SKAT) if contract.announced.hand else (WITH_SKAT,)
        games = [game for way in ways for game in self._open_games(won.declarer, won.bid, way)]
        others = sorted((game for game in games if game.contract != contract), key=lambda game: -game.score)
        loss = max((_more(game, chosen) for game in others), default=GamePoints(0))
        return JudgedGame(chosen=chosen, others=tuple(others), loss=loss)

    def _doubled(self, moment: Moment, by: Position) -> JudgedDoubling:
        playing = playing_in(moment.phase)
        assert playing is not None, "a game is doubled once it is declared"
        game = playing.frame
        assert isinstance(game, Game), "a declared game is doubled"
        position, is_null = open_position(moment, playing, game), game.contract.is_null
        if is_null:
            points = CardPoints(int(self._solver.survives(position)))
        else:
            points = CardPoints(points_in(moment, playing, game) + self._solver.points(position))
        found = outlook(unsettled(self._table.rules, playing, moment.open_cards(game.declarer)), points)
        return JudgedDoubling(
            points=None if is_null else points,
            outlook=found,
            is_right=found.is_won is (by is game.declarer),
        )

    def _open_games(self, declarer: Position, bid: int, announced: Announcement) -> tuple[OpenGame, ...]:
        key = declarer, announced.hand
        if key not in self._reached:
            self._reached[key] = all_reached(self._table, declarer, announced, self._solver)
        return open_games(self._table, declarer, bid, announced, self._reached[key])


def _more(other: OpenGame, chosen: OpenGame) -> GamePoints:
    """What `other` would have brought more; nothing where it loses too."""
    return GamePoints(max(0, other.score - chosen.score) if other.outlook.is_won else 0)
