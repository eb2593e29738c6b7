"""What the person is asked in each phase, what may be typed, and which command it means.

A question offers what `Options` holds and nothing else: it knows words, not rules.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from vorhand.cli.play.screen import Screen
from vorhand.cli.play.typed import Typed
from vorhand.core.cards import Card, card_set
from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Discard,
    Double,
    Hold,
    Knock,
    OfferGift,
    Pass,
    PickUpSkat,
    PlayCard,
    PlayOpen,
    PushSkat,
    Rearrange,
)
from vorhand.core.contract import GameType
from vorhand.core.events import Hands
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    ClaimAsked,
    ConcessionAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    GiftAsked,
    GrandHandAsked,
    Playing,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    Rearranging,
    SkatChoice,
)
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.foresight import bid_to_cover, value_in_sight
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.telling.calls import claim_name
from vorhand.telling.hands import held, in_order
from vorhand.telling.moves import contract_of, frame_line
from vorhand.telling.words import NameOf, short

Meaning = TypeVar("Meaning")
Parsed = Command | None
"""A command, or None when the person wants to be asked again."""


class NotUnderstood(Exception):
    """What was typed means nothing here; the text tells what would."""


class Question(msgspec.Struct, Generic[Meaning], frozen=True):
    """One question: its text, the help for it, and how an answer is read."""

    text: str
    help: str
    read: Callable[[str], Meaning]
    """From what was typed to its meaning. Raises `NotUnderstood`."""


class Asks(Protocol):
    """Asks one question until it is answered. Raises `Leave` when the person goes."""

    def __call__(self, question: Question[Meaning]) -> Meaning:
        """The meaning of the answer."""


class Questions:
    """All questions of one table, in the words of one person."""

    def __init__(self, screen: Screen, typed: Typed, ask: Asks, name_of: NameOf) -> None:
        self._screen = screen
        self._words = screen.words
        self._typed = typed
        self._ask = ask
        self._name_of = name_of

    def command(self, rules: RuleSet, view: View, options: Options) -> Command:
        """What the person wants to do in the phase of `view`."""
        put = _BY_PHASE[type(view.phase)]
        while True:
            command: Parsed = put(self, rules, view, options)
            if command is not None:
                return command

    def doubling(self, options: Options) -> Command | None:
        """The doubling that the person says unasked, if any."""
        (call,) = (command for command in options.simple if isinstance(command, Double))
        said = self._yes_no(f"ask-{call.call.value}", "help-doubling", default=False)
        return call if said else None

    def _bid(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        if Hold() in options.simple:
            return self._hold(view)
        if not options.bids:
            # The ladder is at its end: there is nothing left but to pass.
            return Pass()
        lowest = options.bids[0]

        def read(text: str) -> Command:
            if self._typed.means(text, "pass"):
                return Pass()
            value = lowest if self._typed.means(text, "yes") else self._typed.value(text)
            if value is None:
                raise NotUnderstood(self._words.text("input-not-understood", text=short(text)))
            if value not in options.bids:
                following = ", ".join(str(one) for one in options.bids[:4])
                raise NotUnderstood(self._words.text("input-no-value", value=str(value), next=following))
            return Bid(value)

        return self._command("ask-bid", "help-bid", read, value=lowest)

    def _hold(self, view: View) -> Command:
        phase = view.phase
        assert isinstance(phase, Auction), "only in the auction somebody holds"
        read: Callable[[str], Command] = self._one_of({"yes": Hold(), "pass": Pass(), "no": Pass()})
        return self._command("ask-hold", "help-hold", read, value=phase.bid, who=self._name_of(phase.asker))

    def _forehand(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        value = options.bids[0]
        answers: dict[str, Command] = {"yes": Bid(value), "pass": Pass(), "no": Pass()}
        numbers: dict[int, Command] = {value: Bid(value)}
        read = self._one_of(answers, numbers=numbers)
        return self._command("ask-forehand", "help-forehand", read, value=value)

    def _skat_or_hand(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        self._screen.hand(held(view.hand, view.phase))
        read = self._one_of({"skat": True, "hand": False})
        takes_skat = self._command("ask-skat-or-hand", "help-skat-or-hand", read, bid=bid_to_cover(view))
        return PickUpSkat() if takes_skat else self._declaration(rules, view, options)

    def _discard(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        in_ramsch = isinstance(view.phase, RamschDiscarding)
        shown = held(view.hand, view.phase)
        self._screen.hand(shown, card_set(options.discards))
        ask, help_ = (
            ("ask-ramsch-discard", "help-ramsch-discard") if in_ramsch else ("ask-discard", "help-discard")
        )
        read = self._exactly(2, "input-two-cards", shown, options.discards)
        cards = self._command(ask, help_, read)
        sure = self._screen.coloured("ask-discard-sure", cards=cards).plain
        if not self._ask(Question(sure, self._words.text("help-discard-sure"), self._sure)):
            return None
        return Discard((cards[0], cards[1]))

    def _sure(self, text: str) -> bool:
        if self._typed.means(text, "back") or self._typed.means(text, "no"):
            return False
        if not text.strip() or self._typed.means(text, "yes"):
            return True
        raise NotUnderstood(self._words.text("input-not-understood", text=short(text)))

    def _declare(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        self._screen.hand(held(view.hand, view.phase))
        return self._declaration(rules, view, options)

    def _declaration(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        games = [game for game in GameType if any(one.game is game for one in options.declarations)]
        names = ", ".join(self._words.game(game) for game in games)
        game = self._command("ask-game", "help-game", self._game(games), games=names)
        offered = [one for one in options.declarations if one.game is game]
        declaration = self._announced(offered)
        return declaration if self._stands(rules, view, declaration) else None

    def _game(self, games: Sequence[GameType]) -> Callable[[str], GameType]:
        def read(text: str) -> GameType:
            number = self._typed.value(text)
            if number is not None and 1 <= number <= len(games):
                return games[number - 1]
            try:
                game = self._words.parse_game(text)
            except ValueError as error:
                raise NotUnderstood(str(error)) from error
            if game not in games:
                raise NotUnderstood(self._words.text("reason-bad-announcement"))
            return game

        return read

    def _announced(self, offered: Sequence[DeclareGame]) -> DeclareGame:
        """The announcement among those offered; asked for only where there is a choice."""
        plainest = min(offered, key=lambda one: len(_steps(one)))
        more = sorted(
            {step for one in offered for step in _steps(one)} - set(_steps(plainest)), key=_STEPS.index
        )
        if not more:
            return plainest
        choices = ", ".join(self._words.text(f"announcement-{step}") for step in more)

        def read(text: str) -> DeclareGame:
            said = (
                set()
                if self._typed.means(text, "nothing")
                else {self._step(word, more) for word in text.split()}
            )
            fitting = [one for one in offered if said <= set(_steps(one))]
            if not fitting:
                raise NotUnderstood(self._words.text("reason-bad-announcement"))
            return min(fitting, key=lambda one: len(_steps(one)))

        return self._command("ask-announcements", "help-announcements", read, choices=choices)

    def _step(self, word: str, more: Sequence[str]) -> str:
        step = self._typed.first(word, more)
        if step is None:
            raise NotUnderstood(self._words.text("input-not-understood", text=short(word)))
        return step

    def _stands(self, rules: RuleSet, view: View, declaration: DeclareGame) -> bool:
        """Whether the person means it although the game does not cover the bid so far."""
        value, bid = value_in_sight(rules, view, declaration), bid_to_cover(view)
        if value >= bid:
            return True
        key = "ask-null-below-bid" if declaration.game is GameType.NULL else "ask-below-bid"
        return self._yes_no(key, "help-yes-no", value=value, bid=bid)

    def _grand_hand(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        self._screen.hand(held(view.hand, view.phase))
        return DeclareGrandHand() if self._yes_no("ask-grand-hand", "help-grand-hand") else DeclineGrandHand()

    def _ramsch_skat(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        self._screen.hand(held(view.hand, view.phase))
        read: Callable[[str], Command] = self._one_of({"skat": PickUpSkat(), "push": PushSkat()})
        return self._command("ask-ramsch-skat", "help-ramsch-skat", read)

    def _ramsch_call(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        self._screen.hand(held(view.hand, view.phase))
        calls = {_RAMSCH_CALLS[type(one)]: one for one in options.simple if type(one) in _RAMSCH_CALLS}
        choices = ", ".join(sorted(self._typed.names(action) for action in calls))
        answers: dict[str, Command] = {"nothing": Decline(), "no": Decline(), **calls}
        read = self._one_of(answers, empty=Decline())
        return self._command("ask-ramsch-call", "help-ramsch-call", read, choices=choices)

    def _calls(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        self._screen.hand(held(view.hand, view.phase))
        return self.doubling(options) or Decline()

    def _rearrange(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        phase = view.phase
        assert isinstance(phase, Rearranging), "cards are rearranged in a Revolution"
        pool = in_order(options.rearrange, phase)
        self._screen.hand(pool)
        if not self._yes_no("ask-rearrange", "help-yes-no"):
            return Decline()
        game = phase.playing.frame
        assert isinstance(game, Game), "a Revolution is a declared game"
        first, second = game.defenders
        read = self._exactly(10, "input-ten-cards", pool, options.rearrange)
        cards = self._command("ask-rearrange-hand", "help-rearrange", read, player=self._name_of(first))
        rest = tuple(card for card in options.rearrange if card not in cards)
        by_place = {first: tuple(cards), second: rest}
        return Rearrange(Hands(*(by_place.get(place, ()) for place in POSITIONS)))

    def _card(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        phase = view.phase
        assert isinstance(phase, Playing), "cards are played in Playing"
        shown = held(view.hand, phase)
        self._situation(view, phase)
        self._screen.hand(shown, card_set(options.cards))
        read = self._card_reader(phase, shown, options)
        legal = self._words.cards(in_order(options.cards, phase))
        help_ = " ".join((self._words.text("help-card", cards=legal), *self._card_help(options)))
        is_free = len(options.cards) == len(shown)
        ask = self._words.text("ask-card") if is_free else self._words.text("play-legal-cards", cards=legal)
        command = self._ask(Question(ask, help_, read))
        if isinstance(command, Concede) and not self._yes_no("ask-concede", "help-yes-no"):
            return None
        return command

    def _situation(self, view: View, phase: Playing) -> None:
        """The number of the trick, what is played, what lies on the table, and whose hands lie open."""
        number = self._words.text("play-trick-heading", number=len(phase.tricks) + 1)
        self._screen.faint(f"{number} · {frame_line(self._words, phase.frame, self._name_of)}")
        if phase.trick:
            self._screen.message("play-on-table", cards=phase.trick)
        self._open_hands(view)

    def _open_hands(self, view: View) -> None:
        for place in POSITIONS:
            if view.open_hands[place.index]:
                cards = held(view.open_hands[place.index], view.phase)
                self._screen.message("hand-line", player=self._name_of(place), cards=cards)

    def _card_help(self, options: Options) -> list[str]:
        keys = []
        if options.claims:
            keys.append("help-card-declarer")
        if PlayOpen() in options.simple:
            keys.append("help-card-defender")
        if any(isinstance(command, Double) for command in options.simple):
            keys.append("help-card-doubling")
        if OfferGift() in options.simple:
            keys.append("help-card-gift")
        return [self._words.text(key) for key in keys]

    def _card_reader(
        self, phase: Playing, shown: Sequence[Card], options: Options
    ) -> Callable[[str], Command]:
        def read(text: str) -> Command:
            said = self._said_unasked(text, options)
            if said is not None:
                return said
            card = self._typed.card(text, shown)
            if card is None:
                raise NotUnderstood(self._words.text("input-no-card", text=short(text)))
            if card not in shown:
                raise NotUnderstood(self._words.text("input-not-your-card", card=self._words.card(card)))
            if card not in options.cards:
                assert phase.led is not None, "the leader is free"
                led, cards = self._words.card(phase.led), self._words.cards(in_order(options.cards, phase))
                raise NotUnderstood(self._words.text("input-must-follow", led=led, cards=cards))
            return PlayCard(card)

        return read

    def _said_unasked(self, text: str, options: Options) -> Command | None:
        """A doubling, claim, concession, open play or gift, typed in the place of a card."""
        first, *more = text.split() or [""]
        if options.claims and self._typed.means(first, "rest"):
            return self._claim(more, options)
        by_action = {
            _UNASKED[type(command)](command): command
            for command in options.simple
            if type(command) in _UNASKED
        }
        action = self._typed.first(text, tuple(by_action))
        return by_action[action] if action else None

    def _claim(self, more: Sequence[str], options: Options) -> Claim:
        levels = {"schneider": ClaimLevel.SCHNEIDER, "schwarz": ClaimLevel.SCHWARZ}
        said = [self._step(word, tuple(levels)) for word in more]
        level = levels[said[-1]] if said else ClaimLevel.SIMPLE
        if level not in options.claims:
            raise NotUnderstood(self._words.text("reason-no-claim"))
        return Claim(level)

    def _answer(self, rules: RuleSet, view: View, options: Options) -> Parsed:
        phase = view.phase
        self._open_hands(view)
        self._screen.hand(held(view.hand, phase))
        if isinstance(phase, ClaimAsked):
            contract = contract_of(view)
            name = claim_name(phase.level, is_null=contract is not None and contract.is_null)
            return Answer(self._yes_no(f"ask-claim-{name}", "help-yes-no", who=self._declarer(view)))
        if isinstance(phase, ConcessionAsked):
            return Answer(self._yes_no("ask-concession", "help-yes-no", who=self._declarer(view)))
        return self._answer_gift(view)

    def _answer_gift(self, view: View) -> Answer:
        phase = view.phase
        assert isinstance(phase, GiftAsked), "the last of the three that are answered"
        game = phase.playing.frame
        assert isinstance(game, Game), "no gifts in Ramsch"
        if view.position is game.declarer:
            return Answer(self._yes_no("ask-gift-declarer", "help-yes-no"))
        (partner,) = (place for place in game.defenders if place is not view.position)
        return Answer(self._yes_no("ask-gift-partner", "help-yes-no", who=self._name_of(partner)))

    def _declarer(self, view: View) -> str:
        assert isinstance(view.phase, ClaimAsked | ConcessionAsked), "a declarer's act is answered"
        game = view.phase.playing.frame
        assert isinstance(game, Game), "no claims in Ramsch"
        return self._name_of(game.declarer)

    def _yes_no(self, key: str, help_key: str, *, default: bool | None = None, **arguments: Any) -> bool:
        read = self._one_of({"yes": True, "no": False}, empty=default)
        return self._command(key, help_key, read, **arguments)

    def _one_of(
        self,
        meanings: dict[str, Meaning],
        *,
        numbers: dict[int, Meaning] | None = None,
        empty: Meaning | None = None,
    ) -> Callable[[str], Meaning]:
        """Reads one of some actions; `numbers` may be typed as such, `empty` is what Enter alone means."""

        def read(text: str) -> Meaning:
            if not text.strip() and empty is not None:
                return empty
            action = self._typed.first(text, tuple(meanings))
            if action is not None:
                return meanings[action]
            number = self._typed.value(text)
            if numbers and number in numbers:
                return numbers[number]
            raise NotUnderstood(self._words.text("input-not-understood", text=short(text)))

        return read

    def _exactly(
        self, count: int, key: str, shown: Sequence[Card], allowed: Sequence[Card]
    ) -> Callable[[str], tuple[Card, ...]]:
        """Reads so many different cards of those allowed."""

        def read(text: str) -> tuple[Card, ...]:
            found = self._typed.cards(text, shown)
            for word in found:
                if isinstance(word, str):
                    raise NotUnderstood(self._words.text("input-no-card", text=short(word)))
            cards = tuple(card for card in found if isinstance(card, Card))
            for card in cards:
                self._check_allowed(card, shown, allowed)
            if len(cards) != count or len(set(cards)) != count:
                raise NotUnderstood(self._words.text(key))
            return cards

        return read

    def _check_allowed(self, card: Card, shown: Sequence[Card], allowed: Sequence[Card]) -> None:
        if card not in shown:
            raise NotUnderstood(self._words.text("input-not-your-card", card=self._words.card(card)))
        if card not in allowed:
            raise NotUnderstood(self._words.text("input-jacks-stay", cards=self._words.card(card)))

    def _command(self, key: str, help_key: str, read: Callable[[str], Meaning], **arguments: Any) -> Meaning:
        wanted = {name: value for name, value in arguments.items() if name in ("value", "choices", "games")}
        help_ = self._words.text(help_key, **wanted)
        return self._ask(Question(self._words.text(key, **arguments), help_, read))


_BY_PHASE: dict[type, Callable[[Questions, RuleSet, View, Options], Parsed]] = {
    Auction: Questions._bid,
    ForehandAsked: Questions._forehand,
    SkatChoice: Questions._skat_or_hand,
    Discarding: Questions._discard,
    Declaring: Questions._declare,
    GrandHandAsked: Questions._grand_hand,
    RamschChoice: Questions._ramsch_skat,
    RamschDiscarding: Questions._discard,
    RamschCalls: Questions._ramsch_call,
    CallsAsked: Questions._calls,
    Rearranging: Questions._rearrange,
    Playing: Questions._card,
    ClaimAsked: Questions._answer,
    ConcessionAsked: Questions._answer,
    GiftAsked: Questions._answer,
}

_STEPS = ("schneider", "schwarz", "ouvert", "spitze", "revolution")
"""What may be announced besides Hand, in the order of asking."""

_RAMSCH_CALLS: dict[type, str] = {Knock: "knock", AnnounceJungfrau: "jungfrau"}

_UNASKED: dict[type, Callable[[Any], str]] = {
    Double: lambda command: str(command.call.value),
    Concede: lambda command: "concede",
    PlayOpen: lambda command: "open",
    OfferGift: lambda command: "gift",
}
"""Commands that may be typed in the place of a card, by the action whose words name them."""


def _steps(declaration: DeclareGame) -> tuple[str, ...]:
    return tuple(step for step in _STEPS if getattr(declaration, step))
