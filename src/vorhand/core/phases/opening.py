"""Between the announcement and the cards: doublings, open hands, the Revolution."""

import msgspec

from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import (
    CallDeclined,
    CardsShown,
    ConsultationSeen,
    HirschGiven,
    KontraGiven,
    RearrangementSeen,
    ReGiven,
    SupraGiven,
)
from vorhand.core.phases.types import (
    CallsAsked,
    Consulting,
    Game,
    GameOver,
    Playing,
    Rearranging,
    Showing,
    Terms,
)
from vorhand.core.positions import Position, places_text
from vorhand.core.rules.kontra import Doubling, DoublingFacts, may_double, next_doubling
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Ending, null_value

CALL_OF: dict[type, Doubling] = {
    KontraGiven: Doubling.KONTRA,
    ReGiven: Doubling.RE,
    SupraGiven: Doubling.SUPRA,
    HirschGiven: Doubling.HIRSCH,
}


def begin(rules: RuleSet, game: Game, leader: Position) -> CallsAsked | Showing | Playing | GameOver:
    """What follows the announcement; a null below the bid is lost at once. Source: ISkO 2022 3.6.2."""
    playing = Playing(game, Terms(), leader, (), ())
    if game.contract.is_null and null_value(rules, game.contract.announced) < game.bid:
        return GameOver(playing, Ending.PLAYED)
    pending = _asked_before_play(rules, playing, game)
    return CallsAsked(playing, pending) if pending else _proceed(playing)


def double(
    rules: RuleSet,
    phase: CallsAsked | Showing | Playing,
    event: KontraGiven | ReGiven | SupraGiven | HirschGiven,
) -> CallsAsked | Showing | Playing:
    """A doubling; the other side is asked for its answer before play goes on. Source: house rule."""
    playing = phase if isinstance(phase, Playing) else phase.playing
    call = CALL_OF[type(event)]
    asked = event.by in phase.pending if isinstance(phase, CallsAsked) else True
    if not asked or not can_double(rules, playing, event.by, call):
        raise IllegalEvent(Reason.NO_DOUBLING, _why_not(playing, event.by, call), source="house rule")
    terms = msgspec.structs.replace(
        playing.terms, doublings=playing.terms.doublings + 1, doubled_at=playing.cards_played
    )
    doubled = msgspec.structs.replace(playing, terms=terms)
    answerers = _who_may(rules, doubled)
    return CallsAsked(doubled, answerers) if answerers else _proceed(doubled)


def decline(rules: RuleSet, phase: CallsAsked, event: CallDeclined) -> CallsAsked | Showing | Playing:
    """A player who was asked for a doubling makes none; play no longer waits for that player.

    The call stays possible for as long as the rules leave it open, so a decline binds nobody.
    """
    pending = _without(phase.pending, event.by)
    return CallsAsked(phase.playing, pending) if pending else _proceed(phase.playing)


def show(rules: RuleSet, phase: Showing, event: CardsShown) -> Playing | Consulting:
    """The ouvert hand lies open before the first lead. Source: ISkO 2022 3.5."""
    playing = phase.playing
    assert isinstance(playing.frame, Game), "nothing is shown in Ramsch"
    if event.by is not playing.frame.declarer:
        raise IllegalEvent(Reason.NOT_THE_DECLARER, "the declarer shows the hand", source="ISkO 2022 3.5")
    shown = msgspec.structs.replace(playing, terms=msgspec.structs.replace(playing.terms, shown=True))
    return Consulting(shown) if playing.frame.contract.announced.revolution else shown


def consult(rules: RuleSet, phase: Consulting, event: ConsultationSeen) -> Rearranging:
    """The defenders see each other's cards. Source: XSkat (Revolution)."""
    assert isinstance(phase.playing.frame, Game), "a Revolution is a null game"
    return Rearranging(phase.playing, phase.playing.frame.defenders)


def rearrange(rules: RuleSet, phase: Rearranging, event: RearrangementSeen) -> Playing:
    """One defender divides the twenty cards anew, once. Source: XSkat (Revolution)."""
    _without(phase.pending, event.by)
    return phase.playing


def keep_hands(rules: RuleSet, phase: Rearranging, event: CallDeclined) -> Rearranging | Playing:
    """A defender leaves the cards as they are."""
    pending = _without(phase.pending, event.by)
    return Rearranging(phase.playing, pending) if pending else phase.playing


def can_double(rules: RuleSet, playing: Playing, by: Position, call: Doubling) -> bool:
    """Whether `by` may make this call now, as far as the state of play decides."""
    game = playing.frame
    if not isinstance(game, Game):
        return False
    facts = DoublingFacts(
        contract=game.contract,
        caller_is_declarer=by is game.declarer,
        caller_bid=game.spoke[by.index],
        doublings=playing.terms.doublings,
        cards_played=playing.cards_played,
        caller_cards_played=cards_played_by(playing, by),
        cards_since_last_doubling=playing.cards_played - playing.terms.doubled_at,
        cards_shown=playing.terms.shown,
    )
    return may_double(rules, call, facts)


def cards_played_by(playing: Playing, position: Position) -> int:
    """How many cards `position` has played in this deal, 0..10."""
    steps_to_turn = (playing.turn.index - position.index) % 3
    return len(playing.tricks) + (0 < steps_to_turn <= len(playing.trick))


def _why_not(playing: Playing, by: Position, call: Doubling) -> str:
    following = next_doubling(playing.terms.doublings)
    expected = f"the next call is {following.value}" if following else "nothing answers Hirsch"
    return f"{by.value} may not say {call.value} now; {expected}, where the table plays it, in its time"


def _asked_before_play(rules: RuleSet, playing: Playing, game: Game) -> tuple[Position, ...]:
    """The defenders whose Kontra the first lead, or the open hand, has to wait for.

    Source: house rule (`kontra.until`, `kontra.ouvert`).
    """
    leads_himself = rules.kontra.until == "first_lead" and playing.turn is game.declarer
    shows_first = rules.kontra.ouvert == "before_cards_shown" and game.contract.announced.ouvert
    return _who_may(rules, playing) if leads_himself or shows_first else ()


def _who_may(rules: RuleSet, playing: Playing) -> tuple[Position, ...]:
    call = next_doubling(playing.terms.doublings)
    assert isinstance(playing.frame, Game), "nobody doubles in Ramsch"
    places = (playing.frame.declarer, *playing.frame.defenders)
    return tuple(place for place in places if call and can_double(rules, playing, place, call))


def _proceed(playing: Playing) -> Showing | Playing:
    assert isinstance(playing.frame, Game), "nothing is announced in Ramsch"
    ouvert = playing.frame.contract.announced.ouvert
    return Showing(playing) if ouvert and not playing.terms.shown else playing


def _without(pending: tuple[Position, ...], by: Position) -> tuple[Position, ...]:
    if by not in pending:
        raise IllegalEvent(
            Reason.NOT_ASKED, f"{by.value} is not asked for a call; asked: {places_text(pending)}"
        )
    return tuple(place for place in pending if place is not by)
