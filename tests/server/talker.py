"""A browser without a screen: it knows the protocol and answers from what the scene offers."""

import hashlib
import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.living import SECONDS

Json = dict[str, Any]

UNASKED = ("concede", "play_open", "offer_gift")
"""What may be said at any time and would only end deals early."""


class Browser:
    """One person: a cookie, and what the pages say over plain HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._open = ExitStack()
        self.http = self._open.enter_context(httpx.Client(base_url=address, timeout=SECONDS))
        self.http.get("/api/me").raise_for_status()

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *problem: object) -> None:
        self._open.close()

    @property
    def cookie(self) -> str:
        """As it is sent along."""
        return f"vorhand={self.http.cookies['vorhand']}"

    def open(self, kind: str = "alone", **invite: Any) -> str:
        """The name of a new table."""
        answer = self.http.post("/api/tables", json={"kind": kind, "name": "Ann", **invite})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def line(self, table: str, **headers: str) -> ClientConnection:
        """A WebSocket line to a table, before the hello."""
        address = self.address.replace("http", "ws", 1)
        line = connect(
            f"{address}/ws/tables/{table}",
            additional_headers={"Cookie": self.cookie, **headers},
            open_timeout=SECONDS,
            close_timeout=1.0,
            max_size=None,
        )
        return self._open.enter_context(line)

    def talker(self, table: str, seq: int | None = None) -> "Talker":
        """A line on which hello has been said."""
        return Talker(self.line(table), seq)


class Talker:
    """A standing line to a table: the last state, and all messages so far."""

    def __init__(self, socket: ClientConnection, seq: int | None = None, *, language: str = "en") -> None:
        self.socket = socket
        self.messages: list[Json] = []
        self.state: Json = {}
        taste = {"language": language, "deck": "french"}
        self.send({"type": "hello", "version": 1, "taste": taste, "seq": seq})

    @property
    def scene(self) -> Json:
        """The last picture of the table."""
        scene: Json = self.state["scene"]
        return scene

    @property
    def me(self) -> Json:
        """The own chair."""
        chair: Json = next(chair for chair in self.scene["chairs"] if chair["is_me"])
        return chair

    def send(self, message: Json) -> None:
        """Send one message."""
        self.socket.send(json.dumps(message))

    def next(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.socket.recv(SECONDS))
        self.messages.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Read until a message is as wanted."""
        while True:
            message = self.next()
            if wanted(message):
                return message

    def next_state(self) -> None:
        """Read until the next picture."""
        self.until(lambda message: bool(message["type"] == "state"))

    def until_state(self, wanted: "Callable[[Talker], bool]") -> None:
        """Read until the table is as wanted; at once if it is already."""
        while not (self.state and wanted(self)):
            self.next_state()

    def ask(self, what: Json, *, id: str = "", expected: int | None = None) -> str:
        """Send a wish without waiting for its answer; the id of it."""
        name = id or secrets.token_hex(8)
        seq = self.state.get("seq", 0) if expected is None else expected
        self.send({"type": "do", "id": name, "expected": seq, "wish": what})
        return name

    def wish(self, what: Json, *, id: str = "", expected: int | None = None) -> Json:
        """Ask for something and wait for the answer, and for the picture after it."""
        name = self.ask(what, id=id, expected=expected)
        answer = self.until(lambda message: message.get("id") == name)
        if answer["type"] == "ack":
            self.until_state(lambda talker: talker.state["seq"] >= answer["seq"])
        return answer

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


class Habits:
    """What a person's browser and hand do in each situation, drawn from what is offered."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._nonce = secrets.token_bytes(32)

    def answer(self, talker: Talker) -> Json | None:
        """The wish that the last picture calls for; None where others are awaited."""
        scene, deal = talker.scene, talker.scene["deal"]
        if deal is None or scene["me"] is None:
            return None
        if scene["stage"] == "between":
            return None if talker.me["ready"] else {"do": "ready", "deal": deal["number"]}
        shuffle = deal["shuffle"]
        if shuffle and shuffle["asked"]:
            return self._share(deal["number"], shuffle["asked"])
        if scene["stage"] != "deal" or not talker.me["awaited"] or deal["phase"] == "shuffling":
            return None
        return {"do": "act", "command": self.command(deal["choices"])}

    def command(self, choices: Json) -> Json:
        """A command from the choices of a deal."""
        simple = [one for one in choices["simple"] if one["command"] not in UNASKED]
        if choices["cards"]:
            return {"command": "play_card", "card": self._chance.choice(choices["cards"])}
        if choices["discards"]:
            return {"command": "discard", "cards": self._chance.sample(choices["discards"], 2)}
        if choices["bids"] and self._chance.random() < 0.5:
            return {"command": "bid", "value": choices["bids"][0]}
        if choices["declarations"] and (not simple or self._chance.random() < 0.2):
            declared: Json = self._chance.choice(choices["declarations"])["command"]
            return declared
        answer: Json = self._chance.choice(simple)
        return answer

    def _share(self, deal: int, asked: str) -> Json:
        if asked == "fix_nonce":
            return {"do": "fix_nonce", "deal": deal, "digest": hashlib.sha256(self._nonce).hexdigest()}
        if asked == "cut":
            return {"do": "cut", "deal": deal, "at": self._chance.randint(4, 28)}
        return {"do": "open_nonce", "deal": deal, "nonce": self._nonce.hex()}


def play(talker: Talker, habits: Habits, *, deals: int) -> None:
    """Play on until so many deals of the table are over."""
    while not is_over(talker, deals):
        wish = habits.answer(talker) if talker.state else None
        if wish is None or talker.wish(wish)["type"] == "refused":
            talker.next_state()


def is_over(talker: Talker, deals: int) -> bool:
    """Whether so many deals have a result in the last picture."""
    deal = talker.scene["deal"] if talker.state else None
    return bool(deal and deal["result"] and deal["number"] >= deals)
