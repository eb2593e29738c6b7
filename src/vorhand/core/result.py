"""What came of a deal, computed from the phase it ended in and the cards that then lie open."""

import msgspec

from vorhand.core.cards import Card, CardSet, cards_in, points_of
from vorhand.core.contract import TRUMP_GAMES, Contract, GameType, lowest_trump, matadors
from vorhand.core.phases.claims import defenders_take
from vorhand.core.phases.types import Ended, Game, GameOver, PassedIn, Playing, Ramsch, RamschOver
from vorhand.core.positions import POSITIONS, Position, after
from vorhand.core.rules.ramsch import RamschAchievement, RamschSettlement, settle_ramsch
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Achievement, Settlement, settle
from vorhand.core.units import CardPoints

ThreePoints = tuple[CardPoints, CardPoints, CardPoints]
ThreeTricks = tuple[int, int, int]


class OpenCards(msgspec.Struct, frozen=True):
    """The cards that decide a result and are hidden during play."""

    dealt: tuple[CardSet, CardSet, CardSet]
    """The ten cards as dealt; only the declarer's decide anything."""
    dealt_skat: CardSet
    skat: CardSet
    """The two cards that lie as the skat at the end."""


class GameResult(msgspec.Struct, frozen=True, kw_only=True, tag="game"):
    """A declared game and its settlement."""

    declarer: Position
    contract: Contract
    achievement: Achievement
    settlement: Settlement
    matadors_in_hand: int
    """Matadors counted in the ten dealt cards alone; signed, 0 in null."""
    skat_changed: tuple[Card, ...]
    """Cards of the dealt skat without which the matadors would be others."""


class RamschResult(msgspec.Struct, frozen=True, kw_only=True, tag="ramsch"):
    """A Ramsch and its settlement; three numbers are in order forehand, middlehand, rearhand."""

    achievement: RamschAchievement
    settlement: RamschSettlement
    trick_points: ThreePoints
    """Card points taken in tricks, without the skat."""
    tricks: ThreeTricks


class PassedInResult(msgspec.Struct, frozen=True, tag="passed_in"):
    """Nobody played; the deal counts without a score."""


class RedealtResult(msgspec.Struct, frozen=True, tag="redeal"):
    """Nobody played; the same dealer deals again."""


DealResult = GameResult | RamschResult | PassedInResult | RedealtResult


def deal_result(rules: RuleSet, phase: Ended, cards: OpenCards) -> DealResult:
    """The result of a deal that ended in `phase`."""
    if isinstance(phase, GameOver):
        return _game_result(rules, phase, cards)
    if isinstance(phase, RamschOver):
        return _ramsch_result(rules, phase, cards)
    return PassedInResult() if isinstance(phase, PassedIn) else RedealtResult()


def achievement_of(rules: RuleSet, phase: GameOver, cards: OpenCards) -> Achievement:
    """What the declarer achieved, as the settlement wants it."""
    playing = phase.playing
    game = _game(playing)
    counted = _counted_cards(rules, game, cards)
    defender_points, defender_tricks = defenders_take(playing)
    return Achievement(
        contract=game.contract,
        bid=game.bid,
        tricks=len(playing.tricks) - defender_tricks,
        card_points=CardPoints(points_of(cards.skat) + sum(_taken(playing)) - defender_points),
        matadors=matadors(game.contract.game, counted),
        doublings=playing.terms.doublings,
        bock=game.setting.doubled,
        spitze=_spitze(playing, game),
        gifts_refused=playing.terms.gifts_refused,
        ended=phase.ended,
        claim=phase.claim,
        defender_points=defender_points,
        defender_tricks=defender_tricks,
        matadors_by_game=_matadors_by_game(game, counted),
    )


def _game_result(rules: RuleSet, phase: GameOver, cards: OpenCards) -> GameResult:
    achievement = achievement_of(rules, phase, cards)
    game = _game(phase.playing)
    dealt = cards.dealt[game.declarer.index]
    return GameResult(
        declarer=game.declarer,
        contract=game.contract,
        achievement=achievement,
        settlement=settle(rules, achievement),
        matadors_in_hand=matadors(game.contract.game, dealt),
        skat_changed=_skat_changed(
            game, achievement.matadors, _counted_cards(rules, game, cards), cards.dealt_skat
        ),
    )


def _game(playing: Playing) -> Game:
    assert isinstance(playing.frame, Game), "a declared game"
    return playing.frame


def _counted_cards(rules: RuleSet, game: Game, cards: OpenCards) -> CardSet:
    """The declarer's cards that count for matadors. Source: ISkO 2022 2.3; `matadors.unseen_skat_counts`."""
    dealt = cards.dealt[game.declarer.index]
    if game.contract.announced.hand and not rules.matadors.unseen_skat_counts:
        return dealt
    return CardSet(dealt | cards.dealt_skat)


def _skat_changed(game: Game, counted: int, cards: CardSet, dealt_skat: CardSet) -> tuple[Card, ...]:
    return tuple(
        card
        for card in cards_in(CardSet(dealt_skat & cards))
        if matadors(game.contract.game, CardSet(cards & ~card.bit)) != counted
    )


def _matadors_by_game(game: Game, counted: CardSet) -> tuple[tuple[GameType, int], ...]:
    if not game.contract.is_null:
        return ()
    return tuple((trump_game, matadors(trump_game, counted)) for trump_game in TRUMP_GAMES)


def _spitze(playing: Playing, game: Game) -> bool | None:
    if not game.contract.announced.spitze:
        return None
    if len(playing.tricks) < 10:
        return False
    last = playing.tricks[-1]
    card = lowest_trump(game.contract.game)
    return card in last.cards and last.winner is after(last.leader, last.cards.index(card)) is game.declarer


def _taken(playing: Playing) -> ThreePoints:
    points = [0, 0, 0]
    for trick in playing.tricks:
        points[trick.winner.index] += trick.points
    return CardPoints(points[0]), CardPoints(points[1]), CardPoints(points[2])


def _ramsch_result(rules: RuleSet, phase: RamschOver, cards: OpenCards) -> RamschResult:
    playing = phase.playing
    assert isinstance(playing.frame, Ramsch), "a Ramsch"
    ramsch = playing.frame
    achievement = RamschAchievement(
        tricks=tuple((trick.winner, trick.points) for trick in playing.tricks),
        skat_points=points_of(cards.skat),
        pushes=sum(ramsch.pushed),
        knocks=sum(ramsch.knocked),
        announced_jungfrau=ramsch.jungfrau,
        bock=ramsch.setting.doubled,
    )
    first, second, third = (sum(trick.winner is place for trick in playing.tricks) for place in POSITIONS)
    return RamschResult(
        achievement=achievement,
        settlement=settle_ramsch(rules.ramsch, achievement),
        trick_points=_taken(playing),
        tricks=(first, second, third),
    )
