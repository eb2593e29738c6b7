"""Who writes when, with a database that is none."""

import asyncio
from collections.abc import Sequence

import pytest

from tests.stores.rows import rows
from vorhand.service.store import StoreError, VersionConflict
from vorhand.service.store.group import GROUP, WAITING, Append, GroupWriter, SingleWriter

pytestmark = pytest.mark.anyio


def append(table: str) -> Append:
    return Append(table, 0, rows(0))


class Database:
    """Writes down the groups that it is given, each in one step of the loop; fails as it is told to."""

    def __init__(self, *, bad: str = "", error: Exception | None = None) -> None:
        self.groups: list[list[str]] = []
        self.bad = bad
        self.error = error

    @property
    def written(self) -> list[str]:
        return [table for group in self.groups for table in group]

    async def commit(self, appends: Sequence[Append]) -> None:
        await asyncio.sleep(0)
        tables = [one.table for one in appends]
        if self.error is not None:
            raise self.error
        if self.bad in tables:
            raise VersionConflict(self.bad, 0)
        self.groups.append(tables)


async def all_of(writer: GroupWriter | SingleWriter, tables: Sequence[str]) -> list[object]:
    asked = (writer.append(append(table)) for table in tables)
    return list(await asyncio.gather(*asked, return_exceptions=True))


async def test_what_waits_is_written_together() -> None:
    database = Database()
    writer = GroupWriter(database.commit)
    assert await all_of(writer, "abcdef") == [None] * 6
    assert database.written == list("abcdef")
    assert len(database.groups) <= 2
    await writer.close()


async def test_groups_are_bounded_and_nobody_is_forgotten() -> None:
    database = Database()
    writer = GroupWriter(database.commit)
    count = WAITING + 2 * GROUP + 1
    assert await all_of(writer, [str(number) for number in range(count)]) == [None] * count
    assert max(map(len, database.groups)) == GROUP
    assert database.written == [str(number) for number in range(count)]
    await writer.close()


async def test_a_conflict_is_told_to_who_caused_it() -> None:
    database = Database(bad="c")
    writer = GroupWriter(database.commit)
    outcomes = await all_of(writer, "abcd")
    assert [type(one) for one in outcomes] == [type(None), type(None), VersionConflict, type(None)]
    assert sorted(database.written) == ["a", "b", "d"]
    await writer.close()


async def test_a_failure_is_told_to_everybody_and_the_next_may_succeed() -> None:
    database = Database(error=StoreError("disk full"))
    writer = GroupWriter(database.commit)
    outcomes = await all_of(writer, "abcd")
    assert [str(one) for one in outcomes] == ["disk full"] * 4
    assert len(set(map(id, outcomes))) == 4
    database.error = None
    await writer.append(append("e"))
    await writer.close()


async def test_closing_waits_for_those_who_wait_for_a_place() -> None:
    database = Database()
    writer = GroupWriter(database.commit)
    asked = [asyncio.create_task(writer.append(append(f"{number}"))) for number in range(WAITING + 10)]
    await asyncio.sleep(0)
    await writer.close()
    assert all(one.done() and one.exception() is None for one in asked)


async def test_who_goes_away_spoils_nothing() -> None:
    database = Database()
    writer = GroupWriter(database.commit)
    first, second, third = (asyncio.create_task(writer.append(append(table))) for table in "abc")
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(first, third)
    assert second.cancelled()
    await writer.close()


async def test_a_mistake_of_ours_leaves_nobody_waiting() -> None:
    writer = GroupWriter(Database(error=ZeroDivisionError()).commit)
    outcomes = await all_of(writer, "ab")
    assert [type(one) for one in outcomes] == [StoreError, StoreError]
    with pytest.raises(StoreError):
        await writer.append(append("c"))
    with pytest.raises(ZeroDivisionError):
        await writer.close()


async def test_one_by_one() -> None:
    database = Database(bad="b")
    writer = SingleWriter(database.commit, 2)
    outcomes = await all_of(writer, "abc")
    assert [type(one) for one in outcomes] == [type(None), VersionConflict, type(None)]
    assert database.groups == [["a"], ["c"]]
    await writer.close()
