"""Claims, concessions, open play and gifts: games that end before the last card. Source: ISkO 2022 4.4."""

import msgspec

from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import Answered, Claimed, Conceded, GiftOffered, OpenPlayed
from vorhand.core.phases.opening import cards_played_by
from vorhand.core.phases.types import (
    ClaimAsked,
    ConcessionAsked,
    Game,
    GameOver,
    GiftAsked,
    Playing,
)
from vorhand.core.positions import Position, places_text
from vorhand.core.rules.claims import CARDS_TO_CONCEDE_ALONE
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import ClaimLevel, Ending, claimable, with_gifts_refused
from vorhand.core.units import CardPoints


def claim(rules: RuleSet, phase: Playing, event: Claimed) -> ClaimAsked | GameOver:
    """Granted at once where the table proves claims; else both defenders are asked.

    Source: ISkO 2022 4.4.4.
    """
    game = _game(phase, Reason.NO_CLAIM)
    if event.by is not game.declarer:
        raise IllegalEvent(
            Reason.NO_CLAIM,
            "only the declarer claims; a defender lays the hand open",
            source="ISkO 2022 4.4.5",
        )
    allowed = claim_levels(phase)
    if event.level not in allowed:
        levels = ", ".join(level.value for level in allowed)
        raise IllegalEvent(Reason.NO_CLAIM, f"{event.level.value} can no longer be claimed, only {levels}")
    if event.proven and rules.claims.server_proof:
        return GameOver(phase, Ending.CLAIM_ACCEPTED, event.level)
    return ClaimAsked(phase, event.level, game.defenders)


def claim_levels(playing: Playing) -> tuple[ClaimLevel, ...]:
    """The levels that the declarer may still claim; none in Ramsch."""
    if not isinstance(playing.frame, Game):
        return ()
    points, tricks = defenders_take(playing)
    return claimable(playing.frame.contract, points, tricks)


def defenders_take(playing: Playing) -> tuple[CardPoints, int]:
    """Card points and number of the defenders' tricks so far."""
    assert isinstance(playing.frame, Game), "there are no defenders in Ramsch"
    declarer = playing.frame.declarer
    taken = [trick for trick in playing.tricks if trick.winner is not declarer]
    return CardPoints(sum(trick.points for trick in taken)), len(taken)


def answer_claim(rules: RuleSet, phase: ClaimAsked, event: Answered) -> ClaimAsked | Playing | GameOver:
    """Both defenders must accept; after one refusal play goes on with the declarer's hand open."""
    pending = _without(phase.pending, event.by)
    if not event.accepted:
        terms = msgspec.structs.replace(phase.playing.terms, exposed=True)
        return msgspec.structs.replace(phase.playing, terms=terms)
    if pending:
        return ClaimAsked(phase.playing, phase.level, pending)
    return GameOver(phase.playing, Ending.CLAIM_ACCEPTED, phase.level)


def play_open(rules: RuleSet, phase: Playing, event: OpenPlayed) -> GameOver:
    """A defender's hand lies open: proved, all remaining tricks are the defenders'; else it is a concession.

    Source: ISkO 2022 4.4.5.
    """
    game = _game(phase, Reason.NO_CLAIM)
    _check_defender(game, event.by)
    return GameOver(phase, Ending.PLAYED if event.proven else Ending.DEFENDERS_CONCEDED)


def concede(rules: RuleSet, phase: Playing, event: Conceded) -> ConcessionAsked | GameOver:
    """A defender's concession binds both; a declarer with eight cards or fewer needs one defender's consent.

    Source: ISkO 2022 4.4.1-4.4.3.
    """
    game = _game(phase, Reason.NO_CONCESSION)
    if event.by is not game.declarer:
        return GameOver(phase, Ending.DEFENDERS_CONCEDED)
    if 10 - cards_played_by(phase, event.by) >= CARDS_TO_CONCEDE_ALONE:
        return GameOver(phase, Ending.DECLARER_CONCEDED)
    return ConcessionAsked(phase, game.defenders)


def answer_concession(
    rules: RuleSet, phase: ConcessionAsked, event: Answered
) -> ConcessionAsked | Playing | GameOver:
    """One yes is enough; when both refuse, play goes on. Source: ISkO 2022 4.4.2."""
    pending = _without(phase.pending, event.by)
    if event.accepted:
        return GameOver(phase.playing, Ending.DECLARER_CONCEDED)
    return ConcessionAsked(phase.playing, pending) if pending else phase.playing


def offer_gift(rules: RuleSet, phase: Playing, event: GiftOffered) -> GiftAsked:
    """In trick one a defender offers the game; the partner is asked first. Source: house rule (Schenken)."""
    game = _game(phase, Reason.NO_GIFT)
    _check_defender(game, event.by)
    if not may_offer_gift(rules, phase):
        raise IllegalEvent(
            Reason.NO_GIFT,
            "a gift is possible in trick one of a suit game or grand, until Schwarz is announced",
            source="house rule",
        )
    (partner,) = (place for place in game.defenders if place is not event.by)
    return GiftAsked(phase, partner)


def may_offer_gift(rules: RuleSet, playing: Playing) -> bool:
    """Whether a defender may offer a gift now. Source: house rule; rule options, section 9."""
    game = playing.frame
    if not rules.schenken.enabled or not isinstance(game, Game) or game.contract.is_null or playing.tricks:
        return False
    return not with_gifts_refused(game.contract.announced, playing.terms.gifts_refused).schwarz


def answer_gift(rules: RuleSet, phase: GiftAsked, event: Answered) -> GiftAsked | Playing | GameOver:
    """The partner must agree; then the declarer accepts, or refuses and plays one level higher."""
    game = _game(phase.playing, Reason.NO_GIFT)
    _without((phase.asked,), event.by)
    if event.by is game.declarer:
        return _declarer_answers_gift(phase.playing, event)
    return GiftAsked(phase.playing, game.declarer) if event.accepted else phase.playing


def _declarer_answers_gift(playing: Playing, event: Answered) -> Playing | GameOver:
    if event.accepted:
        return GameOver(playing, Ending.GIFT_ACCEPTED)
    terms = msgspec.structs.replace(playing.terms, gifts_refused=playing.terms.gifts_refused + 1)
    return msgspec.structs.replace(playing, terms=terms)


def _game(playing: Playing, reason: Reason) -> Game:
    if not isinstance(playing.frame, Game):
        raise IllegalEvent(reason, "this is not possible in Ramsch", source="house rule")
    return playing.frame


def _check_defender(game: Game, by: Position) -> None:
    if by is game.declarer:
        raise IllegalEvent(Reason.NOT_A_DEFENDER, f"{by.value} is the declarer", source="ISkO 2022 4.4")


def _without(pending: tuple[Position, ...], by: Position) -> tuple[Position, ...]:
    if by not in pending:
        raise IllegalEvent(
            Reason.NOT_ASKED, f"{by.value} is not asked to answer; asked: {places_text(pending)}"
        )
    return tuple(place for place in pending if place is not by)
