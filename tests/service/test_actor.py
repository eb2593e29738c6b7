"""A table moves by its actor alone: what is stored has happened, and nothing else has."""

import asyncio
import time
from typing import Any

import pytest

from tests.service.conftest import HOST, House, until, wish
from vorhand.core.cards import cards_in
from vorhand.core.commands import Bid, Claim, Command, Hold, Pass, PlayCard
from vorhand.core.errors import IllegalCommand
from vorhand.core.events import CardsDealt, NonceWaived
from vorhand.core.phases.types import Game, Playing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.match.seating import Seat
from vorhand.service import computers
from vorhand.service.actor import MAILBOX, TableActor, Watcher
from vorhand.service.granting import Unwelcome, Why
from vorhand.service.room import Room, folded
from vorhand.service.room_lines import CoverBegan, CoverEnded, decode_room_line
from vorhand.service.table import proof_of
from vorhand.service.wishes import Act, BeginMatch, EndMatch, Ready, Rise, SeatComputer, Sit

pytestmark = pytest.mark.anyio


def is_dealt(room: Room) -> bool:
    return room.table is not None and not room.is_shuffling


def awaits(seat: int) -> Any:
    return lambda room: is_dealt(room) and room.stage == "deal" and seat in room.playing.awaited()


async def log_of(house: House, id: str) -> Room:
    rows = await house.store.read(id)
    return folded(id, [decode_room_line(row.body) for row in rows])


def any_move(room: Room, seat: Any = 0) -> Command:
    return computers.safe_command(room.playing.options(seat))


async def play_on(house: House, actor: TableActor, deals: int) -> None:
    """The host plays any moves until so many deals are over."""
    watcher = actor.enter(HOST)
    while len(actor.room.played) < deals:
        await until(watcher, actor, lambda room: awaits(0)(room) or room.stage != "deal")
        if actor.room.stage == "between":
            if len(actor.room.played) < deals:
                await wish(actor, Ready(deal=actor.room.playing.deals))
        elif actor.room.stage == "over":
            break
        else:
            await wish(actor, Act(command=any_move(actor.room)))
    actor.leave(watcher)


async def test_three_computers_play_a_match_while_somebody_watches(house: House) -> None:
    actor = await house.open("watch", list__deals=6)
    watcher = actor.enter("spectator")
    await until(watcher, actor, lambda room: room.stage == "over")
    assert len(actor.room.played) == 6
    assert await log_of(house, actor.room.id) == actor.room
    assert not house.faults.count


async def test_nothing_moves_while_nobody_is_there(house: House) -> None:
    actor = await house.open("watch")
    await asyncio.sleep(0.02)
    size = actor.room.size
    await asyncio.sleep(0.03)
    assert actor.room.size == size


@pytest.mark.parametrize("preset", ["isko_list", "pub_pl", "xskat_pub"])
async def test_a_person_plays_against_computers(house: House, preset: str) -> None:
    actor = await house.open("alone", preset)
    await play_on(house, actor, 3)
    assert await log_of(house, actor.room.id) == actor.room
    assert not house.log.events


async def test_a_share_that_never_comes_is_waived(house: House) -> None:
    actor = await house.open()
    watcher = actor.enter(HOST)
    await until(watcher, actor, is_dealt)
    log = actor.room.playing.on_table.log
    assert any(isinstance(event, NonceWaived) for event in log)
    assert any(isinstance(event, CardsDealt) for event in log)


async def test_the_same_wish_sent_twice_comes_true_once(house: House) -> None:
    actor = await house.open("friends")
    first = await wish(actor, SeatComputer(seat=1, level="random"), id="a")
    assert await wish(actor, SeatComputer(seat=1, level="random"), id="a") == first
    assert actor.room.size == first
    assert len(await house.store.read(actor.room.id)) == first


async def test_a_wish_is_known_again_after_a_restart(house: House) -> None:
    actor = await house.open("friends")
    first = await wish(actor, SeatComputer(seat=1, level="random"), id="a")
    again = await house.new_hall().find(actor.room.id)
    assert again is not None
    assert await wish(again, SeatComputer(seat=1, level="random"), id="a") == first
    assert again.room.size == first


async def test_the_id_of_somebody_else_is_another_wish(house: House) -> None:
    actor = await house.open("friends")
    await wish(actor, SeatComputer(seat=1, level="random"), id="a")
    await wish(actor, Sit(seat=2, name="Bob"), person="guest", id="a")
    assert actor.room.chairs[2].name == "Bob"
    assert await house.store.tables_of("guest") == (actor.room.id,)


async def test_what_the_store_does_not_take_has_not_happened(house: House) -> None:
    actor = await house.open("friends")
    before = actor.room
    house.store.is_down = True
    with pytest.raises(Unwelcome) as refusal:
        await wish(actor, SeatComputer(seat=1, level="random"), id="a")
    assert refusal.value.why is Why.STORE_FAILED
    assert actor.room == before
    house.store.is_down = False
    await wish(actor, SeatComputer(seat=1, level="random"), id="a")
    assert actor.room.chairs[1].kind == "computer"


async def test_a_table_whose_computers_cannot_be_stored_comes_back_from_the_store(house: House) -> None:
    actor = await house.open("watch")
    house.store.is_down = True
    watcher = actor.enter("spectator")
    while actor.is_running:
        await watcher.news.wait()
        watcher.news.clear()
    assert house.log.events[0][0] == "table failed"
    house.store.is_down = False
    again = await house.hall.find(actor.room.id)
    assert again is not None
    assert again is not actor
    watcher = again.enter("spectator")
    await until(watcher, again, lambda room: len(room.played) == 1)


async def test_who_waits_at_a_table_that_fails_is_told(house: House) -> None:
    actor = await house.open("friends")
    other = await house.new_hall().find(actor.room.id)
    assert other is not None
    await wish(other, SeatComputer(seat=1, level="random"))
    with pytest.raises(Unwelcome) as refusal:
        await wish(actor, SeatComputer(seat=2, level="random"))
    assert refusal.value.why is Why.BUSY
    assert not actor.is_running
    with pytest.raises(Unwelcome):
        await wish(actor, SeatComputer(seat=2, level="random"))


async def test_a_full_mailbox_says_that_the_table_is_busy(house: House) -> None:
    actor = await house.open("friends")
    asked = [
        asyncio.ensure_future(wish(actor, SeatComputer(seat=1, level="random"))) for _ in range(MAILBOX + 5)
    ]
    done = await asyncio.gather(*asked, return_exceptions=True)
    refused = [answer for answer in done if isinstance(answer, Unwelcome)]
    assert {refusal.why for refusal in refused} == {Why.BUSY}
    assert len(refused) >= 5


async def test_refusals_of_the_rules_come_back_to_who_asked(house: House) -> None:
    actor = await house.open()
    watcher = actor.enter(HOST)
    await until(watcher, actor, awaits(0))
    before = actor.room.size
    someone_elses = cards_in(actor.room.playing.view(Seat(1)).hand)[0]
    with pytest.raises(IllegalCommand):
        await wish(actor, Act(command=PlayCard(someone_elses)))
    assert actor.room.size == before


class BadPlayer:
    """A computer player that is broken in one of three ways."""

    def __init__(self, fault: str) -> None:
        self._fault = fault

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        if self._fault == "raises":
            raise RuntimeError("out of cards")
        if self._fault == "sleeps":
            time.sleep(0.5)
        # Nobody may pass with cards on the table, and nobody plays one in the auction.
        return Pass() if options.cards else PlayCard(cards_in(view.hand)[0])

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        return None


@pytest.mark.parametrize(
    ("fault", "event"),
    [
        ("illegal", "illegal move of a computer"),
        ("raises", "a computer failed"),
        ("sleeps", "a computer thought too long"),
    ],
)
async def test_a_bad_answer_of_a_computer_is_replaced_by_a_safe_one(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: str, event: str
) -> None:
    monkeypatch.setattr(computers, "make_player", lambda level, seed: BadPlayer(fault))
    actor = await house.open("watch", list__deals=1)
    watcher = actor.enter("spectator")
    moves = 4 if fault == "sleeps" else 30
    await until(watcher, actor, lambda room: house.faults.count >= moves or room.stage == "over")
    assert house.faults.count
    assert {name for name, _ in house.log.events} == {event}
    assert await log_of(house, actor.room.id) == actor.room


async def full_table(house: House) -> TableActor:
    """The host and a guest with a computer; the match has begun."""
    actor = await house.open("friends")
    await wish(actor, Sit(seat=1, name="Bob"), person="guest")
    await wish(actor, SeatComputer(seat=2, level="random"))
    await wish(actor, BeginMatch())
    return actor


async def test_a_computer_plays_for_who_is_gone_and_hands_the_seat_back(house: House) -> None:
    actor = await full_table(house)
    host, guest = actor.enter(HOST), actor.enter("guest")
    await until(host, actor, is_dealt)
    actor.leave(guest)
    await until(host, actor, lambda room: room.chairs[1].covered)
    assert actor.company().present == {0}
    guest = actor.enter("guest")
    await until(guest, actor, lambda room: not room.chairs[1].covered)
    rows = [decode_room_line(row.body) for row in await house.store.read(actor.room.id)]
    assert [type(row) for row in rows if isinstance(row, CoverBegan | CoverEnded)] == [CoverBegan, CoverEnded]


async def test_the_deal_goes_on_for_the_others_while_one_is_gone(house: House) -> None:
    actor = await full_table(house)
    await play_on(house, actor, 2)
    assert len(actor.room.played) >= 2
    assert actor.room.chairs[1].covered


async def test_a_computer_goes_on_for_who_left_for_good(house: House) -> None:
    actor = await full_table(house)
    guest = actor.enter("guest")
    await wish(actor, Rise(), person="guest")
    await play_on(house, actor, 1)
    assert actor.room.chairs[1].left
    assert not actor.room.chairs[1].covered
    actor.leave(guest)


async def play_one_deal(actor: TableActor, watcher: Watcher) -> None:
    """The host and the guest play any moves until the deal is over."""
    while actor.room.stage != "between":
        await until(watcher, actor, lambda room: awaits(0)(room) or awaits(1)(room) or room.stage != "deal")
        for seat, person in ((0, HOST), (1, "guest")):
            if awaits(seat)(actor.room):
                await wish(actor, Act(command=any_move(actor.room, seat)), person=person)


async def test_the_next_deal_waits_for_the_people_who_are_there(house: House) -> None:
    actor = await full_table(house)
    host, guest = actor.enter(HOST), actor.enter("guest")
    await play_one_deal(actor, host)
    await wish(actor, Ready(deal=1))
    assert actor.company().ready == {0}
    assert actor.room.stage == "between"
    await wish(actor, Ready(deal=1), person="guest")
    assert actor.room.playing.deals == 2
    assert actor.company().ready == frozenset()
    actor.leave(guest)


async def test_the_next_deal_comes_by_itself_once_one_is_ready(house: House) -> None:
    actor = await full_table(house)
    host, guest = actor.enter(HOST), actor.enter("guest")
    await play_one_deal(actor, host)
    await wish(actor, Ready(deal=1))
    await until(host, actor, lambda room: room.playing.deals == 2)
    actor.leave(guest)


async def test_ready_is_for_the_deal_that_is_over(house: House) -> None:
    actor = await full_table(house)
    for deal, person, why in ((1, HOST, Why.WRONG_DEAL), (1, "stranger", Why.NOT_SEATED)):
        with pytest.raises(Unwelcome) as refusal:
            await wish(actor, Ready(deal=deal), person=person)
        assert refusal.value.why is why


async def test_a_closed_list_has_no_further_deal(house: House) -> None:
    actor = await house.open("alone", list__end="open")
    await play_on(house, actor, 1)
    await wish(actor, EndMatch())
    assert actor.room.stage == "over"
    with pytest.raises(Unwelcome) as refusal:
        await wish(actor, Ready(deal=1))
    assert refusal.value.why is Why.MATCH_OVER


async def test_lines_since_an_older_picture_are_at_hand_within_the_deal(house: House) -> None:
    actor = await house.open()
    watcher = actor.enter(HOST)
    await until(watcher, actor, awaits(0))
    size = actor.room.size
    assert actor.since(size) == ()
    missed = actor.since(size - 2)
    assert missed is not None
    assert [number for number, _ in missed] == [size - 2, size - 1]
    assert actor.since(size + 1) is None
    assert actor.since(0) is None, "the deal began later"


async def test_a_table_with_nobody_there_is_put_away_and_found_again(house: House) -> None:
    actor = await house.open()
    await play_on(house, actor, 1)
    for _ in range(100):
        if not actor.is_running:
            break
        await asyncio.sleep(0.02)
    assert not actor.is_running
    assert house.hall.tables == 0
    again, same = await asyncio.gather(house.hall.find(actor.room.id), house.hall.find(actor.room.id))
    assert again is same
    assert again is not None
    assert again.room == actor.room


async def test_there_is_no_table_that_was_never_opened(house: House) -> None:
    assert await house.hall.find("nowhere") is None


async def test_a_claim_that_the_table_can_prove_ends_the_game_at_once(house: House) -> None:
    actor = await house.open("alone", list__deals=200)
    watcher = actor.enter(HOST)
    claimed = 0
    while not claimed and actor.room.stage != "over":
        await until(watcher, actor, lambda room: awaits(0)(room) or room.stage != "deal")
        room = actor.room
        if room.stage == "between":
            await wish(actor, Ready(deal=room.playing.deals))
        elif _is_claim_proven(room):
            await wish(actor, Act(command=CLAIM))
            assert actor.room.stage != "deal", "nobody had to be asked"
            claimed += 1
        else:
            await wish(actor, Act(command=_eager_move(room)))
    assert claimed


CLAIM = Claim(ClaimLevel.SIMPLE)


def _is_claim_proven(room: Room) -> bool:
    phase = room.playing.phase
    if not isinstance(phase, Playing) or not isinstance(phase.frame, Game) or len(phase.tricks) < 6:
        return False
    is_mine = room.playing.on_table.seating.seat(phase.frame.declarer) == 0
    return is_mine and proof_of(room.playing, Seat(0), CLAIM)


def _eager_move(room: Room) -> Command:
    """Whoever bids gets to be the declarer."""
    options = room.playing.options(Seat(0))
    if options.bids:
        return Bid(options.bids[0])
    return Hold() if Hold() in options.simple else computers.safe_command(options)
