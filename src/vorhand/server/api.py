"""Plain HTTP under `/api`: who one is, new tables, rules, lists and finished deals."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, get_args

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from vorhand.core.errors import RecordError, RuleSetError
from vorhand.i18n import LANGUAGES, messages
from vorhand.match import MatchError
from vorhand.players import LEVELS
from vorhand.records import encode_deal, iss_text
from vorhand.records.record import DealRecord
from vorhand.server import documents, people, wire
from vorhand.server.addresses import know_deal_numbers
from vorhand.server.premises import Premises, TooMany
from vorhand.server.security import is_same_site, is_secure
from vorhand.server.sheets import (
    deal_sheet,
    list_sheet,
    preset_lines,
    problem_text,
    review_sheet,
    rules_sheet,
    words_of,
)
from vorhand.service.actor import TableActor
from vorhand.service.archive import finished_deal, without_times
from vorhand.service.granting import Unwelcome, clean_name, rules_from
from vorhand.service.hall import is_table_name
from vorhand.service.opening import Plan
from vorhand.service.playing_on import Continuation
from vorhand.service.reviews import TooManyReviews
from vorhand.service.room_lines import decode_room_line
from vorhand.service.store import Person, StoreError
from vorhand.service.wishes import Name, OptionValue

MOST_BYTES = 65_536
"""The longest body that is read."""
BODY_SECONDS = 10.0
"""A body that has not come within this time is not waited for."""
MOST_TABLES_LISTED = 6
OFFERED = tuple(level for level in LEVELS if level != "random")
"""Levels of computers that people are asked to choose from; any legal card is no opponent."""

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


class Fault(Exception):
    """A request that cannot be answered as wished."""

    def __init__(self, status: int, reason: str, text: str = "") -> None:
        self.status = status
        self.reason = reason
        self.text = text
        super().__init__(reason)


def routes() -> list[Route]:
    """All of them."""
    know_deal_numbers()
    return [
        Route("/me", _guarded(_me), methods=["GET"]),
        Route("/me", _guarded(_rename), methods=["PUT"]),
        Route("/words", _guarded(_words)),
        Route("/presets", _guarded(_presets)),
        Route("/rules", _guarded(_rules), methods=["POST"]),
        Route("/tables", _guarded(_open), methods=["POST"]),
        Route("/tables/{table}/rules", _guarded(_table_rules)),
        Route("/tables/{table}/list", _guarded(_list)),
        Route("/tables/{table}/qr.svg", _guarded(_qr)),
        Route("/tables/{table}/deals/{number:deal}", _guarded(_deal)),
        Route("/tables/{table}/deals/{number:deal}/record", _guarded(_record)),
        Route("/tables/{table}/deals/{number:deal}/sgf", _guarded(_sgf)),
        Route("/tables/{table}/deals/{number:deal}/review", _guarded(_review)),
        Route("/tables/{table}/deals/{number:deal}/play_on", _guarded(_play_on), methods=["POST"]),
    ]


def _guarded(handler: Handler) -> Handler:
    """The handler, with everything that can be wrong turned into an `ErrorBody`."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except Fault as fault:
            return _error(request, fault)
        except StoreError:
            return _error(request, Fault(503, "store_failed"))
        except TooMany:
            return _error(request, Fault(429, "too_many"))
        except TooManyReviews:
            return _error(request, Fault(429, "busy"))

    return answer


def _error(request: Request, fault: Fault) -> Response:
    text = fault.text or messages(_language(request)).text(f"fault-{fault.reason}")
    return _json(documents.ErrorBody(reason=fault.reason, text=text), status=fault.status)


async def _me(request: Request) -> Response:
    premises = _premises(request)
    secret = people.secret_of(request) or people.new_secret()
    known = await premises.store.person(people.token_digest(secret))
    tables = await premises.store.tables_of(people.person_of(secret))
    running = [table for table in tables[:MOST_TABLES_LISTED] if await _is_running(premises, table)]
    me = documents.Me(name=known.name if known else "", tables=tuple(running), levels=OFFERED)
    response = _json(me)
    people.remember(response, secret, secure=is_secure(request))
    return response


class _Name(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


async def _rename(request: Request) -> Response:
    wanted = await _body(request, _Name)
    secret = _known_secret(request)
    name = clean_name(wanted.name)
    if not name:
        raise Fault(422, "bad_name")
    await _remember(_premises(request), secret, name)
    return await _me(request)


async def _words(request: Request) -> Response:
    return _json(words_of(_language(request), _deck(request)), seconds=3600)


async def _presets(request: Request) -> Response:
    return _json(preset_lines(_language(request)), seconds=3600)


class _RulesWanted(msgspec.Struct, forbid_unknown_fields=True):
    preset: str
    language: wire.Language
    settings: dict[str, OptionValue] = {}


async def _rules(request: Request) -> Response:
    wanted = await _body(request, _RulesWanted)
    try:
        return _json(rules_sheet(wanted.preset, wanted.settings, wanted.language))
    except RuleSetError as error:
        raise _bad_rules(error, wanted.language) from error


async def _open(request: Request) -> Response:
    premises, secret = _premises(request), _known_secret(request)
    invite = await _body(request, documents.Invite)
    _check_level(invite.level)
    name = clean_name(invite.name) or await _name_known(premises, secret)
    plan = Plan(
        kind=invite.kind,
        rules=_wanted_rules(invite),
        preset=invite.preset,
        level=invite.level,
        person=people.person_of(secret),
        name=name or messages(invite.language).text("guest-name"),
        practice=invite.practice,
    )
    premises.check_opening(plan.person, _address(request))
    try:
        actor = await premises.hall.open(plan)
    except MatchError as error:
        text = messages(invite.language).text("refused-duo-needs-computer")
        raise Fault(422, "bad_rules", text) from error
    if invite.kind != "watch":
        await premises.store.seat_person(actor.room.id, plan.person)
    if name:
        await _remember(premises, secret, name)
    return _json(documents.Opened(table=actor.room.id, path=f"/t/{actor.room.id}"), status=201)


async def _table_rules(request: Request) -> Response:
    room = (await _table(request)).room
    return _json(rules_sheet(room.preset, room.rules, _language(request)))


async def _list(request: Request) -> Response:
    return _json(list_sheet((await _table(request)).room, _language(request), _deck(request)))


async def _qr(request: Request) -> Response:
    import io

    import segno

    await _table(request)
    picture = io.BytesIO()
    address = f"{request.url.scheme}://{request.headers.get('host', '')}/t/{request.path_params['table']}"
    segno.make(address, error="m").save(
        picture, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def _deal(request: Request) -> Response:
    room, record = (await _table(request)).room, await _finished(request)
    seen_as: Any = request.query_params.get("as", "all")
    if seen_as not in get_args(wire.SeenAs):
        raise Fault(400, "no_such_view")
    secret = people.secret_of(request)
    me = None if secret is None else room.seat_of(people.person_of(secret))
    return _json(deal_sheet(room, record, _language(request), _deck(request), seen_as=seen_as, me=me))


async def _record(request: Request) -> Response:
    record = without_times(await _finished(request))
    return _download(encode_deal(record), f"{record.deal.id}.jsonl", "application/x-ndjson")


async def _sgf(request: Request) -> Response:
    record = await _finished(request)
    try:
        text = iss_text(record)
    except RecordError as error:
        raise Fault(422, "no_iss", str(error)) from error
    return _download(f"{text}\n".encode(), f"{record.deal.id}.sgf", "application/x-go-sgf")


async def _review(request: Request) -> Response:
    """The only sheet that takes long, so it is for people who can be told from each other."""
    premises, secret = _premises(request), _known_secret(request)
    room, record = (await _table(request)).room, await _finished(request)
    if not premises.reviews.is_known(record):
        premises.check_review(people.person_of(secret))
    review = await premises.reviews.review(record)
    return _json(review_sheet(room, record, review, _language(request), _deck(request)))


async def _play_on(request: Request) -> Response:
    premises, secret = _premises(request), _known_secret(request)
    body = await _body(request, documents.PlayOn)
    _check_level(body.level)
    record = await _finished(request)
    name = clean_name(body.name) or await _name_known(premises, secret)
    wanted = Continuation(
        record=record,
        event=body.event,
        position=body.position,
        level=body.level,
        person=people.person_of(secret),
        name=name or messages(body.language).text("guest-name"),
    )
    premises.check_opening(wanted.person, _address(request))
    try:
        actor = await premises.hall.play_on(wanted)
    except Unwelcome as refusal:
        text = messages(body.language).text(f"refused-{refusal.why.value}")
        raise Fault(422, refusal.why.value, text) from refusal
    # Nobody comes back to such a table, so it is not among those of the person.
    return _json(documents.Opened(table=actor.room.id, path=f"/t/{actor.room.id}"), status=201)


async def _finished(request: Request) -> DealRecord:
    actor = await _table(request)
    rows = await _premises(request).store.read(actor.room.id)
    record = finished_deal(map(decode_room_line, (row.body for row in rows)), request.path_params["number"])
    if record is None:
        raise Fault(404, "no_such_deal")
    return record


async def _table(request: Request) -> TableActor:
    name = request.path_params["table"]
    actor = await _premises(request).hall.find(name) if is_table_name(name) else None
    if actor is None:
        raise Fault(404, "no_such_table")
    return actor


async def _is_running(premises: Premises, table: str) -> bool:
    actor = await premises.hall.find(table)
    return actor is not None and actor.room.stage != "over"


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Fault(422, "no_such_level")


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _wanted_rules(invite: documents.Invite) -> Any:
    try:
        return rules_from(invite.preset, invite.settings)
    except RuleSetError as error:
        raise _bad_rules(error, invite.language) from error


def _bad_rules(error: RuleSetError, language: wire.Language) -> Fault:
    return Fault(422, "bad_rules", problem_text(messages(language), error))


async def _name_known(premises: Premises, secret: str) -> str:
    known = await premises.store.person(people.token_digest(secret))
    return known.name if known else ""


async def _remember(premises: Premises, secret: str, name: str) -> None:
    person = Person(people.person_of(secret), people.token_digest(secret), name, premises.now())
    await premises.store.remember(person)


def _known_secret(request: Request) -> str:
    if not is_same_site(request):
        raise Fault(403, "other_site")
    secret = people.secret_of(request)
    if secret is None:
        raise Fault(401, "no_cookie")
    return secret


async def _body(request: Request, kind: type[Body]) -> Body:
    """The body as a value of this kind. Raises `Fault` for what is too long, no JSON or from another site."""
    if not is_same_site(request):
        raise Fault(403, "other_site")
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Fault(415, "not_json")
    try:
        return msgspec.json.decode(await _bounded(request), type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Fault(422, "not_understood", str(error)) from error


async def _bounded(request: Request) -> bytes:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await _read(request)
    except TimeoutError:
        raise Fault(408, "too_slow") from None
    except ClientDisconnect:
        raise Fault(400, "not_understood") from None


async def _read(request: Request) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            raise Fault(413, "too_long")
    return bytes(body)


def _language(request: Request) -> wire.Language:
    wanted: Any = request.query_params.get("language", "en")
    return wanted if wanted in LANGUAGES else "en"


def _deck(request: Request) -> wire.DeckName:
    wanted: Any = request.query_params.get("deck", "french")
    return wanted if wanted in ("french", "tournament", "german") else "french"


def _premises(request: Request) -> Premises:
    premises: Premises = request.app.state.premises
    return premises


def _json(value: Any, *, status: int = 200, seconds: int = 0) -> Response:
    caching = f"private, max-age={seconds}" if seconds else "no-store"
    return Response(
        msgspec.json.encode(value), status, {"Cache-Control": caching}, media_type="application/json"
    )


def _download(content: bytes, name: str, kind: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, media_type=kind, headers=headers)
