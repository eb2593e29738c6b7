"""What every store promises, whatever it keeps its rows in."""

import asyncio

import pytest

from tests.stores.rows import AT, rows
from vorhand.service.store import Person, Row, Store, StoreError, UnstorableText, VersionConflict

pytestmark = pytest.mark.anyio

NAMES = (
    "",
    "Zażółć gęślą jaźń",
    "Їжак",
    "Ἀριάδνη",
    "'; DROP TABLE person; --",
    ':id %s {} \\ " ` \n\t\r',
    "👩‍👩‍👧‍👦 🂻",
    "مريم \u202e שלום",
    "e\u0301" * 500,
    "\U0010ffff\ufeff\uffff",
)


async def conflict(store: Store, table: str, expected: int, what: tuple[Row, ...]) -> None:
    """The append is refused as a conflict, and the refusal says which."""
    with pytest.raises(VersionConflict) as caught:
        await store.append(table, expected, what)
    assert (caught.value.table, caught.value.expected) == (table, expected)


async def test_rows_come_back_in_order_and_as_they_were(store: Store) -> None:
    written = tuple(Row(number, b'{"n":%d}' % number, f"{AT}{number}", f"c{number}") for number in range(300))
    for start in range(0, 300, 50):
        await store.append("one", start, written[start : start + 50])
    assert await store.read("one") == written
    assert await store.read("one", 297) == written[297:]
    assert await store.read("one", 300) == ()


async def test_a_table_that_does_not_exist_is_empty(store: Store) -> None:
    assert await store.read("none") == ()
    assert not await store.exists("none")
    assert await store.has_command("none", "c") is None
    assert await store.count_tables() == 0


async def test_tables_do_not_know_each_other(store: Store) -> None:
    await store.append("one", 0, rows(0, 2, command="c"))
    await store.append("two", 0, rows(0, 1, command="c"))
    assert (len(await store.read("one")), len(await store.read("two"))) == (2, 1)
    assert await store.exists("one")
    assert await store.count_tables() == 2


@pytest.mark.parametrize("expected", [0, 1, 3, 7])
async def test_another_number_of_rows_is_a_conflict(store: Store, expected: int) -> None:
    await store.append("one", 0, rows(0, 2))
    await conflict(store, "one", expected, rows(expected))
    assert await store.read("one") == rows(0, 2)


async def test_a_log_begins_at_nought(store: Store) -> None:
    await conflict(store, "one", 1, rows(1))
    assert not await store.exists("one")


async def test_all_rows_or_none(store: Store) -> None:
    await store.append("one", 0, rows(0, 1, command="known"))
    mixed = (*rows(1, 2), *rows(3, 1, command="known"))
    await conflict(store, "one", 1, mixed)
    assert await store.read("one") == rows(0, 1, command="known")


async def test_a_command_has_one_row(store: Store) -> None:
    await store.append("one", 0, rows(0, 3))
    await store.append("one", 3, rows(3, 2, command="wish"))
    assert await store.has_command("one", "wish") == 3
    assert await store.has_command("one", "other") is None
    assert await store.has_command("two", "wish") is None
    await conflict(store, "one", 5, rows(5, 1, command="wish"))
    await conflict(store, "one", 5, (*rows(5, 1, command="new"), *rows(6, 1, command="new")))
    await store.append("one", 5, rows(5, 1, command="new"))


async def test_no_rows_change_nothing(store: Store) -> None:
    await store.append("one", 0, ())
    assert not await store.exists("one")


async def test_rows_with_wrong_numbers_are_our_mistake(store: Store) -> None:
    with pytest.raises(AssertionError):
        await store.append("one", 0, rows(1))


async def test_many_tables_at_once(store: Store) -> None:
    async def play(table: str) -> None:
        for number in range(0, 30, 3):
            await store.append(table, number, rows(number, 3, command=f"c{number}"))

    tables = [f"table {number}" for number in range(40)]
    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert [row.seq for row in await store.read(table)] == list(range(30))
    assert await store.count_tables() == 40


async def test_of_many_who_write_the_same_number_one_succeeds(store: Store) -> None:
    def attempt(number: int) -> Row:
        return Row(0, b"%d" % number, AT, f"c{number}")

    others = [store.append(f"other {number}", 0, rows(0)) for number in range(20)]
    racing = [store.append("one", 0, (attempt(number),)) for number in range(20)]
    mixed = [one for pair in zip(others, racing, strict=True) for one in pair]
    outcomes = await asyncio.gather(*mixed, return_exceptions=True)
    assert outcomes[::2] == [None] * 20
    assert outcomes[1::2].count(None) == 1
    assert {type(one) for one in outcomes[1::2]} == {type(None), VersionConflict}
    [kept] = await store.read("one")
    assert kept == attempt(outcomes[1::2].index(None))


async def test_big_bodies(store: Store) -> None:
    body = bytes(range(256)) * 16_384
    await store.append("one", 0, rows(0, 2, body=body))
    assert [row.body for row in await store.read("one")] == [body, body]


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
async def test_text_that_no_database_holds(store: Store, text: str) -> None:
    with pytest.raises(UnstorableText):
        await store.append(text, 0, rows(0))
    with pytest.raises(UnstorableText):
        await store.append("one", 0, rows(0, 1, command=text))
    with pytest.raises(UnstorableText):
        await store.remember(Person("p", "digest", text, AT))
    assert await store.count_tables() == 0
    assert await store.person("digest") is None


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
async def test_odd_names(store: Store, name: str) -> None:
    person = Person("p", "digest", name, AT)
    await store.remember(person)
    assert await store.person("digest") == person


async def test_a_person_changes_the_name_and_nothing_else(store: Store) -> None:
    await store.remember(Person("p", "digest", "Ada", AT))
    await store.remember(Person("p", "other digest", "Bea", "later"))
    assert await store.person("digest") == Person("p", "digest", "Bea", AT)
    assert await store.person("other digest") is None


async def test_a_digest_belongs_to_one(store: Store) -> None:
    await store.remember(Person("p", "digest", "Ada", AT))
    with pytest.raises(StoreError):
        await store.remember(Person("q", "digest", "Bea", AT))
    assert await store.person("digest") == Person("p", "digest", "Ada", AT)


async def test_tables_of_a_person_newest_first(store: Store) -> None:
    for table in ("one", "two", "three", "one", "two"):
        await store.seat_person(table, "p")
    await store.seat_person("four", "q")
    assert await store.tables_of("p") == ("three", "two", "one")
    assert await store.tables_of("q") == ("four",)
    assert await store.tables_of("nobody") == ()


async def test_who_goes_away_in_the_middle_spoils_nothing(store: Store) -> None:
    expected = 0
    for patience in range(40):
        asked = (
            store.append("one", expected, rows(expected, 2)),
            store.append("two", expected, rows(expected, 2)),
            store.read("one"),
            store.seat_person("one", f"{patience}"),
        )
        leaving = [asyncio.create_task(one) for one in asked]
        for _ in range(patience):
            await asyncio.sleep(0)
        for task in leaving[1:]:
            task.cancel()
        assert await leaving[0] is None
        await asyncio.gather(*leaving, return_exceptions=True)
        found = await store.read("two")
        assert [row.seq for row in found] == list(range(len(found)))
        if len(found) == expected:
            await store.append("two", expected, rows(expected, 2))
        expected += 2
        assert len(await store.read("one")) == len(await store.read("two")) == expected


async def test_closing_finishes_what_waits_and_refuses_what_comes(store: Store) -> None:
    waiting = [asyncio.create_task(store.append(f"{number}", 0, rows(0))) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 50
    with pytest.raises(StoreError):
        await store.append("late", 0, rows(0))
    with pytest.raises(StoreError):
        await store.read("0")
    with pytest.raises(StoreError):
        await store.remember(Person("p", "digest", "Ada", AT))
    await store.close()
