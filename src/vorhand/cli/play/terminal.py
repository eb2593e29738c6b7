"""The table in a terminal."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from vorhand.cli.play.narration import narrate
from vorhand.cli.play.questions import Meaning, NotUnderstood, Question, Questions
from vorhand.cli.play.screen import Screen
from vorhand.cli.play.session import Leave
from vorhand.cli.play.typed import Typed
from vorhand.cli.render.score_list import LINES_SHOWN, list_table
from vorhand.core.cards import Card, card_set
from vorhand.core.commands import Command
from vorhand.core.errors import IllegalCommand
from vorhand.core.events import (
    BidMade,
    CardPlayed,
    CardsRevealed,
    GameDeclared,
    GrandHandDeclared,
    GrandHandDeclined,
    HandDealt,
    Observation,
    PackDealt,
    Passed,
    SeedRevealed,
    ShuffleCommitted,
)
from vorhand.core.phases.types import Playing, Ramsch, RamschCalls, RamschChoice, SkatChoice, Trick
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import DealResult, PassedInResult, RedealtResult
from vorhand.core.rules.ladder import next_bids
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.match import Match, next_deal
from vorhand.match.ending import list_length
from vorhand.match.seating import Seat
from vorhand.service.local import LocalTable
from vorhand.telling.hands import held, in_order, playing_of
from vorhand.telling.moves import frame_line
from vorhand.telling.outcome import outcome_lines
from vorhand.telling.standings import money_lines, ranking_lines, round_lines
from vorhand.telling.words import NameOf, short

Reads = Callable[[str], str]
"""Shows a prompt and gives what was typed. Raises `EOFError` and `KeyboardInterrupt`."""


class Terminal:
    """Shows a table on a screen and reads what a person types."""

    def __init__(self, screen: Screen, typed: Typed, read: Reads, me: Seat, players: Sequence[str]) -> None:
        self._screen = screen
        self._words = screen.words
        self._typed = typed
        self._read = read
        self._me = me
        self._players = players
        self._table: LocalTable | None = None
        self._before: Match | None = None
        """The match before the deal that is played."""
        self._bid = 0

    def deal_begins(self, table: LocalTable) -> None:
        """The heading of a deal: its number, the dealer, Bock and Ramsch rounds."""
        self._table = table
        self._before, self._bid = table.match, 0
        assert table.seating is not None, "a deal has begun"
        number = next_deal(table.match).number
        dealer = self._players[table.seating.dealer]
        if table.rules.list.end == "deals":
            total = list_length(table.rules.list)
            self._screen.heading(
                self._words.text("play-deal-heading-of", number=number, total=total, dealer=dealer)
            )
        else:
            self._screen.heading(self._words.text("play-deal-heading", number=number, dealer=dealer))
        self._rounds(table)

    def show(self, table: LocalTable, view: View, observation: Observation) -> None:
        """One thing that happened."""
        self._table = table
        shown = _SHOWN.get(type(observation))
        if shown is not None:
            shown(self, view, observation)
        else:
            narrate(self._screen, self._name, view, observation)

    def choose(self, table: LocalTable, view: View, options: Options) -> Command:
        """What the person does."""
        self._table = table
        return self._questions(table).command(table.rules, view, options)

    def offer(self, table: LocalTable, view: View, options: Options) -> Command | None:
        """Whether the person doubles, asked once before the first card and once after trick one."""
        self._table = table
        self._screen.hand(held(view.hand, view.phase))
        return self._questions(table).doubling(options)

    def refused(self, refusal: IllegalCommand) -> None:
        """Why a command was not possible."""
        self._screen.line(self._words.text(f"reason-{refusal.reason.value}"))

    def deal_over(self, table: LocalTable, outcome: DealResult) -> None:
        """The result with its sum, the running list, what Bock and Ramsch rounds are due, and the money."""
        self._table = table
        assert self._before is not None, "the deal has begun"
        self._screen.line()
        for line in self._outcome(table, outcome):
            self._screen.line(line)
        if not isinstance(outcome, RedealtResult):
            self._screen.line()
            self._screen.console.print(list_table(self._words, table.match, self._players, last=LINES_SHOWN))
        for line in money_lines(self._words, self._before, table.match, self._players):
            self._screen.line(line)
        for line in round_lines(self._words, self._before, table.match):
            self._screen.line(line)

    def pause(self, table: LocalTable) -> None:
        """Between two deals."""
        question = Question(self._words.text("ask-next-deal"), self._words.text("help-next-deal"), self._next)
        self._ask(question)

    def match_over(self, table: LocalTable) -> None:
        """The ranking."""
        self._screen.heading(self._words.text("play-match-over"))
        for line in ranking_lines(self._words, table.match, self._players):
            self._screen.line(line)

    def _outcome(self, table: LocalTable, outcome: DealResult) -> Iterator[str]:
        bonus = table.rules.list.passed_in_dealer_bonus
        if bonus and isinstance(outcome, PassedInResult):
            dealer = self._players[table.match.entries[-1].dealer]
            yield self._words.text("passed-in-dealer-bonus", points=bonus, player=dealer)
        else:
            yield from outcome_lines(self._words, outcome, self._name)

    def _next(self, text: str) -> bool:
        if not text.strip() or self._typed.means(text, "yes"):
            return True
        raise NotUnderstood(self._words.text("input-not-understood", text=short(text)))

    def _questions(self, table: LocalTable) -> Questions:
        return Questions(self._screen, self._typed, self._ask, self._name_of(table))

    def _ask(self, question: Question[Meaning]) -> Meaning:
        while True:
            text = self._line(question.text)
            if self._answered_always(text, question):
                continue
            try:
                return question.read(text)
            except NotUnderstood as problem:
                self._screen.line(str(problem))

    def _line(self, prompt: str) -> str:
        try:
            return self._read(f"{prompt} > ")
        except (EOFError, KeyboardInterrupt) as end:
            self._screen.line()
            raise Leave from end

    def _answered_always(self, text: str, question: Question[Any]) -> bool:
        """Whether `text` is one of the words that work at every question."""
        action = self._typed.first(text, ("help", "list", "last", "quit"))
        if action is None:
            return False
        if action == "quit":
            raise Leave
        {"help": lambda: self._help(question), "list": self._list, "last": self._last_trick}[action]()
        return True

    def _help(self, question: Question[Any]) -> None:
        self._screen.line(question.help)
        examples = " ".join(self._words.card(card) for card in _EXAMPLES)
        self._screen.line(self._words.text("help-cards", examples=examples))
        self._screen.line(self._words.text("help-always"))

    def _list(self) -> None:
        assert self._table is not None, "questions are asked at a table"
        if next_deal(self._table.match).number == 1:
            self._screen.line(self._words.text("play-list-empty"))
            return
        self._screen.console.print(list_table(self._words, self._table.match, self._players))

    def _last_trick(self) -> None:
        assert self._table is not None, "questions are asked at a table"
        trick = self._latest_trick(self._table.view(self._me))
        if trick is None:
            self._screen.line(self._words.text("play-no-last-trick"))
        else:
            self._screen.message("play-last-trick", cards=trick.cards)

    def _latest_trick(self, view: View) -> Trick | None:
        playing = playing_of(view.phase)
        return playing.tricks[-1] if playing and playing.tricks else None

    def _rounds(self, table: LocalTable) -> None:
        schedule = table.match.schedule
        if schedule.ramsch_left:
            self._screen.line(self._words.text("play-ramsch-left", count=schedule.ramsch_left))
        if schedule.bock_left:
            self._screen.line(self._words.text("play-bock-left", count=schedule.bock_left))
            if not schedule.ramsch_left:
                self._screen.line(self._words.text("play-bock"))

    def _name_of(self, table: LocalTable) -> NameOf:
        seating = table.seating
        assert seating is not None, "a deal has begun"
        return lambda position: self._players[seating.seat(position)]

    def _hand_dealt(self, view: View, event: HandDealt) -> None:
        assert view.position is not None, "a hand is dealt to a position"
        self._screen.line(self._words.text("play-position", position=self._words.position(view.position)))
        self._screen.hand(held(card_set(event.cards), view.phase))
        self._ramsch_begun(view)

    def _sits_out(self, view: View, event: PackDealt) -> None:
        self._screen.line(self._words.text("play-sitting-out"))
        self._ramsch_begun(view)

    def _promised(self, view: View, event: ShuffleCommitted) -> None:
        self._screen.faint(self._words.text("play-shuffle-promise", commitment=f"{event.commitment[:16]}…"))

    def _kept(self, view: View, event: SeedRevealed) -> None:
        self._screen.faint(self._words.text("play-shuffle-kept"))

    def _revealed(self, view: View, event: CardsRevealed) -> None:
        """The skat, and what nobody had to play any more."""
        narrate(self._screen, self._name, view, event)
        for place in POSITIONS:
            if event.hands.of(place):
                cards = in_order(event.hands.of(place), view.phase)
                self._screen.message("hand-line", player=self._name(place), cards=cards)

    def _bid_made(self, view: View, event: BidMade) -> None:
        assert self._table is not None, "bids are made at a table"
        is_jump = event.value > next_bids(self._table.rules, self._bid)[0] and event.by is not view.position
        self._bid = event.value
        if is_jump:
            jump = self._words.text("play-jump", who=self._name(event.by), value=event.value)
            self._screen.line(f"  {jump}")
        else:
            narrate(self._screen, self._name, view, event)
        self._declarer_found(view)

    def _passed(self, view: View, event: Passed) -> None:
        narrate(self._screen, self._name, view, event)
        self._declarer_found(view)
        if _is_ramsch(view):
            self._screen.line(self._words.text("all-passed"))
        self._ramsch_begun(view)

    def _no_grand_hand(self, view: View, event: GrandHandDeclined) -> None:
        narrate(self._screen, self._name, view, event)
        self._ramsch_begun(view)

    def _grand_hand(self, view: View, event: GrandHandDeclared) -> None:
        narrate(self._screen, self._name, view, event)
        self._contract(view)

    def _card_played(self, view: View, event: CardPlayed) -> None:
        narrate(self._screen, self._name, view, event)
        playing = playing_of(view.phase)
        if playing is None or playing.trick or not playing.tricks:
            return
        trick, number = playing.tricks[-1], len(playing.tricks)
        winner = self._name(trick.winner)
        self._screen.faint(
            self._words.text("play-trick-to", number=number, player=winner, points=trick.points)
        )

    def _declarer_found(self, view: View) -> None:
        if isinstance(view.phase, SkatChoice):
            won = view.phase.won
            self._screen.line(
                self._words.text("declarer-line", declarer=self._name(won.declarer), bid=won.bid)
            )

    def _ramsch_begun(self, view: View) -> None:
        if _is_ramsch(view):
            self._screen.heading(self._words.text("ramsch-line"))

    def _game_declared(self, view: View, event: GameDeclared) -> None:
        self._contract(view)

    def _contract(self, view: View) -> None:
        playing = playing_of(view.phase)
        assert playing is not None, "a declared game is played"
        self._screen.heading(frame_line(self._words, playing.frame, self._name))

    def _name(self, position: Position) -> str:
        assert self._table is not None, "something happened at a table"
        return self._name_of(self._table)(position)


_EXAMPLES = (Card.CJ, Card.HT, Card.DA)

_SHOWN: dict[type, Callable[[Terminal, View, Any], None]] = {
    HandDealt: Terminal._hand_dealt,
    PackDealt: Terminal._sits_out,
    ShuffleCommitted: Terminal._promised,
    SeedRevealed: Terminal._kept,
    CardsRevealed: Terminal._revealed,
    BidMade: Terminal._bid_made,
    Passed: Terminal._passed,
    GrandHandDeclined: Terminal._no_grand_hand,
    GrandHandDeclared: Terminal._grand_hand,
    GameDeclared: Terminal._game_declared,
    CardPlayed: Terminal._card_played,
}
"""What is shown in its own way; everything else is narrated."""


def _is_ramsch(view: View) -> bool:
    """Whether a Ramsch has been begun."""
    phase = view.phase
    return isinstance(phase, RamschChoice | RamschCalls) or (
        isinstance(phase, Playing) and isinstance(phase.frame, Ramsch)
    )
