"""Plays the deals whose transcripts stand in the documentation: `python -m docs.transcribe`.

A person's part is taken by a policy that types what a person would type. Everything is fixed by seeds, so the
transcripts change only when the program does; they are then read again and committed as a difference.
"""

import io
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console

from vorhand.cli.play.screen import Screen, colours_of
from vorhand.cli.play.session import End, Session
from vorhand.cli.play.terminal import Terminal
from vorhand.cli.play.typed import Typed
from vorhand.core.commands import (
    Answer,
    Bid,
    Command,
    DeclareGame,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Discard,
    Double,
    Hold,
    Knock,
    Pass,
    PickUpSkat,
    PlayCard,
    PushSkat,
)
from vorhand.core.contract import GameType
from vorhand.core.phases.types import Playing, SkatChoice
from vorhand.core.rules.ruleset import RuleSet
from vorhand.i18n import messages
from vorhand.match import begin
from vorhand.match.seating import Seat, first_dealer
from vorhand.players import make_player
from vorhand.presets import load_preset
from vorhand.service.local import LocalTable, NoJournal
from vorhand.telling.words import Words

FOLDER = Path(__file__).parent / "transcripts"
ME = Seat(0)


class Evening(NamedTuple):
    """One transcript: what is played, and how many deals of it."""

    name: str
    rules: RuleSet
    seed: int
    deals: int | None
    policy: Callable[[LocalTable], Command]
    whole: frozenset[int]
    """Numbers of the deals that are shown card by card; of the others the result."""
    language: str = "en"


def like_a_computer(table: LocalTable) -> Command:
    """What the casual computer would do in the person's place."""
    view, options = table.view(ME), table.options(ME)
    return make_player("casual", 1).choose(table.rules, view, options)


def bold_from_the_hand(table: LocalTable) -> Command:
    """Names 48 at once and plays clubs from the hand: without two jacks that would be 4 x 12."""
    view, options = table.view(ME), table.options(ME)
    if BOLD_BID in options.bids:
        return Bid(BOLD_BID)
    if Hold() in options.simple:
        return Hold()
    if isinstance(view.phase, SkatChoice):
        return DeclareGame(GameType.CLUBS, hand=True)
    return like_a_computer(table)


BOLD_BID = 48

EVENINGS = (
    Evening("list-of-36", load_preset("isko_list"), 1886, None, like_a_computer, frozenset({1})),
    Evening("pub-evening", load_preset("xskat_pub"), 1927, 24, like_a_computer, frozenset({7, 14})),
    Evening("overbid", load_preset("isko"), 18771, 1, bold_from_the_hand, frozenset({1})),
    Evening("old-rules", load_preset("altenburg_1937"), 1937, 3, like_a_computer, frozenset({1}), "de"),
)


class Typist:
    """Answers each prompt by typing what the policy decides, and shows it as a terminal would."""

    def __init__(
        self, console: Console, words: Words, table: LocalTable, policy: Callable[[LocalTable], Command]
    ) -> None:
        self._console = console
        self._words = words
        self._table = table
        self._policy = policy

    def read(self, prompt: str) -> str:
        """The next line typed."""
        answer = self._answer(prompt)
        self._console.print(f"{prompt}{answer}", markup=False)
        return answer

    def _answer(self, prompt: str) -> str:
        if self._table.is_deal_over() or self._is(prompt, "ask-discard-sure", "cards"):
            return ""
        if self._is(prompt, "ask-below-bid", "value", "bid") or self._is(
            prompt, "ask-null-below-bid", "value", "bid"
        ):
            return "yes"
        if self._is_offered_out_of_turn():
            return "no"
        command = self._policy(self._table)
        if not isinstance(command, DeclareGame):
            return typed_text(command)
        if self._is(prompt, "ask-skat-or-hand", "bid"):
            return "hand"
        return str(command.game.value) if self._is(prompt, "ask-game") else _steps(command)

    def _is_offered_out_of_turn(self) -> bool:
        """Whether the person is only asked for an unasked Kontra."""
        view = self._table.view(ME)
        return isinstance(view.phase, Playing) and view.phase.turn is not view.position

    def _is(self, prompt: str, key: str, *arguments: str) -> bool:
        """Whether the prompt is the message `key`, whatever its arguments."""
        parts = self._words.text(key, **dict.fromkeys(arguments, "|")).split("|")
        return re.match(".*".join(map(re.escape, parts)), prompt) is not None


def typed_text(command: Command) -> str:
    """The line by which a person makes a command."""
    match command:
        case Bid():
            return str(command.value)
        case Discard():
            return " ".join(card.value for card in command.cards)
        case PlayCard():
            return str(command.card.value)
        case Answer():
            return "yes" if command.accepted else "no"
        case _:
            return _WORDS[type(command)]


def _steps(command: DeclareGame) -> str:
    said = [
        step for step in ("schneider", "schwarz", "ouvert", "spitze", "revolution") if getattr(command, step)
    ]
    return " ".join(said) or "nothing"


_WORDS: dict[type, str] = {
    Hold: "yes",
    Pass: "pass",
    PickUpSkat: "skat",
    PushSkat: "push",
    DeclareGrandHand: "yes",
    DeclineGrandHand: "no",
    Double: "yes",
    Knock: "knock",
    Decline: "no",
}


def transcript(evening: Evening) -> str:
    """The whole text of an evening as the terminal shows it."""
    shown = io.StringIO()
    console = Console(file=shown, width=100, highlight=False, no_color=True)
    words = Words(messages(evening.language))
    randomness = Random(evening.seed).randbytes
    dealer = first_dealer(evening.rules.list, Seat(0))
    table = LocalTable(begin(evening.rules, first_dealer=dealer), "table", NoJournal(), randomness)
    names = [words.text("player-you"), *(words.text("player-computer", number=str(one)) for one in (1, 2))]
    typist = Typist(console, words, table, evening.policy)
    terminal = Terminal(Screen(console, words, colours_of("french")), Typed(words), typist.read, ME, names)
    computers = {Seat(seat): make_player("casual", seat) for seat in (1, 2)}
    end = Session(table, ME, computers, terminal).run(evening.deals)
    assert end in End, "a session ends"
    lines = [line.rstrip() for line in shown.getvalue().strip().splitlines()]
    return "\n".join(_condensed(words, lines, evening.whole)) + "\n"


def _condensed(words: Words, lines: list[str], whole: frozenset[int]) -> Iterator[str]:
    """The lines of some deals, of the others only the heading and the result; the last list is kept."""
    starts = [place for place, line in enumerate(lines) if _is_heading(words, line)] + [len(lines)]
    for number, (start, end) in enumerate(pairwise(starts), start=1):
        deal = lines[start:end]
        is_last = end == len(lines)
        if number in whole:
            yield from deal
            continue
        kept = deal.index(words.text("play-shuffle-kept")) + 1
        listed = next(place for place, line in enumerate(deal) if line == words.text("list-title"))
        yield from (deal[0], *deal[kept : None if is_last else listed])


def _is_heading(words: Words, line: str) -> bool:
    parts = words.text("play-deal-heading-of", number="|", total="|", dealer="|").split("|")
    return re.match(".*".join(map(re.escape, parts)), line) is not None


def main() -> None:
    """Write all transcripts."""
    FOLDER.mkdir(exist_ok=True)
    for evening in EVENINGS:
        (FOLDER / f"{evening.name}.txt").write_text(transcript(evening), "utf-8")


if __name__ == "__main__":
    main()
