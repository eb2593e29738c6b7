"""A deal in progress for tests: acts in a few words, and what comes of them."""

from collections.abc import Iterator, Sequence

from vorhand.core.cards import CARDS, Card, card_set, cards_in, parse_card, parse_cards
from vorhand.core.commands import (
    Bid,
    Command,
    DeclareGame,
    Decline,
    Discard,
    Hold,
    Pass,
    PickUpSkat,
    PlayCard,
)
from vorhand.core.contract import GameType
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import act
from vorhand.core.deal.state import Deal, new_deal, result
from vorhand.core.errors import IllegalCommand, Reason
from vorhand.core.events import CardsDealt, Event, Hands
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.types import Phase, Playing, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import DealResult, GameResult, RamschResult
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.rules.valuation import Settlement
from vorhand.core.view.observe import observe
from vorhand.core.view.options import Options, options
from vorhand.core.view.view import View, learn, new_view

FOREHAND, MIDDLEHAND, REARHAND = POSITIONS


def isko(**settings: object) -> RuleSet:
    """The official rules with these options, written `kontra__who` for `kontra.who`."""
    return with_settings(ISKO, {key.replace("__", "."): value for key, value in settings.items()})


def cards(text: str) -> tuple[Card, ...]:
    """The cards named in `text`, in that order."""
    return tuple(parse_card(word) for word in text.split())


def pair(text: str) -> tuple[Card, Card]:
    """The two cards named in `text`."""
    first, second = cards(text)
    return first, second


def dealt(*, forehand: str = "", middlehand: str = "", rearhand: str = "", skat: str = "") -> CardsDealt:
    """A deal with these cards in these places; the rest of the pack fills the gaps in index order."""
    named = parse_cards(" ".join((forehand, middlehand, rearhand, skat)))
    rest = iter(card for card in CARDS if not named & card.bit)
    first, second, third = (_filled(cards(text), rest, 10) for text in (forehand, middlehand, rearhand))
    one, other = _filled(cards(skat), rest, 2)
    return CardsDealt(Hands(first, second, third), (one, other))


def _filled(given: Sequence[Card], rest: Iterator[Card], size: int) -> tuple[Card, ...]:
    return (*given, *(next(rest) for _ in range(size - len(given))))


class Table:
    """A deal under `rules`; `events` are all that happened."""

    def __init__(
        self, rules: RuleSet = ISKO, deal: CardsDealt | None = None, setting: Setting | None = None
    ) -> None:
        self.rules = rules
        self.setting = setting or Setting()
        self.deal: Deal = new_deal(self.setting)
        self.events: tuple[Event, ...] = ()
        self.happen(deal or dealt())

    @property
    def phase(self) -> Phase:
        return self.deal.phase

    @property
    def playing(self) -> Playing:
        assert isinstance(self.deal.phase, Playing), self.deal.phase
        return self.deal.phase

    def happen(self, *events: Event) -> "Table":
        """Apply events as they stand in a log."""
        for event in events:
            self.deal = apply(self.rules, self.deal, event)
        self.events += events
        return self

    def do(self, by: Position, *commands: Command, proven: bool = False) -> "Table":
        """One player's commands, all of them legal."""
        for command in commands:
            self.deal, events = act(self.rules, self.deal, by, command, proven=proven)
            self.events += events
        return self

    def refusal(self, by: Position, command: Command) -> IllegalCommand:
        """The refusal that the command meets with."""
        try:
            act(self.rules, self.deal, by, command)
        except IllegalCommand as refusal:
            return refusal
        raise AssertionError(f"{by.value} may say {command}")

    def won_by(self, declarer: Position, bid: int = 18) -> "Table":
        """An auction that `declarer` wins at `bid`; of the others only who has to speak does."""
        if declarer is MIDDLEHAND:
            return self.do(MIDDLEHAND, Bid(bid)).do(FOREHAND, Pass()).do(REARHAND, Pass())
        if declarer is REARHAND:
            return self.do(MIDDLEHAND, Pass()).do(REARHAND, Bid(bid)).do(FOREHAND, Pass())
        if bid == 18:
            return self.do(MIDDLEHAND, Pass()).do(REARHAND, Pass()).do(FOREHAND, Bid(18))
        return self.do(MIDDLEHAND, Bid(bid)).do(FOREHAND, Hold()).do(MIDDLEHAND, Pass()).do(REARHAND, Pass())

    def all_pass(self) -> "Table":
        """Three passes."""
        return self.do(MIDDLEHAND, Pass()).do(REARHAND, Pass()).do(FOREHAND, Pass())

    def takes_skat(self, declarer: Position, discards: str) -> "Table":
        """The declarer takes the skat and lays two cards away."""
        return self.do(declarer, PickUpSkat(), Discard(pair(discards)))

    def declares(self, declarer: Position, game: GameType, **said: bool) -> "Table":
        """The declarer names the game."""
        return self.do(declarer, DeclareGame(game, **said))

    def play(self, text: str) -> "Table":
        """Cards, each played by whoever is to play."""
        for card in cards(text):
            self.do(self.playing.turn, PlayCard(card))
        return self

    def play_on(self, number: int = 30) -> "Table":
        """So many more cards, or all that are left: always the first legal one."""
        for _ in range(number):
            if not isinstance(self.deal.phase, Playing):
                break
            turn = self.playing.turn
            self.do(turn, PlayCard(self.options(turn).cards[0]))
        return self

    def all_decline(self) -> "Table":
        """Everybody who is asked for a call makes none."""
        while not isinstance(self.deal.phase, Playing):
            self.do(awaited(self.deal.phase)[0], Decline())
        return self

    def view(self, viewer: Position | None) -> View:
        """What a position or a spectator has learned so far."""
        view = new_view(self.setting, viewer)
        for event in self.events:
            view = learn(self.rules, view, observe(event, viewer))
        return view

    def options(self, by: Position) -> Options:
        """What a position may do now."""
        return options(self.rules, self.view(by))

    def hand(self, by: Position) -> tuple[Card, ...]:
        """The cards that a position holds."""
        return cards_in(self.deal.hands[by.index])

    @property
    def result(self) -> DealResult:
        found = result(self.rules, self.deal)
        assert found is not None, f"not over: {self.deal.phase}"
        return found

    @property
    def game_result(self) -> GameResult:
        assert isinstance(self.result, GameResult)
        return self.result

    @property
    def settlement(self) -> Settlement:
        """The settlement of the declared game."""
        return self.game_result.settlement

    @property
    def ramsch_result(self) -> RamschResult:
        assert isinstance(self.result, RamschResult)
        return self.result


def check_refused(table: Table, by: Position, command: Command, reason: Reason, *words: str) -> None:
    """The command is refused for this reason, in a message that contains these words."""
    refusal = table.refusal(by, command)
    assert refusal.reason is reason, refusal
    for word in words:
        assert word in str(refusal), f"{word!r} is not in {str(refusal)!r}"


def same_cards(left: Sequence[Card], text: str) -> bool:
    """Whether these are the cards named, in any order."""
    return card_set(left) == parse_cards(text)
