"""A table on a screen in memory: a person who answers by a script, and computers that do as they are told."""

from collections.abc import Callable, Sequence
from io import StringIO
from random import Random

import msgspec
from rich.console import Console

from vorhand.cli.play.screen import Screen, colours_of
from vorhand.cli.play.session import End, Session
from vorhand.cli.play.terminal import Terminal
from vorhand.cli.play.typed import Typed
from vorhand.core.cards import Card
from vorhand.core.commands import (
    Answer,
    Bid,
    Command,
    DeclareGame,
    Decline,
    DeclineGrandHand,
    Discard,
    Hold,
    Pass,
    PickUpSkat,
    PlayCard,
    PushSkat,
)
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.i18n import messages
from vorhand.i18n.names import Deck
from vorhand.match import Match, begin
from vorhand.match.seating import Seat
from vorhand.presets import load_preset
from vorhand.service.local import LocalTable, NoJournal
from vorhand.telling.words import Words

ME = Seat(0)

Act = Callable[[View, Options], Command | None]
"""What a computer does out of its habit; None for its habit."""
Typing = str | Callable[[LocalTable], str]
"""What the person types."""
Step = tuple[str | tuple[str, ...], Typing]
"""Words of a question, or of one of several, and the answer to it."""

CARD = ("Your card?", "You may play")


def rules_of(preset: str = "isko", **settings: object) -> RuleSet:
    """A preset with single options changed; `list__seats=4` means `list.seats = 4`."""
    return with_settings(
        load_preset(preset), {key.replace("__", "."): value for key, value in settings.items()}
    )


class Computer:
    """Passes, lays away and plays the first cards, agrees to everything; or what `act` and `unasked` say."""

    def __init__(self, act: Act | None = None, unasked: Act | None = None) -> None:
        self._act = act
        self._unasked = unasked

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        wanted = None if self._act is None else self._act(view, options)
        return wanted or _habit(options)

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        wanted = None if self._unasked is None else self._unasked(view, options)
        return wanted if wanted is not None and wanted in options.simple else None


def declares(declaration: DeclareGame, *, then: Act | None = None) -> Act:
    """A computer that bids as long as it can and declares this game."""

    def act(view: View, options: Options) -> Command | None:
        if Hold() in options.simple:
            return Hold()
        if options.bids:
            return Bid(options.bids[0])
        if declaration.hand and declaration in options.declarations:
            return declaration
        if PickUpSkat() in options.simple:
            return PickUpSkat()
        if declaration in options.declarations:
            return declaration
        return None if then is None else then(view, options)

    return act


def _habit(options: Options) -> Command:
    if options.cards:
        return PlayCard(options.cards[0])
    if options.discards:
        return Discard((options.discards[0], options.discards[1]))
    quiet = (Pass(), Decline(), DeclineGrandHand(), PushSkat(), PickUpSkat(), Answer(accepted=True))
    return next((command for command in quiet if command in options.simple), None) or options.declarations[0]


class Sitting(msgspec.Struct, kw_only=True):
    """What came of it."""

    text: str
    """All that was shown and typed."""
    table: LocalTable
    end: End
    left_over: tuple[Step, ...]
    """Steps of the script that no question came for."""
    mistakes: int
    """How often something wrong was typed."""


class Person:
    """Answers questions by the script, and those in between as it comes."""

    def __init__(self, screen: StringIO, steps: Sequence[Step], wrong: Sequence[str]) -> None:
        self._screen = screen
        self._steps = list(steps)
        self._wrong = wrong
        self._pending: list[str] = []
        self._asked = ""
        self._is_wrong = ""
        self.mistakes = 0
        self.table: LocalTable | None = None

    def __call__(self, prompt: str) -> str:
        self._screen.write(prompt)
        if self._is_wrong:
            assert prompt == self._asked, f"{self._is_wrong!r} was taken:\n{self._screen.getvalue()[-400:]}"
        elif self._wrong and prompt != self._asked:
            self._pending = list(self._wrong)
        self._asked = prompt
        self._is_wrong = self._pending.pop(0) if self._pending else ""
        if self._is_wrong:
            self.mistakes += 1
            self._screen.write("…\n")
            return self._is_wrong
        text = self._answer(prompt)
        self._screen.write(f"{text}\n")
        return text

    @property
    def left_over(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    def _answer(self, prompt: str) -> str:
        assert self.table is not None
        if self._steps and _fits(self._steps[0], prompt):
            _, typing = self._steps.pop(0)
            if typing == LEAVE:
                raise EOFError
            return typing if isinstance(typing, str) else typing(self.table)
        found = next((step for step in AS_IT_COMES if _fits(step, prompt)), None)
        assert found is not None, f"{self._screen.getvalue()}\nsteps: {self._steps}"
        _, typing = found
        return typing if isinstance(typing, str) else typing(self.table)


def _fits(step: Step, prompt: str) -> bool:
    words = (step[0],) if isinstance(step[0], str) else step[0]
    return any(word in prompt for word in words)


LEAVE = "\x04"
"""Not typed, but the end of what is typed."""


UNPROVEN: RuleSet = with_settings(ISKO, {"claims.server_proof": False})
"""Rules by which the defenders are asked about every claim, even one that the table could prove."""


def sit(
    steps: Sequence[Step] = (),
    *,
    rules: RuleSet = ISKO,
    computers: Sequence[Computer] = (),
    seed: int = 1,
    dealer: int = 0,
    deals: int = 1,
    match: Match | None = None,
    wrong: Sequence[str] = (),
    deck: Deck = Deck.FRENCH,
    width: int = 100,
) -> Sitting:
    """Play so many deals in English; `wrong` is typed first at every question."""
    screen = StringIO()
    words = Words(messages("en"), deck)
    console = Console(file=screen, width=width, highlight=False, soft_wrap=True, color_system=None)
    person = Person(screen, steps, wrong)
    begun = match or begin(rules, first_dealer=Seat(dealer))
    table = LocalTable(begun, "table", NoJournal(), Random(seed).randbytes)
    person.table = table
    names = ("You", "Ann", "Bob", "Cid")[: rules.list.seats]
    surface = Terminal(Screen(console, words, colours_of(deck.value)), Typed(words), person, ME, names)
    others = [Seat(number) for number in range(1, rules.list.seats)]
    given = [*computers, *(Computer() for _ in others)]
    end = Session(table, ME, dict(zip(others, given, strict=False)), surface).run(deals)
    return Sitting(
        text=screen.getvalue(), table=table, end=end, left_over=person.left_over, mistakes=person.mistakes
    )


def check(sitting: Sitting, *shown: str) -> None:
    """The script was used up, and these texts were shown in this order."""
    assert sitting.left_over == (), sitting.text
    place = 0
    for text in shown:
        found = sitting.text.find(text, place)
        assert found >= 0, f"{text!r} is not shown after {sitting.text[:place][-200:]!r} in\n{sitting.text}"
        place = found + len(text)


def typed(cards: Sequence[Card]) -> str:
    """Cards as they may be typed."""
    return " ".join(card.value for card in cards)


def first_card(table: LocalTable) -> str:
    return typed(table.options(ME).cards[:1])


def two_cards(table: LocalTable) -> str:
    return typed(table.options(ME).discards[:2])


def _ten_cards(table: LocalTable) -> str:
    return typed(table.options(ME).rearrange[:10])


AS_IT_COMES: tuple[Step, ...] = (
    (CARD, first_card),
    ("Your bid?", "pass"),
    ("Yes or pass?", "pass"),
    ("Will you play at", "pass"),
    ("Take the skat, or play hand?", "skat"),
    ("Which two cards", two_cards),
    ("Put down", ""),
    ("Which game", "grand"),
    ("Announce anything more", "nothing"),
    ("Play it all the same", "yes"),
    ("grand hand instead", "no"),
    ("push it on unseen", "push"),
    ("Anything before the first card", ""),
    ("Kontra?", ""),
    ("Re?", ""),
    ("Supra?", ""),
    ("Hirsch?", ""),
    ("Do you agree?", "yes"),
    ("Do you accept?", "yes"),
    ("Do you want to?", "no"),
    ("Which ten cards", _ten_cards),
    ("Next deal?", ""),
)
"""What is typed where a script says nothing."""
