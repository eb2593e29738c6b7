"""The deal on the table as one viewer sees it."""

from typing import Literal

import msgspec

from vorhand.core.cards import Card, CardSet, card_set, points_of
from vorhand.core.contract import CONTRACT_GAMES, TRUMP_GAMES, GameType, matadors, trick_winner
from vorhand.core.events import SeedRevealed
from vorhand.core.phases.machine import is_over
from vorhand.core.phases.types import (
    Auction,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    GrandHandAsked,
    Phase,
    Playing,
    Ramsch,
    RamschChoice,
    RamschDiscarding,
    Shuffle,
    Shuffling,
    SkatChoice,
    Trick,
)
from vorhand.core.positions import Position, after
from vorhand.core.rules.kontra import DOUBLINGS
from vorhand.core.rules.valuation import Achievement, Ending, settle
from vorhand.core.sorting import sorted_hand
from vorhand.match.score_list import leaves_line
from vorhand.server.scene_choices import choices, worths
from vorhand.server.scene_result import result_scene
from vorhand.server.scene_sight import Sight
from vorhand.server.wire import Choices, ContractScene, DealScene, LaidCard, ShuffleScene, TrickScene
from vorhand.service.advising import is_advisable
from vorhand.service.room import PlayedDeal, Room
from vorhand.telling.hands import playing_of, shuffle_of

Asked = Literal["", "fix_nonce", "cut", "open_nonce"]


def deal_scene(room: Room, sight: Sight) -> DealScene:
    """The last deal of a room, running or just over."""
    table, view, phase = room.playing, sight.view, sight.phase
    assert room.deal is not None, "a deal has begun"
    playing = sight.playing
    played = finished(room)
    before = table.match if played is None else played.before
    return DealScene(
        number=room.deal.number,
        line=1 + sum(map(leaves_line, before.entries)),
        phase=str(phase.__struct_config__.tag),
        bock=room.deal.bock,
        ramsch_round=room.deal.ramsch_round,
        bid=_bid(phase),
        contract=contract_scene(sight),
        hand=sight.sorted(view.hand),
        orders=_orders(sight),
        fresh=_fresh(sight),
        laid=sight.sorted(view.skat),
        laid_points=points_of(view.skat) if view.skat else None,
        worth=worths(sight) if isinstance(phase, _NOTHING_DECLARED) and view.hand else (),
        skat_on_table=_is_skat_on_table(phase),
        trick=trick_scene(sight, is_complete=False),
        last_trick=trick_scene(sight, is_complete=True),
        tricks=len(playing.tricks) if playing else 0,
        shuffle=shuffle_scene(sight),
        choices=_choices(room, sight),
        result=None if played is None else result_scene(sight, played, table.match),
    )


def finished(room: Room) -> PlayedDeal | None:
    """The last deal begun, if it is over and on the list."""
    if room.stage == "deal" or not room.played or room.played[-1].line != room.deal:
        return None
    return room.played[-1]


def contract_scene(sight: Sight) -> ContractScene | None:
    """What is played; None before that is settled."""
    frame = sight.frame
    if isinstance(sight.phase, RamschChoice | RamschDiscarding) or isinstance(frame, Ramsch):
        text = sight.words.game(GameType.RAMSCH)
        return ContractScene(game=GameType.RAMSCH, text=text, declarer=None, bid=0)
    if frame is None:
        return None
    doublings = sight.playing.terms.doublings if sight.playing else 0
    return ContractScene(
        game=frame.contract.game,
        text=sight.words.contract(frame.contract),
        declarer=sight.seating.seat(frame.declarer),
        bid=frame.bid,
        doublings=tuple(sight.words.text(f"factor-name-{call.value}") for call in DOUBLINGS[:doublings]),
        if_given_up=_if_given_up(sight, frame),
    )


def _if_given_up(sight: Sight, game: Game) -> int | None:
    """What the viewer would write as declarer who gave up now."""
    playing = sight.playing
    if playing is None or game.declarer is not sight.view.position or is_over(sight.phase):
        return None
    known = _own_cards(sight, playing)
    is_null = game.contract.is_null
    achievement = Achievement(
        contract=game.contract,
        bid=game.bid,
        tricks=sum(trick.winner is game.declarer for trick in playing.tricks),
        matadors=0 if is_null else matadors(game.contract.game, known),
        doublings=playing.terms.doublings,
        bock=game.setting.doubled,
        spitze=False if game.contract.announced.spitze else None,
        gifts_refused=playing.terms.gifts_refused,
        ended=Ending.DECLARER_CONCEDED,
        matadors_by_game=tuple((other, matadors(other, known)) for other in TRUMP_GAMES),
    )
    return int(settle(sight.rules, achievement).score)


def _own_cards(sight: Sight, playing: Playing) -> CardSet:
    """All cards that the viewer ever held in this deal."""
    unfinished = _laid(sight, after(playing.turn, -len(playing.trick)), playing.trick)
    finished = (one for trick in playing.tricks for one in _laid(sight, trick.leader, trick.cards))
    played = card_set(one.card for one in (*finished, *unfinished) if one.seat == sight.seat)
    view = sight.view
    return CardSet(view.dealt | view.hand | view.skat | played)


def trick_scene(sight: Sight, *, is_complete: bool) -> TrickScene | None:
    """The last complete trick, or the unfinished one; None where there is none."""
    playing = sight.playing
    if playing is None:
        return None
    if is_complete:
        return _complete(sight, playing.tricks[-1]) if playing.tricks else None
    if not playing.trick:
        return None
    leader = after(playing.turn, -len(playing.trick))
    ahead = trick_winner(playing.frame.order, playing.trick)
    return TrickScene(
        leader=sight.seating.seat(leader),
        cards=_laid(sight, leader, playing.trick),
        ahead=sight.seating.seat(after(leader, ahead)),
    )


def _complete(sight: Sight, trick: Trick) -> TrickScene:
    return TrickScene(
        leader=sight.seating.seat(trick.leader),
        cards=_laid(sight, trick.leader, trick.cards),
        winner=sight.seating.seat(trick.winner),
    )


def _laid(sight: Sight, leader: Position, cards: tuple[Card, ...]) -> tuple[LaidCard, ...]:
    return tuple(LaidCard(sight.seating.seat(after(leader, place)), card) for place, card in enumerate(cards))


def _bid(phase: Phase) -> int:
    if isinstance(phase, Auction):
        return phase.bid
    if isinstance(phase, SkatChoice | Discarding | Declaring):
        return phase.won.bid
    playing = playing_of(phase)
    return playing.frame.bid if playing and isinstance(playing.frame, Game) else 0


_NOTHING_DECLARED = (Auction, ForehandAsked, GrandHandAsked, SkatChoice, Discarding, Declaring)


def _orders(sight: Sight) -> dict[str, tuple[Card, ...]]:
    if not isinstance(sight.phase, _NOTHING_DECLARED) or not sight.view.hand:
        return {}
    return {game.value: sorted_hand(sight.view.hand, game, sight.order) for game in CONTRACT_GAMES}


def _fresh(sight: Sight) -> tuple[Card, ...]:
    view = sight.view
    if not isinstance(sight.phase, Discarding | RamschDiscarding):
        return ()
    return sight.sorted(CardSet(view.hand & ~view.dealt))


_SKAT_UNTAKEN = (Auction, ForehandAsked, GrandHandAsked, SkatChoice, RamschChoice)


def _is_skat_on_table(phase: Phase) -> bool:
    """Whether nobody took the skat so far: in a hand game, and in Ramsch as far as everybody sees."""
    playing = playing_of(phase)
    if playing is None:
        return isinstance(phase, _SKAT_UNTAKEN)
    frame = playing.frame
    return not is_over(phase) and (isinstance(frame, Ramsch) or frame.contract.announced.hand)


def _choices(room: Room, sight: Sight) -> Choices:
    if sight.seat is None or sight.view.position is None:
        return Choices()
    offered = choices(sight, room.playing.options(sight.seat))
    return msgspec.structs.replace(offered, advice=True) if is_advisable(room, sight.seat) else offered


def shuffle_scene(sight: Sight) -> ShuffleScene | None:
    """The proof of the shuffle with the seed once that is revealed; None where there is no proof."""
    shuffle = shuffle_of(sight.phase)
    if shuffle is None:
        return None
    return ShuffleScene(
        commitment=shuffle.commitment,
        table=shuffle.table,
        number=shuffle.number,
        cutter=sight.seating.seat(shuffle.cutter),
        digests=shuffle.digests,
        nonces=shuffle.nonces,
        cut=shuffle.cut,
        seed=sight.last.seed if isinstance(sight.last, SeedRevealed) else "",
        asked=_asked(sight, shuffle),
    )


def _asked(sight: Sight, shuffle: Shuffle) -> Asked:
    """What the viewer owes the shuffle."""
    me = sight.view.position
    if me is None or not isinstance(sight.phase, Shuffling):
        return ""
    if not shuffle.digests[me.index]:
        return "fix_nonce"
    if not all(shuffle.digests):
        return ""
    if not shuffle.cut:
        return "cut" if me is shuffle.cutter else ""
    return "" if shuffle.nonces[me.index] else "open_nonce"
