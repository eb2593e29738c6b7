"""Whoever is hostile is refused with a reason, and nobody at another table notices."""

import json
import re
import resource
import socket
import sqlite3
import string
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.living import SECONDS, Server, serving
from tests.server.talker import Browser, Json, Talker
from vorhand.server.security import HEADERS

PATIENCE = 1.0
"""Seconds within which a bystander is answered whatever others do."""
SECRETS = re.compile(r"\b[CSHD][789TJQKA]\b|[0-9a-f]{32}")
"""A card, and what could be somebody's secret, the seed of a shuffle, or the id of a person."""
HALF_OPEN = 1200

resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hostile") / "data") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def bob(server: Server) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


class Bystander:
    """Somebody at a table of their own."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.talker = browser.talker(browser.open("friends"))
        self.talker.next_state()

    def is_answered(self) -> None:
        """Everything works, and at once."""
        start = time.monotonic()
        self.talker.send({"type": "ping", "nonce": 7})
        self.talker.until(lambda message: bool(message["type"] == "pong"))
        assert self.talker.wish({"do": "seat_computer", "seat": 1, "level": "casual"})["type"] == "ack"
        assert self.talker.wish({"do": "free_seat", "seat": 1})["type"] == "ack"
        assert self.browser.http.get("/api/me").status_code == 200
        assert self.browser.http.get("/health").status_code == 200
        assert time.monotonic() - start < PATIENCE


@pytest.fixture(autouse=True)
def bystander(server: Server) -> Iterator[Bystander]:
    """Sits by during every test; afterwards the log is looked through too."""
    start = len(server.log.read_text())
    with Browser(server.address) as browser:
        somebody = Bystander(browser)
        yield somebody
        somebody.is_answered()
    logged = server.log.read_text()[start:]
    assert not SECRETS.search(logged), logged


def seated(browser: Browser, kind: str = "alone") -> Talker:
    """A new table at which the browser's person sits."""
    talker = browser.talker(browser.open(kind))
    talker.next_state()
    return talker


def closed_with(line: ClientConnection) -> int:
    """Read until the line is closed; the code."""
    while (code := close_code(line)) is None:
        pass
    return code


def close_code(line: ClientConnection) -> int | None:
    """The code with which the line is closed, or None after one more message."""
    try:
        line.recv(SECONDS)
    except ConnectionClosed as closed:
        return 1006 if closed.rcvd is None else closed.rcvd.code
    return None


def still_talks(talker: Talker) -> None:
    talker.send({"type": "ping", "nonce": 1})
    talker.until(lambda message: bool(message["type"] == "pong"))


# Messages

ACT = {"do": "act", "command": {"command": "pass"}}
DO = {"type": "do", "id": "x", "expected": 0, "wish": ACT}


def changed(**changes: Any) -> str:
    return json.dumps({**DO, **changes})


SENSELESS = {
    "nothing": "",
    "no JSON": "hello",
    "half": '{"type":"ping","non',
    "null": "null",
    "a list": "[]",
    "a number": "1e999",
    "no type": "{}",
    "an unknown type": '{"type":"shout"}',
    "a type that is none": '{"type":{}}',
    "a field too many": '{"type":"ping","nonce":1,"more":1}',
    "a field too few": '{"type":"ping"}',
    "negative": '{"type":"ping","nonce":-1}',
    "huge": '{"type":"ping","nonce":' + "9" * 5000 + "}",
    "a fraction": '{"type":"ping","nonce":0.5}',
    "not a number": '{"type":"ping","nonce":NaN}',
    "deep": "[" * 8000 + "]" * 8000,
    "deep inside": '{"type":"ping","nonce":' + '{"a":' * 2500 + "1" + "}" * 2501,
    "deep where anything goes": '{"type":"ping","nonce":1,"x":' + "[" * 7000 + "]" * 7000 + "}",
    "a zero byte": '{"type":"ping\x00","nonce":1}',
    "half a letter": changed(wish={"do": "sit", "seat": 0, "name": "?"}).replace("?", "\\ud800"),
    "an id of zero bytes": changed(id="\x00"),
    "an id too long": changed(id="x" * 65),
    "no id": changed(id=""),
    "an id of markup": changed(id="<b>"),
    "expected negative": changed(expected=-1),
    "expected huge": changed(expected=10**12),
    "expected enormous": changed(expected=10**30),
    "expected as text": changed(expected="0"),
    "an unknown wish": changed(wish={"do": "cheat"}),
    "an unknown command": changed(wish={"do": "act", "command": {"command": "win"}}),
    "an unknown card": changed(wish={"do": "act", "command": {"command": "play_card", "card": "CX"}}),
    "an unknown seat": changed(wish={"do": "sit", "seat": 7, "name": "Ann"}),
    "a negative seat": changed(wish={"do": "sit", "seat": -1, "name": "Ann"}),
    "a name too long": changed(wish={"do": "sit", "seat": 0, "name": "x" * 81}),
    "a digest too short": changed(wish={"do": "fix_nonce", "deal": 1, "digest": "ab"}),
    "an unknown language": '{"type":"hello","version":1,"taste":{"language":"xx","deck":"french"}}',
}


@pytest.mark.parametrize("text", SENSELESS.values(), ids=SENSELESS.keys())
def test_a_message_that_means_nothing_is_told_so(ann: Browser, text: str) -> None:
    talker = seated(ann, "friends")
    talker.socket.send(text)
    assert talker.next()["reason"] == "not_understood"
    still_talks(talker)


def test_a_message_that_is_no_text_is_told_so(ann: Browser) -> None:
    talker = seated(ann, "friends")
    talker.socket.send(b"\x00\xff")
    assert talker.next()["reason"] == "not_text"
    still_talks(talker)


def test_a_text_that_is_no_text_ends_the_line(ann: Browser) -> None:
    talker = seated(ann, "friends")
    talker.socket.send(b'{"type":"ping\xff"}', text=True)
    assert closed_with(talker.socket) == 1007


def test_who_says_too_much_nonsense_is_cut_off(ann: Browser) -> None:
    talker = seated(ann, "friends")
    for _ in range(11):
        talker.socket.send("nonsense")
    assert closed_with(talker.socket) == 4400


def test_who_says_too_much_at_all_is_cut_off(ann: Browser) -> None:
    talker = seated(ann, "friends")
    # It may be cut off while it is still talking.
    with suppress(ConnectionClosed):
        for nonce in range(120):
            talker.send({"type": "ping", "nonce": nonce})
    assert closed_with(talker.socket) == 4429


@pytest.mark.parametrize("size", [16_385, 10_000_000])
def test_a_message_that_is_too_long_ends_the_line(ann: Browser, size: int) -> None:
    talker = seated(ann, "friends")
    try:
        talker.socket.send("x" * size)
    except ConnectionClosed:
        # It was cut off while it was still sending.
        return
    assert closed_with(talker.socket) == 1009


def test_the_longest_message_is_read(ann: Browser) -> None:
    talker = seated(ann, "friends")
    talker.socket.send('{"type":"ping","nonce":1}'.ljust(16_384))
    assert talker.next() == {"type": "pong", "nonce": 1}


@pytest.mark.parametrize("seed", range(6))
def test_damaged_messages_are_answered_or_cut_off(ann: Browser, seed: int) -> None:
    chance = Random(seed)
    talker = seated(ann)
    wishes = [changed(), json.dumps({"type": "ping", "nonce": 1}), changed(wish={"do": "ready", "deal": 1})]
    with suppress(ConnectionClosed):
        for _ in range(40):
            talker.socket.send(damaged(chance, chance.choice(wishes)))
        still_talks(talker)
        return
    assert closed_with(talker.socket) in (4400, 4426)


def damaged(chance: Random, text: str) -> str | bytes:
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters))
        letters[place : place + chance.randint(0, 2)] = chance.choice(
            ["", "\x00", "9" * 40, *string.printable]
        )
    damage = "".join(letters)
    return damage.encode() if chance.random() < 0.1 else damage


# Hello


def test_nothing_is_done_before_hello(ann: Browser) -> None:
    line = ann.line(ann.open("friends"))
    line.send(changed())
    assert json.loads(line.recv(SECONDS))["reason"] == "hello_first"


def test_hello_may_be_said_again(ann: Browser) -> None:
    talker = seated(ann, "friends")
    for language in ("de", "el"):
        taste = {"language": language, "deck": "german"}
        talker.send({"type": "hello", "version": 1, "taste": taste, "seq": talker.state["seq"]})
        talker.next_state()
    assert "36" in talker.scene["length"]
    assert "deals" not in talker.scene["length"]


@pytest.mark.parametrize("seq", [10**9, 1])
def test_hello_with_a_wrong_number_begins_with_a_picture(ann: Browser, seq: int) -> None:
    talker = ann.talker(ann.open("alone"), seq)
    talker.next_state()
    assert talker.state["scene"]["stage"] == "deal"


@pytest.mark.parametrize("version", [0, 2, -1, 2**40])
def test_another_version_is_told_to_load_anew(ann: Browser, version: int) -> None:
    line = ann.line(ann.open("friends"))
    taste = {"language": "en", "deck": "french"}
    line.send(json.dumps({"type": "hello", "version": version, "taste": taste}))
    assert closed_with(line) == 4426


# Other people's seats


def refused(talker: Talker, wish: Json) -> str:
    answer = talker.wish(wish)
    assert answer["type"] == "refused", answer
    assert answer["text"]
    reason: str = answer["reason"]
    return reason


def test_nobody_acts_for_others_in_a_deal(ann: Browser, bob: Browser) -> None:
    own = seated(ann)
    stranger = bob.talker(own.scene["table"])
    stranger.next_state()
    own_seq = own.state["seq"]
    for wish in (
        ACT,
        {"do": "act", "command": {"command": "play_card", "card": "CJ"}},
        {"do": "act", "command": {"command": "concede"}},
        {"do": "fix_nonce", "deal": 1, "digest": "0" * 64},
        {"do": "cut", "deal": 1, "at": 10},
        {"do": "ready", "deal": 1},
        {"do": "rise"},
    ):
        assert refused(stranger, wish) == "not_seated"
    assert refused(stranger, {"do": "sit", "seat": 0, "name": "Bob"}) == "already_begun"
    assert refused(stranger, {"do": "end_match"}) == "not_host"
    assert stranger.state["seq"] == own_seq


def test_nobody_takes_what_is_others_before_a_match(ann: Browser, bob: Browser) -> None:
    own = seated(ann, "friends")
    stranger = bob.talker(own.scene["table"])
    stranger.next_state()
    assert refused(stranger, {"do": "sit", "seat": 0, "name": "Bob"}) == "seat_taken"
    assert refused(stranger, {"do": "sit", "seat": 3, "name": "Bob"}) == "no_such_seat"
    assert refused(stranger, {"do": "free_seat", "seat": 0}) == "not_seated"
    assert refused(stranger, {"do": "seat_computer", "seat": 1, "level": "casual"}) == "not_seated"
    assert refused(stranger, {"do": "begin_match"}) == "not_host"
    assert refused(stranger, {"do": "choose_rules", "preset": "pub_pl"}) == "not_host"
    assert stranger.wish({"do": "sit", "seat": 1, "name": "Bob"})["type"] == "ack"
    assert refused(stranger, {"do": "free_seat", "seat": 0}) == "seat_taken"
    assert refused(stranger, {"do": "seat_computer", "seat": 2, "level": "genius"}) == "no_such_level"
    assert refused(own, {"do": "choose_rules", "preset": "../../etc/passwd"}) == "bad_rules"
    bad = {"do": "choose_rules", "preset": "isko", "settings": {"list.seats": 10**9}}
    assert refused(own, bad) == "bad_rules"


def test_an_old_answer_is_stale_and_one_from_the_future_is_judged_by_the_rules(ann: Browser) -> None:
    talker = seated(ann)
    assert talker.wish(ACT, expected=0)["reason"] == "stale"
    card = {"do": "act", "command": {"command": "play_card", "card": "CJ"}}
    assert talker.wish(card, expected=10**9)["type"] == "refused"


# The same again


def test_a_wish_sent_twice_comes_true_once(ann: Browser) -> None:
    talker = seated(ann, "friends")
    wish = {"do": "seat_computer", "seat": 1, "level": "casual"}
    first, again = (talker.wish(wish, id="twice") for _ in range(2))
    assert first == again
    assert talker.wish({"do": "free_seat", "seat": 1}, id="twice") == first
    assert talker.scene["chairs"][1]["kind"] == "computer"
    told = [one for message in talker.messages for one in message.get("happened", ())]
    assert [one["kind"] for one in told] == ["computer_seated"]


def test_an_id_of_somebody_else_is_an_id_of_ones_own(ann: Browser, bob: Browser) -> None:
    own = seated(ann, "friends")
    other = bob.talker(own.scene["table"])
    other.next_state()
    assert own.wish({"do": "seat_computer", "seat": 1, "level": "casual"}, id="same")["type"] == "ack"
    assert other.wish({"do": "sit", "seat": 2, "name": "Bob"}, id="same")["type"] == "ack"
    assert other.scene["chairs"][2]["name"] == "Bob"


# Names

ODD_NAMES = {
    "right to left": ("\u202eevil", "evil"),
    "zero width": ("A\u200bn\u200dn", "A n n"),
    "emoji": ("Ann 🃏", "Ann 🃏"),
    "markup": ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    "eighty letters": ("x" * 80, "x" * 32),
    "lines": ("Ann\r\nSet-Cookie: x\x00", "Ann Set-Cookie: x"),
    "Hebrew": ("שלום", "שלום"),
}
EMPTY_NAMES = ("", "   ", "\u200b\u200d\ufeff", "\u3164\u2800", "\x00\x1b", "\u00a0\u2003")


@pytest.mark.parametrize(("name", "kept"), ODD_NAMES.values(), ids=ODD_NAMES.keys())
def test_odd_names_are_kept_as_far_as_they_can_be_seen(ann: Browser, name: str, kept: str) -> None:
    assert ann.http.put("/api/me", json={"name": name}).json()["name"] == kept
    talker = seated(ann, "friends")
    assert talker.wish({"do": "sit", "seat": 1, "name": name})["type"] == "ack"
    assert talker.scene["chairs"][1]["name"] == kept


@pytest.mark.parametrize("name", EMPTY_NAMES)
def test_a_name_that_nobody_sees_is_none(ann: Browser, name: str) -> None:
    answer = ann.http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad_name")
    assert refused(seated(ann, "friends"), {"do": "sit", "seat": 1, "name": name}) == "bad_name"


# Other sites

OTHER_SITES: dict[str, dict[str, str]] = {
    "another origin": {"Origin": "https://evil.example"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "a hidden origin": {"Origin": "null"},
    "as the browser says": {"Sec-Fetch-Site": "cross-site"},
    "a neighbour": {"Sec-Fetch-Site": "same-site"},
}


@pytest.mark.parametrize("headers", OTHER_SITES.values(), ids=OTHER_SITES.keys())
def test_other_sites_change_nothing(ann: Browser, headers: dict[str, str]) -> None:
    answers = [
        ann.http.post("/api/tables", json={"kind": "alone"}, headers=headers),
        ann.http.put("/api/me", json={"name": "Evil"}, headers=headers),
    ]
    assert [(one.status_code, one.json()["reason"]) for one in answers] == [(403, "other_site")] * 2
    assert closed_with(ann.line(ann.open("friends"), **headers)) == 4403


def test_the_own_site_is_let_in(server: Server, ann: Browser) -> None:
    headers = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    assert ann.http.post("/api/tables", json={"kind": "alone"}, headers=headers).status_code == 201


def test_a_line_needs_a_cookie(server: Server, ann: Browser) -> None:
    line = ann.line(ann.open("friends"), Cookie="vorhand=guess")
    assert closed_with(line) in (4403, 4408)


@pytest.mark.parametrize("cookie", ["", "vorhand=", "vorhand=" + "g" * 64, "vorhand=" + "a" * 63, "x" * 5000])
def test_what_is_no_cookie_of_ours_is_nobody(server: Server, cookie: str) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json={"kind": "alone"}, headers={"Cookie": cookie})
    assert (answer.status_code, answer.json()["reason"]) == (401, "no_cookie")


# Plain HTTP


def posted(browser: Browser, content: bytes, kind: str = "application/json") -> tuple[int, str]:
    answer = browser.http.post("/api/tables", content=content, headers={"Content-Type": kind})
    return answer.status_code, answer.json()["reason"]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_taken(ann: Browser, kind: str) -> None:
    assert posted(ann, b'{"kind":"alone"}', kind) == (415, "not_json")


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b"[]", b"null", b'{"kind":"all"}', b'{"kind":"alone","x":1}', b"\xff\xfe", b"\x00"),
        *(b"[" * 60_000, b'{"kind":"alone","name":"\\ud800"}', b'{"kind":"alone","name":1}'),
        b'{"kind":"alone","settings":' + b'{"a":' * 9000 + b"1" + b"}" * 9001,
    ],
)
def test_a_body_that_means_nothing_is_told_so(ann: Browser, content: bytes) -> None:
    assert posted(ann, content) == (422, "not_understood")


@pytest.mark.parametrize(
    ("invite", "reason"),
    [
        ({"level": "genius"}, "no_such_level"),
        ({"preset": "../../../etc/passwd"}, "bad_rules"),
        ({"preset": "/etc/passwd"}, "bad_rules"),
        ({"settings": {"list.seats": -1}}, "bad_rules"),
        ({"settings": {"__class__": "x"}}, "bad_rules"),
        ({"settings": {"stakes.base": "1e999999"}}, "bad_rules"),
    ],
)
def test_a_table_that_cannot_be_is_told_so(ann: Browser, invite: Json, reason: str) -> None:
    assert posted(ann, json.dumps({"kind": "alone", **invite}).encode()) == (422, reason)


def test_a_body_that_is_too_long_is_not_read_on(ann: Browser) -> None:
    assert posted(ann, b'"' + b"x" * 70_000) == (413, "too_long")


def test_a_person_opens_no_more_tables_than_anybody_plays(ann: Browser) -> None:
    answers = [ann.http.post("/api/tables", json={"kind": "friends"}) for _ in range(33)]
    assert {one.status_code for one in answers} == {201, 429}
    assert answers[-1].json()["reason"] == "too_many"


NOWHERE = (
    "/api/tables/nosuchtab2e/list",
    "/api/tables/nosuchtab2e/rules",
    "/api/tables/nosuchtab2e/qr.svg",
    "/api/tables/nosuchtab2e/deals/1",
    "/api/tables/nosuchtab2e/deals/1/record",
    "/api/tables/'%20OR%201=1--/list",
    "/api/tables/%00/list",
    "/api/tables/..%2f..%2fetc/list",
    f"/api/tables/{'2' * 3000}/list",
    "/api/nothing",
    "/api/tables/x/deals/-1",
    "/nothing.js",
    "/%00",
    "/t/a/b/c",
    "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2f..%2fapp.py",
    "/assets/../../app.py",
    "/..%5c..%5capp.py",
    "//etc/passwd",
    "/assets/" + "x" * 5000,
    "/.git/config",
)


@pytest.mark.parametrize("path", NOWHERE)
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    status, _, body = asked_raw(server, path)
    assert status == 404, body[:200]
    assert b"root:" not in body
    assert b"import" not in body


@pytest.mark.parametrize("number", ["0", "99", "9" * 30, "9" * 5000])
def test_a_deal_that_is_not_there_is_not_found(ann: Browser, number: str) -> None:
    table = ann.open("friends")
    assert ann.http.get(f"/api/tables/{table}/deals/{number}").status_code == 404
    assert ann.http.get(f"/t/{table}/{number}").status_code in (200, 404, 503)


@pytest.mark.parametrize("path", ["/t/<script>", "/t/..%2f..", "/t/%00", f"/t/{'x' * 5000}", "/t/'%22"])
def test_a_page_says_nothing_of_its_address(server: Server, path: str) -> None:
    page = asked_raw(server, "/t/abc")[2]
    status, _, body = asked_raw(server, path)
    assert status == 404 or body == page


def test_a_line_to_no_address_is_refused(ann: Browser) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        ann.line("..%2f..")


def asked_raw(server: Server, path: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    """The status, headers and body for a path sent as it is, dots and all."""
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as plain:
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        plain.sendall(head.encode())
        answer = b"".join(iter(lambda: plain.recv(65536), b""))
    top, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = top.decode().split("\r\n")
    return int(first.split()[1]), dict(line.lower().split(": ", 1) for line in lines), body


@pytest.mark.parametrize("table", ["nosuchtab2e", "%00", "x" * 3000, "';--"])
def test_a_line_to_no_table_says_so(ann: Browser, table: str) -> None:
    assert closed_with(ann.line(table)) == 4404


@pytest.mark.parametrize(
    "noise",
    [b"\x16\x03\x01\x02\x00" + b"\xff" * 300, b"GET\r\n\r\n", b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n"],
)
def test_what_is_no_http_is_refused(server: Server, noise: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as plain:
        plain.sendall(noise)
        answer = b"".join(iter(lambda: plain.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 400 ")


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    with slow_request(server, b"GET / HTTP/1.1\r\nHost: x\r\n") as plain, suppress(OSError):
        for _ in range(1000):
            plain.sendall(b"X: " + b"y" * 4096 + b"\r\n")
        pytest.fail("four million bytes were taken")


# Headers

ANSWERS = {
    "/": (200, 503),
    "/help": (200, 503),
    "/t/abc": (200, 503),
    "/nothing.js": (404,),
    "/api/me": (200,),
    "/api/words?language=de&deck=french": (200,),
    "/api/presets?language=xx": (200,),
    "/api/nothing": (404,),
    "/api/tables/nosuchtab2e/list": (404,),
    "/health": (200,),
    "/metrics": (200,),
}


def is_guarded(headers: dict[str, str]) -> bool:
    return all(headers[name.lower()] == value.lower() for name, value in HEADERS.items())


@pytest.mark.parametrize(("path", "statuses"), ANSWERS.items())
def test_every_answer_has_the_headers(server: Server, path: str, statuses: tuple[int, ...]) -> None:
    status, headers, _ = asked_raw(server, path)
    assert status in statuses
    assert is_guarded(headers)


@pytest.mark.parametrize("path", ["/api/words", "/api/tables", "/health", "/", "/t/abc"])
def test_a_method_that_is_not_offered_has_the_headers_too(server: Server, path: str) -> None:
    status, headers, _ = asked_raw(server, path, "DELETE")
    assert status == 405
    assert is_guarded(headers)


def test_a_failure_has_the_headers_too_and_tells_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, Browser(server.address) as browser:
        table = browser.open("alone")
        server.stop()
        with sqlite3.connect(tmp_path / "data" / "vorhand.sqlite3") as database:
            database.execute("UPDATE event SET body = 'CJ' WHERE table_id = ? AND seq = 3", (table,))
        database.close()
        server.start_again()
        status, headers, body = asked_raw(server, f"/api/tables/{table}/list")
        assert (status, body) == (500, b"500\n")
        assert is_guarded(headers)
        logged = server.log.read_text()
        assert "cannot be read" in logged
        assert not SECRETS.search(logged), logged


# Those who keep others waiting


def test_a_thousand_connections_that_say_nothing_keep_nobody_out(
    server: Server, bystander: Bystander
) -> None:
    with ExitStack() as open_sockets:
        for number in range(HALF_OPEN):
            silent = socket.create_connection(("127.0.0.1", server.port), SECONDS)
            open_sockets.enter_context(silent)
            if number % 2:
                silent.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        bystander.is_answered()
        with Browser(server.address) as another:
            seated(another)


def test_who_keeps_others_waiting_is_given_up(server: Server, ann: Browser, bystander: Bystander) -> None:
    """All of these take long to be given up, so they wait side by side."""
    start = time.monotonic()
    # A match without an end: another would be over before anybody is given up.
    watched = ann.open("watch", settings={"list.end": "open"})
    with ExitStack() as open_lines:
        deaf = [open_lines.enter_context(deaf_line(server, ann, watched)) for _ in range(10)]
        slow_head = open_lines.enter_context(slow_request(server, b"GET / HTTP/1.1\r\nHost: x\r\n"))
        slow_body = open_lines.enter_context(slow_request(server, SLOW_BODY))
        silent = ann.line(ann.open("friends"))
        other = ann.talker(watched)
        while time.monotonic() - start < 9:
            other.next_state()
        bystander.is_answered()
        assert closed_with(silent) == 4408
        assert until_closed(slow_head) == b""
        assert until_closed(slow_body).startswith(b"HTTP/1.1 408 ")
        while lines(server) > 2:
            other.next_state()
            assert time.monotonic() - start < 45, "deaf readers are given up"
        assert all(one.fileno() > 0 for one in deaf)


SLOW_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Cookie: vorhand=" + b"a" * 64 + b"\r\nContent-Length: 100\r\n\r\n{"
)


def slow_request(server: Server, beginning: bytes) -> socket.socket:
    slow = socket.create_connection(("127.0.0.1", server.port), SECONDS)
    slow.sendall(beginning)
    return slow


def until_closed(plain: socket.socket) -> bytes:
    return b"".join(iter(lambda: plain.recv(65536), b""))


def deaf_line(server: Server, browser: Browser, table: str) -> socket.socket:
    """A line to a table that says hello and then reads nothing."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    deaf.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nCookie: {browser.cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    hello = b'{"type":"hello","version":1,"taste":{"language":"en","deck":"french"}}'
    deaf.sendall(struct.pack("!BBI", 0x81, 0x80 | len(hello), 0) + hello)
    return deaf


def lines(server: Server) -> int:
    found = re.search(r"^vorhand_lines (\S+)", httpx.get(f"{server.address}/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))
