"""Addresses of databases: what is understood, what is refused, and that no password leaks."""

from pathlib import Path

import pytest

from vorhand.service.store import StoreAddressError
from vorhand.service.store.engines import address, embedded, file_of


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql(scheme: str) -> None:
    url = address(f"{scheme}://ada:secret@host:5433/skat")
    assert url.render_as_string(hide_password=False) == "postgresql+asyncpg://ada:secret@host:5433/skat"
    assert file_of(url) is None


def test_the_name_that_libpq_gives_to_encryption() -> None:
    assert dict(address("postgresql://host/skat?sslmode=require").query) == {"ssl": "require"}


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
def test_sqlite(scheme: str) -> None:
    assert file_of(address(f"{scheme}:////var/lib/skat.db")) == Path("/var/lib/skat.db")
    assert file_of(address(f"{scheme}:///skat.db")) == Path("skat.db")


def test_embedded_in_a_data_folder() -> None:
    assert file_of(embedded(Path("/data/with ? and %20"))) == Path("/data/with ? and %20/vorhand.sqlite3")


@pytest.mark.parametrize("url", ["mysql://ada:secret@host/skat", "postgresql+psycopg://ada:secret@host/skat"])
def test_another_database(url: str) -> None:
    with pytest.raises(StoreAddressError, match="postgresql://USER") as caught:
        address(url)
    assert "secret" not in str(caught.value)
    assert url.partition(":")[0] in str(caught.value)


@pytest.mark.parametrize("url", ["", "secret", "postgresql://ada:secret@host:port/skat"])
def test_no_address(url: str) -> None:
    with pytest.raises(StoreAddressError, match="sqlite:///PATH") as caught:
        address(url)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_sqlite_without_a_file(url: str) -> None:
    with pytest.raises(StoreAddressError, match="file"):
        address(url)
