"""Small positions as data: what a player knows in them, and which cards he should and should not play."""

from collections.abc import Callable, Sequence

import msgspec

from vorhand.core.cards import (
    NO_CARDS,
    PACK,
    Card,
    CardSet,
    Suit,
    card_set,
    parse_cards,
    suit_cards,
)
from vorhand.core.contract import TRUMP_SET, Announcement, Contract, GameType, legal_cards, trick_winner
from vorhand.core.phases.types import NOBODY, Game, Phase, Playing, Ramsch, Setting, Terms, Trick
from vorhand.core.positions import POSITIONS, Position, after
from vorhand.core.view.view import View
from vorhand.players.knowledge import Knowledge
from vorhand.players.ranking import best_of

NOTHING = Announcement()
PLACES = dict(zip("FMR", POSITIONS, strict=True))


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A position for the card player: `me` is to play."""

    game: str
    me: str
    """F, M or R."""
    declarer: str = ""
    """F, M or R; empty in Ramsch."""
    hand: str
    trick: str = ""
    out: str | None = None
    """The cards that others still have; all but those of the hand, the trick and the skat if None."""
    skat: str = ""
    """The discards, for the declarer."""
    voids: str = ""
    """What others lack: `F:S M:T` is forehand without spades and middlehand without trumps."""
    shown: str = ""
    """The declarer's hand, if it lies open."""
    plays: str = ""
    """Any of these cards is right."""
    never: str = ""
    """None of these cards is ever played."""


def case(position: str) -> Case:
    """The case written as `clubs M by F: HAND, trick CARDS, plays CARDS`; parts are named as its fields."""
    head, *rest = position.split(", ")
    who, hand = head.split(": ")
    game, me, *declarer = who.split()
    parts = dict(part.split(" ", 1) for part in rest)
    return Case(game=game, me=me, declarer=declarer[-1] if declarer else "", hand=hand, **parts)


def check(play: Callable[[Knowledge], Card], why: str, position: str) -> None:
    """`play` picks a legal card, and one that the position allows."""
    expected = case(position)
    known = known_in(expected)
    card = play(known)
    assert known.legal & card.bit, f"{card.value} is not legal"
    assert expected.plays or expected.never, "a position expects something"
    if expected.plays:
        assert card.value in expected.plays.split(), f"{card.value} is played: {why}"
    assert card.value not in expected.never.split(), f"{card.value} is played: {why}"


def known_in(expected: Case) -> Knowledge:
    """The knowledge that the position stands for."""
    game, me = GameType(expected.game), PLACES[expected.me]
    hand, trick = parse_cards(expected.hand), tuple(cards_in_order(expected.trick))
    gone = hand | card_set(trick) | parse_cards(expected.skat)
    out = CardSet(PACK & ~gone) if expected.out is None else parse_cards(expected.out)
    best = best_of(game, trick) if trick else None
    size = hand.bit_count()
    return Knowledge(
        game=game,
        me=me,
        declarer=PLACES[expected.declarer] if expected.declarer else None,
        hand=hand,
        legal=legal_cards(game, hand, trick[0] if trick else None),
        trick=trick,
        best=None if best is None else trick[best],
        best_by=None if best is None else after(me, best - len(trick)),
        may_hold=_may_hold(expected, game, me, hand, out),
        counts=tuple_of(lambda place: size - (0 < (me.index - place.index) % 3 <= len(trick))),
        skat_known=bool(expected.skat),
        points=(0, 0, 0),
    )


def cards_in_order(text: str) -> list[Card]:
    """The cards of a text in the order in which they stand there."""
    return [Card(word) for word in text.split()]


def tuple_of(number: Callable[[Position], int]) -> tuple[int, int, int]:
    """A number for each position."""
    first, second, third = (number(place) for place in POSITIONS)
    return first, second, third


def _may_hold(
    expected: Case, game: GameType, me: Position, hand: CardSet, out: CardSet
) -> tuple[CardSet, CardSet, CardSet]:
    shown = parse_cards(expected.shown)
    lacks = dict.fromkeys(POSITIONS, NO_CARDS)
    for word in expected.voids.split():
        place, group = word.split(":")
        cards = _group(game, group)
        lacks[PLACES[place]] = CardSet(lacks[PLACES[place]] | cards)

    def held(place: Position) -> CardSet:
        if place is me:
            return hand
        if shown and place is PLACES[expected.declarer]:
            return shown
        return CardSet(out & ~lacks[place] & ~shown)

    return held(POSITIONS[0]), held(POSITIONS[1]), held(POSITIONS[2])


def _group(game: GameType, letter: str) -> CardSet:
    if letter == "T":
        return TRUMP_SET[game]
    return CardSet(suit_cards(Suit(letter)) & ~TRUMP_SET[game])


def seen(phase: Phase, place: str, hand: str, *, skat: str = "", shown: dict[str, str] | None = None) -> View:
    """The view of the position `place` in `phase` with these cards; `shown` are open hands by place."""
    first, second, third = (parse_cards((shown or {}).get(letter, "")) for letter in PLACES)
    held = parse_cards(hand)
    return View(PLACES[place], phase, held, held, parse_cards(skat), (first, second, third), None)


def declared(game: str, declarer: str, *, announced: Announcement = NOTHING, bid: int = 18) -> Game:
    """A declared game."""
    kind = GameType(game)
    return Game(Setting(), PLACES[declarer], bid, NOBODY, Contract(kind, announced), kind)


def begun(frame: Game | Ramsch, *, turn: str = "F", trick: str = "", tricks: Sequence[str] = ()) -> Playing:
    """Play after these tricks, the first led by forehand, and with `trick` on the table."""
    leader, done = Position.FOREHAND, []
    for text in tricks:
        cards = tuple(cards_in_order(text))
        winner = after(leader, trick_winner(frame.order, cards))
        done.append(Trick(leader, cards, winner))
        leader = winner
    lying = tuple(cards_in_order(trick))
    start = leader if tricks else PLACES[turn]
    return Playing(frame, Terms(), after(start, len(lying)), lying, tuple(done))
