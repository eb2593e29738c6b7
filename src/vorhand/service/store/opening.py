"""A store by its address."""

import asyncio
from pathlib import Path

from vorhand.service.store.base import Store


async def open_store(url: str | None, data: Path, *, group_commit: bool = True) -> Store:
    """The store at `url`, ready for use; for None the one inside the data folder, made where it is not there.

    An address is `sqlite:///PATH` or `postgresql://USER:PASSWORD@HOST/DATABASE`. Without `group_commit` every
    append is a transaction of its own, for measuring. Raises `StoreAddressError` and `StoreError`.
    """
    # These take half a second to import, and most of what Vorhand does needs no database.
    from vorhand.service.store.engines import address, connected, embedded
    from vorhand.service.store.migrate import prepare
    from vorhand.service.store.sql import SqlStore, failures_named

    where = embedded(data) if url is None else address(url)
    with failures_named():
        await asyncio.to_thread(prepare, where)
    return SqlStore(connected(where), group_commit=group_commit)
