"""The computers' help through the real server: reviews, playing on and advice, and who may not have them."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.browser.matches import BIDDING, played_out
from tests.browser.tables import Deal, Robot, Somebody, lays, new_name, somebody, stored, write
from tests.server.living import Server, serving
from tests.server.talker import Browser, Habits, Json, Talker, play
from vorhand.core.commands import DeclareGame, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.positions import Position

FOREHAND, MIDDLEHAND, REARHAND = Position
PATIENCE = 1.0
"""Seconds within which somebody at another table is answered."""
MOVES = (*BIDDING[FOREHAND], PickUpSkat(), lays("SK D9"), DeclareGame(GameType.CLUBS))
HANDS = {FOREHAND: "SJ HJ DJ C9 C8 C7 SK S9 H9 D9"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("help") / "data") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def bob(server: Server) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


def finished(server: Server) -> str:
    """A table with a finished game of clubs."""
    deal = Deal(seats=(somebody("Ann"), Robot(), Robot()), hands=HANDS, skat="S7 D7", moves=MOVES)
    name = new_name()
    write(server.data, name, played_out(name, deal, {}))
    return name


def as_person(browser: Browser, person: Somebody) -> Browser:
    browser.http.cookies.set("vorhand", person.secret, domain="127.0.0.1", path="/")
    return browser


def played_on(browser: Browser, table: str, **body: Any) -> tuple[int, Json]:
    wanted = {"event": 8, "position": "forehand", "level": "casual", **body}
    answer = browser.http.post(f"/api/tables/{table}/deals/1/play_on", json=wanted)
    return answer.status_code, answer.json()


# Reviews


def test_a_finished_deal_is_reviewed_for_whoever_has_its_link(server: Server, bob: Browser) -> None:
    table = finished(server)
    for language, said in (("en", "not always a mistake"), ("de", "nicht immer ein Fehler")):
        answer = bob.http.get(f"/api/tables/{table}/deals/1/review?language={language}&deck=german")
        assert answer.status_code == 200
        assert said in answer.json()["caution"]
        assert len(answer.json()["cards"]) == 30


def test_a_deal_that_runs_or_is_not_there_is_not_reviewed(server: Server, ann: Browser) -> None:
    running = stored(server.data, Deal(seats=(somebody("Ann"), Robot(), Robot()), moves=MOVES, hands=HANDS))
    for path in (
        f"/api/tables/{running}/deals/1/review",
        f"/api/tables/{finished(server)}/deals/2/review",
        f"/api/tables/{running}/deals/{'9' * 30}/review",
        "/api/tables/nosuchtab2e/deals/1/review",
    ):
        assert ann.http.get(path).status_code == 404


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Cookie": "vorhand=guess"}, 401),
        ({"Origin": "https://evil.example"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_nobody_makes_the_server_work_from_elsewhere(
    server: Server, ann: Browser, headers: dict[str, str], status: int
) -> None:
    table = finished(server)
    if status == 401:
        ann.http.cookies.clear()
    assert ann.http.get(f"/api/tables/{table}/deals/1/review", headers=headers).status_code == status
    body = {"event": 8, "position": "forehand"}
    answer = ann.http.post(f"/api/tables/{table}/deals/1/play_on", json=body, headers=headers)
    assert answer.status_code == status


def test_one_person_has_only_so_many_deals_worked_out(server: Server, ann: Browser, bob: Browser) -> None:
    """All at once: then an allowance that fills up again does not depend on how quick the server is."""
    tables = [finished(server) for _ in range(30)]

    def asked(table: str) -> tuple[int, str]:
        answer = ann.http.get(f"/api/tables/{table}/deals/1/review")
        return answer.status_code, answer.json().get("reason", "")

    with ThreadPoolExecutor(len(tables)) as threads:
        answers = dict(zip(tables, threads.map(asked, tables), strict=True))
    assert set(answers.values()) <= {(200, ""), (429, "too_many"), (429, "busy")}
    assert (429, "too_many") in answers.values()
    worked_out = next(table for table, answer in answers.items() if answer == (200, ""))
    assert asked(worked_out) == (200, ""), "it is at hand"
    assert bob.http.get(f"/api/tables/{tables[-1]}/deals/1/review").status_code == 200


# Playing on


def test_a_deal_is_played_on_to_its_end_and_nothing_counts(server: Server, bob: Browser) -> None:
    table = finished(server)
    status, opened = played_on(bob, table, position="middlehand")
    assert status == 201
    talker = bob.talker(opened["table"])
    talker.next_state()
    assert talker.scene["practice"]
    assert talker.scene["origin"] == {"table": table, "deal": 1, "event": 8}
    assert talker.me["position"] == "middlehand"
    play(talker, Habits(3), deals=1)
    assert talker.scene["stage"] == "over"
    assert bob.http.get(f"/api/tables/{opened['table']}/deals/1").status_code == 200
    assert len(bob.http.get(f"/api/tables/{table}/list").json()["lines"]) == 1


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"event": 10**9}, 422, "no_such_moment"),
        ({"event": 10**12}, 422, "not_understood"),
        ({"event": -1}, 422, "not_understood"),
        ({"event": "8"}, 422, "not_understood"),
        ({"event": 38}, 422, "no_such_moment"),
        ({"position": "dealer"}, 422, "not_understood"),
        ({"position": 0}, 422, "not_understood"),
        ({"level": "genius"}, 422, "no_such_level"),
        ({"name": "x" * 81}, 422, "not_understood"),
        ({"more": 1}, 422, "not_understood"),
        ({"language": "xx"}, 422, "not_understood"),
    ],
)
def test_what_makes_no_sense_opens_no_table(
    server: Server, ann: Browser, body: Json, status: int, reason: str
) -> None:
    found, answer = played_on(ann, finished(server), **body)
    assert (found, answer["reason"]) == (status, reason)
    assert answer["text"]


def test_a_deal_that_runs_cannot_be_played_on(server: Server, ann: Browser) -> None:
    me = somebody("Ann")
    running = stored(server.data, Deal(seats=(me, Robot(), Robot()), moves=MOVES, hands=HANDS))
    as_person(ann, me)
    status, answer = played_on(ann, running)
    assert (status, answer["reason"]) == (404, "no_such_deal")


def test_tables_that_play_on_are_counted_with_the_others(server: Server, ann: Browser) -> None:
    table = finished(server)
    statuses = [played_on(ann, table)[0] for _ in range(33)]
    assert set(statuses) == {201, 429}


# Advice


def advice(talker: Talker, id: str = "a") -> Json:
    talker.send({"type": "advise", "id": id})
    return talker.until(lambda message: message.get("id") == id)


def asked(server: Server, browser: Browser, *, practice: bool = True) -> Talker:
    """A line of somebody who is to lead to the first trick."""
    me = somebody("Ann")
    deal = Deal(seats=(me, Robot(), Robot()), hands=HANDS, skat="S7 D7", moves=MOVES, practice=practice)
    talker = as_person(browser, me).talker(stored(server.data, deal))
    talker.next_state()
    return talker


def test_advice_comes_to_who_asks_and_nobody_else_hears_of_it(
    server: Server, ann: Browser, bob: Browser
) -> None:
    talker = asked(server, ann)
    watcher = bob.talker(talker.scene["table"])
    watcher.next_state()
    assert talker.scene["deal"]["choices"]["advice"]
    found = advice(talker)
    assert found["type"] == "advised"
    assert found["seq"] == talker.state["seq"]
    best = found["choices"][0]
    assert best["command"]["command"] == "play_card"
    assert best["command"]["card"] in talker.scene["deal"]["choices"]["cards"]
    assert best["text"] in found["text"]
    watcher.send({"type": "ping", "nonce": 5})
    assert watcher.next()["type"] in ("pong", "state")
    assert all(message["type"] != "advised" for message in watcher.messages)
    assert not watcher.scene["deal"]["choices"]["advice"]


def test_advice_is_refused_where_it_may_not_be_had(server: Server, ann: Browser, bob: Browser) -> None:
    counting = asked(server, ann, practice=False)
    assert not counting.scene["deal"]["choices"]["advice"]
    assert advice(counting)["reason"] == "no_advice"
    assert advice(bob.talker(counting.scene["table"]))["reason"] == "not_seated"
    assert advice(bob.talker(bob.open("friends", practice=True)))["reason"] == "nothing_asked"
    with Browser(server.address) as another:
        practice = asked(server, another)
        assert advice(bob.talker(practice.scene["table"]))["reason"] == "not_seated"


def test_a_table_is_for_practice_only_if_it_is_opened_as_such(ann: Browser) -> None:
    for wanted in (False, True):
        talker = ann.talker(ann.open("alone", practice=wanted))
        talker.next_state()
        assert talker.scene["practice"] is wanted
    stakes = ann.talker(ann.open("alone", preset="stakes_el", practice=True))
    stakes.next_state()
    assert not stakes.scene["practice"], "money counts"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "advise"},
        {"type": "advise", "id": ""},
        {"type": "advise", "id": "x" * 65},
        {"type": "advise", "id": "<b>"},
        {"type": "advise", "id": 7},
        {"type": "advise", "id": "a", "seat": 1},
        {"type": "advise", "id": "a", "position": "rearhand"},
    ],
)
def test_a_question_that_means_nothing_is_told_so(ann: Browser, message: Json) -> None:
    talker = ann.talker(ann.open("alone", practice=True))
    talker.next_state()
    talker.send(message)
    assert talker.until(lambda one: one["type"] == "problem")["reason"] == "not_understood"


def test_who_asks_too_often_is_cut_off_like_anybody(server: Server, ann: Browser) -> None:
    talker = asked(server, ann)
    with suppress(ConnectionClosed):
        for number in range(200):
            talker.send({"type": "advise", "id": f"a{number}"})
        while True:
            talker.next()
    assert talker.socket.close_code == 4429


# Those at other tables


def test_nobody_waits_for_masters_that_think_and_deals_that_are_worked_out(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """Eight tables of masters, which always think, and reviews at the same time."""
    thinking = [
        ann.talker(ann.open("watch", level="master", settings={"list.end": "open"})) for _ in range(8)
    ]
    bystander = bob.talker(bob.open("friends"))
    bystander.next_state()
    waited = []
    for table in [finished(server) for _ in range(4)]:
        ann.http.get(f"/api/tables/{table}/deals/1/review").raise_for_status()
        start = time.monotonic()
        bystander.send({"type": "ping", "nonce": 7})
        bystander.until(lambda message: bool(message["type"] == "pong"))
        assert bystander.wish({"do": "seat_computer", "seat": 1, "level": "master"})["type"] == "ack"
        assert bystander.wish({"do": "free_seat", "seat": 1})["type"] == "ack"
        waited.append(time.monotonic() - start)
    assert max(waited) < PATIENCE, waited
    for talker in thinking:
        talker.close()


def test_what_was_played_on_outlives_a_power_cut(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, Browser(server.address) as browser:
        _, opened = played_on(browser, finished(server), event=8)
        before = browser.talker(opened["table"])
        before.next_state()
        server.kill()
        server.start_again()
        again = browser.talker(opened["table"])
        again.next_state()
        assert again.scene["origin"] == before.scene["origin"]
        assert sorted(again.scene["deal"]["hand"]) == sorted(before.scene["deal"]["hand"])
