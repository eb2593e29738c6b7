"""From the words of `MV` to our entries. What the rules say of them is the replay's business."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from vorhand.core.cards import CARD_BY_TEXT, NO_CARDS, Card, CardSet, card_set, cards_in
from vorhand.core.events import (
    BidHeld,
    BidMade,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsShown,
    Event,
    GameDeclared,
    Hands,
    Passed,
    SkatPickedUp,
)
from vorhand.core.positions import Position
from vorhand.records.iss.acts import POSITION_BY_DIGIT, WORLD, Happening, canonical
from vorhand.records.iss.declaration import Declaration, cards_of, declared, is_declaration, parse_declaration
from vorhand.records.lines import EventLine, NoteKind, NoteLine
from vorhand.records.problems import MOST_PROBLEMS, Problem, RecordReason, quoted
from vorhand.records.record import Entry

SOURCE: Final = "ISS record, section 2"
UNKNOWN_CARD: Final = "??"
LONGEST_NUMBER: Final = 6
"""Digits of a bid; more is no number of this game."""
MOST_MOVES: Final = 400
"""Moves of one record; a real one has fewer than a hundred."""


class _Move(NamedTuple):
    who: str
    what: str

    @property
    def text(self) -> str:
        return f"{self.who} {self.what}"


class Moves:
    """The entries that the words of one record come to, and what could not be read."""

    def __init__(self, words: Sequence[str], line: int) -> None:
        self.entries: list[Entry] = []
        self.problems: list[Problem] = []
        self._line = line
        self._events = 0
        self._hands: dict[Position, CardSet] = {}
        self._skat_taker: Position | None = None
        self._awaits_skat: _Move | None = None
        self._named: tuple[_Move, Position] | None = None
        self._read(words)

    def _read(self, words: Sequence[str]) -> None:
        read, rest = words[: 2 * MOST_MOVES], words[2 * MOST_MOVES :]
        for who, what in zip(read[::2], read[1::2], strict=False):
            self._take(_Move(who, what))
        self._settle_open()
        if len(read) % 2:
            self._refuse(read[-1], "the last word stands alone; a move is who and what")
        if rest:
            self._refuse(" ".join(rest), f"a record has {MOST_MOVES} moves at most")

    def _take(self, move: _Move) -> None:
        by = POSITION_BY_DIGIT.get(move.who)
        if self._takes_skat(move) or self._takes_discard(move, by):
            return
        self._settle_open()
        if by is not None:
            self._take_player(move, by)
        elif move.who == WORLD:
            self._take_world(move)
        else:
            self._refuse(move.text, "a move is made by w, 0, 1 or 2")

    def _settle_open(self) -> None:
        """Close what waited for a second move that did not come."""
        if self._named:
            (move, by), self._named = self._named, None
            self._add(move.text, self._note(NoteKind.GAME_NAMED, by, text=move.what))
        if self._awaits_skat:
            move, self._awaits_skat = self._awaits_skat, None
            self._refuse(move.text, "the server should answer with the two cards of the skat")

    def _take_world(self, move: _Move) -> None:
        action, dot, seat = move.what.partition(".")
        by = POSITION_BY_DIGIT.get(seat)
        if action in _WORLD_NOTES and dot and by is not None:
            self._add(move.text, self._note(_WORLD_NOTES[action], by))
        elif not self._hands:
            self._deal(move)
        else:
            self._refuse(move.text, "the server deals, shows the skat, or says TI.n or LE.n with a seat n")

    def _deal(self, move: _Move) -> None:
        # Some records set bars between the hands.
        texts = tuple(text for text in move.what.replace("|", ".").split(".") if text)
        cards = cards_of(texts)
        if cards is None:
            reason = RecordReason.HIDDEN_CARDS if UNKNOWN_CARD in texts else RecordReason.BAD_MOVE
            self._refuse(move.text, "a deal names 32 cards; a view of one player cannot be replayed", reason)
            return
        first, second, third, skat = cards[:10], cards[10:20], cards[20:30], cards[30:]
        if len(skat) != 2:
            self._refuse(move.text, f"a deal names 32 cards, not {len(cards)}", RecordReason.BAD_MOVE)
            return
        self._hands = dict(
            zip(POSITION_BY_DIGIT.values(), map(card_set, (first, second, third)), strict=True)
        )
        self._add(move.text, CardsDealt(Hands(first, second, third), (skat[0], skat[1])))

    def _takes_skat(self, move: _Move) -> bool:
        """Whether `move` is the server's answer to a player who takes the skat; it is taken then."""
        asked, by = self._awaits_skat, self._skat_taker
        texts = tuple(move.what.split("."))
        if asked is None or by is None or move.who != WORLD or len(texts) != 2:
            return False
        cards = cards_of(texts)
        if cards is None and UNKNOWN_CARD not in texts:
            return False
        self._awaits_skat = None
        text = f"{asked.text} {move.text}"
        if cards is None:
            self._refuse(
                text, "a view that does not show the skat cannot be replayed", RecordReason.HIDDEN_CARDS
            )
            return True
        self._hands[by] = CardSet(self._hands.get(by, NO_CARDS) | card_set(cards))
        self._add(text, SkatPickedUp(by, (cards[0], cards[1])))
        return True

    def _take_player(self, move: _Move, by: Position) -> None:
        what = move.what
        plain = _PLAIN_ACTS.get(what)
        card = CARD_BY_TEXT.get(what)
        if card:
            self._play(move, by, card)
        elif plain:
            self._add(move.text, plain(by))
        elif what == "s":
            self._awaits_skat, self._skat_taker = move, by
        elif what.isascii() and what.isdigit() and len(what) <= LONGEST_NUMBER:
            self._add(move.text, BidMade(by, int(what)))
        elif is_declaration(what):
            self._declare(move, by, parse_declaration(what))
        else:
            self._take_odd(move, by)

    def _play(self, move: _Move, by: Position, card: Card) -> None:
        self._hands[by] = CardSet(self._hands.get(by, NO_CARDS) & ~card.bit)
        self._add(move.text, CardPlayed(by, card))

    def _take_odd(self, move: _Move, by: Position) -> None:
        action, _, listed = move.what.partition(".")
        if move.what == "RE":
            self._add(move.text, self._note(NoteKind.RESIGNED, by))
        elif action == "SC":
            cards = cards_of(tuple(listed.split("."))) if listed else ()
            self._add(move.text, self._note(NoteKind.HAND_SHOWN, by, cards=cards or ()))
        elif move.what == UNKNOWN_CARD:
            self._add(move.text, self._note(NoteKind.CARD_UNKNOWN, by))
        else:
            self._refuse(
                move.text, "a player bids a number, y, p, s, declares, plays a card, or says SC or RE"
            )

    def _declare(self, move: _Move, by: Position, declaration: Declaration) -> None:
        picked_up = by is self._skat_taker
        if picked_up and not declaration.cards:
            # The newer form: the discard follows as an action of its own.
            self._named = (move, by)
            return
        self._declare_with(move.text, by, declaration, picked_up=picked_up)

    def _takes_discard(self, move: _Move, by: Position | None) -> bool:
        if self._named is None:
            return False
        named, declarer = self._named
        texts = tuple(move.what.split("."))
        if by is not declarer or len(texts) < 2 or cards_of(texts) is None:
            return False
        self._named = None
        game = parse_declaration(named.what)
        declaration = Declaration(game.game, game.flags, texts)
        self._declare_with(f"{named.text} {move.text}", declarer, declaration, picked_up=True)
        return True

    def _declare_with(self, text: str, by: Position, declaration: Declaration, *, picked_up: bool) -> None:
        cards = cards_of(declaration.cards)
        laid = 2 if picked_up else 0
        if cards is None or len(cards) not in (laid, laid + 10):
            reason = RecordReason.HIDDEN_CARDS if UNKNOWN_CARD in declaration.cards else RecordReason.BAD_MOVE
            self._refuse(text, f"{laid} cards are laid away, and 10 open cards may follow", reason)
            return
        event = declared(declaration, by, picked_up=picked_up)
        self._add(text, *self._discard(by, cards[:laid]), event, *self._open_hand(event, cards[laid:]))

    def _discard(self, by: Position, cards: tuple[Card, ...]) -> tuple[CardsDiscarded, ...]:
        if not cards:
            return ()
        self._hands[by] = CardSet(self._hands.get(by, NO_CARDS) & ~card_set(cards))
        return (CardsDiscarded(by, (cards[0], cards[1])),)

    def _open_hand(self, event: GameDeclared, listed: tuple[Card, ...]) -> tuple[CardsShown, ...]:
        """The open hand: listed, or left out by the record and added here."""
        if listed:
            return (CardsShown(event.by, listed),)
        return (CardsShown(event.by, cards_in(self._hands.get(event.by, NO_CARDS))),) if event.ouvert else ()

    def _note(
        self, kind: NoteKind, by: Position | None, *, cards: tuple[Card, ...] = (), text: str = ""
    ) -> NoteLine:
        return NoteLine(after=self._events, kind=kind, by=by, cards=cards, text=text)

    def _add(self, original: str, *act: Happening) -> None:
        """Add an act, with its spelling where ours would be another."""
        if canonical(act) != original:
            self.entries.append(self._note(NoteKind.SPELLING, None, text=original))
        for happening in act:
            if isinstance(happening, NoteLine):
                self.entries.append(happening)
            else:
                self._add_event(happening)

    def _add_event(self, event: Event) -> None:
        self.entries.append(EventLine(self._events, event))
        self._events += 1

    def _refuse(self, text: str, message: str, reason: RecordReason = RecordReason.BAD_MOVE) -> None:
        self.entries.append(self._note(NoteKind.UNREAD, None, text=text))
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(
                Problem(
                    reason=reason,
                    message=f"{quoted(text)}: {message}",
                    line=self._line,
                    event=self._events,
                    path="MV",
                    source=SOURCE,
                )
            )


_WORLD_NOTES: Final = {"TI": NoteKind.TIMED_OUT, "LE": NoteKind.LEFT}
_PLAIN_ACTS: Final[dict[str, Callable[[Position], Event]]] = {"y": BidHeld, "p": Passed}
