"""A server that is killed at any moment goes on at every table: nothing is lost and nothing happens twice."""

import signal
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.living import Server, serving
from tests.server.talker import Browser, Habits, Json
from vorhand.core.events import snake_case
from vorhand.records.lines import EventLine
from vorhand.server.line import PER_SECOND
from vorhand.service.room import Room, folded
from vorhand.service.room_lines import RoomLine, decode_room_line

KILLS = 14
TO_BE_HIT = {"shuffling", "auction", "playing", "over"}
"""Phases in which the server has to have been killed; others do not come in every deal."""
PAUSES = (0.0, 0.0, 0.0005, 0.001, 0.002, 0.005, 0.02)
"""Seconds from sending a wish to the kill: before, while and after it is written."""
SEEN_AS = {"cards_dealt": "hand_dealt", "skat_picked_up": "skat_taken", "cards_discarded": "skat_laid"}


class Story:
    """A person who plays on whatever happens to the server, and remembers what was promised and shown."""

    def __init__(self, server: Server, browser: Browser, seed: int) -> None:
        self.server = server
        self.browser = browser
        self.table = browser.open("alone", preset="pub_pl")
        self.promised: set[str] = set()
        self.told: dict[int, tuple[str, int | None]] = {}
        """By number in the log: the kind and the seat of what was told."""
        self.phases: set[str] = set()
        self._chance = Random(seed)
        self._habits = Habits(seed)
        self._sent: tuple[str, Json] = ("", {})
        self._names = 0
        self.talker = self.browser.talker(self.table)

    def move(self) -> None:
        """Answer what the table asks next, and wait until that is shown."""
        self._send_next()
        self._answer()

    def be_killed(self) -> None:
        """A move in whose middle the server is killed; it is sent again to the server that follows."""
        self._send_next()
        self.phases.add(self._phase())
        time.sleep(self._chance.choice(PAUSES))
        self.server.kill()
        self._hear_the_rest()
        shown = self.talker.state["seq"]
        self.server.start_again()
        self.talker = self.browser.talker(self.table, shown)
        while not self.talker.state:
            self._hear()
        assert self.talker.state["seq"] >= shown, "what was shown is forgotten"
        self._send()
        self._answer()

    def move_until(self, phase: str) -> None:
        """Play on until the table stands in a phase, at the pace that a line may go on for long."""
        while self._phase() != phase:
            self.move()
            time.sleep(1 / PER_SECOND)

    def moves_before_a_kill(self) -> int:
        """A few."""
        return self._chance.randint(0, 9)

    def _send_next(self) -> None:
        wish = self._habits.answer(self.talker) if self.talker.state else None
        while wish is None:
            self._hear()
            wish = self._habits.answer(self.talker) if self.talker.state else None
        self._names += 1
        self._sent = (f"wish{self._names}", wish)
        self._send()

    def _send(self) -> None:
        name, wish = self._sent
        self.talker.ask(wish, id=name)

    def _answer(self) -> None:
        """Wait for the answer to what was sent last, and for the picture after it."""
        answer: Json = {}
        while not answer or self.talker.state["seq"] < answer["seq"]:
            message = self._hear()
            if message.get("id") == self._sent[0]:
                answer = message

    def _hear(self) -> Json:
        message = self.talker.next()
        if message["type"] == "ack" and self._sent[1]["do"] != "ready":
            # Being ready for the next deal leaves no line of its own.
            self.promised.add(message["id"])
        for told in message.get("happened", ()):
            known = (told["kind"], told["seat"])
            assert self.told.setdefault(told["seq"], known) == known, "the past has changed"
        return message

    def _hear_the_rest(self) -> None:
        """What was still under way when the server was killed has been said, too."""
        try:
            while True:
                self._hear()
        except (ConnectionClosed, TimeoutError):
            return

    def _phase(self) -> str:
        deal = self.talker.scene["deal"]
        return "over" if deal["result"] else str(deal["phase"])


def log_in(data: Path, table: str) -> tuple[Room, list[RoomLine], list[str]]:
    """The log as it lies in the database: the room, its lines, and the ids of the wishes that caused them."""
    with sqlite3.connect(data / "vorhand.sqlite3") as database:
        rows: list[Any] = database.execute(
            "SELECT seq, body, command FROM event WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
    assert [seq for seq, _, _ in rows] == list(range(len(rows))), "a gap in the log"
    lines = [decode_room_line(body) for _, body, _ in rows]
    return folded(table, lines), lines, [command for _, _, command in rows if command]


def check_told(story: Story, lines: list[RoomLine]) -> None:
    """Everything that was shown stands in the log where it was shown."""
    for seq, (kind, _) in story.told.items():
        line = lines[seq]
        if isinstance(line, EventLine):
            stored = snake_case(type(line.event).__name__)
            assert kind in (stored, SEEN_AS.get(stored))


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, Browser(server.address) as browser:
        story = Story(server, browser, 1)
        for _ in range(KILLS):
            for _ in range(story.moves_before_a_kill()):
                story.move()
            story.be_killed()
        for phase in sorted(TO_BE_HIT - story.phases):
            story.move_until(phase)
            story.be_killed()
    room, lines, wishes = log_in(tmp_path / "data", story.table)
    assert room.size == len(lines)
    assert len(wishes) == len(set(wishes)), "a wish came true twice"
    assert {wish.partition("/")[2] for wish in wishes} >= story.promised, "a promise is broken"
    check_told(story, lines)
    assert story.phases >= TO_BE_HIT


def test_a_stopped_server_ends_by_itself_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, Browser(server.address) as browser:
        story = Story(server, browser, 5)
        for _ in range(6):
            story.move()
        shown = story.talker.state["seq"]
        assert server.stop() == -signal.SIGTERM, "it ends by the signal, after all is put away"
        assert log_in(tmp_path / "data", story.table)[0].size >= shown
        server.start_again()
        story.browser.talker(story.table, shown).until_state(lambda now: now.state["seq"] >= shown)
