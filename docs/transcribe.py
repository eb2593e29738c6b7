"""Plays the deals whose transcripts stand in the documentation: `python -m docs.transcribe`.

A person's part is taken by a policy that types what a person would type. Everything is fixed by seeds, so the transcripts
change only when the program does; they are then read again and committed as a difference.
"""

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console

from vorhand.cli.play.screen import Screen, colours_of
from vorhand.cli.play.session import End, Session
from vorhand.cli.play.terminal import Terminal
from vorhand.cli.play.typed import Typed
from vorhand.cli.render.words import Words
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
from vorhand.core.phases.types import ForehandAsked, SkatChoice
from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.i18n import messages
from vorhand.match import begin
from vorhand.match.seating import Seat, first_dealer
from vorhand.players import make_player
from vorhand.presets import load_preset
from vorhand.service.local import LocalTable, NoJournal

FOLDER = Path(__file__).parent / "transcripts"
ME = Seat(0)


class Evening(NamedTuple):
    """One transcript: what is played, and how many deals of it."""

    name: str
    rules: RuleSet
    seed: int
    deals: int | None
    policy: Callable[[LocalTable], Command]
    language: str = "en"


def like_a_computer(table: LocalTable) -> Command:
    """What the casual computer would do in the person's place."""
    view, options = table.view(ME), table.options(ME)
    return make_player("casual", 1).choose(table.rules, view, options)


def bold_from_the_hand(table: LocalTable) -> Command:
    """Bids up to the value of a hand game without the jacks that are missing, and plays it from the hand."""
    view, options = table.view(ME), table.options(ME)
    if options.bids and options.bids[0] <= BOLD_BID:
        return Bid(options.bids[0])
    if Hold() in options.simple:
        return Hold()
    if isinstance(view.phase, SkatChoice):
        return DeclareGame(BOLD_GAME, hand=True)
    if isinstance(view.phase, ForehandAsked):
        return Bid(options.bids[0])
    return like_a_computer(table) if options.cards or not options.bids else Pass()


BOLD_BID, BOLD_GAME = 48, GameType.CLUBS

EVENINGS = (
    Evening("list-of-36", with_settings(load_preset("isko_list"), {}), 1886, None, like_a_computer),
    Evening("pub-evening", load_preset("xskat_pub"), 1927, 24, like_a_computer),
    Evening("old-rules", load_preset("altenburg_1937"), 1937, 3, like_a_computer, "de"),
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
        command = self._policy(self._table)
        if not isinstance(command, DeclareGame):
            return typed_text(command)
        if self._is(prompt, "ask-skat-or-hand", "bid"):
            return "hand"
        return command.game.value if self._is(prompt, "ask-game") else _steps(command)

    def _is(self, prompt: str, key: str, *arguments: str) -> bool:
        """Whether the prompt is the message `key`, whatever its arguments."""
        beginning = self._words.text(key, **dict.fromkeys(arguments, "|")).partition("|")[0]
        return bool(beginning) and prompt.startswith(beginning)


def typed_text(command: Command) -> str:
    """The line by which a person makes a command."""
    match command:
        case Bid():
            return str(command.value)
        case Discard():
            return " ".join(card.value for card in command.cards)
        case PlayCard():
            return command.card.value
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
    return "\n".join(line.rstrip() for line in shown.getvalue().splitlines()).strip() + "\n"


def main() -> None:
    """Write all transcripts."""
    FOLDER.mkdir(exist_ok=True)
    for evening in EVENINGS:
        (FOLDER / f"{evening.name}.txt").write_text(transcript(evening), "utf-8")


if __name__ == "__main__":
    main()
