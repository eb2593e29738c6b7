"""Reviews are worked out once, few at a time, and given up when the server ends."""

import asyncio
from collections.abc import Iterator
from threading import Event

import msgspec
import pytest

from tests.unit.service.test_playing_on import records
from vorhand.records.record import DealRecord
from vorhand.review import DealReview, deal_review
from vorhand.service import reviews
from vorhand.service.reviews import MOST_AT_ONCE, Reviews, TooManyReviews

pytestmark = pytest.mark.anyio


class Slow:
    """Stands for the work, which waits until it is let go."""

    def __init__(self) -> None:
        self.go = Event()
        self.asked = 0

    def review(self, *deal: object, **options: object) -> DealReview:
        self.asked += 1
        self.go.wait(10)
        return deal_review(*deal, **options)  # type: ignore[arg-type]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    work = Slow()
    monkeypatch.setattr(reviews, "deal_review", work.review)
    yield work
    work.go.set()


@pytest.fixture
def found() -> Iterator[Reviews]:
    found = Reviews()
    yield found
    found.close()


def numbered(count: int) -> list[DealRecord]:
    """So many deals, all alike."""
    (record,) = records("isko", deals=1)
    return [
        msgspec.structs.replace(record, deal=msgspec.structs.replace(record.deal, number=number))
        for number in range(1, count + 1)
    ]


async def test_a_review_is_that_of_the_deal_and_is_kept(found: Reviews, slow: Slow) -> None:
    (record,) = numbered(1)
    slow.go.set()
    assert not found.is_known(record)
    one, other = await asyncio.gather(found.review(record), found.review(record))
    assert one == other == await found.review(record)
    assert slow.asked == 1
    assert one == deal_review(record.rules, record.setting, record.events, budget=reviews.BUDGET)
    assert found.is_known(record)


async def test_only_so_many_are_worked_out_at_once(found: Reviews, slow: Slow) -> None:
    deals = numbered(MOST_AT_ONCE + 1)
    asked = [asyncio.ensure_future(found.review(deal)) for deal in deals[:-1]]
    await asyncio.sleep(0)
    with pytest.raises(TooManyReviews):
        await found.review(deals[-1])
    again = asyncio.ensure_future(found.review(deals[0]))
    slow.go.set()
    await asyncio.gather(again, *asked)
    await found.review(deals[-1])


async def test_who_goes_takes_nobodys_review_along(found: Reviews, slow: Slow) -> None:
    (record,) = numbered(1)
    gone, waits = (asyncio.ensure_future(found.review(record)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    slow.go.set()
    assert (await waits).cards


async def test_the_oldest_goes_first(found: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_KEPT", 2)
    first, second, third = numbered(3)
    await found.review(first)
    await found.review(second)
    await found.review(first)
    await found.review(third)
    assert [found.is_known(one) for one in (first, second, third)] == [True, False, True]


async def test_the_end_breaks_off_what_is_worked_out() -> None:
    found = Reviews()
    (record,) = numbered(1)
    asked = asyncio.ensure_future(found.review(record))
    await asyncio.sleep(0)
    found.close()
    review = await asked
    assert review.remainder is None or review.remainder.why.value == "cancelled"
