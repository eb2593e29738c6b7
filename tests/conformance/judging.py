"""What an open-card search thinks of the moves that positions ask for.

`python -m tests.conformance.judging FILE...`: the hidden cards are laid out in many ways that agree with the
play; a layout in which the declarer would hardly have played the game is left out. Printed are positions
whose judgement the search does not bear out; the exit status is 1 if there are any.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import msgspec

from vorhand.conformance.positions import AskedPosition, Grounds, question
from vorhand.core.cards import NO_CARDS, PACK, Card, CardSet, card_set, cards_in, parse_card, points_of
from vorhand.core.phases.types import Game, Playing
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.view.view import View
from vorhand.engine.reference import OpenPosition
from vorhand.engine.solver import WIN, Solver
from vorhand.players.hand_strength import chance, null_danger, null_strength, strength
from vorhand.players.knowledge import Knowledge, knowledge

LIKELY = 0.4
"""The chance to win by his cards from which on a declarer is taken to have played a game."""
DRAWS = 10_000
"""Layouts that are drawn before the search makes do with fewer."""
MORE_OFTEN = 0.02
MORE_POINTS = 0.5


class Layout(msgspec.Struct, frozen=True):
    """All cards as they may lie."""

    hands: tuple[CardSet, CardSet, CardSet]
    """By position: cards still in hand."""
    skat: CardSet


class Judgement(msgspec.Struct, frozen=True):
    """What a card brings the side that plays it, on average over the layouts."""

    won: float
    """The share of layouts in which this side wins the game, 0..1."""
    points: float
    """Card points that this side still takes or keeps from the declarer; 0 in null."""

    def beats(self, other: "Judgement") -> bool:
        """Whether this card is clearly better: it wins more often, or about as often with more points."""
        if abs(self.won - other.won) >= MORE_OFTEN:
            return self.won > other.won
        return self.points - other.points >= MORE_POINTS


def judgements(position: AskedPosition, count: int, seed: int = 1) -> Mapping[Card, Judgement]:
    """By legal card: how good it is over up to `count` layouts."""
    view = question(position).view
    playing = view.phase
    assert isinstance(playing, Playing), "a search judges cards only"
    assert isinstance(playing.frame, Game), "a Ramsch has no declarer"
    known, game, solver = knowledge(view), playing.frame, Solver()
    won: dict[Card, int] = {}
    points: dict[Card, int] = {}
    drawn = list(islice(likely_layouts(known, view, game, Random(seed)), count))
    assert len(drawn) >= min(count, 20), f"{position.id}: hardly any layout fits"
    is_mine = known.me is game.declarer
    for layout in drawn:
        asked = OpenPosition(
            game=known.game,
            declarer=game.declarer,
            hands=layout.hands,
            turn=playing.turn,
            trick=playing.trick,
        )
        needed = WIN - known.points[game.declarer.index] - points_of(layout.skat)
        for card, value in solver.values(asked).items():
            is_won = bool(value) if game.contract.is_null else value >= needed
            won[card] = won.get(card, 0) + (is_won is is_mine)
            gained = 0 if game.contract.is_null else value
            points[card] = points.get(card, 0) + (gained if is_mine else -gained)
    return {card: Judgement(won[card] / len(drawn), points[card] / len(drawn)) for card in won}


def likely_layouts(known: Knowledge, view: View, game: Game, chances: Random) -> Iterator[Layout]:
    """Layouts that agree with the play, in which the declarer had cards for the game."""
    is_given = known.me is game.declarer or bool(view.open_hands[game.declarer.index])
    for _ in range(DRAWS):
        layout = _layout(known, view, chances)
        if layout and (is_given or _chance(view, game, layout) >= LIKELY):
            yield layout


def _layout(known: Knowledge, view: View, chances: Random) -> Layout | None:
    """One layout, cards that fewer can hold first; None where the draw came to an end that does not fit."""
    hands = [known.may_hold[place.index] if _is_seen(known, view, place) else NO_CARDS for place in POSITIONS]
    places = [place.index for place in POSITIONS if not _is_seen(known, view, place)]
    hidden = list(cards_in(_hidden(known, view, hands)))
    chances.shuffle(hidden)
    skat: int = view.skat
    for card in sorted(
        hidden, key=lambda card: sum(known.may_hold[place] & card.bit > 0 for place in places)
    ):
        room = [
            place
            for place in places
            if known.may_hold[place] & card.bit
            for _ in range(_free(known, hands, place))
        ]
        room += [_SKAT] * (2 - skat.bit_count())
        if not room:
            return None
        place = chances.choice(room)
        if place == _SKAT:
            skat |= card.bit
        else:
            hands[place] = CardSet(hands[place] | card.bit)
    return Layout((hands[0], hands[1], hands[2]), CardSet(skat))


_SKAT = 3


def _is_seen(known: Knowledge, view: View, place: Position) -> bool:
    return place is known.me or bool(view.open_hands[place.index])


def _free(known: Knowledge, hands: Sequence[CardSet], place: int) -> int:
    return known.counts[place] - hands[place].bit_count()


def _hidden(known: Knowledge, view: View, hands: Sequence[CardSet]) -> CardSet:
    playing = view.phase
    assert isinstance(playing, Playing), "cards are played"
    seen = view.skat | card_set(playing.trick)
    for trick in playing.tricks:
        seen |= card_set(trick.cards)
    for hand in hands:
        seen |= hand
    return CardSet(PACK & ~seen)


def is_borne_out(position: AskedPosition, found: Mapping[Card, Judgement]) -> bool:
    """Whether the cards always played beat all others, or each card never played is beaten by another."""
    named = {parse_card(str(move)) for move in position.always + position.never}
    others = [judgement for card, judgement in found.items() if card not in named]
    if position.always:
        return bool(others) and all(found[card].beats(other) for card in named for other in others)
    return all(any(other.beats(found[card]) for other in others) for card in named)


def positions_of(path: Path) -> list[AskedPosition]:
    """The positions of a file."""
    return [msgspec.json.decode(line, type=AskedPosition) for line in path.read_bytes().splitlines()]


def _chance(view: View, game: Game, layout: Layout) -> float:
    """The declarer's chance by the ten cards he began with."""
    playing = view.phase
    assert isinstance(playing, Playing), "cards are played"
    ten = layout.hands[game.declarer.index]
    for trick in playing.tricks:
        ten = CardSet(ten | trick.cards[(game.declarer.index - trick.leader.index) % 3].bit)
    place = (game.declarer.index - playing.turn.index + len(playing.trick)) % 3
    if place < len(playing.trick):
        ten = CardSet(ten | playing.trick[place].bit)
    if game.contract.is_null:
        return chance(null_strength(null_danger(ten)))
    return chance(strength(game.contract.game, ten, game.declarer, laid=layout.skat))


def main() -> int:
    """Judges every position whose grounds are the search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--layouts", type=int, default=400)
    arguments = parser.parse_args()
    doubtful = 0
    for path in arguments.files:
        for position in positions_of(path):
            if position.grounds is Grounds.SEARCH:
                found = judgements(position, arguments.layouts)
                if not is_borne_out(position, found):
                    doubtful += 1
                    print(
                        position.id,
                        *(f"{card.value} {one.won:.3f} {one.points:.1f};" for card, one in found.items()),
                    )
    print(f"{doubtful} doubtful")
    return 1 if doubtful else 0


if __name__ == "__main__":
    raise SystemExit(main())
