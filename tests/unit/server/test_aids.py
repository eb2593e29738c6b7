"""What a scene tells to help: values in bidding, points laid away, who is ahead in a trick, who is asked."""

import msgspec

from tests.unit.server.rooms import new_room, rules_of, scripted, steps, until
from vorhand.core.cards import Card, Rank, points_of
from vorhand.core.commands import (
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    Discard,
    Pass,
    PickUpSkat,
    PlayCard,
    PushSkat,
)
from vorhand.core.contract import CONTRACT_GAMES, GameType, matadors, trick_winner
from vorhand.core.phases.types import (
    Auction,
    ClaimAsked,
    ConcessionAsked,
    Declaring,
    Discarding,
    Game,
    Playing,
    RamschChoice,
    RamschDiscarding,
)
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.match.seating import Seat
from vorhand.server.scene import scene
from vorhand.server.wire import DealScene, Taste
from vorhand.service.dealing import played
from vorhand.service.room import Company, Room

SEED = 7
TO_THE_SKAT: tuple[Command, ...] = (Bid(18), Pass(), Pass())
AT = "2026-01-01T00:00:00Z"
BASES = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}


def deal(room: Room, seat: int, language: str = "en") -> DealScene:
    taste = msgspec.convert({"language": language, "deck": "french"}, Taste)
    shown = scene(room, Company(), Seat(seat), taste).deal
    assert shown is not None
    return shown


def a_room(preset: str = "isko", **settings: object) -> Room:
    return new_room(rules_of(preset, **settings), preset=preset)


def awaited(room: Room) -> Seat:
    return room.playing.awaited()[0]


def declaring(room: Room) -> Room:
    """Middlehand took the skat, laid away two cards and has to name a game."""

    def move(now: Room, seat: Seat) -> Command:
        if isinstance(now.playing.phase, Discarding):
            first, second = now.playing.options(seat).discards[:2]
            return Discard((first, second))
        return commands.pop(0)

    commands: list[Command] = [*TO_THE_SKAT, PickUpSkat()]
    return until(Declaring, room, seed=SEED, move=move)


def playing(room: Room, game: GameType) -> Room:
    now = declaring(room)
    return played(now, awaited(now), DeclareGame(game), AT)[0]


def test_in_the_auction_everybody_is_told_what_his_games_would_be_worth() -> None:
    room = until(Auction, a_room(), seed=SEED, move=scripted())
    for place in POSITIONS:
        seat = room.playing.on_table.seating.seat(place)
        hand = room.playing.view(seat).hand
        worth = deal(room, seat).worth
        assert len(worth) == len(CONTRACT_GAMES)
        for game, told in zip(CONTRACT_GAMES, worth, strict=True):
            base = BASES.get(game.value)
            run = matadors(game, hand)
            assert told.value == (23 if base is None else base * (abs(run) + 1))
            assert told.unsure is (run < 0)


def test_once_a_game_is_declared_nobody_is_told_any_more() -> None:
    room = playing(a_room(), GameType.GRAND)
    assert not any(deal(room, seat).worth for seat in range(3))


def test_the_declarer_alone_is_told_the_points_laid_away() -> None:
    room = declaring(a_room())
    declarer = awaited(room)
    shown = [deal(room, seat).laid_points for seat in range(3)]
    assert shown[declarer] == points_of(room.playing.view(declarer).skat)
    assert [points for seat, points in enumerate(shown) if seat != declarer] == [None, None]


def test_jacks_are_named_before_they_are_laid_away() -> None:
    room = until(Discarding, a_room(), seed=SEED, move=scripted(*TO_THE_SKAT, PickUpSkat()))
    choices = deal(room, awaited(room)).choices
    assert set(choices.careful) == {card for card in choices.discards if card.rank is Rank.JACK}


def test_a_trick_tells_who_is_ahead() -> None:
    checked = 0
    for room, _ in steps(a_room(), seed=3, deals=3):
        phase = room.playing.phase
        trick = deal(room, 0).trick
        if isinstance(phase, Playing) and phase.trick:
            assert trick is not None
            best = trick.cards[trick_winner(phase.frame.order, phase.trick)]
            assert trick.ahead == best.seat
            checked += 1
        else:
            assert trick is None
    assert checked > 30


def test_a_claim_asks_the_defenders_in_words() -> None:
    room = playing(a_room(), GameType.GRAND)
    declarer = next(s for s in range(3) if deal(room, s).choices.claims)
    assert ClaimLevel.SIMPLE in deal(room, declarer).choices.claims
    room, _ = played(room, Seat(declarer), Claim(ClaimLevel.SIMPLE), AT)
    assert isinstance(room.playing.phase, ClaimAsked)
    for seat in range(3):
        choices = deal(room, seat).choices
        if seat == declarer:
            assert choices.simple == ()
        else:
            assert choices.simple == (Answer(True), Answer(False))
            assert choices.question
        shown = scene(room, Company(), Seat(seat), Taste(language="en", deck="french")).chairs[declarer]
        assert len(shown.open) == (0 if seat == declarer else 10), "the claimed hand lies open"


def test_giving_up_late_asks_the_defenders() -> None:
    room = playing(a_room(), GameType.GRAND)
    frame = room.playing.phase
    assert isinstance(frame, Playing)
    assert isinstance(frame.frame, Game)
    declarer = room.playing.on_table.seating.seat(frame.frame.declarer)
    while len(getattr(room.playing.phase, "tricks", ())) < 3:
        room, _ = played(room, awaited(room), _a_card(room), AT)
    room, _ = played(room, declarer, Concede(), AT)
    assert isinstance(room.playing.phase, ConcessionAsked)
    asked = [seat for seat in range(3) if deal(room, seat).choices.simple == (Answer(True), Answer(False))]
    assert sorted(asked) == sorted({0, 1, 2} - {declarer})
    room, _ = played(room, Seat(asked[0]), Answer(True), AT)
    assert room.stage != "deal", "one defender's consent is enough"


def _a_card(room: Room) -> PlayCard:
    return PlayCard(room.playing.options(awaited(room)).cards[0])


def test_the_skat_is_pushed_on_unseen_and_jacks_come_back_to_nobody() -> None:
    room = a_room("xskat_pub")
    passes: tuple[Command, ...] = (Pass(), Pass(), Pass())
    room = until(RamschChoice, room, seed=SEED, move=scripted(*passes))
    first = awaited(room)
    shown = deal(room, first)
    assert set(shown.choices.simple) == {PickUpSkat(), PushSkat()}
    room, _ = played(room, first, PickUpSkat(), AT)
    assert isinstance(room.playing.phase, RamschDiscarding)
    shown = deal(room, first)
    assert len(shown.hand) == 12
    assert not any(card.rank is Rank.JACK for card in shown.choices.discards)
    if any(card.rank is Rank.JACK for card in shown.hand):
        assert shown.choices.why_not
    others = [seat for seat in range(3) if seat != first]
    assert all(not deal(room, seat).fresh for seat in others)
    laid = shown.choices.discards[:2]
    room, _ = played(room, first, Discard((laid[0], laid[1])), AT)
    assert all(not set(laid) & _cards_in(deal(room, seat)) for seat in others)


def _cards_in(shown: DealScene) -> set[Card]:
    return {*shown.hand, *shown.fresh, *shown.laid}


def test_a_game_below_the_bid_says_what_it_needs() -> None:
    commands: tuple[Command, ...] = (Bid(60), Pass(), Pass(), PickUpSkat())

    def move(now: Room, seat: Seat) -> Command:
        if isinstance(now.playing.phase, Discarding):
            first, second = now.playing.options(seat).discards[:2]
            return Discard((first, second))
        return waiting.pop(0)

    waiting = list(commands)
    room = until(Declaring, a_room(), seed=SEED, move=move)
    for one in deal(room, awaited(room)).choices.declarations:
        base = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}.get(
            one.command.game.value
        )
        if base is None or one.covered:
            assert one.needs == ""
        else:
            missing = -(-60 // base) - one.value // base
            wanted = {1: "It needs Schneider as well.", 2: "It needs Schwarz as well."}
            assert one.needs == wanted.get(missing, "No Schneider or Schwarz would lift it to the bid.")
