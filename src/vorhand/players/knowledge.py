"""What a player can work out during play: who may still hold what, who can still take the trick."""

from collections.abc import Iterator

import msgspec

from vorhand.core.cards import NO_CARDS, PACK, Card, CardSet, card_set
from vorhand.core.contract import TRUMP_SET, GameType, legal_cards
from vorhand.core.phases.types import Game, Playing
from vorhand.core.positions import POSITIONS, Position, after
from vorhand.core.view.view import View
from vorhand.players.asked import me, play_of
from vorhand.players.ranking import BEATS, best_of, group_of

_DECLARERS_TRUMPS = 0.5
"""The share of the trumps not seen by a defender that the declarer is taken to hold."""

ThreeSets = tuple[CardSet, CardSet, CardSet]
ThreeCounts = tuple[int, int, int]


class Knowledge(msgspec.Struct, frozen=True, kw_only=True):
    """The state of play as one position knows it; triples are in order of `POSITIONS`."""

    game: GameType
    me: Position
    declarer: Position | None
    """None in Ramsch."""
    hand: CardSet
    legal: CardSet
    """The cards of the hand that may be played now, if it is this position's turn."""
    trick: tuple[Card, ...]
    best: Card | None
    """The card that is taking the unfinished trick."""
    best_by: Position | None
    may_hold: ThreeSets
    """The cards that each position may still hold; exact for the own hand and for hands that lie open."""
    counts: ThreeCounts
    """Cards left in each hand."""
    skat_known: bool
    """Whether this position itself laid the skat."""
    points: ThreeCounts
    """Card points of each position's tricks."""

    @property
    def trumps(self) -> CardSet:
        """The trumps of the game, none in null."""
        return TRUMP_SET[self.game]

    @property
    def left(self) -> Position:
        """The position that plays after this one."""
        return self.me.next

    @property
    def foe(self) -> Position:
        """The declarer, for a defender."""
        assert self.declarer is not None, "defenders play against a declarer"
        return self.declarer

    @property
    def friend(self) -> Position:
        """A defender's partner."""
        return next(place for place in POSITIONS if place not in (self.me, self.foe))

    @property
    def opponents(self) -> tuple[Position, ...]:
        """Those this position plays against."""
        if self.declarer is None or self.declarer is self.me:
            return self.me.next, self.me.next.next
        return (self.declarer,)

    @property
    def against(self) -> CardSet:
        """The cards that opponents may hold."""
        found = NO_CARDS
        for place in self.opponents:
            found = CardSet(found | self.may_hold[place.index])
        return found

    @property
    def elsewhere(self) -> CardSet:
        """The cards that any other position may hold."""
        first, second = self.me.next, self.me.next.next
        return CardSet(self.may_hold[first.index] | self.may_hold[second.index])

    @property
    def is_last(self) -> bool:
        """Whether this position completes the trick."""
        return len(self.trick) == 2

    @property
    def follows(self) -> bool:
        """Whether the legal cards follow the card led."""
        return bool(self.trick) and bool(self.legal & group_of(self.game, self.trick[0]))

    @property
    def winners(self) -> CardSet:
        """The legal cards that take the trick as it lies."""
        if self.best is None:
            return self.legal
        return CardSet(self.legal & BEATS[self.game][self.best.index])

    @property
    def trick_points(self) -> int:
        """Card points in the unfinished trick."""
        return sum(card.points for card in self.trick)

    @property
    def is_partners(self) -> bool:
        """Whether a defender's partner is taking the trick as it lies."""
        return self.best_by is self.friend


def knowledge(view: View) -> Knowledge:
    """What the view's position knows while cards are played or play waits for a call."""
    playing = play_of(view)
    game = playing.frame.order
    played = card_set(card for trick in playing.tricks for card in trick.cards)
    known = played | card_set(playing.trick) | view.hand | view.skat
    for shown in view.open_hands:
        known |= shown
    counts = _counts(playing)
    may_hold = _may_hold(view, playing, counts, CardSet(PACK & ~known))
    best = best_of(game, playing.trick) if playing.trick else None
    return Knowledge(
        game=game,
        me=me(view),
        declarer=playing.frame.declarer if isinstance(playing.frame, Game) else None,
        hand=view.hand,
        legal=legal_cards(game, view.hand, playing.led),
        trick=playing.trick,
        best=None if best is None else playing.trick[best],
        best_by=None if best is None else after(playing.turn, best - len(playing.trick)),
        may_hold=may_hold,
        counts=counts,
        skat_known=bool(view.skat),
        points=_taken(playing),
    )


def cards_at_start(view: View, playing: Playing) -> CardSet:
    """The ten cards with which the view's position went into play."""
    return CardSet(view.hand | cards_played(playing)[me(view).index])


def cards_played(playing: Playing) -> ThreeSets:
    """By position: the cards that it has played."""
    played = [0, 0, 0]
    for leader, cards in _tricks(playing):
        for steps, card in enumerate(cards):
            played[(leader.index + steps) % 3] |= card.bit
    return CardSet(played[0]), CardSet(played[1]), CardSet(played[2])


def chance_without(known: Knowledge, position: Position, cards: CardSet | int) -> float:
    """The chance that `position` holds none of `cards`, which belong to one group."""
    possible = known.may_hold[position.index] & cards
    if not possible:
        return 1.0
    if known.skat_known and not possible & _hands_besides(known, position):
        return 0.0
    return (1.0 - _share(known, position, of_trumps=bool(possible & known.trumps))) ** possible.bit_count()


def chance_taken(known: Knowledge, card: Card, by: Position) -> float:
    """The chance that `by`, who has still to play, can beat `card` if it is the best of the trick so far."""
    led = known.trick[0] if known.trick else card
    group = group_of(known.game, led)
    beating = BEATS[known.game][card.index]
    in_group = 1.0 - chance_without(known, by, beating & group)
    ruffs = beating & known.trumps & ~group
    if not ruffs:
        return in_group
    return in_group + chance_without(known, by, group) * (1.0 - chance_without(known, by, ruffs))


def is_master(known: Knowledge, card: Card) -> bool:
    """Whether no opponent may hold a stronger card of the same group."""
    over = BEATS[known.game][card.index] & group_of(known.game, card)
    return not known.against & over


def _may_hold(view: View, playing: Playing, counts: ThreeCounts, hidden: CardSet) -> ThreeSets:
    lacks = _shown_voids(playing)
    sets = []
    for place in POSITIONS:
        shown = view.open_hands[place.index]
        if place is view.position:
            sets.append(view.hand)
        elif shown.bit_count() == counts[place.index]:
            sets.append(shown)
        else:
            # Of a hand with an announced Spitze one card alone is shown.
            sets.append(CardSet(shown | (hidden & ~lacks[place.index])))
    return sets[0], sets[1], sets[2]


def _shown_voids(playing: Playing) -> list[int]:
    """By position: the cards that it cannot hold, because it did not follow them."""
    game = playing.frame.order
    lacks = [0, 0, 0]
    for leader, cards in _tricks(playing):
        for steps in range(1, len(cards)):
            group = group_of(game, cards[0])
            if not cards[steps].bit & group:
                lacks[(leader.index + steps) % 3] |= group
    return lacks


def _tricks(playing: Playing) -> Iterator[tuple[Position, tuple[Card, ...]]]:
    """Leader and cards of every trick, the unfinished one last."""
    for trick in playing.tricks:
        yield trick.leader, trick.cards
    yield after(playing.turn, -len(playing.trick)), playing.trick


def _counts(playing: Playing) -> ThreeCounts:
    full = 10 - len(playing.tricks)
    played = [0, 0, 0]
    for steps in range(1, len(playing.trick) + 1):
        played[(playing.turn.index - steps) % 3] = 1
    return full - played[0], full - played[1], full - played[2]


def _taken(playing: Playing) -> ThreeCounts:
    points = [0, 0, 0]
    for trick in playing.tricks:
        points[trick.winner.index] += trick.points
    return points[0], points[1], points[2]


def _hands_besides(known: Knowledge, position: Position) -> int:
    found = 0
    for place in POSITIONS:
        if place not in (position, known.me):
            found |= known.may_hold[place.index]
    return found


def _share(known: Knowledge, position: Position, *, of_trumps: bool) -> float:
    """The share of the trumps, or of the other cards, among those he may hold that `position` does hold."""
    possible, count = known.may_hold[position.index], known.counts[position.index]
    if not known.trumps or known.declarer in (None, known.me):
        return min(1.0, count / possible.bit_count())
    trumps = (possible & known.trumps).bit_count()
    side = possible.bit_count() - trumps
    wanted = trumps * (_DECLARERS_TRUMPS if position is known.declarer else 1.0 - _DECLARERS_TRUMPS)
    held = max(min(wanted, float(count)), float(count - side))
    share = held / trumps if of_trumps else (count - held) / side
    return min(1.0, share)
