"""What holds of every deal at every moment. Each check raises `AssertionError` with what it found."""

from random import Random

import msgspec

from tests.properties.play import VIEWERS, Moment, Playout
from tests.properties.twins import check_twins, fold
from tests.properties.universe import to_the_point
from vorhand.core.cards import NO_CARDS, PACK, CardSet, card_set, points_of
from vorhand.core.commands import Command, DeclareGame
from vorhand.core.contract import Contract
from vorhand.core.deal.decide import act
from vorhand.core.deal.state import Deal, result
from vorhand.core.errors import IllegalCommand
from vorhand.core.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    Event,
    GameDeclared,
    Observation,
    OpenPlayed,
    SkatPickedUp,
)
from vorhand.core.phases.types import (
    CallsAsked,
    Dealing,
    Discarding,
    Game,
    GameOver,
    PassedIn,
    Playing,
    RamschDiscarding,
    RamschOver,
    Rearranging,
    Redealt,
    Shuffling,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import GameResult, PassedInResult, RamschResult, RedealtResult
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Ending
from vorhand.core.units import WHOLE_PACK
from vorhand.core.view.foresight import value_in_sight
from vorhand.core.view.observe import observe
from vorhand.core.view.options import allows, options
from vorhand.core.view.view import result_seen

Pair = tuple[type, type]
_EVENTS = msgspec.json.Decoder(tuple[Event, ...])
_OBSERVATIONS = msgspec.json.Decoder(tuple[Observation, ...])


def check_deal(playout: Playout, rng: Random) -> None:
    """Everything below for one deal; what is dear only at moments that `rng` draws."""
    check_cards(playout)
    check_views(playout)
    check_json(playout)
    check_end(playout)
    check_replay(playout, rng.randrange(len(playout.log) + 1))
    check_options(playout.rules, rng.choice(playout.moments), rng, most=40)
    check_twin_worlds(playout, rng)


def pairs_seen(playout: Playout) -> set[Pair]:
    """The pairs of phase and public event that this deal went through."""
    return {
        (type(moment.deal.phase), type(observe(event, None)))
        for moment, event in zip(playout.moments, playout.log, strict=False)
    }


def check_cards(playout: Playout) -> None:
    """At every moment all 32 cards are somewhere, once, and every hand has the size that it should have."""
    played = dict.fromkeys(POSITIONS, NO_CARDS)
    for moment, event in zip(playout.moments, (None, *playout.log), strict=True):
        if isinstance(event, CardPlayed):
            played[event.by] = CardSet(played[event.by] | event.card.bit)
        if not isinstance(moment.deal.phase, Dealing | Shuffling):
            _check_pack(moment.deal, [played[place] for place in POSITIONS])


def _check_pack(deal: Deal, played: list[CardSet]) -> None:
    places = [*deal.hands, deal.skat, *played]
    union = CardSet(
        deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.skat | played[0] | played[1] | played[2]
    )
    assert union == PACK, "a card is nowhere"
    assert sum(cards.bit_count() for cards in places) == 32, "a card is in two places"
    assert sum(points_of(cards) for cards in places) == WHOLE_PACK
    holds_twelve = _holder_of_twelve(deal)
    for place in POSITIONS:
        extra = 2 if place is holds_twelve else 0
        assert deal.hands[place.index].bit_count() == 10 - played[place.index].bit_count() + extra
    assert deal.skat.bit_count() == (0 if holds_twelve else 2)


def _holder_of_twelve(deal: Deal) -> Position | None:
    if isinstance(deal.phase, Discarding):
        return deal.phase.won.declarer
    return deal.phase.turn if isinstance(deal.phase, RamschDiscarding) else None


def check_views(playout: Playout) -> None:
    """Every view has the phase of the deal and its own cards right, and nothing wrong of the others."""
    skat_layer: Position | None = None
    for moment, event in zip(playout.moments, (None, *playout.log), strict=True):
        if isinstance(event, CardsDiscarded | SkatPickedUp | CardsDealt):
            skat_layer = event.by if isinstance(event, CardsDiscarded) else None
        for viewer in VIEWERS:
            _check_view(moment, viewer, skat_layer)


def _check_view(moment: Moment, viewer: Position | None, skat_layer: Position | None) -> None:
    deal, view = moment.deal, moment.views[viewer]
    assert view.phase == deal.phase, f"{viewer} sees another phase"
    assert view.hand == (deal.hands[viewer.index] if viewer else NO_CARDS)
    assert view.dealt == (deal.dealt[viewer.index] if viewer else NO_CARDS)
    known_skat = deal.skat if viewer and viewer is skat_layer else NO_CARDS
    assert view.skat == known_skat, f"{viewer} knows another skat: {view.skat:x} instead of {known_skat:x}"
    for place in POSITIONS:
        assert not view.open_hands[place.index] & ~deal.hands[place.index], "a card that lies elsewhere"
    assert viewer is None or view.open_hands[viewer.index] == NO_CARDS


def check_json(playout: Playout) -> None:
    """A log, and what each viewer observes of it, come back from JSON as they were."""
    assert _EVENTS.decode(msgspec.json.encode(playout.log)) == playout.log
    for viewer in VIEWERS:
        observed = tuple(observe(event, viewer) for event in playout.log)
        assert _OBSERVATIONS.decode(msgspec.json.encode(observed)) == observed


def check_replay(playout: Playout, length: int) -> None:
    """The first `length` events of the log lead to the deal as it was then."""
    assert fold(playout.rules, playout.setting, playout.log[:length]) == playout.moments[length].deal


def check_end(playout: Playout) -> None:
    """The deal has a result, all viewers see the same one, and its numbers fit together."""
    deal, found = playout.end.deal, result(playout.rules, playout.end.deal)
    assert found is not None, "the deal is over"
    for viewer, view in playout.end.views.items():
        assert result_seen(playout.rules, view) == found, f"{viewer} sees another result"
    match found:
        case GameResult():
            _check_game(playout.rules, deal, found, playout.log)
            _check_foresight(playout, found)
        case RamschResult():
            _check_ramsch(deal, found)
        case PassedInResult():
            assert isinstance(deal.phase, PassedIn)
        case RedealtResult():
            assert isinstance(deal.phase, Redealt)


def _check_game(rules: RuleSet, deal: Deal, found: GameResult, log: tuple[Event, ...]) -> None:
    assert isinstance(deal.phase, GameOver)
    playing, achievement, settled = deal.phase.playing, found.achievement, found.settlement
    outstanding = sum(points_of(hand) for hand in deal.hands) + points_of(card_set(playing.trick))
    assert achievement.card_points + achievement.defender_points + outstanding == WHOLE_PACK
    assert achievement.tricks + achievement.defender_tricks == len(playing.tricks)
    if deal.phase.ended is Ending.PLAYED and len(playing.tricks) < 10 and not _was_proved(log):
        assert found.contract.is_null, "only a null ends before the last trick"
        assert achievement.tricks == 1 or settled.value < settled.bid
    assert settled.won is (not settled.losses)
    assert settled.won is (settled.score > 0) or settled.charged == 0
    assert abs(settled.score) == settled.charged * 2 ** len(settled.factors)
    assert settled.charged >= settled.value
    assert settled.charged >= settled.bid or rules.values.null_below_bid == "twice_null_value"
    assert settled.overbid is (settled.value < settled.bid)
    assert not (settled.overbid and settled.won)


def _was_proved(log: tuple[Event, ...]) -> bool:
    return any(isinstance(event, OpenPlayed) and event.proven for event in log)


def _check_foresight(playout: Playout, found: GameResult) -> None:
    """What the declarer could count on when he announced, once the skat was known, was not too much."""
    for moment, event in zip(playout.moments, playout.log, strict=False):
        if isinstance(event, GameDeclared) and not event.hand:
            declaration = DeclareGame(event.game, *msgspec.structs.astuple(event.announced))
            in_sight = value_in_sight(playout.rules, moment.views[event.by], declaration)
            assert in_sight <= found.settlement.value


def _check_ramsch(deal: Deal, found: RamschResult) -> None:
    assert isinstance(deal.phase, RamschOver)
    assert len(deal.phase.playing.tricks) == 10
    assert sum(found.trick_points) + points_of(deal.skat) == WHOLE_PACK
    assert sum(found.tricks) == 10
    assert all(not found.tricks[place.index] for place in found.settlement.virgins)
    losers = tuple(
        place for place, score in zip(POSITIONS, found.settlement.scores, strict=True) if score < 0
    )
    assert losers == found.settlement.losers


def check_options(rules: RuleSet, moment: Moment, rng: Random, *, most: int) -> None:
    """For each position: what `options` offers is accepted, and what it does not offer is refused.

    Of bids and announcements `most` are tried.
    """
    for by in POSITIONS:
        for command in to_the_point(rng, moment.deal, most=most):
            check_option(rules, moment, by, command)


def check_option(rules: RuleSet, moment: Moment, by: Position, command: Command) -> None:
    """`decide` accepts a command if and only if the view of its sender allows it."""
    view = moment.views[by]
    allowed = allows(rules, view, command)
    after = _after(rules, moment.deal, by, command)
    assert allowed is (after is not None), f"{by} {command}: offered {allowed}, accepted {not allowed}"
    if after and isinstance(command, DeclareGame):
        _check_declared(command, after, options(rules, view).declarations)


def _after(rules: RuleSet, deal: Deal, by: Position, command: Command) -> Deal | None:
    try:
        return act(rules, deal, by, command)[0]
    except IllegalCommand:
        return None


def _check_declared(command: DeclareGame, after: Deal, listed: tuple[DeclareGame, ...]) -> None:
    """The contract is one of those listed, and says all that the command said."""
    contract = _contract(after)
    said = contract.announced
    complete = DeclareGame(contract.game, *msgspec.structs.astuple(said))
    assert complete in listed, f"{complete} is not among the declarations listed"
    assert complete.game is command.game
    for flag in ("hand", "schneider", "schwarz", "ouvert", "spitze", "revolution"):
        assert getattr(said, flag) or not getattr(command, flag), f"{flag} was said and is lost"


def _contract(deal: Deal) -> Contract:
    phase = deal.phase
    assert isinstance(phase, Playing | CallsAsked | Rearranging | GameOver), "a game was declared"
    playing = phase if isinstance(phase, Playing) else phase.playing
    assert isinstance(playing.frame, Game)
    return playing.frame.contract


def check_twin_worlds(playout: Playout, rng: Random) -> bool:
    """At a moment of the deal and for a viewer that `rng` draws: a twin world looks the same."""
    log = playout.log[: rng.randrange(len(playout.log) + 1)]
    return check_twins(rng, playout.rules, playout.setting, log, rng.choice(VIEWERS))
