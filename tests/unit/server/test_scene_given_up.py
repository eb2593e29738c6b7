"""What a scene tells the declarer about giving up is what he writes when he does."""

import pytest

from tests.unit.server.test_aids import AT, a_room, awaited, deal, playing
from vorhand.core.commands import Answer, Concede, PlayCard
from vorhand.core.contract import CONTRACT_GAMES, GameType
from vorhand.core.phases.types import ConcessionAsked
from vorhand.service.dealing import played


@pytest.mark.parametrize("game", CONTRACT_GAMES)
def test_the_declarer_is_told_what_giving_up_costs(game: GameType) -> None:
    room = playing(a_room(), game)
    me = next(seat for seat in range(3) if (shown := deal(room, seat).contract) and shown.declarer == seat)
    contract = deal(room, me).contract
    assert contract is not None
    others = [deal(room, seat).contract for seat in range(3) if seat != me]
    assert all(other is not None and other.if_given_up is None for other in others)
    while awaited(room) != me:
        (card, *_) = room.playing.options(awaited(room)).cards
        room = played(room, awaited(room), PlayCard(card), AT)[0]
    room = played(room, awaited(room), Concede(), AT)[0]
    if isinstance(room.playing.phase, ConcessionAsked):
        room = played(room, awaited(room), Answer(accepted=True), AT)[0]
    result = deal(room, me).result
    assert result is not None
    assert result.score == contract.if_given_up
