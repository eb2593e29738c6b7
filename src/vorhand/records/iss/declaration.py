"""The declaration of a game in the server's letters: `G.DT.ST`, `CHS`, `NOH`."""

import re
from typing import Final

import msgspec

from vorhand.core.cards import CARD_BY_TEXT, Card
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.errors import NotationError
from vorhand.core.events import GameDeclared
from vorhand.core.positions import Position
from vorhand.core.rules.announcing import contract
from vorhand.core.rules.ruleset import RuleSet

GAMES: Final[dict[str, GameType]] = {
    "C": GameType.CLUBS,
    "S": GameType.SPADES,
    "H": GameType.HEARTS,
    "D": GameType.DIAMONDS,
    "G": GameType.GRAND,
    "N": GameType.NULL,
}
LETTERS: Final = {game: letter for letter, game in GAMES.items()}

# A flag letter is never a rank, so `CS` is clubs with Schneider and `CK` a card.
_DECLARATION: Final = re.compile(r"([CSHDGN])([HOSZ]{0,8})((?:\.[^.]{2}){0,12})")


class Declaration(msgspec.Struct, frozen=True):
    """What a declaration says, in the order in which it says it."""

    game: GameType
    flags: frozenset[str]
    cards: tuple[str, ...]


def parse_declaration(text: str) -> Declaration:
    """What `text` declares. Raises `NotationError` if it is no declaration."""
    match = _DECLARATION.fullmatch(text)
    if match is None:
        raise NotationError(
            f"{text!r} is no declaration: C S H D G N, then flags H O S Z, then cards, as in CH or G.DT.ST"
        )
    letter, flags, cards = match.groups()
    return Declaration(GAMES[letter], frozenset(flags), tuple(cards.split(".")[1:]))


def is_declaration(text: str) -> bool:
    """Whether `text` is a declaration and neither a card nor another act."""
    return text[:1] in GAMES and _DECLARATION.fullmatch(text) is not None


def declared(declaration: Declaration, by: Position, *, picked_up: bool) -> GameDeclared:
    """The event of a declaration; without taking the skat it is a hand game, said or not."""
    flags = declaration.flags
    return GameDeclared(
        by,
        declaration.game,
        hand="H" in flags or not picked_up,
        schneider="S" in flags,
        schwarz="Z" in flags,
        ouvert="O" in flags,
    )


def contract_of(rules: RuleSet, declaration: Declaration, *, picked_up: bool) -> Contract:
    """The complete contract of a declaration. Raises `IllegalContract` if it cannot be declared."""
    said: Announcement = declared(declaration, Position.FOREHAND, picked_up=picked_up).announced
    return contract(rules, declaration.game, said)


def declaration_text(event: GameDeclared) -> str:
    """The game and its flags as the server spells them: `O` first, and implied flags left out.

    Raises `NotationError` for a game that cannot be declared.
    """
    letter = LETTERS.get(event.game)
    if letter is None:
        raise NotationError(f"{event.game.value} cannot be declared")
    if event.ouvert and event.game is not GameType.NULL:
        return letter + "O"
    ouvert, hand = "O" * event.ouvert, "H" * event.hand
    level = "Z" if event.schwarz else "S" * event.schneider
    return letter + ouvert + hand + level


def cards_of(texts: tuple[str, ...]) -> tuple[Card, ...] | None:
    """The cards with these texts; None if one of them is none."""
    cards = tuple(CARD_BY_TEXT.get(text) for text in texts)
    return None if None in cards else tuple(card for card in cards if card)
