"""Advice at a table: for who is asked, where nothing counts, searched for once."""

import asyncio
import time
from typing import Any

import pytest

from tests.service.conftest import HOST, House, until, wish
from tests.service.test_actor import any_move, awaits
from vorhand.advice import Advice
from vorhand.match.seating import Seat
from vorhand.service import actor as actors
from vorhand.service.actor import TableActor, Watcher
from vorhand.service.advising import Advisable, advisable, advised, is_advisable
from vorhand.service.granting import Unwelcome, Why
from vorhand.service.wishes import Act

pytestmark = pytest.mark.anyio
STRANGER = "stranger"


async def asked_something(house: House, **plan: Any) -> tuple[TableActor, Watcher]:
    """A table at which the host is asked for something."""
    actor = await house.open(**plan)
    watcher = actor.enter(HOST)
    await until(watcher, actor, awaits(0))
    return actor, watcher


async def check_refused(actor: TableActor, person: str, why: Why) -> None:
    with pytest.raises(Unwelcome) as refusal:
        await actor.advise(person)
    assert refusal.value.why is why


async def test_who_is_asked_is_advised_in_something_that_may_be_done(house: House) -> None:
    actor, watcher = await asked_something(house, practice=True)
    for _ in range(8):
        size, advice = await actor.advise(HOST)
        assert size == actor.room.size
        assert advice.command == advice.choices[0].command
        before = actor.room.size
        await wish(actor, Act(command=advice.command))
        assert actor.room.size > before
        await until(watcher, actor, lambda room: awaits(0)(room) or room.stage != "deal")
        if actor.room.stage != "deal":
            break
    assert house.faults.count == 0


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({"practice": False}, Why.NO_ADVICE),
        ({"practice": True, "preset": "stakes_el"}, Why.NO_ADVICE),
    ],
)
async def test_there_is_none_where_results_count(house: House, plan: dict[str, Any], why: Why) -> None:
    actor, _ = await asked_something(house, **plan)
    assert not is_advisable(actor.room, Seat(0))
    await check_refused(actor, HOST, why)


async def test_there_is_none_for_others_nor_where_nothing_is_asked(house: House) -> None:
    actor, _ = await asked_something(house, practice=True)
    await check_refused(actor, STRANGER, Why.NOT_SEATED)
    waiting = await house.open("friends", practice=True)
    await check_refused(waiting, HOST, Why.NOTHING_ASKED)


async def test_it_is_searched_for_once_at_each_moment(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[Advisable] = []

    def counted(asked: Advisable) -> Advice:
        searched.append(asked)
        return advised(asked)

    monkeypatch.setattr(actors, "advised", counted)
    actor, watcher = await asked_something(house, practice=True)
    answers = await asyncio.gather(*(actor.advise(HOST) for _ in range(5)))
    assert len({id(advice) for _, advice in answers}) == len(searched) == 1
    await wish(actor, Act(command=any_move(actor.room)))
    await until(watcher, actor, lambda room: awaits(0)(room) or room.stage != "deal")
    if actor.room.stage == "deal":
        await actor.advise(HOST)
        assert len(searched) == 2


async def test_only_what_the_seat_sees_is_handed_on(house: House) -> None:
    actor, _ = await asked_something(house, practice=True)
    asked = advisable(actor.room, Seat(0))
    assert asked.view == actor.room.playing.view(Seat(0))
    assert set(Advisable.__struct_fields__) == {"rules", "view", "options", "seed"}


def broken(asked: Advisable) -> Advice:
    raise RuntimeError("no idea")


def endless(asked: Advisable) -> Advice:
    time.sleep(0.6)
    return advised(asked)


@pytest.mark.parametrize(
    ("search", "told"),
    [(broken, "advice failed"), (endless, "advice took too long")],
    ids=["fails", "endless"],
)
async def test_advice_that_does_not_come_leaves_the_table_as_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch, search: Any, told: str
) -> None:
    monkeypatch.setattr(actors, "advised", search)
    actor, _ = await asked_something(house, practice=True)
    await check_refused(actor, HOST, Why.BUSY)
    assert house.log.events[-1][0] == told
    assert house.faults.count == 1
    await wish(actor, Act(command=any_move(actor.room)))
    assert actor.is_running
