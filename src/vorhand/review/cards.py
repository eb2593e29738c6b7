"""What one card cost: with all cards open by the solver, and as seen by search over worlds."""

from collections.abc import Mapping

from vorhand.core.cards import Card, points_of
from vorhand.core.contract import legal_cards
from vorhand.core.events import CardPlayed
from vorhand.core.phases.types import Game, Playing
from vorhand.core.positions import POSITIONS
from vorhand.core.result import ThreePoints
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.units import CardPoints
from vorhand.engine.solver import SearchStopped, Solver
from vorhand.players.chance import Chance
from vorhand.players.knowledge import knowledge
from vorhand.players.search_play import CardWorth, Depth, card_worths
from vorhand.review.moments import Moment, open_position, table_after
from vorhand.review.outlooks import outlook, turn_between, unsettled
from vorhand.review.values import CardReview, OpenWorth, SeenWorth


def bare_review(moment: Moment) -> CardReview:
    """A card as it lies on the table, before it is judged."""
    played, playing = card_played(moment), playing_of(moment)
    legal = legal_cards(playing.frame.order, moment.hands[played.by.index], playing.led)
    return CardReview(
        index=playing.cards_played,
        trick=1 + len(playing.tricks),
        by=played.by,
        card=played.card,
        is_forced=legal.bit_count() == 1,
        taken=taken(table_after(moment)),
        open=None,
        seen=None,
    )


def open_worth(rules: RuleSet, moment: Moment, solver: Solver) -> OpenWorth | None:
    """The card with all cards open; None in Ramsch, and where the search found no answer."""
    played, playing = card_played(moment), playing_of(moment)
    game = playing.frame
    if not isinstance(game, Game):
        return None
    try:
        further = solver.values(open_position(moment, playing, game))
    except SearchStopped:
        return None
    have = 0 if game.contract.is_null else points_in(moment, playing, game)
    final = {card: CardPoints(have + value) for card, value in further.items()}
    return _compared(rules, moment, playing, game, final, played)


def seen_worth(moment: Moment, depth: Depth, chance: Chance) -> SeenWorth | None:
    """The card over worlds that agree with what the one who played it saw; None where none was searched."""
    played, playing = card_played(moment), playing_of(moment)
    assert isinstance(playing.frame, Game), "somebody declares"
    view = moment.views[played.by.index]
    worths = card_worths(knowledge(view), view, depth, chance(view))
    if worths is None:
        return None
    sign = 1 if played.by is playing.frame.declarer else -1
    best = _best_seen(worths, sign, played.card)
    mine, ideal = worths[played.card].win, worths[best].win
    return SeenWorth(win=mine, best=best, best_win=ideal, loss=sign * (ideal - mine))


def points_in(moment: Moment, playing: Playing, game: Game) -> CardPoints:
    """Card points that the declarer has safe: his tricks and the skat."""
    return CardPoints(taken(playing)[game.declarer.index] + points_of(moment.skat(game.declarer)))


def card_played(moment: Moment) -> CardPlayed:
    """The card that is about to be played."""
    assert isinstance(moment.event, CardPlayed), "a card is played"
    return moment.event


def playing_of(moment: Moment) -> Playing:
    """The play of a card's moment."""
    assert isinstance(moment.phase, Playing), "cards are played"
    return moment.phase


def _compared(
    rules: RuleSet,
    moment: Moment,
    playing: Playing,
    game: Game,
    final: Mapping[Card, CardPoints],
    played: CardPlayed,
) -> OpenWorth:
    is_null = game.contract.is_null
    mine = final[played.card]
    ideal = (max if played.by is game.declarer else min)(final.values())
    declared = unsettled(rules, playing, moment.open_cards(game.declarer))
    before, after = outlook(declared, ideal), outlook(declared, mine)
    return OpenWorth(
        points=None if is_null else mine,
        best=tuple(card for card in final if final[card] == ideal),
        loss=CardPoints(0 if is_null else abs(ideal - mine)),
        before=before,
        after=after,
        turned=turn_between(before, after),
    )


def _best_seen(worths: Mapping[Card, CardWorth], sign: int, played: Card) -> Card:
    """The card that wins most often for this side: the played one among equals, else the one worth most."""
    most = max(sign * found.win for found in worths.values())
    good = [card for card, found in worths.items() if sign * found.win >= most]
    return played if played in good else max(good, key=lambda card: sign * worths[card].worth)


def taken(playing: Playing) -> ThreePoints:
    """By position: card points of its tricks."""
    first, second, third = (
        CardPoints(sum(trick.points for trick in playing.tricks if trick.winner is place))
        for place in POSITIONS
    )
    return first, second, third
