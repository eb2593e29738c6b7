"""The Rust solver agrees with plain search in Python, and says what it cannot be asked."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from vorhand.bench.solver import measured
from vorhand.core.cards import CARDS, Card, CardSet, card_set, cards_in, parse_cards
from vorhand.core.contract import CONTRACT_GAMES, GameType, legal_cards, trick_winner
from vorhand.core.positions import POSITIONS, Position, after
from vorhand.engine.reference import OpenPosition, further_points, takes_no_trick
from vorhand.engine.solve_lines import SolveLine, answered, position_of
from vorhand.engine.solver import Limits, PositionError, SearchStopped, Solver, total_points

EXAMPLES = Path(__file__).parents[3] / "shared" / "data" / "solver_examples.jsonl"
ENDINGS = {1: 40, 2: 120, 3: 80, 4: 8}
"""How many endings of each length are compared, for each game; the Rust tests compare many more."""
SIGNATURE = 3_223_480
"""All nodes of twenty plausible deals of each kind."""


def ending(chance: Random, game: GameType, size: int) -> OpenPosition:
    """Any ending with so many cards in hand, at any moment of a trick."""
    cards = chance.sample(CARDS, 3 * size)
    hands = tuple(card_set(cards[place * size : (place + 1) * size]) for place in range(3))
    position = OpenPosition(
        game=game,
        declarer=chance.choice(POSITIONS),
        hands=(hands[0], hands[1], hands[2]),
        turn=chance.choice(POSITIONS),
    )
    for _ in range(chance.randrange(3)):
        position = played(position, chance.choice(cards_in(legal(position))))
    return position


def legal(position: OpenPosition) -> CardSet:
    led = position.trick[0] if position.trick else None
    return legal_cards(position.game, position.hands[position.turn.index], led)


def played(position: OpenPosition, card: Card) -> OpenPosition:
    """The position after a card that does not complete the trick."""
    hands = [
        CardSet(hand & ~card.bit) if place is position.turn else hand
        for place, hand in zip(POSITIONS, position.hands, strict=True)
    ]
    return msgspec.structs.replace(
        position,
        hands=(hands[0], hands[1], hands[2]),
        turn=position.turn.next,
        trick=(*position.trick, card),
    )


@pytest.mark.parametrize("game", CONTRACT_GAMES)
def test_endings_are_worth_what_plain_search_says(game: GameType) -> None:
    chance, solver = Random(f"endings {game.value}"), Solver()
    for size, count in ENDINGS.items():
        for _ in range(count):
            position = ending(chance, game, size)
            if game is GameType.NULL:
                assert solver.survives(position) is takes_no_trick(position)
            else:
                assert solver.points(position) == further_points(position)


@pytest.mark.parametrize("game", CONTRACT_GAMES)
def test_the_values_of_cards_are_those_of_what_follows(game: GameType) -> None:
    chance, solver = Random(f"values {game.value}"), Solver()
    for _ in range(60):
        position = ending(chance, game, 5)
        values = solver.values(position)
        assert set(values) == set(cards_in(legal(position)))
        best = max if position.turn is position.declarer else min
        worth = int(solver.survives(position)) if game is GameType.NULL else solver.points(position)
        assert best(values.values()) == worth


def test_the_best_line_is_legal_and_reaches_the_value() -> None:
    chance, solver = Random("lines"), Solver()
    for _ in range(40):
        position = ending(chance, GameType.HEARTS, 5)
        line = solver.line(position)
        assert len(line) == sum(hand.bit_count() for hand in position.hands)
        points, trick, leader = 0, list(position.trick), after(position.turn, -len(position.trick))
        for card in line:
            trick.append(card)
            if len(trick) == 3:
                leader = after(leader, trick_winner(position.game, trick))
                points += sum(one.points for one in trick) if leader is position.declarer else 0
                trick.clear()
        assert points == solver.points(position)


def test_a_window_agrees_with_the_exact_points() -> None:
    chance, solver = Random("windows"), Solver()
    for _ in range(30):
        position = ending(chance, GameType.GRAND, 7)
        points = solver.points(position)
        assert 0 <= points <= total_points(position)
        assert solver.reaches(position, points)
        assert not solver.reaches(position, points + 1)
        assert solver.reaches(position, -5)


def test_what_is_remembered_changes_no_answer() -> None:
    positions = [ending(Random(number), GameType.SPADES, 6) for number in range(40)]
    old = Solver()
    assert [old.points(one) for one in positions] == [Solver().points(one) for one in positions]


def test_a_limit_stops_the_search_and_says_so() -> None:
    position = ending(Random(3), GameType.CLUBS, 10)
    with pytest.raises(SearchStopped):
        Solver(Limits(nodes=1)).points(position)
    with pytest.raises(SearchStopped):
        Solver(Limits(seconds=0.0)).points(position)


def test_the_same_question_takes_the_same_nodes() -> None:
    position = ending(Random(4), GameType.DIAMONDS, 9)
    first, second = Solver(), Solver()
    assert first.points(position) == second.points(position)
    assert first.nodes == second.nodes > 0


def test_the_search_visits_the_nodes_that_it_always_did() -> None:
    """A change that is to leave the search alone leaves this number alone; any other states both."""
    assert measured(20).signature == SIGNATURE


def test_impossible_questions_are_refused() -> None:
    hands = (parse_cards("CJ HA"), parse_cards("HT C7"), parse_cards("H9"))
    uneven = OpenPosition(game=GameType.GRAND, declarer=POSITIONS[0], hands=hands, turn=POSITIONS[0])
    twice = msgspec.structs.replace(uneven, hands=(hands[0], hands[0], hands[1]))
    ramsch = msgspec.structs.replace(
        uneven, game=GameType.RAMSCH, hands=(hands[0], hands[1], parse_cards("H9 H8"))
    )
    null = msgspec.structs.replace(ramsch, game=GameType.NULL)
    for position in (uneven, twice, ramsch, null):
        with pytest.raises(PositionError):
            Solver().points(position)
    for position in (uneven, twice, ramsch):
        with pytest.raises(PositionError):
            Solver().values(position)
    with pytest.raises(PositionError):
        Solver().survives(ramsch)


def test_the_example_positions_have_their_answers() -> None:
    if not EXAMPLES.is_file():
        pytest.skip("the example positions lie beside the checkout, and are not there")
    solver = Solver()
    for line in EXAMPLES.read_text("utf-8").splitlines():
        example = json.loads(line)
        answer = msgspec.to_builtins(answered(solver, msgspec.convert(example["in"], SolveLine)))
        del answer["nodes"]
        assert answer == example["out"]


def test_a_line_is_checked_as_a_whole() -> None:
    line = {
        "id": "x",
        "game": "grand",
        "declarer": "forehand",
        "leader": "rearhand",
        "hands": {"forehand": ["CJ"], "middlehand": ["HT"], "rearhand": []},
        "skat": ["CA", "CT"],
        "trick": ["H9"],
    }
    position = position_of(msgspec.convert(line, SolveLine))
    assert position.turn is Position.FOREHAND
    assert answered(Solver(), msgspec.convert(line, SolveLine)).points == 21 + 2 + 10
    for changes in ({"skat": ["CA", "CJ"]}, {"skat": ["CA"]}):
        with pytest.raises(PositionError):
            position_of(msgspec.convert({**line, **changes}, SolveLine))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**line, "trick": ["H9", "H8", "H7"]}, SolveLine)
